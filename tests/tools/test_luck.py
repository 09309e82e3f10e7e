"""Luck is what chance brings beside its average: 0 over all orders of the cards, and nobody sees a redraw."""

from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random
from statistics import fmean
from typing import Any

import pytest

from ai.heuristic import Heuristic
from game.core import agenda
from game.core.contract import Action
from game.titles import SHELF, rules_of, setup
from tests.games import questions
from tools.lab.luck import interval, luck, redrawing

GOOFSPIEL = rules_of("goofspiel")


def orders(state: Any) -> Iterator[Any]:
    for order in permutations(state.prizes):
        twin = state.copy()
        twin.prizes = order
        yield twin


def answer(state: Any) -> Action:
    """Bid by the prize, seat 0 a little more."""
    wanted = int(state.prize) + 2 * (state.agenda[-1].seat == 0)
    given: Action = min(state.options, key=lambda option: abs(int(option.noun) - wanted))
    return given


def finished(state: Any) -> float:
    """Return seat 0's share once both have played on."""
    while state.result is None:
        agenda.advance(state, answer(state))
    return float(state.result.shares[0])


def exactly(view: Any, seat: int) -> float:
    """Judge by how games from here end over all orders of the prizes."""
    share = fmean([finished(twin) for twin in orders(view)])
    return share if seat == 0 else 1 - share


def wildly(view: Any, seat: int) -> float:
    """Judge by the prize alone, which says little."""
    return int(view.prize or 0) / 13


def played(state: Any, judge: Callable[[Any, int], float]) -> tuple[float, float]:
    """Return seat 0's share, and its luck."""
    lucky, known = 0.0, Heuristic(judge, lambda view, decision: (1.0,) * len(decision.options))
    while state.result is None:
        lucky += luck(GOOFSPIEL, state, answer(state), known, orders)[0]
        agenda.advance(state, answer(state))
    return float(state.result.shares[0]), lucky


@pytest.mark.parametrize("judge", [exactly, wildly])
def test_luck_is_nothing_on_average(judge: Callable[[Any, int], float]) -> None:
    """By a perfect judge every game is worth the mean without its luck, since only chance tells them apart."""
    state: Any = GOOFSPIEL.new(setup("goofspiel", 2, seed=35))
    for _ in questions(state, Random(35), 18):
        assert len(state.prizes) > 2
    games = [played(twin, judge) for twin in orders(state)]
    shares, lucky = [share for share, _ in games], [luck for _, luck in games]
    assert {*shares} == {0.0, 1.0}
    assert fmean(lucky) == pytest.approx(0, abs=1e-12)
    assert max(lucky) > 0.1
    if judge is exactly:
        assert [share - luck for share, luck in games] == pytest.approx([fmean(shares)] * len(games))


@pytest.mark.parametrize("title", SHELF)
def test_nobody_can_tell_what_was_drawn_anew(title: str) -> None:
    game: Any = rules_of(title)
    state: Any = game.new(setup(title, game.SEATS[0], seed=4))
    for _ in questions(state, Random(4), 40):
        """Answer at random."""
    twins = list(redrawing(game, 8, Random(1))(state))
    for twin in twins:
        assert all(game.view(twin, seat) == game.view(state, seat) for seat in state.seats)
        assert game.things(twin) == game.things(state)
    assert len({twin.chance for twin in twins}) == 8


def test_an_interval_is_as_wide_as_deals_differ() -> None:
    assert interval([0.5, 0.5, 0.5]) == (0.5, 0.5)
    assert interval([0.0, 1.0, 0.0, 1.0]) == pytest.approx((-0.066, 1.066), abs=1e-3)
