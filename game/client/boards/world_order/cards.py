"""The prints of World Order, in a briefing's plain style: Ability and Country cards, cubes, rows of icons."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from pygame import FRect as Rect

from game.client.kit import boxes, changing, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, SLIM, TIGHT, Color, Type
from game.client.kit.widgets import Ui
from game.client.table.faces import Printed
from game.client.table.sides import shade_name, symbol
from game.core.contract import line
from game.core.language.words import Words
from game.titles.world_order.faces import COUNTRY, FACE, KIND, kind_of
from game.titles.world_order.faces import SIGN as SIGN
from game.titles.world_order.state import Ally

TITLE = "world_order"
MARGIN = 7.0  # px of margin inside a card's edge
BAND, HEADING = 21.0, 30.0  # px of an Ability card's bar, and of any other card's head
COIN = 11.0  # the radius in px of a price's disc
NAME = 0.66  # the largest share of an Ability card's room for its name
DOT, BAR, SIGN_ON = 0.28, 0.2, 0.5  # shapes on a cube and on a back, relative to its side
UNNAMED = 30.0  # px of height below which a played card shows no name
MANY = 3  # the most icons of a kind side by side; more become a number
FOOT = theme.SMALL


power_shade = partial(shade_name, TITLE)
power_symbol = partial(symbol, TITLE, otherwise="home")


def fitting(
    canvas: Canvas, words: Words, thing: str, room: float, role: Type, *, whole: bool = True, last: str = ""
) -> str:
    """Return the longest name of a thing that fits a width, else the shortest; `whole` includes the full name.

    `last` is the key of an even shorter one.
    """
    keys = [key for key in (f"board.short_{thing}", f"board.brief_{thing}", last) if words.has(key)]
    names = [words.say(line(key)) for key in keys]
    names = [words.name(thing), *names] if whole or not names else names
    return next((name for name in names if canvas.measure(name, role)[0] <= room), names[-1])


def settled(ui: Ui, name: str, value: int) -> bool:
    """Return whether a number's last change is no longer shown beside it."""
    before, now, age = changing.changed(ui, f"{name}:number", value)
    return before == now or age >= theme.MS["change"] / 1000


# Cubes and rows of signs


def cell(canvas: Canvas, x: float, y: float, side: float, power: str) -> None:
    """Paint a power's cube centred on (x, y): its colour and the shape of its dots."""
    shade = theme.shade(power_shade(power))
    canvas.rect(boxes.around(x, y, side, side), shade.light, radius=HAIR)
    dark = theme.mix(shade.deep, theme.BLACK, 0.35)
    match shade.dot:
        case "ring":
            canvas.circle(x, y, side * DOT, dark)
        case "square":
            canvas.rect(boxes.around(x, y, side * 2 * DOT, side * BAR), dark)
        case "disc":
            return
        case shape:
            canvas.dot(shape, x, y, side * DOT, dark)


def free_cell(canvas: Canvas, x: float, y: float, side: float, vp: int) -> None:
    """Paint a free slot centred on (x, y), with its VPs."""
    canvas.rect(boxes.around(x, y, side, side), None, radius=HAIR, border=theme.SLOT)
    if vp:
        role = theme.BODY.strong.times(min(1.0, side / theme.BODY.size))
        canvas.text(x, y, str(vp), role, align="center", valign="middle", scaled=False)


def signs(row: Row, counts: Mapping[str, int]) -> None:
    """Paint icons of resources at the right end of a row; many of a kind become a number."""
    for what, count in reversed(list(counts.items())):
        if count > MANY:
            row.text(str(count), row.role.strong, end=True)
        for _ in range(count if count <= MANY else 1):
            row.icon(SIGN[what], end=True)


