"""Other people's files are neither replaced nor deleted, and other users can't read what we wrote."""

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import nullcontext
from datetime import date
from io import BytesIO
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

from game import folders
from game.client.kit.settings import Settings
from game.core.files import disk
from game.core.files.journal import load, start
from game.core.language.legible import called, legible
from game.core.language.words import words
from game.machine import own, progress, statistics, today
from game.machine.ratings import Own
from tests.core.test_journal import AUCTION, CHAIRS, SETUP, failing, go_on, shelf
from tests.games import path_of

RIGHTS = pytest.mark.skipif(sys.platform == "win32", reason="needs rights like those of POSIX")


def mine(found: bytes) -> bool:
    return found.startswith(b"mine")


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# --- what is not ours ---


def test_put_replaces_a_file_it_recognises(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"mine: one", b"mine: two"):
        disk.put(path, content, mine)
        assert path.read_bytes() == content
    assert names(tmp_path) == {"file"}


def test_unrecognised_file_is_neither_replaced_nor_deleted(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"theirs")
    with pytest.raises(disk.NotOurs) as refused:
        disk.put(path, b"mine", mine)
    assert (refused.value.errno, refused.value.filename) == (errno.EEXIST, str(path))
    told = words("room").say(refused.value.told)
    assert told == legible(told, 700)
    with pytest.raises(disk.NotOurs):
        disk.delete(path, mine)
    assert path.read_bytes() == b"theirs"
    assert names(tmp_path) == {"file"}


def test_put_can_keep_an_unrecognised_file_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"theirs", b"another"):
        path.write_bytes(content)
        disk.put(path, b"mine", mine, ".damaged")
        assert path.read_bytes() == b"mine"
    assert {each.read_bytes() for each in tmp_path.iterdir()} == {b"mine", b"theirs", b"another"}


@pytest.mark.skipif(sys.platform == "win32", reason="a folder can't be opened there")
@pytest.mark.parametrize(
    "write",
    [
        lambda path: disk.put_new(path.parent, path.name, "", b"mine"),
        lambda path: disk.put(path, b"mine", mine),
        lambda path: disk.write_for(path, b"mine", force=False),
    ],
    ids=["new", "put", "for"],
)
def test_file_and_its_name_are_flushed_to_disk_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: Callable[[Path], None]
) -> None:
    path, flushed = tmp_path / "file", list[tuple[bool, int, bool]]()
    descriptors: set[int] = set()

    def flush(file: int) -> None:
        there = os.fstat(file)
        descriptors.add(file)
        flushed.append((stat.S_ISDIR(there.st_mode), stat.S_ISREG(there.st_mode) and there.st_size, path.exists()))

    monkeypatch.setattr(os, "fsync", flush)
    write(path)
    assert flushed == [(False, len(b"mine"), False), (True, False, True)]
    for descriptor in descriptors:
        with pytest.raises(OSError, match="descriptor"):
            os.fstat(descriptor)


