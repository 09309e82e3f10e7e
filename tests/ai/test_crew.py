"""Several processes search as one, and losing one of them does no harm."""

import os
import signal
from random import Random
from typing import Any

import pytest

from ai import crew as processes_of_a_search
from ai.crew import MOST, Processes, spare_processes
from ai.levels import player
from ai.players import MctsPlayer
from ai.search.budget import Budget
from ai.search.merging import Finding, Findings, merged
from game.core.contract import Action
from game.titles import rules_of, setup
from tests.games import asked_at
from tests.patience import LOOK, PATIENCE, awaited
from tests.sure import such, sure

LEFT, RIGHT = Action("go", "left"), Action("go", "right")


def test_findings_are_merged_in_proportion_to_their_visits() -> None:
    one = Findings((Finding(LEFT, 0.5, 30, 0.75), Finding(RIGHT, 0.4, 10, 0.25)), False, 40)
    other = Findings((Finding(RIGHT, 0.8, 50, 1.0), Finding(LEFT, 0.0, 0, 0.0)), False, 50)
    both = merged([one, other])
    assert [finding.action for finding in both.answers] == [RIGHT, LEFT]
    assert both.simulations == 90
    right, left = both.answers
    assert (right.visits, left.visits) == (60, 30)
    assert right.mean == pytest.approx((0.4 * 10 + 0.8 * 50) / 60)
    assert right.weight == pytest.approx(60 / 90)


def test_merging_one_result_returns_it() -> None:
    one = Findings((Finding(LEFT, 0.5, 30, 1.0),), True, 30)
    assert merged([one]) is one


@pytest.mark.parametrize(("cores", "processes"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (32, MOST - 1)])
def test_one_core_is_left_to_the_picture(monkeypatch: pytest.MonkeyPatch, cores: int, processes: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert spare_processes() == processes


def thought(processes: Processes, simulations: int = 0) -> int:
    """Search a game's first question with a player's processes; return the number of simulations."""
    game: Any = rules_of("espionage")
    state = game.new(setup("espionage", seed=3))
    asked = asked_at(state)
    who = such(MctsPlayer, player("expert", "espionage"))
    together = MctsPlayer(who.heuristic, Budget(turn=1.0), crew=processes.at("expert"))
    choice = together.choose(game, game.view(state, asked.seat), asked, Random(1))
    assert choice.action in asked.options
    return choice.why.simulations


def test_more_processes_give_more_simulations_and_survive_a_dead_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(processes_of_a_search, "PATIENCE", PATIENCE)
    processes = Processes("espionage", 2)
    try:
        processes.at("expert")
        first, last = processes.searchers
        for searcher in processes.searchers:
            assert searcher.pipe.poll(PATIENCE), "nobody listens"
        shift = processes.at("expert")
        game: Any = rules_of("espionage")
        state = game.new(setup("espionage", seed=3))
        asked = asked_at(state)
        view = game.view(state, asked.seat)

        def unlike() -> bool:
            shift.set_off(view, asked, 7)
            one, other = shift.found()
            assert one.simulations
            assert other.simulations
            return one.answers != other.answers

        awaited(unlike, "two that think differently: each has dice of its own")
        os.kill(sure(first.process.pid), signal.SIGKILL)
        first.process.join(PATIENCE)
        assert thought(processes) > 1
        assert processes.searchers == [last]
    finally:
        processes.close()
    assert not last.process.is_alive()


def test_late_worker_is_skipped_once_and_then_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes_of_a_search, "PATIENCE", LOOK)
    processes = Processes("espionage", 1)
    try:
        shift = processes.at("expert")
        (searcher,) = processes.searchers
        assert searcher.pipe.poll(PATIENCE), "nobody listens"
        game: Any = rules_of("espionage")
        state = game.new(setup("espionage", seed=3))
        asked = asked_at(state)
        assert searcher.process.pid is not None
        shift.set_off(game.view(state, asked.seat), asked, 7)
        os.kill(searcher.process.pid, signal.SIGSTOP)
        assert shift.found() == []
        shift.set_off(game.view(state, asked.seat), asked, 8)
        assert shift.found() == [], "it is still busy with the first"
        os.kill(searcher.process.pid, signal.SIGCONT)
        assert searcher.pipe.poll(PATIENCE)
        monkeypatch.setattr(processes_of_a_search, "PATIENCE", PATIENCE)
        shift.set_off(game.view(state, asked.seat), asked, 9)
        (found,) = shift.found()
        assert found.simulations
        assert processes.searchers == [searcher]
    finally:
        processes.close()
