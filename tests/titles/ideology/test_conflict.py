"""Conflicts: gates, prices, the duel card by card, weaknesses and strengths, Weapons of Mass Destruction."""

from typing import Any

import pytest

from game.titles.ideology.events import (
    AttackDeflected,
    AttackPlayed,
    ConflictDeclared,
    ConflictStopped,
    InfluenceReplaced,
    WeaponFired,
)
from game.titles.ideology.prices import conflict_price
from tests.titles.ideology.summit import Summit

WMD = "weapons_of_mass_destruction"
WAR = {"com fas": "war"}


def price(table: Summit, who: str, region: str, area: int, other: str) -> tuple[int, int, int]:
    """Return the distance, Advancements and weakness parts of the price of opening a Conflict."""
    due = conflict_price(table.state, table.seats.index(who), region, area, table.seats.index(other))
    assert due.total == due.distance + due.advancements + due.tax
    return due.distance, due.advancements, due.tax


def test_id_con_01_and_id_amb_59_one_conflict_then_the_others_act() -> None:
    table = Summit(
        order="fas imp", fas={"hand": "4e"}, imp={"hand": "4e"}, regions={"france": ":2 fas 0/1/0 imp 0/1/0"}
    )
    table.does("fas", "attack_economic france")
    table.does("imp", "let_stand")
    assert table.at("france") == ":2 fas 0/2/0"
    assert table.asked == ("imp", "fight")
    table.does("imp", "pass")
    assert table.asked == ("fas", "fight")
    table.passes()
    assert table.asked[1] == "recess"


@pytest.mark.parametrize("region", ["mongolia", "germany", "russia"])
def test_id_con_02_at_any_region_including_the_own_ones(region: str) -> None:
    regions = {
        "mongolia": "fas 0/0/1",
        "germany": "fas:3 fas 3/3/3",
        "russia": "com:3 com 3/3/2 fas 0/0/1",
    }
    table = Summit(com={"hand": "3c"}, fas={}, regions=regions)
    before = table.at(region)
    table.does("com", f"attack_cultural {region}")
    assert table.at(region) != before
    assert table.happened(InfluenceReplaced)[0].region == region
    table.passes()


@pytest.mark.parametrize(
    ("stance", "areas"),
    [
        ("peace", {"cultural"}),
        ("neutral", {"economic", "cultural"}),
        ("war", {"military", "economic", "cultural"}),
    ],
)
def test_id_con_03_stances_decide_which_areas_may_fight(stance: str, areas: set[str]) -> None:
    """T-CON-1."""
    table = Summit(
        fas={"hand": "3m 3e 3c"}, imp={}, stances={"fas imp": stance}, regions={"france": ":2 imp 1/1/1"}
    )
    offered = {text.split()[0].partition("_")[2] for text in table.asks[1] if text.endswith("france")}
    assert offered == areas
    for area in {"military", "economic"} - areas:
        assert table.refuses("fas", f"attack_{area} france") == "ID-CON-03"
    table.passes()


def test_id_con_03_no_military_conflict_on_the_first_turn() -> None:
    """D-CON-1: everybody is neutral, and Diplomacy comes later; only Exported Revolution allows it."""
    table = Summit(turn=1, com={"hand": "6m"}, fas={})
    assert table.asks == ("com", {"pass"})
    table.passes()


def test_id_con_04_a_conflict_names_region_area_and_target() -> None:
    table = Summit(
        com={"hand": "4c"}, fas={}, cap={}, order="com fas cap", regions={"mongolia": ":2 fas 0/0/1 cap 0/0/1"}
    )
    table.does("com", "attack_cultural mongolia")
    assert table.asks == ("com", {"against fascism", "against capitalism"})
    assert table.refuses("com", "pass") == "ID-CON-04"
    table.does("com", "against cap")
    assert [(e.seat, e.other, e.region, e.area) for e in table.happened(ConflictDeclared)] == [
        (0, 2, "mongolia", "cultural")
    ]
    table.passes()


def test_id_con_05_distance_costs_extra_and_home_regions_are_exempt() -> None:
    far = {"cuba": "fas 0/0/1", "mongolia": "fas 0/0/1", "russia": "com:3 com 3/3/3 fas 0/0/1"}
    table = Summit(com={"hand": "2c"}, fas={}, regions=far)
    assert price(table, "com", "cuba", 2, "fas") == (1, 0, 0)
    assert price(table, "com", "mongolia", 2, "fas") == (0, 0, 0)
    assert price(table, "com", "russia", 2, "fas") == (0, 0, 0)
    table.does("com", "attack_cultural cuba")
    assert (table.hand("com"), table.pile("com")) == ("", "1c")
    table.passes()


