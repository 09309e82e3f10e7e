"""Any title in letters: what lies in the middle, what lies before every seat, and options by their own words."""

from collections.abc import Sequence
from textwrap import wrap

from game.core.agenda import Position
from game.core.contract import Action, Decision, Event, Line, Seat, line, verb_for
from game.core.inventory import before, by_seat, middle
from game.core.words import Words
from game.core.words import words as words_of
from game.terminal.boards.board import Board

WIDTH = 89


class PlainBoard(Board[Position]):
    """The board of a title that has none of its own."""

    def lines(self, view: Position, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
        """List the fields of the middle, then those of every seat, the reader's first."""
        rows = [_say(entry.name, entry.held[0]) for entry in middle(view, words)]
        for owner in sorted(range(len(seats)), key=lambda owner: owner != seat):
            held = [_say(entry.name, entry.held[owner]) for entry in by_seat(view, words) if entry.held[owner]]
            rows += ["", seats[owner], *(f"  {row}" for row in held)]
        return [part for row in rows for part in wrap(row, WIDTH, subsequent_indent="    ") or [""]]

    def hand(self, view: Position, seat: Seat) -> Sequence[str]:
        return before(view, seat)

    def legend(self) -> str:
        return words_of("room").say(line("terminal.plain.legend"))


def _say(name: str, held: str) -> str:
    return words_of("room").say(line("terminal.plain.field", name=name, held=held))
