"""The bad habits that `python -m tools.lab.blunders` counts; each title's are the HABITS in its module here.

A habit watches one game, answer by answer, with nothing hidden. It notes every chance to fall into the habit, and
whether the player did.
"""

from collections.abc import Iterable
from typing import ClassVar, Generic, NamedTuple, TypeVar

from game.core.agenda import Position
from game.core.contract import Action, Decision, Seat

S = TypeVar("S", bound=Position)


class GivenAnswer(NamedTuple, Generic[S]):
    """One answer of a game."""

    number: int
    """The answer's index in the game, from 0."""
    before: S
    """The full state when the question was asked."""
    decision: Decision
    action: Action
    after: S

    @property
    def seat(self) -> Seat:
        """The seat that answered."""
        return self.decision.seat


class Noted(NamedTuple):
    """A seat's chance to fall into a habit, the answer where it occurred, and whether the seat did."""

    seat: Seat
    number: int
    fell: bool


class Habit(Generic[S]):
    """A detector for one bad habit in one game."""

    name: ClassVar[str]
    """The name, one word or a few joined by underscores."""
    about: ClassVar[str]
    """One line on what the player does, and what counts as a chance."""
    number = 0
    """The index of the last answer."""

    def watch(self, step: GivenAnswer[S]) -> Iterable[Noted]:
        """Observe one more answer and return the chances that it settles."""
        self.number = step.number
        return ()

    def ended(self, state: S) -> Iterable[Noted]:
        """Return the chances still open at the end of the game."""
        return ()
