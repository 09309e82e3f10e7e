"""A title's scoring: the result table, how close the losers came, and where the scores came from."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.contract import Event, Line, Seat, line
from game.core.language.words import Words
from game.core.position import Position

S = TypeVar("S", bound=Position)
Columns = tuple[str, ...]
Rows = tuple[Columns, ...]
Account = tuple[tuple[str, tuple[int, ...]], ...]


def foremost(key: str, counts: Mapping[Seat, int]) -> Iterator[Line]:
    """Yield an award for the seat with the highest count, unless it's shared or 0."""
    most = max(counts.values(), default=0)
    seats = [seat for seat, count in counts.items() if count == most]
    if most and len(seats) == 1:
        yield line(key, seat=seats[0], count=most)


def _scores(view: Position, words: Words) -> tuple[Columns, Rows]:
    return (words.say(line("board.graph")),), tuple((f"{score:g}",) for score in view.scores)


@dataclass(frozen=True, slots=True)
class Reckoning(Generic[S]):
    """A title's scoring. The defaults suffice for a title that only has scores."""

    tally: Callable[[S, Words], tuple[Columns, Rows]] = _scores
    """The columns of the result table and a row for each seat; the last column decides."""
    nearly: Callable[[S, Seat], Line | None] = lambda view, seat: None
    """A sentence on how close a losing seat came, or None if the result says it all."""
    account: Callable[[Sequence[Event], S, Words], Account] = lambda events, view, words: ()
    """Where the scores came from: rows with a name and a number for each seat, the total last."""
    awards: Callable[[Sequence[Event], S], Iterable[Line]] = lambda events, view: ()
    """Sentences on what a seat will be remembered for, based on public events."""
    tension: Callable[[S], int] = lambda view: 1
    """How dangerous the table looks to everybody, 1 to 4; the music follows it."""
    unseen: Callable[[S, Seat], Sequence[Line]] = lambda view, seat: ()
    """What a player would like to count: unseen cards, what a rival holds."""
