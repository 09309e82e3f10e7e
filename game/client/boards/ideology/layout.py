"""The layout of Ideology for a window: seats, map, plates, hand, piles and Advancements."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import product

from pygame import FRect as Rect

from game.client.boards.ideology.cards import CARD_W, FILLED, MINI_H, MINI_W, TITLE
from game.client.boards.ideology.strip import Strip
from game.client.kit import boxes
from game.client.kit.theme import GAP, HAIR, MS, NEAR, PAD, ROOM, TIGHT, WIDE, ease
from game.client.table.hand import HELD, RAISED, placed
from game.client.table.spots import TABS
from game.client.table.things import Layout, Place, Seen
from game.client.table.worldboard import WorldSpots
from game.client.world.camera import through
from game.client.world.dots import Point
from game.client.world.spread import Ground
from game.core.contract import UNSEEN
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, REGION
from game.titles.ideology.state import Duel, State

COMPACT = 130.0
"""The width in px below which a seat shows only its symbol and numbers."""
CELL = 11.0  # px from one slot of a plate to the next
HEAD, ROW = 18.0, 12.0  # px of a plate's name, and of each of its three rows
SIGNS = 21.0  # px for the icon of an area beside its slots
GROWN, HALFWAY = 1.5, 1.5  # the plates' enlargement in a window, and the map magnification from which it applies
LETTER = 5.4  # px per letter of a name on a plate; the longest names are shrunk
NUMBER = 28.0  # px for the level beside the name, and for the edges
SIGN_W, SIGN_H = 40.0, 20.0  # px of a tag without a name
LEVEL = 1.4  # how much more it costs to move a plate up or down than sideways
COVERED = 5200.0  # px²: the cost of a plate that hides its whole region
STRIPS = (600.0, 540.0, 470.0)
"""The widths in px for the strip of a duel, best first."""
SHEET_W = 800.0
SHEET_H = {1: 250.0, 2: 330.0}
"""The height in px of the sheet of stances by number of rows; with more rows it is as high as the board."""
BOUGHT, TILES, MOST = 268.0, 264.0, 1.6
"""In px, the width of the room for Advancements, and of their icon-only tiles in large type; the most those grow.
"""
PILES = 128.0  # px for deck and spent cards
LABELLED = 28.0  # px from the top of the tray to a pile, so that its label is level with the others


def slots(region: str) -> int:
    """Return the most cards per area that a region can ever have; its plate has room for them."""
    return 2 * REGION[region].level


@dataclass(frozen=True)
class Plate:
    """The plate of a region; a `small` one has no room for cards, and a `brief` one not even for a name."""

    rect: Rect
    small: bool = False
    brief: bool = False


@dataclass(frozen=True)
class Spots(WorldSpots):
    """The layout of the board of Ideology."""

    TITLE = TITLE
    IN_SIGHT = 1024.0, 452.0
    WIDENS = 0.8

    # --- the map ---

    def plates(self, view: State) -> dict[str, Plate]:
        """Return the plates of all regions in play; a new plate never moves the others."""
        board = self.board
        room = (board.left, board.top, board.w, board.h)
        letters = self.type if self.large else 0.0
        found = _plates(tuple(view.levels), room, self.plate_scale, letters)
        return dict(zip(view.levels, found, strict=True))

    @property
    def plate_scale(self) -> float:
        """The plates' scale; in type any larger, they are tags."""
        return min(self.type, TABS)

    @property
    def grown(self) -> float:
        """How much larger plates are than on the whole map."""
        return 1.0

    # --- over the map ---

    def strip(self, view: State, region: str) -> Strip:
        """Return a duel's strip, on the side and with the width that best keep the region visible."""
        if self.large:
            return Strip(self._over, self.type, True)
        return Strip(min(self._strips(), key=lambda rect: self._hides(rect, view, region)), self.type, False)

    @property
    def _over(self) -> Rect:
        """The room for what covers the whole board in large type."""
        return boxes.cut(self.board, left=GAP, right=GAP, bottom=NEAR)

    def _strips(self) -> Iterator[Rect]:
        """Yield the possible strips, best first: broad ones before narrow ones, left before right."""
        board = boxes.inset(self.board, WIDE, PAD)
        for wide in STRIPS:
            across = min(wide * self.type, board.w)
            yield boxes.left(board, across)
            yield boxes.right(board, across)

    def _hides(self, rect: Rect, view: State, region: str) -> float:
        """Return how much of a region a strip would hide: the share of its plate, and 2 more for its centre."""
        plate = self.plates(view)[region].rect
        both = plate.clip(rect)
        return both.w * both.h / (plate.w * plate.h) + 2.0 * rect.collidepoint(self.ground.centre(region))

    def sheet(self, rows: int = 0) -> Rect:
        """Return the sheet for wishes, as high as its rows need, or for choosing Ideologies."""
        if self.large:
            return self._over
        board = boxes.inset(self.board, PAD, GAP)
        wide = min(SHEET_W * self.type, board.w)
        high = min(board.h, SHEET_H.get(rows, board.h) * self.type)
        return Rect(board.centerx - wide / 2, board.top, wide, high)

    # --- the tray ---

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        return self.wide(CARD_W), self.hand.h

    @property
    def bought(self) -> Rect:
        """The room for Advancements."""
        tray = boxes.cut(self.frame.tray, top=GAP, right=TIGHT, bottom=NEAR)
        return boxes.right(tray, TILES * min(self.type, MOST) if self.large else BOUGHT * self.type)

    def advancement(self, number: int) -> Rect:
        """Return the field of an Advancement: two per row, or four if there is only room for icons."""
        if self.large:
            return boxes.cell(self.bought, 4, number, (self.bought.h - NEAR) / 2, NEAR)
        rows = boxes.rows(boxes.cut(self.bought, top=2 * (GAP + HAIR) * self.type), 4, TIGHT)
        if number == len(ADVANCEMENTS) - 1:
            return rows[-1]
        column, row = divmod(number, 3)
        return boxes.columns(rows[row], 2, TIGHT)[column]

    @property
    def piles(self) -> float:
        """The x where the room for the hand ends and the piles begin."""
        return self.bought.left - (GAP if self.large else PILES * self.type)

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        tray = self.frame.tray
        return boxes.inset(Rect(tray.left, tray.top, self.piles - tray.left, tray.h), PAD)

    def deck(self) -> Rect:
        """Return the deck or, in large type, where no pile is painted, the place its cards come from."""
        tray, wide, high = self.frame.tray, MINI_W, MINI_H
        if self.large:
            return boxes.around(self.piles - WIDE, tray.bottom - TIGHT - high / 2, wide, high)
        t = self.type
        return Rect(self.piles + PAD * t, tray.top + LABELLED * t, wide * t, high * t)

    def spent(self) -> Rect:
        """Return the discard pile."""
        deck = self.deck()
        return deck if self.large else deck.move(deck.w + WIDE * self.type, 0)

    # --- moving things ---

    def lay_out(self, view: State) -> Layout:
        """Return the places of public cards and the near hand; cards of one seat and area are interchangeable."""
        places: dict[str, Place] = {}
        for seat in view.seats:
            mine, plaque = seat == self.below, self.seat(seat, len(view.factions))
            rect = self.deck() if mine else boxes.around(*plaque.center, WIDE, ROOM)
            for area in AREAS:
                face = f"back:{seat}" if mine else "slip"
                places[f"@{seat}:{area}"] = placed(rect, face, 0, f"deck:{seat}")
        places.update(self._hand(view))
        places.update(self._spent(view))
        places.update(self._abroad(view))
        if view.duel is not None and view.duel.lies:
            places.update([self._attack(view, view.duel)])
        return places

    def _attack(self, view: State, duel: Duel) -> tuple[str, Place]:
        """Return the unanswered attack card and its place on the strip."""
        strip, number = self.strip(view, duel.region), duel.played - 1
        rect, _, _ = strip.pair(number - strip.first(duel.played))
        kin = f"{duel.aggressor}:{AREAS[duel.area]}"
        return f"duel:{number}", placed(rect, f"card:{kin}", 800, "duel", kin, hidden=True)

    def _hand(self, view: State) -> Iterator[tuple[str, Place]]:
        seat, hand = self.below, view.hands[self.below]
        if UNSEEN in hand:
            return
        given = view.sealed[seat] if view.phase == "resource" else ()
        slots = enumerate(self.hand_slots(len(hand)), HELD)
        for area in AREAS:
            held = hand.count(area)
            sealed = given.count(area)
            kin = f"{seat}:{area}"
            for copy in range(held):
                layer, slot = next(slots)
                rect = slot.move(0, -RAISED * (copy >= held - sealed))
                yield f"hand:{kin}:{copy}", placed(rect, f"card:{kin}", layer, f"hand:{seat}", kin, hidden=True)

    def _spent(self, view: State) -> Iterator[tuple[str, Place]]:
        """Yield the near seat's discard pile; those of others are behind their plaques."""
        seat, counts = self.below, dict.fromkeys(AREAS, 0)
        for layer, area in enumerate(view.discards[seat]):
            kin = f"{seat}:{area}"
            place = placed(self.spent(), f"mini:{kin}", layer, f"spent:{seat}", kin, hidden=True)
            yield f"spent:{kin}:{counts[area]}", place
            counts[area] += 1

    def _abroad(self, view: State) -> Iterator[tuple[str, Place]]:
        """Yield all cards at regions, in their slots."""
        plates, k = self.plates(view), self.plate_scale
        side = CELL * FILLED * k
        for region, areas in view.cards.items():
            for area, of_seats in enumerate(areas):
                lying = [(seat, copy) for seat, count in enumerate(of_seats) for copy in range(count)]
                for slot, (seat, copy) in enumerate(lying):
                    rect = boxes.around(*slot_place(plates[region], area, slot, k), side, side)
                    kin = f"{seat}:{AREAS[area]}"
                    place = placed(rect, f"slot:{kin}", 10, f"at:{region}", kin, hidden=True)
                    yield f"at:{region}:{area}:{seat}:{copy}", place


