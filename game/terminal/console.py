"""The terminal's input and output: reads lines, and wraps sentences."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from functools import cache
from io import TextIOWrapper
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TextIO

from game.core.language.legible import called, printable
from game.core.language.words import say, words

LEAVING = ("quit", "exit", "q")
"""The commands to leave."""


class Left(Exception):
    """Raised at the end of input, or on Ctrl-C."""


def for_screen_readers(row: str) -> str:
    """Return a row for screen readers: columns become a list, and signs that mark a pause are removed."""
    return PAUSE.sub(", ", COLUMN.sub(", ", row.strip()))


LONGEST_LINE = 400
"""The most characters read from a line; no command is that long."""
LOOK = 0.03
"""Seconds between two calls of `meanwhile`."""
COLUMN, PAUSE = re.compile(r"(?<![.:;,]) {2,}|\t+"), re.compile(r" · ")


KEYS = re.compile(r"\x1b(?:\[[0-9;]*|O)[A-Za-z~]")
"""What keys such as End send where a line can't be edited."""


@cache
def _edit_lines() -> None:
    """Let keys such as End move within the line being typed.

    There is no history, since the next person could page through it.
    """
    try:
        import readline  # Windows edits lines by itself; elsewhere importing this writes to the screen
    except ImportError:
        return
    readline.set_auto_history(False)
    readline.parse_and_bind("set disable-completion on")


class Console:
    """A pair of streams. Colours are used only on a screen, unless declined.

    `plain` is for screen readers: one sentence per line, without indents, wrapping, drawings or columns.
    """

    def __init__(self, source: TextIO, paper: TextIO, plain: bool = False) -> None:
        self.source, self.paper, self.plain = source, paper, plain
        if isinstance(source, TextIOWrapper):
            source.reconfigure(errors="replace")  # half a character, left by a backspace, must not end the game
        self.lines: SimpleQueue[str] | None = None
        """Lines that a thread has read, if something else happens while nobody types."""
        self.meanwhile: Callable[[], object] = lambda: None
        self.screen = paper.isatty()
        self.colour = self.screen and not plain and "NO_COLOR" not in os.environ

    @property
    def width(self) -> int:
        """The width in characters to which sentences are wrapped."""
        return min(100, shutil.get_terminal_size((90, 24)).columns) - 1 if self.screen else 89

    @property
    def height(self) -> int:
        """The number of rows visible at once; unlimited if the output isn't a screen."""
        return shutil.get_terminal_size((90, 24)).lines if self.screen else 1_000_000

    def show(self, text: str = "", indent: str = "", first: str = "") -> None:
        """Print a sentence, wrapped, with `indent` before each line or `first` before the first one."""
        if self.plain:
            self.write(f"{first.strip()}: {text}" if first.strip() else text)
            return
        wrapped = textwrap.wrap(
            text, self.width, initial_indent=first or indent, subsequent_indent=indent, break_on_hyphens=False
        )
        self.write("\n".join(wrapped))

    def write(self, text: str) -> None:
        """Print text as is, but without control characters."""
        self._write(printable(text))

    def _write(self, text: str) -> None:
        if self.plain:
            text = "\n".join(filter(None, map(for_screen_readers, text.split("\n"))))
            if not text:
                return
        try:
            print(text, file=self.paper, flush=True)
        except BrokenPipeError as error:
            raise Left from error
        except UnicodeEncodeError:
            encoding = self.paper.encoding or "ascii"
            print(text.encode(encoding, "replace").decode(encoding), file=self.paper, flush=True)

    def agreed(self) -> bool:
        """Ask for a yes or no, and return True if the answer was yes."""
        yes = words("room").shared["yes"]
        return self.read(f"{say('terminal.really')} > ").strip().casefold() in (yes, yes[:1])

    def name(self, path: object, indent: str = "") -> None:
        """Print a file name on its own line, for copying."""
        self.write(f"{indent}{called(path)}")

    def strong(self, text: str) -> None:
        """Print an emphasized sentence."""
        text = printable(text)
        wrapped = text if self.plain else "\n".join(textwrap.wrap(text, self.width))
        self._write(f"\033[1m{wrapped}\033[0m" if self.colour else wrapped)

    def read(self, mark: str = "> ") -> str:
        """Return a line. Raises Left at the end of input."""
        text = self.read_unless(lambda: False, mark)
        assert text is not None, "without a limit it waits for a line"
        return text

    def read_unless(self, moot: Callable[[], bool], mark: str = "> ") -> str | None:
        """Return a line, or None once something else has made it `moot`. Raises Left at the end of input."""
        try:
            text = self._line(moot, "" if self.plain else mark)
        except (KeyboardInterrupt, BrokenPipeError) as error:
            raise Left from error
        if text is None:
            self.write("")
            return None
        if not text:
            raise Left
        if not self.source.isatty():
            self.write(text.rstrip("\n"))  # show piped answers, so that the output is complete
        return KEYS.sub("", text).strip()

    def go_on_with(self, meanwhile: Callable[[], object]) -> None:
        """Call `meanwhile` repeatedly while waiting for a line, which another thread reads from then on."""
        self.meanwhile = meanwhile
        if self.lines is None:
            self.lines = SimpleQueue()
            Thread(target=self._listen, args=(self.lines,), daemon=True).start()

    def _listen(self, lines: "SimpleQueue[str]") -> None:
        text = "start"
        while text:
            text = self._read_line("")
            lines.put(text)

    def typed(self) -> str | None:
        """Return a line typed meanwhile, stripped; None if there is none. Raises Left at the end of input."""
        assert self.lines is not None, "a thread reads the lines"
        try:
            text = self.lines.get(timeout=LOOK)
        except Empty:
            return None
        if not text:
            raise Left
        return text.strip()

    def _line(self, moot: Callable[[], bool], mark: str) -> str | None:
        """Return the beginning of the next line, or None once it is `moot`."""
        if self.lines is None:
            return self._read_line(mark)
        print(mark, end="", file=self.paper, flush=True)
        while True:
            self.meanwhile()
            if moot():
                return None
            try:
                return self.lines.get(timeout=LOOK)
            except Empty:
                continue

    def _read_line(self, mark: str) -> str:
        """Read a whole line, and return its beginning; "" at the end of input."""
        here = self.source is sys.stdin and self.paper is sys.stdout
        if here and self.lines is None and self.screen and self.source.isatty():
            _edit_lines()
            try:
                return f"{input(mark)[:LONGEST_LINE]}\n"
            except EOFError:
                return ""
        print(mark, end="", file=self.paper, flush=True)
        text = rest = self.source.readline(LONGEST_LINE)
        while len(rest) == LONGEST_LINE and not rest.endswith("\n"):
            rest = self.source.readline(LONGEST_LINE)
        return text

    def clear(self) -> None:
        """Clear the screen for the next person."""
        if self.screen:
            print("\033[2J\033[3J\033[H", end="", file=self.paper, flush=True)
        else:
            print("\n" * 40, file=self.paper, flush=True)
