"""The sheet of answers over the map: its tiles in rows, no larger than it must be, and a strip once put aside."""

from pygame import FRect as Rect

from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.offers import GAP, Sheet, Tile
from game.client.kit import theme
from game.client.table.answers import DoEach
from game.client.table.messages import Reach, Show
from game.client.table.picture import Picture

LEAST = 140.0
"""Height that a sheet keeps, whatever lies below it."""


def rows_of(sheet: Sheet, wide: float) -> list[list[tuple[Tile, float]]]:
    """Tiles in rows, each with its x; a row is as wide as the room allows."""
    rows: list[list[tuple[Tile, float]]] = [[]]
    x = 0.0
    for number, tile in enumerate(sheet.tiles):
        if rows[-1] and (x + tile.wide > wide + 0.5 or number in sheet.breaks):
            rows.append([])
            x = 0.0
        rows[-1].append((tile, x))
        x += tile.wide + GAP
    return rows


def paint_strip(picture: Picture, at: Spots, sheet: Sheet) -> None:
    """What is left of a sheet that was put aside: its name and a way to have it back; keys still find answers."""
    ui, canvas, room = picture.ui, picture.ui.canvas, at.sheet_room
    high = 32 * min(at.type, 1.8)
    label = picture.say("board.show")
    button = ui.button_width(label, "H", words=theme.BODY)
    wide = min(room.w, canvas.measure(sheet.title, theme.BODY.strong)[0] + button + 44)
    area = Rect(room.centerx - wide / 2, room.bottom - high, wide, high)
    canvas.rect(area, theme.GLASS, radius=6, border=theme.SLOT)
    with canvas.panel(area, "strip"):
        canvas.text(
            area.left + 12,
            area.centery,
            sheet.title,
            theme.BODY.strong,
            valign="middle",
            width=wide - button - 28,
            fit=True,
            max_lines=1,
        )
    place = (area.right - button - 4, area.top + 3, button, high - 6)
    ui.button("sheet:show", place, label, Show("hide"), key="H", words=theme.BODY)
    for number, tile in enumerate(sheet.tiles):
        if tile.noun and not tile.noun.startswith("~") and tile.offered:
            dot = Rect(area.left + 4 + number * 3, area.bottom - 3, 2, 2)
            picture.touch(tile.noun, dot, "answer", tile.label, rank=number)


def paint_sheet(picture: Picture, at: Spots, sheet: Sheet, least: float) -> Rect:
    """Lay the sheet over the map, no larger than it must be, above a note that lies there; give where it lies.

    `least` is how wide it was when the same question was put before: it does not move under the pointer.
    """
    ui, canvas, room = picture.ui, picture.ui.canvas, at.sheet_room
    if picture.refused is None and LEAST < picture.floor - room.top < room.h:
        room.h = picture.floor - 6 - room.top
    inner = room.w - 28
    rows = rows_of(sheet, inner)
    head = canvas.line_height(theme.BODY) + 10
    content = sum(max(tile.high for tile, _ in row) + GAP for row in rows if row)
    widest = max((x + tile.wide for row in rows for tile, x in row), default=200.0)
    need = canvas.measure(sheet.title, theme.BODY.strong)[0] + canvas.measure(sheet.second, theme.NOTE)[0] + 40
    need += ui.button_width(picture.say("board.hide"), "H", words=theme.NOTE)
    if sheet.each:
        need += ui.button_width(picture.say("board.ready_all"), "A", words=theme.NOTE) + 8
    wide = min(room.w, max(widest + 28, need + 28, least))
    high = min(room.h, head + content + 12)
    area = Rect(room.centerx - wide / 2, room.bottom - high, wide, high)
    canvas.shadow(area, blur=12, alpha=210)
    canvas.rect(area, theme.GLASS, radius=6, border=theme.SLOT)
    ui.node("sheet:back", area, "sheet", sheet.title, focusable=False)
    _sheet_head(picture, sheet, area, head)
    body = Rect(area.left + 8, area.top + head, area.w - 16, area.h - head - 6)
    if content <= body.h + GAP:
        _lay(picture, rows, body.left + 6, body.top)
    else:
        with ui.scroll("sheet", body, content + 4) as top:
            _lay(picture, rows, body.left + 6, top + 3)
    return area


