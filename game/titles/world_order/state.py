"""The state of a game of World Order: boards, hands, Countries, influence, armies and the agenda."""

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
"""The number of spaces on the turn order track. WO-PREP-03"""
FREE = -1
"""The value of an empty space on the turn order track."""


@frozen
class Ally:
    """An allied Country: whether it's ready, its tokens, and the starting card under it. WO-GEN-05, WO-IMP-06"""

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
    """The Region among `regions` that is being handled."""
    moved: tuple[str, ...] = ()
    """The Regions that armies were moved to, one entry per army."""
    reached: tuple[str, ...] = ()
    """The Regions whose exports satisfy the card. WO-AMB-73"""
    imported: int = 0
    """The number of resource types bought."""
    drawn: int = 0
    resource: str = ""


BLANK = Memo()


@dataclass(kw_only=True)
class State(Position):
    """The state of a game. Per-seat fields are tuples indexed by seat; Regions are named by id."""

    rule_of_end: ClassVar[str] = "WO-GEN-01"
    rule_of_turns: ClassVar[str] = "WO-ACT-02"

    level: Level
    rulings: Rulings
    powers: tuple[str, ...]
    """The power of each seat."""
    round: int = 0
    """Counted from 1; 0 during setup."""
    phase: str = "setup"
    turn: int = 0
    """The current turn of the Action phase, 1 to 4; 0 outside that phase."""
    track: tuple[Seat, ...] = (FREE,) * SPACES
    """The turn order track."""
    order: tuple[Seat, ...] = ()
    """The seats in turn order."""
    vp: tuple[int, ...]
    money: tuple[int, ...]
    stock: tuple[Counts, ...]
    """The resources on the track and, under "army", the armies on the power's board."""
    production: tuple[Counts, ...]
    focus: tuple[str, ...]
    prosperity: tuple[int, ...]
    """The number of Prosperity spaces paid for."""
    owned: tuple[Pile, ...]
    """All of a seat's Ability cards, wherever they are; public."""
    hands: tuple[Pile, ...]
    decks: tuple[Pile, ...]
    """The draw decks, top card first."""
    bought: tuple[int, ...]
    """The number of cards on top of a deck that everybody knows because they were bought."""
    discards: tuple[Pile, ...]
    front: tuple[Pile, ...]
    """The cards played this round, and those revealed in Research."""
    laid: tuple[Pile, ...]
    """The cards laid face down for a pass, an Asset or an Executive Order."""
    pile_starts: tuple[tuple[tuple[int, int], ...], ...] = ()
    """For each seat and each of its turns this round: the sizes of `front` and `laid` before that turn."""
    trashed: Pile = ()
    allies: tuple[Mapping[str, Ally], ...]
    """Allied Countries, keyed by the card on top."""
    tokens: tuple[Counts, ...]
    """The Engage tokens on the board, by Region."""
    armies: Mapping[str, Counts]
    """Region → power → number of armies there."""
    permanent: Mapping[str, Pile]
    """Region → owners of its cubes above the line; those beside the slots come last."""
    temporary: Mapping[str, Pile]
    """Region → owners of its cubes below the line, from the left."""
    commerce: tuple[int, ...]
    """The number of face-up Commerce cards of each seat."""
    assets: tuple[Pile, ...]
    used: tuple[Pile, ...]
    """The Strategic Assets already used."""
    orders: tuple[bool, ...]
    """True for each seat that still has its Executive Order."""
    growth: tuple[Pile, ...]
    growth_left: Counts
    spent: tuple[frozenset[str], ...]
    """What is used up for this round: abilities of Growth cards, and Prosperity under a house option. WO-AMB-40"""
    left: Mapping[str, Pile]
    """Region → its face-up deck of Countries to come, the open card first."""
    right: Mapping[str, Pile]
    """Region → its deck of Countries that have been open, the open card first."""
    charted: frozenset[str] = frozenset()
    """The Regions whose left deck holds Countries that were open before, so that its order is known."""
    row: Pile = ()
    """The open cards of the market, from the left."""
    market: Pile = ()
    market_discard: Pile = ()
    auto: Pile = ()
    """The deck of Auto-Influence cards."""
    auto_open: Pile = ()
    auto_used: Pile = ()
    piles: tuple[tuple[Pile, ...], ...] = ()
    """During setup: the two piles from which each seat chooses its hand."""
    dealt: tuple[Pile, ...] = ()
    """During setup: the three Assets from which each seat chooses."""
    chosen: tuple[tuple[str, ...], ...] = ()
    """During setup: each seat's sealed choices so far. WO-AMB-71"""
    memo: tuple[Memo, ...] = ()
    """One memo for each card being resolved, the innermost last."""
    done: bool = False
    """True if the last step of the card being resolved was carried out."""
    firsts: tuple[int, ...]
    """The number of first places in Regions that each seat took in the last scoring. WO-END-02"""

    @property
    def seats(self) -> range:
        return range(len(self.powers))

    @property
    def scores(self) -> tuple[float, ...]:
        """The seats' VPs, which decide the game."""
        return tuple([float(vp) for vp in self.vp])


