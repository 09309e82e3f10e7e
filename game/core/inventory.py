"""What is on a table, field by field, for a title without a board of its own.

Fields that a view keeps `BySeat` are shown at the seats, all others in the middle. The title's words name a field
by `field.<field>`. A field without a name there is called by its id, and one with an empty name is left out. If a
field holds several piles, each is shown separately, with its number after the name or in place of {number}.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from game.core.agenda import Position
from game.core.contract import UNSEEN, Seat, line
from game.core.language.words import Words, sentence_case
from game.core.record import kept_by_seat

_OF_THE_TABLE = {field.name for field in fields(Position)}


class Entry(NamedTuple):
    """One field in words: its name and its values, one for each seat or one for the table."""

    name: str
    held: tuple[str, ...]


class Lying(NamedTuple):
    """One field as stored: its name and its values, one for each seat or one for the table."""

    name: str
    values: tuple[Any, ...]

    def said(self, words: Words) -> Entry:
        """Return the field in words."""
        return Entry(self.name, tuple(told(value, words) for value in self.values))


def lying(view: Position, words: Words, *, seated: bool) -> list[Lying]:
    """List the fields kept by seat, or those of the table, in order of declaration."""
    found = [(field, value) for field, value in _shown(view, words) if (field in _seated(view)) is seated]
    return [part for field, value in found for part in _lying(field, tuple(value) if seated else (value,), words)]


def _lying(field: str, values: tuple[Any, ...], words: Words) -> Iterator[Lying]:
    """Yield a field, or each of its piles if it holds several."""
    if not any(values) or not all(map(_piles, values)):
        yield Lying(_named(field, words), values)
        return
    for number in range(max(map(len, values))):
        piles = tuple(value[number] if number < len(value) else () for value in values)
        yield Lying(_named(field, words, number + 1), piles)


def _piles(value: Any) -> bool:
    """Return True if a value is a tuple of card piles, or empty."""
    return isinstance(value, tuple) and all(type(pile) is tuple and cards(pile) == pile for pile in value)


def cards(value: Any) -> tuple[str, ...]:
    """Return the ids that can be shown as cards: a pile's ids, or a single one; () for any other value."""
    if isinstance(value, str):
        return (value,) if value else ()
    fits = isinstance(value, tuple) and all(isinstance(each, str) for each in value)
    return value if fits else ()


def middle(view: Position, words: Words) -> list[Entry]:
    """Return the non-empty fields that belong to no seat."""
    rows = [field.said(words) for field in lying(view, words, seated=False)]
    return [row for row in rows if any(row.held)]


def by_seat(view: Position, words: Words) -> list[Entry]:
    """Return the fields by seat, except those that are empty for every seat, then the scores."""
    rows = [field.said(words) for field in lying(view, words, seated=True)]
    rows += (
        [Entry(words.say(line("board.graph")), tuple(f"{score:g}" for score in view.scores))]
        if view.scores
        else []
    )
    return [row for row in rows if any(row.held)]


def before(view: Position, seat: Seat) -> list[str]:
    """Return the ids of everything face up at a seat."""
    held = [getattr(view, field)[seat] for field in _seated(view)]
    ids = [each for value in held for each in (value if isinstance(value, tuple) else (value,))]
    return [each for each in ids if isinstance(each, str) and each not in ("", UNSEEN)]


def _shown(view: Position, words: Words) -> list[tuple[str, Any]]:
    names = [field.name for field in fields(view) if field.name not in _OF_THE_TABLE]
    return [(name, getattr(view, name)) for name in names if words.templates.get(f"field.{name}") != ""]


def _named(field: str, words: Words, number: int = 0) -> str:
    key = f"field.{field}"
    if number and "{number}" in words.templates.get(key, ""):
        return words.say(line(key, number=number))
    name = words.say(line(key)) if words.has(key) else sentence_case(field.replace("_", " "))
    return f"{name} {number}" if number else name


def told(value: Any, words: Words) -> str:
    """Return a value in words; "" for an empty value or one without words."""
    match value:
        case bool():
            return words.shared["yes" if value else "no"]
        case int() | float():
            return str(value)
        case str():
            return words.shared["unseen"] if value == UNSEEN else words.name(value)
        case tuple() if value and set(map(str, value)) == {UNSEEN}:
            return str(len(value))
        case tuple():
            return ", ".join(filter(None, (told(part, words) for part in value)))
        case frozenset():
            return ", ".join(sorted(filter(None, (told(part, words) for part in value))))
        case Mapping():
            parts = ((words.name(str(key)), told(part, words)) for key, part in value.items())
            return ", ".join(f"{key} {part}" for key, part in parts if part)
        case _:
            return ""


def _seated(view: Position) -> tuple[str, ...]:
    return kept_by_seat(type(view))
