"""What searches have found out at their root, and how several that thought about the same question make one."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from ai.search.tree import Node
from game.core.contract import Action, Decision


class Finding(NamedTuple):
    """What a search found about one answer: mean share seen, simulations spent, how often to give it."""

    action: Action
    mean: float
    visits: int
    weight: float


class Found(NamedTuple):
    """What is known about every answer, the preferred one first; whether to mix them; simulations spent."""

    answers: tuple[Finding, ...]
    mixed: bool
    simulations: int


class Crew(Protocol):
    """The other processes that think about the same question as this one."""

    def set_off(self, view: Any, decision: Decision, seed: int) -> None:
        """Let all think until they are asked what they found."""

    def found(self) -> list[Found]:
        """Stop them, and give what each found; nothing from those that have gone."""


class Alone:
    """A crew of nobody."""

    def set_off(self, view: Any, decision: Decision, seed: int) -> None:
        """Nobody sets off."""

    def found(self) -> list[Found]:
        """Nobody found anything."""
        return []


def found(root: Node, options: Iterable[Action], simulations: int) -> Found:
    """Give what is known about every answer on offer at the root."""
    offered = [(option, root.branches[option]) for option in options]
    total = sum([branch.played if root.sealed else branch.visits for _, branch in offered]) or 1.0
    answers = [
        Finding(action, branch.mean, branch.visits, (branch.played if root.sealed else branch.visits) / total)
        for action, branch in offered
    ]
    return Found(_in_order(answers), root.sealed, simulations)


def merged(every: Sequence[Found]) -> Found:
    """Make one of what several found about the same question: each counts for the visits it made."""
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
    return Found(_in_order(answers), every[0].mixed, sum([each.simulations for each in every]))


def _in_order(answers: Iterable[Finding]) -> tuple[Finding, ...]:
    return tuple(sorted(answers, key=lambda finding: (-finding.weight, -finding.mean, finding.action)))
