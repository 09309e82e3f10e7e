"""The limits of each card: what it doesn't offer, doesn't pay for and doesn't do."""

import pytest

from game.titles.world_order.events import AbilityUsed
from game.titles.world_order.faces import REGIONS
from tests.titles.world_order.summit import Summit, full

EVERY_REGION = {f"region {region}" for region in REGIONS}
NEAR_EUROPE = {"region europe", "region mena", "region central_asia"}


# Starting decks


def test_military_re_equipment_gains_its_army_after_the_base() -> None:
    table = Summit(russia={"hand": "military_re_equipment", "allies": "mali", "money": 10})
    table.plays("russia", "military_re_equipment")
    assert table.changed == {"russia army": 1}


def test_energy_titan_doubles_only_energy_or_raw_materials() -> None:
    table = Summit(russia={"hand": "energy_titan", "allies": "ukraine armenia", "stock": {"raw": 1}})
    table.plays("russia", "energy_titan")
    assert table.asks == ("russia", {"double energy", "double raw"})
    table.does("russia", "double energy", "done")


# Market


def test_activation_of_allies_readies_two_exhausted_allies() -> None:
    table = Summit(
        usa={"hand": "activation_of_allies", "allies": "-sudan -mali -niger kenya", "stock": {"diplomacy": 9}}
    )
    table.plays("usa", "activation_of_allies")
    assert table.asks == ("usa", {"ready sudan", "ready mali", "ready niger", "done"})
    table.does("usa", "ready sudan", "ready mali", "pay", "temporary")
    assert table.changed["usa allies"] == "sudan mali -niger kenya"
    assert table.changed["usa diplomacy"] == 6


def test_convincing_arguments_does_one_of_two_things() -> None:
    table = Summit(
        usa={"hand": "convincing_arguments", "allies": "-mali", "stock": {"diplomacy": 5}}, lying="niger"
    )
    table.plays("usa", "convincing_arguments", "choose improve_relations", "improve niger")
    assert table.is_over
    assert table.changed == {"usa allies": "-mali niger", "usa diplomacy": 6}


def test_successful_negotiations_readies_one_ally_and_takes_no_money() -> None:
    table = Summit(
        usa={
            "hand": "successful_negotiations",
            "allies": "-mali -niger kenya",
            "stock": {"diplomacy": 1},
            "money": 99,
        },
        left={"europe": "switzerland albania"},
        right={"europe": "norway"},
    )
    table.plays("usa", "successful_negotiations")
    assert table.asks == ("usa", {"ready mali", "ready niger"})
    table.does("usa", "ready niger")
    assert table.asked == ("usa", "search_region")
    table.does("usa", "search europe")
    assert table.changed == {"usa allies": "-mali niger kenya albania", "usa diplomacy": 0}
    assert table.happened(AbilityUsed) == []


TAKEN = {
    "europe": ("croatia", 5),
    "central_asia": ("mongolia", 4),
    "americas": ("honduras", 4),
    "mena": ("jordan", 6),
    "africa": ("niger", 3),
    "south_asia": ("nepal", 4),
    "east_asia_pacific": ("laos", 5),
}
"""For each Region: a Country of value 1, and the cost to engage there."""


@pytest.mark.parametrize("region", REGIONS)
def test_diplomatic_trip_engages_only_in_the_countrys_region(region: str) -> None:
    country, cost = TAKEN[region]
    table = Summit(
        usa={"hand": "diplomatic_trip", "allies": "-norway -qatar", "stock": {"diplomacy": 10}},
        lying=country,
        armies={region: "usa"},
    )
    table.plays("usa", "diplomatic_trip", f"improve {country}")
    assert table.asks == ("usa", {f"engage {region}", "none"})
    table.does("usa", f"engage {region}", "pay", "temporary")
    assert table.changed["usa diplomacy"] == 10 - 1 - cost
    assert table.changed["usa tokens"] == region


