"""Every Ability card, each in a position where all its lines matter."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from game.core import asking
from game.titles.world_order.aftermath import Prosper
from game.titles.world_order.domestic import IncreaseProsperity
from game.titles.world_order.events import Gained
from game.titles.world_order.faces import ABILITY, ASSET, GROWTH, KIND, MARKET, PACK
from game.titles.world_order.steps import EFFECTS, NO, YES, can_any
from tests.titles.world_order.summit import Seated, Summit

HERE = Path(__file__).parent
EU = 0
"""The EU's seat in stories that name it first."""


def test_every_card_has_an_effect_and_its_own_test() -> None:
    told = "".join([path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*_cards.py"))])
    every = [*KIND, *ASSET, *GROWTH, "executive_order"]
    assert [card for card in every if f"def test_{card}" not in told] == []
    assert {*ABILITY, *MARKET, *PACK, *ASSET} < set(EFFECTS)


# Starting decks


def test_growth_strategy() -> None:
    table = Summit(usa={"hand": "growth_strategy", "stock": {"services": 1, "diplomacy": 1}})
    table.plays("usa", "growth_strategy")
    assert table.asks == ("usa", {"choose growth", "choose produce"})
    table.does("usa", "choose produce", "produce energy", "produce raw", "produce food")
    assert table.changed == {"usa energy": 3, "usa raw": 2, "usa food": 3}


def test_new_allies() -> None:
    table = Summit(usa={"hand": "new_allies", "stock": {"diplomacy": 1}}, lying="mali niger")
    table.plays("usa", "new_allies", "improve mali")
    assert table.changed == {"usa diplomacy": 0, "usa allies": "mali"}


def test_diplomatic_engagement() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "allies": "-mali", "stock": {"diplomacy": 3}},
        guests={"africa": "eu"},
    )
    table.plays("usa", "diplomatic_engagement", "temporary")
    assert table.changed == {"usa diplomacy": 0, "usa vp": 3, "usa tokens": "africa", "africa below": "eu usa"}


def test_foreign_trade() -> None:
    table = Summit(
        usa={"hand": "foreign_trade", "allies": "peru", "stock": {"food": 1, "services": 1}}, china={"commerce": 0}
    )
    table.plays("usa", "foreign_trade", "export food", "export services", "import raw", "buy 1", "buy 0", "done")
    assert table.changed == {"usa food": 0, "usa services": 0, "usa raw": 1, "usa money": 17}


def test_foreign_direct_investment() -> None:
    table = Summit(usa={"hand": "foreign_direct_investment", "allies": "mali", "money": 10})
    table.plays("usa", "foreign_direct_investment", "temporary")
    assert table.changed == {
        "usa money": 0,
        "usa allies": "-mali",
        "usa fdi": "mali",
        "usa vp": 4,
        "africa below": "usa",
    }


def test_foreign_military_presence() -> None:
    table = Summit(usa={"hand": "foreign_military_presence", "allies": "niger", "stock": {"army": 1}, "money": 10})
    table.plays("usa", "foreign_military_presence", "temporary")
    assert table.changed == {
        "usa money": 0,
        "usa army": 0,
        "usa allies": "-niger",
        "usa bases": "niger",
        "usa vp": 4,
        "africa below": "usa",
        "africa armies": "usa",
    }


def test_military_reinforcements() -> None:
    table = Summit(usa={"hand": "military_reinforcements", "money": 10}, armies={"mena": "usa usa"})
    table.plays("usa", "military_reinforcements", "army board", "to europe", "army mena", "to americas")
    assert table.changed == {
        "usa money": 0,
        "europe armies": "usa",
        "mena armies": "usa",
        "americas armies": "usa",
    }


def test_global_currency() -> None:
    table = Summit(usa={"hand": "global_currency", "allies": "canada -syria", "money": 16}, china={"commerce": 0})
    table.plays("usa", "global_currency", "import energy", "buy 2", "buy 0", "import services", "buy 1")
    assert table.changed == {"usa money": 16 - 6 - 10 + 10, "usa energy": 2, "usa services": 1}


