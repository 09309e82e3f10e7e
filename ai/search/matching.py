"""Chooses and learns where all answer at once: regret matching, after Lanctot, Lisý and Winands 2014."""

from collections.abc import Sequence
from random import Random

from ai.search.deeds import draw
from ai.search.tree import Branch, Step

BY_PRIOR = 1 / 6
"""How often an answer is drawn by the prior, whatever is regretted: nothing is forgotten for good."""


def matched(branches: Sequence[Branch], dice: Random) -> int:
    """Choose as often as it is regretted not to have been chosen; one time in six by the prior."""
    regrets = [max(branch.regret, 0.0) for branch in branches]
    total = sum(regrets)
    chances = [regret / total for regret in regrets] if total > 0 else [1 / len(branches)] * len(branches)
    for branch, chance in zip(branches, chances, strict=True):
        branch.played += chance
    if dice.random() < BY_PRIOR:
        chances = [branch.prior for branch in branches]
    return draw(range(len(branches)), chances, dice)


def regret(step: Step, share: float) -> None:
    """Note what every answer on offer would have been better by, as far as is known."""
    for other in step.offered:
        seen = other.mean if other.visits else step.node.mean
        other.regret = max(0.0, other.regret + seen - share)
