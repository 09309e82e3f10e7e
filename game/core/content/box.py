"""What stands on the outside of a title's box: name, seats, factions, levels and house options."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Annotated, Any, TypeVar

from game.core.content.languages import ENGLISH, spoken
from game.core.content.loading import ContentError, OneOf, Within, load, place, read, root

T = TypeVar("T")

TURN = "turn"
COLOUR = re.compile("#[0-9A-Fa-f]{6}")
DOTS = (
    "disc", "diamond", "ring", "square", "plus", "hollow_square", "cross", "hollow_diamond", "bar", "triangle",
    "slash",
)  # fmt: skip
"""The shapes that a faction's dots can have."""


@dataclass(frozen=True, slots=True)
class Credits:
    """Who made the game this title plays."""

    designer: str
    publishers: tuple[str, ...] = ()
    developer: str = ""
    year: Annotated[int, Within(0, 2100)] = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Faction:
    """A side that a seat can play: its name, its colours (#RRGGBB), its dot shape and its symbol."""

    id: str
    name: str
    about: str
    light: str
    ink: str
    deep: str
    dot: Annotated[str, OneOf(*DOTS)]
    symbol: str

    def __post_init__(self) -> None:
        for key in ("light", "ink", "deep"):
            if not COLOUR.fullmatch(getattr(self, key)):
                raise ContentError(
                    f"{self.id}, {key}: a colour like #4C9BEF was expected, not {getattr(self, key)!r}"
                )


@dataclass(frozen=True, slots=True)
class Lineup:
    """Factions that are played together; the extra ones join when more play than there are basic ones."""

    id: str
    name: str
    basic: tuple[str, ...]
    extra: tuple[str, ...] = ()

    @property
    def every(self) -> tuple[str, ...]:
        """All of them, the basic ones first."""
        return self.basic + self.extra

    def open_to(self, seats: int) -> tuple[str, ...]:
        """List those that so many seats choose among."""
        return self.basic if seats <= len(self.basic) else self.every


@dataclass(frozen=True, slots=True)
class Option:
    """A house option: its values (the first is the default), and the words for the setup screen."""

    id: str
    values: tuple[Any, ...]
    ruling: str
    label: str
    value_labels: tuple[str, ...]
    help: str
    endless: tuple[Any, ...] = ()
    """With these values a game goes on until somebody wins it."""

    def label_of(self, value: Any) -> str:
        """Name a value in words."""
        return self.value_labels[self.values.index(value)]

    def value(self, given: Any) -> Any:
        """Find the value that is meant by a value or by its text; raises ValueError when there is none."""
        for value in self.values:
            if _is(value, given) or (isinstance(given, str) and given.lower() in _texts(value)):
                return value
        allowed = ", ".join(_texts(value)[0] for value in self.values)
        raise ValueError(f"{self.id} cannot be “{given}”; it can be {allowed}.")


EXTRAS = {
    "dangers": "",
    "day": "",
    "lessons": "lessons.toml",
    "personalities": "personalities.toml",
    "primer": "pictures.toml",
    "puzzles": "puzzles.toml",
}
"""What a title may offer beyond its rules, and the file in levels/<title>/ that holds it, where one does."""


