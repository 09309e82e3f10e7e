"""Parses wishes in a title's words: “blockade Poland”, “pass”."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from game.core.content.languages import ENGLISH, current_language
from game.core.language.words import Words, words

_PLACE = re.compile(r"\{noun(?::(\w+))?\}")
_NUMBER = re.compile(r" \d+[a-z]?$")
"""Matches the number that tells cards of one kind apart: Mercenary 1, Mercenary 2."""
_SIGNS = re.compile(r"[\W_]+")


class Thing(NamedTuple):
    """Things with the same name; `part` is the part that is named ("action"), or "" for the whole."""

    ids: tuple[str, ...]
    part: str = ""
    name: str = ""


@dataclass(frozen=True)
class ReadWish:
    """A parsed wish: verbs and things, in order."""

    verbs: tuple[str, ...] = ()
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class Lexicon:
    """A title's phrases."""

    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Phrase → the verbs it may mean, most likely first."""
    things: Mapping[str, Thing] = field(default_factory=dict)

    def read(self, text: str) -> ReadWish:
        """Parse `text` from left to right, longest phrases first."""
        spoken = plainly(text).split()
        verbs = list[str]()
        things = list[Thing]()
        while spoken:
            for length in range(len(spoken), 0, -1):
                phrase = " ".join(spoken[:length])
                if phrase in self.things or phrase in self.verbs:
                    break
            if phrase in self.things:
                things.append(self.things[phrase])
            if not verbs:
                verbs += self.verbs.get(phrase, ())
            spoken = spoken[length:]
        return ReadWish(tuple(verbs), tuple(things))


def plainly(text: str) -> str:
    """Normalize a phrase: lower case, single spaces, no punctuation."""
    return _SIGNS.sub(" ", text.casefold().replace(".", "")).strip()


def lexicon(title: str) -> Lexicon:
    """Return a title's lexicon: words on buttons, ids of answers, synonyms, and all names.

    It includes the current language and English, so that English commands keep working.
    """
    return _lexicon(title, current_language())


@cache
def _lexicon(title: str, language: str) -> Lexicon:
    own = _gathered(words(title, language))
    if language == ENGLISH:
        return own
    english = _lexicon(title, ENGLISH)
    return Lexicon({**english.verbs, **own.verbs}, {**english.things, **own.things})


def _gathered(own: Words) -> Lexicon:
    verbs: dict[str, list[str]] = {}
    for verb in verbs_of(own):
        said = own.templates.get(f"terminal.said.{verb}", "").split(",")
        labels = [_PLACE.sub("", own.templates.get(f"{kind}.{verb}", "")) for kind in ("option", "use")]
        for phrase in filter(None, map(plainly, (*said, verb, *labels))):
            meant = verbs.setdefault(phrase, [])
            if verb not in meant:
                meant.append(verb)
    return Lexicon({phrase: tuple(meant) for phrase, meant in verbs.items()}, _things(own))


def verbs_of(said: Words) -> list[str]:
    """Return all verbs of a title's answers."""
    return [key.removeprefix("option.") for key in said.templates if key.startswith("option.")]


def _things(said: Words) -> dict[str, Thing]:
    parts = {part for template in said.templates.values() for part in _PLACE.findall(template)}
    found: dict[str, Thing] = {}
    for key, name in said.names.items():
        thing, _, part = key.rpartition(".")
        if part == "the":  # the name with its article
            part = ""
        elif not thing or part not in parts:
            thing, part = key, ""
        for phrase in (plainly(name), plainly(key)):
            known = found.get(phrase)
            if known is None or (part and not known.part):
                found[phrase] = Thing((thing,), part, name)
            elif known.part == part and thing not in known.ids:
                found[phrase] = known._replace(ids=(*known.ids, thing))
    stems: dict[str, Thing] = {}
    for phrase, bearer in found.items():
        stem = _NUMBER.sub("", phrase)
        if stem not in found:
            stems[stem] = Thing((*stems.get(stem, Thing(())).ids, *bearer.ids), "", bearer.name)
    return {**stems, **found}


def phrases(title: str, options: Sequence[str]) -> tuple[str, ...]:
    """Return phrases for answers: the current question's first, then the uses of things."""
    own = words(title)
    named = list[str]()
    verbs = [verb for verb in verbs_of(own) if verb in options or own.has(f"use.{verb}")]
    for verb in sorted(verbs, key=lambda verb: verb not in options):
        said = own.templates.get(f"terminal.said.{verb}", "").split(",")[0]
        label = _PLACE.sub("", own.templates.get(f"use.{verb}") or own.templates[f"option.{verb}"])
        phrase = plainly(said or label)
        if phrase and phrase not in named:
            named.append(phrase)
    return tuple(f"“{phrase}”" for phrase in named)
