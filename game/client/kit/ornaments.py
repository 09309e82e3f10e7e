"""Large ornaments painted on a canvas: paper, card backs, letters made of dots, and the curtain."""

import math
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import stamps, theme
from game.client.kit.canvas import Canvas, RectLike, as_rect, clipped, lay
from game.client.kit.letters import font
from game.client.kit.stamps import brighter, icon
from game.client.kit.theme import Color, Point

LETTER_DOTS = 6.0  # px between the dots of a letter


def paper(canvas: Canvas, rect: Rect, tone: Color = theme.PAPER, radius: float = 5) -> None:
    """Paint a sheet of paper lying on the table, with shadow and grain."""
    canvas.shadow(rect, radius=radius)
    canvas.rect(rect, tone, radius=radius)
    grain(canvas, rect)


def grain(canvas: Canvas, rect: RectLike) -> None:
    """Lay paper grain over a rectangle."""
    at, speck = canvas.px(rect), canvas.thick(2)
    tile = stamps.grain(64 * speck, speck)
    with clipped(canvas.surface, at.inflate(-2, -2)):
        for y in range(at.top, at.bottom, tile.get_height()):
            for x in range(at.left, at.right, tile.get_width()):
                canvas.surface.blit(tile, (x, y))


def halftone(
    canvas: Canvas,
    rect: RectLike,
    color: Color,
    *,
    pitch: float = 5,
    low: float = 0.2,
    high: float = 2.6,
    toward: str = "down",
) -> None:
    """Fill a rectangle with halftone dots that grow from `low` to `high` logical px towards one side."""
    area = as_rect(rect)
    with canvas.clip(area):
        row, y = 0, area.top + pitch / 2
        while y < area.bottom + pitch:
            x = area.left + (pitch / 2 if row % 2 else 0)
            while x < area.right + pitch:
                share = _along(area, x, y, toward)
                canvas.dot("disc", x, y, low + (high - low) * share, color)
                x += pitch
            y, row = y + pitch / 2, row + 1


def _along(area: Rect, x: float, y: float, toward: str) -> float:
    down = (y - area.top) / max(1.0, area.h)
    right = (x - area.left) / max(1.0, area.w)
    share: dict[str, Any] = {"down": down, "up": 1 - down, "right": right, "left": 1 - right}
    return float(min(1.0, max(0.0, share[toward])))


def glow(
    canvas: Canvas, rect: RectLike, color: Color, *, radius: float = 8, blur: float = 6, alpha: int = 150
) -> None:
    """Paint a glow around a rectangle."""
    light = (*color[:3], alpha)
    canvas.soft(rect, radius, blur, 0, lambda r, b: stamps.halo(r, b, light))


def dots(
    canvas: Canvas, shape: str, spots: Iterable[Point], radius: float, color: Color, bloom: float = 0.0
) -> None:
    """Paint many dots of the same kind, each around its centre."""
    stamp = stamps.stamp(shape, radius * canvas.scale, color, bloom)
    wide, high = stamp.get_size()
    (left, top), u = canvas.origin, canvas.scale
    canvas.surface.fblits(
        [(stamp, (round((x - left) * u - wide / 2), round((y - top) * u - high / 2))) for x, y in spots]
    )


def fly(
    canvas: Canvas,
    surface: Surface,
    x: float,
    y: float,
    *,
    angle: float = 0,
    scale: float = 1,
    squeeze: float = 1,
    alpha: int = 255,
) -> None:
    """Blit a picture centred on a logical point, rotated (in degrees) and scaled.

    `squeeze` is the visible share of its width while it turns over, from 0 to 1.
    """
    if squeeze < 1:
        wide, high = surface.get_width() * scale * squeeze, surface.get_height() * scale
        surface, scale = pygame.transform.scale(surface, (max(1, round(wide)), max(1, round(high)))), 1
    if angle or scale != 1:
        surface = pygame.transform.rotozoom(surface, angle, scale)
    left, top = canvas.point(x, y)
    left, top = left - surface.get_width() / 2, top - surface.get_height() / 2
    lay(canvas.surface, surface, round(left), round(top), alpha)


def dot_letters(canvas: Canvas, x: float, y: float, text: str, *, height: float, color: Color) -> None:
    """Write capitals in glowing dots, `height` logical px high."""
    _light_up(canvas, Lit(text, height, LETTER_DOTS, color, "disc", 0.5), _letter_mask, x, y)


def _letter_mask(lit: "Lit") -> pygame.mask.Mask:
    text, height, pitch = lit.what, lit.size, lit.pitch
    face = font("bebas", 400, round(height / 0.7))
    letters = [face.render(letter, True, theme.WHITE) for letter in text]
    gap = round(pitch * 0.7)
    line = Surface((sum(letter.get_width() + gap for letter in letters), round(height + pitch)), pygame.SRCALPHA)
    pen = 0
    for letter in letters:
        line.blit(letter, (pen, round(height - face.get_ascent() + pitch * 0.35)))
        pen += letter.get_width() + gap
    return pygame.mask.from_surface(line, 110)


