"""Where English names take their article ("the U.S.A."): in sentences, but not on labels."""

import re

_SENTENCE = re.compile(r"[.!?][*>)\"”]*\s*(?:(?<=\s)\{\w+\}\s*)*$")
"""Matches a template with a full stop at its end, or only fields after it; all others are labels."""
_NO_ARTICLE = re.compile(
    r"(?:(?:^|[\s(*])(?:an?|any|the|one|each|every|no|another|this|that|your|home|×)|:whose\}) \*?$", re.IGNORECASE
)
"""Matches the text before a name that takes no article of its own."""
_KIND = re.compile(r"\*? (?:\[?(?:card|spy)|\{\w+\}$)")
"""Matches the text after a name that only says what kind of thing follows, or that is counted in a list."""
_BEGINS = re.compile(r"[.!?]\*? $")


_AFTER = re.compile(r"\b(?:in|to|from|against|with|at) $")
"""Matches the text on a label after which a name keeps its article: "Military in the United States"."""


def is_sentence(template: str) -> bool:
    """Return True if a template is a sentence, not a label."""
    return bool(_SENTENCE.search(template))


def has_article(before: str, after: str) -> bool:
    """Return True if a name takes its article between these parts of a template."""
    return not (_NO_ARTICLE.search(before) or _KIND.match(after))


def follows(before: str) -> bool:
    """Return True if a name takes its article here although it is on a label."""
    return bool(_AFTER.search(before))


def begun(told: str, before: str) -> str:
    """Capitalize an article that begins a sentence inside a template."""
    return told[:1].upper() + told[1:] if told.startswith("the ") and _BEGINS.search(before) else told
