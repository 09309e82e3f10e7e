"""The places of everything in World Order for a window: seats, map, plates, power board, hand and allies."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from pygame import FRect as Rect

from game.client.boards.world_order.cards import TITLE
from game.client.kit import boxes
from game.client.kit.places import KeepClear, apart, nearest
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.table.hand import in_hands, placed
from game.client.table.things import Layout, Place
from game.client.table.worldboard import WorldSpots
from game.client.world.dots import Point
from game.core.contract import Seat
from game.titles.world_order.faces import POWERS, REGIONS
from game.titles.world_order.state import TURNS, State, absent

CARD_W = 106.0
NARROWEST = 0.86
"""The least width of a card of the hand that avoids overlaps, as a share of its usual width."""
PLATE = (168.0, 102.0)
BRIEF_PLATE = (140.0, 14.0)  # px of a brief plate, and of a row on it, at usual type
PLATE_HEAD = 23.0
PLATE_GROWS, ROW_GROWS = 1.25, 1.5  # the most such a plate and its rows grow with type
POWER, STRIP = 116.0, 30.0  # px of the power board, and of the strip that replaces it if type is large
TURN = 66.0  # px of the place for a turn's card
SIDE, LARGE_SIDE, MARKET = 418.0, 96.0, 82.0  # px of the room right of the hand, in large type, and of the market
SLIP = (18.0, 24.0)
PLAYED = 40  # the layer of the first card in front of a power
BRIEF = 1.1
"""The text scale from which plates and power board leave details out."""
HUGE = 1.9
"""The text scale from which the Regions are a table and the power board is a tab."""


def revealed(view: State, seat: Seat) -> bool:
    """Return whether the cards in front of a seat are the hand it has revealed for Research."""
    return view.phase == "research" and not view.hands[seat]


def shown_powers(view: State) -> tuple[str, ...]:
    """Return the powers in the order of their plaques, played ones first."""
    return (*view.powers, *absent(view))


@dataclass(frozen=True)
class Spots(WorldSpots):
    """The places of everything in World Order."""

    TITLE = TITLE
    IN_SIGHT = 1024.0, 336.0
    WIDENS = 0.8

    @property
    def brief(self) -> bool:
        """Whether type is so large that plates and power board leave details out."""
        return self.frame.text_scale > BRIEF

    @property
    def huge(self) -> bool:
        """Whether type is so large that the power board is a tab."""
        return self.frame.text_scale >= HUGE

    def grown(self, size: Point) -> Point:
        """Return a size grown with type."""
        return self.wide(size[0]), size[1] * self.type

    # --- the seats ---

    def plaque(self, place: int) -> Rect:
        """Return a plaque by its place; all four share the width of the board."""
        row = boxes.inset(self.above, GAP, CORNER)
        return boxes.columns(row, len(POWERS), NEAR)[place]

    def plaque_of(self, view: State, power: str) -> Rect:
        """Return the plaque of a power; local powers have none and start from the top middle of the map."""
        if power in POWERS:
            return self.plaque(shown_powers(view).index(power))
        return boxes.around(self.board.centerx, self.board.top + PAD, 2 * ROOM, ROOM)

    # --- the map ---

    @property
    def power_high(self) -> float:
        """The height of the power board."""
        if self.huge:
            return 0.0
        return STRIP * self.type + GAP if self.brief else POWER

    @property
    def board(self) -> Rect:
        """The room for the map, above the power board."""
        return boxes.cut(self.frame.main, top=self.above.h, bottom=self.power_high)

    @property
    def power(self) -> Rect:
        """The room for the power board."""
        return boxes.lower(self.frame.main, self.power_high)

    @property
    def plate_size(self) -> Point:
        """Width and height of a Region's plate."""
        if not self.brief:
            return PLATE
        wide, row = BRIEF_PLATE
        head = PLATE_HEAD * self.type + TIGHT
        return wide * min(self.type, PLATE_GROWS), head + 2 * row * min(self.type, ROW_GROWS)

    @cached_property
    def plates(self) -> dict[str, Rect]:
        """The plate of every Region, or its row in the table."""
        if self.listed:
            rows = boxes.rows(boxes.inset(self.board, GAP, CORNER), len(REGIONS), HAIR)
            return dict(zip(REGIONS, rows, strict=True))
        room, (wide, high) = boxes.inset(self.board, CORNER), self.plate_size
        found = list[tuple[str, Rect]]()
        for region in REGIONS:
            mark = self.ground.dots.mark("tag", region)
            x, y = self.ground.on_screen((mark.x + (PLATE[0] - wide) / 2, mark.y + (PLATE[1] - high) / 2))
            found.append((region, boxes.kept_in(Rect(x, y, wide, high), room)))
        return apart(found, room)

    @property
    def crowded(self) -> bool:
        """Whether the map is so low that plates overlap."""
        return any(one.colliderect(other) for one, other in combinations(self.plates.values(), 2))

    # --- the sheet over the map ---

    @property
    def sheet_room(self) -> Rect:
        """The room for a sheet of answers: the map, and the power board too if type is large."""
        return boxes.inset(self.frame.main if self.large else self.board, GAP, TIGHT)

    # --- the tray ---

    @property
    def card(self) -> Point:
        """Width and height of a card in the hand."""
        return self.wide(CARD_W), self.frame.tray.h - WIDE

    def hand_slots(self, count: int) -> list[Rect]:
        """Return the rectangles of cards in the hand, a little narrower if that keeps them apart."""
        wide, narrow = self.card[0], (self.hand.w - TIGHT * (count - 1)) / max(1, count)
        return boxes.slots(self.hand, narrow if NARROWEST * wide <= narrow < wide else wide, count, NEAR)

    @property
    def side(self) -> Rect:
        """The room right of the hand: turns, allies, market."""
        return boxes.right(self.frame.tray, LARGE_SIDE * self.type if self.large else self.wide(SIDE))

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        tray = boxes.cut(self.frame.tray, left=PAD, top=GAP, right=self.side.w + PAD)
        return boxes.upper(tray, self.card[1])

    def turn_slot(self, number: int) -> Rect:
        """Return the place of a turn's card; the four form a square."""
        if self.large:
            return boxes.right(boxes.lower(boxes.inset(self.side, NEAR), ROOM), ROOM)
        room = boxes.left(boxes.cut(self.side, left=NEAR, top=STRIP * self.type, bottom=NEAR), self.wide(2 * TURN))
        return boxes.cell(room, 2, number, boxes.rows(room, 2, NEAR)[0].h, NEAR)

    @property
    def market(self) -> Rect:
        """The room for market and decks."""
        side = boxes.inset(self.side, TIGHT, 0)
        return side if self.large else boxes.right(side, self.wide(MARKET))

    @property
    def allies(self) -> Rect:
        """The room for the chips of allies, which are only painted if type isn't large."""
        left = self.turn_slot(1).right + PAD
        return Rect(left, self.side.top, self.market.left - GAP - left, self.side.h)

    # --- moving things ---

    def lay_out(self, view: State) -> Layout:
        """Return the place of every thing."""
        deck = boxes.lower(self.market, 2 * ROOM)
        back = f"back:{view.powers[self.below]}"
        places = {"@card": placed(boxes.around(*deck.center, *deck.size), back, 0, "deck", "card")}
        for seat in view.seats:
            slip = boxes.around(*self.plaque(seat).center, *SLIP)
            places.update(in_hands(self, view, seat, slip))
            places.update(self._front(view, seat, slip))
        return places

    def _front(self, view: State, seat: Seat, slip: Rect) -> Iterator[tuple[str, Place]]:
        """Yield the cards played in this round: the near seat's in the places of its turns, others behind plaques.

        A hand revealed for Research stays where it was.
        """
        cards, zone = view.front[seat], f"front:{seat}"
        for index, (card, slot) in enumerate(zip(cards, self.hand_slots(len(cards)), strict=True)):
            if seat == self.below and revealed(view, seat):
                yield card, placed(slot, f"card:{card}", PLAYED + index, zone, "card")
            elif seat == self.below and not self.large:
                turn = self.turn_slot(min(index, TURNS - 1))
                yield card, placed(turn, f"mini:{card}", PLAYED + index, zone, "card")
            else:
                yield card, placed(slip, "slip", PLAYED, zone, "card")

    @property
    def moment(self) -> Rect:
        """The place of the card another seat is resolving: in a corner of the map, clear of plates."""
        room = boxes.inset(self.board, CORNER)
        wide, high = self.card
        corner = boxes.right(boxes.lower(boxes.inset(room, GAP, 0), min(high, room.h)), wide)
        return nearest(corner, room, [KeepClear(plate) for plate in self.plates.values()])
