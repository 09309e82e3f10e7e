"""A match without controls, as films and the fair show it: board, caption and hand, and one line of what it is."""

from __future__ import annotations

from typing import Any

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.say import say
from game.client.kit.theme import PAD
from game.client.match.party import Party
from game.client.table.spots import Frame
from game.core.box import box

MARGIN = 0.05
"""The share of each side where no words stand: some screens cut it off."""


def wide_frame(rect: Rect, text_scale: float) -> Frame:
    """Where the parts lie: board, caption and hand over the whole width; the rail beside the picture."""
    t = max(1.0, text_scale)
    bar, prompt, tray = rect.h * MARGIN + 22 * t, 36 * t, 140.0 + 64 * (t - 1)
    bottom = rect.h - tray
    return Frame(
        Rect(0, 0, rect.w, bar),
        Rect(0, bar, rect.w, bottom - prompt - bar),
        Rect(0, bottom - prompt, rect.w, prompt),
        Rect(0, bottom, rect.w, tray),
        Rect(rect.w * 2, bar, 256, rect.h - bar),
        text_scale,
    )


def label(canvas: Canvas, rect: Rect, bar: Rect, party: Party, view: Any) -> None:
    """Write title, seats and turn over a picture; nothing else."""
    canvas.gradient(bar, theme.GLASS2, theme.GLASS)
    row = Row(canvas, boxes.cut(bar, top=rect.h * MARGIN, left=bar.w * MARGIN, right=bar.w * MARGIN))
    row.gap = PAD
    note = party.noted(party.board.note(view, party.words))
    for text in (box(party.title).name, say("caption.seats", names=party.names), note):
        row.text(text, theme.LABEL)