@dataclass(frozen=True)
class CloseSpots(Spots):
    """The same layout with the map seen through a window; what is painted over the map stays where it was."""

    seen: Rect = field(default_factory=Rect)
    placed: dict[tuple[str, ...], dict[str, Plate]] = field(default_factory=dict)
    """The plates found so far, by the regions in play."""

    @cached_property
    def ground(self) -> Ground:
        """The magnified map; most of it is beyond the board's edges."""
        board, k = self.board, self._k
        return self.ground_in(Rect(*self._through(*board.topleft), board.w * k, board.h * k))

    @property
    def _k(self) -> float:
        return self.board.w / self.seen.w

    def _through(self, x: float, y: float) -> Point:
        return through(self.seen, self.board, x, y)

    @property
    def grown(self) -> float:
        """How much plates are enlarged: less than the map, and not at all near the whole map."""
        return GROWN if self._k > HALFWAY else 1.0

    @property
    def plate_scale(self) -> float:
        return super().plate_scale * self.grown

    @cached_property
    def whole(self) -> Spots:
        """The layout without a window."""
        return Spots(self.frame, self.below, self.listed)

    def plates(self, view: State) -> dict[str, Plate]:
        """Return the plates as seen through the window, each as close to its region as on the whole map."""
        order = tuple(view.levels)
        if self.placed.get(order) is None:
            self.placed[order] = {each: self._near(plate) for each, plate in self.whole.plates(view).items()}
        return self.placed[order]

    def _near(self, plate: Plate) -> Plate:
        wide, high = plate.rect.w * self.grown, plate.rect.h * self.grown
        return replace(plate, rect=boxes.around(*self._through(*plate.rect.center), wide, high))

    def strip(self, view: State, region: str) -> Strip:
        """Return a duel's strip, which stays where it is without a window."""
        return self.whole.strip(view, region)

    def cards_through(self, seen: Seen, layout: Layout, elapsed: float) -> Seen:
        """Return a card in flight between regions as seen through the window, or from its seat if out of view."""
        end, share = layout.get(seen.thing), ease.in_out_sine(elapsed / MS["flight"])
        x, y = 0.0, 0.0
        for place, part in ((seen.start, 1 - share), (end, share)):
            if place is None or not place.zone.startswith("at:"):
                continue
            to = self._through(place.x, place.y)
            seat = layout.get(f"@{place.kin}")
            if place is seen.start and seat is not None and not self.board.collidepoint(to):
                to = seat.x, seat.y
            x, y = x + (to[0] - place.x) * part, y + (to[1] - place.y) * part
        return replace(seen, place=replace(seen.place, x=seen.place.x + x, y=seen.place.y + y))


