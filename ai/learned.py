"""A learned evaluation: rows of weights for the facts that hold in a position, added up into a small hidden layer.

A title's `rows` module tells which facts hold; `tools.lab.fit` learns the weights from games and writes them to
levels/<title>/evaluation.npz. The hidden layer has one output for every seat, counted from the seat whose turn it
is, and the shares of the victory are their softmax.

After Nasu 2018 (NNUE: a large sparse input costs only its active rows) and Jones 2009 (Race for the Galaxy).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, log
from operator import is_
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from ai.heuristic import Heuristic
from game.core.contract import Seat

Weights = NDArray[np.float32]
ONES: Weights = np.ones(1024, np.float32)
LEAST = 1e-6
"""Smaller shares are raised to this one, because the log odds of 0 would be infinite."""
FINE, COARSE = 1024, 256
"""Weights to and from the hidden layer are multiples of 1 / these. Sums of such numbers are exact in any order, so
that the value of a position is the same on every machine and with every build of numpy."""


class Rows(Protocol):
    """The interface of a title's module `rows`, which describes positions."""

    COUNT: int
    """The number of rows."""

    def rows(self, view: Any) -> list[int]:
        """Return the numbers of the rows that hold, for the seat whose turn it is.

        The list is empty if cards are unseen, or if the rows are for another number of seats.
        """

    def mover(self, view: Any) -> Seat:
        """Return the seat whose point of view the rows take."""

    def parts(self, view: Any) -> tuple[object, ...]:
        """Return the parts of a view that the rows depend on; if these are the same objects, so are the rows."""


class Net(NamedTuple):
    """The weights of a learned evaluation."""

    rows: Weights
    """What each row adds to each hidden unit: shape (rows, units)."""
    bias: Weights
    """What is added to each hidden unit in every position: shape (units,)."""
    outputs: Weights
    """The weight of each hidden unit for each seat, from the one whose turn it is on: shape (seats, units)."""
    base: Weights
    """The score of each of these seats before any hidden unit is added: shape (seats,)."""
    levels: tuple[str, ...]
    """The levels of the title that it was learned from."""
    trust: float
    """Its weight in the value; the rest is the hand-made evaluation's."""
    odds: float = 0.0
    """The weight of the hand-made evaluation's logarithms in the scores; the net says what to add to them."""
    depth: int | None = None
    """The minimum length of a playout that it was tested with, or None for the title's own; 0 means no playout."""

    def shares(self, rows: Sequence[int], by_hand: Sequence[float] = ()) -> list[float]:
        """Return the shares of the victory, starting with the seat whose turn it is.

        `rows` are the numbers of the rows that hold, `by_hand` the shares of the evaluation written by hand.
        """
        units = ONES[: len(rows)].dot(self.rows.take(rows, 0))  # faster than a sum
        units += self.bias
        scores: list[float] = (self.outputs.dot(np.maximum(units, 0, out=units)) + self.base).tolist()
        for seat, share in enumerate(by_hand):
            scores[seat] += self.odds * log(max(share, LEAST))
        if len(scores) == 2:
            first = 1 / (1 + exp(scores[1] - scores[0]))
            return [first, 1 - first]
        highest = max(scores)
        powers = [exp(score - highest) for score in scores]
        total = sum(powers)
        return [power / total for power in powers]

    def save(self, path: Path) -> None:
        """Write the weights to a file, rounded."""
        np.savez_compressed(
            path,
            rows=_rounded(self.rows, FINE).astype(np.float16),
            bias=_rounded(self.bias, FINE),
            outputs=_rounded(self.outputs, COARSE),
            base=_rounded(self.base, FINE),
            levels=np.array(self.levels),
            trust=np.array(self.trust),
            odds=np.array(self.odds),
            depth=np.array([] if self.depth is None else [self.depth], np.int16),
        )


def _rounded(weights: Weights, steps: int) -> Weights:
    found: Weights = np.round(weights * steps) / np.float32(steps)
    return found


def read(path: Path) -> Net:
    """Read a file that `save` wrote; raises OSError, or KeyError or ValueError for another file."""
    with np.load(path) as file:
        return Net(
            file["rows"].astype(np.float32),
            file["bias"],
            file["outputs"],
            file["base"],
            tuple(map(str, file["levels"])),
            float(file["trust"]),
            float(file["odds"]) if "odds" in file else 0.0,
            *map(int, file["depth"]),
        )


def learned(known: Heuristic[Any], net: Net, of: Rows) -> Heuristic[Any]:
    """Return a heuristic that judges positions by the net, at the levels that it was learned from."""
    judge = Judge(known, net, of)
    return replace(known, evaluate=judge.evaluate, depth=judge.depth)


class Judge:
    """The evaluation of complete positions by a net, mixed with the evaluation written by hand.

    Views with unseen cards, and levels and tables that the net wasn't learned from, are judged by hand alone.
    """

    def __init__(self, known: Heuristic[Any], net: Net, of: Rows) -> None:
        self.known, self.net, self.of = known, net, of
        self.by_hand: Callable[[Any, Seat], float] = known.evaluate
        self.seen: tuple[object, ...] = ()
        """The parts of the last position, kept because it is evaluated once for every seat."""
        self.told: list[float] = []
        """The shares of that position, by seat; [] if the net doesn't judge it."""

    def evaluate(self, view: Any, seat: Seat) -> float:
        """Return the estimated share of the victory of `seat`."""
        if view.result:
            return self.by_hand(view, seat)
        parts = self.of.parts(view)
        if len(parts) != len(self.seen) or not all(map(is_, parts, self.seen)):
            self.seen, self.told = parts, self._shares(view)
        trust = self.net.trust
        if not self.told:
            return self.by_hand(view, seat)
        share = self.told[seat]
        return share if trust == 1 else trust * share + (1 - trust) * self.by_hand(view, seat)

    def depth(self, view: Any) -> int | None:
        """Return the minimum length of a playout from a view, in decisions."""
        net = self.net
        own = net.depth is not None and len(view.hands) == len(net.base) and view.level.name in net.levels
        return net.depth if own else self.known.depth(view)

    def _shares(self, view: Any) -> list[float]:
        """Return the shares by seat, or [] if the net doesn't judge this view."""
        rows = self.of.rows(view) if view.level.name in self.net.levels else []
        if not rows:
            return []
        mover, seats = self.of.mover(view), len(self.net.base)
        order = [(mover + seat) % seats for seat in range(seats)] if self.net.odds else []
        shares = self.net.shares(rows, [self.by_hand(view, seat) for seat in order])
        return shares[-mover:] + shares[:-mover] if mover else shares
