"""The numbers printed on cards and boards, listed independently and checked in play."""

import pytest

from game.core.agenda import push, settle
from game.titles.world_order.events import HandRevealed, InfluenceAdded, RegionScored
from game.titles.world_order.faces import ABILITY, ASSET, DECK, GROWTH, KIND, POWER, POWERS, REGIONS
from game.titles.world_order.rules import Spend
from tests.titles.world_order.summit import Seated, Summit, full, opening

CARDS: dict[str, tuple[str, int, str, int, int]] = {
    "growth_strategy": ("domestic", 0, "money", 2, 3),
    "new_allies": ("diplomatic", 0, "money", 3, 1),
    "diplomatic_engagement": ("diplomatic", 0, "diplomacy", 1, 2),
    "foreign_trade": ("economic", 0, "money", 3, 1),
    "foreign_direct_investment": ("economic", 0, "money", 6, 2),
    "foreign_military_presence": ("military", 0, "money", 4, 3),
    "military_reinforcements": ("military", 0, "money", 3, 1),
    "global_currency": ("economic", 0, "money", 5, 1),
    "military_pact": ("military", 0, "money", 5, 3),
    "soft_power": ("diplomatic", 0, "diplomacy", 1, 2),
    "humanitarian_aid": ("diplomatic", 0, "money", 3, 2),
    "military_re_equipment": ("military", 0, "money", 5, 3),
    "energy_titan": ("economic", 0, "money", 5, 1),
    "economic_diplomacy": ("economic", 0, "money", 7, 2),
    "the_worlds_factory": ("economic", 0, "money", 5, 1),
    "assign_new_diplomats": ("diplomatic", 5, "diplomacy", 1, 4),
    "ensure_peace_in_the_region": ("diplomatic", 4, "diplomacy", 1, 3),
    "build_new_embassy": ("diplomatic", 3, "money", 4, 3),
    "activation_of_allies": ("diplomatic", 5, "diplomacy", 2, 1),
    "dominant_power": ("diplomatic", 4, "diplomacy", 1, 3),
    "convincing_arguments": ("diplomatic", 4, "diplomacy", 1, 3),
    "successful_negotiations": ("diplomatic", 4, "diplomacy", 1, 3),
    "diplomatic_trip": ("diplomatic diplomatic", 7, "diplomacy", 2, 3),
    "new_strategic_partner": ("diplomatic military", 7, "army", 1, 4),
    "return_on_investment": ("economic", 4, "money", 6, 3),
    "establish_trade_routes": ("economic", 3, "money", 6, 2),
    "quantitative_easing": ("economic", 4, "money", 6, 3),
    "trade_opportunity": ("economic", 3, "money", 6, 2),
    "steady_partnership": ("economic", 4, "money", 6, 3),
    "key_economic_partner": ("economic", 4, "money", 6, 3),
    "economic_expansion": ("economic economic", 7, "money", 10, 4),
    "tap_into_new_markets": ("diplomatic economic", 7, "money", 10, 4),
    "global_presence": ("military", 5, "army", 1, 2),
    "covert_military_operation": ("military", 6, "army", 1, 3),
    "strengthen_alliance": ("military", 4, "money", 6, 3),
    "military_exercises": ("military", 3, "money", 4, 3),
    "improve_logistics": ("military", 5, "money", 8, 3),
    "power_play": ("military", 5, "army", 1, 2),
    "well_laid_plans": ("military", 4, "money", 6, 3),
    "optimization_program": ("domestic", 5, "money", 6, 4),
    "minimize_bureaucracy": ("domestic", 4, "money", 4, 4),
    "explore_alternatives": ("domestic", 6, "money", 8, 4),
    "new_agenda": ("domestic", 5, "money", 6, 4),
    "boost_production": ("domestic", 6, "money", 8, 4),
    "prosperous_times": ("domestic", 5, "money", 6, 4),
    "initiate_restructuring": ("domestic", 4, "money", 4, 4),
    "re_examine_agreement": ("domestic", 5, "money", 6, 4),
    "re_evaluate_strategy": ("diplomatic economic military", 6, "money", 8, 4),
    "strategic_reinforcements": ("military", 3, "money", 6, 3),
    "energy_summit": ("economic", 4, "money", 6, 2),
    "peacekeeping_mandate": ("military diplomatic", 7, "diplomacy", 1, 4),
    "debt_relief": ("diplomatic", 5, "money", 6, 3),
    "cultural_exchange": ("diplomatic", 3, "diplomacy", 1, 3),
    "joint_venture": ("economic domestic", 6, "money", 8, 4),
    "rapid_deployment": ("military military", 7, "army", 1, 4),
    "industrial_policy": ("domestic", 5, "money", 6, 4),
    "regional_summit": ("diplomatic", 5, "diplomacy", 1, 3),
    "permanent_mission": ("diplomatic", 6, "diplomacy", 2, 2),
    "think_tank": ("domestic", 3, "money", 4, 4),
    "supply_chain_deal": ("economic", 4, "money", 6, 3),
}
"""Bars, price in Research, the kind and amount of the gain when revealed, and the card's own Research."""

