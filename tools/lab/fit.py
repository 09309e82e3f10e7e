"""Fits a learned evaluation to games: python -m tools.lab.fit TITLE GAMES... [--start FILE] [--out FILE].

GAMES are files of tools.lab.selfplay. The net learns the outcome of every position: the final shares of the
victory or, with --trace below 1, a mean of these and of the values that searches found on the way. With --later
below 1, it learns a mean of the final shares and of how the hand-written evaluation rates the positions on the
way; in every further one of --rounds, of how the last net rates them. With --odds, it learns what to add to the
hand-written evaluation. It stops when it no longer improves on held-out games. With --start, it continues from
weights written by another run, say with a few careful games after many quick ones. It prints the log loss on games
it never saw, by quarter of the game, for the net, for the hand-written evaluation, for that one rescaled, and for
their mean; with --curve, also for nets that saw only part of the games.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from ai.heuristics import LEARNED, by_hand
from ai.learned import Net, Rows, Weights, read
from ai.search.deeds import hidden
from game.core.content.loading import folder
from tools.lab import selfplay
from tools.lab.selfplay import SelfPlayGame

HIDDEN = 32
"""The number of units in the hidden layer."""
BATCH = 1024
STEP, TUNING = 0.002, 0.0003
"""Adam's learning rate (Kingma and Ba 2015), from scratch and from existing weights."""
KEEP = 1e-5
"""The decay of every weight towards 0."""
PATIENCE = 2
"""The number of passes without progress on the held-out games before it stops."""
TEST, STOP = 0, 1
"""Which of every ten games are held out for the printed figures and for stopping."""
SCALES = tuple([number / 20 for number in range(2, 61)])
"""The scales tried for the hand-written evaluation's log odds."""
TINY = 1e-6

Array = NDArray[np.floating[Any]]


@dataclass
class Samples:
    """n positions of games, from the point of view of the seat whose turn it is."""

    rows: NDArray[np.int16]
    """The rows that hold, shape (n, longest); short lists are padded with the total number of rows."""
    hand: Array
    """The shares by the hand-written evaluation, starting with that seat: shape (n, seats)."""
    shares: Array
    """The shares to learn, starting with that seat: shape (n, seats)."""
    game: NDArray[np.int64]
    """The number of the game: shape (n,)."""
    part: Array
    """How much of the game had been played, from 0 to 1: shape (n,)."""
    mover: NDArray[np.int8]
    """The seat whose turn it is: shape (n,)."""

    def at(self, chosen: NDArray[Any]) -> "Samples":
        """Return the chosen positions."""
        return Samples(
            self.rows[chosen],
            self.hand[chosen],
            self.shares[chosen],
            self.game[chosen],
            self.part[chosen],
            self.mover[chosen],
        )

    def towards(self, estimates: Array, weight: float) -> "Samples":
        """Return the positions with new shares to learn: means of later positions' `estimates` and the end.

        The next position's estimate counts 1 - `weight`, what comes later the rest (Sutton 1988, temporal
        differences).
        """
        seats = estimates.shape[1]
        turned = (np.arange(seats) - self.mover[:, None]) % seats
        said, found = np.take_along_axis(estimates, turned, 1), np.take_along_axis(self.shares, turned, 1)
        for at in range(len(found) - 2, -1, -1):
            if self.game[at] == self.game[at + 1]:
                found[at] = (1 - weight) * said[at + 1] + weight * found[at + 1]
        back = (np.arange(seats) + self.mover[:, None]) % seats
        return replace(self, shares=np.take_along_axis(found, back, 1))


