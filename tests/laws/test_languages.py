"""Every language has the same sentences with the same fields, and nothing left in English."""

import re
from random import Random

import pytest

from game.core.content.box import box
from game.core.content.languages import ENGLISH, language_name, languages, rules_text, use_language
from game.core.content.loading import root
from game.core.contract import Line, line
from game.core.language.grammar import PROPER
from game.core.language.template import FieldRef, Part, Parts, Perhaps, Variants, fields, parse
from game.core.language.translation import flaws, spoken_by
from game.core.language.words import ROOM, own_sentences, words
from game.core.table import Table
from game.play.showing import Showing
from game.testing.laws import rule_ids, well_said
from game.titles import SHELF, rules_of, setup
from tests.chairs import unkept
from tests.conftest import Sampled

OTHERS = languages()[1:]
"""Every language except English."""
TOLD = [(name, other) for other in OTHERS for name in spoken_by(other, SHELF)]
"""Every title with each of its languages except English."""
LEFT = re.compile(r"\b(?:the|you|your|and|with|which|cards?|of|whose|what|when)\b", re.IGNORECASE)
"""Words that only English has."""
TYPED = re.compile(r"“[^”]*”|\byou, |\b(?:you|easy|fair|hard)(?:,\w+)+|\n  .*|--[\w-]+")
"""Literal text that stays the same in every language."""
ANSWERS = 160


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    """A language other than English."""
    return str(request.param)


@pytest.fixture
def spoken(language: str) -> object:
    """Speak a language other than English."""
    use_language(language)
    yield language
    use_language(ENGLISH)


def everything(language: str) -> dict[str, str]:
    """Return every sentence of the room and of all titles, by file and key."""
    return {
        f"{name}/{key}": text
        for name in (ROOM, *spoken_by(language, SHELF))
        for key, text in own_sentences(name, language).items()
    }


def within(parts: Parts) -> list[Part]:
    """Return all parts, however deeply nested."""
    found = list[Part]()
    for part in parts:
        found.append(part)
        match part:
            case Perhaps(inside):
                found += within(inside)
            case Variants(wordings):
                found += [each for wording in wordings for each in within(wording)]
    return found


def test_there_are_several_languages_each_with_its_own_name() -> None:
    assert OTHERS
    assert len({language_name(each) for each in languages()}) == len(languages())


def test_a_language_has_the_same_sentences_names_boxes_and_rules_as_english(language: str) -> None:
    assert list(flaws(language, SHELF)) == []


def test_no_sentence_is_left_in_english(language: str) -> None:
    told = {
        key: " ".join(each for each in within(parse(TYPED.sub("", text))) if isinstance(each, str))
        for key, text in everything(language).items()
    }
    assert {key: text for key, text in told.items() if LEFT.search(text)} == {}


def test_every_bracket_and_brace_is_closed(language: str) -> None:
    english = everything(ENGLISH)
    for key, text in everything(language).items():
        assert left_open(text) == left_open(english[key]), f"{key}: {text}"


def left_open(template: str) -> str:
    """Return the brackets and braces that are plain text, as in “overton[film]”."""
    written = "".join(part for part in within(parse(template)) if isinstance(part, str))
    return "".join(sign for sign in written if sign in "{}[]<>")


def test_a_bracket_without_a_field_has_one_subject_to_choose_by(language: str) -> None:
    """Plural names (the United States) use a third wording."""
    said = {name: words(name, language) for name in spoken_by(language, SHELF)}
    several = {
        name
        for name in said
        for side in box(name).faction
        if said[name].kind(side.id) in said[name].grammar.plural
    }
    for key, text in everything(language).items():
        parts = within(parse(text))
        subjects = {part.name for part in parts if isinstance(part, FieldRef) and part.how == "who"}
        free = [part for part in parts if isinstance(part, Variants) and not part.by]
        assert not free or len(subjects) == 1, f"{key}: {text}"
        if several and key.partition("/")[0] in (ROOM, *several):
            assert all(len(part.wordings) > 2 for part in free), f"{key}: {text}"


def test_number_of_wordings_matches_the_number_of_ways(language: str) -> None:
    for key, text in everything(language).items():
        for part in within(parse(text)):
            if isinstance(part, Variants) and part.by:
                assert part.what in ("", "you", "kind"), f"{key}: {text}"
                assert part.what == "kind" or len(part.wordings) == 2, f"{key}: {text}"


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_every_sentence_can_be_filled_for_every_reader(name: str, language: str) -> None:
    """Fields may hold one thing, several, nobody, or a number."""
    said, rng = words(name, language), Random(name)
    things = sorted(thing for thing in said.names if "." not in thing)
    kinds_of_values = (lambda: rng.choice(things), lambda: tuple(rng.sample(things, 2)), lambda: rng.randrange(3))
    for key, template in said.templates.items():
        told = {each: rng.choice(kinds_of_values)() for each in fields(template)}
        for reader in (None, 0):
            text = said.say(Line(key, tuple(told.items())), reader, ("Ann", "Ben", "Cleo"))
            assert not set(text) & set("⟨{}"), f"{key}: {text}"


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_sentences_of_a_random_game_are_well_formed(
    name: str, spoken: str, run_seed: int, sampled: Sampled
) -> None:
    said, seats = words(name), rules_of(name).SEATS[0]
    table, rng = Table(rules_of(name), setup(name, seats, seed=run_seed)), Random(run_seed)
    showing = Showing(unkept(name, table))
    for _ in range(ANSWERS):
        asked = table.decision
        if asked is None:
            break
        told, shown = showing.names, len(table.beats())
        spoken_now = [said.say(table.prompt(), asked.seat, told)]
        spoken_now += [
            said.say(line(f"option.{each.verb}", noun=each.noun), asked.seat, told) for each in asked.options[:3]
        ]
        strange = asked.options[0]._replace(noun="nowhere")
        spoken_now.append(said.say(table.why_not(asked.seat, strange).line, asked.seat, told))
        table.play(rng.choice(asked.options))
        spoken_now += [
            said.tell(beat.event.seen_by(reader), reader, told)
            for beat in table.beats()[shown:]
            for reader in (None, 0)
        ]
        assert [text for text in spoken_now if text and not well_said(text)] == []


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_the_rules_have_the_same_clauses_and_name_options_by_their_labels(name: str, spoken: str) -> None:
    text, english = rules_text(name), (root() / name / "rules.en.md").read_text("utf-8")
    assert tuple(part.partition("**")[0] for part in text.split("\n**")[1:]) == rule_ids(name)
    assert text.count("\n#") == english.count("\n#")
    assert [option.id for option in box(name).option if "_" in option.id and option.id in text] == []
    assert not LEFT.search(re.sub(r"“[^”]*”|[A-Z]\w+", "", text)), "nothing in English"
    labels = {label for option in box(name).option for label in option.value_labels}
    quoted = re.findall(r"regola della casa “([^”]+)”", text)
    assert [each for each in quoted if each not in labels | {option.label for option in box(name).option}] == []


@pytest.mark.parametrize(("name", "language"), TOLD)
def test_every_name_exists_in_every_form(name: str, language: str) -> None:
    """No form is empty or incomplete; a name without a gender has no article."""
    said = words(name, language)
    for form in said.grammar.forms:
        for thing in said.kinds:
            told = said.of(thing, form) or said.grammar.form(form, said.name(thing), said.kind(thing))
            assert told.strip() == told
            assert "{" not in told
        assert said.grammar.form(form, "Ann", PROPER).endswith("Ann")
