"""Where bots think: in this process or, for the window, in a worker process.

A thread would cost a third of the frames; a niced process costs none. The process is started early, is replaced if
it is killed, and ends when the match is left. The processes that help it search are in `ai/crew.py`.

How a bot's answer comes: `Sitting.ask` puts a `Question` → `Worker.ask` sends it to the process, where `work`
calls `Question.think` → `Bots.at` returns the seat's player, whose `choose` returns a `Choice` → `Worker.tick`
sets it as the result of the future → `Sitting.answer` returns it as soon as its timing reveals nothing.
"""

import atexit
import contextlib
import multiprocessing
import os
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import UnpicklingError
from random import Random
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from ai.coach.advice import THOUGHT, Counsel, adviser
from ai.crew import Processes, spare_processes
from ai.heuristics import heuristic
from ai.levels import STAND_IN, player
from ai.players import Choice, MctsPlayer, Player
from ai.search.budget import never
from game.core.contract import Decision, Seat
from game.core.processes import leave_together
from game.titles import rules_of

NICE = 10
TRIES = 2
"""The number of workers a question is given to before any legal answer is used."""
LIMIT = 40.0
"""Seconds a worker may take for an answer, several times the largest budget: a busy machine is no hung bot."""
START = 30.0
"""Seconds a worker may take to start."""
STILLBORN = 3
"""The number of workers in a row that may die at startup before searching is given up."""
PATIENCE = 0.3  # seconds a worker gets to exit by itself
READY = 0
"""The number a worker sends when it is listening; questions are numbered from 1."""

UNREADABLE = (UnpicklingError, ValueError, TypeError, AttributeError, ImportError, IndexError)
"""The errors that unpickling foreign bytes may raise."""


class Nonsense(Exception):
    """A message that no worker would send."""


A = TypeVar("A")


class BotRequest(Generic[A]):
    """A request that a worker can carry out."""

    @property
    def seat(self) -> Seat | None:
        """The seat that waits for it, so that people are told if its bot dies; None if no seat does."""
        return None

    def think(self, cancelled: Callable[[], bool], bots: "Bots") -> A:
        """Carry it out in this process; return the best result so far when `cancelled`."""
        raise NotImplementedError

    def without_search(self, bots: "Bots") -> A:
        """Carry it out quickly, without a search."""
        return self.any_answer()

    def any_answer(self) -> A:
        """Return any valid result, without asking the bot."""
        raise NotImplementedError

    def given_up(self, silent: bool) -> A:
        """Return a result although the worker was `silent` for too long, or has died."""
        return self.any_answer()

    def fits(self, found: object) -> bool:
        """Return True if a result is valid; a worker that sends an invalid one is replaced."""
        raise NotImplementedError


@dataclass(frozen=True)
class Question(BotRequest[Choice]):
    """A question to a bot, with everything it may know."""

    title: str
    level: str
    view: Any
    decision: Decision
    seed: str
    """The seed of the bot's draws, unrelated to the deal."""

    @property
    def seat(self) -> Seat:
        """The seat that is asked."""
        return self.decision.seat

    def think(self, cancelled: Callable[[], bool], bots: "Bots") -> Choice:
        """Choose an answer in this process."""
        bot = bots.at(self.title, self.level, self.decision.seat)
        return bot.choose(rules_of(self.title), self.view, self.decision, Random(self.seed), cancelled)

    def without_search(self, bots: "Bots") -> Choice:
        """Answer with a level that doesn't search."""
        return replace(self, level=STAND_IN).think(never, bots)

    def any_answer(self) -> Choice:
        """Return a random legal answer."""
        return Choice(Random(self.seed).choice(self.decision.options))

    def fits(self, found: object) -> bool:
        """Return True if one of the options was chosen."""
        return isinstance(found, Choice) and found.action in self.decision.options


