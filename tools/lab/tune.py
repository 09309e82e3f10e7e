"""Tunes the numbers of a title's heuristic on its win rate: python -m tools.lab.tune TITLE [--confirm N].

Every upper-case float in ai/heuristics/TITLE is a knob, also those in tuples and mappings. About half of the seats
turn all knobs a little, at random, and the others play with today's numbers; each deal is played twice, with every
turn mirrored. After a round of games, a regression estimates what turning each knob has won, and the middle moves
that way. Every pair of games is a line of a file, and an interrupted run resumes where it stopped. --confirm plays
the final middle against today's numbers: in one seat per game, and in every seat equally often.

After Spall 1992 (simultaneous perturbation).
"""

import argparse
import json
import math
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from ai.levels import ALERT, player
from ai.players import GreedyPlayer
from game.core import agenda
from game.titles import rules_of, setup
from tools import batches
from tools.lab.arena import lineups, questions, shares_of, wilson

WORLDS = 4
"""The number of worlds that a hard bot imagines."""
SETTLED = 4.0
"""The number of standard errors of an effect from which the middle moves by a whole turn."""

Turns = Mapping[str, float]
"""How much each knob is turned: the logarithm of a factor, or for a knob at 0, its new value."""
Names = dict[str, Any]
Draws = list[list[float] | None]
"""How far each seat turns each knob, in standard deviations; None for a seat with today's numbers."""


def numbers(value: object) -> dict[str, float]:
    """Return a constant's floats, by the suffix to its name; {} if it contains anything else."""
    inside: dict[str, object] = {"": value}
    if isinstance(value, tuple):
        inside = {f".{number}": each for number, each in enumerate(value)}
    elif isinstance(value, dict):
        inside = {f".{key}": each for key, each in value.items()}
    found = {key: each for key, each in inside.items() if isinstance(each, float)}
    return found if len(found) == len(inside) else {}


def turned(name: str, value: Any, turns: Turns) -> Any:
    """Return a constant with its knobs turned."""
    by = {key: turns.get(name + key, 0.0) for key in numbers(value)}
    parts = [part * math.exp(by[key]) if part else by[key] for key, part in numbers(value).items()]
    if isinstance(value, float):
        return parts[0]
    if isinstance(value, dict):
        return dict(zip(value, parts, strict=True))
    return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)


class Knobs:
    """The numbers of a title's heuristic and its modules' caches, looked up by name, compiled or not."""

    def __init__(self, title: str, among: Sequence[str] = (), only: Sequence[str] = ("*",)) -> None:
        package = import_module(f"ai.heuristics.{title}")
        inside = [f"{package.__name__}.{each.name}" for each in pkgutil.iter_modules(package.__path__)]
        every = [package, *map(import_module, inside)]
        self.modules = [vars(each) for each in every if not among or each.__name__.rpartition(".")[2] in among]
        self.today: list[Names] = [
            {name: value for name, value in module.items() if _is_cache(name, value) or _is_constant(name, value)}
            for module in self.modules
        ]
        constants = {name: value for names in self.today for name, value in names.items() if name.isupper()}
        found = [name + key for name, value in constants.items() for key in numbers(value)]
        self.names = [name for name in found if any(fnmatchcase(name, pattern) for pattern in only)]

    def mind(self, turns: Turns) -> list[Names]:
        """Return each module's names and values with these turns; caches are empty."""
        new = {
            id(value): _emptied(value)
            for names in self.today
            for name, value in names.items()
            if not name.isupper()
        }
        return [
            {
                name: new[id(value)] if id(value) in new else turned(name, value, turns)
                for name, value in of.items()
            }
            for of in self.today
        ]

    def think(self, mind: Sequence[Names]) -> None:
        """Give the modules the values that `mind` returned, or `today`."""
        for module, names in zip(self.modules, mind, strict=True):
            module.update(names)


def _is_constant(name: str, value: object) -> bool:
    return name.isupper() and bool(numbers(value))


