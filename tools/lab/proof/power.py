"""Simulated power cuts: unsynced writes are lost, but no answer already given may be.

Only what was synced survives: a file's bytes as of its last fsync, and a folder's names as of the folder's last
one. After every cut, two disks are examined: one that had written nothing else, and one that had already written
all names, but no more bytes. Folders themselves are assumed to survive.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from game import folders
from game.client.kit.settings import Settings
from game.core.files.journal import Recorded, load, saves, start
from game.core.language.words import words
from game.machine import progress, statistics
from game.testing.laws import openings
from game.titles import SHELF, rules_of
from tools.lab.proof.part import BatchTrial, ProofPart

MOST = 60  # the maximum number of syncs before the power is cut


class PowerCut(BaseException):
    """The power is cut."""


class PowerDisk:
    """The contents of a folder that a disk has durably written."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.real = os.fsync
        self.content: dict[int, bytes] = {}
        self.names: dict[Path, dict[str, int]] = {}

    def fsync(self, descriptor: int) -> None:
        """Make the file or folder durable. Raises PowerCut once the power is cut."""
        self.left -= 1
        if self.left < 0:
            raise PowerCut
        found, path = os.fstat(descriptor), Path(os.readlink(f"/proc/self/fd/{descriptor}"))
        if stat.S_ISDIR(found.st_mode):
            self.names[path] = _names(path)
        else:
            self.content[found.st_ino] = path.read_bytes()

    def after(self, folder: Path, here: Path, lucky: bool) -> None:
        """Recreate in `here` what survives of `folder`; a `lucky` disk had already written all names."""
        for path in [folder, *(path for path in folder.rglob("*") if path.is_dir())]:
            place = here / path.relative_to(folder)
            place.mkdir(parents=True, exist_ok=True)
            for name, number in (_names(path) if lucky else self.names.get(path, {})).items():
                (place / name).write_bytes(self.content.get(number, b""))


def _names(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_ino for path in folder.iterdir() if path.is_file()}


@contextmanager
def at(home: Path) -> Iterator[None]:
    """Use a folder as Overton's home."""
    with mock.patch.dict(os.environ, OVERTON_HOME=str(home)):
        yield


def batch(trial: BatchTrial) -> None:
    """Repeatedly cut the power."""
    trial.each("cut", lambda rng, home: _cut(home, rng, trial))


def _cut(folder: Path, rng: Random, trial: BatchTrial) -> None:
    disk, promised = PowerDisk(rng.randrange(MOST)), Promised()
    with at(folder), mock.patch.object(os, "fsync", disk.fsync):
        try:
            _play(promised, rng)
        except PowerCut:
            trial.counts["cuts"] += 1
    for lucky in (False, True):
        here = folder.with_name(f"{folder.name}-{lucky}")
        disk.after(folder, here, lucky)
        with at(here):
            promised.kept(folder, here)


class Promised:
    """Everything that the player was told is safe."""

    def __init__(self) -> None:
        self.answers: dict[Path, list[str]] = {}
        self.counted: list[str] = []
        self.setting: float | None = None
        self.lessons: list[str] = []

    def note(self, recorded: Recorded[Any]) -> None:
        """Add the answers given so far."""
        assert recorded.trouble is None, recorded.trouble
        assert recorded.journal.path is not None
        self.answers[recorded.journal.path] = [str(each.action) for each in recorded.table.answers]

    def kept(self, folder: Path, here: Path) -> None:
        """Check that everything survived."""
        for path, answers in self.answers.items():
            loaded = load(here / path.relative_to(folder), rules_of)
            assert loaded.recorded is not None, loaded.sentences()
            assert loaded.trouble is None, loaded.sentences()
            there = [str(each.action) for each in loaded.recorded.table.answers]
            assert there[: len(answers)] == answers, f"{len(answers)} answered, {len(there)} kept"
        for saved in saves(folders.saves())[0]:
            told = words("room").say(saved.trouble) if saved.trouble is not None else ""
            assert saved.header is not None, f"{saved.path.name}: {told}"
        there = [each.game for each in statistics.kept().games]
        assert set(self.counted) <= set(there), f"{self.counted} were counted, {there} are kept"
        settings, told = Settings.load()
        assert not told, told
        assert self.setting in (None, settings.volume_deeds), "a setting is lost"
        done = progress.kept()
        assert done.trouble is None
        assert all(done.has("espionage", name) for name in self.lessons), "a lesson is lost"


def _play(promised: Promised, rng: Random) -> None:
    """Play and finish games, change settings and finish lessons until the power is cut."""
    while True:
        name = rng.choice(SHELF)
        seats = rules_of(name).SEATS[0]
        game = start(folders.saves(), rules_of(name), openings(name, seats, rng.randrange(99)), ("you",) * seats)
        promised.note(game)
        for number in range(rng.randrange(1, 40)):
            asked = game.table.decision
            if asked is None:
                break
            game.play(rng.choice(asked.options))
            promised.note(game)
            _aside(promised, rng, number)
        _finish(promised, game)


def _aside(promised: Promised, rng: Random, number: int) -> None:
    if rng.random() < 0.1:
        promised.setting = None  # until it is written, either the old value or the new one may be there
        settings = Settings.load()[0]
        settings.volume_deeds = round(rng.random(), 3)
        settings.save()
        promised.setting = settings.volume_deeds
    if rng.random() < 0.05:
        name = f"lesson{number}"
        progress.kept().mark("espionage", name)
        promised.lessons.append(name)


def _finish(promised: Promised, game: Recorded[Any]) -> None:
    """Resign for everyone, and count the game."""
    if game.table.result is None and game.table.decision is not None:
        game.call(0)
        promised.note(game)
    made = statistics.played(game, "2026-01-01T10:00:00")
    if made is not None:
        statistics.add(folders.statistics(), made)
        promised.counted.append(made.game)


PART = ProofPart("power cuts", 2_000, batch, 25)
