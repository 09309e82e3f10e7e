"""The layout of 1955: pure geometry from a view and a window."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from pygame import FRect as Rect

from game.client.boards.espionage.cards import CARD_H, CARD_W, TITLE
from game.client.kit import boxes
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.table.hand import placed
from game.client.table.spots import BoardSpots
from game.client.table.tabs import tab_rect
from game.client.table.things import Layout, Place
from game.client.table.worldboard import dots
from game.client.world.dots import DotMap
from game.core.asking import on_top
from game.core.contract import UNSEEN, Seat
from game.core.views import Draft
from game.titles.espionage.answers import AddToBlock, Resolve, SendSpy
from game.titles.espionage.cards import KeepMore
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.rules import AddCards, PlaceInfluence, SendSpyByGadget, TakeAim
from game.titles.espionage.state import Deed, Influence, Special, State, progress

CROWDED = 1.7
"""The text scale from which the countries are a list, because upright tracks no longer fit."""
GROWS = 1.4  # the most that large type enlarges piles and spies
PILE = (48.0, 66.0)
SLIP = (12.0, 15.0)
COUNTED = 58.0  # px for the count after a line of slips
SIDE, BADGE = 92.0, 58.0  # the height in px of a side's plaque, and the width of its badge
SPY = (60.0, 24.0)
HEADING = 50.0  # px of the name and progress above a track
FEW = 5  # cards of an open hand that fill its row
HELD = 100  # the layer of the first card in a hand
PLAYED = 500
OVER = (CARD_W * 0.8, CARD_H * 0.8)  # the size of a card played on a country
OVER_TRACK = 0.55  # the largest share of a listed country's height that such a card takes
OFF = 108.0  # px from the middle of the tracks to played cards
FANNED = 36.0  # px from one played card to the next
MARKER = (20.0, 20.0)
TABS = 3
COLUMN = 170.0  # map px from one country to the next
WIDEST = 230.0  # the most of that, in a wide window
DRAWN = 305.5  # y of the tracks' middle, in map px
STEP = 18.0  # px from one step of a track to the next, if there is room
PER_STEP = 90.0  # ms a marker takes per step
MARKERS, SPIES = 50, 60  # layers on the map


def shifted(of: DotMap, dx: Mapping[str, float], dy: float) -> DotMap:
    """Return a map with every country's dots shifted; its cells aren't, so hit tests need the old coordinates."""
    return _shifted(of, tuple(dx.items()), dy)


@lru_cache(2)
def _shifted(of: DotMap, moves: tuple[tuple[str, float], ...], dy: float) -> DotMap:
    dx = dict(moves)
    regions = {
        name: replace(
            land,
            dots=tuple((x + dx[name], y + dy) for x, y in land.dots),
            centre=(land.centre[0] + dx[name], land.centre[1] + dy),
        )
        for name, land in of.regions.items()
    }
    return replace(of, regions=regions)


class LandSpots(BoardSpots):
    """The layout of the six countries: columns over the map or, listed, panels in two rows."""

    def way(self, seat: Seat) -> int:
        """Return the direction of a seat's stars: +1 for down, towards the near side."""
        return 1 if seat == self.below else -1

    @property
    def shift(self) -> tuple[dict[str, float], float]:
        """How far each country is shifted right, and all of them down, to spread them over the width."""
        count, main = len(COUNTRIES), self.frame.main
        pitch = min(WIDEST, max(COLUMN, (main.w - TIGHT) / count))
        left = main.left + (main.w - count * pitch + pitch - COLUMN) / 2 - HAIR
        dx = {country: left + (pitch - COLUMN) * number for number, country in enumerate(COUNTRIES)}
        return dx, self.middle - DRAWN

    @property
    def edge(self) -> float:
        """The height of the two edges; mere lines in type so large that text would fill half the board."""
        return ROOM * self.type if self.type < CROWDED else NEAR

    @property
    def middle(self) -> float:
        """The y of the middle of all tracks."""
        return self.frame.main.centery + WIDE * self.type

    def top_edge(self) -> Rect:
        """Return the edge of the far side."""
        return boxes.upper(self.frame.main, self.edge)

    def bottom_edge(self) -> Rect:
        """Return the edge of the near side."""
        return boxes.lower(self.frame.main, self.edge)

    def panel(self, country: str) -> Rect:
        """Return the panel of a country in the list, three in a row."""
        room = boxes.inset(self.frame.main, GAP, self.edge + GAP)
        return boxes.cell(room, 3, COUNTRIES.index(country), boxes.rows(room, 2)[0].h)

    def column(self, country: str) -> Rect:
        """Return the column of a country, or its panel in the list."""
        if self.listed:
            return self.panel(country)
        number, dx = COUNTRIES.index(country), self.shift[0][country]
        room = boxes.inset(self.frame.main, TIGHT, self.edge + GAP)
        return boxes.left(room, COLUMN - HAIR).move(dx - self.frame.main.left + COLUMN * number, 0)

    def track(self, country: str) -> float:
        """Return the x of a country's track."""
        if self.listed:
            return self.panel(country).centerx
        return dots(TITLE).mark("track", country).x + self.shift[0][country]

    def step(self, view: State, country: str) -> float:
        """Return the px from one step of a track to the next."""
        if self.listed:
            return (self.panel(country).w / 2 - ROOM) / view.level.tracks[country]
        longest = max(view.level.tracks.values())
        top = self.column(country).top + HEADING * self.type + PAD
        bottom = self.bottom_edge().top - ROOM
        return min(STEP, (self.middle - top) / longest, (bottom - self.middle) / longest)

    def on_track(self, view: State, country: str, steps: int) -> tuple[float, float]:
        """Return the point on a country's track at a number of steps from its middle towards the near side."""
        along = steps * self.step(view, country)
        if self.listed:
            return self.panel(country).centerx + along, self.panel(country).bottom - WIDE
        return self.track(country), self.middle + along

    def along(self, view: State, country: str) -> Rect:
        """Return the bounds of a whole track."""
        length = view.level.tracks[country]
        (x, y), (right, bottom) = (self.on_track(view, country, end) for end in (-length, length))
        return Rect(x, y, right - x, bottom - y)

    def spy(self, seat: Seat, country: str) -> Rect:
        """Return the plaque of a spy: the far one at the top of the column, the near one at its bottom."""
        column, t = self.column(country), self.type
        wide, high = (side * min(t, GROWS) for side in SPY)
        if self.listed:
            left = column.right - ROOM - wide - (0 if seat == self.below else wide + NEAR)
            return Rect(left, column.top + NEAR, wide, high)
        wide = min(wide, self.track(country) - column.left - GAP - PAD - HAIR)  # beside the frame around the track
        if seat == self.below:
            # above the news strip
            return Rect(column.left + GAP, column.bottom - high - ROOM * t, wide, high)
        return Rect(column.left + GAP, column.top + HEADING * t, wide, high)


