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
"""The most sentences that are kept."""


@dataclass(frozen=True)
class Telling:
    """A title's sentences as one seat reads them."""

    words: Words
    reader: Seat
    names: tuple[str, ...]
    told: dict[object, str] = field(default_factory=dict)
    """Sentences that were told already: most of a picture is as it was in the last one."""

    def __call__(self, said: Line) -> str:
        """Fill a sentence."""
        about = (said, self.names)
        known = self.told.get(about)
        if known is None:
            if len(self.told) > MOST_TOLD:
                self.told.clear()
            known = self.told[about] = self.words.say(said, self.reader, self.names)
        return known

    def say(self, key: str, **fields: Field) -> str:
        """Fill the sentence `key`."""
        return self(line(key, **fields))

    def rows(self, told: Sequence[Line | Sum]) -> list[str]:
        """Return sentences, and each sum on its own rows."""
        return [row for each in told for row in (self._sum(each) if isinstance(each, Sum) else [self(each)])]

    def _sum(self, found: Sum) -> list[str]:
        items = [f"{self(said)} {worth:+d}" for said, worth in found.items]
        return [self(found.head), *items, f"{self(found.result)} = {found.total}", self(found.after)]


class PocketBoard(Protocol):
    """The protocol of a title's module."""

    @property
    def SIGNS(self) -> Mapping[str, str]:  # noqa: N802  # a constant of the module
        """Return the icons of what a seat has, by its id."""

    def option(self, view: Any, seat: Seat, action: Action) -> Line:
        """Return an answer with its price and what follows."""

    def notes(self, view: Any, seat: Seat) -> Sequence[Line | Sum]:
        """Return notes on the present question."""

    def rows(self, view: Any, seat: Seat, tell: Telling) -> list[tuple[str, str]]:
        """Return what is known of the table, as names and values."""

    @property
    def turn(self) -> Callable[[Any, Seat], bool] | None:
        """Return what leaves a seat's turn of an imagined world's agenda; None where turns aren't planned.

        It returns False if the seat has no turn there.
        """

    def own(self, view: Any, seat: Seat, asked: Decision | None, tell: Telling) -> dict[str, Any]:
        """Return the title's own parts of the page, all from the seat's view; {} for a page of questions alone."""


@cache
def board(title: str) -> PocketBoard:
    """Return a title's module, or the plain one."""
    own = f"{__name__}.{title}"
    return cast(PocketBoard, import_module(own if find_spec(own) else f"{__name__}.plain"))
