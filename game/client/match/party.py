"""One game in progress at this screen: its record, who sits in its chairs, who looks, and what was said so far."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from typing import Any, ParamSpec

from ai import statistics
from ai.deeds import Hidden, hidden
from ai.levels import level_of, seat_names
from ai.players import Choice
from ai.timing import due, pulse
from game import folders, luck
from game.client.kit.say import say
from game.client.match.chairs import Bot, BotExecutor, Chair, Person, taken
from game.client.match.session import LEVELS, YOU, Session
from game.client.table.acts import acts
from game.client.table.board import Board
from game.client.table.messages import Told
from game.client.table.sides import shade_name
from game.client.table.things import Shot
from game.core import agenda, asking
from game.core.behind import Awaited
from game.core.contract import Action, Decision, Event, Game, Line, Seat
from game.core.conversation import Conversation
from game.core.eyes import is_practice, is_shared, shows_hidden
from game.core.journal import Recorded, start
from game.core.languages import spoken
from game.core.table import Beat, Table
from game.core.views import unseen_answers
from game.core.words import Words, words
from game.titles import conversation
from game.titles import title as take_title

P = ParamSpec("P")

READ = 200.0
"""The ms from which on what is told in passing can be read."""
NEWEST = 40
"""Lines of the log among which the present act is looked for."""


@dataclass
class Party:
    """A recorded game with its chairs. `audience` is the viewer, whose knowledge is shown; None for all."""

    recorded: Recorded[Any]
    bots: BotExecutor
    board: Board[Any]
    audience: Seat | None = None
    holder: Seat | None = None
    """Who looked at a hand last: the screen is still theirs while the others answer from the open table."""
    all_open: bool = False
    """Every hand is shown: only where `eyes.all_may_be_seen`."""
    seen: dict[Seat, int] = field(default_factory=dict)
    """For each person, how many beats it has seen."""
    luck: str = field(default_factory=luck.word)
    """What bots draw from in this sitting. It has nothing to do with the deal, which a bot could else rebuild."""
    chairs: list[Chair] = field(init=False)
    told: list[Told] = field(init=False, default_factory=list)
    said: dict[Any, str] = field(init=False, default_factory=dict)
    """Sentences the board has made before."""
    rated: tuple[Line, ...] = field(init=False, default=())
    """What the end of the game did to a person's rating, and why it could not be kept."""
    counting: Awaited = field(init=False, default_factory=Awaited)
    asked: tuple[int, "Future[Choice]"] | None = field(init=False, default=None)
    """The number of the answer that is awaited, and the future it comes with."""
    opened: bool = field(init=False, default=False)
    """Whether the last answer opened what was sealed."""
    asked_at: float = field(init=False, default=0.0)
    """When the first part of the act that is awaited was asked for, in seconds of `monotonic`."""
    every: float = field(init=False, default=0.0)
    """The seconds of which that act waits for a multiple: the most that any part of it has to wait."""
    shown_at: float | None = field(init=False, default=None)
    language: str = field(init=False, default_factory=spoken)
    """The one the log is written in."""
    """When the answer that has come may be shown."""

    def __post_init__(self) -> None:
        self.chairs = [self._chair(name) for name in self.recorded.chairs]
        self.audience = self._alone()

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
        """Return what goes without saying when this title is answered."""
        return conversation(self.title)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if isinstance(chair, Person))

    @property
    def practice(self) -> bool:
        """Whether the record is marked as practice, on disk."""
        return is_practice(self.recorded)

    def _alone(self) -> Seat | None:
        """The only person at this screen; None where several share it, or have shared it, or bots play alone."""
        people = self.people
        return people[0] if len(people) == 1 and not is_shared(self.recorded) else None

    def faction(self, seat: Seat) -> str:
        """The faction of a seat as the title calls it; "" while it has none."""
        return self.game.faction(self.table.state, seat)

    def shade(self, seat: Seat) -> str:
        """The faction of a seat as the theme knows it."""
        return shade_name(self.title, self.faction(seat))

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called in sentences: its faction, or who sits there while it has none."""
        return tuple(
            self.words.name(faction) if (faction := self.faction(seat)) else seat_names(self.recorded.header)[seat]
            for seat in self.table.seats
        )

    def sitter(self, seat: Seat) -> str:
        """Who answers for a seat by name; a substitute is named with the one they stand in for."""
        name, chair = seat_names(self.recorded.header)[seat], self.recorded.chairs[seat]
        if chair == self.recorded.header.chairs[seat]:
            return name
        who = say("seat.person", number=seat + 1) if chair == YOU else say(f"bot.{level_of(chair)}.short")
        return say("match.stands_in", who=who, name=name)

    def noted(self, note: str) -> str:
        """A heading, with a word in practice that it is practice."""
        return say("match.noted", note=note, practice=say("match.practice")) if self.practice else note

    # --- what may be known ---

    @property
    def view(self) -> Any:
        """What the viewer may know now."""
        return self.table.state if self.all_open else self.table.view(self.audience)

    def shots(self, beats: Sequence[Beat[Any]], first: int) -> list[Shot[Any]]:
        """Beats as the viewer may see them; `first` is the number of the first one."""
        made = []
        for index, beat in enumerate(beats):
            event, view = self.shown(beat)
            made.append(Shot(view, event, first + index))
        return made

    def shown(self, beat: Beat[Any]) -> tuple[Event, Any]:
        """A beat as the viewer may know it."""
        return (beat.event, beat.state) if self.all_open else self.table.shown(beat, self.audience)

    def tell(self, event: Event) -> str:
        """The line of the log for an event that was made fit for the viewer."""
        return self.words.tell(event, self.audience, self.names)

    def headline(self) -> Told | None:
        """What matters of the present act: it stands until the next one; what is too short to be read is none."""
        legible = [told for told in self.told[-NEWEST:] if told.lasts >= READ]
        return acts(legible)[-1].headline if legible else None

    def aside(self, headline: Told | None) -> str:
        """What has been told in passing since the headline, the last of it, if it stays long enough to be read."""
        last = self.told[-1] if self.told else None
        return last.text if last is not None and last is not headline and last.lasts >= READ else ""

    def line_of(self, shot: Shot[Any]) -> Told | None:
        """The line of the log for what is shown; None where there is nothing to tell."""
        event = shot.event
        if event is None or not (text := self.tell(event)):
            return None
        lasts, news = self.board.lasts(event), self.board.is_news(event)
        return Told(text, self.board.speaker(event, shot.view), shot.number, event, lasts, news)

    def note(self, shot: Shot[Any]) -> None:
        """Write an event that is being shown into the log."""
        if (told := self.line_of(shot)) is not None:
            self.told.append(told)

    def retranslate(self) -> None:
        """Say the lines of the log anew when another language is spoken than when they were written."""
        if self.language == spoken():
            return
        self.language = spoken()
        self.told[:] = [replace(each, text=self.tell(each.event)) if each.event else each for each in self.told]

    def retell(self, until: int | None = None) -> None:
        """Write the whole log anew for the viewer now, up to a beat: what follows is still to be shown."""
        self.told.clear()
        shots = self.shots(self.table.beats()[:until], 0)
        for shot in shots:
            self.note(shot)
        self.board.retold(shots)

    # --- questions and answers ---

    @property
    def decision(self) -> Decision | None:
        """What is asked now."""
        return self.table.decision

    def mine(self) -> Decision | None:
        """What is asked now, if it is asked of the person who looks."""
        asked = self.decision
        return asked if asked is not None and asked.seat == self.audience and self.is_person(asked.seat) else None

    def is_person(self, seat: Seat) -> bool:
        """Whether a person sits there."""
        return isinstance(self.chairs[seat], Person)

    def uses(self) -> dict[str, tuple[str, ...]]:
        """For each thing on offer to the viewer, the verbs it may be used with."""
        asked = self.mine()
        uses: dict[str, tuple[str, ...]] = {}
        for verb, noun in asked.options if asked else ():
            if noun:
                uses[noun] = (*uses.get(noun, ()), verb)
        return uses

    def ask(self) -> None:
        """Put the present question to its chair, unless it is already waiting there."""
        asked, number = self.decision, len(self.table.answers)
        if asked is None or (self.asked is not None and self.asked[0] == number):
            return
        self.call_off()
        every = pulse(self.table.state)
        if not self.goes_on():
            self.asked_at, self.every = monotonic(), every
        self.every = max(self.every, every)
        seed = f"{self.luck}:{number}:{asked.seat}"
        self.asked = (number, self.chairs[asked.seat].ask(self.table.view(asked.seat), asked, seed))

    def call_off(self) -> None:
        """Take the question back that is being thought about."""
        if self.asked is not None:
            self.asked[1].cancel()
        self.asked = self.shown_at = None

    def answer(self) -> Choice | None:
        """The answer to the present question, when it is there and how long it took tells nothing."""
        if self.asked is None or not self.asked[1].done():
            return None
        choice = taken(self.asked[1])
        if choice is not None and self.shown_at is None:
            self.shown_at = self._due(choice)
        return choice if self.shown_at is not None and monotonic() >= self.shown_at else None

    def _due(self, choice: Choice) -> float:
        """When an answer that has just come may be shown; a bot's may have to wait for the pulse."""
        asked, now = self.decision, monotonic()
        if asked is None or self.is_person(asked.seat) or not (self.people and self.bots.elsewhere):
            return now
        return now if self._stays_unseen(choice.action) else due(self.asked_at, now, self.every)

    def _stays_unseen(self, action: Action) -> bool:
        """Whether an answer is a part of an act that goes on, so that nobody sees that it was given."""
        asked, after, seen = self.decision, self.table.state.copy(), list[object]()

        def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
            seen.append(event)

        agenda.advance(after, action, emit)
        later = agenda.decision(after)
        return not seen and asked is not None and later is not None and later.seat == asked.seat

    def play(self, choice: Choice) -> list[Shot[Any]]:
        """Give an answer; what it did, for the stage. Raises IllegalAction when it is none of the options."""
        first = len(self.table.beats())
        self.asked = self.shown_at = None
        sealed = hidden(self.table.state) == Hidden.SEALED
        beats = self.recorded.play(choice.action)
        self._counted()
        self.opened = sealed and hidden(self.table.state) != Hidden.SEALED
        return [*self.shots(beats, first), Shot(self.view)]

    def _counted(self) -> None:
        """Count a game that is over, however it ended."""
        if self.table.result is not None:
            self.counting.begin(self._count)

    def _count(self) -> None:
        self.rated = statistics.ended(self.recorded)

    @property
    def writing(self) -> bool:
        """Whether something is still on its way to the disk: the next question, or the result, waits for it."""
        return self.recorded.writing or self.counting.going_on

    def wait(self) -> None:
        """Wait until everything is on disk, or it is known why not."""
        self.recorded.journal.wait()
        self.counting.wait()

    def leave(self) -> None:
        """Let the bots go, once everything is on disk."""
        self.call_off()
        self.bots.close()
        self.wait()

    def lays_down(self) -> bool:
        """Whether the viewer is to lay the hand down: among several people, once there is nothing to answer.

        What was sealed is opened before everybody: nobody's hand lies open then. Who is asked is known to all, so
        it tells nothing that a hand goes. The last one left at a table that was shared has lifted the curtain once
        before their own hand; from then on nobody waits for it to be laid down.
        """
        asked = self.decision
        done = asked is None or asked.seat != self.audience
        return self.audience is not None and len(self.people) > 1 and (self.opened or done)

    def give(self, action: Action) -> None:
        """Let the person who is asked answer."""
        asked = self.decision
        chair = self.chairs[asked.seat] if asked else None
        if isinstance(chair, Person):
            self.ask()
            chair.answer(action)

    def goes_on(self) -> bool:
        """Whether the seat that is asked has just answered and nothing was told of it: the draft goes on.

        Such a question stands no longer, or a note of three parts would be seen to take longer than one of one.
        """
        asked, answers = self.decision, self.table.answers
        if asked is None or not answers or answers[-1].seat != asked.seat:
            return False
        return not self.table.beats(len(answers) - 1, len(answers))

    def answer_of(self, beat: int) -> int:
        """The number of the answer that brought a beat about."""
        seen = 0
        for number in range(len(self.table.answers)):
            seen += len(self.table.beats(number, number + 1))
            if seen > beat:
                return number
        return len(self.table.answers) - 1

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
        """Somebody else answers for a seat now."""
        self.chairs[seat] = self._chair(self.recorded.chairs[seat])
        self.all_open = self.all_open and not self.people
        if self.audience not in self.people or self.lays_down():
            self.audience = self._alone()

    def resign(self, seat: Seat) -> None:
        """Let a person give up; where others play on, a bot of the middle level takes the chair."""
        self.call_off()
        self.recorded.resign(seat, LEVELS[len(LEVELS) // 2])
        self._counted()
        if self.recorded.chairs[seat] != YOU:
            self._seated(seat)

    def call(self, winner: Seat) -> None:
        """Let everybody but one seat give up: the game is decided."""
        self.call_off()
        self.recorded.call(winner)
        self._counted()
        self.retell()

    def next_person(self) -> Seat | None:
        """The person who is asked now but does not look yet."""
        asked = self.decision
        if asked is None or asked.seat == self.audience or not self.is_person(asked.seat):
            return None
        return asked.seat

    def last_person(self) -> Seat | None:
        """The person who answered last; None while nobody has."""
        return next((given.seat for given in reversed(self.table.answers) if self.is_person(given.seat)), None)

    def waiting(self, seat: Seat) -> str:
        """What a person is asked, as the seat beside them may think it is: nobody else knows of a draft."""
        beside = (seat + 1) % len(self.table.seats)
        world = self.game.imagine(self.table.view(beside), beside, Random(0))
        asked = agenda.decision(world)
        if asked is None or asked.seat != seat:
            return ""
        return self.words.say(asking.prompt(world), seat, self.names)

    def unseen_answers(self) -> tuple[Action, ...]:
        """What the seat that is asked may answer without a look at its hand, as everybody knows."""
        return unseen_answers(self.table.view(None))

    def look(self, seat: Seat | None, until: int | None = None) -> None:
        """Show the game to somebody else, from that seat's own knowledge; from beat `until` on all is to come."""
        if self.audience is not None:
            self.seen[self.audience] = len(self.table.beats())
        self.audience = seat
        self.holder = self.holder if seat is None else seat
        self.retell(until)

    def missed(self, first: int) -> list[Shot[Any]]:
        """What has happened from a beat on, as the viewer may see it."""
        beats = self.table.beats()
        first = min(first, len(beats))
        return self.shots(beats[first:], first)

    @property
    def trouble(self) -> Line | None:
        """Why the game is not safe on disk."""
        return self.recorded.trouble


def sat_down(game: Session | Recorded[Any], bots: BotExecutor, board: Board[Any]) -> Party:
    """Go on with a record, or lay out a new game; raises ValueError when its setup makes no sense."""
    if isinstance(game, Recorded):
        return Party(game, bots, board)
    recorded = start(folders.saves(), take_title(game.title), game.setup, game.chairs, game.names)
    if game.practice:
        recorded.mark_as_practice()
    return Party(recorded, bots, board)
