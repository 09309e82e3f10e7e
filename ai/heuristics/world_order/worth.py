"""The worth of things in World Order: money over time, goods and services, allies, cards."""

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ai.facts import Facts
from ai.heuristics.world_order.map import Time, likely, own_turns, time_left
from game.core.contract import UNSEEN, Seat
from game.titles.world_order.aftermath import NETWORK, Prosper, Prosperity
from game.titles.world_order.domestic import may_prosper
from game.titles.world_order.faces import COUNTRY, EXPORT_PRICE, FACE, GROWTH, LEVELS, POWER, kind_of
from game.titles.world_order.state import Ally, State

MONEY = 0.1
"""VPs per unit of money while there are many turns to spend it in."""
SPENT = 6.5
"""How much money a turn can use."""
DIPLOMACY, USED = 0.8, 0.9
"""VPs per unit, and how many units a turn can use."""
ARMY, SENT = 1.5, 0.6
READY, HELPS = 1.4, 1.4
"""VPs per point of readiness, and how many points a turn can use."""
RESTED = 2.0
"""How many points of readiness are useful in the next round."""
LASTING: Mapping[str, float] = {"domestic": -1.5, "diplomatic": 3.0, "military": 2.0}
"""VPs for a Focus over a round of four turns, apart from THREAT and what it readies and produces.

From games between computer powers: Engage is cheaper, armies decide places; there are other ways to get goods.
"""
PRICE: Mapping[str, float] = {"energy": 3.2, "raw": 3.0, "food": 3.0, "goods": 8.0, "services": 8.0}
"""The worth of resources, in money, to a power that may sell or process them."""
YIELD: Mapping[str, float] = {
    "energy": 2.6,
    "raw": 2.4,
    "food": 2.4,
    "goods": 3.0,
    "services": 3.5,
    "diplomacy": 3.0,
    "army": 2.2,
}
"""The worth of one more production, in money per future round."""
ABILITY: Mapping[str, float] = {
    "diplomatic_initiative": 0.6,
    "reduced_bureaucracy": 0.6,
    "knowledge_transfer": 0.5,
    "tactical_flexibility": 0.8,
    "diplomatic_opening": 1.2,
    "strategic_advantage": 3.0,
    "regional_resilience": 1.5,
}
"""VPs for a Growth card's ability, per round in which it works."""
ASSET = 3.5
"""The worth of an unused Asset while there is time to use it."""
GROWING = frozenset(
    {card for card in FACE if kind_of(card) in ("growth_strategy", "optimization_program")}
    | {"us_rd_champion", "eu_central_bank"}
)
"""Cards and Assets that give Growth cards."""
QUALITY: Mapping[str, float] = {
    "convincing_arguments": 1.6, "diplomatic_trip": 2.6, "new_strategic_partner": 2.4,
    "economic_expansion": 2.6, "tap_into_new_markets": 2.6, "assign_new_diplomats": 1.5,
    "activation_of_allies": 1.8, "ensure_peace_in_the_region": 1.6, "dominant_power": 1.2,
    "quantitative_easing": 1.8, "return_on_investment": 1.8, "key_economic_partner": 1.8,
    "steady_partnership": 1.0, "covert_military_operation": 1.8, "power_play": 1.2, "improve_logistics": 1.2,
    "well_laid_plans": 1.4, "global_presence": 1.0, "optimization_program": 2.0, "boost_production": 2.2,
    "explore_alternatives": 2.2, "new_agenda": 1.6, "prosperous_times": 2.2, "initiate_restructuring": 1.6,
    "re_examine_agreement": 1.8, "re_evaluate_strategy": 2.4, "minimize_bureaucracy": 1.4,
}  # fmt: skip
"""How much better a market card is than a starting card, in VPs each time it is played."""
MORE = 0.8
"""The same for all other market cards."""
BETTER = {card: QUALITY.get(kind_of(card), MORE) if face.cost else 0.0 for card, face in FACE.items()}
"""How much better each card is than a starting card."""


def quality(card: str) -> float:
    """Return how much better a card is than a starting card."""
    return BETTER.get(card, 0.0)


