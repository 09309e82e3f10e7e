"""Looks for a forced win: answers of one seat that win the game whatever the others answer."""

from random import Random
from typing import Any

from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat

DEEPEST = 4
"""The maximum depth in answers, including those of others but not forced ones."""
WORLDS = 4
"""The number of imagined worlds; the answer must win in all of them."""


class _Look:
    """A search of one imagined world for a forced win, limited to a number of positions."""

    def __init__(self, seat: Seat, positions: int) -> None:
        self.seat, self.left = seat, positions

    def wins(self, world: Position, action: Action, depth: int) -> bool:
        """Return True if the seat wins within `depth` answers after `action`; False for what wasn't searched."""
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
    """Return an answer that forces a win, or None; deepens iteratively over `positions` positions of a world."""
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
    """Return True if the answer also wins in other worlds that look the same."""
    for _ in range(WORLDS - 1):
        world = game.imagine(view, decision.seat, rng)
        if not _Look(decision.seat, positions).wins(world, action, DEEPEST):
            return False
    return True
