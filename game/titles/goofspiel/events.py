"""What can happen in Goofspiel."""

from dataclasses import dataclass

from game.core.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class PrizeTurned(Event):
    """The next prize lies face up."""

    prize: str


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """Both cards are turned over, in seating order."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    """The higher bid takes the prize."""

    seat: Seat
    prize: str


@dataclass(frozen=True, slots=True)
class PrizeDiscarded(Event):
    """Equal bids: nobody takes the prize."""

    prize: str
