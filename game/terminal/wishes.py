"""Reads what a person would like to do, in words of the table: “blockade Poland”, “pass”."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from game.core.content.languages import ENGLISH, spoken
from game.core.language.words import Words, words

_PLACE = re.compile(r"\{noun(?::(\w+))?\}")
_NUMBER = re.compile(r" \d+[a-z]?$")
"""What tells cards of one kind apart: Mercenary 1, Mercenary 2."""
_SIGNS = re.compile(r"[\W_]+")


class Thing(NamedTuple):
    """Things that bear a name; `part` says which part of them bears it ("action"), or nothing for the whole."""

    ids: tuple[str, ...]
    part: str = ""
    name: str = ""


@dataclass(frozen=True)
class ReadWish:
    """What was said: the answers it may mean, and the things it is about, as they were said."""

    verbs: tuple[str, ...] = ()
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class Lexicon:
    """What can be said at the table of a title."""

    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Phrase → the verbs it may mean, the likeliest first."""
    things: Mapping[str, Thing] = field(default_factory=dict)

    def read(self, text: str) -> ReadWish:
        """Find the phrases of `text` from left to right, the longest first."""
        spoken, verbs, things = plainly(text).split(), list[str](), list[Thing]()
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
    """Spell a phrase as it is compared: small letters, single blanks, no signs; the U.S.A. is the usa."""
    return _SIGNS.sub(" ", text.casefold().replace(".", "")).strip()


def lexicon(title: str) -> Lexicon:
    """Gather what can be said: the words on buttons, the ids of answers, what people say for them, all names.

    In the language that is spoken, and in English: what was learnt there does not become wrong.
    """
    return _lexicon(title, spoken())


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
    """All verbs that a title has answers for."""
    return [key.removeprefix("option.") for key in said.templates if key.startswith("option.")]


def _things(said: Words) -> dict[str, Thing]:
    parts = {part for template in said.templates.values() for part in _PLACE.findall(template)}
    found: dict[str, Thing] = {}
    for key, name in said.names.items():
        thing, _, part = key.rpartition(".")
        if not thing or part not in parts:
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
    """List what is said for answers: those of the present question, then what things are used for."""
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
