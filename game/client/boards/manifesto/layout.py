"""Where everything of Manifesto lies: seats, map, tags, hand, piles, slate and newspaper, for one window."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import dist, inf

from pygame import FRect as Rect

from game.client.table.motion import Place
from game.client.table.spots import side_by_side
from game.client.table.stage import Layout
from game.client.table.worldboard import WorldSpots
from game.client.world.dots import DotMap, Point, load_map
from game.client.world.spread import Ground
from game.core.agenda import Ask
from game.core.content import load, read, root
from game.core.contract import UNSEEN, Seat
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import AddCards, Note
from game.titles.manifesto.faces import REGIONS, Borders
from game.titles.manifesto.rules import ChooseEnemy, ChoosePartner, ChooseTarget
from game.titles.manifesto.state import Conflict, State, War

WIDE, HIGH = 1024.0, 452.0
"""The size of the map that is always in sight, in px of the map."""
CARD_W = 104.0
GAP = 7.0
RAISED = 10.0  # px by which a card stands higher that is part of what is being put together
LARGE = 1.4
"""The text scale from which tags and tray say less."""
COMPACT = 130.0
"""Width under which a seat shows its symbol and numbers only."""


@cache
def dots() -> DotMap:
    """The map of the twenty regions, as it was drawn."""
    return load_map(root() / "manifesto" / "board.tmx")


@cache
def sea_links(sea: bool, lanes: bool) -> tuple[tuple[Point, Point], ...]:
    """The shortest lines over the water between neighbours, in px of the map."""
    borders, found = _borders(), list[tuple[Point, Point]]()
    pairs = [*borders.strait, *(borders.sea if sea else ()), *(borders.lane if lanes else ())]
    for one, other in pairs:
        found.extend(_link(one, other))
    return tuple(found)


def _borders() -> Borders:
    return load(Borders, read(root() / "manifesto" / "map.toml")["borders"], "manifesto/map.toml, borders")


def _shore(region: str) -> list[Point]:
    """Every third dot of a region's rim: enough to find where two shores are near."""
    land = dots().land(region)
    return [land.dots[index] for index in land.rim[:: 3 if len(land.rim) > 30 else 1]]


def _link(one: str, other: str) -> Iterator[tuple[Point, Point]]:
    """One line, or two to the edges of the map where the way leads over its rim."""
    size = dots().size[0]
    best = min(
        (
            (dist((x, y), (u + shift, v)), (x, y), (u + shift, v), shift)
            for x, y in _shore(one)
            for u, v in _shore(other)
            for shift in (0.0, size, -size)
        ),
        key=lambda found: found[0],
    )
    _, start, end, shift = best
    yield start, end
    if shift:
        yield (start[0] - shift, start[1]), (end[0] - shift, end[1])


