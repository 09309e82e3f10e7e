"""The plain board: shows any title well enough to play it, field by field, with what is on offer as cards in rows.

A title has this board until it has one of its own; other boards leave to it whatever they do not do differently.
"""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.focus import Node
from game.client.kit.pages import page
from game.client.kit.theme import CORNER, GAP, ROOM, TIGHT
from game.client.kit.widgets import Ui
from game.client.table import trails
from game.client.table.board import Tags
from game.client.table.cues import cues
from game.client.table.drawer import drawer, rail_ground
from game.client.table.feed import feed
from game.client.table.picture import Picture
from game.client.table.sides import faction_of, shade_name
from game.client.table.spots import Frame, rail_room
from game.client.table.tabs import RailTab, rail_tabs
from game.client.table.things import Layout
from game.client.table.trails import Trace, trace_of
from game.core.agenda import Position
from game.core.content.box import box
from game.core.contract import Action, Decision, Event, Seat, plain
from game.core.inventory import Entry, by_seat, middle
from game.core.language.words import Words, say
from game.core.language.words import words as words_of
from game.play.eyes import Shot
from game.titles import title as taken

S = TypeVar("S", bound=Position)

SEAT_WIDE = 250.0
"""px a seat needs, in type of the usual size."""
CARD_HIGH = 44.0
NAME = theme.LEAD.strong
"""How a seat and a card are called."""


class PlainBoard(Generic[S]):
    """The board of a title that has none of its own, and what is usual on any board."""

    KEYS: ClassVar[str] = ""
    title: str
    holding: str = ""

    def __init__(self, title: str) -> None:
        self.title = title

    # --- where things are ---

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        """Lie wherever there is room: the picture brings its own frame."""

    def switch(self, name: str) -> bool:
        """Look one way only."""
        return False

    def lay_out(self, view: S) -> Layout:
        """Move nothing."""
        return {}

    def notes_top(self, room: Frame) -> float:
        """Let notes begin at the upper edge."""
        return room.main.top

    def margin(self, room: Frame) -> Rect | None:
        """Have no room beside the board."""
        return None

    # --- what happens ---

    def lasts(self, event: Event) -> float:
        """Stay as long as the title's cues say."""
        return cues(self.title).stays(event)

    def sound(self, event: Event, audience: Seat | None) -> str:
        """Sound as the title's cues say."""
        return cues(self.title).heard(event, audience)

    def staged(self, event: Event, view: S, before: S) -> S:
        """Show how it is."""
        return view

    def begun(self, shot: Shot[S], before: S, clock: float, *, still: bool) -> None:
        """Have nothing but things."""

    def retold(self, shots: Sequence[Shot[S]]) -> None:
        """Need no memory."""

    def finish(self) -> None:
        """Be at rest."""

    def moving(self, clock: float) -> bool:
        """Rest always."""
        return False

    def weight(self, event: Event) -> float:
        """Weigh what the title's cues say."""
        return cues(self.title).weighs(event)

    def speaker(self, event: Event, view: S) -> str:
        """Name the shade of the seat an event is about, if it names one."""
        seat = plain(event).get("seat")
        return self._shade(view, seat) if isinstance(seat, int) else ""

    def trace(self, event: Event, view: S) -> Trace:
        """Leave a trail on all things that an event names, else on its seats."""
        return trace_of(event)

    def opens(self, event: Event) -> str:
        """Open nothing by itself."""
        return ""

    # --- where the game stands ---

    def phases(self, view: S, words: Words) -> tuple[tuple[str, ...], int]:
        """Name no phases."""
        return (), -1

    def note(self, view: S, words: Words) -> str:
        """Number the turn, as the box calls it."""
        return f"{box(self.title).turn_name} {taken(self.title).turn(view)}".capitalize()

    # --- what is asked ---

    def sentence(self, view: S, asked: Decision, words: Words) -> str:
        """Leave a question to its usual words."""
        return ""

    def seals(self, view: S, decision: Decision) -> str:
        """Let answers seal themselves."""
        return ""

    def settled(self, view: S, asked: Decision) -> Action | None:
        """Settle nothing on the board."""
        return None

    # --- the picture ---

    def paint(self, picture: Picture) -> None:
        """Paint the fields of the table, what is on offer, and the log."""
        who = [f"{name} ({who})" for name, who in zip(picture.seating.names, picture.seating.who, strict=True)]
        self._table(picture.ui, picture.frame.main, picture.view, picture.words, who)
        trails.paint(picture.ui, picture.frame.main, picture.trails)
        self._thinking(picture)
        _offers(picture)
        _log(picture)

    def closer(self, node: str) -> str:
        """Show everything in full already."""
        return ""

    def inspect(self, picture: Picture, node: Node) -> None:
        """Have nothing to look at more closely."""

    def sheet(self, picture: Picture, name: str) -> None:
        """Paint the log over the board, where type is too large for it to stand beside."""
        with drawer(picture, name, say("match.log")) as room:
            feed(picture, room, say("match.log"))

    def poster(self, ui: Ui, rect: Rect, view: S, tags: Tags = ()) -> None:
        """Paint the fields of a position; there are no lands to outline."""
        words, game = words_of(self.title), taken(self.title)
        names = [words.name(game.faction(view, seat)) for seat in range(len(view.scores))]
        self._table(ui, rect, view, words, names)

    def _table(self, ui: Ui, room: Rect, view: S, words: Words, names: Sequence[str]) -> None:
        """Paint what lies in the middle, and below it a panel for each seat."""
        many = max(1, min(len(names), int(room.w / (SEAT_WIDE * ui.canvas.growth))))
        seated = by_seat(view, words)
        held = [[Entry(of, (each[seat],)) for of, each in seated if each[seat]] for seat in range(len(names))]
        with page(ui, "fields", room) as whole, whole.inset(GAP, GAP) as column:
            column.gap(GAP)
            with column.sheet(ui, "glass", name="table") as panel:
                _fields(panel, middle(view, words))
            for first in range(0, len(names), many):
                with column.split(many) as cells:
                    for seat, cell in enumerate(cells[: len(names) - first], first):
                        self._seat(ui, cell, view, seat, names[seat], held[seat])

    def _seat(self, ui: Ui, cell: Column, view: S, seat: Seat, name: str, entries: Sequence[Entry]) -> None:
        """A seat: its sign and its name, then what lies before it."""
        side, top = faction_of(self.title, taken(self.title).faction(view, seat)), cell.bottom
        light = theme.shade(self._shade(view, seat)).light
        with cell.sheet(ui, "glass", name=name) as panel:
            row = panel.row(NAME)
            if side is not None:
                row.icon(side.symbol, color=light)
            row.text(name, color=light)
            _fields(panel, entries)
        spoken = "; ".join([name, *(f"{entry.name}: {entry.held[0]}" for entry in entries)])
        ui.node(f"seat:{seat}", cell.since(top), "seat", spoken, focusable=False, sound="")

    def _thinking(self, picture: Picture) -> None:
        """Mark the seat whose bot thinks."""
        seat = picture.seating.thinking
        place = next((node.rect for node in picture.ui.nodes if node.id == f"seat:{seat}"), None)
        if seat is not None and place is not None:
            shade = theme.shade(self._shade(picture.view, seat))
            picture.ui.thinking(place.right - ROOM, place.top + ROOM, shade)

    def _shade(self, view: S, seat: Seat) -> str:
        return shade_name(self.title, taken(self.title).faction(view, seat))