def dot_symbol(
    canvas: Canvas, x: float, y: float, name: str, size: float, color: Color, shape: str, *, pitch: float = 8
) -> None:
    """Paint an icon made of glowing dots around a centre."""
    _light_up(canvas, Lit(name, size, pitch, color, shape, 0.6), _symbol_mask, x - size / 2, y - size / 2)


def _symbol_mask(lit: "Lit") -> pygame.mask.Mask:
    return pygame.mask.from_surface(icon(lit.what, round(lit.size), theme.WHITE), 110)


def lattice(width: float, height: float, pitch: float) -> Iterator[Point]:
    """Yield the points of the dot grid: rows 6/7 of the pitch apart, odd rows shifted by half of it."""
    row, y = 0, pitch / 2
    while y < height:
        x = pitch / 2 + (pitch / 2 if row % 2 else 0.0)
        while x < width:
            yield x, y
            x += pitch
        row, y = row + 1, y + pitch * 6 / 7


class Lit(NamedTuple):
    """Letters or an icon in glowing dots, with its size and the pitch of the dots in logical px."""

    what: str
    size: float
    pitch: float
    color: Color
    shape: str
    bloom: float


SPILLS = 90.0
"""How far the light reaches beyond the dots, in logical px."""


def _light_up(canvas: Canvas, lit: Lit, mask: Callable[[Lit], pygame.mask.Mask], x: float, y: float) -> None:
    """Paint dots and their glow, both cached: blurring the glow takes longer than a frame."""
    left, top = canvas.point(x - SPILLS, y - SPILLS)
    even = left // 2 * 2, top // 2 * 2  # halves are rounded to even numbers
    off = left - even[0], top - even[1]
    glow = canvas.still.picture(("glow", lit, canvas.scale), lambda: _glow(lit, mask(lit), canvas.scale))
    canvas.surface.blit(glow, (round(left), round(top)), special_flags=pygame.BLEND_RGB_ADD)
    dots = canvas.still.picture(("lit", lit, canvas.scale, off), lambda: _dots(lit, mask(lit), canvas.scale, off))
    canvas.surface.blit(dots, even)


def _dots(lit: Lit, mask: pygame.mask.Mask, u: float, off: Point) -> Surface:
    """Return the dots without their glow; `off` is the offset within two device px."""
    color = brighter(lit.color, lit.bloom)
    picture = stamps.blank(*_size(mask, u), color)
    dot = stamps.stamp(lit.shape, lit.pitch * 0.41 * u, color)
    for x, y in _points(mask, lit.pitch):
        stamps.blit_dot(picture, dot, (x + SPILLS) * u + off[0], (y + SPILLS) * u + off[1])
    return picture


def _glow(lit: Lit, mask: pygame.mask.Mask, u: float) -> Surface:
    """Return the light that the dots cast on the table, near and far, to be blended additively."""
    size, pitch = _size(mask, u), lit.pitch
    share = (*(round(c * lit.bloom * 0.6) for c in lit.color[:3]),)
    small = Surface((max(8, round(size[0] / 4)), max(8, round(size[1] / 4))))
    for x, y in _points(mask, pitch):
        pygame.draw.circle(
            small, share, ((x + SPILLS) * u / 4, (y + SPILLS) * u / 4), max(1.0, pitch * 0.5 * u / 4)
        )
    both = Surface(size)
    for reach, strength in ((20, 110), (2, 255)):
        glow = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, round(reach * u))), size)
        glow.fill((strength,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        both.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return both


def _points(mask: pygame.mask.Mask, pitch: float) -> Iterator[Point]:
    return ((x, y) for x, y in lattice(*mask.get_size(), pitch) if mask.get_at((int(x), int(y))))


def _size(mask: pygame.mask.Mask, u: float) -> tuple[int, int]:
    """Return the size in device px of a picture with room for the glow."""
    width, height = mask.get_size()
    return int((width + 2 * SPILLS) * u), int((height + 2 * SPILLS) * u)


def pleats(canvas: Canvas, rect: Rect) -> None:
    """Paint the curtain: rows of dim dots whose brightness falls in folds."""
    canvas.gradient(rect, theme.mix(theme.TABLE, theme.GLASS, 0.6), theme.TABLE)
    with canvas.clip(rect):
        row, y = 0, rect.top + 3.0
        while y < rect.bottom + 3:
            x = rect.left + (5.0 if row % 2 else 0.0)
            while x < rect.right + 5:
                canvas.dot("disc", x, y, 2.75, _fold((x - rect.left) / 102))
                x += 10
            y, row = y + 8.6, row + 1


def _fold(turns: float) -> Color:
    light = (0.5 + 0.5 * math.cos(turns * 2 * math.pi)) ** 2
    return theme.mix(theme.TABLE, theme.LINE2, 0.1 + round(light * 24) / 24 * 0.72)
