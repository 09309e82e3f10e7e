"""Measures how fast the titles are, as Python runs them and compiled: python -m tools.bench [TITLE ...] [--json].

Every figure is a function in FIGURES and counts processor time. The engines (the checkout, the tree that
tools.compile left in `build/compiled` if there is one, and any other checkout named by --beside) take turns within
one run, and the median of a few rounds counts, so ratios are reliable even on a busy machine. With --seats,
every title is measured with every number of seats, which shows how each figure grows. Catanatron is measured too
if it is installed (`pip install -e ".[bench]"`).
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.search.belief import Worlds
from ai.search.mcts import Search
from game.core import agenda
from game.core.contract import Action, Game, Setup
from game.core.engine import compiled
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import Header, Recorded, load
from game.core.record import digest
from game.core.table import Table
from game.titles import SHELF, on_show, rules_of, setup
from tools.compile import BUILT, is_there

ROOT = Path(__file__).parents[1]
MIDDLE = 60
"""The number of answers after which a game counts as half-way."""
ROUNDS = 3


class Figure(NamedTuple):
    """One measured number."""

    of: str
    what: str
    value: float
    unit: str
    engine: str = ""


def rate(deed: Callable[[], int]) -> float:
    """Return the count that `deed` reports, per second of processor time."""
    start = time.process_time()
    return deed() / (time.process_time() - start)


def opened(of: str, seed: int) -> tuple[Game[Any], Setup]:
    """Return the game and setup of a title with the fewest seats, or of "title@seats"."""
    name, _, seats = of.partition("@")
    return rules_of(name), setup(name, int(seats or 0), seed=seed)


def middle(of: str, seed: int = 1) -> Any:
    """Return a random game at its middle (a short one at half its length), at the next question with a choice."""
    game, opening = opened(of, seed)
    given, state = _random_game(of, seed), game.new(opening)
    half = MIDDLE if len(given) > MIDDLE else len(given) // 2
    for number, action in enumerate(given):
        if number >= half and len(state.options) > 1:
            break
        agenda.advance(state, action)
    return state


# --- the titles -------------------------------------------------------------------------------------------


def copies(of: str) -> Figure:
    """Measure copies of a position per second."""
    state = middle(of)

    def deed() -> int:
        for _ in range(20_000):
            state.copy()
        return 20_000

    return Figure(of, "copies", rate(deed), "/s")


def random_decisions(of: str) -> Figure:
    """Measure random answers per second without a table or events."""

    def deed() -> int:
        answers, rng = 0, Random(1)
        for seed in range(6):
            game, opening = opened(of, seed)
            state = game.new(opening)
            while (asked := agenda.decision(state)) is not None:
                agenda.advance(state, rng.choice(asked.options))
                answers += 1
        return answers

    return Figure(of, "random decisions", rate(deed), "/s")


def views_and_worlds(of: str) -> Figure:
    """Measure views taken and worlds imagined from them, per second."""
    game = opened(of, 1)[0]
    state = middle(of)
    rng = Random(1)

    def deed() -> int:
        for _ in range(1_000):
            game.imagine(game.view(state, 0), 0, rng)
        return 1_000

    return Figure(of, "worlds imagined", rate(deed), "/s")


def mcts_simulations(of: str) -> Figure:
    """Measure MCTS simulations per second in the middle of a game."""
    game, state = opened(of, 1)[0], middle(of)
    asked = agenda.decision(state)
    assert asked is not None
    view = game.view(state, asked.seat)

    def deed() -> int:
        knows = heuristic(game.NAME)
        search = Search(Worlds(game, view, asked.seat, knows, Random(1)), knows)
        while search.simulations < 150:
            search.simulate()
        return search.simulations

    return Figure(of, "mcts simulations", rate(deed), "/s")


def watched_answers(of: str) -> Figure:
    """Measure answers per second at a table, with history and every event."""

    def deed() -> int:
        table: Table[Any] = Table(*opened(of, 2))
        rng = Random(1)
        while (asked := table.decision) and len(table.answers) < 300:
            table.play(rng.choice(asked.options))
        return len(table.answers)

    return Figure(of, "answers at a table", rate(deed), "/s")


def fingerprints(of: str) -> Figure:
    """Measure a position's fingerprints, as needed for saves, per second."""
    state = middle(of)

    def deed() -> int:
        for _ in range(300):
            digest(state)
        return 300

    return Figure(of, "fingerprints", rate(deed), "/s")


LONGEST = 4
"""The number of random games of which the longest is continued."""


def going_on(of: str) -> Figure:
    """Measure the processor time from pressing Continue until the longest game is restored."""
    content, answers = _longest(of)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "longest.journal")
        path.write_bytes(content)
        start = time.process_time()
        found = load(path, rules_of)
        seconds = time.process_time() - start
    assert found.good == answers, "it is read to its end"
    return Figure(of, f"continue after {answers:,} answers", 1000 * seconds, "ms")


