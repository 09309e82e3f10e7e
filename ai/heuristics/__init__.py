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
"""The file of a title's folder with the weights of a learned evaluation, if it has one."""


@cache
def heuristic(title: str) -> Heuristic[Any]:
    """Return what is known of a title: its package's HEURISTIC, with the learned evaluation if there is one.

    Return NO_HEURISTIC if nothing is known of it.
    """
    known = by_hand(title)
    if not (folder(title) / LEARNED).is_file() or find_spec("numpy") is None:
        return known
    return _when_asked(title, known)


def by_hand(title: str) -> Heuristic[Any]:
    """Return the HEURISTIC of a title's package, or NO_HEURISTIC if it has none.

    Somebody else's title may bring one in a module `heuristic` beside its rules.
    """
    brought = f"game.titles.{title}.heuristic"
    if title not in STUDIED and (title not in SHELF or find_spec(brought) is None):
        return NO_HEURISTIC
    found: Heuristic[Any] = import_module(f"{__name__}.{title}" if title in STUDIED else brought).HEURISTIC
    return found


@cache
def blindness(title: str) -> Blindness | None:
    """Return what can be overlooked in a title's views, or None if nothing is known of it."""
    if title not in STUDIED or find_spec(f"{__name__}.{title}.blinkers") is None:
        return None
    found: Blindness = import_module(f"{__name__}.{title}.blinkers").BLINDNESS
    return found


def prepare(title: str) -> None:
    """Read a title's learned evaluation, if it has one, so that its first question doesn't wait for numpy."""
    if (folder(title) / LEARNED).is_file() and find_spec("numpy") is not None:
        _learned(title, folder(title) / LEARNED)


@cache
def _learned(title: str, weights: Path) -> Heuristic[Any]:
    learned = import_module("ai.learned")
    rows = import_module(f"{__name__}.{title}.rows")
    found: Heuristic[Any] = learned.learned(by_hand(title), learned.read(weights), rows)
    return found


def _when_asked(title: str, known: Heuristic[Any]) -> Heuristic[Any]:
    """Return the heuristic, its weights read when first asked: a window that never thinks never loads numpy."""
    weights = folder(title) / LEARNED

    def evaluate(view: Any, seat: Seat) -> float:
        return _learned(title, weights).evaluate(view, seat)

    def depth(view: Any) -> int | None:
        return _learned(title, weights).depth(view)

    return replace(known, evaluate=evaluate, depth=depth)
