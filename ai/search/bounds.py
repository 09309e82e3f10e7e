"""Which answer a simulation tries next: the one with the highest upper confidence bound."""

from collections.abc import Sequence
from math import log, sqrt

from ai.search.style import Style
from ai.search.tree import Branch

LEAST = 0.2
"""Part of the luck of an even game that is reckoned with where a game looks decided."""


def promising(branches: Sequence[Branch], unknown: float, style: Style) -> int:
    """Choose by upper confidence bound, counting only simulations in which a branch was on offer.

    What was never tried is taken to be as good as the node, `unknown`; what weighs nothing is not tried. The less
    there is left to win or to lose, the less luck there is in a mean, and the more a small difference counts.
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
