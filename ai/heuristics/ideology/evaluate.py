"""How good a position of Ideology looks: what regions, claims, hands and Advancements are worth, in levels."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from operator import is_

from ai.heuristics.ideology.regions import LACK, cards_at, missing
from game.core.contract import Seat
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, WEAPON
from game.titles.ideology.state import State

HAND: Mapping[str, float] = {
    "resource": 0.34,
    "trading": 0.34,
    "development": 0.33,
    "foreign": 0.13,
    "conflict": 0.07,
}
"""The worth of a card in hand by phase: what can still be done with it. Unspent, it only saves a draw."""
SAVED = 0.03
BUSY, IDLE = 3, 0.5
"""The maximum hand cards with a good use abroad per turn, and the relative worth of the next ones."""
KEPT, SURPLUS = 4, 0.1
"""How many of those a hand may need to defend and attack, and the relative worth of any beyond."""
FIRST, SECOND, ARMS = 0.1, 0.25, 0.3
"""The worth of an Advancement of level 1, of level 2, and of a weapon apart from the level it counts as."""
REACH = 0.08
"""The worth of paying no distance in an area."""
AGAIN = 0.75
"""The worth of each further copy, relative to the first."""
HASTE = 0.35
"""The bonus for each level within three of the goal."""
GOAL = 1.6
"""The bonus for the goal itself."""
SURENESS = (0.45, 0.05)
"""How decisive a lead of one level is, in log odds: a base, and an amount per level of the leader."""

HOPE, FAINT = 0.03, 0.15
"""The fraction of the victory shared out as if a level mattered only FAINT: a lost seat still sees differences."""


def wealth(view: State) -> list[float]:
    """Return the worth of every seat in levels."""
    seats = view.seats
    progress, place, ahead = [0.0] * len(seats), [0.0] * len(seats), [0.0] * len(seats)
    for region, areas in view.cards.items():
        there = cards_at(view, region, areas)
        of = place if there.owner is None else progress
        for seat, worth in enumerate(there.worth):
            of[seat] += worth
        if there.holder is not None:
            ahead[there.holder] += there.becomes
    found = []
    for seat in seats:
        held = view.advancements[seat]
        ahead[seat] += held[WEAPON]
        worth = progress[seat] + held[WEAPON] + _haste(ahead[seat], view.level.victory)
        worth += place[seat]
        worth += hand_worth(view, seat, len(view.hands[seat])) - 0.2 * LACK * missing(view, seat)
        found.append(worth + tools_worth(held))
    return found


def hand_worth(view: State, seat: Seat, cards: int) -> float:
    """Return the worth of a hand, given what is left of this turn and the room for its cards."""
    near = view.near[seat] & view.free
    military, economic, cultural = view.room
    slots = (near & military).bit_count() + (near & economic).bit_count() + (near & cultural).bit_count()
    busy = min(cards, BUSY, slots + 1)
    kept = min(cards - busy, KEPT)
    return HAND.get(view.phase, SAVED) * (busy + IDLE * kept + SURPLUS * (cards - busy - kept))


def cost_of(view: State, seat: Seat, cards: int) -> float:
    """Return the cost of giving up `cards` hand cards."""
    held = len(view.hands[seat])
    return hand_worth(view, seat, held) - hand_worth(view, seat, max(held - cards, 0))


def _haste(ahead: float, goal: int) -> float:
    near = HASTE * max(0.0, min(ahead, goal) - (goal - 3))
    return near + (GOAL + 0.5 * (ahead - goal) if ahead >= goal else 0.0)


@lru_cache(maxsize=1 << 12)
def tools_worth(held: tuple[int, ...]) -> float:
    """Return the worth of Advancements in levels; `held` is the number of copies of each."""
    worth = 0.0
    for number, copies in enumerate(held):
        level = ADVANCEMENT[ADVANCEMENTS[number]].level
        each = (FIRST, SECOND, ARMS)[level - 1]
        if copies:
            worth += each * (1 + AGAIN * (copies - 1)) + (REACH if level == 2 else 0.0)
    return worth


def evaluate(view: State, seat: Seat) -> float:
    """Return the estimated share of the victory of `seat`."""
    if view.result:
        return view.result.shares[seat]
    return _shares(view)[seat]


_looked_at: list[tuple[tuple[object, ...], list[float]]] = []
"""Cache of the last position and its shares, because each is evaluated for every seat."""


def _shares(view: State) -> list[float]:
    lie = view.cards, view.owner, view.levels, view.near
    seen = *lie, view.hands, view.decks, view.discards, view.advancements, view.phase, view.level
    if not _looked_at or not all(map(is_, _looked_at[0][0], seen)):
        totals = wealth(view)
        base, more = SURENESS
        sure = _softly(totals, base + more * min(max(totals), 16.0))
        hoped = _softly(totals, FAINT)
        _looked_at[:] = [(seen, [each + HOPE * (other - each) for each, other in zip(sure, hoped, strict=True)])]
    return _looked_at[0][1]


def _softly(totals: Sequence[float], sureness: float) -> list[float]:
    """Divide the victory by the seats' worth, more sharply if a lead is surer."""
    weights = [exp(sureness * (total - max(totals))) for total in totals]
    return [weight / sum(weights) for weight in weights]
