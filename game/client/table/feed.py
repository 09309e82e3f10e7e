"""The newest turns of the log: on the rail, in a drawer."""

from collections.abc import Collection

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import TIGHT
from game.client.table.acts import by_turn
from game.client.table.picture import Picture

NEWEST = 160
"""Lines of the log of which the newest turns are made that are seen at once."""


def feed(picture: Picture, room: Rect, label: str, without: Collection[int] = ()) -> None:
    """Paint the newest turns that fit, the last one lowest, but no beats that are told elsewhere.

    A click on a turn unfolds it, one on a line shows its moment.
    """
    column = Column(picture.ui.canvas, room)
    column.label(label)
    column.gap(TIGHT)
    if column.rest.h < picture.ui.canvas.line_height(theme.NOTE):
        return
    lines = [told for told in picture.told[-NEWEST:] if told.number not in without]
    picture.ui.log_list("feed", column.rest, by_turn(lines, picture.ui.memory.unfolded))
