"""The sheet of answers over the map, with tiles in rows, and the strip that replaces a folded sheet."""

from pygame import FRect as Rect

from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.offers import OfferSheet
from game.client.boards.world_order.tiles import HIGH, KEYED, Tile
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, SLIM, TIGHT
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.play.answers import GiveEach, Reach

LEAST = 140.0  # the least height in px of a sheet above a note
BARRED, TAKEN = (*theme.TABLE, 110), (*theme.TABLE, 150)
"""The colours over a tile that isn't on offer, and over one that no longer is."""


def rows_of(sheet: OfferSheet, wide: float) -> list[list[tuple[Tile, float]]]:
    """Return the tiles in rows that fit a width, each tile with its x."""
    rows: list[list[tuple[Tile, float]]] = [[]]
    x = 0.0
    for number, tile in enumerate(sheet.tiles):
        if rows[-1] and (x + tile.wide > wide + 0.5 or number in sheet.breaks):
            rows.append([])
            x = 0.0
        rows[-1].append((tile, x))
        x += tile.wide + GAP
    return rows


def paint_strip(picture: Picture, at: Spots, sheet: OfferSheet) -> None:
    """Paint the strip of a folded sheet: its title and a button to unfold it; keys still give answers.

    In large type, where a sheet would cover everything, the button is beside the hand instead.
    """
    area = boxes.lower(at.sheet_room, HIGH * at.type)
    if not at.large:
        area = _name_and_way_back(picture, area, sheet)
    dots = boxes.slots(boxes.inset(boxes.lower(area, SLIM), TIGHT, 0), HAIR, len(sheet.tiles), 1)
    for number, (tile, dot) in enumerate(zip(sheet.tiles, dots, strict=True)):
        if tile.noun and not tile.noun.startswith("~") and tile.offered:
            picture.touch(tile.noun, boxes.upper(dot, HAIR), "answer", tile.label, rank=number)


def _name_and_way_back(picture: Picture, low: Rect, sheet: OfferSheet) -> Rect:
    """Paint the title and the button at the foot of the map, and return their rectangle."""
    ui, canvas = picture.ui, picture.ui.canvas
    label = picture.say("board.show")
    button = ui.button_width(label, "Z", words=theme.BODY)
    wide = min(low.w, canvas.measure(sheet.title, theme.BODY.strong)[0] + button + 3 * PAD)
    area = boxes.around(*low.center, wide, low.h)
    canvas.rect(area, theme.GLASS, radius=CORNER, border=theme.SLOT)
    row = Row(canvas, boxes.cut(area, left=PAD, right=TIGHT), theme.BODY.strong)
    if place := row.take(button, end=True):
        ui.button("sheet:show", boxes.inset(place, 0, TIGHT), label, Show("hide"), key="Z", words=theme.BODY)
    with canvas.panel(area, "strip"):
        row.text(sheet.title)
    return area


def paint_sheet(picture: Picture, at: Spots, sheet: OfferSheet, least: float) -> tuple[float, float]:
    """Paint the sheet over the map, as small as possible and above any note and strip.

    Return its width, and the height it needs without scrolling. `least` is its width from when the same question
    was asked before, so that it doesn't move under the pointer.
    """
    ui, canvas, room = picture.ui, picture.ui.canvas, at.sheet_room
    if picture.refused is None and LEAST < picture.floor - room.top < room.h:
        room.h = picture.floor - NEAR - room.top
    rows = rows_of(sheet, room.w - 2 * PAD)
    widest = max((x + tile.wide for row in rows for tile, x in row), default=0.0)
    below = bool(sheet.second) and _head_width(picture, sheet, sheet.second) > max(widest, least - 2 * PAD)
    head, content = canvas.line_height(theme.LEAD) + PAD, sum(_high(row) + GAP for row in rows)
    head += canvas.line_height(theme.NOTE) if below else 0.0
    high = head + content + NEAR
    if high <= min(room.bottom, at.map_room.bottom) - room.top:
        room.h = min(room.bottom, at.map_room.bottom) - room.top
    for strip in picture.taken:
        if high <= strip.top - NEAR - room.top:
            room.h = min(room.h, strip.top - NEAR - room.top)
    first = _head_width(picture, sheet, "" if below else sheet.second)
    wide = min(room.w, max(max(widest, first) + 2 * PAD, least))
    low = boxes.lower(room, min(room.h, high))
    area = boxes.around(*low.center, wide, low.h)
    canvas.shadow(area, blur=12, alpha=210)
    canvas.rect(area, theme.GLASS, radius=CORNER, border=theme.SLOT)
    ui.node("sheet:back", area, "sheet", sheet.title, focusable=False)
    with canvas.panel(area, "sheet"):
        _sheet_head(picture, sheet, boxes.inset(boxes.upper(area, head), PAD, TIGHT), below=below)
    body = boxes.cut(area, left=GAP, top=head, right=GAP, bottom=TIGHT)
    left = max(body.left + TIGHT, area.centerx - widest / 2)
    if content <= body.h + GAP:
        _lay(picture, rows, left, body.top)
    else:
        with ui.scroll("sheet", body, content + TIGHT) as top:
            _lay(picture, rows, left, top + HAIR)
    return area.w, high


