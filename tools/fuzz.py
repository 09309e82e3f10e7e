"""Plays random legal games on all cores and checks every law: python -m tools.fuzz espionage --games 200.

Seats, levels and house options are mixed. With --record, each batch of games becomes a line of a file: rerunning
the command resumes where it stopped, and games played under other rules don't count. With --compiled, the games
run in the tree that tools.compile left in `build/compiled`.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import count as count_up
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from ai.heuristics import heuristic
from ai.players import MctsPlayer
from ai.search.budget import Budget
from game.core.contract import Action
from game.core.engine import compiled
from game.testing import laws
from game.titles import SHELF, rules_of
from tools.batches import Batches
from tools.compile import BUILT, is_there
from tools.lab.arena import bar
from tools.numbers import GAMES, PROCESSES, deal, share, whole

SIZE = 10
"""The number of games in one batch of the record."""


@dataclass(frozen=True, slots=True)
class Job:
    """One random game to play."""

    name: str
    seats: int
    seed: int
    thorough: float
    folder: Path
    simulations: int = 0
    """Simulations of the search that answers for every seat; 0 for random answers."""


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """The outcome of a random game; `failure` is empty if every law held."""

    job: Job
    answers: int
    failure: str = ""


def run(job: Job) -> GameOutcome:
    """Play one game. Write any broken law or error of the rules to the job's folder."""
    under = None
    try:
        under = laws.trial(job.name, job.seats, job.seed, job.thorough)
        under.choose = _searching(job) if job.simulations else None
        return GameOutcome(job, laws.play(under))
    except Exception as error:  # any error that a title raises is what fuzzing looks for
        _report(job, under, traceback.format_exc())
        answers = len(under.table.answers) if under else 0
        return GameOutcome(job, answers, f"{type(error).__name__}: {error}".splitlines()[0])


def _searching(job: Job) -> Callable[[laws.RandomGame], Action]:
    """Return a function that answers by search, using only what the seat asked may know."""
    player = MctsPlayer(heuristic(job.name), Budget(simulations=job.simulations))

    def choose(under: laws.RandomGame) -> Action:
        asked = under.table.decision
        assert asked is not None, "a question is open"
        return player.choose(under.game, under.table.view(asked.seat), asked, under.rng).action

    return choose


def _report(job: Job, under: laws.RandomGame | None, told: str) -> None:
    """Save a journal that leads to the failure, and the error in a file beside it."""
    job.folder.mkdir(parents=True, exist_ok=True)
    path = job.folder / f"{job.name}-{job.seats}-{job.seed}.journal"
    if under:
        path.write_bytes(b"".join(under.recorded.journal.lines))
        told += f"\nwhile answering: {under.trying}" if under.trying else ""
    path.with_suffix(".txt").write_text(f"{job}\n\n{told}\n", encoding="utf-8")


