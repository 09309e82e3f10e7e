"""The deal of the day in the terminal: its line, and its puzzle with a wrong and the right answer."""

import io
from datetime import date

import pytest

from ai.coach.puzzles import proven
from game.command_line import main
from game.core.exercise import PUZZLE, exercise, exercises, laid
from game.machine.progress import TRIED
from game.machine.progress import kept as learnt
from game.machine.today import deal, kept
from game.terminal.console import Console
from game.terminal.puzzling import Puzzling
from game.titles import rules_of

DAY = date(2026, 11, 22)


def test_day_without_a_result_is_stated_and_a_wrong_date_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["today", "--date", "2026-11-22", "--line"]) == 0
    assert capsys.readouterr().out == "Nothing played yet.\n"
    with pytest.raises(SystemExit):
        main(["today", "--date", "22.11.2026"])
    assert "“22.11.2026” is no date; write it like 2026-11-22." in capsys.readouterr().err


def test_using_the_hint_of_the_puzzle_of_the_day_is_recorded_and_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    of = deal(DAY)
    assert of.puzzle is not None
    (solution,) = (each.step[0].solution for each in exercises(of.title, PUZZLE) if each.id == of.puzzle.name)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{each}\n" for each in ("hint", *solution))))
    assert main(["today", "--date", DAY.isoformat(), "--puzzle"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("puzzle solved at the first try, with its hint")


def test_puzzle_can_be_retried_until_it_is_solved() -> None:
    of = deal(DAY)
    assert of.puzzle is not None
    found = exercise(*of.puzzle, PUZZLE)
    position = laid(of.title, found, rules_of, PUZZLE)
    answers = proven(position, found, len(position.answers)).answers()
    wrong = next(action for action, worth in answers.items() if not worth)
    typed = [str(wrong), *found.step[0].solution]
    paper = io.StringIO()
    days = kept()
    source = io.StringIO("".join(f"{each}\n" for each in typed))
    puzzling = Puzzling(of.title, found, Console(source, paper), lambda right: days.tried(DAY, right))
    assert puzzling.run() == 0
    told = paper.getvalue()
    assert "Back to where it began: try again." in told
    assert puzzling.lesson.say("find.right").replace("*", "") in told
    assert "⟨" not in told
    assert (kept().of(DAY).wrong, kept().of(DAY).solved) == (1, True)
    assert learnt().has(of.title, found.id, PUZZLE)
    assert learnt().has(of.title, found.id, TRIED)
