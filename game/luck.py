"""Unpredictable randomness: the seed of a new deal, and the dice of a bot. Tests replace its source."""

import random
from random import Random, SystemRandom

source: Random = SystemRandom()


def below(most: int) -> int:
    """Return a random number from 0 to `most` - 1."""
    return source.randrange(most)


def settle(number: int) -> None:
    """Let Python's own `random`, from which people's bots draw, follow from a number."""
    random.seed(number)


def settled() -> Random:
    """Return dice that follow from Python's own `random`."""
    return Random(random.getrandbits(64))


def word() -> str:
    """Return 32 random hex digits, to seed a generator with."""
    return f"{source.getrandbits(128):032x}"
