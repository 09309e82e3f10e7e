"""The state of a game of 1955: markers, spies, hands, piles, gadgets and the agenda."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Position
from game.core.contract import Action, Reason, Seat, because
from game.core.frozen import frozen
from game.core.piles import Pile
from game.titles.espionage.faces import CARD, COUNTRIES, COUNTRY, GADGET
from game.titles.espionage.levels import Level, Rulings


@frozen
class Deed:
    """An announced action. Everything about it is public from then on. ES-SEQ-03"""

    seat: Seat
    cards: Pile


@frozen
class Influence(Deed):
    """An Influence Action: `total` steps for the marker of `country`. ES-INF-03"""

    country: str
    total: int


@frozen
class Special(Deed):
    """A Special Action: the lower half of one card, with the ids it targets. ES-AMB-26"""

    action: str
    targets: tuple[str, ...] = ()


@frozen
class Counter(Deed):
    """A card played to negate the other seat's Special Action or Counter. ES-CTR-01"""

    action: str
    against: str
    """The Special Action to be negated."""


@dataclass(kw_only=True)
class State(Position):
    """The state of a game. Seats are 0 and 1; a seat has no colour until it has a Home Country."""

    rule_of_end: ClassVar[str] = "ES-WIN-03"
    rule_of_turns: ClassVar[str] = "ES-TURN-01"

    level: Level
    rulings: Rulings
    starter: Seat = 0
    turn: int = 0
    """The number of the current player-turn, from 1; 0 while homes are chosen."""
    active: Seat = 0
    plays: int = 0
    homes: tuple[str, ...] = ("", "")
    spies: tuple[str, ...] = ("", "")
    markers: Mapping[str, int]
    """The steps from the centre towards seat 0; negative towards seat 1."""
    hands: tuple[Pile, ...] = ((), ())
    deck: Pile = ()
    """The draw deck, with the top card first."""
    discard: Pile = ()
    """The discard pile, with the top card last."""
    gadgets: tuple[Mapping[str, str], ...]
    """For each seat: gadget → the Gadget Research beside it."""
    blockades: Mapping[str, int]
    """Country → the player-turn at whose end its blockade ends."""
    detained: tuple[int, ...] = (0, 0)
    """For each seat: the last player-turn in which its spy is detained; 0 if it's free."""
    open_hands: tuple[int, ...] = (0, 0)
    """For each seat: the last player-turn in which its hand is open; 0 if it's hidden."""
    extra: int = 0
    """The number of cards to draw on top of this turn's refill. ES-AMB-34"""
    gadget_moves: int = 0
    """The number of spy moves made by gadget this turn."""

    @property
    def seats(self) -> range:
        """Both seats."""
        return range(2)

    @property
    def scores(self) -> tuple[float, ...]:
        """The total steps by which each seat leads in the countries where it's ahead."""
        return tuple([float(sum([max(0, progress(self, seat, each)) for each in COUNTRIES])) for seat in (0, 1)])

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Bar cards that aren't in the seat's hand. ES-GEN-03"""
        card = action.noun
        return (
            because("ES-GEN-03", "not_in_hand", card=card)
            if card in CARD and card not in self.hands[seat]
            else None
        )


def towards(seat: Seat) -> int:
    """Return the direction of a seat's star: +1 or -1."""
    return 1 - 2 * seat


def progress(state: State, seat: Seat, country: str) -> int:
    """Return a marker's steps on the seat's side of the centre; negative if it's on the other side."""
    return state.markers[country] * towards(seat)


def holder(state: State, country: str) -> Seat | None:
    """Return the seat that has secured a country, or None. ES-SEC-01"""
    marker = state.markers[country]
    if abs(marker) < state.level.tracks[country]:
        return None
    return 0 if marker > 0 else 1


def secured(state: State, seat: Seat) -> list[str]:
    """Return the countries a seat has secured."""
    star = towards(seat)
    return [country for country, length in state.level.tracks.items() if state.markers[country] * star >= length]


def movable(state: State) -> list[str]:
    """Return the countries an Influence Action may target: not secured, not blockaded. ES-INF-01, ES-AMB-16"""
    markers, blockades = state.markers, state.blockades
    return [
        country
        for country, length in state.level.tracks.items()
        if -length < markers[country] < length and country not in blockades
    ]


def present(state: State, seat: Seat, country: str) -> bool:
    """Return True if a seat may block in a country: it's its home, or its spy is there. ES-BLOCK-01"""
    return state.spies[seat] == country or state.homes[seat] == country


def spy_is_free(state: State, seat: Seat) -> bool:
    """Return True if a seat's spy may move. ES-ACT-DETAIN"""
    return not state.detained[seat]


def hand_is_open(state: State, seat: Seat) -> bool:
    """Return True if everybody sees the seat's hand. ES-ACT-INFORMANT"""
    return state.open_hands[seat] > 0


def hand_size(state: State, seat: Seat) -> int:
    """Return the number of cards that a seat refills to. ES-REFILL-01, ES-GAD-02"""
    return state.level.hand_size + sum(GADGET[gadget].more_cards for gadget in state.gadgets[seat])


def usable_for_block(country: str, card: str) -> bool:
    """Return True if a card may block in a country: a Mercenary, or a card of the country's colour. ES-BLOCK-03"""
    faction = CARD[card].faction
    return not faction or faction == COUNTRY[country].faction


def faction(state: State, seat: Seat) -> str:
    """Return a seat's colour, which is its Home Country's; "" before it has one. ES-SET-02"""
    home = state.homes[seat]
    return COUNTRY[home].faction if home else ""
