"""Pieces of a chart on a slate: an axis with ticks, and a sealed envelope."""

from game.client.kit import theme
from game.client.kit.canvas import Canvas, RectLike, as_rect
from game.client.kit.theme import GAP, NEAR, TIGHT

TICK, FIGURE = 7.0, 22.0
"""The smallest distance between ticks and between figures, in px."""
FAINT = theme.mix(theme.SLATE, theme.CHALK2, 0.5)


def axis(canvas: Canvas, x: float, base: float, top: float, point: float) -> None:
    """Paint a vertical axis with a tick per point where there is room, and a figure every few points."""
    every = next((step for step in (1, 2, 5, 10, 50) if step * point >= TICK), 100)
    figures = next((step for step in (3, 5, 10, 50) if step * point >= FIGURE and step >= every), 100)
    number = 1
    while base - number * point >= top:
        y = base - number * point
        if number % every == 0:
            half = NEAR if number % figures == 0 else TIGHT
            canvas.line(x - half, y, x + half, y, FAINT)
        if number % figures == 0:
            role = theme.SMALL.tight
            canvas.text(x + GAP, y, str(number), role, color=theme.CHALK2, valign="middle", scaled=False)
        number += 1


def envelope(canvas: Canvas, rect: RectLike) -> None:
    """Paint an envelope that doesn't show whose it is."""
    at = as_rect(rect)
    canvas.rect(at, theme.PAPER2, radius=2, border=theme.INK2)
    fold, middle = theme.mix(theme.PAPER2, theme.INK2, 0.45), at.top + at.h * 0.55
    canvas.line(at.left + 1, at.top + 1, at.centerx, middle, fold)
    canvas.line(at.right - 1, at.top + 1, at.centerx, middle, fold)
