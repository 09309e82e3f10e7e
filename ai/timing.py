"""When to show an answer, so that the time it took reveals nothing about a hand."""

from math import ceil

from ai.search.deeds import Hidden, hidden
from game.core.agenda import Ask, Position

REACTION = 0.25
"""Seconds. Longer than a player thinks about a question that public facts alone give rise to."""
SECRET = 0.5
"""Seconds. A secret answer of several parts usually takes less."""


def pulse(state: Position) -> float:
    """Return the period in seconds at whose multiples an answer may be shown; 0 if its timing reveals nothing.

    Reaction windows and secret answers are delayed, and so is every question that is asked even with only one
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
