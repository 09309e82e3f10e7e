"""Many hundred random games of every title, every law watching."""

from pathlib import Path

import pytest

from game.titles import SHELF
from tests.laws import TABLES
from tools.fuzz import Job, jobs, run

IN_ALL = 1_000
"""Games of each title."""
BATCH = 125
"""Games a test plays, so that the tests of one title are shared out among the cores."""
BATCHES = [(name, batch) for name in SHELF for batch in range(IN_ALL // BATCH)]
THOROUGH = 0.05
"""The share of questions at which the slow laws are checked too, in a game for two."""


def failures(work: list[Job]) -> list[str]:
    """Play random games, and say which broke a law."""
    return [f"seed {job.seed}: {broken}" for job in work if (broken := run(job).failure)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_law_holds_at_every_question_of_a_game(name: str, seats: int, tmp_path: Path) -> None:
    shares = [1.0, 1.0] if seats == 2 else [0.5 / seats]
    assert failures([Job(name, seats, seed, share, tmp_path) for seed, share in enumerate(shares)]) == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "batch"), BATCHES)
def test_every_law_holds_in_many_games(name: str, batch: int, tmp_path: Path) -> None:
    every = list(jobs((name,), IN_ALL, 0, 1_000, THOROUGH, tmp_path))
    assert failures(every[BATCH * batch : BATCH * (batch + 1)]) == []
