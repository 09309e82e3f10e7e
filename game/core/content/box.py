"""The outside of a title's box: name, seats, factions, levels and house options."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Annotated, Any, TypeVar

from game.core.content.languages import ENGLISH, current_language
from game.core.content.loading import ContentError, OneOf, Within, folder, load, place, read

T = TypeVar("T")

TURN = "turn"
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
DOTS = (
    "disc",
    "diamond",
    "ring",
    "square",
    "plus",
    "hollow_square",
    "cross",
    "hollow_diamond",
    "bar",
    "triangle",
    "slash",
)
"""The available shapes for a faction's dots."""


@dataclass(frozen=True, slots=True)
class Credits:
    """The people and publishers behind the game that this title is based on."""

    designer: str
    publishers: tuple[str, ...] = ()
    developer: str = ""
    year: Annotated[int, Within(0, 2100)] = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Faction:
    """A side that a seat can play: its name, colours (#RRGGBB), dot shape, symbol and face."""

    id: str
    name: str
    about: str
    light: str
    ink: str
    deep: str
    dot: Annotated[str, OneOf(*DOTS)]
    symbol: str
    portrait: int = 0
    """The seed for its face; 0 for none."""

    def __post_init__(self) -> None:
        for key in ("light", "ink", "deep"):
            if not COLOUR.fullmatch(getattr(self, key)):
                raise ContentError(
                    f"{self.id}, {key}: a colour like #4C9BEF was expected, not {getattr(self, key)!r}"
                )


@dataclass(frozen=True, slots=True)
class Lineup:
    """Factions that are played together; the `extra` ones join when there are more seats than `basic` factions."""

    id: str
    name: str
    basic: tuple[str, ...]
    extra: tuple[str, ...] = ()

    @property
    def every(self) -> tuple[str, ...]:
        """All factions, the basic ones first."""
        return self.basic + self.extra

    def open_to(self, seats: int) -> tuple[str, ...]:
        """Return the factions available with this many seats."""
        return self.basic if seats <= len(self.basic) else self.every


@dataclass(frozen=True, slots=True)
class Option:
    """A house option: its values (the first is the default) and its text on the setup screen."""

    id: str
    values: tuple[Any, ...]
    ruling: str
    label: str
    value_labels: tuple[str, ...]
    help: str
    endless: tuple[Any, ...] = ()
    """Values that remove the turn limit, so that a game continues until somebody wins."""
    seats: Annotated[int, Within(0, 99)] = 0
    """The only number of seats for which the option matters; 0 for any."""
    proposed: Any = None
    """The value that the setup screen proposes for that number of seats, if it isn't the default."""

    def label_of(self, value: Any) -> str:
        """Return a value's label."""
        return self.value_labels[self.values.index(value)]

    def value(self, given: Any) -> Any:
        """Return the value that equals `given` or is spelled that way. Raises ValueError if there is none."""
        for value in self.values:
            if _is(value, given) or (isinstance(given, str) and given.lower() in _texts(value)):
                return value
        allowed = ", ".join(_texts(value)[0] for value in self.values)
        raise ValueError(f"{self.id} cannot be “{given}”; it can be {allowed}.")


EXTRAS = {
    "circuit": "rivals.toml",
    "dangers": "",
    "day": "",
    "even": "even.toml",
    "lessons": "lessons.toml",
    "personalities": "personalities.toml",
    "primer": "pictures.toml",
    "puzzles": "puzzles.toml",
}
"""The extras that a title may offer beyond its rules, each with its file in levels/<title>/, or "" if it has none.
"""


