"""Heuristics: one package per title, imported when a game of that title starts."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ai.heuristic import NO_HEURISTIC, Heuristic

STUDIED = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The titles that have a heuristic, found by their folders here."""


def heuristic(title: str) -> Heuristic[Any]:
    """Return the HEURISTIC of a title's package, or NO_HEURISTIC if it has none."""
    if title not in STUDIED:
        return NO_HEURISTIC
    found: Heuristic[Any] = import_module(f"{__name__}.{title}").HEURISTIC
    return found
