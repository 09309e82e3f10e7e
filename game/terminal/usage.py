"""Translations of argparse's own sentences.

argparse asks gettext to translate its English; here it asks the room's words. Sentences that they don't have,
because another Python version words them differently, stay in English.
"""

import argparse
from collections.abc import Mapping

from game.core.language.words import say, small

SENTENCES: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "usage: ": ("usage", {}),
    "options": ("options", {}),
    "positional arguments": ("positional", {}),
    "show this help message and exit": ("help", {}),
    "argument %(argument_name)s: %(message)s": ("argument", {"name": "%(argument_name)s", "why": "%(message)s"}),
    "the following arguments are required: %s": ("required", {"names": "%s"}),
    "unrecognized arguments: %s": ("unrecognized", {"words": "%s"}),
    "ignored explicit argument %r": ("explicit", {"word": "%r"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "choice",
        {"word": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("value", {"word": "%(value)r"}),
    "expected one argument": ("one", {}),
    "expected at most one argument": ("at_most_one", {}),
    "expected at least one argument": ("at_least_one", {}),
}
"""Maps argparse's English to the key of our sentence under [parser], and its fields."""
WHOLE = ("help",)
"""The keys of whole sentences; the others are headings or parts."""


def ours(text: str) -> str:
    """Return the translation of an argparse text."""
    key, fields = SENTENCES.get(text, ("", {}))
    if not key:
        return text
    said = say(f"parser.{key}", **fields)
    return said if key in WHOLE else small(said)


def translate() -> None:
    """Make every parser use our translations from now on."""
    argparse._ = ours  # type: ignore[attr-defined]  # the name it imports gettext as, in every Python since 2.7
