"""A sitting: one game and the people at it. Every face shows one and answers through it."""

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ai.homemade import is_homemade
from ai.levels import STAND_IN, no_such_chair
from ai.players import Choice
from ai.search.deeds import Hidden, hidden
from game import folders, luck
from game.core.contract import Action, Decision, Line, Seat
from game.core.eyes import shows_hidden, why_no_practice
from game.core.files.behind import LatestWrite
from game.core.files.journal import Recorded, start
from game.machine import statistics
from game.play.eyes import Shot
from game.play.homemade import HomemadeBots
from game.play.pulse import Pulse, goes_on
from game.play.session import YOU, Session
from game.play.showing import Offer, Showing
from game.play.worker import BotExecutor, Question, result_of
from game.titles import rules_of


@dataclass(frozen=True, slots=True)
class Unmarked:
    """The record isn't marked as practice, so nothing hidden may be shown."""

    trouble: Line


@dataclass
class Sitting(Showing):
    """A recorded game, the chairs around it, and the person who is looking."""

    bots: BotExecutor
    luck: str = field(default_factory=luck.word)
    """The seed of bots' draws. It is unrelated to the deal, which a bot could otherwise reconstruct."""
    homemade: HomemadeBots = field(init=False)
    """The bots from people's own files."""
    rated: tuple[Line, ...] = field(init=False, default=())
    """What the end of the game did to a person's rating, or why it couldn't be saved."""
    counting: LatestWrite = field(init=False, default_factory=LatestWrite)
    pending: "tuple[int, Choice | Future[Choice] | None] | None" = field(init=False, default=None)
    """The number of the awaited answer, with the answer itself or the future of a bot's.

    None instead means a person's answer, which comes with `give`.
    """
    opened: bool = field(init=False, default=False)
    """Whether the last answer revealed sealed answers."""
    pulse: Pulse = field(init=False, default_factory=Pulse)
    _agreed: object = field(init=False, default=None)
    """What somebody has agreed to see, until the practice mark is on disk."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.homemade = HomemadeBots(self.title)

    def tick(self) -> None:
        """Deliver the bots' results, and follow up what has been written to disk."""
        self.recorded.see_marks_elsewhere()
        self.bots.tick()
        self.homemade.tick()

    # --- questions and answers ---

    def ask(self) -> None:
        """Put the current question to its chair, unless that was done already or the game is over."""
        now = self.now
        if now.asked is not None and (self.pending is None or self.pending[0] != now.number):
            self.cancel_question()
            self.pulse.start(self.table)
            self.pending = now.number, self._put(now.asked, f"{self.luck}:{now.number}:{now.asked.seat}")

    def _put(self, asked: Decision, seed: str) -> "Choice | Future[Choice] | None":
        """Return a bot's only answer, or the future of the one it will choose; None for a person."""
        chair = self.recorded.chairs[asked.seat]
        if chair == YOU:
            return None
        if len(asked.options) == 1:
            return Choice(asked.options[0])
        bots = self.homemade if is_homemade(chair) else self.bots
        return bots.ask(Question(self.title, chair, self.table.view(asked.seat), asked, seed))

    def cancel_question(self) -> None:
        """Cancel the question a bot is thinking about."""
        if self.pending is not None and isinstance(self.pending[1], Future):
            self.pending[1].cancel()
        self.pending = self.pulse.shown_at = None

    @property
    def waits(self) -> bool:
        """Whether the question was put and its answer isn't there yet."""
        return self.pending is not None and self._there() is None

    def answer(self) -> Choice | None:
        """Return the answer to the current question, once it has arrived and its timing can't reveal anything."""
        found = self._found()
        return found[0] if found is not None and found[1] <= 0 else None

    def answer_after(self, rest: Callable[[float], None]) -> Choice:
        """Wait until the answer may be shown, and return it."""
        self.ask()
        if self.pending is not None and isinstance(self.pending[1], Future):
            self.homemade.wait(self.pending[1])
        found = self._found()
        assert found is not None, "a person has answered, and bots think in this process"
        rest(max(0.0, found[1]))
        return found[0]

    def _found(self) -> tuple[Choice, float] | None:
        """Return the answer to the current question and the seconds until it may show; None without an answer."""
        now, choice = self.now, self._there()
        if now.asked is None or choice is None:
            return None
        delayed = bool(now.people) and self.bots.hides_timing and now.asked.seat not in now.people
        return choice, self.pulse.seconds_left(self.table, choice.action, delayed=delayed)

    def _there(self) -> Choice | None:
        """Return the answer to the current question, even before it may show; None without an answer."""
        number, there = self.pending or (-1, None)
        if number != self.now.number:
            return None
        return there if not isinstance(there, Future) else result_of(there) if there.done() else None

    def goes_on(self) -> bool:
        """Return True if the asked seat is continuing a secret draft."""
        return goes_on(self.table)

    def play(self, choice: Choice) -> list[Shot[Any]]:
        """Play an answer, and return the shots of its effects.

        Raises IllegalAction if the answer isn't among the options.
        """
        return self._played(partial(self.recorded.play, choice.action))

    def redo(self) -> list[Shot[Any]]:
        """Replay the last answer that was undone, and return its shots."""
        self.cancel_question()
        return self._played(self.recorded.redo)

    def _played(self, step: Callable[[], object]) -> list[Shot[Any]]:
        first = self.eyes.beats
        self.pending = self.pulse.shown_at = None
        sealed = hidden(self.table.state) == Hidden.SEALED
        step()
        self.count()
        self.opened = sealed and hidden(self.table.state) != Hidden.SEALED
        return [*self.eyes.shots(first), Shot(self.view)]

    def take(self, offer: Offer) -> bool:
        """Give the reader's answer, as `give` does.

        Returns False if the offer belongs to another question, isn't among the answers, or isn't the reader's.
        """
        now = self.now
        return now.mine is not None and offer.question == now.question and self.give(offer.action)

    def give(self, action: Action) -> bool:
        """Leave a person's answer to the current question where `answer` finds it, like a bot's.

        Nobody needs to look at a hand for this: it may be a standing answer, or one that public facts allow.
        Returns False if it isn't an option, or no person is asked.
        """
        asked = self.now.asked
        if asked is None or not self.is_person(asked.seat) or action not in asked.options:
            return False
        self.ask()
        if self.waits:
            self.pending = self.now.number, Choice(action)
        return True

    # --- the disk ---

    def count(self) -> None:
        """Count a finished game in the statistics."""
        if self.table.result is not None:
            self.counting.begin(self._count)

    def _count(self) -> None:
        self.rated = statistics.ended(self.recorded)

    @property
    def writing(self) -> bool:
        """Whether something is still being written to disk; the next question, or the result, waits for it."""
        return self.recorded.writing or self.counting.going_on

    @property
    def trouble(self) -> Line | None:
        """Why the game couldn't be saved; None if it's safe."""
        return self.recorded.trouble

    def agree(self, wanted: object) -> None:
        """Mark the record as practice, if allowed, before something hidden is shown; see `take_agreed`."""
        if why_no_practice(self.recorded) is None:
            self.recorded.note_practice()
        self._agreed = wanted

    def take_agreed(self) -> object:
        """Return what was agreed to once the practice mark is saved, or why it couldn't be."""
        if self._agreed is None or self.recorded.writing:
            return None
        wanted, self._agreed = self._agreed, None
        trouble = why_no_practice(self.recorded) or self.trouble
        return wanted if trouble is None else Unmarked(trouble)

    def wait(self) -> None:
        """Wait until everything is saved or has failed."""
        self.recorded.wait()
        self.counting.wait()

    def leave(self) -> None:
        """Stop the bots, and wait until everything is saved."""
        self.cancel_question()
        self.bots.close()
        self.homemade.close()
        self.wait()

    # --- chairs ---

    def sit(self, seat: Seat, chair: str) -> None:
        """Give a seat to another person or bot.

        If a person sees a hidden hand that way, the game becomes practice; if it can't, nobody moves. Raises
        ValueError for a seat or a chair that doesn't exist.
        """
        if seat not in self.seats or no_such_chair((chair,), self.title) is not None:
            raise ValueError(f"there is no seat {seat} for {chair!r}")
        self.cancel_question()
        if chair == YOU and shows_hidden(self.recorded, seat):
            if why_no_practice(self.recorded) is not None:
                return
            self.recorded.mark_as_practice()
            if self.trouble is not None:
                return
        self.recorded.take_over(seat, chair)
        self.eyes.chairs_changed(self.now.seat, opened=self.opened)

    def resign(self, seat: Seat, *, watches: bool = False) -> None:
        """Let a person resign; a middle-level bot takes over if others play on or the person watches."""
        self.cancel_question()
        self.recorded.resign(seat, STAND_IN, watches=watches)
        self.count()
        if not self.is_person(seat):
            self.eyes.chairs_changed(self.now.seat, opened=self.opened)

    def call(self, winner: Seat) -> None:
        """Let everybody but one seat resign, since the game is decided."""
        self.cancel_question()
        self.recorded.call(winner)
        self.count()

    # --- handing over ---

    @property
    def hides_hand(self) -> bool:
        """Whether the reader's hand has to be hidden now: see `Eyes.hides_hand`."""
        return self.eyes.hides_hand(self.now.seat, opened=self.opened)


def open_sitting(game: Session | Recorded[Any], bots: BotExecutor) -> Sitting:
    """Return a sitting for a record or a new game; raises ValueError if its setup is invalid."""
    if isinstance(game, Recorded):
        return Sitting(game, bots)
    recorded = start(folders.saves(), rules_of(game.title), game.setup, game.chairs, game.names)
    if game.practice:
        recorded.note_practice()
    return Sitting(recorded, bots)
