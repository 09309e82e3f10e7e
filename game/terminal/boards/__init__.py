"""How each title looks in letters: one module per title, found here by name; the plain one where there is none."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from game.core.contract import Action, Event, Line, Seat
from game.core.language.words import Words


class TextBoard(Protocol):
    """What a title's module gives: the table in letters, and its options in words."""

    def lines(self, view: Any, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
        """Lay out a view for its reader; `seats` names everybody."""

    def option(self, view: Any, seat: Seat, action: Action) -> Line:
        """Say an option: a key of the title's words, with all the fields its sentence asks for."""

    def hand(self, view: Any, seat: Seat) -> Sequence[str]:
        """List the ids of what lies before a seat, so that a name that several bear means its own."""

    def copies(self, noun: str) -> Sequence[str]:
        """List the things that an id, or the id of a kind, stands for; nothing for the id of a mere word."""

    def about(self, action: Action) -> Line | None:
        """Say what an option is about at length; None where its name says it all."""

    def legend(self) -> str:
        """Say what the signs of the layout stand for."""

    def notes(self, view: Any, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
        """List what is worth knowing before the present question is answered: a sum item by item, a line each."""

    def sources(self, events: Sequence[Event], view: Any, words: Words) -> list[str]:
        """Say what brought everybody to where they ended, as a table; nothing where no account is kept."""


def board(title: str) -> TextBoard:
    """Find the board of a title; the plain one for a title that has none of its own."""
    own = f"{__name__}.{title}"
    return cast(TextBoard, import_module(own if find_spec(own) else f"{__name__}.plain"))
