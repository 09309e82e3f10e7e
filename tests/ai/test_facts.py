"""The cache of heuristic facts: each fact is computed once and never returned for a different object."""

import pickle
from random import Random
from typing import Any

import pytest

from ai.facts import MOST, Facts
from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.titles import SHELF, rules_of, setup


def test_fact_is_computed_once_per_object() -> None:
    asked: list[Any] = []

    def count(thing: tuple[int, ...]) -> int:
        asked.append(thing)
        return len(thing)

    facts, one = Facts(count), (1, 2)
    assert [facts(one), facts(one), facts((1, 2, 3))] == [2, 2, 3]
    assert len(asked) == 2


def test_caches_do_not_grow_without_end() -> None:
    facts = Facts(len)
    assert [facts((number,) * (number % 3)) for number in range(3 * MOST)] == [n % 3 for n in range(3 * MOST)]
    assert len(facts.known) <= MOST


@pytest.mark.parametrize("name", SHELF)
def test_judgement_does_not_depend_on_earlier_ones(name: str) -> None:
    game, judge = rules_of(name), heuristic(name)
    state, rng = game.new(setup(name, game.SEATS[1], seed=3)), Random(3)
    for step in range(400):
        asked = agenda.decision(state)
        if asked is None:
            return
        prior = list(judge.prior(state, asked))
        if step % 5 == 0:
            fresh = pickle.loads(pickle.dumps(state))  # an equal table, made of different objects
            assert list(judge.prior(fresh, asked)) == pytest.approx(prior)
            for seat in range(game.SEATS[1]):
                assert judge.evaluate(state, seat) == pytest.approx(judge.evaluate(fresh, seat))
        agenda.advance(state, draw(asked.options, prior, rng))
