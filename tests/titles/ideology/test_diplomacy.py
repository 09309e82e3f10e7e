"""Diplomacy: an open round, sealed wishes, and the harsher of two wishes counts."""

import pytest

from game.core.contract import UNSEEN, line
from game.titles.ideology.events import StanceCalledFor, StanceChanged, WishesOpened, WishesSealed
from game.titles.ideology.standing import posts
from tests.titles.ideology.summit import Summit


def test_id_dip_01_and_id_dip_05_each_seat_makes_a_wish_about_each_other() -> None:
    table = Summit("diplomacy", com={}, fas={}, isl={}, options={"open_talk": False})
    asked = []
    while table.asked[1] == "wish":
        who, offered = table.asks
        asked.append((who, min(offered).split()[1]))
        table.does(who, f"neutral {asked[-1][1]}")
    assert asked == [
        ("com", "fascism"),
        ("com", "fundamentalism"),
        ("fas", "communism"),
        ("fas", "fundamentalism"),
        ("isl", "communism"),
        ("isl", "fascism"),
    ]
    assert [event.seat for event in table.happened(WishesSealed)] == [0, 1, 2]
    assert table.happened(StanceChanged) == []
    table.passes()


@pytest.mark.parametrize(
    ("before", "one", "other", "after"),
    [
        ("neutral", "peace", "war", "war"),
        ("war", "peace", "peace", "peace"),
        ("war", "peace", "neutral", "neutral"),
        ("peace", "peace", "neutral", "neutral"),
        ("peace", "war", "war", "war"),
    ],
)
def test_id_dip_02_and_id_amb_21_the_harsher_wish_holds(before: str, one: str, other: str, after: str) -> None:
    """T-DIP-1, D-DIP-1."""
    table = Summit("diplomacy", com={}, fas={}, stances={"com fas": before})
    table.wishes(com=f"fas {one}", fas=f"com {other}")
    assert table.stance("com", "fas") == after
    assert [(e.wish, e.answer, e.stance) for e in table.happened(WishesOpened)] == [(one, other, after)]
    table.passes()


def test_id_dip_02_the_example_of_a_peace_offer_plays_out() -> None:
    table = Summit("diplomacy", cap={}, fas={})
    table.wishes(cap="fas peace", fas="cap war")
    assert table.told[-1] == "Cap is at war with fas now."
    table.passes()


def test_id_dip_03_stances_are_open_and_mutual() -> None:
    table = Summit("diplomacy", cap={}, fas={}, com={})
    table.wishes(fas="com war, cap peace", com="fas peace, cap war", cap="fas peace")
    assert (table.stance("fas", "com"), table.stance("fas", "cap"), table.stance("com", "cap")) == (
        "war",
        "peace",
        "war",
    )
    assert table.seen_by(None).stances == table.state.stances
    table.passes()


def test_id_dip_04_capitalism_cannot_declare_war() -> None:
    table = Summit("diplomacy", cap={}, fas={}, com={}, stances={"cap com": "war"})
    assert not table.offers("cap", "call_for_war fas")
    assert table.refuses("cap", "call_for_war fas") == "ID-DIP-04"
    assert table.offers("cap", "call_for_war com")
    table.does("cap", "done")
    table.does("fas", "done")
    table.does("com", "done")
    assert table.asks == ("cap", {"peace fascism", "neutral fascism"})
    assert table.refuses("cap", "war fas") == "ID-DIP-04"
    table.wishes()
    table.passes()


def test_id_amb_19_and_id_dip_04_capitalism_may_stay_at_war() -> None:
    table = Summit("diplomacy", cap={}, com={}, stances={"cap com": "war"})
    table.wishes(cap="com war", com="cap peace")
    assert table.stance("cap", "com") == "war"
    table.passes()


def test_id_dip_05_and_id_amb_73_wishes_are_sealed_and_cannot_be_changed() -> None:
    table = Summit("diplomacy", com={}, fas={}, isl={}, options={"open_talk": False})
    table.does("com", "war fas", "peace isl")
    for who in ("fas", "isl", None):
        assert table.seen_by(who).sealed[0] == (UNSEEN, UNSEEN)
        assert table.seen_by(who).stances == table.state.stances
    assert table.refuses("com", "peace fas") == "ID-DIP-05"
    assert table.refuses("fas", "peace isl") == "ID-AMB-73"
    table.wishes()
    assert table.stance("com", "fas") == "war"
    table.passes()


