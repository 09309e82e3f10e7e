"""Ways to play a title: which answers somebody likes a little more, or less, than the prior would have it.

From levels/<title>/personalities.toml: for every personality its leanings, patterns of answers with a factor.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from game.core.agenda import Position
from game.core.content.loading import ContentError, load, read, root
from game.core.contract import Action, Decision

S = TypeVar("S", bound=Position)

LEAST, MOST = 0.2, 5.0
"""Factors of a leaning. More would be no way to play but a mistake."""


@dataclass(frozen=True)
class Personality:
    """A way to play."""

    leans: Mapping[str, float]
    """Pattern of an answer ("attack_*", "focus military") → the factor its prior is taken times."""
    offered: bool = True
    """Whether people are offered it for a new game; what changes next to no answer is kept for old records."""

    def factor(self, action: Action) -> float:
        """Say how much more than others this one likes an answer; 1 where it doesn't care."""
        said = str(action)
        return next((factor for pattern, factor in self.leans.items() if fnmatchcase(said, pattern)), 1.0)


@cache
def personalities(title: str) -> Mapping[str, Personality]:
    """Read the personalities of a title by id, in the order of the file; none where a title has no such file.

    Raises ContentError.
    """
    path = root() / title / "personalities.toml"
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
    """Name the personalities that a new game may have."""
    return tuple(name for name, personality in personalities(title).items() if personality.offered)


def leaning(known: Heuristic[S], personality: Personality) -> Heuristic[S]:
    """Give a heuristic that judges as `known` does and leans towards what this personality likes."""
    return replace(known, prior=_shifted(known.prior, personality))


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
