"""Titles as environments of PettingZoo, held to that project's own tests."""

import warnings
from random import Random
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason='PettingZoo is not installed: pip install -e ".[pettingzoo]"')

from game.adapters.numbers import ACTIONS, numbered, vector
from game.adapters.pettingzoo import env
from game.core.contract import Action
from game.core.record import digest
from game.titles import SHELF, rules_of


@pytest.fixture(autouse=True)
def theirs() -> Any:
    """Their tests warn of spaces that aren't a plain box, as those of their own card games aren't."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("title", SHELF)
def test_other_projects_api_test_passes(title: str) -> None:
    from pettingzoo.test import api_test, seed_test

    api_test(env(title), num_cycles=150)
    seed_test(lambda: env(title), num_cycles=40)


@pytest.mark.parametrize("title", SHELF)
def test_a_game_of_the_largest_table_can_be_played(title: str) -> None:
    table = env(title, seats=rules_of(title).SEATS[1], longest=60)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, _, over, cut, _ = table.last()
        table.action_space(agent).seed(1)
        table.step(None if over or cut else table.action_space(agent).sample(observation["action_mask"]))
    assert table.table.answered <= 60


def test_rewards_are_shares_of_the_victory() -> None:
    table = env("goofspiel")
    table.reset(seed=3)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        _, reward, over, _, _ = table.last()
        earned[agent] += reward
        table.step(None if over else next(iter(table.options())))
    assert sum(earned.values()) == 1


def test_agent_observes_only_its_view() -> None:
    table = env("goofspiel")
    table.reset(seed=3)
    table.step(next(iter(table.options())))
    world = table.table.state
    twin = table.game.imagine(table.view("player_1"), 1, Random(5))
    assert digest(twin) != digest(world)
    assert (vector(table.game.view(twin, 1), 1) == table.observe("player_1")["observation"]).all()


def test_answer_not_on_offer_is_refused() -> None:
    table = env("goofspiel")
    table.reset(seed=1)
    wrong = next(number for number in range(ACTIONS) if number not in table.options())
    with pytest.raises(ValueError, match="not on offer"):
        table.step(wrong)


def test_options_on_offer_never_share_a_number() -> None:
    options = [Action("go", str(number)) for number in range(600)]
    there = numbered(options)
    assert sorted(there.values()) == sorted(options)
    assert list(there) == sorted(there)
    assert numbered(options[::-1]) == there


def test_the_table_can_be_read_as_text() -> None:
    table = env("espionage", render_mode="ansi")
    table.reset(seed=1)
    assert table.render()
