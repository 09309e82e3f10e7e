"""What is known while a note is written: who can bid how much, who may help whom, and one's own best note."""

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.kit import theme
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.manifesto import telling
from game.titles.manifesto.state import State

NAME, SMALL, LEAD = 13.0, 12.0, 1.25
"""Sizes of type for a rival and for what is said of it, and how far lines are apart."""


def _facts(picture: Picture, seat: Seat) -> list[str]:
    """What follows for one's own note."""
    return [picture.tells(fact) for fact in telling.facts(picture.view, seat)]


def known_height(picture: Picture, seat: Seat, wide: float) -> float:
    """How high the column of what is known wants to be."""
    canvas = picture.ui.canvas
    rows = (
        canvas.line_height(theme.BODY.at(NAME).led(LEAD)) + canvas.line_height(theme.BODY.at(SMALL).led(LEAD)) + 3
    )
    said = sum(
        canvas.measure(text, theme.BODY.at(NAME).led(LEAD), width=wide)[1] + 4 for text in _facts(picture, seat)
    )
    return canvas.line_height(theme.HEAD.tight) + 7 + len(telling.rivals(picture.view, seat)) * rows + said


def known(picture: Picture, room: Rect, seat: Seat) -> None:
    """Paint the column: a line or two for every rival, then what follows for one's own note."""
    canvas, found, facts = picture.ui.canvas, telling.rivals(picture.view, seat), _facts(picture, seat)
    size = 17.0 if picture.ui.text_scale < 1.4 else 13.0
    y = (
        canvas.text(
            room.left,
            room.top,
            picture.say("board.know"),
            theme.HAND.at(size).tight,
            color=theme.CHALK2,
            width=room.w,
            fit=True,
            max_lines=1,
        ).bottom
        + 3
    )
    line, small = (
        canvas.line_height(theme.BODY.at(NAME).led(LEAD)),
        canvas.line_height(theme.BODY.at(SMALL).led(LEAD)),
    )
    said = sum(canvas.measure(text, theme.BODY.at(NAME).led(LEAD), width=room.w)[1] + 4 for text in facts)
    two = len(found) * (line + small + 3) + said <= room.bottom - y
    for other in found:
        if y + line > room.bottom:
            return
        y = _rival(picture, Rect(room.left, y, room.w, line), other, two=two)
    y += 4
    for text in facts:
        high = canvas.measure(text, theme.BODY.at(NAME).led(LEAD), width=room.w)[1]
        if y + high > room.bottom + 2:
            return
        canvas.text(room.left, y, text, theme.BODY.at(NAME).led(LEAD), color=theme.CHALK, width=room.w)
        y += high + 4


def known_rows(picture: Picture, room: Rect, seat: Seat) -> None:
    """The same below a note where type is very large: two rivals side by side, as many as find room."""
    canvas = picture.ui.canvas
    line = canvas.line_height(theme.BODY.at(NAME).led(LEAD))
    wide = (room.w - 24) / 2
    canvas.line(room.left, room.top, room.right, room.top, theme.mix(theme.SLATE, theme.CHALK2, 0.5))
    y = room.top + 5
    for number, other in enumerate(telling.rivals(picture.view, seat)):
        y = room.top + 5 + number // 2 * (line + 2)
        if y + line > room.bottom + 1:
            return
        _rival(picture, Rect(room.left + number % 2 * (wide + 24), y, wide, line), other, two=False)
    y += line + 4
    for text in _facts(picture, seat):
        if y + line <= room.bottom + 1:
            y = canvas.text(
                room.left,
                y,
                text,
                theme.BODY.at(NAME).led(LEAD),
                color=theme.CHALK,
                width=room.w,
                fit=True,
                max_lines=1,
            ).bottom


def _rival(picture: Picture, row: Rect, seat: Seat, *, two: bool) -> float:
    """One rival: its sign and name, its money and the number of its cards, and below it its side."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    shade, side = theme.shade(seat_shade(view, seat)), min(15.0 * t, row.h - 2)
    middle, right = row.centery, row.right
    canvas.icon(seat_symbol(view, seat), row.left + side / 2, middle, side, shade.light)
    count = canvas.text(
        right,
        middle,
        str(len(view.hands[seat])),
        theme.BODY.at(NAME).strong,
        color=theme.CHALK,
        align="right",
        valign="middle",
    )
    canvas.icon("cards", count.left - 9 * t, middle, 12 * t, theme.CHALK2)
    purse = f"{view.its[seat]} {picture.say('board.its')}"
    money = canvas.text(
        count.left - 22 * t,
        middle,
        purse,
        theme.BODY.at(NAME).strong,
        color=theme.CHALK,
        align="right",
        valign="middle",
    )
    left, said, name = row.left + side + 6, picture.tells(telling.stance(view, seat)), picture.sitting.names[seat]
    canvas.text(
        left,
        middle,
        name,
        theme.BODY.at(NAME).strong,
        color=theme.CHALK,
        valign="middle",
        width=money.left - left - 6,
        fit=True,
        max_lines=1,
    )
    label = picture.tells(telling.rival(view, seat))
    picture.ui.node(f"known:{seat}", row, "note", label, tip=label, focusable=False)
    if not two:
        return row.bottom
    return (
        canvas.text(
            left,
            row.bottom - 2,
            said,
            theme.BODY.at(SMALL).led(LEAD),
            color=theme.CHALK2,
            width=row.right - left,
            fit=True,
            max_lines=1,
        ).bottom
        + 3
    )
