"""The state of a game of Manifesto: regions, money, hands, piles, truces, notes and the agenda."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Position
from game.core.content.box import box
from game.core.contract import UNSEEN, Action, Reason, Seat, because
from game.core.frozen import frozen
from game.core.piles import Pile
from game.titles.manifesto.faces import CARD, CONFLICT, REGION, REGIONS, neighbours
from game.titles.manifesto.levels import Level, Rulings

MAJOR = 2
"""The influence at which a region counts as major. MA-MAP-02"""
YEARS_A_ROUND = 5
HAND_LIMIT = 7
CARD_PRICE = 3
SURCHARGE = 3
START = 3
"""The influence that a seat starts with. MA-SET-02"""


@frozen
class Bid:
    """A note: its side, its money and its cards. MA-BID-02"""

    side: str
    its: int = 0
    cards: Pile = ()


SEALED = Bid(UNSEEN)
"""A sealed note as others see it. MA-BID-09"""


@frozen
class Initiative:
    """The contest for a round's turn order, in which all seats bid. MA-INIT-01"""

    @property
    def letters(self) -> tuple[str, ...]:
        """The one matching letter: only Espionage gets a bonus. MA-AMB-42"""
        return ("initiative",)


@frozen
class Conflict:
    """A card played on a region. `defender` is None if nobody controls it. MA-CON-03"""

    card: str
    active: Seat
    region: str
    defender: Seat | None

    @property
    def letters(self) -> tuple[str, ...]:
        """The two letters of the card's type."""
        face = CONFLICT[self.card]
        return (face.scope, face.domain)


@frozen
class War:
    """A war card between two powers: its player leads the axis, its target the allies. MA-WAR-02"""

    card: str
    axis: Seat
    allies: Seat

    @property
    def letters(self) -> tuple[str, ...]:
        """The two letters of the card's type."""
        face = CONFLICT[self.card]
        return (face.scope, face.domain)


@frozen
class LastBid:
    """The final contest, in which the seats that share the lead bid for the victory. MA-END-02"""

    leaders: tuple[Seat, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """Empty: no bonus counts. MA-AMB-32"""
        return ()


Contest = Initiative | Conflict | War | LastBid
"""Anything that notes are written for."""


@dataclass(kw_only=True)
class State(Position):
    """The state of a game. Seats count clockwise from 0; a region that nobody controls isn't in `owner`."""

    rule_of_end: ClassVar[str] = "MA-END-03"
    rule_of_turns: ClassVar[str] = "MA-RND-02"

    level: Level
    rulings: Rulings
    factions: tuple[str, ...]
    round: int = 0
    """Counted from 1; 0 while players take their starts."""
    phase: str = "setup"
    first: Seat = 0
    """The winner of the last initiative; before there is one, the first seat to take a start."""
    others: tuple[Seat, ...] = ()
    """The other seats in this round's order, after (or before) the initiative winner."""
    order: tuple[Seat, ...] = ()
    """The turn order of the current phase."""
    its: tuple[int, ...]
    hands: tuple[Pile, ...]
    deck: Pile = ()
    """The draw deck, top card first."""
    discard: Pile = ()
    """The discard pile, top card last."""
    removed: Pile = ()
    """The cards that have left the game."""
    owner: Mapping[str, Seat]
    influence: Mapping[str, int]
    """Region → its current influence, including buildup."""
    lost: Mapping[str, Seat]
    """Neutral region → the seat that just lost it. MA-AMB-26"""
    truces: Mapping[tuple[Seat, Seat], int]
    """Two seats, the lower first → the last round of their truce."""
    contest: Contest | None = None
    """The current contest, which also holds the card in play."""
    sealed: tuple[Bid | None, ...]
    """For each seat: its sealed note."""
    opened: tuple[Bid | None, ...]
    """For each seat: its note in the current contest, once opened."""
    strength: tuple[int, ...]
    """For each seat: the total influence of its regions."""
    majors: tuple[int, ...]
    """For each seat: the number of major regions it controls."""
    held: tuple[tuple[str, ...], ...]
    """For each seat: its regions, in map order."""
    reach: tuple[frozenset[str], ...]
    """For each seat: the regions that touch its own."""
    neutral: tuple[str, ...] = REGIONS
    """The regions that nobody controls, in map order."""

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Bar cards that aren't in the seat's hand. MA-GEN-05"""
        card = action.noun
        if card not in CARD or card in self.hands[seat]:
            return None
        return because("MA-GEN-05", "not_in_hand", card=card)

    @property
    def seats(self) -> range:
        return range(len(self.factions))

    @property
    def scores(self) -> tuple[float, ...]:
        """The seats' numbers of regions, which decide the game."""
        return tuple([float(len(mine)) for mine in self.held])


def check_factions(factions: tuple[str, ...]) -> None:
    """Raise ValueError unless the ideologies can play together: all different and from one list. MA-GEN-03"""
    if len(set(factions)) < len(factions):
        raise ValueError("In Manifesto every ideology is taken once.")
    of = box("manifesto")
    if any(set(factions) <= set(lineup.open_to(len(factions))) for lineup in of.lineups):
        return
    named = {side.id: side.name for side in of.faction}
    names = ", ".join([named[faction] for faction in factions])
    lists = [lineup for lineup in of.lineups if set(factions) <= set(lineup.every)]
    if not lists:
        raise ValueError(f"{names} do not play together: no list of ideologies has them all.")
    basic = lists[0].basic
    choice = ", ".join([named[faction] for faction in basic])
    raise ValueError(f"{names} do not play together: up to {len(basic)} choose among the basic ones, {choice}.")


def year(state: State, number: int) -> int:
    """Return the year in which a round starts. MA-GEN-02"""
    return state.level.first_year + YEARS_A_ROUND * (number - 1)


def clockwise(state: State, start: Seat) -> list[Seat]:
    """Return all seats, clockwise from `start`. MA-RND-02"""
    seats = len(state.factions)
    return [(start + step) % seats for step in range(seats)]


# Regions


def is_major(state: State, region: str) -> bool:
    """Return True if a region currently counts as major. MA-MAP-02, MA-AMB-24"""
    return state.influence[region] >= MAJOR


def touching(state: State, region: str) -> tuple[str, ...]:
    """Return the neighbours of a region. MA-AMB-03"""
    return neighbours(state.rulings.sea_adjacency, state.rulings.more_sea_lanes)[region]


def survey(state: State) -> None:
    """Recompute the derived fields (`strength` to `neutral`) after a region's owner or influence has changed."""
    owner, influence = state.owner, state.influence
    state.neutral = tuple([region for region in REGIONS if region not in owner])
    state.held = tuple([tuple([name for name in REGIONS if owner.get(name) == seat]) for seat in state.seats])
    state.reach = tuple(
        [frozenset([other for name in mine for other in touching(state, name)]) for mine in state.held]
    )
    state.strength = tuple([sum([influence[name] for name in mine]) for mine in state.held])
    state.majors = tuple([sum([influence[name] >= MAJOR for name in mine]) for mine in state.held])


def printed_influence() -> dict[str, int]:
    """Return every region's influence at the start of the game. MA-MAP-01"""
    return {region: face.influence for region, face in REGION.items()}


# Truces


def pair(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Return two seats as the key of their truce, the lower first."""
    return (one, other) if one < other else (other, one)


def in_truce(state: State, one: Seat, other: Seat) -> bool:
    """Return True if two seats have a truce. MA-PEACE-02"""
    return ((one, other) if one < other else (other, one)) in state.truces
