"""Heuristics: one package per title, imported when a game of that title starts."""

from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from ai.heuristic import NO_HEURISTIC, Heuristic
from ai.overlooking import Blindness
from game.core.content.loading import folder
from game.core.contract import Seat
from game.titles import SHELF

STUDIED = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The titles that have a heuristic, found by their folders here."""
LEARNED = "evaluation.npz"
"""The file in a title's folder with the weights of its learned evaluation, if it has one."""


@cache
def heuristic(title: str) -> Heuristic[Any]:
    """Return a title's heuristic: its package's HEURISTIC, with the learned evaluation if there is one.

    Return NO_HEURISTIC if it has none.
    """
    known, weights = by_hand(title), _weights(title)
    return known if weights is None else _learned_when_asked(title, known, weights)


def by_hand(title: str) -> Heuristic[Any]:
    """Return the HEURISTIC of a title's package, or NO_HEURISTIC if it has none.

    A title from elsewhere may have one in a module `heuristic` beside its rules.
    """
    brought = f"game.titles.{title}.heuristic"
    if title not in STUDIED and (title not in SHELF or find_spec(brought) is None):
        return NO_HEURISTIC
    found: Heuristic[Any] = import_module(f"{__name__}.{title}" if title in STUDIED else brought).HEURISTIC
    return found


@cache
def blindness(title: str) -> Blindness | None:
    """Return what can be overlooked in a title's views, or None if it has no blinkers."""
    if title not in STUDIED or find_spec(f"{__name__}.{title}.blinkers") is None:
        return None
    found: Blindness = import_module(f"{__name__}.{title}.blinkers").BLINDNESS
    return found


def prepare(title: str) -> None:
    """Read a title's learned evaluation, if it has one, so that its first question doesn't wait for numpy."""
    if (weights := _weights(title)) is not None:
        _learned(title, weights)


def _weights(title: str) -> Path | None:
    """Return the file of a title's learned evaluation; None without one, or without numpy to read it."""
    weights = folder(title) / LEARNED
    return weights if weights.is_file() and find_spec("numpy") is not None else None


@cache
def _learned(title: str, weights: Path) -> Heuristic[Any]:
    learned = import_module("ai.learned")
    rows = import_module(f"{__name__}.{title}.rows")
    found: Heuristic[Any] = learned.learned(by_hand(title), learned.read(weights), rows)
    return found


def _learned_when_asked(title: str, known: Heuristic[Any], weights: Path) -> Heuristic[Any]:
    """Return the learned heuristic. It reads its weights on first use, so that numpy is loaded only if needed."""

    def evaluate(view: Any, seat: Seat) -> float:
        return _learned(title, weights).evaluate(view, seat)

    def depth(view: Any) -> int | None:
        return _learned(title, weights).depth(view)

    return replace(known, evaluate=evaluate, depth=depth)
