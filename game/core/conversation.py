"""What goes without saying between a question and its answer, the same for every face of a game.

Which answer a touch means, what is asked for twice, what Enter may do, what may be repeated. A title says what is
different there, in a `conversation.py` of its own; all of it is worked out from the view of the seat that answers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.asking import verb_for
from game.core.contract import Action, Decision, Event, Line

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Repeat:
    """An answer that may be given again by itself as long as nothing new is at stake."""

    action: Action
    stakes: frozenset[object]


class Conversation(Generic[S]):
    """A conversation in which every answer counts at once and says what it usually says."""

    def meant(self, view: S, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return what reaching for a thing means, with another one `held`; it needn't be on offer."""
        usual = asked.options[0].verb if asked is not None and asked.options else ""
        return Action(verb_for(asked, "card", usual), noun)

    def called(self, view: S, action: Action) -> Line | None:
        """Return what an answer is called here; None where its usual words do. Seats go by their factions."""
        return None

    def sure(self, view: S, action: Action) -> bool:
        """Return False for an answer that is asked for twice, because one touch would make it public."""
        return True

    def harmless(self, view: S, action: Action) -> bool:
        """Return whether an answer that names nothing gives nothing away, so that Enter may mean it."""
        return False

    def instead(self, view: S, given: Action) -> tuple[Action, ...]:
        """Return what else may have been wanted of a thing that has just been taken up."""
        return ()

    def confirms(self, before: S, given: Action, asked: Decision) -> bool:
        """Return whether an answer ended a turn that its player is to close before `asked` is put to another."""
        return False

    def repeat(self, view: S, asked: Decision) -> Repeat | None:
        """Return what may be answered again and again until something changes."""
        return None

    def idle(self, view: S, asked: Decision, told: Sequence[Event]) -> Action | None:
        """Return the answer to a question that isn't worth stopping for, after these events; None for most."""
        return None

    def topics(self, view: S, asked: Decision, picked: str) -> tuple[str, ...]:
        """Return what a guide speaks of before it speaks of the question, with a thing picked up or none."""
        return ()
