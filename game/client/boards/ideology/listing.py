"""The regions of Ideology as a table: piles, level, owner and forecast of every region."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client.boards.ideology.cards import SIGN, pile, seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import FIRST, meaning, possible
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, GAP, HAIR, PAD, SLIM, TIGHT
from game.client.table.picture import Picture
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS
from game.titles.ideology.state import State, capacity

NARROW = 1.9
"""The text scale from which the table leaves the forecast to the rail."""
HIGH = 30.0  # px of a row
BROAD = 940.0
"""The width in px from which the board has two columns of regions."""
SHARES = (3, 2, 2, 2, 4)
"""The relative widths of a row's cells: name and level, three areas, and the forecast."""


def table(picture: Picture, at: Spots, holding: str, chosen: str) -> dict[str, Rect]:
    """Paint the table, which scrolls, and return each row's rectangle by region."""
    ui, board = picture.ui, at.board
    named = telling.order(picture.view, picture.reader)
    room, high = boxes.inset(board, GAP, TIGHT), HIGH * min(at.type, 2)
    columns = 2 if at.type < 1.3 and board.w > BROAD and len(named) * high > room.h else 1
    rows = -(-len(named) // columns)
    found: dict[str, Rect] = {}
    with ui.scroll("table", room, rows * high) as top:
        for number, region in enumerate(named):
            column, row = divmod(number, rows)
            cell = boxes.columns(Rect(room.left, top + row * high, room.w, high - SLIM), columns)[column]
            found[region] = rect = boxes.cut(cell, right=GAP)
            sent, name = meaning(picture, region, holding), picture.name(region)
            look = picture.touch(region, rect, "region", name, rank=FIRST + number, message=sent)
            bold = look.hover or region == chosen
            ui.canvas.rect(rect, theme.GLASS2 if bold else theme.GLASS, radius=TIGHT)
            _row(picture, rect, region, SHARES[:-1] if columns > 1 or at.type > NARROW else SHARES)
            if region == chosen or possible(picture, region, holding):
                ui.canvas.rect(rect, None, radius=TIGHT, border=theme.WHITE, border_width=2 if bold else 1)
    return found


def _row(picture: Picture, rect: Rect, region: str, shares: Sequence[int]) -> None:
    """Paint a region: its owner, name and level, three areas, and the forecast if there is a cell for it."""
    view: State = picture.view
    canvas, owner = picture.ui.canvas, view.owner.get(region)
    color = theme.shade(seat_shade(view, owner)).light if owner is not None else theme.LINE2
    canvas.rect(boxes.left(rect, CORNER), color, radius=HAIR)
    with canvas.panel(rect, f"row {region}"):
        cells = Row(canvas, boxes.cut(rect, left=PAD, right=GAP), theme.NOTE).split(shares)
        cells[0].icon(seat_symbol(view, owner), color=color if owner is not None else theme.MUTE)
        cells[0].text(str(view.levels[region]), theme.BODY.strong, end=True)
        cells[0].text(picture.name(region), theme.NOTE.strong)
        for area in range(len(AREAS)):
            _pile(cells[1 + area], view, region, area)
        told = telling.change(view, region) if len(shares) == len(SHARES) else None
        if told is not None:
            room, role = cells[-1].rest, theme.SMALL.tight
            canvas.text(
                *room.midleft, picture.tells(told), role, width=room.w, valign="middle", fit=True, max_lines=2
            )


def _pile(row: Row, view: State, region: str, area: int) -> None:
    """Paint the cards of an area in their owners' colours, and free slots."""
    row.icon(SIGN[AREAS[area]], color=theme.MUTE)
    rest = row.rest
    step = min(rest.h / 2, rest.w / max(1, capacity(view, region)))
    pile(row.canvas, boxes.left(rest, step), view, region, area)