def _ways(sheet: OfferSheet) -> list[tuple[str, object, str, str]]:
    """Return a sheet's buttons from the right, each as its label's key, message, kind and keyboard key."""
    hide: tuple[str, object, str, str] = ("hide", Show("hide"), "quiet", "Z")
    return [hide, *([("ready_all", GiveEach(sheet.each), "ghost", "A")] if sheet.each else [])]


def _head_width(picture: Picture, sheet: OfferSheet, second: str) -> float:
    """Return the full width of the first line of a sheet's heading, including `second`."""
    ui, texts = picture.ui, ((sheet.title, theme.BODY.strong), (second, theme.NOTE))
    labels = [(picture.say(f"board.{name}"), key) for name, _, _, key in _ways(sheet)]
    ways = [ui.button_width(label, key, words=theme.NOTE) for label, key in labels]
    return sum(ui.canvas.measure(text, role)[0] + PAD for text, role in texts) + sum(ways) + GAP * len(ways)


def _sheet_head(picture: Picture, sheet: OfferSheet, room: Rect, *, below: bool) -> None:
    """Paint a sheet's heading: title and buttons, and a running total beside them or `below`."""
    ui, low = picture.ui, boxes.lower(room, picture.ui.canvas.line_height(theme.NOTE))
    row = Row(ui.canvas, boxes.cut(room, bottom=low.h) if below else room, theme.BODY.strong)
    for name, message, kind, key in _ways(sheet):
        label = picture.say(f"board.{name}")
        if place := row.take(ui.button_width(label, key, words=theme.NOTE), end=True):
            ui.button(f"sheet:{name}", place, label, message, kind=kind, key=key, words=theme.NOTE)
    row.text(sheet.title)
    row.left += GAP
    if below:
        row = Row(ui.canvas, low, theme.NOTE)
    row.text(sheet.second, theme.NOTE, pale=True, end=not below)


def _high(row: list[tuple[Tile, float]]) -> float:
    return max((tile.high for tile, _ in row), default=0.0)


def _lay(picture: Picture, rows: list[list[tuple[Tile, float]]], left: float, y: float) -> None:
    number = 0
    for row in rows:
        for tile, x in row:
            _one(picture, tile, Rect(left + x, y, tile.wide, tile.high), number)
            number += 1
        y += _high(row) + GAP


def _one(picture: Picture, tile: Tile, rect: Rect, number: int) -> None:
    ui, noun = picture.ui, tile.noun
    with ui.canvas.panel(rect, f"tile {tile.label}"):
        tile.paint(ui.canvas, rect)
    if noun.startswith("~"):  # can also be touched on the power board
        name, reach = f"twin:{noun[1:]}", Reach(noun[1:])
        look = ui.node(name, rect, "answer", tile.label, reach, key=tile.key, sound="", focusable=False)
        _framed(picture, tile, rect, held=look.hover)
    elif not noun:
        _barred(picture, tile, rect)
    else:
        key = tile.key if tile.offered else ""
        look = picture.touch(noun, rect, "answer", tile.label, rank=number, key=key)
        if tile.offered:
            chosen = noun == picture.picked
            _framed(picture, tile, rect, held=look.hover or picture.pointed_at(noun) or chosen)
        else:
            ui.canvas.rect(rect, BARRED, radius=CORNER)
        if tile.over is not None:
            tile.over(rect)


def _barred(picture: Picture, tile: Tile, rect: Rect) -> None:
    """Make a tile that isn't on offer explain why."""
    if tile.taken:
        picture.ui.canvas.rect(rect, TAKEN, radius=CORNER)
    if tile.why:
        tip = "" if tile.taken else tile.why
        name = f"barred:{tile.label}"
        picture.ui.node(
            name, rect, "answer", tile.label, reason=tile.why, rule=tile.rule, tip=tip, focusable=False
        )


def _framed(picture: Picture, tile: Tile, rect: Rect, *, held: bool) -> None:
    """Paint the frame of a tile on offer, and a line's key at its right end."""
    t = picture.ui.text_scale
    if tile.key and tile.high < 2 * HIGH * t and tile.wide > KEYED * t:
        picture.ui.key_cap(rect.right - NEAR, rect.centery, tile.key, color=theme.INK2, align="right")
    picture.ui.framed(rect, strong=held)
