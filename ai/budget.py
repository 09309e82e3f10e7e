"""How long a player that searches may think."""

from dataclasses import dataclass

from ai.deeds import Hidden
from game.core.contract import Decision


@dataclass(frozen=True)
class Budget:
    """How long a player that searches may think about a question: by its weight in seconds, or in simulations.

    How many answers there are to a window or a sealed question hangs on a hand, so these always weigh the same.
    """

    trivial: float = 0.03
    normal: float = 0.15
    heavy: float = 0.8
    simulations: int = 0
    """When set, the clock is not asked, and the same view and rng give the same answer."""

    def limits(self, decision: Decision, kept: Hidden = Hidden.NO) -> tuple[int, float]:
        """Give simulations and seconds for a question: two options are trivial, ten are heavy."""
        if self.simulations:
            return self.simulations, float("inf")
        if decision.window or kept == Hidden.SEALED:
            return 1_000_000, self.normal
        match len(decision.options):
            case 1 | 2:
                return 1_000_000, self.trivial
            case 3 | 4 | 5 | 6 | 7 | 8 | 9:
                return 1_000_000, self.normal
            case _:
                return 1_000_000, self.heavy
