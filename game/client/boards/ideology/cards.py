"""The printed cards of Ideology: constructivist posters of force, money and minds, and their small signs."""

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.sides import faction_of, shade_name
from game.core.contract import Seat
from game.core.words import Words
from game.titles.ideology.faces import ADVANCEMENT, AREAS, IDEOLOGY, PROTECTS, REGION, WAIVES, WEAPON
from game.titles.ideology.state import State

TITLE = "ideology"
SIGN = {"military": "sword", "economic": "factory", "cultural": "book"}
"""The icon of every area."""
PALE = ("yellow", "mint")
"""Shades whose plates are light, with ink on them."""


def seat_shade(view: State, seat: Seat | None) -> str:
    """The theme's name for a seat's colour; nothing for nobody."""
    return shade_name(TITLE, view.factions[seat]) if seat is not None else ""


def seat_symbol(view: State, seat: Seat) -> str:
    """The icon of a seat's Ideology; a person while it has none."""
    side = faction_of(TITLE, view.factions[seat])
    return side.symbol if side else "person"


def rules_of(view: State, seat: Seat) -> tuple[str, str]:
    """The strength and the weakness of a seat as this table plays them; "" for one that is left out."""
    ideology, rulings = view.factions[seat], view.rulings
    card = IDEOLOGY[ideology]
    strong = getattr(rulings, f"{ideology}_strength", card.strength)
    weak = getattr(rulings, f"{ideology}_weakness", card.weakness)
    strong, weak = ("" if power == "none" else str(power) for power in (strong, weak))
    return strong, weak


def signs(advancement: str) -> tuple[str, ...]:
    """The icons of an Advancement: what it costs, as cards or as the Advancements it is made of."""
    card = ADVANCEMENT[advancement]
    if card.cards:
        return (SIGN[card.area],) * card.cards
    if card.fires:
        return ("radiation",)
    return tuple(SIGN[ADVANCEMENT[part].area] for part in card.parts)


def working_in(number: int) -> str:
    """The area an Advancement works in; nothing for the weapon."""
    if number == WEAPON:
        return ""
    return AREAS[PROTECTS.index(number) if number in PROTECTS else WAIVES.index(number)]


def plate_colours(view: State, region: str) -> tuple[theme.Color, theme.Color, theme.Color]:
    """Ground, edge and writing of the head of a plate: its controller's."""
    if region not in view.owner:
        return theme.LINE2, theme.SLOT, theme.TEXT
    name = seat_shade(view, view.owner[region])
    shade = theme.shade(name)
    if name in PALE:
        return shade.light, shade.light, theme.INK
    return shade.deep, shade.light, theme.TEXT


def cell(canvas: Canvas, x: float, y: float, side: float, shade_id: str) -> None:
    """A card in its slot, small: its owner's colour and mark around a centre."""
    shade = theme.shade(shade_id)
    rect = Rect(x - side / 2, y - side / 2, side, side)
    canvas.rect(rect, shade.light, radius=side * 0.2)
    mark = theme.INK if shade_id in (*PALE, "black") else theme.WHITE
    canvas.dot("disc" if shade.dot == "ring" else shade.dot, x, y, side * 0.24, mark)


def empty(canvas: Canvas, x: float, y: float, side: float, color: theme.Color = theme.SLOT) -> None:
    """A slot with room, around a centre."""
    canvas.rect((x - side / 2, y - side / 2, side, side), None, radius=side * 0.2, border=color)


def picture(canvas: Canvas, face: str, w: float, h: float, view: State, words: Words) -> Surface:
    """The picture of a face at a size; painted once. Faces: card:<seat>:<area>, mini, back, slot, large."""
    kind, _, rest = face.partition(":")
    seat, _, area = rest.partition(":")
    faction = view.factions[int(seat)] if seat else ""
    key = (TITLE, kind, faction, area, words.name("military"))
    return canvas.picture(key, w, h, lambda c: paint(c, kind, faction, area, Rect(0, 0, w, h), words))


def paint(canvas: Canvas, kind: str, faction: str, area: str, rect: Rect, words: Words) -> None:
    """Paint a face."""
    shade_id = shade_name(TITLE, faction)
    match kind:
        case "card" | "large":
            _card(canvas, rect, shade_id, _symbol(faction), area, words)
        case "mini":
            _poster(canvas, rect, shade_id, _symbol(faction), area, 0.0)
        case "slot":
            cell(canvas, rect.centerx, rect.centery, min(rect.w, rect.h), shade_id)
        case "back":
            _back(canvas, rect, shade_id, _symbol(faction))
        case _:
            canvas.rect(rect, theme.PAPER2, radius=2, border=theme.INK)


def _symbol(faction: str) -> str:
    side = faction_of(TITLE, faction)
    return side.symbol if side else "person"


def _card(canvas: Canvas, rect: Rect, shade_id: str, symbol: str, area: str, words: Words) -> None:
    """An influence card: the area in capitals over a slanted field in the owner's ink."""
    word, size = words.name(area).upper(), 13.0
    while size > 6 and canvas.measure(word, theme.SLOGAN.at(size))[0] > rect.w - 8:
        size -= 0.5
    head = rect.h * 0.2
    _poster(canvas, rect, shade_id, symbol, area, head)
    canvas.text(
        rect.centerx,
        rect.top + head / 2 + 1,
        word,
        theme.SLOGAN.at(size),
        color=theme.INK,
        align="center",
        valign="middle",
    )


def _poster(canvas: Canvas, rect: Rect, shade_id: str, symbol: str, area: str, head: float) -> None:
    """The field, one heavy line, a disc with the sign, the owner's mark; Military falls to the left."""
    k = rect.w / 78
    ink = theme.shade(shade_id).ink
    canvas.rect(rect, theme.PAPER, radius=5 * k)
    canvas.grain(rect)
    top = rect.top + head + rect.h * 0.08
    high, low = top + rect.h * 0.02, top + rect.h * 0.26
    left, right, bottom = rect.left, rect.right, rect.bottom
    match area:
        case "military":
            edge = [(left, low), (right, high)]
        case "economic":
            edge = [(left, high), (right, low)]
        case _:
            edge = [(left, low), (rect.centerx, high), (right, low)]
    with canvas.clip(rect):
        canvas.polygon([*edge, (right, bottom - 5 * k), (left, bottom - 5 * k)], ink)
        canvas.rect((left, bottom - 14 * k, rect.w, 14 * k), ink, radius=5 * k)
        canvas.polyline([(x, y - 5 * k) for x, y in edge], theme.INK, 3 * k)
    x, y, radius = rect.centerx, rect.top + head + (rect.h - head) * 0.42, rect.w * 0.28
    canvas.circle(x, y, radius, theme.PAPER, border=theme.INK, border_width=2 * k)
    canvas.icon(SIGN[area], x, y, radius * 1.15, theme.INK)
    canvas.icon(symbol, x, rect.top + rect.h * 0.88, rect.w * 0.18, theme.on(ink))


def _back(canvas: Canvas, rect: Rect, shade_id: str, symbol: str) -> None:
    """The back of a card: the owner's symbol on its ink in a pale frame."""
    ink = theme.shade(shade_id).ink
    canvas.rect(rect, theme.PAPER2, radius=4)
    canvas.rect(rect.inflate(-6, -6), ink, radius=3)
    canvas.icon(symbol, rect.centerx, rect.centery, rect.w * 0.45, theme.on(ink))


def printed(region: str) -> int:
    """The printed level of a region."""
    return REGION[region].level
