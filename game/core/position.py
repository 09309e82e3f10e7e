"""The part of a title's state that the table itself works on."""

from dataclasses import dataclass
from typing import Any, ClassVar

from game.core.contract import Action, Reason, Result, Seat
from game.core.record import Record, kept_by_seat


@dataclass(kw_only=True)
class Position(Record):
    """What every state has: what is still to do, what may be answered now, chance, and how the game ended."""

    rule_of_end: ClassVar[str] = ""
    """The rule by which the game is over and nothing more can be done."""
    rule_of_turns: ClassVar[str] = ""
    """The rule that says who decides when."""

    agenda: tuple[Any, ...] = ()
    """What is still to do, items of core.agenda; the last one is next."""
    options: tuple[Action, ...] = ()
    """The legal answers to the question on top of the agenda."""
    chance: int = 0
    result: Result | None = None
    """How the game ended; None while it goes on."""

    @property
    def seats(self) -> range:
        """All seats of the game, as many as there are values in a `BySeat` field."""
        return range(len(getattr(self, kept_by_seat(type(self))[0])))

    @property
    def phase(self) -> str:
        """The part of the turn that is being played; "" where a title has no phases."""
        return ""

    @property
    def scores(self) -> tuple[float, ...]:
        """How far each seat has come; () where a title does not count it in one number."""
        return ()

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        """Say what keeps a seat from an answer whatever is asked: a card it does not hold, another phase."""
        return None
