"""Where everything of 1955 lies: pure geometry from a view and the room there is for it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from pygame import FRect as Rect

from game.client.table.spots import BoardSpots, side_by_side
from game.client.table.stage import Layout, Place
from game.client.world.dots import DotMap, load_map
from game.core.content import root
from game.core.contract import UNSEEN, Seat
from game.core.views import Draft
from game.titles.espionage.answers import AddToBlock, Resolve, SendSpy
from game.titles.espionage.cards import KeepMore
from game.titles.espionage.faces import COUNTRIES, COUNTRY
from game.titles.espionage.rules import AddCards, PlaceInfluence, SendSpyByGadget, TakeAim
from game.titles.espionage.state import Deed, Influence, Special, State, progress

CARD_W, CARD_H = 112.0, 120.0
COLUMN = 170.0  # px from one country to the next, as the map is drawn
STEP = 18.0  # px from one step of a track to the next, when there is room
PACE = 90 / STEP  # ms per px of a marker
RAISED = 9.0  # px by which a card that is in use stands higher


@cache
def dots() -> DotMap:
    """The six countries as dots, as they lie in a window of 1280 x 720."""
    return load_map(root() / "espionage" / "board.tmx")


def shifted(of: DotMap, dx: Mapping[str, float], dy: float) -> DotMap:
    """The same dots with every country a little further along; cells stay, so picking needs the old places."""
    regions = {
        name: replace(
            land,
            dots=tuple((x + dx[name], y + dy) for x, y in land.dots),
            centre=(land.centre[0] + dx[name], land.centre[1] + dy),
        )
        for name, land in of.regions.items()
    }
    return replace(of, regions=regions)


class Spots(BoardSpots):
    """Where the fixed things of 1955 are; listed, the countries are six panels in two rows, not six columns."""

    def way(self, seat: Seat) -> int:
        """Which way a seat's stars lie: +1 for down, where whoever sits below has them."""
        return 1 if seat == self.below else -1

    # --- the board ---

    @property
    def shift(self) -> tuple[dict[str, float], float]:
        """How far each country, and all of them down, lies from where it was drawn: spread over the width."""
        pitch = min(230.0, max(COLUMN, (self.frame.main.w - 4) / 6))
        left = (self.frame.main.w - 6 * pitch) / 2 + (pitch - COLUMN) / 2 - 2
        dx = {country: left + (pitch - COLUMN) * number for number, country in enumerate(COUNTRIES)}
        return dx, self.middle - 305.5

    @property
    def edge(self) -> float:
        """Height of the two edges; mere lines where type is so large that words would take half the board."""
        return 26 * self.type if self.type < 1.7 else 6.0

    @property
    def middle(self) -> float:
        """The y of the centre of all tracks."""
        main = self.frame.main
        return main.centery + 15 * self.type

    def top_edge(self) -> Rect:
        """The edge of whoever sits opposite."""
        main = self.frame.main
        return Rect(main.left, main.top, main.w, self.edge)

    def bottom_edge(self) -> Rect:
        """The edge of whoever sits below."""
        main = self.frame.main
        return Rect(main.left, main.bottom - self.edge, main.w, self.edge)

    def panel(self, country: str) -> Rect:
        """A country in the list: three in a row."""
        number = COUNTRIES.index(country)
        top, bottom = self.top_edge().bottom + 8, self.bottom_edge().top - 8
        wide, high = (self.frame.main.w - 32) / 3, (bottom - top - 8) / 2
        return Rect(8 + number % 3 * (wide + 8), top + number // 3 * (high + 8), wide, high)

    def beads(self, view: State, country: str) -> tuple[float, float, float]:
        """In the list: x and y of the middle of a country's track, and the px of a step."""
        panel = self.panel(country)
        return panel.centerx, panel.bottom - 16, (panel.w / 2 - 26) / view.level.tracks[country]

    def column(self, country: str) -> Rect:
        """Everything that belongs to a country."""
        if self.listed:
            return self.panel(country)
        number, dx = COUNTRIES.index(country), self.shift[0][country]
        top, bottom = self.top_edge().bottom + 6, self.bottom_edge().top - 4
        return Rect(4 + dx + COLUMN * number, top, COLUMN - 2, bottom - top)

    def track(self, country: str) -> float:
        """The x of a country's track."""
        if self.listed:
            return self.panel(country).centerx
        return dots().mark("track", country).x + self.shift[0][country]

    def step(self, view: State) -> float:
        """The px from one step of a track to the next."""
        longest = max(view.level.tracks.values())
        top = self.column(COUNTRIES[0]).top + 50 * self.type
        bottom = self.bottom_edge().top - 26
        return min(STEP, (self.middle - top - 12) / longest, (bottom - self.middle) / longest)

    def spy(self, seat: Seat, country: str) -> Rect:
        """The plaque of a spy: theirs at the top of the column, yours at its bottom."""
        column, t = self.column(country), self.type
        wide, high = 60 * min(t, 1.5), 24 * min(t, 1.5)
        if self.listed:
            left = column.right - 26 - wide - (0 if seat == self.below else wide + 6)
            return Rect(left, column.top + 6, wide, high)
        if seat == self.below:
            return Rect(column.left + 8, column.bottom - high - 5, wide, high)
        return Rect(column.left + 8, column.top + 50 * t, wide, high)

    # --- the tray ---

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        tray = self.frame.tray
        return CARD_W * (1 + 0.71 * (self.type - 1)), min(tray.h - 20, CARD_H * self.type)

    @property
    def piles(self) -> float:
        """The x where the room for the hand ends and the piles begin."""
        return self.frame.tray.right - 2 * self.pile[0] - 22 * self.type - 36

    @property
    def hand(self) -> Rect:
        """The room for the hand."""
        tray, (_, high) = self.frame.tray, self.card
        return Rect(tray.left + 14, tray.top + 13, self.piles - tray.left - 28, high)

    def hand_place(self, index: int, count: int) -> tuple[float, float]:
        """The centre of a card of the hand: 10 px apart, closer when there are many."""
        return side_by_side(self.hand, self.card, index, count, 10)

    def overlapping(self, count: int) -> bool:
        """Whether so many cards cover one another's right side."""
        wide = self.card[0]
        return count > 1 and (self.hand.w - wide) / (count - 1) < wide - 12

    @property
    def pile(self) -> tuple[float, float]:
        """Width and height of a card on a pile."""
        return 48.0 * min(self.type, 1.3), 66.0 * min(self.type, 1.3)

    def deck(self) -> tuple[float, float]:
        """The centre of the draw deck."""
        wide, high = self.pile
        return self.piles + 14 + wide / 2, self.frame.tray.top + 10 + 18 * self.type + high / 2

    def discard(self) -> tuple[float, float]:
        """The centre of the discard pile."""
        x, y = self.deck()
        return x + self.pile[0] + 22 * self.type, y

    def beside(self, cards: int) -> Rect:
        """The free room between a hand of so many cards and the piles: why not these?"""
        tray = self.frame.tray
        left = self.hand_place(cards - 1, cards)[0] + self.card[0] / 2 + 20 if cards else self.hand.left
        return Rect(left, tray.top + 12, self.piles - left - 14, tray.h - 20)

    # --- the rail ---

    def rail(self) -> Rect:
        """The room for plaques, sum and teletype: the rail itself, or the drawer when type is large."""
        rail = self.frame.rail
        if not self.frame.tabbed:
            return Rect(rail.left + 9, rail.top + 7, rail.w - 18, rail.h - 14)
        wide = min(300 * self.type, self.frame.main.w - 80)
        return Rect(rail.left - wide - 4, rail.top + 12, wide - 12, rail.h - 24)

    def tab(self, number: int) -> Rect:
        """A tab of the rail when type is large."""
        rail = self.frame.rail
        high = min(84 * self.type, (rail.h - 32) / 3)
        return Rect(rail.left + 5, rail.top + 8 + number * (high + 8), rail.w - 10, high)

    def plaque(self, seat: Seat, opened: bool) -> Rect:
        """Who sits there; `opened` is whether the hand opposite lies open between the two plaques."""
        rail, high = self.rail(), 92 * self.type
        second = rail.top + high + 6 + (self.open_height if opened else 0)
        return Rect(rail.left, second if seat == self.below else rail.top, rail.w, high)

    @property
    def open_height(self) -> float:
        """Height of the row in which a hand lies open."""
        return 66 * self.type

    def open_hand(self) -> Rect:
        """The row in which the hand opposite lies open."""
        rail = self.rail()
        return Rect(rail.left, rail.top + 92 * self.type + 6, rail.w, self.open_height - 6)

    def slot(self, seat: Seat, index: int, opened: bool) -> tuple[float, float]:
        """The centre of a face-down card on a plaque."""
        if self.frame.tabbed:
            return self.tab(0).center
        plaque, t = self.plaque(seat, opened), self.type
        return plaque.left + 75 * t + index * 15 * t, plaque.top + 56 * t

    # --- everything that moves ---

    def lay_out(self, view: State) -> Layout:
        """Say where every thing lies."""
        places: dict[str, Place] = {}
        deck, (wide, high) = self.deck(), self.pile
        places["@card"] = Place(*deck, wide, high, "back", 0, "deck", "card")
        for layer, card in enumerate(lying(view)):
            places[card] = Place(*self.discard(), wide, high, f"mini:{card}", layer, "discard", "card")
        for seat in (0, 1):
            places.update(self._hand(view, seat))
            places.update(self._gadgets(view, seat))
            if view.spies[seat]:
                rect = self.spy(seat, view.spies[seat])
                places[f"spy:{seat}"] = Place(rect.centerx, rect.centery, rect.w, rect.h, "spy", 60, "map")
        places.update(self._deeds(view))
        places.update(self._markers(view))
        return places

    def _hand(self, view: State, seat: Seat) -> Iterator[tuple[str, Place]]:
        hand = view.hands[seat]
        near = seat == self.below and UNSEEN not in hand
        opened = opened_row(view, self.below)
        used = drafted(view)
        for index, card in enumerate(hand):
            if near:
                x, y = self.hand_place(index, len(hand))
                rise = RAISED if card in used else 0
                face = f"{'slim' if self.overlapping(len(hand)) else 'card'}:{card}"
                yield card, Place(x, y - rise, *self.card, face, 100 + index, f"hand:{seat}", "card")
            elif card == UNSEEN:
                x, y = self.slot(seat, index, opened)
                t = self.type
                place = Place(x, y, 11 * t, 14 * t, f"back:{seat}", 100 + index, f"hand:{seat}", "card", True)
                yield f"{seat}#{index}", place
            else:
                yield card, self._opened(index, len(hand), card, seat)

    def _opened(self, index: int, count: int, card: str, seat: Seat) -> Place:
        if self.frame.tabbed:
            return Place(*self.tab(0).center, 44, 60, f"mini:{card}", 100 + index, f"hand:{seat}", "card")
        row, t = self.open_hand(), self.type
        wide = min(44 * t, (row.w - 4 * (count - 1)) / max(count, 1))
        x = row.left + wide / 2 + index * (wide + 4)
        return Place(x, row.centery, wide, row.h, f"mini:{card}", 100 + index, f"hand:{seat}", "card")

    def _gadgets(self, view: State, seat: Seat) -> Iterator[tuple[str, Place]]:
        plaque, t = self.plaque(seat, opened_row(view, self.below)), self.type
        waiting = [card for deed in deeds(view) for card in deed.cards]
        for index, card in enumerate(view.gadgets[seat].values()):
            if card not in waiting and self.frame.tabbed:
                yield card, Place(*self.tab(0).center, 15, 20, f"mini:{card}", 90, f"gadget:{seat}", "card")
            elif card not in waiting:
                x, y = plaque.left + 78 * t + index * 17 * t, plaque.bottom - 14 * t
                yield card, Place(x, y, 15 * t, 20 * t, f"mini:{card}", 90, f"gadget:{seat}", "card")

    def _deeds(self, view: State) -> Iterator[tuple[str, Place]]:
        """Cards of what is announced lie over the country they are about, until it is settled."""
        for depth, deed in enumerate(deeds(view)):
            x, y = self.deed_place(deed, depth)
            for index, card in enumerate(deed.cards):
                at = x + (index - (len(deed.cards) - 1) / 2) * 34
                layer = 500 + 20 * depth + index
                yield card, Place(at, y, CARD_W * 0.8, CARD_H * 0.8, f"card:{card}", layer, "played", "card")

    def deed_place(self, deed: Deed, depth: int) -> tuple[float, float]:
        """Where the cards of a deed lie while it waits: on the side of whoever announced it."""
        main, way = self.frame.main, 1 if deed.seat == self.below else -1
        country = country_of(deed)
        x = self.track(country) if country else main.centerx
        high = min(108.0, (main.h - 2 * self.edge) / 2 - 60)
        return x + depth * 40, self.middle + way * high

    def _markers(self, view: State) -> Iterator[tuple[str, Place]]:
        for country in COUNTRIES:
            if self.listed:
                x, y, step = self.beads(view, country)
                x += progress(view, self.below, country) * step
                yield f"marker:{country}", Place(x, y, 20, 20, "marker", 50, "track", "marker", pace=90 / step)
                continue
            step = self.step(view)
            y = self.middle + progress(view, self.below, country) * step
            yield (
                f"marker:{country}",
                Place(self.track(country), y, 20, 20, "marker", 50, "track", "marker", pace=PACE),
            )


def deeds(view: State) -> list[Deed]:
    """What is announced and waits, the first announced first."""
    return [item.deed for item in view.agenda if isinstance(item, Resolve)]


def lying(view: State) -> list[str]:
    """What lies on the discard pile: what was announced lies over its country until it is settled."""
    waiting = {card for deed in deeds(view) for card in deed.cards}
    return [card for card in view.discard if card not in waiting]


def country_of(deed: Deed) -> str:
    """The one country a deed is about; nothing when there is none or there are several."""
    match deed:
        case Influence(_, _, country, _):
            return country
        case Special(_, _, _, (target,)) if target in COUNTRIES:
            return target
        case _:
            return ""


def drafted(view: State) -> tuple[str, ...]:
    """The cards that are part of what is being put together."""
    match view.agenda[-1] if view.agenda else None:
        case PlaceInfluence(_, card) | TakeAim(_, card) | SendSpy(_, card) | SendSpyByGadget(_, card):
            return (card,)
        case AddCards(_, _, cards) | AddToBlock(_, _, cards):
            return cards
        case KeepMore(_, kept):
            return kept
        case _:
            return ()


def drafting(view: State) -> Draft[State] | None:
    """The question on top, if something is being put together."""
    top = view.agenda[-1] if view.agenda else None
    return top if isinstance(top, Draft) else None


def opened_row(view: State, below: Seat) -> bool:
    """Whether the hand opposite lies open."""
    hand = view.hands[1 - below]
    return bool(hand) and UNSEEN not in hand


def abbreviations() -> Mapping[str, str]:
    """Country → its two letters."""
    return {country.id: country.abbr for country in COUNTRY.values()}
