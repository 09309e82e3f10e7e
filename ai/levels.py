"""The names under which players are offered, to people and to the arena."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random
from typing import Any

from ai.heuristic import NO_HEURISTIC, Heuristic
from ai.heuristics import heuristic
from ai.personality import leaning, offered, personalities
from ai.players import GreedyPlayer, MctsPlayer, Player, RandomPlayer
from ai.search.budget import Budget
from ai.search.style import Style
from game.core.content.languages import languages, spoken
from game.core.content.loading import known, load, place, read, root
from game.core.contract import Line, line
from game.core.files.journal import YOU, Header, Loaded
from game.core.language.words import words

PERSON = YOU
"""The chair of somebody at this screen or keyboard."""

TO_THE_END = Style(depth=2000)
"""Without a heuristic nothing but the end of the game says who wins."""

LEVELS = ("beginner", "easy", "fair", "hard", "expert")
"""What people are offered, weakest first."""
FIRST, WATCHED = "easy", "fair"
"""Whom a newcomer meets; and who plays where people look on."""


ALERT = 100
"""Positions that every level looks at for a win on the table: nobody is so careless as to miss one."""


@dataclass(frozen=True, slots=True)
class Plays:
    """How a level plays a title. One without simulations does not search."""

    worlds: int = 4
    """Hands it imagines for every deed it weighs."""
    carelessness: float = 0.0
    """How far it errs in judging a deed, in shares of the victory (standard deviation)."""
    whim: float = 0.0
    """Part of the answers that it would give by feel, but gives at random."""
    simulations: int = 0
    """A search makes so many for each question that can be seen, or as many as the clock allows."""
    by_clock: bool = False
    """It thinks two seconds a turn, with all processes; the ladder lets `simulations` stand for that."""

    def player(self, heuristic: Heuristic[Any]) -> Player:
        """Give a player that plays like this."""
        if not self.simulations:
            return GreedyPlayer(heuristic, self.worlds, self.carelessness, self.whim, ALERT)
        return MctsPlayer(heuristic, Budget() if self.by_clock else Budget(secret=0.05, enough=self.simulations))


USUAL: Mapping[str, Plays] = {
    "beginner": Plays(worlds=1, carelessness=0.12, whim=0.5),
    "easy": Plays(worlds=2, carelessness=0.06, whim=0.25),
    "fair": Plays(carelessness=0.03, whim=0.1),
    "hard": Plays(),
    "expert": Plays(simulations=100, by_clock=True),
}
"""How the levels play a title that says nothing else."""

FILE = "players.toml"


@dataclass(frozen=True, slots=True)
class Ways:
    """How a title is played, as its folder says."""

    version: int = 0
    """Counts up when it is played better or worse than before: what the ladder measured then counts no more."""
    level: Mapping[str, Plays] = field(default_factory=dict)
    """Levels that do not play it as usual."""


@cache
def ways(title: str) -> Ways:
    """Read how a title is played; raises ContentError for a file that says what cannot be."""
    path = root() / title / FILE
    found = load(Ways, read(path), place(path)) if path.is_file() else Ways()
    known(place(path), "level", found.level, LEVELS)
    return found


def plays(level: str, title: str) -> Plays:
    """Say how a level plays a title."""
    return ways(title).level.get(level, USUAL[level])


PLAYERS: dict[str, Callable[[Heuristic[Any]], Player]] = {
    "random": lambda heuristic: RandomPlayer(),
    "greedy": lambda heuristic: GreedyPlayer(heuristic),
    "mcts": lambda heuristic: MctsPlayer(heuristic, Budget(each=0.15)),
}
"""Who else plays, by name: what the levels are made of."""

NAMES = (*LEVELS, *PLAYERS)
"""Everybody who can answer for a seat."""

WAY = ":"
"""Stands between a level and the personality that plays at it: "hard:hawk"."""

OLD_NAMES: Mapping[str, str] = {"drifter": "random", "thinker": "mcts"}
"""What players were called in version 0.1: old records and command lines may say so for one more version."""


def level_of(chair: str) -> str:
    """Give the level (or whatever player) of a chair, whatever way it plays."""
    return chair.partition(WAY)[0]


def no_such_chair(chairs: Iterable[str], title: str = "") -> Line | None:
    """Say which of these chairs neither a person nor a known player can sit in, and which there are.

    A sentence of the room's words; None when somebody answers for every seat. Without a title nobody has a way of
    their own.
    """
    for chair in chairs:
        level, _, way = chair.partition(WAY)
        known_way = not way or (title and way in personalities(title))
        if chair != PERSON and (OLD_NAMES.get(level, level) not in NAMES or not known_way):
            return line("journal.no_chair", chair=chair, chairs=(PERSON, *LEVELS))
    return None


def bot_name(chair: str, title: str, language: str = "") -> str:
    """Name a bot: "Hard bot", or "Hard hawk" where it plays in a way of its own; a stranger by its chair."""
    level, _, way = chair.partition(WAY)
    room = words("room", language)
    if level not in LEVELS:
        return chair
    if not way:
        return room.say(line(f"bot.{level}.name"))
    called = words(title, language).template(f"personality.{way}") or way
    return room.say(line("bot.way", level=room.say(line(f"bot.{level}.short")), way=called))


def seat_names(header: Header) -> tuple[str, ...]:
    """Name the seats of a record: who was given no name, in the language that is spoken now."""
    named = enumerate(zip(header.names, header.chairs, strict=False), 1)
    return tuple(_named_now(name, chair, number, header.title) for number, (name, chair) in named)


def _named_now(name: str, chair: str, number: int, title: str) -> str:
    usual = {language: _usual(chair, number, title, language) for language in languages()}
    return usual[spoken()] if name in usual.values() else name


@cache
def _usual(chair: str, number: int, title: str, language: str) -> str:
    """What a seat is called that nobody has given a name."""
    if chair == PERSON:
        return words("room", language).say(line("seat.person", number=number))
    return bot_name(chair, title, language)


def ways_to_play(title: str, seed: int) -> list[str]:
    """Give the personalities that are offered in an order drawn by the deal."""
    return Random(f"ways {seed}").sample(offered(title), len(offered(title)))


def playable(loaded: Loaded) -> Loaded:
    """Give a loaded game to go on with; nothing but the reason where somebody unknown answers for a seat."""
    recorded = loaded.recorded
    wrong = no_such_chair(recorded.chairs, recorded.header.title) if recorded is not None else None
    return replace(loaded, recorded=None, trouble=wrong) if wrong is not None else loaded


def player(name: str, title: str, seconds: float | None = None, simulations: int = 0) -> Player:
    """Give the player called `name` for a title; raises ValueError for a name nobody has.

    `seconds` or `simulations` set the budget of one decision for a player that searches.
    """
    level, _, way = name.partition(WAY)
    called = OLD_NAMES.get(level, level)
    if no_such_chair((name,), title) is not None or called == PERSON:
        raise ValueError(f"There is no player called {name!r}; there are {', '.join(NAMES)}.")
    of = heuristic(title)
    if way:
        of = leaning(of, personalities(title)[way])
    found = PLAYERS[called](of) if called in PLAYERS else plays(called, title).player(of)
    if not isinstance(found, MctsPlayer):
        return found
    budget = found.budget
    if seconds is not None or simulations:
        budget = Budget(each=seconds or 0.0, simulations=simulations, thrifty=True)
    return MctsPlayer(of, budget, TO_THE_END if of is NO_HEURISTIC else found.style)


def measured(level: str, title: str) -> Player:
    """Give the player of a level without its clock, so that it plays alike on every machine, busy or not."""
    return player(level, title, simulations=plays(level, title).simulations)