def slot_place(plate: Plate, area: int, slot: int, k: float) -> Point:
    """Return the centre of a slot on a plate; on a small one all are in the middle."""
    rect = plate.rect
    if plate.small:
        return rect.center
    return rect.left + (SIGNS + CELL * (slot + 0.5)) * k, rect.top + (HEAD + ROW * area + ROW / 2) * k


Room = tuple[float, float, float, float]


@lru_cache(maxsize=256)
def _plates(order: tuple[str, ...], room: Room, k: float, letters: float) -> tuple[Plate, ...]:
    """Place the plates in the order their regions came into play; `letters` is the scale of tags, or 0."""
    if not order:
        return ()
    placed = _plates(order[:-1], room, k, letters)
    return (*placed, _placed(order[-1], [plate.rect for plate in placed], room, k, letters))


def _placed(region: str, taken: Sequence[Rect], room: Room, k: float, letters: float) -> Plate:
    """Return the best free place for a plate, else for a tag, else for a tag without a name."""
    if not letters:
        rect = _free(region, plate_size(region, k), taken, room)
        if rect is not None:
            return Plate(rect)
    rect = _free(region, tag_size(region, letters or k), taken, room)
    if rect is not None:
        return Plate(rect, True)
    size = (SIGN_W * k, SIGN_H * k)
    rect = _free(region, size, taken, room)
    if rect is None:
        x, y = Spots.ground_in(Rect(room)).centre(region)
        rect = boxes.around(x, y, *size)
    return Plate(rect, True, True)


