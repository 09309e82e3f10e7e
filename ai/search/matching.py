"""Regret matching for sealed questions, after Lanctot, Lisý and Winands 2014."""

from collections.abc import Sequence
from random import Random

from ai.search.deeds import draw
from ai.search.tree import Branch, Descent

BY_PRIOR = 1 / 6
"""The probability of drawing by the prior whatever the regrets, so that no answer is abandoned for good."""


def matched(branches: Sequence[Branch], dice: Random) -> int:
    """Draw an answer's index in proportion to its regret, or by the prior one time in six."""
    regrets = [max(branch.regret, 0.0) for branch in branches]
    total = sum(regrets)
    chances = [regret / total for regret in regrets] if total > 0 else [1 / len(branches)] * len(branches)
    for branch, chance in zip(branches, chances, strict=True):
        branch.played += chance
    if dice.random() < BY_PRIOR:
        chances = [branch.prior for branch in branches]
    return draw(range(len(branches)), chances, dice)


def regret(step: Descent, share: float) -> None:
    """Add to every option the regret of not having chosen it, where that is known."""
    for other in step.offered:
        seen = other.mean if other.visits else step.node.mean
        other.regret = max(0.0, other.regret + seen - share)
