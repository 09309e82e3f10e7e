"""A record as it is shown to somebody: to which reader, in which words, and with which question."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from ai.levels import bot_name
from game.core import asking
from game.core.contract import Action, Decision, Event, Game, Line, Reason, Result, Seat, line
from game.core.conversation import Conversation
from game.core.eyes import is_practice
from game.core.files.journal import YOU, Recorded
from game.core.identity import Identity
from game.core.language.words import Words, say, words
from game.core.reckoning import Reckoning
from game.core.table import Table
from game.core.views import unseen_answers
from game.play.eyes import Eyes
from game.play.session import seat_names
from game.titles import conversation, reckoning

Uses = MappingProxyType[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that a face may offer as a button: its question, the answer, and its words.

    It does nothing if it is pressed when its question is gone.
    """

    question: Hashable
    """Distinguishes its question from every other, including one with the same number after an undo."""
    action: Action
    words: str = ""


@dataclass(frozen=True)
class Now:
    """A game's question as a reader sees it, until the next answer or change of hands."""

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
    """The person who is asked but isn't looking yet."""

    def still(self, recorded: Recorded[Any], reader: Seat | None) -> bool:
        """Return True if nothing about it has changed; every answer makes a new state."""
        state = recorded.table.state
        asked = self.state is state and self.agenda is state.agenda and self.options is state.options
        return asked and self.reader == reader and list(self.chairs) == recorded.chairs

    @cached_property
    def question(self) -> Hashable:
        """Distinguishes this question from every other."""
        return Identity(self.state), self.number, self.seat

    @property
    def seat(self) -> Seat | None:
        """The seat that is asked."""
        return self.asked.seat if self.asked is not None else None

    @cached_property
    def open(self) -> frozenset[str]:
        """The things that the next person may name without looking at their hand; empty while somebody looks."""
        if self.next is None:
            return frozenset()
        return frozenset(action.noun for action in unseen_answers(self.game.view(self.state, None)) if action.noun)

    @cached_property
    def uses(self) -> Uses:
        """The verbs that each thing on offer to the reader may be used with."""
        uses: dict[str, tuple[str, ...]] = {}
        for verb, noun in self.mine.options if self.mine is not None else ():
            if noun:
                uses[noun] = (*uses.get(noun, ()), verb)
        return MappingProxyType(uses)


def now(recorded: Recorded[Any], reader: Seat | None) -> Now:
    """Return a game's current question for a reader."""
    table, people = recorded.table, recorded.people
    asked = table.decision
    person = asked is not None and asked.seat in people
    mine = asked if person and asked is not None and asked.seat == reader else None
    coming = asked.seat if person and asked is not None and mine is None else None
    state = table.state
    of = (table.game, state, state.agenda, state.options, tuple(recorded.chairs), reader, table.answered)
    return Now(*of, asked, people, mine, coming)


