"""Every action of every card on its usual terms, without the exceptions of that card."""

from collections.abc import Mapping

import pytest

from game.titles.world_order.events import AbilityUsed, Invested
from game.titles.world_order.faces import ASSET, COUNTRY, REGIONS
from tests.titles.world_order.summit import Seated, Summit, full

WAYS_OUT = ("done", "none", "no", "make 0", "times 0", "buy 0", "temporary", "permanent")
ORDER = "executive_order"


def played(
    card: str, power: str, side: Seated, lay: Mapping[str, str] | None = None, filled: str = "", armies: str = ""
) -> Summit:
    """Play a card, an Asset or the Executive Order; `lay` opens Countries, `filled` and `armies` name Regions."""
    way = f"asset {card}" if card in ASSET else "order" if card == ORDER else f"play {card}"
    held: Seated = {"assets": card} if card in ASSET else {"order": True} if card == ORDER else {"hand": card}
    rival = "china" if power in ("usa", "eu") else "usa"
    decks = {region: tuple(pair.split()) for region, pair in (lay or {}).items()}
    table = Summit(
        options={"optional_market_pack": True},
        left={region: left for region, (left, _) in decks.items()},
        right={region: right for region, (_, right) in decks.items()},
        cubes={region: full(region) for region in filled.split()},
        armies=dict.fromkeys(armies.split(), power),
        more={power: {**side, **held}, rival: {"commerce": 0}},
    )
    table.does(power, way)
    return table


def go_on(table: Summit, kind: str, branch: str = "") -> bool:
    """Skip a card's questions until one of this kind; return True if there was one."""
    while table.asked[1] not in (kind, "recess"):
        who, offered = table.asks
        table.does(
            who, next(word for word in (f"choose {branch}", *WAYS_OUT, *sorted(offered)) if word in offered)
        )
    return table.asked[1] == kind


# Improve Relations

OPEN = {
    "europe": "switzerland albania",
    "central_asia": "kazakhstan mongolia",
    "americas": "mexico honduras",
    "mena": "israel jordan",
    "africa": "sudan mali",
    "south_asia": "india nepal",
    "east_asia_pacific": "indonesia cambodia",
}


@pytest.mark.parametrize(
    ("card", "power", "more", "less", "among"),
    [
        ("new_allies", "usa", 0, 0, REGIONS),
        ("assign_new_diplomats", "usa", 0, 0, REGIONS),
        ("build_new_embassy", "usa", 0, 1, REGIONS),
        ("convincing_arguments", "usa", 2, 0, REGIONS),
        ("diplomatic_trip", "usa", 0, 0, REGIONS),
        ("new_strategic_partner", "usa", 0, 0, REGIONS),
        ("tap_into_new_markets", "usa", 0, 0, REGIONS),
        ("re_evaluate_strategy", "usa", 0, 0, REGIONS),
        ("debt_relief", "usa", 0, 0, REGIONS),
        (ORDER, "usa", 0, 0, REGIONS),
        ("eu_expansion", "eu", 0, 0, ("europe",)),
        ("cn_sco", "china", 0, 0, ("mena", "central_asia", "south_asia", "east_asia_pacific")),
    ],
)
def test_country_costs_its_value_in_diplomacy(
    card: str, power: str, more: int, less: int, among: tuple[str, ...]
) -> None:
    every = [country for region in among for country in OPEN[region].split()]
    for diplomacy in range(4):
        table = played(card, power, {"stock": {"diplomacy": diplomacy}, "money": 99}, OPEN)
        within = {country for country in every if COUNTRY[country].value - less <= diplomacy + more}
        asked = go_on(table, "choose_country", "improve_relations")
        if len(within) != 1:
            assert asked == bool(within)
        if not asked:
            continue
        assert table.asks == (power, {f"improve {country}" for country in within})
        dearest = max(sorted(within), key=lambda country: COUNTRY[country].value)
        table.does(power, f"improve {dearest}")
        assert table.board[f"{power} diplomacy"] == diplomacy + more + less - COUNTRY[dearest].value
        assert (table.board[f"{power} money"], table.board[f"{power} allies"]) == (99, dearest)
        assert table.happened(AbilityUsed) == []
        go_on(table, "recess")


