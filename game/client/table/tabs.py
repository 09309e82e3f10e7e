"""The rail beside the board or, in large type, the tabs that replace it, each opening a part as a drawer."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, TIGHT, Color
from game.client.kit.widgets import Ui
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.spots import Frame, rail_room

HIGH = 84.0  # px of a tab at the usual text size
CROSS = 30.0
"""The height in px of the close button's cross and the gap below it."""
LARGEST = 1.8
"""The most the cross grows with type."""


@dataclass(frozen=True)
class RailTab:
    """A tab: the sheet it opens, its icon and its word."""

    sheet: str
    icon: str
    word: str


def tab_rect(frame: Frame, number: int, tabs: int) -> Rect:
    """Return the rectangle of one of several stacked tabs, which shrink to fit the rail."""
    rail, t = frame.rail, max(1.0, frame.text_scale)
    room = boxes.inset(rail, NEAR, GAP)
    high = min(HIGH * t, boxes.rows(room, tabs)[0].h)
    return boxes.upper(room, high).move(0, number * (high + GAP))


def tabbed(picture: Picture, tabs: Sequence[tuple[str, str]], key: str = "board.tab_") -> bool:
    """In large type, paint tabs instead of the rail; return whether type is that large.

    Each tab is given as the name of a sheet and an icon. Its word is the title's sentence `key` + name.
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


def rail_ground(picture: Picture, ground: Color) -> None:
    """Paint the background of the rail, with a line towards the board."""
    canvas, rail = picture.ui.canvas, picture.frame.rail
    canvas.rect(rail, ground)
    canvas.line(rail.left, rail.top, rail.left, rail.bottom, theme.LINE)


@contextmanager
def drawer(picture: Picture, name: str, label: str, kind: str = "glass") -> Iterator[Rect]:
    """Paint a drawer over the board with a cross that closes it, and yield the room below the cross."""
    ui, room = picture.ui, rail_room(picture.frame)
    ui.cover(name, room, label, Show(""))
    with ui.panel(room, kind, name=name):
        inner = boxes.inset(room, PAD, GAP)
        paper = "outline" if kind != "glass" else "ghost"
        ui.close_cross(name, inner.right, inner.top, Show(""), kind=paper)
        yield boxes.cut(inner, top=CROSS * min(ui.canvas.growth, LARGEST))
