"""What a title counts: the table of a result, how near the others came, and where it all came from."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.position import Position

S = TypeVar("S", bound=Position)
Columns = tuple[str, ...]
Rows = tuple[Columns, ...]


class Reckoning(Generic[S]):
    """The reckoning of a title that counts its scores and no more."""

    def tally(self, view: S, words: Words) -> tuple[Columns, Rows]:
        """Return the columns of a result, and what stands in them for each seat; the last one decides."""
        return (words.say(line("board.graph")),), tuple((f"{score:g}",) for score in view.scores)

    def nearly(self, view: S, seat: Seat) -> Line | None:
        """Say how near a seat came that didn't win; None where the result says it all."""
        return None

    def account(self, events: Sequence[Event], view: S, words: Words) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return what brought everybody to where they stand: names with a number for each seat, the sum last."""
        return ()

    def unseen(self, view: S, seat: Seat) -> Sequence[Line]:
        """Return what a person in a seat would like to count: cards still unseen, what a rival holds."""
        return ()
