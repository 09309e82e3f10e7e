"""A person's own mistakes on screen: the first question, a wrong try played out, the reason, their page."""

from concurrent.futures import Future
from datetime import date
from typing import Any

import pytest

from ai.coach.review import Grade
from game import folders
from game.client.kit.scene import Pop, Push, Replace
from game.client.kit.settings import INSTANT, Settings
from game.client.match.lesson import Retrying, taught, unaided
from game.client.match.lesson_match import RetryMatch
from game.client.requests import Learn, OpenLearning, TryAgain
from game.client.scenes.exercises.learning import DealAnew, LearningPage, ReviewFirst
from game.client.scenes.shelf.title import Title
from game.core.contract import Action, line
from game.core.exercise import exercise
from game.core.language.words import say
from game.machine import mistakes, progress, today
from game.machine.mistakes import OwnMoment
from game.play.retry import RetryPlace, RetryStage, Tried, laid_out, own_turn, position
from game.play.worker import AtOnce
from tests import practised
from tests.client.driver import Driver
from tests.client.matches import Pending
from tests.sure import such, sure

DAY = date(2026, 3, 1)


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "today", lambda: DAY)


@pytest.fixture
def kept() -> list[OwnMoment]:
    """Save the moments of a game of 1955, and return them."""
    return mistakes.learn_from(practised.game(), practised.review(), DAY).moments


def shown(moment: OwnMoment, *rest: OwnMoment, text_scale: float = 1.0) -> tuple[RetryMatch, Driver]:
    """Return a moment on this screen, without motion."""
    settings = Settings(speed=INSTANT)
    lesson = taught(laid_out(moment, position(moment)), RetryPlace((moment, *rest)), DAY)
    scene = RetryMatch(lesson, AtOnce(coaching=True), settings)
    scene.turns.grace = 0.0
    return scene, Driver(scene, text_scale=text_scale).wait(1.0)


def give(scene: RetryMatch, driver: Driver, written: str) -> None:
    """Give an answer, and whatever completes its deed."""
    number = scene.lesson.retry.number
    scene.answering.do(Action.parse(written))
    driver.wait(0.6)
    while not scene.lesson.held and scene.sitting.table.answered > number:
        put: Any = scene.turns.open_question
        scene.answering.do(put.options[-1])
        driver.doze(0.6)
    driver.wait(2.0)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_lesson_first_asks_whether_it_matters_then_what_is_better(
    kept: list[OwnMoment], text_scale: float
) -> None:
    bad = next(each for each in kept if not each.fine)
    scene, driver = shown(bad, text_scale=text_scale)
    assert scene.turns.open_question is None, "nothing can be answered yet"
    assert "Does it matter here?" in " ".join(driver.labels())
    driver.key("h").wait(0.6)
    assert any("whether it matters is what you are asked" in each for each in driver.labels())
    driver.key("y").wait(0.6)
    assert scene.lesson.retry.stage is RetryStage.MOVE
    assert scene.turns.open_question is not None
    assert driver.audit() == []


def test_moment_without_a_mistake_ends_after_the_first_question(kept: list[OwnMoment]) -> None:
    fine = next(each for each in kept if each.fine)
    scene, driver = shown(fine)
    driver.key("c").wait(0.6)
    assert scene.lesson.retry.right
    assert "about equally good" in driver.node("cover:lesson").label
    assert "Does it matter here?" in driver.texts(), "nobody was asked what is better"
    assert "THE REASON" not in [text.upper() for text in driver.texts()], "a heading with nothing below"
    scene.closing()
    assert fine not in mistakes.kept().moments


def test_wrong_try_is_refuted_undone_and_explained_at_the_end(kept: list[OwnMoment]) -> None:
    bad = next(each for each in kept if not each.fine)
    scene, driver = shown(bad)
    start = scene.sitting.table.state
    driver.key("y").wait(0.6)
    give(scene, driver, bad.given)
    lesson = scene.lesson
    assert lesson.waits
    assert lesson.retry.tries
    assert not lesson.retry.tries[0].right
    assert "gives away" in driver.node("cover:lesson").label
    assert scene.sitting.table.answered > lesson.retry.number, "the others' answer lies on the table"
    driver.key("enter").wait(1.0)
    assert scene.sitting.table.state == start
    assert scene.turns.open_question is not None
    driver.key("h").wait(0.5)
    assert "There is no hint here" in driver.node("cover:lesson").label
    driver.key("s").wait(1.5)
    assert lesson.retry.stage is RetryStage.OVER
    told = driver.node("cover:lesson").label
    assert "Better: " in told
    assert "It comes back in 1 day." in told
    scene.closing()
    assert [each.missed for each in mistakes.kept().moments if each.number == bad.number] == [1]


