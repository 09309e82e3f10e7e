"""Who answers for a seat: a person at this screen, or a bot that thinks in a process of its own.

A thread would cost a third of the frames; a niced process costs none. The process is started early, survives
being killed, and is gone when the match is left.
"""

import contextlib
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, NamedTuple, Protocol

from ai.difficulty import player
from ai.players import Choice
from game.core.contract import Action, Decision
from game.titles import title as take_title

NICE = 10
TRIES = 3
"""How often a question is put to a new worker before any legal answer is taken."""
PATIENCE = 0.3  # seconds a worker gets to end by itself


class Question(NamedTuple):
    """What a bot is asked: everything it may know, and nothing else."""

    title: str
    level: str
    view: Any
    decision: Decision
    seed: str

    def think(self, cancelled: Callable[[], bool]) -> Choice:
        """Answer it here and now."""
        thinker = player(self.level, self.title)
        return thinker.choose(take_title(self.title), self.view, self.decision, Random(self.seed), cancelled)


class Thinkers(Protocol):
    """Wherever bots think."""

    trouble: int
    """How often a worker had to be replaced."""

    def ask(self, question: Question) -> "Future[Choice]":
        """Put a question; the answer comes with a later `tick`. Cancelling the future stops the thinking."""

    def tick(self) -> None:
        """Hand over what has been thought out."""

    def close(self) -> None:
        """Let everybody go."""


@dataclass
class AtOnce:
    """Bots that think in this process while everything waits: for tests and for very quick levels."""

    trouble: int = 0

    def ask(self, question: Question) -> "Future[Choice]":
        """Answer before returning."""
        future: Future[Choice] = Future()
        future.set_result(question.think(lambda: False))
        return future

    def tick(self) -> None:
        """Nothing is ever left over."""

    def close(self) -> None:
        """Nobody is there."""


@dataclass(eq=False)
class Worker:
    """Bots that think in one niced process, one question at a time."""

    trouble: int = 0
    _process: BaseProcess | None = None
    _pipe: "Connection[Any, Any] | None" = None
    _number: int = 0
    _waiting: deque[tuple[Question, "Future[Choice]"]] = field(default_factory=deque)
    _asked: tuple[int, Question, "Future[Choice]", int] | None = None

    def warm_up(self) -> None:
        """Start the process before the first question, so that the first answer comes soon."""
        if self._process is None:
            self._start()

    def ask(self, question: Question) -> "Future[Choice]":
        """Put a question behind those that are already waiting."""
        future: Future[Choice] = Future()
        self._waiting.append((question, future))
        self.tick()
        return future

    def tick(self) -> None:
        """Hand over an answer, replace a worker that died, put the next question."""
        if self._asked is not None:
            self._listen()
        while self._asked is None and self._waiting:
            question, future = self._waiting.popleft()
            if not future.cancelled():
                self._put(question, future, 1)

    def close(self) -> None:
        """End the process; questions that are still open are cancelled."""
        for _, future in self._waiting:
            future.cancel()
        self._waiting.clear()
        if self._asked is not None:
            self._asked[2].cancel()
            self._asked = None
        self._end()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True, name="overton-bot")
        self._process.start()
        theirs.close()
        self._pipe = mine

    def _put(self, question: Question, future: "Future[Choice]", tries: int) -> None:
        self._number += 1
        self._asked = (self._number, question, future, tries)
        self.warm_up()
        assert self._pipe is not None, "the worker has just been started"
        try:
            self._pipe.send((self._number, question))
        except OSError:
            self._replace()

    def _listen(self) -> None:
        assert self._asked is not None, "something was asked"
        assert self._pipe is not None, "and a worker was started for it"
        number, _, future, _ = self._asked
        try:
            if future.cancelled():
                self._pipe.send(None)  # the worker polls for this and gives its best answer so far
                self._asked = None
                return
            while self._asked is not None and self._pipe.poll():
                told, choice = self._pipe.recv()
                if told == number:
                    self._asked = None
                    if future.set_running_or_notify_cancel():
                        future.set_result(choice)
            if self._asked is not None and self._process is not None and not self._process.is_alive():
                self._replace()
        except (OSError, EOFError):
            self._replace()

    def _replace(self) -> None:
        """Go on with a new worker; a question that keeps killing workers gets any legal answer."""
        assert self._asked is not None, "something was asked"
        _, question, future, tries = self._asked
        self.trouble += 1
        self._asked = None
        self._end()
        if tries < TRIES:
            self._put(question, future, tries + 1)
        elif future.set_running_or_notify_cancel():
            future.set_result(Choice(Random(question.seed).choice(question.decision.options)))

    def _end(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()  # ends the worker's loop; a thinking one sees it when it polls
        if process is not None:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
                process.join(PATIENCE)
            process.close() if not process.is_alive() else None


def work(pipe: "Connection[Any, Any]") -> None:
    """Answer questions until the other end of the pipe is closed: the whole life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl C in the terminal is for the window
    with contextlib.suppress(OSError, AttributeError):  # not every system can be nice
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):  # the window is gone, so there is nobody left to answer
        while True:
            asked = pipe.recv()
            if asked is not None:
                number, question = asked
                pipe.send((number, question.think(partial(_called_off, pipe))))


def _called_off(pipe: "Connection[Any, Any]") -> bool:
    """Whether something came while a bot was thinking: only ever that it may stop, or that the window is gone."""
    return pipe.poll()


@dataclass
class Bot:
    """A seat whose answers come from a level of bot."""

    title: str
    level: str
    thinkers: Thinkers

    def ask(self, view: Any, decision: Decision, seed: str) -> "Future[Choice]":
        """Have the question thought about."""
        if len(decision.options) == 1:
            future: Future[Choice] = Future()
            future.set_result(Choice(decision.options[0]))
            return future
        return self.thinkers.ask(Question(self.title, self.level, view, decision, seed))


@dataclass
class Person:
    """A seat whose answers come from the screen."""

    asked: "Future[Choice] | None" = None

    def ask(self, view: Any, decision: Decision, seed: str) -> "Future[Choice]":
        """Wait for the screen to answer."""
        self.asked = Future()
        return self.asked

    def answer(self, action: Action) -> None:
        """Give what was touched on the screen; too late when nobody waits any more."""
        if self.asked is not None and not self.asked.done():
            self.asked.set_result(Choice(action))


Chair = Bot | Person


def taken(future: "Future[Choice]") -> Choice | None:
    """The answer of a future that is done; None when the question was called off."""
    try:
        return future.result(timeout=0)
    except CancelledError:
        return None
