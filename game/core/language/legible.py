"""Makes text from outside fit to be shown: what a record, a settings file or a command line says."""

import re
import unicodedata

LONGEST_NAME = 40
"""Characters of a name; more than a line of the screen can hold says nothing."""
LONGEST_QUOTE = 120
"""Characters of anything else that a sentence quotes."""
LONGEST_PATH = 600
"""Characters of the name of a file with its folders."""
_UNSEEN = frozenset({"Cc", "Zl", "Zp"})
"""Controls (escape sequences begin with one) and breaks of lines: they become a space."""
_JOINERS = "\u200c\u200d"
"""What holds emoji and some scripts together, and turns nothing round."""


def legible(text: str, longest: int = LONGEST_QUOTE) -> str:
    """Leave of a text what can be read on one line, and of a long one the beginning.

    Controls and breaks become spaces, half characters become �, and marks that turn the reading direction or are
    not seen at all are left out.
    """
    start = text[: 2 * longest]  # a text may be endless, and most of it is not shown
    shown = " ".join("".join(map(_shown, start)).split())
    cut = len(start) < len(text) or len(shown) > longest
    return f"{shown[: longest - 1]}…" if cut else shown


def _shown(character: str) -> str:
    kind = unicodedata.category(character)
    if kind in _UNSEEN:
        return " "
    if kind == "Cs":
        return "�"
    return "" if kind == "Cf" and character not in _JOINERS else character


def called(path: object) -> str:
    """Give the name of a file or folder on one line, spaces and all; what isn't seen, or is obeyed, becomes �."""
    name = str(path)[:LONGEST_PATH]
    return "".join(each if _shown(each) == each else "�" for each in name)


def printable(text: str) -> str:
    """Leave out of a text of several lines what a terminal would obey or cannot encode; its lines stay."""
    return _OBEYED.sub("�", text)


_OBEYED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
