"""Any language can be active: names take its forms, and missing sentences fall back to English."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.content import box as core_box
from game.core.content import languages
from game.core.content import loading as content
from game.core.content.languages import (
    ENGLISH,
    current_language,
    language_name,
    of_the_system,
    rules_text,
    use_language,
)
from game.core.contract import UNSEEN, line
from game.core.language import translation
from game.core.language import words as core_words
from game.core.language.grammar import Grammar, grammar
from game.core.language.template import FieldRef, Perhaps, Variants, fields, parse
from game.core.language.translation import flaws, missing
from game.core.language.words import Words, words

TABLE = {
    "kinds": ["m", "f", "mp", "fp"],
    "plural": ["mp", "fp"],
    "seat": "il",
    "begins": {"vowel": "[aeiou]"},
    "link": {"and": {"e": "ed"}},
    "form": {
        "il": {"m": "il {}", "m vowel": "l'{}", "f": "la {}", "mp": "gli {}", "you": "te"},
        "di": {
            "m": "del {}",
            "m vowel": "dell'{}",
            "f": "della {}",
            "mp": "degli {}",
            "you": "di te",
            "": "di {}",
        },
        "in": {"mp": "negli {}", "": "in {}"},
    },
}
KINDS = {"iran": "m", "france": "f", "usa": "mp", "card": "f", "cuba": "proper"}
NAMES = {"iran": "Iran", "france": "Francia", "usa": "USA", "card": "Carta", "cuba": "Cuba", "cuba.in": "a Cuba"}
SHARED = {
    "who": "Tu",
    "whom": "te",
    "whose": "tuo",
    "possessive": "di {name}",
    "and": "e",
    "or": "o",
    "unseen": "una carta nascosta",
    "unseen_many": "{n} carte",
    "nothing": "niente",
}


def told(template: str, reader: int | None = None, **given: object) -> str:
    """Fill one template of a language with articles; the names are France, the USA and Ann."""
    called = {NAMES[thing]: kind for thing, kind in KINDS.items()}
    said = Words({"it": template}, NAMES, SHARED, {}, grammar(TABLE, "toy"), KINDS, called)
    return said.say(line("it", **given), reader, ("Francia", "USA", "Ann"))  # type: ignore[arg-type]  # any field


BROKEN = "[rotto|rotta|rotti|rotte:x.kind]"


@pytest.mark.parametrize(
    ("template", "thing", "said"),
    [
        ("{x:di}", "iran", "Dell'Iran"),
        ("{x:di}", "france", "Della Francia"),
        ("{x:di}", "usa", "Degli USA"),
        ("{x:di}", "cuba", "Di Cuba"),
        ("{x:di}", "card:b", "Della Carta"),
        ("{x:di}", UNSEEN, "Di una carta nascosta"),
        ("{x:in}", "usa", "Negli USA"),
        ("{x:in}", "france", "In Francia"),
        ("{x:in}", "cuba", "A Cuba"),
        ("{x:il}", ("france", "usa"), "La Francia e gli USA"),
        ("{x:il.or}", ("france", "usa"), "La Francia o gli USA"),
        (BROKEN, "card", "Rotta"),
        (BROKEN, "usa", "Rotti"),
        (BROKEN, ("card", "france"), "Rotte"),
        (BROKEN, ("card", "usa"), "Rotti"),
    ],
)
def test_name_is_inflected_by_the_grammar(template: str, thing: object, said: str) -> None:
    assert told(template, x=thing) == said


@pytest.mark.parametrize(
    ("kinds", "together"),
    [
        (("f",), "f"),
        (("proper",), "proper"),
        (("m", "mp"), "mp"),
        (("f", "fp"), "fp"),
        (("f", "m"), "mp"),
        (("f", "proper"), "mp"),
        (("m", "proper"), "mp"),
    ],
)
def test_several_names_are_of_one_gender_or_mixed(kinds: tuple[str, ...], together: str) -> None:
    """A name without an article, such as a person's, counts as the first gender."""
    assert grammar(TABLE, "toy").together(kinds) == together
    assert Grammar().together(kinds) == kinds[0]


def test_seat_gets_its_article_and_its_verb_agrees() -> None:
    moves = "{seat:who} [muove|muovi|muovono] {x:il}."
    assert told(moves, None, seat=0, x="card") == "La Francia muove la Carta."
    assert told(moves, 0, seat=0, x="card") == "Tu muovi la Carta."
    assert told(moves, 0, seat=1, x="card") == "Gli USA muovono la Carta."
    assert told(moves, 0, seat=2, x="card") == "Ann muove la Carta."
    assert told(moves, None, seat=(0, 2), x="card") == "La Francia e Ann muovono la Carta."


