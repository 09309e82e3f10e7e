"""Influence: WO-INF."""

import pytest

from game.titles.world_order.events import InfluencePushed
from game.titles.world_order.influence import place_by_rule, place_permanent, place_temporary
from tests.titles.world_order.summit import Seated, Summit, full


def adding(region: str, cubes: str = "", guests: str = "", who: str = "usa") -> Summit:
    """Return a table where a power engages in a Region and is about to add a cube."""
    ally = {
        "mena": "-qatar",
        "africa": "-mali",
        "europe": "-norway",
        "americas": "-mexico",
        "central_asia": "-georgia",
    }
    seats: dict[str, Seated] = {
        who: {"hand": "diplomatic_engagement", "allies": ally[region], "stock": {"diplomacy": 6}}
    }
    others: dict[str, Seated] = {name: {} for name in ("usa", "eu", "russia", "china") if name != who}
    return Summit(cubes={region: cubes}, guests={region: guests}, more={**seats, **others})


def test_wo_inf_01_the_player_chooses_above_or_below_the_line() -> None:
    table = adding("mena", "eu usa local")
    table.plays("usa", "diplomatic_engagement")
    assert table.asks == ("usa", {"permanent", "temporary"})
    assert table.refuses("usa", "convert mena:1") == "WO-GRO-14"
    table.does("usa", "temporary")
    assert (table.board["mena"], table.board["mena below"]) == ("eu usa local", "usa")


def test_wo_inf_02_no_cube_above_the_line_without_a_free_slot() -> None:
    table = adding("mena", full("mena"), "russia")
    table.plays("usa", "diplomatic_engagement")
    assert table.changed["mena below"] == "russia usa"


def test_wo_inf_03_a_permanent_slot_gives_its_vp() -> None:
    table = adding("mena", "eu usa local")
    table.plays("usa", "diplomatic_engagement", "permanent")
    assert (table.changed["usa vp"], table.changed["mena"]) == (1, "eu usa local usa")


def test_wo_inf_04_the_first_free_temporary_slot_gives_its_vp() -> None:
    table = adding("mena", "eu usa local", who="russia")
    table.plays("russia", "diplomatic_engagement", "temporary")
    assert (table.changed["russia vp"], table.changed["mena below"]) == (5, "russia")
    table = adding("mena", "eu usa local", "russia usa")
    table.plays("usa", "diplomatic_engagement", "temporary")
    assert (table.changed["usa vp"], table.changed["mena below"]) == (3, "russia usa usa")


def test_wo_inf_05_and_wo_inf_06_a_full_row_pushes_its_leftmost_cube_out() -> None:
    table = adding("mena", full("mena"), "russia usa usa china russia", who="eu")
    table.plays("eu", "diplomatic_engagement")
    assert table.changed["mena below"] == "usa usa china russia eu"
    assert not [fact for fact in table.changed if fact.endswith("vp")]
    assert [event.power for event in table.happened(InfluencePushed)] == ["russia"]


def test_wo_amb_28_pushing_is_allowed_with_a_free_slot_and_against_oneself() -> None:
    table = adding("africa", "", "usa eu eu eu")
    table.plays("usa", "diplomatic_engagement")
    assert "permanent" in table.asks[1]
    table.does("usa", "temporary")
    assert table.changed["africa below"] == "eu eu eu usa"


def test_wo_inf_07_wo_inf_14_and_wo_amb_26_permanent_cubes_need_no_army() -> None:
    table = Summit(
        russia={"assets": "ru_csto", "stock": {"diplomacy": 1}}, cubes={"central_asia": full("central_asia")}
    )
    table.does("russia", "asset ru_csto")
    assert table.changed == {"russia diplomacy": 0, "central_asia": full("central_asia") + " russia"}


def test_wo_inf_07_permanent_influence_below_the_line_is_refused() -> None:
    growth = "industrial_development knowledge_transfer tactical_flexibility regional_resilience"
    table = Summit(
        number=4,
        russia={"assets": "ru_csto", "stock": {"diplomacy": 1}, "growth": growth},
        cubes={"central_asia": full("central_asia")},
        guests={"central_asia": "russia"},
    )
    table.does("russia", "asset ru_csto")
    assert table.asks == ("russia", {"permanent", "convert central_asia:1"})
    assert table.refuses("russia", "temporary") == "WO-INF-07"
    table.does("russia", "permanent", "none")
    assert table.changed["central_asia"] == full("central_asia") + " russia"


