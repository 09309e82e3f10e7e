"""The numbers a search is led by."""

from typing import NamedTuple


class Style(NamedTuple):
    """How a search is led."""

    exploration: float = 0.2
    bias: float = 1.0
    """Weight of the prior, fading with visits."""
    depth: int = 10
    """Decisions a playout lasts at least before the heuristic judges, where that says nothing else.

    In 1955 as good as 30, at half the time.
    """
    whim: float = 0.1
    """Part of the playout's choices made at random."""
    regret: float = 0.5
    """Regret that the answers to a sealed question begin with, shared out by the prior."""
    memory: int = 60
    """Visits a mean at a sealed question reaches back: the others change their minds."""
