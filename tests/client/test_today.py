"""The page of the deal of the day: its card comes first, its puzzle counts tries, and its line can be shared."""

from datetime import date

import pytest

from ai.coach.puzzles import proven
from game import folders
from game.client.kit.settings import INSTANT, Settings
from game.client.match.lesson import Lesson
from game.client.match.lesson_match import TaughtMatch
from game.client.match.scene import Match
from game.client.scenes.exercises.lessons import Lessons
from game.client.scenes.exercises.today import DayPage
from game.client.scenes.shelf.drawer import SavedGame, newest_unfinished
from game.core.exercise import PUZZLE, Outcome, exercise
from game.core.files import journal
from game.core.files.journal import start
from game.machine import today
from game.titles import rules_of
from tests.client.driver import Driver
from tests.sure import sure

DAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "today", lambda: DAY)


def test_deal_of_the_day_comes_first_and_can_be_played() -> None:
    driver = Driver(Lessons()).wait(1.0)
    buttons = [node.id for node in driver.app.nodes() if node.role in ("button", "card")]
    assert buttons[:2] == ["day:play", "day:puzzle"]
    assert "day:copy" not in buttons, "there is nothing to tell yet"
    driver.click("day:play").wait(0.5)
    assert isinstance(driver.scene, DayPage)
    driver.key("enter").wait(0.5)
    assert driver.at(Match).sitting.recorded.header.setup == today.deal(DAY).setup


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_deal_has_its_own_page_and_is_continued_from_there(text_scale: float) -> None:
    driver = Driver(DayPage(DAY), text_scale=text_scale).wait(0.5)
    assert driver.audit() == []
    assert "day:begin" in [node.id for node in driver.app.nodes()]
    of = today.deal(DAY)
    recorded = start(folders.saves(), rules_of(of.title), of.setup, of.chairs)
    while (asked := recorded.table.decision) is not None and recorded.table.answered < 2:
        recorded.play(asked.options[0])
    recorded.wait()
    assert newest_unfinished([SavedGame(journal.glance(next(folders.saves().iterdir())))]) is None
    page = DayPage(DAY)
    assert page.begun is not None
    Driver(page).wait(0.5).key("enter").wait(0.5)


def test_using_the_hint_of_the_puzzle_of_the_day_is_recorded() -> None:
    scene = TaughtMatch(Lesson.named(*sure(today.deal(DAY).puzzle), PUZZLE), Settings(speed=INSTANT))
    driver = Driver(scene, settings=scene.settings).wait(1.0)
    assert not today.kept().of(DAY).helped
    driver.key("h").wait(0.3)
    assert scene.lesson.hint
    assert today.kept().of(DAY).helped


def test_wrong_puzzle_answer_is_refuted_and_counted_in_the_shared_line(copied: list[str]) -> None:
    puzzle = sure(today.deal(DAY).puzzle)
    scene = TaughtMatch(Lesson.named(*puzzle, PUZZLE), Settings(speed=INSTANT))
    scene.turns.grace = 0.0
    driver = Driver(scene, settings=scene.settings).wait(1.0)
    of = exercise(*puzzle, PUZZLE)
    answers = proven(scene.sitting.table, of, scene.lesson.first).answers()
    scene.answering.do(min(answers, key=lambda action: answers[action]))
    driver.wait(1.5)
    assert scene.lesson.verdict.outcome is Outcome.OTHERWISE
    assert scene.lesson.verdict.told
    assert today.kept().of(DAY).wrong == 1
    driver.wait(1.2).key("enter").wait(0.5)
    assert len(scene.sitting.table.answers) == scene.lesson.first
    for written in of.step[0].solution:
        put = sure(scene.turns.open_question)
        scene.answering.do(next(action for action in put.options if str(action) == written))
        driver.wait(1.5)
    assert scene.lesson.finished
    page = Driver(Lessons()).wait(1.0)
    page.click("day:copy").wait(0.3)
    assert copied == ["Overton, 22 November 2026: Manifesto, puzzle solved in 2 tries"]
