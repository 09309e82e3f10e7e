"""Sheets of cards in World Order (market, allies, spent cards, Growth cards), and enlarged cards."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from pygame import FRect as Rect

from game.client.boards.world_order import cards
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.tiles import CARD, WRITTEN, Painter, card_size, written
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row, height
from game.client.kit.focus import Node
from game.client.kit.theme import CORNER, GAP, HAIR, PAD, ROOM, ROUND, SLIM, TIGHT, WIDE, Point
from game.client.table.closer import beside
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.world_order.faces import ASSET, COUNTRY, FACE, GROWTH
from game.titles.world_order.state import Ally, State
from game.titles.world_order.telling import about, growth_stands, kept, one_plain_action

MOST = 6  # the most cards in a row of a sheet
MARGIN, EMPTY = 168.0, 420.0  # px beside a sheet's cards, and the width of an empty sheet
BARRED = (*theme.PAPER, 80)
CLOSE, CLOSE_COUNTRY = (300.0, 190.0), (210.0, 200.0)  # px of an enlarged card, at the usual text size
CLOSER, LARGEST = 1.45, 1.8  # the enlargement of an enlarged card's type, and the most the card grows with type
WIDTHS, HIGHEST = (330.0, 480.0, 680.0), 0.8  # px of a card to read; its largest share of the room's height
BAR = 24.0  # px of such a card's bar


def market_sheet(picture: Picture, at: Spots) -> None:
    """Paint the six open cards of the market."""
    view: State = picture.view
    title = picture.say("board.market_title", left=len(view.market))
    _sheet(picture, title, card_size(at), [(card, _ability(picture, card)) for card in view.row])


def allies_sheet(picture: Picture, at: Spots, seat: Seat) -> None:
    """Paint all allies of a seat."""
    view: State = picture.view
    allies = view.allies[seat]
    title = picture.say("board.allies_title", power=view.powers[seat], count=len(allies))
    faces = [(card, _country(picture, card, ally)) for card, ally in allies.items()]
    _sheet(picture, title, at.grown(CARD), faces)


def discards_sheet(picture: Picture, at: Spots) -> None:
    """Paint the near seat's spent cards."""
    pile = picture.view.discards[at.below]
    title = picture.say("board.discards_title", count=len(pile))
    _sheet(picture, title, card_size(at), [(card, _ability(picture, card)) for card in pile])


def growth_sheet(picture: Picture, at: Spots) -> None:
    """Paint all Growth cards, level by level, with a line on whether the near seat can have each."""
    note = picture.ui.canvas.line_height(theme.SMALL.tight) + TIGHT if picture.reader is not None else 0.0
    wide, high = at.grown(WRITTEN)
    faces = [(card, _written(picture, card, at.below, note)) for card in GROWTH]
    _sheet(picture, picture.say("board.growth_title"), (wide, high + note), faces)


def _ability(picture: Picture, card: str) -> Painter:
    return lambda canvas, rect: cards.ability(canvas, rect, card, picture.words)


def _country(picture: Picture, card: str, ally: Ally) -> Painter:
    return lambda canvas, rect: cards.country(canvas, rect, card, picture.words, ally, where=True)


def _written(picture: Picture, card: str, seat: Seat, note: float) -> Painter:
    """Return the painter of a Growth card, with a line below on whether the seat has it or can have it."""
    standing, told = growth_stands(picture.view, seat, card)

    def paint(canvas: Canvas, rect: Rect) -> None:
        face = boxes.cut(rect, bottom=note)
        if not note:
            written(canvas, picture, face, card)
            return
        canvas.rect(rect, theme.PAPER2, radius=CORNER)
        written(canvas, picture, face, card)
        yours, barred = standing == "yours", standing == "barred"
        if barred:
            canvas.rect(face, BARRED, radius=CORNER)
        if yours:
            canvas.rect(boxes.inset(face, -HAIR), None, radius=ROUND, border=theme.INK, border_width=SLIM)
        line = Row(canvas, boxes.inset(boxes.lower(rect, note), GAP, 0), theme.SMALL, inks=theme.ON_PAPER)
        line.text(picture.tells(told), theme.SMALL.strong if yours else theme.SMALL, pale=barred)

    return paint


