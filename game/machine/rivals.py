"""The rivals of the circuit: twelve per title, ten rungs of ascension, and the table of each meeting."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, NamedTuple, Protocol

from ai.levels import LEVELS, WAY, level_of, no_such_chair
from game.core.content.box import box, level
from game.core.content.languages import languages
from game.core.content.loading import ContentError, OneOf, Within, load, place, read, root
from game.core.contract import Setup
from game.core.files.journal import YOU
from game.core.language.words import small, words
from game.titles import having, setup

FILE, TOUR = "rivals.toml", "circuit.toml"
RIVALS, RUNGS = 12, 10
"""The number of rivals and rungs per title."""
MANNERS = ("warm", "dry", "proud", "grim")
"""The ways of speaking at the table: talk.* in the words of the room."""


@dataclass(frozen=True, slots=True)
class Rival:
    """A rival on the circuit: a bot's chair, and the seed of a portrait."""

    id: str
    chair: str
    portrait: int = 0
    manner: Annotated[str, OneOf(*MANNERS)] = "dry"
    """How the rival speaks at the table."""


@dataclass(frozen=True, slots=True)
class Rung:
    """What one rung of ascension adds: a house option, a level of the box, or a handicap."""

    option: str = ""
    value: Any = None
    level: str = ""
    others: int = 0
    """How many more bots are at the table."""
    stronger: int = 0
    """How many levels stronger every bot is."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The circuit of a title: its rivals in order, and its rungs."""

    level: str
    """The level of the box."""
    others: int = 0
    """How many plain bots play beside the rival, at the rival's level."""
    stroke: Annotated[int, Within(1, 99)] = 3
    """The change of its lead in a turn that makes a rival speak."""
    rival: tuple[Rival, ...] = ()
    rung: tuple[Rung, ...] = ()


@dataclass(frozen=True, slots=True)
class Tour:
    """The circuit across all titles: its stops in order, each as "title rival"."""

    stops: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Conditions:
    """The table at a rung: a level of the box, house options, more bots, stronger bots."""

    level: str
    others: int
    stronger: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)


class Stop(NamedTuple):
    """A place on the circuit: a title, and the number of a rival there."""

    title: str
    number: int

    @property
    def rival(self) -> Rival:
        """The rival there."""
        return ladder(self.title).rival[self.number]


class Meeting(NamedTuple):
    """A game against a rival, ready to be dealt."""

    setup: Setup
    chairs: tuple[str, ...]
    names: tuple[str, ...]
    """The name per seat, "" for the person and for plain bots."""


@cache
def ladder(title: str) -> Ladder:
    """Return a title's circuit. Raise ContentError if its file is invalid."""
    path = root() / title / FILE
    found = load(Ladder, read(path), place(path))
    if (len(found.rival), len(found.rung)) != (RIVALS, RUNGS):
        raise ContentError(f"{place(path)}: {RIVALS} rivals and {RUNGS} rungs were expected")
    if len({rival.id for rival in found.rival}) < RIVALS:
        raise ContentError(f"{place(path)}: two rivals have the same id")
    if no_such_chair([rival.chair for rival in found.rival], title) is not None:
        raise ContentError(f"{place(path)}: a rival has a chair that does not exist")
    options = {option.id: option for option in box(title).option}
    for rung in found.rung:
        if rung.option and (rung.option not in options or rung.value not in options[rung.option].values):
            raise ContentError(f"{place(path)}: the box has no option {rung.option} with this value")
    return found


@cache
def tour() -> tuple[Stop, ...]:
    """Return the stops of the circuit across all titles. Raise ContentError if its file is invalid."""
    path = root() / "room" / TOUR
    stops = list[Stop]()
    for each in load(Tour, read(path), place(path)).stops:
        title, _, name = each.partition(" ")
        ids = [rival.id for rival in ladder(title).rival] if title in having("circuit") else []
        if name not in ids:
            raise ContentError(f"{place(path)}: nobody is called {each!r}")
        stops.append(Stop(title, ids.index(name)))
    return tuple(stops)


def conditions(title: str, rung: int) -> Conditions:
    """Return the table at a rung; each rung adds one thing to the rungs below."""
    known = ladder(title)
    now = Conditions(known.level, known.others)
    for each in known.rung[:rung]:
        own = {each.option: each.value} if each.option else {}
        now = Conditions(
            each.level or now.level, now.others + each.others, now.stronger + each.stronger, {**now.options, **own}
        )
    return now


def named(title: str, rival: Rival, language: str = "") -> str:
    """Return a rival's name."""
    return words(title, language).template(f"rival.{rival.id}.name") or rival.id


def in_sentence(name: str) -> str:
    """Return a rival's name as written within a sentence, with its article, if any, in lower case."""
    articles = words("room").template("circuit.articles") or ""
    begins = (each if each.endswith("'") else f"{each} " for each in articles.split())
    return small(name) if name.startswith(tuple(begins)) else name


def meeting(stop: Stop, rung: int, seed: int) -> Meeting:
    """Return a game against a rival: the person first, then the rival, then plain bots of the same level."""
    title, rival, table = stop.title, stop.rival, conditions(stop.title, rung)
    chair = _stronger(rival.chair, table.stronger)
    chairs = (YOU, chair, *(level_of(chair),) * table.others)
    of = box(title)
    sides = ("",) * len(chairs) if of.factions_in_play else of.lineups[0].open_to(len(chairs))[: len(chairs)]
    options = {**level(title, table.level).options, **table.options}
    opening = setup(title, len(chairs), table.level, options, seed, factions=tuple(sides))
    return Meeting(opening, chairs, ("", named(title, rival), *("",) * table.others))


def _stronger(chair: str, steps: int) -> str:
    """Return a chair some levels stronger, up to expert, because nobody would wait for a master on the circuit."""
    level, _, way = chair.partition(WAY)
    higher = LEVELS[min(LEVELS.index("expert"), LEVELS.index(level) + steps)]
    return f"{higher}{WAY}{way}" if way else higher


class DealtGame(Protocol):
    """What identifies a game on the circuit; record headers have it, and so do games to be dealt."""

    @property
    def title(self) -> str:
        """The title's id."""

    @property
    def setup(self) -> Setup:
        """The setup it begins with."""

    @property
    def chairs(self) -> tuple[str, ...]:
        """Who answers for each seat."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each of them."""


def met(header: DealtGame) -> tuple[Stop, int] | None:
    """Return the rival and the rung of a game on the circuit; None for any other game.

    Bots aren't raised above expert, so a rung may change nothing at such a table; the higher rung then counts.
    """
    if header.title not in having("circuit") or YOU not in header.chairs:
        return None
    for number, rival in enumerate(ladder(header.title).rival):
        if not {named(header.title, rival, language) for language in languages()} & set(header.names):
            continue
        for rung in reversed(range(RUNGS + 1)):
            wanted = meeting(Stop(header.title, number), rung, header.setup.seed)
            if (wanted.setup, wanted.chairs) == (header.setup, tuple(header.chairs)):
                return Stop(header.title, number), rung
    return None
