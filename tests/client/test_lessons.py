"""Lessons on screen: the coach speaks, nobody is scolded, and only their completion is saved."""

from pathlib import Path

import pytest

from game import folders
from game.client.introductions import PICTURES, has_first, is_first, told
from game.client.kit.places import in_sight, is_answer
from game.client.kit.scene import Push, Redraw
from game.client.kit.settings import INSTANT, Settings
from game.client.match.lesson import Lesson
from game.client.match.lesson_match import TaughtMatch
from game.client.requests import FirstStart, Learn, OpenLessons, SetUpGame
from game.client.scenes.exercises.lessons import Lessons
from game.client.scenes.setup.page import SetUp
from game.client.scenes.shelf.first import First
from game.client.scenes.shelf.primers import pictures
from game.client.scenes.shelf.title import Title
from game.core.contract import Action
from game.core.exercise import LESSON, PUZZLE, Outcome, exercises
from game.machine import progress
from game.titles import having, on_show
from tests.client.driver import Driver, shelf_key
from tests.sure import such, sure


def taught(name: str, text_scale: float = 1.0, size: tuple[int, int] = (1280, 720)) -> tuple[TaughtMatch, Driver]:
    """Return a lesson of 1955 at its first step, without motion."""
    settings = Settings(speed=INSTANT)
    scene = TaughtMatch(Lesson.named("espionage", name), settings)
    scene.turns.grace = 0.0
    return scene, Driver(scene, size, text_scale, settings).wait(1.0)


def give(scene: TaughtMatch, driver: Driver, *answers: str) -> None:
    for written in answers:
        assert Action.parse(written) in sure(scene.turns.open_question).options
        scene.answering.do(Action.parse(written))
        driver.wait(0.6)


def test_finished_step_is_confirmed_before_the_next_begins() -> None:
    scene, driver = taught("answers")
    paper = driver.node("cover:lesson")
    assert "Rebel Forces" in paper.label
    give(scene, driver, "counter hungary:2b")
    driver.wait(1.5)
    assert scene.lesson.verdict.outcome is Outcome.DONE
    assert "nothing moved" in driver.node("cover:lesson").label
    assert scene.turns.open_question is None, "nothing is asked while the pupil reads"
    driver.key("enter").wait(0.8)
    assert scene.lesson.number == 1
    assert sure(scene.turns.open_question).kind == "answer_influence"


def test_the_newest_line_of_the_log_lies_above_the_coachs_paper() -> None:
    """The oldest lines were shown and the newest were behind the paper; a warning talked over the lesson."""
    scene, driver = taught("win")
    paper, ids = driver.node("cover:lesson"), {node.id for node in driver.app.nodes()}
    lines = [node for node in driver.app.nodes() if node.id.startswith("feed:")]
    assert lines[-1].label in {told.text for told in scene.sight.log.told[-4:]}
    assert all(line.rect.bottom <= paper.rect.top for line in lines)
    assert not any(name.startswith(("danger:", "warning")) for name in ids)


def test_enter_continues_wherever_the_focus_was() -> None:
    scene, driver = taught("answers")
    driver.key("tab").key("tab").key("tab")
    left = sure(driver.app.ui.tree.focused)
    give(scene, driver, "counter hungary:2b")
    driver.wait(1.5)
    assert driver.app.ui.tree.focused != left
    driver.key("enter").wait(0.8)
    assert scene.lesson.number == 1, "the button that says Enter is meant, not what had the focus before"


def test_other_answer_is_explained_undone_and_tried_again() -> None:
    scene, driver = taught("answers")
    before = scene.sitting.table.digest
    give(scene, driver, "let_pass")
    assert scene.lesson.verdict.says == "passed"
    assert "You can stop it" in driver.node("cover:lesson").label
    driver.key("enter").wait(0.8)
    assert scene.lesson.held, "who goes on by Enter hasn't read this yet"
    driver.key("enter").wait(0.8)
    assert scene.sitting.table.digest == before
    before_it = scene.lesson.verdict.outcome
    give(scene, driver, "counter hungary:2b")
    assert (before_it, scene.lesson.verdict.outcome) == (Outcome.GOING, Outcome.DONE)


def test_enter_tries_again_even_with_the_focus_on_a_chosen_thing() -> None:
    scene = TaughtMatch(Lesson.named("manifesto", "start"), Settings(speed=INSTANT))
    scene.turns.grace = 0.0
    driver = Driver(scene).wait(1.0).key("enter").wait(0.8)
    while driver.app.ui.focus != "noun:north_america":
        driver.key("tab")
    driver.key("enter").wait(1.5)
    assert scene.lesson.verdict.outcome is Outcome.OTHERWISE
    driver.key("enter").wait(0.8)
    assert not scene.lesson.held
    assert scene.overlays.refused is None
    assert scene.turns.open_question is not None


