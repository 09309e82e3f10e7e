"""Which sides of a title aren't equally strong, and what evens them out, as measured: a title's even.toml."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.core.content.loading import folder, load_all, place, read

EVEN = "even_sides"
"""The house option. It changes no rule: it only adds to what the weaker side begins with."""
PRINTED, MEASURED, NAMED = "printed", "measured", "named"
"""Its values: nothing is added; what was measured; what one player names before the other picks a side."""


@dataclass(frozen=True, slots=True)
class GamesWon:
    """Games between equal computer players, and how many of them the stronger side won."""

    won: float
    games: int

    @property
    def share(self) -> float:
        """The share that the stronger side won."""
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Uneven:
    """Two sides that meet, and how many more things of one kind the weaker one begins with to even them out."""

    stronger: str
    weaker: str
    more: int
    printed: GamesWon
    evened: GamesWon


@cache
def pairings(title: str) -> tuple[Uneven, ...]:
    """Return the pairings of a title that were measured; () if it has no such file. Raises ContentError."""
    path = folder(title) / "even.toml"
    return load_all(Uneven, read(path)["pairing"], place(path)) if path.is_file() else ()


def pairing(title: str, sides: Iterable[str]) -> Uneven | None:
    """Return what was measured of two sides that meet; None if it wasn't."""
    both = set(sides)
    return next((each for each in pairings(title) if {each.stronger, each.weaker} == both), None)
