"""The laws of every title over World Order: random games of two to four powers, levels and options mixed."""

from pathlib import Path

import pytest

import game.titles
from tests.titles.world_order.summit import things_of
from tools import laws
from tools.fuzz import Job, run


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """See to it that the box can be taken off the shelf, and that its things are counted."""
    monkeypatch.setattr(game.titles, "SHELF", tuple({*game.titles.SHELF, "world_order"}))
    monkeypatch.setattr(laws, "CONSERVED", {**laws.CONSERVED, "world_order": things_of})


@pytest.mark.parametrize("seats", range(2, 5))
def test_every_law_holds_in_random_games(seats: int, tmp_path: Path) -> None:
    failures = [run(Job("world_order", seats, seed, 0.03, tmp_path)).failure for seed in (seats, seats + 10)]
    assert failures == ["", ""]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 5))
def test_every_law_holds_in_many_games(seats: int, tmp_path: Path) -> None:
    failures = [run(Job("world_order", seats, 1_000 + seed, 0.02, tmp_path)).failure for seed in range(20)]
    assert [failure for failure in failures if failure] == []
