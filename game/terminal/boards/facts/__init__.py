"""The table in sentences, one fact each: for ears, which have no columns. One module per title, found by name."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from game.core.contract import Seat
from game.core.inventory import by_seat, middle
from game.core.language.words import Words, say


class FactsModule(Protocol):
    """What a title's module gives."""

    def facts(self, view: Any, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
        """Say all that can be seen of a view by its reader, the most public first; `seats` names everybody."""


def facts(title: str, view: Any, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Describe a table; a title without its own module is listed field by field."""
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
