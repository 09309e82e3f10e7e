"""The languages of phones, since each phone has its own."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.content.languages import current_language, languages, use_language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a phone's language within the block, and the previous one after it."""
    before = current_language()
    use_language(language if language in languages() else before)
    try:
        yield
    finally:
        use_language(before)
