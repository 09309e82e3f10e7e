"""One small JSON file: torn, too long, no file at all, and a disk that is full."""

from pathlib import Path
from typing import Any

import pytest

from game.core import small
from game.core.small import LONGEST, SmallFile


def numbers(said: Any) -> list[int]:
    return [int(each) for each in said["numbers"]]


def kept(path: Path) -> SmallFile[list[int]]:
    return SmallFile(lambda: path, numbers, list)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = kept(tmp_path / "deep" / "numbers.json")
    assert file.read() == ([], "")
    assert file.write({"numbers": [1, 2]}) == ""
    assert file.read() == ([1, 2], "")


TORN = [
    b"", b"{", b"[]", b'{"numbers": 3}', b'{"numbers": ["x"]}', b'{"numbers": [1e999]}',
    b"\xff\x00", b"[" * 100_000,
    b'{"numbers": [1]}' + b" " * LONGEST,
]  # fmt: skip


@pytest.mark.parametrize("torn", TORN, ids=range(len(TORN)))
def test_a_torn_file_is_told_and_set_aside_before_a_new_one(tmp_path: Path, torn: bytes) -> None:
    path = tmp_path / "numbers.json"
    path.write_bytes(torn)
    file = kept(path)
    found, why = file.read()
    assert found == []
    assert why
    assert path.read_bytes() == torn
    assert file.write({"numbers": [5]}) == ""
    assert file.read() == ([5], "")
    assert (tmp_path / "numbers.json.damaged").read_bytes() == torn
    path.write_bytes(torn[:-1] + b"!")
    assert file.write({"numbers": [6]}) == ""
    assert (tmp_path / "numbers.json.damaged").read_bytes() == torn, "nothing is written over"


def test_a_full_disk_is_told_and_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = kept(tmp_path / "numbers.json")
    file.write({"numbers": [1]})

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(small, "write_whole", full)
    assert file.write({"numbers": [2]}) == "No space left on device"
    assert file.read() == ([1], "")


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert kept(tmp_path / "file" / "numbers.json").write({"numbers": []})
    (tmp_path / "folder").mkdir()
    found, why = kept(tmp_path / "folder").read()
    assert found == []
    assert why
