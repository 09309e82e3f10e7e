"""Turn taking: what becomes of the present question while nobody touches anything, rule by rule."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.client.kit.settings import Settings
from game.client.match.lesson import Lesson
from game.client.match.offered import Offered
from game.client.match.overlays import Overlays
from game.client.match.pace import PaceNamed
from game.client.match.press import Press
from game.client.match.reach import Reaching
from game.client.match.sight import Sight
from game.client.match.since import Since
from game.client.table.answers import Do
from game.client.table.picture import Seating
from game.core.contract import Action, Decision, Seat
from game.core.itself import Itself
from game.core.views import Sealed
from game.core.words import say
from game.play.drafts import Drafts
from game.play.sitting import Sitting
from game.play.standing import Standing

WINDOW = 3.0  # seconds a window stays open at least when several people share the screen
PACE = 0.5  # seconds a question stands at least before a bot's answer shows: rhythm; game/play/pulse hides hands
SEALED = 0.1  # the same for a sealed answer, of which there is nothing to read
GRACE = 0.8  # seconds for which a person's own deed can be taken back before a bot answers it, at every speed
REST = 1.0  # seconds from the last deed to the result


@dataclass(frozen=True, slots=True)
class HandOver:
    """Somebody else is to look: the curtain falls."""

    person: Seat


@dataclass(frozen=True, slots=True)
class Wait:
    """Nothing more is done with the question for now."""


WAIT = Wait()
Rule = Callable[["Turns"], object]
"""What is to be done with the question, as a message to the match; None leaves it to the next rule."""


@dataclass
class Turns:
    """The present question at this screen: how long it has stood, and what is to be done with it."""

    drafts: Drafts
    reaching: Reaching
    overlays: Overlays
    offered: Offered
    sight: Sight
    settings: Settings
    sitting: Sitting = field(init=False)
    standing: Standing = field(init=False)
    since: Since = field(init=False)
    series: tuple[Action, ...] = ()
    """Answers that were given with one touch and are still to be given."""
    early: tuple[str, int] | None = None
    """A key struck while something moved that meant nothing then, and the question that was to come."""
    question: int = -1
    """The number of its answer."""
    stood: float = 0.0
    """Seconds it has stood while nothing moved."""
    confirming: bool = False
    """Whether the viewer has come to the end of a turn and is still to say so."""
    touched: int = -1
    """The number of the last answer that was given by hand, not by a rule."""
    grace: float = GRACE
    pace: PaceNamed = field(default_factory=PaceNamed)
    fresh: bool = True
    """Whether nobody has answered by hand yet: a speed kept from another game is named until then."""
    over: bool = False
    lesson: Lesson | None = None
    """What is being learned here."""
    silent: tuple[object, bool] | None = field(default=None, repr=False)
    """Whether a question answers itself, and the position it was found out for: every picture asks."""

    def __post_init__(self) -> None:
        self.sitting = self.drafts.sitting
        self.standing = Standing(self.sitting.conversation)
        self.since = Since(self.drafts, self.sight)

    def next(self) -> object:
        """Go through the rules in their order, up to the first that has something to say."""
        return next((message for rule in RULES if (message := rule(self)) is not None), None)

    def wait(self) -> None:
        """Something moves, or the past is looked at: the question does not stand yet, but a bot may think."""
        self.stood = 0.0
        self.think_ahead()

    def think_ahead(self) -> None:
        """Let a bot think before its question stands."""
        asked = self.sitting.decision
        if asked is not None and not self.sitting.is_person(asked.seat):
            self.sitting.ask()

    def forget(self) -> None:
        """Do nothing for the viewer now that somebody else reached for or struck."""
        self.early, self.reaching.then, self.series = None, "", ()
        self.drafts.ahead.clear()

    # --- what is asked ---

    @property
    def put(self) -> Decision | None:
        """The question as it is put to the viewer; None while something moves, or where it answers itself."""
        reads = self.lesson is not None and self.lesson.held
        ready = self.sight.at_rest and not reads and not self.answers_itself and not self.sitting.writing
        return self.sitting.mine() if ready else None

    @property
    def begun(self) -> list[Action]:
        """The answers that begin with what has been taken up."""
        put, reaching = self.put, self.reaching
        if put is None:
            return []
        meant = [each for each in put.options if each.noun and each.noun == reaching.picked]
        return meant if reaching.asking is None else [*meant, reaching.asking]

    @property
    def answers_itself(self) -> bool:
        """Whether the present question answers itself: then it is not put, and nothing is explained about it."""
        sitting, asked = self.sitting, self.sitting.mine()
        if asked is None or self.confirming:
            return False
        wished = asked.seat in self.standing.wished
        key = (Itself(sitting.table.state), asked.seat, self.settings.auto_pass, wished)
        if self.silent is None or self.silent[0] != key:
            given = self.passing() or (wished and self.standing.answer(sitting.table, asked.seat))
            self.silent = (key, bool(given))
        return self.silent[1]

    def passing(self) -> Action | None:
        """Alone, a question without a choice passes by itself; among people that would tell what is not held."""
        alone = len(self.sitting.people) == 1
        return self.drafts.passing() if self.settings.auto_pass and alone else None

    def window_left(self) -> float:
        """Share of the least time for which the present window still stands open."""
        asked = self.sitting.mine()
        if asked is None or not asked.window or len(self.sitting.people) < 2 or not self.sight.stage.idle:
            return 0.0
        return max(0.0, 1 - self.stood / WINDOW)

    def to_confirm(self) -> bool:
        """Whether the viewer has to say that the turn is over, at every speed."""
        sitting, asked, number = self.sitting, self.sitting.decision, self.sitting.table.answered - 1
        if number < 0 or asked is None or asked.seat == sitting.audience:
            return False
        seat, given = sitting.table.answers[number]
        if seat != sitting.audience or not sitting.is_person(seat):
            return False
        return sitting.conversation.confirms(sitting.table.state_before(number), given, asked)

    def in_time(self) -> bool:
        """Whether the picture is ready for an answer that may be shown: a question stands a moment first."""
        asked, number = self.sitting.decision, self.sitting.table.answered
        if asked is None or self.sitting.is_person(asked.seat) or self.sitting.goes_on():
            return True
        if self.stood < self.grace and self.touched == number - 1 and self.drafts.can_undo():
            return False
        pace = SEALED if isinstance(self.sitting.table.state.agenda[-1], Sealed) else PACE
        return self.stood * max(1.0, min(self.settings.speed, 64.0)) >= pace

    def seating(self) -> Seating:
        """Who sits where, and whose bot is seen to think."""
        sitting, asked = self.sitting, self.sitting.decision
        who = (
            say("match.you") if seat == sitting.audience else sitting.sitter(seat) for seat in sitting.table.seats
        )
        thinks = asked is not None and not (sitting.is_person(asked.seat) or self.confirming)
        seat = asked.seat if asked is not None and thinks and self.sight.stage.idle else None
        return Seating(sitting.names, tuple(who), seat)

    def tell_news(self) -> None:
        """Lay down what the others have done when the viewer is asked again; not in the middle of their deeds.

        Where the others have only answered what the viewer did, the viewer has just seen that; a coach says it.
        """
        asked, alone = self.sitting.mine(), len(self.sitting.people) == 1 and self.lesson is None
        if asked is not None and alone and not (asked.window or self.confirming or self.answers_itself):
            self.overlays.changed_hands(self.since.news() if self.since.moved() else ())

    # --- what is answered ---

    def answered(self, seat: Seat) -> None:
        """A person has answered by hand."""
        self.standing.wished.pop(seat, None)
        self.touched, self.fresh = self.sitting.table.answered, False
        self.since.by_hand = self.touched


def _safe_first(turns: Turns) -> object:
    """Nothing is asked before the last answer is on the disk; the picture goes on meanwhile."""
    return WAIT if turns.sitting.writing else None


def _read_first(turns: Turns) -> object:
    """A coach sees what has become of a step; nothing goes on while the pupil reads what it says."""
    if turns.lesson is None:
        return None
    turns.lesson.judge()
    return WAIT if turns.lesson.held else None


def _the_end(turns: Turns) -> object:
    """Once the last deed has been seen, the result follows."""
    if turns.sitting.table.result is None:
        return None
    if turns.over or turns.stood <= REST:
        return WAIT
    turns.over = True
    return Press.RESULT


def _new_question(turns: Turns) -> None:
    """With a new question nothing is taken up or refused any more, and time begins anew."""
    number = turns.sitting.table.answered
    if number != turns.question:
        turns.question, turns.stood = number, 0.0
        turns.offered.unfocused = turns.overlays.closer.newly_asked = True
        turns.overlays.refused = None
        turns.reaching.lay_down()
        turns.confirming = turns.to_confirm()
        turns.tell_news()


def _turn_to_be_ended(turns: Turns) -> object:
    """A turn that is over waits until the viewer says so; bots think meanwhile."""
    if not turns.confirming:
        return None
    turns.think_ahead()
    return WAIT


def _next_person(turns: Turns) -> object:
    """The next person looks before they answer; a standing answer needs no look, so no curtain falls."""
    sitting, person = turns.sitting, turns.sitting.now.next
    if person is None:
        return None
    stands = turns.standing.answer(sitting.table, person)
    if stands is None:
        turns.forget()  # what the last person struck too early is no answer of the next
        return HandOver(person)
    if turns.stood >= PACE:
        sitting.give(stands)
    return None


def _due_sheet(turns: Turns) -> None:
    """A sheet opens first if an event meanwhile was a reason for it."""
    turns.overlays.open_what_is_due()


def _early_key(turns: Turns) -> object:
    """A key that was struck too early meant this question, if it means anything here."""
    if turns.early is None or turns.offered.question != turns.question:
        return None
    (key, number), turns.early = turns.early, None
    meant = number == turns.question and turns.sitting.mine() is not None and key in turns.offered.keys
    return turns.offered.keys[key] if meant else None


def _answer_in_time(turns: Turns) -> object:
    """An answer that has come is shown; when a bot's is shown tells nothing of how long it thought."""
    turns.sitting.ask()
    choice = turns.sitting.answer()
    if choice is None:
        return None
    return choice if turns.in_time() else WAIT


