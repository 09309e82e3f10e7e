"""Titles as games of OpenSpiel, held to that project's own tests."""

import os
import subprocess
import sys
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason='OpenSpiel is not installed: pip install -e ".[openspiel]"')

from game.adapters import openspiel
from game.titles import SHELF

THEIRS = """
import runpy, sys
import game.adapters.openspiel
sys.argv = ["api_test", "--test_only_games=overton_" + sys.argv[1] + "$"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


@pytest.mark.parametrize("title", SHELF)
def test_other_projects_api_test_passes(title: str) -> None:
    told = subprocess.run([sys.executable, "-c", THEIRS, title], capture_output=True, text=True, env=os.environ)
    assert told.returncode == 0, told.stderr
    assert "Ran 5 tests" in told.stderr


@pytest.mark.parametrize("title", SHELF)
def test_openspiels_random_games_pass(title: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"overton_{title}"), 1, True, False)


def dealt(title: str = "goofspiel", deal: int = 7) -> Any:
    state = pyspiel.load_game(f"overton_{title}").new_initial_state()
    state.apply_action(deal)
    return state


def test_indistinguishable_positions_are_one_information_state() -> None:
    one, other = dealt(), dealt()
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_deal_is_repeatable_and_its_copies_are_independent() -> None:
    one, other = dealt(), dealt()
    assert str(one) == str(other)
    twin = one.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert one.information_state_string(0) == other.information_state_string(0)


def test_an_answer_is_told_as_text() -> None:
    state = dealt()
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("bid ")
    assert state.chance_outcomes()[0] == (0, 1 / openspiel.DEALS)
