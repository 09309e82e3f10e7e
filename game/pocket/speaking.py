"""The languages of phones: each speaks its own."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.content.languages import languages, speak, spoken


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a phone's language, and then the one from before."""
    before = spoken()
    speak(language if language in languages() else before)
    try:
        yield
    finally:
        speak(before)
