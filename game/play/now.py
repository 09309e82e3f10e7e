"""The present question as one value: what is asked, of whom, and who is to look for it."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from game.core.contract import Action, Decision, Game, Seat
from game.core.files.journal import Recorded
from game.core.identity import Identity
from game.core.views import unseen_answers

Uses = MappingProxyType[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that a face may press: its question, the answer, and its words.

    Pressed once its question is gone, it does nothing.
    """

    question: Hashable
    """What tells its question from every other, also from one of the same number after an undo."""
    action: Action
    words: str = ""


@dataclass(frozen=True)
class Now:
    """The question of a game as it stands for a reader, until the next answer or change of hands."""

    game: Game[Any]
    state: Any
    agenda: tuple[Any, ...]
    options: tuple[Action, ...]
    chairs: tuple[str, ...]
    reader: Seat | None
    number: int
    """How many answers came before it."""
    asked: Decision | None
    people: tuple[Seat, ...]
    """The seats of people."""
    mine: Decision | None
    """The question, if it is put to the reader."""
    next: Seat | None
    """The person who is asked but doesn't look yet."""

    def still(self, recorded: Recorded[Any], reader: Seat | None) -> bool:
        """Return whether nothing of it has changed; every answer makes a new state."""
        state = recorded.table.state
        asked = self.state is state and self.agenda is state.agenda and self.options is state.options
        return asked and self.reader == reader and list(self.chairs) == recorded.chairs

    @cached_property
    def question(self) -> Hashable:
        """What tells this question from every other."""
        return Identity(self.state), self.number, self.seat

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked."""
        return self.asked.seat if self.asked is not None else None

    @cached_property
    def open(self) -> frozenset[str]:
        """The things that the next person may name without a look at their hand; none while somebody looks."""
        if self.next is None:
            return frozenset()
        return frozenset(action.noun for action in unseen_answers(self.game.view(self.state, None)) if action.noun)

    @cached_property
    def uses(self) -> Uses:
        """For each thing on offer to the reader, the verbs it may be used with."""
        uses: dict[str, tuple[str, ...]] = {}
        for verb, noun in self.mine.options if self.mine is not None else ():
            if noun:
                uses[noun] = (*uses.get(noun, ()), verb)
        return MappingProxyType(uses)


def now(recorded: Recorded[Any], reader: Seat | None) -> Now:
    """Return the present question of a game for a reader."""
    table, people = recorded.table, recorded.people
    asked = table.decision
    person = asked is not None and asked.seat in people
    mine = asked if person and asked is not None and asked.seat == reader else None
    coming = asked.seat if person and asked is not None and mine is None else None
    state = table.state
    of = (table.game, state, state.agenda, state.options, tuple(recorded.chairs), reader, table.answered)
    return Now(*of, asked, people, mine, coming)
