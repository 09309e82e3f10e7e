"""The rail and the drawers: what is told beside the board, or over it where type is large."""

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.theme import GAP, PAD, Color
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.spots import rail_room

CROSS = 30.0
"""The height of the cross with the distance below it, in px."""
LARGEST = 1.8
"""How much larger than usual the cross becomes at most."""


def rail_ground(picture: Picture, ground: Color) -> None:
    """Paint the ground of the rail, with a line towards the board."""
    canvas, rail = picture.ui.canvas, picture.frame.rail
    canvas.rect(rail, ground)
    canvas.line(rail.left, rail.top, rail.left, rail.bottom, theme.LINE)


@contextmanager
def drawer(picture: Picture, name: str, label: str, kind: str = "glass") -> Iterator[Rect]:
    """Paint a drawer over the board, with the cross that closes it inside; gives the room below that."""
    ui, room = picture.ui, rail_room(picture.frame)
    ui.cover(name, room, label, Show(""))
    with ui.panel(room, kind, name=name):
        inner = boxes.inset(room, PAD, GAP)
        paper = "outline" if kind != "glass" else "ghost"
        ui.close_cross(name, inner.right, inner.top, Show(""), kind=paper)
        yield boxes.cut(inner, top=CROSS * min(ui.canvas.growth, LARGEST))
