"""Cards printed by code from a word and a figure, and their backs, for titles without drawings of their own."""

from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import Color

SHAPE = 0.7
"""The width of a card divided by its height."""
PRINT = 120.0
"""The card height in px at which corners, margins and lines have the theme's sizes."""
MINIATURE = 64.0
"""The card height in px below which there is room only for its figure."""
BAND, SHADED, LOW = 0.17, 0.5, 0.06
"""The shares of a card's height: the band, the most that dots may fill, and the least."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """The face of a card: its word and figure, the colour of its band, and how far dots fill it (0 to 1).

    Figures are set in `type`, a typeface of assets/fonts.toml.
    """

    word: str
    figure: str
    tone: Color
    full: float = 0.0
    type: str = "bebas"


@dataclass(frozen=True, slots=True)
class CardBack:
    """The back of a card: its ground, and a symbol or an initial in `type`."""

    ground: Color
    symbol: str = ""
    initial: str = ""
    type: str = "bebas"


def front(canvas: Canvas, rect: Rect, of: CardFace) -> None:
    """Paint a card face up: a band, then its figure over dots, or its word if it has no figure."""
    k = rect.h / PRINT
    canvas.rect(rect, theme.PAPER, radius=theme.CORNER * min(1.0, k))
    ornaments.grain(canvas, rect)
    if of.full:
        _dots(canvas, rect, of)
    if rect.h < MINIATURE:
        canvas.rect(boxes.upper(rect, max(3.0, rect.h * BAND / 2)), of.tone, radius=theme.SLIM)
        _centred(canvas, boxes.inset(boxes.cut(rect, top=rect.h * BAND / 2), 2), of.figure or of.word, of.type)
        return
    band = boxes.upper(rect, rect.h * BAND)
    canvas.rect(band, of.tone, radius=theme.CORNER)
    canvas.rect(boxes.cut(band, top=theme.CORNER), of.tone)
    low = boxes.cut(rect, top=band.h)
    if of.figure:
        _head(canvas, boxes.inset(band, 6 * k, 0), of)
    _centred(canvas, boxes.inset(low, 6 * k), of.figure or of.word, of.type)
    canvas.rect(rect, None, radius=theme.CORNER, border=theme.PAPER2)


def _head(canvas: Canvas, band: Rect, of: CardFace) -> None:
    """Write the figure at the left of a band, where it is visible in a hand too, and the word at the right."""
    ink, role = theme.on(of.tone), theme.NOTE.strong.at(band.h * 0.66)
    at = canvas.text(*band.midleft, of.figure, role, color=ink, valign="middle", scaled=False)
    room = band.right - at.right - 4
    role = canvas.shrunk(of.word, role.weighing(500), room, 4, scaled=False)
    if role.size > band.h * 0.3:
        canvas.text(*band.midright, of.word, role, color=ink, align="right", valign="middle", scaled=False)


def _centred(canvas: Canvas, room: Rect, text: str, face: str) -> None:
    """Write a figure as large as there is room for, or words on as many lines as they need."""
    figure = text.isdecimal() or len(text) < 3
    role = theme.FIGURE.set_in(face if figure else "plex").at(room.h * (0.72 if figure else 0.24))
    if figure:
        role = canvas.shrunk(text, role, room.w, 5, scaled=False)
    else:
        longest = max(text.split(), key=lambda word: canvas.measure(word, role, scaled=False)[0])
        role = canvas.shrunk(longest, role.strong.tight, room.w, 4, scaled=False)
        role = canvas.shrunk(text, role, room.w, 4, high=room.h, scaled=False)
    high = canvas.measure(text, role, width=None if figure else room.w, scaled=False)[1]
    lines = 1 if figure else max(1, round(high / canvas.line_height(role, scaled=False)))
    y = room.centery - (lines - 1) * canvas.line_height(role, scaled=False) / 2
    place = Rect(room.left, y, room.w, 0)
    canvas.centred(place, text, role, color=theme.INK, max_lines=lines, scaled=False)


def _dots(canvas: Canvas, rect: Rect, of: CardFace) -> None:
    """Fill a card with printed dots from the bottom: the higher it ranks among its kind, the more dots."""
    low = boxes.lower(rect, rect.h * (LOW + SHADED * of.full))
    with canvas.clip(low.inflate(-2, 0)):
        tone = theme.mix(theme.PAPER, of.tone, 0.4)
        ornaments.halftone(canvas, low, tone, pitch=max(3.0, rect.h / 24), low=0.1, high=rect.h / 60)


def back(canvas: Canvas, rect: Rect, of: CardBack) -> None:
    """Paint a card face down: a frame, a patterned field, and a symbol or an initial in the middle."""
    k = rect.h / PRINT
    canvas.rect(rect, theme.PAPER2, radius=theme.CORNER * min(1.0, k))
    field = boxes.inset(rect, max(2.0, theme.CORNER * k))
    canvas.rect(field, of.ground, radius=theme.SLIM * k)
    with canvas.clip(field):
        dots = theme.mix(of.ground, theme.PAPER, 0.18)
        ornaments.halftone(canvas, field, dots, pitch=max(3.0, 7 * k), low=1.2 * k, high=1.2 * k)
    x, y, radius = rect.centerx, rect.centery, rect.w / 4
    canvas.circle(x, y, radius, of.ground, border=theme.PAPER2, border_width=max(1, round(2 * k)))
    if of.symbol:
        canvas.icon(of.symbol, x, y, radius * 1.2, theme.PAPER)
    elif of.initial:
        role = theme.BANNER.set_in(of.type).at(radius * 1.24)
        canvas.text(x, y, of.initial, role, color=theme.PAPER, align="center", valign="middle", scaled=False)
