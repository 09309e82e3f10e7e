"""What the players know of each title: one module per title, imported when somebody sits down to it."""

from importlib import import_module
from typing import Any, cast

from ai.heuristic import Instinct, NoInstinct

INSTINCTS = {title: f"ai.heuristics.{title}" for title in ("espionage", "ideology", "manifesto", "world_order")}


def instinct(title: str) -> Instinct[Any]:
    """Give the instinct for a title; a title nobody has studied gets none to speak of."""
    if title not in INSTINCTS:
        return NoInstinct()
    return cast(Instinct[Any], import_module(INSTINCTS[title]))
