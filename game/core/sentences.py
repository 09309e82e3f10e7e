"""Sentences that aren't in words yet: a key of words.<lang>.toml and the fields to fill in."""

import re
from functools import cache
from typing import Any, NamedTuple, TypeAlias

Field: TypeAlias = str | int | float | tuple[Any, ...]


class Line(NamedTuple):
    """A sentence that isn't in any language yet: a key of words.<lang>.toml and its fields."""

    key: str
    fields: tuple[tuple[str, Field], ...] = ()


def line(key: str, **fields: Field) -> Line:
    """Build a Line: `line("block.more", total=4)`."""
    return Line(key, tuple(fields.items()))


@cache
def snake_case(name: str) -> str:
    """Return the name of a class as keys and content files spell it: CardPlayed → "card_played"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Reason(NamedTuple):
    """Why something can't be done now: the rule that forbids it, and a sentence saying so."""

    rule: str
    line: Line


def because(rule: str, key: str, **fields: Field) -> Reason:
    """Build a Reason: `because("ES-INF-02", "no_country", card="usa:4a")`."""
    return Reason(rule, line(f"reason.{key}", **fields))
