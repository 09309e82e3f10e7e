"""Plays games to learn from: python -m tools.lab.selfplay TITLE --games N [--full N --share P].

Every answer comes from a quick player that looks one deed ahead. A share of the open questions is searched in full
instead; the search then answers, and the value it found is saved. Games are lines of JSON in a file: the deal, all
answers, the searched values and the result. A model's inputs are derived from them later (tools.lab.fit), so that
new inputs don't need new games. An interrupted run resumes where it stopped.

After Wu 2019 (KataGo: a few moves are searched fully, and the rest fast).
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.players import GreedyPlayer
from ai.search.belief import Worlds
from ai.search.budget import Clock, Limits
from ai.search.deeds import Hidden, draw, favourite, hidden
from ai.search.mcts import Search
from game.core import agenda
from game.core.contract import Action
from game.titles import rules_of, setup
from tools.batches import append, lines
from tools.lab.arena import ENDLESS, bar, lineups, shares_of
from tools.pool import spread

CARELESS = (0.0, 0.02, 0.04)
"""The quick player's error in a game is drawn from these, so that positions after mistakes occur too."""
STRAY = 0.01
"""The fraction of the quick player's answers that are random."""
STRETCH = 8
"""The length of a stretch of answers; one in four is more random, so that mistakes and replies to them occur."""
LOOSE = 0.3
"""The fraction of answers drawn from the prior, if it follows that; the others are the prior's favourites."""


class SelfPlayJob(NamedTuple):
    """A game to play: its deal, and how much of it is searched."""

    title: str
    level: str
    seats: int
    seed: int
    factions: tuple[str, ...] = ()
    full: int = 0
    """Simulations of a full search; 0 for none."""
    share: float = 0.0
    """The fraction of open questions that is searched in full."""
    worlds: int = 2
    """How many worlds the quick player imagines per deed; 0 if it follows the prior without looking ahead."""
    wild: float = STRAY
    """The fraction of random answers in one of every four stretches."""


class Root(NamedTuple):
    """What a full search found: the number of its answer, the seat that searched, and its value."""

    number: int
    seat: int
    value: float


class SelfPlayGame(NamedTuple):
    """A finished game to learn from."""

    title: str
    level: str
    seed: int
    factions: tuple[str, ...]
    answers: tuple[str, ...]
    roots: tuple[Root, ...]
    shares: tuple[float, ...]

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> "SelfPlayGame":
        """Return the game in a line of a file."""
        lists = {name: tuple(row[name]) for name in ("factions", "answers", "shares")}
        return cls(**{**row, **lists, "roots": tuple([Root(*root) for root in row["roots"]])})

    def positions(self) -> Iterator[tuple[int, Any]]:
        """Replay the game: yield the number of every answer and the complete position before it.

        The position is changed in place by the next step.
        """
        state: Any = rules_of(self.title).new(
            _setup(self.title, self.level, self.shares, self.seed, self.factions)
        )
        for number, answer in enumerate(self.answers):
            yield number, state
            agenda.advance(state, Action.parse(answer))


def _setup(title: str, level: str, seats: Sequence[object], seed: int, factions: tuple[str, ...]) -> Any:
    return setup(title, len(seats), level, seed=seed, factions=factions)


def play(job: SelfPlayJob) -> SelfPlayGame:
    """Play one game."""
    game = rules_of(job.title)
    known = heuristic(job.title)
    luck = Random(f"self-play {job.seed}")
    quick = GreedyPlayer(known, worlds=job.worlds, carelessness=luck.choice(CARELESS))
    state: Any = game.new(_setup(job.title, job.level, range(job.seats), job.seed, job.factions))
    answers: list[str] = []
    roots: list[Root] = []
    astray = luck.randrange(4)
    while len(answers) < ENDLESS and (decision := agenda.decision(state)) is not None:
        seat, action = decision.seat, decision.options[0]
        if len(decision.options) > 1:
            view = game.view(state, seat)
            if job.full and hidden(view) == Hidden.NO and luck.random() < job.share:
                search = Search(Worlds(game, view, seat, known, luck), known)
                found = search.run(Clock(Limits(job.full)))
                action = found.answers[0].action
                roots.append(Root(len(answers), seat, round(search.root.mean, 4)))
            elif luck.random() < (job.wild if len(answers) // STRETCH % 4 == astray else STRAY):
                action = luck.choice(decision.options)
            elif not job.worlds:
                weights = known.prior(view, decision)
                loose = luck.random() < LOOSE
                action = draw(decision.options, weights, luck) if loose else favourite(decision.options, weights)
            else:
                action = quick.choose(game, view, decision, luck).action
        answers.append(str(action))
        agenda.advance(state, action)
    played = tuple(answers), tuple(roots), shares_of(state, job.seats)
    return SelfPlayGame(job.title, job.level, job.seed, job.factions, *played)


def read(path: Path) -> list[SelfPlayGame]:
    """Return the games in a file; a torn line doesn't count."""
    return [SelfPlayGame.of(row) for row in lines(path)]


def jobs(wanted: argparse.Namespace) -> Iterator[SelfPlayJob]:
    """Yield the games of a run; deals cycle through all faction line-ups."""
    sides = lineups(wanted.title, wanted.seats, wanted.level)
    for number in range(wanted.games):
        seed, factions = wanted.seed * 1_000_003 + number, sides[number % len(sides)]
        how = wanted.full, wanted.share, wanted.worlds, wanted.wild
        yield SelfPlayJob(wanted.title, wanted.level, wanted.seats, seed, factions, *how)


def add(path: Path, every: Iterable[SelfPlayJob], workers: int) -> int:
    """Play the games that a file lacks, and append each to it. Return the number of games in it."""
    there = {each.seed for each in read(path)}
    missing = [job for job in every if job.seed not in there]
    for number, game in enumerate(spread(play, missing, workers), 1):
        append(path, game._asdict())
        if sys.stderr.isatty():
            bar(number, len(missing))
    return len(there) + len(missing)


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.selfplay", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--level", default="", help="level of the title (default: its first)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000, help="in the file at the end (default 1000)")
    parser.add_argument("--full", type=int, default=0, help="simulations of a full search (default: none)")
    parser.add_argument("--share", type=float, default=0.25, help="of questions searched in full (default 0.25)")
    parser.add_argument("--worlds", type=int, default=2, help="of the quick player; 0: it follows the prior")
    parser.add_argument("--wild", type=float, default=STRAY, help="fraction of random answers in some stretches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--file", type=Path, help="default: build/selfplay/TITLE-SEED.jsonl")
    wanted = parser.parse_args(given)
    path = wanted.file or Path("build/selfplay") / f"{wanted.title}-{wanted.seed}.jsonl"
    print(f"{path}: {add(path, jobs(wanted), wanted.workers)} games")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