def test_draft_of_another_person_is_not_written_into(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be a link, since others may share the folder."""
    theirs = tmp_path / f".overton-{os.getpid()}-7.draft"
    theirs.write_bytes(b"theirs")
    monkeypatch.setattr(disk, "_drafts", repeat(7))
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: None)
    with pytest.raises(FileExistsError):
        disk.put(tmp_path / "file", b"mine", mine)
    assert theirs.read_bytes() == b"theirs"


def test_draft_left_by_a_killed_process_is_in_nobodys_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be a second name of its finished file, and another process may have the same number."""
    finished, draft = tmp_path / "finished", tmp_path / f".overton-{os.getpid()}-7.draft"
    finished.write_bytes(b"finished")
    os.link(finished, draft)
    monkeypatch.setattr(disk, "_drafts", repeat(7))
    disk.put(tmp_path / "file", b"mine", mine)
    assert (finished.read_bytes(), (tmp_path / "file").read_bytes()) == (b"finished", b"mine")


def test_unplugged_disk_is_reported_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pulled(*_: object) -> None:
        for each in tmp_path.iterdir():
            each.unlink()
        raise OSError(errno.ENODEV, "No such device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", pulled)
        with pytest.raises(OSError, match="No such device"):
            disk.put(tmp_path / "file", b"mine", mine)
    monkeypatch.setattr(os, "link", lambda *_: failing(errno.EPERM))
    monkeypatch.setattr(Path, "replace", pulled)
    with pytest.raises(OSError, match="No such device"):
        disk.put(tmp_path / "file", b"mine", mine)


def test_failed_replacement_leaves_no_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", lambda *_: failing(errno.EPERM))
    monkeypatch.setattr(Path, "replace", lambda *_: failing(errno.EIO))
    with pytest.raises(OSError, match="Input/output"):
        disk.put(tmp_path / "file", b"mine", mine)
    assert names(tmp_path) == set()


def test_file_deleted_by_somebody_else_meanwhile_counts_as_deleted(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"mine")

    def deleted(_: bytes) -> bool:
        path.unlink()
        return True

    disk.delete(path, deleted)
    with disk.workshop(path) as made:
        made.rmdir()
    assert names(tmp_path) == set()


def test_half_a_line_on_a_full_disk_is_reported() -> None:
    class Full(BytesIO):
        def write(self, content: Any) -> int:
            return super().write(content[:-1])

    with pytest.raises(OSError, match="No space left"):
        disk.add(Full(), b"1 leave")


def test_folder_made_by_another_program_meanwhile_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, real = tmp_path / "made", Path.exists
    made.mkdir()
    monkeypatch.setattr(Path, "exists", lambda path: path != made and real(path))
    disk.folder(made)
    disk.folder(made / "in it")
    assert names(made) == {"in it"}


def test_writing_through_a_symlink_keeps_the_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"mine: old")
    link.symlink_to(real)
    disk.put(link, b"mine: new", mine)
    assert link.is_symlink()
    assert real.read_bytes() == b"mine: new"


def test_file_in_a_linked_folder_is_reported_by_the_given_name(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "real" / "file").write_bytes(b"theirs")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    with pytest.raises(disk.NotOurs) as refused:
        disk.put(tmp_path / "link" / "file", b"mine", mine)
    assert refused.value.filename == str(tmp_path / "link" / "file")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_special_file_is_neither_replaced_nor_deleted(tmp_path: Path) -> None:
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path, why in ((pipe, "exists"), (folder, "directory")):
        with pytest.raises(OSError, match=why):
            disk.put(path, b"mine", disk.asked_for)
        with pytest.raises(OSError, match=why):
            disk.delete(path, disk.asked_for)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert names(tmp_path) == {"pipe", "folder"}


@pytest.mark.skipif(os.name != "posix", reason="pipes")
def test_reading_a_pipe_does_not_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    os.mkfifo(tmp_path / "statistics.jsonl")
    with pytest.raises(OSError, match="no ordinary file"):
        disk.beginning(tmp_path / "statistics.jsonl", 10)
    assert statistics.kept().trouble is not None


@pytest.mark.skipif(os.name != "posix", reason="pipes")
def test_game_whose_file_becomes_a_pipe_continues_and_says_so(tmp_path: Path) -> None:
    recorded = start(tmp_path, AUCTION, SETUP, CHAIRS)
    path = path_of(recorded)
    path.unlink()
    os.mkfifo(path)
    for _ in range(2):  # the second time it would rewrite the whole file
        go_on(recorded, 1)
        assert recorded.trouble is not None
        assert "no ordinary file" in words("room").say(recorded.trouble)
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_circular_link_is_reported_and_stays(tmp_path: Path) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to("circle")
    made = tmp_path / "made"
    made.write_bytes(b"made")
    attempts: list[Callable[[], None]] = [
        lambda: disk.put(circle, b"mine", disk.asked_for),
        lambda: disk.write_for(circle, b"mine", force=True),
        lambda: disk.hand_over(made, circle, force=True),
    ]
    for attempt in attempts:
        with pytest.raises(OSError, match="symbolic links"):
            attempt()
    assert circle.is_symlink()


