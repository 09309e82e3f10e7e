"""Reports how often each faction wins among equals: python -m tools.lab.balance TITLE --games N --seats 2,4.

With --record, every game becomes a line of a file, and an interrupted run resumes where it stopped.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from os import cpu_count
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

from ai.heuristics import heuristic
from ai.levels import player
from tools.batches import append, lines
from tools.lab.arena import Bout, laid_out, lineups, opened, played, shares_of, wilson
from tools.pool import spread


class SeatResult(NamedTuple):
    """One seat's result in a game: its faction, its share of the victory, its points if any are counted."""

    faction: str
    share: float
    points: float | None


@dataclass
class Tally:
    """One faction's totals over all games with one number of seats."""

    shares: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)


def tables(
    title: str, level: str, name: str, seats: int, games: int, seed: int, simulations: int = 0, worlds: int = 0
) -> Iterator[Bout]:
    """Yield the games: deals cycle through all faction line-ups, and each faction through all seats."""
    sides = lineups(title, seats, level)
    for deal in range(games):
        factions, turn = sides[deal % len(sides)], deal // len(sides) % seats
        names, order = (name,) * seats, tuple(range(seats))
        seated = factions[turn:] + factions[:turn]
        yield Bout(title, level, names, order, seed * 1_000_003 + deal, None, simulations, seated, worlds)


def outcome(bout: Bout) -> tuple[SeatResult, ...]:
    """Play one game and return every seat's result. Points are counted by the title's heuristic."""
    state = played(bout).state
    game, shares = opened(bout.title), shares_of(state, len(bout.names))
    points = heuristic(bout.title.rpartition(".")[2]).points
    return tuple(
        SeatResult(game.faction(state, seat), share, points(state, seat) if points else None)
        for seat, share in enumerate(shares)
    )


def outcomes(
    every: Sequence[Bout], workers: int, cluster: str = "", record: Path | None = None
) -> Iterator[tuple[SeatResult, ...]]:
    """Yield every game's result: recorded ones first, then new ones, recorded as they end."""
    kept = _kept(record) if record is not None else {}
    asked = [_named(bout) for bout in every]
    yield from (kept[name] for name in asked if name in kept)
    due = [(name, bout) for name, bout in zip(asked, every, strict=True) if name not in kept]
    for (name, _), seated in zip(due, spread(outcome, (bout for _, bout in due), workers, cluster), strict=True):
        if record is not None:
            append(record, [name, seated])
        yield seated


def _named(bout: Bout) -> str:
    return json.dumps(bout)


def _kept(record: Path) -> dict[str, tuple[SeatResult, ...]]:
    """Return the games played in earlier runs."""
    try:
        return {name: tuple(SeatResult(*seat) for seat in seated) for name, seated in lines(record)}
    except (ValueError, TypeError) as error:
        raise ValueError(f"{record} is no record of tools.lab.balance: {error}.") from error


def tallied(outcomes: Sequence[tuple[SeatResult, ...]]) -> dict[str, Tally]:
    """Total by faction, in alphabetical order."""
    found: dict[str, Tally] = {}
    for seated in sorted([each for outcome in outcomes for each in outcome], key=lambda each: each.faction):
        tally = found.setdefault(seated.faction or "none", Tally())
        tally.shares.append(seated.share)
        if seated.points is not None:
            tally.points.append(seated.points)
    return found


def report(seats: int, outcomes: Sequence[tuple[SeatResult, ...]]) -> list[str]:
    """Return the results for one number of seats as a Markdown table."""
    return [
        f"{seats} seats, {len(outcomes)} games (a fair share is {100 / seats:.0f}%)",
        "",
        "| faction | games | won | 95% interval | mean points |",
        "| --- | ---: | ---: | ---: | ---: |",
        *[_row(faction, tally) for faction, tally in tallied(outcomes).items()],
        "",
    ]


def _row(faction: str, tally: Tally) -> str:
    games = len(tally.shares)
    low, high = wilson(sum(tally.shares), games)
    share = f"{100 * fmean(tally.shares):.0f}%"
    return f"| {faction} | {games} | {share} | {100 * low:.0f}–{100 * high:.0f}% | {_mean(tally.points)} |"


def _mean(points: Sequence[float]) -> str:
    """Return the mean and its 95% margin."""
    if not points:
        return "not counted"
    reach = 1.96 * stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return f"{fmean(points):.1f} ± {reach:.1f}"


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.lab.balance", description=__doc__)
    parser.add_argument("title", help="a title of the shelf, or the dotted name of a module that plays like one")
    parser.add_argument("--seats", default="", metavar="2,3", help="numbers of seats (default: all of the title)")
    parser.add_argument("--games", type=int, default=100, help="for each number of seats (default 100)")
    parser.add_argument("--player", default="greedy", help="who sits in every seat (default greedy)")
    parser.add_argument("--simulations", type=int, default=0, help="of a decision, for players that search")
    parser.add_argument(
        "--worlds", type=int, default=0, help="imagined by greedy players (default: their own number)"
    )
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--level", default="", help="level of the title (default: its first)")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--cluster", default="", help="address of a Ray cluster, as Ray takes it: auto, ray://...")
    parser.add_argument("--record", type=Path, help="a file that keeps the games")
    return parser.parse_args(given)


def _checked(arguments: argparse.Namespace) -> list[int]:
    """Return the numbers of seats. Raises ValueError with one sentence for invalid arguments."""
    least, most = opened(arguments.title).SEATS
    counts = [int(each) for each in arguments.seats.split(",")] if arguments.seats else [*range(least, most + 1)]
    for seats in counts:
        if not least <= seats <= most:
            raise ValueError(f"{arguments.title} is for {least} to {most} seats, not for {seats}.")
        laid_out(arguments.title, seats, arguments.level, arguments.seed)
    player(arguments.player, arguments.title)
    if arguments.games < 1 or arguments.workers < 1 or min(arguments.simulations, arguments.worlds) < 0:
        raise ValueError("The numbers of games, workers and simulations must be positive.")
    return counts


def main(given: Sequence[str] | None = None) -> int:
    """Play and print the tables. Return 2 for bad arguments."""
    arguments = _arguments(sys.argv[1:] if given is None else given)
    try:
        title, level, name = arguments.title, arguments.level, arguments.player
        for seats in _checked(arguments):
            games, seed, simulations = arguments.games, arguments.seed, arguments.simulations
            every = [*tables(title, level, name, seats, games, seed, simulations, arguments.worlds)]
            ended = list(outcomes(every, arguments.workers, arguments.cluster, arguments.record))
            print("\n".join(report(seats, ended)), flush=True)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