class Bots:
    """The bots of one process. They keep their search trees between questions."""

    def __init__(self, crew: Processes | None = None) -> None:
        self.crew = crew
        self.known: dict[tuple[str, str, Seat], Player] = {}
        self.coaches: dict[tuple[str, Seat, float], Counsel] = {}

    def at(self, title: str, level: str, seat: Seat) -> Player:
        """Return a seat's bot."""
        bot = self.known.get((title, level, seat))
        if bot is None:
            bot = player(level, title)
            crew = self.crew if self.crew is not None and self.crew.title == title else None
            if crew is not None and isinstance(bot, MctsPlayer) and bot.budget.by_clock:
                bot = replace(bot, crew=crew.at(level))
            self.known[title, level, seat] = bot
        return bot

    def coach(self, title: str, seat: Seat, seconds: float) -> Counsel:
        """Return a seat's coach. It has its own search tree, so that bots play as they would without it."""
        coach = self.coaches.get((title, seat, seconds))
        if coach is None:
            who = adviser(title, replace(THOUGHT, each=seconds))
            coach = self.coaches[title, seat, seconds] = Counsel(who)
        return coach


class BotExecutor(Protocol):
    """An executor of bots' requests; each result is a future."""

    lost: list[Seat]
    """Seats whose bot died and was replaced, in order."""
    hides_timing: bool
    """True if answers wait for the pulse, because people could measure how long a bot thinks."""

    @property
    def gone(self) -> bool:
        """True if starting workers has been given up, so that nobody searches."""

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        """Submit a request; its result comes with a later `tick`. Cancelling the future stops the search."""

    def tick(self) -> None:
        """Deliver finished results."""

    def close(self) -> None:
        """Stop all processes."""


@dataclass
class AtOnce:
    """Bots that think in this process while everything waits."""

    lost: list[Seat] = field(default_factory=list)
    hides_timing: bool = False
    gone: bool = False
    bots: Bots = field(default_factory=Bots)
    coaching: bool = False
    """Whether a coach thinks here too."""

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        """Carry out a request before returning."""
        future: Future[A] = Future()
        thinks = question.seat is not None or self.coaching
        future.set_result(question.think(never, self.bots) if thinks else question.without_search(self.bots))
        return future

    def tick(self) -> None:
        """Do nothing: every request is already done."""

    def close(self) -> None:
        """Do nothing: there are no processes."""


@dataclass(eq=False)
class _Asked(Generic[A]):
    """A pending request, and how many workers it has cost."""

    question: BotRequest[A]
    future: "Future[A]"
    cost: int = 0
    called_off: bool = False


