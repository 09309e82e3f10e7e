"""What must be true of every instinct, whatever it knows."""

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from ai.heuristics import INSTINCTS, instinct
from ai.players import Budget, Greedy, Thinker
from game.core import agenda
from game.core.box import box, chosen, level
from game.core.contract import Game, Setup
from game.core.words import words

TABLES = [
    (title, seats) for title in INSTINCTS for seats in {*box(title).seats, 3} if seats <= box(title).seats[1]
]


def game(title: str) -> Game[Any]:
    found: Game[Any] = import_module(f"game.titles.{title}")
    return found


def opening(title: str, seats: int, seed: int) -> Any:
    first = box(title).levels[0]
    factions = ("",) * seats if box(title).factions_in_play else game(title).FACTIONS[:seats]
    return game(title).new(Setup(first, factions, chosen(box(title), level(title, first).options, {}), seed))


def positions(title: str, seats: int, seed: int, most: int = 400) -> Iterator[Any]:
    """Follow a random game, position by position."""
    state, rng = opening(title, seats, seed), Random(seed)
    for _ in range(most):
        decision = agenda.decision(state)
        if decision is None:
            return
        yield state
        agenda.advance(state, rng.choice(decision.options))


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_option_of_every_question_is_weighed(title: str, seats: int) -> None:
    for state in positions(title, seats, 1):
        decision = agenda.decision(state)
        assert decision is not None
        for table in (state, game(title).view(state, decision.seat)):
            likings = instinct(title).liking(table, decision)
            assert len(likings) == len(decision.options)
            assert min(likings) >= 0
            assert sum(likings) > 0


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_values_are_shares_of_one_victory(title: str, seats: int) -> None:
    for state in list(positions(title, seats, 2))[::25]:
        for table in (state, game(title).view(state, 0)):
            values = [instinct(title).value(table, seat) for seat in range(seats)]
            assert all(0 <= value <= 1 for value in values)
        assert sum(instinct(title).value(state, seat) for seat in range(seats)) == pytest.approx(1)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_term_has_its_sentences(title: str, seats: int) -> None:
    for term in instinct(title).terms(game(title).view(opening(title, seats, 3), 0), 0):
        assert words("room").has(f"explain.gain.{term}")
        assert words("room").has(f"explain.cost.{term}")


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_two_worlds_a_seat_cannot_tell_apart_give_the_same_answer(title: str, seats: int) -> None:
    feeling = instinct(title)
    for state in list(positions(title, seats, 4, 120))[20::30]:
        decision = agenda.decision(state)
        assert decision is not None
        view = game(title).view(state, decision.seat)
        other = game(title).imagine(view, decision.seat, Random(9))
        for who in (Greedy(feeling, worlds=2), Thinker(feeling, Budget(simulations=15))):
            answers = {
                who.choose(game(title), game(title).view(world, decision.seat), decision, Random(5))
                for world in (state, other)
            }
            assert len(answers) == 1
