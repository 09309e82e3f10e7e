"""A sitting: one game and the people at it. Every face shows one, and answers through it."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ai import statistics
from ai.deeds import Hidden, hidden
from ai.levels import level_of, seat_names
from ai.players import Choice
from game import folders, luck
from game.core import agenda, asking
from game.core.behind import Awaited
from game.core.contract import Action, Decision, Event, Game, Line, Seat, line
from game.core.conversation import Conversation
from game.core.eyes import is_practice, shows_hidden
from game.core.journal import Recorded, start
from game.core.reckoning import Reckoning
from game.core.table import Table
from game.core.views import unseen_answers
from game.core.words import Words, say, words
from game.play.chairs import Bot, BotExecutor, Chair, Person, taken
from game.play.eyes import Eyes, Shot
from game.play.now import Now, Uses, now
from game.play.pulse import Pulse, goes_on
from game.play.session import LEVELS, YOU, Session
from game.titles import conversation, reckoning
from game.titles import title as take_title


@dataclass
class Sitting:
    """A recorded game, the chairs around it, and whose eyes it is shown to."""

    recorded: Recorded[Any]
    bots: BotExecutor
    eyes: Eyes = field(init=False)
    luck: str = field(default_factory=luck.word)
    """What bots draw from. It has nothing to do with the deal, which a bot could else rebuild."""
    chairs: list[Chair] = field(init=False)
    rated: tuple[Line, ...] = field(init=False, default=())
    """What the end of the game did to a person's rating, and why it could not be kept."""
    counting: Awaited = field(init=False, default_factory=Awaited)
    asked: "tuple[int, Future[Choice]] | None" = field(init=False, default=None)
    """The number of the answer that is awaited, and the future it comes with."""
    opened: bool = field(init=False, default=False)
    """Whether the last answer opened what was sealed."""
    pulse: Pulse = field(init=False, default_factory=Pulse)
    _now: Now | None = field(init=False, default=None, repr=False)

    def __post_init__(self) -> None:
        self.chairs = [self._chair(name) for name in self.recorded.chairs]
        self.eyes = Eyes(self.recorded)

    def _chair(self, name: str) -> Chair:
        return Person() if name == YOU else Bot(self.title, name, self.bots)

    # --- what the game is ---

    @property
    def table(self) -> Table[Any]:
        """The game itself."""
        return self.recorded.table

    @property
    def game(self) -> Game[Any]:
        """The rules it is played by."""
        return self.table.game

    @property
    def title(self) -> str:
        """The name of the box."""
        return self.recorded.header.title

    @property
    def words(self) -> Words:
        """The sentences of the title."""
        return words(self.title)

    @property
    def conversation(self) -> Conversation[Any]:
        """What goes without saying when this title is answered."""
        return conversation(self.title)

    @property
    def reckoning(self) -> Reckoning[Any]:
        """What this title counts."""
        return reckoning(self.title)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self.recorded.people

    @property
    def practice(self) -> bool:
        """Whether the record is marked as practice, on disk."""
        return is_practice(self.recorded)

    def faction(self, seat: Seat) -> str:
        """Return the faction of a seat as the title calls it; "" while it has none."""
        return self.game.faction(self.table.state, seat)

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called in sentences: its faction, or who sits there while it has none."""
        return tuple(
            self.words.name(faction) if (faction := self.faction(seat)) else seat_names(self.recorded.header)[seat]
            for seat in self.table.seats
        )

    def sitter(self, seat: Seat) -> str:
        """Return who answers for a seat by name; a substitute is named with the one they stand in for."""
        name, chair = seat_names(self.recorded.header)[seat], self.recorded.chairs[seat]
        if chair == self.recorded.header.chairs[seat]:
            return name
        who = say("seat.person", number=seat + 1) if chair == YOU else say(f"bot.{level_of(chair)}.short")
        return say("match.stands_in", who=who, name=name)

    # --- what may be known ---

    @property
    def audience(self) -> Seat | None:
        """The person whose knowledge is shown; None for what everybody knows."""
        return self.eyes.reader

    @property
    def view(self) -> Any:
        """What the reader may know now."""
        return self.eyes.view

    def tell(self, event: Event) -> str:
        """Return the sentence of an event that was made fit for the reader."""
        return self.words.tell(event, self.audience, self.names)

    def say(self, told: Line) -> str:
        """Say a sentence of the title, or of the room where the title has none, to the reader."""
        own = self.words
        return (own if own.has(told.key) else words("room")).say(told, self.audience, self.names)

    def called(self, action: Action) -> str:
        """Return the words of an answer to the present question, as they stand on its button."""
        own = self.conversation.called(self.view, action)
        if own is not None:
            return self.words.say(own, None, self.names)
        return self.words.say(line(f"option.{action.verb}", noun=action.noun), self.audience, self.names)

    # --- questions and answers ---

    @property
    def now(self) -> Now:
        """The present question, as it stands for the reader."""
        known = self._now
        if known is None or not known.still(self.recorded, self.eyes.reader):
            self._now = known = now(self.recorded, self.eyes.reader)
        return known

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.now.asked

    def mine(self) -> Decision | None:
        """Return what is asked now, if it is asked of the person who looks."""
        return self.now.mine

    def is_person(self, seat: Seat) -> bool:
        """Return whether a person sits there."""
        return self.recorded.chairs[seat] == YOU

    def uses(self) -> Uses:
        """Return the verbs that each thing on offer to the reader may be used with."""
        return self.now.uses

    def ask(self) -> None:
        """Put the present question to its chair, unless it is already waiting there."""
        asked, number = self.decision, self.table.answered
        if asked is None or (self.asked is not None and self.asked[0] == number):
            return
        self.call_off()
        self.pulse.ask(self.table)
        seed = f"{self.luck}:{number}:{asked.seat}"
        self.asked = (number, self.chairs[asked.seat].ask(self.table.view(asked.seat), asked, seed))

    def call_off(self) -> None:
        """Take the question back that is being thought about."""
        if self.asked is not None:
            self.asked[1].cancel()
        self.asked = self.pulse.shown_at = None

    def answer(self) -> Choice | None:
        """Return the answer to the present question, once it is there and how long it took tells nothing."""
        found = self._found()
        return found[0] if found is not None and found[1] <= 0 else None

    def answer_after(self, rest: Callable[[float], None]) -> Choice:
        """Return the answer of a bot that thinks in this process, after a rest until it may be shown."""
        self.ask()
        found = self._found()
        assert found is not None, "a bot that thinks here has answered"
        rest(max(0.0, found[1]))
        return found[0]

    def _found(self) -> tuple[Choice, float] | None:
        """The answer to the present question and the seconds until it may show; None while there is none."""
        if self.asked is None or not self.asked[1].done():
            return None
        choice, asked = taken(self.asked[1]), self.decision
        if choice is None or asked is None:
            return None
        waits = bool(self.people) and self.bots.elsewhere and not self.is_person(asked.seat)
        return choice, self.pulse.left(self.table, choice.action, waits=waits)

    def goes_on(self) -> bool:
        """Return whether the seat that is asked goes on with something nobody else knows of."""
        return goes_on(self.table)

    def play(self, choice: Choice) -> list[Shot[Any]]:
        """Give an answer; returns what it did, to be shown.

        Raises IllegalAction when it is none of the options.
        """
        first = len(self.table.beats())
        self.asked = self.pulse.shown_at = None
        sealed = hidden(self.table.state) == Hidden.SEALED
        beats = self.recorded.play(choice.action)
        self.count()
        self.opened = sealed and hidden(self.table.state) != Hidden.SEALED
        return [*self.eyes.shots(beats, first), Shot(self.view)]

    def give(self, action: Action) -> None:
        """Let the person who is asked answer."""
        asked = self.decision
        chair = self.chairs[asked.seat] if asked else None
        if isinstance(chair, Person):
            self.ask()
            chair.answer(action)

    def answer_of(self, beat: int) -> int:
        """Return the number of the answer that brought a beat about."""
        seen = 0
        for number in range(self.table.answered):
            seen += len(self.table.beats(number, number + 1))
            if seen > beat:
                return number
        return self.table.answered - 1

    def last_person(self) -> Seat | None:
        """Return the person who answered last; None while nobody has."""
        return next((given.seat for given in reversed(self.table.answers) if self.is_person(given.seat)), None)

    # --- the disk ---

    def count(self) -> None:
        """Count a game that is over, however it ended."""
        if self.table.result is not None:
            self.counting.begin(self._count)

    def _count(self) -> None:
        self.rated = statistics.ended(self.recorded)

    @property
    def writing(self) -> bool:
        """Whether something is still on its way to the disk: the next question, or the result, waits for it."""
        return self.recorded.writing or self.counting.going_on

    @property
    def trouble(self) -> Line | None:
        """Why the game is not safe on disk."""
        return self.recorded.trouble

    def wait(self) -> None:
        """Wait until everything is on disk, or it is known why not."""
        self.recorded.journal.wait()
        self.counting.wait()

    def leave(self) -> None:
        """Let the bots go, once everything is on disk."""
        self.call_off()
        self.bots.close()
        self.wait()

    # --- chairs ---

    def sit(self, seat: Seat, chair: str) -> None:
        """Let somebody else answer for a seat from now on.

        A person who sees a hidden hand by it makes the game practice; if it can't be marked, nobody moves.
        """
        self.call_off()
        if chair == YOU and shows_hidden(self.recorded, seat):
            self.recorded.mark_as_practice()
            if self.trouble is not None:
                return
        self.recorded.take_over(seat, chair)
        self._seated(seat)

    def _seated(self, seat: Seat) -> None:
        self.chairs[seat] = self._chair(self.recorded.chairs[seat])
        self.eyes.chairs_changed(self.now.seat, opened=self.opened)

    def resign(self, seat: Seat) -> None:
        """Let a person give up; where others play on, a bot of the middle level takes the chair."""
        self.call_off()
        self.recorded.resign(seat, LEVELS[len(LEVELS) // 2])
        self.count()
        if self.recorded.chairs[seat] != YOU:
            self._seated(seat)

    def call(self, winner: Seat) -> None:
        """Let everybody but one seat give up: the game is decided."""
        self.call_off()
        self.recorded.call(winner)
        self.count()

    # --- handing over ---

    @property
    def lays_down(self) -> bool:
        """Whether the reader is to lay the hand down now: see `Eyes.lays_down`."""
        return self.eyes.lays_down(self.now.seat, opened=self.opened)

    def waiting(self, seat: Seat) -> str:
        """Say what a person is asked, as the seat beside them may think it is: nobody else knows of a draft."""
        beside = (seat + 1) % len(self.table.seats)
        world = self.game.imagine(self.table.view(beside), beside, Random(0))
        asked = agenda.decision(world)
        if asked is None or asked.seat != seat:
            return ""
        return self.words.say(asking.prompt(world), seat, self.names)

    def unseen_answers(self) -> tuple[Action, ...]:
        """Return what the seat that is asked may answer without a look at its hand, as everybody knows."""
        return unseen_answers(self.table.view(None))


def sat_down(game: Session | Recorded[Any], bots: BotExecutor) -> Sitting:
    """Go on with a record, or lay out a new game; raises ValueError when its setup makes no sense."""
    if isinstance(game, Recorded):
        return Sitting(game, bots)
    recorded = start(folders.saves(), take_title(game.title), game.setup, game.chairs, game.names)
    if game.practice:
        recorded.mark_as_practice()
    return Sitting(recorded, bots)
