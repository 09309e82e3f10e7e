"""The events of Pebbles."""

from dataclasses import dataclass

from game.core.contract import Event, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began, and a seat guesses first."""

    number: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Guessed(Event):
    """A seat named a sum aloud."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class HandsOpened(Event):
    """All hands were opened."""

    total: int


@dataclass(frozen=True, slots=True)
class Hit(Event):
    """A seat had named the sum, and scored."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NobodyHit(Event):
    """Nobody had named the sum."""
