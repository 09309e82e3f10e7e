"""Sentences with words like "can't" or "must" in lessons and puzzles are true: a check plays out each one."""

from pathlib import Path

import pytest

from game.core.exercise import PUZZLE, exercises
from game.core.language.words import own_sentences
from game.titles import SHELF, having
from tests.laws.lessons import checks_of, claiming, said, scene

ROOT = Path(__file__).parents[2]
TAUGHT = having("lessons")
CHECKED = [(title, key) for title in TAUGHT for key in checks_of(title)[0]]


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
