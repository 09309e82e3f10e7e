"""Exercises: the rules lead to the position, and recognise both the goal and other answers."""

import pytest

from game.core import exercise
from game.core.content.loading import ContentError
from game.core.exercise import (
    DONE,
    GOING,
    OTHERWISE,
    Exercise,
    Goal,
    Happening,
    Mistake,
    Outcome,
    Step,
    TableFact,
    Verdict,
)
from game.titles import rules_of

BID = Step(
    "bid",
    Goal(answers=("bid 13",)),
    solution=("bid 13",),
    others=("bid 1",),
    mistake=(Mistake(answers=("bid 1",), says="low"),),
)
"""Bid the highest card; the lowest one is a mistake with its own comment."""


def made(*steps: Step, **how: object) -> Exercise:
    return Exercise("first", steps, **how)  # type: ignore[arg-type]


def verdict(of: Exercise, *answers: str) -> Verdict:
    """Return the verdict on the first step after these answers by the pupil."""
    table = exercise.laid("goofspiel", of, rules_of)
    first = len(table.answers)
    exercise.go_through(table, of, Step("", solution=answers, others=of.step[0].others))
    return exercise.judged(table, of, of.step[0], first)


def test_step_is_completed_by_its_own_answer_only() -> None:
    of = made(BID)
    assert verdict(of) == GOING
    assert verdict(of, "bid 13") == DONE
    assert verdict(of, "bid 5") == OTHERWISE
    assert verdict(of, "bid 1") == Verdict(Outcome.OTHERWISE, "low")


def test_step_is_completed_by_events_and_by_facts() -> None:
    won = Goal(events=(Happening("prize_won", {"seat": 0}),))
    assert verdict(made(Step("won", won, ("bid 13",), ("bid 1",))), "bid 13") == DONE
    spent = Goal(facts=(TableFact("hands.0", most=12),))
    assert verdict(made(Step("spent", spent, ("bid 13",), ("bid 1",))), "bid 2") == DONE
    assert not TableFact("hands.0", least=14).holds(exercise.laid("goofspiel", made(BID), rules_of).state)


def test_step_with_patience_allows_more_answers() -> None:
    late = Step("late", Goal(answers=("bid 9",)), ("bid 9",), ("bid *",), most=3)
    assert verdict(made(late), "bid 1", "bid 2") == GOING
    assert verdict(made(late), "bid 1", "bid 2", "bid 3") == OTHERWISE


def test_position_continues_from_the_end_of_an_earlier_one(monkeypatch: pytest.MonkeyPatch) -> None:
    second = Exercise("second", (BID,), after="first")
    monkeypatch.setattr(exercise, "exercises", lambda title, kind: (made(BID), second))
    assert len(exercise.laid("goofspiel", second, rules_of).answers) == 2
    circle = Exercise("first", (BID,), after="first")
    monkeypatch.setattr(exercise, "exercises", lambda title, kind: (circle,))
    with pytest.raises(ContentError, match="there is no lesson 'first' before it"):
        exercise.laid("goofspiel", circle, rules_of)


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (Step("s", BID.goal, ("bid 14",), ("bid 1",)), "answer 1: bid was asked of 0"),
        (Step("s", BID.goal, ("bid 12",), ("bid 1",)), "after answer 1 of its solution it is otherw"),
        (Step("s", BID.goal, ("bid 12", "bid 13"), ("bid *",), most=1), "after answer 1"),
        (Step("s", BID.goal, ("bid 13", "bid 12"), ("bid *",)), "after answer 1 of its solution it is done"),
        (Step("s", BID.goal, ("bid 13",)), "others says nothing to 'bid'"),
        (Step("s", BID.goal, ("bid 13",), ("bid 1",), (Mistake(answers=("bid 99",), says="x"),)), "nobody can"),
        (Step("s", Goal(facts=(TableFact("nothing", least=1),)), ("bid 1",), ("bid 1",)), "a fact names"),
        (Step("s", Goal(facts=(TableFact("hands.0", most=13),)), ("bid 1",), ("bid 1",)), "over before it begi"),
    ],
)
def test_flaw_of_an_exercise_is_reported(step: Step, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercise, "exercises", lambda title, kind: (made(step),))
    found = list(exercise.flaws("goofspiel", "lesson", rules_of))
    assert any(told in flaw for flaw in found), found
    assert "there is no sentence 'lesson.first.title'" in found[0]


@pytest.mark.parametrize(
    "step", [BID, Step("read"), Step("late", BID.goal, ("bid 9", "bid 13"), ("bid *",), most=3)]
)
def test_good_exercise_has_no_flaws(step: Step, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exercise, "exercises", lambda title, kind: (made(step),))
    found = list(exercise.flaws("goofspiel", "lesson", rules_of))
    assert [flaw for flaw in found if "there is no sentence" not in flaw] == []


def test_missing_exercise_is_reported() -> None:
    with pytest.raises(ContentError, match="there is no puzzle 'nowhere'"):
        exercise.exercise("goofspiel", "nowhere", "puzzle")


def test_fields_of_a_sentence_stand_in_the_exercise() -> None:
    of = made(BID, says="puzzle.win", fill={"card": "usa:4a", "cards": ["a", "b"]})
    assert exercise.sentence(of, "bid.goal", "puzzle") == (
        "puzzle.win.bid.goal",
        (("card", "usa:4a"), ("cards", ("a", "b"))),
    )
