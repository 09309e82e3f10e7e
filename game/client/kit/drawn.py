"""Small pictures of the table (lands, cards, tracks, notes, arrows), built from pieces listed in a file.

They contain no words, only numbers and symbols, so nothing has to be translated.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Annotated

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.boxes import around
from game.client.kit.canvas import Canvas
from game.client.kit.theme import Color, Point, Shade
from game.core.content.loading import OneOf

WIDE, HIGH = 280.0, 158.0
"""The size of a picture in its own units; it is painted at any scale."""
STEP, DOT = 7.0, 2.6  # the distance between a land's dots, and their radius
CARD = (58.0, 82.0)
NOTE = (86.0, 46.0)
CUBE = 19.0
KINDS = ("land", "card", "track", "arrow", "note", "cubes", "coin", "figure", "icon", "bar", "slot", "plate")


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """One item of a picture, around a point; `shade` is a faction of the theme, or "" for none."""

    piece: Annotated[str, OneOf(*KINDS)]
    x: float
    y: float
    wide: float = 0.0
    high: float = 0.0
    shade: Annotated[str, OneOf("", *theme.FACTIONS)] = ""
    text: str = ""
    icon: str = ""
    size: float = 26.0
    share: float = 1.0
    """For a land: the lit share, from the bottom up; for a track: the marker's distance from the top."""
    to: tuple[float, ...] = ()
    """The tip of an arrow."""
    cubes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Print:
    """A picture being painted."""

    canvas: Canvas
    area: Rect

    @property
    def k(self) -> float:
        """The logical px per unit of the picture."""
        return self.area.w / WIDE

    def at(self, x: float, y: float) -> Point:
        """Return a point of the picture in canvas coordinates."""
        return self.area.left + x * self.k, self.area.top + y * self.k

    def box(self, x: float, y: float, wide: float, high: float, color: Color, radius: float = 4) -> None:
        """Fill a rectangle around a point."""
        rect = around(*self.at(x, y), wide * self.k, high * self.k)
        self.canvas.rect(rect, color, radius=radius * self.k)

    def disc(self, x: float, y: float, radius: float, color: Color) -> None:
        """Fill a disc."""
        self.canvas.circle(*self.at(x, y), radius * self.k, color)

    def icon(self, name: str, x: float, y: float, side: float, color: Color) -> None:
        """Draw an icon around a point."""
        self.canvas.icon(name, *self.at(x, y), side * self.k, color)

    def figure(self, x: float, y: float, text: str, size: float, color: Color) -> None:
        """Write a number around a point; as part of the picture it doesn't grow with the text scale."""
        role = theme.STAMP.at(size * self.k)
        self.canvas.text(*self.at(x, y), text, role, color=color, align="center", valign="middle", scaled=False)


def paint(canvas: Canvas, area: Rect, pieces: Sequence[DrawnPiece]) -> None:
    """Paint a picture into an area of the same proportions."""
    on = Print(canvas, area)
    with canvas.clip(area):
        canvas.rect(area, theme.SEA)
        for piece in pieces:
            PAINTERS[piece.piece](on, piece, theme.shade(piece.shade))