def test_diplomatic_trip_may_end_after_the_country() -> None:
    table = Summit(usa={"hand": "diplomatic_trip", "allies": "-norway", "stock": {"diplomacy": 9}}, lying="niger")
    table.plays("usa", "diplomatic_trip", "improve niger", "none")
    assert table.changed == {"usa allies": "-norway niger", "usa diplomacy": 8}


def partner(card: str = "new_strategic_partner") -> Summit:
    """Ally with Turkey, whose Region is full, next to other Countries where a Base could be built."""
    table = Summit(
        usa={"hand": card, "allies": "niger", "stock": {"diplomacy": 3, "army": 4}, "money": 99},
        lying="turkey jordan",
        cubes={"mena": full("mena")},
        china={"commerce": 0},
    )
    table.plays("usa", card, "improve turkey")
    return table


def test_new_strategic_partner_builds_in_that_country_on_the_usual_terms() -> None:
    table = partner()
    table.does("usa", "choose build_base")
    assert table.asks == ("usa", {"send 1", "send 2", "send 3"})
    table.does("usa", "send 3")
    assert table.is_over
    assert table.changed == {
        "usa allies": "niger -turkey",
        "usa bases": "turkey",
        "usa diplomacy": 0,
        "usa army": 1,
        "usa money": 99 - 20,
        "usa vp": 5,
        "mena below": "usa",
        "mena armies": "usa usa usa",
    }


def test_new_strategic_partner_moves_two_armies_to_that_region() -> None:
    table = partner()
    table.does("usa", "choose move", "army board", "army board")
    assert table.is_over
    assert table.changed == {
        "usa allies": "niger turkey",
        "usa diplomacy": 0,
        "usa army": 2,
        "usa money": 89,
        "mena armies": "usa usa",
    }


def test_wo_amb_07_a_base_or_investment_under_the_new_card_blocks_another() -> None:
    table = Summit(
        usa={
            "hand": "new_strategic_partner",
            "allies": "-iraq_usa",
            "bases": "iraq_usa",
            "stock": {"diplomacy": 2, "army": 1},
            "money": 99,
        },
        lying="iraq",
        cubes={"mena": full("mena")},
    )
    table.plays("usa", "new_strategic_partner", "improve iraq", "army board")
    assert (table.changed["usa bases"], table.changed["mena armies"]) == ("iraq", "usa")
    table = Summit(
        usa={
            "hand": "tap_into_new_markets",
            "allies": "-iraq_usa",
            "fdi": "iraq_usa",
            "stock": {"diplomacy": 2},
            "money": 99,
        },
        lying="iraq",
    )
    table.plays("usa", "tap_into_new_markets", "improve iraq")
    assert table.asked == ("usa", "choose_import")
    table.does("usa", "done")
    assert table.changed["usa fdi"] == "iraq"


def test_establish_trade_routes_resets_in_the_trades_region() -> None:
    table = Summit(
        usa={"hand": "establish_trade_routes"},
        guests={"africa": "usa eu", "europe": "usa eu"},
        china={"commerce": 0},
    )
    table.plays("usa", "establish_trade_routes")
    assert table.asks == ("usa", EVERY_REGION)
    table.does("usa", "region africa")
    assert table.changed == {"africa below": "eu usa"}


def test_key_economic_partner_needs_a_country_without_an_investment() -> None:
    table = Summit(usa={"hand": "key_economic_partner", "allies": "-mali niger", "fdi": "mali", "money": 99})
    table.plays("usa", "key_economic_partner")
    assert table.asks == ("usa", {"ready mali", "ready niger"})
    table.does("usa", "ready mali")
    assert table.changed == {"usa allies": "mali niger"}


def test_tap_into_new_markets_invests_in_that_country_or_trades() -> None:
    table = partner("tap_into_new_markets")
    table.does("usa", "choose invest")
    assert table.is_over
    assert table.changed == {
        "usa allies": "niger -turkey",
        "usa fdi": "turkey",
        "usa diplomacy": 0,
        "usa money": 79,
        "usa vp": 5,
        "mena below": "usa",
    }
    table = partner("tap_into_new_markets")
    table.does("usa", "choose trade", "done")
    assert table.is_over


