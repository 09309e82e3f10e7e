"""Any title on a phone: its questions, and what is in front of it, field by field."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.agenda import Position
from game.core.contract import Action, Decision, Line, Seat, line
from game.core.inventory import by_seat, middle
from game.core.telling import Sum
from game.pocket.boards import Telling

SIGNS: Mapping[str, str] = {}
turn = None
"""A turn is one answer, so it isn't planned."""


def option(view: Position, seat: Seat, action: Action) -> Line:
    """Return an answer's sentence, made from its verb and its thing."""
    return line(f"option.{action.verb}", noun=action.noun)


def notes(view: Position, seat: Seat) -> Sequence[Line | Sum]:
    """Return no notes."""
    return ()


def rows(view: Position, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
    """Return the seat's fields, those of the middle, and a row for each other seat."""
    seated = by_seat(view, tell.words)
    found = [(name, held[seat]) for name, held in seated]
    found += [(name, held[0]) for name, held in middle(view, tell.words)]
    for other, called in enumerate(tell.names):
        if other != seat:
            found.append((called, "; ".join(f"{name} {held[other]}" for name, held in seated if held[other])))
    return [(name, text) for name, text in found if text]


def own(view: Position, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
    """Return no parts of its own."""
    return {}
