"""The ledger of World Order: seven resources with Production, money, Focus, Prosperity, Growth and Assets."""

from collections.abc import Mapping
from typing import TypeAlias

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, fitting, settled
from game.client.boards.world_order.layout import Spots
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import ENDLESS, Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, TIGHT, WIDE
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Seat, line
from game.titles.world_order.faces import GROWTH, POWER, RESOURCES
from game.titles.world_order.military import BOARD
from game.titles.world_order.state import State
from game.titles.world_order.telling import Note, commerce_says, drawn_assets, power_says, short

Changes: TypeAlias = Mapping[str, int]
"""Resource or money → by how much the plan being carried out has changed it."""

MONEY = "money"
TILES = 414.0  # px of width for Focus, Prosperity, Growth and Assets
COLUMNS = (1.0, 1.1, 1.35)  # their relative widths: Focus and Prosperity, Growth, Assets
LONG = 1.12  # the relative width of the resource with the longest name
SHEET = 560.0  # px of the whole power board's width
LEDGER = theme.HEAD.strong
FACTORY_SIDE = 10.0  # px of the Production sign
WORDS = 34.0  # px of room from which a resource on the strip shows its name
ASIDE = 60  # the first position of a tile's lines in the Tab order

BY_DIGIT = ("focus_track", "raise_track", "choose_type", "name_resource", "choose_double")
"""Questions about resources that are only on the power board, where digits pick them."""


def noun_of(picture: Picture, what: str) -> str:
    """Return a resource's noun; armies use the board's noun if an army can come from there."""
    return BOARD if what == "army" and picture.lit(BOARD) else what


def ledger(picture: Picture, at: Spots, seat: Seat, changes: Changes) -> None:
    """Paint what a seat has below the map; only the near seat's can be touched.

    `changes` are those of the plan being carried out; the earlier amount is shown beside the new one.
    """
    canvas, area = picture.ui.canvas, at.power
    canvas.gradient(area, theme.GLASS2, theme.GLASS)
    canvas.line(area.left, area.top, area.right, area.top, theme.LINE)
    if at.brief:
        _strip(picture, at, seat)
        return
    room = boxes.inset(area, PAD, TIGHT)
    tiles, main = boxes.right(room, TILES), boxes.cut(room, right=TILES + PAD)
    columns = boxes.columns(main, [LONG if what == "services" else 1.0 for what in (*RESOURCES, MONEY)], TIGHT)
    for number, (what, rect) in enumerate(zip((*RESOURCES, MONEY), columns, strict=True)):
        _entry(picture, at, rect, seat, (what, number), changes)
    canvas.line(tiles.left - NEAR, tiles.top, tiles.left - NEAR, tiles.bottom, theme.LINE)
    _tiles(picture, tiles, seat)


def _entry(picture: Picture, at: Spots, rect: Rect, seat: Seat, entry: tuple[str, int], changes: Changes) -> None:
    """Paint a resource or the money: icon and stock, with name and Production below."""
    (what, number), view, canvas = entry, picture.view, picture.ui.canvas
    held = lit = False
    if what != MONEY:
        lit = resource_state(picture, rect, seat, what, number)
        held = picture.pointed_at(noun_of(picture, what)) and seat == picture.below
    if held:
        canvas.rect(rect, theme.GLASS2, radius=CORNER)
    if lit:
        picture.ui.framed(rect, strong=held)
    upper, lower = boxes.rows(boxes.inset(rect, TIGHT, HAIR), 2, 0)
    row = Row(canvas, upper, theme.TITLE)
    count = view.money[seat] if what == MONEY else view.stock[seat][what]
    row.gap = TIGHT
    row.icon(SIGN[what], side=WIDE)
    before = count - changes.get(what, 0)
    wide = canvas.measure(str(count), LEDGER)[0]
    if before != count and canvas.measure(str(before), theme.NOTE)[0] + TIGHT + wide <= row.rest.w:
        row.text(str(before), theme.NOTE, pale=True)
        if PAD + TIGHT + wide <= row.rest.w:
            row.icon("right", color=row.inks.pale, side=PAD)
    name = "money-ledger" if what == MONEY else f"stock:{seat}:{what}"
    told = picture.ui.number(name, row.left, upper.centery, count, LEDGER)
    if before != count:
        canvas.line(told.left, upper.bottom - HAIR, told.right, upper.bottom - HAIR, theme.WHITE, 2)
    with canvas.panel(rect, f"entry {what}"):
        _below(picture, at, lower, seat, what)


