"""Everybody's rating is shown in set-up and at the end, and can be reset."""

from dataclasses import replace
from random import Random

import pytest

from ai.levels import player
from game import folders
from game.client.boards import board
from game.client.kit.settings import Settings
from game.client.match.handover import result_card as sum_up
from game.client.match.sight import Log
from game.client.scenes.review.result import ResultScreen
from game.client.scenes.settings.page import SettingsPage
from game.client.scenes.setup.page import SetUp
from game.core.files.journal import start
from game.machine import own, ratings
from game.machine.own import Ratings
from game.machine.ratings import Own
from game.play.session import LEVELS, YOU
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.titles import on_show, rules_of, setup
from tests.client.driver import Driver
from tests.client.test_scenes import result_card

WORTH = {level: 560 + 210 * number for number, level in enumerate(LEVELS)}


@pytest.fixture(autouse=True)
def _tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "tables", lambda name: {2: WORTH})


def rated(title: str = "espionage") -> None:
    known = Ratings()
    known.own[title] = Own(1130.4, 90.0, 8)
    known.save()


def set_up(title: str = "espionage", scale: float = 1.0) -> Driver:
    return Driver(SetUp(title, Settings(text_scale=scale)), text_scale=scale)


def test_each_level_is_offered_with_its_rating() -> None:
    driver = set_up().click("bot1")
    labels = driver.labels()
    assert [f"Beginner, {WORTH['beginner']}" in labels, f"Expert, {WORTH['expert']}" in labels] == [True, True]


def test_person_sees_their_own_rating() -> None:
    assert not any("You:" in each for each in set_up().texts())
    rated()
    driver = set_up()
    assert "You: 1130 (8 games)" in driver.texts()
    driver.click("chair1:True")
    assert "You: 1130 (8 games)" not in driver.texts(), "nobody knows which of the two it is"
    assert not any("You:" in each for each in set_up("ideology").texts()), "each title has its own"


def test_torn_file_is_reported_in_the_set_up() -> None:
    folders.ratings().parent.mkdir(parents=True, exist_ok=True)
    folders.ratings().write_text("{")
    assert any("couldn't be read" in each for each in set_up().texts())


@pytest.mark.parametrize("name", on_show())
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_no_text_is_cut_where_five_levels_are_explained(name: str, scale: float) -> None:
    rated(name)
    driver = set_up(name, scale)
    assert driver.audit() == []


def test_result_shows_the_change_of_rating() -> None:
    settings = Settings()
    card = replace(result_card(), rated=("Your rating: 1130, up 42 (8 games)",))
    driver = Driver(ResultScreen(card, settings))
    assert "Your rating: 1130, up 42 (8 games)" in driver.texts()
    assert driver.audit() == []


def test_rated_game_changes_the_rating_and_its_result_shows_it() -> None:
    opening = setup("espionage", level="duel_of_bots", seed=2)
    recorded = start(folders.saves(), rules_of("espionage"), opening, (YOU, "easy"), ("Ada", "Bot"))
    sitting, who = Sitting(recorded, AtOnce()), player("beginner", "espionage")
    while (asked := sitting.decision) is not None:
        assert not sitting.rated
        view = sitting.table.view(asked.seat)
        sitting.play(who.choose(sitting.game, view, asked, Random(len(sitting.table.answers))))
    assert own.kept().own["espionage"].games == 1
    (told,) = sum_up(Log(sitting, board("espionage"))).rated
    assert told.startswith("Your rating: ")
    assert "(1 game)" in told


def test_the_result_of_a_game_with_hints_says_that_it_is_not_rated() -> None:
    opening = setup("espionage", level="duel_of_bots", seed=2)
    recorded = start(folders.saves(), rules_of("espionage"), opening, (YOU, "easy"), ("Ada", "Bot"))
    sitting = Sitting(recorded, AtOnce())
    recorded.hint(recorded.table.state.options[0])
    sitting.resign(0)
    (told,) = sum_up(Log(sitting, board("espionage"))).rated
    assert told.startswith("Not rated and not counted in the statistics: the coach gave hints for 1 answer;")
    assert not folders.ratings().exists()


def test_rating_can_be_deleted_in_the_settings() -> None:
    rated()
    driver = Driver(SettingsPage(Settings(), "play")).click("forget_rating")
    assert not own.STORE.exists()
    assert "You have no rating yet." in driver.texts()
    assert "forget_rating" not in [node.id for node in driver.app.nodes()]
