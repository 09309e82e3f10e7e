"""Argument types for numbers; a value out of range is refused with a sentence before anything runs."""

from argparse import ArgumentTypeError
from collections.abc import Callable

PROCESSES = 256
GAMES = 10_000_000
SEED = 10**18


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a parser for integers from `least` to `most`."""

    def read(text: str) -> int:
        if len(text) < 40 and text.lstrip("+-").isdecimal() and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(f"a whole number from {least} to {most} was expected, not “{text[:40]}”")

    return read


def deal(text: str) -> int:
    """Parse a deal's number."""
    return whole(-SEED + 1, SEED - 1)(text)


def share(text: str) -> float:
    """Parse a number from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:  # written so that NaN is refused
        raise ArgumentTypeError(f"a number from 0 to 1 was expected, not “{text[:40]}”")
    return number
