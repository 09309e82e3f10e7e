"""Developing regions and buying Advancements."""

import pytest

from game.titles.ideology.events import AdvancementBought, CardPlaced
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS
from game.titles.ideology.state import supply
from tests.titles.ideology.summit import Summit

WMD = "weapons_of_mass_destruction"


def test_id_dev_01_and_id_dev_06_one_by_one_in_any_order() -> None:
    table = Summit("development", com={"hand": "3m 1e"}, fas={"hand": "1c"})
    table.does("com", "place_military russia", "buy tactics", "place_economic russia", "done")
    assert table.asked == ("fas", "develop")
    table.does("fas", "place_cultural germany")
    assert table.asked[1] == "recess", "without a card there is nothing left to ask"
    assert table.changed == {"russia": "com:3 com 4/4/3", "germany": "fas:3 fas 3/3/4"}
    table.passes()


def test_id_dev_02_development_stops_at_twice_the_printed_level() -> None:
    """T-DEV-1: the United States, with three of each, takes three more. T-DEV-2: a small region takes two."""
    table = Summit("development", cap={"hand": "4m"}, isl={})
    table.does(
        "cap", "place_military united_states", "place_military united_states", "place_military united_states"
    )
    assert table.refuses("cap", "place_military united_states") == "ID-DEV-02"
    table.passes()
    small = Summit("development", cap={"hand": "1m 1e"}, isl={}, regions={"cuba": "cap:2 cap 2/1/2 isl 0/1/0"})
    assert small.refuses("cap", "place_military cuba") == "ID-DEV-02"
    assert small.refuses("cap", "place_economic cuba") == "ID-DEV-02"
    assert small.refuses("cap", "place_economic iran") == "ID-DEV-02"
    assert small.refuses("cap", "place_cultural united_states") == "ID-DEV-02"
    small.passes()


def test_id_dev_03_development_does_not_change_levels_yet() -> None:
    """T-DEV-3: the United States, with four of each, still counts as level 3."""
    table = Summit("development", cap={"hand": "1m 1e 1c"}, isl={})
    table.does("cap", *[f"place_{area} united_states" for area in ("military", "economic", "cultural")])
    assert table.at("united_states") == "cap:3 cap 4/4/4"
    assert table.influence("cap") == 3
    table.passes()


def test_id_dev_04_a_single_area_can_be_developed() -> None:
    """T-DEV-4: Fascism puts a Military card on Germany."""
    table = Summit("development", fas={"hand": "1m"}, imp={})
    table.does("fas", "place_military germany")
    assert table.at("germany") == "fas:3 fas 4/3/3"
    table.passes()


def test_id_dev_05_costs_of_empire_charges_an_extra_card() -> None:
    """D-DEV-1: of three Military cards, one is placed, one discarded, and the one left isn't enough."""
    table = Summit("development", imp={"hand": "3m 1e"}, cap={}, regions={"egypt": "imp:1 imp 1/1/1"})
    assert table.refuses("imp", "place_economic egypt") == "ID-DEV-05"
    table.does("imp", "place_military egypt")
    assert (table.hand("imp"), table.pile("imp")) == ("1m 1e", "1m")
    assert [event.extra for event in table.happened(CardPlaced)] == [1]
    assert table.refuses("imp", "place_military egypt") == "ID-DEV-02"
    table.does("imp", "place_military great_britain")
    assert table.pile("imp") == "1m"
    table.passes()


@pytest.mark.parametrize(
    ("regions", "extra"),
    [
        ({"egypt": "imp:2 imp 2/1/2"}, 1),
        ({"france": "imp:1 imp 2/1/2"}, 0),
    ],
)
def test_id_amb_64_costs_of_empire_depends_on_the_printed_level(regions: dict[str, str], extra: int) -> None:
    table = Summit("development", imp={"hand": "2e"}, cap={}, regions=regions)
    table.does("imp", f"place_economic {next(iter(regions))}")
    assert table.hand("imp") == ("1e" if not extra else "")
    table.passes()


def test_id_dev_05_costs_of_empire_affects_only_imperialism() -> None:
    other = Summit("development", cap={"hand": "1m"}, isl={}, regions={"cuba": "cap:1 cap 1/1/1"})
    other.does("cap", "place_military cuba")
    other.passes()
    without = Summit(
        "development",
        options={"imperialism_weakness": "none"},
        imp={"hand": "1m"},
        cap={},
        regions={"egypt": "imp:1 imp 1/1/1"},
    )
    without.does("imp", "place_military egypt")
    without.passes()


# Advancements


@pytest.mark.parametrize(("hand", "advancement"), [("2m", "tactics"), ("2e", "industry"), ("2c", "patriotism")])
def test_id_adv_01_level_1_costs_two_cards_of_its_area(hand: str, advancement: str) -> None:
    table = Summit("development", cap={"hand": hand}, isl={})
    table.does("cap", f"buy {advancement}")
    assert (table.hand("cap"), table.pile("cap")) == ("", hand)
    assert table.holds("cap").split() == sorted([advancement, "innovation"], key=ADVANCEMENTS.index)
    assert len(table.happened(AdvancementBought)) == 1
    table.passes()


