"""What a title tells beside single sentences, for window, terminal and review alike: sums, facts and dangers."""

from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Line, Seat


class Fact(NamedTuple):
    """Something that an act has changed, in a sentence with its names, places and numbers."""

    line: Line
    worth: float
    """What it is worth to the seat that acted, in shares of the victory, roughly; negative where it harms."""


class Danger(NamedTuple):
    """Something that another seat may do next, as far as a view tells, in a sentence with its names and places."""

    line: Line
    by: Seat
    place: str
    """The thing on the board where it threatens, by its id; "" where it is nowhere."""
    worth: float
    """What it would cost, in shares of the victory, roughly; 1 where it ends the game."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What is added up: whose it is, its items, what they come to, and what follows."""

    seat: Seat
    head: Line
    items: tuple[tuple[Line, int], ...]
    result: Line
    total: int
    after: Line
