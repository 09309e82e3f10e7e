"""Where things lie on the strip of a duel: the head, the price, and pairs of attack and answer."""

from dataclasses import dataclass

from pygame import FRect as Rect

CARD = (86.0, 122.0)
STEP = 126.0
MOST = 3
"""Pairs that have room side by side."""
HUGE = 2.2
"""The text scale from which the head is lower."""


@dataclass(frozen=True)
class Strip:
    """The strip in its room; `type` is how much larger type is, `large` leaves room for one pair only."""

    rect: Rect
    type: float
    large: bool

    @property
    def head(self) -> Rect:
        """Both sides in their inks."""
        rect = self.rect
        return Rect(rect.left, rect.top, rect.w, 66 * (min(self.type, 1.5) if self.type <= HUGE else 1.0))

    @property
    def title(self) -> Rect:
        """What is fought over."""
        return Rect(self.rect.left + 20, self.head.bottom + 8, self.rect.w - 40, 24 * self.type)

    @property
    def room(self) -> Rect:
        """Everything below the title."""
        top = self.title.bottom + 6
        return Rect(self.rect.left + 20, top, self.rect.w - 40, self.rect.bottom - top - 10)

    @property
    def price(self) -> Rect:
        """What opening the Conflict has cost; nothing where type is large."""
        return Rect(self.room.left, self.room.top, 0.0 if self.large else 148.0 * self.type, self.room.h)

    @property
    def pairs(self) -> Rect:
        """The room for the pairs, their heading left out."""
        if self.large:
            return self.room
        left, top = self.price.right + 28, self.room.top + 24 * self.type
        return Rect(left, top, self.room.right - left, self.room.bottom - top)

    def first(self, columns: int) -> int:
        """The number of the first attack card that is shown, of so many."""
        return max(0, columns - (1 if self.large else MOST))

    def pair(self, place: int) -> tuple[Rect, Rect, Rect]:
        """The attack card in a place, what became of it, and its answer: below it, or beside it in large type."""
        room = self.pairs
        if self.large:
            wide = room.h * CARD[0] / CARD[1]
            gap = 120.0 if wide * 2 + 130 < room.w * 0.7 else 40.0
            return (
                Rect(room.left, room.top, wide, room.h),
                Rect(room.left + wide, room.centery - 20, gap, 40),
                Rect(room.left + wide + gap, room.top, wide, room.h),
            )
        gap = 26.0 * min(self.type, 1.3)
        high = min(CARD[1] * self.type, (room.h - gap) / 2)
        wide = high * CARD[0] / CARD[1]
        left = room.left + place * min(STEP * self.type, (room.w - wide) / (MOST - 1))
        return (
            Rect(left, room.top, wide, high),
            Rect(left, room.top + high, wide, gap),
            Rect(left, room.top + high + gap, wide, high),
        )
