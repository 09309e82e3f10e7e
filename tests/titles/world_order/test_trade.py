"""Trade: WO-TRD, and the rulings about it."""

from typing import Any

import pytest

from tests.titles.world_order.summit import Summit


def test_wo_trd_01_and_wo_trd_14_exports_come_before_imports() -> None:
    table = Summit(
        usa={
            "hand": "foreign_trade",
            "allies": "norway colombia belarus",
            "stock": {"goods": 4, "services": 1, "energy": 1},
        }
    )
    table.plays("usa", "foreign_trade", "export goods", "sell 4", "export services")
    assert table.asked == ("usa", "choose_import")
    assert table.refuses("usa", "export energy") == "WO-TRD-14"
    table.does("usa", "import raw", "buy 1", "import food")
    assert table.is_over
    assert table.changed["usa money"] == 4 * 15 + 15 - 3 - 3


def test_wo_trd_02_and_wo_trd_05_each_type_is_traded_only_once() -> None:
    table = Summit(
        russia={"hand": "foreign_trade", "allies": "ukraine kazakhstan armenia", "stock": {"energy": 4, "raw": 2}}
    )
    table.plays("russia", "foreign_trade", "export energy", "sell 1")
    assert table.refuses("russia", "export energy") == "WO-TRD-05"
    table.does("russia", "done")
    assert table.refuses("russia", "import energy") == "WO-TRD-05"
    table.does("russia", "done")
    assert table.changed == {"russia energy": 3, "russia money": 5}


def test_wo_trd_03_and_wo_trd_06_exports_go_up_to_the_symbols_of_allies() -> None:
    table = Summit(
        russia={
            "hand": "foreign_trade",
            "allies": "-ukraine belarus_russia south_korea armenia turkmenistan",
            "stock": {"energy": 9, "raw": 9},
        },
        usa={},
        eu={},
        china={},
    )
    table.plays("russia", "foreign_trade", "export energy")
    assert table.asks[1] == {f"sell {number}" for number in range(1, 6)}
    assert table.refuses("russia", "sell 6") == "WO-TRD-03"
    table.does("russia", "sell 4", "export raw", "sell 2", "done")
    assert table.changed["russia money"] == 30


def test_wo_trd_03_a_type_without_symbol_or_stock_cannot_be_exported() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "ukraine", "stock": {"raw": 3}, "money": 3})
    table.plays("usa", "foreign_trade")
    assert table.asked == ("usa", "choose_import")
    table.does("usa", "done")
    assert table.changed == {}
    table = Summit(usa={"hand": "foreign_trade", "allies": "ukraine armenia", "stock": {"raw": 3}})
    table.plays("usa", "foreign_trade")
    assert table.refuses("usa", "export energy") == "WO-TRD-03"
    assert table.refuses("usa", "export food") == "WO-TRD-03"
    table.does("usa", "done")


def test_wo_trd_04_and_wo_trd_15_and_wo_amb_12_countries_and_powers_sell() -> None:
    table = Summit(
        russia={"hand": "foreign_trade", "allies": "india_russia", "money": 20},
        eu={"commerce": 1},
        usa={},
        china={},
    )
    table.plays("russia", "foreign_trade", "import services")
    assert table.asked == ("russia", "buy_from_allies")
    table.does("russia", "buy 1", "buy 0", "buy 1")
    assert table.changed == {
        "russia money": 0,
        "russia services": 2,
        "russia diplomacy": 1,
        "eu money": 10,
        "eu commerce": 0,
    }


def test_wo_trd_05_several_types_can_be_imported() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 29})
    table.plays(
        "china", "foreign_trade", "import energy", "buy 3", "import raw", "buy 2", "import services", "buy 1"
    )
    assert table.changed["china energy"] == 3
    assert table.changed["china raw"] == 2
    assert table.changed["china services"] == 1


def test_wo_trd_07_and_wo_amb_18_goods_without_a_price_are_not_traded() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "ukraine", "stock": {"energy": 1}, "money": 50})
    table.plays("usa", "foreign_trade")
    assert table.refuses("usa", "export diplomacy") == "WO-TRD-07"
    table.does("usa", "done")
    assert table.refuses("usa", "import army") == "WO-TRD-07"
    assert table.refuses("usa", "import diplomacy") == "WO-TRD-07"
    table.does("usa", "done")


