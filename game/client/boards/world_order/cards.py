"""What is printed in World Order: ability cards, countries, cubes, signs; all in the plain style of a briefing."""

from collections.abc import Iterable, Mapping, Sequence

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.kit.widgets import Ui
from game.client.table.sides import faction_of, shade_name
from game.core.contract import line
from game.core.words import Words
from game.titles.world_order.faces import COUNTRY, FACE, KIND, kind_of
from game.titles.world_order.state import Ally

TITLE = "world_order"
SIGN: Mapping[str, str] = {
    "energy": "lightning",
    "raw": "nut",
    "food": "corn",
    "goods": "crate",
    "services": "case",
    "diplomacy": "handshake",
    "army": "tank",
    "money": "dollar",
    "vp": "medal",
}
BAND: Mapping[str, theme.Color] = {
    "domestic": theme.tone("#2C6E63"),
    "diplomatic": theme.tone("#2F5F9E"),
    "economic": theme.tone("#8A6A1C"),
    "military": theme.tone("#8E3126"),
}
HEAD = theme.tone("#243B52")
"""The head of a Country card."""


def power_shade(power: str) -> str:
    """The theme's name for a power's colour; local powers have their own."""
    return shade_name(TITLE, power)


def power_symbol(power: str) -> str:
    """The icon of a power."""
    side = faction_of(TITLE, power)
    return side.symbol if side else "home"


def fitting(
    canvas: Canvas, words: Words, thing: str, room: float, *, size: float, weight: int = 400, whole: bool = True
) -> str:
    """The longest name of a thing that fits a width, else the shortest; `whole` begins at the full one."""
    keys = [key for key in (f"board.short_{thing}", f"board.brief_{thing}") if words.has(key)]
    names = [words.say(line(key)) for key in keys]
    names = [words.name(thing), *names] if whole or not names else names
    return next(
        (name for name in names if canvas.measure(name, theme.BODY.at(size).weighing(weight))[0] <= room),
        names[-1],
    )


def settled(ui: Ui, name: str, value: int) -> bool:
    """Whether the change of a number is no longer written beside it, so that something else may stand there."""
    before, now, age = ui.changed(f"{name}:number", value)
    return before == now or age >= theme.MS["change"] / 1000


# Cubes and rows of signs


def cell(canvas: Canvas, x: float, y: float, side: float, power: str) -> None:
    """A cube of a power around a centre: its colour and the shape of its dots."""
    shade = theme.shade(power_shade(power))
    rect = Rect(x - side / 2, y - side / 2, side, side)
    canvas.rect(rect, shade.light, radius=2)
    dark = theme.mix(shade.deep, theme.BLACK, 0.35)
    match shade.dot:
        case "ring":
            canvas.circle(x, y, side * 0.26, dark)
        case "square":
            canvas.rect((x - side * 0.28, y - side * 0.1, side * 0.56, side * 0.2), dark)
        case "disc":
            return
        case shape:
            canvas.dot(shape, x, y, side * 0.28, dark)


def free_cell(canvas: Canvas, x: float, y: float, side: float, vp: int) -> None:
    """A free slot around a centre, with the VPs it brings."""
    rect = Rect(x - side / 2, y - side / 2, side, side)
    canvas.rect(rect, None, radius=2, border=theme.SLOT)
    if vp:
        size = 14 if side > 15 else min(12, side)
        canvas.text(x, y, str(vp), theme.BODY.at(size).strong, align="center", valign="middle", scaled=False)


def signs(
    canvas: Canvas, right: float, y: float, counts: Mapping[str, int], side: float, ink: theme.Color
) -> float:
    """Icons of resources in a row that ends at the right; many of a kind are a number. Gives the left end."""
    x = right
    for what, count in reversed(list(counts.items())):
        if count > 3:
            x = canvas.text(x, y, str(count), theme.SMALL.strong, color=ink, align="right", valign="middle").left
            count = 1
        for _ in range(count):
            canvas.icon(SIGN[what], x - side / 2, y, side, ink)
            x -= side + 2
        x -= 2
    return x


def flags(canvas: Canvas, right: float, y: float, powers: Iterable[str], side: float) -> None:
    """Small plates of powers in a row that ends at the right."""
    for power in reversed(tuple(powers)):
        shade = theme.shade(power_shade(power))
        canvas.rect((right - side, y - side / 2, side, side), shade.deep, radius=2)
        canvas.icon(power_symbol(power), right - side / 2, y, side * 0.74, shade.light)
        right -= side + 3


# Ability cards


