"""How long a player that searches may think: time goes where it decides something."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from ai.search.deeds import Hidden
from ai.search.tree import Branch, Node
from game.core.contract import Decision

ENDLESS = 1_000_000
"""Simulations nobody ever reaches."""
FIRST = 0.4
"""Part of what is left of a turn that a question gets by itself."""
SHARP = 0.85
"""Part of it that a question may take while its best answers are close."""
CLEAR = 0.03
"""A lead of this share of the victory is not close."""
LOST, WON = 0.03, 0.97
"""Shares of the victory beyond which a game is decided."""
LITTLE = 0.1
"""Part of its time that a decided question gets."""
EVERY = 16
"""Simulations between two looks at how it stands."""
FEW = 8
"""Simulations before which no number of them ends early."""
CHASE = 0.6
"""Part of what is still to come that the second answer may get of all visits: the leader gets the rest of them."""


def never() -> bool:
    """Let a player think in peace."""
    return False


class Limits(NamedTuple):
    """What one question may take: simulations, seconds, and seconds when its answers are close."""

    simulations: int = ENDLESS
    seconds: float = float("inf")
    at_most: float = float("inf")
    steady: bool = False
    """The time is taken whatever is found, because it may tell of a hand."""
    thrifty: bool = False
    """Simulations stand for time: they end early where thinking by the clock would."""


@dataclass(frozen=True)
class Budget:
    """How long a player that searches may think: in seconds of a turn that can be seen, or in simulations.

    How many answers there are to a window or a sealed question hangs on a hand, and so does what they are worth:
    these always take the same time.
    """

    turn: float = 2.0
    secret: float = 0.15
    """Seconds for a window or a sealed question."""
    each: float = 0.0
    """When set, the seconds of every question, whatever it is."""
    enough: int = 0
    """When set, the simulations after which a question that can be seen is answered, on a fast machine too."""
    simulations: int = 0
    """When set, the clock is not asked, and the same views and rng give the same answers.

    With `each` beside it no question takes longer than that.
    """
    thrifty: bool = False
    """Such a number of simulations ends early where thinking by the clock would."""

    @property
    def by_clock(self) -> bool:
        """Whether more processes or a faster machine make it stronger."""
        return not self.simulations and not self.enough

    def limits(self, decision: Decision, kept: Hidden = Hidden.NO, spent: float = 0.0) -> Limits:
        """Give the limits of a question, when `spent` seconds of the turn it belongs to are gone."""
        if self.simulations and self.each:
            return Limits(self.simulations, self.each, self.each, steady=True)
        if self.simulations:
            return Limits(self.simulations, thrifty=self.thrifty and kept != Hidden.SEALED)
        if decision.window or kept == Hidden.SEALED:
            each = self.each or self.secret
            return Limits(seconds=each, at_most=each, steady=True)
        if self.each:
            return Limits(seconds=self.each, at_most=self.each)
        most = self.enough or ENDLESS
        left = max(self.turn - spent, 0.05 * self.turn)
        return Limits(most, seconds=FIRST * left, at_most=SHARP * left)


class Clock:
    """Tells a search when it has thought enough about its root."""

    def __init__(self, limits: Limits, cancelled: Callable[[], bool] = never) -> None:
        self.limits, self.cancelled = limits, cancelled
        self.start = perf_counter()
        self.seen = 0

    @property
    def seconds(self) -> float:
        """How long it has been running."""
        return perf_counter() - self.start

    def enough(self, root: Node, simulations: int) -> bool:
        """Whether to stop after so many simulations: the time is up, or more of it would change nothing.

        Nobody answers before the first.
        """
        limits = self.limits
        if not simulations:
            return False
        if simulations >= limits.simulations or self.cancelled():
            return True
        if limits.thrifty:
            left = limits.simulations - simulations
            return simulations >= FEW and _settled(*_foremost(root), simulations / limits.simulations, left)
        if limits.at_most == float("inf"):
            return False
        seconds = self.seconds
        if limits.steady or simulations % EVERY:
            return seconds >= limits.at_most
        leader, rival = _foremost(root)
        until = limits.seconds if _clear(leader, rival) else limits.at_most
        to_come = simulations / seconds * (until - seconds)
        return seconds >= limits.at_most or _settled(leader, rival, seconds / limits.seconds, to_come)


def _clear(leader: Branch, rival: Branch) -> bool:
    """Whether the leading answer looks clearly better than the next one."""
    return leader.mean - rival.mean > CLEAR or leader.visits > 4 * rival.visits


def _settled(leader: Branch, rival: Branch, spent: float, to_come: float) -> bool:
    """Whether more would change nothing: part of the time that is spent, and the simulations still to come.

    So it is where but one answer makes sense, where the game is decided, and where the leader can't be caught.
    """
    if not rival.prior or (not LOST < leader.mean < WON and spent >= LITTLE):
        return True
    return leader.visits - rival.visits > CHASE * to_come


def _foremost(root: Node) -> tuple[Branch, Branch]:
    """Give the two answers that were tried most, those that make sense first; of equal ones the earlier.

    It is asked after every simulation of a thrifty player, so nothing is sorted.
    """
    branches = iter(root.branches.values())
    leader, rival = next(branches), next(branches)
    if _ahead(rival, leader):
        leader, rival = rival, leader
    for branch in branches:
        if branch.visits >= rival.visits and _ahead(branch, rival):
            leader, rival = (branch, leader) if _ahead(branch, leader) else (leader, branch)
    return leader, rival


def _ahead(one: Branch, other: Branch) -> bool:
    return one.visits > other.visits or (one.visits == other.visits and one.prior > other.prior)
