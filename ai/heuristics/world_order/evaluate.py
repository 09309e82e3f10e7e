"""Evaluates positions of World Order: slots and their permanence, scorings, THREAT, money over time."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp, sqrt
from typing import NamedTuple

from ai.heuristics.world_order.map import (
    NUMBER,
    Armies,
    Factors,
    Spans,
    Time,
    armies_of,
    between,
    likely,
    on_alert,
    own_turns,
    race,
    threat_cost,
    time_left,
)
from ai.heuristics.world_order.prior import ALIKE, PRIORS
from ai.heuristics.world_order.worth import (
    ARMY,
    ASSET,
    DIPLOMACY,
    LASTING,
    MONEY,
    NETWORKS,
    READY,
    YIELD,
    growth_worth,
    limits,
    means,
    of_allies,
    of_cards,
    quality,
    research_worth,
    saturated,
)
from ai.worths import worths
from game.core.agenda import Ask, advance
from game.core.contract import Seat
from game.titles.world_order.aftermath import STATUS
from game.titles.world_order.faces import GROWTH, MAJORITY, POWERS, REGIONS
from game.titles.world_order.rules import Spend
from game.titles.world_order.state import State
from game.titles.world_order.turns import unused_assets

HEADSTART: Mapping[str, float] = {"usa": -15.0, "china": 8.0, "eu": -19.0, "russia": 27.0}
"""How many VPs worse than it turns out a power's opening looks, in a game of six rounds.

Means over games between computer powers: the others soon catch up with the USA's and the EU's early assets.
"""


def headstart(power: str, time: Time) -> float:
    """Return the part of a power's HEADSTART that is still to come, in VPs."""
    to_go = (time.turns + 4 * time.rounds) / 24
    return HEADSTART[power] * to_go * sqrt(to_go)


class PartWorth(NamedTuple):
    """The weight of each part of a position, relative to its estimated VPs."""

    prospects: Factors
    status: float
    network: float
    threat: float
    later_threat: float
    prosperity: float
    growth: float
    production: float
    ability: float
    money: float
    cash: float
    """Money and its equivalents, however much there is to buy."""
    army: float
    assets: float
    allies: float
    regions: float
    tokens: float


@cache
def part_worth(seats: int, rounds: int) -> PartWorth:
    """Return the weights for a number of seats and of rounds after this one."""
    regions = len(Factors._fields)
    found = worths("world_order", seats, rounds, (*Factors._fields, *PartWorth._fields[1:]))
    return PartWorth(Factors(*found[:regions]), *found[regions:])


def wealth(view: State) -> list[float]:
    """Return the worth of every seat in VPs."""
    time = time_left(view)
    parts = part_worth(len(view.powers), time.rounds)
    every = [armies_of(view, region) for region in REGIONS]
    promised, leads = _promised(view, time, every, parts)
    lost = _threats(view, time, every, parts)
    tokens = [sum(each) for each in zip(*majorities(view, time, every).values(), strict=True)]
    found = []
    for seat, power in enumerate(view.powers):
        number, turns = NUMBER[power], own_turns(view, seat)
        worth = view.vp[seat] + promised[number] + tokens[seat] - lost[number]
        worth += 3.0 * view.orders[seat] + headstart(power, time)
        if power == "usa":
            worth += parts.status * sum([_status(each) for each in leads])
        if power == "china":
            worth += parts.network * _network(view, seat, time)
        worth += _place(view, seat, time, parts)
        worth += _tools(view, seat, turns, time.rounds, parts)
        found.append(worth + _hand(view, seat, turns, time.rounds))
    return found


def _promised(
    view: State, time: Time, every: Sequence[Armies], parts: PartWorth
) -> tuple[list[float], list[float]]:
    promised, leads = [0.0] * len(POWERS), [0.0] * len(time.spans)
    for region, armies in zip(REGIONS, every, strict=True):
        worth, led = race(
            region, view.permanent[region], view.temporary[region], armies, time.spans, parts.prospects
        )
        for number, vp in enumerate(worth):
            promised[number] += vp
        for number, chance in enumerate(led):
            leads[number] += chance
    return promised, leads


