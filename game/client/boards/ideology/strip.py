"""The layout of a duel's strip: the head, the price, and pairs of attack and answer."""

from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.theme import GAP, NEAR, ROOM, WIDE

CARD_W, CARD_H = 86.0, 122.0
STEP = 126.0  # px from one pair to the next
MOST = 3
"""The most pairs side by side."""
HUGE = 2.2
"""The text scale from which the head is lower."""
HEAD, TALLEST = 66.0, 1.5
"""The height in px of the head at the usual text size, and the most it grows."""
PRICE = 148.0
BETWEEN, BROAD, NARROW = 26.0, 120.0, 40.0
"""The px for an attack card's outcome: below the card, beside it in large type, and beside it in little room."""


@dataclass(frozen=True)
class Strip:
    """The strip of a duel; `type` is the text scale, and `large` leaves room for only one pair."""

    rect: Rect
    type: float
    large: bool

    @property
    def head(self) -> Rect:
        """The room for both sides."""
        return boxes.upper(self.rect, HEAD * (min(self.type, TALLEST) if self.type <= HUGE else 1))

    @property
    def body(self) -> Rect:
        """Everything below the head."""
        return boxes.cut(self.rect, left=WIDE, top=self.head.h + GAP, right=WIDE, bottom=GAP)

    @property
    def title(self) -> Rect:
        """The room for what is fought over."""
        return boxes.upper(self.body, ROOM * self.type)

    @property
    def room(self) -> Rect:
        """Everything below the title."""
        return boxes.cut(self.body, top=self.title.h + NEAR)

    @property
    def price(self) -> Rect:
        """The room for the opening price, empty in large type."""
        return boxes.left(self.room, 0 if self.large else PRICE * self.type)

    @property
    def right(self) -> Rect:
        """The room beside the price, for the pairs and their heading."""
        return self.room if self.large else boxes.cut(self.room, left=self.price.w + ROOM)

    @property
    def pairs(self) -> Rect:
        """The room for the pairs, below their heading."""
        return self.room if self.large else boxes.cut(self.right, top=ROOM * self.type)

    def first(self, columns: int) -> int:
        """Return the index of the first attack card shown, out of `columns`."""
        return max(0, columns - (1 if self.large else MOST))

    def pair(self, place: int) -> tuple[Rect, Rect, Rect]:
        """Return the places of an attack card, its outcome and its answer: a column, or a row in large type."""
        return self._across() if self.large else self._down(place)

    def _across(self) -> tuple[Rect, Rect, Rect]:
        room = self.pairs
        wide = room.h * CARD_W / CARD_H
        gap = BROAD if 2 * wide + BROAD < room.w - BROAD else NARROW
        attack = boxes.left(room, wide)
        answer = Rect(room.left + wide + gap, room.top, wide, room.h)
        return attack, boxes.around(attack.right + gap / 2, room.centery, gap, NARROW), answer

    def _down(self, place: int) -> tuple[Rect, Rect, Rect]:
        room, gap = self.pairs, BETWEEN * min(self.type, TALLEST)
        high = min(CARD_H * self.type, (room.h - gap) / 2)
        wide = high * CARD_W / CARD_H
        left = room.left + place * min(STEP * self.type, (room.w - wide) / (MOST - 1))
        attack = Rect(left, room.top, wide, high)
        between = Rect(left, attack.bottom, wide, gap)
        return attack, between, Rect(left, between.bottom, wide, high)
