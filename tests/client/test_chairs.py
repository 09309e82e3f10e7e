"""Chairs: bots think elsewhere, can be called off, and may die without ending the evening."""

import os
import signal
import time
from concurrent.futures import Future
from typing import Any

import pytest

from ai.players import Choice
from game.client.chairs import AtOnce, Bot, Person, Question, Worker, taken
from game.core.contract import Action, Setup
from game.core.table import Table
from game.titles import title


def table() -> Table[Any]:
    return Table(title("espionage"), Setup("standard", ("", ""), {}, 7))


def question(level: str = "greedy") -> Question:
    game = table()
    asked = game.decision
    assert asked is not None
    return Question("espionage", level, game.view(asked.seat), asked, "seed")


def waited(worker: Worker, future: "Future[Choice]", seconds: float = 20.0) -> Choice | None:
    end = time.monotonic() + seconds
    while not future.done():
        assert time.monotonic() < end, "no answer came"
        worker.tick()
        time.sleep(0.01)
    return taken(future)


def test_a_worker_answers_what_a_bot_would_answer_here() -> None:
    worker = Worker()
    try:
        here = taken(AtOnce().ask(question()))
        there = waited(worker, worker.ask(question()))
        assert here is not None
        assert there is not None
        assert there.action == here.action
        assert worker.trouble == 0
    finally:
        worker.close()


def test_a_worker_that_is_killed_is_replaced() -> None:
    worker = Worker()
    try:
        worker.warm_up()
        assert worker._process is not None
        assert worker._process.pid is not None
        os.kill(worker._process.pid, signal.SIGKILL)
        assert waited(worker, worker.ask(question())) is not None
        assert worker.trouble == 1
    finally:
        worker.close()


def test_a_question_that_kills_every_worker_gets_a_legal_answer() -> None:
    worker = Worker()
    try:
        asked = question("nobody of that name")
        choice = waited(worker, worker.ask(asked), 40)
        assert choice is not None
        assert choice.action in asked.decision.options
    finally:
        worker.close()


def test_calling_off_stops_the_thinking() -> None:
    worker = Worker()
    try:
        first = worker.ask(question("hard"))
        first.cancel()
        worker.tick()
        second = worker.ask(question())
        assert waited(worker, second) is not None
        assert taken(first) is None
    finally:
        worker.close()


def test_closing_leaves_no_process() -> None:
    worker = Worker()
    worker.warm_up()
    process = worker._process
    assert process is not None
    pid = process.pid
    assert pid is not None
    future = worker.ask(question("hard"))
    worker.close()
    assert future.cancelled()
    with pytest.raises(OSError, match="No such process"):
        os.kill(pid, 0)


def test_a_question_with_one_answer_is_not_thought_about() -> None:
    game = table()
    asked = game.decision
    assert asked is not None
    only = asked._replace(options=asked.options[:1])
    choice = taken(Bot("espionage", "nobody", AtOnce()).ask(None, only, "seed"))
    assert choice is not None
    assert choice.action == only.options[0]


def test_a_person_answers_once() -> None:
    person = Person()
    game = table()
    asked = game.decision
    assert asked is not None
    future = person.ask(None, asked, "seed")
    person.answer(Action("choose_home", "france"))
    person.answer(Action("choose_home", "poland"))
    choice = taken(future)
    assert choice is not None
    assert choice.action.noun == "france"
