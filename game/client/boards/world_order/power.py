"""The power board of World Order: seven resources with Production, and Focus, Prosperity, Growth and Assets."""

from collections.abc import Mapping

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, fitting, power_shade, power_symbol, settled
from game.client.boards.world_order.layout import Spots
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, SLIM, TIGHT, WIDE
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Seat, line
from game.titles.world_order.faces import GROWTH, POWER, RESOURCES
from game.titles.world_order.military import BOARD
from game.titles.world_order.state import State, commerce_cards
from game.titles.world_order.telling import Note, commerce_says, power_says, short

TILES = 384.0  # px of the width for Focus, Prosperity, Growth and Assets
BOX = 62.0  # the height in px of a resource
CARD = 30.0  # the height in px of a Commerce card
OFFER, NUMBERED = 20.0, 29.0  # px of an offer on a Commerce card, without and with a number
SIGN_SIDE = 18.0  # px of a tile's icon
FEWEST = 5  # the least steps of Production a box has room for
WORDS = 34.0  # px of room from which a resource on the strip has its name
ASIDE = 60  # the first position of a tile's lines in the Tab order

BY_DIGIT = ("focus_track", "raise_track", "choose_type", "name_resource", "choose_double")
"""Questions about resources that are only on the power board, where digits pick them."""


def noun_of(picture: Picture, what: str) -> str:
    """Return the noun of a resource; armies stand for the board if an army can come from there."""
    return BOARD if what == "army" and picture.lit(BOARD) else what


def power_board(picture: Picture, at: Spots, seat: Seat) -> None:
    """Paint the power board of a seat; only the near seat's can be touched."""
    canvas, area = picture.ui.canvas, at.power
    canvas.gradient(area, theme.GLASS2, theme.GLASS)
    canvas.line(area.left, area.top, area.right, area.top, theme.LINE)
    if at.brief:
        _strip(picture, at, seat)
        return
    room = boxes.inset(area, PAD, NEAR)
    tiles, main = boxes.right(room, TILES), boxes.cut(room, right=TILES + 2 * PAD)
    columns = boxes.columns(boxes.upper(main, BOX), len(RESOURCES), CORNER)
    for number, (what, rect) in enumerate(zip(RESOURCES, columns, strict=True)):
        _box(picture, rect, seat, what, number)
    foot = boxes.cut(main, top=BOX + NEAR)
    _prices(picture, boxes.cut(foot, right=foot.right - _commerce(picture, foot, seat) + PAD), seat)
    canvas.line(tiles.left - PAD, tiles.top, tiles.left - PAD, tiles.bottom, theme.LINE)
    _tiles(picture, tiles, seat)


def resource_state(picture: Picture, rect: Rect, seat: Seat, what: str, number: int) -> bool:
    """Make a resource of the near seat's board touchable, and return whether it is on offer."""
    if seat != picture.below:
        return False
    noun, asked = noun_of(picture, what), picture.decision
    digit = str(number + 1) if asked is not None and asked.kind in BY_DIGIT and picture.lit(noun) else ""
    picture.touch(noun, rect, "resource", picture.name(what), rank=number, key=digit, tip=tip(picture, seat, what))
    return picture.lit(noun)


def tip(picture: Picture, seat: Seat, what: str) -> str:
    """Return the tip on a resource: its stock, Production and use."""
    view: State = picture.view
    name, most = picture.name(what), POWER[view.powers[seat]].most[what]
    stock, made = view.stock[seat][what], view.production[seat][what]
    said = picture.say("board.resource_tip", stock=stock, made=made, most=most)
    return "\n".join((name[:1].upper() + name[1:], said, picture.say(f"board.about_{what}")))


