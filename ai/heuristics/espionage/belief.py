"""The belief about the other hand in 1955, from where its spy is and from what it let pass.

The prior serves as the likelihood: what a sensible player with that hand would have done.
"""

from collections.abc import Callable, Sequence

from ai.heuristic import SeenAnswer
from game.core import agenda
from game.core.contract import Decision, Seat, option
from game.core.record import seated
from game.core.views import refresh
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.state import State, spy_is_free

DOUBT = 0.25
"""The fraction of the others' actions assumed to have reasons that the prior doesn't know."""

Prior = Callable[[State, Decision], Sequence[float]]


def plausible(prior: Prior, world: State, seat: Seat, past: Sequence[SeenAnswer[State]]) -> float:
    """Return the likelihood of what the other side did, in this turn and before it, given its hand in `world`."""
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
    """Return the likelihood of its spy's last move, as if made with its current hand."""
    decision = Decision(other, "move_spy", MOVES)
    return _likelihood(prior, world, decision, COUNTRIES.index(world.spies[other]))


def _likelihood(prior: Prior, world: State, decision: Decision, number: int) -> float:
    weights = prior(world, decision)
    return DOUBT / len(weights) + (1 - DOUBT) * weights[number] / (sum(weights) or 1.0)