def test_military_pact() -> None:
    table = Summit(usa={"hand": "military_pact", "allies": "niger", "stock": {"army": 1}, "money": 10})
    table.plays("usa", "military_pact", "temporary")
    assert (table.changed["usa diplomacy"], table.changed["usa bases"]) == (1, "niger")


def test_soft_power() -> None:
    table = Summit(
        eu={"hand": "soft_power", "allies": "-norway -mali", "stock": {"diplomacy": 4}},
        cubes={"europe": "eu usa russia"},
    )
    table.plays("eu", "soft_power")
    assert table.asks == ("eu", {"engage europe", "engage africa"})
    table.does("eu", "engage europe", "permanent")
    assert table.changed["eu diplomacy"] == 0


def test_soft_power_elsewhere_costs_its_price() -> None:
    table = Summit(eu={"hand": "soft_power", "allies": "-mali", "stock": {"diplomacy": 4}})
    table.plays("eu", "soft_power", "temporary")
    assert table.changed["eu diplomacy"] == 1


def test_humanitarian_aid() -> None:
    table = Summit(
        eu={"hand": "humanitarian_aid", "money": 7, "stock": {"diplomacy": 1}}, lying="switzerland albania"
    )
    table.plays("eu", "humanitarian_aid", "improve switzerland")
    assert table.changed == {"eu allies": "switzerland", "eu money": 1, "eu diplomacy": 0}


def test_humanitarian_aid_leaves_the_mix_to_the_player() -> None:
    table = Summit(
        eu={"hand": "humanitarian_aid", "money": 7, "stock": {"diplomacy": 3}}, lying="switzerland albania"
    )
    table.plays("eu", "humanitarian_aid", "improve switzerland")
    assert table.asks == ("eu", {"swap 0", "swap 1", "swap 2"})
    table.does("eu", "swap 1")
    assert table.changed == {"eu allies": "switzerland", "eu money": 4, "eu diplomacy": 1}


def test_military_re_equipment() -> None:
    table = Summit(russia={"hand": "military_re_equipment", "allies": "mali", "stock": {"army": 1}, "money": 10})
    table.plays("russia", "military_re_equipment", "temporary")
    assert table.changed["russia bases"] == "mali"
    assert table.state.stock[0]["army"] == 1


def test_energy_titan() -> None:
    table = Summit(russia={"hand": "energy_titan", "allies": "armenia ukraine", "stock": {"raw": 4, "energy": 4}})
    table.plays("russia", "energy_titan", "double raw", "export raw", "sell 2", "export energy", "sell 2", "done")
    assert table.changed == {"russia raw": 2, "russia energy": 2, "russia money": 20}


def test_economic_diplomacy() -> None:
    table = Summit(china={"hand": "economic_diplomacy", "allies": "mali", "money": 10})
    table.plays("china", "economic_diplomacy", "temporary")
    assert (table.changed["china diplomacy"], table.changed["china fdi"]) == (1, "mali")


def test_the_worlds_factory() -> None:
    table = Summit(
        china={
            "hand": "the_worlds_factory",
            "allies": "equatorial_guinea",
            "stock": {"goods": 1, "energy": 3, "raw": 3},
        },
        usa={"commerce": 0},
    )
    table.plays("china", "the_worlds_factory", "export goods", "done")
    assert table.asks == ("china", {"make 0", "make 1", "make 2"})
    table.does("china", "make 2")
    assert table.changed == {"china money": 15, "china goods": 2, "china energy": 1, "china raw": 1}


# Market: diplomatic


def test_assign_new_diplomats() -> None:
    table = Summit(
        usa={"hand": "assign_new_diplomats", "stock": {"diplomacy": 2}}, lying="mali niger cambodia laos"
    )
    table.plays("usa", "assign_new_diplomats", "improve mali", "improve laos")
    assert table.changed == {"usa diplomacy": 0, "usa allies": "mali laos"}


