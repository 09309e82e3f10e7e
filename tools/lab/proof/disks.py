"""Disks that are full, read-only, slow or briefly gone: play continues with a message, and all is saved later."""

import errno
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from game import folders
from game.client.kit.settings import Settings
from game.core.files.journal import load, start
from game.core.language.legible import legible
from game.core.language.words import words
from game.machine import own, progress, statistics
from game.testing.laws import openings
from game.titles import SHELF, rules_of
from tools.lab.proof.part import BatchTrial, ProofPart

FAULTS = {
    "full": errno.ENOSPC,
    "full quota": errno.EDQUOT,
    "read-only": errno.EROFS,
    "forbidden": errno.EACCES,
    "broken": errno.EIO,
    "gone": errno.ENOENT,
    "busy": errno.EBUSY,
    "stale": errno.ESTALE,
}
"""Kind of fault → the error a disk returns."""
STEPS = ("fsync", "open", "replace", "link", "unlink", "write", "mkdir")
"""The steps that may fail."""


class FaultyDisk:
    """A disk on which some steps fail while `fault` is set."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.fault, self.steps, self.slow = rng, 0, set[str](), False

    def failing(self, name: str, real: Callable[..., Any], *given: Any, **named: Any) -> Any:
        """Do a step, or raise the disk's error."""
        if self.slow:
            time.sleep(self.rng.random() * 0.01)
        writes = name != "open" or _writes(given, named)
        if self.fault and name in self.steps and writes:
            raise OSError(self.fault, os.strerror(self.fault))
        return real(*given, **named)


def _writes(given: tuple[Any, ...], named: dict[str, Any]) -> bool:
    mode = str(named.get("mode", given[1] if len(given) > 1 else "r"))
    return bool(set(mode) & set("wxa+"))


def batch(trial: BatchTrial) -> None:
    """Play on one bad disk after another."""
    trial.each("disk", lambda rng, home: _played(home, rng, trial))


def _played(home: Path, rng: Random, trial: BatchTrial) -> None:
    disk = FaultyDisk(rng)
    real: dict[str, Any] = {name: getattr(Path, name) for name in ("open", "mkdir", "replace", "unlink")}
    name = rng.choice(SHELF)
    seats = rules_of(name).SEATS[0]
    with (
        mock.patch.object(
            Path, "open", lambda path, *how, **more: disk.failing("open", real["open"], path, *how, **more)
        ),
        mock.patch.object(Path, "mkdir", lambda *how, **more: disk.failing("mkdir", real["mkdir"], *how, **more)),
        mock.patch.object(Path, "replace", lambda *how: disk.failing("replace", real["replace"], *how)),
        mock.patch.object(
            os, "fsync", lambda number, done=os.fsync: disk.failing("fsync", lambda _: None, number)
        ),
        mock.patch.object(os, "link", lambda *how, done=os.link: disk.failing("link", done, *how)),
    ):
        _spoil(disk, rng, trial)
        game = start(folders.saves(), rules_of(name), openings(name, seats, rng.randrange(99)), ("you",) * seats)
        for _ in range(rng.randrange(5, 25)):
            asked = game.table.decision
            if asked is None:
                break
            game.play(rng.choice(asked.options))
            if game.trouble is not None:
                trial.counts["told"] += 1
                told = words("room").say(game.trouble)
                assert told == legible(told, 600), told
            if rng.random() < 0.3:
                _spoil(disk, rng, trial)
            if rng.random() < 0.1 and game.table.decision is not None:  # a finished game isn't written again
                trial.counts["vanished"] += 1
                shutil.rmtree(home, ignore_errors=True)
            _aside(rng)
        disk.fault = 0
        for _ in range(2):
            if (asked := game.table.decision) is not None:
                game.play(rng.choice(asked.options))
    over = game.table.decision is None
    assert game.trouble is None or over, game.trouble
    if game.trouble is None:
        assert game.journal.path is not None
        loaded = load(game.journal.path, rules_of)
        assert loaded.trouble is None, loaded.sentences()
        assert loaded.recorded is not None
        assert loaded.recorded.table.answers == game.table.answers, "answers are lost"


def _spoil(disk: FaultyDisk, rng: Random, trial: BatchTrial) -> None:
    """Make the disk good, or bad in one way."""
    disk.fault, disk.slow = 0, rng.random() < 0.1
    if rng.random() < 0.6:
        kind = rng.choice(list(FAULTS))
        trial.counts[kind] += 1
        disk.fault = FAULTS[kind]
        disk.steps = set(rng.sample(STEPS, rng.randrange(1, len(STEPS) + 1)))
    trial.counts["slow"] += disk.slow


def _aside(rng: Random) -> None:
    """Write all other files; a failing disk gives a message, or the documented OSError."""
    ratings, done = own.kept(), progress.kept()
    done.mark("espionage", f"lesson{rng.randrange(100)}")
    told = [each for each in (ratings.trouble, done.trouble, statistics.kept().trouble) if each is not None]
    for each in told:
        assert words("room").say(each)
    try:
        settings = Settings.load()[0]
        settings.mute = not settings.mute
        settings.save()
        ratings.save()
    except OSError:
        return


PART = ProofPart("games on bad disks", 2_000, batch, 50)
