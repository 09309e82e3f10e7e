"""The choice of an Ideology: posters of the free ones side by side."""

from functools import partial

from pygame import FRect as Rect

from game.client.boards.ideology.cards import TITLE, symbol_of
from game.client.boards.ideology.layout import Spots
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, height
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, SLIM
from game.client.table.picture import Picture
from game.client.table.sides import shade_name
from game.core.contract import Action
from game.play.answers import Give
from game.titles.ideology import telling

FIELD, LEAST = 0.42, 0.16
"""The largest and the smallest share of a poster's height for the field; the words come first."""
DISC = 0.36
"""The radius of the disc with the symbol, relative to the field's height."""


def choosing(picture: Picture, at: Spots) -> None:
    """Paint posters of the free Ideologies with home, strength and weakness."""
    rect = at.sheet()
    options = picture.decision.options if picture.decision else ()
    offered = [action.noun for action in options if action.verb == "play_as"]
    if not offered:
        picture.ui.canvas.centred(rect, picture.say("board.choosing"), theme.LEAD, color=theme.MUTE)
        return
    places = boxes.columns(rect, len(offered))
    wide = places[0].w - 2 * GAP
    words = max(height(picture.ui.canvas, wide, partial(_words, picture, each)) for each in offered) + 2 * GAP
    field = max(LEAST * rect.h, min(FIELD * rect.h, rect.h - words))
    for number, (ideology, place) in enumerate(zip(offered, places, strict=True)):
        _poster(picture, place, ideology, number, field)


def _words(picture: Picture, ideology: str, column: Column) -> None:
    """Write the name of an Ideology, its home, strength and weakness."""
    name = picture.name(ideology)
    longest = max(name.split(), key=len)
    column.text(name, column.canvas.shrunk(longest, theme.SLOGAN.tight, column.room.w), max_lines=2)
    column.gap(SLIM)
    told = (picture.tells(each) for each in telling.start(picture.view, ideology))
    column.text(" ".join(told), theme.NOTE.tight, pale=True)


def _poster(picture: Picture, rect: Rect, ideology: str, number: int, high: float) -> None:
    ui, canvas, name = picture.ui, picture.ui.canvas, picture.name(ideology)
    told = [picture.tells(each) for each in telling.start(picture.view, ideology)]
    choice, tip = Give(Action("play_as", ideology)), "\n".join([name, *told])
    key = str(number + 1)
    look = picture.touch(ideology, rect, "poster", name, rank=number, key=key, tip=tip, message=choice)
    canvas.shadow(rect, alpha=190)
    with ui.panel(rect, "paper", name=ideology, radius=CORNER):
        field = boxes.upper(rect, high)
        _field(picture, field, ideology, min(rect.w / 2 - ROOM, high * DISC))
        _words(picture, ideology, Column(canvas, boxes.inset(boxes.cut(rect, top=high), GAP), inks=theme.ON_PAPER))
    if look.hover or picture.pointed_at(ideology):
        ui.framed(rect)


def _field(picture: Picture, field: Rect, ideology: str, radius: float) -> None:
    """Paint the field in the Ideology's colour above a heavy slanted line, and the symbol on a disc."""
    canvas, low = picture.ui.canvas, field.bottom
    ink = theme.shade(shade_name(TITLE, ideology)).ink
    with canvas.clip(boxes.cut(field, bottom=-PAD)):
        canvas.polygon([field.topleft, field.topright, (field.right, low - ROOM), (field.left, low)], ink)
        canvas.polyline([(field.left, low + NEAR), (field.right, low + NEAR - ROOM)], theme.INK, SLIM)
    middle = (field.centerx, field.centery - NEAR)
    canvas.circle(*middle, radius, theme.PAPER, border=theme.INK, border_width=3)
    canvas.icon(symbol_of(ideology), *middle, radius, theme.INK)
