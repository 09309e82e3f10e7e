"""Where the names that have an article in English ("the U.S.A.") stand with it: in sentences, not on labels."""

import re

_SENTENCE = re.compile(r"[.!?][*>)\"”]*\s*(?:(?<=\s)\{\w+\}\s*)*$")
"""A template with a full stop at its end, or with other sentences behind it; all others are labels."""
_NO_ARTICLE = re.compile(
    r"(?:(?:^|[\s(*])(?:an?|any|the|one|each|every|no|another|this|that|your|home|×)|:whose\}) \*?$", re.IGNORECASE
)
"""What stands before a name that has no article of its own."""
_KIND = re.compile(r"\*? (?:\[?(?:card|spy)|\{\w+\}$)")
"""What stands behind a name that says of which kind something is, or how many there are in a list."""
_BEGINS = re.compile(r"[.!?]\*? $")


_AFTER = re.compile(r"\b(?:in|to|from|against|with|at) $")
"""What a name follows with its article even on a label: "Military in the United States"."""


def is_sentence(template: str) -> bool:
    """Whether a template is a sentence, and no label."""
    return bool(_SENTENCE.search(template))


def has_article(before: str, after: str) -> bool:
    """Whether a name has its article between these parts of a template."""
    return not (_NO_ARTICLE.search(before) or _KIND.match(after))


def follows(before: str) -> bool:
    """Whether a name on a label stands where it has its article all the same."""
    return bool(_AFTER.search(before))


def begun(told: str, before: str) -> str:
    """Write an article large that begins a sentence inside a template."""
    return told[:1].upper() + told[1:] if told.startswith("the ") and _BEGINS.search(before) else told
