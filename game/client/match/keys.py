"""Keys of a match that have no button."""

from game.client.match.overlays import KNOWN
from game.client.match.press import Press
from game.client.match.requests import OpenPause
from game.client.table.messages import Show
from game.core.language.words import say

KEYS: dict[str, object] = {
    "esc": OpenPause(), "e": Press.EXPLAIN, "r": Show("list"), "ctrl+z": Press.UNDO, "ctrl+y": Press.REDO,
    "ctrl+shift+z": Press.REDO, "k": Show(KNOWN), "f": Press.FASTER,
}  # fmt: skip
TOLD = {
    "esc": "pause.title", "e": "match.why_last", "r": "settings.key.list", "ctrl+y": "settings.key.redo",
    "k": "danger.title", "f": "match.faster",
}  # fmt: skip
"""The words of these keys in the list of commands."""


def meant(key: str) -> object:
    """Return a key's message; None if it has none."""
    return KEYS.get(key)


def told() -> dict[str, str]:
    """Return these keys with their words, for the list of commands."""
    return {key: say(name) for key, name in TOLD.items()}
