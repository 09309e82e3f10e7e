"""The laws for all titles, over warlike games of Ideology, because random answers rarely attack."""

from random import Random
from typing import Protocol, TypeVar

import pytest

from game.core.contract import Action
from game.testing import laws

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class SupportsLenAndGetItem(Protocol[T_co]):
    """A non-empty sequence."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int, /) -> T_co: ...


WARLIKE = ("attack", "against", "fire", "press", "deflect", "repel", "war", "lift", "lay", "buy weapons")


class Belligerent(Random):
    """A random generator that prefers the actions of later phases and saves its cards for them."""

    def choice(self, seq: SupportsLenAndGetItem[T]) -> T:
        """Choose conflict if possible."""
        every = [seq[number] for number in range(len(seq))]
        fierce = [one for one in every if isinstance(one, Action) and str(one).startswith(WARLIKE)]
        idle = [one for one in every if isinstance(one, Action) and one.verb in ("done", "pass")]
        for wanted, chance in ((fierce, 0.9), (idle, 0.6)):
            if wanted and self.random() < chance:
                return wanted[int(self.random() * len(wanted))]
        return super().choice(seq)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", [0, 20])
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_law_holds_in_wars(seats: int, seed: int) -> None:
    under = laws.trial("ideology", seats, seats + seed, 0.03)
    under.rng = Belligerent(seats + seed)
    laws.play(under)
    kinds = {action.verb.partition("_")[0] for action in under.met}
    assert {"attack", "deflect", "press"} <= kinds