def _is_cache(name: str, value: object) -> bool:
    kept = isinstance(value, list | dict) and name.startswith("_") and not name.startswith("__")
    return hasattr(value, "cache_parameters") or (kept and name.islower())


def _emptied(cache: Any) -> Any:
    if hasattr(cache, "cache_parameters"):
        return lru_cache(**cache.cache_parameters())(cache.__wrapped__)
    return type(cache)()


class TuneJob(NamedTuple):
    """A game to play: its deal, and the turns of every seat."""

    title: str
    level: str
    seed: int
    turns: Sequence[Turns]
    alert: int = 0
    """How many positions are searched for a forced win: costly, and hardly affected by the numbers."""
    worlds: int = WORLDS


def play(knobs: Knobs, job: TuneJob) -> Sequence[float]:
    """Play one game among hard bots and return the seats' shares."""
    game, count = rules_of(job.title), len(job.turns)
    sides = lineups(job.title, count, job.level)
    dealt = setup(job.title, count, job.level, seed=job.seed, factions=sides[job.seed % len(sides)])
    state: Any = game.new(dealt)
    who, minds = player("hard", job.title), [knobs.mind(turns) for turns in job.turns]
    assert isinstance(who, GreedyPlayer), "levels below expert look one deed ahead"
    who = replace(who, alert=job.alert, worlds=job.worlds)
    try:
        for number, asked in questions(state):
            action = asked.options[0]
            if len(asked.options) > 1:
                knobs.think(minds[asked.seat])
                view = game.view(state, asked.seat)
                action = who.choose(game, view, asked, Random(f"{job.seed} {number}")).action
            agenda.advance(state, action)
    finally:
        knobs.think(knobs.today)
    return shares_of(state, count)


def draws(names: Sequence[str], seats: int, seed: int) -> Draws:
    """Draw which seats turn the knobs, at least one, and how far."""
    luck = Random(f"tune {seed}")
    turns = [luck.random() < 0.5 for _ in range(seats)]
    turns[luck.randrange(seats)] = True
    return [[luck.gauss(0, 1) for _ in names] if each else None for each in turns]


