"""Background writes are as safe as immediate ones, and also report a failing disk."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from game.core.files import behind
from game.core.files.journal import Recorded, branched, load, start
from game.core.language.words import words
from tests.core.test_journal import AUCTION, CHAIRS, SETUP, game_of, go_on, played, same, shelf
from tests.games import path_of
from tests.patience import awaited


class Disk:
    """A disk that waits until it is released, and may fail."""

    def __init__(self) -> None:
        self.ready, self.fault, self.flushed = Event(), 0, 0
        self.ready.set()

    def fsync(self, descriptor: int) -> None:
        assert current_thread() is not main_thread(), "who paints waits for the disk"
        assert self.ready.wait(60), "nobody lets the disk go"
        self.flushed += 1
        if self.fault:
            raise OSError(self.fault, os.strerror(self.fault))


@pytest.fixture(name="disk")
def _disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.fsync)
    with behind.thread():
        yield disk
        disk.ready.set()


def settled(recorded: Recorded[Any]) -> None:
    recorded.wait()
    assert not recorded.writing


def test_answer_is_safe_only_once_it_is_on_disk(disk: Disk, tmp_path: Path) -> None:
    recorded = played(tmp_path, 3)
    settled(recorded)
    disk.ready.clear()
    go_on(recorded, 1)
    assert recorded.writing
    assert len(recorded.table.answers) == 4
    disk.ready.set()
    settled(recorded)
    assert same(load(path_of(recorded), shelf), recorded)


def test_many_queued_answers_are_all_written(disk: Disk, tmp_path: Path) -> None:
    disk.ready.clear()
    recorded = played(tmp_path, 400)
    assert recorded.writing
    disk.ready.set()
    settled(recorded)
    assert disk.flushed <= 3, "the file, its name, and all other answers at once"
    assert same(load(path_of(recorded), shelf), recorded)
    assert [path.name for path in tmp_path.iterdir()] == [path_of(recorded).name], "nothing else is left"


def test_full_disk_is_reported_and_caught_up_later(disk: Disk, tmp_path: Path) -> None:
    recorded = played(tmp_path, 3)
    settled(recorded)
    disk.fault = errno.ENOSPC
    go_on(recorded, 2)
    settled(recorded)
    assert recorded.trouble is not None
    assert words("room").say(recorded.trouble).startswith("The disk is full")
    disk.fault = 0
    go_on(recorded, 1)
    settled(recorded)
    assert recorded.trouble is None
    assert same(load(path_of(recorded), shelf), recorded)


def test_practice_mark_is_on_disk_before_anything_is_shown(disk: Disk, tmp_path: Path) -> None:
    recorded = played(tmp_path, 3)
    recorded.mark_as_practice()
    assert not recorded.writing
    assert game_of(load(path_of(recorded), shelf)).practice
    disk.fault = errno.ENOSPC
    other = start(tmp_path, AUCTION, SETUP, CHAIRS)
    other.mark_as_practice()
    assert other.trouble is not None


@pytest.mark.parametrize("waits", [True, False])
def test_two_programs_continuing_one_game_keep_both(disk: Disk, tmp_path: Path, waits: bool) -> None:
    first = played(tmp_path, 3)
    settled(first)
    second = game_of(load(path_of(first), shelf))
    second.mark_as_practice()
    go_on(first, 2, seed=4)
    if waits:
        settled(first)

    def saved() -> bool:  # as a window waits
        first.see_marks_elsewhere()
        return not first.writing

    awaited(saved, "the other's mark on this disk as well")
    assert first.moved is not None
    assert path_of(first) != path_of(second)
    assert first.practice, "what the other has seen, this one may have seen"
    assert game_of(load(path_of(first), shelf)).practice


def test_branch_is_saved_as_well(disk: Disk, tmp_path: Path) -> None:
    branch = branched(tmp_path, played(tmp_path, 3), 2, CHAIRS)
    settled(branch)
    assert same(load(path_of(branch), shelf), branch)


def test_leaving_leaves_nothing_unwritten(tmp_path: Path) -> None:
    with behind.thread():
        recorded = played(tmp_path, 5)
    assert same(load(path_of(recorded), shelf), recorded)


def test_result_of_a_write_is_the_same_with_and_without_a_thread() -> None:
    with behind.thread():
        pass  # nothing is written at all
    with behind.thread():
        assert behind.write(lambda: 5).result() == 5
    assert behind.write(lambda: 5).result() == 5


def test_program_error_is_not_lost_in_the_thread() -> None:
    awaited = behind.LatestWrite()
    with behind.thread():
        awaited.begin(lambda: print(1 // 0))
        with pytest.raises(ZeroDivisionError):
            awaited.wait()


def test_writes_happen_at_once_without_a_thread(tmp_path: Path) -> None:
    recorded = played(tmp_path, 2)
    assert not recorded.writing
    assert same(load(path_of(recorded), shelf), recorded)
