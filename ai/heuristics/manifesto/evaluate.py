"""How good a position looks: what regions, money and cards are worth, fitted to games for each size of table.

`tools.lab.worths` fits the worths and writes them to levels/manifesto/worths.toml.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import exp
from typing import NamedTuple

from ai.worths import worths
from game.core.contract import UNSEEN, Seat
from game.core.piles import Pile
from game.titles.manifesto.faces import BUILDUPS, CARD, CONFLICT, INFLUENCE
from game.titles.manifesto.rules import PlayConflict
from game.titles.manifesto.state import State

STEPS = 5, 10, 18, 36
"""The sums of ITS beyond which each further one has another worth, and beyond the last one none.

Money buys regions only as fast as there are cards to play, and few of the games used for fitting have more.
"""


class TraitWorth(NamedTuple):
    """The worth of everything that a seat can have, in log odds of the victory."""

    region: float
    influence: float
    major: float
    conquest: float
    """A card in hand that wins a region."""
    unrest: float
    """A card in hand that turns a region neutral."""
    war: float
    peace: float
    points: float
    """One influence on an influence card in hand."""
    buildup: float
    lean: float
    """One of the first few ITS; `usual`, `ample` and `spare` are one between the next steps."""
    usual: float
    ample: float
    spare: float
    truce: float


TRAITS = TraitWorth._fields
"""The names of the traits, in the order of their numbers."""
AVERAGE = (0.27, 0.32, 0.045, 0.045, 0.83, 0.0)
"""What an unseen card counts as: an average one of the deck."""
EXPECTED = TraitWorth(0.4, 0.0, 0.05, 0.05, 0.03, 0.03, 0.0, 0.02, 0.05, 0.15, 0.1, 0.06, 0.01, 0.02)
"""The worths to begin a fit with; a fit to few games stays close to them."""


@cache
def _worth(left: int, seats: int) -> TraitWorth:
    return TraitWorth(*worths("manifesto", seats, left, TRAITS))


@cache
def _held(card: str) -> tuple[float, ...]:
    """Return what a card in hand counts as: conquest, unrest, war, peace, points, buildup."""
    if card == UNSEEN:
        return AVERAGE
    if card in BUILDUPS:
        return 0.0, 0.0, 0.0, 0.0, 0.0, 1.0
    if card in INFLUENCE:
        return 0.0, 0.0, 0.0, 0.0, float(INFLUENCE[card].influence), 0.0
    result = CONFLICT[card].result
    return (*[float(result == each) for each in "CBZ"], float(result not in "CBZ"), 0.0, 0.0)


@cache
def _cards(left: int, seats: int) -> Mapping[str, float]:
    """Return the worth of every card in hand."""
    of = _worth(left, seats)[3:9]
    return {card: sum([a * b for a, b in zip(of, _held(card), strict=True)]) for card in (*CARD, UNSEEN)}


@cache
def _purse(left: int, seats: int, its: int) -> float:
    """Return the worth of a purse of `its`."""
    return sum([rate * part for rate, part in zip(_worth(left, seats)[9:13], _parts(its), strict=True)])


def _parts(its: int) -> tuple[int, ...]:
    """Return how many of `its` ITS are between each two steps."""
    return tuple([min(max(its - low, 0), high - low) for low, high in pairwise((0, *STEPS))])


def traits(view: State, seat: Seat) -> tuple[float, ...]:
    """Return how much a seat has of each of `TRAITS`."""
    hand = [_held(card) for card in view.hands[seat]]
    cards = [sum([card[number] for card in hand]) for number in range(6)]
    bound = sum([seat in each for each in view.truces]) if view.truces else 0
    return (len(view.held[seat]), view.strength[seat], view.majors[seat], *cards, *_parts(view.its[seat]), bound)


def left(view: State) -> int:
    """Return the number of rounds after this one; -1 once at most half of all seats can attack in the last one."""
    rounds = view.level.rounds - view.round
    if rounds or view.phase != "conflict":
        return rounds
    able = sum([view.hands[seat] != () and turn_left(view, seat) for seat in view.seats])
    return -1 if 2 * able <= len(view.factions) else 0


def shares(view: State) -> Sequence[float]:
    """Return the estimated share of the victory of every seat."""
    return _shares_with(view, view.hands, view.its)


def _shares_with(view: State, hands: tuple[Pile, ...], its: tuple[int, ...]) -> tuple[float, ...]:
    held = tuple([len(regions) for regions in view.held])
    return _shares(left(view), held, view.strength, view.majors, hands, its, tuple(view.truces))


def _shares_at_last(view: State) -> tuple[float, ...]:
    """Return the same for the last conflicts: cards and money count only for seats that can still use them."""
    idle = [
        not turn_left(view, seat) and now_or_never(view, seat) and lead(view, seat) != 0 for seat in view.seats
    ]
    hands = tuple([() if none else hand for none, hand in zip(idle, view.hands, strict=True)])
    its = tuple([0 if none else purse for none, purse in zip(idle, view.its, strict=True)])
    return _shares_with(view, hands, its)


@lru_cache(maxsize=1 << 12)
def _shares(
    left: int,
    held: tuple[int, ...],
    strength: tuple[int, ...],
    majors: tuple[int, ...],
    hands: tuple[Pile, ...],
    its: tuple[int, ...],
    truces: tuple[tuple[Seat, Seat], ...],
) -> tuple[float, ...]:
    """Add up the worths of all seats' traits without listing them, because this is called thousands of times."""
    seats = len(held)
    worth, cards = _worth(left, seats), _cards(left, seats)
    scores = [
        worth.region * held[seat]
        + worth.influence * strength[seat]
        + worth.major * majors[seat]
        + sum([cards[card] for card in hand])
        + _purse(left, seats, its[seat])
        for seat, hand in enumerate(hands)
    ]
    for one, other in truces:
        scores[one] += worth.truce
        scores[other] += worth.truce
    top = max(scores)
    sharp, flat = ([exp((score - top) / scale) for score in scores] for scale in (1.0, FLAT))
    keen, dim = (1 - HOPE) / sum(sharp), HOPE / sum(flat)
    return tuple([keen * one + dim * other for one, other in zip(sharp, flat, strict=True)])


HOPE, FLAT = 0.02, 6.0
"""The fraction of the value in which a lead counts less, and how much less: a lost seat still sees differences."""


def evaluate(view: State, seat: Seat) -> float:
    """Return the estimated share of the victory of `seat`."""
    if view.result:
        return view.result.shares[seat]
    last = view.round == view.level.rounds and view.phase == "conflict"
    return _shares_at_last(view)[seat] if last else shares(view)[seat]


def now_or_never(view: State, seat: Seat) -> bool:
    """Return True if a seat has no reason to keep anything: in the last round, it is last to play or behind."""
    if view.round < view.level.rounds or view.phase != "conflict":
        return False
    others = [other for other in view.seats if other != seat and view.hands[other] and turn_left(view, other)]
    return not others or lead(view, seat) < 0


def turn_left(view: State, seat: Seat) -> bool:
    """Return True if a seat's conflict turn is in progress, or still to come in this round."""
    return any(item == PlayConflict(seat) for item in view.agenda)


def lead(view: State, seat: Seat) -> int:
    """Return a seat's lead in regions over the best of the others."""
    held = [len(regions) for regions in view.held]
    return held[seat] - max(held[:seat] + held[seat + 1 :])
