"""Unpredictable randomness: the seed of a new deal, and the dice of a bot. Tests replace its source."""

from random import Random, SystemRandom

source: Random = SystemRandom()


def below(most: int) -> int:
    """Return a random number from 0 to `most` - 1."""
    return source.randrange(most)


def word() -> str:
    """Return 32 random hex digits, to seed a generator with."""
    return f"{source.getrandbits(128):032x}"
