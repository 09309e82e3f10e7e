"""The languages of phones: each speaks its own."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.content.languages import current_language, languages, use_language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a phone's language, and then the one from before."""
    before = current_language()
    use_language(language if language in languages() else before)
    try:
        yield
    finally:
        use_language(before)
