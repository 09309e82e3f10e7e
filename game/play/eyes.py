"""Whose knowledge a screen shows: who is looking, what they see, and when a hand is hidden."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.core.agenda import Ask, decision
from game.core.contract import Event, Seat, plain
from game.core.eyes import all_may_be_seen, is_shared, played
from game.core.files.journal import Recorded
from game.core.table import Beat, answer_of, beats_before, numbered_beats

S = TypeVar("S")

PASSES = {"seat", "phase"}
"""The only fields that a pass event may have."""


@dataclass(frozen=True, slots=True)
class Shot(Generic[S]):
    """One thing to show: an event and the view just after it; without an event, just the view."""

    view: S
    event: Event | None = None
    number: int = -1
    """Which beat of the game it is, from 0; -1 if it isn't one."""


@dataclass
class Eyes:
    """The reader of a game, and what they may know about it."""

    recorded: Recorded[Any]
    reader: Seat | None = field(init=False)
    """Whose knowledge is shown; None for what everybody knows."""
    holder: Seat | None = None
    """Who last looked at a hand; the screen remains theirs while the others answer from the open table."""
    all_open: bool = False
    """Whether every hand is shown; only possible if nothing is left to hide."""
    beats_seen: dict[Seat, int] = field(default_factory=dict)
    """How many beats each person has seen."""

    def __post_init__(self) -> None:
        self.reader = self.alone

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.recorded.people

    @property
    def alone(self) -> Seat | None:
        """The only person at this screen; None if several share it or have shared it, or if only bots play."""
        people = self.people
        return people[0] if len(people) == 1 and not is_shared(self.recorded) else None

    @property
    def addressed(self) -> Seat | None:
        """The seat that sentences call "you": the reader, unless only bots have played that seat."""
        return self.reader if self.reader in played(self.recorded) else None

    def hides_hand(self, asked: Seat | None, *, opened: bool = False) -> bool:
        """Return True if the reader should put the hand away: several people play, and another seat is asked.

        When sealed answers are `opened` in front of everybody, no hand stays visible. Since everybody knows whose
        turn it is, a hand that disappears reveals nothing. The last person left at a table that was shared has
        lifted the curtain once before their own hand; after that nobody waits for it to be put away.
        """
        return self.reader is not None and len(self.people) > 1 and (opened or asked != self.reader)

    def look(self, seat: Seat | None) -> None:
        """Make a person the reader."""
        if self.reader is not None:
            self.beats_seen[self.reader] = self.beats
        self.reader = seat
        self.holder = self.holder if seat is None else seat

    def chairs_changed(self, asked: Seat | None, *, opened: bool = False) -> None:
        """Hide a hand that is no longer the reader's after a change of chairs."""
        self.all_open = self.all_open and not self.people
        if self.reader not in self.people or self.hides_hand(asked, opened=opened):
            self.reader = self.alone

    def open_all(self) -> bool:
        """Show every hand, or hide them again; return False if they may not be seen."""
        if not self.all_open and not all_may_be_seen(self.recorded):
            return False
        self.all_open = not self.all_open
        return True

    # --- what is seen ---

    def seen(self, state: Any) -> Any:
        """Return a state of this game as the reader may know it."""
        return state if self.all_open else self.recorded.table.game.view(state, self.reader)

    @property
    def view(self) -> Any:
        """The reader's current view."""
        table = self.recorded.table
        return table.state if self.all_open else table.view(self.reader)

    @property
    def public(self) -> Any:
        """The current view with public facts only."""
        return self.recorded.table.view(None)

    def view_of(self, seat: Seat) -> Any:
        """Return the view of the reader's seat, or of any seat if only bots have ever played.

        Raises PermissionError for every other seat.
        """
        if seat != self.reader and (self.people or not all_may_be_seen(self.recorded)):
            raise PermissionError(f"seat {seat} doesn't look")
        return self.recorded.table.view(seat)

    def shot(self, beat: Beat[Any], number: int) -> Shot[Any]:
        """Return a beat as the reader may see it; `number` is its index in the game, from 0."""
        event, view = (beat.event, beat.state) if self.all_open else self.recorded.table.shown(beat, self.reader)
        return Shot(view, event, number)

    def shots(self, first: int = 0, end: int | None = None) -> list[Shot[Any]]:
        """Return the beats from number `first` up to `end`, as the reader may see them."""
        beats = numbered_beats(self.recorded.table, first, end)
        return [self.shot(beat, number) for number, beat in enumerate(beats, first)]

    def shots_of(self, answer: int, end: int | None = None) -> list[Shot[Any]]:
        """Return the beats of an answer, or of all answers from it up to `end`, as the reader may see them."""
        table, first = self.recorded.table, self.beats_before(answer)
        beats = table.beats(answer, answer + 1 if end is None else end)
        return [self.shot(beat, number) for number, beat in enumerate(beats, first)]

    @property
    def beats(self) -> int:
        """The number of beats so far."""
        return beats_before(self.recorded.table, self.recorded.table.answered)

    def beats_before(self, answer: int) -> int:
        """Return the number of beats before an answer."""
        return beats_before(self.recorded.table, answer)

    def before(self, answer: int) -> Any:
        """Return the reader's view of the position before an answer; past the last answer, the current view."""
        return self.seen(self.recorded.table.state_before(answer))

    def before_beat(self, number: int) -> Any:
        """Return the reader's view of the position before a beat; past the last beat, the current view."""
        table = self.recorded.table
        if number >= self.beats:
            return self.view
        answer = self.answer_of(number)
        if number == self.beats_before(answer):
            return self.before(answer)
        return self.seen(numbered_beats(table, number - 1, number)[0].state)

    def answer_of(self, beat: int) -> int:
        """Return the number of the answer that led to a beat; past the end, the last answer's number."""
        return answer_of(self.recorded.table, beat)

    def passed_unasked(self, shot: Shot[Any]) -> bool:
        """Return True if a shot is a forced pass by the only person, who wasn't asked."""
        event = shot.event
        if event is None or len(self.people) != 1 or getattr(event, "seat", None) != self.reader:
            return False
        if not plain(event).keys() <= PASSES:
            return False
        number = self.answer_of(shot.number)
        before = self.recorded.table.state_before(number)
        top = before.agenda[-1] if before.agenda else None
        forced = isinstance(top, Ask) and top.seat == self.reader and before.options == (top.passing,)
        return forced and self.beats_before(number) == shot.number

    def others_moved(self, first: int) -> bool:
        """Return True if another seat has acted since answer `first`, rather than only reacted in a window."""
        table = self.recorded.table
        later = (number for number in range(first, table.answered) if table.answer(number).seat != self.reader)
        asked = (decision(table.state_before(number)) for number in later)
        return any(each is not None and not each.window for each in asked)

    @property
    def actors(self) -> list[Seat]:
        """The seat that gave each answer."""
        return [given.seat for given in self.recorded.table.answers]