@dataclass(frozen=True, slots=True)
class Box:
    """The outside of a box; `seats` and `minutes` are (minimum, maximum)."""

    name: str
    subtitle: str
    tagline: str
    seats: tuple[int, ...]
    minutes: tuple[int, ...]
    levels: tuple[str, ...]
    credits: Credits
    faction: tuple[Faction, ...]
    option: tuple[Option, ...] = ()
    factions_in_play: bool = False
    """True if factions are assigned during the game."""
    turn_name: str = TURN
    """The title's name for the unit that saves count in: "turn", "round", …"""
    lineup: tuple[Lineup, ...] = ()
    """The sets of factions that are played together. If empty, all factions are played together."""
    hidden: bool = False
    """True for a box that can be played by name but isn't listed on the shelf."""
    short: str = ""
    """The level for a short game, one of `levels`; "" for the first."""
    usual_seats: int = 0
    """The number of seats proposed first; 0 for the fewest."""
    guided: str = ""
    """The level for a guided game if no other was chosen; "" for the first."""
    for_bots: tuple[str, ...] = ()
    """The levels made for games without people; a subset of `levels`."""
    daily: tuple[str, ...] = ()
    """The levels for the deal of the day; with two or three people they take ten to thirty minutes."""
    face: str = "plex"
    """The typeface of the box's name (assets/fonts.toml)."""
    cover: str = "plain"
    """The pattern on the box's lid (client/scenes/covers.py)."""
    languages: tuple[str, ...] = ()
    """The languages other than English in which the title has words and rules."""
    has: tuple[str, ...] = ()
    """The extras that the title offers, keys of `EXTRAS`; the laws about each of them then apply to it."""

    def __post_init__(self) -> None:
        if unknown := set(self.has) - EXTRAS.keys():
            raise ContentError(
                f"{self.name}, has: {sorted(unknown)[0]!r} is unknown; known are {', '.join(EXTRAS)}"
            )
        if len(self.seats) != 2 or not 1 <= self.seats[0] <= self.seats[1]:
            raise ContentError(f"{self.name}, seats: the least and the most were expected, not {self.seats}")
        if self.usual_seats and not self.seats[0] <= self.usual_seats <= self.seats[1]:
            raise ContentError(f"{self.name}, usual_seats: {self.usual_seats} can't play it")
        if len(self.minutes) != 2 or not 1 <= self.minutes[0] <= self.minutes[1]:
            raise ContentError(f"{self.name}, minutes: the least and the most were expected, not {self.minutes}")
        for option in self.option:
            if len(option.values) != len(option.value_labels):
                raise ContentError(f"{self.name}, option {option.id}: every value needs one label")
            if option.proposed is not None and option.proposed not in option.values:
                raise ContentError(f"{self.name}, option {option.id}: it proposes a value that it cannot take")
        named = [("short", self.short), ("guided", self.guided), *(("for_bots", name) for name in self.for_bots)]
        named += [("daily", name) for name in self.daily]
        for key, name in named:
            if name and name not in self.levels:
                raise ContentError(f"{self.name}, {key}: it names a level the box does not have")
        known = {faction.id for faction in self.faction}
        for lineup in self.lineup:
            if not set(lineup.every) <= known:
                raise ContentError(f"{self.name}, lineup {lineup.id}: it names a faction the box does not have")

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """The sets of factions that are played together, at least one."""
        return self.lineup or (Lineup("", "", tuple(faction.id for faction in self.faction)),)


@dataclass(frozen=True, slots=True)
class SideWords:
    """A faction in another language. If `name` is empty, the faction takes the name listed for its id."""

    name: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class LineupWords:
    """A lineup in another language."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """A house option in another language."""

    label: str
    value_labels: tuple[str, ...]
    help: str


@dataclass(frozen=True, slots=True)
class LevelWords:
    """The lid of a level in another language."""

    name: str
    summary: str


@dataclass(frozen=True, slots=True)
class BoxWords:
    """The outside of a box in another language: [outside] in words.<lang>.toml. Missing parts stay in English."""

    name: str = ""
    subtitle: str = ""
    tagline: str = ""
    turn_name: str = ""
    note: str = ""
    """The note in the credits."""
    faction: Mapping[str, SideWords] = field(default_factory=dict)
    lineup: Mapping[str, str] = field(default_factory=dict)
    option: Mapping[str, OptionWords] = field(default_factory=dict)
    level: Mapping[str, LevelWords] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Level:
    """The lid of a level: its name, a one-line summary, and the options it sets differently from the box."""

    id: str
    name: str
    summary: str
    options: Mapping[str, Any] = field(default_factory=dict)


def box(title: str) -> Box:
    """Return a title's box in the current language.

    Raises ContentError if the box is missing or has a mistake.
    """
    return box_in(title, current_language())


@cache
def box_in(title: str, language: str) -> Box:
    """Return a title's box in `language`; raises ContentError."""
    printed = _printed(title)
    try:
        return translated(printed, own_words(title, language)) if language != ENGLISH else printed
    except ContentError:  # the content check reports the mistake, and players see the box in English
        return printed


def _printed(title: str) -> Box:
    """Read the box as it is printed, in English."""
    of = load(Box, read(folder(title) / "box.toml"), f"{title}/box.toml")
    if not of.levels or not of.faction:
        raise ContentError(f"{title}/box.toml: a box has at least one level and one faction")
    return of


