"""Where everything of Ideology lies: seats, map, plates, hand, piles, Advancements and rail, for one window."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import product

from pygame import FRect as Rect

from game.client.boards.ideology.strip import Strip
from game.client.table.motion import Place
from game.client.table.spots import side_by_side
from game.client.table.stage import Layout
from game.client.table.worldboard import WorldSpots
from game.client.world.dots import DotMap, Point, load_map
from game.client.world.spread import Ground
from game.core.agenda import Ask
from game.core.content import root
from game.core.contract import UNSEEN
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, REGION
from game.titles.ideology.state import Duel, State

WIDE, HIGH = 1024.0, 452.0
"""The size of the map that is always in sight, in px of the map."""
CARD_W = 78.0
GAP = 8.0
RAISED = 10.0  # px by which a card stands higher that is part of what is being put together
LARGE = 1.4
"""The text scale from which plates become tags and the tray says less."""
COMPACT = 130.0
"""Width under which a seat shows its symbol and numbers only."""
CELL = 11.0  # px from one slot of a plate to the next
HEAD, ROW = 18.0, 12.0  # px: the name on a plate, and each of its three rows
LETTER = 5.4  # px a letter of a name takes on a plate; the longest are written smaller
NUMBER = 28.0  # px beside the name: the edges and the level


@cache
def dots() -> DotMap:
    """The map of the 43 regions, as it was drawn."""
    return load_map(root() / "ideology" / "board.tmx")


def slots(region: str) -> int:
    """How many cards of an area can ever lie at a region: its plate is made for them."""
    return 2 * REGION[region].level


@dataclass(frozen=True)
class Plate:
    """A region on the board: where its plate is; a small one has no room for cards, a brief one for no name."""

    rect: Rect
    small: bool = False
    brief: bool = False


@dataclass(frozen=True)
class Spots(WorldSpots):
    """Where the fixed things are, for one window and one person below."""

    @property
    def large(self) -> bool:
        """Whether type is so large that plates and tray say less."""
        return self.frame.text_scale > LARGE

    # --- the map ---

    @cached_property
    def ground(self) -> Ground:
        """The map on the board."""
        return Ground(dots(), self.board, WIDE, HIGH)

    def plates(self, view: State) -> dict[str, Plate]:
        """The plate of every region in play: those that were there before never move."""
        board = self.board
        room = (board.left, board.top, board.w, board.h)
        letters = self.type if self.large else 0.0
        found = _plates(tuple(view.levels), room, self.plate_scale, letters)
        return dict(zip(view.levels, found, strict=True))

    @property
    def plate_scale(self) -> float:
        """How much larger plates are than in the smallest window; type above that makes them tags."""
        return min(self.type, LARGE)

    # --- what lies over the map ---

    def strip(self, view: State, region: str) -> Strip:
        """The strip on which cards answer cards: at the side, and so broad, that the region stays in view."""
        main = self.frame.main
        if self.large:
            return Strip(Rect(main.left + 8, self.board.top, main.w - 16, self.board.h - 6), self.type, True)
        rect = min(self._strips(), key=lambda rect: self._hides(rect, view, region))
        return Strip(rect, self.type, False)

    def _strips(self) -> Iterator[Rect]:
        """Where the strip may lie: left or right, broad or narrow; the first that hides nothing is taken."""
        board = self.board
        for wide in (600.0, 540.0, 470.0):
            across = min(wide * self.type, board.w - 40)
            yield Rect(board.left + 20, board.top + 12, across, board.h - 22)
            yield Rect(board.right - 20 - across, board.top + 12, across, board.h - 22)

    def _hides(self, rect: Rect, view: State, region: str) -> float:
        """How much of a region a strip would hide: the share of its plate, and its middle."""
        plate = self.plates(view)[region].rect
        both = plate.clip(rect)
        return both.w * both.h / (plate.w * plate.h) + 2.0 * rect.collidepoint(self.ground.centre(region))

    def sheet(self, rows: int = 4) -> Rect:
        """The sheet on which wishes are written and Ideologies chosen; lower for one row."""
        board, main = self.board, self.frame.main
        if self.large:
            return Rect(main.left + 8, board.top, main.w - 16, board.h - 6)
        wide = min(800.0 * self.type, board.w - 24)
        high = min(board.h - 16, {1: 250.0, 2: 330.0}.get(rows, board.h) * self.type)
        return Rect(board.centerx - wide / 2, board.top + 8, wide, high)

    # --- the tray ---

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        return CARD_W * (1 + 0.8 * (self.type - 1)), self.frame.tray.h - 28

    @property
    def bought(self) -> Rect:
        """The room for the Advancements."""
        tray = self.frame.tray
        wide = 268.0 * self.type if not self.large else 66 * 4 * min(self.type, 1.6)
        return Rect(tray.right - wide - 4, tray.top + 8, wide, tray.h - 14)

    def advancement(self, number: int) -> Rect:
        """The field of an Advancement: two in a row, or four where only signs have room."""
        room = self.bought
        if self.large:
            wide, high = room.w / 4, room.h / 2
            return Rect(room.left + number % 4 * wide, room.top + number // 4 * high, wide - 6, high - 6)
        top = room.top + 21 * self.type
        high = (room.bottom - top + 3) / 4
        column, row = (0, 3) if number == len(ADVANCEMENTS) - 1 else (number // 3, number % 3)
        wide = room.w if number == len(ADVANCEMENTS) - 1 else room.w / 2
        return Rect(room.left + column * room.w / 2, top + row * high, wide - 4, high - 4)

    @property
    def piles(self) -> float:
        """The x where the room for the hand ends and the piles begin."""
        return self.bought.left - (128 * self.type if not self.large else 10)

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        tray = self.frame.tray
        return Rect(tray.left + 14, tray.top + 14, self.piles - tray.left - 26, self.card[1])

    def hand_place(self, index: int, count: int) -> Point:
        """The centre of a card of the hand: side by side, closer when there are many."""
        return side_by_side(self.hand, self.card, index, count, GAP)

    @property
    def pile(self) -> tuple[float, float]:
        """Width and height of a card on a pile."""
        k = 1.0 if self.large else self.type
        return 44.0 * k, 63.0 * k

    def deck(self) -> Point:
        """The centre of the deck; where type is large it has no room of its own."""
        tray = self.frame.tray
        if self.large:
            return self.piles - 20, tray.bottom - 36
        return self.piles + 32 * self.type, tray.top + 30 * self.type + self.pile[1] / 2

    def spent(self) -> Point:
        """The centre of the discard pile."""
        x, y = self.deck()
        return (x, y) if self.large else (x + 62 * self.type, y)

    # --- the rail ---

    def rail(self) -> Rect:
        """The room on the rail, or in the drawer when type is large."""
        rail = self.frame.rail
        if not self.frame.tabbed:
            return Rect(rail.left + 16, rail.top + 12, rail.w - 32, rail.h - 20)
        wide = min(330 * self.type, self.frame.main.w - 80)
        return Rect(rail.left - wide - 4, rail.top + 6, wide, rail.h - 12)

    # --- everything that moves ---

    def lay_out(self, view: State) -> Layout:
        """Say where every card lies that anybody can see: cards of one seat and area are all alike."""
        places: dict[str, Place] = {}
        seats = len(view.factions)
        for seat in view.seats:
            x, y = self.deck() if seat == self.below else self.seat(seat, seats).center
            wide, high = self.pile if seat == self.below else (18.0, 24.0)
            for area in AREAS:
                face = f"back:{seat}" if seat == self.below else "slip"
                places[f"@{seat}:{area}"] = Place(x, y, wide, high, face, 0, f"deck:{seat}")
        places.update(self._hand(view))
        places.update(self._spent(view))
        places.update(self._abroad(view))
        if view.duel is not None and view.duel.lies:
            places.update([self._attack(view, view.duel)])
        return places

    def _attack(self, view: State, duel: Duel) -> tuple[str, Place]:
        """The attack card that waits for its answer, on the strip."""
        strip, number = self.strip(view, duel.region), duel.played - 1
        rect, _, _ = strip.pair(number - strip.first(duel.played))
        kin = f"{duel.aggressor}:{AREAS[duel.area]}"
        return f"duel:{number}", Place(*rect.center, *rect.size, f"card:{kin}", 800, "duel", kin, True)

    def _hand(self, view: State) -> Iterator[tuple[str, Place]]:
        seat, hand = self.below, view.hands[self.below]
        if UNSEEN in hand:
            return
        given = view.sealed[seat] if view.phase == "resource" else ()
        number = 0
        for area in AREAS:
            held, sealed = hand.count(area), given.count(area)
            for copy in range(held):
                x, y = self.hand_place(number, len(hand))
                rise = RAISED if copy >= held - sealed else 0.0
                face, zone = f"card:{seat}:{area}", f"hand:{seat}"
                yield (
                    f"hand:{seat}:{area}:{copy}",
                    Place(x, y - rise, *self.card, face, 100 + number, zone, f"{seat}:{area}", True),
                )
                number += 1

    def _spent(self, view: State) -> Iterator[tuple[str, Place]]:
        """The discard pile of whoever sits below; those of others lie behind their plaques."""
        seat, counts = self.below, dict.fromkeys(AREAS, 0)
        x, y = self.spent()
        for layer, area in enumerate(view.discards[seat]):
            name = f"spent:{seat}:{area}:{counts[area]}"
            counts[area] += 1
            kin = f"{seat}:{area}"
            yield name, Place(x, y, *self.pile, f"mini:{seat}:{area}", layer, f"spent:{seat}", kin, True)

    def _abroad(self, view: State) -> Iterator[tuple[str, Place]]:
        """Every card at a region, in its slot."""
        plates, k = self.plates(view), self.plate_scale
        for region, areas in view.cards.items():
            plate = plates[region]
            for area, of_seats in enumerate(areas):
                slot = 0
                for seat, count in enumerate(of_seats):
                    for copy in range(count):
                        x, y = slot_place(plate, area, slot, k)
                        slot += 1
                        yield (
                            f"at:{region}:{area}:{seat}:{copy}",
                            Place(
                                x, y, 9 * k, 9 * k, f"slot:{seat}:{AREAS[area]}", 10, f"at:{region}",
                                f"{seat}:{AREAS[area]}", True,
                            ),
                        )  # fmt: skip


def slot_place(plate: Plate, area: int, slot: int, k: float) -> Point:
    """The centre of a slot on a plate; a small one has them all in its middle."""
    rect = plate.rect
    if plate.small:
        return rect.center
    return rect.left + (21 + CELL * slot + CELL / 2 - 0.5) * k, rect.top + (HEAD + ROW * area + ROW / 2) * k


Room = tuple[float, float, float, float]


@lru_cache(maxsize=256)
def _plates(order: tuple[str, ...], room: Room, k: float, letters: float) -> tuple[Plate, ...]:
    """Place the plates one after the other, as their regions came into play; tags where type is so large."""
    if not order:
        return ()
    placed = _plates(order[:-1], room, k, letters)
    return (*placed, _placed(order[-1], [plate.rect for plate in placed], room, k, letters))


def _placed(region: str, taken: Sequence[Rect], room: Room, k: float, letters: float) -> Plate:
    """The best free place for a plate; where there is none, for a tag, or for a sign."""
    if not letters:
        rect = _free(region, plate_size(region, k), taken, room)
        if rect is not None:
            return Plate(rect)
    rect = _free(region, tag_size(region, letters or k), taken, room)
    if rect is not None:
        return Plate(rect, True)
    size = (40.0 * k, 20.0 * k)
    rect = _free(region, size, taken, room)
    if rect is None:
        x, y = Ground(dots(), Rect(room), WIDE, HIGH).centre(region)
        rect = Rect(x - size[0] / 2, y - size[1] / 2, *size)
    return Plate(rect, True, True)


def plate_size(region: str, k: float) -> tuple[float, float]:
    """Width and height of a plate: room for its name, its level, and all cards it can ever hold."""
    name = len(REGION[region].name) * LETTER + NUMBER
    return max(name, 27 + CELL * slots(region)) * k, (HEAD + 3 * ROW + 3) * k


def tag_size(region: str, letters: float) -> tuple[float, float]:
    """Width and height of a tag: the name and the level."""
    return (len(REGION[region].name) * LETTER + NUMBER) * letters, 21 * letters


SHIFTS = sorted(
    product((0, -34, 34, -68, 68, -102, 102, -136, 136, -170, 170), (0, -26, 26, -52, 52, -78, 78, -104, 104)),
    key=lambda shift: shift[0] ** 2 + 1.4 * shift[1] ** 2,
)


def _free(region: str, size: tuple[float, float], taken: Sequence[Rect], room: Room) -> Rect | None:
    """The nearest place that no other plate takes; over the region itself, or beside it if that is small."""
    (wide, high), area = size, Rect(room).inflate(-8, -8)
    x, y = Ground(dots(), Rect(room), WIDE, HIGH).centre(region)
    best: tuple[float, Rect] | None = None
    for across, down in SHIFTS:
        left = min(max(area.left, x + across - wide / 2), area.right - wide)
        top = min(max(area.top, y + down - high / 2), area.bottom - high)
        rect = Rect(left, top, wide, high)
        if any(rect.inflate(8, 8).colliderect(other) for other in taken):
            continue
        cost = (rect.centerx - x) ** 2 + 1.4 * (rect.centery - y) ** 2 + _covering(region, rect, room)
        if best is None or cost < best[0]:
            best = (cost, rect)
    return best[1] if best else None


def _covering(region: str, rect: Rect, room: Room) -> float:
    """A plate had better not hide its own region: in px², by the share of the dots that lie under it."""
    return 5200.0 * sum(map(rect.collidepoint, _on_screen(region, room))) / len(_on_screen(region, room))


@cache
def _on_screen(region: str, room: Room) -> tuple[Point, ...]:
    """Every other dot of a region, where it is in the window."""
    ground = Ground(dots(), Rect(room), WIDE, HIGH)
    return tuple(ground.on_screen(dot) for dot in dots().land(region).dots[::2])


def asked(view: State) -> Ask[State] | None:
    """What is asked on top, if anything is."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Ask) else None
