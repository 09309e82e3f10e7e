"""Base classes for the bad habits that each title lists in its own file (tools/lab/blunders/TITLE.py).

A habit watches one game, answer by answer, with everything on the table face up. It notes every chance to fall
into the habit and whether the player did. Each file lists its habits as HABITS; `python -m tools.lab.blunders`
counts them.
"""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from ai.players import Thought
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat

S = TypeVar("S", bound=Position)


class GivenAnswer(NamedTuple, Generic[S]):
    """One answer of a game."""

    number: int
    """The answer's index in the game, from 0; it identifies the position."""
    before: S
    """The full state when the question was asked, nothing hidden."""
    decision: Decision
    action: Action
    why: Thought
    after: S

    @property
    def seat(self) -> Seat:
        """The seat that answered."""
        return self.decision.seat


class Noted(NamedTuple):
    """A seat's chance to fall into a habit, the step at which it came, and whether the seat did."""

    seat: Seat
    number: int
    fell: bool


class Habit(Generic[S]):
    """A detector for one bad habit in one game."""

    name: ClassVar[str]
    """The name, one word or a few joined by underscores."""
    about: ClassVar[str]
    """One line on what the player does, and out of which chances."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def watch(self, step: GivenAnswer[S]) -> Iterable[Noted]:
        """Observe one more answer and return the chances that it settles."""
        raise NotImplementedError  # subclasses detect their own habit

    def ended(self, state: S) -> Iterable[Noted]:
        """Return the chances still open at the end of the game."""
        return ()


class HabitOfTheEnd(Habit[S]):
    """A habit that shows only in the last position, and is noted at the last answer."""

    number = 0

    def watch(self, step: GivenAnswer[S]) -> Iterable[Noted]:
        """Note nothing before the end."""
        self.number = step.number
        return ()
