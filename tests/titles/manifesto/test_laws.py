"""The laws of every title over Manifesto: random games at every table of two to ten, levels and options mixed."""

from pathlib import Path

import pytest

import game.titles
from tests.titles.manifesto.congress import cards_of
from tools import laws
from tools.fuzz import Job, run


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """See to it that the box can be taken off the shelf, and that its cards are counted."""
    monkeypatch.setattr(game.titles, "SHELF", tuple({*game.titles.SHELF, "manifesto"}))
    monkeypatch.setattr(laws, "CONSERVED", {**laws.CONSERVED, "manifesto": lambda state: sorted(cards_of(state))})


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_law_holds_in_random_games(seats: int, tmp_path: Path) -> None:
    failures = [run(Job("manifesto", seats, seed, 0.04 / seats, tmp_path)).failure for seed in (seats, seats + 10)]
    assert failures == ["", ""]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 11))
def test_every_law_holds_in_a_hundred_games(seats: int, tmp_path: Path) -> None:
    failures = [run(Job("manifesto", seats, 1_000 + seed, 0.02, tmp_path)).failure for seed in range(12)]
    assert [failure for failure in failures if failure] == []