def test_variant_can_depend_on_the_readers_own_seat() -> None:
    spy = "[La spia {seat:di}|La tua spia:seat.you] va via."
    assert told(spy, 1, seat=0) == "La spia della Francia va via."
    assert told(spy, 0, seat=0) == "La tua spia va via."
    assert told("Contro {seat:il}.", 0, seat=0) == "Contro te."


def test_you_and_articles_are_capitalised_only_at_the_start_of_a_sentence() -> None:
    assert (
        told("Ora {seat:who} [muove|muovi]. {x:il} resta.", 0, seat=0, x="card") == "Ora tu muovi. La Carta resta."
    )
    assert told("Fine.< {seat:who} [vince|vinci].>", None, seat=0) == "Fine. La Francia vince."


def test_joining_word_may_depend_on_the_next_name() -> None:
    assert told("{x}", x=("Francia", "Egitto")) == "Francia ed Egitto"


def test_flaw_in_a_grammar_is_reported_by_file_and_table() -> None:
    for wrong in ({"begins": {"vowel": "["}}, {"form": 3}, {"link": {"and": {"(": "ed"}}}):
        with pytest.raises(content.ContentError, match=r"^toy, grammar: "):
            grammar(wrong, "toy")
    assert Grammar().form("di", "Ann", "m") == "Ann"


def test_template_is_parsed_at_any_depth_and_an_endless_one_is_text() -> None:
    assert parse("[a {x:di}|b [c|d:n]:x.you]") == (
        Variants((("a ", FieldRef("x", "di")), ("b ", Variants((("c",), ("d",)), "n"))), "x", "you"),
    )
    assert parse("a < b [c {d") == ("a < b [c {d",)
    assert parse("<, {x}>") == (Perhaps((", ", FieldRef("x"))),)
    assert fields("{a:di} [b|c:n]< {d}>") == {"a", "n", "d"}


# --- the active language, and what it lacks ---


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LC_ALL": "en_GB", "LANG": "it_IT"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "xx_XX"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_systems_language_is_used_if_it_has_words(environ: dict[str, str], code: str) -> None:
    assert of_the_system(environ) == code


def test_only_an_existing_language_can_be_used() -> None:
    with pytest.raises(ValueError, match="xx"):
        use_language("xx")
    assert current_language() == ENGLISH
    assert language_name("it") == "Italiano"


CACHES = (
    core_words.words_in,
    core_box.box_in,
    core_box.level_in,
    content.read,
    languages._rules,
    translation.missing,
)


@pytest.fixture
def levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the content that may be modified, with Italian active."""
    copy = tmp_path / "levels"
    for name in ("room", "goofspiel", "espionage"):
        shutil.copytree(content.root() / name, copy / name, ignore=shutil.ignore_patterns("*.tmx", "*.png"))
    monkeypatch.setattr(content, "root", lambda: copy)
    for cached in CACHES:
        cached.cache_clear()
    use_language("it")
    yield copy
    use_language(ENGLISH)
    for cached in CACHES:
        cached.cache_clear()


def spoil(path: Path, old: str, new: str) -> None:
    """Replace text in a file."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_missing_key_is_reported_in_one_sentence_and_said_in_english(levels: Path) -> None:
    spoil(levels / "goofspiel" / "words.it.toml", "prize_turned =", "prize_turnd =")
    said = words("goofspiel")
    assert said.say(line("event.prize_turned", prize=3)) == "The prize is 3."
    assert said.say(line("option.bid", noun="3")) == "Offri 3"
    assert list(flaws("it", ("goofspiel",))) == [
        "goofspiel/words.it.toml, event.prize_turned: is missing",
        "goofspiel/words.it.toml, event.prize_turnd: is not there in English",
    ]
    assert missing("it", ("goofspiel",)) == 1
    assert missing(ENGLISH, ("goofspiel",)) == 0


def test_a_torn_file_of_a_language_leaves_the_title_in_english(levels: Path) -> None:
    (levels / "goofspiel" / "words.it.toml").write_text("torn = ", "utf-8")
    assert words("goofspiel").say(line("option.bid", noun="3")) == "Bid 3"
    assert core_box.box("goofspiel").tagline.startswith("Thirteen prizes")
    assert core_box.level("goofspiel", "standard").summary.startswith("thirteen")
    assert [told.partition(":")[0] for told in flaws("it", ("goofspiel",))] == ["goofspiel/words.it.toml"]


