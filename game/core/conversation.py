"""Conventions between a question and its answer, the same for the window and the terminal.

Which answer a touch means, which answers need confirmation, what Enter may do, what may be repeated. A title
overrides them in a `conversation.py` of its own. Everything is worked out from the view of the seat that answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from game.core.asking import verb_for
from game.core.contract import Action, Decision, Event, Line, Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Repeat:
    """An answer that may repeat itself automatically as long as nothing new is at stake."""

    action: Action
    stakes: frozenset[object]


@dataclass(frozen=True, slots=True)
class LastingAnswer:
    """An answer that may hold for later questions too, for as long as `until` stays the same."""

    action: Action
    until: object
    choice: str = ""
    """Which of several such answers it is; one choice may mean other actions at later questions."""
    words: Line | None = None
    """What offers it; None at a question where it isn't offered, only fulfilled."""
    instead: bool = False
    """True if it's offered on the open table alone, in place of the answer that holds for one question."""

    @property
    def name(self) -> str:
        """A name that no other one has at the same question."""
        return self.choice or str(self.action)


class Conversation(Generic[S]):
    """The defaults: every answer counts at once and has its usual wording."""

    declines: ClassVar[frozenset[str]] = frozenset()
    """The verbs of answers that do nothing: pass, stop, stay out. In all titles one key gives them."""

    def meant(self, view: S, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action that selecting `noun` means while `held` is picked up; it needn't be legal."""
        usual = asked.options[0].verb if asked is not None and asked.options else ""
        return Action(verb_for(asked, "card", usual), noun)

    def towards(self, view: S, asked: Decision, goal: str) -> Action | None:
        """Return the one answer on offer that leads to a later goal, if a touch on the goal can only mean it."""
        return None

    def called(self, view: S, action: Action) -> Line | None:
        """Return a wording of its own for an answer, with seats as factions; None for the usual one."""
        return None

    def sure(self, view: S, action: Action) -> bool:
        """Return False for an answer that needs confirmation, because one touch would make it public."""
        return True

    def harmless(self, view: S, action: Action) -> bool:
        """Return True if an answer without a noun reveals nothing, so that Enter may give it."""
        return False

    def instead(self, view: S, given: Action) -> tuple[Action, ...]:
        """Return other answers the player may have wanted when they took up a thing."""
        return ()

    def confirms(self, before: S, given: Action, asked: Decision) -> bool:
        """Return True if an answer ended a turn that its player must close before `asked` goes to another seat."""
        return False

    def repeat(self, view: S, asked: Decision) -> Repeat | None:
        """Return an answer to repeat until something changes, or None."""
        return None

    def at_once(self, view: S, asked: Decision) -> tuple[LastingAnswer, ...]:
        """Return the answers that may hold for later questions too; `view` is the public one."""
        return ()

    def decided(self, view: S, asked: Decision) -> Action | None:
        """Return the answer of a question that public facts have decided already; `view` is the public one."""
        return None

    def idle(self, view: S, asked: Decision, told: Sequence[Event]) -> Action | None:
        """Return the answer to a question that isn't worth stopping for after these events, or None."""
        return None

    def explains(self, view: S, seat: Seat, noun: str) -> tuple[Line, ...]:
        """Return what is told of a thing that a seat asks about, where it isn't printed on it."""
        return ()

    def topics(self, view: S, asked: Decision, picked: str) -> tuple[str, ...]:
        """Return the topics a guide explains before the question; `picked` is the thing picked up, or ""."""
        return ()
