"""Scrolling pages and sheets of paper whose height follows their content."""

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import FRect as Rect

from game.client.kit import scrolling, sheets, theme
from game.client.kit.flow import ENDLESS, Column
from game.client.kit.page import Page
from game.client.kit.theme import GAP, ON_PAPER, ROOM, WIDE

GROWS = 1.6
"""The most that a sheet of paper grows with the type size."""


@contextmanager
def page(ui: Page, name: str, area: Rect) -> Iterator[Column]:
    """Yield a column of unlimited height in an area that scrolls when the content is too high.

    The height is known only after painting. If it has changed, another frame is requested at once.
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
    ui: Page,
    name: str,
    title: str,
    width: float = theme.SHEET,
    *,
    grows: float = GROWS,
    outside: object = None,
    closed: object = None,
) -> Iterator[Column]:
    """Yield a column on a sheet of paper over the dimmed table, as high as its content; see `sheets.dialog`.

    Its `width` grows with the type size, up to `grows` times.

    Nothing is visible in the first frame, while the height isn't known yet.
    """
    known = ui.memory.heights.get(name)
    width *= min(grows, ui.canvas.growth)
    wide, most = min(width, ui.width - 2 * WIDE), ui.height - 2 * WIDE
    head = ui.canvas.measure(title, theme.TITLE.tight, width=wide - 2 * ROOM)[1] + sheets.MARGINS
    with (
        ui.canvas.clip(ui.rect if known is not None else (0, 0, 0, 0)),
        sheets.dialog(ui, name, title, head + (known or most), width=wide, outside=outside, closed=closed) as room,
        page(ui, name, room) as column,
    ):
        column.inks = ON_PAPER
        yield column
