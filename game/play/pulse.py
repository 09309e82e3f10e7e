"""When a bot's answer may show, so that the time it took tells nothing of a hand."""

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, ParamSpec

from ai.timing import due, pulse
from game.core import agenda
from game.core.contract import Action, Event
from game.core.table import Table

P = ParamSpec("P")


@dataclass
class Pulse:
    """The pulse of the act that is awaited: from its first part on, in seconds of `monotonic`."""

    asked_at: float = 0.0
    every: float = 0.0
    """The act waits for a multiple of this: the most that any part of it has to wait."""
    shown_at: float | None = None
    """When the answer that has come may be shown; None while none has."""

    def ask(self, table: Table[Any]) -> None:
        """Begin to count at a question, unless it goes on with a draft nobody else knows of."""
        every = pulse(table.state)
        if not goes_on(table):
            self.asked_at, self.every = monotonic(), every
        self.every, self.shown_at = max(self.every, every), None

    def left(self, table: Table[Any], action: Action, *, waits: bool) -> float:
        """Return the seconds until an answer that is there may show; 0 or less where nobody `waits` for it."""
        now = monotonic()
        if self.shown_at is None:
            late = waits and not stays_unseen(table, action)
            self.shown_at = due(self.asked_at, now, self.every) if late else now
        return self.shown_at - now


def goes_on(table: Table[Any]) -> bool:
    """Return whether the seat that is asked has just answered and nothing was told of it: the draft goes on.

    Such a question stands no longer, or a note of three parts would be seen to take longer than one of one.
    """
    asked, answers = table.decision, table.answers
    if asked is None or not answers or answers[-1].seat != asked.seat:
        return False
    return not table.beats(len(answers) - 1, len(answers))


def stays_unseen(table: Table[Any], action: Action) -> bool:
    """Return whether an answer is a part of an act that goes on, so that nobody sees that it was given."""
    asked, after, seen = table.decision, table.state.copy(), list[object]()

    def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        seen.append(event)

    agenda.advance(after, action, emit)
    later = agenda.decision(after)
    return not seen and asked is not None and later is not None and later.seat == asked.seat