def test_reason_compares_with_the_latest_try(kept: list[OwnMoment]) -> None:
    """It used to compare with the answer of the game, of which nobody had just thought."""
    bad = next(each for each in kept if not each.fine)
    scene, driver = shown(bad)
    driver.key("y").wait(0.6)
    game, tried = practised.review().judged[bad.number], Action("move_spy", "turkey")
    game = game._replace(best=game.best._replace(reasons=(line("option.let_pass"),)))
    judged = game._replace(given=tried, played=game.played._replace(action=tried))
    retry = scene.lesson.retry
    retry.tries = [Tried((tried,), Grade.MISTAKE, 0.1, None, (judged,))]
    retry.stage, retry.shown = RetryStage.OVER, Tried((game.given,), Grade.MISTAKE, 0.2, None, (game,))
    assert retry.best == judged
    compared = say("learn.compared", deed=scene.lesson._deed((tried,)))
    assert compared in scene.lesson.reason()
    retry.tries = []
    assert retry.best == game


class Dying(AtOnce):
    """Judges whose process is gone before it has judged anything."""

    def ask(self, question: Any) -> "Future[Any]":
        gone: Future[Any] = Future()
        gone.cancel()
        return gone


def test_dead_judge_is_mentioned_after_a_try_and_at_the_end(kept: list[OwnMoment]) -> None:
    """A try used to return to the hand without a word, and “Show me” showed nothing."""
    bad = next(each for each in kept if not each.fine)
    scene, driver = shown(bad)
    scene.judges = Dying(coaching=True)
    driver.key("y").wait(0.6)
    give(scene, driver, bad.given)
    assert "stopped before it could judge" in driver.node("cover:lesson").label
    assert scene.turns.open_question is not None, "and it can be tried again"
    scene._chosen(Retrying.SHOW)
    driver.wait(0.6)
    assert scene.lesson.retry.stage is RetryStage.OVER
    assert "stopped before it could judge" in driver.node("cover:lesson").label
    assert "THE REASON" not in [text.upper() for text in driver.texts()]


def test_refutation_ends_where_its_next_reply_is_no_longer_legal(kept: list[OwnMoment]) -> None:
    """An answer taken back while it was shown used to end the program."""
    scene, driver = shown(next(each for each in kept if not each.fine))
    driver.key("y").wait(0.6)
    scene.replies, scene.lesson.shows = [Action("taken", "back")], True
    driver.wait(0.5)
    assert scene.lesson.waits
    driver.key("enter").wait(1.0)
    assert scene.turns.open_question is not None


def test_try_undone_while_being_judged_is_not_judged(kept: list[OwnMoment]) -> None:
    """The verdict used to arrive after the answer had left the board."""
    bad = next(each for each in kept if not each.fine)
    scene, driver = shown(bad)
    driver.key("y").wait(0.6)
    scene.judges = judges = Pending()
    give(scene, driver, bad.given)
    assert scene.lesson.thinks
    driver.key("u").wait(0.6)
    assert not scene.lesson.thinks
    judges.hurry()
    driver.wait(1.0)
    assert scene.lesson.retry.tries == []
    assert scene.turns.open_question is not None


def test_the_best_answer_is_not_called_better_than_itself(kept: list[OwnMoment]) -> None:
    bad = next(each for each in kept if not each.fine)
    scene, driver = shown(bad)
    driver.key("y").wait(0.6).key("h").wait(0.5).key("s").wait(1.5)
    best = sure(scene.lesson.retry.best)
    scene, driver = shown(bad)
    driver.key("y").wait(0.6)
    for action in best.best.deed:
        scene.answering.do(action)
        driver.wait(0.6)
    driver.wait(2.0)
    assert scene.lesson.retry.right
    assert "Better" not in driver.node("cover:lesson").label
    assert sure(scene.lesson.retry.best).given == Action.parse(bad.given), "the reason is what it has over that"


def on_your_own() -> tuple[RetryMatch, Driver]:
    """Return the turn after the lesson about homes."""
    retry = sure(own_turn("espionage", exercise("espionage", "home")))
    scene = RetryMatch(unaided(retry, "first"), AtOnce(coaching=True), Settings(speed=INSTANT))
    scene.turns.grace = 0.0
    return scene, Driver(scene).wait(1.0)


