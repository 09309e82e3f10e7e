"""The regions of Ideology as a table: every pile, level, controller and prospect at once, in words and numbers."""

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, cell, empty, seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import meaning, possible
from game.client.kit import theme
from game.client.table.picture import Picture
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS
from game.titles.ideology.state import State, capacity

NARROW = 1.9
"""The text scale from which the prospect is left to the rail."""


def table(picture: Picture, at: Spots, holding: str, chosen: str) -> dict[str, Rect]:
    """Paint the table, which scrolls; returns where every row is."""
    view: State = picture.view
    ui, board = picture.ui, at.board
    named = telling.order(view, picture.audience)
    high = 30.0 * min(at.type, 2.0)
    columns = 2 if at.type < 1.3 and board.w > 940 and len(named) * high > board.h - 10 else 1
    rows = -(-len(named) // columns)
    room = board.inflate(-12, -8)
    found: dict[str, Rect] = {}
    with ui.scroll("table", room, rows * high) as top:
        for number, region in enumerate(named):
            column, row = divmod(number, rows)
            wide = (room.w - 10) / columns
            rect = Rect(room.left + column * wide, top + row * high, wide - 6, high - 3)
            found[region] = rect
            _row(picture, at, rect, region, number, holding, chosen, brief=columns > 1 or at.type > NARROW)
    return found


def _row(
    picture: Picture, at: Spots, rect: Rect, region: str, number: int, holding: str, chosen: str, *, brief: bool
) -> None:  # fmt: skip
    view: State = picture.view
    canvas = picture.ui.canvas
    owner = view.owner.get(region)
    able = possible(picture, region, holding)
    message = meaning(picture, region, holding)
    look = picture.touch(region, rect, "region", picture.name(region), rank=20 + number, message=message)
    color = theme.shade(seat_shade(view, owner)).light if owner is not None else theme.LINE2
    canvas.rect(rect, theme.GLASS2 if look.hover or region == chosen else theme.GLASS, radius=4)
    canvas.rect((rect.left, rect.top, 5, rect.h), color, radius=2)
    if able or region == chosen:
        bold = look.hover or region == chosen
        canvas.rect(rect, None, radius=4, border=theme.WHITE, border_width=2 if bold else 1)
    y, side = rect.centery, min(14 * at.type, rect.h - 8)
    sign = seat_symbol(view, owner) if owner is not None else "globe"
    canvas.icon(sign, rect.left + 12 + side / 2, y, side, color if owner is not None else theme.MUTE)
    share = 0.36 if brief else 0.24
    with canvas.panel(rect, f"row {region}"):
        left = rect.left + 20 + side
        canvas.text(
            left,
            y,
            picture.name(region),
            theme.NOTE.strong,
            valign="middle",
            width=rect.w * share - 44 * min(at.type, 1.6),
            fit=True,
            max_lines=1,
        )
        x = rect.left + rect.w * share
        canvas.text(x, y, str(view.levels[region]), theme.BODY.strong, align="right", valign="middle")
        x += 14
        wide = (rect.right - x - 6) / (3 if brief else 5.2)
        for area in range(3):
            _pile(picture, at, Rect(x + area * wide, rect.top, wide - 6, rect.h), region, area)
        if not brief:
            _prospect(picture, Rect(x + 3 * wide, rect.top, rect.right - x - 3 * wide - 8, rect.h), region)


def _pile(picture: Picture, at: Spots, room: Rect, region: str, area: int) -> None:
    """The cards of an area in their owners' colours, and the room that is left."""
    view: State = picture.view
    canvas, limit = picture.ui.canvas, capacity(view, region)
    sign = min(12 * at.type, room.h - 10, room.w * 0.2)
    canvas.icon(SIGN[AREAS[area]], room.left + sign / 2, room.centery, sign, theme.MUTE)
    left, slot = room.left + sign + 5, 0
    step = min(13 * min(at.type, 1.6), (room.right - left) / max(1, limit))
    for seat, count in enumerate(view.cards[region][area]):
        for _ in range(count):
            cell(canvas, left + (slot + 0.5) * step, room.centery, step - 2, seat_shade(view, seat))
            slot += 1
    for free in range(slot, limit):
        empty(canvas, left + (free + 0.5) * step, room.centery, step - 2)


def _prospect(picture: Picture, room: Rect, region: str) -> None:
    """What the Assessment would make of it, if anything."""
    told = telling.change(picture.view, region)
    if told is not None:
        picture.ui.canvas.text(
            room.left,
            room.centery,
            picture.tells(told),
            theme.SMALL.tight,
            width=room.w,
            valign="middle",
            fit=True,
            max_lines=2,
        )
