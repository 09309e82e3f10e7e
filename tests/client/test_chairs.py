"""Seats: bots think in other processes, can be cancelled, and may die without ending the game."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from ai.levels import levels_for, settings_of
from ai.players import Choice
from game.core.contract import Action, Setup
from game.core.files.journal import start
from game.core.table import Table
from game.play import coaching, worker
from game.play.sitting import Sitting
from game.play.worker import STILLBORN, AtOnce, Bots, Question, Worker, result_of
from game.titles import on_show, rules_of
from tests.patience import PATIENCE, awaited
from tests.sure import sure


class Stuck(Question):
    """A question on which a bot hangs so badly that it even ignores the request to exit.

    It leaves a mark at the path in the seed.
    """

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Choice:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        Path(self.seed).touch()
        while True:
            time.sleep(0.01)


class StuckOnce(Stuck):
    """A question that hangs only the first bot that gets it."""

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Choice:
        if Path(self.seed).exists():
            return Question.think(self, cancelled, bots)
        return super().think(cancelled, bots)


class Nonsense(Question):
    """A question to which a bot sends an invalid answer."""

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Any:
        return {"illegal": Choice(Action("dance", "wildly")), "bare": self.decision.options[0], "none": None}[
            self.seed
        ]


def table() -> Table[Any]:
    return Table(rules_of("espionage"), Setup("standard", ("", ""), {}, 7))


def question(level: str = "greedy", seed: object = "seed", kind: type[Question] = Question) -> Question:
    game = table()
    asked = sure(game.decision)
    return kind("espionage", level, game.view(asked.seat), asked, str(seed))


@pytest.fixture(autouse=True)
def _slow_starters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give a worker as long to start as it needs on a busy machine."""
    monkeypatch.setattr(worker, "START", PATIENCE)


@pytest.fixture(name="worker")
def _worker() -> Iterator[Worker]:
    """A worker for any title, closed after the test."""
    hired = Worker(beside=0)
    yield hired
    hired.close()


def until(worker: Worker, true: Callable[[], object], wanted: str) -> None:
    """Tick a worker until a condition is true."""

    def now() -> object:
        worker.tick()
        return true()

    awaited(now, wanted)


def waited(worker: Worker, future: "Future[Choice]") -> Choice | None:
    until(worker, future.done, "an answer")
    return result_of(future)


def test_worker_answers_like_a_bot_in_this_process(worker: Worker) -> None:
    here = result_of(AtOnce().ask(question()))
    there = waited(worker, worker.ask(question()))
    assert here is not None
    assert there is not None
    assert there.action == here.action
    assert worker.lost == []


def test_a_worker_that_is_killed_is_replaced(worker: Worker) -> None:
    worker.warm_up()
    os.kill(sure(sure(worker._process).pid), signal.SIGKILL)
    asked = question()
    assert waited(worker, worker.ask(asked)) is not None
    assert worker.lost == [asked.decision.seat]


def test_a_question_that_kills_every_worker_gets_a_legal_answer(worker: Worker) -> None:
    asked = question("nobody of that name")
    assert sure(waited(worker, worker.ask(asked))).action in asked.decision.options


def test_cancelling_stops_the_search(worker: Worker) -> None:
    first = worker.ask(question("expert"))
    first.cancel()
    worker.tick()
    second = worker.ask(question())
    assert waited(worker, second) is not None
    assert result_of(first) is None


def test_closing_leaves_no_process() -> None:
    worker = Worker()
    worker.warm_up()
    pid = sure(sure(worker._process).pid)
    future = worker.ask(question("expert"))
    worker.close()
    assert future.cancelled()
    with pytest.raises(OSError, match="No such process"):
        os.kill(pid, 0)


def test_hang_limit_is_at_least_four_times_every_thinking_budget() -> None:
    """With the machine busy, a hint of 6 seconds used to be killed after 10, twice, and then wasn't given."""
    budgets = [settings_of(level, name).seconds for name in on_show() for level in levels_for(name)]
    assert 4 * max(coaching.SECONDS, *budgets) <= worker.LIMIT


def test_hung_bot_is_replaced_and_the_next_one_answers(worker: Worker, tmp_path: Path) -> None:
    worker.limit = PATIENCE
    asked = question(seed=tmp_path / "met", kind=StuckOnce)
    future = thinking(worker, worker.ask(asked), tmp_path / "met")
    worker._until = 0.0  # its time is up
    assert sure(waited(worker, future)).why.value is not None, "it was really thought about"
    assert worker.lost == [asked.decision.seat]


def test_question_that_hangs_every_bot_gets_a_legal_answer(
    worker: Worker,
    tmp_path: Path,
) -> None:
    worker.limit = 1.0
    asked = question(seed=tmp_path / "met", kind=Stuck)
    assert sure(waited(worker, worker.ask(asked))).action in asked.decision.options
    assert worker.lost == [asked.decision.seat] * 2
    worker.limit = PATIENCE
    assert waited(worker, worker.ask(question())) is not None


def test_cancelled_hanging_bot_does_not_keep_the_next_question_waiting(worker: Worker, tmp_path: Path) -> None:
    worker.limit, met = PATIENCE, tmp_path / "met"
    thinking(worker, worker.ask(question(seed=met, kind=Stuck)), met).cancel()
    worker._until = 0.0  # its time is up
    assert waited(worker, worker.ask(question())) is not None
    assert worker.lost == [], "nobody waited for its answer"