def test_second_country_of_new_diplomats_also_costs_its_value() -> None:
    table = played("assign_new_diplomats", "usa", {"stock": {"diplomacy": 3}, "money": 99}, OPEN)
    table.does("usa", "improve mali")
    within = {country for region in REGIONS for country in OPEN[region].split() if COUNTRY[country].value <= 2}
    assert table.asks == ("usa", {f"improve {country}" for country in within - {"mali"}})
    table.does("usa", "improve kazakhstan")
    assert table.changed == {"usa diplomacy": 0, "usa allies": "mali kazakhstan"}
    assert table.happened(AbilityUsed) == []


def test_humanitarian_aid_lets_money_replace_diplomacy() -> None:
    every = {f"improve {country}" for pair in OPEN.values() for country in pair.split()}
    for diplomacy, more in ((0, {"none"}), (1, set())):
        table = played("humanitarian_aid", "eu", {"stock": {"diplomacy": diplomacy}, "money": 9}, OPEN)
        assert table.asks == ("eu", every | more)
        table.does("eu", "improve switzerland", *(["swap 3"] if diplomacy else []))
        assert table.changed == {"eu allies": "switzerland", "eu money": 0}
        assert table.happened(AbilityUsed) == []
    table = played("humanitarian_aid", "eu", {"stock": {"diplomacy": 0}, "money": 8}, OPEN)
    assert table.asks == ("eu", {word for word in every if COUNTRY[word.split()[1]].value < 3} | {"none"})
    table.does("eu", "none")


# Engage

PRINTED = {
    "europe": 5,
    "central_asia": 4,
    "americas": 4,
    "mena": 6,
    "africa": 3,
    "south_asia": 4,
    "east_asia_pacific": 5,
}
ENVOYS = "-croatia -moldova -mongolia -mexico -egypt -maldives -thailand"
"""Allies in all Regions except Africa, two of them in Europe; none of them can help."""
EVERYWHERE = dict.fromkeys(REGIONS, 1)


@pytest.mark.parametrize(
    ("card", "power", "more", "less"),
    [
        ("diplomatic_engagement", "usa", 0, {}),
        ("soft_power", "eu", 0, {"europe": 1, "mena": 1, "central_asia": 1}),
        ("ensure_peace_in_the_region", "usa", 0, {**EVERYWHERE, "europe": 2}),
        ("activation_of_allies", "usa", 0, {}),
        ("dominant_power", "usa", 0, {"europe": 1, "mena": 1}),
        ("convincing_arguments", "usa", 2, {}),
        ("regional_summit", "usa", 0, EVERYWHERE),
        ("us_main_un_funding", "usa", 0, {}),
        ("eu_neighborhood_policy", "eu", 0, {}),
        (ORDER, "usa", 0, {}),
    ],
)
def test_engaging_costs_the_price_on_the_board(card: str, power: str, more: int, less: Mapping[str, int]) -> None:
    regions = set(REGIONS) if card == "us_main_un_funding" else set(REGIONS) - {"africa"}
    if card == "eu_neighborhood_policy":
        regions = {"europe", "mena", "central_asia"}
    costs = {region: PRINTED[region] - less.get(region, 0) for region in regions}
    for diplomacy in range(8):
        side: Seated = {"allies": ENVOYS, "stock": {"diplomacy": diplomacy}, "money": 99}
        table = played(card, power, side, armies="europe mena")
        within = {region for region, cost in costs.items() if cost <= diplomacy + more}
        asked = go_on(table, "choose_engage", "engage")
        if len(within) != 1:
            assert asked == bool(within)
        if not asked:
            assert table.board[f"{power} tokens"] == "".join(within)
            continue
        assert table.asks == (power, {f"engage {region}" for region in within})
        dearest = max(sorted(within), key=costs.__getitem__)
        table.does(power, f"engage {dearest}")
        assert table.board[f"{power} diplomacy"] == diplomacy + more - costs[dearest]
        assert table.asks == (power, {"permanent", "temporary"})
        go_on(table, "recess")
        assert table.board[f"{power} tokens"] == dearest


