"""The log of a match: one line for each event its reader has been shown."""

from dataclasses import dataclass, field, replace
from typing import Any

from game.client.table.acts import acts
from game.client.table.board import Board
from game.client.table.cues import cues
from game.client.table.messages import LogLine
from game.client.table.sides import shade_name
from game.core.content.languages import spoken
from game.core.contract import Seat
from game.core.language.words import say
from game.play.eyes import Shot
from game.play.sitting import Sitting

READ = 200.0
"""The ms an aside must be shown to be read."""
NEWEST = 40
"""The number of lines searched for the present act."""


@dataclass
class Log:
    """The events of a sitting as lines for its reader."""

    sitting: Sitting
    board: Board[Any]
    told: list[LogLine] = field(default_factory=list)
    language: str = field(default_factory=spoken)
    """The language it's written in."""
    said: dict[Any, str] = field(default_factory=dict)
    """Sentences made before, by event."""

    def note(self, shot: Shot[Any]) -> None:
        """Write down an event that is being shown."""
        if (told := self.line_of(shot)) is not None:
            self.told.append(told)

    def line_of(self, shot: Shot[Any]) -> LogLine | None:
        """Return a shot's line; None if it has no words."""
        event = shot.event
        if event is None or not (text := self.sitting.tell(event)):
            return None
        cue, opens = cues(self.sitting.title), isinstance(event, self.board.READ_OUT)
        lasts = cue.stays(event) if opens else self.board.emphasis(event).lasts
        news = cue.is_news(event)
        return LogLine(text, self.board.speaker(event, shot.view), shot.number, event, lasts, news)

    def retell(self, until: int | None = None) -> None:
        """Rewrite the log for the present reader, up to a beat; the rest is still to be shown."""
        self.told.clear()
        shots = self.sitting.eyes.shots(0, until)
        for shot in shots:
            self.note(shot)
        self.board.retold(shots)

    def retranslate(self) -> None:
        """Rewrite the log if the language has changed."""
        if self.language == spoken():
            return
        self.language, tell = spoken(), self.sitting.tell
        self.told[:] = [replace(each, text=tell(each.event)) if each.event else each for each in self.told]

    def headline(self) -> LogLine | None:
        """Return the headline of the present act; it stays until the next one."""
        legible = [told for told in self.told[-NEWEST:] if told.lasts >= READ]
        return acts(legible)[-1].headline if legible else None

    def aside(self, headline: LogLine | None) -> str:
        """Return the last aside since the headline, if it's shown long enough to be read."""
        last = self.told[-1] if self.told else None
        return last.text if last is not None and last is not headline and last.lasts >= READ else ""


def shade(sitting: Sitting, seat: Seat) -> str:
    """Return the faction of a seat as the theme knows it."""
    return shade_name(sitting.title, sitting.faction(seat))


def noted(sitting: Sitting, note: str) -> str:
    """Return a heading, with a word in practice that it is practice."""
    return say("match.noted", note=note, practice=say("match.practice")) if sitting.practice else note
