"""Sentences in the player's language: templates from words.<lang>.toml filled with the fields of a Line.

How an event becomes a sentence: a rule emits it → `Event.seen_by` reduces it to what the reader may know →
`Words.tell` makes a `Line` of its fields, with the key `event.<name>` → `Words.say` fills in the language's
template.

A template is text with `{field}` and `[one|other]` in it (game/core/language/template.py):

    "{seat:who} [moves|move] {card} to {country}."    Blue moves …    /  You move …
    "{seat:who} [draws|draw] {count} [card|cards:count]."

Fields:

    {field}           an id's name from [names], a joined tuple, a filled-in Line, or a number
    {seat:who}        a seat as the subject ("You" to its own reader)
    {seat:whom}       a seat inside the sentence ("you")
    {seat:whose}      a seat as the owner ("your")
    {what:count}      a thing in the number given by the field `count`: "<value>.one" or "<value>.many", if [names]
                      has them
    {what:many}       a thing in the plural, without a number
    {cards:or}        a tuple joined by "or", where any one of them will do
    {region:the}      a name as it appears in a sentence
    {thing:<word>}    with any other word after the colon, the name of the id "<value>.<word>"

A faction's id is treated like its seat. A bracket chooses by the seat that is the subject, or by whether a number
is 1. Text between < and > is left out if a field in it is empty. A Line inside another is written for the same
reader and isn't capitalized.

If [names] has "<value>.the" ("the U.S.A."), that is the name in a sentence. Labels, which have no full stop, and
names that qualify another noun ("a U.S.A. card") don't use it. A plural name is listed under [kinds], and the verb
agrees with it: `{region} [is|are:region.kind] yours.`

Languages that need more (see grammar.py) have forms of names: `{country:di}` is "dell'Ungheria" or "di te", unless
[names] has its own "hungary.di", and `{cards:il.or}` joins such forms. A bracket may choose by three more things:
`[muove|muovi|muovono]` has a third wording for several subjects, `[la sua spia|la tua spia:seat.you]` asks whether
a seat is the reader's, and `[eliminato|eliminata|eliminati|eliminate:card.kind]` agrees with a thing.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from game.core.content.languages import ENGLISH, current_language
from game.core.content.loading import ContentError, folder, in_every_title, read
from game.core.contract import UNSEEN, Event, Field, Line, Seat, line, plain
from game.core.language.english import capitalized, follows, has_article, is_sentence
from game.core.language.grammar import NONE, PROPER, YOU, Grammar, grammar, kinds
from game.core.language.template import FieldRef, Parts, Perhaps, Variants, named, parse, source
from game.core.sentences import snake_case

ROOM = "room"
THE = ".the"
"""Suffix of an id in [names]: the name with its article, for those that take one in English."""
AROUND = ("coach", "reviewing")
"""Tables of the room whose sentences contain a title's sentences, so every title must be able to say them."""
_DOUBLE_STOP = re.compile(r"(?<!\.)\.\.(?!\.)")
"""Matches the second full stop when a name that ends in one (U.S.A.) ends a sentence."""
_FULL_STOPS = (". ", "! ", "? ")
_WRITTEN_SMALL = re.compile(r"[^\s:]*[a-z0-9][._/\\][a-z0-9]")
"""Matches a text whose first word is a file name or a key, which is never capitalized."""
_AS_THEY_ARE = ("file", "folder")
"""Fields that hold file or folder names, which are never capitalized."""
_NOT_SAID = ("names", "shared", "grammar", "kinds", "outside", "language")
"""Tables that don't contain sentences."""
_NO_SENTENCES = tuple(name for name in _NOT_SAID if name != "shared")
_COPY = re.compile(r":\w+")


