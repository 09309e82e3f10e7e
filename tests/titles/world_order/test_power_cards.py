"""Every Strategic Asset and every Growth card, each in a position where all its lines matter."""

from game.titles.world_order.events import InfluenceAdded, OfferAccepted, OfferDeclined
from game.titles.world_order.state import Ally
from tests.titles.world_order.summit import Summit, full

# United States of America


def test_us_arms_export() -> None:
    table = Summit(usa={"assets": "us_arms_export", "stock": {"army": 2}})
    table.does("usa", "asset us_arms_export", "region africa", "temporary")
    assert table.changed == {"usa army": 0, "usa money": 20, "usa vp": 4, "africa below": "usa"}


def test_us_arms_export_wo_amb_27_sells_all_or_nothing() -> None:
    table = Summit(usa={"assets": "us_arms_export", "stock": {"army": 1}})
    table.does("usa", "asset us_arms_export")
    assert table.changed == {}


def test_us_navy_wo_amb_25() -> None:
    for free, regions in ((False, {"europe", "americas", "mena", "east_asia_pacific"}), (True, None)):
        table = Summit(
            options={"us_navy_ignores_base": free},
            usa={"assets": "us_navy", "stock": {"army": 4}, "money": 40},
            cubes={"europe": "eu usa russia"},
        )
        table.does("usa", "asset us_navy")
        offered = {word.removeprefix("region ") for word in table.asks[1]}
        assert offered == (
            regions or {"europe", "americas", "mena", "africa", "south_asia", "east_asia_pacific"}
        ) | {"done"}
        table.does("usa", "region europe", "region mena", "temporary", "temporary")
        assert table.changed == {
            "usa army": 0,
            "usa money": 0,
            "usa vp": 10,
            "europe below": "usa",
            "mena below": "usa",
            "europe armies": "usa usa",
            "mena armies": "usa usa",
        }


def test_us_navy_may_go_to_a_single_region() -> None:
    table = Summit(usa={"assets": "us_navy", "stock": {"army": 4}, "money": 40})
    table.does("usa", "asset us_navy", "region europe", "done", "temporary")
    assert table.changed["usa money"] == 20


def test_us_rd_champion() -> None:
    table = Summit(usa={"assets": "us_rd_champion", "stock": {"services": 1, "diplomacy": 1}})
    table.does("usa", "asset us_rd_champion", "produce raw", "produce food")
    assert table.changed == {
        "usa raw": 2,
        "usa food": 3,
        "usa services": 0,
        "usa diplomacy": 0,
        "usa vp": 2,
        "usa growth": "diplomatic_initiative",
    }


def test_us_main_un_funding() -> None:
    table = Summit(usa={"assets": "us_main_un_funding", "money": 25})
    table.does("usa", "asset us_main_un_funding")
    assert table.asks == ("usa", {"times 0", "times 1", "times 2"})
    table.does("usa", "times 2", "engage africa", "temporary")
    assert table.changed == {
        "usa money": 5,
        "usa diplomacy": 3,
        "usa vp": 4,
        "usa tokens": "africa",
        "africa below": "usa",
    }


def test_us_nato() -> None:
    table = Summit(
        usa={"assets": "us_nato", "stock": {"army": 2}, "money": 10}, cubes={"central_asia": full("central_asia")}
    )
    table.does("usa", "asset us_nato", "region central_asia")
    assert table.changed == {
        "usa army": 0,
        "usa money": 0,
        "usa diplomacy": 2,
        "central_asia": full("central_asia") + " usa",
        "central_asia armies": "usa usa",
    }


def test_us_nato_wo_amb_26_brings_only_diplomacy_without_two_armies() -> None:
    table = Summit(usa={"assets": "us_nato", "stock": {"army": 1}, "money": 10})
    table.does("usa", "asset us_nato", "region europe")
    assert table.changed == {"usa diplomacy": 2}


# European Union


def test_eu_central_bank() -> None:
    table = Summit(eu={"assets": "eu_central_bank", "stock": {"services": 1}})
    table.does("eu", "asset eu_central_bank", "swap 1", "raise goods", "raise army")
    assert table.board["eu money"] == 0
    assert table.changed == {
        "eu vp": 1,
        "eu growth": "industrial_development",
        "eu production goods": 4,
        "eu production army": 3,
    }


def test_eu_central_bank_is_optional_if_only_money_would_pay() -> None:
    table = Summit(eu={"assets": "eu_central_bank"})
    table.does("eu", "asset eu_central_bank", "none")
    assert table.changed == {"eu money": 20}


