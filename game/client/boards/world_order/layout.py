"""Where everything of World Order lies: seats, map, plates, power board, hand, allies, for one window."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

from pygame import FRect as Rect

from game.client.kit.places import Kept, apart, nearest
from game.client.table.spots import side_by_side
from game.client.table.stage import Layout
from game.client.table.things import Place
from game.client.table.worldboard import WorldSpots
from game.client.world.dots import DotMap, Point, load_map
from game.client.world.spread import Ground
from game.core.agenda import Ask
from game.core.content import root
from game.core.contract import UNSEEN, Seat
from game.titles.world_order.faces import POWERS, REGIONS
from game.titles.world_order.state import State, absent

WIDE, HIGH = 1024.0, 336.0
"""The size of the map that is always in sight, in px of the map."""
CARD_W = 106.0
GAP = 6.0
NARROWEST = 0.86
"""How narrow a card of the hand may become so that none lies over another, as a share of its width."""
PLATE = (168.0, 102.0)
BRIEF = 1.1
"""The text scale from which plates and power board say less."""
LARGE = 1.4
"""The text scale from which the tray keeps to the hand."""
LISTED = 1.9
"""The text scale from which the Regions are a table and the power board is a tab."""


@cache
def dots() -> DotMap:
    """The map of the seven Regions and the four homelands, as it was drawn."""
    return load_map(root() / "world_order" / "board.tmx")


def asked(view: State) -> Ask[State] | None:
    """The question on top of the agenda."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Ask) else None


def revealed(view: State, seat: Seat) -> bool:
    """Whether what lies in front of a seat is the hand it has revealed for Research."""
    return view.phase == "research" and not view.hands[seat]


def shown_powers(view: State) -> tuple[str, ...]:
    """The powers in the order of their plaques: players first."""
    return (*view.powers, *absent(view))


