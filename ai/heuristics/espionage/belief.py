"""What the other side of 1955 probably holds: where its spy stands and what it let pass say something of its hand.

The prior is the likelihood: it says what a sensible player with that hand would have done.
"""

from collections.abc import Callable, Sequence

from ai.heuristic import Seen
from game.core import agenda
from game.core.contract import Decision, Seat, option
from game.core.record import seated
from game.core.views import refresh
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.state import State, spy_is_free

DOUBT = 0.25
"""Part of what others do that is taken to have reasons no prior knows."""

Prior = Callable[[State, Decision], Sequence[float]]


def plausible(prior: Prior, world: State, seat: Seat, past: Sequence[Seen[State]]) -> float:
    """Say how likely the other side did what it did in this turn, and before it, if it holds what it does here."""
    other = 1 - seat
    found = 1.0
    if world.active == seat and world.spies[other] and spy_is_free(world, other):
        found = _stands(prior, world, other)
    for view, action in past:
        if view.turn == world.turn and action.verb == "let_pass":
            then = view.copy()
            then.hands = seated(then.hands, other, world.hands[other])
            refresh(then)
            decision = agenda.decision(then)
            if decision is not None and decision.seat == other and len(decision.options) > 1:
                found *= _likelihood(prior, then, decision, decision.options.index(action))
    return found


MOVES = tuple([option("move_spy", country) for country in COUNTRIES])


def _stands(prior: Prior, world: State, other: Seat) -> float:
    """Say how likely its spy went where it stands: it moved with this very hand, but for what was spent since."""
    decision = Decision(other, "move_spy", MOVES)
    return _likelihood(prior, world, decision, COUNTRIES.index(world.spies[other]))


def _likelihood(prior: Prior, world: State, decision: Decision, number: int) -> float:
    weights = prior(world, decision)
    return DOUBT / len(weights) + (1 - DOUBT) * weights[number] / (sum(weights) or 1.0)
