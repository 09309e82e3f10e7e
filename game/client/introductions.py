"""Introductions to titles before their first game, and which ones have been shown."""

from game.client.kit.settings import Settings
from game.core.contract import line
from game.core.language.words import words

AIM, PICTURES = "first.aim", ("hold", "do", "win")
"""The keys of an introduction's sentence, and of its captioned pictures."""


def has_first(title: str) -> bool:
    """Return True if a title has an introduction."""
    return words(title).has(AIM)


def is_first(settings: Settings, title: str) -> bool:
    """Return True if a title has an introduction that hasn't been shown yet."""
    return has_first(title) and _mark(title) not in settings.seen


def shown(settings: Settings, title: str) -> None:
    """Record that a title's introduction has been shown."""
    settings.see(_mark(title))


def met(settings: Settings) -> tuple[str, ...]:
    """Return the titles that have been introduced, the latest first."""
    return tuple(each.removeprefix(_mark("")) for each in reversed(settings.seen) if each.startswith(_mark("")))


def told(title: str, part: str) -> str:
    """Return one sentence of an introduction."""
    return words(title).say(line(f"first.{part}"))


def _mark(title: str) -> str:
    return f"first:{title}"