def flags(row: Row, powers: Iterable[str]) -> None:
    """Paint small symbols of powers at the right end of a row."""
    side = min(row.room.h, row.canvas.line_height(row.role)) - HAIR
    for power in reversed(tuple(powers)):
        shade, part = theme.shade(power_shade(power)), row.take(side, end=True)
        if part is not None:
            plate = boxes.around(*part.center, part.w, part.w)
            row.canvas.rect(plate, shade.deep, radius=HAIR)
            row.canvas.icon(power_symbol(power), *part.center, part.w * 0.74, shade.light)


# Ability cards


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, mini:<id>, back:<power>."""
    kind, _, name = face.partition(":")
    match kind:
        case "card":
            ability(canvas, rect, name, words)
        case "mini":
            _mini(canvas, rect, name, words)
        case _:
            _back(canvas, rect, name)


PRINTED = Printed(TITLE, paint)


def _back(canvas: Canvas, rect: Rect, power: str) -> None:
    shade = theme.shade(power_shade(power))
    canvas.rect(rect, theme.PAPER2, radius=CORNER)
    canvas.rect(boxes.inset(rect, SLIM), shade.deep, radius=SLIM)
    canvas.icon(power_symbol(power), *rect.center, min(rect.size) * SIGN_ON, shade.light)


def _mini(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """Paint a played card: its band and, if there is room, its name."""
    canvas.rect(rect, theme.BRIEF, radius=SLIM)
    if rect.h < UNNAMED:
        _band(canvas, boxes.inset(rect, HAIR), KIND[kind_of(card)].types)
        return
    band = boxes.upper(rect, min(PAD, rect.h / 3))
    _band(canvas, band, KIND[kind_of(card)].types)
    left = rect.left + SLIM
    wide = rect.w - TIGHT
    role = theme.SMALL.tight
    ink, name = theme.INK, words.name(card)
    canvas.text(left, band.bottom, name, role, color=ink, width=wide, fit=True, max_lines=2, scaled=False)


def _band(canvas: Canvas, rect: Rect, types: Sequence[str]) -> None:
    """Paint the bar of a card, with its two upper corners rounded."""
    parts = boxes.columns(rect, len(types), 0)
    with canvas.clip(rect):
        for number, (kind, part) in enumerate(zip(types, parts, strict=True)):
            canvas.rect(boxes.upper(part, part.h + GAP), theme.BANDS[kind], radius=CORNER)
            if number:
                canvas.rect(boxes.left(part, CORNER), theme.BANDS[kind])
            if number < len(parts) - 1:
                canvas.rect(boxes.right(part, CORNER), theme.BANDS[kind])


def type_words(types: Sequence[str], words: Words) -> str:
    """Return a card's types in words, shorter ones if there are two."""
    if len(types) == 1:
        return words.name(types[0])
    return " + ".join(words.say(line(f"board.type_{kind}")) for kind in types)


def blank(canvas: Canvas, rect: Rect, card: str, words: Words, high: float) -> Rect:
    """Paint an empty Ability card with its bar (type and market price), and return the room below."""
    face = KIND[kind_of(card)]
    canvas.rect(rect, theme.BRIEF, radius=CORNER)
    ornaments.grain(canvas, rect)
    band = boxes.upper(rect, high)
    _band(canvas, band, face.types)
    row = Row(canvas, boxes.cut(band, left=MARGIN, right=SLIM), theme.SMALL.strong)
    r = min(COIN * canvas.text_scale, band.h / 2)
    if face.cost and (coin := row.take(2 * r, end=True)):
        canvas.circle(*coin.center, r, theme.INK)
        price, role = str(face.cost), theme.NOTE.strong
        canvas.text(*coin.center, price, role, color=theme.PAPER, align="center", valign="middle")
    row.text(type_words(face.types, words), color=theme.WHITE, shrink=True)
    return boxes.cut(rect, left=MARGIN, top=high + TIGHT, right=NEAR)


