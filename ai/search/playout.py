"""Continues from a leaf of the tree until a position is quiet enough to be evaluated."""

from random import Random
from typing import Any

from ai.heuristic import Heuristic
from ai.search.deeds import draw, hidden, struck, worth
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat


def play_out(world: Position, heuristic: Heuristic[Any], depth: int, whim: float, dice: Random) -> Seat | None:
    """Continue by the prior, and stop at the first public question after `depth` decisions.

    If a seat could win at once, the playout only stops at another seat's question, so that a turn is finished.
    `whim` is the fraction of random choices. Returns the seat that can win at once, or None.
    """
    mover: Seat | None = None
    to_the_end = heuristic.foresees
    for played in range(2 * depth + 12):
        decision = agenda.decision(world)
        if decision is None:
            return None
        if (striker := heuristic.striker(world, decision)) is not None:
            return striker
        if not (decision.window or hidden(world)):
            if played >= depth and not (to_the_end and decision.seat == mover):
                return None
            mover = decision.seat
        agenda.advance(world, _drawn(world, decision, heuristic, whim, dice))
    return None


def judged(game: Game[Any], world: Position, seat: Seat, striker: Seat | None, heuristic: Heuristic[Any]) -> float:
    """Return the value of a simulation's end for a seat; `striker` is the seat that can win at once, or None."""
    return worth(game, world, seat, heuristic) if striker is None else struck(seat, striker)


def _drawn(world: Position, decision: Decision, heuristic: Heuristic[Any], whim: float, dice: Random) -> Action:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if (known := heuristic.answers(world, decision, dice)) is not None:
        return known
    if dice.random() < whim:
        return dice.choice(options)
    return draw(options, heuristic.prior(world, decision), dice)
