"""The shelf: one box per game. Boxes do not know each other, and none is opened before somebody asks for it."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, cast

from game.core.content.box import Box, box, chosen
from game.core.content.box import flaw as lid_flaw
from game.core.content.box import level as lid
from game.core.content.loading import ContentError, root
from game.core.contract import Event, Game, SecretEvent, Setup
from game.core.conversation import Conversation
from game.core.reckoning import Reckoning


def shelf() -> tuple[str, ...]:
    """List the titles: every folder of levels/ that holds a box, and has a package of the same name here."""
    rules = {module.name for module in iter_modules(__path__)}
    boxes = [path.parent.name for path in sorted(root().glob("*/box.toml"))]
    return tuple(name for name in boxes if name in rules)


SHELF = shelf()
"""Every title that can be played by its name."""


def on_show() -> tuple[str, ...]:
    """List the titles that are shown to people: all but those whose box is hidden."""
    return tuple(name for name in SHELF if lid_flaw(name) or not box(name).hidden)


def having(extra: str) -> tuple[str, ...]:
    """List the titles on show whose box names something beyond the rules, one of `EXTRAS`."""
    return tuple(name for name in on_show() if not lid_flaw(name) and extra in box(name).has)


AS_IN_THE_BOX: Mapping[str, Any] = MappingProxyType({})


def title(name: str) -> Game[Any]:
    """Take a title off the shelf; raises ValueError with one sentence when that cannot be done."""
    if name not in SHELF:
        raise ValueError(f"There is no title called “{name}” on the shelf; it holds {', '.join(on_show())}.")
    try:
        return cast(Game[Any], import_module(f"game.titles.{name}"))
    except (LookupError, StopIteration) as error:  # one file names what another does not have
        raise ContentError(_apart(name, error)) from error


@cache
def conversation(name: str) -> Conversation[Any]:
    """Return what goes without saying when a title is answered; the plain one where it has none of its own."""
    return cast(Conversation[Any], _own(name, "conversation", Conversation))


@cache
def reckoning(name: str) -> Reckoning[Any]:
    """Return what a title counts; the plain one where it has none of its own."""
    return cast(Reckoning[Any], _own(name, "reckoning", Reckoning))


def _own(name: str, part: str, usual: Callable[[], object]) -> object:
    """Take a part out of a box, or the usual one."""
    if find_spec(f"game.titles.{name}.{part}") is None:
        return usual()
    return getattr(import_module(f"game.titles.{name}.{part}"), part.upper())


def events(name: str) -> tuple[type[Event], ...]:
    """List the kinds of events that can happen in a title, in the order in which they are written."""
    there = vars(import_module(f"game.titles.{name}.events")).values()
    kinds = [kind for kind in there if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in kinds if kind not in (Event, SecretEvent))


@cache
def flaw(name: str) -> str:
    """Say in one sentence what is wrong with the content of a title; "" when every level can be laid out.

    Everything that is printed is read and checked: at the door of the title, not when a card is played.
    """
    if told := lid_flaw(name):
        return told
    try:
        for level in box(name).levels:
            title(name).new(setup(name, level=level))
    except ValueError as error:
        return str(error)
    except LookupError as error:  # one file names what another does not have
        return _apart(name, error)
    return ""


def _apart(name: str, error: Exception) -> str:
    return f"The files of levels/{name} do not fit together: {error!r} was not found."


def setup(
    name: str,
    seats: int = 0,
    level: str = "",
    options: Mapping[str, Any] = AS_IN_THE_BOX,
    seed: int = 0,
    factions: Sequence[str] = (),
) -> Setup:
    """Set a title up: the fewest seats, and what comes first in the box, unless told otherwise.

    Options may be given as text. Raises ValueError with one sentence for what the box does not have; whether the
    factions play together is for the rules to say.
    """
    of = box(name)
    fewest, most = of.seats
    seats, level = seats or fewest, level or of.levels[0]
    if not fewest <= seats <= most:
        allowed = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise ValueError(f"{of.name} is played by {allowed}, not by {seats}.")
    seated = _seated(of, seats, tuple(factions) or title(name).FACTIONS[:seats])
    return Setup(level, seated, chosen(of, lid(name, level).options, options), seed)


def _seated(of: Box, seats: int, factions: tuple[str, ...]) -> tuple[str, ...]:
    """Give every seat its faction, or nothing where that is settled in play."""
    if of.factions_in_play:
        return ("",) * seats
    known = [side.id for side in of.faction]
    for faction in factions:
        if faction not in known:
            raise ValueError(f"{of.name} has no faction “{faction}”; it has {', '.join(known)}.")
    if len(factions) != seats:
        raise ValueError(f"There are {seats} seats and {len(factions)} factions.")
    return factions
