"""Finds what a language lacks compared with English, and reports it by file, table and key."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from game.core.content.box import Box, box, level, own_words
from game.core.content.languages import ENGLISH
from game.core.content.loading import ContentError, folder, read
from game.core.language.grammar import NONE
from game.core.language.template import FieldRef, fields, named, parse
from game.core.language.words import ROOM, THE, own_sentences, read_alone, words


def spoken_by(language: str, titles: Sequence[str]) -> tuple[str, ...]:
    """Return the titles that have words in a language; every title has English."""
    return tuple(name for name in titles if language == ENGLISH or language in box(name).languages)


def flaws(language: str, titles: Sequence[str]) -> Iterator[str]:
    """Yield the flaws of a language's words in the room and in the titles that have the language."""
    for name in (ROOM, *spoken_by(language, titles)):
        file = f"{name}/words.{language}.toml"
        try:
            yield from (f"{file}, {flaw}" for flaw in _of_words(name, language))
            if name != ROOM:
                yield from (f"{file}, {flaw}" for flaw in _of_box(name, language))
        except ContentError as error:
            yield str(error)
        if name != ROOM and not (folder(name) / f"rules.{language}.md").is_file():
            yield f"{name}/rules.{language}.md: is missing"


@cache
def missing(language: str, titles: tuple[str, ...]) -> int:
    """Count the sentences that players see in English because the language lacks them or can't be read."""
    return sum(len(own_sentences(name, ENGLISH).keys() - _said(name, language)) for name in (ROOM, *titles))


def _said(name: str, language: str) -> set[str]:
    """Return the keys of all sentences that a language has for a title."""
    try:
        read_alone(name, language)
        return set(own_sentences(name, language))
    except ContentError:
        return set()


def _of_words(name: str, language: str) -> Iterator[str]:
    read_alone(name, language)
    own, english = own_sentences(name, language), own_sentences(name, ENGLISH)
    yield from _keys(own, english)
    for key in own.keys() & english.keys():
        yield from (f"{key}: {flaw}" for flaw in _of_sentence(own[key], english[key]))
    if name == ROOM:
        return
    said, path = words(name, language), folder(name)
    named_here = read(path / f"words.{language}.toml").get("names", {})
    there = {key: told for key, told in words(name, ENGLISH).names.items() if not key.endswith(THE)}
    own_names = {
        key: told for key, told in named_here.items() if key in there or key.rpartition(".")[0] not in there
    }
    yield from (f"names, {flaw}" for flaw in _keys(own_names, there))
    if said.grammar is not NONE and said.grammar.kinds:
        things = {thing.partition(":")[0] for thing in there if "." not in thing}
        yield from (
            f"kinds: nothing says of what kind {thing!r} is" for thing in sorted(things - said.kinds.keys())
        )
        yield from (f"kinds: {thing!r} has no name" for thing in sorted(said.kinds.keys() - things))


def _keys(own: Mapping[str, object], english: Mapping[str, object]) -> Iterator[str]:
    yield from (f"{key}: is missing" for key in english if key not in own)
    yield from (f"{key}: is not there in English" for key in own if key not in english)


def _of_sentence(own: str, english: str) -> Iterator[str]:
    """Yield the differences from the English sentence: unknown or missing fields, only one of the two empty."""
    for unknown in sorted(fields(own) - fields(english)):
        yield f"the English sentence has no field {unknown!r}"
    told = {each.name for each in named(parse(english)) if isinstance(each, FieldRef)}
    for untold in sorted(told - fields(own)):
        yield f"the field {untold!r} is not told"
    if bool(own) != bool(english):
        yield "one of both sentences is empty"


def _of_box(name: str, language: str) -> Iterator[str]:
    said, printed = own_words(name, language), box(name)
    for key in ("name", "subtitle", "tagline"):
        if getattr(printed, key) and not getattr(said, key):
            yield f"outside, {key}: is missing"
    yield from _of_sides(printed, {side: each.name for side, each in said.faction.items()})
    for option in printed.option:
        if option.id not in said.option:
            yield f"outside, option.{option.id}: is missing"
        elif len(said.option[option.id].value_labels) != len(option.values):
            yield f"outside, option.{option.id}: every value needs one label"
    lids = [lid for lid in printed.levels if level(name, lid).name]
    for part, known, there in (
        ("level", lids, said.level),
        ("lineup", [each.id for each in printed.lineup if each.name], said.lineup),
    ):
        yield from (f"outside, {part}.{each}: is missing" for each in known if each not in there)
        yield from (f"outside, {part}.{each}: there is none" for each in there if each not in known)


def _of_sides(printed: Box, named_so: Mapping[str, str]) -> Iterator[str]:
    for side in printed.faction:
        if not named_so.get(side.id):
            yield f"outside, faction.{side.id}: is missing"
