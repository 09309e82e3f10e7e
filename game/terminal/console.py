"""The keyboard and the paper of the terminal: reads lines, wraps sentences, and notices when somebody leaves."""

import os
import re
import shutil
import textwrap
from io import TextIOWrapper
from typing import TextIO

from game.core.language.legible import called, printable


class Left(Exception):
    """Nobody is at the keyboard any more: end of input, or Ctrl-C."""


def spoken(row: str) -> str:
    """A row as it is read aloud: what stands in columns is listed, and no sign stands for a pause."""
    return PAUSE.sub(", ", COLUMN.sub(", ", row.strip()))


LONGEST_LINE = 400
"""Characters that are taken of a line: nothing that can be asked for is as long."""
COLUMN, PAUSE = re.compile(r"(?<![.:;,]) {2,}|\t+"), re.compile(r" · ")


class Console:
    """Where the twin writes and reads. Colours only where somebody looks at a screen and has not declined them.

    `plain` is for ears: a sentence a line, nothing indented, wrapped, drawn or set in columns.
    """

    def __init__(self, source: TextIO, paper: TextIO, plain: bool = False) -> None:
        self.source, self.paper, self.plain = source, paper, plain
        if isinstance(source, TextIOWrapper):
            source.reconfigure(errors="replace")  # half a letter, left by a backspace, ends no game
        self.screen = paper.isatty()
        self.colour = self.screen and not plain and "NO_COLOR" not in os.environ

    @property
    def width(self) -> int:
        """How many characters a sentence may be wide."""
        return min(100, shutil.get_terminal_size((90, 24)).columns) - 1 if self.screen else 89

    @property
    def height(self) -> int:
        """How many rows are seen at once; paper shows all there is."""
        return shutil.get_terminal_size((90, 24)).lines if self.screen else 1_000_000

    def show(self, text: str = "", indent: str = "", first: str = "") -> None:
        """Write a sentence, wrapped; `indent` stands before each line, or `first` before the first."""
        if self.plain:
            self.write(f"{first.strip()}: {text}" if first.strip() else text)
            return
        wrapped = textwrap.wrap(
            text,
            self.width,
            initial_indent=first or indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
        self.write("\n".join(wrapped))

    def write(self, text: str) -> None:
        """Write text as it is laid out; what a terminal would obey is left out of it."""
        self._write(printable(text))

    def _write(self, text: str) -> None:
        if self.plain:
            text = "\n".join(filter(None, map(spoken, text.split("\n"))))
            if not text:
                return
        try:
            print(text, file=self.paper, flush=True)
        except BrokenPipeError as error:
            raise Left from error
        except UnicodeEncodeError:
            encoding = self.paper.encoding or "ascii"
            print(text.encode(encoding, "replace").decode(encoding), file=self.paper, flush=True)

    def name(self, path: object, indent: str = "") -> None:
        """Write the name of a file on a line of its own, so that it can be copied."""
        self.write(f"{indent}{called(path)}")

    def strong(self, text: str) -> None:
        """Write a sentence that wants to be seen first."""
        text = printable(text)
        wrapped = text if self.plain else "\n".join(textwrap.wrap(text, self.width))
        self._write(f"\033[1m{wrapped}\033[0m" if self.colour else wrapped)

    def read(self, mark: str = "> ") -> str:
        """Read a line; raises Left when there will be none."""
        try:
            print("" if self.plain else mark, end="", file=self.paper, flush=True)
            text = self._line()
        except (KeyboardInterrupt, BrokenPipeError) as error:
            raise Left from error
        if not text:
            raise Left
        if not self.source.isatty():
            self.write(text.rstrip("\n"))  # piped answers are shown, so that the paper tells the whole story
        return text.strip()

    def _line(self) -> str:
        """Take a whole line, and keep of an endless one the beginning."""
        text = rest = self.source.readline(LONGEST_LINE)
        while len(rest) == LONGEST_LINE and not rest.endswith("\n"):
            rest = self.source.readline(LONGEST_LINE)
        return text

    def clear(self) -> None:
        """Take away what the one before has seen."""
        if self.screen:
            print("\033[2J\033[3J\033[H", end="", file=self.paper, flush=True)
        else:
            print("\n" * 40, file=self.paper, flush=True)
