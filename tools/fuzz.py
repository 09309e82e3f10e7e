"""Plays random legal games on all cores with every law watching: python -m tools.fuzz espionage --games 200."""

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count as count_up
from itertools import islice
from multiprocessing import get_context
from pathlib import Path

from game.titles import SHELF, title
from tools import laws
from tools.numbers import GAMES, PROCESSES, deal, share, whole


@dataclass(frozen=True, slots=True)
class Job:
    """One random game to be played."""

    name: str
    seats: int
    seed: int
    thorough: float
    folder: Path


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a random game went: `failure` is empty when every law held."""

    job: Job
    answers: int
    failure: str = ""


def run(job: Job) -> Outcome:
    """Play one game; what breaks a law, or the rules themselves, is written into the job's folder."""
    under = None
    try:
        under = laws.trial(job.name, job.seats, job.seed, job.thorough)
        return Outcome(job, laws.play(under))
    except Exception as error:  # whatever a title raises is what fuzzing looks for
        _report(job, under, traceback.format_exc())
        answers = len(under.table.answers) if under else 0
        return Outcome(job, answers, f"{type(error).__name__}: {error}".splitlines()[0])


def _report(job: Job, under: laws.Trial | None, told: str) -> None:
    """Leave a journal that leads to the failure, and beside it what was raised."""
    job.folder.mkdir(parents=True, exist_ok=True)
    path = job.folder / f"{job.name}-{job.seats}-{job.seed}.journal"
    if under:
        path.write_bytes(b"".join(under.recorded.journal.lines))
        told += f"\nwhile answering: {under.trying}" if under.trying else ""
    path.with_suffix(".txt").write_text(f"{job}\n\n{told}\n", encoding="utf-8")


def jobs(names: Sequence[str], games: int, seats: int, seed: int, thorough: float, folder: Path) -> Iterator[Job]:
    """Deal the games out over titles and numbers of seats, one after the other.

    `thorough` is the share of questions looked at closely in a game for two. A close look compares what every seat
    knows with what every other does, so larger tables get fewer; and since their games are long, they are dealt
    less often: a table of ten once for five tables of two.
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
    fewest, most = title(name).SEATS
    return range(fewest, most + 1)


def play_all(work: Sequence[Job], cores: int) -> Iterator[Outcome]:
    """Play all jobs on `cores` processes; outcomes come as they are ready."""
    if cores == 1:
        yield from map(run, work)
        return
    with get_context("spawn").Pool(cores) as pool:
        yield from pool.imap_unordered(run, work, chunksize=2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 when no law was broken, 1 when one was, 2 for a wrong call."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("title", choices=[*SHELF, "all"], help="which title to play")
    parser.add_argument("--games", type=whole(1, GAMES), default=100, metavar="N", help="how many games (100)")
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
    given = parser.parse_args(arguments)
    folder = given.folder or Path(tempfile.gettempdir()) / "overton-fuzz"
    names = SHELF if given.title == "all" else (given.title,)
    try:
        work = list(jobs(names, given.games, given.seats, given.seed, given.thorough, folder))
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return _tell(play_all(work, given.cores), len(work), folder)


def _tell(outcomes: Iterator[Outcome], games: int, folder: Path) -> int:
    start, answers, failed = time.perf_counter(), 0, 0
    for number, outcome in enumerate(outcomes, 1):
        answers += outcome.answers
        if outcome.failure:
            failed += 1
            print(f"\r{outcome.job.name}, {outcome.job.seats} seats, seed {outcome.job.seed}: {outcome.failure}")
        if sys.stderr.isatty():
            print(f"\r{number}/{games}", end="", file=sys.stderr, flush=True)
    seconds = time.perf_counter() - start
    print(f"{games} games, {answers} answers, {failed} failures in {seconds:.0f} s")
    if failed:
        print(f"The records of the failures are in {folder}.")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
