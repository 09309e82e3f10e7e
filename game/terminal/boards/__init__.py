"""Titles as text: one module per title, or the plain one."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from game.core.contract import Action, Event, Line, Seat, line
from game.core.language.words import Words, say, words


class TextBoard(Protocol):
    """The protocol of a title's module, which puts the table and its options into words."""

    def lines(self, view: Any, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
        """Return a view as rows for its reader; `seats` are everybody's names."""

    def option(self, view: Any, seat: Seat, action: Action) -> Line:
        """Return an option's sentence with all its fields."""

    def hand(self, view: Any, seat: Seat) -> Sequence[str]:
        """Return the ids of a seat's things; an ambiguous name means one of these."""

    def copies(self, noun: str) -> Sequence[str]:
        """Return the things that an id, or the id of a kind, means; none if it's an ordinary word."""

    def about(self, action: Action) -> Line | None:
        """Return a longer description of an option; None if its name says it all."""

    def notes(self, view: Any, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
        """Return notes on the current question, such as an itemised sum."""

    def sources(self, events: Sequence[Event], view: Any, words: Words) -> list[str]:
        """Return the sources of the scores as a table; no rows if the title has none."""


def legend(title: str) -> str:
    """Return the legend of a title's layout."""
    said = words(title)
    return said.say(line("terminal.legend")) if said.has("terminal.legend") else say("terminal.plain.legend")


def board(title: str) -> TextBoard:
    """Return a title's board, or the plain one if it has none."""
    own = f"{__name__}.{title}"
    return cast(TextBoard, import_module(own if find_spec(own) else f"{__name__}.plain"))
