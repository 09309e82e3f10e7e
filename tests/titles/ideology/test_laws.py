"""The laws of every title over Ideology: random games at tables of two to five, peaceable and warlike ones."""

from pathlib import Path
from random import Random
from typing import Protocol, TypeVar

import pytest

import game.titles
from game.core.contract import Action
from tests.titles.ideology.summit import cards_of
from tools import laws
from tools.fuzz import Job, run


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """See to it that the box can be taken off the shelf, and that its cards are counted."""
    monkeypatch.setattr(game.titles, "SHELF", tuple({*game.titles.SHELF, "ideology"}))
    monkeypatch.setattr(laws, "CONSERVED", {**laws.CONSERVED, "ideology": cards_of})


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_law_holds_in_random_games(seats: int, tmp_path: Path) -> None:
    failures = [run(Job("ideology", seats, seed, 0.02, tmp_path)).failure for seed in (seats, seats + 10)]
    assert failures == ["", ""]


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class SupportsLenAndGetItem(Protocol[T_co]):
    """What can be chosen from."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> T_co: ...


WARLIKE = ("attack", "against", "fire", "press", "deflect", "repel", "war", "lift", "lay", "buy weapons")


class Belligerent(Random):
    """Chooses a deed of the later phases where it can, and keeps its cards for them."""

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        """Prefer conflict."""
        every = [seq[number] for number in range(len(seq))]
        fierce = [one for one in every if isinstance(one, Action) and str(one).startswith(WARLIKE)]
        idle = [one for one in every if isinstance(one, Action) and one.verb in ("done", "pass")]
        for wanted, chance in ((fierce, 0.9), (idle, 0.6)):
            if wanted and self.random() < chance:
                return wanted[int(self.random() * len(wanted))]
        return super().choice(seq)


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_law_holds_in_wars(seats: int) -> None:
    for seed in (seats, seats + 20):
        under = laws.trial("ideology", seats, seed, 0.03)
        under.rng = Belligerent(seed)
        laws.play(under)
        kinds = {action.verb.partition("_")[0] for action in under.met}
        assert {"attack", "deflect", "press"} <= kinds


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_law_holds_in_many_games(seats: int, tmp_path: Path) -> None:
    failures = [run(Job("ideology", seats, 1_000 + seed, 0.02, tmp_path)).failure for seed in range(12)]
    assert [failure for failure in failures if failure] == []
