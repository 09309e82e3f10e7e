"""The results of a search at its root, and how to merge several searches of the same question."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from ai.search.tree import TreeNode
from game.core.contract import Action, Decision


class Finding(NamedTuple):
    """A search result for one answer: mean share of the victory, visits, and the probability of giving it."""

    action: Action
    mean: float
    visits: int
    weight: float


class Findings(NamedTuple):
    """The results for every answer, the preferred one first; `mixed` if the answer is to be drawn by weight."""

    answers: tuple[Finding, ...]
    mixed: bool
    simulations: int


class Crew(Protocol):
    """Other processes that search the same question."""

    def set_off(self, view: Any, decision: Decision, seed: int) -> None:
        """Start searching on all of them."""

    def found(self) -> list[Findings]:
        """Stop them and return their results; processes that are gone return none."""


class Alone:
    """A crew without any processes."""

    def set_off(self, view: Any, decision: Decision, seed: int) -> None:
        """Do nothing."""

    def found(self) -> list[Findings]:
        """Return no results."""
        return []


def found(root: TreeNode, options: Iterable[Action], simulations: int) -> Findings:
    """Return the results for every option at the root."""
    offered = [(option, root.branches[option]) for option in options]
    total = sum([branch.played if root.sealed else branch.visits for _, branch in offered]) or 1.0
    answers = [
        Finding(action, branch.mean, branch.visits, (branch.played if root.sealed else branch.visits) / total)
        for action, branch in offered
    ]
    return Findings(_in_order(answers), root.sealed, simulations)


def merged(every: Sequence[Findings]) -> Findings:
    """Merge results for the same question, each weighted by its visits."""
    if len(every) == 1:
        return every[0]
    visits = [sum([finding.visits for finding in each.answers]) for each in every]
    total = sum(visits) or 1
    weights: dict[Action, float] = {}
    seen: dict[Action, tuple[int, float]] = {}
    for each, count in zip(every, visits, strict=True):
        for finding in each.answers:
            number, worth = seen.get(finding.action, (0, 0.0))
            seen[finding.action] = number + finding.visits, worth + finding.visits * finding.mean
            weights[finding.action] = weights.get(finding.action, 0.0) + finding.weight * count / total
    answers = [
        Finding(action, worth / number if number else 0.0, number, weights[action])
        for action, (number, worth) in seen.items()
    ]
    return Findings(_in_order(answers), every[0].mixed, sum([each.simulations for each in every]))


def _in_order(answers: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(answers, key=lambda finding: (-finding.weight, -finding.mean, finding.action)))
