"""When an answer may be shown, so that the time it took tells nothing of a hand."""

from math import ceil

from ai.search.deeds import Hidden, hidden
from game.core.agenda import Ask, Position

REACTION = 0.25
"""Seconds. A player thinks less than this about a question that open facts alone put to it."""
SECRET = 0.5
"""Seconds. A note of several parts is thought out in less, as a rule."""


def pulse(state: Position) -> float:
    """Give the pulse of an answer in seconds; it waits for a multiple. 0 where the time it took may be seen.

    A reaction window and a secret answer wait, and so does every question that is put even if there is only one
    answer to it.
    """
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Ask):
        return 0.0
    if hidden(state) != Hidden.NO:
        return SECRET
    return REACTION if top.window or not top.by_itself else 0.0


def due(asked: float, answered: float, every: float) -> float:
    """Say when an answer may be shown: at the first pulse after it was found, counted from when it was asked."""
    return asked + every * max(1, ceil((answered - asked) / every)) if every else answered
