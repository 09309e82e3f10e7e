"""The ratings of the levels, as tools.lab.ladder measured them, and of a person who plays against them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import Annotated, NamedTuple

from ai.levels import LEVELS
from game.core.content.box import box
from game.core.content.loading import ContentError, Within, load, place, read, root

FILE = "ratings.toml"
START, UNSURE, SURE = 800.0, 300.0, 60.0
"""A person begins between easy and fair, which may be far off; and nobody is ever known better than this."""
POINTS = 400 / log(10)
"""Rating points for each natural unit of strength, as Elo counted them."""
LOWEST, HIGHEST = -3000, 5000


@dataclass(frozen=True, slots=True)
class Measured:
    """The ratings of one title: for tables of so many seats, what each level is worth."""

    seats: Mapping[str, Mapping[str, Annotated[int, Within(LOWEST, HIGHEST)]]]


@cache
def tables(title: str) -> Mapping[int, Mapping[str, int]]:
    """Read what levels of a title are worth by number of seats; nothing for a title that was never measured.

    Raises ContentError for a file that says what cannot be.
    """
    path = root() / title / FILE
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
    """Say what a level is worth at the measured table that is nearest to one of so many seats."""
    rated = tables(title)
    near = sorted(rated, key=lambda count: abs(count - seats))
    return next((rated[count][level] for count in near if level in rated[count]), None)


class Own(NamedTuple):
    """What a person is worth at one title, how unsure that is, and after how many games."""

    rating: float = START
    unsure: float = UNSURE
    """Standard deviation of the rating."""
    games: int = 0

    def after(self, share: float, others: Sequence[float]) -> "Own":
        """Give the rating after a game against levels of these ratings, of which the person won a share.

        Each seat is taken to win as often as its strength is part of all strengths at the table; what is known of
        the person is weighed against what the game tells (Glickman 1999, for opponents that are known).
        """
        strengths = [10 ** ((other - self.rating) / 400) for other in others]
        expected = 1 / (1 + sum(strengths))
        told = expected * (1 - expected) / POINTS**2
        spread = 1 / (1 / self.unsure**2 + told)
        rating = self.rating + spread * (share - expected) / POINTS
        return Own(min(HIGHEST, max(LOWEST, rating)), max(SURE, sqrt(spread)), self.games + 1)


def wilson(won: float, games: float) -> tuple[float, float]:
    """Give the 95% Wilson interval of a share: `won` victories (parts count) of `games`."""
    if not games:
        return 0.0, 1.0
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, (middle - reach) / (1 + z * z / games)), min(1.0, (middle + reach) / (1 + z * z / games))
