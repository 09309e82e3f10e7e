"""What lies on the table of Ideology: regions and their cards, hands, Advancements, stances; what is to do."""

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
"""The cards at a region: for each area, how many of each seat."""
ByArea = tuple[Places, Places, Places]

MIN_LEVEL = 1


@frozen
class Duel:
    """A Conflict that has been opened; an attack card of its area lies at the region. ID-CON-13"""

    aggressor: Seat
    target: Seat
    region: str
    area: int
    price: int
    """What opening it has cost, the attack cards not counted."""
    played: int = 1
    """How many attack cards have been played."""
    lightning: bool = False
    """Whether it is the first Military Conflict of Fascism's turn. ID-AMB-57"""
    lies: bool = True
    """Whether the last attack card still lies at the region; a deflected one is discarded."""


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
"""The first word of an answer → the phase in which it is given."""


@dataclass(kw_only=True)
class State(Position):
    """The table. Seats count from 0 round the table; a region is in play once it is in `levels`."""

    rule_of_end: ClassVar[str] = "ID-WIN-01"
    rule_of_turns: ClassVar[str] = "ID-GEN-02"

    level: Level
    rulings: Rulings
    factions: tuple[str, ...]
    """For each seat its Ideology; "" while it has none."""
    powers: tuple[frozenset[str], ...]
    """For each seat the strengths and weaknesses in force."""
    taxes: tuple[Tax | None, ...]
    """For each seat what its weakness costs when it starts a Conflict. ID-CON-11"""
    turn: int = 0
    phase: str = "setup"
    order: tuple[Seat, ...] = ()
    """The turn order. ID-SET-06, ID-ORD-01"""
    at: int = 0
    """In a phase that goes round: the place in the turn order that is next."""
    passes: int = 0
    """In a phase that goes round: how many seats have passed in a row."""
    traded: int = 0
    """How many cards the seat that trades has put down so far."""
    hands: tuple[Pile, ...]
    decks: tuple[Pile, ...]
    """For each seat its deck, the top first."""
    discards: tuple[Pile, ...]
    """For each seat its discard pile, the top last."""
    region_deck: Pile
    """The regions that are still to come, the top first."""
    levels: Mapping[str, int]
    """Region in play → its current Development Level."""
    owner: Mapping[str, Seat]
    """Controlled Region → its controller; every other region in play is Independent. ID-GEN-04"""
    cards: Mapping[str, Areas]
    """Region in play → the cards at it."""
    advancements: tuple[tuple[int, ...], ...]
    """For each seat, how many copies it holds of each Advancement."""
    stances: tuple[tuple[str, ...], ...]
    """For each seat its stance towards every other; "" towards itself. ID-DIP-03"""
    spoken: tuple[tuple[str, ...], ...]
    """For each seat what it has said openly this turn that it would like with every other. ID-DIP-06"""
    broken: tuple[tuple[int, ...], ...]
    """For each seat how often it has wished every other worse than it had just said. ID-AMB-22"""
    sealed: tuple[Pile, ...]
    """For each seat: areas of cards to be discarded, or stances wished with the others in seat order."""
    duel: Duel | None = None
    struck: bool = False
    """Whether Fascism has started a Military Conflict this turn. ID-CON-12"""
    repelled: bool = False
    """Whether Capitalism has repelled a card this turn. ID-AMB-31"""
    lifted: Pile = ()
    """Cards that Communism has picked up in the present exchange; everybody has seen them. ID-ASM-06"""
    own: tuple[Places, ...]
    """For each seat the regions it controls."""
    near: tuple[Places, ...]
    """For each seat the regions it controls and those next to them. ID-GEN-12"""
    free: Places = NOWHERE
    """The Independent Regions in play."""
    grown: Places = NOWHERE
    """The regions in play that are not small: of current level 2 or more."""
    room: ByArea = (NOWHERE, NOWHERE, NOWHERE)
    """For each area the regions in play that have room in it. ID-GEN-07"""
    stands: tuple[ByArea, ...]
    """For each seat and area the regions where it has a card."""

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Every deed has its phase. ID-GEN-02"""
        phase = PHASE.get(action.verb.partition("_")[0], self.phase)
        return None if phase == self.phase else because("ID-GEN-02", "other_phase", phase=phase, now=self.phase)

    @property
    def seats(self) -> range:
        """All seats of the game."""
        return range(len(self.factions))

    @property
    def scores(self) -> tuple[float, ...]:
        """The Global Influence of every seat: it decides the game."""
        return tuple([float(influence(self, seat)) for seat in self.seats])


# Who is who


def powers_of(ideology: str, rulings: Rulings) -> frozenset[str]:
    """The strength and the weakness of an Ideology as this table plays them. ID-AMB-74"""
    card = IDEOLOGY[ideology]
    strength = getattr(rulings, f"{ideology}_strength", card.strength)
    weakness = getattr(rulings, f"{ideology}_weakness", card.weakness)
    return frozenset({strength, weakness} - {"none"})


def tax_of(powers: frozenset[str]) -> Tax | None:
    """What the weakness among some powers costs in Conflict. ID-CON-11"""
    taxes = [tax for power in powers if (tax := RULE[power].tax)]
    return taxes[0] if taxes else None


def start_of(ideology: str, rulings: Rulings) -> str:
    """The Advancement an Ideology begins with. ID-SET-05, ID-AMB-74"""
    return str(getattr(rulings, f"{ideology}_start", IDEOLOGY[ideology].start))


def has(state: State, seat: Seat, power: str) -> bool:
    """Whether a strength or weakness is in force for a seat."""
    return power in state.powers[seat]


# Influence


def influence(state: State, seat: Seat) -> int:
    """Global Influence: the levels of a seat's regions, and one for each weapon. ID-GEN-03"""
    levels = state.levels
    held = sum([levels[region] for region, owner in state.owner.items() if owner == seat])
    return held + WEAPON_INFLUENCE * state.advancements[seat][WEAPON]


