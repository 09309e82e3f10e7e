"""Secret notes: MA-BID, and the rulings about them."""

from collections.abc import Callable
from typing import Any

import pytest

from game.core.contract import Event
from game.titles.manifesto.bidding import account, worth
from game.titles.manifesto.events import ConflictsEnded, NoteOpened, NoteSealed, StayedOut, TieRolled
from game.titles.manifesto.state import SEALED, Bid, Conflict, Initiative, LastBid, War
from tests.titles.manifesto.congress import Congress

COUP = Conflict("military_coup:a", 0, "south_america", 1)


def test_ma_bid_01_bids_are_opened_together() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3}, carl={"its": 3})
    table.plays("anna", "alliance", "india")
    table.writes("anna", "1")
    table.writes("omar", "against 2")
    assert not table.happened(NoteOpened)
    table.writes("carl", "for 2")
    assert [event.value for event in table.happened(NoteOpened)] == [1, 2, 2]


def test_ma_bid_01_abstentions_are_opened_first_and_the_largest_helper_last() -> None:
    table = Congress(
        anna={"hand": "military_coup", "its": 9}, omar={"its": 9, "regions": "india"}, carl={"its": 9}
    )
    table.plays("anna", "military_coup", "india")
    table.bid(anna="1", omar="4", carl="against 2")
    assert [(event.seat, event.value) for event in table.happened(NoteOpened)] == [(0, 1), (1, 4), (2, 2)]
    table = Congress(
        anna={"hand": "military_coup", "its": 9}, omar={"its": 9, "regions": "india"}, carl={"its": 9}
    )
    table.plays("anna", "military_coup", "india")
    table.bid(anna="5", omar="4", carl="out")
    opened = [event.seat for event in table.events if isinstance(event, StayedOut | NoteOpened)]
    assert opened == [2, 1, 0]


def test_ma_bid_04_nothing_is_paid_before_every_note_is_open() -> None:
    """Money and cards used to move note by note, which revealed what the notes not opened yet said."""
    table = Congress(
        anna={"hand": "military_coup propaganda", "its": 9}, omar={"its": 9, "regions": "india"}, carl={"its": 9}
    )
    table.plays("anna", "military_coup", "india")
    purses, before = list[tuple[int, ...]](), table.state.its
    hear = table._hear

    def heard(event: Callable[..., Event], *args: Any, **kwargs: Any) -> None:
        hear(event, *args, **kwargs)
        purses.extend([table.state.its] if event is NoteOpened else [])

    table._hear = heard  # type: ignore[method-assign]
    table.bid(anna="1 propaganda", omar="4", carl="against 2")
    assert purses == [before] * 3
    assert table.state.its == tuple(had - paid for had, paid in zip(before, (1, 4, 2), strict=True))


def test_ma_bid_02_a_bid_holds_its_and_influence_cards() -> None:
    table = Congress(anna={"hand": "alliance manifesto", "its": 3}, omar={})
    table.plays("anna", "alliance", "india")
    assert table.asks == ("anna", {"bid 0", "bid 1", "bid 2", "bid 3"})
    table.does("anna", "bid 3")
    assert table.asks == ("anna", {"add manifesto:a", "seal"})
    table.does("anna", "add manifesto", "seal")
    assert table.happened(NoteOpened)[0].value == 7


@pytest.mark.parametrize(
    ("its", "cards", "value"),
    [
        (2, ("appeasement:a",), 6),
        (0, ("propaganda:a",), 4),
        (3, (), 3),
        (1, ("foreign_aid:a", "national_will:a"), 7),
    ],
)
def test_ma_bid_03_a_bid_is_worth_its_cards_and_matching_bonuses(
    its: int, cards: tuple[str, ...], value: int
) -> None:
    assert worth(COUP, Bid("for", its, cards)) == value


