"""The guide of a first game: a title's own word on every kind of question, once, the first time it is put."""

from dataclasses import dataclass

from game.client.kit.settings import Settings
from game.core.content.languages import ENGLISH
from game.core.content.loading import root
from game.core.contract import Decision, line
from game.core.language.words import words
from game.play.reaching import Reaching
from game.play.sitting import Sitting

WELCOME = "welcome"
"""The topic that comes before all others, where a title has it: who one is, and what wins."""


def has_guide(title: str) -> bool:
    """Whether a title has a table [guide] in its words."""
    if not (root() / title / f"words.{ENGLISH}.toml").exists():
        return False
    return any(key.startswith("guide.") for key in words(title).templates)


def begin_guide(settings: Settings, title: str) -> None:
    """Explain everything in this title, from the beginning."""
    settings.guided = (*(each for each in settings.guided if each != title), title)
    settings.seen = tuple(each for each in settings.seen if not each.startswith(f"guide:{title}:"))


def end_guide(settings: Settings, title: str) -> None:
    """Explain nothing in this title."""
    settings.guided = tuple(each for each in settings.guided if each != title)


@dataclass
class Guide:
    """The guide of a match: it speaks of the question that is put, unless that answers itself."""

    sitting: Sitting
    reaching: Reaching
    settings: Settings

    def lesson(self, put: Decision | None) -> str:
        """What it says to a question; nothing when it is not wanted or was said before."""
        about = self._topic(put)
        said = line(f"guide.{about}"), put.seat if put is not None else None, self.sitting.names
        return self.sitting.words.say(*said) if about else ""

    def learnt(self, put: Decision | None) -> None:
        """It need not say this again."""
        if about := self._topic(put):
            self.knows(about)

    def knows(self, kind: str) -> None:
        """Remember that a topic, most often a kind of question, was explained."""
        if self.sitting.title in self.settings.guided and self._mark(kind) not in self.settings.seen:
            self.settings.seen = (*self.settings.seen, self._mark(kind))

    def _topic(self, put: Decision | None) -> str:
        """What it speaks of now: a welcome, what the board finds worth a word, or the question."""
        if put is None or self.sitting.title not in self.settings.guided:
            return ""
        more = self.sitting.conversation.topics(self.sitting.view, put, self.reaching.picked)
        due = (each for each in (WELCOME, *more, put.kind) if self._mark(each) not in self.settings.seen)
        return next((each for each in due if self.sitting.words.has(f"guide.{each}")), "")

    def _mark(self, kind: str) -> str:
        return f"guide:{self.sitting.title}:{kind}"
