"""A thousand random games, every law watching."""

import os
from pathlib import Path

import pytest

from tests.laws import TABLES
from tools.fuzz import Job, play_all

IN_ALL = 1_000


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_law_holds_at_every_question_of_a_few_games(name: str, seats: int, tmp_path: Path) -> None:
    work = [Job(name, seats, seed, 1.0, tmp_path) for seed in range(2)]
    assert [outcome.failure for outcome in play_all(work, cores=1) if outcome.failure] == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_law_holds_in_a_thousand_games(name: str, seats: int, tmp_path: Path) -> None:
    games = -(-IN_ALL // len(TABLES))
    work = [Job(name, seats, 1_000 + seed, 0.05, tmp_path) for seed in range(games)]
    failures = [
        f"seed {outcome.job.seed}: {outcome.failure}"
        for outcome in play_all(work, os.cpu_count() or 1)
        if outcome.failure
    ]
    assert failures == []
