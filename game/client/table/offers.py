"""Answers without a place on the board: numbers as coins, all others as slips of paper."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.theme import CORNER, GAP, NEAR, ROOM, TILE
from game.client.table.picture import Picture
from game.client.table.seats import HIGH

COIN, LARGEST = HIGH, TILE[1] / 2
"""The least and greatest height of an offer in px, at the usual text size."""
NAME, FIGURE = theme.LEAD.strong, theme.HEAD


def offers(picture: Picture, room: Rect, nouns: Sequence[str]) -> None:
    """Paint offers in rows, as large as fits; they scroll if there isn't enough room."""
    ui, growth = picture.ui, picture.ui.canvas.growth
    high = LARGEST * growth
    lines = _lines(picture, room, nouns, high)
    while high > COIN * growth and boxes.grid_height(len(lines), 1, high) > room.h:
        high = max(COIN * growth, high - 2)
        lines = _lines(picture, room, nouns, high)
    content = boxes.grid_height(len(lines), 1, high)
    with ui.scroll("offers", room, content) as top:
        y = top + max(0.0, (room.h - content) / 2)
        for together in lines:
            x = room.left
            for rank in together:
                wide = _wide(picture, nouns[rank], high, room.w)
                _slip(picture, nouns[rank], Rect(x, y, wide, high), rank)
                x += wide + GAP
            y += high + GAP


def _lines(picture: Picture, room: Rect, nouns: Sequence[str], high: float) -> list[list[int]]:
    return boxes.lines([_wide(picture, noun, high, room.w) for noun in nouns], room.w)


def _wide(picture: Picture, noun: str, high: float, most: float) -> float:
    return min(most, max(high, picture.ui.canvas.measure(picture.name(noun), NAME)[0] + ROOM))


def _slip(picture: Picture, noun: str, at: Rect, rank: int) -> None:
    """Paint an offer; a picked one stands out."""
    ui, name = picture.ui, picture.name(noun)
    look = picture.touch(noun, at, "card", name, rank=rank, paper=True)
    chosen = look.hover or noun == picture.picked or picture.pointed_at(noun)
    ground = theme.WHITE if chosen else theme.PAPER
    with ui.canvas.panel(at, name):
        if name.isdecimal():
            radius = at.h / 2
            ui.canvas.circle(*at.center, radius, ground)
            ui.canvas.circle(*at.center, radius - NEAR / 2, ground, border=theme.BRASS, border_width=2)
            ui.canvas.centred(boxes.inset(at, NEAR), name, FIGURE, color=theme.INK, shrink=True)
            return
        ui.canvas.rect(at, ground, radius=CORNER)
        ui.canvas.centred(boxes.inset(at, NEAR, 0), name, NAME, color=theme.INK, shrink=True)


def sheet(picture: Picture, room: Rect) -> None:
    """Paint a slip at the foot of a room with the answers prepared for later questions."""
    if not picture.ahead:
        return
    words = " · ".join(picture.name(action.noun or action.verb) for action in picture.ahead)
    picture.ui.slip(room.centerx, room.bottom - ROOM, words)
