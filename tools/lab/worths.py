"""Fits the worths of a title's traits to games: python -m tools.lab.worths TITLE GAMES... [--write].

GAMES are files of tools.lab.selfplay, each with one number of seats. A conditional logit predicts which seat wins
from a position; every stage of the game has its own worths. The log loss on held-out games is printed, beside that
of a guess. With --write, the worths go into levels/TITLE/worths.toml; other tables there are kept.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ai.heuristics import STUDIED
from ai.search.deeds import Hidden, hidden
from ai.worths import FILE, WorthStage, WorthTable, tables
from game.core.content.loading import folder
from tools.lab.fit import losses, softmax
from tools.lab.selfplay import SelfPlayGame, read
from tools.pool import spread

STAGES = (-1, 0, 1, 2, 4, 7, 11, 99)
"""The most rounds, or steps to the goal, left in each stage; below 0, the last round is ending."""
EVERY = 7
"""One position in this many answers is used for fitting."""
FEW = 200
"""The minimum number of positions to learn a stage's worths from."""
HELD = 10
"""One game in this many is held out when the log loss is measured."""
PULL = 0.002
"""The strength of the pull towards the expected worths, per position and relative to their size."""
ROUNDS = 40
"""The maximum number of steps of Newton's method."""

Array = NDArray[np.float64]


class TraitSamples(NamedTuple):
    """n positions of one stage."""

    traits: Array
    """How much each seat has of each trait: shape (n, seats, traits)."""
    shares: Array
    """The final shares: shape (n, seats)."""


def told(title: str) -> Any:
    """Return the module that names a title's traits, or None."""
    name = f"ai.heuristics.{title}.evaluate"
    module = import_module(name) if title in STUDIED and find_spec(name) else None
    return module if hasattr(module, "TRAITS") else None


def sampled(game: SelfPlayGame) -> list[tuple[int, list[tuple[float, ...]]]]:
    """Return the rounds left and all seats' traits for some positions of a game."""
    known = told(game.title)
    found = []
    for number, state in game.positions():
        if number % EVERY == 0 and hidden(state) == Hidden.NO:
            found.append((known.left(state), [tuple(known.traits(state, seat)) for seat in state.seats]))
    return found


def staged(games: Sequence[SelfPlayGame], positions: Sequence[Any]) -> Iterator[tuple[int, TraitSamples]]:
    """Yield every stage with its positions; a stage with few is merged with the next."""
    every = [(rounds, each, game.shares) for game, of in zip(games, positions, strict=True) for rounds, each in of]
    least = min(rounds for rounds, *_ in every)
    for most in STAGES:
        here = [each for rounds, *each in every if least <= rounds <= most]
        if len(here) >= FEW or (here and most == STAGES[-1]):
            yield most, TraitSamples(*(np.array(part, float) for part in zip(*here, strict=True)))
            least = most + 1


def loss(worth: Array, samples: TraitSamples) -> float:
    """Return the mean log loss in nats of worths of shape (traits,)."""
    return float(losses(softmax(samples.traits @ worth), samples.shares).mean())


def fitted(samples: TraitSamples, expected: Array) -> Array:
    """Return the worths that make the results most likely, pulled slightly towards the expected ones."""
    traits = samples.traits
    worth = expected.copy()
    count = len(samples.traits)
    pull = PULL * 0.01 / (0.05 + np.abs(expected)) ** 2
    for _ in range(ROUNDS):
        likely = softmax(traits @ worth)
        mean = np.einsum("ns,nsf->nf", likely, traits)
        slope = np.einsum("ns,nsf->f", likely - samples.shares, traits) / count + pull * (worth - expected)
        bend = np.einsum("ns,nsf,nsg->fg", likely, traits, traits) - mean.T @ mean
        step = np.linalg.solve(bend / count + np.diag(pull), slope)
        worth -= step
        if np.abs(step).max() < 1e-6:
            break
    return worth


def fit(title: str, games: Sequence[SelfPlayGame]) -> WorthTable:
    """Fit the worths for one number of seats, and print the log loss."""
    known, seats = told(title), len(games[0].shares)
    expected = np.array(known.EXPECTED, float)
    positions = list(spread(sampled, games, cpu_count() or 1))
    kept = [number for number in range(len(games)) if number % HELD]
    held = [number for number in range(len(games)) if not number % HELD]
    tested = dict(staged([games[number] for number in held], [positions[number] for number in held]))
    learned = staged([games[number] for number in kept], [positions[number] for number in kept])
    print(f"{title}, {seats} seats: {len(games)} games; log loss of a guess {np.log(seats):.3f}")
    for left, samples in learned:
        worth = fitted(samples, expected)
        proof = f"{loss(worth, tested[left]):.3f}" if left in tested else "not met in the games kept back"
        print(f"  up to {left} left: {len(samples.traits)} positions; {proof}")
    stages = []
    for left, samples in staged(games, positions):
        worth = fitted(samples, expected)
        named = {name: round(float(each), 4) for name, each in zip(known.TRAITS, worth, strict=True)}
        stages.append(WorthStage(left, named))
    return WorthTable(seats, len(games), tuple(stages))


def text(every: Iterable[WorthTable]) -> str:
    """Return the text of a file with these tables."""
    lines = [
        "# What each trait of a seat is worth, in log odds of the victory, by seats and rounds left.",
        "# Fitted by python -m tools.lab.worths; ai/worths.py reads it.",
    ]
    for table in sorted(every, key=lambda each: each.seats):
        lines += ["", "[[table]]", f"seats = {table.seats}", f"games = {table.games}"]
        for stage in table.stage:
            worth = ", ".join(f"{name} = {each}" for name, each in stage.worth.items())
            lines += ["", "[[table.stage]]", f"left = {stage.left}", f"worth = {{ {worth} }}"]
    return "\n".join(lines) + "\n"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.worths", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("games", type=Path, nargs="+", help="files of tools.lab.selfplay")
    parser.add_argument("--write", action="store_true", help="put the worths into levels/")
    wanted = parser.parse_args(given)
    if told(wanted.title) is None:
        parser.error(f"{wanted.title} names no traits")
    games = [read(path) for path in wanted.games]
    for path, every in zip(wanted.games, games, strict=True):
        if len(every) < HELD or len({len(game.shares) for game in every}) > 1:
            parser.error(f"{path}: at least {HELD} games at tables of one size were expected")
    new = [fit(wanted.title, every) for every in games]
    if wanted.write:
        path = folder(wanted.title) / FILE
        known = {table.seats: table for table in tables(wanted.title)}
        known |= {table.seats: table for table in new}
        path.write_text(text(known.values()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
