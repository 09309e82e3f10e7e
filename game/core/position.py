"""The part of a title's state that the table itself uses."""

from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.contract import Action, Reason, Result, Seat
from game.core.record import Record, kept_by_seat


@dataclass(kw_only=True)
class Position(Record):
    """The fields that every state has: the agenda, the legal answers, the random state and the result."""

    rule_of_end: ClassVar[str] = ""
    """The id of the rule that says the game is over and nothing more can be done."""
    rule_of_turns: ClassVar[str] = ""
    """The id of the rule that says whose decision it is."""

    agenda: tuple[Any, ...] = ()
    """The stack of what is still to be done, items of core.agenda; the last one is next."""
    options: tuple[Action, ...] = ()
    """The legal answers to the question on top of the agenda."""
    chance: int = 0
    result: Result | None = None
    """How the game ended; None if it isn't over."""

    @property
    def seats(self) -> range:
        """All seats of the game, from the length of a `BySeat` field."""
        return range(len(getattr(self, kept_by_seat(type(self))[0])))

    @property
    def phase(self) -> str:
        """The current phase of the turn; "" if a title has no phases."""
        return ""

    @property
    def scores(self) -> tuple[float, ...]:
        """Each seat's score; () if a title has no single number for it."""
        return ()

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Return why a seat can't give this answer to any question: a card it lacks, another phase; else None."""
        return None
