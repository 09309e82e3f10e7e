"""World Order can say everything: questions, answers, what happened, and what stands on every card."""

import pytest

from game.core import agenda
from game.core.box import box
from game.core.words import words
from game.titles.world_order.faces import ASSET, AUTO, COUNTRY, GROWTH, KIND, POWERS, REGIONS, RESOURCES
from tests.titles.world_order.summit import Summit

SAID = words("world_order")
CARDS = sorted([*KIND, *ASSET, *GROWTH, "executive_order"])


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_what_it_does(card: str) -> None:
    assert SAID.has(f"card.{card}")
    assert len(SAID.templates[f"card.{card}"]) <= 150


def test_everything_has_its_name() -> None:
    things = [*CARDS, *COUNTRY, *REGIONS, *POWERS, *RESOURCES, *AUTO, "money", "local"]
    assert [thing for thing in things if thing not in SAID.names] == []
    assert {faction.id: faction.name for faction in box("world_order").faction} == {
        power: SAID.name(power) for power in POWERS
    }


def test_copies_and_cubes_are_called_like_their_kind() -> None:
    assert SAID.name("new_allies:usa2") == "New Allies"
    assert SAID.name("africa:3") == "Africa"


def test_options_of_the_box_fit_their_lines() -> None:
    for choice in box("world_order").option:
        assert choice.help.endswith(".")
        assert len(choice.label) <= 36


def test_a_turn_is_told_as_a_story() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "allies": "qatar", "stock": {"diplomacy": 4}},
        cubes={"mena": "eu usa local"},
        china={},
    )
    table.plays("usa", "diplomatic_engagement", "engage mena", "temporary")
    assert table.told == [
        "Usa plays Diplomatic Engagement.",
        "Usa exhausts Qatar.",
        "Usa pays 4 diplomacy.",
        "Usa engages in Middle East - North Africa.",
        "USA adds temporary Influence in Middle East - North Africa: 5 VPs.",
    ]


def test_a_question_names_what_it_is_about() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "allies": "-qatar -norway", "stock": {"diplomacy": 6}}, china={}
    )
    table.plays("usa", "diplomatic_engagement", "engage mena")
    said = SAID.say(agenda.prompt(table.state), 0, table.seats)
    assert said == "Influence in Middle East - North Africa: permanent or temporary?"
    table.does("usa", "temporary")
