"""A board: the part of a match that knows its title."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.kit.widgets import Ui
from game.client.table.cues import cues
from game.client.table.picture import Picture
from game.client.table.sides import shade_name
from game.client.table.spots import BoardSpots, Frame
from game.client.table.things import Layout
from game.client.table.trails import Trace, trace_of
from game.client.world.light import LitMap
from game.core.agenda import Position
from game.core.content.box import box
from game.core.contract import Action, Decision, Event, Seat, plain
from game.core.language.words import Words
from game.play.eyes import Shot
from game.titles import rules_of

S = TypeVar("S", bound=Position)
P = TypeVar("P", bound=BoardSpots)
Tags = Sequence[tuple[str, str]]
"""Things of a board by their ids, and a word for each."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What the top bar says of a position: the turn, the phases of one, and the index of the present phase."""

    note: str
    phases: tuple[str, ...] = ()
    now: int = -1


@dataclass(frozen=True, slots=True)
class Spare:
    """The room a board leaves for notes: the y they begin at, and a place beside the board if there is one."""

    top: float
    beside: Rect | None = None


@dataclass(frozen=True, slots=True)
class Emphasis:
    """How much is made of an event: its least time in ms, how much it changes, a sheet to open for everybody."""

    lasts: float
    weight: float
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer being put together on the board: what the prompt asks, and what to show to seal all of it.

    The button that seals is called "board.<seal>" and stands in the bar like any other.
    """

    sentence: str = ""
    seal: str = ""


PLAIN_DRAFT = Draft()


class Board(Generic[S]):
    """A board with what is usual on any: cues from the title's file, nothing that moves but things."""

    KEYS: ClassVar[str] = ""
    """The letters on a board's own buttons, which no answer may have."""
    title: str
    holding: str = ""
    """The thing that has been taken up on the board itself; "" for none."""

    def __init__(self, title: str) -> None:
        self.title = title

    @property
    def lit(self) -> LitMap | None:
        """The map whose dots turn in waves; None where nothing but things moves."""
        return None

    # --- where things are ---

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Work out where everything is, for a window and for the seat on the near side."""

    def switch(self, name: str) -> bool:
        """Change how the board is shown ("list"); return False for a change it doesn't know."""
        return False

    def lay_out(self, view: S) -> Layout:
        """Return where every thing lies: a pure function of the view and of how the board was fitted."""
        return {}

    def spare(self, room: Frame) -> Spare:
        """Return the room for notes."""
        return Spare(room.main.top)

    # --- what happens ---

    def emphasis(self, event: Event) -> Emphasis:
        """Return how much is made of an event."""
        of = cues(self.title)
        return Emphasis(of.stays(event), of.weighs(event))

    def staged(self, event: Event, view: S, before: S) -> S:
        """Return the view in which an event is best shown: an announced card may lie on the table for a while."""
        return view

    def begun(self, shot: Shot[S], before: S, clock: float, *, still: bool) -> None:
        """Start what moves and is no thing, such as waves of dots."""

    def retold(self, shots: Sequence[Shot[S]]) -> None:
        """Note what was shown before the present viewer looked."""

    def speaker(self, event: Event, view: S) -> str:
        """Return the shade of the faction an event is about; "" where it's about nobody."""
        seat = plain(event).get("seat")
        return shade_name(self.title, rules_of(self.title).faction(view, seat)) if isinstance(seat, int) else ""

    def trace(self, event: Event, view: S) -> Trace:
        """Return where an event leaves its trail: on all things that it names, else on its seats."""
        return trace_of(event)

    # --- what is asked ---

    def heading(self, view: S, words: Words) -> Heading:
        """Return what the top bar says: by default the number of the turn, as the box calls it."""
        return Heading(f"{box(self.title).turn_name} {rules_of(self.title).turn(view)}".capitalize())

    def draft(self, view: S, asked: Decision, words: Words) -> Draft:
        """Return what is being put together on the board for a question."""
        return PLAIN_DRAFT

    def settled(self, view: S, asked: Decision) -> Action | None:
        """Return the answer that was put together with others, each of which has a question of its own."""
        return None

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        """Paint main, tray and rail, and register what can be touched."""
        raise NotImplementedError

    def poster(self, ui: Ui, rect: Rect, view: S, tags: Tags = ()) -> None:
        """Paint a position small, for result and review, with the lands in `tags` outlined."""
        raise NotImplementedError

    def sheet(self, picture: Picture, name: str) -> None:
        """Paint a sheet that was opened over the board."""

    def closer(self, node: str) -> str:
        """Return the thing a node shows that can be looked at more closely; "" where there is none."""
        return ""

    def inspect(self, picture: Picture, node: Node) -> None:
        """Show that thing at twice its size."""


@dataclass
class FittedBoard(Board[S], Generic[S, P]):
    """A board whose places are worked out anew for every window, and whose lands may be shown as a table."""

    LISTED: ClassVar[float]
    """The text scale from which the lands are always a table: on a map they would cover one another."""
    places: type[P]
    spots: P | None = None
    listed: bool = False
    """True if the player wants the lands as a table at any size of type."""

    @property
    def at(self) -> P:
        """Where everything is."""
        assert self.spots is not None, "the board is fitted before it is painted"
        return self.spots

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Work out where everything is."""
        self.spots = self.places(frame, below, self.listed or frame.text_scale >= self.LISTED)

    def switch(self, name: str) -> bool:
        """Show the lands as a table, or as a map again; return False for any other change."""
        self.listed = self.listed != (name == "list")
        return name == "list"

    def lay_out(self, view: S) -> Layout:
        """Return where every thing lies."""
        return self.at.lay_out(view)


def moving(board: Board[S], clock: float) -> bool:
    """Return whether dots on a board still turn."""
    return board.lit is not None and board.lit.moving(clock)


def finish(board: Board[S]) -> None:
    """Bring the dots on a board to rest."""
    if board.lit is not None:
        board.lit.finish()
