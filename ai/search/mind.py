"""What a player keeps of its thinking from one question to the next.

The tree, as far as the views tell how the present question came about; what others answered in between, which says
something of what they hold; and the time that is left for a turn.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from ai.heuristic import Heuristic, Seen
from ai.search.belief import Worlds
from ai.search.mcts import Search
from ai.search.style import Style
from game.core import agenda
from game.core.contract import Action, Game, Seat
from game.core.views import is_asked

TRIES = 60
"""Answers that are tried to find out how the view came about."""
LONGEST = 4
"""Answers that may have been given since the last question."""
LONG_AGO = 12
"""Answers of others that are remembered."""


class Given(NamedTuple):
    """An answer between two questions of a seat: who gave it, what it was, and how the seat saw it asked."""

    who: Seat
    action: Action
    view: Any


class Memory(NamedTuple):
    """What is kept of the last question of a seat."""

    view: Any
    search: Search
    past: tuple[Seen[Any], ...]
    spent: float
    """Seconds of the turn that were spent by then."""


class Mind:
    """One player's memory of one game, seat by seat. It holds nothing but what came of views."""

    def __init__(self) -> None:
        self._last: dict[Seat, Memory] = {}

    def search(
        self, game: Game[Any], view: Any, seat: Seat, heuristic: Heuristic[Any], rng: Random, style: Style
    ) -> Search:
        """Give the search for the question a view shows: the one before, if that leads here, or a new one."""
        last = self._last.pop(seat, None)
        given = _between(game, last.view, view, seat) if last is not None else ()
        if last is None or not given:
            search = Search(Worlds(game, view, seat, heuristic, rng), heuristic, style)
            self._last[seat] = Memory(view, search, (), 0.0)
            return search
        others = [Seen(each.view, each.action) for each in given if each.who != seat]
        past = (*last.past, *others)[-LONG_AGO:]
        world = game.imagine(last.view, seat, Random(0))
        now = Worlds(game, view, seat, heuristic, rng, past)
        _go_on(last.search, world, [each.action for each in given], now)
        self._last[seat] = Memory(view, last.search, past, 0.0 if others else last.spent)
        return last.search

    def spent(self, seat: Seat) -> float:
        """Say how many seconds of this turn of a seat are spent."""
        last = self._last.get(seat)
        return last.spent if last is not None else 0.0

    def past(self, seat: Seat) -> tuple[Seen[Any], ...]:
        """Give what is remembered of the answers of others."""
        last = self._last.get(seat)
        return last.past if last is not None else ()

    def spend(self, seat: Seat, seconds: float) -> None:
        """Note seconds spent on the question that was searched last."""
        last = self._last[seat]
        self._last[seat] = last._replace(spent=last.spent + seconds)


def _go_on(search: Search, world: Any, answers: Iterable[Action], now: Worlds) -> None:
    """Go on with the same trees to a later question of the seat: these answers led there from a world."""
    for action in answers:
        search.start.answer(world, action)
    search.worlds, search.simulations = now, 0
    for branch in search.root.branches.values():
        branch.before = branch.visits


def _between(game: Game[Any], before: Any, view: Any, seat: Seat) -> tuple[Given, ...]:
    """Find the answers that lead from one view of a seat to another, whatever is hidden; none if it can't be told.

    Where cards were drawn or dice thrown there are none: the tree has seen other ones.
    """
    open_ways: list[tuple[Any, tuple[Given, ...]]] = [(game.imagine(before, seat, Random(0)), ())]
    tries = 0
    for there, answers in open_ways:  # grows while it is gone through: the shortest way is found first
        for given, after in _ways_on(game, there, seat):
            way = (*answers, given)
            tries += 1
            mine = is_asked(after, seat)
            if mine and game.view(after, seat) == view:
                return way
            if len(way) < LONGEST and not (mine and len(after.options) > 1):  # a single answer is given unasked
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
