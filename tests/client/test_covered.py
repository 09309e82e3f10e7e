"""Nothing of one person's view remains when another comes to the screen or something covers the table."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.client.kit.messages import ListCommands
from game.client.kit.scene import Request
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.theme import MS
from game.client.match.answering import KEYS as MATCH_KEYS
from game.client.match.bar import prompt_now
from game.client.match.controls import Control
from game.client.match.scene import Match
from game.client.table.messages import Show, ShowLog
from game.core.contract import Seat
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.core.record import unseen
from game.play.answers import Give
from game.play.session import YOU
from game.play.worker import AtOnce
from game.titles import SHELF, rules_of
from tests.client.driver import Driver
from tests.client.matches import laid_out
from tests.client.test_eyes import before_the_end
from tests.client.twins import twin_of
from tests.conftest import Sampled
from tests.games import play_on
from tests.sure import sure

pytestmark = pytest.mark.paints

SIZE = (960, 540)


def couch(name: str, answers: int, seed: int = 1) -> Recorded[Any]:
    """Return a game between people after `answers` answers."""
    recorded = laid_out(seed, (YOU,) * (rules_of(name).SEATS[0] + (rules_of(name).SEATS[1] > 2)), title=name)
    played = recorded.sitting.recorded
    return play_on(played, before_the_end(played, answers, seed), seed)


def looking(recorded: Recorded[Any]) -> tuple[Match, Driver]:
    """Return a match in which the person who is asked sees their hand."""
    match = Match(recorded, Settings(speed=INSTANT, reduce_motion=True), AtOnce())
    driver = Driver(match, SIZE, settings=match.settings)
    look(match, driver, asked(match))
    return match, driver


def asked(match: Match) -> Seat:
    """Return the seat that is asked."""
    question = match.sitting.decision
    assert question is not None, "the game is over"
    return question.seat


def look(match: Match, driver: Driver, seat: Seat) -> None:
    """Lift whatever covers the screen for a person."""
    while driver.scene is not match:
        driver.app._leave()
    match._look(seat)
    driver.app.draw()


# --- a change belongs to one seat ---


@pytest.mark.parametrize("name", SHELF)
def test_no_number_change_is_shown_between_two_people(name: str) -> None:
    match, driver = looking(couch(name, 60))
    numbers, differ = driver.app.ui.memory.numbers, False
    for seat in match.sitting.people * 2:
        before = {key: now for key, (_, now, *_) in numbers.items()}
        look(match, driver, seat)
        told = {key: now for key, (was, now, at, _) in numbers.items() if was != now and is_told(driver, at)}
        assert told == {}, f"seat {seat} is told of changes that are none"
        differ |= any(before.get(key, now) != now for key, (_, now, *_) in numbers.items())
        assert match.stage.idle, "nothing flies from one person's table to another's"
    assert differ == any(":" not in key.removesuffix(":number") for key in numbers), (
        "no number is of the near side"
    )


def is_told(driver: Driver, at: float) -> bool:
    """Return True if a change is still shown beside its number."""
    return driver.app.ui.clock - at < MS["change"] / 1000


# --- a tip waits for the pointer ---


def tips(driver: Driver) -> list[Any]:
    """Return the tips shown for the thing under the pointer."""
    driver.app.draw()
    return [driver.app.ui.tip] if driver.app.ui.tip is not None else []


def resting_on_a_tip(driver: Driver) -> None:
    """Rest the pointer on something until its tip appears."""
    for node in [node for node in driver.app.nodes() if node.tip and node.rect.w]:
        driver.app.ui.memory.touched = None
        try:
            driver.rest_on(node)
        except LookupError:
            continue
        driver.wait(1.0)
        if tips(driver):
            return
    raise AssertionError("nothing has a tip")


def test_tip_covers_no_hand_that_came_up_under_a_resting_pointer() -> None:
    match, driver = looking(couch("manifesto", 60))
    resting_on_a_tip(driver)
    driver.app.send(MATCH_KEYS["esc"])
    driver.wait(1).key("esc").wait(1.0)
    look(match, driver, asked(match))
    assert tips(driver.wait(2.0)) == []
    assert match.sitting.reader == asked(match)
    driver.app.devices.mouse.move(*driver.app.ui.pointer)
    assert tips(driver.wait(2.0)), "it opens once the pointer has moved"


def test_tip_covers_no_scene_that_came_back_under_a_resting_pointer() -> None:
    match = laid_out(1)
    driver = Driver(match).wait(2)
    resting_on_a_tip(driver)
    driver.app.follow(match.on(MATCH_KEYS["esc"]))
    driver.wait(1).key("esc").wait(2.0)
    assert driver.scene is match
    assert tips(driver) == []


def test_tip_covers_no_card_shown_while_the_pointer_rests() -> None:
    match = laid_out(1)
    driver = Driver(match).wait(2)
    resting_on_a_tip(driver)
    shown = match.sight.shown
    match.on(Give(match.sitting.table.state.options[0]))
    for _ in range(200):
        driver.doze(0.05)
        if match.sight.shown > shown and match.stage.event is not None:
            assert tips(driver) == []
    assert match.sight.shown > shown


# --- what covers the table shows no hand ---


OVER = [*(message for message in MATCH_KEYS.values() if isinstance(message, Request)), ListCommands()]
"""The requests of every key that opens something over a match."""


def opened(driver: Driver, match: Match) -> list[tuple[str, Callable[[], None]]]:
    """Return everything that can be opened over the match from here, and leaving the window."""
    asks = {node.id: node.message for node in driver.app.nodes() if isinstance(node.message, Request)}
    ways: list[tuple[str, Any]] = [*asks.items(), *((type(message).__name__, message) for message in OVER)]
    send = [(name, lambda message=message: driver.app.send(message)) for name, message in ways]
    return [*send, ("focus", lambda: driver.app._event(pygame.event.Event(pygame.WINDOWFOCUSLOST)))]


BEFORE: list[tuple[str, Callable[[Match], object]]] = [
    ("the hand", lambda match: None),
    ("the log", lambda match: match.on(ShowLog())),
    ("what is known", lambda match: match.on(Show("known"))),
    ("why", lambda match: match.on(Control.EXPLAIN)),
]


@pytest.mark.parametrize("name", SHELF)
def test_opening_anything_over_a_shared_table_shows_no_hand(name: str, sampled: Sampled) -> None:
    recorded = couch(name, 20)
    twin, compared, differ = twin_of(recorded, None), 0, False
    first, window = looking(recorded)
    names = [name for name, _ in opened(window, first)]
    for number, what in sampled(list(enumerate(names)), 2):
        before, prepare = BEFORE[number % len(BEFORE)]
        frames = []
        for world in (recorded, twin):
            match, driver = looking(world)
            prepare(match)
            frames.append([driver.pixels()])
            dict(opened(driver, match))[what]()
            frames[-1].append(driver.pixels())
            assert match.sitting.reader is None, f"{what} over {before}"
        assert frames[0][1] == frames[1][1], f"{what} over {before}"
        compared, differ = compared + 1, differ or frames[0][0] != frames[1][0]
    assert compared >= 2
    table = recorded.table
    hidden = any(unseen(table.view(seat)) < unseen(table.view(None)) for seat in recorded.people)
    assert differ == hidden, "the hand was not open before"


def test_covered_hand_is_looked_at_again_before_answering() -> None:
    match, driver = looking(couch("manifesto", 30))
    number = len(match.sitting.table.answers)
    driver.app.send(MATCH_KEYS["esc"])
    driver.wait(1).key("esc").wait(1.0)
    assert driver.scene is not match, "the curtain or the band lies there"
    assert match.sitting.reader is None
    assert len(match.sitting.table.answers) == number


def test_no_old_caption_stays_while_the_next_person_is_awaited() -> None:
    match, driver = looking(couch("manifesto", 60))
    driver.app.send(MATCH_KEYS["esc"])
    headline = sure(match.sight.log.headline())
    told = prompt_now(match.turns, match.coach)
    assert told.sentence == say("curtain.next", side=match.sitting.names[asked(match)])
    assert headline.text not in (told.sentence, told.second)