def _sheet_head(picture: Picture, sheet: Sheet, area: Rect, head: float) -> None:
    """The heading of a sheet, what is left of its kind, and the way to put it aside."""
    ui, canvas, y = picture.ui, picture.ui.canvas, area.top + head / 2 + 1
    hide = picture.say("board.hide")
    button = ui.button_width(hide, "H", words=theme.NOTE)
    right = area.right - 8 - button
    place = (right, area.top + 4, button, head - 7)
    ui.button("sheet:hide", place, hide, Show("hide"), kind="quiet", key="H", words=theme.NOTE)
    if sheet.each:
        label = picture.say("board.ready_all")
        wide = ui.button_width(label, "A", words=theme.NOTE)
        right -= wide + 8
        place = (right, area.top + 4, wide, head - 7)
        ui.button("sheet:each", place, label, DoEach(sheet.each), key="A", words=theme.NOTE)
    with canvas.panel(area, "sheet"):
        title = canvas.text(
            area.left + 14,
            y,
            sheet.title,
            theme.BODY.strong,
            valign="middle",
            width=right - area.left - 20,
            fit=True,
            max_lines=1,
        )
        if sheet.second and right - title.right > 90:
            canvas.text(
                right - 12,
                y,
                sheet.second,
                theme.NOTE,
                color=theme.MUTE,
                align="right",
                valign="middle",
                width=right - title.right - 28,
                fit=True,
                max_lines=1,
            )


def _lay(picture: Picture, rows: list[list[tuple[Tile, float]]], left: float, y: float) -> None:
    number = 0
    for row in rows:
        for tile, x in row:
            _one(picture, tile, Rect(left + x, y, tile.wide, tile.high), number)
            number += 1
        y += max((tile.high for tile, _ in row), default=0) + GAP


def _one(picture: Picture, tile: Tile, rect: Rect, number: int) -> None:
    canvas, noun = picture.ui.canvas, tile.noun
    if noun.startswith("~"):
        _twin(picture, tile, rect)
        return
    with canvas.panel(rect, f"tile {tile.label}"):
        tile.paint(canvas, rect)
    if not noun:
        if tile.taken:
            canvas.rect(rect, (*theme.TABLE, 150), radius=5)
        _barred(picture, tile, rect)
        return
    look = picture.touch(noun, rect, "answer", tile.label, rank=number, key=tile.key if tile.offered else "")
    if tile.offered:
        _key(picture, tile, rect)
        held = look.hover or picture.held(noun)
        canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2 if held else 1)
    else:
        canvas.rect(rect, (*theme.TABLE, 110), radius=5)
    if tile.over is not None:
        tile.over(rect)


def _barred(picture: Picture, tile: Tile, rect: Rect) -> None:
    """Whoever points at what is not on offer is told why."""
    if tile.why:
        picture.ui.node(
            f"barred:{tile.label}", rect, "answer", tile.label, reason=tile.why, rule=tile.rule,
            tip="" if tile.taken else tile.why,
            focusable=False,
        )  # fmt: skip


def _twin(picture: Picture, tile: Tile, rect: Rect) -> None:
    """A tile for what can be touched on the power board as well."""
    ui, canvas = picture.ui, picture.ui.canvas
    with canvas.panel(rect, f"tile {tile.label}"):
        tile.paint(canvas, rect)
    look = ui.node(
        f"twin:{tile.noun[1:]}",
        rect,
        "answer",
        tile.label,
        Reach(tile.noun[1:]),
        key=tile.key,
        sound="",
        focusable=False,
    )
    _key(picture, tile, rect)
    canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2 if look.hover else 1)


def _key(picture: Picture, tile: Tile, rect: Rect) -> None:
    """The key of a tile, small in its corner, where there is room."""
    if tile.key and tile.high < 60 * picture.ui.text_scale and tile.wide > 120 * picture.ui.text_scale:
        picture.ui.key_cap(rect.right - 6, rect.centery, tile.key, color=theme.INK2, align="right")
