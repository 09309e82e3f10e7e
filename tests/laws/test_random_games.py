"""Random games of every title under every law: a few fixed ones in a plain run, thousands in a long one."""

from pathlib import Path

import pytest

from game.titles import SHELF
from tests.laws import TABLES
from tools.fuzz import Job, jobs, run

A_FEW, IN_ALL = 6, 1_000
"""The number of games per title in a plain run, and in a long one."""
SHORT, LONG = 2, 125
"""Games per test, so that the tests of one title are spread over the cores."""
THOROUGH = 0.04
"""The fraction of questions at which the slow laws are checked too, in a game for two."""
CLOSE = 0.1
"""The same fraction for a single game that is checked closely."""


def failures(work: list[Job]) -> list[str]:
    """Play random games and return those that broke a law."""
    return [
        f"{job.name}, {job.seats} seats, seed {job.seed}: {broken}" for job in work if (broken := run(job).failure)
    ]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_law_holds_in_a_game_checked_closely(name: str, seats: int, tmp_path: Path, run_seed: int) -> None:
    assert failures([Job(name, seats, run_seed, 2 * CLOSE / seats**2, tmp_path)]) == []


@pytest.mark.long
@pytest.mark.parametrize("first", [False, True])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_law_holds_at_every_question_of_one_game(
    name: str, seats: int, first: bool, tmp_path: Path, run_seed: int
) -> None:
    assert (
        failures([Job(name, seats, 0 if first else run_seed, 1.0 if seats == 2 else 0.5 / seats, tmp_path)]) == []
    )


@pytest.mark.sampled(3)
@pytest.mark.parametrize("batch", range(A_FEW // SHORT))
@pytest.mark.parametrize("name", SHELF)
def test_every_law_holds_in_a_few_games(name: str, batch: int, tmp_path: Path, run_seed: int) -> None:
    every = list(jobs((name,), A_FEW, 0, run_seed * IN_ALL, THOROUGH, tmp_path))
    assert failures(every[SHORT * batch : SHORT * (batch + 1)]) == []


@pytest.mark.long
@pytest.mark.parametrize("batch", range(IN_ALL // LONG))
@pytest.mark.parametrize("name", SHELF)
def test_every_law_holds_in_a_thousand_games(name: str, batch: int, tmp_path: Path, run_seed: int) -> None:
    every = list(jobs((name,), IN_ALL, 0, run_seed * IN_ALL, THOROUGH, tmp_path))
    assert failures(every[LONG * batch : LONG * (batch + 1)]) == []