OTHERS = "well_laid_plans new_agenda steady_partnership improve_logistics power_play"


def owner(card: str) -> str:
    """Return a power with this card in its deck; anybody can buy market cards."""
    return next((power for power in POWERS if any(card == copy.partition(":")[0] for copy in DECK[power])), "usa")


def rival(power: str) -> str:
    """Return an opponent for a power."""
    return "china" if power in ("usa", "eu") else "usa"


@pytest.mark.parametrize("card", CARDS)
def test_wo_rsh_03_and_wo_rsh_04_a_card_gives_its_bonus_and_research(card: str) -> None:
    bars, _, what, count, research = CARDS[card]
    power = owner(card)
    table = Summit(
        "research",
        options={"optional_market_pack": True},
        more={power: {"hand": card, "focus": "military"}, rival(power): {}},
    )
    assert table.changed == {f"{power} {what}": count}
    assert table.happened(HandRevealed)[0].research == research
    assert KIND[card].types == tuple(bars.split())
    while not table.is_over:
        table.does(table.asked[0], "done")


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ABILITY])
def test_wo_rsh_06_a_market_card_costs_its_price(card: str) -> None:
    cost = CARDS[card][1]
    for points in (cost, cost - 1):
        row = " ".join([card, *[other for other in OTHERS.split() if other != card][:4]])
        table = Summit("returns", options={"optional_market_pack": True}, usa={}, china={}, row=row)
        push(table.state, Spend(0, points))
        settle(table.state)
        assert table.offers("usa", f"buy {card}") is (points == cost)
        if points == cost:
            table.does("usa", f"buy {card}")
            assert table.asks[1] == {"done"} or table.is_over
        if not table.is_over:
            table.does("usa", "done")


def test_every_kind_of_card_is_in_the_table() -> None:
    assert [*CARDS] == [*KIND]


def test_wo_set_11_worth_of_an_asset_at_the_beginning() -> None:
    assert {power: [face.vp for face in ASSET.values() if face.power == power] for power in POWERS} == {
        "usa": [4, 1, 2, 2, 3],
        "eu": [2, 4, 5, 1, 3],
        "russia": [5, 4, 2, 4, 1],
        "china": [5, 2, 1, 3, 2],
    }


def test_wo_gro_03_growth_cards_have_their_printed_levels_and_copies() -> None:
    assert [face.level for face in GROWTH.values()] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [face.copies for face in GROWTH.values()] == [3, 3, 2, 2, 2, 2, 2, 2, 1, 1]


# Power boards

BEGIN = {
    "usa": (30, (3, 2, 3, 3, 4, 4, 3), (5, 4, 5, 5, 5, 5, 5), 8),
    "eu": (25, (1, 1, 3, 3, 4, 4, 2), (2, 3, 5, 5, 5, 5, 5), 7),
    "russia": (15, (5, 4, 2, 1, 1, 3, 2), (6, 5, 5, 3, 3, 5, 5), 6),
    "china": (20, (1, 3, 3, 4, 1, 3, 2), (2, 4, 5, 5, 3, 5, 5), 6),
}
"""Money, productions, the last spaces of their tracks, and the cost of raising one."""
TYPES = ("energy", "raw", "food", "goods", "services", "diplomacy", "army")


@pytest.mark.parametrize("power", BEGIN)
def test_wo_set_07_and_wo_set_08_a_power_starts_as_its_board_says(power: str) -> None:
    money, production, _, _ = BEGIN[power]
    state = opening().state
    seat = state.powers.index(power)
    assert state.money[seat] == money
    assert tuple(state.production[seat].values()) == tuple(state.stock[seat].values()) == production