@dataclass(frozen=True)
class Spots(WorldSpots):
    """Where the fixed things are, for one window and one person below."""

    @property
    def large(self) -> bool:
        """Whether type is so large that tags and tray say less."""
        return self.frame.text_scale > LARGE

    # --- the map ---

    @cached_property
    def ground(self) -> Ground:
        """The map on the board."""
        return Ground(dots(), self.board, WIDE, HIGH)

    def tag(self, region: str, wide: float) -> Rect:
        """The tag of a region, so wide: it hangs from its mark and stays on the board."""
        mark = dots().mark("tag", region)
        x, y = self.ground.on_screen((mark.x, mark.y))
        board, high = self.board, self.tag_high
        left = min(max(board.left + 4, x - wide / 2), board.right - wide - 4)
        return Rect(left, min(max(board.top + 4, y), board.bottom - high - 6), wide, high)

    @property
    def tag_high(self) -> float:
        """Height of a tag."""
        return 22.0 * min(self.type, 1.6)

    def panel(self, region: str) -> Rect:
        """A region in the list: four in a row."""
        number, board = REGIONS.index(region), self.board
        wide, high = (board.w - 16 - 6 * 3) / 4, (board.h - 14 - 4 * 4) / 5
        return Rect(board.left + 8 + number % 4 * (wide + 6), board.top + 6 + number // 4 * (high + 4), wide, high)

    # --- what lies over the map ---

    def slate(self, floor: float = inf) -> Rect:
        """The slate on which notes are written and opened; it ends above `floor`."""
        board, main = self.board, self.frame.main
        if self.large:
            low = min(main.bottom - 4, floor - 6)
            return Rect(main.left + 8, main.top + 4, main.w - 16, low - main.top - 4)
        wide, low = min(960.0 * self.type, board.w - 24), min(board.bottom - 6, floor - 6)
        return Rect(board.centerx - wide / 2, board.top + 8, wide, low - board.top - 8)

    # --- the tray ---

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        return CARD_W * (1 + 0.92 * (self.type - 1)), self.frame.tray.h - 14

    @property
    def yours(self) -> float:
        """The x where what is yours begins."""
        return self.frame.tray.right - (96 if not self.large else 84 * self.type)

    @property
    def piles(self) -> float:
        """The x where the room for the hand ends and the piles begin."""
        return self.yours - (130 * self.type if not self.large else 10)

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        tray = self.frame.tray
        return Rect(tray.left + 14, tray.top + 8, self.piles - tray.left - 20, self.card[1])

    def hand_place(self, index: int, count: int) -> Point:
        """The centre of a card of the hand: side by side, closer when there are many."""
        return side_by_side(self.hand, self.card, index, count, GAP)

    @property
    def pile(self) -> tuple[float, float]:
        """Width and height of a card on a pile."""
        k = 1.0 if self.large else self.type
        return 48.0 * k, 66.0 * k

    def deck(self) -> Point:
        """The centre of the draw deck; where type is large, what is said of it."""
        tray = self.frame.tray
        if self.large:
            return self.yours + 30, tray.bottom - 44
        return self.piles + 34 * self.type, tray.top + 30 + self.pile[1] / 2

    def spent(self) -> Point:
        """The centre of the discard pile."""
        x, y = self.deck()
        return (x, y) if self.large else (x + 62 * self.type, y)

    # --- the rail ---

    def rail(self) -> Rect:
        """The room for the newspaper: the rail itself, or the drawer when type is large."""
        rail = self.frame.rail
        if not self.frame.tabbed:
            return Rect(rail.left + 8, rail.top + 7, rail.w - 16, rail.h - 15)
        wide = min(300 * self.type, self.frame.main.w - 80)
        return Rect(rail.left - wide - 4, rail.top + 6, wide, rail.h - 12)

    # --- everything that moves ---

    def lay_out(self, view: State) -> Layout:
        """Say where every thing lies."""
        wide, high = self.pile
        x, y = self.deck()
        places: dict[str, Place] = {"@card": Place(x, y, wide, high, "back", 0, "deck", "card")}
        for layer, card in enumerate(view.discard):
            places[card] = Place(*self.spent(), wide, high, f"mini:{card}", layer, "spent", "card")
        for seat in view.seats:
            places.update(self._hand(view, seat))
        match view.contest:
            case Conflict(card, _, region):
                places[card] = self._played(card, self._beneath(region))
            case War(card):
                places[card] = self._played(card, self.board.center)
        return places

    def _beneath(self, region: str) -> Point:
        """Where a card hangs that is played on a region: under its tag, or beside one that is far down."""
        tag = self.panel(region) if self.listed else self.tag(region, CARD_W)
        low = tag.bottom + 8 + 126 * 0.8 > self.board.bottom
        return (tag.right + 60, tag.centery) if low else (tag.centerx, tag.bottom + 8 + 63 * 0.8)

    def _played(self, card: str, at: Point) -> Place:
        wide, high = CARD_W * 0.8, 126 * 0.8
        board = self.board
        x = min(max(board.left + wide / 2 + 8, at[0]), board.right - wide / 2 - 8)
        y = min(max(board.top + high / 2 + 8, at[1]), board.bottom - high / 2 - 8)
        return Place(x, y, wide, high, f"card:{card}", 500, "played", "card")

    def _hand(self, view: State, seat: Seat) -> Iterator[tuple[str, Place]]:
        hand, used = view.hands[seat], drafted(view)
        near = seat == self.below and UNSEEN not in hand
        plaque = self.seat(seat, len(view.factions))
        for index, card in enumerate(hand):
            if near:
                x, y = self.hand_place(index, len(hand))
                rise = RAISED if card in used else 0
                yield card, Place(x, y - rise, *self.card, f"card:{card}", 100 + index, f"hand:{seat}", "card")
                continue
            x, y, unseen = plaque.centerx, plaque.centery, card == UNSEEN
            place = Place(x, y, 18, 24, "slip", 100 + index, f"hand:{seat}", "card", unseen)
            yield (f"{seat}#{index}" if unseen else card), place


def drafted(view: State) -> tuple[str, ...]:
    """The cards that are part of what is being put together."""
    match telling.asked(view):
        case AddCards(_, bid):
            return bid.cards
        case ChooseTarget(_, card) | ChoosePartner(_, card) | ChooseEnemy(_, card):
            return (card,)
        case _:
            return ()


def note_of(view: State, seat: Seat | None) -> Ask[State] | None:
    """The step of the note that a seat is writing now."""
    top = telling.asked(view)
    return top if isinstance(top, Note) and top.seat == seat else None
