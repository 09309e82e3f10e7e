"""The guide of a first game: a note on every kind of question, the first time it's put."""

from dataclasses import dataclass

from game.client.kit.settings import Settings
from game.core.content.languages import ENGLISH
from game.core.content.loading import folder
from game.core.contract import Decision, line
from game.core.language.words import words
from game.play.reaching import Reaching
from game.play.sitting import Sitting

WELCOME = "welcome"
"""The first topic, if a title has it: who you are and how you win."""


def has_guide(title: str) -> bool:
    """Return whether a title has a table [guide] in its words."""
    if not (folder(title) / f"words.{ENGLISH}.toml").exists():
        return False
    return any(key.startswith("guide.") for key in words(title).templates)


def begin_guide(settings: Settings, title: str) -> None:
    """Switch a title's guide on, from the beginning."""
    settings.guided = (*(each for each in settings.guided if each != title), title)
    settings.seen = tuple(each for each in settings.seen if not each.startswith(f"guide:{title}:"))


def end_guide(settings: Settings, title: str) -> None:
    """Switch a title's guide off."""
    settings.guided = tuple(each for each in settings.guided if each != title)


@dataclass
class Guide:
    """The guide of a match, which explains the question that is put."""

    sitting: Sitting
    reaching: Reaching
    settings: Settings

    def lesson(self, put: Decision | None) -> str:
        """Return the note on a question; "" if the guide is off or the note was read before."""
        about = self._topic(put)
        said = line(f"guide.{about}"), put.seat if put is not None else None, self.sitting.names
        return self.sitting.words.say(*said) if about else ""

    def learnt(self, put: Decision | None) -> None:
        """Mark the note on a question as read."""
        if about := self._topic(put):
            self.knows(about)

    def knows(self, kind: str) -> None:
        """Mark a topic as read; most topics are kinds of questions."""
        if self.sitting.title in self.settings.guided and self._mark(kind) not in self.settings.seen:
            self.settings.seen = (*self.settings.seen, self._mark(kind))

    def _topic(self, put: Decision | None) -> str:
        """Return the present topic: the welcome, a topic of the title, or the kind of question."""
        if put is None or self.sitting.title not in self.settings.guided:
            return ""
        more = self.sitting.conversation.topics(self.sitting.view, put, self.reaching.picked)
        due = (each for each in (WELCOME, *more, put.kind) if self._mark(each) not in self.settings.seen)
        return next((each for each in due if self.sitting.words.has(f"guide.{each}")), "")

    def _mark(self, kind: str) -> str:
        return f"guide:{self.sitting.title}:{kind}"
