"""The shelf: one box per game. Boxes do not know each other, and none is opened before somebody asks for it."""

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, cast

from game.core.box import box, chosen
from game.core.box import level as lid
from game.core.contract import Game, Setup

SHELF = ("espionage", "manifesto")
AS_IN_THE_BOX: Mapping[str, Any] = MappingProxyType({})


def title(name: str) -> Game[Any]:
    """Take a title off the shelf; raises ValueError with one sentence when there is none of that name."""
    if name not in SHELF:
        raise ValueError(f"There is no title called “{name}” on the shelf; it holds {', '.join(SHELF)}.")
    return cast(Game[Any], import_module(f"game.titles.{name}"))


def setup(
    name: str, seats: int = 0, level: str = "", options: Mapping[str, Any] = AS_IN_THE_BOX, seed: int = 0
) -> Setup:
    """Set a title up: the fewest seats, the first level and the options of the box unless told otherwise.

    Options may be given as text. Raises ValueError with one sentence for what the box does not have.
    """
    factions, of = title(name).FACTIONS, box(name)
    fewest, most = of.seats
    seats, level = seats or fewest, level or of.levels[0]
    if not fewest <= seats <= most:
        allowed = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise ValueError(f"{of.name} is played by {allowed}, not by {seats}.")
    seated = ("",) * seats if of.factions_in_play else factions[:seats]
    return Setup(level, seated, chosen(of, lid(name, level).options, options), seed)
