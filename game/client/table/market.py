"""Cards in the middle of the table: rows of open cards, and piles of cards face down."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.printed import SHAPE
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, ROOM, ROUND, SLIM, TIGHT, TILE
from game.client.table import faces
from game.client.table.picture import Picture
from game.core.contract import UNSEEN

LARGEST = 2 * TILE[1]
"""The height in px up to which cards in the middle grow."""
LEAST = 2 * ROOM
LIFTED = CORNER
"""How many px a card on offer rises under the pointer."""
DEPTH = (2, 1, 0)
"""The depths of a pile's cards that are painted one by one, lowest first."""
SEEN = "seen:"
"""The prefix of the ids of cards that are visible but can't be touched."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Cards grouped under one label; a pile with a count if all are face down."""

    label: str
    cards: tuple[str, ...]

    @property
    def hidden(self) -> bool:
        """True if all the cards are face down."""
        return set(self.cards) == {UNSEEN}

    def wide(self, high: float) -> float:
        """Return its width with cards `high` px in height."""
        count = 1 if self.hidden else max(1, len(self.cards))
        return count * high * SHAPE + (count - 1) * GAP


def market(picture: Picture, room: Rect, lots: Sequence[Lot]) -> None:
    """Paint lots side by side in the middle of a room, as large as fits, each below its label."""
    canvas, gap = picture.ui.canvas, 2 * ROOM
    head = canvas.line_height(theme.LABEL) + NEAR
    foot = canvas.line_height(theme.BODY) + TIGHT if any(lot.hidden for lot in lots) else 0.0
    rows, high = _rows(picture, room, lots, head + foot, gap)
    top = max(room.top, room.centery - (len(rows) * (high + head + foot) + (len(rows) - 1) * PAD) / 2)
    for row in rows:
        wide = sum(_across(picture, lot, high) for lot in row) + gap * (len(row) - 1)
        x = max(room.left, room.centerx - wide / 2)
        for lot in row:
            across = _across(picture, lot, high)
            area = Rect(x, top, min(across, room.w), head + high + foot)
            label = lot.label.upper()
            role = canvas.shrunk(label, theme.LABEL, area.w + gap - TIGHT)
            canvas.text(area.centerx, area.top, label, role, color=theme.DIM, align="center")
            _lay(picture, Rect(area.left, area.top + head, area.w, high), lot)
            x += across + gap
        top += high + head + foot + PAD


def _across(picture: Picture, lot: Lot, high: float) -> float:
    """Return the width of a lot including its label, which may be wider than a pile."""
    return max(lot.wide(high), min(2 * high, picture.ui.canvas.measure(lot.label.upper(), theme.LABEL)[0]))


def _rows(
    picture: Picture, room: Rect, lots: Sequence[Lot], more: float, gap: float
) -> tuple[list[list[Lot]], float]:
    """Return the division into rows that allows the largest cards, and those cards' height."""
    best: tuple[list[list[Lot]], float] = ([list(lots)], 0.0)
    for count in range(1, len(lots) + 1):
        high = min(LARGEST * picture.ui.canvas.growth, (room.h - PAD * (count - 1)) / count - more)
        while high > LEAST:
            widths = [_across(picture, lot, high) for lot in lots]
            found = boxes.lines(widths, room.w, gap)
            if len(found) <= count and max(widths, default=0.0) <= room.w:
                break
            high -= 2
        high = max(high, LEAST)
        if high > best[1]:
            found = boxes.lines([_across(picture, lot, high) for lot in lots], room.w, gap)
            best = ([[lots[number] for number in row] for row in found], high)
    return best


def _lay(picture: Picture, room: Rect, lot: Lot) -> None:
    """Paint a lot's cards in a room of their height."""
    wide = room.h * SHAPE
    if lot.hidden:
        pile(picture, boxes.around(*room.center, wide, room.h), lot.label, len(lot.cards))
        return
    across = min(room.w, lot.wide(room.h))
    row = Rect(room.centerx - across / 2, room.top, across, room.h)
    for number, place in enumerate(boxes.slots(row, wide, len(lot.cards))):
        card(picture, place, lot.cards[number], number)


def pile(picture: Picture, rect: Rect, label: str, count: int) -> None:
    """Paint a pile of cards face down, with its count below."""
    face_down(picture, rect, count)
    picture.ui.canvas.text(rect.centerx, rect.bottom + TIGHT, str(count), theme.BODY.strong, align="center")
    picture.ui.node(f"pile:{label}", rect, "pile", f"{label}: {count}", focusable=False, sound="")


def face_down(picture: Picture, rect: Rect, count: int, shade: str = "", symbol: str = "") -> None:
    """Paint a stack of cards face down, in the colours of their seat."""
    for deep in (deep for deep in DEPTH if deep < count):
        place = rect.move(deep * SLIM, -deep * SLIM)
        picture.ui.canvas.shadow(place)
        faces.paint(picture.ui.canvas, place, faces.back(picture.title, shade, symbol))


def card(picture: Picture, rect: Rect, name: str, rank: float = 0, *, touched: bool = True) -> None:
    """Paint a card face up or face down; it can be touched unless another node already represents it."""
    ui, noun = picture.ui, f"noun:{name}"
    if name == UNSEEN:
        face_down(picture, rect, 1)
        return
    mine = touched and all(node.id != noun for node in ui.nodes)
    lit = mine and picture.lit(name)
    up = LIFTED if lit and (picture.pointed_at(name) or picture.picked == name) else 0.0
    place = rect.move(0, -ui.eased(f"lift:{name}", up)) if lit else rect
    if mine:
        picture.touch(name, rect, "card", picture.name(name), rank=rank, paper=True)
    else:
        ui.node(f"{SEEN}{rect.topleft}:{name}", rect, "card", picture.name(name), focusable=False, sound="")
    ui.canvas.shadow(place)
    faces.paint(ui.canvas, place, faces.face(picture.title, picture.words, name))
    if lit:
        ui.framed(place, strong=bool(up), radius=ROUND)
