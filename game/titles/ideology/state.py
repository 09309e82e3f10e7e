"""The state of a game of Ideology: regions and their cards, hands, Advancements, stances and the agenda."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Position
from game.core.contract import Action, Reason, Seat, because
from game.core.frozen import frozen
from game.core.piles import Pile
from game.core.record import seated
from game.titles.ideology.faces import ADVANCEMENT, AREAS, GROWN, IDEOLOGY, REGION, RULE, WEAPON, Tax
from game.titles.ideology.levels import Level, Rulings
from game.titles.ideology.places import AROUND, NOWHERE, Places, places

Areas = tuple[tuple[int, ...], ...]
"""The cards at a region: for each area, the number of cards of each seat."""
ByArea = tuple[Places, Places, Places]

MIN_LEVEL = 1
_areas: dict[str, int] = {}
"""A cache: verb → its area."""


def area_of(action: Action) -> int:
    """Return the area in the verb of an action ("extend_military")."""
    area = _areas.get(action.verb)
    if area is None:
        area = _areas[action.verb] = AREAS.index(action.verb.rpartition("_")[2])
    return area


@frozen
class Duel:
    """An open Conflict; one of the aggressor's attack cards is at the region. ID-CON-13"""

    aggressor: Seat
    target: Seat
    region: str
    area: int
    price: int
    """The cost of opening it, without attack cards."""
    played: int = 1
    """The number of attack cards played so far."""
    lightning: bool = False
    """True if it's the first Military Conflict of Fascism's turn. ID-AMB-57"""
    lies: bool = True
    """True while the last attack card is at the region; a deflected one is discarded."""


PHASE: Mapping[str, str] = {
    "play": "setup",
    "discard": "resource",
    "trade": "trading",
    "place": "development",
    "buy": "development",
    "extend": "foreign",
    "withdraw": "foreign",
    "attack": "conflict",
    "fire": "conflict",
    "against": "conflict",
    "deflect": "conflict",
    "repel": "conflict",
    "let": "conflict",
    "press": "conflict",
    "call": "diplomacy",
    "peace": "diplomacy",
    "neutral": "diplomacy",
    "war": "diplomacy",
    "lift": "assessment",
    "lay": "assessment",
}
"""The first word of an action's verb → the phase that it belongs to."""


@dataclass(kw_only=True)
class State(Position):
    """The state of a game. Seats count from 0 around the table; a region is in play if it's in `levels`."""

    rule_of_end: ClassVar[str] = "ID-WIN-01"
    rule_of_turns: ClassVar[str] = "ID-GEN-02"

    level: Level
    rulings: Rulings
    factions: tuple[str, ...]
    """For each seat: its Ideology; "" while it has none."""
    powers: tuple[frozenset[str], ...]
    """For each seat: the strengths and weaknesses in force."""
    taxes: tuple[Tax | None, ...]
    """For each seat: the extra cost of its weakness when it starts a Conflict. ID-CON-11"""
    turn: int = 0
    phase: str = "setup"
    order: tuple[Seat, ...] = ()
    """The turn order. ID-SET-06, ID-ORD-01"""
    at: int = 0
    """In a phase that goes round the table: the index of the next seat in turn order."""
    passes: int = 0
    """In a phase that goes round the table: the number of consecutive passes."""
    traded: int = 0
    """The number of cards the trading seat has put down so far."""
    hands: tuple[Pile, ...]
    decks: tuple[Pile, ...]
    """For each seat: its deck, top card first."""
    discards: tuple[Pile, ...]
    """For each seat: its discard pile, top card last."""
    region_deck: Pile
    """The regions still to come, top card first."""
    levels: Mapping[str, int]
    """Region in play → its current Development Level."""
    owner: Mapping[str, Seat]
    """Controlled Region → its controller; every other region in play is Independent. ID-GEN-04"""
    cards: Mapping[str, Areas]
    """Region in play → the cards at it."""
    advancements: tuple[tuple[int, ...], ...]
    """For each seat: how many copies of each Advancement it holds."""
    stances: tuple[tuple[str, ...], ...]
    """For each seat: its stance towards every other; "" towards itself. ID-DIP-03"""
    spoken: tuple[tuple[str, ...], ...]
    """For each seat: the stance that it has openly called for this turn, with every other seat. ID-DIP-06"""
    broken: tuple[tuple[int, ...], ...]
    """For each seat: how often it has wished for a harsher stance than it had called for, by other seat. ID-AMB-22
    """
    sealed: tuple[Pile, ...]
    """For each seat: areas of the cards to discard, or the stances it wishes for with the others in seat order."""
    duel: Duel | None = None
    struck: bool = False
    """True if Fascism has started a Military Conflict this turn. ID-CON-12"""
    repelled: bool = False
    """True if Capitalism has repelled a card this turn. ID-AMB-31"""
    lifted: Pile = ()
    """Cards that Communism has picked up in the current exchange, visible to everybody. ID-ASM-06"""
    own: tuple[Places, ...]
    """For each seat: the regions it controls."""
    near: tuple[Places, ...]
    """For each seat: the regions it controls and their neighbours. ID-GEN-12"""
    free: Places = NOWHERE
    """The Independent Regions in play."""
    grown: Places = NOWHERE
    """The regions in play with a current level of 2 or more."""
    room: ByArea = (NOWHERE, NOWHERE, NOWHERE)
    """For each area: the regions in play that have room in it. ID-GEN-07"""
    stands: tuple[ByArea, ...]
    """For each seat and area: the regions where it has a card."""

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Bar actions that belong to another phase. ID-GEN-02"""
        phase = PHASE.get(action.verb.partition("_")[0], self.phase)
        return None if phase == self.phase else because("ID-GEN-02", "other_phase", phase=phase, now=self.phase)

    @property
    def seats(self) -> range:
        return range(len(self.factions))

    @property
    def scores(self) -> tuple[float, ...]:
        """The seats' Global Influence, which decides the game."""
        return tuple([float(influence(self, seat)) for seat in self.seats])


