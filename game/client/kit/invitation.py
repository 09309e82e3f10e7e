"""Pictures for inviting phones: the QR code to scan, and a phone."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas

QUIET = 4
"""The width of the quiet zone around a QR code, in modules."""
HANDSET = (22.0, 36.0)  # px of a phone


def square(canvas: Canvas, rect: Rect, dark: Sequence[Sequence[bool]]) -> None:
    """Paint a QR code in whole pixels; otherwise a camera would see seams between its modules."""
    count = len(dark) + 2 * QUIET
    area = canvas.px(rect)
    step = max(1, min(area.w, area.h) // count)
    left, top = area.left + (area.w - step * count) // 2, area.top + (area.h - step * count) // 2
    for y, row in enumerate(dark, QUIET):
        for x, on in enumerate(row, QUIET):
            if on:
                canvas.surface.fill(theme.INK, (left + x * step, top + y * step, step, step))


def handset(canvas: Canvas, right: float, y: float, light: theme.Color | None) -> None:
    """Paint a phone whose right edge is at `right`: lit, or as an empty outline."""
    wide, high = HANDSET
    body = boxes.around(right - wide / 2, y, wide, high)
    canvas.rect(body, border=theme.TEXT if light else theme.DIM, radius=4, border_width=2)
    if light:
        canvas.rect(boxes.inset(body, 5, 7), light, radius=1)