@dataclass(frozen=True)
class Words:
    """All sentences of a title (or of the room) in one language."""

    templates: Mapping[str, str]
    names: Mapping[str, str]
    shared: Mapping[str, str] = field(default_factory=dict)
    """Common words of the game table: "you", "your", "and", …"""
    every: Mapping[str, str] = field(default_factory=dict)
    """Sentences about events that can happen in any title."""
    grammar: Grammar = NONE
    kinds: Mapping[str, str] = field(default_factory=dict)
    """The grammatical kind of each id that has a name."""
    kinds_by_name: Mapping[str, str] = field(default_factory=dict)
    """The grammatical kind by name, for things that are passed by name instead of id."""
    room_language: str = ""
    """The language if these are the room's words, which may name things from any title; else ""."""

    def say(self, line: Line, reader: Seat | None = None, seats: Sequence[str] = ()) -> str:
        """Fill in a sentence for one reader. `seats` names every seat; a missing key is shown as ⟨key⟩."""
        template = self.template(line.key)
        if template is None:
            return f"⟨{line.key}⟩"
        whole = is_sentence(template)
        subject, agreed = _subject(template), _agreed(template)
        return _Sentence(self, dict(line.fields), reader, seats, subject, agreed, whole=whole).fill(template)

    def tell(self, event: Event, reader: Seat | None = None, seats: Sequence[str] = ()) -> str:
        """Return an event as a sentence; "" if its template is empty. The key is `event.<name in snake case>`."""
        return self.say(Line(f"event.{event_name(type(event))}", tuple(plain(event).items())), reader, seats)

    def name(self, thing: str) -> str:
        """Return the name of an id, or the id if it has none. A copy ("alliance:b") is named like its kind."""
        return self.names.get(thing) or self.names.get(_COPY.sub("", thing), thing)

    def counted(self, thing: str, count: int) -> str:
        """Return an id's name in the singular or plural for `count`: 1 army, 2 armies. Most names don't change."""
        return self.names.get(f"{thing}.{'one' if count == 1 else 'many'}") or self.name(thing)

    def kind(self, thing: str) -> str:
        """Return a thing's grammatical kind; a copy, or a number of something, has the kind of the original."""
        found = (self.kinds.get(each) for each in (thing, _COPY.sub("", thing)))
        return next(filter(None, found), self.kinds_by_name.get(thing, PROPER))

    def of(self, thing: str, form: str) -> str | None:
        """Return the name of an id in a grammatical form, if [names] spells it out."""
        return self.names.get(f"{thing}.{form}") or self.names.get(f"{_COPY.sub('', thing)}.{form}")

    def in_sentence(self, name: str) -> str:
        """Return a name as the subject of a sentence, with its article if it takes one."""
        return self.grammar.form(self.grammar.seat, self.with_article(name), self.kind(name))

    def with_article(self, name: str) -> str:
        """Return a name with its English article, if it has one."""
        return self._articles.get(name, name)

    @property
    def you(self) -> str:
        """The reader's name in a list of seats."""
        return small(self.shared["who"])

    @cached_property
    def _articles(self) -> dict[str, str]:
        told: dict[str, str] = {}
        for said in _every_title(self.room_language) if self.room_language else ():
            told |= said._articles
        own = ((key.removesuffix(THE), name) for key, name in self.names.items() if key.endswith(THE))
        return told | {self.names[thing]: name for thing, name in own}

    def has(self, key: str) -> bool:
        """Return True if there is a sentence for `key`."""
        return self.template(key) is not None

    def template(self, key: str) -> str | None:
        """Return a sentence's template: the title's own, else the one shared by all titles."""
        return self.templates.get(key, self.every.get(key))


def event_name(kind: type[Event]) -> str:
    """Return the name of an event class in content files: CardPlayed → "card_played"."""
    return snake_case(kind.__name__)


