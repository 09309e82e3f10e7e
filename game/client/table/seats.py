"""The seats: their plaques, the cards and facts below each, and the frame of one on offer."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.bar import Plaque, PlaqueNumber
from game.client.kit.canvas import Canvas
from game.client.kit.flow import ENDLESS, Column
from game.client.kit.printed import SHAPE
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, TIGHT
from game.client.table.market import Lot, card, face_down
from game.client.table.picture import Picture
from game.client.table.sides import faction_of, shade_name
from game.core.agenda import Ask
from game.core.contract import Seat
from game.titles import rules_of

WIDE, HIGH = 160.0, 45.0
"""The least width of a seat and its plaque's height in px, at the usual text size."""
MINI, NARROWEST = HIGH, theme.WIDE + HAIR
"""The height of a card below a seat, and its least width among many, at the usual text size."""
NAMED = theme.NOTE.strong


@dataclass(frozen=True, slots=True)
class Belongings:
    """What is shown below a seat: its score, facts, and cards with their labels.

    `spoken` is all of that in words, for speech and for a tip.
    """

    score: PlaqueNumber | None = None
    facts: tuple[tuple[str, str], ...] = ()
    lots: tuple[Lot, ...] = ()

    spoken: tuple[str, ...] = ()


def to_move(picture: Picture) -> Seat | None:
    """Return the seat asked by the current question, or None."""
    top = picture.view.agenda[-1] if picture.view.agenda and picture.view.result is None else None
    return top.seat if isinstance(top, Ask) else None