def test_ensure_peace_in_the_region() -> None:
    table = Summit(usa={"hand": "ensure_peace_in_the_region", "allies": "-mali -niger", "stock": {"diplomacy": 1}})
    table.plays("usa", "ensure_peace_in_the_region", "temporary")
    assert table.changed["usa diplomacy"] == 0


def test_build_new_embassy() -> None:
    table = Summit(
        usa={"hand": "build_new_embassy", "stock": {"diplomacy": 1}},
        guests={"africa": "usa eu"},
        lying="sudan mali",
    )
    table.plays("usa", "build_new_embassy", "improve sudan", "reset africa:1")
    assert table.changed == {"usa diplomacy": 0, "usa allies": "sudan", "africa below": "eu usa"}


def test_build_new_embassy_resets_only_in_that_region_and_optionally() -> None:
    table = Summit(
        usa={"hand": "build_new_embassy", "stock": {"diplomacy": 1}},
        guests={"africa": "usa eu", "europe": "usa eu"},
        lying="sudan mali",
    )
    table.plays("usa", "build_new_embassy", "improve sudan")
    assert table.asks == ("usa", {"reset africa:1", "none"})
    table.does("usa", "none")
    assert table.changed == {"usa diplomacy": 0, "usa allies": "sudan"}


def test_activation_of_allies() -> None:
    table = Summit(
        usa={"hand": "activation_of_allies", "allies": "-sudan -mali -niger", "stock": {"diplomacy": 1}}
    )
    table.plays("usa", "activation_of_allies", "ready sudan", "done", "engage africa", "temporary")
    assert table.changed == {"usa diplomacy": 0, "usa vp": 4, "usa tokens": "africa", "africa below": "usa"}


def test_dominant_power() -> None:
    table = Summit(
        usa={"hand": "dominant_power", "allies": "-mali", "stock": {"diplomacy": 1}},
        armies={"africa": "usa usa eu"},
    )
    table.plays("usa", "dominant_power", "temporary")
    assert table.changed["usa diplomacy"] == 0


def test_convincing_arguments() -> None:
    table = Summit(
        usa={"hand": "convincing_arguments", "allies": "-mali", "stock": {"diplomacy": 1}}, lying="sudan djibouti"
    )
    table.plays("usa", "convincing_arguments")
    assert table.asks == ("usa", {"choose improve_relations", "choose engage"})
    table.does("usa", "choose engage", "temporary")
    assert table.changed["usa diplomacy"] == 0


def test_successful_negotiations() -> None:
    table = Summit(
        usa={"hand": "successful_negotiations", "allies": "-mali", "stock": {"diplomacy": 0}},
        left={"africa": "sudan kenya"},
        right={"africa": "niger"},
    )
    table.plays("usa", "successful_negotiations", "search africa", "improve kenya")
    assert table.changed == {"usa allies": "-mali kenya"}


def test_successful_negotiations_may_skip_the_search() -> None:
    table = Summit(usa={"hand": "successful_negotiations", "stock": {"diplomacy": 3}})
    table.plays("usa", "successful_negotiations", "none")
    assert table.changed == {}


def test_diplomatic_trip() -> None:
    table = Summit(usa={"hand": "diplomatic_trip", "stock": {"diplomacy": 3}}, lying="mali niger cambodia laos")
    table.plays("usa", "diplomatic_trip", "improve mali", "engage africa", "temporary")
    assert table.changed == {
        "usa diplomacy": 0,
        "usa allies": "-mali",
        "usa vp": 4,
        "usa tokens": "africa",
        "africa below": "usa",
    }


