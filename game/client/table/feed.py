"""The newest lines of the log: on the rail, in a drawer."""

from collections.abc import Collection

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import TIGHT
from game.client.kit.widgets import LogItem
from game.client.table.messages import LookBack
from game.client.table.picture import Picture

NEWEST = 40
"""Lines that could ever be seen at once."""


def feed(picture: Picture, room: Rect, label: str, without: Collection[int] = ()) -> None:
    """Paint the newest lines that fit, the last one lowest, but no beats that are told elsewhere.

    A click on a line shows its moment.
    """
    column = Column(picture.ui.canvas, room)
    column.label(label)
    column.gap(TIGHT)
    if column.rest.h < picture.ui.canvas.line_height(theme.NOTE):
        return
    lines = [told for told in picture.told[-2 * NEWEST :] if told.number not in without]
    items = [LogItem(told.text, told.faction, LookBack(told.number)) for told in lines[-NEWEST:]]
    picture.ui.log_list("feed", column.rest, items)
