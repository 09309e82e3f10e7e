"""What a coach is asked in the process of the bots: the best answers, what some are worth, and two compared."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ai.coach import Advice, Idea, Looked, ideas
from ai.heuristics import heuristic
from ai.merging import Finding
from game.core.contract import Action, Decision
from game.play.chairs import Bots
from game.titles import title as take_title

SILENT = Advice((), 0)
"""What somebody advises who has nothing to say."""


class Advised(NamedTuple):
    """A question of a person, for a coach: everything it may know, and nothing else."""

    title: str
    view: Any
    decision: Decision
    number: int
    """How many answers came before."""
    seconds: float
    """The most that may be thought about it, on a busy machine too."""

    @property
    def plays(self) -> bool:
        """No seat waits for it."""
        return False

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Advice:
        """Look for the best answers; nothing once it is called off, for then nobody wants them."""
        coach = bots.coach(self.title, self.decision.seat, self.seconds)
        found = coach.advise(take_title(self.title), self.view, self.decision, self.number, cancelled)
        return SILENT if cancelled() else found

    def at_once(self, bots: Bots) -> Advice:
        """Say nothing: without a search there is no advice."""
        return SILENT

    def any_answer(self) -> Advice:
        """Say nothing."""
        return SILENT

    def fits(self, found: object) -> bool:
        """It is advice."""
        return isinstance(found, Advice)


class Weighed(NamedTuple):
    """Answers that a person may be about to give: tried until there is something to say of them."""

    about: Advised
    answers: tuple[Action, ...]

    @property
    def decision(self) -> Decision:
        """The question they answer."""
        return self.about.decision

    @property
    def plays(self) -> bool:
        """No seat waits for it."""
        return False

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> tuple[Finding, ...]:
        """Try them in the worlds in which the best answers were tried."""
        coach, about = bots.coach(self.about.title, self.decision.seat, self.about.seconds), self.about
        game = take_title(about.title)
        return coach.weigh(game, about.view, about.decision, about.number, self.answers, cancelled)

    def at_once(self, bots: Bots) -> tuple[Finding, ...]:
        """Find nothing: without a search nothing is found."""
        return ()

    def any_answer(self) -> tuple[Finding, ...]:
        """Find nothing."""
        return ()

    def fits(self, found: object) -> bool:
        """They are findings about answers on offer."""
        options = self.decision.options
        return isinstance(found, tuple) and all(
            isinstance(each, Finding) and each.action in options for each in found
        )


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