def test_new_strategic_partner() -> None:
    table = Summit(
        usa={"hand": "new_strategic_partner", "stock": {"diplomacy": 1, "army": 2}, "money": 10},
        lying="mali sudan",
    )
    table.plays("usa", "new_strategic_partner", "improve mali", "army board", "army board")
    assert table.changed == {
        "usa diplomacy": 0,
        "usa army": 0,
        "usa money": 0,
        "usa allies": "mali",
        "africa armies": "usa usa",
    }


def test_new_strategic_partner_needs_the_flag_for_a_base() -> None:
    table = Summit(
        usa={"hand": "new_strategic_partner", "stock": {"diplomacy": 1, "army": 1}, "money": 10},
        lying="niger sudan",
    )
    table.plays("usa", "new_strategic_partner", "improve niger")
    assert table.asks == ("usa", {"choose build_base", "choose move"})
    table.does("usa", "choose build_base", "temporary")
    assert table.changed["usa bases"] == "niger"


# Market: economic


def test_return_on_investment() -> None:
    table = Summit(
        usa={"hand": "return_on_investment", "allies": "mali niger kenya", "fdi": "mali niger", "money": 2}
    )
    table.plays("usa", "return_on_investment", "temporary")
    assert table.changed["usa money"] == 2 + 8 - 10
    assert table.changed["usa fdi"] == "mali niger kenya"


def test_return_on_investment_before_the_first_investment() -> None:
    table = Summit(usa={"hand": "return_on_investment", "allies": "mali", "money": 10})
    table.plays("usa", "return_on_investment", "temporary")
    assert table.changed["usa fdi"] == "mali"
    assert table.happened(Gained) == []


@pytest.mark.parametrize(("tokens", "worth"), [("", False), ("mali", True)])
def test_return_on_investment_is_playable_from_the_first_token(tokens: str, worth: bool) -> None:
    """There's nothing to invest in here, so only the tokens make the card worth playing."""
    table = Summit(usa={"hand": "return_on_investment", "allies": "mali", "fdi": tokens})
    assert can_any(EFFECTS["return_on_investment"], table.state, 0) is worth
    table.does("usa", "pass")


def test_establish_trade_routes() -> None:
    table = Summit(
        usa={"hand": "establish_trade_routes", "stock": {"energy": 1}},
        lying="mali niger",
        guests={"africa": "usa eu"},
        china={"commerce": 0},
    )
    table.plays("usa", "establish_trade_routes", "region africa", "export energy", "done")
    assert table.changed == {"usa energy": 0, "usa money": 5, "africa below": "eu usa"}


def test_quantitative_easing() -> None:
    table = Summit(usa={"hand": "quantitative_easing", "allies": "mali"})
    table.plays("usa", "quantitative_easing", "temporary")
    assert (table.board["usa money"], table.changed["usa fdi"]) == (0, "mali")


def test_trade_opportunity() -> None:
    table = Summit(
        usa={
            "hand": "trade_opportunity military_pact",
            "allies": "peru",
            "stock": {"food": 1, "services": 1},
            "money": 3,
        },
        china={"commerce": 0},
    )
    table.plays("usa", "trade_opportunity", "export food")
    assert table.changed == {"usa food": 0, "usa money": 8, "usa diplomacy": 1}


def test_trade_opportunity_may_import_instead() -> None:
    table = Summit(
        usa={"hand": "trade_opportunity military_pact", "allies": "peru", "stock": {"food": 1}, "money": 3},
        china={"commerce": 0},
    )
    table.plays("usa", "trade_opportunity", "done", "import raw", "buy 1")
    assert table.changed == {"usa raw": 1, "usa money": 0, "usa diplomacy": 1}


def test_trade_opportunity_is_described_as_one_transaction() -> None:
    table = Summit(
        usa={"hand": "trade_opportunity military_pact", "allies": "peru", "stock": {"food": 1}, "money": 3},
        china={"commerce": 0},
    )
    table.plays("usa", "trade_opportunity")
    assert dict(asking.prompt(table.state).fields)["more"] == 1
    table.does("usa", "done")
    assert dict(asking.prompt(table.state).fields)["more"] == 1
    table.does("usa", "done")


