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


def affordable(simulations: int, ours: Spent, theirs: Spent) -> int:
    """Return how many simulations the other side may run now so that its answers take as long as ours.

    Ours take `simulations` per answer. The result is between a quarter and four times that number.
    """
    if not theirs.simulations or not ours.answers:
        return simulations
    owed = ours.each * (theirs.answers + 1) - theirs.seconds
    return min(4 * simulations, max(simulations // 4, round(owed * theirs.simulations / theirs.seconds)))
