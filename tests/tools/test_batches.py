"""Long measurements resume where they stopped; a torn line counts as never written."""

from pathlib import Path

import pytest

from tools import fuzz, pool
from tools.batches import Batches, commit


def test_record_continues_after_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "record.jsonl"
    Batches(path).add({"title": "a", "games": 3})
    with path.open("a") as file:
        file.write('{"title": "a", "ga')
    Batches(path).add({"title": "b", "games": 4})
    again = Batches(path)
    assert [batch["games"] for batch in again.all] == [3, 4]
    assert [batch["games"] for batch in again.of(title="b")] == [4]
    assert {batch["commit"] for batch in again.all} == {commit()}


def fuzzed(record: Path, games: int, *more: str) -> None:
    """Play small games into a record."""
    given = ["goofspiel", "--games", str(games), "--cores", "1", "--thorough", "0", "--record", str(record)]
    assert fuzz.main([*given, *more]) == 0


def test_random_games_resume_where_they_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "games.jsonl"
    fuzzed(record, 2)
    fuzzed(record, 3)
    fuzzed(record, 1, "--simulations", "2")
    found = Batches(record)
    assert [(batch["first"], batch["games"]) for batch in found.of(simulations=0)] == [(0, 2), (2, 1)]
    assert [batch["games"] for batch in found.of(simulations=2)] == [1]
    told = capsys.readouterr().out
    assert "3 games" in told.splitlines()[-3]
    assert "mcts 2" in told


def test_broken_law_is_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "games.jsonl"
    monkeypatch.setattr(fuzz, "run", lambda job: fuzz.GameOutcome(job, 5, "a law"))
    given = ["goofspiel", "--games", "1", "--cores", "1", "--record", str(record), "--folder", str(tmp_path)]
    assert fuzz.main(given) == 1
    assert Batches(record).all[0]["failures"] == ["2 seats, seed 0: a law"]


def test_missing_machine_code_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "is_there", lambda: False)
    monkeypatch.setattr(fuzz, "compiled", lambda: False)
    assert fuzz.main(["goofspiel", "--compiled"]) == 2
    assert "python -m tools.compile" in capsys.readouterr().err


def test_missing_ray_is_reported_with_what_to_install() -> None:
    try:
        import ray  # noqa: F401
    except ModuleNotFoundError:
        with pytest.raises(ValueError, match="Ray is not installed"):
            list(pool.spread(abs, [1], 1, "auto"))
    else:
        assert list(pool.spread(abs, [-1, -2, -3], 1, "local")) == [1, 2, 3]
