"""What a seat knows: hidden questions, and the view of a state for a seat.

A `Draft` belongs to a deed that its seat is still putting together on top of a public question: nobody else knows
that it is asked. A `Sealed` question goes to several seats in turn: everybody knows who is writing, but not what,
until all answers are revealed together.
"""

from typing import ClassVar, TypeVar

from game.core.agenda import Ask, Item, Position
from game.core.contract import Action, Reason, Seat, because
from game.core.frozen import frozen

S = TypeVar("S", bound=Position)


@frozen
class Draft(Ask[S]):
    """A question on top of the seat's own public question: part of a deed that stays private until it is done."""


@frozen
class Sealed(Ask[S]):
    """A question that several seats answer in secret until all answers are revealed together."""

    rule_of_seals: ClassVar[str] = ""
    """The id of the rule that says so."""
    aloud: ClassVar[Action | None] = None
    """The answer that a person may say aloud, without a look at their hand; None if all are secret."""

    def begun(self, state: S) -> "Sealed[S]":
        """Return the question as others see it: of an answer in several steps, only that it has begun."""
        return self

    def not_yours(self, state: S) -> Reason:
        """Return the reason for another seat, naming the seat that is still to answer."""
        return because(self.rule_of_seals, "sealing", other=self.seat)


def drop(state: Position) -> None:
    """Pop the top item: when a draft becomes a deed, the question it answered goes with it."""
    state.agenda = state.agenda[:-1]


def seen_by(state: S, seat: Seat | None) -> S:
    """Start a seat's view (None: the public view), without the random state and without what others are drafting.

    The title itself hides cards on the table and the answers that are already sealed.
    """
    seen = state.copy()
    seen.chance = 0
    seen.agenda = _agenda_seen_by(state, seat)
    if not is_asked(seen, seat):
        seen.options = ()
    return seen


def _agenda_seen_by(state: Position, seat: Seat | None) -> tuple[Item, ...]:
    """Drop the drafts of others, and show their sealed answers as if these had just been begun."""
    agenda = state.agenda
    while agenda and isinstance(agenda[-1], Draft) and agenda[-1].seat != seat:
        agenda = agenda[:-1]
    top = agenda[-1] if agenda else None
    if isinstance(top, Sealed) and top.seat != seat:
        return (*agenda[:-1], top.begun(state))
    return agenda


def is_asked(state: Position, seat: Seat | None) -> bool:
    """Return True if the current question goes to this seat."""
    top = state.agenda[-1] if state.agenda else None
    return isinstance(top, Ask) and top.seat == seat


def unseen_answers(view: Position) -> tuple[Action, ...]:
    """Return the answers that the asked seat can give without a look at its hand; `view` is the public view.

    They depend on public facts alone, so the offer reveals nothing about a hand. For a secret question, it's the
    answer that may be said aloud.
    """
    top = view.agenda[-1] if view.agenda and view.result is None else None
    if isinstance(top, Sealed):
        return () if top.aloud is None else (top.aloud,)
    if not isinstance(top, Ask) or isinstance(top, Draft):
        return ()
    if top.open:
        return top.options(view)
    return () if top.passing is None else (top.passing,)


def refresh(world: Position, seat: Seat | None = None) -> None:
    """Recompute the options after the table was changed under a question; `seat` knows its own options."""
    top = world.agenda[-1] if world.agenda and world.result is None else None
    if isinstance(top, Ask) and top.seat != seat:
        world.options = top.options(world)
