"""The events of Goofspiel."""

from dataclasses import dataclass

from game.core.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class PrizeTurned(Event):
    """The next prize was turned face up."""

    prize: str


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """Both bids were opened, in seating order."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    """The higher bid won the prize."""

    seat: Seat
    prize: str


@dataclass(frozen=True, slots=True)
class PrizeDiscarded(Event):
    """The bids were equal, so nobody got the prize."""

    prize: str
