"""Sentences that aren't in words yet: a key of words.<lang>.toml and the fields to fill in."""

from typing import Any, NamedTuple, TypeAlias

Field: TypeAlias = str | int | float | tuple[Any, ...]


class Line(NamedTuple):
    """A sentence that isn't in any language yet: a key of words.<lang>.toml and its fields."""

    key: str
    fields: tuple[tuple[str, Field], ...] = ()


def line(key: str, **fields: Field) -> Line:
    """Build a Line: `line("block.more", total=4)`."""
    return Line(key, tuple(fields.items()))


class Reason(NamedTuple):
    """Why something can't be done now: the rule that forbids it, and a sentence saying so."""

    rule: str
    line: Line


def because(rule: str, key: str, **fields: Field) -> Reason:
    """Build a Reason: `because("ES-INF-02", "no_country", card="usa:4a")`."""
    return Reason(rule, line(f"reason.{key}", **fields))
