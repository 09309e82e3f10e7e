"""Phone languages in tests."""

from contextlib import AbstractContextManager

from game.pocket.speaking import speaking


def in_turn(*languages: str) -> list[AbstractContextManager[None]]:
    """Return a context manager for each language."""
    return [speaking(each) for each in languages]