@pytest.mark.parametrize("power", BEGIN)
def test_wo_foc_03_a_track_can_be_raised_to_its_last_space(power: str) -> None:
    _, _, most, price = BEGIN[power]
    short = [count - 1 for count in most]
    for levels, raised in ((most, ()), (short, TYPES)):
        for money in (price, price - 1):
            side: Seated = {"money": money, "production": dict(zip(TYPES, levels, strict=True))}
            table = Summit("focus", more={power: side, rival(power): {}})
            table.does(power, "focus domestic")
            if power == "china" and money == price and raised:
                table.does(power, "tracks 1")
            offered = {word for word in table.asks[1] if word.startswith("raise")} if money == price else set()
            assert offered == {f"raise {what}" for what in raised if money == price}
            if offered:
                table.does(power, "raise goods")
                assert table.board[f"{power} money"] == 0
            while not table.is_over:
                table.does(power, next(word for word in ("none", "make 0", "done") if word in table.asks[1]))


SPACES = {
    "usa": ((2, 2, 10), (3, 3, 15), (4, 4, 20), (5, 5, 30), (6, 8, 0)),
    "eu": ((2, 2, 10), (3, 4, 15), (4, 6, 20), (5, 9, 30), (6, 12, 0)),
    "russia": ((2, 3, 5), (3, 4, 10), (4, 5, 15), (5, 7, 20), (6, 10, 0)),
    "china": ((2, 3, 5), (3, 4, 10), (4, 5, 15), (5, 8, 20), (6, 11, 0)),
}


@pytest.mark.parametrize("power", SPACES)
def test_wo_pro_01_every_prosperity_space_has_its_price_and_gain(power: str) -> None:
    for done, (goods, vp, money) in enumerate(SPACES[power]):
        for stock in (goods, goods - 1):
            side: Seated = {"prosperity": done, "stock": {"goods": stock}}
            table = Summit("prosperity", more={power: side, rival(power): {}})
            assert table.is_over is (stock < goods)
            if stock == goods:
                table.does(power, "yes")
                facts = [table.board[f"{power} {fact}"] for fact in ("goods", "vp", "money", "prosperity")]
                assert facts == [0, vp, money, done + 1]


DEALS = {
    "usa": {"eu": {"goods": 1, "services": 1}, "russia": {"energy": 3, "raw": 3}, "china": {"goods": 1}},
    "eu": {"usa": {"services": 1}, "russia": {"energy": 3, "raw": 3}, "china": {"goods": 1}},
    "russia": {"usa": {"services": 1}, "eu": {"goods": 1, "services": 1}, "china": {"goods": 1}},
    "china": {"usa": {"services": 1}, "eu": {"goods": 1, "services": 1}, "russia": {"energy": 3, "raw": 3}},
}


@pytest.mark.parametrize("commerce", [0, 1])
@pytest.mark.parametrize("buyer", DEALS)
def test_wo_trd_04_and_wo_trd_10_sellers_by_good(buyer: str, commerce: int) -> None:
    for seller, deal in DEALS[buyer].items():
        for what, count in deal.items():
            stock = dict.fromkeys(TYPES, 0 if commerce else 9)
            sides: dict[str, Seated] = {buyer: {"hand": "foreign_trade", "money": 99}}
            sides |= {power: {"commerce": 0} for power in POWERS if power != buyer}
            sides[seller] = {"commerce": commerce, "stock": stock}
            table = Summit(more=sides)
            table.plays(buyer, "foreign_trade")
            if len(deal) > 1 or not table.is_over:
                assert table.asks == (buyer, {*[f"import {other}" for other in deal], "done"})
                table.does(buyer, f"import {what}")
            if count > 1:
                assert table.asks == (buyer, {f"buy {number}" for number in range(1, count + 1)})
                table.does(buyer, f"buy {count}")
            while not table.is_over:
                table.does(buyer, "done")
            assert table.board[f"{buyer} {what}"] == count
            assert table.board[f"{seller} commerce"] == 0
            assert table.board[f"{seller} {what}"] == (0 if commerce else 9 - count)


def test_wo_amb_13_commerce_cards_are_used_by_number_of_players() -> None:
    assert {power: POWER[power].cards for power in POWERS} == {
        "usa": (2, 3),
        "eu": (2, 3),
        "russia": (2, 3, 4),
        "china": (2, 3),
    }


# The map

