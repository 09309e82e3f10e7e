"""OpenSpiel's search behind our interface: what it is shown, and that both sides get equal time."""

import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ai.heuristics import heuristic
from game.core import agenda
from game.titles import on_show, rules_of, setup
from tools.lab import spiel
from tools.lab.evenly import Spent, affordable
from tools.lab.spiel import Evaluator, Numbers, SpielState


def opening(name: str) -> tuple[Any, SpielState]:
    game = rules_of(name)
    laid = setup(name, seed=3)
    return game, SpielState(game, game.new(laid), len(laid.factions), Numbers(), SimpleNamespace())


@pytest.mark.parametrize("name", on_show())
def test_what_a_seat_cannot_tell_apart_has_one_key(name: str) -> None:
    game, state = opening(name)
    seat = state.current_player()
    view = game.view(state.world, seat)
    keys = set()
    for number in range(4):
        twin = state.clone()
        twin.world = game.imagine(view, seat, Random(number))
        keys.add(twin.information_state_string())
    assert keys == {state.information_state_string()}


@pytest.mark.parametrize("name", on_show())
def test_priors_and_values_are_shares_of_the_whole(name: str) -> None:
    _, state = opening(name)
    evaluator = Evaluator(heuristic(name))
    prior = evaluator.prior(state)
    assert [number for number, _ in prior] == state.legal_actions()
    assert sum(weight for _, weight in prior) == pytest.approx(1)
    assert sum(evaluator.evaluate(state)) == pytest.approx(1)


def test_a_number_means_one_action_and_answers_the_question() -> None:
    _, state = opening("goofspiel")
    before = agenda.decision(state.world)
    number = state.legal_actions()[0]
    twin = state.clone()
    twin.apply_action(number)
    assert before is not None
    assert twin.numbers.actions[number] == before.options[0]
    assert agenda.decision(state.world) == before, "the twin went on by itself"


def test_the_slower_side_gets_fewer_simulations() -> None:
    ours = Spent(10.0, 100)
    assert affordable(100, ours, Spent(20.0, 100, 10_000)) == 50
    assert affordable(100, ours, Spent(1.0, 100, 10_000)) == 400, "four times is the most"
    assert affordable(100, ours, Spent(90.0, 100, 10_000)) == 25, "a quarter is the least"
    assert affordable(100, ours, Spent(3.0, 10, 1_000)) == 100, "too early to tell"


def test_nobody_pays_for_a_dear_question_at_the_next() -> None:
    """A side that was given 25 simulations here and 400 there lost two games of three against itself."""
    rng, ours, theirs, counts = Random(1), Spent(), Spent(), list[int]()
    for number in range(4_000):
        cost = rng.lognormvariate(0, 0.9)
        if number % 2:
            ours.add(cost, 100)
        else:
            counts.append(affordable(100, ours, theirs))
            theirs.add(0.7 * cost * counts[-1] / 100, counts[-1])
    assert max(counts[500:]) - min(counts[500:]) < 40
    assert theirs.each == pytest.approx(ours.each, rel=0.05)


def test_without_openspiel_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert spiel.main(["goofspiel", "--games", "1"]) == 2
    assert capsys.readouterr().err == 'OpenSpiel is not installed: pip install -e ".[openspiel]"\n'


def test_a_game_is_played_to_its_end() -> None:
    pytest.importorskip("pyspiel")
    (said,) = spiel.games("goofspiel", 2, 1, 8, 1)
    assert "of 1 =" in said
