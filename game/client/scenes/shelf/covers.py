"""The covers of the boxes, drawn by code, with one painter for each kind of cover that a box can name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.kit import ornaments, theme
from game.client.kit.canvas import Canvas, RectLike, as_rect
from game.client.kit.theme import Color, Point
from game.core.content.box import Box, box

WIDTH, HEIGHT = 200.0, 246.0  # a cover's own units; it can be painted at any size

CYAN, RED = theme.shade("cyan").ink, theme.shade("red").ink

# The earth seen from above 22 N, 52 E, based on the title's map: a dot is sea, o is land, letters are powers.
GLOBE = (
    "              b              ",
    "         b........k          ",
    "       bbb.......kkkkk       ",
    "     b..y......kkkkkkkk      ",
    "     .....yykkkkkkkkkkkk     ",
    "   ....o.yykkkkkkkkkkkrk.    ",
    "   ....oyokokkkkkkkkkkorro   ",
    "  ...yyyyookkkkoooooooorro   ",
    "  ...yyyyyyokkooooorrrrrrr.  ",
    " ...ooyyyoo.k.ooooorrrrrrr.  ",
    " ..oooo..yoooo.oooorrrrrrr.. ",
    "..ooooooo.ooooooooorrrrrrr.. ",
    " .oooooooooooooooooooooooro. ",
    ".oooooooooooooooooooooooo.oo ",
    "..oooooooooooooo..oooo.ooo.o.",
    ".oooooooooooooooo.ooo..o..oo ",
    " .ooooooooooooo....oo...oooo ",
    "....oooooooooo.....oo..ooooo ",
    " ....ooooooooo..........oooo ",
    " ...ooooooooo...........oo.  ",
    "  ....oooooo...............  ",
    "  ...oooooo..............o   ",
    "   ...oooooo.o...........o   ",
    "   ...ooooo.oo..........o    ",
    "     ..oooo.oo..........     ",
    "     ...oo.............      ",
    "       ...............       ",
    "         ..........          ",
    "              .              ",
)


def face_of(title: str) -> str:
    """Return the typeface of a title."""
    return box(title).face


def lid_in(room: Rect) -> Rect:
    """Return the rectangle of a lid as high as an area, at the area's left edge."""
    return Rect(room.left, room.top, room.h * WIDTH / HEIGHT, room.h)


def cover(canvas: Canvas, rect: RectLike, title: str) -> None:
    """Paint the lid of a title's box with its shadow, cached per size."""
    area = as_rect(rect)
    canvas.shadow(area, radius=4)
    canvas.baked(("cover", title), area, lambda c: _print(c, area, title))


def _print(canvas: Canvas, area: Rect, title: str) -> None:
    sheet = Lid(canvas, area, area.w / WIDTH, area.h / HEIGHT)
    with canvas.clip(area):
        PAINTERS.get(box(title).cover, _plain)(sheet, box(title))


@dataclass(frozen=True, slots=True)
class Lid:
    """A lid being printed. Coordinates run from 0, 0 to 200, 246; type scales with the width."""

    canvas: Canvas
    area: Rect
    k: float
    ky: float

    def at(self, x: float, y: float) -> Point:
        """Return a point of the lid in canvas coordinates."""
        return self.area.left + x * self.k, self.area.top + y * self.ky

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """Return a rectangle of the lid in canvas coordinates."""
        return Rect(*self.at(x, y), w * self.k, h * self.ky)

    def fill(self, x: float, y: float, w: float, h: float, color: Color) -> None:
        """Fill a rectangle."""
        self.canvas.rect(self.box(x, y, w, h), color)

    def poly(self, points: Sequence[Point], color: Color) -> None:
        """Fill a polygon."""
        self.canvas.polygon([self.at(x, y) for x, y in points], color)

    def stroke(self, points: Sequence[Point], color: Color, width: float) -> None:
        """Draw a line through points."""
        self.canvas.polyline([self.at(x, y) for x, y in points], color, width * self.k)

    def disc(self, x: float, y: float, r: float, color: Color) -> None:
        """Fill a disc."""
        self.canvas.circle(*self.at(x, y), r * self.k, color)

    def icon(self, name: str, x: float, y: float, size: float, color: Color) -> None:
        """Print an icon around a centre."""
        self.canvas.icon(name, *self.at(x, y), size * self.k, color)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        role: theme.Type,
        size: float,
        color: Color,
        *,
        width: float = WIDTH,
        **how: Any,
    ) -> Rect:
        """Print text at the given size, or smaller to fit `width`; print nothing if the lid is too small for it.

        It is part of the picture and doesn't grow with the reader's text size.
        """
        role = self.canvas.shrunk(text, role.at(size * self.k), width * self.k, scaled=False)
        if self.canvas.measure(text, role, scaled=False)[0] > width * self.k:
            return Rect(*self.at(x, y), 0, 0)
        return self.canvas.text(*self.at(x, y), text, role, color=color, scaled=False, **how)


