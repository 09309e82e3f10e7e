"""The work behind a review: answer by answer is judged in a niced process, and kept beside the record."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ai.coach import review
from ai.coach.advice import THOUGHT
from ai.coach.review import Judged, Review, ReviewedQuestion, ReviewFile
from ai.search.budget import Budget
from game.core.contract import Decision
from game.core.files.journal import YOU, Recorded
from game.play.chairs import Bots, taken


class Judging(NamedTuple):
    """An answer that is to be judged in a process of bots."""

    moment: ReviewedQuestion
    budget: Budget

    @property
    def decision(self) -> Decision:
        """The question it answers."""
        return self.moment.decision

    @property
    def plays(self) -> bool:
        """No seat waits for it."""
        return False

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Judged | None:
        """Judge it; nothing comes of one that was called off."""
        judged = review.judge(self.moment, review.dice(self.moment.number), cancelled, self.budget)
        return None if cancelled() else judged

    def at_once(self, bots: Bots) -> Judged | None:
        """Leave it: a second of thinking here would be sixty frames."""
        return None

    def any_answer(self) -> Judged | None:
        """Leave it: what can't be judged has no judgement."""
        return None

    def fits(self, found: object) -> bool:
        """It is a judgement, or none."""
        return found is None or isinstance(found, Judged)


class Judges(Protocol):
    """What judges answers: each judgement is a future."""

    def ask(self, question: Judging) -> "Future[Judged | None]":
        """Put an answer; its judgement comes with a later `tick`."""

    def tick(self) -> None:
        """Hand over what has been judged."""

    def close(self) -> None:
        """Let everybody go."""


STEPS = 50
"""How often a sum is made anew at most while a whole game is judged."""


@dataclass
class Desk:
    """The answers of a finished game that were a choice, and what has been found out about them so far."""

    recorded: Recorded[Any]
    judges: Judges
    budget: Budget = THOUGHT
    running: bool = True
    numbers: tuple[int, ...] = field(init=False)
    """The numbers of the answers that are worth judging."""
    order: list[int] = field(init=False)
    """The order in which they are judged: those of people first."""
    kept: ReviewFile = field(init=False)
    found: Review = field(init=False)
    """What is known so far."""
    failed: set[int] = field(init=False, default_factory=set)
    """The answers that nobody could judge."""
    asked: "tuple[int, Future[Judged | None]] | None" = field(init=False, default=None)

    def __post_init__(self) -> None:
        self.numbers = review.asked(self.recorded.table)
        answers, sitters = self.recorded.table.answers, self.recorded.sitters
        self.order = sorted(self.numbers, key=lambda number: YOU not in sitters[answers[number].seat])
        self.kept = ReviewFile(self.recorded, self.budget)
        self._sum_up()

    def _sum_up(self) -> None:
        self.found = review.review(self.recorded.table, self.kept.judged, review.advised(self.recorded))

    def _grown(self) -> bool:
        """Whether so much is new that the sum is worth making anew: it costs a frame or two."""
        return len(self.kept.judged) - len(self.found.judged) > len(self.numbers) / STEPS

    @property
    def done(self) -> int:
        """How many answers are done with."""
        return len(self.kept.judged) + len(self.failed)

    @property
    def working(self) -> bool:
        """Whether there is something to do and nobody has said to stop."""
        return self.running and self.done < len(self.numbers)

    def tick(self, first: int) -> bool:
        """Take in a judgement and put the next answer, `first` before all others; whether anything is new."""
        if self.asked is None and self.working:
            self._put(first)
        self.judges.tick()
        if self.asked is None or not self.asked[1].done():
            return False
        number, future = self.asked
        self.asked = None
        judged = taken(future)
        if judged is not None:
            self.kept.add(judged)
            if number == first or not self.working or self._grown():
                self._sum_up()
        elif not future.cancelled():
            self.failed.add(number)
        return True

    def _put(self, first: int) -> None:
        every = (first, *self.order) if first in self.numbers else self.order
        number = next(each for each in every if each not in self.kept.judged and each not in self.failed)
        self.asked = number, self.judges.ask(Judging(review.moment(self.recorded.table, number), self.budget))

    def rest(self) -> None:
        """Stop, or go on: what was begun is begun anew then."""
        self.running = not self.running
        if not self.running and self.asked is not None:
            self.asked[1].cancel()
            self.asked = None

    def close(self) -> None:
        """Stop for good; what was found is kept."""
        self.judges.close()
        self.kept.file.wait()