def test_wo_trd_08_only_armies_on_the_board_can_be_sold() -> None:
    table = Summit(
        usa={"hand": "foreign_trade", "allies": "japan_usa ukraine", "stock": {"energy": 1}},
        armies={"europe": "usa usa usa"},
    )
    table.plays("usa", "foreign_trade")
    assert table.refuses("usa", "export army") == "WO-TRD-08"
    table.does("usa", "done")
    table = Summit(usa={"hand": "foreign_trade", "allies": "japan_usa", "stock": {"army": 2}})
    table.plays("usa", "foreign_trade", "export army", "done")
    assert table.changed == {"usa army": 1, "usa money": 20}


def test_wo_trd_09_payments_for_countries_go_to_the_supply() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "canada", "money": 6}, china={"commerce": 0})
    table.plays("usa", "foreign_trade", "import energy", "buy 2")
    assert table.changed == {"usa money": 0, "usa energy": 2}


@pytest.mark.parametrize(
    ("seller", "given"),
    [
        ({"stock": {"goods": 4}}, {"eu commerce": 1}),
        ({"stock": {"goods": 4}, "commerce": 0}, {"eu goods": 3}),
    ],
    ids=["card", "own goods"],
)
def test_wo_trd_10_and_wo_amb_14_a_seller_turns_a_commerce_card_first(seller: Any, given: dict[str, int]) -> None:
    table = Summit(
        china={"hand": "foreign_trade", "money": 10},
        eu=seller,
        usa={"commerce": 0},
        russia={"commerce": 0},
    )
    table.plays("china", "foreign_trade", "import goods")
    assert table.changed == {"china money": 0, "china goods": 1, "china diplomacy": 1, "eu money": 10, **given}


def test_wo_trd_10_a_seat_with_nothing_sells_nothing() -> None:
    table = Summit(
        china={"hand": "foreign_trade", "money": 10, "allies": "canada"},
        usa={"commerce": 0},
        eu={"commerce": 0},
        russia={"commerce": 0},
    )
    table.plays("china", "foreign_trade")
    assert table.refuses("china", "import services") == "WO-TRD-10"
    table.does("china", "done")


def test_wo_trd_11_diplomacy_comes_once_for_any_number_of_sellers() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 40}, usa={}, eu={}, russia={"commerce": 0})
    table.plays("china", "foreign_trade", "import goods", "import services", "buy 1", "buy 1")
    assert table.changed["china diplomacy"] == 1
    assert table.changed["china services"] == 2


def test_wo_trd_12_and_wo_amb_16_buying_under_three_from_russia_gives_none() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 8}, russia={}, usa={})
    table.plays("china", "foreign_trade", "import energy", "buy 2")
    assert table.changed == {"china money": 2, "china energy": 2, "russia money": 6, "russia commerce": 2}


def test_wo_trd_12_buying_all_three_from_russia_gives_diplomacy() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 9}, russia={}, usa={})
    table.plays("china", "foreign_trade", "import energy", "buy 3")
    assert table.changed == {
        "china money": 0,
        "china energy": 3,
        "china diplomacy": 1,
        "russia money": 9,
        "russia commerce": 2,
    }


def test_wo_trd_12_the_same_number_counts_if_russia_sells_its_own() -> None:
    table = Summit(usa={"hand": "foreign_trade", "money": 20}, russia={"commerce": 0, "stock": {"energy": 2}})
    table.plays("usa", "foreign_trade", "import energy")
    assert table.asks == ("usa", {"buy 1", "buy 2"})
    table.does("usa", "buy 2", "done")
    assert table.changed == {"usa money": 14, "usa energy": 2, "russia money": 6, "russia energy": 0}


def test_wo_trd_13_and_wo_amb_17_a_power_without_a_player_always_sells() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 10}, usa={"commerce": 0})
    table.plays("china", "foreign_trade", "import services")
    assert table.changed == {"china money": 0, "china services": 1}


def test_wo_trd_14_and_wo_amb_74_trading_nothing_is_allowed() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "ukraine", "stock": {"energy": 1}, "money": 5})
    table.plays("usa", "foreign_trade", "done", "done")
    assert table.changed == {}


