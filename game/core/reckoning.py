"""A title's scoring: the result table, how near the others came, and where the scores came from."""

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
    """Yield the sentence of an award for the seat with the highest count, unless two share it or it is 0."""
    most = max(counts.values(), default=0)
    seats = [seat for seat, count in counts.items() if count == most]
    if most and len(seats) == 1:
        yield line(key, seat=seats[0], count=most)


def _scores(view: Position, words: Words) -> tuple[Columns, Rows]:
    return (words.say(line("board.graph")),), tuple((f"{score:g}",) for score in view.scores)


@dataclass(frozen=True, slots=True)
class Reckoning(Generic[S]):
    """The scoring of a title; one that has nothing but plain scores needs no more."""

    tally: Callable[[S, Words], tuple[Columns, Rows]] = _scores
    """The columns of the result table and a row for each seat; the last column decides."""
    nearly: Callable[[S, Seat], Line | None] = lambda view, seat: None
    """How near a losing seat came as a sentence, or None if the result says it all."""
    account: Callable[[Sequence[Event], S, Words], Account] = lambda events, view, words: ()
    """Where the scores came from: rows of a name and a number for each seat, the total last."""
    awards: Callable[[Sequence[Event], S], Iterable[Line]] = lambda events, view: ()
    """Who is remembered for what in the morning, from what everybody saw."""
    tension: Callable[[S], int] = lambda view: 1
    """How dangerous the table looks to everybody, 1 to 4; music rises with it."""
    unseen: Callable[[S, Seat], Sequence[Line]] = lambda view, seat: ()
    """What a person in a seat would like to count: unseen cards, what a rival holds."""