@dataclass(frozen=True, slots=True)
class _Sentence:
    """One sentence being filled in."""

    words: Words
    fields: Mapping[str, Any]
    reader: Seat | None
    seats: Sequence[str]
    subject: str | None
    agreed: frozenset[str] = frozenset()
    """The fields that a bracket agrees with: in a grammatical form, they are named even to their own player."""
    inside: bool = False
    """True if it's inside another sentence, which has its capital already."""
    whole: bool = False
    """True if it's a sentence or inside one, not a label."""

    def fill(self, template: str) -> str:
        parts = parse(template)
        told = self.parts(parts)
        first = parts[0] if parts else ""
        kept = isinstance(first, FieldRef) and first.name in _AS_THEY_ARE
        return _DOUBLE_STOP.sub(".", told if kept else sentence_case(told))

    def parts(self, parts: Parts, before: str = "") -> str:
        """Fill in parts that come after `before` in the template."""
        told: list[str] = []
        for number, part in enumerate(parts):
            match part:
                case str():
                    told.append(part)
                case FieldRef():
                    told.append(self._field(part, before, source(parts[number + 1 :])))
                case Variants(wordings):
                    told.append(self.parts(wordings[self._which(part)], before))
                case Perhaps(inside):
                    told.append(self.parts(inside, before) if self._is_wanted(inside) else "")
            before += source((part,)) if told[-1] else ""
        return "".join(told)

    def _is_wanted(self, inside: Parts) -> bool:
        names = [each.name for each in named(inside) if isinstance(each, FieldRef)]
        return all(self.fields.get(name) not in ("", (), None) for name in names)

    def _field(self, named_field: FieldRef, before: str, after: str) -> str:
        """Fill in a field that stands between `before` and `after` in the template."""
        the = has_article(before, after) if self.whole else follows(before)
        value = self.fields.get(named_field.name, f"⟨{named_field.name}⟩")
        stranger = named_field.name in self.agreed and named_field.how in self.words.grammar.forms
        said = replace(self, reader=None) if stranger else self
        told = capitalized(said._told(value, named_field.how, before, the), before if the else "")
        formed = self.words.grammar.forms and named_field.how and before.endswith(_FULL_STOPS)
        second = isinstance(value, Line) and before.endswith(("} ", *_FULL_STOPS)) and told.endswith(".")
        return told[:1].upper() + told[1:] if formed or second else told

    def _told(self, value: Any, how: str, before: str, the: bool) -> str:
        """Return a field as text for this position; `the` is True if a name takes its article here."""
        begins = before.endswith(_FULL_STOPS)
        match how:
            case "who" if not begins and (self.inside or (before and (self.whole or self.words.grammar.forms))):
                told = self._seat(value, "who", the)
                return small(told) if self._is_reader(value) else told
            case "who" | "whom" | "whose":
                return self._seat(value, how, the)
            case "":
                return self._name(value, the=the)
            case "or":
                return self._name(value, "or", the=the)
            case "many":
                return self.words.counted(str(value), 2)
            case "the":
                return self._name(value, the=True)
            case _ if how.removesuffix(".or") in self.words.grammar.forms:
                return self._formed(value, how.removesuffix(".or"), "or" if how.endswith(".or") else "and")
            case _ if isinstance(count := self.fields.get(how), int):
                return self.words.counted(str(value), count)
            case _:
                return self._name(f"{value}.{how}")

    # --- choosing a wording ---

    def _which(self, choice: Variants) -> int:
        """Return the index of the wording that fits the subject, the number, the reader or the thing's kind."""
        last, value = len(choice.wordings) - 1, self.fields.get(choice.by)
        match choice.what:
            case "you":
                return min(last, int(self._is_reader(value)))
            case "kind":
                return self.words.grammar.wording(self._kind(value), last + 1)
            case _ if choice.by:
                return min(last, int((len(value) if isinstance(value, tuple) else value) not in (1, "1")))
        subject = self.fields.get(self.subject) if self.subject is not None else None
        if self._is_reader(subject):
            return 1
        if not self._is_several(subject):
            return 0
        # English has two wordings: several add, as you do. Other languages write a third where they need one.
        return 2 if last > 1 else int(not self.words.grammar.forms)

    def _is_several(self, subject: Any) -> bool:
        """Return True if a subject is several things, or has a plural name: the United States."""
        several = isinstance(subject, tuple) and len(subject) > 1
        return several or self._kind(subject) in self.words.grammar.plural

    def _kind(self, value: Any) -> str:
        """Return a thing's grammatical kind; a seat has the kind of its faction."""
        if isinstance(value, tuple):
            return self.words.grammar.together([self._kind(each) for each in value])
        if isinstance(value, int):
            value = self.seats[value] if 0 <= value < len(self.seats) else ""
        return self.words.kind(value) if isinstance(value, str) else PROPER

    # --- names ---

    def _is_reader(self, seat: Any) -> bool:
        """Return True if a seat, or a faction by its id, is the reader's own."""
        if self.reader is None or not isinstance(seat, str):
            return self.reader is not None and seat == self.reader
        return self.reader < len(self.seats) and self.seats[self.reader] == self.words.name(seat)

    def _seat(self, seat: Any, how: str, the: bool) -> str:
        if isinstance(seat, tuple):
            named_so = [self._seat(one, how, the) for one in seat]
            rest = zip(seat[1:], named_so[1:], strict=True)
            others = [small(told) if self._is_reader(one) else told for one, told in rest]
            return self._list([*named_so[:1], *others])
        if self._is_reader(seat):
            return self.words.shared[how]
        if how == "whose":
            called = self.words.with_article(self._called(seat)) if the else self._called(seat)
            return self.words.shared["possessive"].replace("{name}", called)
        return self._formed(seat, self.words.grammar.seat, the=the)

    def _called(self, seat: Any) -> str:
        """Return a seat's name, or the name of the thing that was passed instead of a seat."""
        return self.seats[seat] if isinstance(seat, int) and 0 <= seat < len(self.seats) else self._name(seat)

    def _formed(self, value: Any, form: str, joined: str = "and", *, the: bool = False) -> str:
        """Return a seat, a thing, or several of them in a grammatical form."""
        if isinstance(value, tuple):
            return self._list([self._formed(one, form) for one in value], joined)
        known = self.words.grammar
        if self._is_reader(value) and YOU in known.forms.get(form, {}):
            return known.forms[form][YOU]
        own = self.words.of(value, form) if isinstance(value, str) and form else None
        called = self.words.with_article(self._called(value)) if the else self._called(value)
        return own or known.form(form, called, PROPER if value == UNSEEN else self._kind(value))

    def _name(self, value: Any, joined: str = "and", *, the: bool = False) -> str:
        if isinstance(value, Line):
            return self._inner(value)
        if isinstance(value, tuple):
            return self._list([self._name(part, the=the) for part in value], joined)
        if value == UNSEEN:
            return self.words.shared["unseen"]
        if not isinstance(value, str):
            return str(value)
        return self.words.with_article(self.words.name(value)) if the else self.words.name(value)

    def _inner(self, told: Line) -> str:
        """Fill in a sentence inside another, without capitalizing it."""
        template = self.words.template(told.key)
        if template is None:
            return f"⟨{told.key}⟩"
        whole = self.whole or is_sentence(template)
        fields = dict(told.fields)
        subject = _subject(template)
        agreed = _agreed(template)
        own = _Sentence(self.words, fields, self.reader, self.seats, subject, agreed, inside=True, whole=whole)
        return own.parts(parse(template))

    def _list(self, parts: list[str], joined: str = "and") -> str:
        if len(parts) > 1 and set(parts) == {self.words.shared["unseen"]}:
            return self.words.shared["unseen_many"].replace("{n}", str(len(parts)))
        if len(parts) < 2:
            return "".join(parts) or self.words.shared["nothing"]
        link = self.words.grammar.link(joined, self.words.shared[joined], parts[-1])
        return f"{', '.join(parts[:-1])} {link} {parts[-1]}"


