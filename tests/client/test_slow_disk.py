"""A slow disk delays no picture; only the next question waits until the last answer is written."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event, current_thread, main_thread

import pytest

from game.client.match.controls import Control
from game.client.match.scene import Match
from game.client.requests import Agreed, OpenPause, Sit
from game.client.scenes.review.replay import OPEN, Replay, Through
from game.client.scenes.shelf.saves import Saves
from game.core.files import behind
from game.core.files.journal import load
from game.titles import SHELF, rules_of
from tests.client.driver import Driver
from tests.client.matches import at_once, go_on, laid_out
from tests.games import loaded, path_of
from tests.patience import awaited
from tests.sure import sure

PICTURES = 6


@pytest.fixture(name="disk")
def _disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A disk that is ready only when told to be."""
    ready = Event()
    ready.set()

    def fsync(descriptor: int) -> None:
        assert current_thread() is not main_thread(), "the picture waits for the disk"
        assert ready.wait(60), "nobody lets the disk go"

    monkeypatch.setattr(os, "fsync", fsync)
    with behind.thread():
        yield ready
        ready.set()


def at_a_question(match: Match, driver: Driver) -> None:
    """Let time pass until a person is asked or the game is over."""
    for _ in range(400):
        match.sitting.wait()
        driver.doze(0.1)
        go_on(match)
        if match.turns.open_question is not None or match.sitting.table.result is not None:
            return
    raise AssertionError("nothing is asked")


@pytest.mark.parametrize("name", SHELF)
def test_pictures_continue_while_the_next_question_waits(disk: Event, name: str) -> None:
    match = laid_out(3, title=name)
    driver, rng = Driver(match), Random(1)
    at_once(match)
    for _ in range(3):
        at_a_question(match, driver)
        asked = match.turns.open_question
        if asked is None:
            break
        given = len(match.sitting.table.answers)
        disk.clear()
        match.sitting.give(rng.choice(asked.options))
        for _ in range(PICTURES):
            driver.wait(0.05)
            assert match.turns.open_question is None or len(match.sitting.table.answers) == given
        assert len(match.sitting.table.answers) <= given + 1, "somebody was asked before the answer was safe"
        assert match.sitting.writing
        assert match.animating, "the window looks again as soon as the disk is ready"
        disk.set()
    match.sitting.wait()
    assert load(path_of(match.sitting.recorded), rules_of).good == len(match.sitting.table.answers)


def test_key_pressed_meanwhile_counts_for_the_next_question(disk: Event) -> None:
    match = laid_out(3)
    driver = Driver(match)
    at_once(match)
    at_a_question(match, driver)
    asked = sure(match.turns.open_question)
    disk.clear()
    match.sitting.give(asked.options[0])
    driver.wait(0.5)
    given = len(match.sitting.table.answers)
    driver.key("o")
    assert match.turns.early == ("o", given)


def test_the_result_waits_until_the_game_is_counted(disk: Event) -> None:
    match = laid_out(3, chairs=("you", "random"))
    driver = Driver(match)
    at_once(match)
    at_a_question(match, driver)
    disk.clear()
    match.sitting.resign(0)
    driver.wait(5)
    assert isinstance(driver.scene, Match)
    disk.set()
    match.sitting.wait()
    driver.wait(3)
    assert not isinstance(driver.scene, Match)


def test_whole_game_is_in_the_drawer_after_leaving(disk: Event) -> None:
    match = laid_out(3)
    driver = Driver(match)
    at_once(match)
    at_a_question(match, driver)
    match.sitting.give(sure(match.turns.open_question).options[0])
    driver.wait(0.2)
    match.closing()
    assert [kept.saved.answers for kept in Saves().kept] == [len(match.sitting.table.answers)]


PLAY_FOR_EVER = """
import os, random, sys, time
from game.core.files import behind
from tests.client.driver import Driver
from tests.client.matches import at_once, go_on, laid_out
real, rng = os.fsync, random.Random(1)
os.fsync = lambda descriptor: (time.sleep(rng.random() * 0.02), real(descriptor))
with behind.thread():
    match = laid_out(3, chairs=("you", "random"))
    driver = Driver(match, (960, 600))
    at_once(match)
    asked = -1
    while match.sitting.table.result is None:
        driver.doze(0.05)
        go_on(match)
        put, number = match.turns.open_question, len(match.sitting.table.answers)
        if put is not None and number != asked:
            asked = number
            print(match.sitting.recorded.journal.path, number, flush=True)
            match.sitting.give(rng.choice(put.options))
"""


