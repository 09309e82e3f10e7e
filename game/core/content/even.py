"""Measurements of sides that aren't equally strong, and what evens them out: a title's even.toml."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.content.loading import folder, load_all, place, read

EVEN = "even_sides"
"""The house option. It changes no rule and only adds to what the weaker side starts with."""
PRINTED, MEASURED, NAMED = "printed", "measured", "named"
"""The option's values: add nothing; add what was measured; add what one player names before the other picks."""


@dataclass(frozen=True, slots=True)
class GamesWon:
    """Games between equal computer players, and how many of them the stronger side won."""

    won: float
    games: int

    @property
    def share(self) -> float:
        """The stronger side's share of these games."""
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Uneven:
    """Two opposing sides, and how many more things of one kind the weaker one needs at the start to be even."""

    stronger: str
    weaker: str
    more: int
    printed: GamesWon
    evened: GamesWon


@cache
def pairings(title: str) -> tuple[Uneven, ...]:
    """Return the measured pairings of a title; () if it has no such file. Raises ContentError."""
    path = folder(title) / "even.toml"
    return load_all(Uneven, read(path)["pairing"], place(path)) if path.is_file() else ()


def pairing(title: str, sides: Iterable[str]) -> Uneven | None:
    """Return the measurement for two opposing sides; None if there is none."""
    both = set(sides)
    return next((each for each in pairings(title) if {each.stronger, each.weaker} == both), None)
