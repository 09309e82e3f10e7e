"""The page of the circuit: rivals, portraits, rungs, the hall of fame, and the next game after a result."""

import os
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.client.cards import ResultCard
from game.client.kit.input import key_events
from game.client.kit.portraits import GESTURES, face
from game.client.kit.scene import Push, Replace
from game.client.kit.settings import Settings
from game.client.match.scene import Match
from game.client.requests import OpenCircuit, Play
from game.client.scenes.circuit.page import CircuitPage, told_rung
from game.client.scenes.circuit.season import table
from game.client.scenes.review.result import SEEN, ResultScreen
from game.client.scenes.review.result_ways import ResultDeed
from game.client.scenes.shelf.title import Title
from game.core.content.box import box
from game.core.content.languages import languages, use_language
from game.core.files.journal import Recorded
from game.machine import circuit, rivals
from game.machine.circuit import GRAND, Between, Circuit, Run
from game.machine.rivals import RIVALS, Stop
from game.play.meetings import against
from game.play.session import Session
from game.play.worker import AtOnce
from game.titles import having
from tests.client.driver import Driver
from tests.client.matches import laid_out
from tests.patience import awaited
from tests.sure import such, sure

TITLES = having("circuit")


def beaten(title: str, count: int, run: Run | None = None) -> None:
    """Save a circuit in which the first rivals are beaten."""

    def change(kept: Circuit) -> bool:
        kept.rivals[title] = {
            rival.id: Between("w", 1, 0, 0, "Turn 3: somebody won something.", "en")
            for rival in rivals.ladder(title).rival[:count]
        }
        kept.ended.update({title: run} if run is not None else {})
        return True

    circuit.STORE.change(change)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.5])
@pytest.mark.parametrize("language", languages())
def test_no_text_is_cut_on_any_circuit(size: tuple[int, int], text_scale: float, language: str) -> None:
    use_language(language)
    for title in (TITLES[hash(size) % len(TITLES)], GRAND):
        beaten("espionage", 3)
        driver = Driver(CircuitPage(title, Settings()), size, text_scale)
        assert driver.audit() == [], title


@pytest.mark.parametrize(("language", "told"), [("en", "against the Clerk"), ("it", "Tu e l'archivista")])
def test_rivals_article_is_lowercase_within_a_sentence(language: str, told: str) -> None:
    use_language(language)
    beaten("espionage", 3)
    driver = Driver(CircuitPage("espionage", Settings()))
    assert any(told in text for text in driver.texts())
    assert rivals.in_sentence("Leo Lang") == "Leo Lang"


def test_the_next_rival_is_focused_and_enter_deals_that_game() -> None:
    beaten("ideology", 4)
    page = CircuitPage("ideology", Settings())
    driver = Driver(page)
    assert page.stop == Stop("ideology", 4)
    made = page.on("sit")
    assert made is not None
    request = made.request  # type: ignore[union-attr]
    assert isinstance(request, Play)
    assert isinstance(request.game, Session)
    assert rivals.named("ideology", rivals.ladder("ideology").rival[4]) in request.game.names
    driver.click("rival:9").wait(0.1)
    assert page.on("sit") is None, "who is not open yet can be looked at, and not met"
    assert driver.node("sit").reason


def left_open(stop: Stop) -> Recorded[Any]:
    """Return a circuit game that was begun and left."""
    match = Driver(Match(against(stop, 0), bots=AtOnce())).wait(0.3).at(Match)
    recorded = match.sitting.recorded
    recorded.play(sure(recorded.table.decision).options[0])
    recorded.wait()
    return recorded


def test_sitting_down_resumes_the_open_game_against_this_rival() -> None:
    """Bad games used to be left and dealt again until one was won."""
    first, second = Stop("espionage", 0), Stop("espionage", 1)
    recorded = left_open(first)
    page = CircuitPage("espionage", Settings())
    driver = Driver(page)
    assert any("is open" in text for text in driver.texts())
    assert driver.audit() == []
    request = such(Push, page.on("sit")).request
    assert isinstance(request, Play)
    assert such(Recorded, request.game).header.id == recorded.header.id
    beaten("espionage", 1)
    page = CircuitPage("espionage", Settings())
    assert page.stop == second
    assert isinstance(such(Play, such(Replace, page.on("sit")).request).game, Session), "nobody else is concerned"


def test_sitting_down_finds_the_open_game_among_any_number_of_saves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the newest fifty used to be searched; if the open game wasn't among them, a new one was dealt."""
    monkeypatch.setattr("game.client.scenes.shelf.drawer.AT_ONCE", 0)
    recorded = left_open(Stop("espionage", 0))
    request = such(Play, such(Push, CircuitPage("espionage", Settings()).on("sit")).request)
    assert such(Recorded, request.game).header.id == recorded.header.id
    page = CircuitPage("espionage", Settings())
    assert not page.drawer.begun
    awaited(lambda: page.tick(0.1) is not None, "the older games")
    assert list(page.drawer.begun) == [(Stop("espionage", 0), 0)]


def test_the_circuit_opens_at_the_title_it_was_last_played_in() -> None:
    title = TITLES[-1]
    for number, match in enumerate((Match(against(Stop(title, 0), 0)), laid_out())):
        game = match.sitting.recorded
        game.play(sure(game.table.decision).options[0])
        game.wait()
        os.utime(sure(game.journal.path), (number, number))
    start = Title(Settings())
    assert start.usual == "espionage"
    driver = Driver(start)
    driver.click("The circuit").wait(0.3)
    page = driver.at(CircuitPage)
    assert page.title == title
    driver.click("Grand tour").wait(0.1)
    assert page.title == GRAND


