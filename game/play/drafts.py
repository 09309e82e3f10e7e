"""Answers that can still be changed: undo, redo, and drafts nobody else has seen."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ai.players import Choice
from game.core import agenda
from game.core.contract import Action, Event, Reason, Seat
from game.core.identity import Identity
from game.core.language.words import say, words
from game.core.views import Draft, Sealed
from game.play.eyes import Shot
from game.play.sitting import Sitting


@dataclass
class Drafts:
    """The answers of a sitting that its reader can take back, change, or give in advance."""

    sitting: Sitting
    ahead: list[Action] = field(default_factory=list)
    """Answers to later questions of the current draft."""
    passed: set[int] = field(init=False)
    """Numbers of the answers given automatically, because there was one option or none worth stopping for."""
    floor: int = 0
    """The first answer that can be taken back; the earlier ones set up a lesson."""
    unseen: int = -1
    """The number of the last answer given from the open table, without a look at the hand."""
    joined: set[int] = field(default_factory=set)
    """Numbers of the answers that are undone together with the one before."""
    _no_undo: tuple[object, str] | None = None
    """Why undo is unavailable, cached by position because every frame asks."""
    _idle: tuple[object, Action | None] = (None, None)
    """The answer to a question that isn't worth stopping for, cached the same way."""

    def __post_init__(self) -> None:
        self.passed = set(self._without_choice())

    def _without_choice(self) -> Iterator[int]:
        """Yield the numbers of people's recorded answers that are given automatically."""
        sitting, table = self.sitting, self.sitting.table
        told: dict[Seat, list[Event]] = {seat: [] for seat in sitting.people}
        for number, given in enumerate(table.answers):
            state, seat = table.state_before(number), given.seat
            if seat in told and len(state.options) == 1:
                yield number
            elif seat in told and not given.action.noun and (asked := agenda.decision(state)) is not None:
                view = sitting.game.view(state, seat)
                if sitting.conversation.idle(view, asked, told[seat]) == given.action:
                    yield number
            for beat in table.beats(number, number + 1):
                for reader, events in told.items():
                    events.append(beat.event.seen_by(reader))

    # --- taking back ---

    def begin(self, number: int) -> None:
        """Begin at an answer: nobody takes back any before it."""
        self.floor, self._no_undo = number, None

    @property
    def taker(self) -> Seat | None:
        """The seat whose last answer can be taken back: the reader's, else one just given from the open table."""
        sitting, number = self.sitting, self.sitting.table.answered - 1
        if sitting.reader is None and 0 <= number == self.unseen:
            return sitting.table.answers[number].seat
        return sitting.reader

    def can_undo(self) -> bool:
        """Return True if the reader can take their last answer back."""
        return not self.why_no_undo()

    def why_no_undo(self) -> str:
        """Return a sentence saying why undo is unavailable; empty if it is available."""
        if self.ahead:
            return ""
        sitting = self.sitting
        asked = (
            Identity(sitting.table.state),
            sitting.table.answered,
            sitting.reader,
            sitting.practice,
            sitting.people,
        )
        if self._no_undo is None or self._no_undo[0] != asked:
            self._no_undo = (asked, self._find_out_undo())
        return self._no_undo[1]

    def _find_out_undo(self) -> str:
        sitting, taker, number = self.sitting, self.taker, self._own_answer()
        if taker is None and any(sitting.is_person(given.seat) for given in sitting.table.answers):
            return say("undo.laid_down")
        if taker is None or not sitting.is_person(taker):
            return say("undo.nothing")
        if number is None:
            own = any(given.seat == taker for given in sitting.table.answers)
            return say("undo.by_itself" if own else "undo.nothing")
        why = sitting.recorded.why_no_undo(taker, number)
        if why is None or sitting.practice:
            return ""
        return words("room").say(why, taker, sitting.names)

    def undo(self) -> bool:
        """Take the last answer back, with any forced answers after it."""
        if self.ahead:
            self.ahead.pop()
            return True
        recorded = self.sitting.recorded
        seat = self.taker
        number = self._own_answer()
        if number is None or seat is None or not self.can_undo():
            return False
        while number in self.joined:
            number -= 1
        self.sitting.cancel_question()
        if recorded.why_no_undo(seat, number) is not None:
            if not recorded.rewind(number):
                return False
        else:
            self._back_to(number)
            while len(recorded.table.state.options) == 1 and recorded.can_undo(seat):
                recorded.undo(seat)
        self._forget()
        return True

    def undo_turn(self) -> bool:
        """Take back the reader's answers since another seat's last one, as many as the rules allow."""
        seat, answers = self.taker, self.sitting.table.answers
        first = max((number + 1 for number, given in enumerate(answers) if given.seat != seat), default=0)
        undone = self.undo()
        while undone and (number := self._own_answer()) is not None and number >= first and self.undo():
            pass
        return undone

    def can_redo(self) -> bool:
        """Return True if the reader can redo an answer that was undone.

        Where several people play, it has to be the reader's own, since it may be a sealed one.
        """
        undone, eyes = self.sitting.table.undone, self.sitting.eyes
        return undone is not None and (eyes.alone is not None or undone.seat == eyes.reader)

    def redo(self) -> list[Shot[Any]]:
        """Redo the last undone answer; return no shots if there is none."""
        return self.sitting.redo() if self.can_redo() else []

    def rewind(self, number: int) -> bool:
        """Go back to just before answer `number`, as practice; return False if the mark can't be saved."""
        self.sitting.cancel_question()
        if not self.sitting.recorded.rewind(number):
            return False
        self._forget()
        return True

    def _back_to(self, number: int) -> None:
        """Undo as far as allowed, down to answer `number`."""
        recorded, seat = self.sitting.recorded, self.taker
        assert seat is not None, "undo has a taker"
        while recorded.table.answered > number and recorded.can_undo(seat):
            recorded.undo(seat)

    def _own_answer(self) -> int | None:
        """Return the number of the last answer that can be taken back and was actually chosen."""
        seat, answers = self.taker, self.sitting.table.answers
        mine = [i for i, given in enumerate(answers) if given.seat == seat and i not in self.passed]
        own = [i for i in mine if i >= self.floor]
        return own[-1] if own else None

    def _forget(self) -> None:
        """Forget answers that were undone."""
        count = self.sitting.table.answered
        self.passed = {number for number in self.passed if number < count}
        self.joined = {number for number in self.joined if number < count}

    # --- drafts ---

    @property
    def drafting(self) -> bool:
        """Whether the reader has an open draft that nobody else knows about."""
        return _is_draft(self.sitting.table.state) and self.can_undo()

    def think_better(self, wanted: Action) -> bool:
        """Change an earlier answer of the current draft and keep the later ones; return True on success.

        This works only if that question is of another kind than the current one: among cards that are added one by
        one, none replaces another.
        """
        number, recorded = self._drafted(wanted), self.sitting.recorded
        if number is None:
            return False
        later = [given.action for given in recorded.table.answers[number + 1 :]]
        self.sitting.cancel_question()
        self._back_to(number)
        for action in (wanted, *later):
            if action not in recorded.table.state.options:
                break
            self.sitting.play(Choice(action))
        self._forget()
        return True

    @property
    def seal(self) -> Action | None:
        """The answer that seals the current draft; None while something in it is open."""
        asked, sitting = self.sitting.mine(), self.sitting
        bare = [action for action in asked.options if not action.noun] if asked and self.drafting else []
        return next((action for action in bare if sitting.conversation.harmless(sitting.view, action)), None)

    def note_down(self, wanted: Action, *, beside: bool = False) -> bool:
        """Add an answer to the current draft, whichever question it answers; return False if there is no draft.

        It replaces another of its kind. If `beside` is set, it is added to the others, and giving it again removes
        it. Answers to later questions wait in `ahead`.
        """
        first, recorded = self._begins(), self.sitting.recorded
        if first is None:
            return False
        entries = [given.action for given in recorded.table.answers[first:]] + self.ahead
        if wanted in entries and not beside:
            return True
        if wanted in entries:
            entries.remove(wanted)
        else:
            entries = [each for each in entries if beside or not _alike(each, wanted)] + [wanted]
        self.sitting.cancel_question()
        self._back_to(first)
        self.ahead = entries
        while (given := self.foreseen()) is not None:
            self.ahead.remove(given)
            self.sitting.play(Choice(given))
        self.ahead = [each for each in self.ahead if _comes(recorded.table.state, each)]
        self._forget()
        return True

    def foreseen(self) -> Action | None:
        """Return the answer to the current question that was given in advance."""
        if self._begins() is None:
            self.ahead.clear()
        asked = self.sitting.mine()
        return next((each for each in self.ahead if asked is not None and each in asked.options), None)

    def _begins(self) -> int | None:
        """Return the number of the draft's first answer; None if there is no draft."""
        asked, table = self.sitting.mine(), self.sitting.table
        if asked is None or not _is_draft(table.state):
            return None
        number = table.answered
        while number and table.answer(number - 1).seat == asked.seat:
            if not _is_draft(table.state_before(number - 1)) or table.beats(number - 1, number):
                break
            number -= 1
        return number

    def _drafted(self, wanted: Action) -> int | None:
        """Return the number of the draft answer that `wanted` could replace; None if there is none."""
        asked, table = self.sitting.mine(), self.sitting.table
        if asked is None or not self.drafting:
            return None
        for number in range(table.answered - 1, -1, -1):
            before, (seat, given) = table.state_before(number), table.answer(number)
            if seat != asked.seat or number in self.passed:
                return None
            if _alike(given, wanted) and wanted in before.options and given != wanted:
                question = agenda.decision(before)
                return number if question is not None and question.kind != asked.kind else None
            if not _is_draft(before):
                return None
        return None

    def barred(self) -> list[tuple[Action, Reason]]:
        """Return the other uses of what the reader's last answer picked up that weren't possible, and why."""
        sitting, number = self.sitting, self.sitting.table.answered - 1
        if number < 0 or not self.drafting or sitting.reader is None:
            return []
        given, before = sitting.table.answer(number).action, sitting.table.state_before(number)
        wanted = sitting.conversation.instead(sitting.view, given)
        return [(each, sitting.why_not(each, before)) for each in wanted if each not in before.options]

    # --- questions without a choice ---

    def passing(self) -> Action | None:
        """Return the answer that can be given for the reader without asking; None if there is a choice."""
        sitting, asked = self.sitting, self.sitting.mine()
        if asked is None:
            return None
        about = (Identity(sitting.table.state), sitting.reader)
        if self._idle[0] != about:
            told = [beat.event.seen_by(sitting.reader) for beat in sitting.table.beats()]
            self._idle = (about, sitting.conversation.idle(sitting.view, asked, told))
        return asked.options[0] if self._may_pass() else self._idle[1]

    def _may_pass(self) -> bool:
        """Return True if the reader can only pass, and passing doesn't finish anything they began."""
        asked = self.sitting.mine()
        if asked is None or len(asked.options) > 1 or asked.options[0].noun:
            return False
        return asked.window or not self.drafting


def _is_draft(state: Any) -> bool:
    """Return True if the top question is part of a secret draft."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Draft | Sealed)


def _alike(one: Action, other: Action) -> bool:
    """Return True if two answers could belong to the same question."""
    return one.verb == other.verb or not (one.noun or other.noun)


def _comes(state: Any, wanted: Action) -> bool:
    """Return True if an answer can still come up in this draft, by some choice of the answers before it."""
    if wanted in state.options:
        return True
    seat = state.agenda[-1].seat
    for given in state.options:
        later = state.copy()
        agenda.advance(later, given)
        on = _is_draft(later) and later.agenda[-1].seat == seat and len(later.agenda) == len(state.agenda)
        if on and type(later.agenda[-1]) is not type(state.agenda[-1]) and _comes(later, wanted):
            return True
    return False
