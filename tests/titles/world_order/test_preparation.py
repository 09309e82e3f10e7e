"""Preparation and Focus: WO-PREP, WO-FOC."""

import pytest

from game.titles.world_order.board import reveal_country
from game.titles.world_order.events import CardsDrawn, PileReshuffled
from game.titles.world_order.faces import POWER, POWERS
from game.titles.world_order.state import FREE
from tests.titles.world_order.summit import Summit


def test_wo_prep_01_six_cards_are_drawn_and_seven_with_tactical_flexibility() -> None:
    table = Summit("preparation", number=3, usa={}, china={"growth": "tactical_flexibility"})
    assert (len(table.hand("usa")), len(table.hand("china"))) == (6, 7)
    focus(table)


def focus(table: Summit) -> None:
    """Finish a Preparation without doing anything."""
    while not table.is_over:
        who, offered = table.asks
        table.does(who, next(word for word in (*WAYS_OUT, *sorted(offered)) if word in offered))


WAYS_OUT = ("done", "none", "make 0", "tracks 0", "focus military")


def test_wo_gen_06_the_discards_form_a_new_deck() -> None:
    table = Summit(
        "preparation", usa={"deck": "new_allies", "discard": "growth_strategy foreign_trade", "no_more": True}
    )
    assert sorted(table.hand("usa")) == ["foreign_trade", "growth_strategy", "new_allies"]
    assert [event.count for event in table.happened(PileReshuffled)] == [2]
    assert table.happened(CardsDrawn)[0].seat == 0
    focus(table)


def test_wo_gen_06_and_wo_amb_68_played_cards_are_not_reshuffled() -> None:
    table = Summit(usa={"hand": "explore_alternatives", "discard": "foreign_trade", "no_more": True})
    table.plays("usa", "explore_alternatives")
    assert table.hand("usa") == []
    assert table.front("usa") == ["explore_alternatives", "foreign_trade"]


def test_wo_prep_02_the_top_of_the_left_deck_moves_to_the_right() -> None:
    table = Summit("preparation", left={"africa": "mali niger kenya"}, right={"africa": "sudan"}, usa={}, china={})
    assert table.state.left["africa"] == ("niger", "kenya")
    assert table.state.right["africa"] == ("mali", "sudan")
    focus(table)


def test_wo_prep_02_a_used_up_left_deck_is_replaced_by_the_right_one() -> None:
    table = Summit("preparation", left={"africa": "mali"}, right={"africa": "niger kenya"}, usa={}, china={})
    assert table.state.left["africa"] == ("niger", "kenya")
    assert table.state.right["africa"] == ("mali",)
    focus(table)


def test_wo_amb_04_the_last_countries_of_a_region_stay_open() -> None:
    table = Summit("prosperity", left={"africa": "mali"}, right={"africa": "niger"}, usa={}, china={})
    assert reveal_country(table.state, "africa") == ""
    assert (table.state.left["africa"], table.state.right["africa"]) == (("niger",), ("mali",))
    table = Summit("prosperity", left={"africa": "mali"}, right={"africa": ""}, usa={}, china={})
    assert reveal_country(table.state, "africa") == ""
    assert table.state.left["africa"] == ("mali",)


def test_wo_prep_03_fewest_vps_then_least_money_choose_first() -> None:
    table = Summit(
        "preparation",
        usa={"vp": 3, "money": 5},
        eu={"vp": 2, "money": 9},
        russia={"vp": 3, "money": 4},
        china={"vp": 3, "money": 5},
    )
    asked = []
    while table.asked[1] == "take_place":
        asked.append(table.asked[0])
        table.does(table.asked[0], sorted(table.asks[1])[0])
    assert asked == ["eu", "russia", "china"]
    assert [table.seats[seat] for seat in table.state.track if seat != FREE] == ["eu", "russia", "china", "usa"]
    focus(table)


def test_wo_prep_03_a_taken_place_cannot_be_taken_again() -> None:
    table = Summit("preparation", usa={"vp": 1})
    table.does("china", "place 2")
    assert table.refuses("usa", "place 2") == "WO-PREP-03"
    focus(table)


def test_wo_prep_04_all_primary_resources_are_produced() -> None:
    table = Summit("preparation", usa={"vp": 1}, russia={"commerce": 0})
    table.does("russia", "place 1")
    table.does("usa", "place 2")
    assert table.changed == {
        "usa energy": 3,
        "usa raw": 2,
        "usa food": 3,
        "russia energy": 5,
        "russia raw": 4,
        "russia food": 2,
        "russia commerce": 3,
    }
    focus(table)


