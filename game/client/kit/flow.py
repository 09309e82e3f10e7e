"""Layout helpers that place pieces automatically: columns from the top down, rows from both ends.

Each piece is measured and painted in one call. Once a piece doesn't fit, it and everything below it are left out.
Distances and icons grow with the type size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from pygame import FRect as Rect

from game.client.kit import boxes, pieces, starred, theme
from game.client.kit.canvas import Canvas
from game.client.kit.page import Page
from game.client.kit.pieces import SHEETS
from game.client.kit.theme import GAP, NEAR, ON_GLASS, ON_PAPER, PAD, TIGHT, Color, Inks, Type

ICON = 0.75
"""The side of an icon in a row, as a share of the line height."""
BULLET = 0.2
"""The radius of a bullet, as a share of the line height."""

ENDLESS = 1e6
"""The height of the room for a column that is only measured."""
UPPER = 0.75
"""A sheet's margin above and below its text, as a share of its side margins."""
STRIP = 5.0
FEWEST = 2.0
"""The least room for which words are truncated rather than dropped, as a multiple of their type size."""

Paint = Callable[[], object]


class Flow:
    """An area filled with pieces. Deferred pieces are painted only by `paint`, once the area's size is known."""

    def __init__(
        self, canvas: Canvas, room: Rect, *, inks: Inks = ON_GLASS, later: list[Paint] | None = None
    ) -> None:
        self.canvas, self.room, self.inks = canvas, room, inks
        self._later = later

    def ink(self, paint: Paint) -> None:
        """Paint something now, or defer it along with everything else."""
        if self._later is None:
            paint()
        else:
            self._later.append(paint)

    def paint(self) -> None:
        """Paint the deferred pieces."""
        later, self._later = self._later or [], None
        for paint in later:
            paint()

    def _color(self, color: Color | None, pale: bool) -> Color:
        return color if color is not None else self.inks.pale if pale else self.inks.text


class Column(Flow):
    """Pieces one below the other; `bottom` is where the last one ends.

    A piece higher than the remaining room closes the column: it and everything after it are left out.
    """

    def __init__(
        self, canvas: Canvas, room: Rect, *, inks: Inks = ON_GLASS, later: list[Paint] | None = None
    ) -> None:
        super().__init__(canvas, room, inks=inks, later=later)
        self.bottom = room.top
        self.full = False
        """True if something didn't fit."""

    @property
    def rest(self) -> Rect:
        """The remaining room; empty if the column is full."""
        high = 0.0 if self.full else max(0.0, self.room.bottom - self.bottom)
        return Rect(self.room.left, self.bottom, self.room.w, high)

    def since(self, top: float) -> Rect:
        """Return the area painted below a given y, for making several pieces one node."""
        return Rect(self.room.left, top, self.room.w, self.bottom - top)

    def take(self, high: float) -> Rect | None:
        """Take the next `high` px of the room to paint in; return None if there isn't enough."""
        if high > self.rest.h + 0.5:
            self.full = True
        if self.full:
            return None
        part = boxes.upper(self.rest, high)
        self.bottom = part.bottom
        return part

    def part(self, high: float) -> Rect:
        """Take the next `high` px of a scrolling page, which never runs out of room."""
        part = self.take(high)
        assert part is not None, "only a scrolling page always has room"
        return part

    def gap(self, px: float = GAP) -> Column:
        """Leave a gap of `px`, scaled with the type."""
        self.bottom += px * self.canvas.growth
        return self

    def text(
        self,
        text: str,
        role: Type = theme.NOTE,
        *,
        color: Color | None = None,
        pale: bool = False,
        align: str = "left",
        max_lines: int | None = None,
        shrink: bool = False,
    ) -> Rect:
        """Write text on as many lines as it needs, up to `max_lines` and the room; cut text ends in "…"."""
        line, wide = self.canvas.line_height(role), self.room.w
        most = int((self.rest.h + 0.5) / line)
        most = most if max_lines is None else min(most, max_lines)
        high = line if shrink else self.canvas.measure(text, role, width=wide)[1]
        part = self.take(min(high, most * line) if most else line) if text else None
        if part is None:
            return Rect(self.room.left, self.bottom, 0, 0)
        x = part.left + {"left": 0.0, "center": 0.5, "right": 1.0}[align] * part.w
        ink, y = self._color(color, pale), part.top
        self.ink(
            lambda: self.canvas.text(
                x, y, text, role, color=ink, align=align, width=wide, max_lines=most, fit=True, shrink=shrink
            )
        )
        return part

    def rich(self, text: str, role: Type = theme.NOTE, *, pale: bool = False, strong: Color | None = None) -> Rect:
        """Write text with *starred* words, if there is room for all of it."""
        part = self.take(starred.height(self.canvas, text, self.room.w, role)) if text else None
        if part is None:
            return Rect(self.room.left, self.bottom, 0, 0)
        ink = self._color(None, pale)
        bold = strong or self.inks.text
        at = part.topleft
        self.ink(lambda: starred.write(self.canvas, *at, text, role, width=part.w, color=ink, strong=bold))
        return part

    def label(self, text: str) -> Rect:
        """Write a section label in tracked capitals."""
        return self.text(text.upper(), theme.LABEL, color=self.inks.label, max_lines=1)

    def rule(self, color: Color | None = None, px: float = TIGHT, thick: float = 1) -> None:
        """Draw a line across, with a gap above and below it."""
        part = self.take(2 * px * self.canvas.growth)
        if part is not None:
            ink = color or self.inks.line
            self.ink(lambda: self.canvas.line(part.left, part.centery, part.right, part.centery, ink, thick))

    def row(self, role: Type = theme.NOTE, high: float | None = None) -> Row:
        """Start a line of pieces side by side, as high as its type; it paints nothing if there is no room."""
        part = self.take(high if high is not None else self.canvas.line_height(role))
        return Row(self.canvas, part or self.rest, role, inks=self.inks, later=self._later, closed=part is None)

    @contextmanager
    def split(self, shares: int | Iterable[float], gap: float = GAP) -> Iterator[list[Column]]:
        """Yield columns side by side; the next piece goes below the longest one."""
        parts = boxes.columns(self.rest, shares, gap * self.canvas.growth)
        inner = [Column(self.canvas, part, inks=self.inks, later=self._later) for part in parts]
        yield inner
        self.bottom = max(column.bottom for column in inner)

    @contextmanager
    def inset(self, left: float, right: float = 0) -> Iterator[Column]:
        """Yield this column narrowed at its sides by distances that grow with the type."""
        k = self.canvas.growth
        inner = Column(
            self.canvas, boxes.cut(self.rest, left=left * k, right=right * k), inks=self.inks, later=self._later
        )
        yield inner
        self.bottom, self.full = max(self.bottom, inner.bottom), self.full or inner.full

    @contextmanager
    def sheet(self, ui: Page, kind: str = "paper", *, name: str, edge: Color | None = None) -> Iterator[Column]:
        """Yield a panel exactly as high as its text, with a gap below; an empty one isn't painted.

        `edge` is the colour of a strip along its left side.
        """
        top, margin = self.bottom, PAD * self.canvas.growth
        inks, later = ON_PAPER if kind in SHEETS else ON_GLASS, list[Paint]()
        inner = Column(self.canvas, boxes.inset(self.rest, margin, margin * UPPER), inks=inks, later=later)
        yield inner
        if not later:
            return
        around = Rect(self.room.left, top, self.room.w, inner.bottom + margin * UPPER - top)

        def whole() -> None:
            with pieces.panel(ui, around, kind, name=name):
                if edge is not None:
                    self.canvas.rect(boxes.left(around, STRIP), edge)
                inner.paint()

        self.ink(whole)
        self.bottom = around.bottom
        self.gap()