def test_ma_bid_04_every_bid_is_paid_whether_won_or_lost() -> None:
    table = Congress(anna={"hand": "alliance diplomacy", "its": 4}, omar={"hand": "national_will", "its": 6})
    table.plays("anna", "alliance", "india")
    table.bid(anna="4 diplomacy", omar="against 6 national_will")
    assert (table.its("anna"), table.its("omar"), table.changed) == (0, 0, {})
    assert {"diplomacy", "national_will", "alliance"} <= table.pile()


def test_ma_bid_05_equal_sides_roll_until_they_differ() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 3}, omar={"regions": "india", "its": 3})
    table.plays("anna", "rebellion", "india")
    table.dice(4, 4, 5, 2)
    table.bid(anna="2", omar="2")
    assert [event.dice for event in table.happened(TieRolled)] == [(4, 4), (5, 2)]
    assert table.changed == {"india": ""}


def test_ma_bid_06_a_bonus_counts_if_its_letter_is_in_the_type() -> None:
    assert account(COUP, ("isolationism:a", "appeasement:a", "united_nations:a")) == [
        ("isolationism:a", 2, 2),
        ("appeasement:a", 3, 1),
        ("united_nations:a", 3, 0),
    ]


def test_ma_bid_06_a_bonus_counts_for_helpers_on_either_side() -> None:
    table = Congress(
        anna={"hand": "alliance", "its": 1},
        omar={"hand": "diplomacy", "its": 0},
        carl={"hand": "manifesto", "its": 0},
    )
    table.plays("anna", "alliance", "india")
    table.bid(anna="1", omar="for diplomacy", carl="against manifesto")
    assert [event.value for event in table.happened(NoteOpened)] == [1, 3, 4]
    table.dice(1)


def test_ma_bid_07_the_sides_a_seat_may_take() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 1}, omar={"regions": "india", "its": 1}, carl={"its": 1})
    table.plays("anna", "rebellion", "india")
    assert table.asked == ("anna", "name_sum")
    table.writes("anna", "1")
    assert table.asked == ("omar", "name_sum")
    table.writes("omar", "0")
    assert table.asks == ("carl", {"for", "against", "abstain"})
    table.writes("carl", "out")
    assert table.changed == {"india": ""}


def test_ma_bid_07_a_side_is_worth_all_its_bids() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 2}, omar={"regions": "india", "its": 3}, carl={"its": 2})
    table.plays("anna", "rebellion", "india")
    table.bid(anna="2", omar="3", carl="for 2")
    assert table.changed == {"india": ""}
    assert table.its("carl") == 0


def test_ma_bid_08_a_note_takes_a_side_then_money_then_cards() -> None:
    table = Congress(anna={"hand": "alliance", "its": 1}, omar={"hand": "diplomacy", "its": 2})
    table.plays("anna", "alliance", "india")
    table.writes("anna", "1")
    assert table.refuses("omar", "add diplomacy") == "MA-BID-08"
    table.does("omar", "against")
    assert table.refuses("omar", "add diplomacy") == "MA-BID-08"
    table.does("omar", "bid 0")
    assert table.refuses("omar", "bid 1") == "MA-BID-08"
    table.does("omar", "seal")
    assert table.changed == {"india": "anna"}


def test_ma_bid_09_no_note_is_visible_before_all_are_sealed() -> None:
    table = Congress(
        anna={"hand": "alliance manifesto", "its": 3}, omar={"hand": "purge", "its": 3}, carl={"its": 3}
    )
    table.plays("anna", "alliance", "india")
    blank = table.seen_by("omar").agenda
    table.does("anna", "bid 2")
    assert table.seen_by("omar").agenda == table.seen_by(None).agenda == blank
    table.does("anna", "add manifesto", "seal")
    for reader in ("omar", "carl", None):
        seen = table.seen_by(reader)
        assert (seen.sealed[0], seen.its[0], len(seen.hands[0])) == (SEALED, 3, 1)
    assert table.seen_by("anna").sealed[0] == Bid("for", 2, ("manifesto:a",))
    table.bid(omar="out", carl="out")
    assert table.its("anna") == 1


