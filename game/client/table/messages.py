"""Messages by which a board opens a sheet, the log or a past moment, and the lines of the log.

Reaching for a thing is in `game/play/answers.py`.
"""

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class Carried:
    """What is dragged beside the pointer, for what, and where it is; `away` falls to 0 while it flies home."""

    noun: str
    verb: str
    x: float
    y: float
    away: float = 1.0


@dataclass(frozen=True, slots=True)
class Show:
    """Somebody wants a sheet opened over the board (the discard pile, …)."""

    sheet: str


@dataclass(frozen=True, slots=True)
class ShowLog:
    """Somebody wants the log opened, or closed again."""


@dataclass(frozen=True, slots=True)
class LookBack:
    """Somebody wants to see the moment a line of the log tells of."""

    number: int


MATTERS = 360.0
"""The ms from which on an event stays long enough to be a headline."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: what was said, about whom, and which beat it was."""

    text: str
    faction: str
    number: int
    event: Event | None = None
    lasts: float = MATTERS
    """The ms for which it was shown at least."""
    news: bool = True
    """Whether it stands for what was done, or was only a step of it."""

    @property
    def matters(self) -> bool:
        """Whether it is worth a headline: what is told in passing stands beside it."""
        return self.lasts >= MATTERS
