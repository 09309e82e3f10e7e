"""A match without controls, as the kiosk and films show it: board, caption, hand and one line."""

from __future__ import annotations

from typing import Any

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.theme import PAD
from game.client.match.log import Log, noted
from game.client.table.spots import Frame
from game.core.content.box import box
from game.core.language.words import say

MARGIN = 0.05
"""The share of each edge that stays free of words, because some screens cut it off."""


def wide_frame(rect: Rect, text_scale: float) -> Frame:
    """Return a frame with board, caption and hand below each other, and the rail outside the picture."""
    t, safe = max(1.0, text_scale), boxes.inset(rect, rect.w * MARGIN, rect.h * MARGIN)
    label, prompt, tray = 28 * t, 36 * t, 140.0 + 64 * (t - 1)
    bar, bottom = boxes.upper(safe, label), boxes.lower(safe, tray)
    below = Rect(safe.left, bottom.top - prompt, safe.w, prompt)
    main = Rect(safe.left, bar.bottom, safe.w, below.top - bar.bottom)
    return Frame(bar, main, below, bottom, Rect(rect.w * 2, bar.bottom, 256, main.h), text_scale)


def label(canvas: Canvas, bar: Rect, log: Log, view: Any) -> None:
    """Write title, seats and turn over a picture."""
    row = Row(canvas, bar)
    row.gap = PAD
    sitting = log.sitting
    note = noted(sitting, log.board.heading(view, sitting.words).note)
    for text in (box(sitting.title).name, say("film.seats", names=sitting.names), note):
        row.text(text, theme.LABEL)
