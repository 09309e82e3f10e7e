"""The table in sentences, one fact each, for screen readers. Each title may have a module here."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from game.core.contract import Seat
from game.core.inventory import by_seat, middle
from game.core.language.words import Words, say


class FactsModule(Protocol):
    """The protocol of a title's module."""

    def facts(self, view: Any, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
        """Return everything its reader can see in a view, the most public first; `seats` are everybody's names."""


def facts(title: str, view: Any, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Describe a table in sentences; a title without its own module is listed field by field."""
    own = f"{__name__}.{title}"
    if find_spec(own):
        told = cast(FactsModule, import_module(own)).facts(view, seat, words, seats)
    else:
        told = _listed(view, words, seats)
    return [fact for fact in told if fact]


def _listed(view: Any, words: Words, seats: Sequence[str]) -> list[str]:
    rows = [say("terminal.plain.field", name=name, held=held[0]) for name, held in middle(view, words)]
    for owner, whose in enumerate(seats):
        for name, held in by_seat(view, words):
            rows.append(say("terminal.plain.field", name=f"{whose}, {name}", held=held[owner] or "-"))
    return rows
