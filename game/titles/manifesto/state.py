"""What lies on the table of Manifesto: regions, money, hands, piles, truces, notes, and what is still to do."""

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
"""Regions with this influence or more are major. MA-MAP-02"""
YEARS_A_ROUND = 5
HAND_LIMIT = 7
CARD_PRICE = 3
SURCHARGE = 3
START = 3
"""The influence a seat begins with. MA-SET-02"""


@frozen
class Bid:
    """A note: its side, its money and its cards. MA-BID-02"""

    side: str
    its: int = 0
    cards: Pile = ()


SEALED = Bid(UNSEEN)
"""What everybody else sees of a sealed note. MA-BID-09"""


@frozen
class Initiative:
    """Everybody bids for the turn order of a round. MA-INIT-01"""

    @property
    def letters(self) -> tuple[str, ...]:
        """No bonus counts but that of Espionage. MA-AMB-42"""
        return ("initiative",)


@frozen
class Conflict:
    """A card lies on a region; `defender` is None where nobody controls it. MA-CON-03"""

    card: str
    active: Seat
    region: str
    defender: Seat | None

    @property
    def letters(self) -> tuple[str, ...]:
        """The type of the card, two letters."""
        face = CONFLICT[self.card]
        return (face.scope, face.domain)


@frozen
class War:
    """A war card lies between two powers: its player leads the axis, its target the allies. MA-WAR-02"""

    card: str
    axis: Seat
    allies: Seat

    @property
    def letters(self) -> tuple[str, ...]:
        """The type of the card, two letters."""
        face = CONFLICT[self.card]
        return (face.scope, face.domain)


@frozen
class LastBid:
    """Those who share the lead at the end bid for the century. MA-END-02"""

    leaders: tuple[Seat, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """No bonus counts. MA-AMB-32"""
        return ()


Contest = Initiative | Conflict | War | LastBid
"""What notes are being written for."""


@dataclass(kw_only=True)
class State(Position):
    """The table. Seats count clockwise from 0; a region that nobody controls is not in `owner`."""

    rule_of_end: ClassVar[str] = "MA-END-03"
    rule_of_turns: ClassVar[str] = "MA-RND-02"

    level: Level
    rulings: Rulings
    factions: tuple[str, ...]
    round: int = 0
    """From 1; 0 while starts are taken."""
    phase: str = "setup"
    first: Seat = 0
    """Who won the last initiative; before there was one, who was first to take a start."""
    others: tuple[Seat, ...] = ()
    """The seats behind (or before) the winner of the initiative, in this round's order."""
    order: tuple[Seat, ...] = ()
    """The turn order of this phase."""
    its: tuple[int, ...]
    hands: tuple[Pile, ...]
    deck: Pile = ()
    """The draw deck, its top first."""
    discard: Pile = ()
    """The discard pile, its top last."""
    removed: Pile = ()
    """Cards that have left the game."""
    owner: Mapping[str, Seat]
    influence: Mapping[str, int]
    """Region → its influence now, with what has been built up."""
    lost: Mapping[str, Seat]
    """Neutral region → the seat that has just lost it. MA-AMB-26"""
    truces: Mapping[tuple[Seat, Seat], int]
    """Two seats, the lower first → the last round in which their truce holds."""
    contest: Contest | None = None
    """What is being bid for; its card lies here."""
    sealed: tuple[Bid | None, ...]
    """For each seat: its note, once it is sealed."""
    opened: tuple[Bid | None, ...]
    """For each seat: its note of the present contest, once all are open."""
    strength: tuple[int, ...]
    """For each seat: the influence of its regions together."""
    majors: tuple[int, ...]
    """For each seat: how many major regions it controls."""
    held: tuple[tuple[str, ...], ...]
    """For each seat: its regions, in the order of the map."""
    reach: tuple[frozenset[str], ...]
    """For each seat: the regions that touch its own."""
    neutral: tuple[str, ...] = REGIONS
    """The regions that nobody controls, in the order of the map."""

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Nobody plays a card that is not in hand. MA-GEN-05"""
        card = action.noun
        if card not in CARD or card in self.hands[seat]:
            return None
        return because("MA-GEN-05", "not_in_hand", card=card)

    @property
    def seats(self) -> range:
        """All seats of the game."""
        return range(len(self.factions))

    @property
    def scores(self) -> tuple[float, ...]:
        """The regions of every seat: they decide the game."""
        return tuple([float(len(mine)) for mine in self.held])


def check_factions(factions: tuple[str, ...]) -> None:
    """Raise ValueError unless the ideologies may play together: all different, all of one list. MA-GEN-03"""
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
    """The year in which a round begins. MA-GEN-02"""
    return state.level.first_year + YEARS_A_ROUND * (number - 1)


def clockwise(state: State, start: Seat) -> list[Seat]:
    """All seats, clockwise from one. MA-RND-02"""
    seats = len(state.factions)
    return [(start + step) % seats for step in range(seats)]


# Regions


def is_major(state: State, region: str) -> bool:
    """Whether a region counts as major now. MA-MAP-02, MA-AMB-24"""
    return state.influence[region] >= MAJOR


def touching(state: State, region: str) -> tuple[str, ...]:
    """The neighbours of a region. MA-AMB-03"""
    return neighbours(state.rulings.sea_adjacency, state.rulings.more_sea_lanes)[region]


def survey(state: State) -> None:
    """Work out anew what everybody holds, touches and is worth, after a region or its influence has changed."""
    owner, influence = state.owner, state.influence
    state.neutral = tuple([region for region in REGIONS if region not in owner])
    state.held = tuple([tuple([name for name in REGIONS if owner.get(name) == seat]) for seat in state.seats])
    state.reach = tuple(
        [frozenset([other for name in mine for other in touching(state, name)]) for mine in state.held]
    )
    state.strength = tuple([sum([influence[name] for name in mine]) for mine in state.held])
    state.majors = tuple([sum([influence[name] >= MAJOR for name in mine]) for mine in state.held])


def printed_influence() -> dict[str, int]:
    """The influence of every region at the beginning. MA-MAP-01"""
    return {region: face.influence for region, face in REGION.items()}


# Truces


def pair(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """Name two seats as their truce is filed."""
    return (one, other) if one < other else (other, one)


def in_truce(state: State, one: Seat, other: Seat) -> bool:
    """Whether a truce holds between two seats. MA-PEACE-02"""
    return ((one, other) if one < other else (other, one)) in state.truces
