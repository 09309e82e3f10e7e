"""Looks for a win that is on the table: answers of one seat that win the game whatever anybody else answers."""

from random import Random
from typing import Any

from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat

DEEPEST = 4
"""Answers until the game is over, those of others included, and not those that are no choice."""
WORLDS = 4
"""Imagined worlds in all of which it must win."""


class _Look:
    """One look into an imagined world, over so many positions at most."""

    def __init__(self, seat: Seat, positions: int) -> None:
        self.seat, self.left = seat, positions

    def wins(self, world: Position, action: Action, depth: int) -> bool:
        """Whether the seat wins after an answer, within so many; what was not looked at is no win."""
        if self.left <= 0:
            return False
        self.left -= 1
        after = world.copy()
        agenda.advance(after, action)
        while (asked := agenda.decision(after)) is not None and len(asked.options) == 1:
            agenda.advance(after, asked.options[0])
        if after.result is not None:
            return bool(after.result.shares[self.seat] == 1)
        if depth == 1 or asked is None:
            return False
        mine = asked.seat == self.seat
        for option in asked.options:
            if self.wins(after, option, depth - 1) == mine:
                return mine
        return not mine


def sure_win(game: Game[Any], view: Any, decision: Decision, rng: Random, positions: int) -> Action | None:
    """Find an answer that begins a sure win; looks at so many positions of the first world, the nearest first."""
    world = game.imagine(view, decision.seat, rng)
    looks = [
        (action, _Look(decision.seat, max(1, positions // len(decision.options)))) for action in decision.options
    ]
    for depth in range(1, DEEPEST + 1):
        for action, look in looks:
            if look.wins(world, action, depth) and _everywhere(game, view, decision, rng, action, positions):
                return action
    return None


def _everywhere(
    game: Game[Any], view: Any, decision: Decision, rng: Random, action: Action, positions: int
) -> bool:
    """Whether it wins in other worlds that look the same, too."""
    for _ in range(WORLDS - 1):
        world = game.imagine(view, decision.seat, rng)
        if not _Look(decision.seat, positions).wins(world, action, DEEPEST):
            return False
    return True
