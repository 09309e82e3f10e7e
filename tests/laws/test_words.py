"""Every title has all its sentences, and cites only rules that are written down."""

import inspect
import re

import pytest

from game.core.agenda import Ask
from game.core.content.box import box, level
from game.core.content.languages import languages
from game.core.content.loading import root
from game.core.contract import line
from game.core.language.template import FieldRef, named, parse
from game.core.language.words import event_name, words
from game.core.views import Sealed
from game.testing.laws import rule_ids
from game.titles import SHELF, rules_of, setup
from tests.laws import sources


def event_key_of(kind: type) -> str:
    return f"event.{event_name(kind)}"


@pytest.mark.parametrize("name", SHELF)
def test_every_event_has_a_sentence_using_only_its_own_fields(name: str) -> None:
    said = words(name)
    for kind in sources.events(name):
        key = event_key_of(kind)
        assert said.has(key), key
        known = set(inspect.signature(kind).parameters)
        assert set(_fields(said.templates[key])) <= known, key


def _fields(template: str) -> list[str]:
    return re.findall(r"\{(\w+)", template) + re.findall(r"\[[^\]]*:(\w+)\]", template)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SHELF)
def test_every_field_uses_an_existing_form_or_another_fields_number(name: str, language: str) -> None:
    """ "Circa 1 carta military.cards in più": the field with the count had another name."""
    said = words(name, language)
    known = {"who", "whom", "whose", "or", "many", "the", *said.grammar.forms}
    known |= {key.partition(".")[2] for key in said.names if "." in key}
    for key, template in said.templates.items():
        fields = [each for each in named(parse(template)) if isinstance(each, FieldRef)]
        forms = {each.how.removesuffix(".or") for each in fields if each.how}
        assert forms <= known | {each.name for each in fields}, key


@pytest.mark.parametrize("name", SHELF)
def test_every_key_in_the_source_has_a_sentence(name: str) -> None:
    assert {key for key in sources.keys(name) if not words(name).has(key)} == set()


@pytest.mark.parametrize("name", SHELF)
def test_every_option_has_words(name: str) -> None:
    assert {verb for verb in sources.verbs(name) if not words(name).has(f"option.{verb}")} == set()


@pytest.mark.parametrize("name", SHELF)
def test_no_sentence_belongs_to_an_event_that_does_not_exist(name: str) -> None:
    known = {event_key_of(kind) for kind in sources.events(name)} | {
        f"option.{verb}" for verb in sources.verbs(name)
    }
    said = {key for key in words(name).templates if key.startswith(("event.", "option."))}
    assert said - known == set()


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_cited_in_the_source_exists(name: str) -> None:
    stated = set(rule_ids(name))
    for module, source in sources.modules(name).items():
        missing = {rule for rule in sources.cited(name, source) if not _stated(rule, stated)}
        assert missing == set(), module


@pytest.mark.parametrize("name", SHELF)
def test_every_question_cites_its_rule_and_can_refuse_other_answers(name: str) -> None:
    """A question carries its own metadata, so that no table of kinds can lack one."""
    stated, said = set(rule_ids(name)), words(name)
    for question in sources.questions(name):
        assert question.rule in stated, question.__name__
        if question.why_not is Ask.why_not:
            assert said.has(f"reason.{question.kind}"), question.kind


@pytest.mark.parametrize("name", SHELF)
def test_verb_of_every_clickable_noun_belongs_to_an_answer(name: str) -> None:
    """It is the verb of an answer, or its first word if a second one names the area."""
    known = sources.verbs(name)
    for question in sources.questions(name):
        for _, verb in question.verbs:
            assert verb in known or any(other.startswith(f"{verb}_") for other in known), question.kind


@pytest.mark.parametrize("name", SHELF)
def test_every_sealed_question_cites_the_rule_that_seals_it(name: str) -> None:
    stated = set(rule_ids(name))
    for question in sources.questions(name):
        assert not issubclass(question, Sealed) or question.rule_of_seals in stated, question.__name__


@pytest.mark.parametrize("name", SHELF)
def test_end_and_the_turn_order_cite_rules(name: str) -> None:
    state = rules_of(name).new(setup(name))
    assert {state.rule_of_end, state.rule_of_turns} <= set(rule_ids(name))


def _stated(rule: str, stated: set[str]) -> bool:
    """Return True if a rule is stated; a docstring may cite a family of clauses by its prefix."""
    return rule in stated or any(known.startswith(f"{rule}-") for known in stated)


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_cited_in_the_content_exists(name: str) -> None:
    stated = set(rule_ids(name))
    for path in sorted((root() / name).glob("*.toml")):
        missing = {rule for rule in sources.cited(name, path.read_text("utf-8")) if not _stated(rule, stated)}
        assert missing == set(), path.name


@pytest.mark.parametrize("name", SHELF)
def test_every_rule_is_stated_once(name: str) -> None:
    stated = rule_ids(name)
    assert len(stated) == len(set(stated))
    assert stated


LINE = 36
"""The most characters that fit on an option's line."""


@pytest.mark.parametrize("name", SHELF)
def test_every_level_and_ruling_of_a_box_exists(name: str) -> None:
    for listed in box(name).levels:
        assert level(name, listed).summary
    for option in box(name).option:
        assert option.ruling in rule_ids(name), option.id
        assert option.help.endswith("."), option.id
        assert len(option.label) <= LINE, option.id


PLACES = ("region", "country", "noun")
SINGULAR = re.compile(rf"(?:^|[.:;,] |and |Then )\{{(?:{'|'.join(PLACES)})\}}(?:, [^,]*,)? [a-z]+s\b")


@pytest.mark.parametrize("name", [name for name in SHELF if set(words(name).kinds.values()) & {"p"}])
def test_verb_agrees_with_the_number_of_the_place_it_is_about(name: str) -> None:
    """The Balkans come under somebody's control, and the Americas don't score."""
    assert [key for key, told in words(name).templates.items() if SINGULAR.search(told)] == []


def test_plural_names_are_declared_as_plural() -> None:
    """A name with an article that looks plural must be listed as plural, or as a single state's name."""
    single = {"the United States", "the United Arab Emirates"}
    for name in SHELF:
        said = words(name)
        several = {said.names[f"{thing}.the"] for thing, kind in said.kinds.items() if kind in said.grammar.plural}
        ends = {told for key, told in said.names.items() if key.endswith(".the") and told.endswith("s")}
        assert ends - single == several, name


@pytest.mark.parametrize(
    ("key", "fields", "told"),
    [
        ("match.thinking", {"name": "EU"}, "The EU is thinking."),
        ("curtain.next", {"side": "USA"}, "The USA is next."),
        ("curtain.next", {"side": "Capitalism"}, "Capitalism is next."),
        ("review.luck_bad", {"name": "EU"}, "Luck: what followed was worse than the EU could expect."),
        ("match.wins", {"name": "EU"}, "EU wins"),
    ],
)
def test_the_room_knows_the_articles_of_every_title(key: str, fields: dict[str, str], told: str) -> None:
    assert words("room").say(line(key, **fields)) == told
