"""Calibrates search values: converts them to the share of the victory that was really won.

The curves are measured by `tools.lab.calibrate` and kept in levels/<title>/calibration.toml, by number of seats.
Without a curve, or if it failed on games it wasn't fitted to, no chances are shown.
"""

from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Annotated

from game.core.content.loading import ContentError, Within, folder, load, load_all, read

FILE = "calibration.toml"
SURE = 0.001
"""Values are clamped to this distance from 0 and 1, where the log odds would be infinite."""
FAR = 50.0
"""Log odds are clamped to this magnitude."""
LARGE = Within(0, 10**9)


@dataclass(frozen=True, slots=True)
class Bin:
    """Predictions and results for a tenth of all values, in games that the curve wasn't fitted to."""

    answers: Annotated[int, LARGE]
    games: Annotated[int, LARGE]
    said: float
    """The mean predicted chance."""
    won: float
    """The mean share that was won."""
    low: float
    high: float
    """The 95% interval of the share that was won."""

    @property
    def holds(self) -> bool:
        """True if the prediction is inside the interval."""
        return self.low <= self.said <= self.high


@dataclass(frozen=True, slots=True)
class Fit:
    """A curve from values to chances for one number of seats: log odds times `slope` plus `intercept`."""

    seats: Annotated[int, Within(1, 12)]
    simulations: Annotated[int, LARGE]
    games: Annotated[int, LARGE]
    slope: float
    intercept: float
    good: bool
    """True if the curve held in games that it wasn't fitted to."""
    bin: tuple[Bin, ...]

    def chance(self, value: float) -> float:
        """Return the chance to win, 0 to 1, for a search value from 0 to 1."""
        return share(self.slope * odds(value) + self.intercept)


def odds(value: float) -> float:
    """Return the log odds of a share."""
    inside = min(max(value, SURE), 1 - SURE)
    return log(inside / (1 - inside))


def share(odds: float) -> float:
    """Return the share for log odds."""
    return 1 / (1 + exp(-max(-FAR, min(FAR, odds))))


@dataclass(frozen=True, slots=True)
class FoundAgain:
    """What fraction of a search's difference between two answers a deeper search confirms."""

    questions: Annotated[int, LARGE]
    simulations: Annotated[int, LARGE]
    """The simulations of the deeper search."""
    part: Annotated[float, Within(0, 1)]
    low: float
    high: float
    """The 95% interval of the part."""


@cache
def gap(title: str) -> FoundAgain | None:
    """Return how much of a difference a deeper search confirms in a title; None if it wasn't measured."""
    path = folder(title) / FILE
    found = read(path).get("gap") if path.exists() else None
    return load(FoundAgain, found, f"{title}/{FILE}, gap") if found else None


def honest(title: str, lead: float, value: float) -> float:
    """Return an answer's value, moved towards the best one's (`lead`) as a deeper search would move it."""
    known = gap(title)
    return value if known is None else lead - known.part * (lead - value)


@cache
def fits(title: str) -> tuple[Fit, ...]:
    """Return the curves of a title, () if none were measured. Raises ContentError for a mistake in the file."""
    path = folder(title) / FILE
    if not path.exists():
        return ()
    found = load_all(Fit, read(path).get("fit", []), f"{title}/{FILE}, fit")
    if len({fit.seats for fit in found}) < len(found):
        raise ContentError(f"{title}/{FILE}, fit: a number of seats is there twice")
    return found


def fitted(title: str, seats: int) -> Fit | None:
    """Return the curve for a title and a number of seats, or None if it isn't good enough to be shown."""
    return next((fit for fit in fits(title) if fit.seats == seats and fit.good), None)


def calibrated(title: str, seats: int) -> bool:
    """Return True if values of this title can be shown as chances."""
    return fitted(title, seats) is not None


def chance(title: str, seats: int, value: float) -> float | None:
    """Return the chance to win (0 to 1) that corresponds to a search value, or None if it is unknown.

    The values 0 and 1 are certain and stay unchanged.
    """
    fit = fitted(title, seats)
    if fit is None:
        return None
    return value if value in (0.0, 1.0) else fit.chance(value)


def worth(title: str, seats: int, value: float) -> float:
    """Return the chance to win for a search value, or the value itself without a good curve."""
    known = chance(title, seats, value)
    return value if known is None else known