def test_boost_production_produces_before_the_next_card() -> None:
    table = Summit(usa={"hand": "boost_production military_pact new_allies", "stock": {"energy": 9, "food": 9}})
    table.plays("usa", "boost_production")
    assert table.asked == ("usa", "name_resource")
    table.does("usa", "resource services")
    assert table.asked == ("usa", "make_units")
    table.does("usa", "make 1")
    assert table.asked == ("usa", "play_more")
    table.does("usa", "play military_pact")


# The optional pack


@pytest.mark.parametrize("region", ["europe", "mena", "americas", "east_asia_pacific"])
def test_peacekeeping_mandate_engages_where_armies_went_and_an_ally_lives(region: str) -> None:
    allies = "-croatia -jordan -honduras -laos -mali"
    cost = TAKEN[region][1] - 1
    for diplomacy in (cost, cost - 1):
        table = Summit(
            options={"optional_market_pack": True},
            usa={
                "hand": "peacekeeping_mandate",
                "allies": allies,
                "stock": {"army": 1, "diplomacy": diplomacy},
                "money": 5,
            },
        )
        table.plays("usa", "peacekeeping_mandate", "army board", f"to {region}")
        assert table.is_over == (diplomacy < cost)
        if not table.is_over:
            assert table.asks == ("usa", {f"engage {region}", "none"})
            table.does("usa", f"engage {region}", "temporary")
            assert table.changed["usa diplomacy"] == 0


def test_peacekeeping_mandate_without_an_ally_only_moves() -> None:
    table = Summit(
        options={"optional_market_pack": True},
        usa={"hand": "peacekeeping_mandate", "stock": {"army": 1, "diplomacy": 9}, "money": 5},
    )
    table.plays("usa", "peacekeeping_mandate", "army board", "to europe")
    assert table.is_over


def test_cultural_exchange_readies_two_exhausted_allies() -> None:
    table = Summit(
        options={"optional_market_pack": True},
        usa={"hand": "cultural_exchange", "allies": "-sudan -mali -niger kenya"},
    )
    table.plays("usa", "cultural_exchange")
    assert table.asks == ("usa", {"ready sudan", "ready mali", "ready niger", "done"})
    table.does("usa", "ready sudan", "ready niger")
    assert table.changed == {"usa allies": "sudan -mali niger kenya", "usa diplomacy": 2}


def test_rapid_deployment_gains_one_army() -> None:
    table = Summit(options={"optional_market_pack": True}, usa={"hand": "rapid_deployment"})
    table.plays("usa", "rapid_deployment")
    assert table.changed == {"usa army": 1}


def test_regional_summit_resets_where_it_engaged() -> None:
    table = Summit(
        options={"optional_market_pack": True},
        usa={"hand": "regional_summit", "allies": "-mali", "stock": {"diplomacy": 2}},
        guests={"africa": "usa", "europe": "usa eu"},
    )
    table.plays("usa", "regional_summit", "temporary")
    assert table.asks == ("usa", {"reset africa:1", "none"})
    table.does("usa", "none")


# Strategic Assets


@pytest.mark.parametrize(("power", "asset"), [("usa", "us_arms_export"), ("russia", "ru_arms_export")])
def test_sold_armies_bring_influence_anywhere_but_no_slot(power: str, asset: str) -> None:
    rival = "china" if power == "usa" else "usa"
    table = Summit(
        more={power: {"assets": asset, "stock": {"army": 2}}, rival: {}}, cubes={"africa": full("africa")}
    )
    table.does(power, f"asset {asset}")
    assert table.asks == (power, EVERY_REGION)
    table.does(power, "region africa")
    assert table.changed == {f"{power} army": 0, f"{power} money": 20, f"{power} vp": 4, "africa below": power}


