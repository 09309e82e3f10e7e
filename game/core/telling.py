"""What a title tells beside single sentences, for window, terminal and review alike: sums, facts and dangers."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Line, Seat


class Fact(NamedTuple):
    """Something that an act has changed, in a sentence with its names, places and numbers."""

    line: Line
    worth: float
    """What it is worth to the seat that acted, in shares of the victory, roughly; negative where it harms."""


MOST_FACTS = 6
"""Facts that are told of one act at most."""


def ranked(found: Iterable[Fact], least: float = 0.0) -> list[Fact]:
    """Give the facts that matter most, the largest first; the first is worth `least` at the least."""
    facts = sorted(found, key=lambda fact: -abs(fact.worth))[:MOST_FACTS]
    if facts and abs(facts[0].worth) < least:
        facts[0] = Fact(facts[0].line, least if facts[0].worth >= 0 else -least)
    return facts


class Danger(NamedTuple):
    """Something that another seat may do next, as far as a view tells, in a sentence with its names and places."""

    line: Line
    by: Seat
    place: str
    """The thing on the board where it threatens, by its id; "" where it is nowhere."""
    worth: float
    """What it would cost, in shares of the victory, roughly; 1 where it ends the game."""
    cards: int = 0
    """How many cards of another it takes, where one that takes more is a lesser danger; else 0."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What is added up: whose it is, its items, what they come to, and what follows."""

    seat: Seat
    head: Line
    items: tuple[tuple[Line, int], ...]
    result: Line
    total: int
    after: Line
