"""The newest turns of the log, on the rail or in a drawer."""

from collections.abc import Collection

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.boxes import cut
from game.client.kit.flow import Column
from game.client.kit.theme import PAD, TIGHT
from game.client.table.acts import by_turn
from game.client.table.picture import Picture
from game.client.table.spots import rail_room
from game.client.table.tabs import RailTab, drawer, rail_ground, rail_tabs
from game.core.language.words import say

LINES = 6
"""The least log lines that must fit below a warning."""
NEWEST = 160
"""How many of the newest log lines are grouped into turns."""


def warning(picture: Picture, column: Column) -> None:
    """Print the most urgent warning for the reader if that leaves room for the log."""
    canvas, margin = picture.ui.canvas, PAD * picture.ui.canvas.growth
    high = canvas.measure(picture.warned, theme.NOTE.tight, width=column.rest.w - 2 * margin)[1] + 2 * margin
    if picture.warned and column.rest.h > high + LINES * canvas.line_height(theme.NOTE):
        with column.sheet(picture.ui, name="warning", edge=theme.ALARM) as paper:
            paper.text(picture.warned, theme.NOTE.tight)


def feed(picture: Picture, room: Rect, label: str, without: Collection[int] = ()) -> None:
    """Paint the newest turns that fit above any paper over the rail, leaving out beats in `without`.

    A click on a turn unfolds it; a click on a line shows its moment.
    """
    room = cut(room, bottom=min(room.h, max(0.0, room.bottom - picture.foot)))
    of = (room, label, frozenset(without))
    picture.resting("feed", room, lambda rest: _feed(rest, *of), *of)


def _feed(picture: Picture, room: Rect, label: str, without: Collection[int]) -> None:
    column = Column(picture.ui.canvas, room)
    warning(picture, column)
    if column.rest.h < 2 * picture.ui.canvas.line_height(theme.NOTE):
        return
    column.label(label)
    column.gap(TIGHT)
    if column.rest.h < picture.ui.canvas.line_height(theme.NOTE):
        return
    lines = [told for told in picture.told[-NEWEST:] if told.number not in without]
    picture.ui.log_list("feed", column.rest, by_turn(lines, picture.ui.memory.unfolded))


def log(picture: Picture) -> None:
    """Paint the newest turns on the rail or, in large type, the tab that opens them in a drawer."""
    rail_ground(picture, theme.GLASS)
    if picture.frame.tabbed:
        rail_tabs(picture.ui, picture.frame, [RailTab("news", "list", say("match.log"))])
        return
    feed(picture, rail_room(picture.frame), say("match.log"))


def log_sheet(picture: Picture, name: str) -> None:
    """Paint the drawer with the log over the board."""
    with drawer(picture, name, say("match.log")) as room:
        feed(picture, room, say("match.log"))
