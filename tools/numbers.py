"""Numbers as they are given to a tool: one out of range is refused with a sentence before anything runs."""

from argparse import ArgumentTypeError
from collections.abc import Callable

PROCESSES = 256
GAMES = 10_000_000
SEED = 10**18


def whole(least: int, most: int) -> Callable[[str], int]:
    """Read a whole number between two others."""

    def read(text: str) -> int:
        if len(text) < 40 and text.lstrip("+-").isdecimal() and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(f"a whole number from {least} to {most} was expected, not “{text[:40]}”")

    return read


def deal(text: str) -> int:
    """Read the number of a deal."""
    return whole(-SEED + 1, SEED - 1)(text)


def share(text: str) -> float:
    """Read a number from 0 to 1."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:  # what is no number is between no two
        raise ArgumentTypeError(f"a number from 0 to 1 was expected, not “{text[:40]}”")
    return number
