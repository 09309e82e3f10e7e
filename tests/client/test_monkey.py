"""Random input breaks nothing."""

from pathlib import Path

import pytest

from game.titles import SHELF
from tests.client.monkey import Monkey


@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(title: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    monkey = Monkey(seed, (title,))
    for _ in range(1500):
        monkey.step()
    assert monkey.counts["matches"] >= 1