@dataclass(frozen=True, slots=True)
class Box:
    """The outside of a box; `seats` and `minutes` are least and most."""

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
    """True when who plays which faction is settled by the game itself, not before it."""
    turn_name: str = TURN
    """What the title calls what its saves count: "turn", "round", …"""
    lineup: tuple[Lineup, ...] = ()
    """Which factions are played together; without any, all of them."""
    hidden: bool = False
    """True for a box that can be played by its name and is not put on show."""
    short: str = ""
    """The level of a short game, one of `levels`; "" for the first."""
    guided: str = ""
    """The level a guided game has where no other was chosen; "" for the first."""
    for_bots: tuple[str, ...] = ()
    """Levels made for games without people, among `levels`."""
    face: str = "plex"
    """The typeface its name is set in (assets/fonts.toml)."""
    cover: str = "plain"
    """What is printed on its lid (client/scenes/covers.py)."""
    languages: tuple[str, ...] = ()
    """The languages beside English that it has words and rules in."""
    has: tuple[str, ...] = ()
    """What it offers beyond its rules, each one of `EXTRAS`: the laws about it hold for this title."""

    def __post_init__(self) -> None:
        if unknown := set(self.has) - EXTRAS.keys():
            raise ContentError(
                f"{self.name}, has: {sorted(unknown)[0]!r} is unknown; known are {', '.join(EXTRAS)}"
            )
        if len(self.seats) != 2 or not 1 <= self.seats[0] <= self.seats[1]:
            raise ContentError(f"{self.name}, seats: the least and the most were expected, not {self.seats}")
        if len(self.minutes) != 2 or not 1 <= self.minutes[0] <= self.minutes[1]:
            raise ContentError(f"{self.name}, minutes: the least and the most were expected, not {self.minutes}")
        for option in self.option:
            if len(option.values) != len(option.value_labels):
                raise ContentError(f"{self.name}, option {option.id}: every value needs one label")
        named = [("short", self.short), ("guided", self.guided), *(("for_bots", name) for name in self.for_bots)]
        for key, name in named:
            if name and name not in self.levels:
                raise ContentError(f"{self.name}, {key}: it names a level the box does not have")
        known = {faction.id for faction in self.faction}
        for lineup in self.lineup:
            if not set(lineup.every) <= known:
                raise ContentError(f"{self.name}, lineup {lineup.id}: it names a faction the box does not have")

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Which factions are played together, at least one list."""
        return self.lineup or (Lineup("", "", tuple(faction.id for faction in self.faction)),)


@dataclass(frozen=True, slots=True)
class SideWords:
    """A faction in another language; its name is that of its id where it says no other."""

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
    """The outside of a box in another language: [outside] in words.<lang>.toml; what is missing stays English."""

    name: str = ""
    subtitle: str = ""
    tagline: str = ""
    turn_name: str = ""
    note: str = ""
    """The note among the credits."""
    faction: Mapping[str, SideWords] = field(default_factory=dict)
    lineup: Mapping[str, str] = field(default_factory=dict)
    option: Mapping[str, OptionWords] = field(default_factory=dict)
    level: Mapping[str, LevelWords] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Level:
    """The lid of a level: its name, one line about it, and the options it sets differently from the box."""

    id: str
    name: str
    summary: str
    options: Mapping[str, Any] = field(default_factory=dict)


def box(title: str) -> Box:
    """Read the box of a title in the language that is spoken.

    Raises ContentError when there is none or it has a mistake.
    """
    return box_in(title, spoken())


@cache
def box_in(title: str, language: str) -> Box:
    """Read the box of a title in a language; raises ContentError."""
    printed = _printed(title)
    try:
        return translated(printed, own_words(title, language)) if language != ENGLISH else printed
    except ContentError:  # the content check says it, and the title shows its English box
        return printed


def _printed(title: str) -> Box:
    """Read the box as it is printed, in English."""
    of = load(Box, read(root() / title / "box.toml"), f"{title}/box.toml")
    if not of.levels or not of.faction:
        raise ContentError(f"{title}/box.toml: a box has at least one level and one faction")
    return of


def own_words(title: str, language: str) -> BoxWords:
    """Read what a language writes on the outside of a box; raises ContentError."""
    path = root() / title / f"words.{language}.toml"
    tables = read(path)
    written = load(BoxWords, tables.get("outside", {}), f"{place(path)}, outside")
    named = tables.get("names", {})
    sides = {
        side: replace(said, name=said.name or str(named.get(side, ""))) for side, said in written.faction.items()
    }
    return replace(written, faction=sides)


def translated(of: Box, said: BoxWords) -> Box:
    """Write another language on the outside of a box; what it does not say stays as it is printed."""
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
    """Replace what is printed by what is said of it."""
    written = {key.name: getattr(said, key.name) for key in fields(said) if getattr(said, key.name)}
    return replace(printed, **written)  # type: ignore[type-var]  # everything on a box is a dataclass


def level(title: str, name: str) -> Level:
    """Read the lid of a level of `title`; raises ValueError when the box does not list it."""
    return level_in(title, name, spoken())


@cache
def level_in(title: str, name: str, language: str) -> Level:
    """Read the lid of a level in a language; raises ValueError."""
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
    table = read(root() / title / f"{name}.toml")
    lid = {key: table[key] for key in ("name", "summary", "options") if key in table}
    return load(Level, {"id": name, **lid}, f"{title}/{name}.toml")


def whole_level(shape: type[T], title: str, name: str) -> T:
    """Read all that the file of a level says, as its title knows it; raises ValueError like `level`."""
    path = root() / title / f"{level(title, name).id}.toml"
    return load(shape, read(path), place(path))


@cache
def flaw(title: str) -> str:
    """Say in one sentence why a box cannot be opened; "" for a sound one."""
    try:
        for name in box(title).levels:
            level(title, name)
    except ValueError as error:
        return str(error)
    return ""


def name_of(title: str) -> str:
    """What a title is called; its id when its box is not on the shelf or cannot be read."""
    try:
        return box(title).name
    except ContentError:
        return title


def turn_name(title: str) -> str:
    """What a title calls what its saves count."""
    try:
        return box(title).turn_name
    except ContentError:
        return TURN


def level_name(title: str, name: str) -> str:
    """What a level is called; its id when the box does not list it or cannot be read."""
    try:
        return level(title, name).name
    except ValueError:
        return name


def chosen(of: Box, level_options: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Settle every option of a box: as `given`, else as the level sets it, else the default.

    Values may be given as text ("true", "none", "200"). Raises ValueError with one sentence for an option the
    box does not have, or a value an option cannot take.
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
    """Whether two values are one: True is not 1."""
    return type(value) is type(given) and bool(value == given)


def _texts(value: Any) -> tuple[str, ...]:
    """Spell a value as it may be typed."""
    if isinstance(value, bool):
        return ("true", "yes", "on") if value else ("false", "no", "off")
    return (str(value).lower(),)
