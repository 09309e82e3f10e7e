"""Unpredictable random numbers: seeds for new deals and for bots. Tests replace their source."""

import random
from random import Random, SystemRandom

source: Random = SystemRandom()


def below(most: int) -> int:
    """Return a random number from 0 to `most` - 1."""
    return source.randrange(most)


def settle(number: int) -> None:
    """Seed Python's module `random`, from which people's own bots draw."""
    random.seed(number)


def settled() -> Random:
    """Return a generator seeded by Python's module `random`, so that `settle` determines it."""
    return Random(random.getrandbits(64))


def word() -> str:
    """Return 32 random hex digits, to seed a generator with."""
    return f"{source.getrandbits(128):032x}"
