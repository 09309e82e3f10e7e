"""A title's scoring: the result table, how near the others came, and where the scores came from."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.position import Position

S = TypeVar("S", bound=Position)
Columns = tuple[str, ...]
Rows = tuple[Columns, ...]


def foremost(key: str, counts: Mapping[Seat, int]) -> Iterator[Line]:
    """Yield the sentence of an award for the seat with the highest count, unless two share it or it is 0."""
    most = max(counts.values(), default=0)
    seats = [seat for seat, count in counts.items() if count == most]
    if most and len(seats) == 1:
        yield line(key, seat=seats[0], count=most)


class Reckoning(Generic[S]):
    """The scoring of a title that has nothing but plain scores."""

    def tally(self, view: S, words: Words) -> tuple[Columns, Rows]:
        """Return the columns of the result table and a row for each seat; the last column decides."""
        return (words.say(line("board.graph")),), tuple((f"{score:g}",) for score in view.scores)

    def nearly(self, view: S, seat: Seat) -> Line | None:
        """Return a sentence on how near a losing seat came, or None if the result says it all."""
        return None

    def account(self, events: Sequence[Event], view: S, words: Words) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Return where the scores came from: rows of a name and a number for each seat, the total last."""
        return ()

    def awards(self, events: Sequence[Event], view: S) -> Sequence[Line]:
        """Return who is remembered for what in the morning, from what everybody saw."""
        return ()

    def tension(self, view: S) -> int:
        """Return how dangerous the table looks to everybody, 1 to 4; music rises with it."""
        return 1

    def unseen(self, view: S, seat: Seat) -> Sequence[Line]:
        """Return what a person in a seat would like to count: unseen cards, what a rival holds."""
        return ()
