"""A game in progress: checks answers, keeps the history, and allows undo."""

from bisect import bisect
from collections.abc import Callable, Collection, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from game.core import agenda, asking
from game.core.agenda import Position
from game.core.contract import Action, Decision, Event, Game, Line, Reason, Result, Seat, Setup, line
from game.core.events import Resigned
from game.core.identity import Identity
from game.core.language.words import words
from game.core.record import digest, unseen_in
from game.core.resigning import Resigning, resigning

P = ParamSpec("P")
S = TypeVar("S", bound=Position)


class IllegalAction(ValueError):
    """An answer that isn't among the options; the message says what was asked and what was answered."""


class Answer(NamedTuple):
    """An answer and the seat that gave it."""

    seat: Seat
    action: Action


class Beat(NamedTuple, Generic[S]):
    """An event and the state just after it. Pass it through `Table.shown` before showing it to anyone."""

    event: Event
    state: S


class CannotUndo(ValueError):
    """An answer can't be undone; the message says why in the room's words."""

    def __init__(self, told: Line) -> None:
        super().__init__(words("room").say(told))


def check(state: Position, action: Action) -> None:
    """Raise IllegalAction unless `action` answers the current question; after the end there is no question."""
    item = agenda.asked(state)
    if item is None or action not in state.options:
        offered = ", ".join(map(str, state.options if item else ())) or "nothing"
        raise IllegalAction(
            f"{item.kind if item else 'nothing'} was asked of {item.seat if item else 'nobody'}"
            f" (options: {offered}); the answer was: {action}"
        )


@dataclass(slots=True)
class _Moment(Generic[S]):
    """The state before an answer, the answer, its beats, and the number of beats before them."""

    state: S
    answer: Answer
    beats: list[Beat[S]]
    first: int