class Tuning:
    """A run: the results of this round, and the current middle."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.wanted = wanted
        self.knobs = Knobs(wanted.title, wanted.among, wanted.only)
        self.middle = np.array([wanted.start.get(name, 0.0) for name in self.knobs.names])
        self.seen: list[tuple[int, list[float], float]] = []
        """The number of seats, how far a seat turned the knobs, and what it won by that in standard deviations."""

    @property
    def turns(self) -> Turns:
        """The middle, by knob."""
        return dict(zip(self.knobs.names, self.middle.tolist(), strict=True))

    def pair(self, number: int) -> tuple[Draws, list[TuneJob]]:
        """Return the draws and the two games of a pair."""
        wanted, names = self.wanted, self.knobs.names
        seats, seed = wanted.seats[number % len(wanted.seats)], wanted.seed * 1_000_003 + number
        drawn = draws(names, seats, seed)
        jobs = []
        for far in (wanted.turn, -wanted.turn):
            of = [() if each is None else self.middle + far * np.array(each) for each in drawn]
            jobs.append(
                TuneJob(
                    wanted.title,
                    wanted.level,
                    seed,
                    [dict(zip(names, each, strict=False)) for each in of],
                    worlds=wanted.worlds,
                )
            )
        return drawn, jobs

    def see(self, drawn: Draws, ends: Sequence[Sequence[float]]) -> None:
        """Record how a pair of games ended."""
        seats = len(drawn)
        deviation = math.sqrt(seats - 1) / seats
        for each, one, other in zip(drawn, *ends, strict=True):
            if each is not None:
                self.seen.append((seats, each, (one - other) / 2 / deviation))

    def effects(self, sizes: Sequence[int]) -> tuple[Any, Any]:
        """Return what turning each knob wins at tables of these sizes, and the standard errors."""
        far = np.array([each for seats, each, _ in self.seen if seats in sizes])
        won = np.array([won for seats, _, won in self.seen if seats in sizes])
        inverse = np.linalg.inv(far.T @ far + np.eye(len(self.knobs.names)))
        effect = inverse @ far.T @ won
        return effect, 1e-9 + np.sqrt(np.diag(inverse) * np.mean((won - far @ effect) ** 2))

    def move(self) -> Iterator[str]:
        """Move the middle at the end of a round; yield a line for each knob, the most significant first."""
        sizes = sorted(set(self.wanted.seats))
        effect, error = self.effects(sizes)
        apart = [self.effects([size])[0] for size in sizes]
        for knob in np.argsort(-np.abs(effect / error)):
            parts = ", ".join(
                f"{100 * each[knob]:+.0f} of {size}" for size, each in zip(sizes, apart, strict=True)
            )
            said = f"{100 * effect[knob]:+.1f} ± {100 * error[knob]:.1f}% of a deviation ({parts})"
            yield f"{self.knobs.names[knob]:>24} at {self.middle[knob]:+.2f}: {said}"
        sure = effect / error
        self.middle = self.middle + self.wanted.turn * np.where(abs(sure) > 1, np.clip(sure / SETTLED, -1, 1), 0)
        self.seen = []

    def played(self, path: Path) -> Iterator[str]:
        """Play the games that the file lacks; yield the lines of every round."""
        kept, pairs = list(batches.lines(path)), self.wanted.games // 2
        for number in range(pairs * self.wanted.rounds):
            drawn, jobs = self.pair(number)
            if number >= len(kept):
                kept.append([play(self.knobs, job) for job in jobs])
                batches.append(path, kept[-1])
            self.see(drawn, kept[number])
            if (number + 1) % pairs == 0:
                yield f"{2 * (number + 1)} games"
                yield from self.move()

    def confirmed(self) -> Iterator[str]:
        """Play the middle against today's numbers on other deals; yield a line for each number of seats."""
        wanted = self.wanted
        for seats in wanted.seats:
            won, games = 0.0, seats * -(-wanted.confirm // seats)
            for number in range(games):
                deal, seat = divmod(number, seats)
                turns = [self.turns if each == seat else {} for each in range(seats)]
                seed = -(wanted.seed * 1_000_003 + deal)
                won += play(self.knobs, TuneJob(wanted.title, wanted.level, seed, turns, ALERT))[seat]
            low, high = wilson(won, games)
            share = f"{won:g} of {games} = {won / games:.0%} [{low:.0%}-{high:.0%}]"
            yield f"{seats} seats: {share}, even {1 / seats:.0%}"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.tune", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 5], help="sizes of table (default 2 3 5)")
    parser.add_argument("--level", default="", help="level of the title (default: its first)")
    parser.add_argument("--games", type=int, default=2000, help="in a round (default 2000)")
    parser.add_argument("--rounds", type=int, default=4, help="default 4; 0 only confirms")
    parser.add_argument("--turn", type=float, default=0.25, help="standard deviation of a turn (default 0.25)")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="to imagine while tuning (default 4)")
    parser.add_argument("--among", nargs="*", default=[], help="modules with numbers to turn (default: all)")
    parser.add_argument("--only", nargs="+", default=["*"], metavar="KNOB", help="knobs to turn (default: all)")
    parser.add_argument("--start", type=json.loads, default={}, metavar="JSON", help="turns to start from")
    parser.add_argument(
        "--confirm", type=int, default=0, metavar="N", help="games of each size of table at the end"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, help="default: build/tune/TITLE-SEED.jsonl")
    wanted = parser.parse_args(given)
    tuning = Tuning(wanted)
    for told in tuning.played(wanted.file or Path("build/tune") / f"{wanted.title}-{wanted.seed}.jsonl"):
        print(told, flush=True)
    print(json.dumps({name: round(turn, 3) for name, turn in tuning.turns.items()}))
    for told in tuning.confirmed() if wanted.confirm else ():
        print(told, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
