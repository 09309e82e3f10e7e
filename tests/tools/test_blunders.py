"""A habit is noted where a player falls into it, and the tool totals the notes."""

from typing import Any

import pytest

from ai.players import Thought
from game.core import agenda
from game.core.contract import Action
from game.titles import rules_of
from tests.ai.test_espionage import adding
from tests.titles.ideology.summit import GAME, Summit
from tools.lab.blunders import GivenAnswer, Habit, Noted, espionage, ideology
from tools.lab.blunders.__main__ import main
from tools.lab.blunders.counting import Opportunity, bouts, habits, report


def noted(habit: Habit[Any], state: Any, *answers: str) -> list[Noted]:
    """Return what a habit notes for these answers."""
    found: list[Noted] = []
    for number, text in enumerate(answers):
        asked = agenda.decision(state)
        assert asked is not None
        action = Action.parse(text)
        assert action in asked.options, f"{text} is not among {asked.options}"
        before = state.copy()
        agenda.advance(state, action)
        found += habit.watch(GivenAnswer(number, before, asked, action, Thought(0.5), state))
    return found


ABROAD = {"peru": "", "mongolia": ""}


@pytest.mark.parametrize(
    ("answers", "for_nothing"),
    [
        (("extend_military mongolia", "pass", "withdraw_military mongolia"), True),
        (("extend_military mongolia", "extend_economic mongolia", "withdraw_military mongolia"), False),
        (("extend_military mongolia", "pass", "extend_economic mongolia"), None),
    ],
    ids=["in and out", "somebody came in between", "something else"],
)
def test_a_card_that_goes_in_and_out_is_noted(answers: tuple[str, ...], for_nothing: bool | None) -> None:
    habit, strict = ideology.InAndOut(GAME), ideology.ForNothing(GAME)
    last = {}
    for each in (habit, strict):
        table = Summit("foreign", com={"hand": "2m 2e"}, fas={"hand": "2m 2e"}, regions=ABROAD)
        last[each.name] = noted(each, table.state, *answers)[-1]
    assert last[habit.name].fell is (for_nothing is not None)
    assert last[strict.name].fell is bool(for_nothing)


def test_peace_with_a_winner_is_noted() -> None:
    near = {"germany": "fas:6 fas 6/6/6", "france": "fas:4 fas 4/4/4", "poland": "fas:1 fas 1/1/0 com 0/0/1"}
    for wish, fell in (("peace", True), ("war", False)):
        table = Summit("diplomacy", com={}, fas={}, regions=near)
        while table.asked[1] == "speak":
            table.does(table.asked[0], "done")
        assert noted(ideology.Peace(GAME), table.state, f"{wish} fascism") == [Noted(0, 0, fell)]


@pytest.mark.parametrize(("wish", "fell"), [("peace", True), ("neutral", False)])
def test_peace_in_the_first_turn_is_noted_and_none_later(wish: str, fell: bool) -> None:
    for turn, notes in ((1, [Noted(0, 0, fell)]), (2, [])):
        table = Summit("diplomacy", com={}, fas={})
        while table.asked[1] == "speak":
            table.does(table.asked[0], "done")
        table.state.turn = turn
        assert noted(ideology.PeaceAtOnce(GAME), table.state, f"{wish} fascism") == notes


@pytest.mark.parametrize(
    ("answers", "fell"), [(("done",), [True]), (("buy tactics", "done"), [False])], ids=["none", "one"]
)
def test_who_could_have_bought_an_advancement_and_never_did(answers: tuple[str, ...], fell: list[bool]) -> None:
    table, habit = Summit("development", com={"hand": "4m"}, fas={}), ideology.NoAdvancement(GAME)
    assert noted(habit, table.state, *answers) == []
    assert [each.fell for each in habit.ended(table.state)] == fell


def test_a_card_added_for_nothing_is_noted() -> None:
    for answer, fell in (("add mercenary:1a", True), ("announce", False)):
        state = adding("poland", {"great_britain": 4})
        habit = espionage.Overkill(rules_of("espionage"))
        assert noted(habit, state, answer) == [Noted(0, 0, fell)]
    assert (
        noted(espionage.Overkill(rules_of("espionage")), adding("poland", {"great_britain": 3}), "announce") == []
    )


def test_habits_are_added_up_by_player() -> None:
    name = habits("ideology")[0].name
    seen = [
        Opportunity(name, "hard", fell, f"step {number}") for number, fell in enumerate((True, True, False, False))
    ]
    told = report("ideology", ("hard", "easy"), seen, examples=1)
    assert any("hard     2 of     4   50.0%" in line for line in told)
    assert any("easy" in line and "never a chance" in line for line in told)
    assert sum("step" in line for line in told) == 1


def test_every_game_is_a_deal_of_its_own_and_all_sit_everywhere() -> None:
    every = list(bouts("ideology", "", ("hard", "easy"), 4, 1, 10))
    assert len({bout.seed for bout in every}) == 4
    assert [bout.names for bout in every[:2]] == [("hard", "easy"), ("easy", "hard")]


def test_a_title_without_habits_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["goofspiel"]) == 2
    assert "No habits are known" in capsys.readouterr().err
