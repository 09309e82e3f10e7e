"""Invest, Move, Build a Base: WO-INV, WO-MOV, WO-BAS."""

from game.titles.world_order.events import ArmyMoved, RegionChosen
from tests.titles.world_order.summit import Summit


def test_wo_inv_01_investing_pays_exhausts_and_adds_token_and_influence() -> None:
    table = Summit(
        china={"hand": "foreign_direct_investment", "allies": "pakistan_china", "money": 15},
        cubes={"south_asia": "china local"},
    )
    table.plays("china", "foreign_direct_investment", "permanent")
    assert table.changed == {
        "china money": 0,
        "china allies": "-pakistan_china",
        "china fdi": "pakistan_china",
        "south_asia": "china local china",
        "china vp": 1,
    }


def test_wo_inv_02_only_ready_countries_are_invested_in_and_only_once() -> None:
    table = Summit(
        china={
            "hand": "foreign_direct_investment",
            "allies": "mali -niger kenya pakistan djibouti",
            "fdi": "mali",
            "money": 15,
        }
    )
    table.plays("china", "foreign_direct_investment")
    assert table.asks == ("china", {"invest kenya", "invest djibouti"})
    assert table.refuses("china", "invest mali") == "WO-INV-02"
    assert table.refuses("china", "invest niger") == "WO-INV-01"
    assert table.refuses("china", "invest pakistan") == "WO-GEN-10"
    assert table.refuses("china", "invest norway") == "WO-INV-01"
    table.does("china", "invest kenya", "temporary")
    assert table.board["china fdi"] == "mali kenya"


def test_wo_amb_82_a_card_may_allow_a_second_token_but_no_third() -> None:
    table = Summit(
        china={"hand": "steady_partnership", "allies": "mali kenya", "fdi": "mali kenya kenya", "money": 15}
    )
    table.plays("china", "steady_partnership", "temporary")
    assert table.changed["china fdi"] == "mali mali kenya kenya"


def test_wo_mov_01_armies_go_to_the_zone_or_to_an_own_base() -> None:
    table = Summit(
        russia={"hand": "military_reinforcements", "allies": "vietnam", "bases": "vietnam", "money": 10}
    )
    table.plays("russia", "military_reinforcements", "army board")
    assert table.asks[1] == {"to europe", "to mena", "to central_asia", "to east_asia_pacific"}
    assert table.refuses("russia", "to africa") == "WO-MOV-01"
    table.does("russia", "to east_asia_pacific")
    assert table.changed["east_asia_pacific armies"] == "russia"


def test_wo_mov_01_no_way_without_a_base() -> None:
    table = Summit(russia={"hand": "military_reinforcements", "money": 10})
    table.plays("russia", "military_reinforcements", "army board")
    assert table.refuses("russia", "to east_asia_pacific") == "WO-MOV-01"
    table.does("russia", "to europe")
    assert table.changed == {"russia money": 5, "europe armies": "russia"}


def test_wo_mov_02_and_wo_amb_75_armies_from_anywhere_cost_five_money_each() -> None:
    table = Summit(
        russia={"hand": "global_presence", "stock": {"army": 1}, "money": 15},
        armies={"central_asia": "russia", "americas": "russia russia"},
    )
    table.plays(
        "russia",
        "global_presence",
        "army board",
        "to europe",
        "army central_asia",
        "to mena",
        "army americas",
        "to central_asia",
    )
    assert table.is_over
    assert table.changed == {
        "russia money": 0,
        "russia army": 0,
        "europe armies": "russia",
        "mena armies": "russia",
        "americas armies": "russia",
    }


def test_wo_mov_03_no_army_is_moved_twice_by_one_card() -> None:
    table = Summit(russia={"hand": "global_presence", "stock": {"army": 1}, "money": 15})
    table.plays("russia", "global_presence", "army board", "to europe")
    assert table.is_over
    assert table.changed == {"russia money": 10, "russia army": 0, "europe armies": "russia"}


def test_wo_mov_03_origin_and_destination_must_differ() -> None:
    table = Summit(russia={"hand": "military_reinforcements", "money": 10}, armies={"europe": "russia"})
    table.plays("russia", "military_reinforcements", "army europe")
    assert table.refuses("russia", "to europe") == "WO-MOV-03"
    table.does("russia", "to mena", "army board", "to mena")
    assert table.changed["mena armies"] == "russia russia"
    assert [event.origin for event in table.happened(ArmyMoved)] == ["europe", ""]


def test_wo_mov_03_a_move_of_an_exact_number_is_all_or_nothing() -> None:
    table = Summit(
        usa={"assets": "us_navy", "stock": {"army": 3}, "money": 60},
        cubes={"europe": "eu usa russia", "americas": "usa"},
    )
    table.does("usa", "asset us_navy", "region europe", "region americas", "permanent")
    assert table.changed == {
        "usa army": 1,
        "usa money": 40,
        "usa vp": 1,
        "europe": "eu usa russia usa",
        "europe armies": "usa usa",
    }


def test_wo_bas_01_a_base_needs_a_ready_ally_with_symbol_and_flag() -> None:
    table = Summit(
        usa={
            "hand": "foreign_military_presence",
            "allies": "egypt saudi_arabia -turkey qatar vietnam iraq_usa",
            "bases": "qatar",
            "stock": {"army": 1},
            "money": 20,
        },
        cubes={"mena": "eu usa local"},
    )
    table.plays("usa", "foreign_military_presence")
    assert table.refuses("usa", "base egypt") == "WO-BAS-01"
    assert table.refuses("usa", "base vietnam") == "WO-BAS-01"
    assert table.refuses("usa", "base turkey") == "WO-BAS-01"
    assert table.refuses("usa", "base israel") == "WO-BAS-01"
    assert table.refuses("usa", "base qatar") == "WO-BAS-05"
    table.does("usa", "base iraq_usa", "permanent")
    assert table.changed == {
        "usa allies": "egypt saudi_arabia -turkey qatar vietnam -iraq_usa",
        "usa bases": "qatar iraq_usa",
        "usa army": 0,
        "usa money": 10,
        "usa vp": 1,
        "mena": "eu usa local usa",
        "mena armies": "usa",
    }


