"""The thinking time of a player that searches, spent where it makes a difference."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

from ai.search.deeds import Hidden
from ai.search.tree import Branch, TreeNode
from game.core.contract import Decision

ENDLESS = 1_000_000
"""More simulations than anybody ever runs."""
FIRST = 0.4
"""Fraction of a turn's remaining time that a question gets by default."""
SHARP = 0.85
"""Fraction of it that a question may take while its best answers are close."""
CLEAR = 0.03
"""A lead of this share of the victory isn't close."""
LOST, WON = 0.03, 0.97
"""Shares of the victory beyond which a game is decided."""
LITTLE = 0.1
"""Fraction of its time that a decided question gets."""
EVERY = 16
"""Simulations between two checks for an early stop."""
FEW = 8
"""The minimum number of simulations before a thrifty search may stop early."""
CHASE = 0.6
"""The second answer is expected to catch up by at most this fraction of the remaining simulations."""


def never() -> bool:
    """Never cancel."""
    return False


class Limits(NamedTuple):
    """The limits of one question: simulations, seconds, and seconds if its answers are close."""

    simulations: int = ENDLESS
    seconds: float = float("inf")
    at_most: float = float("inf")
    steady: bool = False
    """The time is always used up, because stopping early could give away a hand."""
    thrifty: bool = False
    """Simulations replace seconds: the search stops early if it would have done so by the clock."""


@dataclass(frozen=True)
class Budget:
    """Thinking time of a player that searches: seconds per turn for visible questions, or simulations.

    The number of answers to a window or a sealed question depends on a hand, and so does their value. Such
    questions therefore always take the same time.
    """

    turn: float = 2.0
    secret: float = 0.15
    """Seconds for a window or a sealed question."""
    each: float = 0.0
    """If set, the seconds for every question of any kind."""
    enough: int = 0
    """If set, the number of simulations after which a visible question is answered, even on a fast machine."""
    simulations: int = 0
    """If set, the clock isn't used, and the same views and rng give the same answers.

    If `each` is set too, no question takes longer than that.
    """
    thrifty: bool = False
    """True if a search limited by `simulations` may stop early, as it would by the clock."""

    @property
    def by_clock(self) -> bool:
        """True if more processes or a faster machine make it stronger."""
        return not self.simulations and not self.enough

    def limits(self, decision: Decision, kept: Hidden = Hidden.NO, spent: float = 0.0) -> Limits:
        """Return the limits of a question when `spent` seconds of its turn are gone."""
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
    """Tells a search when to stop."""

    def __init__(self, limits: Limits, cancelled: Callable[[], bool] = never) -> None:
        self.limits, self.cancelled = limits, cancelled
        self.start = perf_counter()
        self.seen = 0

    @property
    def seconds(self) -> float:
        """Seconds since it was started."""
        return perf_counter() - self.start

    def enough(self, root: TreeNode, simulations: int) -> bool:
        """Return True if a search should stop: the time is up, or more simulations would change nothing.

        Always False before the first simulation.
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
    """Return True if the leading answer looks clearly better than the next one."""
    return leader.mean - rival.mean > CLEAR or leader.visits > 4 * rival.visits


def _settled(leader: Branch, rival: Branch, spent: float, to_come: float) -> bool:
    """Return True if more simulations would change nothing; `spent` is the fraction of the time used.

    This is the case if only one answer makes sense, if the game is decided, or if the leader can't be caught in
    `to_come` simulations.
    """
    if not rival.prior or (not LOST < leader.mean < WON and spent >= LITTLE):
        return True
    return leader.visits - rival.visits > CHASE * to_come


def _foremost(root: TreeNode) -> tuple[Branch, Branch]:
    """Return the two answers with the most visits; equal visits are ordered by prior, then by position.

    It runs after every simulation of a thrifty player, so it avoids sorting.
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
