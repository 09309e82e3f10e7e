"""Random input breaks nothing."""

from pathlib import Path

import pytest

from tests.client.monkey import Monkey


@pytest.mark.parametrize("seed", [1, 2])
def test_a_monkey_breaks_nothing(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERTON_HOME", str(tmp_path))
    monkey = Monkey(seed)
    for _ in range(2500):
        monkey.step()
    assert monkey.counts["matches"] >= 1