# Trade

PARTNERS = "ukraine armenia georgia -kazakhstan uzbekistan"
SYMBOLS = {"energy": 2, "raw": 1, "food": 1, "goods": 2, "services": 1}
GUESTS = {**SYMBOLS, "energy": 3, "raw": 3, "food": 2}
"""SYMBOLS plus those of the two open Countries of the Middle East."""
TRADES: list[tuple[str, str, str, Mapping[str, int], int, int]] = [
    ("foreign_trade", "usa", "", SYMBOLS, 2, 2),
    ("foreign_trade", "eu", "", SYMBOLS, 2, 2),
    ("foreign_trade", "russia", "", SYMBOLS, 3, 2),
    ("foreign_trade", "china", "", SYMBOLS, 3, 3),
    ("global_currency", "usa", "", SYMBOLS, 2, 2),
    ("the_worlds_factory", "china", "", SYMBOLS, 3, 3),
    ("energy_titan", "russia", "double energy", {**SYMBOLS, "energy": 4}, 3, 2),
    ("energy_titan", "russia", "double raw", {**SYMBOLS, "raw": 2}, 3, 2),
    ("trade_opportunity", "china", "", SYMBOLS, 1, 1),
    ("establish_trade_routes", "usa", "region mena", GUESTS, 2, 2),
    ("economic_expansion", "china", "", SYMBOLS, 3, 3),
    ("tap_into_new_markets", "usa", "", SYMBOLS, 2, 2),
    ("re_evaluate_strategy", "usa", "", SYMBOLS, 2, 2),
    ("energy_summit", "usa", "", SYMBOLS, 2, 2),
    ("supply_chain_deal", "usa", "", SYMBOLS, 2, 3),
    ("eu_brand_europe", "eu", "region mena", GUESTS, 2, 2),
    (ORDER, "russia", "", SYMBOLS, 3, 2),
]


def trading(card: str, power: str, lead: str) -> Summit:
    """Play a trading card up to its exports."""
    side: Seated = {"allies": PARTNERS, "stock": dict.fromkeys(SYMBOLS, 5), "money": 99}
    table = played(card, power, side, OPEN)
    if lead:
        table.does(power, lead)
    assert go_on(table, "choose_export", "trade")
    return table


@pytest.mark.parametrize(("card", "power", "lead", "symbols", "exports", "imports"), TRADES)
def test_exports_are_limited_by_symbols(
    card: str, power: str, lead: str, symbols: Mapping[str, int], exports: int, imports: int
) -> None:
    for first in symbols:
        table = trading(card, power, lead)
        left = [first, *[what for what in symbols if what != first]]
        for _ in range(exports):
            assert table.asks == (power, {*[f"export {what}" for what in left], "done"})
            sell_most(table, power, left.pop(0), symbols)
        assert (table.asked[1] == "choose_import") == (card != "trade_opportunity")
        go_on(table, "recess")


def sell_most(table: Summit, power: str, what: str, symbols: Mapping[str, int]) -> None:
    """Export as much of a type as possible; a single unit isn't asked about."""
    table.does(power, f"export {what}")
    if symbols[what] > 1:
        assert table.asks == (power, {f"sell {number}" for number in range(1, symbols[what] + 1)})
        table.does(power, f"sell {symbols[what]}")
    assert table.asked[1] != "sell_units"


@pytest.mark.parametrize(("card", "power", "lead", "symbols", "exports", "imports"), TRADES)
def test_goods_of_allies_and_powers_are_imported(
    card: str, power: str, lead: str, symbols: Mapping[str, int], exports: int, imports: int
) -> None:
    table = trading(card, power, lead)
    table.does(power, "done")
    wanted = ["services", "raw", "energy"] if power == "eu" else ["services", "raw", "goods", "energy"]
    for left in range(imports, 0, -1):
        assert table.asks == (power, {*[f"import {what}" for what in wanted], "done"})
        table.does(power, f"import {wanted.pop(0)}")
        while table.asked[1].startswith("buy_from"):
            table.does(power, max(table.asks[1]))
        assert (table.asked[1] == "choose_import") == (left > 1)
    go_on(table, "recess")


