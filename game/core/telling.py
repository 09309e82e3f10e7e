"""What a title reports in the window, the terminal and reviews beyond single sentences: sums, facts, dangers."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Event, Line, Seat, line


class Fact(NamedTuple):
    """Something that an act changed, as a sentence with its names, places and numbers."""

    line: Line
    worth: float
    """Its value to the seat that acted, roughly, in shares of the victory; negative if it does harm."""


MOST_FACTS = 6
"""The maximum number of facts reported for one act."""


def ranked(found: Iterable[Fact], least: float = 0.0) -> list[Fact]:
    """Return the facts that matter most, the largest first; raise the first to at least `least`."""
    facts = sorted(found, key=lambda fact: -abs(fact.worth))[:MOST_FACTS]
    if facts and abs(facts[0].worth) < least:
        facts[0] = Fact(facts[0].line, least if facts[0].worth >= 0 else -least)
    return facts


class Danger(NamedTuple):
    """Something that another seat may do next, as far as a view shows, as a sentence with its names and places."""

    line: Line
    by: Seat
    place: str
    """The id of the threatened thing on the board; "" if there is none."""
    worth: float
    """What it would cost, roughly, in shares of the victory; 1 if it ends the game."""
    cards: int = 0
    """How many of that seat's cards it takes (the more, the lesser the danger); 0 if that doesn't matter."""


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum: the seat it is about, its items, its result, and what follows from it."""

    seat: Seat
    head: Line
    items: tuple[tuple[Line, int], ...]
    result: Line
    total: int
    after: Line


class Happenings:
    """What of a title's events is told of the course of a game: each kind with the fields that matter."""

    def __init__(self, kinds: Mapping[type[Event], tuple[str, ...]]) -> None:
        self.kinds = kinds

    def __call__(self, event: Event) -> Line | None:
        """Return an event as a sentence without numbers; None if it isn't told."""
        names = self.kinds.get(type(event))
        if names is None:
            return None
        key = _CAMEL.sub("_", type(event).__name__).lower()
        return line(f"happens.{key}", **{name: getattr(event, name) for name in names})


_CAMEL = re.compile(r"(?<!^)(?=[A-Z])")
