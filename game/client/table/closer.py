"""Places for an enlarged card, and the sheet of a pile of cards."""

from collections.abc import Iterator
from contextlib import contextmanager

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import boxes
from game.client.kit.focus import Node
from game.client.kit.theme import GAP, PAD, ROOM, WIDE
from game.client.kit.widgets import Ui
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.language.words import say

FOOT, HEAD = 30.0, 76.0
"""The heights in px of the parts below and above the cards on a sheet."""
PILED = "pile:"
"""The prefix of the ids of cards on a sheet."""


def floor(picture: Picture) -> float:
    """Return the lowest y with free room: above the prompt, and above a slip that gives a reason."""
    return min(picture.frame.prompt.top, picture.floor) - GAP


def beside(picture: Picture, node: Node, wide: float, high: float) -> Rect:
    """Return a place for an enlarged card: above the hand, at the far edge of a sheet, or beside its node."""
    ui, low = picture.ui, floor(picture)
    if node.id.startswith(PILED):
        far = node.rect.centerx > ui.width / 2 and wide > ui.width / 4
        x = ROOM if far else ui.width - wide - ROOM
        return Rect(x, max(GAP, (ui.height - high) / 2), wide, high)
    if node.rect.top >= picture.frame.prompt.top:
        x = min(max(node.rect.centerx - wide / 2, PAD), ui.width - wide - PAD)
        return Rect(x, max(GAP, low - high), wide, high)
    left, right = node.rect.left - wide - WIDE, node.rect.right + WIDE
    x = left if left > GAP else min(right, ui.width - wide - GAP)
    return Rect(x, max(GAP, min(node.rect.top, low - high)), wide, high)


def card_sheet(picture: Picture, rect: Rect, face: Surface) -> None:
    """Paint an enlarged card over everything."""
    picture.ui.canvas.shadow(rect, blur=14, alpha=220)
    picture.ui.canvas.blit(face, rect.left, rect.top)
    picture.ui.framed(rect)


@contextmanager
def card_dialog(ui: Ui, name: str, title: str, high: float, wide: float, *, key: str = "") -> Iterator[Rect]:
    """Paint a sheet around a room of the given size; its close button also reacts to the `key` that opened it."""
    close, foot = say("match.close"), FOOT * ui.canvas.growth
    with ui.dialog(name, title, HEAD * ui.canvas.growth + high + foot, width=wide + 2 * ROOM) as room:
        yield boxes.cut(room, bottom=foot)
        across = ui.button_width(close, "Esc")
        place = boxes.right(boxes.lower(room, foot), across)
        ui.button(
            f"{name}:close", place, close, Show(""), kind="outline", key="|".join(filter(None, ("Esc", key)))
        )
