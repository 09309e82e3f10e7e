"""What a note of Manifesto may bring: the chance that it wins, by what is paid into it."""

from collections.abc import Callable
from math import ceil
from random import Random
from typing import NamedTuple

from ai.outlook import (
    EXPECTS_NOTHING,
    NOTHING_FORESEEN,
    WORLDS,
    Curve,
    Expected,
    Foreseen,
    of_trials,
    tenths_of_trials,
)
from ai.search.deeds import Deed
from game.core.contract import Decision, Line, Seat, line
from game.titles.manifesto import imagine
from game.titles.manifesto.bidding import OWN, AddCards, NameSum, Note, bidders, sides_for, worth
from game.titles.manifesto.faces import BID_CARDS
from game.titles.manifesto.state import SEALED, Bid, Conflict, Contest, State, War

FIRST = ("for", "axis")
"""The sides that win by being ahead of the other one."""
DICE = 0.5
"""Each side's chance in a tie."""

Draw = Callable[[State, Seat, Random], Bid | None]
"""Writes the note that a seat would write in an imagined world."""


class Against(NamedTuple):
    """What the seat's own note faces in one world."""

    others: tuple[Bid, ...]
    """The notes of all others."""
    neutral: bool
    """True if nobody holds the region, so that an unopposed card succeeds."""

    def share(self, contest: Contest, side: str, value: int) -> float:
        """Return the chance of a note worth `value` for a side."""
        if side == OWN:
            best = max([worth(contest, bid) for bid in self.others], default=0)
            alike = sum([worth(contest, bid) == best for bid in self.others]) if self.others else 0
            return float(value > best) if value != best else 1 / (1 + alike)
        mine = value + sum([worth(contest, bid) for bid in self.others if bid.side == side])
        theirs = sum([worth(contest, bid) for bid in self.others if bid.side not in (side, "abstain")])
        if mine != theirs:
            return float(mine > theirs)
        if self.neutral and not mine:
            return float(side in FIRST)
        return DICE


def foresee(draw: Draw, view: State, decision: Decision, rng: Random) -> Foreseen:
    """Return the curves of the note that a seat is writing, one for each side it may still take."""
    contest, step = view.contest, view.agenda[-1]
    if contest is None or not isinstance(step, Note):
        return NOTHING_FORESEEN
    seat = decision.seat
    sides = [step.side] if isinstance(step, NameSum) else [step.bid.side] if isinstance(step, AddCards) else None
    cards = tuple([card for card in view.hands[seat] if card in BID_CARDS])
    most = worth(contest, Bid("", view.its[seat], cards))
    met = [_met(draw, view, contest, seat, rng) for _ in range(WORLDS)]
    open_to = sides or [side for side in sides_for(view, seat) if side != "abstain"]
    return Foreseen(tuple([_curve(contest, side, most, met) for side in open_to]), (), _settled(view, contest))


def _settled(view: State, contest: Contest) -> frozenset[Line]:
    """Return what a contest decides, as sentences without numbers."""
    if isinstance(contest, War):
        both = (contest.axis, contest.allies)
        return frozenset([line("happens.war_won", seat=seat, other=sum(both) - seat) for seat in both])
    if not isinstance(contest, Conflict):
        return frozenset()
    region = contest.region
    kinds = [f"happens.{name}" for name in ("conflict_lost", "region_gained", "region_lost")] + ["stands.region"]
    told = [line(key, seat=seat, region=region) for key in kinds for seat in view.seats]
    return frozenset([*told, line("stands.neutral", region=region)])


def _met(draw: Draw, view: State, contest: Contest, seat: Seat, rng: Random) -> Against:
    """Imagine a world, and return the notes of all others in it."""
    world = imagine(view, seat, rng)
    notes = [
        draw(world, other, rng) if view.sealed[other] in (None, SEALED) else view.sealed[other]
        for other in bidders(view, seat)
        if other != seat
    ]
    neutral = isinstance(contest, Conflict) and contest.defender is None
    return Against(
        tuple([note for note in notes if note is not None]), neutral and view.rulings.unopposed_neutral_succeeds
    )


def _curve(contest: Contest, side: str, most: int, met: list[Against]) -> Curve:
    """Return the chances of all notes for a side, and the average price of winning if it's always within reach."""
    shares = [[each.share(contest, side, value) for value in range(most + 1)] for each in met]
    wins = [each.index(1.0) for each in shares if 1.0 in each]
    chances = tuple([sum(at) / len(met) for at in zip(*shares, strict=True)])
    # a mean over only the few worlds that can be won would suggest that such a sum wins
    reach = tenths_of_trials(len(wins) / len(met)) == 10
    return Curve(side, chances, sum(wins) / len(wins) if reach else None)


def expects(view: State, outlook: Foreseen, deed: Deed) -> Expected:
    """Return how often a deed's note wins and what winning costs, or what happens without a note."""
    contest, bid = view.contest, _written(view, deed)
    curve = next((each for each in outlook.curves if bid is not None and each.side == bid.side), None)
    if isinstance(contest, Conflict | War) and outlook.curves and deed[0].verb == "abstain":
        other = outlook.curves[0]
        fields = {} if isinstance(contest, Conflict) else {"seat": getattr(contest, other.side)}
        return Expected((line(f"outlook.stay_{other.side}", **fields, often=of_trials(other.chances[0])),))
    if contest is None or bid is None or curve is None:
        return EXPECTS_NOTHING
    value = worth(contest, bid)
    price = "" if curve.price is None else round(curve.price) or ceil(curve.price)
    told = line(
        "outlook.note" if bid.its or bid.cards else "outlook.nothing",
        value=value,
        often=of_trials(curve.chances[value]),
        price=price,
    )
    return Expected((told,), curve, value)


def _written(view: State, deed: Deed) -> Bid | None:
    """Return the note that a deed writes; None if it stays out, or the sum is still open."""
    step = view.agenda[-1]
    bid = step.bid if isinstance(step, AddCards) else None
    side = step.side if isinstance(step, NameSum) else ""
    for action in deed:
        if action.verb == "bid":
            bid = Bid(side, int(action.noun))
        elif action.verb == "add" and bid is not None:
            bid = Bid(bid.side, bid.its, (*bid.cards, action.noun))
        elif bid is None:
            side = action.verb
    return bid
