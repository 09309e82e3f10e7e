"""Messages that open a sheet, the log or a past moment, and the lines of the log.

Messages that reach for a thing are in `game/play/answers.py`.
"""

from dataclasses import dataclass, field

from game.client.kit.messages import Turning
from game.core.contract import Action, Event


@dataclass(frozen=True, slots=True)
class Carried:
    """A thing being dragged, its verb and its position; `away` falls to 0 while it flies back."""

    noun: str
    verb: str
    x: float
    y: float
    away: float = 1.0


@dataclass(frozen=True, slots=True)
class Show(Turning):
    """A request to open a sheet over the board, such as the discard pile; "" closes it.

    A board may take it as a choice that becomes an answer later; `meant` is that answer.
    """

    sheet: str
    meant: Action | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ShowLog(Turning):
    """A request to open or close the log."""


@dataclass(frozen=True, slots=True)
class LookBack:
    """A request to see the moment of a log line."""

    number: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """A request to replay how sealed answers were opened, from a beat on."""

    number: int


MATTERS = 360.0
"""The least ms an event must be shown to be a headline."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its text, the faction it is about, and the number of its beat."""

    text: str
    faction: str
    number: int
    event: Event | None = None
    lasts: float = MATTERS
    """The least ms it was shown."""
    news: bool = True
    """False for a mere step of something larger."""
    named: bool = False
    """Whether it is told even if there is much else to tell."""
    weight: float = 0.0
    """How much it changed."""
    forced: bool = False
    """Whether it was a pass that nobody was asked for, which is told only while it is the last line."""

    @property
    def matters(self) -> bool:
        """Whether it can be a headline."""
        return self.lasts >= MATTERS