BOARD = {
    "europe": ("eu usa russia", (1, 1, 1, 1), (5, 4, 3, 2), (9, 6, 3, 1), "usa eu russia"),
    "central_asia": ("russia", (1, 1), (4, 3, 2, 1), (8, 4, 2, 0), "russia china"),
    "americas": ("usa", (1, 1), (4, 3, 2, 1), (7, 4, 2, 0), "usa"),
    "mena": ("eu usa local", (1, 1, 1), (5, 4, 3, 2, 1), (10, 7, 4, 2), "usa eu russia"),
    "africa": ("", (1, 1), (4, 3, 2, 1), (7, 4, 2, 0), "eu"),
    "south_asia": ("china local", (1, 1), (4, 3, 2, 1), (8, 5, 2, 0), "china"),
    "east_asia_pacific": ("china usa", (1, 1, 1), (4, 3, 2, 1), (9, 6, 2, 0), "usa china"),
}
"""Starting cubes; permanent slots; temporary slots; bonuses for the four places; the powers whose zone it's in.
"""


@pytest.mark.parametrize("region", BOARD)
def test_wo_inf_03_and_wo_inf_04_every_slot_of_a_region_gives_its_vps(region: str) -> None:
    begins, permanent, temporary, _, _ = BOARD[region]
    assert " ".join(opening().state.permanent[region]) == begins
    for slot, slots in (("permanent", permanent), ("temporary", (*temporary, 0))):
        for taken, vp in enumerate(slots):
            table = Summit(
                usa={"assets": "us_arms_export", "stock": {"army": 2}},
                cubes={region: f"{begins} {'eu ' * (taken if slot == 'permanent' else 0)}"},
                guests={region: "eu " * taken if slot == "temporary" else ""},
            )
            table.does("usa", "asset us_arms_export", f"region {region}", slot)
            assert [event.vp for event in table.happened(InfluenceAdded)] == [vp]
    table = Summit(usa={"assets": "us_arms_export", "stock": {"army": 2}}, cubes={region: full(region)})
    assert len(full(region).split()) == len(begins.split()) + len(permanent)
    table.does("usa", "asset us_arms_export", f"region {region}")
    assert table.board[f"{region} below"] == "usa"


@pytest.mark.parametrize("region", BOARD)
def test_wo_sco_04_every_place_in_a_region_gives_its_bonus(region: str) -> None:
    table = Summit(
        "scoring",
        usa={},
        eu={},
        russia={},
        china={},
        cubes={region: full(region, of="usa") + " usa usa"},
        guests={region: "eu eu eu russia russia china"},
    )
    bonuses = {table.seats[event.seat]: event.bonus for event in table.happened(RegionScored)}
    assert tuple(bonuses[power] for power in ("usa", "eu", "russia", "china")) == BOARD[region][3]


@pytest.mark.parametrize("power", POWERS)
def test_wo_mov_01_and_wo_thr_01_the_zone_of_interest_is_as_printed(power: str) -> None:
    zone = {region for region, face in BOARD.items() if power in face[4].split()}
    table = Summit(more={power: {"order": True, "money": 5, "stock": {"army": 1}}, rival(power): {"commerce": 0}})
    table.does(power, "order", "choose move", "army board")
    if len(zone) > 1:
        assert table.asks == (power, {f"to {region}" for region in zone})
        table.does(power, f"to {min(zone)}")
    assert table.board[f"{min(zone)} armies"] == power
    armies = dict.fromkeys(REGIONS, rival(power))
    table = Summit("threat", armies=armies, more={power: {}, rival(power): {}})
    assert table.board[f"{power} vp"] == -2 * len(zone)


# Majority tokens

TOKENS = {"money": (5, 3, 1), "armies": (6, 3, 1), "allies": (7, 4, 2)}


@pytest.mark.parametrize("token", TOKENS)
def test_wo_maj_01_every_place_of_a_majority_token_gives_its_vps(token: str) -> None:
    first, second, third = TOKENS[token]
    allies = ("mali niger kenya", "norway serbia", "peru", "")
    sides: list[Seated] = [{"money": 3}, {"money": 2}, {"money": 1}, {}]
    if token != "money":
        sides = [{"allies": names} if token == "allies" else {} for names in allies]
    table = Summit(
        "scoring",
        armies={"africa": "eu eu eu china china usa"} if token == "armies" else {},
        cubes={"europe": "usa", "mena": "usa", "africa": "usa", "americas": "usa"},
        more=dict(zip(("eu", "china", "usa", "russia"), sides, strict=True)),
    )
    assert table.state.vp == (first, second, third, 0)


def test_brics_costs_russia_up_to_twenty_money() -> None:
    for money, left in ((19, 0), (20, 0), (50, 30)):
        table = Summit(china={"assets": "cn_brics", "money": 30}, usa={}, russia={"money": money})
        table.does("china", "asset cn_brics", "region americas", "region south_asia", "temporary", "temporary")
        table.does("russia", "yes", "permanent")
        assert (table.board["russia money"], table.board["africa"]) == (left, "russia")
