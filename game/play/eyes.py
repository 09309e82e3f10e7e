"""Whose knowledge a screen shows: who looks now, what they see, and when a hand is laid down."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.core.contract import Event, Seat
from game.core.eyes import all_may_be_seen, is_shared
from game.core.files.journal import Recorded
from game.core.table import Beat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Shot(Generic[S]):
    """One thing to show: an event and the view just after it; without an event, just the view."""

    view: S
    event: Event | None = None
    number: int = -1
    """Which beat of the game it is, from 0; -1 when it is none."""


@dataclass
class Eyes:
    """The eyes a game is shown to."""

    recorded: Recorded[Any]
    reader: Seat | None = field(init=False)
    """Whose knowledge is shown; None for what everybody knows."""
    holder: Seat | None = None
    """Who looked at a hand last: the screen is still theirs while the others answer from the open table."""
    all_open: bool = False
    """Whether every hand is shown; only where nothing is left to hide."""
    met: dict[Seat, int] = field(default_factory=dict)
    """How many beats each person has seen."""

    def __post_init__(self) -> None:
        self.reader = self.alone

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.recorded.people

    @property
    def alone(self) -> Seat | None:
        """The only person at this screen; None where several share it, or have shared it, or bots play alone."""
        people = self.people
        return people[0] if len(people) == 1 and not is_shared(self.recorded) else None

    def lays_down(self, asked: Seat | None, *, opened: bool = False) -> bool:
        """Return whether the reader is to lay the hand down: among several people, where another seat is asked.

        What was sealed is `opened` before everybody: nobody's hand lies open then. Who is asked is known to all,
        so it tells nothing that a hand goes. The last one left at a table that was shared has lifted the curtain
        once before their own hand; from then on nobody waits for it to be laid down.
        """
        return self.reader is not None and len(self.people) > 1 and (opened or asked != self.reader)

    def look(self, seat: Seat | None) -> None:
        """Show the game to somebody else from now on."""
        if self.reader is not None:
            self.met[self.reader] = len(self.recorded.table.beats())
        self.reader = seat
        self.holder = self.holder if seat is None else seat

    def chairs_changed(self, asked: Seat | None, *, opened: bool = False) -> None:
        """Show no hand any more that a change of chairs has made somebody else's."""
        self.all_open = self.all_open and not self.people
        if self.reader not in self.people or self.lays_down(asked, opened=opened):
            self.reader = self.alone

    def open_all(self) -> bool:
        """Show every hand, or hide them again; returns False where they may not be seen."""
        if not self.all_open and not all_may_be_seen(self.recorded):
            return False
        self.all_open = not self.all_open
        return True

    # --- what is seen ---

    @property
    def view(self) -> Any:
        """What the reader may know now."""
        table = self.recorded.table
        return table.state if self.all_open else table.view(self.reader)

    def shown(self, beat: Beat[Any]) -> tuple[Event, Any]:
        """Return a beat as the reader may know it."""
        return (beat.event, beat.state) if self.all_open else self.recorded.table.shown(beat, self.reader)

    def shots(self, beats: Sequence[Beat[Any]], first: int) -> list[Shot[Any]]:
        """Return beats as the reader may see them; `first` is the number of the first one."""
        made = []
        for number, beat in enumerate(beats, first):
            event, view = self.shown(beat)
            made.append(Shot(view, event, number))
        return made

    def since(self, first: int) -> list[Shot[Any]]:
        """Return what has happened from a beat on, as the reader may see it."""
        beats = self.recorded.table.beats()
        first = min(first, len(beats))
        return self.shots(beats[first:], first)
