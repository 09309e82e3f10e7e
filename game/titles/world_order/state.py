"""What lies on the table of World Order: boards, hands, Countries, influence, armies, and what is still to do."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Position
from game.core.contract import Seat
from game.core.frozen import frozen
from game.core.piles import Pile
from game.titles.world_order.faces import COUNTRY, GROWTH, POWER, POWERS, REGION, REGIONS, ZONE, Counts
from game.titles.world_order.levels import Level, Rulings

TRACK = 10
"""The last space of the resource track. WO-GEN-04"""
HAND = 6
TURNS = 4
SPACES = 4
"""Spaces of the turn order track. WO-PREP-03"""
FREE = -1
"""Stands on a space of the turn order track that nobody has taken."""


@frozen
class Ally:
    """An allied Country: whether it is ready, its tokens, and the starting card under it. WO-GEN-05, WO-IMP-06"""

    ready: bool = True
    fdi: int = 0
    bases: int = 0
    under: str = ""


READY = Ally()


@frozen
class Memo:
    """What the card being resolved has done so far, for its later lines to refer to."""

    country: str = ""
    """"That Country"."""
    region: str = ""
    """"That Region"."""
    regions: tuple[str, ...] = ()
    """The Regions chosen."""
    here: str = ""
    """The one of them whose turn it is."""
    moved: tuple[str, ...] = ()
    """Where armies were moved, one entry for each army."""
    reached: tuple[str, ...] = ()
    """Regions whose exports did what the card asks for. WO-AMB-73"""
    imported: int = 0
    """How many types of resources were bought."""
    drawn: int = 0
    resource: str = ""


BLANK = Memo()


@dataclass(kw_only=True)
class State(Position):
    """The table. What belongs to a seat is kept seat by seat; Regions are named by id."""

    rule_of_end: ClassVar[str] = "WO-GEN-01"
    rule_of_turns: ClassVar[str] = "WO-ACT-02"

    level: Level
    rulings: Rulings
    powers: tuple[str, ...]
    """Which power each seat plays."""
    round: int = 0
    """From 1; 0 during set-up."""
    phase: str = "setup"
    turn: int = 0
    """Which of the four turns of the Action phase is played; 0 outside of it."""
    track: tuple[Seat, ...] = (FREE,) * SPACES
    """The turn order track."""
    order: tuple[Seat, ...] = ()
    """The seats in turn order."""
    vp: tuple[int, ...]
    money: tuple[int, ...]
    stock: tuple[Counts, ...]
    """Resources on the track, and under "army" the armies on the board of a power."""
    production: tuple[Counts, ...]
    focus: tuple[str, ...]
    prosperity: tuple[int, ...]
    """How many spaces of Prosperity are paid for."""
    owned: tuple[Pile, ...]
    """All Ability cards of a seat, wherever they lie: an open fact."""
    hands: tuple[Pile, ...]
    decks: tuple[Pile, ...]
    """Draw decks, their tops first."""
    bought: tuple[int, ...]
    """How many cards on top of a deck everybody knows, since they were bought."""
    discards: tuple[Pile, ...]
    front: tuple[Pile, ...]
    """Cards played in this round, and those revealed in Research."""
    laid: tuple[Pile, ...]
    """Cards put face down for a pass, an Asset or an Executive Order."""
    pile_starts: tuple[tuple[tuple[int, int], ...], ...] = ()
    """For each seat and each of its turns in this round: how many cards lay in front, and face down, before it."""
    trashed: Pile = ()
    allies: tuple[Mapping[str, Ally], ...]
    """Allied Countries by the card on top."""
    tokens: tuple[Counts, ...]
    """Engage tokens on the board, by Region."""
    armies: Mapping[str, Counts]
    """Region → power → armies there."""
    permanent: Mapping[str, Pile]
    """Region → whose cubes stand above the line; those that found no slot come last."""
    temporary: Mapping[str, Pile]
    """Region → whose cubes stand below the line, from the left."""
    commerce: tuple[int, ...]
    """How many Commerce cards of a seat lie face up."""
    assets: tuple[Pile, ...]
    used: tuple[Pile, ...]
    """Strategic Assets that were used."""
    orders: tuple[bool, ...]
    """Whether a seat still holds its Executive Order."""
    growth: tuple[Pile, ...]
    growth_left: Counts
    spent: tuple[frozenset[str], ...]
    """What was used up in this round: abilities of Growth cards, and by a house option Prosperity. WO-AMB-40"""
    left: Mapping[str, Pile]
    """Region → its face-up deck of Countries still to come, the open one first."""
    right: Mapping[str, Pile]
    """Region → its deck of Countries that have been open, the open one first."""
    charted: frozenset[str] = frozenset()
    """Regions whose left deck was open before, so that its order is known."""
    row: Pile = ()
    """The open cards of the market, from the left."""
    market: Pile = ()
    market_discard: Pile = ()
    auto: Pile = ()
    """The deck of Auto-Influence cards."""
    auto_open: Pile = ()
    auto_used: Pile = ()
    piles: tuple[tuple[Pile, ...], ...] = ()
    """During set-up: the two piles each seat chooses its hand from."""
    dealt: tuple[Pile, ...] = ()
    """During set-up: the three Assets each seat chooses from."""
    chosen: tuple[tuple[str, ...], ...] = ()
    """During set-up: what each seat has chosen so far, sealed. WO-AMB-71"""
    memo: tuple[Memo, ...] = ()
    """One for each card that is being resolved, the innermost last."""
    done: bool = False
    """Whether the last step of the card being resolved was done."""
    firsts: tuple[int, ...]
    """How many first places in Regions each seat took in the last scoring. WO-END-02"""

    @property
    def seats(self) -> range:
        """All seats of the game."""
        return range(len(self.powers))

    @property
    def scores(self) -> tuple[float, ...]:
        """The VPs of every seat: they decide the game."""
        return tuple([float(vp) for vp in self.vp])


def seat_of(state: State, power: str) -> Seat | None:
    """Who plays a power; None when nobody does."""
    return state.powers.index(power) if power in state.powers else None


def absent(state: State) -> list[str]:
    """The powers without a player. WO-SET-15"""
    return [power for power in POWERS if power not in state.powers]


# Allies


def region_of(card: str) -> str:
    """The Region of a Country card."""
    return COUNTRY[card].region


def ready_allies(state: State, seat: Seat, region: str) -> list[str]:
    """The ready allies of a seat in a Region."""
    return [card for card, ally in state.allies[seat].items() if ally.ready and COUNTRY[card].region == region]


def relief(state: State, seat: Seat) -> dict[str, int]:
    """What exhausting all ready allies of a Region would pay, Region by Region. WO-IMP-03"""
    found: dict[str, int] = {}
    for card, ally in state.allies[seat].items():
        if ally.ready:
            face = COUNTRY[card]
            found[face.region] = found.get(face.region, 0) + face.value
    return found


def allies_in(state: State, seat: Seat, region: str) -> int:
    """How many allies a seat has in a Region, ready or not."""
    return sum([COUNTRY[card].region == region for card in state.allies[seat]])


def open_countries(state: State, region: str) -> list[str]:
    """The Country cards that lie open in a Region. WO-SET-01"""
    return [deck[0] for deck in (state.left[region], state.right[region]) if deck]


def countries_left(state: State, region: str) -> frozenset[str]:
    """All Country cards of a Region that nobody has taken; which these are is open. WO-AMB-72"""
    return frozenset(state.left[region]) | frozenset(state.right[region])


# Armies and influence


def armies_at(state: State, power: str, region: str) -> int:
    """The armies of a power in a Region."""
    return state.armies[region].get(power, 0)


def destinations(state: State, seat: Seat) -> list[str]:
    """Regions armies may be moved to: those of the own zone, and those with an own Base. WO-MOV-01"""
    bases = {COUNTRY[card].region for card, ally in state.allies[seat].items() if ally.bases}
    zone = ZONE[state.powers[seat]]
    return [region for region in REGIONS if region in zone or region in bases]


def has_free_slot(state: State, region: str) -> bool:
    """Whether a permanent slot of a Region is free. WO-INF-02"""
    return len(state.permanent[region]) < REGION[region].slots


def free_slots(state: State, region: str) -> int:
    """How many permanent slots of a Region are free; cubes may lie beside them. WO-INF-02, WO-AMB-24"""
    return max(0, REGION[region].slots - len(state.permanent[region]))


def cubes(state: State, region: str) -> dict[str, int]:
    """How many cubes each power has in a Region, local ones too."""
    found: dict[str, int] = {}
    for power in (*state.permanent[region], *state.temporary[region]):
        found[power] = found.get(power, 0) + 1
    return found


def own_slots(state: State, seat: Seat, region: str) -> list[int]:
    """Where in the temporary row of a Region the cubes of a seat stand, from 1."""
    power = state.powers[seat]
    return [slot for slot, owner in enumerate(state.temporary[region], 1) if owner == power]


# Growth


def has_growth(state: State, seat: Seat, card: str) -> bool:
    """Whether the ability of a Growth card works for a seat: it has the card, and its round has come. WO-GRO-04"""
    return card in state.growth[seat] and state.round >= GROWTH[card].level


def may_use(state: State, seat: Seat, card: str) -> bool:
    """Whether a Growth ability that works once a round may still be used."""
    return has_growth(state, seat, card) and card not in state.spent[seat]


def commerce_cards(state: State, seat: Seat) -> int:
    """How many Commerce cards a seat has, face up or down. WO-AMB-13"""
    cards = POWER[state.powers[seat]].cards
    if state.rulings.commerce_cards_by_player_count:
        return sum([least <= len(state.powers) for least in cards])
    return len(cards)