def test_steady_partnership() -> None:
    table = Summit(usa={"hand": "steady_partnership", "allies": "mali", "fdi": "mali", "money": 10})
    table.plays("usa", "steady_partnership", "temporary")
    assert table.changed["usa fdi"] == "mali mali"


def test_key_economic_partner() -> None:
    table = Summit(usa={"hand": "key_economic_partner", "allies": "-mali niger", "money": 10})
    table.plays("usa", "key_economic_partner", "ready mali", "temporary")
    assert (table.changed["usa fdi"], table.changed["usa allies"]) == ("mali", "mali niger")


def test_key_economic_partner_may_already_be_ready() -> None:
    table = Summit(usa={"hand": "key_economic_partner", "allies": "-mali niger", "money": 10})
    table.plays("usa", "key_economic_partner", "ready niger", "temporary")
    assert table.changed["usa fdi"] == "niger"
    assert "usa allies" not in table.changed


def test_economic_expansion() -> None:
    table = Summit(
        usa={"hand": "economic_expansion", "allies": "peru", "stock": {"services": 1}}, china={"commerce": 0}
    )
    table.plays("usa", "economic_expansion", "export services", "done", "temporary")
    assert (table.board["usa money"], table.changed["usa fdi"]) == (0, "peru")


def test_tap_into_new_markets() -> None:
    table = Summit(
        usa={"hand": "tap_into_new_markets", "stock": {"diplomacy": 1}, "money": 10}, lying="mali sudan"
    )
    table.plays("usa", "tap_into_new_markets", "improve mali")
    assert table.asks == ("usa", {"choose invest", "choose trade"})
    table.does("usa", "choose invest", "temporary")
    assert (table.changed["usa fdi"], table.changed["usa allies"]) == ("mali", "-mali")


# Market: military


def test_global_presence() -> None:
    table = Summit(usa={"hand": "global_presence", "stock": {"raw": 2, "food": 2}, "money": 15})
    table.plays("usa", "global_presence", "make 2", "army board", "to europe", "army board", "to europe")
    assert table.changed == {"usa raw": 0, "usa food": 0, "usa money": 5, "europe armies": "usa usa"}


def test_covert_military_operation() -> None:
    table = Summit(
        usa={"hand": "covert_military_operation", "allies": "niger", "stock": {"raw": 1, "food": 1}, "money": 10}
    )
    table.plays("usa", "covert_military_operation", "make 1", "temporary")
    assert (table.changed["usa bases"], table.changed["africa armies"]) == ("niger", "usa")


def test_strengthen_alliance() -> None:
    table = Summit(
        usa={"hand": "strengthen_alliance", "allies": "niger", "bases": "niger", "stock": {"army": 1}, "money": 10}
    )
    table.plays("usa", "strengthen_alliance", "temporary")
    assert table.changed["usa bases"] == "niger niger"


def test_military_exercises() -> None:
    table = Summit(
        usa={"hand": "military_exercises", "stock": {"army": 1}, "money": 5},
        guests={"mena": "usa eu", "europe": "usa eu"},
    )
    table.plays("usa", "military_exercises", "army board", "to mena")
    assert table.asks == ("usa", {"reset mena:1", "none"})
    table.does("usa", "reset mena:1")
    assert table.changed == {"usa army": 0, "usa money": 0, "mena armies": "usa", "mena below": "eu usa"}


def test_improve_logistics() -> None:
    table = Summit(usa={"hand": "improve_logistics", "allies": "niger", "stock": {"army": 4}, "money": 5})
    table.plays("usa", "improve_logistics")
    assert table.asks == ("usa", {"send 1", "send 2", "send 3"})
    table.does("usa", "send 3", "temporary")
    assert (table.changed["usa money"], table.changed["africa armies"]) == (0, "usa usa usa")


