"""What one person does on the screen leaves no trace in the next person's picture."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random

import pygame
import pytest

from game.client.kit.input import key_events
from game.client.kit.settings import Settings
from game.client.match.scene import Match
from game.core.contract import Action, Seat
from game.play.worker import AtOnce
from game.titles import SHELF
from tests.client.driver import Driver
from tests.client.test_covered import couch
from tests.client.test_impatient import persons_turn
from tests.games import asked_at

pytestmark = pytest.mark.paints

Meddles = Callable[[Driver], Iterator[Sequence[pygame.event.Event]]]
"""Yields the events of each step in turn."""


def motion(x: float, y: float) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def pressed(kind: int, x: float, y: float, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=(x, y), button=button)


def over_everything(driver: Driver) -> Iterator[Sequence[pygame.event.Event]]:
    """Move the pointer over all nodes."""
    for node in driver.app.nodes():
        yield (motion(*node.rect.center),)


def with_the_keyboard(driver: Driver) -> Iterator[Sequence[pygame.event.Event]]:
    """Move the focus on."""
    for _ in range(9):
        yield tuple(pygame.event.Event(kind, key=pygame.K_TAB, mod=0) for kind in (pygame.KEYDOWN, pygame.KEYUP))


def with_the_wheel(driver: Driver) -> Iterator[Sequence[pygame.event.Event]]:
    """Scroll wherever something scrolls."""
    for area in list(driver.app.ui.areas.values()):
        yield (motion(*area.rect.center),)
        yield (pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2.0, precise_y=-2.0),)


def by_holding(driver: Driver) -> Iterator[Sequence[pygame.event.Event]]:
    """Begin to hold what has to be held, and release it too soon."""
    for node in driver.app.nodes():
        if node.hold:
            at = node.rect.center
            yield (motion(*at),)
            yield (pressed(pygame.MOUSEBUTTONDOWN, *at),)
            yield ()
            yield (motion(3, 3),)
            yield (pressed(pygame.MOUSEBUTTONUP, 3, 3),)


def looking_closer(driver: Driver) -> Iterator[Sequence[pygame.event.Event]]:
    """Enlarge everything, and leave the last thing open."""
    for node in driver.app.nodes():
        at = node.rect.center
        yield (motion(*at),)
        yield pressed(pygame.MOUSEBUTTONDOWN, *at, 3), pressed(pygame.MOUSEBUTTONUP, *at, 3)


def switching(driver: Driver) -> Iterator[tuple[pygame.event.Event, ...]]:
    """Show the lands as a list, fold what covers them, and look at everybody's seat."""
    yield ()
    for letter in ("r", "z"):
        yield tuple(key_events(letter))
    for node in driver.app.nodes():
        if node.id.startswith("seat:"):
            at = node.rect.center
            yield pressed(pygame.MOUSEBUTTONDOWN, *at), pressed(pygame.MOUSEBUTTONUP, *at)


MEDDLING: dict[str, Meddles] = {
    "pointer": over_everything,
    "keyboard": with_the_keyboard,
    "wheel": with_the_wheel,
    "holding": by_holding,
    "closer": looking_closer,
    "switching": switching,
}
STEP = 0.05


def at_a_hand_over(name: str, answers: int) -> tuple[Match, Driver, Seat, Action]:
    """Return a match at a question whose answer hands the screen to somebody else."""
    for more in range(40):
        recorded = couch(name, answers + more)
        asked = asked_at(recorded.table.state)
        action = Random(more).choice(asked.options)
        ahead = recorded.table.branch()
        ahead.play(action)
        later = ahead.decision
        if later is not None and later.seat != asked.seat and len(asked.options) > 1:
            match = Match(recorded, Settings(mute=True), AtOnce())
            driver = Driver(match, settings=match.settings)
            assert persons_turn(match, driver) == asked.seat
            return match, driver, asked.seat, action
    raise AssertionError("nobody hands over")


def seen_next(match: Match, driver: Driver, seat: Seat) -> list[bytes]:
    """Return what the next person sees: their curtain or band, and their hand as it opens and at rest."""
    pictures = []
    for _ in range(400):
        if driver.scene is not match:
            break
        if match.turns.confirming:
            driver.click("way:end_turn")
        driver.doze(STEP)
    assert driver.scene is not match, "nobody else is called"
    driver.wait(2.0)
    pictures.append(driver.pixels())
    driver.key("space")
    for _ in range(60):
        if driver.scene is match:
            break
        driver.doze(0.02)
    assert match.sitting.reader not in (None, seat)
    for _ in range(3):
        pictures.append(driver.pixels())
        driver.doze(0.1)
    driver.wait(1.0)
    return [*pictures, driver.pixels()]


@pytest.mark.sampled(5)  # each title once, and each way once
@pytest.mark.parametrize("kind", MEDDLING)
@pytest.mark.parametrize("name", SHELF)
def test_one_persons_pointer_and_keys_are_not_seen_by_the_next(name: str, kind: str) -> None:
    done, seen = list[Sequence[pygame.event.Event]](), []
    for begins_only in (False, True):
        match, driver, seat, action = at_a_hand_over(name, 30)
        done = done or list(MEDDLING[kind](driver))
        for number, events in enumerate(done):
            if begins_only and number:
                driver.doze(STEP)
            else:
                driver.app.step(list(events), STEP)
        match.answering.do(action)
        seen.append(seen_next(match, driver, seat))
    assert [one == other for one, other in zip(*seen, strict=True)] == [True] * 5


SUMS = 11
"""The number of answers before the first of several people seals a sum."""


@pytest.mark.parametrize("by_key", [False, True])
def test_sealed_sum_leaves_no_trace_on_the_next_persons_board(by_key: bool) -> None:
    """The sum used to stay lit there, as did the one under the pointer."""
    seen = []
    for sealed in ("noun:1", "noun:2"):
        match = Match(couch("manifesto", SUMS), Settings(mute=True), AtOnce())
        driver = Driver(match, settings=match.settings)
        seat = persons_turn(match, driver)
        assert seat is not None
        driver.wait_for_ones_turn()
        node = driver.node(sealed)
        if by_key:
            driver.key("tab")
            driver.app.ui.tree.move(sealed)
            driver.strike(key_events("space"), replace(node, held=None))
        else:
            driver.rest_on(node).hold(sealed, node.hold + STEP)
        seen.append(seen_next(match, driver, seat))
    assert [one == other for one, other in zip(*seen, strict=True)] == [True] * 5


def test_match_itself_also_forgets_what_its_person_unfolded() -> None:
    """A band is part of the match itself, not over it like a curtain."""
    match, driver, *_ = at_a_hand_over("manifesto", 4)
    assert driver.scene is match
    memory = driver.app.ui.memory
    memory.unfolded.add("act:1")
    memory.scroll["log"] = 40.0
    driver.app.devices.tidy()
    assert driver.app.ui.memory.unfolded == set()
    assert driver.app.ui.memory.scroll == {}