WEAPON_INFLUENCE = tuple(ADVANCEMENT.values())[WEAPON].influence
POINTS = tuple([card.points for card in ADVANCEMENT.values()])


def points(state: State, seat: Seat) -> int:
    """Advancement points, which break ties. ID-WIN-03"""
    return sum([count * worth for count, worth in zip(state.advancements[seat], POINTS, strict=True)])


def leaders(state: State, worth: Sequence[int]) -> tuple[Seat, ...]:
    """Say who is first with so much Global Influence; Advancement points break ties. ID-WIN-01, ID-WIN-03"""
    best = [seat for seat in state.seats if worth[seat] == max(worth)]
    most = max([points(state, seat) for seat in best])
    return tuple([seat for seat in best if points(state, seat) == most])


def trading_influence(state: State, seat: Seat) -> int:
    """How many regions hold a card of a seat. ID-TRD-02"""
    military, economic, cultural = state.stands[seat]
    return (military | economic | cultural).bit_count()


def strength(areas: Areas, seat: Seat) -> int:
    """How many cards a seat has at a region."""
    return sum([area[seat] for area in areas])


def majority(areas: Areas) -> Seat | None:
    """Who has more cards at a region than each other, if anybody. ID-GEN-05"""
    totals = [sum(of_seat) for of_seat in zip(*areas, strict=True)]
    most = max(totals)
    return totals.index(most) if most and totals.count(most) == 1 else None


def capacity(state: State, region: str) -> int:
    """How many cards fit into each area of a region in play. ID-GEN-07"""
    return 2 * REGION[region].level if region in state.owner else state.levels[region]


def supply(state: State, advancement: int) -> int:
    """How many copies of an Advancement are left. ID-SET-05"""
    return COUNTS[advancement] - sum([held[advancement] for held in state.advancements])


COUNTS = tuple([card.count for card in ADVANCEMENT.values()])


# The facts that are kept so that nobody has to look for them


def survey(state: State) -> None:
    """Work out anew who is where, after regions have changed hands or level, or a new one has come up."""
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
    """Name three sets of regions as one for each area."""
    military, economic, cultural = three
    return military, economic, cultural


def with_card(areas: Areas, area: int, seat: Seat, more: int) -> Areas:
    """Give the cards at a region with some of one seat added to, or taken from, an area."""
    there = areas[area]
    return (*areas[:area], seated(there, seat, there[seat] + more), *areas[area + 1 :])


def no_cards(seats: int) -> Areas:
    """Give the cards at a region where nobody has any."""
    return ((0,) * seats,) * len(AREAS)
