"""The shelf: one package ("box") per game. Boxes don't know each other and are imported only on demand."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from types import MappingProxyType
from typing import Any, cast

from game.core.content.box import Box, box, chosen
from game.core.content.box import flaw as lid_flaw
from game.core.content.box import level as lid
from game.core.content.loading import ContentError, folder, in_every_title, shelves
from game.core.contract import Event, Game, SecretEvent, Setup
from game.core.conversation import Conversation
from game.core.reckoning import Reckoning

__path__.extend(str(each) for each in shelves()[1:])  # other people's titles keep rules and content in one folder


def shelf() -> tuple[str, ...]:
    """Return the ids of all titles: the folders with a box.toml and a package of the same name, ours first."""
    rules = {module.name for module in iter_modules(__path__)}
    boxes = [path.parent.name for path in in_every_title("box.toml")]
    return tuple(name for name in boxes if name in rules)


SHELF = shelf()
"""The id of every playable title."""


def on_show() -> tuple[str, ...]:
    """Return the titles that players see listed: all except those whose box is hidden."""
    return tuple(name for name in SHELF if lid_flaw(name) or not box(name).hidden)


def having(extra: str) -> tuple[str, ...]:
    """Return the listed titles whose box declares `extra`, one of `EXTRAS`."""
    return tuple(name for name in on_show() if not lid_flaw(name) and extra in box(name).has)


def title_id(text: str) -> str:
    """Return the id of the only title that matches `text`: by its id, its name, or the beginning of either.

    Case doesn't matter. If no title or several titles match, return the text unchanged.
    """
    if text in SHELF:
        return text
    wanted = text.casefold().strip().replace("-", "_")
    found = [name for name in on_show() if wanted and any(each.startswith(wanted) for each in _names(name))]
    return found[0] if len(found) == 1 else text


def _names(name: str) -> tuple[str, ...]:
    spoken = "" if lid_flaw(name) else box(name).name.casefold()
    return name, name.replace("_", " "), spoken


AS_IN_THE_BOX: Mapping[str, Any] = MappingProxyType({})


def rules_of(name: str) -> Game[Any]:
    """Import a title and return its game. Raises ValueError with a one-sentence message if that's impossible."""
    if name not in SHELF:
        raise ValueError(f"There is no title called “{name}” on the shelf; it holds {', '.join(on_show())}.")
    try:
        return cast(Game[Any], import_module(f"game.titles.{name}"))
    except (LookupError, StopIteration) as error:  # an id is missing from the file it should be in
        raise ContentError(_apart(name, error)) from error
    except (Exception, SystemExit) as error:  # a title from elsewhere must not take down the others
        if is_ours(name):
            raise
        raise ContentError(f"The rules of {name} can't be loaded: {broke_off(name, error)}.") from error


def is_ours(name: str) -> bool:
    """Return True if a title comes with this program."""
    return folder(name).parent == shelves()[0]


@cache
def conversation(name: str) -> Conversation[Any]:
    """Return a title's `Conversation`, or the default one if it has none of its own."""
    return cast(Conversation[Any], _own(name, "conversation", Conversation))


@cache
def reckoning(name: str) -> Reckoning[Any]:
    """Return a title's `Reckoning`, or the default one if it has none of its own."""
    return cast(Reckoning[Any], _own(name, "reckoning", Reckoning))


def _own(name: str, part: str, usual: Callable[[], object]) -> object:
    """Return the object `PART` of a title's module `part`, or `usual()` if there's no such module."""
    if find_spec(f"game.titles.{name}.{part}") is None:
        return usual()
    return getattr(import_module(f"game.titles.{name}.{part}"), part.upper())


def events(name: str) -> tuple[type[Event], ...]:
    """Return the event types of a title, in the order of its events module."""
    there = vars(import_module(f"game.titles.{name}.events")).values()
    kinds = [kind for kind in there if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in kinds if kind not in (Event, SecretEvent))


@cache
def flaw(name: str) -> str:
    """Return a sentence on what is wrong with a title's content, or "" if every level can be set up.

    All content is read and checked when the title is opened, not when a card is played.
    """
    if told := lid_flaw(name):
        return told
    try:
        for level in box(name).levels:
            rules_of(name).new(setup(name, level=level))
    except ValueError as error:
        return str(error)
    except LookupError as error:  # an id is missing from the file it should be in
        return _apart(name, error)
    except (Exception, SystemExit) as error:
        if is_ours(name):
            raise
        return f"The rules of {name} can't be set up: {broke_off(name, error)}."
    return ""


def broke_off(name: str, error: BaseException) -> str:
    """Return an error as text, with the last line of the title's own files in its traceback."""
    frames = [(Path(frame.filename), frame.lineno) for frame in extract_tb(error.__traceback__)]
    own = [f" ({path.name}, line {number})" for path, number in frames if path.parent.name == name]
    return f"{type(error).__name__}: {error}{own[-1] if own else ''}"


def _apart(name: str, error: Exception) -> str:
    at = extract_tb(error.__traceback__)[-1]
    return f"The files of {name} do not fit together: {error!r} in {Path(at.filename).name}, line {at.lineno}."


def setup(
    name: str,
    seats: int = 0,
    level: str = "",
    options: Mapping[str, Any] = AS_IN_THE_BOX,
    seed: int = 0,
    factions: Sequence[str] = (),
) -> Setup:
    """Return the setup of a title. The defaults are the fewest seats and the first of everything else in the box.

    Options may be given as text. Raises ValueError with a one-sentence message for anything that isn't in the box.
    The rules, not this function, check that the factions may play together.
    """
    of = box(name)
    fewest, most = of.seats
    seats, level = seats or fewest, level or of.levels[0]
    if not fewest <= seats <= most:
        allowed = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise ValueError(f"{of.name} is played by {allowed}, not by {seats}.")
    seated = _seated(of, seats, tuple(factions) or rules_of(name).FACTIONS[:seats])
    return Setup(level, seated, chosen(of, lid(name, level).options, options), seed)


def _seated(of: Box, seats: int, factions: tuple[str, ...]) -> tuple[str, ...]:
    """Return each seat's faction, or empty strings if they're chosen during play."""
    if of.factions_in_play:
        return ("",) * seats
    known = [side.id for side in of.faction]
    for faction in factions:
        if faction not in known:
            raise ValueError(f"{of.name} has no faction “{faction}”; it has {', '.join(known)}.")
    if len(factions) != seats:
        raise ValueError(f"There are {seats} seats and {len(factions)} factions.")
    return factions