def picture(canvas: Canvas, face: str, w: float, h: float, words: Words) -> Surface:
    """The picture of a face at a size; painted once."""
    return canvas.picture(
        (TITLE, face, words.name("energy")), w, h, lambda c: paint(c, face, Rect(0, 0, w, h), words)
    )


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, mini:<id>, back:<power>, slip."""
    kind, _, name = face.partition(":")
    match kind:
        case "card":
            ability(canvas, rect, name, words)
        case "mini":
            _mini(canvas, rect, name, words)
        case "slip":
            canvas.rect(rect, theme.PAPER2, radius=2, border=theme.INK)
        case _:
            _back(canvas, rect, name)


def _back(canvas: Canvas, rect: Rect, power: str) -> None:
    shade = theme.shade(power_shade(power))
    canvas.rect(rect, theme.PAPER2, radius=5)
    canvas.rect(rect.inflate(-6, -6), shade.deep, radius=3)
    canvas.icon(power_symbol(power), rect.centerx, rect.centery, min(rect.w, rect.h) * 0.5, shade.light)


def _mini(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """A played card: its band and its name."""
    canvas.rect(rect, theme.BRIEF, radius=3)
    _band(canvas, Rect(rect.left, rect.top, rect.w, min(14.0, rect.h * 0.3)), KIND[kind_of(card)].types)
    canvas.text(
        rect.left + 3,
        rect.top + min(15.0, rect.h * 0.3),
        words.name(card),
        theme.SMALL.tight,
        color=theme.INK,
        width=rect.w - 4,
        fit=True,
        max_lines=2,
        scaled=False,
    )


def _band(canvas: Canvas, rect: Rect, types: Sequence[str]) -> None:
    with canvas.clip(rect):
        share = rect.w / len(types)
        for number, kind in enumerate(types):
            left = rect.left + number * share
            canvas.rect((left - (5 if number else 0), rect.top, share + 5, rect.h + 8), BAND[kind], radius=4)
            if number:
                canvas.rect((left - 1, rect.top, 6, rect.h), BAND[kind])


def type_words(types: Sequence[str], words: Words) -> str:
    """The types of a card in words, shorter when there are two."""
    if len(types) == 1:
        return words.name(types[0])
    return " + ".join(words.say(line(f"board.type_{kind}")) for kind in types)


def blank(canvas: Canvas, rect: Rect, card: str, words: Words, high: float) -> None:
    """The paper of an Ability card with its coloured bar of a height: type, and the price in the market."""
    face, t = KIND[kind_of(card)], canvas.text_scale
    canvas.rect(rect, theme.BRIEF, radius=5)
    canvas.grain(rect)
    band = Rect(rect.left, rect.top, rect.w, high)
    _band(canvas, band, face.types)
    left, wide = rect.left + 7, rect.w - 13
    room = wide - (24 * t if face.cost else 0)
    canvas.text(
        left,
        band.centery,
        type_words(face.types, words),
        theme.SMALL.strong,
        color=theme.WHITE,
        valign="middle",
        width=room,
        fit=True,
        max_lines=1,
    )
    if face.cost:
        r = min(11 * t, band.h * 0.5)
        canvas.circle(rect.right - r - 3, band.centery, r, theme.INK)
        canvas.text(
            rect.right - r - 3,
            band.centery,
            str(face.cost),
            theme.NOTE.strong,
            color=theme.PAPER,
            align="center",
            valign="middle",
        )


def ability(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """An Ability card: type, name, what it does, what Research gains by it."""
    kind, band = kind_of(card), 21 * max(0.85, canvas.text_scale)
    blank(canvas, rect, card, words, band)
    left, wide = rect.left + 7, rect.w - 13
    foot = canvas.line_height(theme.SMALL) + 3
    y = _title(canvas, left, rect.top + band + 4, wide, words.name(card), rect.bottom - foot)
    rows = max(0, int((rect.bottom - foot - y - 1) / canvas.line_height(theme.SMALL.tight)))
    if rows:
        canvas.text(
            left,
            y,
            words.say(line(f"card.{kind}")),
            theme.SMALL.tight,
            color=theme.INK2,
            width=wide,
            fit=True,
            max_lines=rows,
        )
    _foot(canvas, rect, card, words, rect.bottom - foot)


def _title(canvas: Canvas, x: float, y: float, wide: float, name: str, bottom: float) -> float:
    """The name of a card, as large as leaves it whole on two lines; where nothing does, on three small ones."""
    most = min(2, int((bottom - y) / (1.5 * canvas.line_height(theme.BODY.tight)))) or 1
    size = next((size for size in (14.0, 13.0, 12.0) if _rows(canvas, name, size, wide) <= most), 12.0)
    high = bottom - y > 5 * canvas.line_height(theme.SMALL.tight)
    rows = max(most, 3 if high and _rows(canvas, name, size, wide) > most else 1)
    return (
        canvas.text(
            x, y, name, theme.BODY.at(size).strong.tight, color=theme.INK, width=wide, fit=True, max_lines=rows
        ).bottom
        + 2
    )


def _rows(canvas: Canvas, name: str, size: float, wide: float) -> int:
    """How many lines a name needs; more than enough where a word is too wide."""
    if any(canvas.measure(word, theme.BODY.at(size).strong)[0] > wide for word in name.split()):
        return 9
    return round(
        canvas.measure(name, theme.BODY.at(size).strong.tight, width=wide)[1]
        / canvas.line_height(theme.BODY.at(size).tight)
    )


def _foot(canvas: Canvas, rect: Rect, card: str, words: Words, top: float) -> None:
    face, t = FACE[card], canvas.text_scale
    canvas.line(rect.left + 7, top, rect.right - 7, top, theme.PAPER2)
    y, x = (top + rect.bottom) / 2 - 0.5, rect.left + 7
    for what, count in face.bonus.items():
        canvas.icon(SIGN[what], x + 6 * t, y, 12 * t, theme.INK)
        x = canvas.text(x + 14 * t, y, str(count), theme.SMALL.strong, color=theme.INK, valign="middle").right + 4
    said = words.say(line("board.research_of", count=face.research))
    if canvas.measure(said, theme.SMALL)[0] > rect.right - 6 - x:
        canvas.icon("book", rect.right - 14 * t - 8, y, 12 * t, theme.INK)
        said = str(face.research)
    canvas.text(rect.right - 7, y, said, theme.SMALL, color=theme.INK, align="right", valign="middle")


# Country cards


def country(
    canvas: Canvas, rect: Rect, card: str, words: Words, ally: Ally | None = None, *, where: bool = False
) -> None:
    """A Country card: name and value, what it takes and sells, what it costs to invest, who may build a Base.

    `where` adds its Region, for a card that does not lie there.
    """
    face, t = COUNTRY[card], canvas.text_scale
    pale = ally is not None and not ally.ready
    ground, ink, second = (theme.GLASS2, theme.TEXT, theme.MUTE) if pale else (theme.BRIEF, theme.INK, theme.INK2)
    canvas.rect(rect, ground, radius=5, border=theme.LINE2 if pale else None)
    head = Rect(rect.left, rect.top, rect.w, min(30 * t, rect.h * 0.3))
    canvas.rect(head, theme.GLASS if pale else HEAD, radius=5)
    canvas.rect((head.left, head.bottom - 5, head.w, 5), theme.GLASS if pale else HEAD)
    value = canvas.text(
        rect.right - 8, head.centery, str(face.value), theme.HEAD, color=theme.TEXT, align="right", valign="middle"
    )
    canvas.text(
        rect.left + 8,
        head.centery,
        fitting(canvas, words, card, value.left - rect.left - 12, size=14, weight=700),
        theme.BODY.strong,
        color=theme.TEXT,
        valign="middle",
        width=value.left - rect.left - 12,
        fit=True,
        max_lines=1,
    )
    rows = _country_rows(card, ally)
    step = min(canvas.line_height(theme.SMALL), (rect.bottom - head.bottom - 4) / max(1, len(rows) + where))
    y, side = head.bottom + 3 + step / 2, min(13 * t, step - 2)
    if where:
        region = fitting(canvas, words, face.region, rect.w - 16, size=12, weight=600)
        canvas.text(rect.left + 8, y, region, theme.SMALL.strong, color=ink, valign="middle")
        y += step
    for key, shown in rows:
        canvas.text(
            rect.left + 8, y, words.say(line(f"board.{key}")).lower(), theme.SMALL, color=second, valign="middle"
        )
        _shown(canvas, rect.right - 8, y, shown, side, ink, second, words)
        y += step


def _country_rows(card: str, ally: Ally | None) -> list[tuple[str, object]]:
    face = COUNTRY[card]
    rows: list[tuple[str, object]] = [("export", face.exports), ("import", face.imports), ("invest", face.invest)]
    rows.append(("base", face.base))
    if ally is None:
        rows.append(("closed_to", face.closed))
    else:
        rows.append(("tokens", ally))
    return rows


def _shown(
    canvas: Canvas,
    right: float,
    y: float,
    shown: object,
    side: float,
    ink: theme.Color,
    pale: theme.Color,
    words: Words,
) -> None:
    match shown:
        case int():
            canvas.text(right, y, str(shown), theme.NOTE.strong, color=ink, align="right", valign="middle")
        case Ally(fdi=fdi, bases=bases) if fdi or bases:
            counts = [("bars", fdi), ("flag", bases)]
            x = right
            for icon, count in counts:
                for _ in range(count):
                    canvas.icon(icon, x - side / 2, y, side, ink)
                    x -= side + 4
        case dict() if shown:
            signs(canvas, right, y, shown, side, ink)
        case tuple() if shown:
            flags(canvas, right, y, shown, side + 2)
        case _:
            canvas.text(
                right,
                y,
                words.say(line("board.none")).lower(),
                theme.SMALL,
                color=pale,
                align="right",
                valign="middle",
            )