@cache
def _longest(of: str) -> tuple[bytes, int]:
    """Return the record of the longest of some random games, and its number of answers."""
    answers, seed = max((len(_random_game(of, seed)), seed) for seed in range(LONGEST))
    game, opening = opened(of, seed)
    chairs = ("random",) * len(opening.factions)
    header = Header(game.NAME, game.RULES, opening, "", chairs, chairs)
    recorded = Recorded(Table(game, opening), header, ChecksummedFile())
    for action in _random_game(of, seed):
        recorded.play(action)
    return b"".join(recorded.journal.lines), answers


def _random_game(of: str, seed: int) -> list[Action]:
    game, opening = opened(of, seed)
    rng = Random(seed)
    given = list[Action]()
    state = game.new(opening)
    while (asked := agenda.decision(state)) is not None:
        given.append(rng.choice(asked.options))
        agenda.advance(state, given[-1])
    return given


FIGURES: tuple[Callable[[str], Figure], ...] = (
    copies,
    random_decisions,
    views_and_worlds,
    mcts_simulations,
    watched_answers,
    fingerprints,
    going_on,
)
"""The figures measured for every title."""


# --- the peer ---------------------------------------------------------------------------------------------


def catanatron() -> Iterator[Figure]:
    """Measure Settlers with four random players: the fastest comparable engine in Python that we know of."""
    if not find_spec("catanatron"):
        return
    from catanatron.game import Game as Settlers
    from catanatron.models.player import Color, RandomPlayer

    def new(seed: int) -> Any:
        return Settlers([RandomPlayer(color) for color in Color], seed=seed)

    def play() -> int:
        answers = 0
        for seed in range(4):
            game = new(seed)
            while game.winning_color() is None and game.state.num_turns < 1_000:
                game.play_tick()
                answers += 1
        return answers

    halfway = new(1)
    for _ in range(MIDDLE):
        halfway.play_tick()

    def copy() -> int:
        for _ in range(2_000):
            halfway.copy()
        return 2_000

    for what, deed in (("copies", copy), ("random decisions", play)):
        yield Figure("catanatron", what, median([rate(deed) for _ in range(ROUNDS)]), "/s")


# --- engines side by side ---------------------------------------------------------------------------------


class Engine:
    """A separate process that measures one tree on request."""

    def __init__(self, name: str, tree: Path) -> None:
        self.name = name
        beside = os.pathsep.join([str(tree), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tools.bench", "--serve"]
        told = {**os.environ, "PYTHONPATH": beside}
        pipe = subprocess.PIPE
        self.program = subprocess.Popen(command, cwd=tree, env=told, text=True, stdin=pipe, stdout=pipe)

    def measure(self, number: int, of: str) -> Figure | None:
        """Return one figure of a title, or None if the process ended because an older tree lacks this figure."""
        ask, answer = self.program.stdin, self.program.stdout
        assert ask is not None, "it is a pipe"
        assert answer is not None, "it is a pipe"
        if self.program.poll() is not None:
            return None
        print(number, of, file=ask, flush=True)
        told = answer.readline()
        return Figure(*json.loads(told))._replace(engine=self.name) if told else None

    def close(self) -> None:
        """End the process."""
        if self.program.poll() is None:
            self.program.communicate()


def serve() -> None:
    """For every line of input with a figure's number and a title, print the measurement."""
    for line in sys.stdin:
        number, of = line.split()
        print(json.dumps(FIGURES[int(number)](of)), flush=True)


def side_by_side(trees: dict[str, Path], names: Sequence[str]) -> Iterator[Figure]:
    """Measure every figure of every title, alternating between the engines."""
    for of in names:
        engines = [Engine(name, tree) for name, tree in trees.items()]
        for number in range(len(FIGURES)):
            rounds = [[engine.measure(number, of) for engine in engines] for _ in range(ROUNDS)]
            for found in zip(*rounds, strict=True):
                known = [figure for figure in found if figure is not None]
                if known:
                    yield known[0]._replace(value=median([figure.value for figure in known]))
        for engine in engines:
            engine.close()


def trees(beside: Path | None) -> dict[str, Path]:
    """Return the trees to measure, starting with the one the others are compared with."""
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
    """Yield every figure in turn."""
    yield from catanatron()
    yield from side_by_side(trees(beside), names)
    if window:
        yield from room()


def tables(names: Sequence[str]) -> list[str]:
    """Return the names of some titles' tables of every size: "title@seats"."""
    return [
        f"{name}@{seats}"
        for name in names
        for seats in range(rules_of(name).SEATS[0], rules_of(name).SEATS[1] + 1)
    ]


def told(figures: Iterator[Figure]) -> Iterator[str]:
    """Format figures as lines, comparing every engine with the first, and random decisions with Catanatron's."""
    first, peer = Figure("", "", 1.0, ""), 0.0
    for figure in figures:
        text = f"{figure.of:<16}{figure.what:<44}{figure.engine:<10}"
        text += f"{figure.value:>14,.{0 if figure.value >= 100 else 2}f} {figure.unit}"
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
    parser.add_argument("--seats", action="store_true", help="every number of seats instead of the fewest")
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
    names = given.title or SHELF
    figures = measured(tables(names) if given.seats else names, given.beside, not given.title)
    if given.json:
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        print(json.dumps({"machine": machine, "figures": [figure._asdict() for figure in figures]}, indent=1))
        return 0
    for text in told(figures):
        print(text, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
