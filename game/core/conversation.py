"""Conventions between a question and its answer, the same for the window and the terminal.

They say which answer a touch means, which answers need confirmation, what Enter may do, and what may be repeated.
A title overrides them in its own `conversation.py`. Everything is derived from the view of the seat that answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from game.core.asking import verb_for
from game.core.contract import Action, Decision, Event, Line, Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Repeat:
    """An answer that may be repeated automatically as long as nothing new is at stake."""

    action: Action
    stakes: frozenset[object]


@dataclass(frozen=True, slots=True)
class LastingAnswer:
    """An answer that may also hold for later questions, as long as `until` stays the same."""

    action: Action
    until: object
    choice: str = ""
    """The name of the choice when there are several such answers; its action may differ at later questions."""
    words: Line | None = None
    """The text of the offer; None at a question where the answer may be used but isn't offered."""
    instead: bool = False
    """True if it's offered only on the open table, in place of the answer that holds for one question."""
    tip: Line | None = None
    """What it means for later questions, for the offer's tooltip."""
    openly: bool = False
    """True if everybody at the table is told, so that nobody needs to be warned of what its seat won't do."""

    @property
    def name(self) -> str:
        """A name that is unique among those at the same question."""
        return self.choice or str(self.action)


class Conversation(Generic[S]):
    """The defaults: every answer counts at once and is worded as usual."""

    declines: ClassVar[frozenset[str]] = frozenset()
    """The verbs of answers that do nothing: pass, stop, stay out. One key gives them in all titles."""

    def meant(self, view: S, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action that selecting `noun` means while `held` is picked up; it may be illegal."""
        usual = asked.options[0].verb if asked is not None and asked.options else ""
        return Action(verb_for(asked, "card", usual), noun)

    def towards(self, view: S, asked: Decision, goal: str) -> Action | None:
        """Return the only option that leads to a later `goal`, if touching it can only mean that; else None."""
        return None

    def called(self, view: S, action: Action) -> Line | None:
        """Return special wording for an answer, with seats as factions; None for the usual wording."""
        return None

    def sure(self, view: S, action: Action) -> bool:
        """Return False if an answer needs confirmation because one touch would make it public."""
        return True

    def harmless(self, view: S, action: Action) -> bool:
        """Return True if an answer without a noun reveals nothing, so that Enter may give it."""
        return False

    def instead(self, view: S, given: Action) -> tuple[Action, ...]:
        """Return other answers that the player may have meant when picking up a thing."""
        return ()

    def confirms(self, before: S, given: Action, asked: Decision) -> bool:
        """Return True if an answer ended a turn that its player must confirm before another seat gets `asked`."""
        return False

    def repeat(self, view: S, asked: Decision) -> Repeat | None:
        """Return an answer to repeat until something changes, or None."""
        return None

    def at_once(self, view: S, asked: Decision) -> tuple[LastingAnswer, ...]:
        """Return the answers that may also hold for later questions; `view` is the public one."""
        return ()

    def decided(self, view: S, asked: Decision) -> Action | None:
        """Return the answer if public facts have already decided the question; `view` is the public one."""
        return None

    def idle(self, view: S, asked: Decision, told: Sequence[Event]) -> Action | None:
        """Return the answer to a question that isn't worth stopping for after the events `told`, or None."""
        return None

    def explains(self, view: S, seat: Seat, noun: str) -> tuple[Line, ...]:
        """Return what a seat is told when it asks about a thing, if that isn't printed on it."""
        return ()

    def topics(self, view: S, asked: Decision, picked: str) -> tuple[str, ...]:
        """Return the topics that a guide explains before the question; `picked` is the thing picked up, or ""."""
        return ()
