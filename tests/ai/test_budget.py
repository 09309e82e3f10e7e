"""Thinking time is spent where it can change the decision."""

from random import Random
from typing import Any

import pytest

from ai.search import budget
from ai.search.budget import Budget, Clock, Limits
from ai.search.deeds import Hidden
from ai.search.tree import Branch, TreeNode
from game.core.contract import Action, Decision

PLAIN = Decision(0, "lead", (Action("leave"), Action("sweeten")))


def root(*answers: tuple[int, float]) -> TreeNode:
    """Return a question whose answers have these (visits, value) pairs."""
    node = TreeNode()
    for number, (visits, mean) in enumerate(answers):
        branch = node.branches[Action("bid", str(number))] = Branch(0.5)
        branch.visits, branch.mean = visits, mean
    node.visits = sum(visits for visits, _ in answers)
    return node


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that sets the time."""
    now = [0.0]
    monkeypatch.setattr(budget, "perf_counter", lambda: now[0])

    def set_to(seconds: float) -> None:
        now[0] = seconds

    return set_to


def test_question_with_two_answers_may_take_most_of_a_turn() -> None:
    assert Budget(turn=2.0).limits(PLAIN).at_most > 1.5


def test_questions_of_a_turn_share_its_time_budget() -> None:
    first, later = Budget().limits(PLAIN), Budget().limits(PLAIN, spent=1.5)
    assert later.seconds < first.seconds / 3
    assert Budget().limits(PLAIN, spent=100.0).seconds > 0


def test_fixed_simulations_ignore_the_clock(at: Any) -> None:
    clock = Clock(Budget(simulations=50).limits(PLAIN))
    at(1000.0)
    assert not clock.enough(root((47, 0.99), (2, 0.1)), 49)
    assert clock.enough(root((48, 0.99), (2, 0.1)), 50)


def test_close_question_gets_more_thought_than_a_clear_one(at: Any) -> None:
    clock = Clock(Limits(seconds=1.0, at_most=2.0))
    at(1.01)
    assert clock.enough(root((900, 0.6), (700, 0.4)), 1600)
    assert not clock.enough(root((900, 0.6), (700, 0.59)), 1600)
    at(2.0)
    assert clock.enough(root((900, 0.6), (700, 0.59)), 1600)


def test_thinking_stops_once_the_leader_cannot_be_overtaken(at: Any) -> None:
    clock = Clock(Limits(seconds=1.0, at_most=1.0))
    at(0.6)
    assert clock.enough(root((1200, 0.6), (400, 0.55)), 1600)
    assert not clock.enough(root((1100, 0.6), (500, 0.55)), 1600)


def only_one_makes_sense(visits: int) -> TreeNode:
    """Return a question with only one sensible answer."""
    node = root((visits, 0.5), (0, 0.0), (0, 0.0))
    for branch in list(node.branches.values())[1:]:
        branch.prior = 0.0
    return node


def test_only_sensible_answer_is_given_without_thought(at: Any) -> None:
    clock = Clock(Limits(seconds=1.0, at_most=2.0))
    at(0.01)
    assert clock.enough(only_one_makes_sense(16), 16)


def test_thrifty_simulations_stop_when_more_would_change_nothing(at: Any) -> None:
    clock = Clock(Budget(simulations=50, thrifty=True).limits(PLAIN))
    at(1000.0)
    assert not clock.enough(root((14, 0.6), (10, 0.55)), 24)
    assert clock.enough(root((20, 0.6), (4, 0.55)), 24)
    assert clock.enough(root((13, 0.99), (11, 0.99)), 24)
    assert clock.enough(only_one_makes_sense(8), 8)
    assert clock.enough(root((26, 0.6), (24, 0.6)), 50)


def test_sealed_answers_have_no_leader_and_take_all_simulations() -> None:
    clock = Clock(Budget(simulations=50, thrifty=True).limits(PLAIN, Hidden.SEALED))
    assert not clock.enough(root((48, 0.6), (1, 0.1)), 49)


@pytest.mark.parametrize("value", [0.99, 0.01])
def test_decided_game_takes_no_thinking_time(at: Any, value: float) -> None:
    clock = Clock(Limits(seconds=1.0, at_most=1.0))
    at(0.11)
    assert clock.enough(root((100, value), (92, value)), 192)


def test_window_takes_its_time_whatever_the_result(at: Any) -> None:
    clock = Clock(Budget().limits(PLAIN._replace(window=True)))
    at(0.14)
    assert not clock.enough(root((1500, 0.99), (4, 0.1)), 1504)
    at(0.15)
    assert clock.enough(root((1500, 0.99), (4, 0.1)), 1504)


def test_foremost_returns_the_first_two_of_a_sort() -> None:
    for seed in range(300):
        rng, node = Random(seed), TreeNode()
        for number in range(rng.randrange(2, 12)):
            branch = node.branches[Action("bid", str(number))] = Branch(rng.choice((0.0, 0.2, 0.5)))
            branch.visits = rng.randrange(4)
        first = sorted(node.branches.values(), key=lambda branch: (-branch.visits, -branch.prior))
        leader, rival = budget._foremost(node)
        assert (leader is first[0], rival is first[1]) == (True, True)
