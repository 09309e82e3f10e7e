"""What sealed answers may bring: the chance that a note wins, and what others may wish.

Everything is counted in worlds imagined from one seat's view, in which the others answer by their prior,
so worlds that the seat can't tell apart give the same outlook.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from game.core.contract import Action, Decision, Line, Seat, line

WORLDS = 60
"""The number of imagined worlds."""


class Curve(NamedTuple):
    """The chance that a note wins, by what is paid into it."""

    side: str
    """The side it is written for, as the rules name it."""
    chances: tuple[float, ...]
    """The chance of a note worth 0, 1, 2, ... up to the most the seat can pay; ties count by their odds."""
    price: float | None
    """What winning costs on average; None if the seat can't afford it in every trial game."""

    @property
    def tenths(self) -> tuple[int, ...]:
        """In how many of ten deals each note wins."""
        return tuple([tenths_of_trials(chance) for chance in self.chances])

    def steps(self) -> list[tuple[int, int]]:
        """Return the note values at which winning becomes likelier or less likely, each with its tenths."""
        tenths = self.tenths
        return [(value, wins) for value, wins in enumerate(tenths) if not value or wins != tenths[value - 1]]


class Forecast(NamedTuple):
    """What another seat may wish, and what each of one's own wishes would then bring."""

    other: Seat
    theirs: Mapping[str, float]
    """Each stance, and the share of the worlds in which the other seat wishes it."""
    brings: Mapping[str, Mapping[str, float]]
    """Each wish the seat could write → the share of the worlds in which each stance follows."""


class Foreseen(NamedTuple):
    """What is foreseen at a sealed question."""

    curves: tuple[Curve, ...] = ()
    """One for each side that a note may be written for."""
    forecasts: tuple[Forecast, ...] = ()
    """One for each seat about which an answer is still due."""
    settled: frozenset[Line] = frozenset()
    """What notes decide, as sentences without numbers; the curves say how often it happens."""


NOTHING_FORESEEN = Foreseen()


class Expected(NamedTuple):
    """What is expected of one way to answer a sealed question."""

    told: tuple[Line, ...] = ()
    curve: Curve | None = None
    """The curve of the note it writes; None if it writes none."""
    value: int = 0
    """What that note is worth."""


EXPECTS_NOTHING = Expected()

Deed = tuple[Action, ...]
Foresee = Callable[[Any, Decision, Random], Foreseen]
"""Returns the outlook of a question, from the view of the seat that is asked."""
Expects = Callable[[Any, Foreseen, Deed], Expected]
"""Returns what is expected of a way to answer, from the same view."""


def expecting_nothing(view: Any, outlook: Foreseen, deed: Deed) -> Expected:
    """Return no expectation."""
    return EXPECTS_NOTHING


def tenths_of_trials(share: float) -> int:
    """Return in how many of ten trial games something happens; below 2 % in none, above 98 % in all.

    The games are a sample, so shares of 0 and 1 aren't certain, unlike in `ai.coach.causes.tenths_of_worlds`.
    """
    return 0 if share < 0.02 else 10 if share > 0.98 else min(9, max(1, round(10 * share)))


def of_trials(share: float) -> Line:
    """Return how often something happens, in words."""
    tenths = tenths_of_trials(share)
    kind = {0: "none", 10: "all"}.get(tenths, "some")
    return line(f"coach.trials_{kind}", count=min(9, max(1, tenths)))


def nothing_foreseen(view: Any, decision: Decision, rng: Random) -> Foreseen:
    """Return no outlook."""
    return NOTHING_FORESEEN
