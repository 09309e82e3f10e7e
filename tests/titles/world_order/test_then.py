"""The house option that ends a card at the first line that isn't carried out: WO-AMB-20."""

import pytest

from game.titles.world_order.faces import ASSET
from tests.titles.world_order.summit import Seated, Summit

BUILDER: Seated = {"allies": "niger", "stock": {"army": 1}, "money": 10}
ENVOY: Seated = {"allies": "-mali", "stock": {"diplomacy": 9}}
SCHOLAR: Seated = {"stock": {"services": 1, "diplomacy": 1, "energy": 1, "raw": 1}}
SELLER: Seated = {"allies": "mali", "money": 10, "stock": {"energy": 1}}
MOST: Seated = {"production": {"energy": 5}}
STORIES: list[tuple[str, Seated, str, str, bool]] = [
    ("military_pact", BUILDER, "temporary", "usa diplomacy", True),
    ("military_pact", {}, "", "usa diplomacy", False),
    ("military_reinforcements", {"money": 5}, "army board, to europe", "europe armies", True),
    ("global_currency", {"allies": "peru", "money": 9}, "import raw, buy 1, buy 0, done", "usa money", True),
    ("return_on_investment", {"allies": "mali niger", "fdi": "niger", "money": 6}, "temporary", "usa fdi", True),
    ("return_on_investment", {"allies": "mali", "money": 10}, "temporary", "usa fdi", True),
    ("build_new_embassy", {"stock": {"diplomacy": 1}}, "improve sudan, reset africa:1", "africa below", True),
    ("activation_of_allies", ENVOY, "ready mali, pay, temporary", "usa tokens", True),
    ("activation_of_allies", ENVOY, "done", "usa tokens", False),
    ("activation_of_allies", {**ENVOY, "allies": "mali"}, "", "usa tokens", False),
    ("diplomatic_trip", ENVOY, "improve sudan, engage africa, pay, temporary", "usa tokens", True),
    (
        "military_exercises",
        {"stock": {"army": 1}, "money": 5},
        "army board, to mena, reset mena:1",
        "mena below",
        True,
    ),
    ("well_laid_plans", BUILDER, "temporary", "usa bases", True),
    ("well_laid_plans", {**BUILDER, "no_more": True}, "", "usa bases", False),
    ("optimization_program", SCHOLAR, "produce raw", "usa growth", True),
    ("optimization_program", SCHOLAR, "done", "usa growth", False),
    ("optimization_program", SCHOLAR, "produce goods, make 1", "usa growth", True),
    ("optimization_program", SCHOLAR, "produce goods, make 0", "usa growth", False),
    ("us_rd_champion", SCHOLAR, "produce raw, done", "usa growth", True),
    ("us_rd_champion", SCHOLAR, "produce raw, produce goods, make 0", "usa growth", True),
    ("us_rd_champion", SCHOLAR, "produce goods, make 1, produce raw", "usa growth", True),
    ("economic_expansion", SELLER, "export energy, done, temporary", "usa fdi", True),
    ("economic_expansion", SELLER, "done, done", "usa fdi", False),
    (
        "economic_expansion",
        {"allies": "peru", "money": 18},
        "import raw, buy 1, buy 0, done, temporary",
        "usa fdi",
        True,
    ),
    ("explore_alternatives", {"deck": "military_pact new_allies"}, "play military_pact", "usa diplomacy", False),
    ("trade_opportunity", {"hand": "quantitative_easing"}, "", "usa money", False),
    ("trade_opportunity", {**SELLER, "hand": "quantitative_easing"}, "export energy, temporary", "usa fdi", True),
    ("prosperous_times", {**SCHOLAR, "prosperity": 0}, "make 1, choose prosperity", "usa prosperity", True),
    ("prosperous_times", {**SCHOLAR, "prosperity": 0}, "make 0", "usa prosperity", False),
    ("us_main_un_funding", {"money": 10}, "times 1, temporary", "usa tokens", True),
    ("us_main_un_funding", {"money": 10, "stock": {"diplomacy": 9}}, "times 0", "usa tokens", False),
    ("us_nato", {"stock": {"army": 2}, "money": 10}, "region mena", "usa diplomacy", True),
    ("us_nato", {"stock": {"army": 1}, "money": 10}, "region mena", "usa diplomacy", False),
    ("boost_production", {"hand": "military_reinforcements"}, "resource energy", "usa army", True),
    ("boost_production", {**MOST, "hand": "military_reinforcements"}, "resource energy", "usa army", False),
    (
        "re_examine_agreement",
        {"hand": "military_reinforcements"},
        "reset africa:1, play military_reinforcements",
        "usa army",
        True,
    ),
    ("think_tank", {"deck": "new_allies foreign_trade"}, "discard new_allies", "usa services", True),
    ("think_tank", {"no_more": True}, "", "usa services", False),
    ("industrial_policy", {}, "raise raw, produce food, done", "usa food", True),
    ("rapid_deployment", BUILDER, "temporary", "usa bases", True),
    (
        "rapid_deployment",
        {**BUILDER, "money": 15, "stock": {"army": 0}},
        "temporary, army africa, to mena",
        "mena armies",
        True,
    ),
    ("minimize_bureaucracy", {}, "take quantitative_easing", "usa money", True),
    ("us_navy", {"stock": {"army": 2}, "money": 20}, "region mena, done, temporary", "usa vp", True),
]


@pytest.mark.parametrize(("card", "side", "answers", "fact", "happens"), STORIES)
def test_wo_amb_20_a_card_continues_only_after_a_completed_line(
    card: str, side: Seated, answers: str, fact: str, happens: bool
) -> None:
    held: Seated = {"assets": card} if card in ASSET else {"hand": f"{card} {side.get('hand', '')}"}
    table = Summit(
        options={"then_requires_previous_step": True, "optional_market_pack": True},
        usa={**side, **held},
        guests={"africa": "usa eu", "mena": "usa eu"},
        lying="sudan mali",
        row="quantitative_easing power_play",
        china={"commerce": 0},
    )
    table.does(
        "usa", f"asset {card}" if card in ASSET else f"play {card}", *answers.split(", ")[: bool(answers) * 9]
    )
    assert table.is_over
    assert (fact in table.changed) is happens