def test_us_navy_needs_ten_money_for_each_army() -> None:
    table = Summit(usa={"assets": "us_navy", "stock": {"army": 4}, "money": 19})
    table.does("usa", "asset us_navy")
    assert table.changed == {}
    table = Summit(usa={"assets": "us_navy", "stock": {"army": 4}, "money": 20}, cubes={"europe": full("europe")})
    table.does("usa", "asset us_navy", "region europe")
    assert table.asked == ("usa", "name_region")
    table.does("usa", "done")
    assert table.changed == {
        "usa money": 0,
        "usa army": 2,
        "usa vp": 5,
        "europe armies": "usa usa",
        "europe below": "usa",
    }


def test_us_navy_ignores_bases_by_house_option() -> None:
    table = Summit(
        options={"us_navy_ignores_base": True}, usa={"assets": "us_navy", "stock": {"army": 2}, "money": 20}
    )
    table.does("usa", "asset us_navy", "region africa", "done", "temporary")
    assert table.changed["africa armies"] == "usa usa"


def test_us_rd_champion_may_pay_the_growth_card_with_its_production() -> None:
    table = Summit(usa={"assets": "us_rd_champion", "stock": {"energy": 1, "food": 1, "diplomacy": 1}, "money": 0})
    table.does("usa", "asset us_rd_champion", "produce services", "make 1", "produce raw")
    assert table.changed["usa growth"] == "diplomatic_initiative"
    assert (table.board["usa services"], table.board["usa raw"]) == (0, 2)


def test_us_main_un_funding_pays_at_most_twice() -> None:
    table = Summit(usa={"assets": "us_main_un_funding", "money": 99})
    table.does("usa", "asset us_main_un_funding")
    assert table.asks == ("usa", {"times 0", "times 1", "times 2"})
    table.does("usa", "times 0")
    assert table.changed == {}


def test_us_main_un_funding_is_limited_by_money() -> None:
    table = Summit(usa={"assets": "us_main_un_funding", "money": 19})
    table.does("usa", "asset us_main_un_funding")
    assert table.asks == ("usa", {"times 0", "times 1"})
    table.does("usa", "times 0")


def test_us_nato_acts_around_europe() -> None:
    table = Summit(usa={"assets": "us_nato", "stock": {"army": 5}, "money": 99})
    table.does("usa", "asset us_nato")
    assert table.asks == ("usa", NEAR_EUROPE)
    table.does("usa", "region mena")
    assert table.changed["mena"] == "usa"
    assert (table.changed["mena armies"], table.changed["usa money"]) == ("usa usa", 89)


def test_eu_brand_europe_sells_outside_europe_and_adds_influence() -> None:
    table = Summit(
        eu={"assets": "eu_brand_europe", "stock": {"goods": 1, "services": 1}},
        lying="angola nigeria",
        cubes={"africa": full("africa")},
        china={"commerce": 0},
    )
    table.does("eu", "asset eu_brand_europe")
    assert table.asks == ("eu", EVERY_REGION - {"region europe"})
    table.does("eu", "region africa", "export goods", "export services", "done")
    assert (table.board["africa"], table.changed["africa below"]) == (full("africa"), "eu")


@pytest.mark.parametrize(
    ("lying", "ally"),
    [("equatorial_guinea mali", "iceland"), ("niger mali", "mongolia")],
    ids=["services", "goods"],
)
def test_eu_brand_europe_counts_only_sales_into_the_region(lying: str, ally: str) -> None:
    table = Summit(
        eu={"assets": "eu_brand_europe", "stock": {"goods": 1, "services": 1}, "allies": ally},
        lying=lying,
        china={"commerce": 0},
    )
    table.does("eu", "asset eu_brand_europe", "region africa", "export goods", "export services", "done")
    assert table.changed == {"eu goods": 0, "eu services": 0, "eu money": 30}