def test_eu_brand_europe() -> None:
    table = Summit(
        eu={"assets": "eu_brand_europe", "stock": {"goods": 1, "services": 1}},
        lying="angola nigeria",
        china={"commerce": 0},
    )
    table.does(
        "eu", "asset eu_brand_europe", "region africa", "export goods", "export services", "done", "temporary"
    )
    assert table.changed == {"eu goods": 0, "eu services": 0, "eu money": 30, "eu vp": 4, "africa below": "eu"}


def test_eu_brand_europe_needs_both_types_sold_into_the_region() -> None:
    table = Summit(
        eu={"assets": "eu_brand_europe", "stock": {"goods": 1, "services": 1}, "allies": "iceland"},
        lying="angola mali",
        china={"commerce": 0},
    )
    table.does("eu", "asset eu_brand_europe", "region africa", "export goods", "done", "done")
    assert table.changed == {"eu goods": 0, "eu money": 15}


def test_eu_expansion() -> None:
    table = Summit(
        eu={"assets": "eu_expansion", "stock": {"diplomacy": 3}},
        lying="albania croatia mali niger",
        cubes={"europe": full("europe")},
    )
    table.does("eu", "asset eu_expansion")
    assert table.asks == ("eu", {"improve albania", "improve croatia"})
    table.does("eu", "improve albania", "yes")
    assert table.changed == {"eu diplomacy": 0, "eu allies": "albania", "europe": full("europe") + " eu"}


def test_eu_expansion_costs_nothing_without_a_country() -> None:
    table = Summit(eu={"assets": "eu_expansion", "stock": {"diplomacy": 2}}, lying="switzerland")
    table.state.left = {**table.state.left, "europe": ("switzerland",)}
    table.state.right = {**table.state.right, "europe": ()}
    table.does("eu", "asset eu_expansion")
    assert table.changed == {}


def test_eu_neighborhood_policy_wo_amb_83() -> None:
    table = Summit(
        eu={"assets": "eu_neighborhood_policy", "allies": "armenia", "stock": {"diplomacy": 9}, "money": 10},
        cubes={"europe": "eu usa russia", "central_asia": "russia"},
    )
    table.does("eu", "asset eu_neighborhood_policy", "engage europe", "permanent", "yes")
    assert table.asks == ("eu", {"exhaust armenia", "pay"})
    table.does("eu", "pay", "permanent")
    assert table.changed == {
        "eu diplomacy": 0,
        "eu money": 0,
        "eu vp": 2,
        "eu tokens": "europe central_asia",
        "europe": "eu usa russia eu",
        "central_asia": "russia eu",
    }


def test_eu_nato() -> None:
    table = Summit(eu={"assets": "eu_nato", "stock": {"diplomacy": 2}, "money": 10}, cubes={"mena": full("mena")})
    table.does("eu", "asset eu_nato", "region mena")
    assert table.changed == {
        "eu diplomacy": 0,
        "eu money": 0,
        "mena": full("mena") + " eu",
        "mena armies": "eu eu",
    }


# Russian Federation


def test_ru_csto() -> None:
    table = Summit(
        russia={"assets": "ru_csto", "stock": {"diplomacy": 1, "army": 1}},
        armies={"europe": "russia russia"},
        cubes={"central_asia": full("central_asia")},
    )
    table.does("russia", "asset ru_csto", "army board", "army europe")
    assert table.changed == {
        "russia diplomacy": 0,
        "russia army": 0,
        "europe armies": "russia",
        "central_asia armies": "russia russia",
        "central_asia": full("central_asia") + " russia",
    }


def test_ru_arms_export() -> None:
    table = Summit(russia={"assets": "ru_arms_export", "stock": {"army": 3}})
    table.does("russia", "asset ru_arms_export", "region mena", "temporary")
    assert table.changed == {"russia army": 1, "russia money": 20, "russia vp": 5, "mena below": "russia"}


def energy(units: int, answer: str = "") -> Summit:
    """Sell energy to South Asia and East Asia, each of which takes 8 units."""
    table = Summit(
        russia={"assets": "ru_new_energy_markets", "allies": "ukraine", "stock": {"energy": 10}},
        lying="pakistan india south_korea indonesia",
        cubes={"south_asia": full("south_asia"), "east_asia_pacific": full("east_asia_pacific")},
        usa={"commerce": 0},
    )
    table.does(
        "russia",
        "asset ru_new_energy_markets",
        "region south_asia",
        "region east_asia_pacific",
        "export energy",
        f"sell {units}",
    )
    table.does("russia", "done")
    if answer:
        table.does("russia", answer)
    return table


def test_ru_new_energy_markets_wo_amb_73() -> None:
    assert [event.region for event in energy(3).happened(InfluenceAdded)] == []
    table = energy(6, "region east_asia_pacific")
    assert [event.region for event in table.happened(InfluenceAdded)] == ["east_asia_pacific"]
    table = energy(8)
    assert [event.region for event in table.happened(InfluenceAdded)] == ["south_asia", "east_asia_pacific"]


