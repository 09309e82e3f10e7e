"""The guide of a first game explains every kind of question once, and never again."""

import pytest

from game.client.kit.places import KeepClear
from game.client.kit.settings import Settings
from game.client.match.lesson import has_guide
from game.client.match.scene import Match
from game.client.scenes.setup.page import SetUp
from game.client.table.board import Spare
from game.core.contract import line
from game.core.language.words import words
from game.titles import SHELF
from tests.client.driver import Driver
from tests.client.matches import answer, asks, driven, laid_out, reach


def guided(text_scale: float = 1.0) -> tuple[Match, Driver]:
    """Return a match with the guide at its first question about cards."""
    match = laid_out(1)
    driver = driven(match, (1280, 720), text_scale)
    reach(match, driver, asks("play_card", 2))
    match.settings.begin_guide("espionage")
    driver.wait(0.5)
    driver.app.draw()
    return match, driver


def shown(driver: Driver) -> bool:
    return "guide" in [node.id for node in driver.app.nodes()]


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_question_is_explained_until_dismissed(text_scale: float) -> None:
    match, driver = guided(text_scale)
    assert shown(driver)
    assert driver.audit() == []
    assert not driver.node("guide").rect.colliderect(match.sight.frame.prompt)
    if text_scale == 1.0:
        assert not driver.node("guide").rect.colliderect(match.sight.frame.main), "it lies beside the board"
    driver.key("g").wait(0.2)
    assert not shown(driver)
    assert match.settings.seen == ("guide:espionage:play_card",)


def test_playing_on_counts_as_understanding() -> None:
    match, driver = guided()
    card = next(card for card, verbs in match.sitting.now.uses.items() if "influence" in verbs)
    answer(match, driver, f"influence {card}")
    assert "guide:espionage:play_card" in match.settings.seen
    driver.wait(0.3)
    assert shown(driver), "the next kind of question has its own word"


def test_nothing_is_explained_without_the_guide() -> None:
    match, driver = guided()
    match.settings.end_guide("espionage")
    driver.app.draw()
    assert not shown(driver)


def test_set_up_starts_a_guided_or_an_unguided_game() -> None:
    settings = Settings()
    scene = SetUp("espionage", settings)
    for text_scale in (1.0, 1.5):
        driver = Driver(scene, text_scale=text_scale)
        assert driver.audit() == []
        assert "First game: guide me" in driver.labels()
    scene._start = lambda: None  # type: ignore[method-assign]
    driver.key("g")
    assert settings.guided == ("espionage",)
    scene.on("start")
    assert not settings.guided


@pytest.mark.parametrize("text_scale", [1.0, 1.45, 2.0, 2.5])
@pytest.mark.parametrize("title", SHELF)
def test_how_to_play_and_the_guide_are_offered_at_every_type_size(title: str, text_scale: float) -> None:
    driver = Driver(SetUp(title, Settings()), text_scale=text_scale)
    assert {"How to play", "Start"} <= set(driver.labels())
    assert ("First game: guide me" in driver.labels()) == has_guide(title)
    assert driver.audit() == []


@pytest.mark.parametrize("title", SHELF)
def test_a_guide_has_no_empty_or_unfinished_sentences(title: str) -> None:
    kinds = [key.removeprefix("guide.") for key in words(title).templates if key.startswith("guide.")]
    assert bool(kinds) == has_guide(title)
    for kind in kinds:
        told = words(title).say(line(f"guide.{kind}"), 0, ("Blue", "Red"))
        assert told.rstrip("*").endswith((".", "!"))
        assert "⟨" not in told
        assert told.count("*") % 2 == 0


def test_guides_note_lies_where_it_covers_fewer_options(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver = guided()
    monkeypatch.setattr(match.board, "spare", lambda room: Spare(room.main.top))
    driver.app.draw()
    below = driver.node("guide").rect.copy()
    with monkeypatch.context() as patch:
        patch.setattr("game.client.match.news.to_keep_free", lambda nodes, scale: [KeepClear(below, 99.0)])
        driver.app.draw()
        assert not driver.node("guide").rect.colliderect(below)
        place = driver.node("guide").rect
    driver.wait(0.2)
    driver.app.draw()
    assert driver.node("guide").rect == place, "it keeps its place as long as the question stands"
