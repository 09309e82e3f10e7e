"""Worths: planted ones are found, and the command writes a file that the program can read."""

from pathlib import Path

import numpy as np
import pytest

from ai import worths as reading
from ai.worths import FILE, WorthStage, WorthTable
from game.core.content.loading import ContentError
from tools.lab import selfplay, worths
from tools.lab.fit import softmax
from tools.lab.worths import TraitSamples, fitted, loss, main, text


def test_planted_worths_are_recovered() -> None:
    rng, true = np.random.default_rng(3), np.array([1.0, -0.5, 0.0])
    traits = rng.normal(size=(4000, 3, 3))
    won = [rng.choice(3, p=likely) for likely in softmax(traits @ true)]
    samples = TraitSamples(traits, np.eye(3)[won])
    found = fitted(samples, np.array([0.5, 0.0, 0.3]))
    assert found == pytest.approx(true, abs=0.12)
    assert loss(found, samples) < loss(np.zeros(3), samples) - 0.1


def test_few_games_keep_worths_close_to_the_expected_ones() -> None:
    samples = TraitSamples(np.array([[[1.0], [0.0]]]), np.array([[1.0, 0.0]]))
    assert 0.2 < fitted(samples, np.array([0.2]))[0] < 10


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (reading, worths):
        monkeypatch.setattr(module, "folder", lambda title: tmp_path)
    reading.tables.cache_clear()
    return tmp_path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    selfplay.main(["manifesto", "--games", "10", "--workers", "1", "--level", "short", "--file", str(path)])
    return path


def test_worths_command_writes_what_the_program_reads(
    file: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["manifesto", str(file), "--write"]) == 0
    reading.tables.cache_clear()
    (table,) = reading.tables("manifesto")
    assert (table.seats, table.games) == (2, 10)
    assert "log loss of a guess 0.693" in capsys.readouterr().out
    assert len(reading.worths("manifesto", 2, 5, list(table.stage[0].worth))) == len(table.stage[0].worth)
    assert (folder / FILE).read_text("utf-8") == text([table])


@pytest.mark.parametrize("given", [["no_such_title", "none.jsonl"], ["manifesto", "none.jsonl"]])
def test_unfittable_data_is_reported_in_one_sentence(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(given)
    assert len(capsys.readouterr().err.strip().partition("error: ")[2].splitlines()) == 1


def test_table_of_the_nearest_size_and_the_current_stage_count(folder: Path) -> None:
    stages = [WorthStage(0, {"land": 2.0}), WorthStage(4, {"land": 1.0})]
    tables = [WorthTable(seats, 10, tuple(stages)) for seats in (2, 5)]
    (folder / FILE).write_text(text(tables), "utf-8")
    assert reading.worths("anything", 3, 0, ["land"]) == [2.0]
    assert reading.worths("anything", 7, 3, ["land"]) == [1.0]
    assert reading.worths("anything", 2, 30, ["land"]) == [1.0]
    with pytest.raises(ContentError, match="money: missing or unknown"):
        reading.worths("anything", 2, 0, ["land", "money"])


def test_all_stages_of_a_table_must_name_the_same_traits(folder: Path) -> None:
    stages = (WorthStage(0, {"land": 2.0}), WorthStage(4, {"money": 1.0}))
    (folder / FILE).write_text(text([WorthTable(2, 10, stages)]), "utf-8")
    with pytest.raises(ContentError, match="2 seats need stages that name the same traits"):
        reading.tables("anything")
