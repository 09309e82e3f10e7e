"""Cards: the values that scenes around a match receive instead of the game itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pygame import FRect as Rect

from game.client.kit.widgets import Ui, Way
from game.core.contract import Seat
from game.core.files.journal import Recorded
from game.play.session import YOU, Session


@dataclass(frozen=True, slots=True)
class CurtainCard:
    """The public facts on a curtain.

    `faction` and `symbol` may be "" while the seat has no faction; `waiting` is one sentence, `note` is the turn.
    `ways` are the answers that can be given without looking at a hand; `short_of_room` are those that are never
    left out; `places` are those that name a thing, by its noun, which are given by pressing it if the table shows
    it. Without `cloth`, the open table is visible behind it. `people` are the seats of people, `seat` is the next
    one, and `fresh` is True if another person answered last.
    """

    title: str
    faction: str
    symbol: str
    side: str
    name: str
    waiting: str = ""
    note: str = ""
    ways: tuple[Way, ...] = ()
    short_of_room: tuple[Way, ...] = ()
    places: Mapping[str, Way] = field(default_factory=dict)
    cloth: bool = True
    seat: Seat = 0
    people: tuple[Seat, ...] = ()
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Sitter:
    """A seat: its side, its player's name, and the chair ("you" or a bot).

    `warning` is shown before a person takes the chair; "" if there is none.
    """

    side: str
    faction: str
    name: str
    chair: str
    warning: str = ""


@dataclass(frozen=True, slots=True)
class Resigns:
    """A person who may resign, and the question whether they are sure."""

    seat: Seat
    asked: str


@dataclass(frozen=True, slots=True)
class PauseCard:
    """What the pause sheet needs to know about the match."""

    title: str
    seats: tuple[Sitter, ...]
    practice: bool = False
    resigns: Resigns | None = None
    """The reader, if they may resign now."""
    going_on: bool = True
    """True if the game isn't over."""
    hinted: bool = False
    """True if a hint was taken, so that the game isn't rated."""
    no_practice: str = ""
    """Why the game can't become practice; "" if it can."""

    @property
    def people(self) -> int:
        """The number of people."""
        return sum(seat.chair == YOU for seat in self.seats)


@dataclass(frozen=True, slots=True)
class ChronicleEntry:
    """A line of the chronicle; `answer` is the number of answers before it."""

    turn: int
    text: str
    faction: str
    answer: int


@dataclass(frozen=True, slots=True)
class Course:
    """One seat's scores by turn, beginning with turn `start`."""

    faction: str
    symbol: str
    stood: tuple[float, ...]
    start: int = 0

    def after(self, turn: int) -> float | None:
        """Return the score after a turn; None if the game had ended or hadn't begun."""
        number = turn - self.start
        return self.stood[number] if 0 <= number < len(self.stood) else None


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A line of the table: one seat, its values in column order, and the number that decides."""

    faction: str
    symbol: str
    name: str
    who: str
    values: tuple[str, ...] = ()
    score: str = ""


@dataclass(frozen=True, slots=True)
class Graph:
    """A score per seat and turn, with one series for each row of the table, beginning with turn `start`."""

    title: str
    series: tuple[tuple[float, ...], ...]
    start: int = 0


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point; `answer` is the number of answers before it."""

    turn: int
    text: str
    answer: int


@dataclass(frozen=True)
class ResultCard:
    """The card of the result screen; `rows` begins with the winner."""

    title: str
    session: Session
    headline: str
    why: str
    story: str = ""
    faction: str = ""
    symbol: str = ""
    note: str = ""
    columns: tuple[str, ...] = ()
    rows: tuple[ResultRow, ...] = ()
    graph: Graph | None = None
    turning: tuple[TurningPoint, ...] = ()
    board: Callable[[Ui, Rect], None] | None = None
    record: Recorded[Any] | None = None
    chronicle: tuple[ChronicleEntry, ...] = ()
    rated: tuple[str, ...] = ()
    """Sentences about the change of the person's rating."""
    awards: tuple[str, ...] = ()
    """The awards shown on the front page, as sentences."""
    onward: tuple[str, Session] | None = None
    """After a game on the circuit: the next rival's name, and the game against them."""
    account: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The sources of the scores: a name and a number for each row; the last line is the sum."""