# Invest


@pytest.mark.parametrize(
    ("card", "power", "given", "again"),
    [
        ("foreign_direct_investment", "usa", 0, False),
        ("economic_diplomacy", "china", 0, False),
        ("return_on_investment", "usa", 12, False),
        ("quantitative_easing", "usa", 10, False),
        ("steady_partnership", "usa", 0, True),
        ("economic_expansion", "usa", 0, False),
        ("joint_venture", "usa", 0, False),
        ("cn_belt_and_road", "china", 0, False),
        (ORDER, "usa", 0, False),
    ],
)
def test_investing_costs_the_price_on_the_country(card: str, power: str, given: int, again: bool) -> None:
    side: Seated = {"allies": "mali kenya djibouti -niger norway mexico", "fdi": "kenya djibouti djibouti"}
    cost = {"mali": 10, "norway": 15, "mexico": 20} | ({"kenya": 10} if again else {})
    for money in (20, 19, 15, 14, 10, 9):
        table = played(card, power, {**side, "money": max(0, money - given)})
        has = max(money, given)
        within = {country for country in cost if cost[country] <= has}
        asked = go_on(table, "choose_investment", "invest")
        if asked:
            assert table.asks == (power, {f"invest {country}" for country in within})
            dearest = max(within, key=cost.__getitem__)
            table.does(power, f"invest {dearest}")
            assert table.asks == (power, {"permanent", "temporary"})
            assert table.board[f"{power} money"] == has - cost[dearest]
            assert f"-{dearest}" in table.board[f"{power} allies"].split()
            go_on(table, "recess")
        assert [event.country for event in table.happened(Invested)][:1] == ([dearest] if asked else [*within])


# Move


@pytest.mark.parametrize(
    ("card", "most"),
    [
        ("military_reinforcements", 2),
        ("global_presence", 3),
        ("military_exercises", 3),
        ("re_evaluate_strategy", 2),
        ("strategic_reinforcements", 3),
        ("peacekeeping_mandate", 2),
        ("rapid_deployment", 2),
        (ORDER, 2),
    ],
)
def test_moving_armies_costs_five_money_each(card: str, most: int) -> None:
    legal = {"europe", "americas", "mena", "africa", "east_asia_pacific"}
    side: Seated = {"allies": "-niger", "bases": "niger", "stock": {"army": 4}}
    for money, number in ((4, 0), (9, 1), (99, most)):
        table = played(card, "usa", {**side, "money": money}, armies="mena south_asia")
        moved = 0
        while go_on(table, "choose_army", "move") and moved < number:
            assert table.asks == ("usa", {"army board", "army mena", "army south_asia", "done"})
            table.does("usa", "army board")
            assert table.asks == ("usa", {f"to {region}" for region in legal})
            table.does("usa", "to europe")
            moved += 1
        assert (moved, table.asked[1]) == (number, "recess")
        assert table.board["usa money"] == money - 5 * number
        assert table.board["europe armies"] == " ".join(["usa"] * number)


# Build a Base


