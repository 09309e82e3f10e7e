"""Learning from games: the fits recover a planted signal, and a run resumes where it stopped."""

from pathlib import Path

import numpy as np
import pytest

from tools import pool
from tools.lab import train
from tools.lab.train import BUCKETS, Array, TrainingGame, bucket, fit, read


def games(count: int, seed: int = 1) -> list[dict[str, Array]]:
    """Return games of two seats whose heuristic says a half each, and whose first term tells the winner."""
    rng, found = np.random.default_rng(seed), []
    for _ in range(count):
        term = rng.normal(0, 1, (40, 2, 1))
        rows = np.concatenate(
            [term, term[:, ::-1], np.full((40, 2, 2), np.log(0.5)), np.full((40, 2, 1), 0.3)], axis=2
        )
        first = (term[:, 0] > term[:, 1]).astype(float)
        place = [bucket("play", "good"), bucket("play", "bad")]
        found.append(
            {
                "rows": rows,
                "shares": np.concatenate([first, 1 - first], axis=1),
                "sizes": np.full(40, 2.0),
                "places": np.array(place * 40, dtype=float),
                "weights": np.array([0.5, 0.5] * 40),
                "visits": np.array([0.9, 0.1] * 40),
            }
        )
    return found


def test_what_decides_games_is_found() -> None:
    found = fit(games(30), np.random.default_rng(2))
    assert found.value[0] == pytest.approx(np.log(2), abs=1e-4)
    assert found.value[1] < 0.4, "the term tells who wins"
    assert found.prior[1] < found.prior[0] - 0.2
    assert found.models.prior[bucket("play", "good")] > 0.5 > -0.5 > found.models.prior[bucket("play", "bad")]


def test_nothing_is_found_where_there_is_nothing() -> None:
    played, rng = games(30), np.random.default_rng(5)
    for game in played:
        first = rng.integers(0, 2, (40, 1)).astype(float)
        game["shares"] = np.concatenate([first, 1 - first], axis=1)
        game["visits"] = np.array([0.5, 0.5] * 40)
    found = fit(played, np.random.default_rng(2))
    assert found.value[1] > found.value[0] - 0.02
    assert not found.models.prior.any()


def test_models_are_read_as_they_were_written(tmp_path: Path) -> None:
    models = fit(games(10), np.random.default_rng(2)).models
    models.save(tmp_path / "models.npz")
    again = read(tmp_path / "models.npz")
    assert all((one == other).all() for one, other in zip(models, again, strict=True))
    assert len(again.prior) == BUCKETS


def test_games_that_are_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = [TrainingGame("espionage", 2, seed, 2, "") for seed in (1, 2, 3)]
    played: list[int] = []

    def spread(deed: object, waiting: list[TrainingGame], *_: object) -> list[dict[str, Array]]:
        played.extend(job.seed for job in waiting)
        return games(len(waiting))

    monkeypatch.setattr(train, "spread", spread)
    first = train._gathered(tmp_path, jobs, 0, 1, "")
    assert next(first).name == "00-1.npz"
    first.close()  # interrupted after one game
    assert len(list(train._gathered(tmp_path, jobs, 0, 1, ""))) == 3
    assert played == [1, 2, 3, 2, 3]


def test_all_sealed_is_nothing_to_learn_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["goofspiel", "--games", "1", "--simulations", "2", "--workers", "1", "--folder", str(tmp_path)]
    assert train.main(wanted) == 2
    assert "too few to learn from" in capsys.readouterr().err


def test_without_ray_one_sentence_says_what_to_install() -> None:
    try:
        import ray  # noqa: F401
    except ModuleNotFoundError:
        with pytest.raises(ValueError, match="Ray is not installed"):
            list(pool.spread(abs, [1], 1, "auto"))
    else:
        assert list(pool.spread(abs, [-1, -2, -3], 1, "local")) == [1, 2, 3]
