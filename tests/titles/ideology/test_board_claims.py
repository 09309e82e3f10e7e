"""What Ideology's board says about an Assessment and its winner, checked against the engine."""

from collections import Counter
from collections.abc import Iterator

import pytest

from game.titles.ideology import telling
from game.titles.ideology.state import State
from tests.laws.claims import fields_of
from tests.titles.ideology.claims import WALKS, assessed, winner

MOMENTS = 25
SEEDS = [1, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12)]]


def moments(seed: int) -> Iterator[State]:
    for walk in WALKS:
        yield from (state for state in walk.positions(seed, MOMENTS) if all(state.factions) and state.levels)


@pytest.mark.parametrize("seed", SEEDS)
def test_predicted_assessment_matches_the_real_one(seed: int) -> None:
    met = Counter[str]()
    for state in moments(seed):
        then = assessed(state)
        for region in state.cards:
            was, now = state.owner.get(region), then.owner.get(region)
            told = telling.change(state, region)
            if told is None:
                assert (was, state.levels[region]) == (now, then.levels[region])
                stays = telling.stays(state, region)
                assert (stays.key == "board.stays") == (was is not None)
                continue
            said, fields = told.key.removeprefix("board.would_"), fields_of(told)
            met[said] += 1
            match said:
                case "be_free":
                    assert was is not None
                    assert now is None
                case "change":
                    assert (was, now) == (fields["other"], fields["seat"])
                case "be_level":
                    assert was == now
                    assert (state.levels[region], then.levels[region]) == (fields["before"], fields["level"])
                case "be_won":
                    assert was is None
                    assert (now, then.levels[region]) == (fields["seat"], fields["level"])
    assert met["be_won"]
    assert met["be_level"]


@pytest.mark.parametrize("seed", SEEDS)
def test_winner_now_is_the_real_winner(seed: int) -> None:
    won = 0
    for state in moments(seed):
        told = [name for each in telling.winning(state) for name in fields_of(each)["ideologies"]]
        assert told == [state.factions[seat] for seat in winner(state)]
        won += bool(told)
    assert won or seed > 1, "with seed 7 nobody would win at any moment"
