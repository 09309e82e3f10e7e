"""What the players know of each title: one module per title, imported when somebody sits down to it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, cast

from ai.heuristic import Instinct, NoInstinct

INSTINCTS = {found.name: f"{__name__}.{found.name}" for found in iter_modules(__path__)}


def instinct(title: str) -> Instinct[Any]:
    """Give the instinct for a title; a title nobody has studied gets none to speak of."""
    if title not in INSTINCTS:
        return NoInstinct()
    return cast(Instinct[Any], import_module(INSTINCTS[title]))
