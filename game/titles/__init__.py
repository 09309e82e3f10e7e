"""The shelf: one box per game. Boxes do not know each other, and none is opened before somebody asks for it."""

from importlib import import_module
from typing import Any, cast

from game.core.contract import Game

SHELF = ("espionage",)


def title(name: str) -> Game[Any]:
    """Take a title off the shelf; raises ValueError with one sentence when there is none of that name."""
    if name not in SHELF:
        raise ValueError(f"There is no title called {name!r} on the shelf; it holds {', '.join(SHELF)}.")
    return cast(Game[Any], import_module(f"game.titles.{name}"))
