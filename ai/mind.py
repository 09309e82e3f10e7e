"""What a player keeps of its thinking from one question to the next: the tree, and the time left for a turn."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ai.heuristic import Heuristic
from ai.mcts import Search, Style
from game.core import agenda
from game.core.contract import Action, Game, Seat

TRIES = 60
"""Answers that are tried to find out how the view came about."""
LONGEST = 4
"""Answers that may have been given since the last question."""


class Mind:
    """One player's memory of one game, seat by seat. It holds nothing but what came of views."""

    def __init__(self) -> None:
        self._last: dict[Seat, tuple[Any, Search]] = {}
        self._spent: dict[Seat, float] = {}

    def search(
        self, game: Game[Any], view: Any, seat: Seat, heuristic: Heuristic[Any], rng: Random, style: Style
    ) -> Search:
        """Give the search for the question a view shows: the one before, if that leads here, or a new one."""
        before, search = self._last.pop(seat, (None, None))
        answers = _between(game, before, view, seat) if search is not None else None
        if search is None or not answers:
            search = Search(game, view, seat, heuristic, rng, style)
        else:
            world = game.imagine(before, seat, Random(0))
            search.go_on(world, [action for _, action in answers], view, rng)
        if not answers or any(who != seat for who, _ in answers):
            self._spent.pop(seat, None)
        self._last[seat] = (view, search)
        return search

    def forget(self, seat: Seat) -> None:
        """Begin anew with the next question of a seat."""
        self._last.pop(seat, None)

    def spent(self, seat: Seat) -> float:
        """Say how many seconds of this turn of a seat are spent."""
        return self._spent.get(seat, 0.0)

    def spend(self, seat: Seat, seconds: float) -> None:
        """Note seconds spent."""
        self._spent[seat] = self.spent(seat) + seconds


Answers = tuple[tuple[Seat, Action], ...]


def _between(game: Game[Any], before: Any, view: Any, seat: Seat) -> Answers | None:
    """Find the answers that lead from one view of a seat to another, whatever is hidden; None without any.

    Where cards were drawn or dice thrown there are none: the tree has seen other ones.
    """
    world = game.imagine(before, seat, Random(0))
    open_ways: list[tuple[Any, Answers]] = [(world, ())]
    tries = 0
    for there, answers in open_ways:  # grows while it is gone through: the shortest way is found first
        for who, action, after in _ways_on(there):
            given = (*answers, (who, action))
            tries += 1
            if _asks(after, seat) and game.view(after, seat) == view:
                return given
            if tries == TRIES:
                return None
            if len(given) < LONGEST and not _asks(after, seat):
                open_ways.append((after, given))
    return None


def _asks(world: Any, seat: Seat) -> bool:
    """Whether the question on top is put to a seat."""
    top = agenda.asked(world)
    return top is not None and top.seat == seat


def _ways_on(world: Any) -> Iterator[tuple[Seat, Action, Any]]:
    decision = agenda.decision(world)
    if decision is None:
        return
    for action in decision.options:
        after = world.copy()
        agenda.advance(after, action)
        yield decision.seat, action, after
