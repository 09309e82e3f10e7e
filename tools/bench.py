"""Measures how fast the titles are, as Python runs them and compiled: python -m tools.bench [TITLE ...] [--json].

Every figure is a function in FIGURES, counted by processor time. The engines (the checkout, the tree that
tools.compile left in `build/compiled` if there is one, and any other checkout named by --beside) take turns within
one run, and the middle one of a few rounds counts: ratios are good even where the machine is busy. Catanatron (a
Settlers engine in Python, the fastest of its kind we know of) is measured beside them when it is installed.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from ai.belief import Worlds
from ai.heuristics import heuristic
from ai.mcts import Search
from game.core import agenda
from game.core.engine import compiled
from game.core.record import digest
from game.core.table import Table
from game.titles import SHELF, on_show, setup, title
from tools.compile import BUILT, is_there

ROOT = Path(__file__).parents[1]
ROUNDS = 3
MIDDLE = 60
"""Answers after which a game is in its middle."""


class Figure(NamedTuple):
    """One measured number."""

    of: str
    what: str
    value: float
    unit: str
    engine: str = ""


def rate(deed: Callable[[], int]) -> float:
    """Give how many things a deed does in a second of processor time."""
    start = time.process_time()
    return deed() / (time.process_time() - start)


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
        for seed in range(6):
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
        while search.simulations < 150:
            search.simulate()
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
    """Measure Catanatron with four random players: copies and random decisions."""
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

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

    yield Figure("catanatron", "copies", median([rate(copy_it) for _ in range(ROUNDS)]), "/s")
    yield Figure("catanatron", "random decisions", median([rate(play_it) for _ in range(ROUNDS)]), "/s")


FIGURES: tuple[Callable[[str], Figure], ...] = (
    copies,
    random_decisions,
    views_and_worlds,
    mcts_simulations,
    watched_answers,
    fingerprints,
)
"""What is measured of every title."""


# --- engines beside each other ----------------------------------------------------------------------------


class Engine:
    """A program of its own that measures one tree when it is asked to."""

    def __init__(self, name: str, tree: Path) -> None:
        self.name = name
        beside = os.pathsep.join([str(tree), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tools.bench", "--serve"]
        told = {**os.environ, "PYTHONPATH": beside}
        pipe = subprocess.PIPE
        self.program = subprocess.Popen(command, cwd=tree, env=told, text=True, stdin=pipe, stdout=pipe)

    def measure(self, number: int, of: str) -> Figure:
        """Give one figure of a title."""
        ask, answer = self.program.stdin, self.program.stdout
        assert ask is not None, "it is a pipe"
        assert answer is not None, "it is a pipe"
        print(number, of, file=ask, flush=True)
        return Figure(*json.loads(answer.readline()))._replace(engine=self.name)

    def close(self) -> None:
        """Let the program end."""
        self.program.communicate()


def serve() -> None:
    """Answer with a figure to every line that names one, and a title."""
    for line in sys.stdin:
        number, of = line.split()
        print(json.dumps(FIGURES[int(number)](of)), flush=True)


def side_by_side(trees: dict[str, Path], names: Sequence[str]) -> Iterator[Figure]:
    """Measure every figure of every title, the engines in turn."""
    engines = [Engine(name, tree) for name, tree in trees.items()]
    for of in names:
        for number in range(len(FIGURES)):
            rounds = [[engine.measure(number, of) for engine in engines] for _ in range(ROUNDS)]
            for found in zip(*rounds, strict=True):
                yield found[0]._replace(value=median([figure.value for figure in found]))
    for engine in engines:
        engine.close()


def trees(beside: Path | None) -> dict[str, Path]:
    """Name the trees that are measured, the one that all are compared with first."""
    found = {"beside": beside} if beside else {}
    found["compiled" if compiled() else "python"] = ROOT
    if is_there():
        found["compiled"] = BUILT
    return found


def room() -> Iterator[Figure]:
    """Measure the window: first picture, frames with 12 cards in flight, idle processor, memory."""
    from tools.bench_client import measures

    for measure in measures(on_show()[0]):
        yield Figure("window", measure.what, measure.value, measure.unit)


def measured(names: Sequence[str], beside: Path | None, window: bool) -> Iterator[Figure]:
    """Measure everything, one figure after the other."""
    if find_spec("catanatron"):
        yield from catanatron_figures()
    yield from side_by_side(trees(beside), names)
    if window:
        yield from room()


def told(figures: Iterator[Figure]) -> Iterator[str]:
    """Write figures as lines: every engine against the first, and random decisions against Catanatron's."""
    first, peer = Figure("", "", 1.0, ""), 0.0
    for figure in figures:
        text = f"{figure.of:<14}{figure.what:<44}{figure.engine:<10}"
        text += f"{figure.value:>14,.{0 if figure.unit == '/s' else 2}f} {figure.unit}"
        if figure.of == "catanatron" and figure.what == "random decisions":
            peer = figure.value
        if figure.engine and (figure.of, figure.what) == first[:2]:
            text += f"   {figure.value / first.value:.2f} times {first.engine}"
        else:
            first = figure
        if peer and figure.engine and figure.what == "random decisions":
            text += f"   {figure.value / peer:.1f} times Catanatron"
        yield text


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("title", nargs="*", help=f"only these titles (all: {', '.join(SHELF)}), and no window")
    parser.add_argument("--beside", type=Path, help="a checkout to compare with, that has this command")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.serve:
        serve()
        return 0
    for name in given.title:
        if name not in SHELF:
            parser.error(f"there is no title called {name!r}; there are {', '.join(SHELF)}")
    figures = measured(given.title or SHELF, given.beside, not given.title)
    if given.json:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        print(json.dumps({"machine": machine, "figures": [figure._asdict() for figure in figures]}, indent=1))
        return 0
    for text in told(figures):
        print(text, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
