"""What AI knows of each title: a folder per title, imported when somebody sits down to it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ai.heuristic import NO_HEURISTIC, Heuristic

STUDIED = tuple(sorted(module.name for module in iter_modules(__path__)))
"""The titles that have a heuristic: the folders beside this file, and nothing else lists them."""


def heuristic(title: str) -> Heuristic[Any]:
    """Give the HEURISTIC of a title's folder; NO_HEURISTIC for a title that has none."""
    if title not in STUDIED:
        return NO_HEURISTIC
    found: Heuristic[Any] = import_module(f"{__name__}.{title}").HEURISTIC
    return found
