"""Small files are read and written as a whole, and never overwritten if they can't be read."""

import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from game.core.files import whole
from game.core.files.whole import LONGEST, PATIENCE, Unreadable, alone, put, take

if sys.platform != "win32":
    import fcntl

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="a folder can't be locked there")


def numbers(said: Any) -> list[int]:
    """Parse the format that these tests use."""
    return [int(each) for each in said["numbers"]]


def test_written_file_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "numbers.json"
    assert take(path, numbers) is None
    put(path, {"numbers": [1]}, numbers)
    put(path, {"numbers": [1, 2]}, numbers)
    assert take(path, numbers) == [1, 2]
    assert [*path.parent.iterdir()] == [path], "what can be read is replaced"


TORN = [
    (b"", "Expecting value"),
    (b"{", "Expecting property name"),
    (b"[]", "TypeError"),
    (b'{"numbers": 3}', "TypeError"),
    (b'{"numbers": ["x"]}', "invalid literal"),
    (b'{"numbers": [1e999]}', "OverflowError"),
    (b"\xff\x00", "codec can't decode"),
    (b"[" * 100_000, "RecursionError"),
]
"""File contents with the expected error: a parser's own words, or for other errors only their type."""


@pytest.mark.parametrize(("torn", "why"), TORN, ids=range(len(TORN)))
def test_torn_file_is_reported_and_set_aside_before_a_new_one(tmp_path: Path, torn: bytes, why: str) -> None:
    path = tmp_path / "numbers.json"
    path.write_bytes(torn)
    with pytest.raises(Unreadable, match=why):
        take(path, numbers)
    assert path.read_bytes() == torn
    put(path, {"numbers": [5]}, numbers)
    assert take(path, numbers) == [5]
    aside = [each.read_bytes() for each in tmp_path.iterdir() if each != path]
    assert aside == [torn]
    path.write_bytes(torn[:-1] + b"!")
    put(path, {"numbers": [6]}, numbers)
    assert torn in [each.read_bytes() for each in tmp_path.iterdir() if each != path], "nothing is written over"


def test_file_is_within_its_size_limit_or_unreadable(tmp_path: Path) -> None:
    path, longest = tmp_path / "numbers.json", b'{"numbers": [1]}'.ljust(LONGEST)
    path.write_bytes(longest)
    assert take(path, numbers) == [1]
    path.write_bytes(longest + b" ")
    with pytest.raises(Unreadable, match="too long"):
        take(path, numbers)


def test_written_files_are_readable_by_people(tmp_path: Path) -> None:
    put(tmp_path / "names.json", {"names": ["Zoë", "half \ud83d"]}, numbers)
    written = (tmp_path / "names.json").read_text("utf-8")
    assert written == '{\n "names": [\n  "Zoë",\n  "half ?"\n ]\n}'


def locked(folder: Path) -> int:
    """Lock a folder as another program would, and return its descriptor."""
    descriptor = os.open(folder, os.O_RDONLY)
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    return descriptor


@POSIX
def test_two_programs_change_a_file_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs, waited = locked(tmp_path), list[float]()

    def until_they_have_done(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            os.close(theirs)

    monkeypatch.setattr(whole, "sleep", until_they_have_done)
    with alone(tmp_path / "numbers.json"):
        assert len(waited) == 3
        with pytest.raises(BlockingIOError):
            locked(tmp_path)
    os.close(locked(tmp_path))


@POSIX
def test_hung_program_is_waited_for_only_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    theirs, now = locked(tmp_path), [0.0]

    def later(_: float) -> None:
        now[0] += PATIENCE / 2

    monkeypatch.setattr(whole, "sleep", later)
    monkeypatch.setattr(whole, "monotonic", lambda: now[0])
    with alone(tmp_path / "numbers.json"):
        assert now == [PATIENCE]
    os.close(theirs)


@POSIX
def test_disk_without_locks_does_not_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def refuses(descriptor: int, how: int) -> None:
        tried.append(descriptor)
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", refuses)
    with alone(tmp_path / "numbers.json"):
        assert len(tried) == 1


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "numbers.json"
    put(path, {"numbers": [1]}, numbers)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        put(path, {"numbers": [2]}, numbers)
    assert take(path, numbers) == [1]


def test_folder_in_place_of_a_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="directory"):
        take(tmp_path, numbers)
