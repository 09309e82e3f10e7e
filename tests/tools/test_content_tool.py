"""The content tool reports every mistake in one run, each in one sentence."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from game.client.boards.plain import PlainBoard
from game.client.table.cues import Cue, Cues
from game.core.content.loading import root
from game.titles import SHELF
from tools import content


def test_every_cue_belongs_to_an_existing_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = Cues(400, event={"spy_danced": Cue(), "spy_moved": Cue(weight_of={"grace": 2})})
    monkeypatch.setattr(content, "cues", lambda name: wrong)
    assert list(content.flaws(["espionage"])) == [
        "espionage/cues.toml, event: there is no event 'spy_danced'",
        "espionage/cues.toml, event.spy_moved: weight_of names 'grace', which is no field of it",
    ]


def test_map_is_required_only_where_the_board_reads_one() -> None:
    """A custom board without dots used to be told that its board.tmx was missing."""
    assert [name for name in SHELF if content._reads_a_map(name)] == [
        name for name in SHELF if (root() / name / "board.tmx").exists()
    ]


def test_board_without_dots_needs_no_map(monkeypatch: pytest.MonkeyPatch) -> None:
    class Own(PlainBoard[Any]):
        pass

    Own.__module__ = "game.client.boards.goofspiel.board"
    monkeypatch.setattr(content, "board", lambda name: Own(name))
    assert list(content.flaws(["goofspiel"])) == []


def test_all_content_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert content.main([]) == 0
    assert capsys.readouterr().out == "All content is sound.\n"


def test_broken_icon_and_a_broken_map_are_both_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "icons").mkdir()
    for icon in (root("assets") / "icons").glob("*.svg"):
        shutil.copy(icon, tmp_path / "icons")
    (tmp_path / "icons" / "star.svg").write_text("<svg")
    (tmp_path / "icons" / "words.svg").write_text("<p>no drawing</p>")
    (tmp_path / "world.tmx").write_text("<map>")
    monkeypatch.setattr(content, "root", lambda kind="levels": tmp_path if kind == "assets" else root(kind))
    told = list(content.flaws(["espionage"]))
    assert [sentence.partition(": ")[0] for sentence in told] == [
        "icons/star.svg",
        "icons/words.svg",
        f"{tmp_path.name}/world.tmx",
    ]
