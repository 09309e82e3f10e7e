"""What a lesson teaches is nothing that the coach calls a mistake, at the same question with the same budget."""

from collections.abc import Iterator

import pytest

from ai.coach.review import Grade, ReviewedQuestion, dice, grade, judge, moment
from game.core.exercise import exercise, exercises, go_through, laid
from game.titles import having, rules_of

LESSONS = [(title, of.id) for title in having("lessons") for of in exercises(title)]
STILL_TAUGHT = {
    "ideology region: extend_military central_america": "Mexico is 11 points better; Capitalism goes on there.",
    "manifesto cards: buy": "Stop is 9 points better; the game goes on with the card that is bought.",
    "manifesto bid: bid 2": "0 is 8 points better; the same sums are taught up to the war.",
    "manifesto neutral: seal": "Propaganda in the note is 16 points better; a lesson of its own needs the card.",
    "world_order armies: play military_reinforcements:usa1": "Another card is 10 points better.",
}
"""The answers that the coach calls mistakes and lessons still teach: none may be added."""


def taught(title: str, name: str) -> Iterator[ReviewedQuestion]:
    """Yield the questions of a lesson with the answers that its solution gives, each by itself."""
    of = exercise(title, name)
    table = laid(title, of, rules_of)
    for step in of.step:
        first = len(table.answers)
        go_through(table, of, step)
        for number in range(first, len(table.answers)):
            question = moment(table, number)
            if question.decision.seat == of.seat and len(question.decision.options) > 1:
                yield question._replace(made=(question.given,))


@pytest.mark.sampled(10)
@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_no_lesson_teaches_what_the_coach_calls_a_mistake(title: str, lesson: str) -> None:
    """In the turn after World Order's first lesson New Allies lost 12 points; the second lesson taught it."""
    seats = len(laid(title, exercise(title, lesson), rules_of).seats)
    wrong = {
        f"{title} {lesson}: {each.given}"
        for each in taught(title, lesson)
        if grade(judge(each, dice(each.number)), title, seats) is Grade.MISTAKE
    }
    assert wrong == {each for each in STILL_TAUGHT if each.startswith(f"{title} {lesson}: ")}