def _land(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    rows = int(piece.high / STEP)
    across = int(piece.wide / STEP)
    dot = shade.dot if piece.shade else "disc"
    for row in range(-rows, rows + 1):
        for place in range(-across, across + 1):
            dx, dy = (place + (row % 2) / 2) * STEP, row * STEP * 0.87
            if hypot(dx / piece.wide, dy / piece.high) > 1 - 0.12 * ((place * 7 + row * 13) % 3):
                continue  # leave gaps so that the coast isn't round
            lit = piece.shade and dy > piece.high * (1 - 2 * piece.share)
            color = shade.light if lit else theme.UNLIT
            on.canvas.dot(dot, *on.at(piece.x + dx, piece.y + dy), DOT * on.k, color)


def _card(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a card with a number on its colour and a symbol on the paper below."""
    (wide, high), x, y = CARD, piece.x, piece.y
    ground = shade.ink if piece.shade else theme.NEWS
    on.box(x, y, wide + 2, high + 2, theme.BLACK, 5)
    on.box(x, y, wide, high, theme.PAPER)
    on.box(x, y - high / 4, wide, high / 2, ground)
    if piece.text:
        on.figure(x, y - high / 4, piece.text, 34, theme.on(ground))
    if piece.icon:
        on.icon(piece.icon, x, y + high / 4, 24, theme.INK)


def _track(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a track with a star at each end, and its marker."""
    x, top, foot = piece.x, 18.0, HIGH - 18
    on.canvas.polyline([on.at(x, top + 8), on.at(x, foot - 8)], theme.MUTE, on.k)
    for step in range(7):
        on.disc(x, top + 12 + step * (foot - top - 24) / 6, 2, theme.MUTE)
    on.icon("star5", x, top, 14, theme.shade("red").light)
    on.icon("star5", x, foot, 14, shade.light)
    y = top + (foot - top) * piece.share
    on.disc(x, y, 8, theme.PAPER)
    on.disc(x, y, 6, theme.SEA)


def _arrow(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    x, y = piece.to
    length = hypot(x - piece.x, y - piece.y)
    ux, uy = (x - piece.x) / length, (y - piece.y) / length
    base_x, base_y = x - ux * 9, y - uy * 9
    on.canvas.polyline([on.at(piece.x, piece.y), on.at(base_x, base_y)], theme.WHITE, 3 * on.k)
    corners = ((x, y), (base_x - uy * 6, base_y + ux * 6), (base_x + uy * 6, base_y - ux * 6))
    on.canvas.polygon([on.at(*corner) for corner in corners], theme.WHITE)


def _note(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a bidder's note with their colour and the number on it."""
    wide, high = NOTE
    on.box(piece.x, piece.y, wide, high, theme.PAPER)
    on.box(piece.x - wide / 2 + 6, piece.y, 12, high, shade.ink)
    on.figure(piece.x + 6, piece.y, piece.text, 30, theme.INK)


def _cubes(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a row of slots, with a cube in each one that belongs to somebody."""
    for number, whose in enumerate(piece.cubes):
        x = piece.x + number * (CUBE + 5)
        on.box(x, piece.y, CUBE, CUBE, theme.MUTE)
        on.box(x, piece.y, CUBE - 2, CUBE - 2, theme.shade(whose).light if whose else theme.GLASS, 3)


def _coin(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    on.disc(piece.x, piece.y, 10, shade.ink)
    on.icon("coin", piece.x, piece.y, 13, theme.on(shade.ink))


def _figure(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    on.figure(piece.x, piece.y, piece.text, piece.size, theme.WHITE)


def _icon(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    on.icon(piece.icon, piece.x, piece.y, piece.size, shade.light if piece.shade else theme.PAPER)


def _bar(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a bar with a symbol at its bottom end."""
    on.box(piece.x, piece.y, piece.wide, piece.high, shade.ink, 3)
    on.icon(piece.icon, piece.x, piece.y + piece.high / 2 - 18, 22, theme.on(shade.ink))


def _slot(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a card slot with its symbol, filled if it belongs to somebody."""
    on.box(piece.x, piece.y, 34, 46, theme.MUTE)
    on.box(piece.x, piece.y, 32, 44, shade.ink if piece.shade else theme.GLASS, 3)
    on.icon(piece.icon, piece.x, piece.y, 20, theme.on(shade.ink) if piece.shade else theme.MUTE)


def _plate(on: Print, piece: DrawnPiece, shade: Shade) -> None:
    """Paint a plate under something else; round if only its width is given."""
    if not piece.high:
        on.disc(piece.x, piece.y, piece.wide / 2, theme.SEA)
        return
    on.box(piece.x, piece.y, piece.wide, piece.high, theme.MUTE, 6)
    on.box(piece.x, piece.y, piece.wide - 2, piece.high - 2, theme.GLASS, 5)


PAINTERS: dict[str, Callable[[Print, DrawnPiece, Shade], None]] = {
    "land": _land,
    "card": _card,
    "track": _track,
    "arrow": _arrow,
    "note": _note,
    "cubes": _cubes,
    "coin": _coin,
    "figure": _figure,
    "icon": _icon,
    "bar": _bar,
    "slot": _slot,
    "plate": _plate,
}
