"""What a seat takes to be hidden: the worlds that the tries of its answers meet."""

from random import Random
from typing import Any

from game.core.contract import Game, Seat


class Worlds:
    """The worlds imagined from one view. The n-th try of every answer meets the same one, with the same dice."""

    def __init__(self, game: Game[Any], view: Any, seat: Seat, rng: Random) -> None:
        self.game, self.view, self.seat, self.rng = game, view, seat, rng
        self.met: list[tuple[Any, int]] = []
        """For each try: the world, and the seed of its dice."""

    def twin(self, number: int) -> Any:
        """Give a copy of the world that the try of this number meets."""
        while len(self.met) <= number:
            world = self.game.imagine(self.view, self.seat, self.rng)
            self.met.append((world, self.rng.getrandbits(64)))
        return self.met[number][0].copy()

    def dice(self, number: int) -> Random:
        """Give the dice of the try of this number, whose world is known."""
        return Random(self.met[number][1])