def _box(picture: Picture, rect: Rect, seat: Seat, what: str, number: int) -> None:
    """Paint a resource: its icon, stock, name, and Production out of its maximum."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    lit = resource_state(picture, rect, seat, what, number)
    held = picture.held(noun_of(picture, what)) and seat == picture.below
    canvas.rect(rect, theme.GLASS2 if held else theme.GLASS, radius=CORNER, border=theme.LINE2)
    if lit:
        ui.framed(rect, strong=held)
    column = Column(canvas, boxes.inset(rect, NEAR, TIGHT))
    row = column.row(theme.TITLE)
    row.icon(SIGN[what])
    ui.number(f"stock:{seat}:{what}", row.right, row.room.centery, view.stock[seat][what], row.role, align="right")
    with canvas.panel(rect, f"resource {what}"):
        column.row(theme.SMALL).text(short(picture.words, what), pale=True)
    made, most = view.production[seat][what], POWER[view.powers[seat]].most[what]
    shade = theme.shade(power_shade(view.powers[seat])).light
    bars = boxes.columns(boxes.lower(column.room, TIGHT), max(FEWEST, most), HAIR)
    for place, bar in enumerate(bars[:most]):
        canvas.rect(bar, shade if place < made else theme.LINE, radius=1)


def _prices(picture: Picture, room: Rect, seat: Seat) -> None:
    """Write the prices of things, or whose board this is."""
    canvas, power = picture.ui.canvas, picture.view.powers[seat]
    lines = [picture.say("board.prices"), picture.say("board.recipes")]
    if seat != picture.below:
        lines = [picture.say("board.board_of", power=power)]
    with canvas.panel(boxes.inset(room, -TIGHT), "prices"):
        for text, line in zip(lines, boxes.rows(room, 2, 0), strict=False):
            Row(canvas, line, theme.SMALL).text(text, pale=True)


def _commerce(picture: Picture, room: Rect, seat: Seat) -> float:
    """Paint Commerce cards, those face up with their offers, and return the left edge of it all."""
    view: State = picture.view
    canvas, power = picture.ui.canvas, view.powers[seat]
    count, up, offers = commerce_cards(view, seat), view.commerce[seat], POWER[power].commerce
    wide, shade = sum(map(_offer_width, offers.values())) + GAP, theme.shade(power_shade(power))
    row = boxes.upper(room, min(CARD, room.h))
    cards = boxes.right(row, count * (wide + CORNER) - CORNER)
    for number, box in enumerate(boxes.columns(cards, count, CORNER)):
        canvas.rect(box, theme.BRIEF if number < up else theme.PAPER2, radius=SLIM)
        if number < up:
            _offers(canvas, box, offers)
        else:
            canvas.rect(boxes.inset(box, HAIR), shade.deep, radius=HAIR)
            canvas.icon(power_symbol(power), *box.center, WIDE, shade.light)
    head, tip = picture.say("board.commerce_head"), picture.tells(commerce_says(view, seat))
    said = head, picture.say("board.commerce_up", up=up, count=count)
    words = max(canvas.measure(text, theme.SMALL)[0] for text in said)
    area = boxes.cut(row, left=cards.left - GAP - words - row.left)
    with canvas.panel(boxes.inset(area, -TIGHT), "commerce"):
        for text, line in zip(said, boxes.rows(boxes.left(area, words + 1), 2, 0), strict=True):
            Row(canvas, line, theme.SMALL).text(text, pale=True, end=True)
    picture.ui.node(f"commerce:{seat}", area, "note", tip, tip=f"{head}\n{tip}", focusable=False)
    return area.left


def board_words(picture: Picture, seat: Seat) -> list[tuple[str, str]]:
    """Return headings and sentences on a power board, except on its resources."""
    told = [(picture.tells(head), picture.tells(said)) for head, (said,) in power_says(picture.view, seat)]
    more = (commerce_says(picture.view, seat), line("board.prices_alone"), line("board.recipes"))
    return [*told, *(("", picture.tells(said)) for said in more)]


def _offer_width(number: int) -> float:
    return NUMBERED if number > 1 else OFFER


def _offers(canvas: Canvas, box: Rect, offers: Mapping[str, int]) -> None:
    """Paint the offers of a Commerce card, with lines between them as they exclude each other."""
    x = box.left + TIGHT
    for place, (what, number) in enumerate(offers.items()):
        if place:
            canvas.line(x, box.top + NEAR, x, box.bottom - NEAR, theme.INK2)
        if number > 1:
            role = theme.SMALL.strong
            canvas.text(x + TIGHT, box.centery, str(number), role, color=theme.INK, valign="middle", scaled=False)
        x += _offer_width(number)
        canvas.icon(SIGN[what], x - OFFER / 2, box.centery, WIDE, theme.INK)


def _tiles(picture: Picture, room: Rect, seat: Seat) -> None:
    """Paint Focus and Prosperity, with Growth cards and Assets below."""
    high = boxes.rows(room, 2, NEAR)[0].h
    focus, prosperity, growth, assets = [boxes.cell(room, 2, number, high, NEAR) for number in range(4)]
    told = power_says(picture.view, seat)
    _tile(picture, focus, "speech", told[0], f"focus:{seat}", "")
    _tile(picture, prosperity, "star", told[1], f"prosperity:{seat}", "")
    _growth(picture, growth, told[2], seat)
    _assets(picture, assets, told[3], seat)


def _tile(picture: Picture, rect: Rect, icon: str, told: Note, node: str, sheet: str) -> None:
    """Paint an icon with two lines of text; it can be touched if it opens a sheet."""
    ui, canvas = picture.ui, picture.ui.canvas
    first, second = picture.tells(told.head), picture.tells(told.lines[0])
    opens, name, tip = Show(sheet) if sheet else None, f"tile:{node}", f"{first}\n{second}"
    look = ui.node(name, rect, "tile", first, opens, tip=tip, focusable=bool(sheet), sound="tick")
    canvas.rect(rect, theme.GLASS2 if look.hover else theme.GLASS, radius=CORNER, border=theme.LINE)
    canvas.icon(icon, rect.left + SIGN_SIDE, rect.centery, SIGN_SIDE, theme.TEXT)
    upper, lower = boxes.rows(boxes.cut(rect, left=2 * SIGN_SIDE, top=SLIM, right=NEAR, bottom=SLIM), 2, 0)
    with canvas.panel(rect, f"tile {node}"):
        Row(canvas, upper, theme.NOTE.strong).text(first)
        Row(canvas, lower, theme.SMALL).text(second, pale=True)


def _growth(picture: Picture, rect: Rect, told: Note, seat: Seat) -> None:
    """Paint Growth cards; an ability that can be used now is a touchable line."""
    usable = [card for card in picture.view.growth[seat] if seat == picture.below and picture.lit(card)]
    if usable:
        _lines(picture, rect, [(card, "") for card in usable[:2]])
    else:
        _tile(picture, rect, "up", told, f"growth:{seat}", f"growth:{seat}")


def _assets(picture: Picture, rect: Rect, told: Note, seat: Seat) -> None:
    """Paint the Assets, a line each."""
    view: State = picture.view
    used, assets = picture.say("board.used").lower(), view.assets[seat][:2]
    if assets:
        rows = [(asset, used if asset in view.used[seat] else "") for asset in assets]
        _lines(picture, rect, rows, own=seat == picture.below)
    else:
        _tile(picture, rect, "medal", told, f"assets:{seat}", "")


def _lines(picture: Picture, rect: Rect, rows: list[tuple[str, str]], *, own: bool = True) -> None:
    """Paint touchable lines; those with a word at the end are pale."""
    ui, canvas = picture.ui, picture.ui.canvas
    for number, ((noun, said), box) in enumerate(zip(rows, boxes.rows(rect, 2, HAIR), strict=False)):
        name, held = picture.name(noun), picture.held(noun)
        if own:
            picture.touch(noun, box, "card", name, rank=ASIDE + number)
        else:
            ui.node(f"look:{noun}", box, "card", name, focusable=False)
        canvas.rect(box, theme.GLASS2 if held else theme.GLASS, radius=CORNER, border=theme.LINE)
        if own and picture.lit(noun):
            canvas.rect(box, None, radius=CORNER, border=theme.WHITE, border_width=2 if held else 1)
        row, ink = Row(canvas, boxes.inset(box, NEAR, 0), theme.SMALL), theme.DIM if said else theme.TEXT
        with canvas.panel(box, f"line {noun}"):
            row.icon("up" if noun in GROWTH else "medal", color=ink)
            row.text(said, color=ink, end=True)
            row.text(name, theme.SMALL.strong, color=ink)


def _strip(picture: Picture, at: Spots, seat: Seat) -> None:
    """Paint the resources in one line, for large type: icon, name if it fits, stock and Production."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    for number, box in enumerate(boxes.columns(boxes.inset(at.power, GAP, TIGHT), len(RESOURCES), TIGHT)):
        what = RESOURCES[number]
        lit = resource_state(picture, box, seat, what, number)
        held = seat == picture.below and picture.held(noun_of(picture, what))
        canvas.rect(box, theme.GLASS2 if held else theme.GLASS, radius=CORNER, border=theme.LINE2)
        if lit:
            canvas.rect(box, None, radius=CORNER, border=theme.WHITE, border_width=2 if held else 1)
        name, made, count = f"stock:{seat}:{what}", f"+{view.production[seat][what]}", view.stock[seat][what]
        row = Row(canvas, boxes.inset(box, NEAR, 0), theme.SMALL)
        row.icon(SIGN[what])
        if settled(ui, name, count):
            row.text(made, pale=True, end=True)
        else:
            row.take(canvas.measure(made, theme.SMALL)[0], end=True)
        row.right = ui.number(name, row.right, box.centery, count, theme.LEAD.strong, align="right").left - NEAR
        if row.rest.w > WORDS * at.type:
            with canvas.panel(box, f"resource {what}"):
                row.text(fitting(canvas, picture.words, what, row.rest.w, theme.SMALL, whole=False), pale=True)
