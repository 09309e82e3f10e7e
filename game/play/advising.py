"""Requests that a coach sends to the bot process: advice, findings on some answers, a comparison of two."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from ai.coach.advice import Advice, Idea, LookedInto, dice, ideas
from ai.coach.calibration import worth
from ai.heuristics import heuristic
from ai.search.merging import Finding
from game.core.contract import Action, Decision
from game.play.worker import BotRequest, Bots
from game.titles import rules_of

SILENT = Advice((), 0)
"""Empty advice."""


@dataclass(frozen=True)
class Advised(BotRequest[Advice]):
    """A request for advice, with everything the coach may know."""

    title: str
    view: Any
    decision: Decision
    number: int
    """The number of answers given so far."""
    seconds: float
    """The time limit in seconds."""

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Advice:
        """Search for the best answers; return empty advice when cancelled."""
        coach = bots.coach(self.title, self.decision.seat, self.seconds)
        found = coach.advise(rules_of(self.title), self.view, self.decision, self.number, cancelled)
        return SILENT if cancelled() else found

    def any_answer(self) -> Advice:
        """Return empty advice."""
        return SILENT

    def fits(self, found: object) -> bool:
        """Return True if the result is advice."""
        return isinstance(found, Advice)


@dataclass(frozen=True)
class Weighed(BotRequest[tuple[Finding, ...]]):
    """A request to try some answers often enough to judge them.

    Without answers, it tries those that others will be compared with.
    """

    about: Advised
    answers: tuple[Action, ...]
    seats: int

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> tuple[Finding, ...]:
        """Try the answers in the same worlds as the best ones."""
        about = self.about
        coach = bots.coach(about.title, about.decision.seat, about.seconds)
        game = rules_of(about.title)
        if not self.answers:
            coach.sound_out(game, about.view, about.decision, about.number, about.seconds, cancelled)
            return ()
        chance = partial(worth, about.title, self.seats)
        return coach.weigh(game, about.view, about.decision, about.number, self.answers, cancelled, chance)

    def any_answer(self) -> tuple[Finding, ...]:
        """Return no findings."""
        return ()

    def fits(self, found: object) -> bool:
        """Return True if the result is findings about answers on offer."""
        options = self.about.decision.options
        return isinstance(found, tuple) and all(
            isinstance(each, Finding) and each.action in options for each in found
        )


@dataclass(frozen=True)
class Compared(BotRequest[tuple[Idea, ...]]):
    """A request for the reasons why one answer is better than another."""

    about: Advised
    pair: tuple[Finding, Finding]

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> tuple[Idea, ...]:
        """Return both answers with their reasons, from the search that found them."""
        about = self.about
        coach = bots.coach(about.title, about.decision.seat, about.seconds)
        game = rules_of(about.title)
        looked = coach.look(game, about.view, about.decision, about.number, cancelled)
        return self._ideas(looked)

    def without_search(self, bots: Bots) -> tuple[Idea, ...]:
        """Return both answers without reasons, since reasons need a search."""
        return self._ideas(LookedInto(self.pair, None, 0))

    def _ideas(self, looked: LookedInto) -> tuple[Idea, ...]:
        about = self.about
        known, game = heuristic(about.title), rules_of(about.title)
        return ideas(game, about.view, about.decision, known, dice(about.number), looked, self.pair)

    def any_answer(self) -> tuple[Idea, ...]:
        """Return no ideas."""
        return ()

    def fits(self, found: object) -> bool:
        """Return True if the result is ideas."""
        return isinstance(found, tuple) and all(isinstance(each, Idea) for each in found)