def test_power_play() -> None:
    table = Summit(
        usa={"hand": "power_play", "allies": "niger", "stock": {"army": 1}, "money": 10}, cubes={"africa": "eu eu"}
    )
    table.plays("usa", "power_play")
    assert table.asks == ("usa", {"permanent", "temporary"})
    table.does("usa", "permanent")
    assert table.changed["africa"] == "eu eu usa"
    assert "usa vp" not in table.changed


def test_well_laid_plans() -> None:
    table = Summit(
        usa={"hand": "well_laid_plans", "deck": "new_allies", "allies": "niger", "stock": {"army": 1}, "money": 10}
    )
    table.plays("usa", "well_laid_plans", "temporary")
    assert (table.hand("usa"), table.changed["usa bases"]) == (["new_allies"], "niger")


# Market: domestic


def test_optimization_program() -> None:
    table = Summit(eu={"hand": "optimization_program", "stock": {"energy": 1, "food": 1, "diplomacy": 1}})
    table.plays("eu", "optimization_program", "produce services", "make 1")
    assert table.changed["eu growth"] == "diplomatic_initiative"


def test_minimize_bureaucracy_wo_amb_36() -> None:
    six = "steady_partnership quantitative_easing diplomatic_trip economic_expansion power_play new_agenda"
    table = Summit(usa={"hand": "minimize_bureaucracy", "allies": "mali"}, row=six, market="explore_alternatives")
    table.plays("usa", "minimize_bureaucracy")
    assert table.refuses("usa", "take diplomatic_trip:a") == "WO-AMB-36"
    table.does("usa", "take quantitative_easing", "temporary")
    assert table.changed["usa fdi"] == "mali"
    assert table.row == ["explore_alternatives", *[card for card in six.split() if card != "quantitative_easing"]]
    assert table.front("usa") == ["quantitative_easing"]
    assert [card.partition(":")[0] for card in table.state.trashed] == ["minimize_bureaucracy"]


def test_explore_alternatives() -> None:
    table = Summit(usa={"hand": "explore_alternatives", "deck": "military_pact new_allies"})
    table.plays("usa", "explore_alternatives", "play military_pact")
    assert table.changed == {"usa diplomacy": 1}
    assert table.hand("usa") == ["new_allies"]


def test_new_agenda() -> None:
    deck = "military_pact new_allies foreign_trade"
    table = Summit(usa={"hand": "new_agenda", "deck": deck})
    table.plays("usa", "new_agenda", "yes", "discard new_allies", "discard foreign_trade")
    assert table.changed == {"usa diplomacy": 1}
    assert table.discards("usa") == ["new_allies", "foreign_trade"]
    table = Summit(usa={"hand": "new_agenda", "deck": deck})
    table.plays("usa", "new_agenda", "no")
    assert len(table.hand("usa")) == 3


def test_boost_production() -> None:
    table = Summit(usa={"hand": "boost_production military_pact"})
    table.plays("usa", "boost_production", "resource energy")
    assert table.changed == {"usa production energy": 4, "usa energy": 4, "usa diplomacy": 1}


def test_boost_production_of_a_secondary_type() -> None:
    table = Summit(usa={"hand": "boost_production military_pact", "stock": {"energy": 9, "food": 9}})
    table.plays("usa", "boost_production", "resource services", "make 5")
    assert table.changed["usa production services"] == table.changed["usa services"] == 5


def test_prosperous_times_wo_amb_30() -> None:
    table = Summit(eu={"hand": "prosperous_times", "stock": {"energy": 1, "raw": 1}, "prosperity": 1})
    table.plays("eu", "prosperous_times", "make 1", "choose prosperity")
    assert table.changed == {"eu energy": 0, "eu raw": 0, "eu vp": 4, "eu money": 15, "eu prosperity": 2}