def _below(picture: Picture, at: Spots, rect: Rect, seat: Seat, what: str) -> None:
    """Write an entry's name, its Production and, if there is room, what it is made of or sold for."""
    row = Row(picture.ui.canvas, rect, theme.SMALL)
    row.gap = HAIR
    made = "" if what == MONEY else str(picture.view.production[seat][what])
    wide = row.canvas.measure(made, theme.SMALL.strong)[0] + TIGHT + HAIR + FACTORY_SIDE * row.canvas.growth
    name = picture.name(what).capitalize()
    if what != MONEY:
        name = fitting(row.canvas, picture.words, what, rect.w - wide, theme.SMALL, whole=False)
    words = Row(row.canvas, boxes.cut(rect, right=wide if made else 0.0), theme.SMALL)
    row.left = words.text(name, pale=True, shrink=True).right + TIGHT
    if made:
        makes(row)
        row.text(made, theme.SMALL.strong)
        said = picture.say(f"board.made_{what}") if at.roomy else ""
        if said and row.canvas.measure(said, theme.SMALL)[0] <= row.rest.w:
            row.text(said, color=row.inks.label, end=True)


def makes(row: Row, *, end: bool = False) -> None:
    """Put the Production sign before a number: how many units one Produce makes."""
    row.icon("factory", color=row.inks.pale, side=FACTORY_SIDE * row.canvas.growth, end=end)


def power_sheet(picture: Picture, seat: Seat) -> None:
    """Paint a seat's whole power board on a sheet over the board."""
    view: State = picture.view
    ui, title = picture.ui, picture.say("board.power_title", power=view.powers[seat])
    with ui.paper("look", title, SHEET, grows=ENDLESS, outside=Show(""), closed=Show("")) as column:
        for what in RESOURCES:
            row, most = column.row(theme.BODY), POWER[view.powers[seat]].most[what]
            row.icon(SIGN[what])
            row.text(short(picture.words, what), theme.BODY.strong)
            made = view.production[seat][what]
            said = picture.say("board.resource_row", stock=view.stock[seat][what], made=made, most=most)
            row.text(said, theme.NOTE, pale=True, end=True)
        for head, text in board_words(picture, seat):
            column.gap(NEAR)
            column.rich(f"*{head}*: {text}" if head else text, theme.NOTE, pale=True)


def resource_state(picture: Picture, rect: Rect, seat: Seat, what: str, number: int) -> bool:
    """Make a resource of the near seat's board touchable, and return whether it is on offer."""
    if seat != picture.below:
        return False
    noun = noun_of(picture, what)
    asked = picture.decision if picture.lit(noun) else None
    digit = str(number + 1) if asked is not None and asked.kind in BY_DIGIT else ""
    picture.touch(noun, rect, "resource", picture.name(what), rank=number, key=digit, tip=tip(picture, seat, what))
    return picture.lit(noun)


def tip(picture: Picture, seat: Seat, what: str) -> str:
    """Return the tip on a resource: its stock, Production and use."""
    view: State = picture.view
    name, most = picture.name(what), POWER[view.powers[seat]].most[what]
    stock, made = view.stock[seat][what], view.production[seat][what]
    said = picture.say("board.resource_tip", stock=stock, made=made, most=most)
    return "\n".join((name[:1].upper() + name[1:], said, picture.say(f"board.about_{what}")))


def board_words(picture: Picture, seat: Seat) -> list[tuple[str, str]]:
    """Return the headings and sentences of a power board, except those about its resources."""
    told = [(picture.tells(head), picture.tells(said)) for head, (said,) in power_says(picture.view, seat)]
    more = (commerce_says(picture.view, seat), line("board.prices_alone"), line("board.recipes"))
    return [*told, *(("", picture.tells(said)) for said in more)]


def _tiles(picture: Picture, room: Rect, seat: Seat) -> None:
    """Paint three columns: Focus and Prosperity, Growth cards, Assets."""
    first, growth, assets = boxes.columns(room, COLUMNS, TIGHT)
    told, more = power_says(picture.view, seat), Show("powerboard")
    for number, (icon, name, rect) in enumerate(
        zip(("speech", "star"), ("focus", "prosperity"), boxes.rows(first, 2, HAIR), strict=True)
    ):
        _tile(picture, rect, icon, told[number], f"{name}:{seat}", more, key="" if number else "B")
    _growth(picture, growth, told[2], seat)
    drawn = [(asset, "") for asset in drawn_assets(picture.view, seat)]
    if drawn and seat == picture.below:
        _lines(picture, assets, drawn[:2], own=False)
        _lines(picture, boxes.rows(growth, 2, HAIR)[1], drawn[2:], own=False)
    else:
        _assets(picture, assets, told[3], seat)


def _tile(
    picture: Picture, rect: Rect, icon: str, told: Note, node: str, opens: Show | None, *, key: str = ""
) -> None:
    """Paint an icon with a line of text; it opens a sheet."""
    ui, canvas = picture.ui, picture.ui.canvas
    first, second = picture.tells(told.head), picture.tells(told.lines[0])
    name, tip = f"tile:{node}", f"{first}\n{second}"
    look = ui.node(name, rect, "tile", first, opens, tip=tip, focusable=opens is not None, sound="tick", key=key)
    canvas.rect(rect, theme.GLASS2 if look.hover else theme.GLASS, radius=CORNER, border=theme.LINE)
    row = Row(canvas, boxes.inset(rect, NEAR, 0), theme.SMALL.strong)
    with canvas.panel(rect, f"tile {node}"):
        row.icon(icon)
        row.text(first, shrink=True)


