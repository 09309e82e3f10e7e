"""The grammar of names in a language: articles, cases, gender and number, from words.<lang>.toml.

A language that needs them declares them in the room's words (English has number alone):

    [grammar]
    kinds = ["m", "f", "mp", "fp"]      gender and number, in the order of the wordings in a bracket by kind
    plural = ["mp", "fp"]               the plural kinds, the one for mixed gender first
    seat = "il"                         the form of seats in a sentence

    [grammar.begins]                    how a name begins; the first pattern that matches counts
    vowel = "[aeiou]"

    [grammar.link.and]                  the word that joins two names, if the second begins so: "e" becomes "ed"
    "e" = "ed"

    [grammar.form.di]                   `{country:di}`: by kind, by how the name begins, or for the reader ("you")
    "m vowel" = "dell'{}"
    m = "del {}"
    you = "di te"
    "" = "di {}"                        all other kinds: names without an article

Each title lists the kinds of its names in [kinds], as a list of ids for every kind. Names without an article are
of the kind "proper".
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from game.core.content.loading import ContentError

PROPER = "proper"
"""The kind of names that take no article: people, and things named like people."""
YOU = "you"


@dataclass(frozen=True)
class Grammar:
    """The grammar of names in one language."""

    kinds: tuple[str, ...] = ()
    plural: tuple[str, ...] = ()
    seat: str = ""
    begins: Mapping[str, str] = field(default_factory=dict)
    forms: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    links: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def form(self, form: str, name: str, kind: str) -> str:
        """Return a name in a form, or unchanged if there is no such form."""
        known = self.forms.get(form, {})
        begun = next((sound for sound, pattern in self._patterns if pattern.match(name)), "")
        pattern = next((known[key] for key in (f"{kind} {begun}", kind, "") if key in known), "{}")
        return pattern.replace("{}", name)

    def link(self, kind: str, usual: str, name: str) -> str:
        """Return the word before the last of several names."""
        found = (
            word for pattern, word in self.links.get(kind, {}).items() if re.match(pattern, name, re.IGNORECASE)
        )
        return next(found, usual)

    def wording(self, kind: str, wordings: int) -> int:
        """Return the index of the wording for a kind; two wordings distinguish only gender, or only number."""
        return self.kinds.index(kind) % wordings if kind in self.kinds else 0

    def together(self, kinds: Sequence[str]) -> str:
        """Return the kind of several things together: the mixed plural if they differ in gender."""
        if len(kinds) == 1 or not self.plural:
            return kinds[0] if kinds else ""
        many = len(self.kinds) // 2
        genders = {self.kinds.index(kind) % many if kind in self.kinds else 0 for kind in kinds}
        return self.plural[genders.pop()] if len(genders) == 1 else self.plural[0]

    @cached_property
    def _patterns(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        return tuple((sound, re.compile(pattern, re.IGNORECASE)) for sound, pattern in self.begins.items())


NONE = Grammar()
"""The grammar of a language whose names never change."""


def grammar(table: Any, where: str) -> Grammar:
    """Parse [grammar]; raises ContentError if it's invalid."""
    try:
        read = Grammar(
            tuple(table.get("kinds", ())),
            tuple(table.get("plural", ())),
            table.get("seat", ""),
            dict(table.get("begins", {})),
            {form: dict(ways) for form, ways in table.get("form", {}).items()},
            {kind: dict(words) for kind, words in table.get("link", {}).items()},
        )
        read.form("", "", "")  # compiles the patterns
        for kind in read.links:
            read.link(kind, "", "")
    except (AttributeError, TypeError, ValueError, re.error) as error:
        raise ContentError(f"{where}, grammar: {error}") from error
    return read


def kinds(table: Any, known: Grammar, where: str) -> Mapping[str, str]:
    """Parse [kinds] into the kind of each id. Raises ContentError for a kind that the language doesn't have."""
    found: dict[str, str] = {}
    if not isinstance(table, Mapping):
        raise ContentError(f"{where}, kinds: a table was expected")
    for kind, ids in table.items():
        if kind not in (PROPER, *known.kinds) or not isinstance(ids, list):
            raise ContentError(
                f"{where}, kinds: a list of ids for one of {', '.join((PROPER, *known.kinds))}, not {kind!r}"
            )
        for each in ids:
            if each in found:
                raise ContentError(f"{where}, kinds: {each!r} is there twice")
            found[each] = kind
    return found
