"""Large ornaments painted on a canvas: paper, card backs, letters made of dots, the curtain."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import theme
from game.client.kit.canvas import Canvas, font
from game.client.kit.stamps import brighter, icon
from game.client.kit.theme import Color, Point


def paper(canvas: Canvas, rect: Rect, tone: Color = theme.PAPER, radius: float = 5) -> None:
    """Paint a sheet of paper lying on the table: shadow, paper, grain."""
    canvas.shadow(rect, radius=radius)
    canvas.rect(rect, tone, radius=radius)
    canvas.grain(rect)


def card_back(canvas: Canvas, rect: Rect, faction: str, symbol: str) -> None:
    """Paint the back of a card: a paper frame, a field in the owner's ink, the symbol at half width."""
    canvas.rect(rect, theme.PAPER2, radius=5)
    ground = theme.shade(faction).ink
    canvas.rect(rect.inflate(-6, -6), ground, radius=3)
    canvas.icon(symbol, rect.centerx, rect.centery, rect.w / 2, theme.PAPER)


def dot_letters(
    canvas: Canvas, x: float, y: float, text: str, *, height: float, color: Color, shape: str = "disc",
    pitch: float = 6.0, bloom: float = 0.5,
) -> Rect:  # fmt: skip
    """Write capitals in luminous dots, `height` logical px high, and return the rectangle they cover."""
    mask = _letter_mask(text, height, pitch)
    _light_up(canvas, mask, x, y, pitch, color, shape, bloom)
    return Rect(x, y, *mask.get_size())


def _letter_mask(text: str, height: float, pitch: float) -> pygame.mask.Mask:
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
    """Paint an icon made of luminous dots around a centre."""
    mask = pygame.mask.from_surface(icon(name, round(size), theme.WHITE), 110)
    _light_up(canvas, mask, x - size / 2, y - size / 2, pitch, color, shape, 0.6)


def lattice(width: float, height: float, pitch: float) -> Iterator[Point]:
    """Yield the points of the dot grid: rows 6/7 of the pitch apart, odd rows shifted by half of it."""
    row, y = 0, pitch / 2
    while y < height:
        x = pitch / 2 + (pitch / 2 if row % 2 else 0.0)
        while x < width:
            yield x, y
            x += pitch
        row, y = row + 1, y + pitch * 6 / 7


def _light_up(
    canvas: Canvas,
    mask: pygame.mask.Mask,
    x: float,
    y: float,
    pitch: float,
    color: Color,
    shape: str,
    bloom: float,
) -> None:
    width, height = mask.get_size()
    lit = [(dx, dy) for dx, dy in lattice(width, height, pitch) if mask.get_at((int(dx), int(dy)))]
    u, pad = canvas.scale, 90.0
    left, top = canvas.point(x - pad, y - pad)
    for picture in _lights(lit, ((width + 2 * pad) * u, (height + 2 * pad) * u), pad, u, pitch, color, bloom):
        canvas.surface.blit(picture, (round(left), round(top)), special_flags=pygame.BLEND_RGB_ADD)
    bright = brighter(color, bloom)
    for dx, dy in lit:
        canvas.dot(shape, x + dx, y + dy, pitch * 0.41, bright)


def _lights(
    lit: Sequence[Point], size: Point, pad: float, u: float, pitch: float, color: Color, bloom: float
) -> Iterator[Surface]:
    """Yield the light that the dots cast on the table, wide and faint, then near, to be blended additively."""
    share = (*(round(c * bloom * 0.6) for c in color[:3]),)
    small = Surface((max(8, round(size[0] / 4)), max(8, round(size[1] / 4))))
    for dx, dy in lit:
        pygame.draw.circle(small, share, ((dx + pad) * u / 4, (dy + pad) * u / 4), max(1.0, pitch * 0.5 * u / 4))
    for reach, strength in ((20, 110), (2, 255)):
        glow = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, round(reach * u))), size)
        glow.fill((strength,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        yield glow


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