def test_killing_the_program_loses_no_answer_before_the_open_question(tmp_path: Path, long_run: bool) -> None:
    rng = Random(5)
    for number in range(9 if long_run else 1):
        home = tmp_path / str(number)
        with subprocess.Popen(
            [sys.executable, "-c", PLAY_FOR_EVER],
            stdout=subprocess.PIPE,
            env={**os.environ, "OVERTON_HOME": str(home)},
        ) as player:
            assert player.stdout is not None
            told = [player.stdout.readline() for _ in range(rng.randrange(3, 25))]
            player.send_signal(signal.SIGKILL)
            told += player.stdout.readlines()
        path, safe = [full for full in told if full.endswith(b"\n")][-1].decode().rsplit(" ", 1)
        loaded = load(Path(path), rules_of)
        assert loaded.trouble is None
        assert int(safe) <= loaded.good


def test_practice_mark_by_another_program_is_adopted_without_waiting(disk: Event) -> None:
    other, match = laid_out(4).sitting.recorded, laid_out(3)
    other.mark_as_practice()
    match.sitting.wait()
    recorded = match.sitting.recorded
    recorded.journal.left = other.journal.path
    disk.clear()
    assert not recorded.practice
    Driver(match).doze(0.2)
    assert recorded.practice
    disk.set()
    match.sitting.wait()
    assert loaded(recorded).practice


def agreed_to(match: Match, asked: object) -> Driver:
    """Ask for something hidden and agree that the game becomes practice."""
    driver = Driver(match)
    driver.app.settings.reduce_motion = True
    driver.wait(0.3)
    if isinstance(asked, Sit):
        driver.app.send(OpenPause())
        driver.wait(0.3)
    driver.app.send(asked)
    driver.wait(0.3).click("Mark as practice")
    return driver


@pytest.mark.parametrize(
    ("asked", "done"),
    [
        (Control.SHOW_HANDS, lambda match: match.sitting.eyes.all_open),
        (Sit(1, "you"), lambda match: match.sitting.recorded.chairs[1] == "you"),
    ],
    ids=("show hands", "take a chair"),
)
def test_hidden_hands_wait_for_the_practice_mark_but_the_picture_does_not(
    disk: Event, asked: object, done: Callable[[Match], bool]
) -> None:
    match = laid_out(1)
    match.sitting.wait()
    disk.clear()
    driver = agreed_to(match, asked)
    driver.wait(1.0)
    assert match.sitting.writing
    assert match.animating
    assert not done(match), "shown before the mark is safe"
    disk.set()
    match.sitting.wait()
    driver.wait(0.5)
    assert match.sitting.practice
    assert done(match)


@pytest.mark.parametrize("covered", [False, True])
def test_practice_mark_by_another_program_is_noticed_without_input(disk: Event, covered: bool) -> None:
    match = laid_out(3)
    driver = Driver(match)
    at_once(match)
    at_a_question(match, driver)
    match.sitting.wait()
    loaded(path_of(match.sitting.recorded)).mark_as_practice()
    disk.clear()
    match.sitting.give(sure(match.turns.open_question).options[0])
    driver.doze(0.1)
    if covered:
        driver.app.follow(match.on(OpenPause()))
    disk.set()
    awaited(lambda: driver.doze(0.1) and not match.sitting.recorded.writing, "the end of writing")
    assert match.sitting.practice


def test_a_replay_shows_a_hidden_hand_once_the_mark_is_safe(disk: Event) -> None:
    recorded = laid_out(1).sitting.recorded
    recorded.wait()
    replay = Replay(recorded)
    disk.clear()
    replay.on(Agreed(Through(OPEN)))
    for _ in range(10):
        replay.tick(0.1)
    assert replay.animating
    assert not replay.sitting.eyes.all_open
    disk.set()
    recorded.wait()
    replay.tick(0.1)
    assert replay.sitting.eyes.all_open
    assert recorded.practice
