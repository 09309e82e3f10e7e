"""The content tool tells of every mistake in one run, each in one sentence."""

import shutil
from pathlib import Path

import pytest

from game.core.content import root
from tools import content


def test_i34_all_content_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert content.main([]) == 0
    assert capsys.readouterr().out == "All content is sound.\n"


def test_i34_an_icon_and_a_map_that_are_broken_are_both_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "icons").mkdir()
    for icon in (root("assets") / "icons").glob("*.svg"):
        shutil.copy(icon, tmp_path / "icons")
    (tmp_path / "icons" / "star.svg").write_text("<svg")
    (tmp_path / "icons" / "words.svg").write_text("<p>no drawing</p>")
    (tmp_path / "world.tmx").write_text("<map>")
    monkeypatch.setattr(content, "root", lambda kind="levels": tmp_path if kind == "assets" else root(kind))
    told = list(content.flaws(["espionage"]))
    assert [sentence.partition(": ")[0] for sentence in told] == [
        "icons/star.svg", "icons/words.svg", f"{tmp_path.name}/world.tmx",
    ]  # fmt: skip
