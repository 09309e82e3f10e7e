"""Plays on from where the tree ends, until a position is quiet enough to be judged."""

from random import Random
from typing import Any

from ai.deeds import draw, hidden, worth
from ai.heuristic import Heuristic
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat

STRUCK = 0.97
"""What a position is worth to a seat that can win at once: of 42 such games 41 were won."""


def play_out(world: Position, heuristic: Heuristic[Any], depth: int, whim: float, dice: Random) -> Seat | None:
    """Play on by the prior, and stop at the first open question after `depth` decisions.

    `whim` is the part of the choices made at random. Gives the seat that can win at once, when it came to that.
    """
    for played in range(2 * depth + 12):
        decision = agenda.decision(world)
        if decision is None or (played >= depth and not (decision.window or hidden(world))):
            return None
        if heuristic.strikes(world, decision):
            return decision.seat
        agenda.advance(world, _drawn(world, decision, heuristic, whim, dice))
    return None


def judged(game: Game[Any], world: Position, seat: Seat, striker: Seat | None, heuristic: Heuristic[Any]) -> float:
    """Say what the end of a simulation is worth to a seat, when `striker` (or nobody) can win at once there."""
    if striker is None:
        return worth(game, world, seat, heuristic)
    return STRUCK if seat == striker else 1 - STRUCK


def _drawn(world: Position, decision: Decision, heuristic: Heuristic[Any], whim: float, dice: Random) -> Action:
    options = decision.options
    if len(options) == 1:
        return options[0]
    if dice.random() < whim:
        return dice.choice(options)
    return draw(options, heuristic.prior(world, decision), dice)
