"""The layout of Manifesto for a window: seats, map, tags, hand, piles, slate and newspaper."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import dist, inf

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import TITLE
from game.client.kit import boxes
from game.client.kit.theme import GAP, NEAR, PAD, TIGHT
from game.client.table.hand import in_hands, placed
from game.client.table.things import Layout, Place
from game.client.table.worldboard import WorldSpots, dots
from game.client.world.dots import Point
from game.core.asking import on_top
from game.core.content.loading import load, read, root
from game.core.contract import Seat
from game.titles.manifesto.bidding import AddCards, Note
from game.titles.manifesto.faces import REGIONS, Borders
from game.titles.manifesto.rules import ChooseEnemy, ChoosePartner, ChooseTarget
from game.titles.manifesto.state import Conflict, State, War

CARD_W = 104.0
GROWS = 1.6  # the most that large type enlarges tags
SHORE = 30  # dots in a rim; on a longer one every third is enough to find where two shores are close
TAG = 22.0
PLAYED = (CARD_W * 0.8, 126 * 0.8)
"""The size of a card played on a region."""
FROM_TAG = 60.0  # px from a tag to the middle of a card beside it
PILE = (48.0, 66.0)
PILES = 130.0  # px for both piles
LABELLED = 28.0  # px from the top of the tray to a pile, so that its label is level with the others
YOURS, YOURS_LARGE = 96.0, 84.0  # px for the near seat's possessions; the second in large type
SLATE = 960.0
SLIP = (18.0, 24.0)
ACROSS, DOWN = 4, 5
"""The columns and rows of regions in the list."""
ON_REGION = 500  # the layer of a played card
COMPACT = 130.0
"""The width in px below which a seat shows only its symbol and numbers."""


@cache
def sea_links(sea: bool, lanes: bool) -> tuple[tuple[Point, Point], ...]:
    """Return the shortest lines over water between neighbours, in map px."""
    borders, found = _borders(), list[tuple[Point, Point]]()
    pairs = [*borders.strait, *(borders.sea if sea else ()), *(borders.lane if lanes else ())]
    for one, other in pairs:
        found.extend(_link(one, other))
    return tuple(found)


def _borders() -> Borders:
    return load(Borders, read(root() / "manifesto" / "map.toml")["borders"], "manifesto/map.toml, borders")


def _shore(region: str) -> list[Point]:
    """Return the dots of a region's rim; every third is enough on a long one."""
    land = dots(TITLE).land(region)
    return [land.dots[index] for index in land.rim[:: 3 if len(land.rim) > SHORE else 1]]


def _link(one: str, other: str) -> Iterator[tuple[Point, Point]]:
    """Yield the line between two regions, or two lines to the edges of the map if it wraps around."""
    size = dots(TITLE).size[0]
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
    """The layout of the board of Manifesto."""

    TITLE = TITLE
    IN_SIGHT = 1024.0, 452.0
    WIDENS = 0.92
    HAND_GAP = NEAR

    # --- the map ---

    def tag(self, region: str, wide: float) -> Rect:
        """Return a region's tag `wide` px across, hanging from its mark and kept on the board."""
        x, y = self.ground.mark("tag", region)
        return boxes.kept_in(Rect(x - wide / 2, y, wide, self.tag_high), boxes.inset(self.board, TIGHT))

    @property
    def tag_high(self) -> float:
        return TAG * min(self.type, GROWS)

    def panel(self, region: str) -> Rect:
        """Return the panel of a region in the list."""
        room = boxes.inset(self.board, GAP, NEAR)
        high = (room.h - NEAR * (DOWN - 1)) / DOWN
        return boxes.cell(room, ACROSS, REGIONS.index(region), high, NEAR)

    # --- over the map ---

    def slate(self, floor: float = inf) -> Rect:
        """Return the slate on which notes are written and opened, ending above `floor`."""
        around = boxes.inset(self.frame.main, GAP, TIGHT) if self.large else boxes.inset(self.board, GAP)
        wide = around.w if self.large else min(SLATE * self.type, around.w)
        low = min(around.bottom, floor - NEAR)
        return Rect(around.centerx - wide / 2, around.top, wide, low - around.top)

    # --- the tray ---

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        return self.wide(CARD_W), self.frame.tray.h - 2 * NEAR

    @property
    def yours(self) -> float:
        """The x where the near seat's possessions begin."""
        return self.frame.tray.right - (YOURS_LARGE * self.type if self.large else YOURS)

    @property
    def piles(self) -> float:
        """The x where the room for the hand ends and the piles begin."""
        return self.yours - (GAP if self.large else PILES * self.type)

    @property
    def hand(self) -> Rect:
        tray = self.frame.tray
        return Rect(tray.left + PAD, tray.top + GAP, self.piles - tray.left - 2 * PAD, self.card[1])

    @property
    def pile(self) -> tuple[float, float]:
        """Width and height of a card on a pile."""
        k = 1.0 if self.large else self.type
        return PILE[0] * k, PILE[1] * k

    def deck(self) -> Rect:
        """Return the draw deck or, in large type, where no pile is painted, the place its cards come from."""
        tray, (wide, high) = self.frame.tray, self.pile
        if self.large:
            return Rect(self.yours + NEAR, tray.bottom - high - GAP, wide, high)
        return Rect(self.piles + PAD * self.type, tray.top + LABELLED * self.type, wide, high)

    def spent(self) -> Rect:
        """Return the discard pile."""
        deck = self.deck()
        return deck if self.large else deck.move(deck.w + PAD * self.type, 0)

    # --- moving things ---

    def lay_out(self, view: State) -> Layout:
        places: dict[str, Place] = {"@card": placed(self.deck(), "back", 0, "deck", "card")}
        for layer, card in enumerate(view.discard):
            places[card] = placed(self.spent(), f"mini:{card}", layer, "spent", "card")
        for seat in view.seats:
            slip = boxes.around(*self.seat(seat, len(view.factions)).center, *SLIP)
            places.update(in_hands(self, view, seat, slip, drafted(view)))
        match view.contest:
            case Conflict(card, _, region):
                places[card] = self._played(card, self._beneath(region))
            case War(card):
                places[card] = self._played(card, self.board.center)
        return places

    def _beneath(self, region: str) -> Point:
        """Return the centre of a card played on a region: below its tag, or beside a tag near the bottom."""
        tag, (_, high) = self.panel(region) if self.listed else self.tag(region, CARD_W), PLAYED
        if tag.bottom + GAP + high > self.board.bottom:
            return tag.right + FROM_TAG, tag.centery
        return tag.centerx, tag.bottom + GAP + high / 2

    def _played(self, card: str, at: Point) -> Place:
        rect = boxes.kept_in(boxes.around(*at, *PLAYED), boxes.inset(self.board, GAP))
        return placed(rect, f"card:{card}", ON_REGION, "played", "card")


def drafted(view: State) -> tuple[str, ...]:
    """Return the cards that are part of the draft."""
    match on_top(view):
        case AddCards(_, bid):
            return bid.cards
        case ChooseTarget(_, card) | ChoosePartner(_, card) | ChooseEnemy(_, card):
            return (card,)
        case _:
            return ()


def note_of(view: State, seat: Seat | None) -> Note | None:
    """Return the current step of the note that a seat is writing, or None."""
    top = on_top(view)
    return top if isinstance(top, Note) and top.seat == seat else None