class Cards(NamedTuple):
    """The combined worth of some cards."""

    quality: float
    """How much better they are than starting cards."""
    revealed: float
    """What they yield if they are kept for Research."""
    growing: int
    """How many of them give Growth cards."""
    qualities: tuple[float, ...]
    """How much better each is than a starting card, the best first."""


def _of_cards(cards: tuple[str, ...]) -> Cards:
    return Cards(
        sum([quality(card) for card in cards]),
        float(sum([REVEALED.get(card, REVEALED_UNSEEN) for card in cards])),
        sum([card in GROWING for card in cards]),
        tuple(sorted([quality(card) for card in cards], reverse=True)),
    )


_cards = Facts(_of_cards)


def of_cards(cards: tuple[str, ...]) -> Cards:
    """Return the combined worth of some cards."""
    found: Cards = _cards(cards)
    return found


def ally_worth(card: str) -> float:
    """Return an ally's own worth at the start of a game: as a customer, a supplier, and a voice."""
    face = COUNTRY[card]
    return 0.5 + 0.45 * face.value + 0.02 * sum([EXPORT_PRICE[what] * n for what, n in face.exports.items()])


ALLY = {card: ally_worth(card) for card in COUNTRY}
HELP = {card: 0.5 + 0.35 * face.value for card, face in COUNTRY.items()}
"""Points of readiness, by Country."""
RETURNS = {card: 2 * face.value for card, face in COUNTRY.items()}
"""The money an investment yields per round, by Country."""
STARTED = {
    card: frozenset(start for start, face in COUNTRY.items() if face.country == card and start != card)
    for card in COUNTRY
}
"""The starting cards that a Country is placed on top of."""
PLACE = {card: face.region for card, face in COUNTRY.items()}
LEVEL = {level: tuple([card for card, face in GROWTH.items() if face.level == level]) for level in range(1, 7)}
REVEALED = {
    card: 0.3 * face.research
    + sum([count * {"money": 0.13, "diplomacy": 0.7}.get(what, 1.2) for what, count in face.bonus.items()])
    for card, face in FACE.items()
}
"""What a card yields if it is kept in hand for Research."""
REVEALED_UNSEEN = sum(REVEALED.values()) / len(REVEALED)


class Allies(NamedTuple):
    """The worth of a seat's allies in their current state."""

    returns: float
    """Money per round from investments."""
    ready: float
    """Points of readiness."""
    worth: float
    """Their own worth at the start of a game."""
    regions: frozenset[str]
    invested: frozenset[str]
    """Regions with an investment."""
    helpers: Mapping[str, tuple[tuple[float, int], ...]]
    """Region → points of readiness and diplomacy of each of its ready allies."""


def _of_allies(allies: Mapping[str, Ally]) -> Allies:
    helpers: dict[str, tuple[tuple[float, int], ...]] = {}
    for card, ally in allies.items():
        if ally.ready:
            helpers[PLACE[card]] = (*helpers.get(PLACE[card], ()), (HELP[card], COUNTRY[card].value))
    return Allies(
        float(sum([RETURNS[card] * ally.fdi for card, ally in allies.items() if ally.fdi])),
        float(sum([HELP[card] for card, ally in allies.items() if ally.ready])),
        float(sum([ALLY[card] for card in allies])),
        frozenset([PLACE[card] for card in allies]),
        frozenset([PLACE[card] for card, ally in allies.items() if ally.fdi]),
        helpers,
    )


_allies = Facts(_of_allies)


def of_allies(view: State, seat: Seat) -> Allies:
    """Return the worth of a seat's allies."""
    found: Allies = _allies(view.allies[seat])
    return found


def saturated(amount: float, use: float) -> float:
    """Return how much of an amount can be used; it approaches `use`."""
    return use * (1 - exp(-amount / use)) if use > 0 else 0.0


class Prices(NamedTuple):
    """The worth to a seat of one more of each thing, in VPs."""

    money: float
    diplomacy: float
    army: float
    ready: float
    turns: int
    """How many turns it has left in this round."""
    rounds: int
    """The rounds after this one."""
    time: Time
    known: dict[int, float]
    """Cache: line number → the worth of that card line at these prices."""


