"""The raw facts of a position of Manifesto that a learned evaluation adds up, as numbers of rows; for two seats.

They are told from the side of the seat asked. What the hand-made evaluation says stands beside them, so that the
net starts from it and learns where it is wrong.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import log

from ai.heuristics.manifesto.evaluate import shares
from game.core.contract import UNSEEN, Seat
from game.titles.manifesto.cards import targets_for
from game.titles.manifesto.faces import BID_CARDS, CARD, CONFLICT, CONFLICT_CARDS, INFLUENCE, REGIONS
from game.titles.manifesto.rules import PlayConflict
from game.titles.manifesto.state import State

OWNERS = 3
"""A region is one's own, the other seat's, or nobody's."""
RICH = 4
"""The highest influence that is told apart."""
HELD = len(REGIONS)
STRENGTH = 30
LEAD = 10
"""The largest leads in regions and in influence that are told apart."""
PURSE = 25
HAND = 8
BIDS = 20
"""The most ITS, cards in hand and influence on them that are told apart."""
ROUNDS = 21
AIMS = 6
"""The most regions that a seat can aim at, and cards that it can aim, that are told apart."""
PHASES: Mapping[str, int] = {phase: place for place, phase in enumerate(("draw", "peace", "war", "conflict"), 1)}
KINDS = {name: place for place, name in enumerate(dict.fromkeys([face.id for face in CARD.values()]))}
COPIES = 2
SAID, FINE = 20, 3
"""The largest log odds of the hand-made evaluation that are told apart, in steps of 1 / `FINE`."""
STRETCHES = 5
"""Stretches of rounds in which the hand-made evaluation is trusted differently."""

_widths = {
    "region": len(REGIONS) * OWNERS * RICH,
    "held": 2 * (HELD + 1),
    "lead": ROUNDS * (2 * LEAD + 1),
    "strength": 2 * (STRENGTH + 1),
    "stronger": ROUNDS * (2 * LEAD + 1),
    "majors": 2 * 8,
    "purse": 2 * (PURSE + 1),
    "richer": 2 * PURSE + 1,
    "hand": 2 * (HAND + 1),
    "card": 2 * len(KINDS) * COPIES,
    "bids": 2 * (BIDS + 1),
    "reach": 4 * (AIMS + 1),
    "aimed": 4 * (AIMS + 1),
    "neutral": HELD + 1,
    "lost": OWNERS * (AIMS + 1),
    "truce": 6,
    "phase": len(PHASES) + 1,
    "order": 2 * (len(PHASES) + 1),
    "turns": 4,
    "round": ROUNDS,
    "said": STRETCHES * (2 * SAID + 1),
}
STARTS: Mapping[str, int] = {name: sum(list(_widths.values())[:place]) for place, name in enumerate(_widths)}
"""The first row of every group."""
COUNT = sum(_widths.values())

REGION_ROWS, HELD_ROWS, LEADS, STRONG = [STARTS[name] for name in ("region", "held", "lead", "strength")]
STRONGER, MAJORS, ITS, RICHER = [STARTS[name] for name in ("stronger", "majors", "purse", "richer")]
IN_HAND, CARD_ROWS, BID_ROWS, REACH = [STARTS[name] for name in ("hand", "card", "bids", "reach")]
AIMED, NEUTRAL, LOST, TRUCE = [STARTS[name] for name in ("aimed", "neutral", "lost", "truce")]
PHASE, ORDER, TURNS, ROUND, SAYS = [STARTS[name] for name in ("phase", "order", "turns", "round", "said")]
PLACES: Mapping[str, int] = {region: REGION_ROWS + OWNERS * RICH * number for number, region in enumerate(REGIONS)}


@lru_cache(maxsize=1 << 14)
def _of_hand(hand: tuple[str, ...], side: int) -> tuple[int, ...]:
    """Return the rows of a hand; `side` is 0 for the seat asked."""
    copies: dict[str, int] = {}
    for card in hand:
        kind = CARD[card].id
        copies[kind] = copies.get(kind, 0) + 1
    found = [
        CARD_ROWS + COPIES * (len(KINDS) * side + KINDS[kind]) + min(count, COPIES) - 1
        for kind, count in copies.items()
    ]
    bids = sum([INFLUENCE[card].influence for card in hand if card in BID_CARDS])
    found.append(BID_ROWS + (BIDS + 1) * side + min(bids, BIDS))
    found.append(IN_HAND + (HAND + 1) * side + min(len(hand), HAND))
    return tuple(found)


class Lie:
    """The rows of the map, kept while it lies as it does."""

    __slots__ = ("found", "influence", "me", "owner")

    def __init__(self, view: State, me: Seat) -> None:
        self.owner, self.influence, self.me = view.owner, view.influence, me
        self.found = _of_map(view, me)


