"""The guide of a first game: a title's own word on every kind of question, once, the first time it is put."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.client.kit.settings import Settings
from game.client.match.party import Party
from game.client.match.reach import Reaching
from game.core.content import root
from game.core.contract import Decision, line
from game.core.words import words

WELCOME = "welcome"
"""The topic that comes before all others, where a title has it: who one is, and what wins."""


def has_guide(title: str) -> bool:
    """Whether a title has a table [guide] in its words."""
    if not (root() / title / "words.en.toml").exists():
        return False
    return any(key.startswith("guide.") for key in words(title).templates)


def begin_guide(settings: Settings, title: str) -> None:
    """Explain everything in this title, from the beginning."""
    settings.guided = (*(each for each in settings.guided if each != title), title)
    settings.seen = tuple(each for each in settings.seen if not each.startswith(f"guide:{title}:"))


def end_guide(settings: Settings, title: str) -> None:
    """Explain nothing in this title."""
    settings.guided = tuple(each for each in settings.guided if each != title)


def lesson(settings: Settings, title: str, asked: Decision | None, names: tuple[str, ...]) -> str:
    """What the guide has to say on a question; nothing when it is not wanted or was said before."""
    if asked is None or title not in settings.guided or _mark(title, asked.kind) in settings.seen:
        return ""
    key = f"guide.{asked.kind}"
    return words(title).say(line(key), asked.seat, names) if words(title).has(key) else ""


def topic(settings: Settings, title: str, asked: Decision | None, more: Iterable[str] = ()) -> str:
    """What the guide speaks of now: a welcome, what a board finds worth a word (`more`), or the question."""
    if asked is None or title not in settings.guided:
        return ""
    known = words(title)
    due = (each for each in (WELCOME, *more, asked.kind) if _mark(title, each) not in settings.seen)
    return next((each for each in due if known.has(f"guide.{each}")), "")


def learnt(settings: Settings, title: str, kind: str) -> None:
    """Remember that a topic, most often a kind of question, was explained."""
    if title in settings.guided and _mark(title, kind) not in settings.seen:
        settings.seen = (*settings.seen, _mark(title, kind))


@dataclass
class Guide:
    """The guide of a match: it speaks of the question that is put, unless that answers itself."""

    party: Party
    reaching: Reaching
    settings: Settings

    def lesson(self, put: Decision | None) -> str:
        """What it says to a question."""
        about = self._topic(put)
        asked = put._replace(kind=about) if put is not None and about else None
        return lesson(self.settings, self.party.title, asked, self.party.names)

    def learnt(self, put: Decision | None) -> None:
        """It need not say this again."""
        if about := self._topic(put):
            learnt(self.settings, self.party.title, about)

    def _topic(self, put: Decision | None) -> str:
        if put is None or self.party.title not in self.settings.guided:
            return ""
        more = self.party.board.topics(self.party.view, put, self.reaching.picked)
        return topic(self.settings, self.party.title, put, more)


def _mark(title: str, kind: str) -> str:
    return f"guide:{title}:{kind}"