def samples(title: str, games: Iterable[SelfPlayGame], keep: float = 1.0, trace: float = 1.0) -> Samples:
    """Return the quiet positions of games, as at the leaves of a search; `keep` is the fraction sampled."""
    known, of = by_hand(title), rows_of(title)
    luck = Random(1)
    width = 0
    rows: list[list[int]] = []
    found: list[tuple[int, float, list[float], list[float], int]] = []
    for number, game in enumerate(games):
        targets = returns(game, trace)
        for place, state in game.positions():
            item = state.agenda[-1]
            if item.window or hidden(state) or luck.random() >= keep:
                continue
            mover, seats = of.mover(state), len(game.shares)
            order = [(mover + seat) % seats for seat in range(seats)]
            rows.append(of.rows(state))
            width = max(width, len(rows[-1]))
            estimate = [known.evaluate(state, seat) for seat in order]
            came = [targets[place][seat] for seat in order]
            found.append((number, place / len(game.answers), estimate, came, mover))
    held = np.full((len(rows), width), of.COUNT, np.int16)
    for at, each in enumerate(rows):
        held[at, : len(each)] = each
    return Samples(
        held,
        np.array([each[2] for each in found], np.float32),
        np.array([each[3] for each in found], np.float32),
        np.array([each[0] for each in found]),
        np.array([each[1] for each in found], np.float32),
        np.array([each[4] for each in found], np.int8),
    )


def rows_of(title: str) -> Rows:
    """Return a title's `rows` module."""
    return cast(Rows, import_module(f"ai.heuristics.{title}.rows"))


def returns(game: SelfPlayGame, trace: float) -> list[tuple[float, ...]]:
    """Return what to learn at every answer: the final shares, mixed with the values searched on the way.

    A searched value has the weight 1 - `trace`, and what came later the rest (Sutton 1988, temporal differences).
    """
    target, found = game.shares, [game.shares] * len(game.answers)
    searched = {each.number: each for each in game.roots}
    for number in range(len(game.answers) - 1, -1, -1):
        at = searched.get(number)
        if at is not None and trace < 1:
            others = (1 - at.value) / (len(target) - 1)
            seen = [at.value if seat == at.seat else others for seat in range(len(target))]
            target = tuple([trace * far + (1 - trace) * near for far, near in zip(target, seen, strict=True)])
        found[number] = target
    return found


# --- fitting --------------------------------------------------------------------------------------------------


class Fitting(NamedTuple):
    """How a net is fitted."""

    start: Net | None = None
    """Weights to continue from."""
    odds: float = 0.0
    """The weight of the hand-written evaluation's log odds in the scores."""
    pull: float = KEEP
    """The decay of every weight towards 0."""
    passes: int = 10
    seed: int = 1


USUAL = Fitting()