@dataclass
class Table(Generic[S]):
    """A game being played: state, history, undo and branches. It doesn't care who answers."""

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
        """The current question; None if the game is over."""
        return agenda.decision(self.state)

    @property
    def result(self) -> Result | None:
        """The result; None while the game continues."""
        return self.state.result

    @property
    def answers(self) -> list[Answer]:
        """All answers so far; together with the setup, they are the whole game."""
        return [moment.answer for moment in self._past]

    def answer(self, number: int) -> Answer:
        """Return answer number `number`, counted from 0; -1 is the last one."""
        return self._past[number].answer

    @property
    def answered(self) -> int:
        """The number of answers so far."""
        return len(self._past)

    @property
    def digest(self) -> str:
        """The digest of the current state."""
        return digest(self.state)

    def prompt(self) -> Line:
        """Return the current question as a sentence for the seat it's asked of."""
        return asking.prompt(self.state)

    def view(self, seat: Seat | None) -> S:
        """Return what `seat` may know of the state now (None: what everybody may know)."""
        return self.game.view(self.state, seat)

    def why_not(self, seat: Seat, action: Action) -> Reason:
        """Return the rule that forbids `action` to `seat` now."""
        return asking.why_not(self.state, seat, action)

    def play(self, action: Action) -> list[Beat[S]]:
        """Answer the current question, or resign; raises IllegalAction if the answer isn't among the options."""
        given_up = resigning(action, self.seats)
        if given_up is not None and self.result is None:
            return self._resign(given_up)
        check(self.state, action)
        asked = self.decision
        if asked is not None and self.undone == (asked.seat, action):
            return self.redo()  # the answers undone after it can still be redone
        beats = self._do(action)
        self._future.clear()
        return beats

    def shown(self, beat: Beat[S], seat: Seat | None) -> tuple[Event, S]:
        """Return what `seat` may know of a beat's event and state."""
        return beat.event.seen_by(seat), self.game.view(beat.state, seat)

    def beats(self, start: int = 0, end: int | None = None) -> list[Beat[S]]:
        """Return the beats of the answers from number `start` up to `end`."""
        return [beat for moment in self._past[start:end] for beat in moment.beats]

    def told(self) -> list[Event]:
        """Return all events so far, as far as everybody may know them."""
        return [beat.event.seen_by(None) for beat in (*self.opening, *self.beats())]

    def state_before(self, number: int) -> S:
        """Return the state before answer `number`, or the current state if there is no such answer yet."""
        return self._past[number].state if number < len(self._past) else self.state

    def why_no_undo(
        self, seat: Seat, people: Collection[Seat] | None = None, since: int | None = None
    ) -> Line | None:
        """Return why `seat` may not undo the last answer, or all answers from number `since` on; None if it may.

        `people` are the seats whose knowledge counts (None: all of them). Something that only a bot has seen can
        be undone until the bot answers; chance, and anything that `seat` itself has seen, never can. The sentence
        is in the room's words.
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
        """Return True if `seat` may undo the last answer."""
        return self.why_no_undo(seat, people) is None

    def undo(self, seat: Seat, people: Collection[Seat] | None = None) -> Answer:
        """Undo the last answer; raises CannotUndo if that would let somebody keep hidden information."""
        why = self.why_no_undo(seat, people)
        if why is not None:
            raise CannotUndo(why)
        return self._back()

    def _back(self) -> Answer:
        moment = self._past.pop()
        self.state = moment.state
        if resigning(moment.answer.action, self.seats) is None:
            self._future.append(moment.answer)
        else:  # a resignation can't be redone
            self._future.clear()
        return moment.answer

    @property
    def undone(self) -> Answer | None:
        """The undone answer that `redo` repeats next, or None."""
        return self._future[-1] if self._future else None

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats that have resigned, in order."""
        given_up = (resigning(moment.answer.action, self.seats) for moment in self._past)
        return tuple(seat for each in given_up if each is not None for seat in each.seats)

    def _resign(self, given_up: Resigning) -> list[Beat[S]]:
        """Let seats resign regardless of the current question: either the question stays, or the game is over."""
        before = self.state
        after = self.state.copy()
        turn = self.game.turn(self.state)
        after.result = given_up.result(self.seats, self.resigned)
        beats = [Beat(Resigned(seat, turn), after.copy()) for seat in given_up.seats]
        answer = Answer(given_up.seats[0], given_up.action())
        self._past.append(_Moment(before, answer, beats, beats_before(self, self.answered)))
        self._future.clear()
        self.state = after
        return beats

    def redo(self) -> list[Beat[S]]:
        """Repeat the answer that was undone last."""
        return self._do(self._future.pop().action)

    def replace_state(self, state: S) -> None:
        """Replace the position with another one; for practice only, because no record can lead to it."""
        self.state = state
        self._future.clear()

    def rewind(self, number: int) -> None:
        """Go back to just before answer `number`, whatever has been revealed since; for practice only."""
        while len(self._past) > number:
            self._back()

    def branch(self, number: int | None = None) -> "Table[S]":
        """Return a new table with the same setup and the first `number` answers."""
        return replayed(self.game, self.setup, self.answers[:number])

    def _do(self, action: Action) -> list[Beat[S]]:
        before = self.state
        asked = agenda.decision(before)
        assert asked is not None, "the answer was checked before"
        after, beats = before.copy(), list[Beat[S]]()

        def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
            beats.append(Beat(event(*args, **kwargs), after.copy()))

        agenda.advance(after, action, emit)
        self._past.append(_Moment(before, Answer(asked.seat, action), beats, beats_before(self, self.answered)))
        self.state = after
        return beats

    def _final(self, last: _Moment[S], after: S, seat: Seat, keep: Collection[Seat]) -> Line | None:
        """Return why an answer can't be undone: it used chance, or one of `keep` saw something new at some beat.

        Every beat is checked, because a later beat may hide what an earlier one showed: a hand closes, and the
        total count of hidden cards is the same as before.
        """
        positions = [last.state, *(beat.state for beat in last.beats), after]
        counted: dict[Identity, int] = {}
        if self._shows(positions, seat, counted):
            return line("undo.seen")
        if last.state.chance != after.chance:
            return line("undo.shuffled" if self._shows(positions[::-1], None, counted) else "undo.rolled")
        shown = any(self._shows(positions, who, counted) for who in keep if who != seat)
        return line("undo.shown") if shown else None

    def _shows(self, positions: Sequence[S], seat: Seat | None, counted: dict[Identity, int]) -> bool:
        """Return True if a seat learns something from one of these positions to the next."""
        hidden = [unseen_in(self.game.view(state, seat), counted) for state in positions]
        return any(after < before for before, after in pairwise(hidden))


def beats_before(table: Table[Any], answer: int) -> int:
    """Return the number of beats before answer `answer`, or of all beats if there is no such answer."""
    past = table._past
    if answer < len(past):
        return past[answer].first
    return past[-1].first + len(past[-1].beats) if past else 0


def answer_of(table: Table[Any], beat: int) -> int:
    """Return the number of the answer that led to a beat, or the last answer's number past the end."""
    return bisect(table._past, beat, key=lambda moment: moment.first) - 1


def numbered_beats(table: Table[S], first: int, end: int | None = None) -> list[Beat[S]]:
    """Return the beats from number `first` up to `end`, counted from the start of the game."""
    answer = max(0, answer_of(table, first))
    skipped = first - beats_before(table, answer)
    beats = table.beats(answer, None if end is None else answer_of(table, end) + 1)
    return beats[skipped : None if end is None else max(skipped, skipped + end - first)]


def begun_at(table: Table[S], state: S) -> Table[S]:
    """Return another table of the same game that opens with the position `state`."""
    other = copy(table)
    other.state = state
    other.opening = []
    other._past = []
    other._future = []
    return other


def replayed(game: Game[S], setup: Setup, answers: Sequence[Answer]) -> Table[S]:
    """Replay answers from the opening; raises IllegalAction at the first illegal one."""
    table = Table(game, setup)
    for given in answers:
        table.play(given.action)
    return table
