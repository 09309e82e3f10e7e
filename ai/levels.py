"""The names of the players that are offered to people and to the arena."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Annotated, Any, TypeVar

from ai.heuristic import NO_HEURISTIC, Heuristic
from ai.heuristics import blindness, by_hand, heuristic
from ai.homemade import homemade, is_homemade, no_such_file
from ai.overlooking import AHEAD, DOUBT, REPLIES, overlooking
from ai.overlooking import known as overlookable
from ai.personality import leaning, offered, personalities
from ai.players import GreedyPlayer, MctsPlayer, Player, RandomPlayer
from ai.search.budget import Budget
from ai.search.style import Style
from game.core.agenda import Position
from game.core.content.loading import ContentError, Within, folder, known, load, place, read
from game.core.contract import Line, line
from game.core.files.journal import YOU
from game.core.language.words import words

S = TypeVar("S", bound=Position)

TO_THE_END = Style(depth=2000)
"""The style without a heuristic: only the end of the game shows who wins."""

LEVELS = ("beginner", "easy", "fair", "hard", "expert", "master")
"""The levels offered to people, weakest first; not every title has a master (`levels_for`)."""
FIRST, WATCHED, STAND_IN = "easy", "fair", "fair"
"""The levels of a newcomer's opponents, of bots that are watched, and of a bot that takes a person's place."""


ALERT = 100
"""How many positions every level searches for a forced win: nobody is careless enough to miss one."""


@dataclass(frozen=True, slots=True)
class LevelSettings:
    """A level's settings for a title. Without simulations, it doesn't search."""

    worlds: int = 4
    """Worlds it imagines for every deed it considers."""
    overlooks: tuple[str, ...] = ()
    """The names of what it doesn't see (ai/overlooking.py), the most telling first."""
    simulations: Annotated[int, Within(0, 10_000)] = 0
    """Simulations per visible question, or as many as the clock allows."""
    seconds: Annotated[float, Within(0, 60)] = 0.0
    """If set, its thinking time per turn, with all processes; on the ladder, `simulations` replaces the clock."""

    def player(self, heuristic: Heuristic[Any]) -> Player:
        """Return a player with these settings."""
        if self.seconds:
            return MctsPlayer(heuristic, Budget(self.seconds))
        if heuristic is NO_HEURISTIC:
            return MctsPlayer(heuristic, Budget(simulations=self.simulations, each=SOON), TO_THE_END)
        if self.simulations:
            return MctsPlayer(heuristic, Budget(secret=0.05, enough=self.simulations))
        return GreedyPlayer(heuristic, 1 if DOUBT in self.overlooks else self.worlds, alert=ALERT)


USUAL: Mapping[str, LevelSettings] = {
    "beginner": LevelSettings(overlooks=(DOUBT, REPLIES, AHEAD)),
    "easy": LevelSettings(overlooks=(REPLIES, AHEAD)),
    "fair": LevelSettings(overlooks=(DOUBT, AHEAD)),
    "hard": LevelSettings(overlooks=(AHEAD,)),
    "expert": LevelSettings(simulations=100, seconds=2.0),
}
"""The default settings of the levels. A title also has a master if longer thinking was measured to win there."""

UNSTUDIED: Mapping[str, LevelSettings] = {
    "beginner": LevelSettings(simulations=2),
    "easy": LevelSettings(simulations=10),
    "fair": LevelSettings(simulations=40),
    "hard": LevelSettings(simulations=160),
    "expert": USUAL["expert"],
}
"""The settings for a title without a heuristic: positions look alike after a deed, so games are played out."""
SOON = 0.15
"""The maximum seconds per answer at these levels below expert: a window may be shown soon after it opens."""

FILE = "players.toml"


@dataclass(frozen=True, slots=True)
class TitlePlayers:
    """A title's own player settings, from its folder."""

    version: int = 0
    """The players' version. It goes up when they get better or worse; older ladder results then expire."""
    level: Mapping[str, LevelSettings] = field(default_factory=dict)
    """Levels with other settings than the default."""
    never: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Name of something to overlook → patterns of the answers that then don't come to mind."""


@cache
def title_players(title: str) -> TitlePlayers:
    """Return a title's player settings; raises ContentError for invalid ones."""
    path = folder(title) / FILE
    found = load(TitlePlayers, read(path), place(path)) if path.is_file() else TitlePlayers()
    known(place(path), "level", found.level, LEVELS)
    for level, of in found.level.items():
        for name in of.overlooks:
            if not overlookable(name, found.never, blindness(title)):
                raise ContentError(f"{place(path)}: {level} overlooks {name!r}, which nobody can")
    return found


def levels_for(title: str) -> tuple[str, ...]:
    """Return the levels that a title has, weakest first."""
    return tuple(level for level in LEVELS if level in USUAL or level in title_players(title).level)


def settings_of(level: str, title: str) -> LevelSettings:
    """Return a level's settings for a title; raises KeyError if the title doesn't have it."""
    usual = UNSTUDIED if by_hand(title) is NO_HEURISTIC else USUAL
    return title_players(title).level.get(level) or usual[level]


