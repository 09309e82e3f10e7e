"""The work on a film while a window is open: in a niced process, so that not one frame is lost."""

import atexit
import multiprocessing
import os
import signal
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from game.client.film.ffmpeg import Stopped, Unfilmed, program
from game.client.film.pictures import Cut, check, darken
from game.client.film.writing import write
from game.core.content.languages import speak, spoken
from game.core.contract import Action
from game.core.files.journal import Header, Recorded, laid_out
from game.core.language.words import say
from game.play.chairs import NICE
from game.titles import title

MOST = 3_000_000
"""Bytes of a GIF that is sent to a friend."""
PATIENCE = 5.0
"""Seconds it may take to clear away what is not whole."""


class Order(NamedTuple):
    """What is to be filmed, as it is sent to the process: a record is too large, and its answers will do."""

    header: Header
    answers: tuple[Action, ...]
    sitters: tuple[frozenset[str], ...]
    practice: bool
    cut: Cut
    path: Path
    language: str
    """The process is a new one, and would speak the system's."""

    def recorded(self) -> Recorded[Any]:
        """The game once more, kept nowhere."""
        made = laid_out(self.header, title)
        for answer in self.answers:
            made.play(answer)
        made.sitters, made.practice = [set(each) for each in self.sitters], self.practice
        return made


def order(recorded: Recorded[Any], cut: Cut, path: Path) -> Order:
    """Order a film. Raises Unfilmed."""
    check(recorded, cut)
    program()
    sitters = tuple(frozenset(each) for each in recorded.sitters)
    answers = tuple(answer.action for answer in recorded.table.answers)
    return Order(recorded.header, answers, sitters, recorded.practice, cut, path, spoken())


def work(pipe: "Connection[Any, Any]", ordered: Order) -> None:
    """Make one film: the whole life of the process. It stops for a word, and when nobody is left to hear of it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in the terminal is for the window
    if hasattr(os, "nice"):
        os.nice(NICE)
    speak(ordered.language)
    try:
        darken()
        write(ordered.recorded(), ordered.cut, ordered.path, hears=pipe.send, cancelled=pipe.poll, most=MOST)
        pipe.send("")
    except Unfilmed as unfilmed:
        pipe.send(str(unfilmed))
    except (Stopped, OSError):
        return


@dataclass
class Filming:
    """A film in the making, from this end."""

    ordered: Order
    share: float = 0.0
    """How much is done, 0 to 1."""
    told: str | None = None
    """How it ended: "" when the film is there, else why it isn't; None while it is being made."""
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
        """Hear how far it is; whether anything is new."""
        before = self.share, self.told
        try:
            while self.told is None and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError):  # it has died without a word
            self.told = say("film.died")
        return before != (self.share, self.told)

    def _hear(self, word: float | str) -> None:
        if isinstance(word, str):
            self.told = word
        else:
            self.share = word

    def close(self) -> None:
        """Stop it if it still works; it clears away what is not whole by itself, and no frame waits for that."""
        atexit.unregister(self.close)
        self._pipe.close()
        Thread(target=self._end, name="overton-film-end").start()

    def _end(self) -> None:
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
