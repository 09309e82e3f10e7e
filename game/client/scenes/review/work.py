"""The analysis behind a review: answers are judged one by one in a niced process and saved beside the record."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Protocol

from ai.coach import review
from ai.coach.advice import THOUGHT
from ai.coach.notebook import ReviewFile
from ai.coach.review import Judged, Review, ReviewedQuestion
from ai.search.budget import Budget
from game.core.files.journal import YOU, Recorded
from game.play.worker import BotRequest, Bots, result_of


@dataclass(frozen=True)
class Judging(BotRequest[Judged | None]):
    """An answer to be judged in a bot process."""

    moment: ReviewedQuestion
    budget: Budget

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Judged | None:
        """Judge the answer; return None if cancelled."""
        judged = review.judge(self.moment, review.dice(self.moment.number), cancelled, self.budget)
        return None if cancelled() else judged

    def any_answer(self) -> Judged | None:
        """Return None: it can't be judged here, because a second of thinking would cost sixty frames."""
        return None

    def fits(self, found: object) -> bool:
        """Return True if it is a judgement or None."""
        return found is None or isinstance(found, Judged)


class Judges(Protocol):
    """Judges answers; each judgement is a future."""

    def ask(self, question: Judging) -> "Future[Judged | None]":
        """Submit an answer; its judgement arrives during a later `tick`."""

    def tick(self) -> None:
        """Deliver finished judgements."""

    def close(self) -> None:
        """Stop all workers."""


STEPS = 50
"""The most times that the summary is recomputed while a whole game is judged."""


@dataclass
class Desk:
    """The answers of a finished game that were real choices, and the judgements so far."""

    recorded: Recorded[Any]
    judges: Judges
    budget: Budget = THOUGHT
    running: bool = True
    numbers: tuple[int, ...] = field(init=False)
    """The numbers of the answers worth judging."""
    order: list[int] = field(init=False)
    """The order in which they are judged; people's answers come first."""
    kept: ReviewFile = field(init=False)
    found: Review = field(init=False)
    """The review so far."""
    failed: set[int] = field(init=False, default_factory=set)
    """The answers that couldn't be judged."""
    asked: "tuple[int, Future[Judged | None]] | None" = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.numbers = review.asked(self.recorded.table)
        answers, sitters = self.recorded.table.answers, self.recorded.sitters
        self.order = sorted(self.numbers, key=lambda number: YOU not in sitters[answers[number].seat])
        self.kept = ReviewFile(self.recorded, self.budget)
        self.sum_up()

    def sum_up(self) -> None:
        """Recompute the review from the judgements so far."""
        advised = review.advised(self.recorded)
        self.found = review.review(self.recorded.table, self.kept.judged, advised, self.numbers)

    def _grown(self) -> bool:
        """Return True if enough is new to recompute the summary, which takes a frame or two."""
        return len(self.kept.judged) - len(self.found.judged) > len(self.numbers) / STEPS

    @property
    def done(self) -> int:
        """The number of answers that have been judged or have failed."""
        return len(self.kept.judged) + len(self.failed)

    @property
    def working(self) -> bool:
        """True if there is work left and it isn't paused."""
        return self.running and self.done < len(self.numbers)

    def tick(self, first: int) -> bool:
        """Take over a finished judgement, submit the next answer (`first` if possible); return True if there's
        news.
        """
        if self.asked is None and self.working:
            self._put(first)
        self.judges.tick()
        if self.asked is None or not self.asked[1].done():
            return False
        number, future = self.asked
        self.asked = None
        judged = result_of(future)
        if judged is not None:
            self.kept.add(judged)
            if number == first or not self.working or self._grown():
                self.sum_up()
        elif not future.cancelled():
            self.failed.add(number)
        return True

    def _put(self, first: int) -> None:
        every = (first, *self.order) if first in self.numbers else self.order
        number = next(each for each in every if each not in self.kept.judged and each not in self.failed)
        self.asked = number, self.judges.ask(Judging(review.moment(self.recorded.table, number), self.budget))

    def rest(self) -> None:
        """Pause or resume; an answer interrupted by the pause is judged again from the start."""
        self.running = not self.running
        if not self.running and self.asked is not None:
            self.asked[1].cancel()
            self.asked = None

    def close(self) -> None:
        """Stop for good; judgements made so far are saved."""
        self.judges.close()
        self.kept.file.wait()