def test_wo_prep_05_and_wo_gen_08_focus_is_chosen_in_the_new_order() -> None:
    table = Summit("preparation", usa={}, china={"vp": 1})
    table.does("usa", "place 3")
    table.does("china", "place 1")
    assert table.asked == ("china", "choose_focus")
    table.does("china", "focus military", "make 0")
    assert table.asked == ("usa", "choose_focus")
    focus(table)


def test_wo_amb_01_cards_are_drawn_in_the_previous_order() -> None:
    table = Summit("preparation", usa={"vp": 1})
    assert [event.seat for event in table.happened(CardsDrawn)] == [0, 1]
    assert table.asked == ("china", "take_place")
    table.does("china", "place 1")
    focus(table)


def test_wo_foc_01_the_same_focus_may_be_chosen_again() -> None:
    table = Summit("focus", usa={"focus": "military"})
    assert table.asks == ("usa", {"focus domestic", "focus diplomatic", "focus military"})
    table.does("usa", "focus military")
    assert table.changed == {}


def test_wo_foc_02_a_focus_readies_then_raises_then_produces() -> None:
    table = Summit("focus", usa={"allies": "-japan_usa -iraq_usa", "money": 20})
    table.does("usa", "focus diplomatic", "ready japan_usa", "done", "raise diplomacy", "make 4")
    assert table.changed == {
        "usa allies": "japan_usa -iraq_usa",
        "usa production diplomacy": 5,
        "usa money": 20 - 8 - 12,
        "usa diplomacy": 4,
        "usa focus": "diplomatic",
    }


@pytest.mark.parametrize("power", POWERS)
def test_wo_foc_02_each_focus_readies_its_number_of_countries(power: str) -> None:
    numbers = {"usa": (1, 4, 2), "eu": (2, 5, 3), "russia": (1, 4, 2), "china": (1, 4, 2)}
    assert tuple(POWER[power].ready.values()) == numbers[power]


def test_wo_gro_15_diplomatic_initiative_readies_one_more_country() -> None:
    table = Summit("focus", usa={"allies": "-japan_usa -iraq_usa", "growth": "diplomatic_initiative"})
    table.does("usa", "focus domestic", "ready japan_usa", "ready iraq_usa")
    assert table.changed == {"usa allies": "japan_usa iraq_usa"}


def test_wo_foc_03_each_focus_raises_its_own_tracks() -> None:
    table = Summit("focus", eu={"money": 7, "production": {"army": 5}})
    table.does("eu", "focus domestic")
    assert "raise army" not in table.asks[1]
    assert table.refuses("eu", "raise army") == "WO-FOC-03"
    table.does("eu", "raise goods")
    assert table.changed == {"eu money": 0, "eu production goods": 4}


def test_wo_foc_03_diplomatic_and_military_focus_raise_only_one_track() -> None:
    table = Summit("focus", eu={"money": 7})
    table.does("eu", "focus military")
    assert table.asks == ("eu", {"raise army", "none"})
    assert table.refuses("eu", "raise goods") == "WO-FOC-03"
    table.does("eu", "none")
    assert table.changed == {"eu focus": "military"}


def test_wo_foc_03_raising_a_track_needs_its_money() -> None:
    table = Summit("focus", eu={"money": 6})
    table.does("eu", "focus domestic")
    assert table.changed == {}


def test_wo_amb_78_china_may_raise_two_different_productions() -> None:
    table = Summit("focus", china={"money": 15})
    table.does("china", "focus domestic")
    assert table.asks == ("china", {"tracks 0", "tracks 1", "tracks 2"})
    table.does("china", "tracks 2", "raise food")
    assert table.refuses("china", "raise food") == "WO-SA-05"
    table.does("china", "raise goods")
    assert table.changed == {
        "china money": 0,
        "china food": 1,
        "china production food": 4,
        "china production goods": 5,
    }


def test_wo_amb_78_raising_one_production_for_six_is_enough_for_china_too() -> None:
    table = Summit("focus", china={"money": 14})
    table.does("china", "focus domestic")
    assert table.asks == ("china", {"tracks 0", "tracks 1"})
    table.does("china", "tracks 1", "raise army")
    assert table.changed == {"china money": 8, "china production army": 3}


def test_wo_foc_04_raising_a_primary_track_brings_a_unit() -> None:
    table = Summit("focus", usa={"money": 8})
    table.does("usa", "focus domestic", "raise energy")
    assert table.changed == {"usa money": 0, "usa energy": 1, "usa production energy": 4}


