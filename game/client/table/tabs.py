"""The tabs that stand for the rail where type is large: each opens a part of it as a drawer over the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.widgets import Ui
from game.client.table.messages import Show
from game.client.table.spots import Frame


@dataclass(frozen=True)
class RailTab:
    """A tab: the sheet it opens, its icon, its word."""

    sheet: str
    icon: str
    word: str


def tab_rect(frame: Frame, number: int, tabs: int) -> Rect:
    """Where a tab is: one below the other, as high as there is room."""
    rail, t = frame.rail, max(1.0, frame.text_scale)
    high = min(84 * t, (rail.h - 8 * (tabs + 1)) / tabs)
    return Rect(rail.left + 5, rail.top + 8 + number * (high + 8), rail.w - 10, high)


def rail_tabs(ui: Ui, frame: Frame, tabs: Sequence[RailTab]) -> None:
    """Paint the tabs, all in the size in which the longest word fits."""
    canvas, size = ui.canvas, 13.0
    room = tab_rect(frame, 0, len(tabs)).w - 4
    while size > 5 and max(canvas.measure(tab.word, theme.BODY.at(size))[0] for tab in tabs) > room:
        size -= 0.5
    for number, tab in enumerate(tabs):
        rect = tab_rect(frame, number, len(tabs))
        look = ui.node(f"tab:{tab.sheet}", rect, "tab", tab.word, Show(tab.sheet))
        canvas.rect(rect, theme.GLASS2, radius=5, border=theme.MUTE if look.hover else theme.LINE2)
        canvas.icon(tab.icon, rect.centerx, rect.top + rect.h * 0.38, min(26.0, rect.h * 0.4), theme.TEXT)
        y = rect.bottom - rect.h * 0.2
        canvas.text(rect.centerx, y, tab.word, theme.BODY.at(size), align="center", valign="middle")