def test_id_adv_01_one_card_or_cards_of_other_areas_do_not_buy_level_1() -> None:
    table = Summit("development", cap={"hand": "1m 1e 1c"}, isl={})
    assert [table.refuses("cap", f"buy {name}") for name in ("tactics", "industry", "patriotism")] == [
        "ID-ADV-01"
    ] * 3
    table.passes()


@pytest.mark.parametrize(
    ("parts", "advancement"),
    [
        ("tactics industry", "technological_supremacy"),
        ("industry patriotism", "innovation"),
        ("tactics patriotism", "propaganda"),
    ],
)
def test_id_adv_02_level_2_returns_two_advancements_of_level_1(parts: str, advancement: str) -> None:
    table = Summit("development", cap={"advancements": parts}, isl={})
    before = [supply(table.state, ADVANCEMENTS.index(part)) for part in parts.split()]
    table.does("cap", f"buy {advancement}")
    assert table.holds("cap") == advancement
    assert [supply(table.state, ADVANCEMENTS.index(part)) for part in parts.split()] == [n + 1 for n in before]
    table.passes()


def test_id_adv_02_one_part_or_two_equal_ones_do_not_buy_level_2() -> None:
    table = Summit("development", cap={"advancements": "tactics tactics", "hand": "1m"}, isl={})
    assert table.refuses("cap", "buy propaganda") == "ID-ADV-02"
    assert table.refuses("cap", "buy m") == "ID-ADV-09"
    table.passes()


def test_id_adv_03_a_weapon_costs_one_of_each_level_2() -> None:
    parts = "technological_supremacy innovation propaganda"
    table = Summit("development", cap={"advancements": parts}, isl={})
    table.does("cap", f"buy {WMD}")
    assert table.holds("cap") == WMD
    table.passes()
    short = Summit("development", cap={"advancements": "innovation propaganda", "hand": "1m"}, isl={})
    assert short.refuses("cap", f"buy {WMD}") == "ID-ADV-03"
    short.passes()


def test_id_adv_04_a_bought_advancement_pays_at_once() -> None:
    """T-ADV-1: Imperialism with Patriotism pays two Military cards for Tactics, and both for Propaganda."""
    table = Summit("development", imp={"hand": "2m"}, cap={})
    table.does("imp", "buy tactics", "buy propaganda")
    assert table.holds("imp") == "propaganda"
    assert table.points("imp") == 2
    assert [supply(table.state, number) for number in range(3)] == [15, 15, 15]
    table.passes()


def test_id_adv_04_fascism_upgrades_through_industry() -> None:
    """T-ADV-2: Fascism with Tactics pays two Economic cards for Industry, and both for Technological Supremacy."""
    table = Summit("development", fas={"hand": "2e"}, imp={})
    table.does("fas", "buy industry", "buy technological_supremacy")
    assert table.holds("fas") == "technological_supremacy"
    table.passes()


def test_id_adv_05_and_id_adv_09_several_copies_can_be_bought_in_a_turn() -> None:
    table = Summit("development", imp={"hand": "6e"}, cap={})
    table.does("imp", "buy industry", "buy industry", "buy industry")
    assert table.holds("imp") == "industry industry industry patriotism"
    table.passes()


def test_id_adv_08_and_id_amb_08_a_weapon_adds_influence_but_no_points() -> None:
    table = Summit("development", cap={"advancements": "technological_supremacy innovation propaganda"}, isl={})
    assert (table.influence("cap"), table.points("cap")) == (3, 6)
    table.does("cap", f"buy {WMD}")
    assert (table.influence("cap"), table.points("cap")) == (4, 0)
    assert table.hand("cap") == ""
    table.passes()


def test_id_amb_35_an_empty_pile_sells_nothing_except_by_house_option() -> None:
    assert [ADVANCEMENT[name].count for name in ADVANCEMENTS] == [15, 15, 15, 10, 10, 10, 10]
    table = Summit("development", cap={"hand": "2m", "advancements": "tactics " * 15}, isl={})
    assert table.refuses("cap", "buy tactics") == "ID-AMB-35"
    table.passes()
    endless = Summit(
        "development",
        options={"advancement_supply": "unlimited"},
        cap={"hand": "2m", "advancements": "tactics " * 15},
        isl={},
    )
    endless.does("cap", "buy tactics")
    endless.passes()


def test_id_amb_36_advancements_cannot_be_sold() -> None:
    table = Summit("development", cap={"hand": "1m"}, isl={})
    assert {text.split()[0] for text in table.asks[1]} <= {"place_military", "buy", "done"}
    assert table.refuses("cap", "sell innovation") == "ID-DEV-06"
    table.passes()


def test_id_gen_14_and_id_amb_53_costs_are_exact_and_answers_complete() -> None:
    table = Summit("development", cap={"hand": "3m"}, isl={})
    table.does("cap", "buy tactics")
    assert (table.hand("cap"), table.pile("cap")) == ("1m", "2m")
    assert table.refuses("cap", "place_military") == "ID-GEN-14"
    table.passes()


def test_id_gen_11_only_an_empty_hand_is_not_asked() -> None:
    table = Summit("development", com={}, fas={"hand": "1m"}, regions={"germany": "fas:3 fas 6/3/3"})
    assert table.asks == ("fas", {"done"})
    table.passes()