def test_wo_inf_14_and_wo_amb_24_a_free_slot_is_filled_first_for_its_vp() -> None:
    table = Summit(russia={"assets": "ru_csto", "stock": {"diplomacy": 1}}, cubes={"central_asia": "russia china"})
    table.does("russia", "asset ru_csto")
    assert table.changed == {"russia diplomacy": 0, "central_asia": "russia china russia", "russia vp": 1}


@pytest.mark.parametrize("above", ["eu usa russia", full("europe")])
def test_wo_inf_08_a_converted_cube_moves_up_without_vps(above: str) -> None:
    table = Summit(
        options={"optional_market_pack": True},
        usa={"hand": "permanent_mission", "stock": {"diplomacy": 3}},
        cubes={"europe": above},
        guests={"europe": "usa russia eu"},
    )
    table.plays("usa", "permanent_mission", "yes")
    assert table.changed == {"usa diplomacy": 0, "europe": f"{above} usa", "europe below": "russia eu"}


def test_wo_inf_10_a_reset_cube_goes_to_the_end_of_the_row() -> None:
    table = Summit(usa={"hand": "re_examine_agreement"}, guests={"europe": "usa russia usa eu", "africa": "usa"})
    table.plays("usa", "re_examine_agreement")
    assert table.asks == ("usa", {"reset europe:1", "reset europe:3"})
    assert table.refuses("usa", "reset africa:1") == "WO-INF-10"
    table.does("usa", "reset europe:1")
    assert table.changed == {"europe below": "russia usa eu usa"}
    table.does("usa", sorted(table.asks[1])[0])
    while not table.is_over:
        table.does("usa", sorted(table.asks[1])[0])


def test_wo_inf_10_and_wo_amb_80_the_rightmost_cube_cannot_be_reset() -> None:
    table = Summit(
        russia={"assets": "ru_cyber_attacks", "stock": {"services": 1}},
        cubes={"africa": full("africa")},
        guests={"africa": "eu russia"},
    )
    table.does("russia", "asset ru_cyber_attacks", "region africa")
    assert table.changed == {"russia services": 0, "russia vp": 2, "africa below": "eu russia russia"}


def test_wo_inf_12_an_empty_row_gives_its_first_vps() -> None:
    table = adding("africa", full("africa"))
    table.plays("usa", "diplomatic_engagement")
    assert (table.changed["usa vp"], table.changed["africa below"]) == (4, "usa")


def test_wo_inf_13_and_wo_amb_29_a_pushed_cube_costs_nothing() -> None:
    table = adding("africa", full("africa"), "china eu eu eu")
    table.plays("usa", "diplomatic_engagement")
    assert table.changed["africa below"] == "eu eu eu usa"
    assert "china vp" not in table.changed


def test_wo_aut_06_a_power_without_a_player_gains_no_vps() -> None:
    table = Summit("prosperity", usa={}, china={})
    place_permanent(table.state, "eu", "europe", table._hear)
    place_temporary(table.state, "russia", "europe", table._hear)
    place_by_rule(table.state, "russia", "mena", table._hear)
    assert table.changed == {"europe": "eu", "europe below": "russia", "mena": "russia"}


def test_wo_gro_14_regional_resilience_converts_once_a_round() -> None:
    growth = "industrial_development knowledge_transfer tactical_flexibility regional_resilience"
    for number, held in ((4, growth), (3, growth), (4, growth.rpartition(" ")[0])):
        table = Summit(
            number=number,
            usa={"hand": "diplomatic_engagement", "allies": "-mali", "growth": held, "stock": {"diplomacy": 3}},
            cubes={"africa": full("africa")},
            guests={"africa": "usa usa"},
        )
        table.plays("usa", "diplomatic_engagement")
        if number == 4 and held == growth:
            assert table.asks == ("usa", {"temporary", "convert africa:1", "convert africa:2"})
            table.does("usa", "convert africa:2")
        assert table.is_over
        assert table.changed["usa vp"] == (3 if held == growth and number == 4 else 2)


def test_wo_inf_12_later_cubes_take_the_slots_in_order() -> None:
    for guests, vp in (("eu", 3), ("eu eu", 2), ("eu eu eu", 1)):
        table = adding("africa", full("africa"), guests)
        table.plays("usa", "diplomatic_engagement")
        assert table.changed["usa vp"] == vp
