"""The layout of World Order for a window: seats, map, plates, power board, hand and allies."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product

from pygame import FRect as Rect

from game.client.boards.world_order.cards import TITLE
from game.client.kit import boxes
from game.client.kit.places import KeepClear, apart, cost, nearest
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.table.hand import in_hands, placed
from game.client.table.things import Layout, Place
from game.client.table.worldboard import WorldSpots
from game.client.world.dots import Point
from game.client.world.spread import Ground
from game.core.contract import Seat
from game.core.record import seated
from game.titles.world_order.faces import POWERS, REGION, REGIONS
from game.titles.world_order.state import TURNS, State, absent
from game.titles.world_order.telling import in_hand

CARD_W = 106.0
NARROWEST = 0.86
"""The least width of a hand card that avoids overlaps, relative to its usual width."""
LINE, FOOT = PAD + NEAR, PAD + CORNER  # px of a marker's line, and of a line of open Countries below it
CUBE, LEAST = 11.5, 130.0  # px of a marker's width per cube, and a marker's least width
TAB, NARROW_TAB = 26.0, 19.0  # px of the part of a marker that says who leads; the second in large type
LARGER = 1.3  # the enlargement of cubes on a marker with room
PLATE = (182.0, 104.0)  # px of an open plate, at the usual text size
DOCK = 250.0  # px of the room for the open plate beside the map, in large type
LEDGER, STRIP = 2 * ROOM + TIGHT, 30.0  # px of the ledger, and of the strip that replaces it in large type
ROOMY = 1500.0  # px of a window's width from which markers show more
PLAN = 232.0  # px of the turn's list
TURN = (STRIP, WIDE + TIGHT)  # px of the slot for a turn's card above the list
SIDE, LARGE_SIDE = 188.0, 96.0  # px of the room for allies, and of everything right of the hand in large type
SLIP = (18.0, 24.0)
PLAYED = 40  # the layer of the first card in front of a power
BRIEF = 1.1
"""The text scale from which plates and power board leave details out."""
HUGE = 1.9
"""The text scale from which the Regions are a table and the power board is a tab."""


def revealed(view: State, seat: Seat) -> bool:
    """Return whether the cards in front of a seat are a hand it has revealed for Research."""
    return view.phase == "research" and not view.hands[seat]


def shown_powers(view: State) -> tuple[str, ...]:
    """Return the powers in the order of their plaques, played ones first."""
    return (*view.powers, *absent(view))


@dataclass(frozen=True)
class MapSpots(WorldSpots):
    """The layout of seats, map and ledger in World Order."""

    TITLE = TITLE
    IN_SIGHT = 1024.0, 404.0
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
        """Return a size scaled with the text."""
        return self.wide(size[0]), size[1] * self.type

    # --- the seats ---

    def plaque(self, place: int) -> Rect:
        """Return the plaque at a place; all four share the width of the board."""
        row = boxes.inset(self.above, GAP, CORNER)
        return boxes.columns(row, len(POWERS), NEAR)[place]

    def plaque_of(self, view: State, power: str) -> Rect:
        """Return a power's plaque; local powers have none and start from the top middle of the map."""
        if power in POWERS:
            return self.plaque(shown_powers(view).index(power))
        return boxes.around(self.board.centerx, self.board.top + PAD, 2 * ROOM, ROOM)

    # --- the map ---

    @property
    def power_high(self) -> float:
        if self.huge:
            return 0.0
        return STRIP * self.type + GAP if self.brief else LEDGER

    @property
    def board(self) -> Rect:
        """The room for the map, above the power board."""
        return boxes.cut(self.frame.main, top=self.above.h, bottom=self.power_high)

    @property
    def power(self) -> Rect:
        """The room for the power board."""
        return boxes.lower(self.frame.main, self.power_high)

    @property
    def docked(self) -> bool:
        """Whether type is so large that the open plate is beside the map."""
        return self.large and not self.listed

    @property
    def dock(self) -> Rect:
        """The room for the open plate beside the map."""
        return boxes.left(self.board, DOCK * self.type if self.docked else 0.0)

    @cached_property
    def ground(self) -> Ground:
        """The map on the board, beside the dock."""
        return self.ground_in(boxes.cut(self.board, left=self.dock.w))

    @property
    def strip(self) -> Rect:
        """The foot of the map, where a strip stays clear of markers."""
        return boxes.lower(self.board, 2 * ROOM * self.type)

    @property
    def roomy(self) -> bool:
        """Whether markers have room for VPs and open Countries."""
        return self.frame.bar.w >= ROOMY and not self.brief

    @property
    def grows(self) -> float:
        """How much larger type widens plates and markers."""
        return self.wide(1)

    @property
    def plate_size(self) -> Point:
        """Width and height of an open plate."""
        return PLATE[0] * self.grows, PLATE[1] * self.type

    def marker_size(self, region: str) -> Point:
        """Return the width and height of a Region's marker, including the room for open Countries below."""
        if self.docked:
            wide = (ROOM + CUBE * _permanent(region)) * self.grows + GAP
            return wide + self.tab / 2, (LINE + NEAR) * self.type
        wide = max(LEAST, CUBE * (_permanent(region) + len(REGION[region].temporary)) + PAD)
        wide = max(PLATE[0] - ROOM, wide * LARGER) if self.roomy else wide * self.grows
        return wide + self.tab, 2 * LINE * self.type + self.foot_high

    @property
    def tab(self) -> float:
        """The width of the part of a marker that says who leads."""
        return (NARROW_TAB if self.docked else TAB) * self.grows

    @property
    def foot_high(self) -> float:
        """The height of the open Countries below a marker: side by side if there is room, else two lines."""
        return 0.0 if self.brief else FOOT + HAIR if self.roomy else 2 * FOOT + HAIR

    @cached_property
    def markers(self) -> dict[str, Rect]:
        """Each Region's marker, or its row in the table."""
        if self.listed:
            rows = boxes.rows(boxes.inset(self.board, GAP, CORNER), len(REGIONS), HAIR)
            return dict(zip(REGIONS, rows, strict=True))
        found, room = list[tuple[str, Rect]](), boxes.inset(self.ground.board, CORNER)
        room.h = min(room.h, self.strip.top - TIGHT - room.top)
        for region in REGIONS:
            mark = self.ground.dots.mark("tag", region)
            x, y = self.ground.on_screen((mark.x, mark.y))
            found.append((region, boxes.kept_in(Rect(x, y, *self.marker_size(region)), room)))
        return apart(found, room)

    @cached_property
    def plates(self) -> dict[str, Rect]:
        """Each Region's open plate: grown from its marker, covering no other marker and little of its own land."""
        if self.listed:
            return self.markers
        if self.docked:
            high = min(self.plate_size[1], self.board.h - 2 * NEAR)
            return dict.fromkeys(REGIONS, boxes.inset(boxes.upper(self.dock.move(0, NEAR), high), NEAR, 0))
        return {region: self._plate(region) for region in REGIONS}

    def _plate(self, region: str) -> Rect:
        marker, (wide, high) = self.markers[region], self.plate_size
        room = boxes.inset(self.board, CORNER)
        others = [KeepClear(each) for name, each in self.markers.items() if name != region]
        land = [self.ground.on_screen(dot) for dot in self.ground.dots.land(region).dots]
        corners = product((marker.left, marker.right - wide), (marker.top, marker.bottom - high))
        grown = [boxes.kept_in(Rect(x, y, wide, high), room) for x, y in corners]
        clear = boxes.upper(room, self.strip.top - room.top)
        grown += [nearest(grown[0], part, others, HAIR) for part in (room, clear)]

        def worth(rect: Rect) -> tuple[float, float, int]:
            near = rect.inflate(ROOM, ROOM)  # a sign may be at a marker's corner
            kept = [*others, KeepClear(self.strip)]
            return cost(rect, others), cost(near, kept), sum(map(rect.collidepoint, land))

        return min(grown, key=worth)

    @property
    def crowded(self) -> bool:
        """Whether the map is too small to keep markers apart, or plates off other Regions' markers."""
        markers = self.markers
        if any(one.colliderect(other) for one, other in combinations(markers.values(), 2)):
            return True
        pairs = product(self.plates.items(), markers.items())
        return any(one.colliderect(other) for (name, one), (which, other) in pairs if name != which)

    # --- the sheet over the map ---

    @property
    def sheet_room(self) -> Rect:
        """The room for a sheet of answers: the map and, in large type, the power board too."""
        return boxes.inset(self.frame.main, GAP, TIGHT) if self.large else self.map_room

    @property
    def map_room(self) -> Rect:
        """The room above the power board, for a sheet that fits there at any text size."""
        return boxes.inset(self.board, GAP, TIGHT)