def seats(picture: Picture, column: Column, held: Sequence[Belongings]) -> None:
    """Paint the seats in rows, each plaque with its belongings below."""
    growth = column.canvas.growth
    most = max(1, int((column.rest.w + GAP) / (WIDE * growth + GAP)))
    lines = -(-len(held) // most)
    across = -(-len(held) // lines)
    for first in range(0, len(held), across):
        row = range(first, min(first + across, len(held)))
        wide = (column.rest.w - GAP * growth * (across - 1)) / across
        high = max(_height(picture, held[seat], wide) for seat in row)
        part = column.part(high)
        for number, seat in enumerate(row):
            room = Rect(part.left + number * (wide + GAP * growth), part.top, wide, high)
            column.ink(partial(_seat, picture, room, seat, held[seat]))
        column.gap()


def _seat(picture: Picture, room: Rect, seat: Seat, held: Belongings) -> None:
    """Paint one seat; the seat to move stands out."""
    ui, faction = picture.ui, rules_of(picture.title).faction(picture.view, seat)
    side, shade = faction_of(picture.title, faction), shade_name(picture.title, faction)
    moves = to_move(picture) == seat
    plaque = boxes.upper(room, HIGH * ui.canvas.growth)
    seat_ground(picture, room, to_move=moves)
    sign, seating = side.symbol if side else "person", picture.seating
    counters, thinks = (held.score,) if held.score is not None else (), picture.thinking == seat
    who = seating.names[seat], seating.who[seat]
    told = Plaque(sign, shade, *who, counters=counters, to_move=moves, thinking=thinks)
    tip = seat_tip(picture, seat, held.spoken)
    ui.seat_plaque(f"seat:{seat}", plaque, told, tip=tip, label=tip.replace("\n", "; "))
    if moves:
        ui.canvas.rect(boxes.upper(boxes.cut(room, top=plaque.h), TIGHT / 2), theme.shade(shade).light)
    body = Column(ui.canvas, boxes.inset(boxes.cut(room, top=plaque.h + NEAR), GAP, 0))
    _body(picture, body, held, shade, told.symbol)
    seat_choice(picture, room, faction, seat)


def seat_tip(picture: Picture, seat: Seat, lines: Iterable[str]) -> str:
    """Return a seat's tip: its name, who plays it, and more lines."""
    name, who = picture.seating.names[seat], picture.seating.who[seat]
    return "\n".join([f"{name} ({who})" if who else name, *lines])


def _height(picture: Picture, held: Belongings, wide: float) -> float:
    column = Column(picture.ui.canvas, Rect(0, 0, wide - 2 * GAP, ENDLESS), later=[])
    _body(picture, column, held)
    more = NEAR + GAP if column.bottom else 0.0
    return HIGH * column.canvas.growth + column.bottom + more


def _body(picture: Picture, column: Column, held: Belongings, shade: str = "", symbol: str = "") -> None:
    """Paint facts side by side, then cards in rows."""
    facts(column, held.facts)
    canvas, room = column.canvas, column.room.w
    lots = [lot for lot in held.lots if lot.cards]
    wide = _card_wide(canvas, room, lots)
    widths = [min(room, max(_across(lot, wide), canvas.measure(_head(lot), theme.LABEL)[0])) for lot in lots]
    label, high = canvas.line_height(theme.LABEL) + TIGHT, MINI * canvas.growth + HAIR
    for row in boxes.lines(widths, room, PAD):
        rows = max(ceil((_across(lots[number], wide) - 1) / room) for number in row)
        part = column.part(label + rows * high)
        x = part.left
        for number in row:
            place = Rect(x, part.top, widths[number], part.h)
            column.ink(partial(_lot, picture, place, lots[number], wide, shade, symbol))
            x += widths[number] + PAD
        column.gap(NEAR)


def _head(lot: Lot) -> str:
    return lot.label.upper()


def _card_wide(canvas: Canvas, room: float, lots: Sequence[Lot]) -> float:
    """Return the width of cards in a room, narrowed within reason until all lots fit side by side."""
    count = sum(1 if lot.hidden else len(lot.cards) for lot in lots)
    share = (room - PAD * (len(lots) - 1)) / max(1, count) - HAIR
    return min(MINI * canvas.growth * SHAPE, max(NARROWEST * canvas.growth, share))


def _across(lot: Lot, wide: float) -> float:
    """Return the width of a lot with all of its cards side by side."""
    return (1 if lot.hidden else len(lot.cards)) * (wide + HAIR)


def _lot(picture: Picture, room: Rect, lot: Lot, wide: float, shade: str, symbol: str) -> None:
    """Paint a seat's cards in rows; a hidden lot is a pile with its count."""
    canvas, high = picture.ui.canvas, MINI * picture.ui.canvas.growth
    canvas.text(room.left, room.top, _head(lot), theme.LABEL, color=theme.DIM, width=room.w, fit=True)
    low = boxes.cut(room, top=canvas.line_height(theme.LABEL) + TIGHT)
    if lot.hidden:
        place = Rect(*low.topleft, wide, high)
        face_down(picture, place, len(lot.cards), shade, symbol)
        if len(lot.cards) > 1:
            canvas.text(place.right + GAP, place.centery, str(len(lot.cards)), NAMED, valign="middle")
        return
    across = max(1, int((low.w + 1) / (wide + HAIR)))
    for number, name in enumerate(lot.cards):
        row, at = divmod(number, across)
        place = Rect(low.left + at * (wide + HAIR), low.top + row * (high + HAIR), wide, high)
        card(picture, place, name, touched=False)


def facts(column: Column, told: Sequence[tuple[str, str]]) -> None:
    """Paint facts in rows, each with its label above its value."""
    canvas, room = column.canvas, column.rest.w
    widths = [
        min(room, max(canvas.measure(name.upper(), theme.LABEL)[0], canvas.measure(said, NAMED)[0]))
        for name, said in told
    ]
    for together in boxes.lines(widths, room, PAD * canvas.growth):
        with column.split([widths[number] for number in together], PAD) as cells:
            for number, cell in zip(together, cells, strict=True):
                cell.label(told[number][0])
                cell.text(told[number][1], NAMED)
        column.gap(TIGHT)


def seat_ground(picture: Picture, rect: Rect, *, to_move: bool, looked_at: bool = False) -> None:
    """Paint the background of a plaque: brighter and framed if its seat is to move."""
    canvas = picture.ui.canvas
    edge = theme.TEXT if to_move else theme.LINE2 if looked_at else theme.LINE
    canvas.rect(rect, theme.GLASS2 if to_move or looked_at else theme.GLASS, radius=CORNER, border=edge)


def seat_choice(picture: Picture, rect: Rect, faction: str, seat: Seat) -> None:
    """Make a seat touchable, in a white frame, if its faction is on offer."""
    if picture.lit(faction):
        look = picture.touch(faction, rect, "seat", picture.name(faction), rank=seat)
        picture.ui.framed(rect, strong=look.hover or picture.pointed_at(faction))