def test_wo_amb_30_a_house_option_counts_the_card_as_the_rounds_one_space() -> None:
    prosperous: Seated = {"hand": "prosperous_times", "stock": {"goods": 9}}
    for once in (False, True):
        table = Summit(options={"prosperity_once_a_round": once}, eu=prosperous)
        table.plays("eu", "prosperous_times", "choose prosperity")
        assert table.changed["eu prosperity"] == 1
        assert Prosper(EU).options(table.state) == (() if once else (YES, NO))
    begun = replace(table.state, spent=(frozenset(),) * 2)
    assert Prosper(EU).options(begun) == (YES, NO)


def test_wo_amb_30_by_that_option_no_card_buys_a_second_space() -> None:
    for once in (False, True):
        table = Summit(
            options={"prosperity_once_a_round": once}, eu={"hand": "prosperous_times", "stock": {"goods": 9}}
        )
        table.plays("eu", "prosperous_times", "choose prosperity")
        assert IncreaseProsperity(2).can(table.state, EU) is not once


def test_prosperous_times_may_play_another_card_or_nothing() -> None:
    table = Summit(eu={"hand": "prosperous_times new_allies"})
    table.plays("eu", "prosperous_times")
    assert table.asks == ("eu", {"choose prosperity", "choose play_another", "none"})
    table.does("eu", "none")
    assert table.changed == {}
    table = Summit(eu={"hand": "prosperous_times military_reinforcements"})
    table.plays("eu", "prosperous_times", "choose play_another")
    assert table.changed == {"eu army": 1}


def test_initiate_restructuring() -> None:
    table = Summit(usa={"hand": "initiate_restructuring", "deck": "military_pact", "discard": "new_allies"})
    table.plays("usa", "initiate_restructuring")
    assert table.asks == ("usa", {"trash military_pact:usa1", "trash_spent new_allies:usa1", "none"})
    table.does("usa", "trash_spent new_allies")
    assert table.changed == {"usa diplomacy": 1}


def test_initiate_restructuring_trashes_a_copy_from_hand_or_discards() -> None:
    table = Summit(
        usa={"hand": "initiate_restructuring military_pact", "deck": "new_allies", "discard": "new_allies"}
    )
    table.plays("usa", "initiate_restructuring")
    assert {"trash new_allies:usa1", "trash_spent new_allies:usa2"} <= table.asks[1]
    table.does("usa", "trash_spent new_allies")
    assert (table.hand("usa"), table.discards("usa")) == (["military_pact", "new_allies"], [])
    table.does("usa", "play military_pact")


def test_re_examine_agreement() -> None:
    table = Summit(usa={"hand": "re_examine_agreement", "deck": "military_pact"}, guests={"africa": "usa eu"})
    table.plays("usa", "re_examine_agreement")
    assert table.changed == {"usa diplomacy": 1, "africa below": "eu usa"}


def test_re_evaluate_strategy() -> None:
    table = Summit(
        usa={
            "hand": "re_evaluate_strategy",
            "allies": "-peru",
            "stock": {"services": 1, "diplomacy": 1, "army": 1},
        },
        lying="mali sudan",
        china={"commerce": 0},
    )
    table.plays("usa", "re_evaluate_strategy", "choose trade", "export services", "done")
    assert table.asks == ("usa", {"choose improve_relations", "choose move"})
    table.does("usa", "choose move", "army board", "to europe")
    assert table.changed == {"usa services": 0, "usa money": 10, "usa army": 0, "europe armies": "usa"}


# The optional pack


def pack(usa: Seated, guests: Mapping[str, str] | None = None, cubes: Mapping[str, str] | None = None) -> Summit:
    """Return a table with the optional cards in the market."""
    return Summit(
        options={"optional_market_pack": True},
        usa=usa,
        china={"commerce": 0},
        guests=guests,
        cubes=cubes,
        lying="norway albania",
    )


def test_strategic_reinforcements() -> None:
    table = pack(usa={"hand": "strategic_reinforcements", "stock": {"army": 3}, "money": 15})
    table.plays("usa", "strategic_reinforcements", *["army board", "to europe"] * 3)
    assert table.changed == {"usa army": 0, "usa money": 0, "europe armies": "usa usa usa"}