def test_ma_bid_09_staying_out_looks_like_any_other_note() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"hand": "diplomacy", "its": 3}, carl={"its": 3})
    table.plays("anna", "alliance", "india")
    table.writes("anna", "1")
    other = table.state.copy()
    table.writes("omar", "out")
    said_nothing = table.seen_by("carl")
    table.state = other
    table.writes("omar", "against 2 diplomacy")
    assert table.seen_by("carl") == said_nothing
    table.bid(carl="out")


def test_ma_bid_09_others_see_only_that_a_note_is_being_written() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3})
    table.plays("anna", "alliance", "india")
    blank = table.state.agenda[-1]
    table.does("anna", "bid 1")
    assert table.seen_by("omar").agenda[-1] == blank != table.state.agenda[-1]
    assert table.refuses("omar", "for") == "MA-BID-09"
    table.does("anna", "seal")
    table.bid(omar="out")


def test_ma_bid_10_a_seat_with_nothing_is_not_asked() -> None:
    table = Congress(dice="1 2", anna={"hand": "rebellion", "its": 0}, omar={"regions": "india"}, carl={})
    table.plays("anna", "rebellion", "india")
    assert (table.happened(NoteOpened), table.changed) == ([], {})
    assert table.asked == ("anna", "recess")


def test_ma_bid_10_a_seat_with_any_card_is_asked_even_if_it_cannot_be_bid() -> None:
    table = Congress(anna={"hand": "rebellion purge", "its": 1}, omar={"regions": "india", "hand": "treaty"})
    table.plays("anna", "rebellion", "india")
    table.writes("anna", "1")
    assert table.asks == ("omar", {"seal"})
    table.writes("omar", "")
    assert table.changed == {"india": ""}


def test_ma_bid_10_an_outsider_barred_from_both_sides_is_not_asked() -> None:
    table = Congress(
        truces={"anna carl": 9, "omar carl": 9},
        anna={"hand": "rebellion", "its": 1},
        omar={"regions": "india", "its": 1},
        carl={"its": 5},
    )
    table.plays("anna", "rebellion", "india")
    table.writes("anna", "1")
    table.writes("omar", "0")
    assert table.changed == {"india": ""}


def test_ma_bid_11_everybody_pays_before_dice_are_rolled() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 3}, omar={"regions": "india", "its": 3})
    table.plays("anna", "rebellion", "india")
    table.dice(1, 6)
    table.bid(anna="3", omar="3")
    kinds = [type(event).__name__ for event in table.events if not isinstance(event, NoteSealed | ConflictsEnded)]
    assert kinds == ["ConflictDeclared", "NoteOpened", "NoteOpened", "TieRolled", "ConflictLost"]
    assert (table.its("anna"), table.its("omar"), table.changed) == (0, 0, {})


def test_ma_bid_12_a_bid_of_zero_counts_like_staying_out() -> None:
    for note in ("against 0", "out"):
        table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3})
        table.plays("anna", "alliance", "india")
        table.bid(anna="0", omar=note)
        assert table.changed == {"india": "anna"}
        assert table.its("omar") == 3


def test_ma_amb_12_an_unopposed_card_on_a_neutral_region_succeeds() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3})
    table.plays("anna", "alliance", "india")
    table.bid(anna="0", omar="out")
    assert table.changed == {"india": "anna"}
    assert not table.happened(TieRolled)


def test_ma_amb_12_equal_bids_above_zero_are_rolled_for() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3})
    table.plays("anna", "alliance", "india")
    table.dice(2, 3)
    table.bid(anna="1", omar="against 1")
    assert table.changed == {}
    assert [event.dice for event in table.happened(TieRolled)] == [(2, 3)]