def _status(leads: float) -> float:
    return between((*[STATUS[number] for number in sorted(STATUS)], 0, 0, 0, 0), leads)


def _network(view: State, seat: Seat, time: Time) -> float:
    """Return the value of investments in several Regions; one or two only count if rounds are left."""
    count = len(of_allies(view, seat).invested)
    return NETWORKS[count] if count > 2 or time.rounds else 0.0


def _threats(view: State, time: Time, every: Sequence[Armies], parts: PartWorth) -> list[float]:
    military, counts = on_alert(view.powers, view.focus), (parts.threat, parts.later_threat)
    lost = [0.0] * len(POWERS)
    for region, armies in zip(REGIONS, every, strict=True):
        if any(armies):
            for number, vp in enumerate(threat_cost(region, armies, military, time.threat, time.rounds, *counts)):
                lost[number] += vp
    return lost


def majorities(view: State, time: Time, every: Sequence[Armies], least: int = 0) -> Mapping[str, list[float]]:
    """Return each seat's expected VPs for the most money, the most armies and the most allies, by token.

    A seat that has none of something counts as having `least`; with 0, as not getting any before the scorings.
    """
    sent = [sum(of_power) for of_power in zip(*every, strict=True)]
    counts = {
        "money": view.money,
        "armies": tuple([sent[NUMBER[power]] for power in view.powers]),
        "allies": tuple([len(allies) for allies in view.allies]),
    }
    return {
        token: _majority(token, tuple([count or least for count in held]), time.spans)
        for token, held in counts.items()
    }


UNSURE: Mapping[str, tuple[float, float]] = {"money": (3.0, 10.0), "armies": (0.15, 0.9), "allies": (0.15, 0.8)}
"""How much a lead in a majority may change: a fixed amount, and more per round."""


@lru_cache(maxsize=1 << 16)
def _majority(token: str, counts: tuple[int, ...], spans: Spans) -> list[float]:
    """Return each seat's expected VPs from a Majority token in all future scorings."""
    vps = (0, *(MAJORITY[token] if len(counts) > 2 else MAJORITY[token][:1]))
    (doubt, more), found = UNSURE[token], [0.0] * len(counts)
    for turns in spans:
        unsure = doubt + more * turns / 4
        for seat, count in enumerate(counts):
            if count:
                rivals = counts[:seat] + counts[seat + 1 :]
                found[seat] += between(
                    vps, 1.0 + sum([likely(each - count + 0.5 * doubt, unsure) for each in rivals])
                )
    return found


def _place(view: State, seat: Seat, time: Time, parts: PartWorth) -> float:
    """Return the value of allies and the Regions they open, fading with time, and of tokens on the board."""
    left = min(1.0, (time.turns + 4 * time.rounds) / 20)
    allies = of_allies(view, seat)
    worth = parts.allies * allies.worth + parts.regions * 0.6 * len(allies.regions)
    return left * worth + parts.tokens * (0.5 if time.rounds else 0.1) * sum(view.tokens[seat].values())


def _tools(view: State, seat: Seat, turns: int, rounds: int, parts: PartWorth) -> float:
    """Return the value of what can be spent, and of production, abilities, the Focus and Assets."""
    held, (money, diplomacy, army, ready) = means(view, seat, turns, rounds), limits(turns, rounds)
    worth = parts.prosperity * held.prosperity + parts.growth * held.growth
    worth += parts.money * MONEY * saturated(held.fungible, money) + parts.cash * 0.004 * held.fungible
    worth += DIPLOMACY * saturated(held.diplomacy, diplomacy) + parts.army * ARMY * saturated(held.army, army)
    worth += READY * saturated(held.ready, ready)
    if rounds:
        made = sum([YIELD[what] * level for what, level in view.production[seat].items()])
        worth += parts.production * 0.7 * MONEY * rounds * made
        abilities = sum([growth_worth(view, card, rounds) - GROWTH[card].vp for card in view.growth[seat]])
        worth += parts.ability * abilities
    every = turns + 4 * rounds
    if view.phase != "setup":
        worth += LASTING[view.focus[seat]] * turns / 4
    asset = 2 + (ASSET - 2) * min(1.0, every / 10)
    return worth + parts.assets * asset * len(unused_assets(view, seat))