def test_wo_amb_22_every_line_of_a_focus_can_be_skipped() -> None:
    table = Summit("focus", usa={"money": 8, "allies": "-japan_usa", "stock": {"energy": 1, "raw": 1}})
    table.does("usa", "focus domestic", "done", "none", "make 0")
    assert table.changed == {}


def test_wo_amb_23_goods_and_services_share_the_energy() -> None:
    table = Summit("focus", eu={"stock": {"energy": 3, "raw": 2, "food": 5}})
    table.does("eu", "focus domestic", "make 2")
    assert table.asks == ("eu", {"make 0", "make 1"})
    table.does("eu", "make 1")
    assert table.changed == {"eu energy": 0, "eu raw": 0, "eu food": 4, "eu goods": 2, "eu services": 1}


def test_wo_foc_05_domestic_focus_adds_two_research() -> None:
    for chosen, research in (("domestic", 6), ("military", 4)):
        table = Summit("research", china={"focus": chosen, "hand": "growth_strategy foreign_trade"})
        assert f"{research} Research" in table.told[0]
        focus(table)


def test_wo_prep_03_current_money_counts_before_starting_money() -> None:
    table = Summit("preparation", usa={"vp": 3, "money": 1}, china={"vp": 3, "money": 9})
    assert table.asked == ("usa", "take_place")
    table.does("usa", "place 1")
    focus(table)


def test_wo_prep_02_a_reveal_names_the_country_it_opens() -> None:
    for left, right, opened in (
        ("mali niger kenya", "sudan", "niger"),
        ("mali", "niger kenya", "kenya"),
        ("mali", "niger", ""),
        ("", "niger", ""),
    ):
        table = Summit("returns", usa={}, china={}, left={"africa": left}, right={"africa": right})
        assert reveal_country(table.state, "africa") == opened


def test_wo_amb_69_a_left_deck_made_of_a_right_one_is_known() -> None:
    table = Summit("returns", usa={}, china={}, left={"africa": "mali"}, right={"africa": "niger kenya sudan"})
    assert table.state.charted == frozenset()
    reveal_country(table.state, "africa")
    assert table.seen_by("usa").left["africa"] == ("niger", "kenya", "sudan")
    table = Summit(
        usa={"hand": "new_allies", "stock": {"diplomacy": 1}},
        left={"africa": "mali"},
        right={"africa": "niger kenya sudan"},
    )
    table.plays("usa", "new_allies", "improve mali")
    assert table.state.charted == {"africa"}


def test_wo_amb_69_a_search_makes_a_known_deck_unknown() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "stock": {"diplomacy": 1}},
        left={"africa": "mali niger kenya"},
        right={"africa": "djibouti"},
    )
    table.state.charted = frozenset({"africa"})
    table.plays("usa", "successful_negotiations", "search africa", "improve mali")
    assert table.state.charted == frozenset()


def test_wo_amb_78_china_raises_as_many_tracks_as_it_can_pay_for() -> None:
    for money, numbers in ((5, 0), (6, 1), (14, 1), (15, 2)):
        table = Summit("focus", china={"money": money})
        table.does("china", "focus domestic")
        if numbers:
            assert table.asks == ("china", {f"tracks {number}" for number in range(numbers + 1)})
            table.does("china", f"tracks {numbers}")
        for raised in range(numbers):
            assert len(table.asks[1]) == 7 - raised
            assert "none" not in table.asks[1]
            table.does("china", ("raise food", "raise raw")[raised])
        while not table.is_over:
            table.does("china", "make 0")
        assert table.board["china money"] == money - (0, 6, 15)[numbers]


def test_wo_prep_02_the_second_last_country_of_the_left_deck_moves_too() -> None:
    table = Summit("returns", usa={}, china={}, left={"africa": "mali niger"}, right={"africa": "sudan"})
    reveal_country(table.state, "africa")
    assert (table.state.left["africa"], table.state.right["africa"]) == (("niger",), ("mali", "sudan"))


READIED = {"usa": (1, 4, 2), "eu": (2, 5, 3), "russia": (1, 4, 2), "china": (1, 4, 2)}


@pytest.mark.parametrize("power", READIED)
def test_wo_foc_02_a_focus_readies_its_number_of_countries(power: str) -> None:
    tired = "mali niger kenya nigeria ethiopia angola"
    for chosen, number in zip(("domestic", "diplomatic", "military"), READIED[power], strict=True):
        other = "china" if power in ("usa", "eu") else "usa"
        allies = " ".join([f"-{ally}" for ally in tired.split()])
        table = Summit("focus", more={power: {"allies": allies}, other: {}})
        table.does(power, f"focus {chosen}")
        for country in tired.split()[:number]:
            table.does(power, f"ready {country}")
        assert table.is_over