class Spots(LandSpots):
    """The layout of the board of 1955."""

    WIDENS = 0.71

    # --- the tray ---

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card in the hand."""
        tray = self.frame.tray
        return self.wide(CARD_W), min(tray.h - 2 * PAD, CARD_H * self.type)

    @property
    def piles(self) -> float:
        """The x where the room for the hand ends and the piles begin."""
        return self.frame.tray.right - 2 * (PILE[0] * min(self.type, GROWS) + WIDE) - ROOM * self.type

    @property
    def hand(self) -> Rect:
        tray, (_, high) = self.frame.tray, self.card
        return Rect(tray.left + PAD, tray.top + PAD, self.piles - tray.left - 2 * PAD, high)

    def overlapping(self, count: int) -> bool:
        """Return whether `count` cards in the hand overlap."""
        wide = self.card[0]
        return count > 1 and (self.hand.w - wide) / (count - 1) < wide - PAD

    def deck(self) -> Rect:
        """Return the draw deck, below its label."""
        wide, high = (side * min(self.type, GROWS) for side in PILE)
        return Rect(self.piles + WIDE, self.frame.tray.top + GAP + ROOM * self.type, wide, high)

    def discard(self) -> Rect:
        """Return the discard pile."""
        return self.deck().move(self.deck().w + ROOM * self.type, 0)

    def beside(self, cards: int) -> Rect:
        """Return the free room between a hand of `cards` cards and the piles."""
        tray = self.frame.tray
        left = self.hand_slots(cards)[-1].right + ROOM if cards else self.hand.left
        return Rect(left, tray.top + PAD, self.piles - left - PAD, tray.h - 2 * PAD)

    # --- the rail ---

    def plaque(self, seat: Seat, opened: bool) -> Rect:
        """Return a seat's plaque; `opened` is True if the far hand lies open between the two plaques."""
        first = boxes.upper(self.rail(), SIDE * self.type)
        if seat != self.below:
            return first
        return first.move(0, first.h + NEAR * self.type + (self.open_height if opened else 0))

    def lines(self, plaque: Rect) -> list[Rect]:
        """Return the four lines of text on a plaque, beside its badge."""
        edge = CORNER * self.type
        return boxes.rows(boxes.cut(plaque, left=BADGE * self.type + PAD, top=edge, right=GAP, bottom=edge), 4, 0)

    @property
    def open_height(self) -> float:
        """The height of an open hand's row."""
        return PILE[1] * self.type

    def slip(self, line: Rect, index: int, count: int) -> Rect:
        """Return one of `count` slips on a plaque's line, closer together if their number would be covered."""
        wide, high = (side * self.type for side in SLIP)
        room = line.w - COUNTED * self.type - wide
        pitch = min(wide + TIGHT * self.type, room / max(1, count - 1))
        return boxes.around(line.left + wide / 2 + index * pitch, line.centery, wide, high)

    def open_hand(self) -> Rect:
        """Return the row of the open far hand."""
        above = self.plaque(1 - self.below, opened=True).bottom + NEAR * self.type
        return Rect(self.rail().left, above, self.rail().w, self.open_height - NEAR * self.type)

    # --- moving things ---

    def lay_out(self, view: State) -> Layout:
        places: dict[str, Place] = {"@card": placed(self.deck(), "back", 0, "deck", "card")}
        for layer, card in enumerate(lying(view)):
            places[card] = placed(self.discard(), f"mini:{card}", layer, "discard", "card")
        for seat in (0, 1):
            lines = self.lines(self.plaque(seat, opened_row(view, self.below)))
            places.update(self._hand(view, seat, lines))
            places.update(self._gadgets(view, seat, lines))
            if view.spies[seat]:
                places[f"spy:{seat}"] = placed(self.spy(seat, view.spies[seat]), "spy", SPIES, "map")
        places.update(self._deeds(view))
        places.update(self._markers(view))
        return places

    def _hand(self, view: State, seat: Seat, lines: list[Rect]) -> Iterator[tuple[str, Place]]:
        hand = view.hands[seat]
        used = drafted(view)
        zone = f"hand:{seat}"
        near = seat == self.below and UNSEEN not in hand
        opened = boxes.columns(self.open_hand(), max(len(hand), FEW), TIGHT)
        for index, (card, slot) in enumerate(zip(hand, self.hand_slots(len(hand)), strict=True)):
            layer = HELD + index
            if near:
                face = f"{'slim' if self.overlapping(len(hand)) else 'card'}:{card}"
                yield card, placed(slot.move(0, -GAP * (card in used)), face, layer, zone, "card")
            elif card == UNSEEN:
                rect = self._tucked(self.slip(lines[2], index, len(hand)))
                yield f"{seat}#{index}", placed(rect, f"back:{seat}", layer, zone, "card", hidden=True)
            else:
                yield card, placed(self._tucked(opened[index]), f"mini:{card}", layer, zone, "card")

    def _gadgets(self, view: State, seat: Seat, lines: list[Rect]) -> Iterator[tuple[str, Place]]:
        waiting = [card for deed in deeds(view) for card in deed.cards]
        for index, card in enumerate(view.gadgets[seat].values()):
            if card not in waiting:
                rect = self._tucked(self.slip(lines[3], index, len(view.gadgets[seat])))
                yield card, placed(rect, f"mini:{card}", HELD - 1, f"gadget:{seat}", "card")

    def _tucked(self, rect: Rect) -> Rect:
        """Return where a thing on a plaque is: in large type, behind the plaque's tab."""
        if not self.frame.tabbed:
            return rect
        return boxes.around(*tab_rect(self.frame, 0, TABS).center, *rect.size)

    def _deeds(self, view: State) -> Iterator[tuple[str, Place]]:
        """Yield the cards of announced deeds, which lie over their country until they are resolved."""
        for depth, deed in enumerate(deeds(view)):
            x, y = self.deed_place(deed, depth, len(deed.cards))
            for index, card in enumerate(deed.cards):
                at = boxes.around(x + (index - (len(deed.cards) - 1) / 2) * FANNED, y, *self.over)
                yield card, placed(at, f"card:{card}", PLAYED + int(FANNED) * depth + index, "played", "card")

    @property
    def over(self) -> tuple[float, float]:
        """The size of a card played on a country; in the list it leaves the track visible."""
        high = min(OVER[1], self.panel(COUNTRIES[0]).h * OVER_TRACK) if self.listed else OVER[1]
        return OVER[0] * high / OVER[1], high

    def _listed_place(self, deed: Deed, depth: int, cards: int) -> tuple[float, float]:
        """Return the place of a deed's cards in the list: on its first country's panel, between name and spies."""
        country, (wide, high) = next(iter(countries_of(deed)), COUNTRIES[0]), self.over
        left = self.spy(1 - self.below, country).left - NEAR - wide / 2 - (cards - 1) / 2 * FANNED
        return left - depth * FANNED, self.panel(country).top + NEAR + high / 2

    def deed_place(self, deed: Deed, depth: int, cards: int = 1) -> tuple[float, float]:
        """Return the place of a pending deed's cards, on the side of the seat that announced it.

        It is beside the track, so that the stars and the marker's next place stay visible.
        """
        if self.listed:
            return self._listed_place(deed, depth, cards)
        main, way = self.frame.main, 1 if deed.seat == self.below else -1
        country = country_of(deed)
        x, aside = self.track(country) if country else main.centerx, depth * FANNED
        if country:
            aside += OVER[0] / 2 + MARKER[0] / 2 + NEAR + (cards - 1) / 2 * FANNED
            aside *= 1 if x < main.centerx else -1
        high = min(OFF, (main.h - OVER[1]) / 2 - self.edge - PAD)
        return x + aside, self.middle + way * high

    def _markers(self, view: State) -> Iterator[tuple[str, Place]]:
        for country in COUNTRIES:
            at = boxes.around(*self.on_track(view, country, progress(view, self.below, country)), *MARKER)
            pace = PER_STEP / self.step(view, country)
            yield f"marker:{country}", placed(at, "marker", MARKERS, "track", "marker", pace=pace)


