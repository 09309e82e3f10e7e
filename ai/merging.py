"""What a search has found out at its root."""

from collections.abc import Iterable
from typing import NamedTuple

from ai.tree import Node
from game.core.contract import Action


class Finding(NamedTuple):
    """What a search found about one answer: mean share seen, simulations spent, how often to give it."""

    action: Action
    mean: float
    visits: int
    weight: float


def findings(root: Node, options: Iterable[Action]) -> list[Finding]:
    """Give what is known about every answer on offer at the root, the preferred one first."""
    offered = [(option, root.branches[option]) for option in options]
    total = sum([branch.played for _, branch in offered]) or 1.0
    found = [
        Finding(action, branch.mean, branch.visits, (branch.played if root.sealed else branch.visits) / total)
        for action, branch in offered
    ]
    return sorted(found, key=lambda finding: (-finding.weight, -finding.mean, finding.action))
