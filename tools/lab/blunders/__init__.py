"""Habits that make a player look silly: what the file of a title (tools/lab/blunders/TITLE.py) is made of.

A habit watches one game, answer by answer, with everything on the table face up. It notes every chance to fall
into it, and whether the player did. The file of a title lists its habits as HABITS; `python -m tools.lab.blunders`
counts.
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
    """Its place in the game, from 0: positions are named by it."""
    before: S
    """The table as it really was when the question was put, nothing hidden."""
    decision: Decision
    action: Action
    why: Thought
    after: S

    @property
    def seat(self) -> Seat:
        """Who answered."""
        return self.decision.seat


class Noted(NamedTuple):
    """A chance of a seat to fall into a habit, the step it came at, and whether the seat did."""

    seat: Seat
    number: int
    fell: bool


class Habit(Generic[S]):
    """One habit, on the watch for one game."""

    name: ClassVar[str]
    """In one word or a few, joined by underscores."""
    about: ClassVar[str]
    """What the player does, and out of which chances, in a line."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def watch(self, step: GivenAnswer[S]) -> Iterable[Noted]:
        """Look at one more answer; gives the chances that are settled by it."""
        raise NotImplementedError  # every habit knows what it looks for

    def ended(self, state: S) -> Iterable[Noted]:
        """Look at the end of the game; gives the chances that were still open."""
        return ()
