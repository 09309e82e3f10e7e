"""Turn taking: what happens to the current question while nobody touches anything, rule by rule."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.core.contract import Action, Decision, Seat
from game.core.conversation import Repeat
from game.core.views import Sealed
from game.play.answers import Give
from game.play.drafts import Drafts
from game.play.sitting import Sitting
from game.play.standing import StandingAnswers

WINDOW = 3.0  # the fewest seconds a window stays open when several people share the screen
PACE = 0.5  # seconds before a bot's answer shows, for rhythm; hiding hands is up to the pulse
SEALED_PACE = 0.1  # the same for a sealed answer, which has nothing to read, and in the middle of a turn
GRACE = 0.8  # seconds in which a person can take an answer back before a bot replies, at normal speed


class TurnSettings(Protocol):
    """The settings that turn taking depends on."""

    speed: float
    """The speed factor of everything that moves."""
    auto_pass: bool
    """Whether a question without a choice is passed automatically."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """Another person has to look at the screen."""

    person: Seat


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing more happens to the question for now."""


WAIT = Wait()
Rule = Callable[[], object]
"""Returns what to do next, as a message to the face; None leaves it to the next rule."""


@dataclass
class Turns:
    """The current question of a sitting, its age, and the rules that decide what happens next.

    A face calls `next` repeatedly, and adds to `stood` while nothing moves on it.
    """

    drafts: Drafts
    settings: TurnSettings
    sitting: Sitting = field(init=False)
    standing: StandingAnswers = field(init=False)
    series: tuple[Action, ...] = field(init=False, default=())
    """The rest of several answers that were given with one touch."""
    number: int = field(init=False, default=-1)
    """The number of the answer that the question asks for."""
    stood: float = field(init=False, default=0.0)
    """Seconds since the question was asked, counting only while nothing moves."""
    confirming: bool = field(init=False, default=False)
    """Whether the reader's turn is over but they haven't ended it yet."""
    touched: int = field(init=False, default=-1)
    """The number of the last answer that a person gave, rather than a rule."""
    grace: float = field(init=False, default=GRACE)
    elsewhere: Callable[[], Collection[Seat]] = field(init=False, default=tuple)
    """Returns the seats whose people answer on a face of their own and need no hand-over."""
    _silent: tuple[object, bool] | None = field(init=False, default=None, repr=False)
    """Whether the question answers itself, cached by position because every frame asks."""

    def __post_init__(self) -> None:
        self.sitting = self.drafts.sitting
        self.standing = StandingAnswers(self.sitting.conversation)

    @property
    def rules(self) -> Sequence[Rule]:
        """The rules in order; the first that returns something decides."""
        return (
            self.safe_first,
            self.new_question,
            self.turn_to_be_ended,
            self.next_person,
            self.answer_in_time,
            self.given_ahead,
            self.next_of_series,
            self.no_choice,
            self.repeated,
        )

    def next(self) -> object:
        """Return what to do next: WAIT, HandOver, Give or a choice to play; None if the reader has to answer."""
        return next((message for rule in self.rules if (message := rule()) is not None), None)

    def wait(self) -> None:
        """Restart the question's time, because something is moving; bots may think."""
        self.stood = 0.0
        self.think_ahead()

    def think_ahead(self) -> None:
        """Let a bot think before its question is asked."""
        asked = self.sitting.decision
        if asked is not None and not self.sitting.is_person(asked.seat):
            self.sitting.ask()

    def forget(self) -> None:
        """Drop the answers the reader gave in advance."""
        self.drop_series()
        self.drafts.ahead.clear()

    def drop_series(self) -> None:
        """Drop the answers that were to follow the last one."""
        self.series = ()

    def end_turn(self) -> None:
        """End the reader's turn; none of it can be taken back after that."""
        self.confirming, self.touched = False, -1

    def answered(self, seat: Seat, action: Action) -> None:
        """Note that a person has answered by hand."""
        if self.standing.meant is not None or seat in self.standing.wished:
            self.standing.given(seat, action)
        self.touched = self.sitting.now.number
        if self.sitting.reader is None:
            self.drafts.unseen = self.touched

    # --- what a face adds ---

    @property
    def at_rest(self) -> bool:
        """Whether the face has shown everything, so that its question may be asked."""
        return True

    @property
    def idle(self) -> bool:
        """Whether nothing is moving on the face."""
        return True

    def asks_anew(self) -> None:
        """Follow up on a new question."""

    # --- what is asked ---

    @property
    def open_question(self) -> Decision | None:
        """The question put to the reader; None while something moves, or if it answers itself."""
        ready = self.at_rest and not self.answers_itself and not self.sitting.writing
        return self.sitting.now.mine if ready else None

    @property
    def answers_itself(self) -> bool:
        """Whether a rule answers the current question, so that it isn't asked or mentioned."""
        now = self.sitting.now
        asked = now.mine
        if asked is None or self.confirming:
            return False
        wished = self.standing.any_of(asked.seat)
        key = (now.question, self.settings.auto_pass, wished)
        if self._silent is None or self._silent[0] != key:
            given = self.passing() or (wished and self.standing.answer(self.sitting.table, asked.seat))
            self._silent = (key, bool(given))
        return self._silent[1]

    def passing(self) -> Action | None:
        """Return the answer to a question without a choice, for a person alone.

        Among several people, passing automatically would reveal what somebody doesn't hold.
        """
        alone = len(self.sitting.people) == 1
        return self.drafts.passing() if self.settings.auto_pass and alone else None

    def window_left(self) -> float:
        """Return the fraction that is left of the current window's shortest duration."""
        asked = self.sitting.now.mine
        if asked is None or not asked.window or len(self.sitting.people) < 2 or not self.idle:
            return 0.0
        return max(0.0, 1 - self.stood / WINDOW)

    def to_confirm(self) -> bool:
        """Return True if the reader has to end the turn themselves."""
        sitting = self.sitting
        asked = self.sitting.decision
        number = self.sitting.table.answered - 1
        if number < 0 or asked is None or asked.seat == sitting.reader:
            return False
        seat, given = sitting.table.answer(number)
        if seat != sitting.reader or not sitting.is_person(seat):
            return False
        return sitting.conversation.confirms(sitting.table.state_before(number), given, asked)

    def in_time(self) -> bool:
        """Return True if the question was shown long enough for its answer to be given."""
        now = self.sitting.now
        asked = now.asked
        if asked is None or asked.seat in now.people or self.sitting.goes_on():
            return True
        if self.stood < self.grace_left and self.touched == now.number - 1 and self.drafts.can_undo():
            return False
        return self.stood * max(1.0, min(self.settings.speed, 64.0)) >= self.pace_of(asked)

    @property
    def grace_left(self) -> float:
        """The seconds in which an answer can be taken back before a bot replies."""
        return self.grace

    def pace_of(self, asked: Decision) -> float:
        """Return the seconds before a bot's answer: fewer if it continues its own turn, or only reacts.

        What it reacts to has just been shown, and the pulse hides whether it does react.
        """
        table = self.sitting.table
        goes_on = table.answered > 0 and table.answer(-1).seat == asked.seat
        sealed = isinstance(table.state.agenda[-1], Sealed)
        return SEALED_PACE if goes_on or asked.window or sealed else PACE

    # --- the rules ---

    def safe_first(self) -> object:
        """Ask nothing until the last answer is on disk."""
        return WAIT if self.sitting.writing else None

    def new_question(self) -> object:
        """Restart the clock for a new question."""
        now = self.sitting.now
        if now.number != self.number:
            self.number, self.stood = now.number, 0.0
            self.confirming = self.to_confirm()
            self.asks_anew()
        return None

    def turn_to_be_ended(self) -> object:
        """Wait until the reader ends a turn that's over; bots think meanwhile."""
        if not self.confirming:
            return None
        self.think_ahead()
        return WAIT

    def next_person(self) -> object:
        """Hand over to the next person, unless a standing answer saves them from looking."""
        sitting, person = self.sitting, self.sitting.now.next
        if person is None or person in self.elsewhere():
            return None
        stands = self.standing.answer(sitting.table, person)
        if stands is None:
            self.standing.expire(sitting.table, person)
            self.forget()  # what the last person typed too early isn't the next person's answer
            return HandOver(person)
        if self.stood >= PACE:
            sitting.give(stands)
        return None

    def answer_in_time(self) -> object:
        """Return the pending answer to play: a person's at once, a bot's when its timing reveals nothing."""
        self.sitting.ask()
        choice = self.sitting.answer()
        if choice is None:
            return None
        return choice if self.in_time() else WAIT

    def given_ahead(self) -> object:
        """Answer with what was written into a draft before its question came."""
        given = self.drafts.foreseen()
        if given is None:
            return None
        self.drafts.ahead.remove(given)
        self.sitting.give(given)
        return WAIT

    def next_of_series(self) -> object:
        """Give the next of several answers that were given with one touch; drop the rest if it isn't on offer."""
        if not self.series:
            return None
        asked, (action, *later) = self.sitting.mine(), self.series
        if asked is None or action not in asked.options:
            self.drop_series()
            return WAIT
        self.series = tuple(later)
        self.drafts.joined.add(self.sitting.table.answered)
        return Give(action)

    def no_choice(self) -> object:
        """Pass a question without a choice, once it has been announced for a moment."""
        given = self.passing() if self.stood >= PACE else None
        if given is None:
            return None
        self.drafts.passed.add(self.sitting.table.answered)
        self.sitting.give(given)
        return WAIT

    def on_offer(self) -> Repeat | None:
        """Return the reader's answer to the current question that could be repeated; None if there is none."""
        asked = self.sitting.mine()
        return self.standing.on_offer(self.sitting.table, asked.seat) if asked is not None else None

    def repeated(self) -> object:
        """Give a standing answer, or drop the repeated one if it no longer stands."""
        asked, table = self.sitting.mine(), self.sitting.table
        if asked is None:
            return None
        stands = self.standing.answer(table, asked.seat)
        if stands is None:
            self.standing.expire(table, asked.seat)
        elif self.stood >= PACE:
            self.sitting.give(stands)
        return None