@dataclass
class Showing:
    """A recorded game as one reader may see it. It can't be answered here."""

    recorded: Recorded[Any]
    title: str = field(init=False)
    """The title's id."""
    eyes: Eyes = field(init=False)
    _now: Now | None = field(init=False, default=None, repr=False)

    def __post_init__(self) -> None:
        self.title = self.recorded.header.title
        self.eyes = Eyes(self.recorded)

    # --- what the game is ---

    @property
    def table(self) -> Table[Any]:
        """The game itself."""
        return self.recorded.table

    @property
    def game(self) -> Game[Any]:
        """Its rules."""
        return self.table.game

    @property
    def words(self) -> Words:
        """The sentences of the title."""
        return words(self.title)

    @property
    def conversation(self) -> Conversation[Any]:
        """The title's conversation: what a touch means, and what needs confirming."""
        return conversation(self.title)

    @property
    def reckoning(self) -> Reckoning[Any]:
        """The title's reckoning: its result table and counts."""
        return reckoning(self.title)

    @property
    def seats(self) -> range:
        """The seats of the game."""
        return self.table.seats

    @property
    def turn(self) -> int:
        """The turn number."""
        return self.game.turn(self.table.state)

    @property
    def result(self) -> Result | None:
        """The result; None until the game is over."""
        return self.table.result

    @property
    def finished(self) -> Table[Any]:
        """The whole game, once it's over and nothing is hidden any more. Raises PermissionError before that."""
        if self.table.result is None:
            raise PermissionError("the game isn't over")
        return self.table

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.recorded.people

    def is_person(self, seat: Seat) -> bool:
        """Return whether the seat is a person's."""
        return self.recorded.chairs[seat] == YOU

    @property
    def practice(self) -> bool:
        """Whether the record is marked as practice, on disk."""
        return is_practice(self.recorded)

    # --- what it is called ---

    def faction(self, seat: Seat) -> str:
        """Return what the title calls a seat's faction; "" while it has none."""
        return self.game.faction(self.table.state, seat)

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called in sentences: its faction, or its player's name while it has none."""
        return tuple(
            self.words.name(faction) if (faction := self.faction(seat)) else seat_names(self.recorded.header)[seat]
            for seat in self.table.seats
        )

    def sitter(self, seat: Seat) -> str:
        """Return the name of the player who answers for a seat; a substitute's comes with the absent player's."""
        name, chair = seat_names(self.recorded.header)[seat], self.recorded.chairs[seat]
        if chair == self.recorded.header.chairs[seat]:
            return name
        who = say("seat.person", number=seat + 1) if chair == YOU else bot_name(chair, self.title)
        return say("match.stands_in", who=who, name=name)

    def tell(self, event: Event) -> str:
        """Return the sentence for an event, which must already be reduced to what the reader may see."""
        return self.words.tell(event, self.eyes.addressed, self.names)

    def say(self, told: Line) -> str:
        """Say one of the title's sentences to the reader, or one of the room's if the title has none."""
        own = self.words
        return (own if own.has(told.key) else words("room")).say(told, self.eyes.addressed, self.names)

    def called(self, action: Action) -> str:
        """Return the words of an answer to the current question, as on its button."""
        own = self.conversation.called(self.view, action)
        if own is not None:
            return self.words.say(own, None, self.names)
        return self.words.say(line(f"option.{action.verb}", noun=action.noun), self.reader, self.names)

    def resigning(self, seat: Seat) -> str:
        """Return the question that confirms a resignation, with its consequence."""
        others, alone = [each for each in self.table.seats if each != seat], self.people == (seat,)
        how = "two" if len(others) == 1 else "alone" if alone else "more"
        return say(f"resign.ask_{how}", side=self.names[seat], winner=self.names[others[0]])

    # --- what is seen and asked ---

    @property
    def reader(self) -> Seat | None:
        """The seat whose knowledge is shown; None for public knowledge only."""
        return self.eyes.reader

    @property
    def view(self) -> Any:
        """What the reader may know now."""
        return self.eyes.view

    @property
    def now(self) -> Now:
        """The current question as the reader sees it."""
        known = self._now
        if known is None or not known.still(self.recorded, self.eyes.reader):
            self._now = known = now(self.recorded, self.eyes.reader)
        return known

    @property
    def decision(self) -> Decision | None:
        """The current question."""
        return self.now.asked

    def mine(self) -> Decision | None:
        """Return the current question if it is the reader's."""
        return self.now.mine

    def prompt(self) -> str:
        """Return the current question as a sentence for the reader it's put to; "" for anybody else."""
        asked = self.mine()
        return "" if asked is None else self.words.say(self.table.prompt(), asked.seat, self.names)

    def offers(self, words: Callable[[Action], str] | None = None) -> tuple[Offer, ...]:
        """Return the reader's possible answers, in `words`, or else as on a button."""
        asked, worded = self.mine(), words or self.called
        return tuple(Offer(self.now.question, each, worded(each)) for each in asked.options) if asked else ()

    def why_not(self, action: Action, world: Any = None) -> Reason:
        """Return the rule that keeps the reader from an answer now, or in a world they imagine."""
        assert self.reader is not None, "only a reader's answer is refused"
        return asking.why_not(self.table.state if world is None else world, self.reader, action)