def test_ru_new_energy_markets_wo_amb_32_excludes_other_sellers() -> None:
    table = Summit(
        russia={"assets": "ru_new_energy_markets", "allies": "ukraine qatar", "stock": {"energy": 9}, "money": 50},
        lying="nepal maldives afghanistan uzbekistan",
    )
    table.does(
        "russia", "asset ru_new_energy_markets", "region south_asia", "region central_asia", "export energy"
    )
    assert table.asks == ("russia", {f"sell {number}" for number in range(1, 5)})
    table.does("russia", "sell 1")
    assert table.is_over


def test_ru_cyber_attacks() -> None:
    table = Summit(
        russia={"assets": "ru_cyber_attacks", "stock": {"services": 1}},
        cubes={"africa": full("africa")},
        guests={"africa": "russia eu"},
    )
    table.does("russia", "asset ru_cyber_attacks", "region africa")
    assert table.changed == {"russia services": 0, "russia vp": 2, "africa below": "eu russia russia"}


def test_ru_private_military() -> None:
    table = Summit(russia={"assets": "ru_private_military", "money": 45})
    table.does("russia", "asset ru_private_military", "region europe", "temporary", "yes")
    assert table.refuses("russia", "region europe") == "WO-GEN-02"
    table.does("russia", "region africa", "temporary")
    assert table.changed == {
        "russia money": 5,
        "russia vp": 9,
        "europe below": "russia",
        "europe armies": "russia",
        "africa below": "russia",
        "africa armies": "russia",
    }


# People's Republic of China


def test_cn_south_china_sea() -> None:
    table = Summit(
        china={"assets": "cn_south_china_sea", "stock": {"army": 2}, "money": 10},
        cubes={"east_asia_pacific": full("east_asia_pacific")},
    )
    table.does("china", "asset cn_south_china_sea")
    assert table.asks == ("china", {"army board", "done"})
    table.does("china", "army board")
    assert table.changed == {
        "china army": 0,
        "china money": 0,
        "east_asia_pacific": full("east_asia_pacific") + " china",
        "east_asia_pacific armies": "china china",
    }


def test_cn_brics_wo_sa_04_adds_a_cube_for_a_russia_without_a_player() -> None:
    table = Summit(china={"assets": "cn_brics", "money": 30}, cubes={"africa": full("africa")})
    table.does("china", "asset cn_brics", "region americas", "region south_asia", "temporary", "temporary")
    assert table.changed == {
        "china money": 0,
        "china vp": 8,
        "americas below": "china",
        "south_asia below": "china",
        "africa below": "russia",
    }


def test_cn_brics_wo_sa_07_and_wo_amb_66_russia_may_accept_for_its_money() -> None:
    table = Summit(china={"assets": "cn_brics", "money": 30}, usa={}, russia={"money": 7})
    table.does("china", "asset cn_brics", "region americas", "region south_asia", "temporary", "temporary")
    assert table.asked == ("russia", "accept_offer")
    table.does("russia", "yes", "temporary")
    assert table.changed["russia money"] == 0
    assert table.changed["africa below"] == "russia"
    assert [event.money for event in table.happened(OfferAccepted)] == [7]


def test_cn_brics_can_be_declined_by_russia() -> None:
    table = Summit(china={"assets": "cn_brics", "money": 30}, usa={}, russia={"money": 50})
    table.does("china", "asset cn_brics", "region americas", "region south_asia", "temporary", "temporary")
    table.does("russia", "no")
    assert len(table.happened(OfferDeclined)) == 1
    assert "africa below" not in table.changed


def test_cn_belt_and_road() -> None:
    table = Summit(china={"assets": "cn_belt_and_road", "allies": "mali niger norway", "money": 35})
    table.does("china", "asset cn_belt_and_road", "invest mali", "temporary")
    assert table.asks == ("china", {"invest norway", "none"})
    table.does("china", "invest norway", "temporary")
    assert table.changed["china money"] == 35 - 10 - 25
    assert table.changed["china fdi"] == "mali norway"


def test_cn_sco() -> None:
    table = Summit(
        china={"assets": "cn_sco", "stock": {"diplomacy": 1, "army": 1}, "money": 10},
        lying="tajikistan mongolia mali niger",
        cubes={"central_asia": "russia"},
    )
    table.does("china", "asset cn_sco")
    assert not table.offers("china", "improve mali")
    table.does("china", "improve tajikistan")
    assert table.asks == ("china", {"choose invest", "choose build_base", "none"})
    table.does("china", "choose build_base", "permanent")
    assert table.changed == {
        "china diplomacy": 0,
        "china army": 0,
        "china money": 0,
        "china vp": 1,
        "china allies": "-tajikistan",
        "china bases": "tajikistan",
        "central_asia": "russia china",
        "central_asia armies": "china",
    }


