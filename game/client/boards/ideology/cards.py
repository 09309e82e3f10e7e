"""The printed cards of Ideology: constructivist posters for the three areas, and their small forms."""

from collections.abc import Container
from functools import partial

from pygame import FRect as Rect

from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import CORNER, HAIR, PAD, ROOM, SLIM, TIGHT, WIDE, Color, Type
from game.client.table import sides
from game.client.table.faces import Printed
from game.core.contract import Seat
from game.core.language.words import Words
from game.titles.ideology.faces import ADVANCEMENT
from game.titles.ideology.faces import SIGN as SIGN
from game.titles.ideology.state import State, capacity

TITLE = "ideology"
Copy = tuple[Seat, int]
"""A card in an area of a region: its seat, and its number among that seat's cards there."""
CARD_W = 78.0  # px of a card in the hand; everything on a card is measured at this size
MINI_W, MINI_H = 44.0, 63.0  # px of a card on a pile
HEAD = 0.2  # the share of a card's height for the area's name
DISC = 0.42  # the height of the disc with the icon, as a share of the rest
FILLED = 0.82  # the size of a card in its slot, as a share of the distance between slots
STAMPED = 0.64  # the size of a symbol relative to its background


seat_shade = partial(sides.seat_shade, TITLE)
seat_symbol = partial(sides.seat_symbol, TITLE)
symbol_of = partial(sides.symbol, TITLE)


def signs(advancement: str) -> tuple[str, ...]:
    """Return the icons of an Advancement's price: its cards, or the Advancements it is made from."""
    card = ADVANCEMENT[advancement]
    if card.cards:
        return (SIGN[card.area],) * card.cards
    if card.fires:
        return ("radiation",)
    return tuple(SIGN[ADVANCEMENT[part].area] for part in card.parts)


def plate_colours(view: State, region: str) -> tuple[Color, Color, Color]:
    """Return the background, border and text colours of a plate's head: those of its owner."""
    if region not in view.owner:
        return theme.LINE2, theme.SLOT, theme.TEXT
    return sides.land_colours(seat_shade(view, view.owner[region]))


def mark(canvas: Canvas, view: State, seat: Seat, box: Rect, edge: Color | None = None) -> None:
    """Paint the symbol of a seat on its colour."""
    ink = theme.shade(seat_shade(view, seat)).ink
    canvas.rect(box, ink, radius=CORNER if box.w > ROOM else SLIM, border=edge, border_width=2)
    canvas.icon(seat_symbol(view, seat), *box.center, box.w * STAMPED, theme.on(ink))


def cell(canvas: Canvas, x: float, y: float, side: float, shade_id: str) -> None:
    """Paint a card in its slot, centred on (x, y): its owner's colour and dot."""
    shade = theme.shade(shade_id)
    canvas.rect(boxes.around(x, y, side, side), shade.light, radius=HAIR)
    color = theme.INK if shade_id in (*sides.PALE, "black") else theme.WHITE
    canvas.dot("disc" if shade.dot == "ring" else shade.dot, x, y, side / 4, color)


def pile(canvas: Canvas, first: Rect, view: State, region: str, area: int, hidden: Container[Copy] = ()) -> None:
    """Paint the slots of an area, starting at `first`: all seats' cards, then free slots."""
    held = [(seat, copy) for seat, count in enumerate(view.cards[region][area]) for copy in range(count)]
    (x, y), step = first.center, first.w
    side = step * FILLED
    for slot, card in enumerate(held):
        if card not in hidden:
            cell(canvas, x + slot * step, y, side, seat_shade(view, card[0]))
    for slot in range(len(held), capacity(view, region)):
        canvas.rect(boxes.around(x + slot * step, y, side, side), None, radius=HAIR, border=theme.SLOT)


def _named(view: State, face: str) -> str:
    """Return a face with a seat's Ideology instead of its number."""
    kind, seat, *area = face.split(":")
    return ":".join([kind, view.factions[int(seat)], *area])


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<ideology>:<area>, mini, slot, back:<ideology>."""
    kind, ideology, area = (*face.split(":"), "", "")[:3]
    match kind:
        case "card":
            head = boxes.upper(rect, rect.h * HEAD)
            _poster(canvas, rect, ideology, area, head.h)
            role, name = theme.NOTE.set_in("russo").times(rect.w / CARD_W), words.name(area).upper()
            canvas.centred(boxes.inset(head, SLIM, 0), name, role, color=theme.INK, shrink=True, scaled=False)
        case "mini":
            _poster(canvas, rect, ideology, area, 0.0)
        case "slot":
            cell(canvas, *rect.center, min(rect.size), sides.shade_name(TITLE, ideology))
        case _:
            ink = theme.shade(sides.shade_name(TITLE, ideology)).ink
            canvas.rect(rect, theme.PAPER2, radius=TIGHT)
            canvas.rect(boxes.inset(rect, SLIM), ink, radius=SLIM)
            canvas.icon(symbol_of(ideology), *rect.center, rect.w / 2, theme.on(ink))


def _poster(canvas: Canvas, rect: Rect, ideology: str, area: str, head: float) -> None:
    """Paint a poster: a field in the owner's colour under a heavy line, whose shape and icon show the area."""
    k, ink = rect.w / CARD_W, theme.shade(sides.shade_name(TITLE, ideology)).ink
    canvas.rect(rect, theme.PAPER, radius=CORNER * k)
    ornaments.grain(canvas, rect)
    high = rect.top + head + PAD * k
    field = Rect(rect.left, high, rect.w, rect.bottom - high)
    low = high + 2 * PAD * k
    match area:
        case "military":
            edge = [(rect.left, low), field.topright]
        case "economic":
            edge = [field.topleft, (rect.right, low)]
        case _:
            edge = [(rect.left, low), field.midtop, (rect.right, low)]
    floor = rect.bottom - CORNER * k
    with canvas.clip(rect):
        canvas.polygon([*edge, (rect.right, floor), (rect.left, floor)], ink)
        canvas.rect(boxes.lower(rect, PAD * k), ink, radius=CORNER * k)
        canvas.polyline([(x, y - CORNER * k) for x, y in edge], theme.INK, SLIM * k)
    y, radius = rect.top + head + (rect.h - head) * DISC, (ROOM - HAIR) * k
    canvas.circle(rect.centerx, y, radius, theme.PAPER, border=theme.INK, border_width=2 * k)
    canvas.icon(SIGN[area], rect.centerx, y, radius + HAIR * k, theme.INK)
    canvas.icon(symbol_of(ideology), rect.centerx, rect.bottom - PAD * k, WIDE * k, theme.on(ink))


PRINTED = Printed(TITLE, paint, _named)


def short_name(canvas: Canvas, name: str, role: Type, room: float) -> str:
    """Return a name, dropping leading words until it fits `room` px; the last word stays."""
    words = name.split()
    while len(words) > 1 and canvas.measure(" ".join(words), role)[0] > room:
        words = words[1:]
    return " ".join(words)
