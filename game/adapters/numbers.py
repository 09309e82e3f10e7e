"""Options and views as numbers, for programs that learn from vectors.

Both are hashed, so nothing about a title has to be listed: an option's number follows from its text, and every
value of a view adds to one place of a vector. Two options on offer never have the same number.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from math import copysign, log1p
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from game.core.agenda import Position
from game.core.contract import Action, Seat

ACTIONS = 2048
"""How many numbers there are for options: 0 to `ACTIONS` - 1."""
PLACES = 2048
"""The length of a view's vector."""
LARGEST = 8.0
"""The largest absolute value in it."""


@cache
def _place(text: str, places: int) -> int:
    return crc32(text.encode()) % places


def numbered(options: Sequence[Action]) -> dict[int, Action]:
    """Return options by number, in ascending order; of two with the same, the later takes the next free one."""
    found: dict[int, Action] = {}
    for option in sorted(options):
        number = _place(str(option), ACTIONS)
        while number in found:
            number = (number + 1) % ACTIONS
        found[number] = option
    return dict(sorted(found.items()))


def mask(options: Sequence[Action]) -> NDArray[np.int8]:
    """Return an array of shape (ACTIONS,) with 1 at the number of every option and 0 elsewhere."""
    found = np.zeros(ACTIONS, np.int8)
    found[list(numbered(options))] = 1
    return found


def vector(view: Position, seat: Seat) -> NDArray[np.float32]:
    """Return what a seat knows, its own number included, as an array of shape (PLACES,) from -8 to 8."""
    found = np.zeros(PLACES, np.float32)
    for where, value in (("seat", float(seat)), *_values(view, "")):
        place = _place(where, 2 * PLACES)
        found[place // 2] += value if place % 2 else -value
    return np.clip(found, -LARGEST, LARGEST)


def _values(value: Any, where: str) -> Iterator[tuple[str, float]]:
    """Yield the numbers in a value, each with its path; a text or a boolean is 1 at a path that ends with it."""
    match value:
        case None | "":
            return
        case bool() | str():
            yield f"{where}={value}", 1.0
        case int() | float():
            yield where, copysign(log1p(abs(value)), value)
        case frozenset():
            for part in sorted(map(str, value)):
                yield f"{where}~{part}", 1.0
        case tuple():
            for number, part in enumerate(value):
                yield from _values(part, f"{where}.{number}")
        case Mapping():
            for key in sorted(value, key=str):
                yield from _values(value[key], f"{where}.{key}")
        case _ if is_dataclass(value):
            yield f"{where}={type(value).__name__}", 1.0
            for field in fields(value):
                yield from _values(getattr(value, field.name), f"{where}.{field.name}")
