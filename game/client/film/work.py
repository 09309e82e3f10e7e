"""Making a film while a window is open: in a niced process, so that the window drops no frames."""

import atexit
import multiprocessing
import os
import signal
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from game.client.film.ffmpeg import Stopped, Unfilmed, program
from game.client.film.pictures import Cut, check, darken
from game.client.film.writing import write
from game.core.content.languages import current_language, use_language
from game.core.contract import Action
from game.core.files.journal import Header, Recorded, laid_out
from game.core.language.words import say
from game.play.worker import NICE
from game.titles import rules_of

MOST = 3_000_000
"""The size limit in bytes of a GIF to send to a friend."""
PATIENCE = 5.0
"""Seconds allowed for cleaning up an unfinished file."""


class Order(NamedTuple):
    """A film job as sent to the process, with only the answers, because a whole record is too large."""

    header: Header
    answers: tuple[Action, ...]
    sitters: tuple[frozenset[str], ...]
    practice: bool
    cut: Cut
    path: Path
    language: str
    """Needed because a new process would use the system's language."""

    def recorded(self) -> Recorded[Any]:
        """Return the game rebuilt from its answers; it isn't saved."""
        made = laid_out(self.header, rules_of)
        for answer in self.answers:
            made.play(answer)
        made.sitters, made.practice = [set(each) for each in self.sitters], self.practice
        return made


def order(recorded: Recorded[Any], cut: Cut, path: Path) -> Order:
    """Return the job for a film. Raises Unfilmed."""
    check(recorded, cut)
    program()
    sitters = tuple(frozenset(each) for each in recorded.sitters)
    answers = tuple(answer.action for answer in recorded.table.answers)
    return Order(recorded.header, answers, sitters, recorded.practice, cut, path, current_language())


def work(pipe: "Connection[Any, Any]", ordered: Order) -> None:
    """Make one film; this is the process's main function. Any message on the pipe, or its closing, stops it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is meant for the window
    if hasattr(os, "nice"):
        os.nice(NICE)
    use_language(ordered.language)
    with suppress(Stopped, OSError):  # nobody is listening any more
        pipe.send(_made(pipe, ordered))


def _made(pipe: "Connection[Any, Any]", ordered: Order) -> str:
    """Make the film; return "", or why it couldn't be made."""
    try:
        darken()
        write(ordered.recorded(), ordered.cut, ordered.path, hears=pipe.send, cancelled=pipe.poll, most=MOST)
    except Unfilmed as unfilmed:
        return str(unfilmed)
    return ""


@dataclass
class Filming:
    """A film in progress, seen from the window's process."""

    ordered: Order
    share: float = 0.0
    """The progress, 0 to 1."""
    told: str | None = None
    """The outcome: "" if the film was written, else why not; None while it is being made."""
    _pipe: "Connection[Any, Any]" = field(init=False)
    _process: BaseProcess = field(init=False)

    def __post_init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, self.ordered), name="overton-film")
        self._process.start()
        theirs.close()
        atexit.register(self.close)

    def tick(self) -> bool:
        """Receive progress; return True if anything is new."""
        before = self.share, self.told
        try:
            while self.told is None and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError):  # the process has died
            self.told = say("film.died")
        return before != (self.share, self.told)

    def _hear(self, word: float | str) -> None:
        if isinstance(word, str):
            self.told = word
        else:
            self.share = word

    def close(self) -> None:
        """Stop it if it is still working; it cleans up after itself, without blocking a frame."""
        atexit.unregister(self.close)
        self._pipe.close()
        Thread(target=self._end, name="overton-film-end").start()

    def _end(self) -> None:
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
