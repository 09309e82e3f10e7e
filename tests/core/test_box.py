"""A title's box, and how its house options are resolved."""

from dataclasses import replace
from importlib.util import find_spec

import pytest

from game.core.content.box import Box, Credits, Option, box, chosen, level
from game.core.content.loading import ContentError
from game.titles import SHELF, rules_of, setup

CHAIN = Option("chain", ("long", "none"), "XX-1", "Chain", ("long", "nobody"), "How long.")
CAP = Option("cap", (0, 200), "XX-2", "Cap", ("no limit", "200 turns"), "How many.")
MUST = Option("must", (True, False), "XX-3", "Must", ("must", "may"), "Whether.")
TOY = Box("Toy", "", "", (2, 4), (5, 9), ("standard",), Credits("Nobody"), (), (CHAIN, CAP, MUST))


def test_defaults_are_the_first_values() -> None:
    assert chosen(TOY, {}, {}) == {"chain": "long", "cap": 0, "must": True}


def test_player_overrides_options_of_a_level() -> None:
    assert chosen(TOY, {"cap": 200, "must": False}, {"must": True}) == {"chain": "long", "cap": 200, "must": True}


@pytest.mark.parametrize(("text", "value"), [("true", True), ("No", False), ("off", False)])
def test_option_texts_from_the_command_line_are_parsed(text: str, value: bool) -> None:
    assert chosen(TOY, {}, {"must": text})["must"] is value
    assert chosen(TOY, {}, {"cap": "200"})["cap"] == 200


def test_unknown_option_is_reported_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="Toy has no option “wind”; it has chain, cap, must"):
        chosen(TOY, {}, {"wind": 1})


def test_impossible_value_is_reported_with_the_possible_ones() -> None:
    with pytest.raises(ValueError, match="cap cannot be “7”; it can be 0, 200"):
        chosen(TOY, {}, {"cap": "7"})


def test_one_and_true_differ() -> None:
    with pytest.raises(ValueError, match="must cannot be “1”"):
        chosen(TOY, {}, {"must": 1})


def test_every_value_of_an_option_needs_a_label() -> None:
    with pytest.raises(ContentError, match="every value needs one label"):
        replace(TOY, option=(replace(CAP, value_labels=("no limit",)),))


def test_options_proposed_value_must_be_one_of_its_values() -> None:
    replace(TOY, option=(replace(CAP, proposed=200),))
    with pytest.raises(ContentError, match="proposes a value"):
        replace(TOY, option=(replace(CAP, proposed=7),))


def test_usual_number_of_seats_must_be_playable() -> None:
    with pytest.raises(ContentError, match="usual_seats"):
        replace(box("espionage"), usual_seats=3)


def test_the_box_of_1955_opens() -> None:
    espionage = box("espionage")
    assert espionage.name == "1955"
    assert tuple(espionage.seats) == (2, 2)
    assert [faction.id for faction in espionage.faction] == ["blue", "red"]
    assert espionage.factions_in_play


def test_every_level_of_1955_has_a_name_and_a_summary() -> None:
    espionage = box("espionage")
    for name in espionage.levels:
        lid = level("espionage", name)
        assert lid.name
        assert lid.summary
        assert set(chosen(espionage, lid.options, {})) == {option.id for option in espionage.option}


def test_unlisted_level_is_reported() -> None:
    with pytest.raises(ValueError, match="1955 has no level “box”; it has standard"):
        level("espionage", "box")


@pytest.mark.parametrize("name", [name for name in SHELF if find_spec(f"game.titles.{name}.levels")])
@pytest.mark.parametrize("other", ["box", "cues", "cards", "words.en", "../room/words.en"])
def test_other_file_than_a_level_is_not_read_as_one(name: str, other: str) -> None:
    """If a title listed the files that aren't levels, the next one added beside them would be missed."""
    with pytest.raises(ValueError, match="has no level"):
        rules_of(name).new(replace(setup(name), level=other))