@dataclass(eq=False)
class Worker:
    """Bots that think in one niced process, one question at a time.

    A worker that dies, answers nonsense or is silent for longer than any bot thinks is killed and replaced.
    """

    title: str = ""
    """The title whose rules a worker loads at startup; "" for none."""
    lost: list[Seat] = field(default_factory=list)
    hides_timing: bool = True
    limit: float = LIMIT
    beside: int = field(default_factory=spare_processes)
    """The number of processes that search beside it."""
    tries: int = TRIES
    """The number of workers a question is given to."""
    _process: BaseProcess | None = None
    _pipe: "Connection[Any, Any] | None" = None
    _listens: bool = False
    _number: int = READY
    _until: float = 0.0
    """The deadline of the current request."""
    _waiting: deque[_Asked[Any]] = field(default_factory=deque)
    _asked: _Asked[Any] | None = None
    _stillborn: int = 0
    """The number of workers in a row that died at startup."""
    _bots: Bots = field(default_factory=Bots)
    """The bots that answer here if no worker starts."""

    @property
    def gone(self) -> bool:
        """Whether starting workers has been given up."""
        return self._stillborn >= STILLBORN

    def warm_up(self) -> None:
        """Start the process before the first question, so that the first answer comes sooner."""
        if self._process is None and not self.gone:
            self._start()

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        """Queue a request."""
        asked = _Asked(question, Future[A]())
        self._waiting.append(asked)
        self.tick()
        return asked.future

    def tick(self) -> None:
        """Deliver a result, replace a dead or hung worker, send the next request."""
        while self._waiting and self._waiting[0].future.cancelled():
            self._waiting.popleft()
        if self._pipe is not None and (self._asked is not None or self._waiting):
            self._attend(self._pipe)
        while self.gone and self._waiting:
            self._answer_here(self._waiting.popleft())
        if self._asked is None and self._waiting:
            self.warm_up()
            if self._listens:
                self._put(self._waiting.popleft())

    def close(self) -> None:
        """Stop the process and cancel open requests."""
        for asked in (*self._waiting, *((self._asked,) if self._asked is not None else ())):
            asked.future.cancel()
        self._waiting.clear()
        self._asked = None
        self._end(PATIENCE)

    def _answer_here(self, asked: _Asked[Any]) -> None:
        if asked.future.set_running_or_notify_cancel():
            asked.future.set_result(asked.question.without_search(self._bots))

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        # not a daemon, or it couldn't start the processes that search beside it; it still ends with the window
        process = context.Process(target=work, args=(theirs, self.title, self.beside), name="overton-bot")
        process.start()
        theirs.close()
        atexit.register(process.kill)  # don't wait for a hung worker when the program ends
        self._process, self._pipe, self._listens = process, mine, False
        self._until = monotonic() + START

    def _put(self, asked: _Asked[Any]) -> None:
        assert self._pipe is not None, "the worker listens"
        self._number += 1
        self._asked, self._until = asked, monotonic() + self.limit
        try:
            self._pipe.send((self._number, asked.question))
        except OSError:
            self._replace()

    def _attend(self, pipe: "Connection[Any, Any]") -> None:
        """Receive results, and check that the worker is alive."""
        try:
            self._call_off(pipe)
            while pipe.poll():
                self._hear(pipe.recv())
        except (OSError, EOFError, Nonsense, *UNREADABLE):
            return self._replace()
        silent = (self._asked is not None or not self._listens) and monotonic() > self._until
        dead = self._process is None or not self._process.is_alive()
        if silent or dead:
            self._replace(silent=not dead)
        return None

    def _call_off(self, pipe: "Connection[Any, Any]") -> None:
        asked = self._asked
        if asked is not None and asked.future.cancelled() and not asked.called_off:
            pipe.send(None)  # the worker polls for this and gives its best answer so far
            asked.called_off = True

    def _hear(self, said: object) -> None:
        match said:
            case (int(number), None) if number == READY:
                self._listens, self._stillborn = True, 0
            case (int(number), found) if self._asked is not None and number == self._number:
                future = self._asked.future
                if not future.cancelled() and not self._asked.question.fits(found):
                    raise Nonsense
                self._asked = None
                if future.set_running_or_notify_cancel():
                    future.set_result(found)
            case (int(), _):
                return  # about a question that nobody waits for any more
            case _:
                raise Nonsense

    def _replace(self, *, silent: bool = False) -> None:
        """Replace a worker that was `silent` for too long, or has died.

        A request that has cost several workers gets any valid result.
        """
        born, self._stillborn = self._listens, self._stillborn + (not self._listens)
        asked, self._asked = self._asked or (self._waiting.popleft() if self._waiting else None), None
        self._end(0.0)
        if asked is None or asked.future.cancelled():
            return
        asked.cost += born  # a worker that never listened can't have died of the question
        if (seat := asked.question.seat) is not None:
            self.lost.append(seat)
        if asked.cost < self.tries:
            self._waiting.appendleft(asked)
        elif asked.future.set_running_or_notify_cancel():
            asked.future.set_result(asked.question.given_up(silent))

    def _end(self, patience: float) -> None:
        """Stop the process: give it time, then terminate it, then kill it."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()  # ends the worker's loop; one that is thinking notices when it polls
        if process is None:
            return
        atexit.unregister(process.kill)
        process.join(patience)
        if process.is_alive() and patience:
            process.terminate()
            process.join(patience)
        if process.is_alive():
            process.kill()
            process.join(1.0)
        if not process.is_alive():
            process.close()


def work(pipe: "Connection[Any, Any]", title: str = "", beside: int = 0) -> None:
    """Answer requests until the pipe is closed. The main function of a worker."""
    leave_together()
    del sys.argv[1:]  # the window's own arguments, which may contain the deal number
    with contextlib.suppress(OSError, AttributeError):  # not every system can be nice
        os.nice(NICE)
    crew = Processes(title, beside) if title and beside else None
    if title:
        rules_of(title)
        heuristic(title)
    bots = Bots(crew)
    with contextlib.suppress(EOFError, OSError):  # the window is gone, so there is nobody left to answer
        pipe.send((READY, None))
        while True:
            asked = pipe.recv()
            if asked is not None:
                number, question = asked
                pipe.send((number, question.think(partial(_called_off, pipe), bots)))
    if crew is not None:
        crew.close()


def _called_off(pipe: "Connection[Any, Any]") -> bool:
    """Return True if the window has called the search off, or is gone."""
    return pipe.poll()


def result_of(future: "Future[A]") -> A | None:
    """Return the result of a finished future; None if it was cancelled."""
    try:
        return future.result(timeout=0)
    except CancelledError:
        return None