def jobs(names: Sequence[str], games: int, seats: int, seed: int, thorough: float, folder: Path) -> Iterator[Job]:
    """Yield the games in turn for every title and number of seats.

    `thorough` is the share of questions checked closely in a game for two. A close check compares what every seat
    knows with what every other does, so larger tables get fewer. Their games are also longer, so they are played
    less often: one table of ten for every five tables of two.
    """
    tables = [(name, count) for name in names for count in _seats(name) if not seats or count == seats]
    if not tables:
        raise ValueError(f"None of these titles is played by {seats}.")
    dealt = (
        Job(name, count, seed + number, thorough * (2 / count) ** 2, folder)
        for number in count_up()
        for name, count in tables
        if number % (1 if seats else count // 2) == 0
    )
    return islice(dealt, games)


def _seats(name: str) -> range:
    fewest, most = rules_of(name).SEATS
    return range(fewest, most + 1)


Playing = Callable[[Sequence[Job]], Iterator[GameOutcome]]


@contextmanager
def players(cores: int) -> Iterator[Playing]:
    """Provide a pool of processes that plays jobs and yields outcomes as they finish."""
    if cores == 1:
        yield partial(map, run)
        return
    with get_context("spawn").Pool(cores) as pool:
        yield partial(pool.imap_unordered, run, chunksize=2)


def play_all(work: Sequence[Job], cores: int) -> Iterator[GameOutcome]:
    """Play all jobs on `cores` processes and yield outcomes as they finish."""
    with players(cores) as play:
        yield from play(work)


class RecordKind(NamedTuple):
    """The key that decides which recorded games are comparable: same rules, players and seeds."""

    title: str
    rules: int
    engine: str
    simulations: int
    seats: int
    seed: int


def kind(name: str, given: argparse.Namespace) -> RecordKind:
    """Return the kind under which a batch of a title's games is recorded."""
    engine = "compiled" if compiled() else "python"
    return RecordKind(name, rules_of(name).RULES, engine, given.simulations, given.seats, given.seed)


def go_on(names: Sequence[str], given: argparse.Namespace, folder: Path) -> Iterator[GameOutcome]:
    """Play the games that a record still lacks for each title, and append a line per batch."""
    with players(given.cores) as play:
        yield from _batches(names, given, folder, play)


def _batches(
    names: Sequence[str], given: argparse.Namespace, folder: Path, play: Playing
) -> Iterator[GameOutcome]:
    """Play batches of the title with the fewest games until there are enough or the time is up."""
    record, until = Batches(given.record), time.monotonic() + 60 * given.minutes
    while time.monotonic() < until:
        first, name = min((done(record, kind(name, given)), name) for name in names)
        if first >= given.games:
            return
        every = jobs((name,), min(given.games, first + SIZE), given.seats, given.seed, given.thorough, folder)
        work = [replace(job, simulations=given.simulations) for job in islice(every, first, None)]
        outcomes, began = list[GameOutcome](), time.perf_counter()
        for outcome in play(work):
            outcomes.append(outcome)
            yield outcome
        record.add(
            {
                **kind(name, given)._asdict(),
                "first": first,
                "games": len(work),
                "answers": sum(outcome.answers for outcome in outcomes),
                "thorough": given.thorough,
                "failures": [
                    f"{each.job.seats} seats, seed {each.job.seed}: {each.failure}"
                    for each in outcomes
                    if each.failure
                ],
                "seconds": round(time.perf_counter() - began, 1),
            }
        )


def done(record: Batches, of: RecordKind) -> int:
    """Count a record's games of one kind."""
    return sum(batch["games"] for batch in record.of(**of._asdict()))


def summed(record: Batches) -> Iterator[str]:
    """Yield a summary line for each title, engine and player, over all commits in a record."""
    for name, engine, simulations in sorted({(b["title"], b["engine"], b["simulations"]) for b in record.all}):
        found = record.of(title=name, engine=engine, simulations=simulations)
        who = f"mcts {simulations}" if simulations else "random"
        games, answers = sum(b["games"] for b in found), sum(b["answers"] for b in found)
        broken = sum(len(b["failures"]) for b in found)
        yield f"{name:<12} {engine:<9} {who:<8} {games:>7,} games {answers:>12,} answers {broken:>3} failures"
    yield f"Commits: {', '.join(dict.fromkeys(batch['commit'] for batch in record.all))}."


def in_machine_code(arguments: Sequence[str]) -> int:
    """Run this command in the compiled tree. Return 2 if there is none."""
    if not is_there():
        print("There is no compiled engine: python -m tools.compile.", file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "tools.fuzz", *arguments]
    return subprocess.run(command, cwd=BUILT, env={**os.environ, "PYTHONPATH": str(BUILT)}).returncode


def _arguments(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.fuzz", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title", choices=[*SHELF, "all"], help="which title to play")
    parser.add_argument(
        "--games",
        type=whole(1, GAMES),
        default=100,
        metavar="N",
        help="how many games (100); of each title in a record",
    )
    parser.add_argument("--seats", type=whole(0, 99), default=0, metavar="K", help="only tables of K seats")
    parser.add_argument("--seed", type=deal, default=0, metavar="S", help="the first seed (0)")
    parser.add_argument(
        "--thorough",
        type=share,
        default=0.2,
        metavar="P",
        help="share of questions where slow laws are checked (0.2)",
    )
    parser.add_argument(
        "--cores", type=whole(1, PROCESSES), default=os.cpu_count() or 1, metavar="C", help="processes (all cores)"
    )
    parser.add_argument("--folder", type=Path, default=None, metavar="DIR", help="where failures are written")
    parser.add_argument(
        "--simulations",
        type=whole(0, 10_000),
        default=0,
        metavar="N",
        help="mcts answers, with N simulations each",
    )
    parser.add_argument(
        "--record", type=Path, default=None, metavar="FILE", help="keep every batch, and go on from it"
    )
    parser.add_argument(
        "--minutes", type=whole(1, 100_000), default=100_000, metavar="M", help="stop a record after M minutes"
    )
    parser.add_argument("--compiled", action="store_true", help="run the compiled engine")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if no law was broken, 1 if one was, 2 for bad arguments."""
    given = _arguments(sys.argv[1:] if arguments is None else arguments)
    folder = (given.folder or Path(tempfile.gettempdir()) / "overton-fuzz").absolute()
    if given.compiled and not compiled():
        kept = ["--record", str(given.record.absolute())] if given.record else []
        told = [each for each in arguments or sys.argv[1:] if each != "--compiled"]
        return in_machine_code([*told, "--folder", str(folder), *kept])
    names = [*SHELF] if given.title == "all" else [given.title]
    try:
        work = list(jobs(names, given.games, given.seats, given.seed, given.thorough, folder))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if given.record:
        names = [name for name in names if not given.seats or given.seats in _seats(name)]
        todo = sum(max(0, given.games - done(Batches(given.record), kind(name, given))) for name in names)
        code = _tell(go_on(names, given, folder), todo, folder)
        print("\n".join(summed(Batches(given.record))))
        return code
    work = [replace(job, simulations=given.simulations) for job in work]
    return _tell(play_all(work, given.cores), len(work), folder)


def _tell(outcomes: Iterator[GameOutcome], games: int, folder: Path) -> int:
    start, number, answers, failed = time.perf_counter(), 0, 0, 0
    for number, outcome in enumerate(outcomes, 1):
        answers += outcome.answers
        if outcome.failure:
            failed += 1
            print(f"\r{outcome.job.name}, {outcome.job.seats} seats, seed {outcome.job.seed}: {outcome.failure}")
        if sys.stderr.isatty():
            bar(number, games)
    seconds = time.perf_counter() - start
    print(f"{number} games, {answers} answers, {failed} failures in {seconds:.0f} s")
    if failed:
        print(f"The records of the failures are in {folder}.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