def thinking(worker: Worker, future: "Future[Choice]", met: Path) -> "Future[Choice]":
    """Wait until the worker is thinking about a question that leaves a mark."""
    until(worker, met.exists, "a worker that thinks")
    return future


@pytest.mark.parametrize("stopped", [False, True], ids=["deaf", "stopped"])
def test_closing_waits_three_seconds_at_most_for_a_bot_that_hangs(
    stopped: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker()
    thinking(worker, worker.ask(question(seed=tmp_path / "met", kind=Stuck)), tmp_path / "met")
    process, waits = worker._process, list[float]()
    assert process is not None
    pid = sure(process.pid)
    if stopped:
        os.kill(pid, signal.SIGSTOP)

    def join(timeout: float = PATIENCE) -> None:
        waits.append(timeout)
        type(process).join(process, timeout)

    monkeypatch.setattr(process, "join", join)
    worker.close()
    assert 0 < sum(waits) < 3
    awaited(lambda: not _runs(pid), "its end")


ALONE = """
import os, sys
from pathlib import Path
from tests.client.test_chairs import Stuck, Worker, question, thinking
if __name__ == "__main__":
    worker, met = Worker(), Path(sys.argv[2])
    thinking(worker, worker.ask(question(seed=met, kind=Stuck)), met)
    print(worker._process.pid, flush=True)
    if "killed" in sys.argv:
        os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("how", ["left", "killed"])
def test_hanging_bot_does_not_outlive_its_window(how: str, tmp_path: Path) -> None:
    program = tmp_path / "alone.py"
    program.write_text(ALONE)
    env = os.environ | {"PYTHONPATH": os.getcwd()}
    command = [sys.executable, str(program), how, str(tmp_path / "met")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)
    pid = int(done.stdout)
    awaited(lambda: not _runs(pid), "the end of the worker")


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or ") Z " not in status.read_text()


def test_search_processes_end_with_their_worker(worker: Worker) -> None:
    worker.title, worker.beside = "espionage", 1
    assert waited(worker, worker.ask(question("expert"))) is not None
    beside = _children(sure(sure(worker._process).pid))
    assert beside
    os.kill(sure(sure(worker._process).pid), signal.SIGKILL)
    awaited(lambda: not any(map(_runs, beside)), "the end of them all")


def _children(pid: int) -> list[int]:
    """Return the bot processes that a process has started."""
    found = []
    for each in Path("/proc").glob("[0-9]*/stat"):
        words = each.read_text().rpartition(")")[2].split()
        if int(words[1]) == pid and b"spawn_main" in (each.parent / "cmdline").read_bytes():
            found.append(int(each.parent.name))
    return found


def test_seats_bot_stays_the_same_object() -> None:
    bots = Bots()
    assert bots.at("espionage", "expert", 0) is bots.at("espionage", "expert", 0)
    assert bots.at("espionage", "expert", 0) is not bots.at("espionage", "expert", 1)


class Unasked(AtOnce):
    """Bots that nobody should ask anything."""

    def ask(self, request: Any) -> Any:
        raise AssertionError(f"asked: {request}")


def sat(chairs: tuple[str, str], bots: AtOnce | None = None) -> Sitting:
    game = rules_of("espionage")
    return Sitting(start(None, game, Setup("standard", ("", ""), {}, 7), chairs), bots or AtOnce())


def test_forced_answer_is_given_without_thinking() -> None:
    sitting = sat(("fair", "fair"), Unasked())
    sitting.table.state.options = only = sitting.table.state.options[:1]
    sitting.ask()
    assert sitting.answer() == Choice(only[0])


def test_only_the_first_answer_of_a_person_counts() -> None:
    sitting = sat(("you", "you"))
    assert sitting.give(Action("choose_home", "france"))
    assert sitting.give(Action("choose_home", "poland"))
    assert sitting.answer() == Choice(Action("choose_home", "france"))


class NeverListens(Worker):
    """A worker whose process ends before it listens."""

    started = 0

    def _start(self) -> None:
        super()._start()
        self.started += 1
        sure(self._process).kill()


def test_after_a_worker_never_listens_answers_come_without_search() -> None:
    worker = NeverListens()
    try:
        asked = question("hard")
        assert sure(waited(worker, worker.ask(asked))).why.value is not None, "it was weighed, not drawn"
        assert worker.gone
        assert worker.started == STILLBORN
        assert waited(worker, worker.ask(question("hard"))) is not None
        assert worker.started == STILLBORN, "no process is started any more"
    finally:
        worker.close()


@pytest.mark.parametrize("kind", ["illegal", "bare", "none"])
def test_a_worker_that_answers_nonsense_is_replaced(worker: Worker, kind: str) -> None:
    asked = question(seed=kind, kind=Nonsense)
    assert sure(waited(worker, worker.ask(asked))).action in asked.decision.options
    assert worker.lost == [asked.decision.seat] * 2


@pytest.mark.parametrize("said", ["what?", (1,), (1, 2, 3), (None, None), b"", 7])
def test_malformed_message_raises_nonsense(said: object) -> None:
    with pytest.raises(worker.Nonsense):
        Worker()._hear(said)
