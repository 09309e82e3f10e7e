"""Two checkouts compete: the program draws with itself, and an interrupted run resumes."""

from pathlib import Path

import pytest

from tools.lab.duel import HERE, main


def test_checkout_is_exactly_as_strong_as_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "games.txt"
    given = ["goofspiel", str(HERE), "--simulations", "4", "--record", str(record), "--games"]
    assert main([*given, "1"]) == 0
    assert len(record.read_text("utf-8").splitlines()) == 1
    first = record.read_text("utf-8")
    assert main([*given, "2"]) == 0
    assert record.read_text("utf-8").startswith(first)
    assert capsys.readouterr().out.splitlines()[-1].startswith("1 of 2 = 50%")