# Ideologies


def powers_of(ideology: str, rulings: Rulings) -> frozenset[str]:
    """Return an Ideology's strength and weakness under the house options. ID-AMB-74"""
    card = IDEOLOGY[ideology]
    strength = getattr(rulings, f"{ideology}_strength", card.strength)
    weakness = getattr(rulings, f"{ideology}_weakness", card.weakness)
    return frozenset({strength, weakness} - {"none"})


def tax_of(powers: frozenset[str]) -> Tax | None:
    """Return the extra Conflict cost among some powers, or None. ID-CON-11"""
    taxes = [tax for power in powers if (tax := RULE[power].tax)]
    return taxes[0] if taxes else None


def start_of(ideology: str, rulings: Rulings) -> str:
    """Return the Advancement that an Ideology starts with. ID-SET-05, ID-AMB-74"""
    return str(getattr(rulings, f"{ideology}_start", IDEOLOGY[ideology].start))


def has(state: State, seat: Seat, power: str) -> bool:
    """Return True if a strength or weakness is in force for a seat."""
    return power in state.powers[seat]


# Influence


def influence(state: State, seat: Seat) -> int:
    """Return a seat's Global Influence: the levels of its regions, plus one per weapon. ID-GEN-03"""
    levels = state.levels
    held = sum([levels[region] for region, owner in state.owner.items() if owner == seat])
    return held + WEAPON_INFLUENCE * state.advancements[seat][WEAPON]


WEAPON_INFLUENCE = tuple(ADVANCEMENT.values())[WEAPON].influence
POINTS = tuple([card.points for card in ADVANCEMENT.values()])


def points(state: State, seat: Seat) -> int:
    """Return a seat's Advancement points, which break ties. ID-WIN-03"""
    return sum([count * worth for count, worth in zip(state.advancements[seat], POINTS, strict=True)])


def leaders(state: State, worth: Sequence[int]) -> tuple[Seat, ...]:
    """Return the leaders by the given Global Influence; Advancement points break ties. ID-WIN-01, ID-WIN-03"""
    best = [seat for seat in state.seats if worth[seat] == max(worth)]
    most = max([points(state, seat) for seat in best])
    return tuple([seat for seat in best if points(state, seat) == most])


def trading_influence(state: State, seat: Seat) -> int:
    """Return in how many regions a seat has cards. ID-TRD-02"""
    military, economic, cultural = state.stands[seat]
    return (military | economic | cultural).bit_count()


def strength(areas: Areas, seat: Seat) -> int:
    """Return how many cards a seat has at a region."""
    return sum([area[seat] for area in areas])


def majority(areas: Areas) -> Seat | None:
    """Return the seat with more cards at a region than any other; None if there's none. ID-GEN-05"""
    totals = [sum(of_seat) for of_seat in zip(*areas, strict=True)]
    most = max(totals)
    return totals.index(most) if most and totals.count(most) == 1 else None


def capacity(state: State, region: str) -> int:
    """Return how many cards fit in each area of a region in play. ID-GEN-07"""
    return 2 * REGION[region].level if region in state.owner else state.levels[region]


def supply(state: State, advancement: int) -> int:
    """Return how many copies of an Advancement are left in the supply. ID-SET-05"""
    return COUNTS[advancement] - sum([held[advancement] for held in state.advancements])


COUNTS = tuple([card.count for card in ADVANCEMENT.values()])


# Derived fields, stored so that nothing has to search for them


def survey(state: State) -> None:
    """Recompute the derived fields after a region has changed hands or level, or come into play."""
    owner, levels, cards, seats = state.owner, state.levels, state.cards, state.seats
    state.own = tuple([places([region for region, of in owner.items() if of == seat]) for seat in seats])
    near = list(state.own)
    for region, seat in owner.items():
        near[seat] |= AROUND[region]
    state.near = tuple(near)
    state.free = places([region for region in levels if region not in owner])
    state.grown = places([region for region, now in levels.items() if now >= GROWN])
    state.room = by_area(
        [
            places([region for region in levels if sum(cards[region][area]) < capacity(state, region)])
            for area in ALL
        ]
    )
    state.stands = tuple(
        [
            by_area([places([region for region in levels if cards[region][area][seat]]) for area in ALL])
            for seat in seats
        ]
    )


ALL = range(len(AREAS))


def by_area(three: list[Places]) -> ByArea:
    """Return three sets of regions as a tuple by area."""
    military, economic, cultural = three
    return military, economic, cultural


def with_card(areas: Areas, area: int, seat: Seat, more: int) -> Areas:
    """Return the cards at a region after adding `more` of a seat's cards to an area (removing if negative)."""
    there = areas[area]
    return (*areas[:area], seated(there, seat, there[seat] + more), *areas[area + 1 :])


def no_cards(seats: int) -> Areas:
    """Return the cards at a region that has none."""
    return ((0,) * seats,) * len(AREAS)