def _searchlights(sheet: Lid, of: Box) -> None:
    """Paint two searchlights with a person in a hat between them."""
    sheet.fill(0, 0, WIDTH, HEIGHT, theme.FOLD)
    sheet.poly([(0, 0), (125, 0), (44, 210), (0, 246)], CYAN)
    sheet.poly([(200, 46), (200, 246), (60, 246), (168, 112)], RED)
    canvas = sheet.canvas
    ornaments.halftone(
        canvas, sheet.box(0, 110, 200, 112), theme.NIGHT, pitch=5 * sheet.k, low=0.2 * sheet.k, high=3.0 * sheet.k
    )
    canvas.gradient(sheet.box(0, 170, 200, 50), (*theme.NIGHT, 0), theme.NIGHT)
    sheet.fill(0, 218, WIDTH, 28, theme.NIGHT)
    _hat(sheet)
    sheet.text(18, 2, of.name, theme.POSTER.tight, 74, theme.PAPER, width=130)
    sheet.text(14, 224, of.subtitle.upper(), theme.POSTER, 23, theme.PAPER, width=172, valign="middle")


def _hat(sheet: Lid) -> None:
    for color, dx, dy in ((theme.FOLD, 3, 4), (theme.PAPER, 0, 0)):
        sheet.icon("spy", 100 + dx, 138 + dy, 150, color)


def _wedge(sheet: Lid, of: Box) -> None:
    """Paint a constructivist poster: a red wedge, a black disc, the symbols of five ideas."""
    sheet.fill(0, 0, WIDTH, HEIGHT, theme.PAPER)
    ornaments.grain(sheet.canvas, sheet.area)
    sheet.poly([(0, 208), (200, 88), (200, 246), (0, 246)], RED)
    sheet.stroke([(-4, 200), (204, 72)], theme.INK, 4)
    sheet.disc(120, 123, 58, theme.FOLD)
    sheet.poly([(-2, 84), (170, 122), (166, 134), (-2, 114)], RED)
    sheet.stroke([(109, 129), (152, 104)], theme.INK, 4)
    for name, x in (("sword", 86), ("factory", 120), ("book", 154)):
        sheet.icon(name, x, 149, 18, theme.PAPER)
    for name, x in (("diamond", 24), ("star5", 62), ("crown", 100), ("three_bars", 138), ("flame", 176)):
        sheet.icon(name, x, 218, 19, theme.PAPER)
    sheet.text(14, 10, of.name.upper(), theme.SLOGAN, 26, theme.INK, width=172)
    sheet.text(15, 45, of.subtitle, theme.BODY.strong, 15, theme.INK, width=170)