def _sheet(picture: Picture, title: str, size: Point, faces: list[tuple[str, Painter]]) -> None:
    """Paint cards of one size in rows on a paper sheet, which scrolls if there are too many."""
    ui, (wide, high) = picture.ui, size
    across = max(1, min(len(faces), MOST, int((ui.width - MARGIN) // (wide + GAP))))
    whole = max(across * (wide + GAP) + 2 * ROOM + WIDE, 0 if faces else EMPTY * ui.canvas.growth)
    with ui.paper("look", title, whole, grows=1, outside=Show(""), closed=Show("")) as column:
        if not faces:
            column.text(picture.say("board.nothing_here"), theme.BODY, pale=True)
        for start in range(0, len(faces), across):
            if (row := column.take(high)) is not None:
                places = boxes.slots(boxes.inset(row, HAIR, 0), wide, across)
                for (thing, paint), box in zip(faces[start:], places, strict=False):
                    _face(picture, thing, paint, box)
            column.bottom += GAP


def _face(picture: Picture, thing: str, paint: Painter, box: Rect) -> None:
    """Paint a card on a sheet, which can be enlarged."""
    canvas = picture.ui.canvas
    picture.ui.node(f"look:{thing}", box, "card", picture.name(thing), sound="")
    canvas.shadow(box, alpha=90)
    with canvas.panel(box, f"look {thing}"):
        paint(canvas, box)


# --- enlarged cards ---


def closer(node: str) -> str:
    """Return the card a node shows, or ""."""
    kind, _, thing = node.partition(":")
    if kind not in ("noun", "look", "open", "ally"):
        return ""
    return thing if thing in FACE or thing in COUNTRY or thing in ASSET or thing in GROWTH else ""


def inspect(picture: Picture, at: Spots, node: Node) -> None:
    """Show a card enlarged beside its node; an Ability card with all its effects."""
    ui, thing = picture.ui, closer(node.id)
    room = boxes.inset(Rect(0, 0, ui.width, at.frame.prompt.top), GAP)
    if thing in FACE:
        _read(picture, thing, _above_stock(at, beside(picture, node, *_size(picture, thing, room))))
        return
    t = min(at.type, LARGEST)
    wide, high = CLOSE_COUNTRY if thing in COUNTRY else CLOSE
    rect = beside(picture, node, wide * t, high * t)
    with _enlarged(ui.canvas, rect) as canvas:
        if thing in COUNTRY:
            ally = next((allies[thing] for allies in picture.view.allies if thing in allies), None)
            cards.country(canvas, rect, thing, picture.words, ally, where=True)
        else:
            written(canvas, picture, rect, thing)


def _above_stock(at: Spots, rect: Rect) -> Rect:
    """Move an enlarged card up, off the stock that its price is paid from, if there is room above."""
    up = min(0.0, at.power.top - GAP - rect.bottom)
    return rect if rect.top + up < at.board.top else rect.move(0, up)


@contextmanager
def _enlarged(canvas: Canvas, rect: Rect) -> Iterator[Canvas]:
    """Yield the canvas with larger type, for an enlarged card in a rectangle over everything else."""
    before = canvas.text_scale
    canvas.shadow(rect, blur=14, alpha=230)
    with canvas.panel(rect, "closer"):
        canvas.text_scale = min(before * CLOSER, max(before, 2.0))
        yield canvas
        canvas.text_scale = before


# --- an Ability card to read ---


def _write(picture: Picture, card: str, column: Column) -> None:
    """Print a card's name, and what its actions cost and gain, the most important first."""
    column.text(picture.name(card), theme.HEAD.tight, max_lines=1)
    for number, said in enumerate(about(picture.view, picture.below, card)):
        first = not number and not one_plain_action(card)
        column.rich(picture.tells(said), theme.LEAD.tight if first else theme.BODY.tight, pale=not first)
        column.gap(TIGHT)


def _keeps(picture: Picture, card: str, column: Column) -> None:
    """Print what keeping the card gives."""
    column.rule(theme.PAPER2, HAIR)
    column.rich(picture.tells(kept(card)), theme.NOTE.tight)


def _size(picture: Picture, card: str, room: Rect) -> Point:
    """Return the size of a card to read: the narrowest that isn't too high."""
    for wide in WIDTHS:
        size = min(wide * picture.ui.canvas.growth, room.w), _high(picture, card, wide * picture.ui.canvas.growth)
        if size[1] <= room.h * HIGHEST:
            return size
    return room.w, min(room.h, _high(picture, card, room.w))


def _high(picture: Picture, card: str, wide: float) -> float:
    canvas, inner = picture.ui.canvas, wide - 2 * PAD
    parts = [height(canvas, inner, partial(write, picture, card)) for write in (_write, _keeps)]
    return BAR * canvas.growth + sum(parts) + 2 * GAP


def _read(picture: Picture, card: str, rect: Rect) -> None:
    """Paint a card to read: its type, name, effects, and what keeping it gives."""
    canvas, bar = picture.ui.canvas, BAR * picture.ui.canvas.growth
    canvas.shadow(rect, blur=14, alpha=230)
    with canvas.panel(rect, "closer"):
        cards.blank(canvas, rect, card, picture.words, bar)
        room = boxes.cut(rect, left=PAD, top=bar + TIGHT, right=PAD, bottom=TIGHT)
        foot = height(canvas, room.w, partial(_keeps, picture, card))
        _write(picture, card, Column(canvas, boxes.cut(room, bottom=foot), inks=theme.ON_PAPER))
        _keeps(picture, card, Column(canvas, boxes.lower(room, foot), inks=theme.ON_PAPER))
