"""A seat's belief about hidden things: the worlds that simulations run in.

Not all worlds that fit a view are equally likely: a seat that let a deed pass probably doesn't hold a card that
would have stopped it. If a heuristic can judge how plausible a world is, likelier worlds are used more often
(importance resampling: Gordon, Salmond and Smith 1993). Only views are used, so nothing hidden leaks.
"""

from bisect import bisect
from collections.abc import Sequence
from random import Random
from typing import Any

from ai.heuristic import Heuristic, SeenAnswer
from game.core.contract import Game, Seat

FIRST = 12
"""The number of worlds imagined before the first is chosen, if worlds differ in plausibility."""


class Worlds:
    """The worlds imagined from one view. The n-th try of every answer uses the same world and the same dice."""

    def __init__(
        self,
        game: Game[Any],
        view: Any,
        seat: Seat,
        heuristic: Heuristic[Any],
        rng: Random,
        past: Sequence[SeenAnswer[Any]] = (),
    ) -> None:
        self.game, self.view, self.seat, self.heuristic, self.rng = game, view, seat, heuristic, rng
        self.past = past
        self.met: list[tuple[Any, int]] = []
        """For each try: the world, and the seed of its dice."""
        self.pool: list[Any] = []
        self.weights: list[float] = []
        """The weights of the worlds in `pool`, as cumulative sums."""

    def twin(self, number: int) -> Any:
        """Return a copy of the world for try `number`."""
        while len(self.met) <= number:
            self.met.append((self._imagined(), self.rng.getrandbits(64)))
        return self.met[number][0].copy()

    def dice(self, number: int) -> Random:
        """Return the dice for try `number`, whose world is already known."""
        return Random(self.met[number][1])

    def _imagined(self) -> Any:
        """Imagine one more world, then draw one from the pool by plausibility."""
        plausible = self.heuristic.plausible
        if plausible is None:
            return self.game.imagine(self.view, self.seat, self.rng)
        for _ in range(1 if self.pool else FIRST):
            world = self.game.imagine(self.view, self.seat, self.rng)
            total = self.weights[-1] if self.weights else 0.0
            self.weights.append(total + plausible(world, self.seat, self.past))
            self.pool.append(world)
        return self.pool[bisect(self.weights, self.rng.random() * self.weights[-1])]