def _fields(column: Column, entries: Sequence[Entry]) -> None:
    """Write fields side by side as far as they go: what each is called, and below it what it holds."""
    canvas, room = column.canvas, column.rest.w
    widths = [
        min(room, max(canvas.measure(entry.name.upper(), theme.LABEL)[0], canvas.measure(entry.held[0], NAME)[0]))
        for entry in entries
    ]
    for together in boxes.lines(widths, room, ROOM * canvas.growth):
        with column.split([widths[number] for number in together], ROOM) as cells:
            for number, cell in zip(together, cells, strict=True):
                cell.label(entries[number].name)
                cell.text(entries[number].held[0], theme.LEAD)
        column.gap(TIGHT)


def _offers(picture: Picture) -> None:
    """Paint whatever can be chosen now as cards, in as many rows as they need."""
    ui, room = picture.ui, picture.frame.tray
    ui.canvas.line(room.left, room.top, room.right, room.top, theme.LINE)
    nouns, inside, high = list(picture.uses), boxes.inset(room, GAP), CARD_HIGH * ui.canvas.growth
    words = [ui.canvas.measure(picture.name(noun), NAME)[0] for noun in nouns]
    widths = [min(inside.w, max(high, wide + ROOM)) for wide in words]
    lines = boxes.lines(widths, inside.w)
    with ui.scroll("offers", inside, boxes.grid_height(len(lines), 1, high)) as top:
        for number, together in enumerate(lines):
            row = Row(ui.canvas, Rect(inside.left, top + number * (high + GAP), inside.w, high))
            row.gap = GAP
            for rank in together:
                place = row.take(widths[rank])
                if place is not None:
                    _card(picture, nouns[rank], place, rank)


def _card(picture: Picture, noun: str, at: Rect, rank: int) -> None:
    """A card with a name; the one taken up stands out."""
    ui, name = picture.ui, picture.name(noun)
    look = picture.touch(noun, at, "card", name, rank=rank, paper=True)
    ground = theme.WHITE if look.hover or noun == picture.picked else theme.PAPER
    ui.canvas.rect(at, ground, radius=CORNER)
    with ui.canvas.panel(at, name):
        ui.canvas.text(at.centerx, at.centery, name, NAME, color=theme.INK, align="center", valign="middle")


def _log(picture: Picture) -> None:
    """Paint the newest lines of the log; where type is large, what opens them."""
    rail_ground(picture, theme.GLASS)
    if picture.frame.tabbed:
        rail_tabs(picture.ui, picture.frame, [RailTab("news", "list", say("match.log"))])
        return
    feed(picture, rail_room(picture.frame), say("match.log"))
