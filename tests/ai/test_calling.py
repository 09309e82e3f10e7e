"""A bot offers to end a game only if it has been decided, as everybody can see, for two rounds."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from ai.coach.calling import beaten, decided
from ai.heuristic import NO_HEURISTIC, Heuristic
from ai.heuristics import heuristic
from game.core.contract import Seat, Setup
from game.core.table import Table
from game.titles import on_show, rules_of, setup
from tests.client.twins import twin_table
from tests.toys import auction

SETUP = Setup("standard", ("oak", "elm"), {"quick": False}, 5)


def judged(value: Callable[[Any, Seat], float]) -> Heuristic[Any]:
    return Heuristic(value, NO_HEURISTIC.prior)


def played(turns: int) -> Table[Any]:
    table: Table[Any] = Table(auction, SETUP)
    rng = Random(1)
    while table.game.turn(table.state) <= turns and table.decision is not None:
        table.play(rng.choice(table.decision.options))
    return table


def rounds() -> Iterator[tuple[int, Table[Any]]]:
    """Yield the game after each number of turns, until it ends."""
    for turns in range(4):
        table = played(turns)
        if table.decision is None:
            return
        yield turns, table


def test_offers_come_only_after_two_rounds() -> None:
    lost = judged(lambda view, seat: (0.99, 0.01)[seat])
    for turns, table in rounds():
        assert decided(table, lost, (1,)) == (0 if turns >= 2 else None), turns


def test_seat_is_beaten_after_the_same_time_and_only_that_seat() -> None:
    lost = judged(lambda view, seat: (0.99, 0.01)[seat])
    for turns, table in rounds():
        assert [beaten(table, lost, seat) for seat in (0, 1)] == [False, turns >= 2], turns


def test_no_offer_if_the_game_was_open_a_round_ago() -> None:
    table = played(3)
    now = table.game.turn(table.state)
    lately = judged(lambda view, seat: (0.99, 0.01)[seat] if auction.turn(view) >= now else 0.5)
    assert decided(table, lately, (1,)) is None


def test_no_offer_without_a_losing_bot() -> None:
    table = played(3)
    lost = judged(lambda view, seat: (0.99, 0.01)[seat])
    assert decided(table, lost, ()) is None
    assert decided(table, lost, (0,)) is None, "the winner offers nothing"


@pytest.mark.parametrize("title", on_show())
def test_twin_worlds_lead_to_the_same_offers(title: str) -> None:
    table: Table[Any] = Table(rules_of(title), setup(title, seed=4))
    rng, known = Random(4), heuristic(title)
    for _ in range(120):
        if table.decision is None:
            break
        table.play(rng.choice(table.decision.options))
        if len(table.answers) % 30 == 0:
            twin = twin_table(table, 0, rng)
            seen = judged(lambda view, seat: 0.99 if known.evaluate(view, seat) > 0.5 else 0.01)
            assert decided(table, seen, (1,)) == decided(twin, seen, (1,))
            assert beaten(table, seen, 1) == beaten(twin, seen, 1)
