"""Sentences in the player's language: templates from words.<lang>.toml filled with the fields of a Line.

A template is text with `{field}` and `[one|other]` in it:

    "{seat:who} [moves|move] {card} to {country}."    Blue moves …    /  You move …
    "{seat:who} [draws|draw] {count} [card|cards:count]."

`{field}` names an id by the table [names], joins a tuple, fills in a Line, or prints a number. `:who` names a
seat as the subject ("You" to its own reader), `:whom` inside the sentence ("you"), `:whose` as owner ("your"); a
faction by its id is told like its seat. `{what:count}` names a thing as `count` says, by "<value>.one" or
"<value>.many" where the table has them, and `:many` without counting; `{cards:or}` joins a tuple by "or", where
any one of it will do; any other word after the colon names the id "<value>.<word>". A bracket chooses by the
seat that is the subject, or by a number being 1. What stands between < and > is left out when a field in it is
empty. A Line inside another is told to the same reader and begins as it is written.

Where the table has "<value>.the" ("the U.S.A."), that is the name in a sentence; a label, which has no full
stop, and a name that says of which kind something is ("a U.S.A. card") go without.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from game.core.content import ContentError, read, root
from game.core.contract import UNSEEN, Event, Line, Seat, plain

AROUND = ("coach", "reviewing")
"""Tables of the room whose sentences have a title's sentences in them: every title can say them."""
_PART = re.compile(r"\{(\w+)(?::(\w+))?\}|\[([^|\]]*)\|([^:\]]*)(?::(\w+))?\]")
_OPTIONAL = re.compile(r"<([^<>]*)>")
_DOUBLE_STOP = re.compile(r"(?<!\.)\.\.(?!\.)")
"""A name that ends in a full stop (U.S.A.) at the end of a sentence."""
_WRITTEN_SMALL = re.compile(r"[^\s:]*[a-z0-9][._/\\][a-z0-9]")
"""The first word of a text is a file or a key: its letters are part of its name."""
_SENTENCE = re.compile(r"[.!?][*>)\"”]*\s*$")
"""A template with a full stop at its end; all others are labels."""
_NO_ARTICLE = re.compile(
    r"(?:(?:^|[\s(*])(?:an?|any|the|one|each|every|no|another|this|that|your|home)|:whose\}) \*?$", re.IGNORECASE
)
"""What stands before a name that has no article of its own."""
_KIND = re.compile(r"\*? (?:\[?(?:card|spy)|\{\w+\}$)")
"""What stands behind a name that says of which kind something is, or how many there are in a list."""
_BEGINS = re.compile(r"[.!?]\*? $")
_COPY = re.compile(r":\w+")
_CAMEL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True)
class Words:
    """All sentences of one title (or of the room) in one language."""

    templates: Mapping[str, str]
    names: Mapping[str, str]
    shared: Mapping[str, str] = field(default_factory=dict)
    """Words of the table itself: "you", "your", "and", …"""
    every: Mapping[str, str] = field(default_factory=dict)
    """Sentences about what can happen in any title."""

    def say(self, line: Line, reader: Seat | None = None, seats: Sequence[str] = ()) -> str:
        """Fill a sentence for one reader. `seats` names every seat; a missing key is shown as such."""
        template = self.template(line.key)
        if template is None:
            return f"⟨{line.key}⟩"
        whole = bool(_SENTENCE.search(template))
        return _Sentence(self, dict(line.fields), reader, seats, _subject(template), whole=whole).fill(template)

    def tell(self, event: Event, reader: Seat | None = None, seats: Sequence[str] = ()) -> str:
        """Say an event: the key is `event.` and its name in snake case; an empty template is not told."""
        return self.say(Line(f"event.{event_name(type(event))}", tuple(plain(event).items())), reader, seats)

    def name(self, thing: str) -> str:
        """Name an id; a copy ("alliance:b") is called like its kind, what has no name by its id."""
        return self.names.get(thing) or self.names.get(_COPY.sub("", thing), thing)

    def counted(self, thing: str, count: int) -> str:
        """Name an id as often as there is of it: 1 army, 2 armies; most are called the same."""
        return self.names.get(f"{thing}.{'one' if count == 1 else 'many'}") or self.name(thing)

    def in_sentence(self, name: str) -> str:
        """A name as it stands in a sentence: some have an article there."""
        return self._articles.get(name, name)

    @cached_property
    def _articles(self) -> dict[str, str]:
        return {
            self.names[thing]: told
            for key, told in self.names.items()
            if (thing := key.removesuffix(".the")) != key
        }

    def has(self, key: str) -> bool:
        """Whether there is a sentence for `key`."""
        return self.template(key) is not None

    def template(self, key: str) -> str | None:
        """The template of a sentence: the title's own, else the one that every title has."""
        return self.templates.get(key, self.every.get(key))


def event_name(kind: type[Event]) -> str:
    """Name a kind of event as content does: CardPlayed → "card_played"."""
    return _snake(kind.__name__)


@cache
def _snake(name: str) -> str:
    return _CAMEL.sub("_", name).lower()


