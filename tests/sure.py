"""What a test takes for granted about a value, told to mypy in the same breath."""

from typing import TypeVar

T = TypeVar("T")


def sure(found: T | None) -> T:
    """Return what was found. Raises AssertionError if it is None."""
    assert found is not None
    return found


def such(kind: type[T], found: object) -> T:
    """Return what was found. Raises AssertionError if it is of another kind."""
    assert isinstance(found, kind), f"{found!r} is no {kind.__name__}"
    return found
