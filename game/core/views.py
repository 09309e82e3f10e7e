"""What a seat knows: private questions, and a seat's view of a state.

A `Draft` belongs to a deed that its seat is still putting together on top of a public question: nobody else knows
that it's being asked. A `Sealed` question goes to several seats in turn: everybody knows who is writing, but not
what, until all answers are revealed together.
"""

from typing import ClassVar, TypeVar

from game.core.agenda import Ask, Item, Position
from game.core.contract import Action, Reason, Seat, because
from game.core.frozen import frozen

S = TypeVar("S", bound=Position)


@frozen
class Draft(Ask[S]):
    """A question on top of the seat's own public one: part of a deed that stays private until it's complete."""


@frozen
class Sealed(Ask[S]):
    """A question that several seats answer in secret until all answers are revealed together."""

    rule_of_seals: ClassVar[str] = ""
    """The id of the rule that seals the answers."""
    aloud: ClassVar[Action | None] = None
    """The answer that a person may give without looking at their hand; None if all answers are secret."""

    def begun(self, state: S) -> "Sealed[S]":
        """Return the question as others see it: if it takes several steps, they see only that it has begun."""
        return self

    def not_yours(self, state: S) -> Reason:
        """Return why another seat can't answer, naming the seat that still has to."""
        return because(self.rule_of_seals, "sealing", other=self.seat)


def drop(state: Position) -> None:
    """Pop the top item: when a draft becomes a deed, the question it answered goes with it."""
    state.agenda = state.agenda[:-1]


def seen_by(state: S, seat: Seat | None) -> S:
    """Start a seat's view (None: the public view), without the random state and other seats' drafts.

    The title itself hides cards on the table and the answers sealed so far.
    """
    seen = state.copy()
    seen.chance = 0
    seen.agenda = _agenda_seen_by(state, seat)
    if not is_asked(seen, seat):
        seen.options = ()
    return seen


def _agenda_seen_by(state: Position, seat: Seat | None) -> tuple[Item, ...]:
    """Drop other seats' drafts, and show their sealed questions as if just begun."""
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
    """Return the answers that the asked seat can give without looking at its hand; `view` is the public view.

    They depend only on public facts, so offering them reveals nothing about the hand. For a sealed question, it's
    the answer that may be said aloud.
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
    """Recompute the options after the table has changed under a question; `seat` knows its own options."""
    top = world.agenda[-1] if world.agenda and world.result is None else None
    if isinstance(top, Ask) and top.seat != seat:
        world.options = top.options(world)
