"""A mutable record of immutable values, so that a copy is one shallow copy."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import Any, Self, TypeVar

from game.core.contract import UNSEEN, Seat

T = TypeVar("T")


class Record:
    """Base of every title's state: a dataclass whose values are replaced and never written into.

    Values are numbers, strings, tuples, frozensets, frozen dataclasses, or mappings nobody writes into.
    """

    def copy(self) -> Self:
        """Give an independent twin. Takes about half a microsecond, whatever the size of the state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin


def seated(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Give values that are kept seat by seat with another one for `seat`."""
    return (*values[:seat], value, *values[seat + 1 :])


def digest(record: Any) -> str:
    """Sum up a state in 16 hex digits, the same on every machine and every run."""
    return sha256("".join(_canonical(record)).encode()).hexdigest()[:16]


def unseen(value: Any) -> int:
    """Count what a view leaves face down; when this number falls, something hidden was shown."""
    if isinstance(value, str):
        return value == UNSEEN
    return sum(unseen(part) for part in _parts(value))


def _parts(value: Any) -> Iterator[Any]:
    if is_dataclass(value):
        for field in fields(value):
            yield getattr(value, field.name)
    elif isinstance(value, Mapping):
        yield from value.values()
    elif isinstance(value, tuple | frozenset):
        yield from value


def _canonical(value: Any) -> Iterator[str]:
    """Write a value as text that does not depend on hashing, insertion order or identity."""
    if is_dataclass(value):
        yield f"{type(value).__name__}("
        for field in fields(value):
            yield f"{field.name}="
            yield from _canonical(getattr(value, field.name))
            yield ","
        yield ")"
    elif isinstance(value, Mapping):
        yield "{"
        for key in sorted(value, key=repr):
            yield f"{key!r}:"
            yield from _canonical(value[key])
            yield ","
        yield "}"
    elif isinstance(value, frozenset):
        yield f"{{{','.join(sorted(''.join(_canonical(part)) for part in value))}}}"
    elif isinstance(value, tuple):
        yield "("
        for part in value:
            yield from _canonical(part)
            yield ","
        yield ")"
    else:
        yield repr(value)
