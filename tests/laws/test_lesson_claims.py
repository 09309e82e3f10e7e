"""Sentences with words like "can't" or "must" in lessons and puzzles are true: a check plays out each one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import Action
from game.core.exercise import PUZZLE, Exercise, Outcome, Step, exercises, go_through, judged, laid, others_answer
from game.core.language.words import own_sentences
from game.core.table import Table
from game.titles import SHELF, having, rules_of
from tests.laws.lessons import checks_of, claiming, said, scene
from tests.sure import sure

ROOT = Path(__file__).parents[2]
TAUGHT = having("lessons")
CHECKED = [(title, key) for title in TAUGHT for key in checks_of(title)[0]]
FREE = {
    "espionage win.win": "any way to win is one",
    "ideology order.wish": "any wish is asked for",
    "manifesto defence.note": "a bid of 1 beside the card isn't spoken of",
    "manifesto war.war": "7 and 8 win as 6 does",
    "manifesto treaty.use": "the order is said not to matter",
    "world_order aftermath.focus": "any place and any Focus are asked for",
}
"""The steps that other answers than the solution's complete, and why their comment is true all the same."""


@pytest.mark.parametrize("title", TAUGHT)
def test_every_sentence_of_a_lesson_that_claims_something_has_a_check_or_a_reason(title: str) -> None:
    checks, held, unchecked = checks_of(title)
    assert claiming(title) - {*checks, *held, *unchecked} == set()
    assert {*checks} - {*said(title)} == set(), "not said any more"
    assert {*held, *unchecked} - claiming(title) == set(), "claims nothing any more"
    assert len({*checks, *held, *unchecked}) == len(checks) + len(held) + len(unchecked)


@pytest.mark.parametrize(("title", "key"), CHECKED)
def test_lessons_claims_hold_on_the_engine(title: str, key: str) -> None:
    assert checks_of(title)[0][key](scene(title, key)), said(title)[key]


def completed_otherwise(table: Table[Any], of: Exercise, step: Step) -> Iterator[str]:
    """Yield the answers that complete a step in place of one of its solution's, with the rest of it as it is."""
    first = table.answered
    for place, written in enumerate(step.solution):
        before = table.answered
        for other in [str(each) for each in sure(table.decision).options if str(each) != written]:
            if _completes([other, *step.solution[place + 1 :]], table, of, step, first):
                yield other
            table.rewind(before)
        table.play(Action.parse(written))
        others_answer(table, of, step)
    table.rewind(first)


def _completes(wanted: list[str], table: Table[Any], of: Exercise, step: Step, first: int) -> bool:
    """Play answers where they are on offer, and else what ends a deed; return True if that completes the step."""
    while True:
        offered = [str(each) for each in table.decision.options] if table.decision is not None else []
        given = next((each for each in [*wanted, "announce", "done", *offered[:1]] if each in offered), None)
        if given is None:
            return False
        if given in wanted:
            wanted.remove(given)
        table.play(Action.parse(given))
        others_answer(table, of, step)
        outcome = judged(table, of, step, first).outcome
        if outcome is not Outcome.GOING:
            return outcome is Outcome.DONE


@pytest.mark.parametrize("title", TAUGHT)
def test_only_the_answer_that_is_asked_for_completes_a_step(title: str) -> None:
    """South America was asked for, and “South America is yours” was said of the Balkans."""
    free = set[str]()
    for of in exercises(title):
        table = laid(title, of, rules_of)
        for step in of.step:
            others_answer(table, of, step)
            if [*completed_otherwise(table, of, step)]:
                free.add(f"{title} {of.id}.{step.id}")
            go_through(table, of, step)
    assert free == {each for each in FREE if each.startswith(f"{title} ")}


@pytest.mark.parametrize("title", TAUGHT)
def test_claim_held_by_another_test_names_an_existing_one(title: str) -> None:
    for named in checks_of(title)[1].values():
        file, _, test = named.partition("::")
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("title", TAUGHT)
def test_engine_checks_two_thirds_of_lesson_claims(title: str) -> None:
    assert len(claiming(title) & checks_of(title)[0].keys()) * 3 >= len(claiming(title)) * 2


@pytest.mark.parametrize("name", SHELF)
def test_no_text_calls_an_unfound_source_lost(name: str) -> None:
    """The games were sold, so their owners have the cards."""
    told = " ".join(own_sentences(name, "en").values())
    assert not any(words in told for words in ("is lost; this", "never been published", "survive in print"))


@pytest.mark.parametrize("name", having("puzzles"))
def test_no_puzzle_promises_a_single_solution(name: str) -> None:
    """Eleven of 27 puzzles had several safe plans."""
    assert exercises(name, PUZZLE)
    told = [text for key, text in own_sentences(name, "en").items() if key.startswith("puzzle.")]
    assert told
    assert not any("Only one" in text for text in told)
