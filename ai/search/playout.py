"""Plays on from where the tree ends, until a position is quiet enough to be judged."""

from random import Random
from typing import Any

from ai.heuristic import Heuristic
from ai.search.deeds import draw, hidden, struck, worth
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat


def play_out(world: Position, heuristic: Heuristic[Any], depth: int, whim: float, dice: Random) -> Seat | None:
    """Play on by the prior, and stop at the first open question after `depth` decisions.

    Where a seat may win at once it is one of another seat: a turn that was begun is over. `whim` is the part
    of the choices made at random. Gives the seat that can win at once, when it came to that.
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
    """Say what the end of a simulation is worth to a seat, when `striker` (or nobody) can win at once there."""
    return worth(game, world, seat, heuristic) if striker is None else struck(seat, striker)


def _drawn(world: Position, decision: Decision, heuristic: Heuristic[Any], whim: float, dice: Random) -> Action:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if dice.random() < whim:
        return dice.choice(options)
    return draw(options, heuristic.prior(world, decision), dice)
