"""When a bot's answer may show, so that the time it took reveals nothing about a hand.

Some questions have a period and show an answer only at its multiples. `Pulse` counts it across all parts of an
act. The pauses between two acts are in `turns.py`; the speed at which acts are shown is up to the person
(`client/match/controls.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Any, ParamSpec

from ai.search.deeds import Hidden, hidden
from game.core import agenda
from game.core.agenda import Ask, Position
from game.core.contract import Action, Event
from game.core.table import Table

REACTION = 0.25
"""Seconds. Longer than a bot needs for a question that arises from public facts alone."""
SECRET = 0.5
"""Seconds. A secret answer in several parts usually takes less."""


P = ParamSpec("P")


@dataclass
class Pulse:
    """The pulse of the awaited act, counted from its first question, in seconds of `monotonic`."""

    asked_at: float = 0.0
    every: float = 0.0
    """Period in seconds. An act shows at a multiple of it; the longest period among its parts counts."""
    shown_at: float | None = None
    """When the answer may be shown; None until it arrives."""

    def start(self, table: Table[Any]) -> None:
        """Start the pulse for a question, unless the question continues a secret draft."""
        every = period(table.state)
        if not goes_on(table):
            self.asked_at, self.every = monotonic(), every
        self.every, self.shown_at = max(self.every, every), None

    def seconds_left(self, table: Table[Any], action: Action, *, delayed: bool) -> float:
        """Return the seconds until the given answer may show; 0 or less unless it is `delayed`.

        The first call after an answer's arrival decides when that is.
        """
        now = monotonic()
        if self.shown_at is None:
            late = delayed and not stays_unseen(table, action)
            self.shown_at = due(self.asked_at, now, self.every) if late else now
        return self.shown_at - now


def goes_on(table: Table[Any]) -> bool:
    """Return True if the question continues a secret draft: its seat has just answered, and nothing was shown.

    Such a question adds no time, or people would see that a note in three parts takes longer than one in one.
    """
    asked, last = table.decision, table.answered - 1
    if asked is None or last < 0 or table.answer(last).seat != asked.seat:
        return False
    return not table.beats(last)


def stays_unseen(table: Table[Any], action: Action) -> bool:
    """Return True if an answer is part of an unfinished secret act, so that nobody sees that it was given."""
    asked = table.decision
    after = table.state.copy()
    seen = list[object]()

    def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        seen.append(event)

    agenda.advance(after, action, emit)
    later = agenda.decision(after)
    return not seen and asked is not None and later is not None and later.seat == asked.seat


def period(state: Position) -> float:
    """Return the period in seconds at whose multiples an answer may show; 0 if its timing reveals nothing.

    Reaction windows and secret answers are delayed, and so is every question that is asked even if it has only one
    answer.
    """
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Ask):
        return 0.0
    if hidden(state) != Hidden.NO:
        return SECRET
    return REACTION if top.window or not top.by_itself else 0.0


def due(asked: float, answered: float, every: float) -> float:
    """Return when an answer may be shown: at the first multiple of `every` seconds after the question."""
    return asked + every * max(1, ceil((answered - asked) / every)) if every else answered