def test_ma_amb_12_without_the_option_zero_against_zero_is_rolled_for() -> None:
    table = Congress(
        options={"unopposed_neutral_succeeds": False}, anna={"hand": "alliance", "its": 3}, omar={"its": 3}
    )
    table.plays("anna", "alliance", "india")
    table.dice(2, 3)
    table.bid(anna="0", omar="out")
    assert table.changed == {}


def test_ma_amb_13_zero_against_zero_over_a_held_region_is_a_tie() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 1}, omar={"regions": "india", "its": 1})
    table.plays("anna", "rebellion", "india")
    table.dice(5, 3)
    table.bid()
    assert table.changed == {"india": ""}
    assert [event.dice for event in table.happened(TieRolled)] == [(5, 3)]


def test_ma_amb_14_bids_follow_the_payment_of_the_surcharge() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 5}, omar={"regions": "germany", "its": 2})
    table.plays("anna", "rebellion", "germany")
    assert table.its("anna") == 2
    assert table.asks == ("anna", {"bid 0", "bid 1", "bid 2"})
    table.bid(anna="2", omar="0")
    assert table.changed == {"germany": ""}


def test_ma_amb_30_conflict_cards_never_add_to_a_bid() -> None:
    table = Congress(anna={"hand": "alliance treaty world_war", "its": 5}, omar={})
    table.plays("anna", "alliance", "india")
    table.does("anna", "bid 1")
    assert table.asks == ("anna", {"seal"})
    assert table.refuses("anna", "add treaty") == "MA-AMB-30"
    table.does("anna", "seal")
    assert "alliance" in table.pile()


def test_ma_amb_32_bonuses_without_a_conflict() -> None:
    cards = ("espionage:a", "national_will:a", "appeasement:a")
    assert worth(Initiative(), Bid("own", 0, cards)) == 1 + 2 + 4 + 3
    assert worth(War("cold_war:a", 0, 1), Bid("axis", 0, cards)) == 1 + 4 + 1 + 3
    assert worth(War("world_war:a", 0, 1), Bid("axis", 0, cards)) == 1 + 4 + 1 + 3 + 1
    assert worth(LastBid((0, 1)), Bid("own", 0, cards)) == 1 + 4 + 3


def test_ma_amb_35_a_bid_may_consist_of_cards_only() -> None:
    table = Congress(anna={"hand": "alliance manifesto", "its": 0}, omar={"its": 3})
    table.plays("anna", "alliance", "india")
    table.bid(anna="manifesto", omar="against 3")
    assert table.changed == {"india": "anna"}


def test_ma_amb_40_a_sealed_note_cannot_be_changed() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3})
    table.plays("anna", "alliance", "india")
    table.writes("anna", "1")
    assert table.refuses("anna", "bid 2") == "MA-BID-09"
    table.bid(omar="against 1")
    assert table.its("anna") == 2


def test_ma_amb_41_surplus_cards_of_a_bid_are_lost() -> None:
    table = Congress(anna={"hand": "alliance manifesto diplomacy espionage", "its": 3}, omar={})
    table.plays("anna", "alliance", "india")
    table.does("anna", "bid 0", "add manifesto")
    assert table.refuses("anna", "add manifesto") == "MA-AMB-41"
    table.does("anna", "add diplomacy", "add espionage", "seal")
    assert table.hand("anna") == ()
    assert table.happened(NoteOpened)[0].value == 4 + 3 + 1


def test_ma_amb_42_letters_do_not_count_in_the_initiative() -> None:
    assert worth(Initiative(), Bid("own", 1, ("propaganda:a", "charismatic_leader:a"))) == 1 + 2 + 5
    assert worth(COUP, Bid("for", 0, ("espionage:a",))) == 1


def test_seat_that_stays_out_is_announced_when_the_notes_open() -> None:
    table = Congress(anna={"hand": "alliance", "its": 3}, omar={"its": 3})
    table.plays("anna", "alliance", "india")
    table.bid(anna="1", omar="out")
    assert [event.seat for event in table.happened(StayedOut)] == [1]
