"""Bots that hang, die or answer nonsense are replaced: every game continues and nobody waits for long."""

import multiprocessing
import os
import signal
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random
from typing import Any
from unittest import mock

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from ai.players import Choice
from game.core.contract import Action
from game.play import worker
from game.play.sitting import Sitting
from game.play.worker import Worker
from game.titles import on_show, setup
from tests.client.twins import recorded
from tools.lab.proof.part import BatchTrial, ProofPart

FAULTS = (
    "hangs",
    "dies",
    "is killed",
    "answers nonsense",
    "answers another question",
    "answers out of turn",
    "shouts",
)
LIMIT = 1.5
"""How many seconds a worker may be silent here; the window allows more."""
SOON = 90.0
"""How many seconds may pass until every question is answered, even on a busy machine."""
QUESTIONS = 3


def batch(trial: BatchTrial) -> None:
    """Break the bots of one game after another."""
    context = multiprocessing.get_context("fork")  # spawned workers start ten times slower
    with (
        mock.patch.object(worker, "work", broken),
        mock.patch.object(multiprocessing, "get_context", return_value=context),
    ):
        for number in range(trial.size):
            rng = Random(f"{trial.seed} {number}")
            fault = rng.choice(FAULTS)
            with trial.one(f"a bot {fault}"):
                _played(fault, rng, trial)
            trial.counts[fault] += 1


def _played(fault: str, rng: Random, trial: BatchTrial) -> None:
    """Let a faulty bot answer some questions."""
    name = rng.choice(on_show())
    opening = setup(name, seed=rng.randrange(1000))
    game = recorded(opening, name, ("hard",) * len(opening.factions))
    os.environ[FAULT] = fault
    worker = Worker("", limit=LIMIT, beside=0)
    sitting = Sitting(game, worker)
    until = time.monotonic() + SOON
    answered = 0
    try:
        while answered < QUESTIONS and sitting.decision is not None:
            assert time.monotonic() < until, f"{answered} of {QUESTIONS} questions were answered in {SOON:.0f} s"
            sitting.ask()
            worker.tick()
            choice = sitting.answer()
            if choice is None:
                time.sleep(0.01)
                continue
            answered += len(sitting.decision.options) > 1
            sitting.play(choice)
        trial.counts["replaced"] += len(worker.lost)
        assert worker.lost, "nobody was replaced"
        assert not worker.gone, "no worker could be had"
    finally:
        worker.close()


FAULT = "OVERTON_PROOF_FAULT"


def broken(pipe: "Connection[Any, Any]", title_of: str = "", beside: int = 0) -> None:
    """Run a worker with the fault named in the environment."""
    fault = os.environ[FAULT]
    with suppress(EOFError, OSError):  # the window is gone
        pipe.send((worker.READY, None))
        while True:
            _answer(pipe, fault)


def _answer(pipe: "Connection[Any, Any]", fault: str) -> None:
    if (asked := pipe.recv()) is not None:
        number, question = asked
        match fault:
            case "hangs":
                time.sleep(1000)
            case "dies":
                raise SystemExit(1)
            case "is killed":
                os.kill(os.getpid(), signal.SIGKILL)
            case "answers nonsense":
                pipe.send((number, Choice(Action("dance", "wildly"))))
            case "answers another question":
                pipe.send((number + 1, Choice(question.decision.options[0])))
            case "answers out of turn":
                pipe.send((number, question.decision.options[0]))
            case "sends bytes":
                pipe.send_bytes(b"\x80\x04what?")
            case _:
                pipe.send("what?")


PART = ProofPart("bots that hang, die or answer nonsense", 200, batch, 20)
