"""The power board of World Order: seven resources with their production, Focus, Prosperity, Growth and Assets."""

from collections.abc import Mapping

from pygame import FRect as Rect

from game.client.boards.world_order.cards import SIGN, fitting, power_shade, power_symbol, settled
from game.client.boards.world_order.layout import Spots
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Field, Seat, line
from game.titles.world_order.faces import GROWTH, POWER, RESOURCES
from game.titles.world_order.military import BOARD
from game.titles.world_order.state import State, commerce_cards
from game.titles.world_order.telling import Note, commerce_says, power_says, short

TILES = 392.0
"""Width of the room for Focus, Prosperity, Growth and Assets."""

BY_DIGIT = ("focus_track", "raise_track", "choose_type", "name_resource", "choose_double")
"""Questions whose resources are only on the power board, where digits name them."""


def noun_of(picture: Picture, what: str) -> str:
    """What reaching for a resource means: the armies of one's board are where an army may come from."""
    return BOARD if what == "army" and picture.lit(BOARD) else what


def power_board(picture: Picture, at: Spots, seat: Seat) -> None:
    """Paint the board of a seat; only one's own can be touched."""
    canvas, area = picture.ui.canvas, at.power
    canvas.gradient(area, theme.GLASS2, theme.GLASS)
    canvas.line(area.left, area.top, area.right, area.top, theme.LINE)
    if at.brief:
        _strip(picture, at, seat)
        return
    tiles = Rect(area.right - TILES, area.top + 7, TILES - 8, area.h - 14)
    room = Rect(area.left + 14, area.top + 8, tiles.left - area.left - 26, area.h - 14)
    wide = (room.w - 5 * 6) / 7
    for number, what in enumerate(RESOURCES):
        _box(picture, Rect(room.left + number * (wide + 5), room.top, wide, 62), seat, what, number)
    cards = _commerce(picture, Rect(room.left, room.top + 68, room.w, room.h - 66), seat)
    _prices(picture, Rect(room.left, room.top + 66, cards - room.left - 14, room.h - 64), seat)
    canvas.line(tiles.left - 6, tiles.top, tiles.left - 6, tiles.bottom, theme.LINE)
    _tiles(picture, at, tiles, seat)


def resource_state(picture: Picture, rect: Rect, seat: Seat, what: str, number: int) -> bool:
    """Make a resource touchable if it is on one's own board; whether it is on offer."""
    if seat != picture.below:
        return False
    noun, asked = noun_of(picture, what), picture.decision
    digit = str(number + 1) if asked is not None and asked.kind in BY_DIGIT and picture.lit(noun) else ""
    picture.touch(noun, rect, "resource", picture.name(what), rank=number, key=digit, tip=tip(picture, seat, what))
    return picture.lit(noun)


def tip(picture: Picture, seat: Seat, what: str) -> str:
    """A resource at length: stock, production, recipe."""
    view: State = picture.view
    board = POWER[view.powers[seat]]
    name = picture.name(what)
    return "\n".join(
        (
            name[:1].upper() + name[1:],
            picture.say(
                "board.resource_tip",
                stock=view.stock[seat][what],
                made=view.production[seat][what],
                most=board.most[what],
            ),
            picture.say(f"board.about_{what}"),
        )
    )