@pytest.mark.parametrize(("first", "second"), [("mena", "europe"), ("europe", "central_asia"), ("europe", "mena")])
def test_eu_neighborhood_policy_engages_in_two_different_regions(first: str, second: str) -> None:
    near = {"europe", "mena", "central_asia"}
    for spare in (0, 1):
        diplomacy = TAKEN[first][1] + TAKEN[second][1] - spare
        table = Summit(
            eu={"assets": "eu_neighborhood_policy", "stock": {"diplomacy": diplomacy}, "money": 10},
            armies=dict.fromkeys(near, "eu"),
        )
        table.does("eu", "asset eu_neighborhood_policy", f"engage {first}", "temporary")
        left = diplomacy - TAKEN[first][1]
        within = {region for region in near - {first} if TAKEN[region][1] <= left}
        assert table.is_over == (not within)
        if within:
            table.does("eu", "yes")
            if len(within) > 1:
                assert table.asks == ("eu", {f"engage {region}" for region in within})
                table.does("eu", f"engage {max(sorted(within), key=lambda region: TAKEN[region][1])}")
            table.does("eu", "temporary")
            assert len(table.board["eu tokens"].split()) == 2


def test_eu_neighborhood_policy_may_end_after_the_first_region() -> None:
    table = Summit(eu={"assets": "eu_neighborhood_policy", "stock": {"diplomacy": 10}, "money": 10})
    table.does("eu", "asset eu_neighborhood_policy", "engage europe", "temporary", "no")
    assert (table.changed["eu diplomacy"], table.board["eu money"]) == (5, 10)


def test_eu_nato_acts_around_europe() -> None:
    table = Summit(eu={"assets": "eu_nato", "stock": {"diplomacy": 2}, "money": 10})
    table.does("eu", "asset eu_nato")
    assert table.asks == ("eu", NEAR_EUROPE)
    table.does("eu", "region central_asia")
    assert (table.changed["central_asia"], table.changed["central_asia armies"]) == ("eu", "eu eu")


def test_ru_csto_moves_up_to_two_armies_to_central_asia() -> None:
    allies = "cuba mali myanmar vietnam"
    for number in range(3):
        table = Summit(
            russia={"assets": "ru_csto", "stock": {"diplomacy": 1, "army": 3}, "allies": allies, "bases": allies},
            armies={"europe": "russia"},
        )
        table.does("russia", "asset ru_csto")
        for _ in range(number):
            assert table.asks == ("russia", {"army board", "army europe", "done"})
            table.does("russia", "army board")
        if number < 2:
            table.does("russia", "done")
        assert table.board["central_asia armies"] == " ".join(["russia"] * number)
        assert table.board["central_asia"] == "russia"


def test_ru_new_energy_markets_trades_with_two_regions_only() -> None:
    types = ("energy", "raw", "food", "goods", "services")
    for what, units in zip(types, (2, 2, 3, 7, 3), strict=True):
        table = Summit(
            russia={
                "assets": "ru_new_energy_markets",
                "allies": "chile turkey canada ukraine kazakhstan",
                "stock": dict.fromkeys(types, 10),
            },
            lying="peru argentina libya egypt",
        )
        table.does("russia", "asset ru_new_energy_markets")
        assert table.asks == ("russia", EVERY_REGION)
        table.does("russia", "region americas")
        assert table.asks == ("russia", EVERY_REGION - {"region americas"})
        table.does("russia", "region mena", f"export {what}")
        assert table.asks == ("russia", {f"sell {number}" for number in range(1, units + 1)})
        table.does("russia", f"sell {units}", "done", "done")


def test_ru_new_energy_markets_imports_up_to_the_trade_deals() -> None:
    table = Summit(
        russia={"assets": "ru_new_energy_markets", "allies": "chile canada turkey", "money": 99},
        lying="peru argentina libya egypt",
    )
    table.does("russia", "asset ru_new_energy_markets", "region americas", "region mena")
    assert table.asks == (
        "russia",
        {"done", *[f"import {what}" for what in ("energy", "raw", "food", "services")]},
    )
    table.does("russia", "import energy", "buy 3", "import raw", "buy 2")
    assert table.is_over


def test_ru_new_energy_markets_adds_influence_on_the_usual_terms() -> None:
    table = Summit(
        russia={"assets": "ru_new_energy_markets", "stock": {"energy": 4}},
        lying="pakistan india mali niger",
        cubes={"south_asia": full("south_asia")},
        usa={"commerce": 0},
    )
    table.does("russia", "asset ru_new_energy_markets", "region south_asia", "region africa")
    table.does("russia", "export energy", "sell 4", "done")
    assert table.changed == {"russia energy": 0, "russia money": 20, "russia vp": 4, "south_asia below": "russia"}