def fit(seen: Samples, held: Samples, count: int, way: Fitting = USUAL) -> tuple[Net, float]:
    """Fit a net to `seen` until it no longer improves on `held`. Return it and its loss there."""
    rng, seats = np.random.default_rng(way.seed), seen.shares.shape[1]
    weights = _begun(count, seats, way.start, rng)
    moments = [(np.zeros_like(each), np.zeros_like(each)) for each in weights]
    best, least, since, steps = [each.copy() for each in weights], np.inf, 0, 0
    for number in range(way.passes):
        step = (TUNING if way.start else STEP) * (0.5 + 0.5 * np.cos(np.pi * number / way.passes))
        order = rng.permutation(len(seen.rows))
        for part in np.array_split(order, max(1, len(order) // BATCH)):
            steps += 1
            _adam(weights, _slopes(weights, seen.at(part), way), moments, step, steps)
        loss = float(losses(shares(weights, held, way.odds), held.shares).mean())
        if loss < least - TINY:
            best, least, since = [each.copy() for each in weights], loss, 0
        else:
            since += 1
        if since == PATIENCE:
            break
    rows, bias, outputs, base = best
    return Net(rows[:-1], bias, np.ascontiguousarray(outputs.T), base, (), 1.0, way.odds), least


def _begun(count: int, seats: int, start: Net | None, rng: np.random.Generator) -> list[Weights]:
    """Return the initial weights: rows (with one that is always 0), bias, outputs, base."""
    if start is not None:
        nothing = np.zeros((1, start.rows.shape[1]), np.float32)
        return [
            np.concatenate([start.rows, nothing]),
            start.bias.copy(),
            start.outputs.T.copy(),
            start.base.copy(),
        ]
    rows = rng.normal(0, 0.1, (count + 1, HIDDEN)).astype(np.float32)
    rows[count] = 0
    outputs = rng.normal(0, 0.2, (HIDDEN, seats)).astype(np.float32)
    return [rows, np.zeros(HIDDEN, np.float32), outputs, np.zeros(seats, np.float32)]


def _spread_out(rows: NDArray[np.int16], count: int) -> Array:
    """Return how often each row holds in each position: shape (n, count + 1), the last column 0."""
    places = rows + np.arange(len(rows))[:, None] * (count + 1)
    inputs = np.bincount(places.ravel(), minlength=len(rows) * (count + 1)).astype(np.float32)
    inputs = inputs.reshape(len(rows), count + 1)
    inputs[:, count] = 0
    return inputs


def softmax(scores: Array) -> Array:
    """Return the softmax of each row."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = powers / powers.sum(axis=1, keepdims=True)
    return found


def _slopes(weights: Sequence[Weights], some: Samples, way: Fitting) -> list[Array]:
    """Return the gradient of the mean log loss, in the shapes of `weights`."""
    inputs = _spread_out(some.rows, len(weights[0]) - 1)
    units = np.maximum(inputs @ weights[0] + weights[1], 0)
    scores = units @ weights[2] + weights[3] + _by_hand(some, way.odds)
    error = (softmax(scores) - some.shares) / len(some.rows)
    back = (error @ weights[2].T) * (units > 0)
    slope = inputs.T @ back, back.sum(axis=0), units.T @ error, error.sum(axis=0)
    return [slope[0] + way.pull * weights[0], slope[1], slope[2] + way.pull * weights[2], slope[3]]


def _by_hand(some: Samples, odds: float) -> Array:
    found: Array = odds * np.log(np.maximum(some.hand, TINY))
    return found


def _adam(
    weights: list[Weights], slopes: Sequence[Array], moments: list[tuple[Array, Array]], step: float, steps: int
) -> None:
    """Take one step of Adam; changes `weights` and `moments` in place."""
    for weight, slope, (first, second) in zip(weights, slopes, moments, strict=True):
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        weight -= step * (first / (1 - 0.9**steps)) / (np.sqrt(second / (1 - 0.999**steps)) + 1e-8)


def shares(weights: Sequence[Weights], some: Samples, odds: float = 0.0) -> Array:
    """Return the shares of the victory, starting with the seat whose turn it is: shape (n, seats)."""
    found = []
    for part in np.array_split(np.arange(len(some.rows)), 1 + len(some.rows) // 8192):
        few = some.at(part)
        units = np.maximum(_spread_out(few.rows, len(weights[0]) - 1) @ weights[0] + weights[1], 0)
        found.append(softmax(units @ weights[2] + weights[3] + _by_hand(few, odds)))
    return np.concatenate(found)


def told(net: Net, some: Samples) -> Array:
    """Return a net's shares, like `shares`."""
    nothing = np.zeros((1, net.rows.shape[1]), np.float32)
    return shares([np.concatenate([net.rows, nothing]), net.bias, net.outputs.T, net.base], some, net.odds)


# --- figures --------------------------------------------------------------------------------------------------


def losses(chances: Array, came: Array) -> Array:
    """Return the log loss of every position in nats: shape (n,)."""
    found: Array = -(came * np.log(np.maximum(chances, TINY))).sum(axis=1)
    return found


def rescaled(chances: Array, scale: float) -> Array:
    """Return shares with their logarithms multiplied by `scale`, and normalized again."""
    return softmax(scale * np.log(np.maximum(chances, TINY)))


def best_scale(chances: Array, came: Array) -> float:
    """Return the scale of `SCALES` with the least mean log loss."""
    return min(SCALES, key=lambda scale: float(losses(rescaled(chances, scale), came).mean()))


def by_quarter(found: Array, part: Array) -> str:
    """Return the mean loss over all positions and by quarter of the game."""
    quarter = np.minimum((4 * part).astype(int), 3)
    return " ".join(
        [f"{each.mean():.4f}" for each in (found, *[found[quarter == q] for q in range(4)]) if len(each)]
    )


class Split(NamedTuple):
    """The positions to learn from, for stopping, and for testing, divided by game."""

    seen: Samples
    held: Samples
    test: Samples


def split(every: Samples, most: int = 0) -> Split:
    """Divide positions by game; those to learn from are of the first `most` games, or of all if 0."""
    turn = every.game % 10
    seen = (turn != TEST) & (turn != STOP)
    if most:
        seen &= every.game < most
    return Split(every.at(seen), every.at(turn == STOP), every.at(turn == TEST))


def report(net: Net, parts: Split) -> Iterator[str]:
    """Yield lines with the log loss on games that the net never saw."""
    test, own = parts.test, told(net, parts.test)
    scale = best_scale(parts.seen.hand, parts.seen.shares)
    hand = rescaled(test.hand, scale)
    rows: Mapping[str, Array] = {
        "hand": test.hand,
        f"hand x {scale:g}": hand,
        "learned": own,
        "mean": (own + hand) / 2,
    }
    yield f"{len(np.unique(parts.seen.game))} games, {len(parts.seen.rows)} positions"
    for name, chances in rows.items():
        yield f"{name:>12}  {by_quarter(losses(chances, test.shares), test.part)}"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.fit", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("games", nargs="+", type=Path)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, help=f"where to write them (default: levels/TITLE/{LEARNED})")
    parser.add_argument("--keep", type=float, default=1.0, help="fraction of the positions to take (default: all)")
    parser.add_argument("--trace", type=float, default=1.0, help="weight of what came later (default 1: the end)")
    parser.add_argument(
        "--later", type=float, default=1.0, help="weight of what comes after the next position kept"
    )
    parser.add_argument("--rounds", type=int, default=1, help="each learns from what the one before says")
    parser.add_argument(
        "--odds", type=float, default=0.0, help="weight of the evaluation by hand that is added to"
    )
    parser.add_argument("--pull", type=float, default=KEEP, help=f"of all weights towards 0 (default {KEEP})")
    parser.add_argument("--trust", type=float, default=1.0, help="of the net; the rest is the hand-made one's")
    parser.add_argument("--passes", type=int, default=10)
    parser.add_argument("--curve", action="store_true", help="fit to a quarter and a half of the games, too")
    wanted = parser.parse_args(given)
    played = [game for path in wanted.games for game in selfplay.read(path)]
    every = samples(wanted.title, played, wanted.keep, wanted.trace)
    way = Fitting(read(wanted.start) if wanted.start else None, wanted.odds, wanted.pull, wanted.passes)
    for most in (len(played) // 4, len(played) // 2, 0) if wanted.curve else (0,):
        net = _fitted(wanted, every, most, way)
    levels = tuple(dict.fromkeys(level_name(each) for each in played))
    net._replace(levels=levels, trust=wanted.trust).save(wanted.out or folder(wanted.title) / LEARNED)
    return 0


def _fitted(wanted: argparse.Namespace, every: Samples, most: int, way: Fitting) -> Net:
    """Return a net fitted as wanted, to the first `most` games, or to all if 0."""
    estimates = every.hand
    parts = split(every, most)
    count = rows_of(wanted.title).COUNT
    for _ in range(wanted.rounds if wanted.later < 1 else 1):
        aims = split(every.towards(estimates, wanted.later), most) if wanted.later < 1 else parts
        net, _ = fit(aims.seen, aims.held, count, way)
        estimates = told(net, every)
        print("\n".join(report(net, parts)), flush=True)
    return net


def level_name(game: SelfPlayGame) -> str:
    """Return the name of the level a game was played on, as its states call it."""
    name: str = next(iter(game.positions()))[1].level.name
    return name


if __name__ == "__main__":
    raise SystemExit(main())