def height(canvas: Canvas, wide: float, write: Callable[[Column], object]) -> float:
    """Return the height of what `write` puts into a column of width `wide`, without painting it."""
    column = Column(canvas, Rect(0, 0, wide, ENDLESS), later=[])
    write(column)
    return column.bottom


class Row(Flow):
    """Pieces side by side on one line, placed from both ends; text gets the room between them."""

    def __init__(
        self,
        canvas: Canvas,
        room: Rect,
        role: Type = theme.NOTE,
        *,
        inks: Inks = ON_GLASS,
        later: list[Paint] | None = None,
        closed: bool = False,
    ) -> None:
        super().__init__(canvas, room, inks=inks, later=later)
        self.role, self.closed = role, closed
        self.left, self.right = room.left, room.right
        self.gap = NEAR * canvas.growth
        """The gap after every piece."""

    @property
    def rest(self) -> Rect:
        """The room between the pieces at both ends."""
        return Rect(self.left, self.room.top, max(0.0, self.right - self.left), self.room.h)

    def take(self, wide: float, *, end: bool = False) -> Rect | None:
        """Take the next `wide` px at the left or right end of the row; return None if there isn't enough room."""
        if self.closed or wide > self.rest.w + 0.5:
            return None
        part = boxes.right(self.rest, wide) if end else boxes.left(self.rest, wide)
        if end:
            self.right = part.left - self.gap
        else:
            self.left = part.right + self.gap
        return part

    def text(
        self,
        text: str,
        role: Type | None = None,
        *,
        color: Color | None = None,
        pale: bool = False,
        end: bool = False,
        shrink: bool = False,
    ) -> Rect:
        """Write words on the line; if too long, they shrink if `shrink` is set, else they end in an ellipsis."""
        role, room = role or self.role, self.rest.w
        wide = self.canvas.measure(text, role)[0]
        readable = wide <= room + 0.5 or room >= FEWEST * role.size
        part = self.take(min(wide, room), end=end) if text and readable else None
        if part is None:
            return Rect(self.right if end else self.left, self.room.top, 0, 0)
        x, align = (part.right, "right") if end else (part.left, "left")
        ink = self._color(color, pale)
        y = part.centery
        room = part.w + 0.5
        self.ink(
            lambda: self.canvas.text(
                x, y, text, role, color=ink, align=align, valign="middle", width=room, fit=True, shrink=shrink
            )
        )
        return part

    def icon(self, name: str, *, color: Color | None = None, end: bool = False, side: float | None = None) -> None:
        """Put an icon on the line, scaled to the type or with a fixed side."""
        side = side or self.canvas.line_height(self.role) * ICON
        part = self.take(side, end=end)
        if part is not None:
            ink = color or self.inks.text
            self.ink(lambda: self.canvas.icon(name, part.centerx, part.centery, side, ink))

    def bullet(self, shade: theme.Shade) -> None:
        """Put a faction's dot before the next piece."""
        radius = self.canvas.line_height(self.role) * BULLET
        part = self.take(2 * radius)
        if part is not None:
            self.ink(lambda: self.canvas.dot(shade.dot, part.centerx, part.centery, radius, shade.light))

    def split(self, shares: int | Iterable[float]) -> list[Row]:
        """Return the line split into cells, for a table whose rows all have the same columns."""
        return [
            Row(self.canvas, part, self.role, inks=self.inks, later=self._later, closed=self.closed)
            for part in boxes.columns(self.rest, shares, self.gap)
        ]
