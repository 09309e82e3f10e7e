"""Anything a person tries that isn't on offer is refused with a rule and a whole sentence."""

import inspect
from random import Random

import pytest

from game.core import agenda, asking, views
from game.core.contract import option
from game.core.language.words import words
from game.titles import SHELF, rules_of
from tests.laws import sources
from tests.tabletop import offered, positions, say_why

TRIED = 40
"""The number of other questions' answers, and of senseless ones, that are tried at a position."""
NONSENSE = (option("dance"), option("dance", "wildly"))


@pytest.mark.parametrize("name", SHELF)
def test_a_walk_meets_most_kinds_of_question(name: str) -> None:
    kinds = {question.kind for question in sources.questions(name)}
    missed = kinds - {asked.kind for _, asked in positions(name)}
    assert len(missed) <= len(kinds) // 3, missed


@pytest.mark.parametrize("name", SHELF)
def test_an_answer_that_is_not_on_offer_is_refused_with_a_rule_and_a_sentence(name: str) -> None:
    rng, known = Random(1), offered(name)
    verbs = sorted({each.verb for each in known})
    nouns = sorted({each.noun for each in known} | {"7", "nowhere"})
    for state, asked in positions(name):
        senseless = [option(rng.choice(verbs), rng.choice(nouns)) for _ in range(TRIED)]
        for action in {*NONSENSE, *rng.sample(known, min(TRIED, len(known))), *senseless} - {*asked.options}:
            sentence = say_why(name, state, asked.seat, action)
            assert "⟨" not in sentence, f"{action} at {asked.kind}: {sentence}"
            assert sentence.endswith("."), f"{action} at {asked.kind}: {sentence}"


@pytest.mark.parametrize("name", SHELF)
def test_no_seat_can_answer_for_another(name: str) -> None:
    for state, asked in positions(name):
        other, top = (asked.seat + 1) % rules_of(name).SEATS[0], state.agenda[-1]
        assert "⟨" not in say_why(name, state, other, asked.options[0])
        rule = top.rule_of_seals if isinstance(top, views.Sealed) else state.rule_of_turns
        assert asking.why_not(state, other, asked.options[0]).rule == rule


@pytest.mark.parametrize("name", SHELF)
def test_finished_game_refuses_everything_because_it_is_over(name: str) -> None:
    state, rng = positions(name)[-1][0].copy(), Random(5)
    while (asked := agenda.decision(state)) is not None:
        agenda.advance(state, rng.choice(asked.options))
    assert {asking.why_not(state, 0, action).rule for action in offered(name)} == {state.rule_of_end}


@pytest.mark.parametrize("name", SHELF)
def test_no_reason_belongs_to_a_question_that_does_not_exist(name: str) -> None:
    shared = [inspect.getsource(module) for module in (agenda, asking, views)]
    source = "".join([*shared, *sources.modules(name).values()])
    written = {key.partition(".")[2] for key in words(name).templates if key.startswith("reason.")}
    waiting = written - {question.kind for question in sources.questions(name)}
    assert [key for key in waiting if f'"{key}"' not in source and f'"{key.split("_")[0]}_' not in source] == []
