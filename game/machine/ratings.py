"""The ratings of the levels, as measured by tools.lab.ladder, and of a person who plays against them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Annotated, NamedTuple

from ai.levels import LEVELS
from game.core.content.box import box
from game.core.content.loading import ContentError, Within, folder, load, place, read

FILE = "ratings.toml"
START, UNSURE, SURE = 800.0, 300.0, 60.0
"""A person starts between easy and fair, with large uncertainty, which never falls below `SURE`."""
POINTS = 400 / log(10)
"""Rating points per natural unit of strength, on Elo's scale."""
LOWEST, HIGHEST = -3000, 5000


@dataclass(frozen=True, slots=True)
class Measured:
    """The ratings for one title: by number of seats, the rating of each level."""

    seats: Mapping[str, Mapping[str, Annotated[int, Within(LOWEST, HIGHEST)]]]


@cache
def tables(title: str) -> Mapping[int, Mapping[str, int]]:
    """Return the ratings of a title's levels by number of seats; empty if the title was never measured.

    Raise ContentError for an invalid file.
    """
    path = folder(title) / FILE
    if not path.is_file():
        return {}
    found = load(Measured, read(path), place(path)).seats
    least, most = box(title).seats
    for seats, rated in found.items():
        if not seats.isdecimal() or not least <= int(seats) <= most:
            raise ContentError(f"{place(path)}, seats: nobody plays at a table of {seats!r}")
        if unknown := [level for level in rated if level not in LEVELS]:
            raise ContentError(f"{place(path)}, seats.{seats}: there is no level {unknown[0]!r}")
    return {int(seats): rated for seats, rated in found.items()}


def rating(title: str, level: str, seats: int) -> int | None:
    """Return the rating of a level at the measured number of seats closest to `seats`; None if unknown."""
    rated = tables(title)
    near = sorted(rated, key=lambda count: abs(count - seats))
    return next((rated[count][level] for count in near if level in rated[count]), None)


class Own(NamedTuple):
    """A person's rating in one title, its uncertainty, and the number of games."""

    rating: float = START
    unsure: float = UNSURE
    """Standard deviation of the rating."""
    games: int = 0

    def after(self, share: float, others: Sequence[float]) -> "Own":
        """Return the rating after a game against levels with these ratings, of which the person won `share`.

        Each seat is assumed to win in proportion to its share of the total strength at the table. The earlier
        estimate is weighed against the game's result (Glickman 1999, for opponents with known ratings).
        """
        strengths = [10 ** ((other - self.rating) / 400) for other in others]
        expected = 1 / (1 + sum(strengths))
        told = expected * (1 - expected) / POINTS**2
        spread = 1 / (1 / self.unsure**2 + told)
        rating = self.rating + spread * (share - expected) / POINTS
        return Own(min(HIGHEST, max(LOWEST, rating)), max(SURE, sqrt(spread)), self.games + 1)


def wilson(won: float, games: float) -> tuple[float, float]:
    """Return the 95% Wilson interval of a share: `won` victories (fractions count) out of `games`."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))
