"""Keeps two sides of a match at the same processor time, whatever a simulation costs either of them."""

from dataclasses import dataclass


@dataclass
class Spent:
    """Processor seconds, answers and simulations of one side."""

    seconds: float = 0.0
    answers: int = 0
    simulations: int = 0

    @property
    def each(self) -> float:
        """Seconds an answer."""
        return self.seconds / self.answers if self.answers else 0.0

    def add(self, seconds: float, simulations: int) -> None:
        """Note one more answer."""
        self.seconds += seconds
        self.answers += 1
        self.simulations += simulations


def affordable(simulations: int, ours: Spent, theirs: Spent) -> int:
    """Say how many simulations the other side may do now, so that its answers take as long as ours.

    We do `simulations` for an answer. Between a quarter of them and four times as many.
    """
    if not theirs.simulations or not ours.answers:
        return simulations
    owed = ours.each * (theirs.answers + 1) - theirs.seconds
    return min(4 * simulations, max(simulations // 4, round(owed * theirs.simulations / theirs.seconds)))
