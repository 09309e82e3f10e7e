"""Whether a title is about to be played here for the first time, and what is remembered of that."""

from game.client.kit.settings import Settings
from game.core.contract import line
from game.core.language.words import words

AIM, PICTURES = "first.aim", ("hold", "do", "win")
"""The sentence a title begins with, and the pictures below it, each with a sentence of its own."""


def has_first(title: str) -> bool:
    """Whether a title says what it is about."""
    return words(title).has(AIM)


def is_first(settings: Settings, title: str) -> bool:
    """Whether that was not shown here yet."""
    return has_first(title) and _mark(title) not in settings.seen


def shown(settings: Settings, title: str) -> None:
    """Remember that it was."""
    if _mark(title) not in settings.seen:
        settings.seen = (*settings.seen, _mark(title))


def met(settings: Settings) -> tuple[str, ...]:
    """The titles it was shown of, the last first."""
    return tuple(each.removeprefix(_mark("")) for each in reversed(settings.seen) if each.startswith(_mark("")))


def told(title: str, part: str) -> str:
    """One of its sentences."""
    return words(title).say(line(f"first.{part}"))


def _mark(title: str) -> str:
    return f"first:{title}"
