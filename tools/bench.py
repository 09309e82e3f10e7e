"""Measures how fast the titles are, beside a public peer in the same run: python -m tools.bench [--json].

Every figure is a function in FIGURES; rates are the best of three runs, so that a busy machine disturbs least.
Catanatron (a Settlers engine in Python, the fastest of its kind we know of) is measured when it is installed.
"""

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from ai.belief import Worlds
from ai.budget import Clock, Limits
from ai.heuristics import heuristic
from ai.mcts import Search
from game.core import agenda
from game.core.record import digest
from game.core.table import Table
from game.titles import SHELF, on_show, setup, title

RUNS = 3
MIDDLE = 60
"""Answers after which a game is in its middle."""


class Figure(NamedTuple):
    """One measured number."""

    of: str
    what: str
    value: float
    unit: str


def rate(deed: Callable[[], int]) -> float:
    """Give how many things a deed does in a second: the best of a few runs."""
    best = 0.0
    for _ in range(RUNS):
        start = time.perf_counter()
        done = deed()
        best = max(best, done / (time.perf_counter() - start))
    return best


def middle(name: str, seed: int = 1) -> Any:
    """Play a title at random into its middle."""
    game, rng = title(name), Random(seed)
    state = game.new(setup(name, seed=seed))
    for _ in range(MIDDLE):
        asked = agenda.decision(state)
        if asked is None:
            return middle(name, seed + 1)
        agenda.advance(state, rng.choice(asked.options))
    return state


# --- the titles -------------------------------------------------------------------------------------------


def copies(name: str) -> Figure:
    """How often a position can be copied."""
    state = middle(name)

    def deed() -> int:
        for _ in range(20_000):
            state.copy()
        return 20_000

    return Figure(name, "copies", rate(deed), "/s")


def random_decisions(name: str) -> Figure:
    """How many random answers are played in a second, nobody watching."""
    game = title(name)

    def deed() -> int:
        answers, rng = 0, Random(1)
        for seed in range(12):
            state = game.new(setup(name, seed=seed))
            while (asked := agenda.decision(state)) is not None:
                agenda.advance(state, rng.choice(asked.options))
                answers += 1
        return answers

    return Figure(name, "random decisions", rate(deed), "/s")


def views_and_worlds(name: str) -> Figure:
    """How often a seat's view can be taken and a world imagined from it."""
    game, state, rng = title(name), middle(name), Random(1)

    def deed() -> int:
        for _ in range(1_000):
            game.imagine(game.view(state, 0), 0, rng)
        return 1_000

    return Figure(name, "worlds imagined", rate(deed), "/s")


def mcts_simulations(name: str) -> Figure:
    """How many simulations MCTS makes in the middle of a game."""
    game, state = title(name), middle(name)
    asked = agenda.decision(state)
    assert asked is not None
    view = game.view(state, asked.seat)

    def deed() -> int:
        knows = heuristic(name)
        search = Search(Worlds(game, view, asked.seat, knows, Random(1)), knows)
        search.run(Clock(Limits(150)))
        return search.simulations

    return Figure(name, "mcts simulations", rate(deed), "/s")


def watched_answers(name: str) -> Figure:
    """How many answers a table takes in a second, with history and every event."""

    def deed() -> int:
        table: Table[Any] = Table(title(name), setup(name, seed=2))
        rng = Random(1)
        while (asked := table.decision) and len(table.answers) < 300:
            table.play(rng.choice(asked.options))
        return len(table.answers)

    return Figure(name, "answers at a table", rate(deed), "/s")


def fingerprints(name: str) -> Figure:
    """How often a position can be summed up for a save."""
    state = middle(name)

    def deed() -> int:
        for _ in range(300):
            digest(state)
        return 300

    return Figure(name, "fingerprints", rate(deed), "/s")


# --- the peer ---------------------------------------------------------------------------------------------


def catanatron_figures() -> Iterator[Figure]:
    """Measure Catanatron with two random players: copies and random decisions."""
    from catanatron import Color, RandomPlayer
    from catanatron.game import Game

    def new(seed: int) -> Any:
        return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)

    halfway = new(1)
    for _ in range(MIDDLE):
        halfway.play_tick()

    def copy_it() -> int:
        for _ in range(2_000):
            halfway.copy()
        return 2_000

    def play_it() -> int:
        answers = 0
        for seed in range(4):
            game = new(seed)
            while game.winning_color() is None and game.state.num_turns < 1_000:
                game.play_tick()
                answers += 1
        return answers

    yield Figure("catanatron", "copies", rate(copy_it), "/s")
    yield Figure("catanatron", "random decisions", rate(play_it), "/s")


FIGURES: tuple[Callable[[str], Figure], ...] = (
    copies,
    random_decisions,
    views_and_worlds,
    mcts_simulations,
    watched_answers,
    fingerprints,
)
"""What is measured of every title."""


def room() -> Iterator[Figure]:
    """Measure the window: first picture, frames with 12 cards in flight, idle processor, memory."""
    from tools.bench_client import measures

    for measure in measures(on_show()[0]):
        yield Figure("window", measure.what, measure.value, measure.unit)


def measured(names: Sequence[str]) -> Iterator[Figure]:
    """Measure everything, one figure after the other."""
    for name in names:
        for figure in FIGURES:
            yield figure(name)
    yield from room()
    if find_spec("catanatron"):
        yield from catanatron_figures()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("title", nargs="*", help=f"only these titles (all: {', '.join(SHELF)})")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    given = parser.parse_args(arguments)
    for name in given.title:
        if name not in SHELF:
            parser.error(f"there is no title called {name!r}; there are {', '.join(SHELF)}")
    figures = measured(given.title or SHELF)
    if given.json:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        print(json.dumps({"machine": machine, "figures": [figure._asdict() for figure in figures]}, indent=1))
        return 0
    for figure in figures:
        digits = 0 if figure.unit == "/s" else 2
        print(f"{figure.of:<14}{figure.what:<44}{figure.value:>14,.{digits}f} {figure.unit}")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
