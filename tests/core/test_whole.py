"""Small files are read and written as a whole, and never overwritten if they can't be read."""

import os
from pathlib import Path
from typing import Any

import pytest

from game.core.files.whole import LONGEST, Unreadable, put, take


def numbers(said: Any) -> list[int]:
    """Parse the format used by the files here."""
    return [int(each) for each in said["numbers"]]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "numbers.json"
    assert take(path, numbers) is None
    put(path, {"numbers": [1, 2]}, numbers)
    assert take(path, numbers) == [1, 2]


TORN = [
    (b"", "Expecting value"),
    (b"{", "Expecting property name"),
    (b"[]", "TypeError"),
    (b'{"numbers": 3}', "TypeError"),
    (b'{"numbers": ["x"]}', "invalid literal"),
    (b'{"numbers": [1e999]}', "OverflowError"),
    (b"\xff\x00", "codec can't decode"),
    (b"[" * 100_000, "RecursionError"),
    (b'{"numbers": [1]}' + b" " * LONGEST, "too long"),
]
"""Files with what is told of them: a parser's own words, and of other errors only their kind."""


@pytest.mark.parametrize(("torn", "why"), TORN, ids=range(len(TORN)))
def test_a_torn_file_is_told_and_set_aside_before_a_new_one(tmp_path: Path, torn: bytes, why: str) -> None:
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


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "numbers.json"
    put(path, {"numbers": [1]}, numbers)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        put(path, {"numbers": [2]}, numbers)
    assert take(path, numbers) == [1]


def test_a_folder_in_its_place_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="directory"):
        take(tmp_path, numbers)
