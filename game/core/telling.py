"""What a title reports beyond single sentences: sums, dangers, happenings."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Event, Line, Seat, line


class Danger(NamedTuple):
    """Something that another seat may do next, as far as a view shows, as a sentence with its names and places."""

    line: Line
    by: Seat
    place: str
    """The id of the threatened thing on the board; "" if there is none."""


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
