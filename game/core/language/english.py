"""Rules for when an English name takes its article ("the U.S.A."): in sentences, but not on labels."""

import re

_SENTENCE = re.compile(r"[.!?][*>)\"”]*\s*(?:(?<=\s)\{\w+\}\s*)*$")
"""Matches a template that ends with a full stop, possibly followed by fields; all other templates are labels."""
_NO_ARTICLE = re.compile(
    r"(?:(?:^|[\s(*])(?:an?|any|the|one|each|every|no|another|this|that|your|home|×)|:whose\}) \*?$", re.IGNORECASE
)
"""Matches the text before a name that takes no article there."""
_KIND = re.compile(r"\*? (?:\[?(?:card|spy)|\{\w+\}$)")
"""Matches the text after a name that only qualifies the next noun, or is counted in a list."""
_BEGINS = re.compile(r"[.!?]\*? $")


_AFTER = re.compile(r"\b(?:in|to|from|against|with|at) $")
"""Matches the text before a name that keeps its article on a label: "Military in the United States"."""


def is_sentence(template: str) -> bool:
    """Return True if a template is a sentence, not a label."""
    return bool(_SENTENCE.search(template))


def has_article(before: str, after: str) -> bool:
    """Return True if a name takes its article between these parts of a template."""
    return not (_NO_ARTICLE.search(before) or _KIND.match(after))


def follows(before: str) -> bool:
    """Return True if a name takes its article here even though it's on a label."""
    return bool(_AFTER.search(before))


def capitalized(told: str, before: str) -> str:
    """Capitalize an article that starts a sentence inside a template."""
    return told[:1].upper() + told[1:] if told.startswith("the ") and _BEGINS.search(before) else told
