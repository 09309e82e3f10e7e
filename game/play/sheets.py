"""What people write before it counts: sealed answers, all at the same time, and a turn as a plan.

A table asks one seat after the other, also where nobody may see what the others answer. What a seat is going to
be asked there depends on nothing hidden from it, so it may be asked now, in a world imagined from its own view.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from ai.levels import STAND_IN
from ai.players import Choice
from game.core import agenda, asking
from game.core.contract import Action, Seat
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import YOU, Recorded
from game.core.table import Table, begun_at
from game.core.views import Sealed
from game.play.sitting import Sitting
from game.play.worker import AtOnce


class About(NamedTuple):
    """What tells a sheet from every other sheet of its seat: what is asked first, and after how many answers."""

    asked: str
    answered: int
    """The number of answers its seat had given before."""


@dataclass
class Sheet:
    """A seat's sealed answer while it's written: a sitting of its own, kept in no file."""

    seat: Seat
    about: About
    blank: Any
    """The position before its first answer."""
    sitting: Sitting

    @property
    def complete(self) -> bool:
        """Whether everything is answered."""
        return self.sitting.decision is None

    @property
    def seen(self) -> Any:
        """What its seat may know, with the part of the sheet that is written."""
        return self.sitting.view

    @property
    def deeds(self) -> tuple[Action, ...]:
        """The answers so far."""
        return tuple(given.action for given in self.sitting.table.answers)

    def write(self, action: Action) -> bool:
        """Answer the present question; returns False if that isn't on offer."""
        if self.complete or action not in self.sitting.table.state.options:
            return False
        self.sitting.play(Choice(action))
        return True

    def ends(self, action: Action) -> bool:
        """Return whether an answer to the present question completes the sheet."""
        after = self.sitting.table.state.copy()
        agenda.advance(after, action)
        return not after.options

    def rewrite(self, deeds: Sequence[Action]) -> bool:
        """Begin again with these answers; returns False at the first that isn't on offer, keeping those before."""
        self.sitting = _alone(self.sitting.recorded, self.blank, self.seat)
        return all(self.write(action) for action in deeds)


@dataclass
class Plan(Sheet):
    """A turn written in advance. It ends before anything is shown that nobody at the table has seen yet."""

    @property
    def complete(self) -> bool:
        """Whether the turn is over, somebody else is asked, or its last answer can't be taken back."""
        asked = self.sitting.decision
        return asked is None or asked.seat != self.seat or self.shows_more

    @property
    def shows_more(self) -> bool:
        """Whether the last answer draws or opens something: what that is, nobody knows yet."""
        table = self.sitting.table
        return table.answered > 0 and table.why_no_undo(self.seat, {self.seat}) is not None

    @property
    def seen(self) -> Any:
        """What its seat may know, without what only the imagined world shows."""
        table = self.sitting.table
        return self.before(table.answered - 1) if self.shows_more else self.sitting.view

    def before(self, number: int) -> Any:
        """Return what its seat may know before one of its answers."""
        table = self.sitting.table
        return table.game.view(table.state_before(number), self.seat)

    def write(self, action: Action) -> bool:
        """Add an answer; returns False if that isn't on offer, or if the plan ends here."""
        return not self.complete and Sheet.write(self, action)


def plan(recorded: Recorded[Any], seat: Seat, prepare: Callable[[Any, Seat], bool]) -> Plan | None:
    """Return an empty plan of a seat's turn; None if it has none.

    `prepare` leaves of an imagined world's agenda what belongs to the turn, and returns False if nothing does.
    """
    table = recorded.table
    world = table.game.imagine(table.view(seat), seat, Random(0))
    if world.result is not None or not prepare(world, seat):
        return None
    world.options = ()
    agenda.settle(world)
    if not world.options:
        return None
    about = About("", sum(given.seat == seat for given in table.answers))
    return Plan(seat, about, world, _alone(recorded, world, seat))


def seals(state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return the sealed questions that a seat has to answer now, the next one last; () if there are none."""
    mine = []
    for item in reversed(state.agenda if state.result is None else ()):
        if not isinstance(item, Sealed):
            break
        if item.seat == seat:
            mine.append(item)
    return tuple(reversed(mine))


def writers(table: Table[Any]) -> tuple[Seat, ...]:
    """Return the seats that are still to seal an answer at the table."""
    return tuple(seat for seat in table.seats if seals(table.state, seat))


def sheet(recorded: Recorded[Any], seat: Seat) -> Sheet | None:
    """Return an empty sheet for what a seat is to seal; None if there is nothing to write."""
    table = recorded.table
    if not seals(table.state, seat):
        return None
    world = table.game.imagine(table.view(seat), seat, Random(0))
    world.agenda, world.options = seals(world, seat), ()
    agenda.settle(world)
    if not world.options:
        return None
    about = About(repr(asking.prompt(world)), sum(given.seat == seat for given in table.answers))
    return Sheet(seat, about, world, _alone(recorded, world, seat))


def _alone(recorded: Recorded[Any], world: Any, seat: Seat) -> Sitting:
    """Return a sitting of one person in an imagined world."""
    table = begun_at(recorded.table, world)
    chairs = tuple(YOU if each == seat else STAND_IN for each in table.seats)
    return Sitting(Recorded(table, replace(recorded.header, chairs=chairs), ChecksummedFile()), AtOnce())
