"""Kinds of questions grouped as a player would name them, and motifs: what a good answer is about.

Each title has both in the module `motifs` of its heuristics package. A motif only depends on what the seat knows.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ai.heuristics import STUDIED
from game.core.contract import Action, Decision

OTHER = "other"
"""The group or motif of everything without one of its own."""


def _always(view: Any, asked: Decision, best: Action) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Motif:
    """What a good answer is about: the questions and answers it may belong to, and a fact that must hold."""

    name: str
    kinds: frozenset[str] = frozenset()
    """The kinds of its questions; empty for all."""
    verbs: frozenset[str] = frozenset()
    """The verbs of its answers; empty for all."""
    fact: Callable[[Any, Decision, Action], bool] = _always
    lesson: str = ""
    """The id of the lesson about it; "" if the kind of question decides."""

    def fits(self, view: Any, asked: Decision, best: Action) -> bool:
        """Return True if the best answer to a question has this motif."""
        kind, verb = not self.kinds or asked.kind in self.kinds, not self.verbs or best.verb in self.verbs
        return kind and verb and self.fact(view, asked, best)


@dataclass(frozen=True, slots=True)
class Motifs:
    """A title's motifs, the most specific first, and its groups of question kinds."""

    motifs: Sequence[Motif]
    groups: Mapping[str, Sequence[str]]


NONE = Motifs((), {})


@cache
def motifs(title: str) -> Motifs:
    """Return a title's motifs and groups, or NONE if it has no heuristics."""
    module = f"ai.heuristics.{title}.motifs"
    if title not in STUDIED or find_spec(module) is None:
        return NONE
    found: Motifs = import_module(module).MOTIFS
    return found


def motif(title: str, view: Any, asked: Decision, best: Action) -> str:
    """Return the motif of the best answer to a question."""
    return next((each.name for each in motifs(title).motifs if each.fits(view, asked, best)), OTHER)


def lesson(title: str, name: str) -> str:
    """Return the id of the lesson about a motif; "" if it has none of its own."""
    return next((each.lesson for each in motifs(title).motifs if each.name == name and each.lesson), "")


def group(title: str, kind: str) -> str:
    """Return the group that a kind of question belongs to."""
    return next((name for name, kinds in motifs(title).groups.items() if kind in kinds), OTHER)