def test_missing_rules_are_read_in_english(levels: Path) -> None:
    (levels / "goofspiel" / "rules.it.md").unlink()
    assert "How to play" in rules_text("goofspiel")
    assert list(flaws("it", ("goofspiel",))) == ["goofspiel/rules.it.md: is missing"]


@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        ('bid = "Offri {noun}"', 'bid = "Offri {card}"', "option.bid: the English sentence has no field 'card'"),
        ('bid = "Offri {noun}"', 'bid = "Offri"', "option.bid: the field 'noun' is not told"),
        ('bid = "Offri {noun}"', 'bid = ""', "option.bid: one of both sentences is empty"),
        ('proper = ["red", "black"]', 'proper = ["red"]', "kinds: nothing says of what kind 'black' is"),
        ('proper = ["red", "black"]', 'x = ["red"]', "kinds: a list of ids for one of"),
        ('black = "Nero"', 'black = "Nero"\nblakc = "Nero"', "names, blakc: is not there in English"),
        ('black = "Nero"', 'blakc = "Nero"', "names, black: is missing"),
        ('black = "Nero"', 'black = "Nero"\n"black.che" = "il Nero che"', ""),
        ("standard = { name", "standrad = { name", "outside, level.standrad: there is none"),
        ("standard = { name", "standrad = { name", "outside, level.standard: is missing"),
        ('tagline = "', '# "', "outside, tagline: is missing"),
        ('subtitle = "', 'subtitel = "', "outside: there is no key 'subtitel'"),
    ],
)
def test_every_error_in_a_translation_is_reported_by_file_and_key(
    levels: Path, old: str, new: str, flaw: str
) -> None:
    spoil(levels / "goofspiel" / "words.it.toml", old, new)
    found = list(flaws("it", ("goofspiel",)))
    assert any(each.startswith(f"goofspiel/words.it.toml, {flaw}") for each in found) if flaw else found == []


def test_every_option_of_a_box_needs_its_words_and_a_label_for_each_value(levels: Path) -> None:
    file = levels / "espionage" / "words.it.toml"
    spoil(file, "[outside.option.counter_chain]", "[outside.option.chain]")
    spoil(file, 'value_labels = ["alla pesca", "subito"]', 'value_labels = ["subito"]')
    assert list(flaws("it", ("espionage",))) == [
        "espionage/words.it.toml, outside, option.counter_chain: is missing",
        "espionage/words.it.toml, outside, option.reshuffle_when: every value needs one label",
    ]


def test_untranslated_text_on_a_box_stays_as_printed(levels: Path) -> None:
    """This holds even for a partial translation, such as a level with a name but no description."""
    file = levels / "goofspiel" / "words.it.toml"
    use_language(ENGLISH)
    summary = core_box.level("goofspiel", "standard").summary
    use_language("it")
    spoil(file, 'summary = "tredici carte a testa, tredici premi"', 'summary = ""')
    assert core_box.level("goofspiel", "standard").summary == summary


def test_translated_box_has_the_same_options_and_levels(levels: Path) -> None:
    italian = core_box.box("espionage")
    use_language(ENGLISH)
    english = core_box.box("espionage")
    assert italian.subtitle == "La guerra delle spie"
    assert [side.name for side in italian.faction] == ["Blu", "Rosso"]
    assert [option.values for option in italian.option] == [option.values for option in english.option]
    assert italian.option[0].label != english.option[0].label
    assert (italian.seats, italian.levels) == (english.seats, english.levels)


@pytest.mark.parametrize("key", ["match.never_behind", "match.ahead_since", "match.level_since"])
@pytest.mark.parametrize(
    ("name", "reader", "begins"), [("Rosso", 0, "Tu "), ("Rosso", None, "Rosso "), ("USA", None, "Gli USA ")]
)
def test_leaders_verb_fits_you_and_several(key: str, name: str, reader: int | None, begins: str) -> None:
    use_language("it")
    told = words("room").say(line(key, seat=0, turn_name="turno", turn=3), reader, (name, "Blu"))
    verb = told.removeprefix(begins).removeprefix("non ").split()[0]
    assert told.startswith(begins)
    assert verb.endswith({"Tu ": ("i",), "Rosso ": ("a", "e"), "Gli USA ": ("no",)}[begins])
