"""Chooses the next answer to try: the one with the highest upper confidence bound."""

from collections.abc import Sequence
from math import log, sqrt

from ai.search.style import Style
from ai.search.tree import Branch

LEAST = 0.2
"""The minimum luck assumed in a game that looks decided, relative to an even game."""


def promising(branches: Sequence[Branch], unknown: float, style: Style) -> int:
    """Return the index with the highest upper confidence bound, counting only simulations where it was legal.

    An untried branch is assumed to be as good as the node (`unknown`); a branch without prior weight isn't tried.
    The less there is left to win or lose, the less luck there is in a mean, and the more a small difference
    counts.
    """
    luck = max(LEAST, 2 * sqrt(max(0.0, unknown * (1 - unknown))))
    exploration, bias = luck * style.exploration, luck * style.bias
    best, highest = 0, -1.0
    for index, branch in enumerate(branches):
        if not branch.prior:
            continue
        visits = branch.visits
        mean = branch.mean if visits else unknown
        reach = exploration * sqrt(log(branch.offered + 1) / (visits + 1))
        if (bound := mean + reach + bias * branch.prior / (visits + 1)) > highest:
            best, highest = index, bound
    return best
