"""One game in progress: the door where answers are checked, and the memory that lets them be taken back."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, NamedTuple, ParamSpec, TypeVar

from game.core import agenda, asking
from game.core.agenda import Position
from game.core.contract import (
    Action,
    Decision,
    Event,
    Game,
    Line,
    Reason,
    Result,
    Seat,
    Setup,
    line,
)
from game.core.events import Resigned
from game.core.language.words import words
from game.core.record import digest, unseen
from game.core.resigning import Resigning, resigning

P = ParamSpec("P")
S = TypeVar("S", bound=Position)


class IllegalAction(ValueError):
    """An answer that is not among the options of the question; says what was asked and what was answered."""


class Answer(NamedTuple):
    """What a seat answered."""

    seat: Seat
    action: Action


class Beat(NamedTuple, Generic[S]):
    """An event and the state just after it. Show it through `Table.shown`, never directly."""

    event: Event
    state: S


class Stands(ValueError):
    """An answer cannot be taken back; says why in a sentence of the room."""

    def __init__(self, told: Line) -> None:
        super().__init__(words("room").say(told))


def check(state: Position, action: Action) -> None:
    """Raise IllegalAction unless `action` answers the question on top; a game that is over asks nothing."""
    item = agenda.asked(state)
    if item is None or action not in state.options:
        offered = ", ".join(map(str, state.options if item else ())) or "nothing"
        raise IllegalAction(
            f"{item.kind if item else 'nothing'} was asked of {item.seat if item else 'nobody'}"
            f" (options: {offered}); the answer was: {action}"
        )


@dataclass(slots=True)
class _Moment(Generic[S]):
    """The table just before an answer, and what the answer did."""

    state: S
    answer: Answer
    beats: list[Beat[S]]


@dataclass
class Table(Generic[S]):
    """A game being played: state, history, undo and branches. Who answers is not its business."""

    game: Game[S]
    setup: Setup
    state: S = field(init=False)
    opening: list[Beat[S]] = field(init=False, default_factory=list)
    _past: list[_Moment[S]] = field(init=False, default_factory=list)
    _future: list[Answer] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        self.state = self.game.new(self.setup)

    @property
    def seats(self) -> range:
        """The seats of this game."""
        return range(len(self.setup.factions))

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        return agenda.decision(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.state.result

    @property
    def answers(self) -> list[Answer]:
        """All answers given so far; with the setup they are the whole game."""
        return [moment.answer for moment in self._past]

    @property
    def answered(self) -> int:
        """How many answers have been given."""
        return len(self._past)

    @property
    def digest(self) -> str:
        """The fingerprint of the present state."""
        return digest(self.state)

    def prompt(self) -> Line:
        """Say the present question as a sentence for the seat that is asked."""
        return asking.prompt(self.state)

    def view(self, seat: Seat | None) -> S:
        """What `seat` may know now (None: everybody)."""
        return self.game.view(self.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Reason:
        """Which rule keeps `seat` from `action` now."""
        return asking.why_not(self.state, seat, action)

    def play(self, action: Action) -> list[Beat[S]]:
        """Answer the present question, or give up; raises IllegalAction when the answer is none of its options."""
        given_up = resigning(action, self.seats)
        if given_up is not None and self.result is None:
            return self._resign(given_up)
        check(self.state, action)
        beats = self._do(action)
        self._future.clear()
        return beats

    def shown(self, beat: Beat[S], seat: Seat | None) -> tuple[Event, S]:
        """Give a beat as `seat` may know it."""
        return beat.event.seen_by(seat), self.game.view(beat.state, seat)

    def beats(self, start: int = 0, end: int | None = None) -> list[Beat[S]]:
        """All beats of the answers from number `start` up to `end`."""
        return [beat for moment in self._past[start:end] for beat in moment.beats]

    def told(self) -> list[Event]:
        """Everything that has happened, as everybody may know it."""
        return [beat.event.seen_by(None) for beat in (*self.opening, *self.beats())]

    def state_before(self, number: int) -> S:
        """The state before answer `number`; the present one for a number past the last answer."""
        return self._past[number].state if number < len(self._past) else self.state

    def why_no_undo(
        self, seat: Seat, people: Collection[Seat] | None = None, since: int | None = None
    ) -> Line | None:
        """Why `seat` may not take the last answer back, or all from number `since` on; None when it may.

        `people` are the seats whose knowledge stands (None: everybody's). What a bot alone has seen can be taken
        back until it answers; what `seat` itself has seen, and chance, never can. The sentence is the room's.
        """
        first = len(self._past) - 1 if since is None else since
        last = self._past[first:] if first >= 0 else []
        if not last or self.result is not None:
            return line("undo.over" if last else "undo.nothing")
        if any(resigning(moment.answer.action, self.seats) for moment in last):
            return line("undo.resigned", seat=last[-1].answer.seat)
        others = [moment.answer.seat for moment in last if moment.answer.seat != seat]
        if others:
            return line("undo.answered", seat=others[-1])
        keep = set(self.seats) if people is None else {*people, seat}
        afters = [*(moment.state for moment in last[1:]), self.state]
        found = (self._final(moment, after, seat, keep) for moment, after in zip(last, afters, strict=True))
        return next((told for told in found if told is not None), None)

    def can_undo(self, seat: Seat, people: Collection[Seat] | None = None) -> bool:
        """Whether `seat` may take the last answer back."""
        return self.why_no_undo(seat, people) is None

    def undo(self, seat: Seat, people: Collection[Seat] | None = None) -> Answer:
        """Take the last answer back; raises Stands when the rules of information forbid it."""
        why = self.why_no_undo(seat, people)
        if why is not None:
            raise Stands(why)
        return self._back()

    def _back(self) -> Answer:
        moment = self._past.pop()
        self.state = moment.state
        if resigning(moment.answer.action, self.seats) is None:
            self._future.append(moment.answer)
        else:  # nobody gives up by pressing “again”
            self._future.clear()
        return moment.answer

    def can_redo(self) -> bool:
        """Whether an answer that was taken back can be given again."""
        return bool(self._future)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats that have given up, in the order in which they did."""
        given_up = (resigning(moment.answer.action, self.seats) for moment in self._past)
        return tuple(seat for each in given_up if each is not None for seat in each.seats)

    def _resign(self, given_up: Resigning) -> list[Beat[S]]:
        """Let seats give up, whatever is asked: the question stays, or the game is over."""
        before, after, turn = self.state, self.state.copy(), self.game.turn(self.state)
        after.result = given_up.result(self.seats, self.resigned)
        beats = [Beat(Resigned(seat, turn), after.copy()) for seat in given_up.seats]
        self._past.append(_Moment(before, Answer(given_up.seats[0], given_up.action()), beats))
        self._future.clear()
        self.state = after
        return beats

    def redo(self) -> list[Beat[S]]:
        """Give the answer that was taken back last once more."""
        return self._do(self._future.pop().action)

    def rewind(self, number: int) -> None:
        """Go back to just before answer `number`, whatever was shown since: for practice only."""
        while len(self._past) > number:
            self._back()

    def branch(self, number: int | None = None) -> "Table[S]":
        """Give a new table with the same setup and the first `number` answers."""
        return replayed(self.game, self.setup, self.answers[:number])

    def _do(self, action: Action) -> list[Beat[S]]:
        before = self.state
        asked = agenda.decision(before)
        assert asked is not None, "checked at the door"
        after, beats = before.copy(), list[Beat[S]]()

        def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
            beats.append(Beat(event(*args, **kwargs), after.copy()))

        agenda.advance(after, action, emit)
        self._past.append(_Moment(before, Answer(asked.seat, action), beats))
        self.state = after
        return beats

    def _final(self, last: _Moment[S], after: S, seat: Seat, keep: Collection[Seat]) -> Line | None:
        """Why an answer stands: it moved chance, or at some beat one of `keep` saw what it did not see before.

        Beat by beat, because what one beat shows another may hide again: a hand closes, and the count is even.
        """
        stages = list(pairwise([last.state, *(beat.state for beat in last.beats), after]))
        if any(self._shows(one, other, seat) for one, other in stages):
            return line("undo.seen")
        if last.state.chance != after.chance:
            shuffled = any(self._shows(other, one, None) for one, other in stages)
            return line("undo.shuffled" if shuffled else "undo.rolled")
        shown = any(self._shows(one, other, who) for who in keep if who != seat for one, other in stages)
        return line("undo.shown") if shown else None

    def _shows(self, before: S, after: S, seat: Seat | None) -> bool:
        return unseen(self.game.view(after, seat)) < unseen(self.game.view(before, seat))


def replayed(game: Game[S], setup: Setup, answers: Sequence[Answer]) -> Table[S]:
    """Play answers one by one from the opening; raises IllegalAction at the first that is none."""
    table = Table(game, setup)
    for given in answers:
        table.play(given.action)
    return table