_lies: dict[Seat, Lie] = {}
"""The last map that was looked at, by the seat asked."""


def _of_map(view: State, me: Seat) -> list[int]:
    owner, influence, found = view.owner, view.influence, list[int]()
    for region, place in PLACES.items():
        seat = owner.get(region)
        whose = 2 if seat is None else 0 if seat == me else 1
        richness = influence[region] - 1
        found.append(place + RICH * whose + (richness if richness < RICH else RICH - 1))
    found.append(NEUTRAL + len(view.neutral))
    for side, seat in enumerate((me, 1 - me)):
        reach = view.reach[seat]
        free = sum([region in reach for region in view.neutral])
        theirs = sum([region in reach for region in view.held[1 - seat]])
        found.append(REACH + (AIMS + 1) * (2 * side) + min(free, AIMS))
        found.append(REACH + (AIMS + 1) * (2 * side + 1) + min(theirs, AIMS))
    return found


def _of_lie(view: State, me: Seat) -> list[int]:
    lie = _lies.get(me)
    if lie is None or lie.owner is not view.owner or lie.influence is not view.influence:
        lie = _lies[me] = Lie(view, me)
    return lie.found


def mover(view: State) -> Seat:
    """Return the seat from whose side the rows are told."""
    return view.agenda[-1].seat if view.agenda else 0


def parts(view: State) -> tuple[object, ...]:
    """Return what the rows depend on; an equal object that is another one costs time only."""
    lie = view.owner, view.influence, view.hands, view.its, view.round, view.phase, view.agenda, view.level
    return *lie, view.truces, view.lost, view.order, view.rulings


def rows(view: State) -> list[int]:
    """Return the numbers of the rows that hold, for the seat asked; none with unseen cards or more seats."""
    if len(view.hands) != 2 or UNSEEN in view.hands[0] or UNSEEN in view.hands[1]:
        return []
    me = mover(view)
    found = [*_of_lie(view, me), *_of_hand(view.hands[me], 0), *_of_hand(view.hands[1 - me], 1)]
    left = max(0, min(view.level.rounds - view.round, ROUNDS - 1))
    lead = len(view.held[me]) - len(view.held[1 - me])
    stronger = view.strength[me] - view.strength[1 - me]
    richer = view.its[me] - view.its[1 - me]
    found.append(ROUND + left)
    found.append(LEADS + (2 * LEAD + 1) * left + LEAD + max(-LEAD, min(lead, LEAD)))
    found.append(STRONGER + (2 * LEAD + 1) * left + LEAD + max(-LEAD, min(stronger, LEAD)))
    found.append(RICHER + PURSE + max(-PURSE, min(richer, PURSE)))
    phase = PHASES.get(view.phase, 0)
    found.append(PHASE + phase)
    found.append(ORDER + 2 * phase + (len(view.order) > 0 and view.order[0] == me))
    for side, seat in enumerate((me, 1 - me)):
        _of_side(view, seat, side, found)
    for seat in view.lost.values():
        found.append(LOST + (AIMS + 1) * (seat != me))
    if view.truces:
        found.append(TRUCE + min(5, max(0, next(iter(view.truces.values())) - view.round)))
    found.append(_said(view, me, left))
    return found


def _of_side(view: State, seat: Seat, side: int, found: list[int]) -> None:
    """Add what a seat has and can do; `side` is 0 for the seat asked."""
    found.append(HELD_ROWS + (HELD + 1) * side + len(view.held[seat]))
    found.append(STRONG + (STRENGTH + 1) * side + min(view.strength[seat], STRENGTH))
    found.append(MAJORS + 8 * side + min(view.majors[seat], 7))
    found.append(ITS + (PURSE + 1) * side + min(view.its[seat], PURSE))
    takes = unrests = 0
    for card in view.hands[seat]:
        if card in CONFLICT_CARDS and targets_for(view, seat, card):
            takes += CONFLICT[card].result == "C"
            unrests += CONFLICT[card].result == "B"
    found.append(AIMED + (AIMS + 1) * (2 * side) + min(takes, AIMS))
    found.append(AIMED + (AIMS + 1) * (2 * side + 1) + min(unrests, AIMS))
    turn = PlayConflict(seat)
    found.append(TURNS + 2 * side + any(item == turn for item in view.agenda))


def _said(view: State, me: Seat, left: int) -> int:
    """Return the row of what the hand-made evaluation says, for a stretch of rounds."""
    mine = min(max(shares(view)[me], 1e-9), 1 - 1e-9)
    odds = FINE * log(mine / (1 - mine))
    step = max(-SAID, min(round(odds), SAID))
    return SAYS + (2 * SAID + 1) * min(left // 4, STRETCHES - 1) + SAID + step
