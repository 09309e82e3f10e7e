"""Lessons in the terminal: the same steps and sentences as in the window."""

import io
import re

import pytest

from game.command_line import main
from game.core.content.languages import languages
from game.core.exercise import exercises, parts
from game.core.language.words import words_in
from game.machine import progress
from game.play.exercise import Learning
from game.terminal.console import Console
from game.terminal.lessons import TaughtAtKeyboard
from game.titles import on_show


def typed(name: str, *lines: str) -> str:
    """Return the output of a lesson of 1955 for these lines of input."""
    out = io.StringIO()
    TaughtAtKeyboard(
        Learning.named("espionage", name), Console(io.StringIO("\n".join(lines) + "\n"), out), rest=lambda _: None
    ).run()
    return " ".join(out.getvalue().split())


def test_lesson_can_be_completed_and_is_marked_as_done() -> None:
    told = typed("home", "u.s.a.")
    assert "Choose the U.S.A." in told
    assert "You are Blue now." in told
    assert "Three stars win." in told
    assert progress.kept().has("espionage", "home")


def test_other_answer_is_explained_and_asked_for_again() -> None:
    told = typed("home", "hint", "france", "u.s.a.")
    assert "the fourth of the six countries" in told
    assert "A good home too" in told
    assert "You are Blue now." in told


def test_step_that_is_only_read_is_not_called_something_to_do() -> None:
    told = typed("home", "u.s.a.")
    assert told.startswith("A home Six countries, six tracks.")
    assert "To do: Choose the U.S.A. as your home." in told


def test_answers_of_a_bot_before_the_own_turn_are_told() -> None:
    told = typed("first", "1", "send 5", "go on", "great britain")
    assert told.endswith("The next lesson: A counter and a block (“overton lesson espionage answers”).")
    assert told.index("A bot has played on for everybody") < told.index("You counter Coordinated Attack")


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    progress.kept().mark("espionage", "home")
    assert main(["lesson", "espionage"]) == 0
    told = capsys.readouterr().out
    assert "[x] home: A home" in told
    assert all(of.id in told for of in exercises("espionage"))
    assert main(["lesson", "espionage", "nothing"]) == 1
    assert "there is no lesson" in capsys.readouterr().err


OF_A_WINDOW = (
    r"\b([Cc]lick|[Pp]ress|[Dd]rag|[Tt]ake up|[Ff]ai(te)? clic|[Pp]remi|[Tt]rascina"
    r"|(from|at|on|to) the (left|right)|pulls? (up|down)|(da|a) (sinistra|destra)|in (giù|su))\b"
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", on_show())
def test_no_lesson_mentions_something_only_a_window_has(title: str, language: str) -> None:
    said = words_in(title, language).templates
    for of in exercises(title):
        for part in parts(of):
            told = said.get(f"lesson.{of.id}.{part}", "")
            assert not re.search(OF_A_WINDOW, told), told
