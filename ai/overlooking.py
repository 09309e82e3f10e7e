"""What the levels overlook: each thing has a name, and a player that overlooks it really doesn't see it.

A name means something that is taken out of a view before it is judged (ai/heuristics/TITLE/blinkers.py), answers
that never come to mind (`never` in levels/TITLE/players.toml), or one of the things below.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from game.core.agenda import Position
from game.core.contract import Action, Decision, Seat

S = TypeVar("S", bound=Position)
Blinker = Callable[[Any, Seat], None]
"""Takes something out of a copy of a view that a seat is about to judge."""

AHEAD = "ahead"
"""What follows after the answer and the replies to it. No code hides it: without a search, it isn't seen."""
DOUBT = "doubt"
"""That hidden cards may be other than first imagined; such a level imagines one world instead of several."""
REPLIES = "replies"
"""That a play may be answered before it takes effect."""
BLOW = "blow"
"""That another seat will win with its very next turn."""
GENERAL = (AHEAD, DOUBT, REPLIES, BLOW)
"""What can be overlooked in any title, BLOW only where the heuristic foresees it."""
HARDLY = 1e-6
"""The factor for the prior of a reply that isn't expected; it stays possible if there is no other."""


@dataclass(frozen=True)
class Blindness:
    """What can be overlooked in one title."""

    twin: Callable[[Any], Any]
    """Returns a copy of a view that blinkers may change."""
    blinkers: Mapping[str, Blinker]


def known(name: str, never: Mapping[str, Sequence[str]], blindness: Blindness | None) -> bool:
    """Return True if there is such a thing to overlook."""
    return name in GENERAL or name in never or (blindness is not None and name in blindness.blinkers)


def overlooking(
    known: Heuristic[S], names: Sequence[str], never: Mapping[str, Sequence[str]], blindness: Blindness | None
) -> Heuristic[S]:
    """Return a heuristic that doesn't see the things named."""
    found = known
    if blindness is not None and (
        blinkers := [blindness.blinkers[name] for name in names if name in blindness.blinkers]
    ):
        found = _blinkered(found, blindness.twin, blinkers)
    if patterns := [pattern for name in names for pattern in never.get(name, ())]:
        found = replace(found, prior=_without(found.prior, patterns))
    if REPLIES in names:
        found = replace(found, prior=_unanswered(found.prior))
    if BLOW in names:
        found = replace(found, striker=_nobody)
    return found


def _nobody(world: Position, decision: Decision) -> Seat | None:
    return None


def _blinkered(known: Heuristic[S], twin: Callable[[S], S], blinkers: Sequence[Blinker]) -> Heuristic[S]:
    """Return a heuristic that evaluates positions, and answers by the prior, without what the blinkers hide."""

    def seen(view: S, seat: Seat) -> S:
        less = twin(view)
        for blinker in blinkers:
            blinker(less, seat)
        return less

    def evaluate(view: S, seat: Seat) -> float:
        return known.evaluate(view if view.result else seen(view, seat), seat)

    def prior(view: S, decision: Decision) -> Sequence[float]:
        return known.prior(seen(view, decision.seat) if decision.kind in known.by_prior else view, decision)

    return replace(known, evaluate=evaluate, prior=prior)


def _without(
    prior: Callable[[S, Decision], Sequence[float]], patterns: Sequence[str]
) -> Callable[[S, Decision], Sequence[float]]:
    """Return a prior that is 0 for answers like these, however foolish the others, unless there are no others."""
    comes: dict[Action, bool] = {}

    def fewer(view: S, decision: Decision) -> Sequence[float]:
        weights = prior(view, decision)
        for option in decision.options:
            if option not in comes:
                comes[option] = not any(fnmatchcase(str(option), pattern) for pattern in patterns)
        left = [weight if comes[option] else 0.0 for weight, option in zip(weights, decision.options, strict=True)]
        if any(left):
            return left
        come = [float(comes[option]) for option in decision.options]
        return come if any(come) else weights

    return fewer


def _unanswered(prior: Callable[[S, Decision], Sequence[float]]) -> Callable[[S, Decision], Sequence[float]]:
    """Return a prior by which nobody replies to a play."""

    def quiet(view: S, decision: Decision) -> Sequence[float]:
        weights = prior(view, decision)
        passing = view.agenda[-1].passing if decision.window else None
        if passing is None:
            return weights
        return [
            max(weights) if option == passing else weight * HARDLY
            for weight, option in zip(weights, decision.options, strict=True)
        ]

    return quiet
