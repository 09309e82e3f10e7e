"""What World Order's board says about threats and Growth cards, checked against the engine in seeded games."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.titles.world_order import telling
from game.titles.world_order.domestic import GetGrowth
from game.titles.world_order.faces import GROWTH
from game.titles.world_order.knowledge import threats_now
from game.titles.world_order.state import State
from tests.laws.claims import fields_of
from tests.titles.world_order.claims import WALKS, suffered, with_armies

MOMENTS = 30
SEEDS = [1, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 9)]]


def moments(seed: int) -> Iterator[State]:
    for walk in WALKS:
        yield from (state for state in walk.positions(seed, MOMENTS) if state.round)


@pytest.mark.parametrize("seed", SEEDS)
def test_warned_threat_costs_as_stated_and_ends_with_the_stated_armies(seed: int) -> None:
    met = 0
    for state in moments(seed):
        for seat in range(len(state.powers)):
            for found in threats_now(state, seat):
                fields = fields_of(telling.threat_says(state, found, seat))
                met += 1
                assert suffered(state, seat, found.region) == fields["vp"] > 0
                fewer, enough = (
                    suffered(with_armies(state, seat, found.region, count), seat, found.region)
                    for count in (found.more - 1, found.more)
                )
                assert fewer > 0 == enough
                assert bool(fields["more"]) == (state.phase not in ("research", "aftermath"))
    assert met


@pytest.mark.parametrize("seed", SEEDS)
def test_growth_card_shown_as_open_can_be_taken(seed: int) -> None:
    met = Counter[str]()
    for state in moments(seed):
        for seat in range(len(state.powers)):
            able = GetGrowth().targets(state, seat)
            for card in GROWTH:
                stands, _ = telling.growth_stands(state, seat, card)
                met[stands] += 1
                assert (card in able) == (stands == "open"), (card, stands, able)
    assert met.keys() == {"yours", "open", "barred"}
