"""The man page matches the command line, and the executable's icon fits each system."""

import struct
import sys
import tomllib
from pathlib import Path

import pytest

from game.core.content.loading import root
from tools import build_demo, icon, manpage

ROOT = Path(__file__).parents[2]


def test_the_man_page_is_up_to_date() -> None:
    assert manpage.PAGE.read_text(encoding="utf-8") == manpage.page(), "python -m tools.manpage"


def test_man_page_covers_every_command() -> None:
    page = manpage.page()
    for name in ("play", "demo", "replay", "rules"):
        assert rf".SS \fBoverton {name}\fR" in page
    assert not [line for line in page.splitlines() if line.startswith("'")]


def test_the_icon_is_up_to_date() -> None:
    assert (root("assets") / "overton.svg").read_text(encoding="utf-8") == icon.drawn(), "python -m tools.icon"


@pytest.mark.parametrize(("system", "head"), [("win32", b"\0\0\1\0\1\0"), ("darwin", b"icns")])
def test_every_system_gets_the_icon_in_its_own_format(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, head: bytes
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    written = build_demo.icon(tmp_path).read_bytes()
    picture = (root("assets") / "overton.png").read_bytes()
    assert written.startswith(head)
    assert written.endswith(picture)
    if system == "darwin":
        assert struct.unpack(">I", written[4:8])[0] == len(written)
    else:
        assert struct.unpack("<2I", written[14:22]) == (len(picture), 22)


def test_wheel_contains_desktop_files_and_the_man_page() -> None:
    shared = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert [name for name in shared["shared-data"] if not (ROOT / name).is_file()] == []
    entry = (ROOT / "share" / "overton.desktop").read_text(encoding="utf-8")
    assert "\nExec=overton\n" in entry
    assert "\nIcon=overton\n" in entry
