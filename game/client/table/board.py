"""A board: the part of a match that knows its title."""

from collections.abc import Sequence
from dataclasses import dataclass, field
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
from game.client.world.camera import Camera
from game.client.world.light import LitMap
from game.core.agenda import Position
from game.core.content.box import box
from game.core.contract import Action, Decision, Event, Line, Seat, plain
from game.core.language.words import Words
from game.play.eyes import Shot
from game.titles import rules_of

S = TypeVar("S", bound=Position)
P = TypeVar("P", bound=BoardSpots)
Tags = Sequence[tuple[str, str]]
"""Pairs of a board thing's id and the word to label it with."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What the top bar says about a position: a note on the turn, its phases, and the index of the current one."""

    note: str
    phases: tuple[str, ...] = ()
    now: int = -1


@dataclass(frozen=True, slots=True)
class Spare:
    """The room a board leaves for notes: the y where they start, and a place beside the board if there is one.

    `strip` is the best place for a strip; a taller one grows upwards from its foot. None means the top. A sheet of
    answers at that place makes way for a strip of up to `clears` px.
    """

    top: float
    beside: Rect | None = None
    strip: Rect | None = None
    clears: float = 0.0


@dataclass(frozen=True, slots=True)
class Emphasis:
    """How an event is presented: its minimum time in ms, its weight, and a sheet to open for everybody."""

    lasts: float
    weight: float
    opens: str = ""


@dataclass(frozen=True, slots=True)
class Composition:
    """An answer being composed on the board: the prompt's sentence, and the name of the sheet that submits it.

    The button in the bar that submits it is labelled "board.<seal>".
    """

    sentence: str = ""
    seal: str = ""


PLAIN_DRAFT = Composition()


class Board(Generic[S]):
    """A board with the defaults: cues from the title's file, and no motion other than that of things."""

    KEYS: ClassVar[str] = ""
    """The letters used by the board's own buttons; answers can't use them as keys."""
    title: str
    READ_OUT: ClassVar[tuple[type[Event], ...]] = ()
    """The events that open what was sealed: one key shows the next of them, another key all."""
    REVEALS: ClassVar[tuple[type[Event], ...]] = ()
    """These events and their immediate consequences: a stray click doesn't skip them, and they can be replayed."""
    caption: Line | None = None
    """What the caption says instead of an event's own sentence while that would give too much away."""
    holding: str = ""
    """The thing picked up on the board itself, or ""."""
    swift: bool = False
    """Whether events pass too quickly for the board to move to them."""
    reader: Seat | None = None
    """The seat whose knowledge is shown, or None for public knowledge."""

    def __init__(self, title: str) -> None:
        self.title = title

    @property
    def lit(self) -> LitMap | None:
        """The map whose dots turn in waves, or None on a board without one."""
        return None

    @property
    def camera(self) -> Camera | None:
        """The window that moves to where something is done, or None on a board that always shows the whole map."""
        return None

    # --- layout ---

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Lay out the board for a window and the seat on the near side."""

    def switch(self, name: str) -> bool:
        """Change how the board is shown ("list"), and return whether the board knows that change."""
        return False

    def lay_out(self, view: S) -> Layout:
        """Return every thing's place, which depends only on the view and on how the board was fitted."""
        return {}

    def spare(self, room: Frame) -> Spare:
        """Return the room for notes."""
        return Spare(room.main.top)

    # --- events ---

    def emphasis(self, event: Event) -> Emphasis:
        """Return how an event is presented."""
        of = cues(self.title)
        return Emphasis(of.stays(event), of.weighs(event))

    def staged(self, event: Event, view: S, before: S) -> S:
        """Return the view to show during an event, such as one with an announced card still on the table."""
        return view

    def begun(self, shot: Shot[S], before: S, clock: float, *, still: bool) -> None:
        """Start the motion of anything that isn't a thing, such as a wave of dots."""

    def retold(self, shots: Sequence[Shot[S]]) -> None:
        """Take note of what was shown before the current reader looked."""

    def speaker(self, event: Event, view: S) -> str:
        """Return the shade of the faction an event is about, or "" if it isn't about one."""
        seat = plain(event).get("seat")
        return shade_name(self.title, rules_of(self.title).faction(view, seat)) if isinstance(seat, int) else ""

    def trace(self, event: Event, view: S) -> Trace:
        """Return where an event leaves its trail: on every thing it names, else on its seats."""
        return trace_of(event)

    # --- questions ---

    def heading(self, view: S, words: Words) -> Heading:
        """Return what the top bar says: by default the turn number after the box's word for a turn."""
        return Heading(f"{box(self.title).turn_name} {rules_of(self.title).turn(view)}".capitalize())

    def draft(self, view: S, asked: Decision, words: Words) -> Composition:
        """Return the answer to a question that is being composed on the board."""
        return PLAIN_DRAFT

    def settled(self, view: S, asked: Decision) -> Action | None:
        """Return the answer to a question if it was submitted together with others, else None."""
        return None

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        """Paint the main area, tray and rail, and register what can be touched."""
        raise NotImplementedError

    def poster(self, ui: Ui, rect: Rect, view: S, tags: Tags = ()) -> None:
        """Paint a position in miniature, for result and review, with the lands in `tags` outlined."""
        raise NotImplementedError

    def sheet(self, picture: Picture, name: str) -> None:
        """Paint a sheet that is open over the board."""

    def closer(self, node: str) -> str:
        """Return the thing shown by a node that can be enlarged, or "" if there is none."""
        return ""

    def inspect(self, picture: Picture, node: Node) -> None:
        """Paint that thing enlarged."""


@dataclass
class FittedBoard(Board[S], Generic[S, P]):
    """A board that is laid out again for every window size, and can show its lands as a table."""

    LISTED: ClassVar[float]
    """The text scale from which the lands are always a table, because labels on a map would overlap."""
    places: type[P]
    spots: P | None = None
    lists: set[Seat | None] = field(default_factory=set)
    """The readers who have chosen the table at any text scale; each chooses separately."""

    @property
    def at(self) -> P:
        """The layout for the current window."""
        assert self.spots is not None, "the board is fitted before it is painted"
        return self.spots

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        self.spots = self.places(frame, below, self.reader in self.lists or frame.text_scale >= self.LISTED)

    def switch(self, name: str) -> bool:
        """Switch between table and map for "list", and return False for any other change."""
        if name == "list":
            self.lists ^= {self.reader}
        return name == "list"

    def lay_out(self, view: S) -> Layout:
        return self.at.lay_out(view)


def moving(board: Board[S], clock: float) -> bool:
    """Return whether dots on a board are still turning, or its window hasn't returned yet."""
    away = board.camera is not None and board.camera.away(clock)
    return away or (board.lit is not None and board.lit.moving(clock))


def finish(board: Board[S]) -> None:
    """Bring the dots on a board to rest."""
    if board.lit is not None:
        board.lit.finish()