def _front_page(sheet: Lid, of: Box) -> None:
    """Paint the front page of a newspaper with a slate as its picture."""
    sheet.fill(0, 0, WIDTH, HEIGHT, theme.NEWS)
    ornaments.grain(sheet.canvas, sheet.area)
    sheet.text(100, 10, of.name, theme.PRESS.tight, 37, theme.INK, width=172, align="center")
    for y, thick in ((55, 1.0), (58, 2.2), (77, 1.0)):
        sheet.fill(12, y, 176, thick, theme.INK)
    sheet.text(14, 68, "1900 – 2000", theme.BODY, 13, theme.INK2, valign="middle")
    sheet.icon("dove", 178, 68, 13, theme.INK2)
    sheet.fill(12, 84, 176, 104, theme.SLATE)
    sheet.text(100, 118, "5 + 2 + 1", theme.HAND, 36, theme.CHALK, align="center", valign="middle")
    sheet.stroke([(52, 148), (148, 145)], theme.CHALK2, 2)
    sheet.text(100, 168, "?", theme.HAND, 26, theme.CHALK2, align="center", valign="middle")
    name = of.subtitle or of.name
    sheet.text(100, 209, name, theme.PRESS, 18, theme.INK, width=172, align="center", valign="middle")
    for y in (229, 237):
        for x, wide in ((14, 76), (110, 76)):
            sheet.fill(x, y, wide, 2, theme.mix(theme.NEWS, theme.INK, 0.45))


def _earth(sheet: Lid, of: Box) -> None:
    """Paint the earth at night below the header of a briefing, and the powers that share it at the bottom."""
    sheet.fill(0, 0, WIDTH, HEIGHT, theme.DUSK)
    _globe(sheet, 100, 147, 76)
    sheet.fill(0, 0, WIDTH, 64, theme.BRIEF)
    sheet.fill(0, 64, WIDTH, 3, theme.NAVY)
    sheet.text(14, 26, of.name, theme.HEAD, 31, theme.NAVY, width=172, valign="middle")
    said = of.subtitle or of.tagline
    sheet.text(14, 51, said, theme.BODY.weighing(500), 14, theme.INK2, width=172, valign="middle")
    wide = WIDTH / max(1, len(of.faction))
    for place, side in enumerate(of.faction):
        ink = theme.tone(side.ink)
        sheet.fill(place * wide, 208, wide, HEIGHT - 208, ink)
        sheet.icon(side.symbol, (place + 0.5) * wide, 227, 25, theme.on(ink))


def _globe(sheet: Lid, x: float, y: float, r: float) -> None:
    """Paint a globe of dots on which each of four powers has its own lands lit."""
    inks = {"b": "blue", "y": "yellow", "k": "black", "r": "red"}
    step = r / (len(GLOBE) // 2)
    for row, line in enumerate(GLOBE):
        for column, land in enumerate(line):
            dx = column - len(line) // 2 + (row - len(GLOBE) // 2) % 2 / 2
            lit = theme.shade(inks[land]).light if land in inks else theme.SLOT
            color, size = (lit, 2.4) if land != "." else (theme.NAVY, 1.2)
            if land != " ":
                sheet.disc(x + dx * step, y + (row - len(GLOBE) // 2) * step, size, color)


def _plain(sheet: Lid, of: Box) -> None:
    """Paint paper, a band in the first faction's ink, and the name."""
    sheet.fill(0, 0, WIDTH, HEIGHT, theme.PAPER)
    ornaments.grain(sheet.canvas, sheet.area)
    ink = theme.tone(of.faction[0].ink) if of.faction else theme.INK
    sheet.fill(0, 0, WIDTH, 12, ink)
    sheet.text(16, 34, of.name, theme.HEAD, 36, theme.INK, width=168)
    sheet.text(16, 84, of.subtitle, theme.BODY.weighing(500), 16, theme.INK2, width=168)
    if of.faction:
        sheet.icon(of.faction[0].symbol, 100, 166, 84, ink)


PAINTERS: dict[str, Callable[[Lid, Box], None]] = {
    "searchlights": _searchlights,
    "wedge": _wedge,
    "front_page": _front_page,
    "globe": _earth,
    "plain": _plain,
}
