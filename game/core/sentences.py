"""Sentences before they have words: a key of words.<lang>.toml and what it is filled with."""

from typing import Any, NamedTuple, TypeAlias

Field: TypeAlias = str | int | float | tuple[Any, ...]


class Line(NamedTuple):
    """A sentence to be: a key of words.<lang>.toml and the fields it is filled with."""

    key: str
    fields: tuple[tuple[str, Field], ...] = ()


def line(key: str, **fields: Field) -> Line:
    """Write a Line as it is read: `line("block.more", total=4)`."""
    return Line(key, tuple(fields.items()))


class Reason(NamedTuple):
    """Why a thing cannot be done now: the rule that forbids it, and the sentence that says so."""

    rule: str
    line: Line


def because(rule: str, key: str, **fields: Field) -> Reason:
    """Write a Reason as it is read: `because("ES-INF-02", "no_country", card="usa:4a")`."""
    return Reason(rule, line(f"reason.{key}", **fields))