def sees(level: str, title: str, known: Heuristic[S]) -> Heuristic[S]:
    """Return a heuristic without what a level overlooks in a title."""
    return overlooking(known, settings_of(level, title).overlooks, title_players(title).never, blindness(title))


def named(overlooked: str, title: str, language: str = "") -> str:
    """Return the words for something that a level overlooks: "which region is worth more"."""
    key = f"overlooks.{overlooked}"
    return words(title, language).template(key) or words("room", language).template(key) or overlooked


def overlooks(level: str, title: str) -> tuple[str, ...]:
    """Return in words what a level overlooks in a title, the most telling first; () if it overlooks nothing."""
    return tuple(named(each, title) for each in settings_of(level, title).overlooks)


def about(level: str, title: str) -> str:
    """Return in words how a level plays a title, and what it overlooks most."""
    room, things = words("room"), overlooks(level, title)
    told = room.say(line(f"bot.{level}.about"))
    if not things:
        return told
    key = "overlooks" if len(things) == 1 else "overlooks_more"
    return f"{told} {room.say(line(f'setup.{key}', things=things[:1]))}"


def _leaning(chair: str, title: str) -> Heuristic[Any]:
    """Return the heuristic a chair judges by, with its personality's leanings."""
    level, _, way = chair.partition(WAY)
    of = judges_by(OLD_NAMES.get(level, level), title)
    return leaning(of, personalities(title)[way]) if way else of


PLAYERS: dict[str, Callable[[Heuristic[Any]], Player]] = {
    "random": lambda heuristic: RandomPlayer(),
    "greedy": lambda heuristic: GreedyPlayer(heuristic),
    "mcts": lambda heuristic: MctsPlayer(heuristic, Budget(each=0.15)),
}
"""Other players by name; the levels are built from them."""

WAY = ":"
"""Separates a level from its personality: "hard:hawk"."""

OLD_NAMES: Mapping[str, str] = {"drifter": "random", "thinker": "mcts"}
"""Names of players in version 0.1, accepted in old records and command lines for one more version."""


def level_of(chair: str) -> str:
    """Return the level (or other player) of a chair without its personality."""
    return chair.partition(WAY)[0]


def no_such_chair(chairs: Iterable[str], title: str = "") -> Line | None:
    """Return a sentence on the first chair that fits neither a person nor a known player, or None if all fit.

    The sentence is in the room's words and lists the valid chairs. Without a title, no personalities are known.
    """
    for chair in chairs:
        if is_homemade(chair):
            if (missing := no_such_file(chair)) is not None:
                return missing
            continue
        level, _, way = chair.partition(WAY)
        bots = levels_for(title) if title else LEVELS
        known_way = not way or (title and way in personalities(title))
        if chair != YOU and (OLD_NAMES.get(level, level) not in (*bots, *PLAYERS) or not known_way):
            return line("journal.no_chair", chair=chair, chairs=(YOU, *bots))
    return None


def bot_name(chair: str, title: str, language: str = "") -> str:
    """Return a bot's name: "Hard bot", or "Hard hawk" with a personality. An unknown chair is its own name."""
    level, _, way = chair.partition(WAY)
    room = words("room", language)
    if level not in LEVELS:
        return chair
    if not way:
        return room.say(line(f"bot.{level}.name"))
    called = words(title, language).template(f"personality.{way}") or way
    return room.say(line("bot.way", level=room.say(line(f"bot.{level}.short")), way=called))


def ways_to_play(title: str, seed: int) -> list[str]:
    """Return the personalities on offer, shuffled by the seed."""
    return Random(f"ways {seed}").sample(offered(title), len(offered(title)))


def judges_by(called: str, title: str) -> Heuristic[Any]:
    """Return the heuristic that a player judges by.

    Levels that look one deed ahead keep the evaluation of `by_hand`: what they get wrong sets them apart.
    """
    searches = called in PLAYERS or settings_of(called, title).simulations
    return heuristic(title) if searches else by_hand(title)


def player(name: str, title: str, seconds: float | None = None, simulations: int = 0) -> Player:
    """Return the player called `name` for a title; raises ValueError for an unknown name.

    A file name means a homemade bot; raises BotFailed if it can't be loaded.
    `seconds` or `simulations` set the budget of one decision for a player that searches.
    """
    if is_homemade(name):
        return homemade(name)
    level = level_of(name)
    called = OLD_NAMES.get(level, level)
    if no_such_chair((name,), title) is not None or called == YOU:
        names = ", ".join((*levels_for(title), *PLAYERS))
        raise ValueError(f"There is no player called {name!r}; there are {names}.")
    of = _leaning(name, title)
    found = (
        PLAYERS[called](of) if called in PLAYERS else settings_of(called, title).player(sees(called, title, of))
    )
    if not isinstance(found, MctsPlayer):
        return found
    budget = found.budget
    if seconds is not None or simulations:
        budget = Budget(each=seconds or 0.0, simulations=simulations, thrifty=True)
    return MctsPlayer(of, budget, TO_THE_END if of is NO_HEURISTIC else found.style)


def measured(chair: str, title: str) -> Player:
    """Return a level's player without its clock, so that it plays the same on every machine, busy or idle."""
    level = level_of(chair)
    return player(chair, title, simulations=settings_of(level, title).simulations if level in LEVELS else 0)