TEMPO = 0.5
"""The value of a turn with a card to play, apart from what can be spent in it."""
HELD = 0.7
"""The fraction of a market card's quality that it is worth in hand."""
HOPED = 0.75
"""The weight of what Research could still buy, relative to a card already bought, which is certain."""
OFTEN = 4.2
"""The effective number of a deck's cards played per round."""


def _hand(view: State, seat: Seat, turns: int, rounds: int) -> float:
    """Return the value of the hand, of market cards in the deck, and of unspent Research."""
    hand = view.hands[seat]
    worth = TEMPO * min(turns, len(hand)) + 0.3 * max(0, len(hand) - turns)
    if rounds:
        worth += 0.6 * of_cards(hand).revealed
        owned = view.owned[seat]
        often = OFTEN / max(len(owned), 6)
        worth += of_cards(owned).quality * often * rounds
        if view.bought[seat]:
            worth += 0.5 * sum([quality(card) for card in view.decks[seat][: view.bought[seat]]])
    if turns:  # without a turn to play it, a card is worth nothing
        worth += HELD * sum(of_cards(hand).qualities[:turns])
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Spend) and top.seat == seat:
        worth += HOPED * research_worth(view, top.research, rounds)
    return worth


SCALE = (2.0, 2.0)
"""The lead in VPs that is worth one log odds: at the end, and more for each round left."""


def shares(view: State) -> list[float]:
    """Return every seat's estimated share of the victory."""
    rounds = time_left(view)
    scale = SCALE[0] + SCALE[1] * (rounds.rounds + rounds.turns / 4)
    totals = wealth(view)
    sharp, flat = _softmax(totals, scale), _softmax(totals, 6 * scale)
    return [0.85 * one + 0.15 * other for one, other in zip(sharp, flat, strict=True)]


def _softmax(totals: Sequence[float], scale: float) -> list[float]:
    top = max(totals)
    weights = [exp((total - top) / scale) for total in totals]
    total = sum(weights)
    return [weight / total for weight in weights]


# A card is judged when it is done --------------------------------------------------------------------------------

QUIET = frozenset(
    {
        "take_turn",
        "choose_focus",
        "spend_research",
        "take_place",
        "prosper",
        "cash_token",
        "defend",
        "choose_hand",
        "give_back",
        "before_research",
    }
)
"""Questions that start something; at any other, a card or a Focus is still being carried out."""
LONGEST = 40
_seen: list[tuple[State, object, list[float]]] = []
"""Cache of the last position and its shares, because each is evaluated for every seat."""


def asked(view: State) -> Ask[State] | None:
    """Return the question on top, or None if the game is over."""
    top = view.agenda[-1] if view.agenda and view.result is None else None
    return top if isinstance(top, Ask) else None


def settled(view: State) -> State:
    """Return the position once whatever is under way has been finished by everybody's prior.

    A view is returned unchanged, because nobody knows what is face down.
    """
    world = view
    for _ in range(LONGEST if view.chance else 0):
        top = asked(world)
        if top is None or top.kind in QUIET:
            break
        if world is view:
            world = view.copy()
        weights = PRIORS.get(top.kind, ALIKE)(world, top.seat, world.options)
        advance(world, world.options[max(range(len(weights)), key=weights.__getitem__)])
    return world


def _shares(view: State) -> list[float]:
    if _seen and _seen[0][0] is view and _seen[0][1] is view.agenda:
        return _seen[0][2]
    world = settled(view)
    found = list(world.result.shares) if world.result else shares(world)
    _seen[:] = [(view, view.agenda, found)]
    return found


def evaluate(view: State, seat: Seat) -> float:
    """Return the estimated share of the victory of `seat`."""
    return view.result.shares[seat] if view.result else _shares(view)[seat]


def points(view: State, seat: Seat) -> float:
    """Return a seat's VPs so far."""
    return view.vp[seat]
