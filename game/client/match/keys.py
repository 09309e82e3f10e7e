"""What keys do in a match that no button has."""

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
"""The sentences of the room by which those are listed among what can be done."""


def meant(key: str) -> object:
    """Give what a key without a button stands for; None if nothing."""
    return KEYS.get(key)


def told() -> dict[str, str]:
    """Name what such keys do, for the list of all that can be done."""
    return {key: say(name) for key, name in TOLD.items()}
