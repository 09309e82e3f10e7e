"""More processes for one search: each searches the same question with its own dice."""

import multiprocessing
import os
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.levels import player
from ai.players import MctsPlayer
from ai.search.budget import Clock, Limits
from ai.search.merging import Findings
from game.core.contract import Decision, Seat
from game.core.processes import leave_together
from game.titles import rules_of

MOST = 4
"""The maximum number of processes for one search, including the first."""
PATIENCE = 1.0
"""Seconds a stopped process has to return its results; a slower one is skipped until it has."""


def spare_processes() -> int:
    """Return how many processes may run in addition to the first, leaving one core for the display."""
    return min(MOST, max(1, (os.cpu_count() or 1) - 1)) - 1


class Searcher:
    """A process that searches, seen from its parent."""

    def __init__(self, title: str) -> None:
        context = multiprocessing.get_context("spawn")
        mine, theirs = context.Pipe()
        self.pipe: Connection[Any, Any] = mine
        self.process: BaseProcess = context.Process(
            target=work, args=(theirs, title), daemon=True, name="overton-searcher"
        )
        self.process.start()
        theirs.close()
        self.listens = False
        """True if it has answered everything so far; its first message says that it is ready."""
        self.thinks = False

    def set_off(self, *asked: object) -> None:
        """Send it a question. One that isn't ready yet, or is still busy, is skipped."""
        if not self.listens and self.pipe.poll():
            self.pipe.recv()  # its ready message, or results that came too late
            self.listens = True
        if self.listens:
            self.pipe.send(asked)
            self.thinks = True

    def found(self) -> list[Findings]:
        """Stop it, and return its results if it was searching."""
        if not self.thinks:
            return []
        self.pipe.send(None)
        self.thinks, self.listens = False, self.pipe.poll(PATIENCE)
        return [self.pipe.recv()] if self.listens else []

    def close(self) -> None:
        """Kill the process."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Processes:
    """The processes of one search. One that dies isn't replaced, and one that hangs is skipped."""

    def __init__(self, title: str, count: int) -> None:
        self.title, self.count = title, count
        self.searchers: list[Searcher] = []
        self.started = False

    def at(self, level: str) -> "SearchersAtLevel":
        """Return the processes playing at a level; the first call starts them."""
        if not self.started:
            self.searchers += [Searcher(self.title) for _ in range(self.count)]
            self.started = True
        return SearchersAtLevel(self, level)

    def drop(self, searcher: Searcher) -> None:
        """Kill one of them and continue without it."""
        self.searchers.remove(searcher)
        searcher.close()

    def close(self) -> None:
        """Kill them all."""
        while self.searchers:
            self.drop(self.searchers[-1])


class SearchersAtLevel(NamedTuple):
    """The processes while they play at one level."""

    processes: Processes
    level: str

    def set_off(self, view: Any, decision: Decision, seed: int) -> None:
        """Start searching on all of them."""
        for number, searcher in enumerate(tuple(self.processes.searchers)):
            try:
                searcher.set_off(self.level, view, decision, f"{seed}:{number}")
            except (OSError, EOFError):
                self.processes.drop(searcher)

    def found(self) -> list[Findings]:
        """Stop them, and return their results."""
        every: list[Findings] = []
        for searcher in tuple(self.processes.searchers):
            try:
                every += searcher.found()
            except (OSError, EOFError):
                self.processes.drop(searcher)
        return every


def work(pipe: "Connection[Any, Any]", title: str) -> None:
    """Run a searcher process: search each question received until told to stop."""
    leave_together()
    game = rules_of(title)
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
            answer = who.run_search(search, view, decision, Clock(Limits(), partial(pipe.poll, 0)))
            pipe.recv()  # the message that stopped it
            pipe.send(answer)
    except (EOFError, OSError):  # the parent is gone
        return


def searching(level: str, title: str) -> MctsPlayer:
    """Return a level's player, which must be one that searches."""
    who = player(level, title)
    assert isinstance(who, MctsPlayer), "only searching levels run here"
    return who