def own_words(title: str, language: str) -> BoxWords:
    """Read a language's words for the outside of a title's box; raises ContentError."""
    path = folder(title) / f"words.{language}.toml"
    tables = read(path)
    written = load(BoxWords, tables.get("outside", {}), f"{place(path)}, outside")
    named = tables.get("names", {})
    sides = {
        side: replace(said, name=said.name or str(named.get(side, ""))) for side, said in written.faction.items()
    }
    return replace(written, faction=sides)


def translated(of: Box, said: BoxWords) -> Box:
    """Return the box in another language. Anything without a translation stays as printed."""
    blank = SideWords()
    sides = tuple(_with(side, said.faction.get(side.id, blank)) for side in of.faction)
    lineups = tuple(_with(lineup, LineupWords(said.lineup.get(lineup.id, ""))) for lineup in of.lineup)
    options = tuple(
        _with(option, own) if (own := said.option.get(option.id)) and _fits(option, own) else option
        for option in of.option
    )
    credits_ = replace(of.credits, note=said.note or of.credits.note)
    outside = {key: getattr(said, key) or getattr(of, key) for key in ("name", "subtitle", "tagline", "turn_name")}
    return replace(of, **outside, credits=credits_, faction=sides, lineup=lineups, option=options)


def _fits(option: Option, own: OptionWords) -> bool:
    return len(own.value_labels) == len(option.values)


def _with(printed: T, said: Any) -> T:
    """Replace the fields of `printed` that are non-empty in `said`."""
    written = {key.name: getattr(said, key.name) for key in fields(said) if getattr(said, key.name)}
    return replace(printed, **written)  # type: ignore[type-var]  # every part of a box is a dataclass


def level(title: str, name: str) -> Level:
    """Return the lid of a level of `title`; raises ValueError if the box doesn't list the level."""
    return level_in(title, name, current_language())


@cache
def level_in(title: str, name: str, language: str) -> Level:
    """Return the lid of a level in `language`; raises ValueError."""
    lid = _lid(title, name)
    if language == ENGLISH:
        return lid
    try:
        said = own_words(title, language).level.get(name)
    except ContentError:  # as in box_in
        return lid
    return _with(lid, said) if said else lid


def _lid(title: str, name: str) -> Level:
    listed = box(title).levels
    if name not in listed:
        raise ValueError(f"{box(title).name} has no level “{name}”; it has {', '.join(listed)}.")
    table = read(folder(title) / f"{name}.toml")
    lid = {key: table[key] for key in ("name", "summary", "options") if key in table}
    return load(Level, {"id": name, **lid}, f"{title}/{name}.toml")


def whole_level(shape: type[T], title: str, name: str) -> T:
    """Read a level's whole file into the title's own `shape`; raises ValueError like `level`."""
    path = folder(title) / f"{level(title, name).id}.toml"
    return load(shape, read(path), place(path))


@cache
def flaw(title: str) -> str:
    """Return a sentence on why a box can't be opened, or "" if it can."""
    try:
        for name in box(title).levels:
            level(title, name)
    except ValueError as error:
        return str(error)
    return ""


def name_of(title: str) -> str:
    """Return a title's name, or its id if its box is missing or can't be read."""
    try:
        return box(title).name
    except ContentError:
        return title


def turn_name(title: str) -> str:
    """Return the title's name for the unit that saves count in."""
    try:
        return box(title).turn_name
    except ContentError:
        return TURN


def level_name(title: str, name: str) -> str:
    """Return a level's name, or its id if the box doesn't list the level or the level can't be read."""
    try:
        return level(title, name).name
    except ValueError:
        return name


def chosen(of: Box, level_options: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for every option of a box: the given one, else the level's, else the default.

    Values may be given as text ("true", "none", "200"). Raises ValueError, with a one-sentence message, for an
    option that the box doesn't have or a value that isn't allowed.
    """
    known = [option.id for option in of.option]
    for key in (*level_options, *given):
        if key not in known:
            raise ValueError(f"{of.name} has no option “{key}”; it has {', '.join(known) or 'none'}.")
    asked = {**level_options, **given}
    return {
        option.id: option.value(asked[option.id]) if option.id in asked else option.values[0]
        for option in of.option
    }


def _is(value: Any, given: Any) -> bool:
    """Return True if two values are equal and of the same type; True is not 1."""
    return type(value) is type(given) and bool(value == given)


def _texts(value: Any) -> tuple[str, ...]:
    """Return the ways to type a value, the usual one first."""
    if isinstance(value, bool):
        return ("true", "yes", "on") if value else ("false", "no", "off")
    return (str(value).lower(),)