def test_wrong_answer_is_reported_before_the_game_goes_on() -> None:
    """Income and cards of the next round used to be dealt before the coach said that the answer was wrong."""
    scene = TaughtMatch(Lesson.named("manifesto", "start"), Settings(speed=1.0))
    scene.turns.grace = 0.0
    driver = Driver(scene).wait(1.0).key("enter").wait(0.8)
    scene.answering.do(Action("take", "north_america"))
    driver.wait(0.6)
    assert scene.lesson.verdict.outcome is Outcome.OTHERWISE
    assert "Try again" in driver.labels()


def test_undo_never_goes_back_before_a_lessons_position() -> None:
    scene, driver = taught("answers")
    answers = len(scene.sitting.table.answers)
    assert not scene.drafts.can_undo()
    driver.key("u", "ctrl+z").wait(0.3)
    assert len(scene.sitting.table.answers) == answers


def test_lesson_gives_its_own_hint() -> None:
    scene, driver = taught("answers")
    driver.key("h").wait(0.3)
    assert "Choose Hungary 2" in driver.node("cover:lesson").label
    assert not scene.coach.asked_for


def test_finished_lesson_is_marked_as_done_and_leads_to_a_game() -> None:
    scene, driver = taught("win")
    assert scene.sitting.practice
    driver.key("enter").wait(0.5)
    for written in exercises("espionage")[-1].step[-1].solution:
        for _ in range(12):
            if scene.turns.open_question is None and not scene.lesson.held:
                driver.doze(0.4)
        if scene.turns.open_question is not None and Action.parse(written) in scene.turns.open_question.options:
            give(scene, driver, written)
    driver.wait(1.0)
    assert scene.lesson.finished
    assert progress.kept().has("espionage", "win")
    assert not folders.saves().exists()
    assert not folders.ratings().exists()
    driver.key("enter").wait(0.5)
    assert isinstance(driver.scene, SetUp), "after the last lesson a game is set up"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.0, 2.5])
@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1920, 1080)])
def test_coachs_paper_cuts_no_text_and_covers_no_answer(text_scale: float, size: tuple[int, int]) -> None:
    """A played card used to cover the middle of a country in the list."""
    scene, driver = taught("answers", text_scale, size)
    assert driver.audit() == []
    assert driver.missed() == []
    if scene.sight.frame.tabbed:
        assert "Rebel Forces" in driver.node("guide").label
        driver.key("g").wait(0.3)
        assert "guide" not in [node.id for node in driver.app.nodes()], "it was read"
    give(scene, driver, "counter hungary:2b")
    driver.wait(1.0)
    assert driver.audit() == []


@pytest.mark.parametrize("kind", [LESSON, PUZZLE])
@pytest.mark.parametrize("title", on_show())
def test_lesson_paper_covers_no_other_text(title: str, kind: str) -> None:
    """A puzzle's paper used to cover the end of a warning and the log."""
    for of in exercises(title, kind)[::8]:
        driver = Driver(TaughtMatch(Lesson.named(title, of.id, kind))).wait(1.0).settle().wait(0.3)
        paper = driver.node("cover:lesson").rect
        others = [each for each in driver.written() if each.panel != "lesson"]
        assert [each.text for each in others if each.rect.inflate(-4, -4).colliderect(paper)] == [], of.id


def test_escape_leaves_a_lesson_at_once() -> None:
    driver = Driver(Lessons()).wait(0.3).key("enter").wait(0.5)
    assert isinstance(driver.scene, TaughtMatch)
    driver.key("esc").wait(0.3)
    assert isinstance(driver.scene, Lessons)


# --- the page ---


def test_page_shows_every_lesson_and_its_progress() -> None:
    progress.kept().mark("espionage", "home")
    driver = Driver(Lessons()).wait(0.5)
    assert "done" in driver.node("lesson:espionage:home").state
    assert "done" not in driver.node("lesson:espionage:first").state
    shown = {node.id for node in driver.app.nodes()}
    assert {f"lesson:espionage:{of.id}" for of in exercises("espionage")} <= shown
    driver.key("enter").wait(0.5)
    assert driver.at(TaughtMatch).lesson.of.id == "first", "the first that is not done"


@pytest.mark.parametrize("torn", [b"{", b"[]", b'{"espionage": 1}', b'{"espionage": {"lesson": [1]}}', b"\xff"])
def test_torn_file_of_progress_is_reported_in_a_sentence(torn: bytes) -> None:
    folders.learnt().parent.mkdir(parents=True, exist_ok=True)
    folders.learnt().write_bytes(torn)
    driver = Driver(Lessons()).wait(0.3)
    assert driver.audit() == []
    assert driver.at(Lessons).learnt.trouble is not None
    progress.kept().mark("espionage", "home")
    assert progress.kept().has("espionage", "home")