def test_cn_rapid_industrialization() -> None:
    table = Summit(
        china={"assets": "cn_rapid_industrialization", "hand": "new_allies economic_diplomacy", "money": 10}
    )
    table.does("china", "asset cn_rapid_industrialization", "lay new_allies", "raise food", "raise goods")
    assert table.changed == {
        "china money": 0,
        "china vp": 3,
        "china production food": 4,
        "china production goods": 5,
        "china diplomacy": 1,
    }


# Growth cards


def growing(card: str, growth: str = "", number: int = 5) -> Summit:
    """Have the EU take a Growth card and nothing else."""
    cost = {"services": 5, "diplomacy": 3}
    others = dict.fromkeys(
        (
            *("industrial_development", "diplomatic_initiative", "reduced_bureaucracy", "knowledge_transfer"),
            *("tactical_flexibility", "diplomatic_opening", "strategic_advantage", "regional_resilience"),
            *("space_program", "olympic_games"),
        ),
        0,
    )
    return Summit(
        number=number,
        growth_left={**others, card: 1},
        eu={"hand": "growth_strategy", "growth": growth, "stock": cost, "money": 25},
    )


LEVELS = "diplomatic_initiative reduced_bureaucracy tactical_flexibility strategic_advantage"


def below(level: int) -> str:
    """Return all Growth cards of lower levels."""
    return " ".join(LEVELS.split()[: level - 1])


def test_industrial_development() -> None:
    table = growing("industrial_development")
    table.plays("eu", "growth_strategy", "choose growth", "raise energy", "raise raw")
    assert table.changed["eu production energy"] == table.changed["eu production raw"] == 2
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu money"]) == (1, 4, 15)


def test_diplomatic_initiative() -> None:
    table = growing("diplomatic_initiative")
    table.plays("eu", "growth_strategy", "choose growth")
    assert table.changed == {"eu growth": "diplomatic_initiative", "eu vp": 2, "eu services": 4, "eu diplomacy": 2}


def test_reduced_bureaucracy() -> None:
    table = growing("reduced_bureaucracy", below(2))
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu money"]) == (3, 3, 15)
    assert (table.hand("eu"), table.state.trashed) == ([], ())


def test_knowledge_transfer() -> None:
    table = growing("knowledge_transfer", below(2))
    table.state.allies = ({"norway": Ally()}, {})
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu diplomacy"]) == (4, 3, 2)
    assert (table.hand("eu"), table.discards("eu")) == ([], [])


def test_later_ability_is_not_used_when_its_card_is_taken() -> None:
    for card in ("reduced_bureaucracy", "knowledge_transfer"):
        table = growing(card, below(2))
        table.state.allies = ({"norway": Ally()}, {})
        table.plays("eu", "growth_strategy", "choose growth")
        assert table.is_over
        assert table.state.spent[0] == frozenset()
        assert (table.hand("eu"), table.discards("eu"), table.state.trashed) == ([], [], ())


def test_tactical_flexibility() -> None:
    table = growing("tactical_flexibility", below(3))
    table.does("eu", "play growth_strategy", "choose growth")
    assert len(table.hand("eu")) == 1
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu money"]) == (6, 2, 10)


def test_diplomatic_opening() -> None:
    table = growing("diplomatic_opening", below(3))
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu diplomacy"]) == (5, 2, 1)


def test_strategic_advantage() -> None:
    table = growing("strategic_advantage", below(4))
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu money"]) == (7, 1, 10)


def test_regional_resilience() -> None:
    table = growing("regional_resilience", below(4))
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu diplomacy"]) == (8, 1, 1)


def test_space_program() -> None:
    table = growing("space_program", below(5))
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu money"]) == (12, 0, 0)


def test_olympic_games() -> None:
    table = growing("olympic_games", below(5))
    table.plays("eu", "growth_strategy", "choose growth")
    assert (table.changed["eu vp"], table.changed["eu services"], table.changed["eu diplomacy"]) == (12, 0, 0)


# The Executive Order


def test_executive_order() -> None:
    side = {
        "order": True,
        "allies": "mali niger",
        "stock": {"diplomacy": 9, "army": 1, "services": 1},
        "money": 99,
    }
    table = Summit(usa=side)  # type: ignore[arg-type]
    table.does("usa", "order")
    lines = ("improve_relations", "engage", "trade", "invest", "move", "build_base", "growth", "produce")
    assert table.asks == ("usa", {f"choose {name}" for name in lines})
    table.does("usa", "choose build_base", "temporary")
    assert table.changed["usa bases"] == "niger"
    assert table.state.orders == (False, False)
