"""Hands are filled or cut to the Global Influence; each seat trades with its own deck; decks and piles."""

from random import Random

import pytest

from game.core import agenda
from game.core.contract import UNSEEN
from game.titles.ideology.events import CardsDiscarded, CardsDrawn, CardTraded, PileReshuffled
from tests.titles.ideology.summit import Summit, cards_of, every_card, opening, short

WMD = "weapons_of_mass_destruction"


def test_id_gen_02_the_eight_phases_come_in_order() -> None:
    table = opening("com", "fas")
    seen = [table.state.phase]
    while table.state.turn == 1:
        who, offered = table.asks
        quiet = [text for text in ("done", "pass", "go_on") if text in offered]
        table.does(who, quiet[0] if quiet else min(offered))
        seen += [table.state.phase] * (seen[-1] != table.state.phase)
    assert seen == ["trading", "development", "foreign", "conflict", "diplomacy", "assessment", "trading"]
    kinds = [type(event).__name__ for event in table.events]
    assert kinds.index("RegionTurnedUp") < kinds.index("WishesSealed") < kinds.index("TurnEnded")


@pytest.mark.parametrize(("hand", "drawn"), [("", 3), ("1m", 2)])
def test_id_res_01_and_id_res_02_every_seat_draws_up_to_its_influence(hand: str, drawn: int) -> None:
    """T-RES-1, T-RES-2: what was kept counts."""
    table = Summit("resource", cap={"hand": hand}, isl={"hand": "3c"})
    assert [(event.seat, len(event.cards)) for event in table.happened(CardsDrawn)] == [(0, drawn)]
    assert len(table.state.hands[0]) == 3
    table.passes()


def test_id_res_03_and_id_gen_03_weapons_count_as_influence() -> None:
    table = Summit("resource", com={"advancements": f"{WMD} {WMD}"}, fas={}, regions={"korea": "com:1 com 1/1/1"})
    assert table.influence("com") == 3 + 1 + 2
    assert len(table.state.hands[0]) == 6
    table.passes()


def test_id_res_04_and_id_amb_23_and_id_amb_61_discards_open_together() -> None:
    table = Summit("resource", com={"hand": "3m 1e"}, fas={"hand": "4m 1c"}, isl={})
    assert table.asks == ("com", {"discard military", "discard economic"})
    table.does("com", "discard e")
    assert table.seen_by("fas").sealed == ((UNSEEN,), (), ())
    assert table.refuses("isl", "discard m") == "ID-RES-04"
    table.does("fas", "discard m", "discard m")
    assert [(event.seat, event.cards) for event in table.happened(CardsDiscarded)] == [
        (0, ("economic",)),
        (1, ("military", "military")),
    ]
    assert (table.hand("com"), table.hand("fas")) == ("3m", "2m 1c")
    table.passes()


def test_id_res_04_a_seat_with_a_single_area_is_asked_like_any_other() -> None:
    table = Summit("resource", com={"hand": "5m"}, fas={})
    assert table.asks == ("com", {"discard military"})
    table.does("com", "discard m", "discard m")
    table.passes()


def test_id_res_01_drawing_is_compulsory() -> None:
    table = Summit("resource", com={"hand": "4m"}, fas={})
    assert table.refuses("com", "done") == "ID-RES-01"
    table.does("com", "discard m")
    table.passes()


def test_id_amb_34_a_seat_without_a_region_discards_all_and_is_distant() -> None:
    table = Summit("resource", com={"hand": "2m", "homeless": True}, fas={}, regions={"mongolia": "com 1/0/0"})
    assert table.influence("com") == 0
    table.does("com", "discard m", "discard m")
    assert table.hand("com") == ""
    table.passes()
    later = Summit("foreign", com={"hand": "1m 2e", "homeless": True}, fas={}, regions={"mongolia": "com 1/0/0"})
    assert later.asks == ("com", {"extend_economic mongolia", "withdraw_military mongolia", "pass"})
    later.passes()


# Trading


def test_id_trd_01_one_by_one_in_turn_order() -> None:
    table = Summit(
        "trading", order="fas com", com={"hand": "1m"}, fas={"hand": "1e"}, regions={"korea": "fas 1/0/0"}
    )
    table.does("fas", "trade e")
    assert table.asked[0] == "com"
    table.does("com", "trade m")
    assert [event.seat for event in table.happened(CardTraded)] == [1, 0]
    table.passes()


def test_id_trd_02_trading_influence_counts_regions_of_every_seat() -> None:
    table = Summit(
        "trading",
        com={"hand": "6m"},
        fas={},
        regions={"korea": "com 1/0/0", "france": ":2 com 0/2/0", "poland": "fas:1 com 0/0/1 fas 1/1/1"},
    )
    table.does("com", "trade m", "trade m", "trade m", "trade m")
    assert table.asked[1] == "recess"
    assert len(table.state.hands[0]) == 6
    table.passes()