class Means(NamedTuple):
    """What a seat can spend: money, diplomacy, armies on its board, points of readiness."""

    fungible: float
    diplomacy: float
    army: float
    ready: float
    prosperity: float
    """Expected VPs from goods as they are."""
    growth: float
    """Expected VPs from services as they are."""


def means(view: State, seat: Seat, turns: int, rounds: int) -> Means:
    """Return what a seat can spend."""
    stock, allies = view.stock[seat], of_allies(view, seat)
    prosperity, goods = prosperity_hope(view, seat, stock["goods"], turns, rounds)
    growth, services = growth_hope(view, seat, stock["services"], turns, rounds)
    fungible = view.money[seat] + 0.8 * allies.returns * rounds
    fungible += PRICE["goods"] * goods + PRICE["services"] * services
    fungible += PRICE["energy"] * stock["energy"] + PRICE["raw"] * stock["raw"] + PRICE["food"] * stock["food"]
    return Means(fungible, stock["diplomacy"], stock["army"], allies.ready, prosperity, growth)


# Prosperity and Growth: long-term plans, one step at a time

TURN = 3.2
"""The worth of a turn spent on a Growth card, in VPs."""
LATER = 0.055
"""VPs per unit of money from a Prosperity space, while there are future rounds."""
BROUGHT = 0.6, 1.2
"""Units of services gained per future round: for each production, and in any case."""
GOODS = 0.25, 0.6
"""The same for goods: far fewer than are produced, because each production and each Trade takes a turn."""


def prosperity_hope(view: State, seat: Seat, goods: int, turns: int, rounds: int) -> tuple[float, int]:
    """Return the expected VPs from `goods` on the Prosperity track, and how many of them aren't needed for it."""
    steps = rounds + _still_prospers(view, seat)
    made = view.production[seat]["goods"]
    return _prosperity(view.powers[seat], view.prosperity[seat], goods, made, steps, turns, rounds)


def _still_prospers(view: State, seat: Seat) -> int:
    """Return 1 if this round's step is still to come, else 0."""
    match view.phase:
        case "end":
            return 0
        case "aftermath":
            return sum([isinstance(item, Prosperity) or item == Prosper(seat) for item in view.agenda])
        case _:
            return int(may_prosper(view, seat))


@lru_cache(maxsize=1 << 16)
def _prosperity(
    power: str, paid: int, goods: int, made: int, steps: int, turns: int, rounds: int
) -> tuple[float, int]:
    """Find the best number of spaces to aim for, each paid for as late as the next ones allow."""
    left = POWER[power].prosperity[paid : paid + steps]
    brought = GOODS[0] * made + GOODS[1]
    best, surplus = 0.0, goods
    for most in range(1, len(left) + 1):
        hope, needed = 0.0, 0
        for wait, space in enumerate(left[:most], steps - most):
            needed += space.goods
            chance = likely(goods + brought * wait - needed + 0.5, 0.14 + 0.12 * turns + 0.6 * wait)
            hope += chance * (space.vp + LATER * space.money * (rounds > 0))
        if hope > best:
            best, surplus = hope, max(0, goods - needed)
    return best, surplus