@pytest.mark.parametrize(("theirs", "then"), [(b"theirs", b"theirs"), (b"mine: theirs", b"mine: new")])
def test_two_programs_creating_a_file_at_once_lose_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, theirs: bytes, then: bytes
) -> None:
    """An example is two windows that save their first settings: both succeed."""
    real = disk._drafted

    def meanwhile(folder: Path, content: bytes) -> Path:
        (tmp_path / "file").write_bytes(theirs)
        return real(folder, content)

    monkeypatch.setattr(disk, "_drafted", meanwhile)
    with nullcontext() if mine(theirs) else pytest.raises(disk.NotOurs):
        disk.put(tmp_path / "file", b"mine: new", mine)
    assert (tmp_path / "file").read_bytes() == then
    assert names(tmp_path) == {"file"}


def test_file_for_the_user_is_replaced_only_by_force(tmp_path: Path) -> None:
    path = tmp_path / "review.md"
    disk.write_for(path, b"one", force=False)
    with pytest.raises(disk.NotOurs, match="exists"):
        disk.write_for(path, b"two", force=False)
    assert path.read_bytes() == b"one"
    disk.write_for(path, b"two", force=True)
    assert path.read_bytes() == b"two"
    assert names(tmp_path) == {"review.md"}


def test_finished_file_is_handed_over_only_to_a_free_name_or_by_force(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "film.gif"
    one, two, three = made = [tmp_path / name for name in ("one", "two", "three")]
    for each in made:
        each.write_bytes(each.name.encode())
    assert disk.fresh(tmp_path, "film", ".gif") == path
    disk.hand_over(one, path, force=False)
    with pytest.raises(disk.NotOurs, match="exists"):
        disk.hand_over(two, path, force=False)
    assert path.read_bytes() == b"one"
    disk.hand_over(three, path, force=True)
    assert path.read_bytes() == b"three"
    assert disk.fresh(tmp_path, "film", ".gif") == tmp_path / "film-2.gif"
    monkeypatch.setattr(disk, "may_take", lambda *_: None)  # it has appeared since
    with pytest.raises(FileExistsError):
        disk.hand_over(two, path, force=False)


def test_disk_without_hard_links_keeps_the_same_promises(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*given: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", refused)
    path = tmp_path / "file"
    disk.put(path, b"mine", mine)
    disk.write_for(tmp_path / "out", b"one", force=False)
    with pytest.raises(FileExistsError):
        disk.write_for(tmp_path / "out", b"two", force=False)
    assert disk.put_new(tmp_path, "file", "", b"another") == tmp_path / "file-2"
    assert (path.read_bytes(), (tmp_path / "out").read_bytes()) == (b"mine", b"one")


# --- who may read ---


def _record() -> Path:
    recorded = go_on(start(folders.saves(), AUCTION, SETUP, CHAIRS), 3)
    assert (recorded.trouble, recorded.moved) == (None, None)
    return path_of(recorded)


def _settings() -> Path:
    Settings(mute=True).save()
    return folders.settings()


def _ratings() -> Path:
    ratings = own.kept()
    ratings.own["espionage"] = Own(990.0, 200.0, 1)
    ratings.save()
    return folders.ratings()


def _learnt() -> Path:
    progress.kept().mark("espionage", f"lesson {len(progress.kept().done)}")
    return folders.learnt()


def _days() -> Path:
    today.kept().tried(date(2026, 3, 1), right=False)
    return folders.days()


def _statistics() -> Path:
    day, sat = "2026-01-01T10:00:00", (("you",), ("fair",))
    game = statistics.Played("0123456789ab", "espionage", day, day, sat, ("usa", "ussr"), (1.0, 0.0))
    statistics.add(folders.statistics(), game)
    return folders.statistics()


WRITERS = [_record, _settings, _ratings, _learnt, _days, _statistics]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path / "a" / "home"))


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@RIGHTS
@pytest.mark.parametrize("write", WRITERS)
def test_files_are_readable_only_by_their_owner(write: Callable[[], Path], tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = write()
    finally:
        os.umask(before)
    assert rights(path) == 0o600
    for folder in (path.parent, tmp_path / "a" / "home", tmp_path / "a"):
        assert rights(folder) == 0o700


@RIGHTS
@pytest.mark.parametrize("write", [each for each in WRITERS if each != _record])
def test_file_readable_by_others_is_made_private_when_written(write: Callable[[], Path]) -> None:
    path = write()
    path.chmod(0o644)
    write()
    assert rights(path) == 0o600


@RIGHTS
def test_record_readable_by_others_is_made_private_when_the_game_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = _record()
    path.chmod(0o644)
    recorded = load(path, shelf).recorded
    assert recorded is not None
    assert rights(path) == 0o644, "who only looks changes nothing"
    go_on(recorded, 1)
    assert recorded.trouble is None
    assert rights(path) == 0o600
    monkeypatch.setattr(os, "fchmod", lambda *_: pytest.fail("it is private already"))
    go_on(recorded, 1)


@RIGHTS
def test_record_owned_by_another_user_keeps_its_permissions(monkeypatch: pytest.MonkeyPatch) -> None:
    path = _record()
    path.chmod(0o666)
    monkeypatch.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
    recorded = load(path, shelf).recorded
    assert recorded is not None
    go_on(recorded, 1)
    assert recorded.trouble is None
    assert rights(path) == 0o666


@RIGHTS
def test_copy_of_a_damaged_file_is_readable_by_nobody_else() -> None:
    path = _settings()
    path.write_bytes(b"{")
    path.chmod(0o644)
    _settings()
    assert {rights(each) for each in path.parent.iterdir() if each.is_file()} == {0o600}


@RIGHTS
def test_existing_folder_keeps_its_permissions(tmp_path: Path) -> None:
    folders.saves().mkdir(parents=True)
    folders.saves().chmod(0o755)
    _record()
    assert rights(folders.saves()) == 0o755


@RIGHTS
def test_file_for_the_person_has_their_usual_permissions(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        disk.write_for(tmp_path / "review.md", b"one", force=False)
    finally:
        os.umask(before)
    assert rights(tmp_path / "review.md") == 0o644


@pytest.mark.parametrize("write", WRITERS)
def test_everything_is_written_on_a_system_without_permissions_too(
    write: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "fcntl", None)
    for name in ("fchmod", "geteuid"):
        monkeypatch.delattr(os, name, raising=False)
    monkeypatch.setattr(
        os, "open", lambda path, *how: failing(errno.EACCES) if os.path.isdir(path) else real(path, *how)
    )
    path = write()
    path.chmod(0o644)
    assert write().exists()


@RIGHTS
def test_disk_without_permissions_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    path = _record()
    path.chmod(0o644)

    def refused(*given: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "fchmod", refused)
    recorded = load(path, shelf).recorded
    assert recorded is not None
    go_on(recorded, 1)
    assert recorded.trouble is None
    assert load(path, shelf).good == 4


# --- what a file is called ---


@pytest.mark.parametrize("name", ["a\x1b[2J", "a\u202eb", "a\nb", "a\udcffb", "a\x9bb", "a\u200bb", "a\x7f"])
def test_name_with_terminal_commands_is_made_plain(name: str) -> None:
    told = called(Path("/home") / name)
    assert "�" in told
    assert told == legible(told, 700)


def test_ordinary_file_name_is_shown_unchanged() -> None:
    name = "/home/Zoë  Ø/日本 100%.journal"
    assert called(Path(name)) == name