def test_ru_cyber_attacks_resets_before_adding_and_only_there() -> None:
    table = Summit(
        russia={"assets": "ru_cyber_attacks", "stock": {"services": 1}},
        cubes={"africa": full("africa")},
        guests={"africa": "russia eu eu eu", "europe": "russia eu"},
    )
    table.does("russia", "asset ru_cyber_attacks")
    assert table.asks == ("russia", EVERY_REGION)
    table.does("russia", "region africa")
    assert table.changed == {"russia services": 0, "africa below": "eu eu russia russia"}


@pytest.mark.parametrize(("first", "second"), [("mena", "africa"), ("africa", "mena"), ("europe", "central_asia")])
def test_ru_private_military_goes_to_two_of_four_regions(first: str, second: str) -> None:
    four = {*NEAR_EUROPE, "region africa"}
    table = Summit(
        russia={"assets": "ru_private_military", "money": 60}, cubes={first: full(first), second: full(second)}
    )
    table.does("russia", "asset ru_private_military")
    assert table.asks == ("russia", four)
    table.does("russia", f"region {first}", "yes")
    assert table.asks == ("russia", four - {f"region {first}"})
    table.does("russia", f"region {second}")
    assert table.is_over
    assert table.board["russia money"] == 20
    for region in (first, second):
        assert (table.board[f"{region} below"], table.board[f"{region} armies"]) == ("russia", "russia")


def test_cn_south_china_sea_moves_up_to_three_armies_there() -> None:
    allies = "north_korea cuba uae djibouti pakistan"
    for number in (1, 2, 3):
        table = Summit(
            china={
                "assets": "cn_south_china_sea",
                "allies": allies,
                "bases": allies,
                "stock": {"army": 5},
                "money": 99,
            }
        )
        table.does("china", "asset cn_south_china_sea")
        for _ in range(number - 1):
            assert table.asks == ("china", {"army board", "done"})
            table.does("china", "army board")
        if number < 3:
            table.does("china", "done")
        assert table.is_over
    assert table.changed["east_asia_pacific armies"] == "china china china"
    assert (table.changed["east_asia_pacific"], table.changed["china money"]) == ("china", 84)


def test_cn_brics_acts_in_three_regions() -> None:
    table = Summit(
        china={"assets": "cn_brics", "money": 30},
        cubes={"africa": full("africa"), "americas": full("americas"), "south_asia": full("south_asia")},
    )
    table.does("china", "asset cn_brics")
    assert table.asks == ("china", {"region americas", "region africa", "region south_asia"})
    table.does("china", "region africa")
    assert table.asks == ("china", {"region americas", "region south_asia"})
    table.does("china", "region south_asia")
    assert table.is_over
    assert (table.changed["africa below"], table.changed["americas below"]) == ("china", "russia")


def test_cn_belt_and_road_exhausts_the_second_country_without_a_token() -> None:
    table = Summit(
        china={"assets": "cn_belt_and_road", "allies": "mali norway peru laos", "fdi": "peru", "money": 99}
    )
    table.does("china", "asset cn_belt_and_road", "invest mali", "temporary")
    assert table.asks == ("china", {"invest norway", "invest laos", "none"})
    table.does("china", "invest norway", "temporary")
    assert table.changed["china allies"] == "-mali -norway peru laos"
    assert table.changed["china money"] == 99 - 10 - 25


def organised(region: str, country: str, **more: int) -> Summit:
    """Ally with a Country by the Shanghai Cooperation Organization, next to other allies."""
    table = Summit(
        china={
            "assets": "cn_sco",
            "allies": "norway djibouti venezuela",
            "stock": {"army": 4, "diplomacy": 10},
            "money": 99,
        },
        left={region: country},
        right={region: ""},
        cubes={region: full(region)},
        armies={region: "china"},
    )
    table.does("china", "asset cn_sco", f"improve {country}")
    return table