def test_progress_that_cannot_be_saved_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path / "file"))
    known = progress.Progress()
    known.mark("espionage", "home")
    assert sure(known.trouble).key == "lesson.unwritable"


def test_missing_lesson_is_reported_in_a_sentence() -> None:
    driver = Driver(Lessons()).wait(0.2)
    driver.app.show(driver.app.build(Learn("espionage", "nothing"), driver.app.settings, driver.app.sound))
    driver.wait(0.2)
    assert "there is no lesson" in driver.at(Title).notice


# --- the first start of a title ---


@pytest.mark.parametrize("title", having("primer"))
def test_every_title_has_an_introduction_with_pictures(title: str) -> None:
    assert has_first(title)
    assert all("⟨" not in told(title, part) for part in ("aim", "hold", "do", "win"))
    assert set(pictures(title)) == set(PICTURES)


def test_introduction_appears_once_and_leads_to_the_first_lesson() -> None:
    settings = Settings()
    assert is_first(settings, "espionage")
    driver = Driver(Title(settings)).key("1").wait(0.4)
    assert isinstance(driver.scene, First)
    assert not is_first(settings, "espionage")
    driver.key("enter").wait(0.6)
    assert isinstance(driver.scene, TaughtMatch)
    driver.key("esc").wait(0.3)
    assert isinstance(driver.scene, Lessons)
    driver.key("esc", "1").wait(0.4)
    assert isinstance(driver.scene, SetUp), "it is shown only once"


def test_title_screen_preselects_the_last_opened_title() -> None:
    driver = Driver(Title(Settings())).key(shelf_key("world_order")).wait(0.4)
    driver.key("esc").wait(0.4)
    assert driver.at(Title).usual == "world_order"


def test_skipping_the_introduction_continues_to_the_set_up() -> None:
    driver = Driver(First(FirstStart("espionage", SetUpGame("espionage")), Settings()))
    driver.key("k").wait(0.3)
    assert isinstance(driver.scene, SetUp)


def test_lessons_page_links_back_to_a_titles_introduction() -> None:
    driver = Driver(Lessons()).wait(0.3).click("about:espionage").wait(0.3)
    assert isinstance(driver.scene, First)


def test_lesson_requests_build_their_scenes() -> None:
    driver = Driver(Lessons()).wait(0.1)

    def built(begin: bool) -> Lessons:
        return such(
            Lessons, driver.app.build(OpenLessons("espionage", begin), driver.app.settings, driver.app.sound)
        )

    assert built(begin=False).tick(0.0) is None
    assert isinstance(built(begin=True).tick(0.0), Push), "the first lesson begins at once"


# --- where the note is ---


@pytest.mark.parametrize(("name", "text_scale"), [("home", 2.0), ("colour", 1.5), ("colour", 2.5)])
def test_large_type_note_covers_no_answer(name: str, text_scale: float) -> None:
    """The note used to cover the names of the countries it was about; the board now ends above it."""
    scene, driver = taught(name, text_scale)
    if scene.lesson.held:
        driver.key("enter").wait(0.8)
    note = driver.node("guide").rect
    answers = [node for node in driver.app.nodes() if is_answer(node) and not node.id.startswith("guide")]
    assert len(answers) > 5
    assert [node.id for node in answers if in_sight(node).colliderect(note)] == []
    assert driver.audit() == []


def test_verdict_requests_a_redraw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing moves when it appears, so the lesson itself has to request a redraw."""
    scene, _ = taught("answers")
    monkeypatch.setattr(scene.coach, "tick", lambda seconds: False)
    scene.answering.do(Action.parse("let_pass"))
    wanted = next(
        (wanted for _ in range(60) if (wanted := scene.tick(0.05)) is not None and scene.lesson.held), None
    )
    assert scene.lesson.verdict.says == "passed"
    assert isinstance(wanted, Redraw)


def test_after_a_wrong_answer_the_right_card_can_be_picked_up_at_once() -> None:
    scene = TaughtMatch(Lesson.named("world_order", "ally"), Settings(speed=INSTANT))
    scene.turns.grace = 0.0
    driver = Driver(scene).wait(1.0)
    before = scene.sitting.table.digest
    asked = sure(scene.sitting.decision)
    give(scene, driver, next(str(each) for each in asked.options if "growth_strategy" in str(each)))
    assert scene.lesson.verdict.outcome is Outcome.OTHERWISE
    card = next(node.id for node in driver.app.nodes() if node.id.startswith("noun:new_allies"))
    driver.click(card).wait(0.8)
    assert scene.sitting.table.digest == before
    assert scene.reaching.picked == card.removeprefix("noun:")
    assert not [node for node in driver.app.nodes() if node.id == "refusal"]
