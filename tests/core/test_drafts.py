"""Temporary files of a program killed while writing are deleted, and nothing else."""

import os
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

import pytest

from game import folders
from game.command_line import main
from game.core.files import disk, leftovers


@pytest.fixture(scope="module")
def dead() -> int:
    """The process id of a process that has ended."""
    ended = subprocess.Popen([sys.executable, "-S", "-c", ""])
    ended.wait()
    return ended.pid


def left(folder: Path, process: int, age: float = 2 * leftovers.AGED) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f".overton-{process}.draft"
    path.write_bytes(b"half of ")
    os.utime(path, (time.time() - age,) * 2)
    return path


def test_draft_of_a_dead_process_is_deleted(tmp_path: Path, dead: int) -> None:
    path = left(tmp_path, dead)
    leftovers.clear([tmp_path, tmp_path, tmp_path / "missing"])
    assert not path.exists()


def test_nobody_is_asked_after_a_question_that_ends_a_process(tmp_path: Path, dead: int) -> None:
    """On Windows, os.kill ends the process whatever the signal is."""
    path = left(tmp_path, dead)
    with mock.patch.object(sys, "platform", "win32"), mock.patch.object(os, "kill") as killed:
        leftovers.clear([tmp_path])
    assert not killed.called
    assert not path.exists()


def test_the_draft_of_another_users_process_stays(tmp_path: Path, dead: int) -> None:
    path = left(tmp_path, dead)
    with mock.patch.object(os, "kill", side_effect=PermissionError):
        leftovers.clear([tmp_path])
    assert path.exists()


def test_drafts_of_live_processes_and_fresh_ones_stay(tmp_path: Path, dead: int) -> None:
    """A fresh one may belong to a program on another machine that shares the folder."""
    kept = [left(tmp_path, os.getpid()), left(tmp_path, os.getppid()), left(tmp_path / "fresh", dead, age=60)]
    leftovers.clear([tmp_path, tmp_path / "fresh"])
    with mock.patch.object(time, "time", return_value=kept[-1].stat().st_mtime + leftovers.AGED):
        leftovers.clear([tmp_path / "fresh"])
    assert all(path.exists() for path in kept)


def test_clearing_leftovers_deletes_nothing_else(tmp_path: Path, dead: int) -> None:
    """Similar names, folders, links and their targets stay."""
    names = [f"overton-{dead}.draft", f".overton-{dead}.draft.json", ".overton-0.draft", ".overton--1.draft"]
    names += [".overton-.draft", f".overton-{'9' * 30}.draft", f".overton-0{dead}.draft", "save.json"]
    kept = [left(tmp_path, 1).rename(tmp_path / name) for name in names]
    for path in kept:
        os.utime(path, (0, 0))
    folder, linked = tmp_path / "a" / f".overton-{dead}.draft", tmp_path / "b" / f".overton-{dead}.draft"
    folder.mkdir(parents=True)
    linked.parent.mkdir()
    linked.symlink_to(kept[0])
    leftovers.clear([tmp_path, folder.parent, linked.parent])
    assert all(path.exists() for path in (*kept, folder, linked))
    assert linked.is_symlink()


def test_second_name_of_a_file_can_be_deleted_without_the_file(tmp_path: Path, dead: int) -> None:
    """A program may be killed after its draft got its final name but before it lost the temporary one."""
    path = left(tmp_path, dead)
    os.link(path, tmp_path / "save.json")
    leftovers.clear([tmp_path])
    assert [each.name for each in tmp_path.iterdir()] == ["save.json"]


def test_folder_that_cannot_be_read_or_changed_is_skipped(tmp_path: Path, dead: int) -> None:
    path = left(tmp_path, dead)
    for named in ("unlink", "lstat"):
        with mock.patch.object(Path, named, side_effect=PermissionError):
            leftovers.clear([tmp_path])
    with mock.patch.object(os, "scandir", side_effect=PermissionError):
        leftovers.clear([tmp_path])
    assert path.exists()


def test_program_clears_leftovers_at_the_start(
    tmp_path: Path, dead: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    paths = [left(folder, dead) for folder in folders.written()]
    assert main(["saves"]) == 0
    assert not any(path.exists() for path in paths)
    assert capsys.readouterr().err == ""


def test_draft_has_a_name_that_leftovers_recognise(tmp_path: Path) -> None:
    """Otherwise leftovers would never be found."""
    killed = mock.patch.object(os, "link", side_effect=KeyboardInterrupt)
    with killed, mock.patch.object(Path, "unlink"), pytest.raises(KeyboardInterrupt):
        disk.put(tmp_path / "settings.json", b"{}", disk.asked_for)
    [path] = tmp_path.iterdir()
    assert disk.DRAFT.fullmatch(path.name)