def _box(picture: Picture, rect: Rect, seat: Seat, what: str, number: int) -> None:
    """A resource: sign, stock, name, Production of its maximum."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    lit = resource_state(picture, rect, seat, what, number)
    held = picture.held(noun_of(picture, what)) and seat == picture.below
    canvas.rect(rect, theme.GLASS2 if held else theme.GLASS, radius=5, border=theme.LINE2)
    if lit:
        canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2 if held else 1)
    canvas.icon(SIGN[what], rect.left + 16, rect.top + 19, 20, theme.TEXT)
    ui.number(
        f"stock:{seat}:{what}", rect.right - 10, rect.top + 19, view.stock[seat][what], theme.TITLE, align="right"
    )
    with canvas.panel(rect, f"resource {what}"):
        canvas.text(
            rect.left + 7,
            rect.top + 43,
            short(picture.words, what),
            theme.SMALL,
            color=theme.MUTE,
            valign="middle",
            width=rect.w - 12,
            fit=True,
            max_lines=1,
        )
    made, most = view.production[seat][what], POWER[view.powers[seat]].most[what]
    step = (rect.w - 14) / max(5, most)
    shade = theme.shade(power_shade(view.powers[seat])).light
    for place in range(most):
        bar = Rect(rect.left + 7 + place * step, rect.bottom - 9, step - 2, 5)
        canvas.rect(bar, shade if place < made else theme.LINE, radius=1)


def _prices(picture: Picture, room: Rect, seat: Seat) -> None:
    """What things cost, in words."""
    view: State = picture.view
    canvas, power = picture.ui.canvas, view.powers[seat]
    step = room.h / 2
    lines = (picture.say("board.prices"), picture.say("board.recipes"))
    texts = lines if seat == picture.below else (picture.say("board.board_of", power=power),)
    with canvas.panel(room.inflate(8, 6), "prices"):
        for number, text in enumerate(texts):
            canvas.text(
                room.left,
                room.top + step * (number + 0.5),
                text,
                theme.SMALL,
                color=theme.MUTE,
                valign="middle",
                width=room.w,
                fit=True,
                max_lines=1,
            )


def _commerce(picture: Picture, room: Rect, seat: Seat) -> float:
    """Commerce cards: face up with what each sells, face down with the sign of their power; where they begin."""
    view: State = picture.view
    canvas, power = picture.ui.canvas, view.powers[seat]
    count, up, offers = commerce_cards(view, seat), view.commerce[seat], POWER[power].commerce
    wide, shade = 10.0 + sum(_offer_width(number) for number in offers.values()), theme.shade(power_shade(power))
    left = room.right - count * (wide + 5) + 5
    for number in range(count):
        box = Rect(left + number * (wide + 5), room.top, wide, min(30.0, room.h))
        canvas.rect(box, theme.BRIEF if number < up else theme.PAPER2, radius=3)
        if number < up:
            _offers(canvas, box, offers)
        else:
            canvas.rect(box.inflate(-4, -4), shade.deep, radius=2)
            canvas.icon(power_symbol(power), box.centerx, box.centery, 15, shade.light)
    begins = _commerce_words(picture, Rect(room.left, room.top, left - room.left - 8, 30), seat)
    said = picture.tells(commerce_says(view, seat))
    area = Rect(begins, room.top, room.right - begins, 30)
    head = picture.say("board.commerce_head")
    picture.ui.node(f"commerce:{seat}", area, "note", said, tip=f"{head}\n{said}", focusable=False)
    return begins


def board_words(picture: Picture, seat: Seat) -> list[tuple[str, str]]:
    """All of a power board but its resources, as headings and sentences."""
    told = [(picture.tells(head), picture.tells(said)) for head, (said,) in power_says(picture.view, seat)]
    more = (commerce_says(picture.view, seat), line("board.prices_alone"), line("board.recipes"))
    return [*told, *(("", picture.tells(said)) for said in more)]


def _offer_width(number: int) -> float:
    return 20.0 if number == 1 else 29.0


def _offers(canvas: Canvas, box: Rect, offers: Mapping[str, int]) -> None:
    """The offers of a Commerce card side by side, with a stroke between what excludes each other."""
    x = box.left + 5
    for place, (what, number) in enumerate(offers.items()):
        if place:
            canvas.line(x, box.top + 6, x, box.bottom - 6, theme.INK2)
        if number > 1:
            canvas.text(
                x + 4, box.centery, str(number), theme.SMALL.strong, color=theme.INK, valign="middle", scaled=False
            )
        canvas.icon(SIGN[what], x + _offer_width(number) - 10, box.centery, 15, theme.INK)
        x += _offer_width(number)


def _commerce_words(picture: Picture, room: Rect, seat: Seat) -> float:
    """How many Commerce cards lie face up, left of them; where the words begin."""
    view: State = picture.view
    fields: dict[str, Field] = {"up": view.commerce[seat], "count": commerce_cards(view, seat)}
    said = picture.say("board.commerce_head"), picture.say("board.commerce_up", **fields)
    with picture.ui.canvas.panel(room.inflate(4, 6), "commerce"):
        written = [
            picture.ui.canvas.text(
                room.right, room.top + y, text, theme.SMALL, color=theme.MUTE, align="right", valign="middle"
            )
            for y, text in zip((8, 23), said, strict=True)
        ]
    return min(rect.left for rect in written)


def _tiles(picture: Picture, at: Spots, room: Rect, seat: Seat) -> None:
    view: State = picture.view
    wide, high = (room.w - 6) / 2, (room.h - 6) / 2
    boxes = [
        Rect(room.left + column * (wide + 6), room.top + row * (high + 6), wide, high)
        for row in (0, 1)
        for column in (0, 1)
    ]
    focus, prosperity, growth, assets = power_says(view, seat)
    _tile(picture, boxes[0], "speech", focus, f"focus:{seat}", "")
    _tile(picture, boxes[1], "star", prosperity, f"prosperity:{seat}", "")
    _growth(picture, boxes[2], growth, seat)
    _assets(picture, boxes[3], assets, seat)


def _tile(picture: Picture, rect: Rect, icon: str, told: Note, node: str, sheet: str) -> None:
    ui, canvas = picture.ui, picture.ui.canvas
    first, second = picture.tells(told.head), picture.tells(told.lines[0])
    look = ui.node(
        f"tile:{node}",
        rect,
        "tile",
        first,
        Show(sheet) if sheet else None,
        tip=f"{first}\n{second}",
        focusable=bool(sheet),
        sound="tick",
    )
    canvas.rect(rect, theme.GLASS2 if look.hover else theme.GLASS, radius=5, border=theme.LINE)
    canvas.icon(icon, rect.left + 18, rect.centery, 18, theme.TEXT)
    with canvas.panel(rect, f"tile {node}"):
        x, wide = rect.left + 36, rect.w - 42
        canvas.text(
            x,
            rect.top + rect.h * 0.29,
            first,
            theme.NOTE.strong,
            valign="middle",
            width=wide,
            fit=True,
            max_lines=1,
        )
        canvas.text(
            x,
            rect.top + rect.h * 0.71,
            second,
            theme.SMALL,
            color=theme.MUTE,
            valign="middle",
            width=wide,
            fit=True,
            max_lines=1,
        )


def _growth(picture: Picture, rect: Rect, told: Note, seat: Seat) -> None:
    """Growth cards; an ability that may be used now stands as a line to be touched."""
    view: State = picture.view
    cards = view.growth[seat]
    usable = [card for card in cards if picture.lit(card)] if seat == picture.below else []
    if usable:
        _lines(picture, rect, [(card, picture.name(card), "") for card in usable[:2]])
        return
    _tile(picture, rect, "up", told, f"growth:{seat}", f"growth:{seat}")


def _assets(picture: Picture, rect: Rect, told: Note, seat: Seat) -> None:
    """The Assets, each a line of its own."""
    view: State = picture.view
    if not view.assets[seat]:
        _tile(picture, rect, "medal", told, f"assets:{seat}", "")
        return
    rows = [
        (asset, picture.name(asset), picture.say("board.used").lower() if asset in view.used[seat] else "")
        for asset in view.assets[seat][:2]
    ]
    _lines(picture, rect, rows, own=seat == picture.below)


def _lines(picture: Picture, rect: Rect, rows: list[tuple[str, str, str]], *, own: bool = True) -> None:
    """Lines that can be touched one by one."""
    ui, canvas = picture.ui, picture.ui.canvas
    high = (rect.h - 2) / 2
    for number, (noun, name, said) in enumerate(rows):
        box = Rect(rect.left, rect.top + number * (high + 2), rect.w, high)
        if own:
            picture.touch(noun, box, "card", name, rank=60 + number)
        else:
            ui.node(f"look:{noun}", box, "card", name, focusable=False)
        lit = own and picture.lit(noun)
        held = picture.held(noun)
        canvas.rect(
            box,
            theme.GLASS2 if held else theme.GLASS,
            radius=4,
            border=theme.WHITE if lit else theme.LINE,
            border_width=2 if lit and held else 1,
        )
        ink = theme.DIM if said else theme.TEXT
        canvas.icon("up" if noun in GROWTH else "medal", box.left + 13, box.centery, 14, ink)
        right = box.right - 8
        if said:
            right = (
                canvas.text(
                    right, box.centery, said, theme.SMALL, color=theme.DIM, align="right", valign="middle"
                ).left
                - 6
            )
        with canvas.panel(box, f"line {noun}"):
            canvas.text(
                box.left + 26,
                box.centery,
                name,
                theme.SMALL.strong,
                color=ink,
                valign="middle",
                width=right - box.left - 28,
                fit=True,
                max_lines=1,
            )


def _strip(picture: Picture, at: Spots, seat: Seat) -> None:
    """Where type is large: one line of resources, with sign, word as far as it fits, stock and Production."""
    view: State = picture.view
    ui, canvas, area, t = picture.ui, picture.ui.canvas, at.power, at.type
    wide = (area.w - 16 - 6 * 4) / 7
    for number, what in enumerate(RESOURCES):
        box = Rect(area.left + 8 + number * (wide + 4), area.top + 4, wide, area.h - 8)
        lit = resource_state(picture, box, seat, what, number)
        held = seat == picture.below and picture.held(noun_of(picture, what))
        canvas.rect(
            box,
            theme.GLASS2 if held else theme.GLASS,
            radius=4,
            border=theme.WHITE if lit else theme.LINE2,
            border_width=2 if lit and held else 1,
        )
        side = 15 * min(t, 1.6)
        canvas.icon(SIGN[what], box.left + 6 + side / 2, box.centery, side, theme.TEXT)
        name, made, count = f"stock:{seat}:{what}", f"+{view.production[seat][what]}", view.stock[seat][what]
        left_of_made = box.right - 6 - canvas.measure(made, theme.SMALL)[0]
        if settled(ui, name, count):
            canvas.text(
                box.right - 6, box.centery, made, theme.SMALL, color=theme.MUTE, align="right", valign="middle"
            )
        stock = ui.number(name, left_of_made - 6, box.centery, count, theme.LEAD.strong, align="right")
        left = box.left + 11 + side
        if stock.left - left > 34 * t:
            with canvas.panel(box, f"resource {what}"):
                canvas.text(
                    left,
                    box.centery,
                    fitting(canvas, picture.words, what, stock.left - left - 6, size=12, whole=False),
                    theme.SMALL,
                    color=theme.MUTE,
                    valign="middle",
                    width=stock.left - left - 6,
                    fit=True,
                    max_lines=1,
                )