def test_wo_bas_02_and_wo_bas_03_a_base_and_each_army_cost_five() -> None:
    table = Summit(
        usa={"hand": "foreign_military_presence", "allies": "turkey", "stock": {"army": 3}, "money": 40},
        cubes={"mena": "eu usa local"},
    )
    table.plays("usa", "foreign_military_presence")
    assert table.asks == ("usa", {"send 1", "send 2", "send 3"})
    table.does("usa", "send 2", "temporary")
    assert table.changed == {
        "usa allies": "-turkey",
        "usa bases": "turkey",
        "usa army": 1,
        "usa money": 25,
        "usa vp": 5,
        "mena below": "usa",
        "mena armies": "usa usa",
    }


def test_wo_bas_04_a_base_needs_an_army_and_the_money() -> None:
    for side in ({"stock": {"army": 0}, "money": 50}, {"stock": {"army": 2}, "money": 9}):
        table = Summit(
            usa={"hand": "foreign_military_presence", "allies": "turkey", **side},  # type: ignore[typeddict-item]
            armies={"mena": "usa"},
        )
        table.plays("usa", "foreign_military_presence")
        assert table.changed == {}


def test_wo_bas_05_one_base_per_country_unless_a_card_allows_more() -> None:
    for card, bases in (("foreign_military_presence", None), ("strengthen_alliance", "qatar qatar")):
        table = Summit(usa={"hand": card, "allies": "qatar", "bases": "qatar", "stock": {"army": 1}, "money": 20})
        table.plays("usa", card, *(["temporary"] if bases else []))
        assert table.changed.get("usa bases") == bases


def test_wo_bas_06_armies_sent_with_a_base_need_no_other_permission() -> None:
    table = Summit(
        russia={"hand": "foreign_military_presence", "allies": "sudan", "stock": {"army": 2}, "money": 15},
        armies={"europe": "russia"},
    )
    table.plays("russia", "foreign_military_presence", "send 2", "temporary")
    assert table.changed["africa armies"] == "russia russia"
    assert "europe armies" not in table.changed


def test_wo_mov_01_an_ally_without_a_base_gives_no_access() -> None:
    table = Summit(russia={"hand": "military_reinforcements", "allies": "mali cuba", "money": 10})
    table.plays("russia", "military_reinforcements", "army board")
    assert table.asks == ("russia", {"to europe", "to mena", "to central_asia"})
    table.does("russia", "to mena")


def test_wo_mov_03_an_army_already_there_is_not_offered() -> None:
    table = Summit(
        russia={"assets": "ru_csto", "stock": {"diplomacy": 1}},
        armies={"central_asia": "russia russia", "europe": "russia"},
    )
    table.does("russia", "asset ru_csto")
    assert table.asks == ("russia", {"army europe", "done"})
    table.does("russia", "army europe")
    assert table.board["central_asia armies"] == "russia russia russia"


def test_wo_mov_03_both_of_two_armies_must_be_paid_and_come_from_elsewhere() -> None:
    for money, armies in ((9, 2), (10, 1)):
        table = Summit(
            usa={"assets": "us_nato", "stock": {"army": armies}, "money": money}, armies={"europe": "usa"}
        )
        table.does("usa", "asset us_nato", "region europe")
        assert table.changed == {"usa diplomacy": 2}


def test_wo_amb_25_the_navy_may_go_where_two_armies_can() -> None:
    table = Summit(usa={"assets": "us_navy", "stock": {"army": 1}, "money": 99})
    table.does("usa", "asset us_navy")
    assert table.changed == {}
    table = Summit(usa={"assets": "us_navy", "stock": {"army": 1}, "money": 99}, armies={"europe": "usa usa"})
    table.does("usa", "asset us_navy")
    assert table.asks == (
        "usa",
        {"region europe", "region americas", "region mena", "region east_asia_pacific", "done"}
        - {"region europe"},
    )
    table.does("usa", "done")
    assert table.happened(RegionChosen) == []


def test_wo_bas_02_money_limits_the_number_of_armies_sent() -> None:
    table = Summit(
        usa={"hand": "foreign_military_presence", "allies": "turkey", "stock": {"army": 3}, "money": 19}
    )
    table.plays("usa", "foreign_military_presence")
    assert table.asks == ("usa", {"send 1", "send 2"})
    table.does("usa", "send 2", "temporary")
    assert table.changed["usa money"] == 4


def test_wo_bas_04_no_base_is_offered_without_an_army() -> None:
    table = Summit(usa={"order": True, "allies": "turkey niger", "money": 19})
    table.does("usa", "order")
    assert "choose build_base" not in table.asks[1]
    table.does("usa", "choose produce", "done")


def test_wo_amb_83_the_second_investment_costs_ten_more() -> None:
    for money, over in ((34, True), (35, False)):
        table = Summit(china={"assets": "cn_belt_and_road", "allies": "mali norway", "money": money})
        table.does("china", "asset cn_belt_and_road", "invest mali", "temporary")
        assert table.is_over is over
        if not over:
            table.does("china", "none")
