"""Lessons in the terminal: the same steps and sentences as in the window."""

import io
from pathlib import Path

import pytest

from game import learnt
from game.__main__ import main
from game.core.exercise import exercises
from game.learning import begun
from game.terminal.console import Console
from game.terminal.lessons import Taught


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))


def typed(name: str, *lines: str) -> str:
    """What a lesson of 1955 writes when these lines are typed."""
    out = io.StringIO()
    Taught(begun("espionage", name), Console(io.StringIO("\n".join(lines) + "\n"), out), rest=lambda _: None).run()
    return " ".join(out.getvalue().split())


def test_a_lesson_is_gone_through_and_kept_as_done() -> None:
    told = typed("home", "u.s.a.")
    assert "Choose the U.S.A." in told
    assert "You are Blue now." in told
    assert "Three stars win." in told
    assert learnt.kept().has("espionage", "home")


def test_what_is_done_otherwise_is_explained_and_asked_again() -> None:
    told = typed("home", "hint", "france", "u.s.a.")
    assert "the fourth country from the left" in told
    assert "A good home too" in told
    assert "You are Blue now." in told


def test_the_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    learnt.kept().mark("espionage", "home")
    assert main(["lesson", "espionage"]) == 0
    told = capsys.readouterr().out
    assert "[x] home: A home" in told
    assert all(of.id in told for of in exercises("espionage"))
    assert main(["lesson", "espionage", "nothing"]) == 1
    assert "there is no lesson" in capsys.readouterr().err
