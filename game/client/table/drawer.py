"""The background of the rail, and the drawer that opens over the board in its place if type is large."""

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.theme import GAP, PAD, Color
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.spots import rail_room

CROSS = 30.0
"""The height in px of the closing cross and the gap below it."""
LARGEST = 1.8
"""The most the cross grows with type."""


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
