"""Known facts for writing a note: each rival's money, cards and side, and what they mean for the writer's note."""

from functools import partial

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.slate import ON_SLATE, STEP, chalk
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, height
from game.client.kit.places import FACTS
from game.client.kit.theme import HAIR, ROOM, TIGHT, WIDE
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.manifesto import telling
from game.titles.manifesto.state import State

KNOWN = theme.NOTE.led(1.25)
AS_ALL = ("board.know_free", "board.know_own")
"""Stances that most rivals have, so they aren't repeated for each."""


def known_height(picture: Picture, seat: Seat, wide: float) -> float:
    """Return the full height of the column of known facts."""
    return height(picture.ui.canvas, wide, partial(_write, picture, seat, True))


def known(picture: Picture, room: Rect, seat: Seat) -> None:
    """Paint the column: a line or two per rival, then the facts for the writer's own note."""
    high = known_height(picture, seat, room.w)
    written = boxes.upper(room, min(high, room.h))
    picture.ui.node("known", written, FACTS, picture.say("board.know"), focusable=False)
    _write(picture, seat, high <= room.h, Column(picture.ui.canvas, room, inks=ON_SLATE))


def _write(picture: Picture, seat: Seat, two: bool, column: Column) -> None:
    column.text(picture.say("board.know"), chalk(picture, STEP), pale=True, max_lines=1)
    column.gap(HAIR)
    for other in telling.rivals(picture.view, seat):
        _rival(picture, column, other, two=two)
    for fact in (*telling.facts(picture.view, seat), *telling.place(picture.view)):
        column.gap(TIGHT)
        column.text(picture.tells(fact), KNOWN)


def known_rows(picture: Picture, column: Column, seat: Seat) -> None:
    """Paint the same facts below a note in very large type: two rivals per row, as many as fit."""
    column.rule()
    found = telling.rivals(picture.view, seat)
    for first in range(0, len(found), 2):
        with column.split(2, ROOM) as cells:
            for cell, other in zip(cells, found[first:], strict=False):
                _rival(picture, cell, other, two=False)
    for fact in telling.facts(picture.view, seat):
        column.text(picture.tells(fact), KNOWN, max_lines=1)


def _rival(picture: Picture, column: Column, seat: Seat, *, two: bool) -> None:
    """Write a rival's icon and name, money and number of cards, with its side below if `two` lines fit."""
    view: State = picture.view
    top, row = column.bottom, column.row(KNOWN)
    row.icon(seat_symbol(view, seat), color=theme.shade(seat_shade(view, seat)).light)
    row.text(str(len(view.hands[seat])), KNOWN.strong, end=True)
    row.icon("cards", color=theme.CHALK2, end=True)
    row.text(f"{view.its[seat]} {picture.say('board.its')}", KNOWN.strong, end=True)
    row.text(picture.seating.names[seat], KNOWN.strong)
    side = telling.stance(view, seat)
    if two and side.key not in AS_ALL:
        with column.inset(WIDE) as below:
            below.text(picture.tells(side), theme.SMALL, pale=True, max_lines=1)
    area, label = column.since(top), picture.tells(telling.rival(view, seat))
    if area.h:
        column.ink(lambda: picture.ui.node(f"known:{seat}", area, "note", label, tip=label, focusable=False))
