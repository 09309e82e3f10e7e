"""What a seat knows: the questions that are answered unseen, and the view of a state that a seat is given.

A `Draft` belongs to a deed that its seat is still putting together on top of an open question: nobody else knows
that it is asked. A `Sealed` question is put to several seats in turn: everybody knows who is writing, and nobody
what, until all answers are opened together.
"""

from typing import ClassVar, TypeVar

from game.core.agenda import Ask, Item, Position
from game.core.contract import Action, Reason, Seat, because
from game.core.frozen import frozen

S = TypeVar("S", bound=Position)


@frozen
class Draft(Ask[S]):
    """A question on top of the seat's own open question: part of a deed that nobody hears of before it is done."""


@frozen
class Sealed(Ask[S]):
    """A question that several seats answer unseen by each other, until all answers are opened together."""

    rule_of_seals: ClassVar[str] = ""
    """The rule that says so."""

    def begun(self, state: S) -> "Sealed[S]":
        """Give the question as others see it: of an answer in several steps, only that it is being written."""
        return self

    def not_yours(self, state: S) -> Reason:
        """Tell another seat whose answer is waited for."""
        return because(self.rule_of_seals, "sealing", other=self.seat)


def drop(state: Position) -> None:
    """Take the topmost item off: a draft that became a deed takes the question it answered with it."""
    state.agenda = state.agenda[:-1]


def seen_by(state: S, seat: Seat | None) -> S:
    """Begin the view of a seat (None: of everybody): without chance to come and what others put together.

    What is hidden on the table itself, and the answers that are sealed already, are for the title to turn over.
    """
    seen = state.copy()
    seen.chance = 0
    seen.agenda = _agenda_seen_by(state, seat)
    if not is_asked(seen, seat):
        seen.options = ()
    return seen


def _agenda_seen_by(state: Position, seat: Seat | None) -> tuple[Item, ...]:
    """Drop what others draft, and show a sealed answer of theirs as if it had just been begun."""
    agenda = state.agenda
    while agenda and isinstance(agenda[-1], Draft) and agenda[-1].seat != seat:
        agenda = agenda[:-1]
    top = agenda[-1] if agenda else None
    if isinstance(top, Sealed) and top.seat != seat:
        return (*agenda[:-1], top.begun(state))
    return agenda


def is_asked(state: Position, seat: Seat | None) -> bool:
    """Whether the question on top is put to this seat."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Ask) and top.seat == seat


def unseen_answers(view: Position) -> tuple[Action, ...]:
    """What the seat that is asked may answer without a look at its hand; `view` is that of everybody.

    It hangs on open facts alone, so that what is offered tells nothing of a hand. Nothing that is secret.
    """
    top = view.agenda[-1] if view.agenda and view.result is None else None
    if not isinstance(top, Ask) or isinstance(top, Draft | Sealed):
        return ()
    if top.open:
        return top.options(view)
    return () if top.passing is None else (top.passing,)


def refresh(world: Position, seat: Seat | None = None) -> None:
    """Work out anew what is offered after the table was changed under a question; `seat` knows its own options."""
    top = world.agenda[-1] if world.agenda and world.result is None else None
    if isinstance(top, Ask) and top.seat != seat:
        world.options = top.options(world)
