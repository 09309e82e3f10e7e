"""World Order has all its words: questions, answers, events, and the text of every card."""

import pytest

from game.core import asking
from game.core.agenda import Ask
from game.core.content.box import box
from game.core.contract import Action, line
from game.core.language.words import words
from game.terminal.letters import Teller
from game.testing.laws import well_said
from game.titles.world_order.domestic import ChooseType, IncreaseProduction, RaiseTrack
from game.titles.world_order.faces import (
    ASSET,
    AUTO,
    COUNTRY,
    GROWTH,
    KIND,
    POWER,
    POWERS,
    REGION,
    REGIONS,
    RESOURCES,
)
from game.titles.world_order.military import ChooseArmy, Move
from game.titles.world_order.relations import at_stake
from game.titles.world_order.rules import readied
from game.titles.world_order.state import State, free_slots
from game.titles.world_order.steps import ChooseReady
from game.titles.world_order.telling import option
from tests.games import asked_at
from tests.titles.world_order.summit import Seated, Summit, full

SAID = words("world_order")
CARDS = sorted([*KIND, *ASSET, *GROWTH, "executive_order"])


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_description(card: str) -> None:
    assert SAID.has(f"card.{card}")
    assert len(SAID.templates[f"card.{card}"]) <= 150


def test_everything_has_a_name() -> None:
    things = [*CARDS, *COUNTRY, *REGIONS, *POWERS, *RESOURCES, *AUTO, "money", "local"]
    assert [thing for thing in things if thing not in SAID.names] == []
    assert {faction.id: faction.name for faction in box("world_order").faction} == {
        power: SAID.name(power) for power in POWERS
    }


def test_copies_and_cubes_are_named_like_their_kind() -> None:
    assert SAID.name("new_allies:usa2") == "New Allies"
    assert SAID.name("africa:3") == "Africa"


def test_turn_reads_as_a_story() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "allies": "qatar", "stock": {"diplomacy": 4}},
        cubes={"mena": "eu usa local"},
    )
    table.plays("usa", "diplomatic_engagement", "engage mena", "temporary")
    assert table.told == [
        "Usa plays Diplomatic Engagement.",
        "Usa exhausts Qatar.",
        "Usa pays 4 diplomacy.",
        "Usa engages in the Middle East - North Africa.",
        "The USA adds temporary Influence in the Middle East - North Africa: 5 VPs.",
    ]


def test_question_names_its_subject() -> None:
    table = Summit(usa={"hand": "diplomatic_engagement", "allies": "-qatar -norway", "stock": {"diplomacy": 6}})
    table.plays("usa", "diplomatic_engagement", "engage mena")
    said = SAID.say(asking.prompt(table.state), 0, table.seats)
    assert said == "Influence in the Middle East - North Africa: permanent or temporary?"
    table.does("usa", "temporary")


def asked(table: Summit) -> str:
    """Return the question in the words its seat reads."""
    return SAID.say(asking.prompt(table.state), asked_at(table.state).seat, table.seats)


def test_nato_says_that_exactly_two_armies_must_move() -> None:
    table = Summit(
        usa={"assets": "us_nato", "stock": {"army": 2}, "money": 20}, armies={"americas": "usa", "mena": "usa"}
    )
    table.does("usa", "asset us_nato", "region europe")
    assert asked(table) == "2 armies must move, for 5 money each: which goes first?"
    table.does("usa", "army board")
    assert asked(table) == "One more army must move, for 5 money: which?"
    table.does("usa", "army mena")
    assert table.board["europe armies"] == "usa usa"


def put(table: Summit, question: Ask[State]) -> str:
    """Return a question as a table would word it."""
    return SAID.say(question.prompt(table.state), 0, table.seats)


def test_up_to_is_said_only_where_stopping_early_is_possible() -> None:
    table = Summit("prosperity", usa={"allies": "-iceland_usa -japan_usa"})
    assert put(table, ChooseArmy(0, Move(3))) == "Which army moves, for 5 money each, if any? Up to 3 more."
    assert put(table, ChooseArmy(0, Move(3, free=True), 1)) == "Which army moves, if any? Up to 2 more."
    least = put(table, ChooseArmy(0, Move(3, least=1)))
    assert least == "Which army moves, for 5 money each? At least 1 must go, up to 3."
    assert put(table, ChooseReady(0, 4, True)) == "Which Countries do you ready? Up to 2.", "there are no more"
    assert put(table, ChooseReady(0, 1, False)) == "Which Country do you ready?"
    assert put(table, ChooseType(0, 1)) == "What do you produce? Up to 1 more type."
    assert (
        put(table, RaiseTrack(0, IncreaseProduction(2), 2))
        == "Which production do you raise? You raise 2 different ones."
    )
    assert put(table, RaiseTrack(0, IncreaseProduction(), 1)) == "Which production do you raise?"


def test_cube_beyond_the_slots_leaves_no_negative_slots() -> None:
    region = "central_asia"
    table = Summit("prosperity", usa={}, china={}, cubes={region: full(region) + " usa"})
    assert len(table.state.permanent[region]) == REGION[region].slots + 1
    assert free_slots(table.state, region) == 0


def test_focus_card_and_its_question_state_the_same_number() -> None:
    for side, more in ((Seated(), 0), (Seated(growth="diplomatic_initiative"), 1)):
        table = Summit("prosperity", usa=side)
        table.state.round = 6
        assert readied(table.state, 0, "domestic") == POWER["usa"].ready["domestic"] + more


def test_paying_with_the_upgraded_card_warns_that_its_influence_is_lost() -> None:
    """WO-AMB-06: before the click, in the window's note and in the terminal's answer."""
    table = Summit(
        eu={"hand": "new_allies", "allies": "norway_eu serbia", "stock": {"diplomacy": 2}}, lying="norway albania"
    )
    table.plays("eu", "new_allies", "improve norway")
    assert at_stake(table.state, 0) == "norway_eu"
    said = SAID.say(option(table.state, 0, Action("exhaust", "norway_eu")))
    assert said.endswith("; the Influence of its upgrade is lost")
    assert "lost" not in SAID.say(option(table.state, 0, Action("exhaust", "serbia")))
    assert SAID.say(line("board.upgrade_at_stake", card="norway_eu")).startswith("*Exhaust Norway to pay, and")
    table.does("eu", "exhaust norway_eu")
    assert at_stake(table.state, 0) == ""
    table.does("eu", "pay")


def test_price_of_a_growth_card_states_amounts() -> None:
    table = Summit("prosperity", usa={}, china={})
    for card, face in GROWTH.items():
        said = SAID.say(option(table.state, 0, Action("growth", card))).partition(": ")[2]
        assert all(f"{count} " in said for count in face.cost.values()), said
        assert well_said(said)


def test_acronym_keeps_its_capitals_inside_a_sentence() -> None:
    tell = Teller(SAID, 0, ("a", "b"))
    assert tell.part("invested").strip() == "FDI"
    assert tell.part("base").strip() == "base"
