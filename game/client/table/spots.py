"""The layout of a match's parts in a window."""

from dataclasses import dataclass
from typing import Any, ClassVar

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.boxes import inset
from game.client.kit.theme import GAP, NEAR, TIGHT
from game.client.table.things import Layout, Place
from game.core.contract import Seat

TABS = 1.4
"""The text scale from which the rail becomes a drawer."""
READABLE = 24.0
"""The width in px from which a small card is printed in detail."""
DRAWER, SIDE = 330.0, 30.0
"""The width in px of a drawer at the usual text size, and of the board it leaves free on both sides."""


@dataclass(frozen=True)
class Frame:
    """The rectangles of a match's parts, in logical px."""

    bar: Rect
    main: Rect
    prompt: Rect
    tray: Rect
    rail: Rect
    text_scale: float
    """The text scale."""

    @property
    def tabbed(self) -> bool:
        """Whether type is so large that the rail is a drawer behind tabs."""
        return self.text_scale > TABS


@dataclass(frozen=True)
class BoardSpots:
    """The layout of a board's fixed things, for one window and near seat."""

    frame: Frame
    below: Seat
    listed: bool = False
    """True if the lands are a table instead of a map."""
    HAND_GAP: ClassVar[float] = GAP
    """The px between hand cards."""
    WIDENS: ClassVar[float] = 1.0
    """How much cards widen with type, relative to its growth, since the tray doesn't widen at all."""

    @property
    def type(self) -> float:
        """The text scale, at least 1."""
        return max(1.0, self.frame.text_scale)

    @property
    def large(self) -> bool:
        """True if type is so large that the rail is a drawer and board and tray leave details out."""
        return self.frame.tabbed

    def rail(self) -> Rect:
        """Return the room on the rail or, in large type, in its drawer."""
        return rail_room(self.frame)

    def wide(self, px: float) -> float:
        """Return a width enlarged with the text, but less than the text itself."""
        return px * (1 + self.WIDENS * (self.type - 1))

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        raise NotImplementedError

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        raise NotImplementedError

    def deck(self) -> Rect:
        """Return the place of the draw deck."""
        raise NotImplementedError

    def printed_size(self, place: Place) -> tuple[float, float]:
        """Return the size at which a place's face is printed; it is scaled from that while it flies."""
        match place.face.partition(":")[0]:
            case "card" | "slim":
                return self.card
            case "mini" | "back" if place.w >= READABLE:
                wide, high = self.deck().size
                return wide, high
            case _:
                return round(place.w), round(place.h)

    def lay_out(self, view: Any) -> Layout:
        """Return the place of every thing in a view."""
        raise NotImplementedError

    def hand_slots(self, count: int) -> list[Rect]:
        """Return the rectangles of hand cards, side by side, or overlapping if there are too many."""
        return boxes.slots(self.hand, self.card[0], count, self.HAND_GAP)


def rail_room(frame: Frame) -> Rect:
    """Return the room on the rail or, in large type, in a drawer over the board beside the tabs."""
    rail = frame.rail
    if not frame.tabbed:
        return inset(rail, GAP)
    wide = min(DRAWER * max(1.0, frame.text_scale), frame.main.w - 2 * SIDE)
    return inset(Rect(rail.left - wide - TIGHT, rail.top, wide, rail.h), 0, NEAR)


def frame(width: float, height: float, text_scale: float) -> Frame:
    """Divide a window; extra width goes to the rail up to 360 px, all other extra room to the board."""
    t = max(1.0, text_scale)
    bar, prompt = 36 * t, 36 * t
    tray = 140 + 64 * (min(t, 2.5) - 1)
    rail = 72.0 if text_scale > TABS else min(360.0, 256 + max(0.0, width - 1280))
    left, top = width - rail, bar + 1
    bottom = height - tray
    main, below = Rect(0, top, left, bottom - prompt - top), Rect(0, bottom - prompt, left, prompt)
    sides = Rect(0, bottom, left, tray), Rect(left, top, rail, height - top)
    return Frame(Rect(0, 0, width, bar), main, below, *sides, text_scale)