@dataclass(frozen=True, slots=True)
class _Sentence:
    """One sentence being filled."""

    words: Words
    fields: Mapping[str, Any]
    reader: Seat | None
    seats: Sequence[str]
    subject: str | None
    inside: bool = False
    """Whether it stands inside another, which begins with a capital already."""
    whole: bool = False
    """Whether it is a sentence, or stands inside one, and no label."""

    def fill(self, template: str) -> str:
        return _DOUBLE_STOP.sub(".", sentence_case(self.parts(template)))

    def parts(self, template: str) -> str:
        return _PART.sub(self._part, _OPTIONAL.sub(self._optional, template))

    def _optional(self, match: re.Match[str]) -> str:
        inside = match.group(1)
        names = [part.group(1) for part in _PART.finditer(inside) if part.group(1)]
        return inside if all(self.fields.get(name) not in ("", (), None) for name in names) else ""

    def _part(self, match: re.Match[str]) -> str:
        name, how, one, other, by = match.groups()
        if name is None:
            return one if self._is_one(by) else other
        value = self.fields.get(name, f"⟨{name}⟩")
        before, after = match.string[: match.start()], match.string[match.end() :]
        the = self.whole and not (_NO_ARTICLE.search(before) or _KIND.match(after))
        told = self._told(value, how, before, the)
        return told[:1].upper() + told[1:] if the and told.startswith("the ") and _BEGINS.search(before) else told

    def _told(self, value: Any, how: str | None, before: str, the: bool) -> str:
        """A field as it stands in this place; `the`: where a name has its article."""
        match how:
            case "who" if self.inside and not before.endswith(". "):
                return self._seat(value, "whom", the)
            case "who" | "whom" | "whose":
                return self._seat(value, how, the)
            case None:
                return self._name(value, the=the)
            case "or":
                return self._name(value, "or", the=the)
            case "many":
                return self.words.counted(str(value), 2)
            case _ if isinstance(count := self.fields.get(how), int):
                return self.words.counted(str(value), count)
            case _:
                return self._name(f"{value}.{how}")

    def _is_one(self, by: str | None) -> bool:
        """A number chooses by being 1; otherwise the subject by being somebody else than the reader."""
        if by is not None:
            value = self.fields.get(by)
            return (len(value) if isinstance(value, tuple) else value) in (1, "1")
        return self.subject is None or not self._is_reader(self.fields.get(self.subject))

    def _is_reader(self, seat: Any) -> bool:
        """Whether a seat, or a faction by its id, is the reader's own."""
        if self.reader is None or not isinstance(seat, str):
            return self.reader is not None and seat == self.reader
        return self.reader < len(self.seats) and self.seats[self.reader] == self.words.name(seat)

    def _seat(self, seat: Any, how: str, the: bool) -> str:
        if isinstance(seat, tuple):
            return self._list([self._seat(one, how, the) for one in seat])
        if self._is_reader(seat):
            return self.words.shared[how]
        name = self.seats[seat] if isinstance(seat, int) and 0 <= seat < len(self.seats) else self._name(seat)
        name = self.words.in_sentence(name) if the else name
        return self.words.shared["possessive"].replace("{name}", name) if how == "whose" else name

    def _name(self, value: Any, joined: str = "and", *, the: bool = False) -> str:
        if isinstance(value, Line):
            return self._inner(value)
        if isinstance(value, tuple):
            return self._list([self._name(part, the=the) for part in value], joined)
        if value == UNSEEN:
            return self.words.shared["unseen"]
        if not isinstance(value, str):
            return str(value)
        return self.words.in_sentence(self.words.name(value)) if the else self.words.name(value)

    def _inner(self, told: Line) -> str:
        """Fill a sentence inside another: it begins as it is written."""
        template = self.words.template(told.key)
        if template is None:
            return f"⟨{told.key}⟩"
        whole = self.whole or bool(_SENTENCE.search(template))
        own = _Sentence(self.words, dict(told.fields), self.reader, self.seats, _subject(template), True, whole)
        return own.parts(template)

    def _list(self, parts: list[str], joined: str = "and") -> str:
        if len(parts) > 1 and set(parts) == {self.words.shared["unseen"]}:
            return self.words.shared["unseen_many"].replace("{n}", str(len(parts)))
        if len(parts) < 2:
            return "".join(parts) or self.words.shared["nothing"]
        return f"{', '.join(parts[:-1])} {self.words.shared[joined]} {parts[-1]}"


def sentence_case(text: str) -> str:
    """Begin a text with a capital, unless it begins with the name of a file or a key ("cards.toml")."""
    return text if _WRITTEN_SMALL.match(text) else text[:1].upper() + text[1:]


@cache
def _subject(template: str) -> str | None:
    """Find the seat a sentence is about: the first field that is a subject."""
    for match in _PART.finditer(template):
        if match.group(2) == "who":
            return match.group(1)
    return None


@cache
def words(title: str, language: str = "en") -> Words:
    """Read the words of a title, with those of what can happen in any, or of the room with `title` "room"."""
    room = read(root() / "room" / f"words.{language}.toml")
    shared, every = room.get("shared"), room.get("every", {})
    if not isinstance(shared, Mapping) or not isinstance(every, Mapping):
        raise ContentError(f"room/words.{language}.toml: the table [shared] is missing")
    own = read(root() / title / f"words.{language}.toml")
    names = own.get("names", {})
    templates = dict(_flat({key: value for key, value in own.items() if key not in ("names", "shared")}))
    around = {key: room[key] for key in AROUND if key in room}
    return Words(templates, names, shared, dict(_flat({**around, **every})))


def _flat(table: Mapping[str, Any], before: str = "") -> list[tuple[str, str]]:
    """Spell nested tables as dotted keys."""
    lines: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            lines += _flat(value, f"{before}{key}.")
        else:
            lines.append((f"{before}{key}", str(value)))
    return lines
