"""A language change applies at once, even to an open game, and every screen has room for its words."""

from pathlib import Path

import pytest

from game.client.kit.scene import Scene
from game.client.kit.settings import Settings
from game.client.scenes.rules import Rules
from game.client.scenes.settings.page import GROUPS, SettingsPage
from game.client.scenes.setup.page import SetUp
from game.client.scenes.sheets.pause import Pause
from game.client.scenes.shelf.saves import Saves
from game.client.scenes.shelf.title import Title
from game.core.content.languages import ENGLISH, current_language, language_name, languages, use_language
from game.core.language.words import say
from game.play.session import seat_names
from game.titles import on_show
from tests.client.driver import Driver
from tests.client.matches import against_bots, asks, begun_at
from tests.conftest import Sampled
from tools.shots import asked

OTHER = languages()[1:]


@pytest.mark.parametrize("language", OTHER)
def test_language_chosen_in_the_settings_applies_at_once(language: str) -> None:
    settings = Settings()
    driver = Driver(SettingsPage(settings))
    english = driver.texts()
    driver.click("language").click(f"language:{language}")
    assert settings.language == current_language() == language
    assert not set(english) & {text for text in driver.texts() if len(text.split()) > 3}, "nothing is left over"
    driver.click("language").click("language:en")
    assert [text for text in driver.texts() if text != language_name("en")] == [
        text for text in english if text != say("settings.language_system", language=language_name("en"))
    ]


@pytest.mark.parametrize("language", OTHER)
def test_open_match_continues_in_the_other_language(language: str) -> None:
    """Log, questions, seat names and the pause menu read as if the game had begun in that language."""
    match = begun_at([against_bots("espionage", seats=2, level="")], asks("play_card"))
    driver = Driver(match, settings=match.settings).wait(0.6)
    before = [told.text for told in match.sight.log.told]
    driver.key("esc").wait(0.3)
    assert isinstance(driver.scene, Pause)
    driver.click("pause:settings").click("language").click(f"language:{language}")
    driver.key("esc").wait(0.3)
    assert isinstance(driver.scene, Pause), "the pause is opened anew"
    driver.key("esc").wait(0.3)
    assert driver.app.scene == match
    told = [each.text for each in match.sight.log.told]
    assert len(told) == len(before)
    assert not set(told) & set(before)
    assert told == [match.sitting.tell(each.event) for each in match.sight.log.told if each.event is not None]


def test_unnamed_seat_is_called_in_the_current_language() -> None:
    header = against_bots("espionage", seats=2, level="").sitting.recorded.header
    object.__setattr__(header, "chairs", ("you", "easy"))
    object.__setattr__(header, "names", ("Player 1", "Ann"))
    use_language("it")
    assert seat_names(header) == ("Giocatore 1", "Ann")
    object.__setattr__(header, "names", ("Giocatore 1", "Bot facile"))
    use_language(ENGLISH)
    assert seat_names(header) == ("Player 1", "Easy bot")


def test_unavailable_language_in_the_settings_falls_back_to_the_systems() -> None:
    path = Path("settings.json").resolve()
    try:
        path.write_text('{"language": "xx"}', "utf-8")
        settings, trouble = Settings.load(path)
    finally:
        path.unlink()
    assert settings.language == ""
    assert "language" in trouble


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", OTHER)
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_no_page_cuts_text_in_any_language(language: str, text_scale: float, sampled: Sampled) -> None:
    use_language(language)
    scenes: list[Scene] = [
        Title(Settings()),
        Saves(False),
        *(SettingsPage(Settings(), group) for group in sampled(GROUPS, 2)),
    ]
    scenes += [scene for name in sampled(on_show(), 4) for scene in (SetUp(name, Settings()), Rules(name))]
    for scene in scenes:
        driver = Driver(scene, text_scale=text_scale)
        assert driver.audit() == [], type(scene).__name__


@pytest.mark.parametrize("language", OTHER)
@pytest.mark.parametrize(("size", "text_scale"), [((1000, 700), 2.35), ((1920, 1080), 2.5)])
def test_the_marks_of_a_slider_stay_apart_in_large_type(
    language: str, size: tuple[int, int], text_scale: float
) -> None:
    """Random input found two speed names that ran into each other."""
    use_language(language)
    driver = Driver(SettingsPage(Settings(), "motion"), size, text_scale)
    assert driver.audit() == []
    assert Driver(SettingsPage(Settings(), "motion"), size, 1.0).audit() == []


@pytest.mark.sampled(12)
@pytest.mark.parametrize("language", OTHER)
@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (1920, 1080)])
@pytest.mark.parametrize("name", on_show())
def test_no_question_cuts_text_in_any_language(
    name: str, size: tuple[int, int], language: str, sampled: Sampled
) -> None:
    """This covers every kind of question, with normal and 1.5 times larger type."""
    use_language(language)
    kinds = list(asked(name).items())
    for kind, seats in sampled(kinds, len(kinds)):
        match = begun_at([against_bots(name, seats=seats, level="")], asks(kind))
        for text_scale in (1.0, 1.5):
            assert Driver(match, size, text_scale).wait(0.6).audit() == [], f"{kind}, text {text_scale}"
