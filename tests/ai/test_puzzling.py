"""A person's puzzle rating and streak: only first answers count, and a hint gives nothing away for free."""

import pytest

from game import folders
from game.core.exercise import PUZZLE, exercises
from game.core.language.words import words
from game.machine import puzzling
from game.machine.ratings import START
from game.play.exercise import Learning, recorded
from game.titles import having
from tools.lab.puzzles import ATTEMPTS, LEVELS, rating_of


def test_the_first_answer_counts_once_and_a_miss_ends_the_streak() -> None:
    for name in ("one", "two", "three"):
        assert puzzling.answered("espionage", name, 1000, True, helped=False).now is not None
    found, trouble = puzzling.STORE.read()
    assert (found.streak, found.best, trouble) == (3, 3, None)
    higher = found.own["espionage"].rating
    assert higher > START
    assert puzzling.answered("espionage", "one", 1000, False, helped=False).now is None, "it counted before"
    told = puzzling.answered("espionage", "four", 1000, False, helped=False).now
    assert told is not None
    assert "0 in a row, 3 at best." in words("room").say(told)
    assert puzzling.STORE.read()[0].own["espionage"].rating < higher


def test_puzzle_solved_with_its_hint_changes_nothing_but_a_miss_counts() -> None:
    assert puzzling.answered("espionage", "one", 1000, True, helped=True) == (None, None)
    assert not folders.puzzles().exists()
    assert puzzling.answered("espionage", "one", 1000, False, helped=True).now is not None


@pytest.mark.parametrize("text", ["", "[]", '{"own": {}, "streak": 3, "best": 1, "counted": []}', '{"own": 3}'])
def test_torn_file_is_reported_and_restarted(text: str) -> None:
    folders.puzzles().parent.mkdir(parents=True, exist_ok=True)
    folders.puzzles().write_text(text)
    found, trouble = puzzling.STORE.read()
    assert found == puzzling.Puzzled()
    assert trouble is not None


@pytest.mark.parametrize("name", having("puzzles"))
def test_puzzle_is_rated_and_its_first_hint_names_only_its_motif(name: str) -> None:
    for of in exercises(name, PUZZLE):
        assert 0 < of.rating <= 2300, of.id
    of = exercises(name, PUZZLE)[0]
    lesson = Learning(name, of, recorded(name, of, PUZZLE), PUZZLE)
    assert lesson.hint == ""
    lesson.hints = 1
    first = lesson.hint
    lesson.hints = 2
    assert first != lesson.hint == lesson.say("find.hint")
    assert lesson.about in first
    assert lesson.about


def test_puzzle_only_strong_levels_solve_is_rated_higher() -> None:
    nobody, everybody = (dict.fromkeys(LEVELS, count) for count in (0, ATTEMPTS))
    hard_alone = {**nobody, "hard": ATTEMPTS}
    rated = [rating_of("espionage", 2, each) for each in (everybody, hard_alone, nobody)]
    assert rated == sorted(rated)
    assert rated[0] < 700 < rated[1] < rated[2]