def test_late_reply_of_the_judge_is_redrawn_without_other_motion() -> None:
    scene, driver = on_your_own()
    scene.judges = judges = Pending()
    scene.on(Retrying.SHOW)
    driver.wait(3.0)
    assert scene.lesson.thinks
    judges.hurry()
    driver.wait(0.1)
    assert driver.behind() == []
    assert "Better: " in driver.node("cover:lesson").label


def test_turn_after_a_lesson_is_unsaved_and_leads_to_the_next_lesson() -> None:
    scene, driver = on_your_own()
    assert scene.turns.open_question is not None
    assert "No help now" in driver.node("cover:lesson").label
    driver.key("h").wait(0.5).key("s").wait(1.5)
    assert scene.lesson.retry.stage is RetryStage.OVER
    assert "Better: " in driver.node("cover:lesson").label
    going_on = scene._next()
    scene.closing()
    assert isinstance(going_on, Replace)
    assert going_on.request == Learn("espionage", "first")
    assert not folders.mistakes().exists()


def test_title_screen_resumes_the_guide_that_was_left() -> None:
    progress.kept().mark("espionage", "home")
    progress.kept().mark("espionage", "first")
    title = Title(Settings(seen=("first:espionage",)))
    driver = Driver(title).wait(0.5)
    assert driver.node("continue").label == "Go on with the guide of 1955, lesson 3"
    assert such(Push, title._go("guide")).request == Learn("espionage", "answers")


def test_next_moment_follows_and_the_last_one_closes(kept: list[OwnMoment]) -> None:
    fine, bad = next(each for each in kept if each.fine), next(each for each in kept if not each.fine)
    scene, driver = shown(fine, bad)
    driver.key("c").wait(0.6)
    following = scene._next()
    assert isinstance(getattr(following, "request", None), TryAgain)
    dealt = DealAnew(following.request.place)  # type: ignore[union-attr]
    assert dealt.asked is None, "the first time is the position of the game"
    alone, driver = shown(fine)
    driver.key("c").wait(0.6)
    assert isinstance(alone._next(), Pop)


def test_long_review_can_be_left_early_with_the_mistakes_found_so_far() -> None:
    """An empty page used to count the answers for minutes."""
    page = ReviewFirst(practised.game())
    page.desk.judges.close()
    page.desk.judges, found = Pending(), practised.review()
    driver = Driver(page).wait(0.2)
    assert not any(each.id == "learn:early" for each in driver.app.nodes()), "nothing was found yet"
    number = found.mistakes[0][0]
    page.desk.kept.judged[number] = found.judged[number]
    page.desk.sum_up()
    driver.app.dirty = True
    assert driver.wait(0.2).node("learn:early").label == "Begin with the mistake found so far"
    assert driver.audit() == []
    going_on = such(Replace, page.on(driver.node("learn:early").message))
    assert such(OpenLearning, going_on.request).title == "espionage"
    assert [each.number for each in mistakes.kept().moments if not each.fine] == [number]


def test_learning_page_shows_what_is_due_and_where_points_are_lost(kept: list[OwnMoment]) -> None:
    driver = Driver(LearningPage("espionage")).wait(0.5)
    labels = " ".join(driver.labels())
    assert "Begin" in labels
    assert any("%, " in each for each in driver.labels())
    assert any(each.startswith("Train ") for each in driver.labels())
    assert driver.audit() == []


def test_note_on_fine_moments_appears_only_if_some_are_due(kept: list[OwnMoment]) -> None:
    page, mixed = LearningPage("espionage"), say("learn.note_fine")
    assert {each.fine for each in page.due} == {False, True}
    assert mixed in " ".join(Driver(page).texts())
    page.due = [each for each in page.due if not each.fine]
    assert mixed not in " ".join(Driver(page).texts())


def test_reviewed_games_without_losses_have_no_empty_heading() -> None:
    """ "Where your points went in 1 reviewed game" used to have nothing below it."""
    page = LearningPage("espionage")
    page.kept.losses = {"a game": ("espionage", ())}
    texts = Driver(page).texts()
    assert say("learn.games_none", count=1) in texts
    assert say("learn.games", count=1) not in texts


def test_title_screen_offers_learning_only_when_something_is_due(kept: list[OwnMoment]) -> None:
    title = Title(Settings())
    driver = Driver(title).wait(0.5)
    assert any("Learn from mistakes" in label for label in driver.labels())
    assert title._go("learn").request == OpenLearning()  # type: ignore[union-attr]
    mistakes.STORE.forget()
    driver = Driver(Title(Settings())).wait(0.5)
    assert not any("Learn from mistakes" in label for label in driver.labels())
