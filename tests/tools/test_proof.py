"""The proof resumes where it stopped and reports failures, and its parts do what they say."""

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game.core.files import disk
from tests.patience import PATIENCE
from tools.batches import Batches
from tools.lab.proof import __main__ as proof
from tools.lab.proof import disks, files, hours, power
from tools.lab.proof.part import BatchTrial, ProofPart


def counting(trial: BatchTrial) -> None:
    for number in range(trial.size):
        trial.counts["odd"] += number % 2
        with trial.one(f"number {number}"):
            assert (trial.seed, number) != (2, 1), "the third batch"


@pytest.fixture
def numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proof, "part", lambda name: ProofPart("numbers", 100, counting, 10))


def test_run_resumes_where_another_stopped(tmp_path: Path, numbers: None) -> None:
    path = tmp_path / "proof.jsonl"
    assert proof.run("files", 20, path, first=0) == 0
    with path.open("a") as file:
        file.write('{"part": "files", "tor')
    assert proof.run("files", 35, path, first=0) == 1
    batches = Batches(path).all
    assert [(batch["seed"], batch["tried"]) for batch in batches] == [(0, 10), (1, 10), (2, 10), (3, 5)]
    assert sum(batch["counts"]["odd"] for batch in batches) == 17
    assert "the third batch" in batches[2]["fell"][0]
    assert proof.run("files", 35, path, first=0) == 0, "nothing is left to be tried"
    assert "| files | 35 | 1 |" in proof.told(path)


WINDOWED = """
import os, signal, sys, time
import pygame
from tools.lab.proof import __main__ as proof
from tools.lab.proof.part import ProofPart

def batch(trial):
    trial.tried = trial.size
    if trial.seed:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(600)

proof.part = lambda name: ProofPart("a window", 100, batch, 10)
sys.exit(proof.main(["files", "--record", sys.argv[1]]))
"""


def test_run_ends_on_request_though_a_window_is_open(tmp_path: Path) -> None:
    """SDL treats SIGTERM as closing the window, which a batch wouldn't notice."""
    path = tmp_path / "proof.jsonl"
    run = subprocess.run(
        [sys.executable, "-c", WINDOWED, str(path)], capture_output=True, text=True, timeout=PATIENCE
    )
    assert run.returncode == 130, run.stderr
    assert "Traceback" not in run.stderr
    assert [batch["seed"] for batch in Batches(path).all] == [0]


@pytest.mark.parametrize("module", ["tests.client.driver", "tools.lab.kiosk"])
def test_hidden_window_ends_at_once_on_sigterm(module: str) -> None:
    begun = "pygame.display.init(); os.kill(os.getpid(), 15); time.sleep(600)"
    code = f"import os, time, pygame, {module}; {begun}"
    assert subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == -15


def test_batch_of_broken_files_finds_no_failure(tmp_path: Path) -> None:
    trial = BatchTrial(20_261_122, tmp_path, 12)
    files.batch(trial)
    assert (trial.tried, trial.fell) == (12, [])


def test_batch_plays_a_game_in_a_window_with_a_fast_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hours, "on_show", lambda: ("goofspiel",))
    trial = BatchTrial(1, tmp_path, 1)
    try:
        hours.batch(trial)
        assert trial.fell == []
        assert trial.tried > 3 * hours.RESTS
        counts = trial.counts
        assert counts["answers"] >= 20
        assert counts["workers"] >= 1
        assert counts["workers lost"] == 0
        assert min(counts[what] for what in ("memory", "pictures", "the rest", "files")) > 0
        assert len(list((Path(hours.window(1).home.name) / "saves").iterdir())) == 1
    finally:
        hours.window(1).home.cleanup()
        hours._OPEN.clear()


def test_steady_growth_is_reported_and_fluctuation_is_not() -> None:
    level = {"the rest": 150.0, "objects": 60_000, "files": 9, "threads": 1, "processes": 1}
    curve = [{**level, "the rest": 150.0 + 8 * (game % 4) + 60 * (game < 8)} for game in range(24)]
    assert hours.growth(curve) == []
    for what, step in (("the rest", 3.0), ("objects", 900), ("files", 1), ("threads", 0.5), ("processes", 0.5)):
        grown = [{**row, what: row[what] + step * game} for game, row in enumerate(curve)]
        [told] = hours.growth(grown)
        assert told.startswith(f"{what} grew from ")
        assert hours.growth(grown[: hours.FEWEST - 1]) == []


@pytest.mark.parametrize("part", [power, disks])
def test_batch_of_failing_disks_finds_no_failure(part: ModuleType, tmp_path: Path) -> None:
    trial = BatchTrial(20_261_122, tmp_path, 6)
    part.PART.batch(trial)
    assert (trial.tried, trial.fell) == (6, [])


def test_cut_that_forgets_a_promise_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For example, a program that never syncs its folders."""
    monkeypatch.setattr(disk, "sync_folder", lambda folder: None)
    trial = BatchTrial(1, tmp_path, 4)
    power.batch(trial)
    assert trial.fell
