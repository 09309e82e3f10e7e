"""Pages and sheets of paper that are as high as what stands on them, and scroll where that is too much."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import FRect as Rect

from game.client.kit import scrolling, sheets, theme
from game.client.kit.flow import ENDLESS, Column
from game.client.kit.page import Page
from game.client.kit.theme import GAP, ON_PAPER, ROOM, WIDE


@contextmanager
def page(ui: Page, name: str, area: Rect) -> Iterator[Column]:
    """A column without an end in a part of the screen that scrolls where it is too high.

    How high it is is only known when it is painted: a picture follows at once when that has changed.
    """
    known = ui.memory.heights.get(name, area.h)
    with scrolling.scroll(ui, name, area, known) as top:
        wide = area.w - (GAP if scrolling.exceeds(known, area.h) else 0)
        column = Column(ui.canvas, Rect(area.left, top, wide, ENDLESS))
        yield column
    if abs(column.bottom - top - known) > 1 or name not in ui.memory.heights:
        ui.memory.heights[name] = column.bottom - top
        ui.redraw()


@contextmanager
def paper(
    ui: Page, name: str, title: str, width: float, *, outside: object = None, closed: object = None
) -> Iterator[Column]:
    """A sheet of paper over the dimmed table, just as high as what stands on it; see `sheets.dialog`.

    The first time, while its height is not known yet, nothing is to be seen.
    """
    known = ui.memory.heights.get(name)
    wide, most = min(width, ui.width - 2 * WIDE), ui.height - 2 * WIDE
    head = ui.canvas.measure(title, theme.TITLE.tight, width=wide - 2 * ROOM)[1] + sheets.MARGINS
    with (
        ui.canvas.clip(ui.rect if known is not None else (0, 0, 0, 0)),
        sheets.dialog(ui, name, title, head + (known or most), width=wide, outside=outside, closed=closed) as room,
        page(ui, name, room) as column,
    ):
        column.inks = ON_PAPER
        yield column