def test_id_trd_03_the_first_trade_of_capitalism_is_one_card() -> None:
    """T-TRD-1: with one region, only one card can be traded."""
    table = Summit("trading", cap={"hand": "1m 1e 1c"}, isl={"hand": "1m"})
    assert table.asks == ("cap", {"trade military", "trade economic", "trade cultural", "done"})
    table.does("cap", "trade c")
    assert table.asked[0] == "isl"
    assert table.pile("cap") == "1c"
    assert len(table.state.hands[0]) == 3
    table.passes()


def test_id_trd_04_all_trades_come_before_the_first_draw() -> None:
    table = Summit("trading", com={"hand": "1m"}, fas={}, regions={"korea": "com 1/0/0"})
    assert table.refuses("com", "trade e") == "ID-TRD-04"
    table.does("com", "trade m")
    kinds = [type(event).__name__ for event in table.events]
    assert kinds == ["CardTraded", "CardsDrawn"]
    table.passes()


def test_id_amb_26_trading_is_optional() -> None:
    table = Summit("trading", com={"hand": "2m"}, fas={})
    table.does("com", "done")
    assert table.hand("com") == "2m"
    table.passes()


def test_id_amb_22_nothing_can_be_given_away() -> None:
    table = Summit("trading", com={"hand": "2m"}, fas={"hand": "1e"})
    assert table.refuses("com", "trade fas") == "ID-TRD-03"
    assert not any("fascism" in text for text in table.asks[1])
    table.passes()


# Decks and piles


def test_id_gen_06_hand_sizes_are_public_and_hands_are_hidden() -> None:
    table = Summit("trading", com={"hand": "2m 1c"}, fas={"hand": "1e"})
    assert table.seen_by("fas").hands == ((UNSEEN,) * 3, ("economic",))
    assert table.seen_by(None).hands == ((UNSEEN,) * 3, (UNSEEN,))
    table.passes()


def test_id_gen_08_and_id_amb_52_an_empty_deck_is_replaced_at_once() -> None:
    table = Summit("resource", com={"deck": "1m"}, fas={"deck": "3m", "hand": "2m"})
    assert [(event.seat, event.count) for event in table.happened(PileReshuffled)] == [(0, 35)]
    assert len(table.state.hands[0]) == 3
    assert table.pile("com") == ""
    table.passes()
    last = Summit("resource", com={"deck": "2m", "hand": "1e"}, fas={})
    assert last.hand("com") == "2m 1e"
    assert [event.count for event in last.happened(PileReshuffled)] == [33]
    last.passes()


ALL_ABROAD = {"russia": "com:6 com 14/15/15"}
"""Nearly the whole deck at home, more than could ever be there in a game."""


def test_id_gen_09_play_continues_short_of_cards() -> None:
    table = Summit("resource", com={}, fas={}, regions=ALL_ABROAD)
    assert table.hand("com") == "1m"
    assert table.state.decks[0] == table.state.discards[0] == ()
    table.passes()


def test_id_amb_51_the_next_draw_reshuffles_later_discards() -> None:
    table = Summit("trading", com={"hand": "1m"}, fas={}, regions=ALL_ABROAD)
    table.does("com", "trade m")
    assert [event.count for event in table.happened(PileReshuffled)] == [1]
    assert table.hand("com") == "1m"
    table.passes()


def test_id_amb_24_just_traded_cards_are_reshuffled() -> None:
    table = Summit(
        "trading", com={"hand": "2e"}, fas={}, regions={"russia": "com:6 com 15/13/15", "korea": "com 0/0/0"}
    )
    table.does("com", "trade e")
    assert table.hand("com") == "2e"
    table.passes()


def test_id_amb_25_and_id_gen_11_only_piles_and_open_cards_are_known() -> None:
    table = Summit("trading", com={"hand": "1m", "deck": "2m"}, fas={}, coming="korea india")
    seen = table.seen_by(None)
    assert short(seen.discards[0]) == "9m 12e 12c"
    assert (seen.cards, seen.levels, seen.stances) == (table.state.cards, table.state.levels, table.state.stances)
    assert seen.decks[0] == seen.region_deck == (UNSEEN, UNSEEN)
    assert seen.chance == 0
    table.passes()


def test_id_gen_10_cards_are_conserved_through_a_whole_game() -> None:
    table, rng = opening("imp", "com", "isl", level="short"), Random(7)
    while (asked := agenda.decision(table.state)) is not None:
        agenda.advance(table.state, rng.choice(asked.options))
        assert cards_of(table.state) == every_card(3)