def seat_of(state: State, power: str) -> Seat | None:
    """Return the seat that plays a power, or None."""
    return state.powers.index(power) if power in state.powers else None


def absent(state: State) -> list[str]:
    """Return the powers without a player. WO-SET-15"""
    return [power for power in POWERS if power not in state.powers]


# Allies


def region_of(card: str) -> str:
    """Return a Country card's Region."""
    return COUNTRY[card].region


def ready_allies(state: State, seat: Seat, region: str) -> list[str]:
    """Return a seat's ready allies in a Region."""
    return [card for card, ally in state.allies[seat].items() if ally.ready and COUNTRY[card].region == region]


def relief(state: State, seat: Seat) -> dict[str, int]:
    """Return how much exhausting all ready allies would pay, by Region. WO-IMP-03"""
    found: dict[str, int] = {}
    for card, ally in state.allies[seat].items():
        if ally.ready:
            face = COUNTRY[card]
            found[face.region] = found.get(face.region, 0) + face.value
    return found


def allies_in(state: State, seat: Seat, region: str) -> int:
    """Return how many allies a seat has in a Region, ready or not."""
    return sum([COUNTRY[card].region == region for card in state.allies[seat]])


def open_countries(state: State, region: str) -> list[str]:
    """Return a Region's open Country cards. WO-SET-01"""
    return [deck[0] for deck in (state.left[region], state.right[region]) if deck]


def countries_left(state: State, region: str) -> frozenset[str]:
    """Return a Region's Country cards that aren't taken, which are public knowledge. WO-AMB-72"""
    return frozenset(state.left[region]) | frozenset(state.right[region])


# Armies and influence


def armies_at(state: State, power: str, region: str) -> int:
    """Return how many armies a power has in a Region."""
    return state.armies[region].get(power, 0)


def destinations(state: State, seat: Seat) -> list[str]:
    """Return the Regions that armies can move to: the seat's zone, and Regions with its Bases. WO-MOV-01"""
    bases = {COUNTRY[card].region for card, ally in state.allies[seat].items() if ally.bases}
    zone = ZONE[state.powers[seat]]
    return [region for region in REGIONS if region in zone or region in bases]


def has_free_slot(state: State, region: str) -> bool:
    """Return True if a Region has a free permanent slot. WO-INF-02"""
    return len(state.permanent[region]) < REGION[region].slots


def free_slots(state: State, region: str) -> int:
    """Return the number of free permanent slots, even if there are cubes beside the slots. WO-INF-02, WO-AMB-24"""
    return max(0, REGION[region].slots - len(state.permanent[region]))


def cubes(state: State, region: str) -> dict[str, int]:
    """Return how many cubes each power has in a Region, including local ones."""
    found: dict[str, int] = {}
    for power in (*state.permanent[region], *state.temporary[region]):
        found[power] = found.get(power, 0) + 1
    return found


def own_slots(state: State, seat: Seat, region: str) -> list[int]:
    """Return the positions of a seat's cubes in a Region's temporary row, from 1."""
    power = state.powers[seat]
    return [slot for slot, owner in enumerate(state.temporary[region], 1) if owner == power]


# Growth


def has_growth(state: State, seat: Seat, card: str) -> bool:
    """Return True if a Growth card's ability works: the seat has the card, and its round has come. WO-GRO-04"""
    return card in state.growth[seat] and state.round >= GROWTH[card].level


def may_use(state: State, seat: Seat, card: str) -> bool:
    """Return True if a once-a-round Growth ability is still available."""
    return has_growth(state, seat, card) and card not in state.spent[seat]


def commerce_cards(state: State, seat: Seat) -> int:
    """Return how many Commerce cards a seat has, face up or down. WO-AMB-13"""
    cards = POWER[state.powers[seat]].cards
    if state.rulings.commerce_cards_by_player_count:
        return sum([least <= len(state.powers) for least in cards])
    return len(cards)