@pytest.mark.parametrize(
    ("card", "power", "more"),
    [
        ("foreign_military_presence", "usa", 0),
        ("military_pact", "usa", 0),
        ("covert_military_operation", "usa", 0),
        ("well_laid_plans", "usa", 0),
        ("strengthen_alliance", "usa", 0),
        ("power_play", "usa", 0),
        ("rapid_deployment", "usa", 1),
        (ORDER, "usa", 0),
        ("military_re_equipment", "russia", 0),
    ],
)
def test_a_base_costs_five_money_and_five_for_each_army(card: str, power: str, more: int) -> None:
    allies = {"usa": "turkey niger qatar jordan -canada egypt", "russia": "libya niger syria mali -ukraine egypt"}
    bases = {"usa": "qatar jordan jordan", "russia": "syria mali mali"}
    value = {"usa": 3, "russia": 2}[power]
    side: Seated = {"allies": allies[power], "bases": bases[power], "stock": {"army": 4 - more}}
    again = [bases[power].split()[0]] if card == "strengthen_alliance" else []
    assert not go_on(played(card, power, {**side, "money": 9}), "choose_base", "build_base")
    table = played(card, power, {**side, "money": 99}, filled="mena")
    assert go_on(table, "choose_base", "build_base")
    ally = allies[power].split()[0]
    assert table.asks == (power, {f"base {card}" for card in (*allies[power].split()[:2], *again)})
    table.does(power, f"base {ally}")
    assert table.asks == (power, {f"send {number}" for number in range(1, value + 1)})
    table.does(power, "send 2")
    assert (table.board[f"{power} money"], table.board["mena armies"]) == (99 - 15, f"{power} {power}")
    assert f"-{ally}" in table.board[f"{power} allies"].split()
    assert (table.asked[1] == "place_influence") == (card == "power_play")
    go_on(table, "recess")
    assert table.board["mena below"] == power


def test_improve_logistics_sends_three_armies_for_free() -> None:
    side: Seated = {"allies": "turkey niger qatar -canada egypt", "bases": "qatar", "stock": {"army": 4}}
    assert not go_on(played("improve_logistics", "usa", {**side, "money": 4}), "choose_base")
    table = played("improve_logistics", "usa", {**side, "money": 5}, filled="africa")
    assert table.asks == ("usa", {"base turkey", "base niger"})
    table.does("usa", "base niger", "send 3")
    assert table.changed == {
        "usa money": 0,
        "usa army": 1,
        "usa allies": "turkey -niger qatar -canada egypt",
        "usa bases": "niger qatar",
        "usa vp": 4,
        "africa armies": "usa usa usa",
        "africa below": "usa",
    }


# Produce

TYPES = ("energy", "raw", "food", "goods", "services", "diplomacy", "army")


@pytest.mark.parametrize(
    ("card", "number"),
    [
        ("growth_strategy", 3),
        ("optimization_program", 1),
        ("joint_venture", 2),
        ("industrial_policy", 2),
        ("us_rd_champion", 2),
        (ORDER, 3),
    ],
)
def test_card_produces_as_many_types_as_it_says(card: str, number: int) -> None:
    stock = {"energy": 6, "raw": 6, "food": 6}
    table = played(card, "usa", {"stock": stock, "money": 20, "production": {"services": 4}})
    made: list[str] = []
    while go_on(table, "choose_type", "produce"):
        assert table.asks == ("usa", {f"produce {what}" for what in TYPES if what not in made} | {"done"})
        made.append(("services", "raw", "diplomacy", "goods")[len(made)])
        table.does("usa", f"produce {made[-1]}")
        if made[-1] == "services":
            assert table.asks == ("usa", {f"make {units}" for units in range(5)})
            table.does("usa", "make 4")
    assert len(made) == number


@pytest.mark.parametrize(
    ("card", "what", "most"),
    [
        ("global_presence", "army", 4),
        ("covert_military_operation", "army", 4),
        ("prosperous_times", "goods", 4),
        ("the_worlds_factory", "goods", 2),
    ],
)
def test_card_that_names_a_type_produces_that_type(card: str, what: str, most: int) -> None:
    power = "china" if card == "the_worlds_factory" else "usa"
    stock = {"energy": 6, "raw": 6, "food": 6}
    table = played(card, power, {"stock": stock, "money": 20, "production": {what: 4}})
    assert go_on(table, "make_units")
    assert table.asks == (power, {f"make {units}" for units in range(most + 1)})
    table.does(power, "make 1")
    assert table.board[f"{power} {what}"] == 1
    go_on(table, "recess")


# Growth cards


@pytest.mark.parametrize("card", ["growth_strategy", "optimization_program", "us_rd_champion", ORDER])
def test_money_cannot_replace_the_services_of_a_growth_card(card: str) -> None:
    table = played(card, "usa", {"money": 99, "stock": {"diplomacy": 9}})
    assert not go_on(table, "choose_growth", "growth")
    assert table.board["usa growth"] == ""
