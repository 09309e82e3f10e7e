"""Every lesson and puzzle is sound: the rules accept its solution and recognise every other answer."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.core.exercise import (
    LESSON,
    PUZZLE,
    Exercise,
    Outcome,
    Step,
    exercises,
    flaws,
    go_through,
    judged,
    laid,
    others_answer,
)
from game.core.table import Table
from game.play.exercise import Learning
from game.titles import SHELF, rules_of


@pytest.mark.parametrize("kind", [LESSON, PUZZLE])
@pytest.mark.parametrize("name", SHELF)
def test_every_exercise_is_sound(name: str, kind: str) -> None:
    assert list(flaws(name, kind, rules_of)) == []


@pytest.mark.parametrize("name", SHELF)
def test_every_step_of_a_lesson_ends_whatever_the_pupil_answers(name: str) -> None:
    """Pupils may give any answer: the coach always has a reply in the end."""
    for of, step, table in steps(name):
        first, rng = len(table.answers), Random(f"{of.id}{step.id}")
        others_answer(table, of, step)
        for _ in range(step.patience):
            if judged(table, of, step, first).outcome is Outcome.GOING and table.decision is not None:
                table.play(rng.choice(table.decision.options))
                others_answer(table, of, step)
        assert judged(table, of, step, first).outcome is not Outcome.GOING, (of.id, step.id)


@pytest.mark.parametrize("name", [title for title in SHELF if exercises(title, PUZZLE)])
def test_the_first_hint_of_a_puzzle_says_more_than_its_title(name: str) -> None:
    for of in exercises(name, PUZZLE):
        puzzle = Learning.named(name, of.id, PUZZLE)
        puzzle.hints = 1
        if not puzzle.held:
            assert puzzle.hint.strip()
            assert puzzle.say("title") not in puzzle.hint, of.id


def steps(name: str) -> Iterator[tuple[Exercise, Step, Table[Any]]]:
    """Yield every step of a title's lessons that asks for something, each with its own table."""
    for of in exercises(name, LESSON):
        table = laid(name, of, rules_of)
        for step in of.step:
            if not step.goal.empty:
                yield of, step, table.branch()
            go_through(table, of, step)