@dataclass(frozen=True)
class Spots(WorldSpots):
    """Where the fixed things are, for one window and one person below."""

    @property
    def brief(self) -> bool:
        """Whether type is so large that plates and power board say less."""
        return self.frame.text_scale > BRIEF

    @property
    def large(self) -> bool:
        """Whether type is so large that the tray keeps to the hand."""
        return self.frame.text_scale > LARGE

    @property
    def huge(self) -> bool:
        """Whether type is so large that the power board is a tab."""
        return self.frame.text_scale >= LISTED

    # --- the seats ---

    def plaque(self, place: int) -> Rect:
        """The plaque of a power: all four share the width of the board."""
        main = self.frame.main
        wide = (main.w - 16 - 6 * (len(POWERS) - 1)) / len(POWERS)
        return Rect(main.left + 8 + place * (wide + 6), main.top + 5, wide, self.seat_high)

    def plaque_of(self, view: State, power: str) -> Rect:
        """The plaque of a power; local powers have none and come from the middle of the map."""
        if power in POWERS:
            return self.plaque(shown_powers(view).index(power))
        return Rect(self.board.centerx - 20, self.board.top, 40, 20)

    # --- the map ---

    @property
    def power_high(self) -> float:
        """Height of the power board."""
        if self.huge:
            return 0.0
        return 30 * self.type + 8 if self.brief else 116.0

    @property
    def board(self) -> Rect:
        """The room for the map: the power board lies below it."""
        main, top = self.frame.main, self.above.bottom
        return Rect(main.left, top, main.w, main.bottom - self.power_high - top)

    @property
    def power(self) -> Rect:
        """The room for the power board."""
        main = self.frame.main
        return Rect(main.left, main.bottom - self.power_high, main.w, self.power_high)

    @cached_property
    def ground(self) -> Ground:
        """The map, stretched over its room."""
        return Ground(dots(), self.board, WIDE, HIGH)

    @property
    def plate_size(self) -> Point:
        """Width and height of a Region's plate."""
        if self.brief:
            row = min(21.0, 14 * self.type) if self.type < 1.6 else 16.0
            return 140 * min(self.type, 1.25), 23 * self.type + 4 + 2 * row
        return PLATE

    @cached_property
    def plates(self) -> dict[str, Rect]:
        """The plate of every Region; in the table its row."""
        if self.listed:
            return {region: self._row(number) for number, region in enumerate(REGIONS)}
        board, (wide, high) = self.board, self.plate_size
        found = list[tuple[str, Rect]]()
        for region in REGIONS:
            mark = dots().mark("tag", region)
            x, y = self.ground.on_screen((mark.x + (PLATE[0] - wide) / 2, mark.y + (PLATE[1] - high) / 2))
            left = min(max(board.left + 6, x), board.right - wide - 6)
            found.append((region, Rect(left, min(max(board.top + 5, y), board.bottom - high - 6), wide, high)))
        return apart(found, board.inflate(-10, -10))

    @property
    def crowded(self) -> bool:
        """Whether the map is too low for the plates to lie apart."""
        return any(one.colliderect(other) for one, other in combinations(self.plates.values(), 2))

    def _row(self, number: int) -> Rect:
        board = self.board
        high = (board.h - 10) / len(REGIONS)
        return Rect(board.left + 8, board.top + 5 + number * high, board.w - 16, high - 2)

    def leader(self, region: str) -> Point:
        """Where the line from a plate ends."""
        mark = dots().mark("leader", region)
        return self.ground.on_screen((mark.x, mark.y))

    # --- the sheet over the map ---

    @property
    def sheet_room(self) -> Rect:
        """The room a sheet of answers may take: the map, and the power board where type is large."""
        main = self.frame.main
        if self.large:
            return Rect(main.left + 6, main.top + 6, main.w - 12, main.h - 10)
        return Rect(main.left + 8, self.board.top + 4, main.w - 16, self.board.h - 6)

    # --- the tray ---

    @property
    def card(self) -> Point:
        """Width and height of a card in the hand."""
        return CARD_W * (1 + 0.9 * (self.type - 1)), self.frame.tray.h - 15

    def card_of(self, count: int) -> Point:
        """Width and height of each of so many cards in the hand: a little narrower where that keeps them apart."""
        wide, high = self.card
        narrow = (self.hand.w - 4 * (count - 1)) / max(1, count)
        return (narrow if NARROWEST * wide <= narrow < wide else wide), high

    @property
    def side(self) -> Rect:
        """The room right of the hand: turns, allies, market."""
        tray = self.frame.tray
        if self.large:
            wide = 96 * self.type
        else:
            wide = 418 * (1 + 0.7 * (self.type - 1))
        return Rect(tray.right - wide, tray.top, wide, tray.h)

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        tray = self.frame.tray
        return Rect(tray.left + 14, tray.top + 8, self.side.left - tray.left - 24, self.card[1])

    def hand_place(self, index: int, count: int) -> Point:
        """The centre of a card of the hand: side by side, closer when there are many."""
        return side_by_side(self.hand, self.card_of(count), index, count, GAP)

    def turn_slot(self, number: int) -> Rect:
        """Where the card of a turn lies: two by two."""
        side = self.side
        if self.large:
            return Rect(side.right - 30, side.bottom - 30, 24, 24)
        wide, high = 66 * (1 + 0.5 * (self.type - 1)), (side.h - 34 * self.type) / 2 - 5
        return Rect(
            side.left + 6 + number % 2 * (wide + 6),
            side.top + 28 * self.type + number // 2 * (high + 6),
            wide,
            high,
        )

    @property
    def market(self) -> Rect:
        """The room for market and decks."""
        side = self.side
        wide = 82 * (1 + 0.8 * (self.type - 1)) if not self.large else side.w - 8
        return Rect(side.right - wide - 4, side.top, wide, side.h)

    @property
    def allies(self) -> Rect:
        """The room for the chips of allies; none where type is large."""
        left = self.turn_slot(1).right + 14
        return Rect(left, self.side.top, self.market.left - 8 - left, self.side.h)

    # --- the rail ---

    def rail(self) -> Rect:
        """The room for what is told of a Region, of a power, of what happened."""
        rail = self.frame.rail
        if not self.frame.tabbed:
            return Rect(rail.left + 10, rail.top + 8, rail.w - 20, rail.h - 16)
        wide = min(330 * self.type, self.frame.main.w - 60)
        return Rect(rail.left - wide - 4, rail.top + 6, wide, rail.h - 12)

    def tab(self, number: int, tabs: int) -> Rect:
        """A tab of the rail when type is large."""
        rail = self.frame.rail
        high = min(84 * self.type, (rail.h - 8 * (tabs + 1)) / tabs)
        return Rect(rail.left + 5, rail.top + 8 + number * (high + 8), rail.w - 10, high)

    # --- everything that moves ---

    def lay_out(self, view: State) -> Layout:
        """Say where every thing lies."""
        x, y = self.market.centerx, self.market.bottom - 30
        places: dict[str, Place] = {
            "@card": Place(x, y, 40, 50, f"back:{view.powers[self.below]}", 0, "deck", "card")
        }
        for seat in view.seats:
            places.update(self._hand(view, seat))
            places.update(self._front(view, seat))
        return places

    def _hand(self, view: State, seat: Seat) -> Iterator[tuple[str, Place]]:
        hand = view.hands[seat]
        near = seat == self.below and UNSEEN not in hand
        plaque = self.plaque(seat)
        for index, card in enumerate(hand):
            if near:
                x, y = self.hand_place(index, len(hand))
                size = self.card_of(len(hand))
                yield card, Place(x, y, *size, f"card:{card}", 100 + index, f"hand:{seat}", "card")
                continue
            unseen = card == UNSEEN
            place = Place(
                plaque.centerx, plaque.centery, 18, 24, "slip", 100 + index, f"hand:{seat}", "card", unseen
            )
            yield (f"{seat}#{index}" if unseen else card), place

    def _front(self, view: State, seat: Seat) -> Iterator[tuple[str, Place]]:
        """Cards played in this round: one's own in the places of the turns, the others' behind their plaques.

        What was revealed for Research lies where the hand was.
        """
        plaque, cards = self.plaque(seat), view.front[seat]
        for index, card in enumerate(cards):
            if seat == self.below and revealed(view, seat):
                x, y = self.hand_place(index, len(cards))
                size = self.card_of(len(cards))
                yield card, Place(x, y, *size, f"card:{card}", 40 + index, f"front:{seat}", "card")
            elif seat == self.below and not self.large:
                x, y, wide, high = self._middle(self.turn_slot(min(index, 3)))
                yield card, Place(x, y, wide, high, f"mini:{card}", 40 + index, f"front:{seat}", "card")
            else:
                yield card, Place(plaque.centerx, plaque.centery, 18, 24, "slip", 40, f"front:{seat}", "card")

    @staticmethod
    def _middle(rect: Rect) -> tuple[float, float, float, float]:
        return rect.centerx, rect.centery, rect.w, rect.h

    @property
    def moment(self) -> Rect:
        """Where the card lies that somebody else is resolving: in the corner of the map that no plate needs."""
        wide, high = self.card
        room = self.board
        high = min(high, room.h - 10)
        corner = Rect(room.right - wide - 14, room.bottom - high - 7, wide, high)
        return nearest(corner, room.inflate(-10, -10), [Kept(plate) for plate in self.plates.values()])
