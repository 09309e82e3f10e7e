"""What the values of a search mean: which share of the victory was won where so much was seen.

The figures are measured by `tools.lab.calibrate` and kept in levels/<title>/calibration.toml, per number of seats.
Where they are missing, or did not hold in games they were not fitted to, no number is shown to anybody.
"""

from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Annotated

from game.core.content.loading import ContentError, Within, load_all, read, root

FILE = "calibration.toml"
SURE = 0.001
"""A value as close to 0 or 1 as this counts as this close: its odds would have no end."""
FAR = 50.0
"""Log odds beyond which nothing changes."""
LARGE = Within(0, 10**9)


@dataclass(frozen=True, slots=True)
class Bin:
    """What was seen and what was won in a tenth of all values, in games the curve was not fitted to."""

    answers: Annotated[int, LARGE]
    games: Annotated[int, LARGE]
    said: float
    """The mean chance that was foretold."""
    won: float
    """The mean share that was won."""
    low: float
    high: float
    """The 95% interval of what was won."""

    @property
    def holds(self) -> bool:
        """Whether what was foretold lies in the interval of what came true."""
        return self.low <= self.said <= self.high


@dataclass(frozen=True, slots=True)
class Fit:
    """A curve from values to chances for one number of seats: their log odds times `slope` plus `intercept`."""

    seats: Annotated[int, Within(1, 12)]
    simulations: Annotated[int, LARGE]
    games: Annotated[int, LARGE]
    slope: float
    intercept: float
    good: bool
    """Whether the curve held in games it was not fitted to."""
    bin: tuple[Bin, ...]

    def chance(self, value: float) -> float:
        """Give the chance that a value stands for."""
        return share(self.slope * odds(value) + self.intercept)


def odds(value: float) -> float:
    """Give the log odds of a share."""
    inside = min(max(value, SURE), 1 - SURE)
    return log(inside / (1 - inside))


def share(odds: float) -> float:
    """Give the share that log odds stand for."""
    return 1 / (1 + exp(-max(-FAR, min(FAR, odds))))


@cache
def fits(title: str) -> tuple[Fit, ...]:
    """Read the curves of a title; none where nobody has measured. Raises ContentError for a mistake in it."""
    path = root() / title / FILE
    if not path.exists():
        return ()
    found = load_all(Fit, read(path)["fit"], f"{title}/{FILE}, fit")
    if len({fit.seats for fit in found}) < len(found):
        raise ContentError(f"{title}/{FILE}, fit: a number of seats is there twice")
    return found


def fitted(title: str, seats: int) -> Fit | None:
    """Find the curve for a title and a number of seats, where it is good enough to be shown."""
    return next((fit for fit in fits(title) if fit.seats == seats and fit.good), None)


def calibrated(title: str, seats: int) -> bool:
    """Whether a value of this title can be shown as a chance."""
    return fitted(title, seats) is not None


def chance(title: str, seats: int, value: float) -> float | None:
    """Give the chance to win that a value of a search stands for, 0 to 1; None where that is not known.

    What is certain stays certain.
    """
    fit = fitted(title, seats)
    if fit is None:
        return None
    return value if value in (0.0, 1.0) else fit.chance(value)