@pytest.mark.parametrize(("mine", "due"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_id_con_06_the_targets_advancements_cost_the_difference(mine: int, due: int) -> None:
    """T-CON-2: against two Industry, Fascism pays 2, 1, 0, 0 with none, one, two, three of its own."""
    table = Summit(
        fas={"hand": "4e", "advancements": "industry " * mine},
        imp={"advancements": "industry industry"},
        regions={"france": ":2 imp 0/1/0"},
    )
    assert price(table, "fas", "france", 1, "imp") == (0, due, 0)
    table.does("fas", "attack_economic france")
    assert table.happened(ConflictDeclared)[0].price == due
    assert table.hand("fas") == f"{3 - due}e"
    table.passes()


def test_id_con_07_and_id_con_08_and_id_con_10_the_example_plays_out() -> None:
    """T-CON-3: two cards to open; one attack is deflected, one succeeds; the next Conflict costs two again."""
    table = Summit(
        order="fas imp",
        fas={"hand": "7e", "advancements": "tactics industry"},
        imp={"hand": "1e 1c", "advancements": "industry industry"},
        regions={"indonesia": ":2 imp 0/2/0 fas 1/0/0"},
    )
    table.does("fas", "attack_economic indonesia")
    assert table.pile("fas") == "2e"
    assert table.asks == ("imp", {"deflect", "let_stand"})
    table.does("imp", "deflect")
    assert (table.pile("fas"), table.pile("imp"), table.hand("imp")) == ("3e", "1e", "1c")
    assert table.asks == ("fas", {"press", "stop"})
    table.does("fas", "press")
    assert table.asks == ("imp", {"let_stand"}), "it has no Economic card left, which nobody else knows"
    table.does("imp", "let_stand")
    assert table.at("indonesia") == ":2 fas 1/1/0 imp 0/1/0"
    assert (table.hand("fas"), table.pile("fas"), table.pile("imp")) == ("3e", "3e", "2e")
    table.skips("imp")
    table.does("fas", "attack_economic indonesia")
    assert table.pile("fas") == "5e", "penalties are due all over again"
    table.does("imp", "let_stand")
    table.passes()


def test_id_con_09_a_successful_attack_card_replaces_one_of_the_targets() -> None:
    table = Summit(com={"hand": "1c"}, fas={}, regions={"mongolia": ":2 fas 0/0/2"})
    table.does("com", "attack_cultural mongolia")
    assert table.at("mongolia") == ":2 com 0/0/1 fas 0/0/1"
    assert table.pile("fas") == "1c"
    table.passes()


def test_id_amb_14_and_id_con_15_an_attack_needs_neither_room_nor_presence() -> None:
    table = Summit(com={"hand": "1c"}, fas={}, regions={"mongolia": ":1 fas 1/1/1"})
    table.does("com", "attack_cultural mongolia")
    assert table.at("mongolia") == ":1 com 0/0/1 fas 1/1/0"
    table.passes()


def test_id_con_15_and_id_amb_10_the_target_must_have_a_card_of_the_area() -> None:
    table = Summit(com={"hand": "3e 3c"}, fas={}, cap={}, regions={"mongolia": ":2 fas 0/0/1 com 0/1/0 cap 1/0/0"})
    assert table.refuses("com", "attack_economic mongolia") == "ID-CON-15"
    table.does("com", "attack_cultural mongolia")
    table.passes()
    drafted = Summit(
        com={"hand": "9c"}, fas={}, cap={}, isl={}, regions={"china": ":2 fas 0/0/1 cap 0/0/1 isl 1/0/0"}
    )
    drafted.does("com", "attack_cultural china")
    assert drafted.refuses("com", "against isl") == "ID-AMB-10"
    assert drafted.refuses("com", "against com") == "ID-AMB-12"
    drafted.does("com", "against fas")
    drafted.passes()


def test_id_amb_09_anywhere_or_only_where_the_seat_has_cards() -> None:
    regions = {"mongolia": "fas 0/0/1", "poland": "fas 0/0/1 com 1/0/0"}
    assert Summit(com={"hand": "4c"}, fas={}, regions=regions).offers("com", "attack_cultural mongolia")
    present = Summit(options={"conflict_requires_presence": True}, com={"hand": "4c"}, fas={}, regions=regions)
    assert present.offers("com", "attack_cultural poland")
    assert present.refuses("com", "attack_cultural mongolia") == "ID-AMB-09"
    present.passes()


def test_id_amb_11_a_third_seats_cards_can_be_attacked_in_anothers_region() -> None:
    table = Summit(com={"hand": "4c"}, fas={}, cap={}, regions={"germany": "fas:3 fas 3/3/3 cap 0/0/1"})
    table.does("com", "attack_cultural germany", "against cap")
    table.does("cap", "let_stand")
    assert table.at("germany") == "fas:3 com 0/0/1 fas 3/3/3"
    table.passes()


def test_id_amb_12_no_seat_attacks_itself() -> None:
    table = Summit(com={"hand": "4c"}, fas={}, regions={"mongolia": "com 0/0/1"})
    assert table.refuses("com", "attack_cultural mongolia") == "ID-CON-15"
    table.passes()


def test_id_con_14_and_id_amb_13_an_attack_needs_its_price_plus_one_card() -> None:
    """D-CON-2: far away, with Iron Curtain and one Industry against two: 1 + 1 + 1, so four cards."""
    sides: Any = {
        "fas": {"advancements": "industry industry"},
        "regions": {"cuba": "fas 0/1/0", "sweden": "fas 0/1/0"},
    }
    table = Summit(com={"hand": "3e"}, **sides)
    assert price(table, "com", "cuba", 1, "fas") == (1, 1, 1)
    assert price(table, "com", "sweden", 1, "fas") == (0, 1, 0)
    assert table.refuses("com", "attack_economic cuba") == "ID-CON-14"
    assert table.offers("com", "attack_economic sweden")
    table.passes()
    enough = Summit(com={"hand": "4e"}, **sides)
    enough.does("com", "attack_economic cuba")
    assert (enough.hand("com"), enough.pile("com")) == ("", "3e")
    enough.passes()
    waived = Summit(com={"hand": "3e", "advancements": "industry innovation"}, **sides)
    assert price(waived, "com", "cuba", 1, "fas") == (0, 1, 1)
    waived.does("com", "attack_economic cuba")
    waived.passes()


def test_id_con_13_and_id_amb_58_a_duel_alternates_step_by_step() -> None:
    table = Summit(com={"hand": "3c"}, fas={"hand": "3c"}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    assert table.refuses("com", "pass") == "ID-GEN-02"
    assert table.refuses("fas", "pass") == "ID-CON-13"
    table.does("fas", "deflect")
    assert table.refuses("com", "pass") == "ID-CON-13"
    table.does("com", "stop")
    assert table.happened(ConflictStopped)
    assert table.changed == {}
    assert (table.hand("com"), table.hand("fas")) == ("2c", "2c")
    table.passes()


def test_id_con_13_pressing_ends_without_a_card_left() -> None:
    table = Summit(com={"hand": "1c 1m"}, fas={"hand": "3c"}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    table.does("fas", "deflect")
    assert table.asks == ("com", {"stop"})
    assert table.refuses("com", "press") == "ID-CON-13"
    table.does("com", "stop")
    table.passes()
    last = Summit(com={"hand": "1c"}, fas={"hand": "3c"}, regions={"mongolia": "fas 0/0/1"})
    last.does("com", "attack_cultural mongolia")
    last.does("fas", "deflect")
    assert last.happened(ConflictStopped), "with an empty hand it is not asked"
    last.passes()


def test_id_con_16_and_id_amb_49_deflecting_costs_only_one_card() -> None:
    table = Summit(
        fas={"hand": "3c"},
        com={"hand": "1c", "advancements": "patriotism"},
        regions={"cuba": "com 0/0/1"},
        options={"fascism_weakness": "none"},
    )
    assert table.refuses("fas", "attack_cultural iran") == "ID-FOR-01"
    table.does("fas", "attack_cultural cuba")
    table.does("com", "deflect")
    assert table.pile("com") == "1c"
    table.passes()
    taxed = Summit(
        com={"hand": "2m"},
        cap={"hand": "1m"},
        stances={"cap com": "war"},
        regions={"canada": ":2 cap 1/0/0"},
    )
    taxed.does("com", "attack_military canada")
    taxed.does("cap", "deflect")
    assert taxed.pile("cap") == "1m", "Isolationism taxes those Conflicts only that it opens"
    taxed.passes()


def test_id_con_16_no_deflecting_without_such_a_card() -> None:
    table = Summit(com={"hand": "2c"}, fas={"hand": "2m"}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    assert table.refuses("fas", "deflect") == "ID-CON-16"
    table.does("fas", "let_stand")
    table.passes()


def test_id_amb_41_the_target_may_decline_and_an_empty_hand_is_not_asked() -> None:
    table = Summit(com={"hand": "2c"}, fas={"hand": "2c"}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    table.does("fas", "let_stand")
    assert table.at("mongolia") == ":1 com 0/0/1"
    table.passes()
    empty = Summit(com={"hand": "2c"}, fas={}, regions={"mongolia": "fas 0/0/1"})
    empty.does("com", "attack_cultural mongolia")
    assert empty.at("mongolia") == ":1 com 0/0/1"
    empty.passes()


def test_id_amb_42_no_seat_can_deflect_for_another() -> None:
    table = Summit(com={"hand": "2c"}, fas={"hand": "1c"}, cap={"hand": "3c"}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    assert table.asked == ("fas", "defend")
    assert table.refuses("cap", "deflect") == "ID-GEN-02"
    table.does("fas", "let_stand")
    table.passes()


def test_id_amb_50_and_id_amb_70_costs_are_not_returned_and_are_paid_again() -> None:
    table = Summit(com={"hand": "5c"}, fas={"hand": "1c"}, regions={"cuba": ":2 fas 0/0/2"})
    table.does("com", "attack_cultural cuba")
    table.does("fas", "deflect")
    table.does("com", "stop")
    assert table.pile("com") == "2c"
    table.does("com", "attack_cultural cuba")
    assert table.pile("com") == "3c"
    assert [event.price for event in table.happened(ConflictDeclared)] == [1, 1]
    table.passes()


# Advancements in Conflict


def test_id_adv_06_and_id_amb_69_only_held_level_1_advancements_protect() -> None:
    table = Summit(
        com={"hand": "2m", "advancements": ""},
        fas={"advancements": "technological_supremacy"},
        stances=WAR,
        regions={"poland": "fas 1/0/0", "sweden": "fas 1/0/0"},
    )
    assert price(table, "com", "sweden", 0, "fas") == (0, 0, 0)
    table.passes()


def test_id_amb_15_waivers_apply_in_conflict_by_house_option() -> None:
    sides: Any = {"com": {"hand": "2c", "advancements": "propaganda"}, "fas": {}, "regions": {"cuba": "fas 0/0/1"}}
    everywhere = Summit(**sides)
    assert price(everywhere, "com", "cuba", 2, "fas") == (0, 0, 0)
    foreign = Summit(options={"waiver_scope": "foreign"}, **sides)
    assert price(foreign, "com", "cuba", 2, "fas") == (1, 0, 0)
    for table in (everywhere, foreign):
        table.passes()


# Strengths and weaknesses


@pytest.mark.parametrize(
    ("region", "laid", "tax"),
    [
        ("mexico", ":2 isl 1/0/0", 1),
        ("cuba", ":1 isl 1/0/0", 0),
        ("cuba", "isl:2 isl 2/2/2", 1),
        ("united_states", "cap:3 cap 3/3/3 isl 1/0/0", 1),
        ("mexico", ":1 isl 1/0/0", 0),
    ],
)
def test_id_con_11_and_id_amb_30_and_id_amb_56_isolationism_taxes_attacks(
    region: str, laid: str, tax: int
) -> None:
    table = Summit(cap={"hand": "3m"}, isl={}, stances={"cap isl": "war"}, regions={region: laid})
    assert price(table, "cap", region, 0, "isl") == (0, 0, tax)
    assert price(table, "cap", region, 1, "isl")[2] == 0
    table.does("cap", f"attack_military {region}")
    assert table.pile("cap") == (f"{tax}m" if tax else "")
    table.passes()


@pytest.mark.parametrize(
    ("region", "held", "due"),
    [
        ("cuba", "industry", (1, 0, 1)),
        ("cuba", "industry innovation", (0, 0, 1)),
        ("mongolia", "industry", (0, 0, 0)),
        ("russia", "industry", (0, 0, 0)),
    ],
)
def test_id_con_11_and_id_amb_16_and_id_amb_55_iron_curtain_taxes_attacks(
    region: str, held: str, due: tuple[int, int, int]
) -> None:
    regions = {"cuba": "fas 0/1/0", "mongolia": "fas 0/1/0", "russia": "com:3 com 3/2/3 fas 0/1/0"}
    table = Summit(com={"hand": "3e", "advancements": held}, fas={}, regions=regions)
    assert price(table, "com", region, 1, "fas") == due
    table.passes()


def test_id_con_11_chauvinism_and_trade_embargo_tax_attacks() -> None:
    regions = {"poland": "isl 0/1/1", "iraq": "fas 0/1/1"}
    table = Summit(fas={"hand": "2c 2e"}, isl={"hand": "2c 2e"}, order="fas isl", regions=regions)
    assert price(table, "fas", "poland", 2, "isl") == (0, 0, 1)
    assert price(table, "fas", "poland", 1, "isl") == (0, 0, 0)
    assert price(table, "isl", "iraq", 1, "fas") == (0, 0, 1)
    assert price(table, "isl", "iraq", 2, "fas") == (0, 0, 0)
    table.passes()
    for table in (
        Summit(options={"fascism_weakness": "none"}, fas={"hand": "1c"}, isl={}, regions=regions),
        Summit(options={"fundamentalism_weakness": "none"}, isl={"hand": "1e"}, fas={}, regions=regions),
    ):
        assert len(table.asks[1]) == 2
        table.passes()


def test_id_con_12_and_id_amb_54_attractive_culture_may_be_answered() -> None:
    sides: Any = {
        "com": {"hand": "4c"},
        "cap": {"hand": "1c"},
        "order": "com cap",
        "regions": {"mongolia": ":2 cap 0/0/2"},
    }
    table = Summit(**sides)
    table.does("com", "attack_cultural mongolia")
    assert table.asks == ("cap", {"deflect", "repel", "let_stand"})
    table.does("cap", "repel")
    assert (table.hand("cap"), table.pile("com")) == ("1c", "1c")
    table.does("com", "press")
    assert table.asks == ("cap", {"deflect", "let_stand"})
    assert table.refuses("cap", "repel") == "ID-CON-12"
    table.does("cap", "let_stand")
    table.skips("cap")
    table.does("com", "attack_cultural mongolia")
    assert table.offers("cap", "repel"), "once in each Conflict"
    table.does("cap", "let_stand")
    table.passes()
    late = Summit(**sides)
    late.does("com", "attack_cultural mongolia")
    late.does("cap", "deflect")
    late.does("com", "press")
    assert late.asked[0] != "cap", "what was not used against the first card has lapsed, and the hand is empty"
    late.passes()


def test_id_amb_31_attractive_culture_works_once_a_turn_by_house_option() -> None:
    table = Summit(
        options={"attractive_culture": "per_turn"},
        com={"hand": "5c"},
        cap={"hand": "1c"},
        order="com cap",
        regions={"mongolia": ":2 cap 0/0/2"},
    )
    table.does("com", "attack_cultural mongolia")
    table.does("cap", "deflect")
    table.does("com", "press")
    table.does("cap", "repel")
    table.does("com", "press")
    assert table.asked == ("com", "fight"), "it is used up, and the hand is empty"
    table.does("com", "attack_cultural mongolia")
    assert table.at("mongolia") == ":2 com 0/0/2"
    table.passes()


def test_id_con_12_only_capitalisms_culture_is_attractive() -> None:
    table = Summit(com={"hand": "4e 3c"}, cap={"hand": "1m"}, fas={}, regions={"mongolia": "cap 0/1/0 fas 0/0/1"})
    table.does("com", "attack_economic mongolia")
    assert table.asks == ("cap", {"let_stand"})
    table.does("cap", "let_stand")
    table.passes()


def test_id_con_12_and_id_amb_32_and_id_amb_57_lightning_strike_works() -> None:
    table = Summit(
        fas={"hand": "6m"},
        com={"hand": "4m"},
        order="fas com",
        stances=WAR,
        regions={"poland": ":2 com 2/0/0"},
    )
    table.does("fas", "attack_military poland")
    table.does("com", "deflect")
    assert (table.hand("com"), table.pile("com")) == ("2m", "2m")
    assert [event.cards for event in table.happened(AttackDeflected)] == [2]
    table.does("fas", "press")
    table.does("com", "deflect")
    assert table.hand("com") == "1m", "only the first card of the Conflict is a strike"
    table.does("fas", "stop")
    table.skips("com")
    table.does("fas", "attack_military poland")
    assert table.asks == ("com", {"deflect", "let_stand"}), "only the first Military Conflict of the turn is one"
    table.does("com", "let_stand")
    table.passes()
    alone = Summit(
        fas={"hand": "2m"}, com={"hand": "1m 1c"}, order="fas com", stances=WAR, regions={"poland": "com 1/0/0"}
    )
    alone.does("fas", "attack_military poland")
    assert alone.refuses("com", "deflect") == "ID-CON-12"
    alone.does("com", "let_stand")
    alone.passes()


def test_id_con_17_and_id_amb_65_exported_revolution_allows_attacks() -> None:
    regions = {"iraq": "com 1/0/0", "korea": "isl 1/0/0"}
    table = Summit(isl={"hand": "2m"}, com={"hand": "4m"}, regions=regions, order="isl com")
    assert table.offers("isl", "attack_military iraq")
    table.does("isl", "pass")
    assert table.refuses("com", "attack_military korea") == "ID-CON-03"
    table.passes()
    peace = Summit(isl={"hand": "2m"}, com={}, regions=regions, stances={"isl com": "peace"})
    assert peace.refuses("isl", "attack_military iraq") == "ID-CON-03"
    peace.passes()
    weapon = Summit(isl={"hand": "1m", "advancements": WMD}, com={}, regions=regions)
    assert weapon.refuses("isl", "fire_military iraq") == "ID-CON-18"
    weapon.passes()
    without = Summit(
        options={"fundamentalism_strength": "none"}, isl={"hand": "2m"}, com={}, regions=regions, turn=1
    )
    assert without.refuses("isl", "attack_military iraq") == "ID-CON-03"
    without.passes()


def test_id_amb_74_colonial_unrest_waives_the_distance() -> None:
    regions = {"cuba": "imp 0/0/1", "brazil": ":2 imp 0/0/1", "egypt": "com:1 com 1/1/1 imp 0/0/1"}
    unrest = {"imperialism_weakness": "colonial_unrest"}
    table = Summit(options=unrest, fas={"hand": "3c"}, imp={}, com={}, regions=regions)
    assert price(table, "fas", "cuba", 2, "imp")[0] == 0
    assert price(table, "fas", "egypt", 2, "imp")[0] == 0
    assert price(table, "fas", "egypt", 2, "com")[0] == 1
    assert price(table, "fas", "brazil", 2, "imp")[0] == 1
    table.passes()


def test_id_amb_74_colonial_unrest_lets_one_card_reach_distant_regions() -> None:
    """With a single card nobody can pay for distance; only with the option is the attack available."""
    regions = {"cuba": "imp:1 imp 1/1/1", "brazil": "imp:2 imp 2/2/2"}
    for weakness, reached in (("costs_of_empire", False), ("colonial_unrest", True)):
        table = Summit(
            options={"imperialism_weakness": weakness},
            com={"hand": "1c 1e"},
            imp={"advancements": ""},
            fas={},
            regions=regions,
        )
        assert table.offers("com", "attack_cultural cuba") is reached
        assert not table.offers("com", "attack_cultural brazil"), "it is no small region"
        assert not table.offers("com", "attack_economic cuba"), "it is culture that is stirred up"
        if reached:
            table.does("com", "attack_cultural cuba")
            assert [event.price for event in table.happened(ConflictDeclared)] == [0]
        table.passes()


# Weapons of Mass Destruction


def armed(**more: Any) -> Summit:
    """Return a table with Imperialism, which has a weapon, at war with Fascism, whose Germany is full."""
    regions = {"germany": "fas:6 fas 6/6/6 com 0/0/0", "poland": ":1 fas 1/1/0 com 0/1/0"}
    sides: Any = {"imp": {"advancements": WMD}, "fas": {}, "com": {}}
    return Summit(**{"stances": {"imp fas": "war"}, "regions": regions, **sides, **more})


def test_id_con_18_a_weapon_destroys_one_area_at_one_region() -> None:
    """D-CON-3: 6/6/6 becomes 6/0/6, still level 6; the Assessment lowers it to 1, and Fascism keeps it."""
    table = armed()
    assert table.influence("imp") == 4
    table.does("imp", "fire_economic germany")
    assert table.changed == {"germany": "fas:6 fas 6/0/6"}
    assert (table.holds("imp"), table.influence("imp"), table.pile("fas")) == ("", 3, "6e")
    table.passes()
    after = armed(phase="assessment", regions={"germany": "fas:6 fas 6/0/6"})
    assert after.at("germany") == "fas:1 fas 6/0/6"
    after.passes()


def test_id_amb_62_a_weapon_leaves_third_players_alone() -> None:
    table = armed()
    table.does("imp", "fire_economic poland")
    assert table.at("poland") == ":1 fas 1/0/0 com 0/1/0"
    table.passes()


@pytest.mark.parametrize(("scope", "left"), [("victim_region", ":1 com 0/1/0"), ("whole_region", ":1")])
def test_id_amb_17_a_house_option_widens_weapons(scope: str, left: str) -> None:
    table = armed(options={"wmd_scope": scope})
    assert table.refuses("imp", "fire_economic poland") == "ID-AMB-17"
    table.does("imp", "fire poland")
    assert table.at("poland") == left
    assert [event.area for event in table.happened(WeaponFired)] == [""]
    table.passes()


def test_id_amb_17_a_weapon_must_name_one_area() -> None:
    table = armed()
    assert table.refuses("imp", "fire poland") == "ID-AMB-17"
    assert table.refuses("imp", "fire_cultural poland") == "ID-CON-18"
    assert table.refuses("imp", "fire_cultural brazil") == "ID-FOR-01"
    table.passes()


def test_id_con_18_the_target_is_asked_unless_only_one_is_possible() -> None:
    table = armed(stances={"imp fas": "war", "imp com": "war"})
    table.does("imp", "fire_economic poland")
    assert table.asks == ("imp", {"against fascism", "against communism"})
    assert table.question == "Whose influence in Poland shall be destroyed?"
    table.does("imp", "against com")
    assert table.at("poland") == ":1 fas 1/1/0"
    table.passes()


def test_id_con_18_a_present_seat_not_at_war_is_spared() -> None:
    regions = {"poland": ":3 fas 0/1/0 com 0/1/0 isl 0/1/0"}
    table = armed(stances={"imp fas": "war", "imp com": "war"}, isl={}, regions=regions)
    table.does("imp", "fire_economic poland")
    assert table.asks == ("imp", {"against fascism", "against communism"})
    assert table.refuses("imp", "against isl") == "ID-CON-18"
    table.does("imp", "against com")
    table.passes()


def test_id_adv_08_firing_needs_a_weapon_and_peace_forbids_it() -> None:
    table = armed(imp={"hand": "6m"})
    assert table.refuses("imp", "fire_economic poland") == "ID-ADV-08"
    table.passes()
    peaceful = armed(stances={}, imp={"hand": "6m", "advancements": WMD})
    assert peaceful.refuses("imp", "fire_economic poland") == "ID-CON-18"
    peaceful.passes()


def test_id_con_19_an_act_of_war_changes_no_stance() -> None:
    table = armed(stances={"imp fas": "war", "fas com": "peace"})
    table.does("imp", "fire_military germany")
    assert (table.stance("imp", "fas"), table.stance("imp", "com"), table.stance("fas", "com")) == (
        "war",
        "neutral",
        "peace",
    )
    table.passes()


def test_id_amb_18_and_id_amb_68_capitalism_fires_free_in_others_wars() -> None:
    table = Summit(
        cap={"hand": "2m", "advancements": WMD},
        isl={},
        stances={"cap isl": "war"},
        regions={"mexico": ":2 isl 1/1/0"},
    )
    assert table.offers("cap", "attack_military mexico")
    table.does("cap", "fire_economic mexico")
    assert (table.hand("cap"), table.at("mexico")) == ("2m", ":2 isl 1/0/0")
    table.passes()


def test_id_amb_60_each_action_fires_one_weapon() -> None:
    table = armed(imp={"advancements": f"{WMD} {WMD}"})
    table.does("imp", "fire_economic germany", "fire_military germany")
    assert table.at("germany") == "fas:6 fas 0/0/6"
    assert table.holds("imp") == ""
    table.passes()


def test_deflected_attack_card_is_counted_once() -> None:
    table = Summit(com={"hand": "3c"}, fas={"hand": "3c"}, regions={"mongolia": "fas 0/0/1"})
    table.does("com", "attack_cultural mongolia")
    table.does("fas", "deflect")
    table.does("com", "press")
    assert [event.number for event in table.happened(AttackPlayed)] == [1, 2]
    table.does("fas", "let_stand")
    table.passes()