def plate_size(region: str, k: float) -> tuple[float, float]:
    """Return the size of a plate with room for its name, level, and all cards it can ever have."""
    name = len(REGION[region].name) * LETTER + NUMBER
    return max(name, SIGNS + NEAR + CELL * slots(region)) * k, (HEAD + 3 * (ROW + 1)) * k


def tag_size(region: str, letters: float) -> tuple[float, float]:
    """Return the size of a tag with room for a name and a level."""
    return (len(REGION[region].name) * LETTER + NUMBER) * letters, SIGN_H * letters


def _away(across: float, down: float) -> float:
    """Return the cost, in px², of moving a plate from its region."""
    return across**2 + LEVEL * down**2


SHIFTS = sorted(product(range(-170, 171, 34), range(-104, 105, 26)), key=lambda shift: _away(*shift))
"""The possible moves of a plate from its region, nearest first."""


def _free(region: str, size: tuple[float, float], taken: Sequence[Rect], room: Room) -> Rect | None:
    """Return the cheapest place free of other plates, or None."""
    (wide, high), area = size, Rect(room).inflate(-GAP, -GAP)
    x, y = Spots.ground_in(Rect(room)).centre(region)
    best: tuple[float, Rect] | None = None
    for across, down in SHIFTS:
        left = min(max(area.left, x + across - wide / 2), area.right - wide)
        top = min(max(area.top, y + down - high / 2), area.bottom - high)
        rect = Rect(left, top, wide, high)
        if any(rect.inflate(GAP, GAP).colliderect(other) for other in taken):
            continue
        cost = _away(rect.centerx - x, rect.centery - y) + _covering(region, rect, room)
        if best is None or cost < best[0]:
            best = (cost, rect)
    return best[1] if best else None


def _covering(region: str, rect: Rect, room: Room) -> float:
    """Return the cost, in px², of hiding a plate's own region, by the share of its dots under the plate."""
    return COVERED * sum(map(rect.collidepoint, _on_screen(region, room))) / len(_on_screen(region, room))


@lru_cache(maxsize=4096)
def _on_screen(region: str, room: Room) -> tuple[Point, ...]:
    """Return every other dot of a region, in window coordinates."""
    ground = Spots.ground_in(Rect(room))
    return tuple(ground.on_screen(dot) for dot in ground.dots.land(region).dots[::2])
