"""Personalities: ways to play a title, with some answers liked more and others less.

They are read from levels/<title>/personalities.toml: each has leanings, which map patterns of answers to factors.
A factor multiplies the prior; and among answers of nearly equal value, the one with the larger factor is given.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from math import log
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from game.core.agenda import Position
from game.core.content.loading import ContentError, folder, load, read
from game.core.contract import Action, Decision

S = TypeVar("S", bound=Position)

LEAST, MOST = 0.2, 5.0
"""The range of a leaning's factor. Anything beyond would be a mistake rather than a way to play."""


@dataclass(frozen=True)
class Personality:
    """A way to play."""

    leans: Mapping[str, float]
    """Pattern of an answer ("attack_*", "focus military") → factor for its prior."""
    band: float = 0.0
    """The share of the victory it gives up for an answer with the largest factor instead of one with 1."""
    offered: bool = True
    """True if it is offered for a new game; those that change almost nothing are for old records only."""

    def factor(self, action: Action) -> float:
        """Return the factor for an answer; 1 if this personality has no preference."""
        said = str(action)
        return next((factor for pattern, factor in self.leans.items() if fnmatchcase(said, pattern)), 1.0)

    def liking(self, action: Action) -> float:
        """Return the share of the victory it gives up for an answer; negative for one it avoids."""
        return self.band * log(self.factor(action)) / log(MOST)


@cache
def personalities(title: str) -> Mapping[str, Personality]:
    """Return the personalities of a title by id, in file order; empty if the title has no such file.

    Raises ContentError.
    """
    path = folder(title) / "personalities.toml"
    if not path.is_file():
        return {}
    found = {}
    for name, table in read(path).items():
        found[name] = load(Personality, table, f"{title}/personalities.toml, {name}")
        for pattern, factor in found[name].leans.items():
            if not isinstance(factor, int | float) or not LEAST <= factor <= MOST:
                where = f"{title}/personalities.toml, {name}"
                raise ContentError(f"{where}: {pattern} has the factor {factor}; {LEAST} to {MOST} will do")
    return found


def offered(title: str) -> tuple[str, ...]:
    """Return the personalities that a new game may use."""
    return tuple(name for name, personality in personalities(title).items() if personality.offered)


def leaning(known: Heuristic[S], personality: Personality) -> Heuristic[S]:
    """Return a heuristic that evaluates like `known` but leans towards what this personality likes."""
    return replace(known, prior=_shifted(known.prior, personality), liking=cache(personality.liking))


def _shifted(
    prior: Callable[[S, Decision], Sequence[float]], personality: Personality
) -> Callable[[S, Decision], Sequence[float]]:
    factors: dict[Action, float] = {}

    def shifted(view: Any, decision: Decision) -> Sequence[float]:
        weights = prior(view, decision)
        for option in decision.options:
            if option not in factors:
                factors[option] = personality.factor(option)
        return [weight * factors[option] for weight, option in zip(weights, decision.options, strict=True)]

    return shifted