def sentence_case(text: str) -> str:
    """Capitalize a text, unless its first word is a file name or a key ("cards.toml")."""
    return text if _WRITTEN_SMALL.match(text) else text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Lowercase the first letter of a text."""
    return text[:1].lower() + text[1:]


@cache
def _subject(template: str) -> str | None:
    """Return the name of the subject's field: the first one with `:who`; None if there is none."""
    whos = (each.name for each in named(parse(template)) if isinstance(each, FieldRef) and each.how == "who")
    return next(whos, None)


@cache
def _agreed(template: str) -> frozenset[str]:
    every = named(parse(template))
    return frozenset(each.by for each in every if isinstance(each, Variants) and each.what == "kind")


def words(title: str, language: str = "") -> Words:
    """Return a title's words together with those for any title, or the room's words if `title` is "room".

    The language is the current one unless `language` is given; missing sentences are in English. Raises
    ContentError for mistakes in the English words, which are the fallback.
    """
    return words_in(title, language or current_language())


@cache
def words_in(title: str, language: str) -> Words:
    """Return the words of a title in `language`; see `words`."""
    said = read_alone(title, ENGLISH)
    if language == ENGLISH:
        return said
    try:
        own = read_alone(title, language)
    except ContentError:  # flaws() reports it
        return said
    templates, every = {**said.templates, **own.templates}, {**said.every, **own.every}
    english = {thing: name for thing, name in said.names.items() if not thing.endswith(THE)}
    names, shared = {**english, **own.names}, {**said.shared, **own.shared}
    mine = {names[thing]: kind for thing, kind in own.kinds.items() if thing in names}
    called = _called(language) if title == ROOM else mine
    return Words(templates, names, shared, every, own.grammar, own.kinds, called)


