"""Keeps two sides of a match at equal processor time, whatever a simulation costs either of them."""

from dataclasses import dataclass


@dataclass
class Spent:
    """The processor seconds, answers and simulations of one side."""

    seconds: float = 0.0
    answers: int = 0
    simulations: int = 0

    @property
    def each(self) -> float:
        """Seconds per answer."""
        return self.seconds / self.answers if self.answers else 0.0

    def add(self, seconds: float, simulations: int) -> None:
        """Record one more answer."""
        self.seconds += seconds
        self.answers += 1
        self.simulations += simulations


SETTLED = 30
"""Answers after which a side's cost is known well enough."""


def affordable(simulations: int, ours: Spent, theirs: Spent) -> int:
    """Return how many simulations of the other side cost as much as one answer of ours, on the average so far.

    Ours take `simulations` per answer. The result is between a quarter and four times that number. It changes
    slowly: questions cost very different times, and a side that had to pay for a dear one at the next would be
    given a few simulations here and many there, and lose by that.
    """
    if theirs.answers < SETTLED or not ours.answers:
        return simulations
    count = round(ours.each * theirs.simulations / theirs.seconds)
    return min(4 * simulations, max(simulations // 4, count))