def test_rivals_are_numbered_in_ladder_order() -> None:
    driver = Driver(CircuitPage("manifesto", Settings()))
    texts = {each.text: each.rect for each in driver.written()}
    faces = [driver.node(f"rival:{number}").rect for number in range(RIVALS)]
    for number, face_at in enumerate(faces, 1):
        assert abs(texts[str(number)].right - face_at.left) < 10


def test_rungs_unlock_after_the_twelfth_rival_and_each_is_described() -> None:
    page = CircuitPage("manifesto", Settings())
    Driver(page)
    assert page.kept.ascends("manifesto") == 0
    beaten("manifesto", RIVALS)
    page = CircuitPage("manifesto", Settings())
    driver = Driver(page).key("ins").wait(0.1)
    assert page.rung == 1
    driver.key("ins")
    assert page.rung == 1, "the second opens with a win on the first"
    for title in TITLES:
        told = [told_rung(title, rung) for rung in rivals.ladder(title).rung]
        assert all(told)
        assert "⟨" not in "".join(told)


def test_a_run_is_signed_with_initials() -> None:
    beaten("espionage", 2, Run(3, 900))
    driver = Driver(CircuitPage("espionage", Settings()))
    driver.click("initials").type("bob").click("sign").wait(0.1)
    assert [(each.who, each.score) for each in circuit.kept()[0].fame["espionage"]] == [("BOB", 900)]


def test_portraits_are_deterministic_and_unique() -> None:
    seeds = [rival.portrait for title in TITLES for rival in rivals.ladder(title).rival]
    assert len(set(seeds)) == len(seeds)
    pictures = set()
    for seed in seeds:
        first = pygame.image.tobytes(face(seed), "RGB")
        face.cache_clear()
        assert pygame.image.tobytes(face(seed), "RGB") == first
        pictures.add(first)
    assert len(pictures) == len(seeds)


def test_one_key_after_a_result_deals_the_next_game_of_the_circuit() -> None:
    game = against(Stop("espionage", 0), 0)
    card = ResultCard("espionage", game, "You win", "Why", onward=("Mr. Pell", against(Stop("espionage", 1), 0)))
    screen = ResultScreen(card, Settings())
    driver = Driver(screen)
    assert "On to Mr. Pell" in driver.labels()
    assert driver.audit() == []
    onward = driver.node("On to Mr. Pell")
    assert onward.key == "enter"
    made = screen.on(onward.message)
    assert made is not None
    assert isinstance(made.request, Play)  # type: ignore[union-attr]
    ladder = driver.node("circuit").message
    assert ladder.request == OpenCircuit("espionage")  # type: ignore[attr-defined]
    practice = replace(card, session=replace(game, practice=True))
    assert Driver(ResultScreen(practice, Settings())).node("On to Mr. Pell").key == "n", "practice opens nothing"
    plain = Driver(ResultScreen(replace(card, onward=None), Settings()))
    assert plain.node("Play again").key == "enter"


def test_one_key_after_a_result_resumes_the_open_game_there() -> None:
    """Enter used to deal a second game against a rival whose game was open."""
    game, following = against(Stop("espionage", 0), 0), Stop("espionage", 1)
    card = ResultCard("espionage", game, "You win", "Why", onward=("Mr. Pell", against(following, 0)))
    screen = ResultScreen(card, Settings())
    assert isinstance(such(Play, such(Replace, screen.on(ResultDeed.ONWARD)).request).game, Session)
    recorded = left_open(following)
    request = such(Play, such(Replace, screen.on(ResultDeed.ONWARD)).request)
    assert such(Recorded, request.game).header.id == recorded.header.id


def test_key_that_ended_the_game_does_not_leave_the_result() -> None:
    """Enter, pressed again and again, used to go from "You lost" straight into the next rated game."""
    card = ResultCard("espionage", against(Stop("espionage", 0), 0), "You win", "Why")
    screen = ResultScreen(card, Settings())
    driver = Driver(screen)
    for pause in (0.3, 0.3, 0.3, *(0.8 * SEEN,) * 6):
        driver.app.step(key_events("enter"), pause)
    assert driver.scene is screen
    driver.wait(SEEN)
    driver.app.step(key_events("enter"), 0.3)
    assert driver.scene is not screen


@pytest.mark.parametrize("text_scale", [0.75, 1.5, 2.5])
@pytest.mark.parametrize("language", languages())
def test_season_table_lists_the_most_troublesome_rival_first(text_scale: float, language: str) -> None:
    use_language(language)
    beaten("manifesto", 3)
    kept = circuit.kept()[0]
    kept.rivals["manifesto"][rivals.ladder("manifesto").rival[2].id] = Between("lls", 1, 2)
    found = table(kept, kept.stops("manifesto"))
    assert [each.points for each in found] == [(4, 7), (3, 0), (3, 0)]
    page = CircuitPage("manifesto", Settings())
    driver = Driver(page, (1280, 720), text_scale).key("v").wait(0.4)
    assert page.season
    assert driver.audit() == []
    driver.key("escape").wait(0.2)
    assert not page.season


def test_a_face_has_three_gestures() -> None:
    faces = {pygame.image.tobytes(face(20, mood), "RGB") for mood in GESTURES}
    assert len(faces) == 4


def test_every_side_has_a_face_of_its_own() -> None:
    for title in TITLES:
        seeds = [side.portrait for side in box(title).faction]
        assert len(set(seeds)) == len(seeds), title
        assert all(seeds), title


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_rivals_remark_keeps_its_place_at_every_window_size(size: tuple[int, int]) -> None:
    match = Match(against(Stop("manifesto", 0), 0), Settings(), AtOnce())
    driver, slip = Driver(match, size), match.overlays.remark
    for _ in range(20):
        driver.wait(0.1)
    place = slip.place
    assert slip.said is not None
    assert place is not None
    driver.app.draw()
    assert slip.place is place