SHANGHAI = {
    "mena": ("uae", 2, 6),
    "central_asia": ("tajikistan", 1, 4),
    "south_asia": ("sri_lanka", 1, 4),
    "east_asia_pacific": ("north_korea", 2, 5),
}
"""For each Region: a Country where China can build, its value, and the cost to engage there."""


@pytest.mark.parametrize("region", SHANGHAI)
def test_cn_sco_engages_in_the_countrys_region(region: str) -> None:
    country, value, cost = SHANGHAI[region]
    table = organised(region, country)
    assert table.asks == ("china", {"choose invest", "choose build_base", "choose engage", "none"})
    table.does("china", "choose engage", "pay")
    assert table.is_over
    assert table.changed["china diplomacy"] == 10 - value - cost
    assert table.changed["china tokens"] == region


@pytest.mark.parametrize("region", SHANGHAI)
def test_cn_sco_invests_in_that_country(region: str) -> None:
    country, value, _ = SHANGHAI[region]
    table = organised(region, country)
    table.does("china", "choose invest")
    assert table.is_over
    assert table.changed["china money"] == 99 - 5 - 5 * value
    assert (table.changed["china fdi"], table.changed["china allies"].split()[-1]) == (country, f"-{country}")


def test_cn_sco_builds_in_that_country_on_the_usual_terms() -> None:
    table = organised("mena", "uae")
    table.does("china", "choose build_base")
    assert table.asks == ("china", {"send 1", "send 2"})
    table.does("china", "send 2")
    assert table.is_over
    assert (table.changed["china bases"], table.changed["mena armies"]) == ("uae", "china china china")
    assert table.changed["china money"] == 99 - 15
    assert table.changed["mena below"] == "china"


def test_cn_sco_does_not_invest_or_build_twice_in_a_country() -> None:
    table = Summit(
        china={
            "assets": "cn_sco",
            "allies": "-tajikistan_china",
            "fdi": "tajikistan_china",
            "bases": "tajikistan_china",
            "stock": {"army": 1, "diplomacy": 1},
            "money": 99,
        },
        left={"central_asia": "tajikistan"},
        right={"central_asia": ""},
    )
    table.does("china", "asset cn_sco")
    table.does("china", "improve tajikistan")
    assert table.is_over


def test_cn_rapid_industrialization_is_paid_for_once() -> None:
    table = Summit(china={"assets": "cn_rapid_industrialization", "money": 30})
    table.does("china", "asset cn_rapid_industrialization")
    assert table.asks == ("china", {"choose increase_two", "choose increase_three"})
    table.does("china", "choose increase_two", "raise food", "raise army")
    assert table.is_over
    assert (table.changed["china money"], table.changed["china vp"]) == (20, 3)


# Growth cards and the Executive Order


def test_reduced_bureaucracy_trashes_a_hand_card() -> None:
    table = Summit(
        usa={
            "growth": "industrial_development reduced_bureaucracy",
            "hand": "new_allies",
            "deck": "foreign_trade",
            "discard": "military_pact",
        }
    )
    table.does("usa", "use reduced_bureaucracy")
    assert table.asks == ("usa", {"trash new_allies:usa1", "trash foreign_trade:usa1"})
    table.does("usa", "trash foreign_trade", "pass")


def test_executive_order_engages_in_africa_for_three_diplomacy() -> None:
    for diplomacy, region in ((3, "africa"), (2, "")):
        table = Summit(usa={"order": True, "allies": "-mali", "stock": {"diplomacy": diplomacy}})
        table.does("usa", "order")
        if region:
            table.does("usa", "choose engage", "temporary")
        else:
            table.does("usa", "choose move")
        assert (table.board["usa tokens"], table.board["usa diplomacy"]) == (region, diplomacy % 3)


def test_army_of_the_executive_order_can_move_at_once() -> None:
    table = Summit(usa={"order": True, "money": 5}, china={"commerce": 0})
    table.does("usa", "order", "choose move", "army board", "to europe")
    assert table.changed == {"usa money": 0, "europe armies": "usa"}