def test_energy_summit() -> None:
    table = pack(usa={"hand": "energy_summit", "allies": "ukraine"})
    table.plays("usa", "energy_summit", "export energy", "sell 2", "done")
    assert table.changed == {"usa money": 10}


def test_peacekeeping_mandate() -> None:
    table = pack(
        usa={
            "hand": "peacekeeping_mandate",
            "allies": "-norway -mali",
            "stock": {"army": 1, "diplomacy": 4},
            "money": 5,
        },
        cubes={"europe": "eu usa russia"},
    )
    table.plays("usa", "peacekeeping_mandate", "army board", "to europe", "engage europe", "permanent")
    assert (table.changed["usa diplomacy"], table.changed["europe"]) == (0, "eu usa russia usa")


def test_debt_relief() -> None:
    table = pack(usa={"hand": "debt_relief", "money": 10})
    table.plays("usa", "debt_relief", "yes", "improve norway")
    assert table.changed == {"usa money": 0, "usa diplomacy": 1, "usa allies": "norway"}


def test_cultural_exchange() -> None:
    table = pack(usa={"hand": "cultural_exchange", "allies": "-mali -niger"})
    table.plays("usa", "cultural_exchange", "ready mali", "ready niger")
    assert table.changed == {"usa allies": "mali niger", "usa diplomacy": 2}


def test_joint_venture() -> None:
    table = pack(usa={"hand": "joint_venture", "allies": "mali", "money": 10})
    table.plays("usa", "joint_venture", "produce energy", "produce raw", "temporary")
    assert (table.changed["usa energy"], table.changed["usa raw"], table.changed["usa fdi"]) == (3, 2, "mali")


def test_rapid_deployment() -> None:
    table = pack(usa={"hand": "rapid_deployment", "allies": "niger", "money": 15})
    table.plays("usa", "rapid_deployment", "temporary", "army africa", "to europe")
    assert (table.changed["usa bases"], table.changed["europe armies"]) == ("niger", "usa")


def test_industrial_policy() -> None:
    table = pack(usa={"hand": "industrial_policy"})
    table.plays("usa", "industrial_policy", "raise raw", "produce raw", "produce food")
    assert table.changed == {"usa production raw": 3, "usa raw": 3, "usa food": 3}


def test_regional_summit() -> None:
    table = pack(
        usa={"hand": "regional_summit", "allies": "-mali", "stock": {"diplomacy": 2}}, guests={"africa": "usa"}
    )
    table.plays("usa", "regional_summit", "temporary", "reset africa:1")
    assert (table.changed["usa diplomacy"], table.changed["africa below"]) == (0, "usa usa")


def test_permanent_mission() -> None:
    table = pack(
        usa={"hand": "permanent_mission", "deck": "new_allies", "stock": {"diplomacy": 3}},
        guests={"africa": "eu usa"},
    )
    table.plays("usa", "permanent_mission", "yes")
    assert table.changed == {"usa diplomacy": 0, "africa": "usa", "africa below": "eu"}
    assert table.hand("usa") == ["new_allies"]


def test_think_tank() -> None:
    table = pack(usa={"hand": "think_tank", "deck": "new_allies foreign_trade"})
    table.plays("usa", "think_tank", "discard new_allies")
    assert table.changed == {"usa services": 1}
    assert (table.hand("usa"), table.discards("usa")) == (["foreign_trade"], ["new_allies"])


def test_supply_chain_deal() -> None:
    table = pack(usa={"hand": "supply_chain_deal", "money": 16, "allies": "india_russia"})
    table.plays("usa", "supply_chain_deal", *("import energy", "buy 1", "import raw", "buy 1", "import services"))
    table.does("usa", "buy 1")
    assert table.changed["usa money"] == 16 - 3 - 3 - 10 + 9