def ability(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """Paint an Ability card: type, name, effect, and its use for Research."""
    room = blank(canvas, rect, card, words, BAND * max(0.85, canvas.text_scale))
    foot = canvas.line_height(FOOT) + SLIM
    column = Column(canvas, boxes.cut(room, bottom=foot), inks=theme.ON_PAPER)
    name, role = words.name(card), theme.BODY.strong.tight
    high = min(2 * canvas.line_height(role), column.rest.h * NAME)
    column.text(name, canvas.shrunk(name, role, room.w, theme.SMALL.size, high=high), max_lines=3)
    column.text(words.say(line(f"card.{kind_of(card)}")), theme.SMALL.tight, pale=True)
    _foot(canvas, boxes.lower(room, foot), card, words)


def _foot(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """Paint what the seat gains by keeping the card."""
    face, row = FACE[card], Row(canvas, rect, FOOT, inks=theme.ON_PAPER)
    canvas.line(rect.left, rect.top, rect.right, rect.top, theme.PAPER2)
    row.gap = SLIM * canvas.growth
    for what, count in face.bonus.items():
        row.icon(SIGN[what])
        row.text(str(count), FOOT.strong)
    said = words.say(line("board.research_of", count=face.research))
    if canvas.measure(said, FOOT)[0] > row.rest.w:
        row.text(str(face.research), end=True)
        row.icon("book", end=True)
    else:
        row.text(said, end=True)


# Country cards


def country(
    canvas: Canvas, rect: Rect, card: str, words: Words, ally: Ally | None = None, *, where: bool = False
) -> None:
    """Paint a Country card: name, value, trade, costs of investment and Base, and which powers may not use it.

    `where` adds its Region, for a card shown elsewhere.
    """
    face, growth = COUNTRY[card], canvas.growth
    pale = ally is not None and not ally.ready
    canvas.rect(rect, theme.GLASS2 if pale else theme.BRIEF, radius=CORNER, border=theme.LINE2 if pale else None)
    room = headed(canvas, rect, min(HEADING * growth, rect.h / 3), theme.GLASS if pale else theme.COVER)
    top = Row(canvas, boxes.inset(boxes.upper(rect, room.top - rect.top), GAP, 0), theme.BODY.strong)
    top.text(str(face.value), theme.HEAD, end=True)
    top.text(fitting(canvas, words, card, top.rest.w, theme.BODY.strong))
    rows = _country_rows(card, ally)
    column = Column(canvas, boxes.inset(room, GAP, HAIR), inks=theme.ON_GLASS if pale else theme.ON_PAPER)
    step = min(canvas.line_height(theme.SMALL), column.room.h / (len(rows) + where))
    if where:
        row = column.row(theme.SMALL, step)
        row.text(fitting(canvas, words, face.region, row.rest.w, theme.SMALL.strong), theme.SMALL.strong)
    for key, shown in rows:
        row = column.row(theme.SMALL, step)
        row.gap = HAIR
        row.text(words.say(line(f"board.{key}")).lower(), pale=True)
        _shown(row, shown, words)


def headed(canvas: Canvas, rect: Rect, high: float, color: Color) -> Rect:
    """Paint the head of a card, with its upper corners rounded, and return the room below."""
    head = boxes.upper(rect, high)
    canvas.rect(head, color, radius=CORNER)
    canvas.rect(boxes.lower(head, CORNER), color)
    return boxes.cut(rect, top=high)


def _country_rows(card: str, ally: Ally | None) -> list[tuple[str, object]]:
    face = COUNTRY[card]
    last: tuple[str, object] = ("tokens", ally) if ally else ("closed_to", face.closed)
    return [("export", face.exports), ("import", face.imports), ("invest", face.invest), ("base", face.base), last]


def _shown(row: Row, shown: object, words: Words) -> None:
    match shown:
        case int():
            row.text(str(shown), theme.NOTE.strong, end=True)
        case Ally(fdi=fdi, bases=bases) if fdi or bases:
            for icon in ("bars",) * fdi + ("flag",) * bases:
                row.icon(icon, end=True)
        case dict() if shown:
            signs(row, shown)
        case tuple() if shown:
            flags(row, shown)
        case _:
            row.text(words.say(line("board.none")).lower(), pale=True, end=True)
