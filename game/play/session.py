"""The setup of a sitting: its title, its opening, who sits where, and what a record calls them."""

from dataclasses import dataclass, replace
from functools import cache

from ai.levels import FIRST, LEVELS, WATCHED, bot_name, levels_for, no_such_chair
from game import luck
from game.core.content.languages import current_language, languages
from game.core.contract import Setup, line
from game.core.files.journal import YOU, Header, Loaded
from game.core.language.words import words

__all__ = [
    "FIRST",
    "LARGEST_DEAL",
    "LEVELS",
    "WATCHED",
    "YOU",
    "Session",
    "levels_for",
    "playable",
    "seat_names",
]

LARGEST_DEAL = 10**9


@dataclass(frozen=True, slots=True)
class Session:
    """A game about to begin: one chair ("you" or a bot's level) and one name per seat.

    `practice` allows free rewinding and is marked in the record; `watch` means that nobody here plays.
    """

    title: str
    setup: Setup
    chairs: tuple[str, ...]
    names: tuple[str, ...]
    practice: bool = False
    phones: bool = False
    """Whether hands are on phones."""

    @property
    def watch(self) -> bool:
        """True if only bots play."""
        return YOU not in self.chairs

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair == YOU)

    def dealt_anew(self) -> "Session":
        """Return the same game with a new deal."""
        return replace(self, setup=replace(self.setup, seed=luck.below(LARGEST_DEAL)))


def seat_names(header: Header) -> tuple[str, ...]:
    """Return the names of a record's seats; default names are in the current language."""
    return _named_now(header.names, header.chairs, header.title, current_language())


@cache
def _named_now(names: tuple[str, ...], chairs: tuple[str, ...], title: str, now: str) -> tuple[str, ...]:
    named = list[str]()
    for number, (name, chair) in enumerate(zip(names, chairs, strict=False), 1):
        usual = _usual(chair, number, title, now)
        known = name == usual or name in (_usual(chair, number, title, each) for each in languages())
        named.append(usual if known else name)  # words in other languages take long to read
    return tuple(named)


@cache
def _usual(chair: str, number: int, title: str, language: str) -> str:
    """Return the default name of a seat."""
    if chair == YOU:
        return words("room", language).say(line("seat.person", number=number))
    return bot_name(chair, title, language)


def playable(loaded: Loaded) -> Loaded:
    """Return a loaded game that can be continued, or only the reason if a chair isn't known."""
    recorded = loaded.recorded
    wrong = no_such_chair(recorded.chairs, recorded.header.title) if recorded is not None else None
    return replace(loaded, recorded=None, trouble=wrong) if wrong is not None else loaded