def _called(language: str) -> Mapping[str, str]:
    """Return the grammatical kind of every name in any title, because the room gets factions by name."""
    found: dict[str, str] = {}
    for said in _every_title(language):
        found |= said.kinds_by_name
    return found


def _every_title(language: str) -> Iterator[Words]:
    """Yield the words of every title that has a file in this language; unreadable ones are reported elsewhere."""
    for path in in_every_title(f"words.{language}.toml"):
        if path.parent.name != ROOM:
            with suppress(ContentError):
                yield words_in(path.parent.name, language)


def read_alone(title: str, language: str) -> Words:
    """Read the words in one language, without falling back on English; raises ContentError."""
    file = f"words.{language}.toml"
    room = read(folder(ROOM) / file)
    shared, every = room.get("shared"), room.get("every", {})
    if not isinstance(shared, Mapping) or not isinstance(every, Mapping):
        raise ContentError(f"room/{file}: the table [shared] is missing")
    own = read(folder(title) / file)
    names = own.get("names", {})
    if not isinstance(names, Mapping):
        raise ContentError(f"{title}/{file}, names: a table was expected")
    templates = dict(_flat({key: value for key, value in own.items() if key not in _NOT_SAID}))
    around = {key: room[key] for key in AROUND if key in room}
    known = grammar(room.get("grammar", {}), f"room/{file}")
    of = kinds(own.get("kinds", {}), known, f"{title}/{file}")
    every_title = dict(_flat({**around, **every}))
    return Words(templates, names, shared, every_title, known, of, room_language=language if title == ROOM else "")


def say(key: str, **fields: Field) -> str:
    """Return the room's sentence for `key`, or ⟨key⟩ if there is none."""
    return words(ROOM).say(line(key, **fields))


def own_sentences(title: str, language: str) -> Mapping[str, str]:
    """Read the sentences in one file by key, without names; raises ContentError."""
    own = read(folder(title) / f"words.{language}.toml")
    return dict(_flat({key: told for key, told in own.items() if key not in _NO_SENTENCES}))


def _flat(table: Mapping[str, Any], before: str = "") -> list[tuple[str, str]]:
    """Flatten nested tables to dotted keys."""
    lines: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, Mapping):
            lines += _flat(value, f"{before}{key}.")
        else:
            lines.append((f"{before}{key}", str(value)))
    return lines
