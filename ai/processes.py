"""More processes for one search: each thinks about the same question with dice of its own."""

import multiprocessing
import os
import signal
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.levels import player
from ai.players import MctsPlayer
from ai.search.budget import Clock, Limits
from ai.search.merging import Found
from game.core.contract import Decision, Seat
from game.titles import title as take_title

MOST = 4
"""Processes that one search is ever spread over, the first included."""
PATIENCE = 1.0
"""Seconds a stopped process may take to say what it found; then it is passed over until it has."""


def beside() -> int:
    """Say how many processes may think beside the first: one core is left for the picture."""
    return min(MOST, max(1, (os.cpu_count() or 1) - 1)) - 1


class Hand:
    """One more process, from this end."""

    def __init__(self, title: str) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self.pipe: Connection[Any, Any] = mine
        self.process: BaseProcess = context.Process(
            target=work, args=(theirs, title), daemon=True, name="overton-hand"
        )
        self.process.start()
        theirs.close()
        self.listens = False
        """Whether it has said all that it was asked: at first that it is there."""
        self.thinks = False

    def set_off(self, *asked: object) -> None:
        """Put a question; one that is not there yet, or still busy with an earlier one, is passed over."""
        if not self.listens and self.pipe.poll():
            self.pipe.recv()  # that it is there, or what it found too late
            self.listens = True
        if self.listens:
            self.pipe.send(asked)
            self.thinks = True

    def found(self) -> list[Found]:
        """Stop it, and give what it found, if it was thinking at all."""
        if not self.thinks:
            return []
        self.pipe.send(None)
        self.thinks, self.listens = False, self.pipe.poll(PATIENCE)
        return [self.pipe.recv()] if self.listens else []

    def close(self) -> None:
        """End it."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Processes:
    """The processes beside this one. One that dies is not replaced, and one that hangs is passed over."""

    def __init__(self, title: str, count: int) -> None:
        self.title, self.count = title, count
        self.hands: list[Hand] = []
        self.started = False

    def at(self, level: str) -> "Shift":
        """Let them play like a level; they are started with the first that is asked for."""
        if not self.started:
            self.hands += [Hand(self.title) for _ in range(self.count)]
            self.started = True
        return Shift(self, level)

    def drop(self, hand: Hand) -> None:
        """Go on without somebody."""
        self.hands.remove(hand)
        hand.close()

    def close(self) -> None:
        """End them all."""
        while self.hands:
            self.drop(self.hands[-1])


class Shift(NamedTuple):
    """The processes, while they play like one level."""

    processes: Processes
    level: str

    def set_off(self, view: Any, decision: Decision, seed: int) -> None:
        """Let all think until they are asked what they found."""
        for number, hand in enumerate(tuple(self.processes.hands)):
            try:
                hand.set_off(self.level, view, decision, f"{seed}:{number}")
            except (OSError, EOFError):
                self.processes.drop(hand)

    def found(self) -> list[Found]:
        """Stop them, and give what each found."""
        every: list[Found] = []
        for hand in tuple(self.processes.hands):
            try:
                every += hand.found()
            except (OSError, EOFError):
                self.processes.drop(hand)
        return every


def leave_together() -> None:
    """End this process with the one that started it: a thought that never ends would not see that it is alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl C in the terminal is for the window
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this process was started by another"
    parent.join()
    os._exit(0)


def work(pipe: "Connection[Any, Any]", title: str) -> None:
    """Think about whatever is put, until told to stop: the whole life of one more process."""
    leave_together()
    game = take_title(title)
    heuristic(title)
    players: dict[tuple[str, Seat], MctsPlayer] = {}
    try:
        pipe.send(None)
        while True:
            level, view, decision, seed = pipe.recv()
            key = (level, decision.seat)
            if key not in players:
                players[key] = searching(level, title)
            who = players[key]
            search = who.mind.search(game, view, decision.seat, who.heuristic, Random(seed), who.style)
            answer = who.look(search, view, decision, Clock(Limits(), partial(pipe.poll, 0)))
            pipe.recv()  # what ended it
            pipe.send(answer)
    except (EOFError, OSError):  # nobody is left to think for
        return


def searching(level: str, title: str) -> MctsPlayer:
    """Give the player of a level that searches."""
    who = player(level, title)
    assert isinstance(who, MctsPlayer), "others do not search"
    return who