def deeds(view: State) -> list[Deed]:
    """Return the announced deeds that are still pending, oldest first."""
    return [item.deed for item in view.agenda if isinstance(item, Resolve)]


def lying(view: State) -> list[str]:
    """Return the discard pile's cards to show: not those of announced deeds, which are over their country."""
    waiting = {card for deed in deeds(view) for card in deed.cards}
    return [card for card in view.discard if card not in waiting]


def country_of(deed: Deed) -> str:
    """Return the country a deed is about, or "" if it is about none or several."""
    match deed:
        case Influence(_, _, country, _):
            return country
        case Special(_, _, _, (target,)) if target in COUNTRIES:
            return target
        case _:
            return ""


def countries_of(deed: Deed) -> tuple[str, ...]:
    """Return all countries a deed is about."""
    match deed:
        case Influence(_, _, country, _):
            return (country,)
        case Special(_, _, _, targets):
            return tuple(target for target in targets if target in COUNTRIES)
        case _:
            return ()


def drafted(view: State) -> tuple[str, ...]:
    """Return the cards that are part of the draft."""
    match on_top(view):
        case PlaceInfluence(_, card) | TakeAim(_, card) | SendSpy(_, card) | SendSpyByGadget(_, card):
            return (card,)
        case AddCards(_, _, cards) | AddToBlock(_, _, cards):
            return cards
        case KeepMore(_, kept):
            return kept
        case _:
            return ()


def drafting(view: State) -> Draft[State] | None:
    """Return the current question if it is part of a draft, else None."""
    top = on_top(view)
    return top if isinstance(top, Draft) else None


def opened_row(view: State, below: Seat) -> bool:
    """Return whether the far hand lies open."""
    hand = view.hands[1 - below]
    return bool(hand) and UNSEEN not in hand
