"""Any title as text: what is in the middle, then what is in front of each seat, with options in their own words.

This is the board of a title without its own module, and provides the defaults of the other boards.
"""

from collections.abc import Sequence
from textwrap import wrap

from game.core.agenda import Position
from game.core.contract import Action, Event, Line, Seat, line
from game.core.inventory import before, by_seat, middle
from game.core.language.words import Words
from game.core.language.words import words as words_of

WIDTH = 89


def lines(view: Position, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return the fields of the middle, then each seat's, the reader's first."""
    rows = [_say(name, held[0]) for name, held in middle(view, words)]
    for owner in sorted(range(len(seats)), key=lambda owner: owner != seat):
        rows += ["", seats[owner]]
        rows += [f"  {_say(name, held[owner])}" for name, held in by_seat(view, words) if held[owner]]
    return [part for row in rows for part in wrap(row, WIDTH, subsequent_indent="    ") or [""]]


def option(view: Position, seat: Seat, action: Action) -> Line:
    """Return an option's sentence, made from its verb and its thing."""
    return line(f"option.{action.verb}", noun=action.noun)


def hand(view: Position, seat: Seat) -> Sequence[str]:
    """Return everything that is open in front of a seat."""
    return before(view, seat)


def copies(noun: str) -> Sequence[str]:
    """Return the id itself, since every thing has a name of its own."""
    return (noun,)


def about(action: Action) -> Line | None:
    """Return None: an option's name says it all."""
    return None


def notes(view: Position, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Return no notes."""
    return []


def sources(events: Sequence[Event], view: Position, words: Words) -> list[str]:
    """Return no rows, since a plain board keeps no account of scores."""
    return []


def _say(name: str, held: str) -> str:
    return words_of("room").say(line("terminal.plain.field", name=name, held=held))
