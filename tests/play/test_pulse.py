"""Thinking time reveals nothing about a hand: neither the budget nor the moment of display depends on one."""

from random import Random
from typing import Any

import pytest

from ai.levels import levels_for, player
from ai.players import MctsPlayer
from ai.search.budget import Budget, Limits
from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Ask
from game.core.contract import Action, Decision
from game.play.pulse import REACTION, SECRET, due, period
from game.titles import SHELF, rules_of, setup


def questions(name: str, count: int = 250) -> list[Any]:
    """Return the positions of a random game."""
    game, rng = rules_of(name), Random(4)
    state, met = game.new(setup(name, seed=4)), list[Any]()
    while (asked := agenda.decision(state)) is not None and len(met) < count:
        met.append(state.copy())
        agenda.advance(state, rng.choice(asked.options))
    return met


@pytest.mark.parametrize("count", range(1, 30))
def test_reaction_and_sealed_questions_get_the_same_time_for_any_options(count: int) -> None:
    options, budget = (Action("leave"),) * count, Budget()
    window, sealed = Decision(0, "react", options, window=True), Decision(0, "wish", options)
    for limits in (budget.limits(window, spent=1.0), budget.limits(sealed, Hidden.SEALED, 1.0)):
        assert limits == Limits(seconds=budget.secret, at_most=budget.secret, steady=True)


@pytest.mark.parametrize("name", SHELF)
def test_every_level_answers_a_reaction_before_it_may_be_shown(name: str) -> None:
    for level in levels_for(name):
        who = player(level, name)
        if isinstance(who, MctsPlayer):
            assert (
                who.budget.limits(Decision(0, "react", (Action("leave"),) * 9, window=True)).at_most
                <= 0.6 * REACTION
            )


@pytest.mark.parametrize("name", SHELF)
def test_answers_that_might_reveal_a_hand_wait_for_the_pulse(name: str) -> None:
    waiting = 0
    for state in questions(name):
        top, asked = state.agenda[-1], agenda.decision(state)
        assert isinstance(top, Ask)
        assert asked is not None
        if hidden(state):
            assert period(state) == SECRET
        elif asked.window or len(asked.options) == 1:
            assert period(state) == REACTION, f"{asked.kind} is put though there is only one answer"
        waiting += period(state) > 0
    assert waiting


def test_answer_appears_on_the_first_pulse_however_early_it_was_found() -> None:
    assert {due(10.0, 10.0 + took, 0.25) for took in (0.0, 0.001, 0.03, 0.155, 0.25)} == {10.25}
    assert due(10.0, 10.26, 0.25) == 10.5
    assert due(10.0, 10.26, 0.0) == 10.26
