"""Twin worlds: no timing, text or picture of a bot depends on what the viewer may not know.

A position is reached, and a world is imagined that the watcher can't tell from it. A level's bot gives the same
answer in both. Window and terminal must describe it alike, it must appear after the same time if it waits for a
period, and sometimes the pictures of the table are compared pixel by pixel.
"""

import os
from random import Random
from typing import Any
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from ai.levels import levels_for
from game.client.kit.settings import INSTANT, Settings
from game.client.match.scene import Match
from game.core import agenda
from game.play import pulse as pulsing
from game.play.pulse import period, stays_unseen
from game.play.sitting import Sitting
from game.titles import on_show, rules_of
from tests.client.driver import Driver
from tests.client.twins import Alike, Clock, Slow, alike, recorded, told_in_terminal, told_in_window
from tools.lab.proof.part import BatchTrial, ProofPart, at_ease

PICTURES = 0.04
"""The fraction of positions whose pictures are compared; that takes a hundred times as long as the rest."""
TAKES = (0.0, 0.016, 0.155)
"""A bot's thinking times, in seconds, when its answers wait for a pulse."""


def batch(trial: BatchTrial) -> None:
    """Walk through games of one title with one level's bot."""
    names = on_show()
    name = names[trial.seed % len(names)]
    levels = levels_for(name)
    level = levels[trial.seed // len(names) % len(levels)]
    rng, (fewest, most) = Random(f"twins {trial.seed}"), rules_of(name).SEATS
    with at_ease():
        while trial.tried < trial.size:
            seats = rng.choice((fewest, rng.randint(fewest, min(most, 5))))
            for found in alike(name, level, min(25, trial.size - trial.tried), rng.randrange(10**6), seats):
                with trial.one(f"{name}, {level}, {found.decision.kind}"):
                    _same(name, found, rng, trial)
                trial.counts[f"{name}"] += 1
                trial.counts[level] += 1
                trial.counts["the bot saw otherwise"] += found.differ


def _same(name: str, found: Alike, rng: Random, trial: BatchTrial) -> None:
    window, terminal = told_in_window(name, found), told_in_terminal(name, found)
    assert window[0] == window[1], f"the window tells: {window}"
    assert terminal[0] == terminal[1], f"the terminal tells: {terminal}"
    pulses = [period(state) for state in found.positions]
    there = agenda.decision(found.positions[1])
    if there is None or there.kind != found.decision.kind:  # the act has begun unseen in only one of the worlds
        trial.counts["begun unseen"] += 1
        return
    assert pulses[0] == pulses[1], f"it waits for {pulses}"
    if pulses[0] and len(found.decision.options) > 1:
        trial.counts["waits"] += 1
        waits = [_wait(name, found, state, rng.choice(TAKES)) for state in found.positions]
        assert waits[0] == waits[1], f"it is shown after {waits} seconds"
    if rng.random() < PICTURES:
        trial.counts["pictures"] += 1
        pictures = [_picture(name, found, number) for number in (0, 1)]
        assert pictures[0] == pictures[1], "the table looks otherwise"


def _wait(name: str, found: Alike, state: Any, takes: float) -> float:
    """Return the seconds until an answer that took `takes` is shown; 0 for an unseen part of an act."""
    clock = Clock()
    with mock.patch.object(pulsing, "monotonic", clock):
        bots = Slow(takes, clock, action=found.choices[0].action)
        sitting = Sitting(recorded(found.opening, name, found.chairs, state.copy()), bots)
        if stays_unseen(sitting.table, found.choices[0].action):
            return 0.0
        sitting.ask()
        while sitting.answer() is None:
            clock.now += 0.005
            sitting.bots.tick()
            assert clock.now < 110, "it is never shown"
    return round(clock.now - 100, 3)


def _picture(name: str, found: Alike, number: int) -> bytes:
    """Return the table's pixels as the watcher sees it after the answer."""
    game = recorded(found.opening, name, found.chairs, found.positions[number].copy())
    game.table.state.chance = 7
    match = Match(game, Settings(speed=INSTANT, reduce_motion=True), Slow(1e9, Clock()))  # nobody else answers
    before = game.table.answered
    driver = Driver(match, (960, 540), settings=match.settings)
    if game.table.answered == before:  # what leaves no choice has been answered by itself
        match._play(found.choices[number])
    match.stage.finish()
    driver.app.draw()
    return pygame.image.tobytes(driver.app.surface, "RGB")


PART = ProofPart("positions of bots in twin worlds", 20_000, batch, 50)
