"""Sentences are filled from templates, names and fields."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.core.content.loading import ContentError, read
from game.core.contract import line
from game.core.language.words import Words, sentence_case, words

NAMED = Words({}, {"alliance": "Alliance", "alliance.type": "external", "france:2a": "France 2"})


def test_copy_of_a_card_is_named_like_its_kind() -> None:
    assert NAMED.name("alliance:b") == "Alliance"
    assert NAMED.name("alliance:b.type") == "external"


def test_copy_with_its_own_name_keeps_it() -> None:
    assert NAMED.name("france:2a") == "France 2"


def test_nameless_thing_is_called_by_its_id() -> None:
    assert NAMED.name("nobody:c") == "nobody:c"


COUNTED = Words(
    {
        "gained": "{seat:who} [gains|gain] {count} {what:count}.",
        "added": "{power:who} [adds|add] one to {powers:whom}.",
    },
    {"army": "army", "army.many": "armies", "food": "food", "usa": "USA", "eu": "EU"},
    {
        "who": "you",
        "whom": "you",
        "whose": "your",
        "possessive": "{name}'s",
        "and": "and",
        "unseen": "a hidden card",
    },
)
SEATS = ("USA", "EU")


@pytest.mark.parametrize(
    ("count", "what", "said"), [(1, "army", "1 army"), (2, "army", "2 armies"), (2, "food", "2 food")]
)
def test_thing_is_counted_before_its_name(count: int, what: str, said: str) -> None:
    assert COUNTED.say(line("gained", seat=1, count=count, what=what), 0, SEATS) == f"EU gains {said}."


def test_faction_named_by_its_id_is_addressed_like_its_seat() -> None:
    added = line("added", power="usa", powers=("usa", "eu"))
    assert COUNTED.say(added, 0, SEATS) == "You add one to you and EU."
    assert COUNTED.say(added, 1, SEATS) == "USA adds one to USA and you."
    assert COUNTED.say(added, None, SEATS) == "USA adds one to USA and EU."


def test_verb_with_two_variants_agrees_with_several() -> None:
    added = line("added", power=(0, 1), powers=("usa",))
    assert COUNTED.say(added, None, SEATS) == "USA and EU add one to USA."


def test_alternatives_are_joined_by_or() -> None:
    """ "Only with Great Britain 2 and France 2" meant either one."""
    said = Words(
        {"with": "Only with {cards:or}.", "both": "With {cards}."},
        {},
        {"and": "and", "or": "or", "unseen": "a hidden card"},
    )
    assert said.say(line("with", cards=("A", "B", "C"))) == "Only with A, B or C."
    assert said.say(line("both", cards=("A", "B", "C"))) == "With A, B and C."
    assert said.say(line("with", cards=("A",))) == "Only with A."


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        ("cards.toml: a key is missing", "cards.toml: a key is missing"),
        ("espionage/cards.toml: a key is missing", "espionage/cards.toml: a key is missing"),
        ("turn_limit cannot be so", "turn_limit cannot be so"),
        ("there is no such thing", "There is no such thing"),
        ("U.S.A. is secured", "U.S.A. is secured"),
    ],
)
def test_file_name_is_not_capitalised(text: str, begun: str) -> None:
    assert sentence_case(text) == begun


def test_mistake_in_content_is_reported_with_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "espionage"
    folder.mkdir()
    (folder / "cards.toml").write_text("no toml", "utf-8")
    with pytest.raises(ContentError, match=r"^espionage/cards\.toml: "):
        read(folder / "cards.toml")


def test_sentence_can_be_nested_in_another_for_the_same_reader() -> None:
    told = Words(
        {
            "then": "Then: {told}",
            "wins": "{seat:who} [wins|win].",
            "price": "Lost: {items}.",
            "item": "{cards} for {what}",
        },
        {"distance": "distance", "tax": "a tax"},
        COUNTED.shared,
    )
    wins = line("then", told=line("wins", seat=0))
    assert [told.say(wins, reader, ("Ann",)) for reader in (0, None)] == ["Then: you win.", "Then: Ann wins."]
    items = tuple(line("item", cards=count, what=what) for count, what in ((1, "distance"), (2, "tax")))
    assert told.say(line("price", items=items)) == "Lost: 1 for distance and 2 for a tax."
    assert told.say(line("then", told=line("nowhere"))) == "Then: ⟨nowhere⟩"


def test_you_is_lowercase_inside_a_nested_sentence() -> None:
    said = Words(
        {"against": "Against it: {what}", "pays": "{seat:who} [pays|pay]. {seat:who} [keeps|keep] nothing."},
        {},
        {"who": "You", "whom": "you"},
    )
    pays = line("pays", seat=0)
    assert said.say(line("against", what=pays), 0, ("Ann",)) == "Against it: you pay. You keep nothing."
    assert said.say(pays, 0, ("Ann",)) == "You pay. You keep nothing."


COUNTRIES = Words(
    {
        "moved": "{seat:who} [moves|move] to {country}. {country} is {other:whose} home {country}.",
        "held": "{seat:who} [holds|hold] a {country} card and {left:whose} {country}: {bits}.",
        "bit": "{country} {count}",
        "label": "To {country}",
    },
    {"usa": "U.S.A.", "usa.the": "the U.S.A.", "france": "France"},
    {
        "who": "you",
        "whom": "you",
        "whose": "your",
        "possessive": "{name}'s",
        "and": "and",
        "unseen": "a hidden card",
    },
)


def test_name_has_an_article_in_a_sentence_and_none_in_a_label() -> None:
    seats = ("U.S.A.", "France")
    moved = line("moved", seat=0, country="usa", other=1)
    assert COUNTRIES.say(moved, None, seats) == "The U.S.A. moves to the U.S.A. The U.S.A. is France's home U.S.A."
    bits = (line("bit", country="usa", count=2), line("bit", country="france", count=1))
    held = line("held", seat=1, country="usa", left=0, bits=bits)
    told = "France holds a U.S.A. card and the U.S.A.'s U.S.A.: U.S.A. 2 and France 1."
    assert COUNTRIES.say(held, None, seats) == told
    assert COUNTRIES.say(line("label", country="usa")) == "To U.S.A."


@pytest.mark.parametrize("name", ["a:b/x.png", "x.PNG", "my game", "x", "été.gif"])
def test_file_name_keeps_its_case_at_the_start_of_a_sentence(name: str) -> None:
    assert words("room").say(line("file.there", file=name)).startswith(f"{name} is already there")


def test_sentence_after_a_full_stop_is_capitalised() -> None:
    """Italian wrote "nel prossimo turno. dall'Ungheria la tua spia non può bloccare lì"."""
    told = words("espionage", "it")
    block = line("danger.spy_away", seat=0, country="usa", spy="hungary", cards=())
    found = next(key for key, text in told.templates.items() if key.startswith("danger.") and ". {block}" in text)
    assert ". Dall'Ungheria la tua spia" in told.say(line(found, block=block), 0, ("Rosso", "Blu"))


def test_you_is_lowercase_in_the_middle_of_a_sentence() -> None:
    """“At peace, Imperialism and You could attack each other”."""
    said = replace(
        COUNTRIES,
        templates={"could": "At peace, {other:who} and {seat:who} could go. {seat:who} can't: {seat:who} stay."},
        shared={**COUNTRIES.shared, "who": "You"},
    )
    told = said.say(line("could", seat=0, other=1), 0, ("Ann", "Bob"))
    assert told == "At peace, Bob and you could go. You can't: you stay."
    level = replace(said, templates={"level": "Level {level} · {seat:who}"})
    assert level.say(line("level", seat=0, level=6), 0, ("Ann", "Bob")) == "Level 6 · You", "a label"