def _growth(picture: Picture, rect: Rect, told: Note, seat: Seat) -> None:
    """Paint Growth cards; an ability that can be used now is a touchable line."""
    usable = [card for card in picture.view.growth[seat] if seat == picture.below and picture.lit(card)]
    upper, lower = boxes.rows(rect, 2, HAIR)
    if len(usable) < 2:
        _tile(picture, upper, "up", told, f"growth:{seat}", Show(f"growth:{seat}"))
    if usable:
        _lines(picture, rect if len(usable) > 1 else lower, [(card, "") for card in usable[:2]])
    elif picture.view.growth[seat]:
        last = picture.view.growth[seat][-1]
        _lines(picture, lower, [(last, "")], own=False)


def _assets(picture: Picture, rect: Rect, told: Note, seat: Seat) -> None:
    """Paint the Assets, one per line."""
    view: State = picture.view
    used, assets = picture.say("board.used").lower(), view.assets[seat][:2]
    if assets:
        rows = [(asset, used if asset in view.used[seat] else "") for asset in assets]
        _lines(picture, rect, rows, own=seat == picture.below)
    else:
        _tile(picture, boxes.rows(rect, 2, HAIR)[0], "medal", told, f"assets:{seat}", None)


def _lines(picture: Picture, rect: Rect, rows: list[tuple[str, str]], *, own: bool = True) -> None:
    """Paint touchable lines; those with a word at the end are pale."""
    ui, canvas = picture.ui, picture.ui.canvas
    for number, ((noun, said), box) in enumerate(zip(rows, boxes.rows(rect, len(rows), HAIR), strict=True)):
        name, held = picture.name(noun), picture.pointed_at(noun)
        if own:
            picture.touch(noun, box, "card", name, rank=ASIDE + number)
        else:
            ui.node(f"look:{noun}", box, "card", name, focusable=False)
        canvas.rect(box, theme.GLASS2 if held else theme.GLASS, radius=CORNER, border=theme.LINE)
        if own and picture.lit(noun):
            canvas.rect(box, None, radius=CORNER, border=theme.WHITE, border_width=2 if held else 1)
        row = Row(canvas, boxes.inset(box, NEAR, 0), theme.SMALL)
        ink = theme.DIM if said else theme.TEXT
        with canvas.panel(box, f"line {noun}"):
            row.icon("check" if said else "up" if noun in GROWTH else "medal", color=ink)
            if canvas.measure(f"{name} {said}", theme.SMALL.strong)[0] <= row.rest.w:
                row.text(said, color=ink, end=True)
            _wrapped(canvas, row.rest, name, ink)


def _wrapped(canvas: Canvas, room: Rect, name: str, ink: theme.Color) -> None:
    """Write a name as large as it fits on one line or two."""
    role = canvas.shrunk(name, theme.SMALL.strong.tight, room.w, high=room.h + 1)
    canvas.text(*room.midleft, name, role, color=ink, valign="middle", width=room.w, fit=True, max_lines=2)


def _strip(picture: Picture, at: Spots, seat: Seat) -> None:
    """Paint the resources in one line, for large type: icon, name if it fits, stock and Production."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    for number, box in enumerate(boxes.columns(boxes.inset(at.power, GAP, TIGHT), len(RESOURCES), TIGHT)):
        what = RESOURCES[number]
        lit = resource_state(picture, box, seat, what, number)
        held = seat == picture.below and picture.pointed_at(noun_of(picture, what))
        canvas.rect(box, theme.GLASS2 if held else theme.GLASS, radius=CORNER, border=theme.LINE2)
        if lit:
            canvas.rect(box, None, radius=CORNER, border=theme.WHITE, border_width=2 if held else 1)
        name = f"stock:{seat}:{what}"
        made = str(view.production[seat][what])
        count = view.stock[seat][what]
        row = Row(canvas, boxes.inset(box, NEAR, 0), theme.SMALL)
        row.icon(SIGN[what])
        if settled(ui, name, count):
            row.text(made, pale=True, end=True)
            makes(row, end=True)
        else:
            row.take(canvas.measure(made, theme.SMALL)[0] + row.gap + FACTORY_SIDE * canvas.growth, end=True)
        row.right = ui.number(name, row.right, box.centery, count, theme.LEAD.strong, align="right").left - NEAR
        if row.rest.w > WORDS * at.type:
            with canvas.panel(box, f"resource {what}"):
                name = fitting(canvas, picture.words, what, row.rest.w, theme.SMALL, whole=False)
                row.text(name, pale=True, shrink=True)
