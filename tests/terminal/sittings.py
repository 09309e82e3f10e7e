"""Games for the terminal tests: started, given typed input, played on to a given question."""

import io
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

from game.core.contract import Decision
from game.core.files.journal import YOU, Recorded
from game.terminal.console import Console
from game.terminal.teletype import Teletype


class Keyboard(io.StringIO):
    """Typed input. An empty line at a curtain becomes the right person's letter."""

    def __init__(self, typed: Sequence[str], paper: io.StringIO) -> None:
        super().__init__("".join(f"{text}\n" for text in typed))
        self.paper = paper

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # typeshed: lines are bytes
        text, asked = super().readline(), LETTER.search(self._last_words())
        return f"{asked[1]}\n" if text == "\n" and asked is not None else text

    def _last_words(self) -> str:
        end = self.paper.tell()
        self.paper.seek(max(0, end - LAST))
        return self.paper.read()


LAST = 200
"""How many characters at the end of the output are searched for a curtain's letter."""
LETTER = re.compile(r"type (\w) and press Enter\.\s*(?:> )?\Z")


def told(recorded: Recorded[Any], *typed: str, why: bool = False) -> str:
    """Return everything printed until the input `typed` ends."""
    paper = io.StringIO()
    assert Teletype(recorded, Console(Keyboard(typed, paper), paper), why, rest=lambda seconds: None).run() == 0
    return paper.getvalue()


def playing(recorded: Recorded[Any], wanted: Callable[[Decision], object], seed: int = 1) -> Decision:
    """Play at random until a person gets a wanted question. Raises AssertionError if that never happens."""
    rng = random.Random(seed)
    while asked := recorded.table.decision:
        if recorded.chairs[asked.seat] == YOU and wanted(asked):
            return asked
        recorded.play(rng.choice(asked.options))
    raise AssertionError("the question never came")


def asks(kind: str) -> Callable[[Decision], bool]:
    """Return a predicate for questions of a kind with a real choice."""
    return lambda asked: asked.kind == kind and len(asked.options) > 1
