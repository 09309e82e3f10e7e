"""The tabs that replace the rail if type is large: each opens a part of it as a drawer over the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.theme import CORNER, GAP, NEAR, TIGHT
from game.client.kit.widgets import Ui
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.spots import Frame

HIGH = 84.0  # px of a tab at the usual size of type


@dataclass(frozen=True)
class RailTab:
    """A tab: the sheet it opens, its icon and its word."""

    sheet: str
    icon: str
    word: str


def tab_rect(frame: Frame, number: int, tabs: int) -> Rect:
    """Return the rectangle of one of several tabs, which are stacked as high as there is room."""
    rail, t = frame.rail, max(1.0, frame.text_scale)
    room = boxes.inset(rail, NEAR, GAP)
    high = min(HIGH * t, boxes.rows(room, tabs)[0].h)
    return boxes.upper(room, high).move(0, number * (high + GAP))


def tabbed(picture: Picture, tabs: Sequence[tuple[str, str]], key: str = "board.tab_") -> bool:
    """Paint tabs instead of the rail if type is large, and return whether it is.

    A tab is given as the name of a sheet and an icon. Its word is the title's sentence `key` + name.
    """
    if picture.frame.tabbed:
        rail_tabs(picture.ui, picture.frame, [RailTab(name, icon, picture.say(key + name)) for name, icon in tabs])
    return picture.frame.tabbed


def rail_tabs(ui: Ui, frame: Frame, tabs: Sequence[RailTab]) -> None:
    """Paint tabs, with type shrunk until the longest word fits."""
    canvas, room = ui.canvas, tab_rect(frame, 0, len(tabs)).w - TIGHT
    longest = max((tab.word for tab in tabs), key=lambda word: canvas.measure(word, theme.NOTE)[0])
    role = canvas.shrunk(longest, theme.NOTE, room)
    for number, tab in enumerate(tabs):
        rect = tab_rect(frame, number, len(tabs))
        look = ui.node(f"tab:{tab.sheet}", rect, "tab", tab.word, Show(tab.sheet))
        canvas.rect(rect, theme.GLASS2, radius=CORNER, border=theme.MUTE if look.hover else theme.LINE2)
        canvas.icon(tab.icon, rect.centerx, rect.top + rect.h * 0.38, min(26.0, rect.h * 0.4), theme.TEXT)
        y = rect.bottom - rect.h * 0.2
        canvas.text(rect.centerx, y, tab.word, role, align="center", valign="middle")