@dataclass(frozen=True)
class Spots(MapSpots):
    """The layout of the board of World Order."""

    @property
    def card(self) -> Point:
        """Width and height of a card in the hand."""
        return self.wide(CARD_W), self.frame.tray.h - WIDE

    def hand_slots(self, count: int) -> list[Rect]:
        """Return the rectangles of hand cards, slightly narrower if that keeps them from overlapping."""
        wide, narrow = self.card[0], (self.hand.w - TIGHT * (count - 1)) / max(1, count)
        return boxes.slots(self.hand, narrow if NARROWEST * wide <= narrow < wide else wide, count, NEAR)

    @property
    def side(self) -> Rect:
        """The room right of the hand: turns, allies, market."""
        wide = LARGE_SIDE * self.type if self.large else self.wide(SIDE) + PLAN + self.more_room
        return boxes.right(self.frame.tray, wide)

    @property
    def hand(self) -> Rect:
        tray = boxes.cut(self.frame.tray, left=PAD, top=GAP, right=self.side.w + PAD)
        return boxes.upper(tray, self.card[1])

    @property
    def plan_head(self) -> Rect:
        """The room for the turn number, to the left of the cards already played."""
        return boxes.cut(self._plan_top, right=TURNS * (self.wide(TURN[0]) + HAIR))

    @property
    def _plan_top(self) -> Rect:
        whole = boxes.left(boxes.cut(self.side, left=NEAR, top=TIGHT), PLAN + self.more_room)
        return boxes.upper(whole, TURN[1] * self.type)

    @property
    def plan(self) -> Rect:
        """The room for the turn's list."""
        top = self._plan_top
        return Rect(top.left, top.bottom + TIGHT, top.w, self.side.bottom - NEAR - top.bottom - TIGHT)

    @property
    def more_room(self) -> float:
        """How many px wider the turn's list is in a wide window."""
        return 2 * ROOM if self.roomy else 0.0

    def turn_slot(self, number: int) -> Rect:
        """Return the place of a turn's card, beside the turn number."""
        if self.large:
            return boxes.right(boxes.lower(boxes.inset(self.side, NEAR), ROOM), ROOM)
        room = boxes.right(self._plan_top, TURNS * (self.wide(TURN[0]) + HAIR) - HAIR)
        return boxes.columns(room, TURNS, HAIR)[number]

    @property
    def market(self) -> Rect:
        """The room for market and decks: beside the hand in large type, else below the allies."""
        if self.large:
            return boxes.inset(self.side, TIGHT, 0)
        return boxes.lower(boxes.cut(self.allies, bottom=NEAR), ROOM * self.type)

    @property
    def allies(self) -> Rect:
        """The room for the allies' chips, which large type leaves out."""
        left = self.plan.right + PAD
        return Rect(left, self.side.top, self.side.right - GAP - left, self.side.h)

    # --- moving things ---

    def lay_out(self, view: State) -> Layout:
        deck = boxes.lower(self.market, 2 * ROOM)
        back = f"back:{view.powers[self.below]}"
        places = {"@card": placed(boxes.around(*deck.center, *deck.size), back, 0, "deck", "card")}
        if (hand := in_hand(view, self.below)) != view.hands[self.below]:
            view = view.copy()
            view.hands = seated(view.hands, self.below, hand)
        for seat in view.seats:
            slip = boxes.around(*self.plaque(seat).center, *SLIP)
            places.update(in_hands(self, view, seat, slip))
            places.update(self._front(view, seat, slip))
        return places

    def _front(self, view: State, seat: Seat, slip: Rect) -> Iterator[tuple[str, Place]]:
        """Yield the cards played this round: the near seat's in their turns' places, the others behind plaques.

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

    def moment(self, opened: Sequence[str]) -> Rect:
        """Return the place of the card another seat is resolving: in a corner of the map, clear of plates."""
        room = boxes.inset(self.ground.board, CORNER)
        wide, high = self.card
        corner = boxes.right(boxes.lower(boxes.inset(room, GAP, 0), min(high, room.h)), wide)
        open_plates = [self.plates[region] for region in opened]
        return nearest(corner, room, [KeepClear(each) for each in (*self.markers.values(), *open_plates)])


def _permanent(region: str) -> int:
    """Return how many permanent slots a Region has."""
    face = REGION[region]
    return len(face.begins) + len(face.permanent)