def _reached_on(turns: Turns) -> object:
    """A card that was dragged onto a country goes there once its question is put."""
    if turns.sitting.mine() is None:
        turns.reaching.then = ""
    return turns.reaching.go_on(turns.sight.stage.view) or WAIT if turns.reaching.then else None


def _foreseen(turns: Turns) -> object:
    """An entry written into a draft ahead of its question answers it."""
    foreseen = turns.drafts.foreseen()
    if foreseen is None:
        return None
    turns.drafts.ahead.remove(foreseen)
    turns.sitting.give(foreseen)
    return WAIT


def _settled(turns: Turns) -> object:
    """A choice put together on the board answers each question it has settled."""
    sitting, asked = turns.sitting, turns.sitting.mine()
    given = turns.sight.board.settled(sitting.view, asked) if asked is not None else None
    return Do(given) if asked is not None and given in asked.options else None


def _series(turns: Turns) -> object:
    """Of several answers that were given with one touch the next is due; one no more on offer ends them."""
    if not turns.series:
        return None
    asked, (action, *later) = turns.sitting.mine(), turns.series
    if asked is None or action not in asked.options:
        turns.series = ()
        return WAIT
    turns.series = tuple(later)
    turns.drafts.joined.add(turns.sitting.table.answered)
    return Do(action)


def _no_choice(turns: Turns) -> object:
    """A question without a choice passes by itself, once it has been announced for a moment."""
    given = turns.passing() if turns.stood >= PACE else None
    if given is None:
        return None
    turns.drafts.passed.add(turns.sitting.table.answered)
    turns.sitting.give(given)
    return WAIT


def _repeated(turns: Turns) -> None:
    """An answer that stands until something changes is given once more."""
    asked = turns.sitting.mine()
    stands = turns.standing.answer(turns.sitting.table, asked.seat) if asked is not None else None
    if stands is not None and turns.stood >= PACE:
        turns.sitting.give(stands)


RULES: tuple[Rule, ...] = (
    _safe_first,
    _read_first,
    _the_end,
    _new_question,
    _turn_to_be_ended,
    _next_person,
    _due_sheet,
    _early_key,
    _answer_in_time,
    _reached_on,
    _foreseen,
    _settled,
    _series,
    _no_choice,
    _repeated,
)
"""In the order in which they are asked: the first that has something to say decides."""
