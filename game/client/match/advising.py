"""What a coach is asked in the process of the bots: the best answers to a question, and two of them compared."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ai.coach import IDEAS, Advice, Idea, Looked, ideas, look
from ai.heuristics import heuristic
from ai.merging import Finding
from game.client.match.chairs import Bots
from game.core.contract import Decision
from game.titles import title as take_title

SILENT = Advice((), 0)
"""What somebody advises who has nothing to say."""


class Advised(NamedTuple):
    """A question of a person, for a coach: everything it may know, and nothing else."""

    title: str
    view: Any
    decision: Decision
    seed: str
    seconds: float

    @property
    def plays(self) -> bool:
        """No seat waits for it."""
        return False

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Advice:
        """Look for the best answers; nothing once it is called off, for then nobody wants them."""
        coach = bots.coach(self.title, self.decision.seat, self.seconds)
        game, rng = take_title(self.title), Random(self.seed)
        looked = look(game, self.view, self.decision, coach, rng, cancelled)
        if cancelled():
            return SILENT
        best = sorted(looked.answers[:IDEAS], key=lambda finding: -finding.mean)
        named = ideas(game, self.view, self.decision, coach.heuristic, rng, looked, best)
        return Advice(named, looked.simulations, looked.answers)

    def at_once(self, bots: Bots) -> Advice:
        """Say nothing: without a search there is no advice."""
        return SILENT

    def any_answer(self) -> Advice:
        """Say nothing."""
        return SILENT

    def fits(self, found: object) -> bool:
        """It is advice."""
        return isinstance(found, Advice)


class Compared(NamedTuple):
    """Two answers of which a coach has seen what they come to: why is the first better than the second?"""

    title: str
    view: Any
    decision: Decision
    seed: str
    pair: tuple[Finding, Finding]

    @property
    def plays(self) -> bool:
        """No seat waits for it."""
        return False

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> tuple[Idea, ...]:
        """Give both with their reasons."""
        known, game = heuristic(self.title), take_title(self.title)
        looked = Looked(self.pair, None, 0)
        return ideas(game, self.view, self.decision, known, Random(self.seed), looked, self.pair)

    def at_once(self, bots: Bots) -> tuple[Idea, ...]:
        """Compare them all the same: that takes a moment only."""
        return self.think(lambda: False, bots)

    def any_answer(self) -> tuple[Idea, ...]:
        """Give no reasons."""
        return ()

    def fits(self, found: object) -> bool:
        """They are ideas."""
        return isinstance(found, tuple) and all(isinstance(each, Idea) for each in found)
