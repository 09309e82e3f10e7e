"""Bots from people's own files, each seat's in its own process with a time limit."""

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import redirect_stdout
from dataclasses import dataclass, field, replace
from functools import partial
from time import sleep
from typing import Any, NamedTuple

from ai.homemade import BotFailed
from ai.levels import STAND_IN
from ai.players import Choice
from ai.search.budget import never
from game.core.contract import Line, Seat, line
from game.play.worker import BotRequest, Bots, Question, Worker, result_of

LIMIT = 10.0
"""Seconds a bot may take for an answer."""
FAILURES = 3
"""How often a bot may fail to answer before it is no longer asked."""
POLL = 0.002


class Answered(NamedTuple):
    """An answer, and why it isn't the bot's own; None if it is."""

    choice: Choice
    trouble: Line | None = None


@dataclass(frozen=True)
class HomemadeQuestion(BotRequest[Answered]):
    """A question to somebody's own bot. If it has no answer, a bot of the middle level answers."""

    question: Question
    seconds: float

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.question.decision.seat

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Answered:
        """Ask the bot. What it prints goes to stderr, so that it doesn't overwrite the game."""
        try:
            with redirect_stdout(sys.stderr):
                return Answered(self.question.think(cancelled, bots))
        except BotFailed as failed:
            return self.answered_for(failed.told, bots)

    def without_search(self, bots: Bots) -> Answered:
        """Answer in its place, since no process starts."""
        return self.answered_for(line("homemade.no_process", bot=self.question.level), bots)

    def given_up(self, silent: bool) -> Answered:
        """Answer in its place, since it took too long or its process is gone."""
        bot = self.question.level
        late = line("homemade.silent", bot=bot, seconds=f"{self.seconds:g}")
        return self.answered_for(late if silent else line("homemade.died", bot=bot), Bots())

    def answered_for(self, trouble: Line | None, bots: Bots) -> Answered:
        """Return the answer of a bot of the middle level."""
        return Answered(replace(self.question, level=STAND_IN).think(never, bots), trouble)

    def fits(self, found: object) -> bool:
        """Return True if one of the options was chosen."""
        return isinstance(found, Answered) and self.question.fits(found.choice)


@dataclass
class HomemadeBots:
    """The processes of people's own bots in one game. One seat's bot can't reach into another's."""

    title: str
    limit: float = LIMIT
    told: list[Line] = field(default_factory=list)
    """What went wrong and who answered instead, in order, in the room's words."""
    _workers: dict[tuple[str, Seat], Worker] = field(default_factory=dict)
    _failed: Counter[tuple[str, Seat]] = field(default_factory=Counter)

    def ask(self, question: Question) -> "Future[Choice]":
        """Ask a seat's bot in its process."""
        key = (question.level, question.decision.seat)
        asked, future = HomemadeQuestion(question, self.limit), Future[Choice]()
        if self._failed[key] >= FAILURES:
            future.set_result(asked.answered_for(None, Bots()).choice)
            return future
        if key not in self._workers:
            self._workers[key] = Worker(self.title, limit=self.limit, beside=0, tries=1)
        answered = self._workers[key].ask(asked)
        answered.add_done_callback(partial(self._heard, key, future))
        future.add_done_callback(lambda done: answered.cancel() if done.cancelled() else None)
        return future

    def _heard(self, key: tuple[str, Seat], future: "Future[Choice]", answered: "Future[Answered]") -> None:
        found = result_of(answered)
        if found is None or not future.set_running_or_notify_cancel():
            return
        if found.trouble is not None:
            self._fails(key, found.trouble)
        future.set_result(found.choice)

    def _fails(self, key: tuple[str, Seat], trouble: Line) -> None:
        self.told.append(line("homemade.instead", why=trouble))
        self._failed[key] += 1
        if self._failed[key] == FAILURES:
            self.told.append(line("homemade.given_up", bot=key[0], count=FAILURES))

    def tick(self) -> None:
        """Deliver answers, and replace processes that hang or have died."""
        for worker in tuple(self._workers.values()):
            worker.tick()

    def wait(self, future: "Future[Any]") -> None:
        """Wait for an answer; only for faces that have nothing else to do."""
        while self._workers and not future.done():
            self.tick()
            sleep(POLL)

    def close(self) -> None:
        """Stop all processes."""
        for worker in self._workers.values():
            worker.close()
        self._workers.clear()