@pytest.mark.parametrize("stance", ["peace", "neutrality", "war"])
def test_a_call_is_explained_by_what_its_stance_allows(stance: str) -> None:
    """“Why? Communism calls for war with you. Nothing else on the table shows why.”"""
    table = Summit("diplomacy", order="fas com", com={}, fas={})
    before = table.seen_by("com")
    table.does("fas", f"call_for_{stance} com")
    told = [line(f"post.{stance}", seat=1, other=0)] if stance != "neutrality" else []
    assert posts(before, table.seen_by("com"), 1) == told
    assert posts(before, table.seen_by("com"), 0) == []
    table.does("com", "done")


def test_an_advancement_is_explained_by_what_it_does_for_its_seat() -> None:
    """“Why? Imperialism buys Tactics. Nothing else on the table shows why.”"""
    seats = {"imp": {"hand": "2m", "advancements": "industry"}, "fas": {"advancements": "tactics"}, "com": {}}
    table = Summit("development", order="imp fas com", **seats)  # type: ignore[arg-type]
    before = table.seen_by("fas")
    table.does("imp", "buy tactics")
    bought = table.seen_by("fas")
    assert posts(before, bought, 0) == [line("post.protects", seat=0, area="military", others=(2,))]
    table.does("imp", "buy technological_supremacy")
    assert posts(bought, table.seen_by("fas"), 0) == [line("post.waives", seat=0, area="military")]


def test_id_dip_06_calls_in_the_open_round_are_not_binding() -> None:
    table = Summit("diplomacy", order="fas com", com={}, fas={})
    assert table.asks == (
        "fas",
        {"call_for_peace communism", "call_for_neutrality communism", "call_for_war communism", "done"},
    )
    table.does("fas", "call_for_peace com")
    assert table.asked[0] == "com", "each other player is spoken of once"
    assert [(e.seat, e.other, e.stance) for e in table.happened(StanceCalledFor)] == [(1, 0, "peace")]
    assert table.seen_by("com").spoken[1] == ("peace", "")
    table.does("com", "done")
    table.does("fas", "war com")
    table.does("com", "peace fas")
    assert table.stance("com", "fas") == "war"
    table.passes()


def test_id_amb_22_a_broken_call_is_remembered_in_public() -> None:
    table = Summit("diplomacy", com={}, fas={}, isl={})
    table.does("com", "call_for_peace fas", "call_for_war isl")
    table.does("fas", "call_for_peace com", "done")
    table.does("isl", "done")
    table.wishes(com="fas neutral, isl peace", fas="com peace")
    assert table.seen_by(None).broken == ((0, 1, 0), (0, 0, 0), (0, 0, 0))
    table.passes()


def test_id_dip_06_each_other_player_can_be_addressed_once() -> None:
    table = Summit("diplomacy", com={}, fas={}, isl={})
    table.does("com", "call_for_war isl")
    assert table.refuses("com", "call_for_peace isl") == "ID-DIP-06"
    assert table.refuses("com", "war fas") == "ID-DIP-06"
    table.does("com", "call_for_peace fas")
    assert table.asked == ("fas", "speak")
    table.wishes()
    table.passes()


def test_id_amb_20_worsening_needs_one_wish_and_improving_two() -> None:
    table = Summit("diplomacy", com={}, fas={}, isl={}, stances={"com isl": "war", "fas isl": "war"})
    table.wishes(com="fas war, isl peace", fas="isl peace", isl="fas peace")
    assert (table.stance("com", "fas"), table.stance("com", "isl"), table.stance("fas", "isl")) == (
        "war",
        "war",
        "peace",
    )
    table.passes()


def test_open_round_can_be_disabled() -> None:
    table = Summit("diplomacy", com={}, fas={}, options={"open_talk": False})
    assert table.asked == ("com", "wish")
    assert table.refuses("com", "call_for_peace fas") == "ID-DIP-06"
    table.wishes()
    table.passes()
