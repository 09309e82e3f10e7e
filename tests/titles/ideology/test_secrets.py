"""Hidden information doesn't change what a seat sees or is offered, and imagined worlds are possible."""

from collections import Counter
from random import Random

import pytest

from ai.search.deeds import Hidden, hidden
from game.core.contract import UNSEEN, Setup, option
from game.core.table import Table
from game.titles.ideology.faces import AREAS
from tests.titles.ideology.summit import GAME, Summit, short


def test_wishes_and_discards_are_sealed_for_search_and_a_target_is_a_draft() -> None:
    wishes = Summit("diplomacy", com={}, fas={})
    assert hidden(wishes.state) is Hidden.NO
    wishes.does("com", "done")
    wishes.does("fas", "done")
    assert hidden(wishes.state) is Hidden.SEALED
    wishes.does("com", "war fas")
    assert hidden(wishes.state) is Hidden.SEALED
    wishes.wishes()
    discards = Summit("resource", com={"hand": "4m"}, fas={"hand": "4m"})
    assert hidden(discards.state) is Hidden.SEALED
    discards.does("com", "discard m")
    discards.does("fas", "discard m")
    attack = Summit(com={"hand": "4c"}, fas={}, cap={}, regions={"mongolia": ":2 fas 0/0/1 cap 0/0/1"})
    attack.does("com", "attack_cultural mongolia")
    assert hidden(attack.state) is Hidden.DRAFT
    assert attack.seen_by("fas").agenda == attack.state.agenda[:-1]
    attack.does("com", "against fas")
    for table in (wishes, discards, attack):
        table.passes()


def test_hands_are_imagined_among_all_unplaced_cards() -> None:
    table = Summit("trading", com={"hand": "1m"}, fas={"hand": "1c"}, regions={"germany": "fas:6 fas 6/6/3"})
    view, rng = table.seen_by("com"), Random(3)
    hands = Counter(short(GAME.imagine(view, 0, rng).hands[1]) for _ in range(3_000))
    left = {"1m": 9, "1e": 9, "1c": 12}
    for hand, count in left.items():
        assert hands[hand] / 3_000 == pytest.approx(count / 30, abs=0.04)
    assert {short(GAME.imagine(view, 0, rng).hands[0]) for _ in range(20)} == {"1m"}
    table.passes()


def test_sealed_wishes_are_imagined_in_every_possible_way() -> None:
    table = Summit("diplomacy", cap={}, fas={}, com={}, options={"open_talk": False})
    table.does("cap", "peace fas", "neutral com")
    table.does("fas", "war cap", "peace com")
    view, rng = table.seen_by("com"), Random(4)
    sealed = [GAME.imagine(view, 2, rng).sealed for _ in range(300)]
    assert {wishes[0][0] for wishes in sealed} == {"peace", "neutral"}, "Capitalism declares no war"
    assert {wishes[1] for wishes in sealed} == {(a, b) for a in STANCES for b in STANCES}
    table.wishes()
    table.passes()


STANCES = ("peace", "neutral", "war")


def test_sealed_discards_are_imagined_from_the_imagined_hand() -> None:
    table = Summit("resource", com={"hand": "3m 3e"}, fas={"hand": "5c"})
    table.does("com", "discard m", "discard m", "discard e")
    view, rng = table.seen_by("fas"), Random(5)
    assert view.sealed[0] == (UNSEEN,) * 3
    for _ in range(50):
        world = GAME.imagine(view, 1, rng)
        assert len(world.sealed[0]) == 3
        assert not Counter(world.sealed[0]) - Counter(world.hands[0])
    table.does("fas", "discard c", "discard c")
    table.passes()


def test_card_picked_up_by_communism_is_in_its_imagined_hand() -> None:
    table = Summit("assessment", com={"hand": "2e"}, fas={}, regions={"russia": "com:3 com 6/3/3"})
    table.does("com", "lift_military russia")
    view, rng = table.seen_by("fas"), Random(6)
    assert all("military" in GAME.imagine(view, 1, rng).hands[0] for _ in range(40))
    table.passes()


def test_id_asm_06_an_exchange_reveals_a_card_and_cannot_be_undone() -> None:
    """The new card used to be hidden, although the hand is as large as before."""
    story = Summit("assessment", com={"hand": "2e"}, fas={}, regions={"russia": "com:3 com 6/3/3"})
    table = Table(GAME, Setup("standard", ("communism", "fascism"), {}, 1))
    table.state = story.state.copy()
    table.play(option("lift_military", "russia"))
    assert table.view(1).hands[0] == ("military", UNSEEN), "what was picked up lies open"
    assert not table.can_undo(0)
    table.play(option("done"))
    assert set(table.view(1).hands[0]) == {UNSEEN}, "afterwards it is a card like any other"
    story.passes()


@pytest.mark.parametrize("hand", ["2m", "2e", "2c", "1m 1c"])
def test_id_gen_11_asking_a_target_depends_only_on_its_hand_size(hand: str) -> None:
    table = Summit(com={"hand": "2c"}, fas={"hand": hand}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    assert table.asked == ("fas", "defend")
    table.does("fas", "let_stand")
    table.passes()


@pytest.mark.parametrize("phase", ["development", "foreign", "conflict", "assessment"])
def test_id_gen_11_and_id_amb_40_questions_do_not_depend_on_the_hand(phase: str) -> None:
    """Every hand of two cards is asked the same, though most of them can't do anything."""
    asked = set()
    for hand in ("2m", "2e", "2c", "1m 1e", "1m 1c", "1e 1c"):
        table = Summit(
            phase,
            com={"hand": hand},
            fas={"hand": "1m"},
            regions={"mongolia": "fas 1/1/0", "russia": "com:3 com 6/6/6"},
            stances={"com fas": "war"},
        )
        asked.add(table.asked)
        table.passes()
    assert len(asked) == 1


def test_every_area_of_a_hidden_hand_is_possible() -> None:
    table = Summit("trading", com={"hand": "1m"}, fas={"hand": "1m"})
    view, rng = table.seen_by("com"), Random(8)
    assert {GAME.imagine(view, 0, rng).hands[1] for _ in range(60)} == {(area,) for area in AREAS}
    table.passes()
