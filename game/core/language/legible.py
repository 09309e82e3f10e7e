"""Makes untrusted text fit to be shown: text from a record, a settings file or the command line."""

import re
import unicodedata

LONGEST_NAME = 40
"""The maximum length of a name in characters; a longer one wouldn't fit on one line of the screen."""
LONGEST_QUOTE = 120
"""The maximum length in characters of any other quoted text."""
LONGEST_PATH = 600
"""The maximum length in characters of a path."""
_UNSEEN = frozenset({"Cc", "Zl", "Zp"})
"""Unicode categories of control characters (escape sequences begin with one) and line breaks: they become spaces.
"""
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
"""Letters and marks that show nothing, though they aren't control characters."""
_JOINERS = "\u200c\u200d"
"""Characters that join emoji and some scripts, and don't change the reading direction."""


def legible(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Return a text's readable characters on one line, truncated if it's long.

    Control characters and line breaks become spaces, lone surrogates become �, and invisible marks and marks that
    change the reading direction are removed.
    """
    start = text[: 2 * longest]  # the text may be huge, and most of it isn't shown
    shown = " ".join("".join(map(_shown, start)).split())
    shown = shown if shown.strip(_JOINERS + " ") else ""
    cut = len(start) < len(text) or len(shown) > longest
    return f"{shown[: longest - 1]}…" if cut else shown


def reason_of(error: OSError) -> str:
    """Return the system's message for an error, fit to be shown."""
    return legible(error.strerror or str(error))


def _shown(character: str) -> str:
    kind = unicodedata.category(character)
    if kind in _UNSEEN:
        return " "
    if kind == "Cs":
        return "�"
    return "" if character in _BLANK or (kind == "Cf" and character not in _JOINERS) else character


def called(path: object) -> str:
    """Return a path on one line, with its spaces; invisible characters and control characters become �."""
    name = str(path)[:LONGEST_PATH]
    return "".join(each if _shown(each) == each else "�" for each in name)


def printable(text: str) -> str:
    """Replace any character that a terminal would interpret or can't encode; line breaks stay."""
    return _OBEYED.sub("�", text)


_OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
