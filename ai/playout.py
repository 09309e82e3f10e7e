"""Plays on from where the tree ends, until a position is quiet enough to be judged."""

from random import Random
from typing import Any

from ai.deeds import draw, hidden
from ai.heuristic import Heuristic
from game.core import agenda
from game.core.agenda import Position


def play_out(world: Position, heuristic: Heuristic[Any], depth: int, whim: float, dice: Random) -> None:
    """Play on by the prior, and stop at the first open question after `depth` decisions.

    `whim` is the part of the choices made at random.
    """
    for played in range(2 * depth + 12):
        decision = agenda.decision(world)
        if decision is None or (played >= depth and not (decision.window or hidden(world))):
            return
        options = decision.options
        if len(options) == 1:
            action = options[0]
        elif dice.random() < whim:
            action = dice.choice(options)
        else:
            action = draw(options, heuristic.prior(world, decision), dice)
        agenda.advance(world, action)
