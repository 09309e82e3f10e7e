"""What a seat takes to be hidden: the worlds that the tries of its answers meet.

Not all worlds that fit a view are as likely: who holds a card that would have stopped a deed, and let it pass,
probably does not hold it. Where a heuristic can say how plausible a world is, the likelier ones are met oftener
(importance resampling: Gordon, Salmond and Smith 1993). All it goes by is views, so nothing hidden is given away.
"""

from bisect import bisect
from collections.abc import Sequence
from random import Random
from typing import Any

from ai.heuristic import Heuristic, Seen
from game.core.contract import Game, Seat

FIRST = 12
"""Worlds that are imagined before the first is met, where some are more plausible than others."""


class Worlds:
    """The worlds imagined from one view. The n-th try of every answer meets the same one, with the same dice."""

    def __init__(
        self,
        game: Game[Any],
        view: Any,
        seat: Seat,
        heuristic: Heuristic[Any],
        rng: Random,
        past: Sequence[Seen[Any]] = (),
    ) -> None:
        self.game, self.view, self.seat, self.heuristic, self.rng = game, view, seat, heuristic, rng
        self.past = past
        self.met: list[tuple[Any, int]] = []
        """For each try: the world, and the seed of its dice."""
        self.pool: list[Any] = []
        self.weights: list[float] = []
        """What has been imagined to choose from, and for each world its weight and that of all before it."""

    def twin(self, number: int) -> Any:
        """Give a copy of the world that the try of this number meets."""
        while len(self.met) <= number:
            self.met.append((self._imagined(), self.rng.getrandbits(64)))
        return self.met[number][0].copy()

    def dice(self, number: int) -> Random:
        """Give the dice of the try of this number, whose world is known."""
        return Random(self.met[number][1])

    def _imagined(self) -> Any:
        """Imagine one more world, and choose among all so far as they are plausible."""
        plausible = self.heuristic.plausible
        if plausible is None:
            return self.game.imagine(self.view, self.seat, self.rng)
        for _ in range(1 if self.pool else FIRST):
            world = self.game.imagine(self.view, self.seat, self.rng)
            total = self.weights[-1] if self.weights else 0.0
            self.weights.append(total + plausible(world, self.seat, self.past))
            self.pool.append(world)
        return self.pool[bisect(self.weights, self.rng.random() * self.weights[-1])]
