"""A player's memory from one question to the next.

It holds the search tree, as far as the views show how the current question was reached; the answers of others in
between, which hint at their hands; and the time left for a turn.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from ai.heuristic import Heuristic, SeenAnswer
from ai.search.belief import Worlds
from ai.search.mcts import Search
from ai.search.style import Style
from game.core import agenda
from game.core.contract import Action, Game, Seat
from game.core.views import is_asked

TRIES = 60
"""The maximum number of answers tried to explain how a view was reached."""
LONGEST = 4
"""The maximum number of answers given since the last question."""
LONG_AGO = 12
"""How many answers of others are remembered."""


class Given(NamedTuple):
    """An answer between two questions of a seat, with the seat's view when that question was asked."""

    who: Seat
    action: Action
    view: Any


class SeatMemory(NamedTuple):
    """Memory of a seat's last question."""

    view: Any
    search: Search
    past: tuple[SeenAnswer[Any], ...]
    spent: float
    """Seconds of the turn that had been used by then."""


class Mind:
    """One player's memory of one game, by seat. It is derived from views only."""

    def __init__(self) -> None:
        self._last: dict[Seat, SeatMemory] = {}

    def search(
        self, game: Game[Any], view: Any, seat: Seat, heuristic: Heuristic[Any], rng: Random, style: Style
    ) -> Search:
        """Return the search for the question in a view: the last one if it leads here, else a new one."""
        last = self._last.pop(seat, None)
        given = _between(game, last.view, view, seat) if last is not None else ()
        if last is None or not given:
            search = Search(Worlds(game, view, seat, heuristic, rng), heuristic, style)
            self._last[seat] = SeatMemory(view, search, (), 0.0)
            return search
        others = [SeenAnswer(each.view, each.action) for each in given if each.who != seat]
        past = (*last.past, *others)[-LONG_AGO:]
        world = game.imagine(last.view, seat, Random(0))
        now = Worlds(game, view, seat, heuristic, rng, past)
        _go_on(last.search, world, [each.action for each in given], now)
        self._last[seat] = SeatMemory(view, last.search, past, 0.0 if others else last.spent)
        return last.search

    def spent(self, seat: Seat) -> float:
        """Return the seconds of a seat's current turn used so far."""
        last = self._last.get(seat)
        return last.spent if last is not None else 0.0

    def past(self, seat: Seat) -> tuple[SeenAnswer[Any], ...]:
        """Return the remembered answers of others."""
        last = self._last.get(seat)
        return last.past if last is not None else ()

    def spend(self, seat: Seat, seconds: float) -> None:
        """Add seconds to the time spent on the last question searched."""
        last = self._last[seat]
        self._last[seat] = last._replace(spent=last.spent + seconds)


def _go_on(search: Search, world: Any, answers: Iterable[Action], now: Worlds) -> None:
    """Move the root of a search to a later question of the seat, which these answers reach in `world`."""
    for action in answers:
        search.start.answer(world, action)
    search.worlds, search.simulations = now, 0
    for branch in search.root.branches.values():
        branch.before = branch.visits


def _between(game: Game[Any], before: Any, view: Any, seat: Seat) -> tuple[Given, ...]:
    """Return the answers that lead from one view of a seat to another, whatever is hidden; () if unknown.

    Also () if cards were drawn or dice thrown in between, because the tree saw different ones.
    """
    open_ways: list[tuple[Any, tuple[Given, ...]]] = [(game.imagine(before, seat, Random(0)), ())]
    tries = 0
    for there, answers in open_ways:  # grows during iteration: breadth first, so the shortest path is found first
        for given, after in _ways_on(game, there, seat):
            way = (*answers, given)
            tries += 1
            mine = is_asked(after, seat)
            if mine and game.view(after, seat) == view:
                return way
            if len(way) < LONGEST and not (mine and len(after.options) > 1):  # a single option answers itself
                open_ways.append((after, way))
            if tries == TRIES:
                return ()
    return ()


def _ways_on(game: Game[Any], world: Any, seat: Seat) -> Iterator[tuple[Given, Any]]:
    decision = agenda.decision(world)
    if decision is None:
        return
    seen = game.view(world, seat)
    for action in decision.options:
        after = world.copy()
        agenda.advance(after, action)
        yield Given(decision.seat, action, seen), after
