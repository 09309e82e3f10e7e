"""The parameters of a search."""

from typing import NamedTuple


class Style(NamedTuple):
    """The parameters of a search."""

    exploration: float = 0.2
    bias: float = 1.0
    """Weight of the prior, fading with visits."""
    depth: int = 10
    """The minimum length of a playout in decisions before it is evaluated, unless the heuristic says otherwise.

    In 1955, 10 is as good as 30, at half the time.
    """
    whim: float = 0.1
    """Fraction of random choices in a playout."""
    regret: float = 0.5
    """Total initial regret of the answers to a sealed question, shared out by the prior."""
    memory: int = 60
    """The window of a mean at a sealed question, in visits, because the others change their minds."""