def _listed(left: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(left.values())


_left = Facts(_listed)


def growth_hope(view: State, seat: Seat, services: int, turns: int, rounds: int) -> tuple[float, int]:
    """Return the expected VPs from `services` through Growth cards, and how many of them aren't needed."""
    owned, hand = view.owned[seat], view.hands[seat]
    growing = of_cards(owned).growing
    chances = 0.0
    if turns:
        mine = of_cards(hand).growing + (hand.count(UNSEEN) * growing / len(owned) if growing else 0.0)
        assets = of_cards(view.assets[seat]).growing - of_cards(view.used[seat]).growing
        chances = min(turns, mine + assets)
    chances += rounds * min(1.0, 6 * growing / len(owned))
    made, left = view.production[seat]["services"], _left(view.growth_left)
    return _growth(
        len(view.growth[seat]), services, made, round(chances, 1), turns, rounds, view.level.rounds, left
    )


@lru_cache(maxsize=1 << 16)
def _growth(
    taken: int, services: int, made: int, chances: float, turns: int, rounds: int, last: int, left: tuple[int, ...]
) -> tuple[float, int]:
    """Find the best number of cards to aim for, each taken as late as the next ones allow."""
    gains = _gains(taken, rounds, last, left)
    brought = BROUGHT[0] * made + BROUGHT[1]
    best, surplus = 0.0, services
    for most in range(1, len(gains) + 1):
        hope, needed = 0.0, 0
        for number, gain in enumerate(gains[:most], 1):
            needed += taken + number
            wait = max(0, rounds - most + number)
            reach = likely(services + brought * wait - needed + 0.5, 0.14 + 0.1 * turns + 0.6 * wait)
            hope += reach * gain * likely(chances - number + 0.5, 0.15 + 0.1 * number * (rounds > 0))
        if hope > best:
            best, surplus = hope, max(0, services - needed)
    return best, surplus


@lru_cache(maxsize=1 << 12)
def _gains(taken: int, rounds: int, last: int, left: tuple[int, ...]) -> list[float]:
    """Return the gain of the best card of each future level, less its price and the turn."""
    found: list[float] = []
    for level in range(taken + 1, LEVELS + 1):
        cards = [card for card, there in zip(GROWTH, left, strict=True) if there and GROWTH[card].level == level]
        if not cards:
            break
        costs = [GROWTH[card].cost for card in cards]
        found.append(
            max(
                [
                    lasting(card, rounds, last) - 0.02 * cost.get("money", 0) - 0.5 * cost.get("diplomacy", 0)
                    for card, cost in zip(cards, costs, strict=True)
                ]
            )
            - TURN
        )
    return found


def growth_worth(view: State, card: str, rounds: int) -> float:
    """Return the VPs of a Growth card, including its effects in future rounds."""
    return lasting(card, rounds, view.level.rounds)


def lasting(card: str, rounds: int, last: int) -> float:
    """Return the same for a game whose last round is `last`."""
    face = GROWTH[card]
    works = min(rounds, last + 1 - face.level)
    if card == "industrial_development":
        return face.vp + MONEY * 5.2 * rounds
    return face.vp + ABILITY.get(card, 0.0) * works


def limits(turns: int, rounds: int) -> tuple[float, float, float, float]:
    """Return how much money, diplomacy, armies and readiness can be used in the remaining turns."""
    every = turns + 4 * rounds
    return SPENT * every, USED * every, SENT * every, HELPS * turns + (RESTED if rounds else 0.0)


def prices(view: State, seat: Seat) -> Prices:
    """Return the worth to a seat of one more of each thing."""
    time, turns = time_left(view), own_turns(view, seat)
    rounds = time.rounds
    held, most = means(view, seat, turns, rounds), limits(turns, rounds)
    money, diplomacy, army, ready = [
        exp(-amount / use) if use > 0 else 0.0 for amount, use in zip(held[:4], most, strict=True)
    ]
    return Prices(
        MONEY * money + 0.004, DIPLOMACY * diplomacy, ARMY * army, READY * ready, turns, rounds, time, {}
    )


NETWORKS = (0.0, 0.4, 1.0, *[float(NETWORK[number]) for number in sorted(NETWORK)])


def research_worth(view: State, points: int, rounds: int) -> float:
    """Return the expected worth of this much Research."""
    found = 0.0
    for card in view.row:
        rest = points - FACE[card].cost
        if rest >= 0:
            more = [card_worth(other, rounds) for other in view.row if FACE[other].cost <= rest and other != card]
            found = max(found, card_worth(card, rounds) + 0.8 * max(more, default=0.0))
    return found + (0.05 * points if points >= CHEAPEST else 0.0)


CHEAPEST = min([face.cost for face in FACE.values() if face.cost])
"""The minimum Research that buys anything."""


def card_worth(card: str, rounds: int) -> float:
    """Return the worth of buying a card: it is drawn in the next round, and then in every other round."""
    return quality(card) * (0.5 + 0.35 * rounds)