def test_wo_amb_11_money_from_exports_pays_for_imports() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "peru", "stock": {"food": 1}}, china={"commerce": 0})
    table.plays("usa", "foreign_trade", "export food")
    assert table.asked == ("usa", "choose_import")
    table.does("usa", "import raw", "buy 1")
    assert table.changed == {"usa food": 0, "usa raw": 1, "usa money": 2}


def test_wo_amb_74_imports_are_limited_by_current_money() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 8}, russia={}, usa={})
    table.plays("china", "foreign_trade", "import energy")
    assert table.asks == ("china", {"buy 1", "buy 2"})
    table.does("china", "buy 1")
    assert table.refuses("china", "import services") == "WO-GEN-10"
    table.does("china", "done")


def test_wo_amb_15_the_whole_commerce_card_turns_for_any_purchase() -> None:
    table = Summit(usa={"hand": "foreign_trade", "money": 20}, eu={"commerce": 1}, russia={})
    table.plays("usa", "foreign_trade", "import goods", "buy 1", "buy 0")
    assert table.changed["eu commerce"] == 0
    assert table.refuses("usa", "import services") == "WO-TRD-10"
    table.does("usa", "done")


def test_wo_amb_19_energy_titan_doubles_symbols_of_allies_only() -> None:
    table = Summit(russia={"hand": "energy_titan", "allies": "ukraine canada", "stock": {"energy": 9}})
    table.plays("russia", "energy_titan")
    assert table.refuses("russia", "done") == "WO-AMB-19"
    table.does("russia", "double energy", "export energy")
    assert table.asks == ("russia", {f"sell {number}" for number in range(1, 5)})
    table.does("russia", "sell 4", "done")
    assert table.changed == {"russia energy": 5, "russia money": 20}


def test_wo_amb_33_open_countries_closed_to_a_power_also_count() -> None:
    table = Summit(
        usa={"hand": "establish_trade_routes", "stock": {"raw": 3}}, lying="iran israel", china={"commerce": 0}
    )
    table.plays("usa", "establish_trade_routes", "region mena", "export raw")
    assert table.asks == ("usa", {"sell 1", "sell 2", "sell 3"})
    table.does("usa", "sell 3", "done")
    assert table.changed == {"usa raw": 0, "usa money": 15}


def test_wo_amb_49_which_commerce_card_turns_is_not_asked() -> None:
    table = Summit(usa={"hand": "foreign_trade", "money": 10}, eu={}, russia={"commerce": 0})
    table.plays("usa", "foreign_trade", "import services")
    assert table.changed["eu commerce"] == 1


def test_wo_trd_11_a_later_purchase_without_a_seller_does_not_undo_it() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 19}, russia={"commerce": 1}, usa={"commerce": 0})
    table.plays("china", "foreign_trade", "import energy", "buy 3", "import goods")
    assert table.changed == {
        "china money": 0,
        "china energy": 3,
        "china goods": 1,
        "china diplomacy": 1,
        "russia money": 9,
        "russia commerce": 0,
    }
    table = Summit(china={"hand": "foreign_trade", "money": 20}, usa={"commerce": 1})
    table.plays("china", "foreign_trade", "import services", "buy 1", "buy 1")
    assert table.changed == {
        "china money": 0,
        "china services": 2,
        "china diplomacy": 1,
        "usa money": 10,
        "usa commerce": 0,
    }


def test_wo_trd_12_another_purchase_still_earns_it() -> None:
    table = Summit(china={"hand": "foreign_trade", "money": 16}, russia={}, eu={}, usa={"commerce": 0})
    table.plays("china", "foreign_trade", "import energy", "buy 2", "import services")
    assert table.changed == {
        "china money": 0,
        "china energy": 2,
        "china services": 1,
        "china diplomacy": 1,
        "russia money": 6,
        "russia commerce": 2,
        "eu money": 10,
        "eu commerce": 1,
    }


def test_wo_amb_74_money_limits_what_allied_countries_sell() -> None:
    table = Summit(usa={"hand": "foreign_trade", "allies": "canada peru", "money": 5}, china={"commerce": 0})
    table.plays("usa", "foreign_trade", "import energy")
    assert table.asks == ("usa", {"buy 0", "buy 1"})
    table.does("usa", "buy 1")
    assert table.changed == {"usa money": 2, "usa energy": 1}
