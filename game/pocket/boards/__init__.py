"""What a phone's page shows of a title beyond its questions: one module per title, or the plain one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from game.core.contract import Action, Decision, Field, Line, Seat, line
from game.core.language.words import Words
from game.core.telling import Sum

MOST_TOLD = 2_000
"""The most sentences that are cached."""


@dataclass(frozen=True)
class Telling:
    """A title's sentences as one seat reads them."""

    words: Words
    reader: Seat
    names: tuple[str, ...]
    told: dict[object, str] = field(default_factory=dict)
    """Cached sentences; most of a picture is the same as in the last one."""

    def __call__(self, said: Line) -> str:
        """Return a filled sentence."""
        about = (said, self.names)
        known = self.told.get(about)
        if known is None:
            if len(self.told) > MOST_TOLD:
                self.told.clear()
            known = self.told[about] = self.words.say(said, self.reader, self.names)
        return known

    def say(self, key: str, **fields: Field) -> str:
        """Return the sentence `key`, filled with its fields."""
        return self(line(key, **fields))

    def rows(self, told: Sequence[Line | Sum]) -> list[str]:
        """Return sentences and sums as rows, with several rows per sum."""
        return [row for each in told for row in (self._sum(each) if isinstance(each, Sum) else [self(each)])]

    def _sum(self, found: Sum) -> list[str]:
        items = [f"{self(said)} {worth:+d}" for said, worth in found.items]
        return [self(found.head), *items, f"{self(found.result)} = {found.total}", self(found.after)]


class PocketBoard(Protocol):
    """The protocol of a title's module."""

    @property
    def SIGNS(self) -> Mapping[str, str]:  # noqa: N802  # a constant of the module
        """Return the icons of what a seat has, by id."""

    def option(self, view: Any, seat: Seat, action: Action) -> Line:
        """Return an answer's sentence, with its price and consequences."""

    def notes(self, view: Any, seat: Seat) -> Sequence[Line | Sum]:
        """Return notes on the current question."""

    def rows(self, view: Any, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
        """Return what is known about the table, as names and values."""

    @property
    def turn(self) -> Callable[[Any, Seat], bool] | None:
        """Return a function that reduces an imagined world's agenda to a seat's turn; None if nothing is planned.

        The function returns False if the seat has no turn there.
        """

    def own(self, view: Any, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
        """Return the title's own parts of the page, from the seat's view; {} for a page with questions only."""


@cache
def board(title: str) -> PocketBoard:
    """Return a title's module, or the plain one if it has none."""
    own = f"{__name__}.{title}"
    return cast(PocketBoard, import_module(own if find_spec(own) else f"{__name__}.plain"))
