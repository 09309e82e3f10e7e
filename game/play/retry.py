"""Retrying a moment of one's own game: does it matter, what is better, and how do the others respond.

Faces show it; this decides what counts. A try is judged by the search that reviews games, on its scale.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from enum import Enum
from functools import cache
from random import Random
from typing import Any, NamedTuple

from ai.coach import practice
from ai.coach.motifs import lesson
from ai.coach.practice import CHOICE, OPPONENT, Anew, Dealt, Refuted
from ai.coach.review import Grade, Judged, ReviewedQuestion
from ai.levels import player
from ai.search.budget import never
from ai.search.deeds import Deed
from game.core import agenda
from game.core.contract import Action, Decision, Line, line
from game.core.exercise import Exercise, exercises, go_through, laid, others_answer
from game.core.files.checksummed import ChecksummedFile
from game.core.files.code import read_code
from game.core.files.journal import Recorded
from game.core.language.dates import told_day
from game.core.language.words import say, words
from game.core.table import IllegalAction, Table, check
from game.core.views import Draft, Sealed
from game.machine.mistakes import Mistakes, OwnMoment
from game.play.exercise import recorded as lesson_record
from game.play.exercise import seated
from game.play.worker import BotRequest, Bots
from game.titles import rules_of

AFTERWARDS = 60
"""The most answers after a lesson before its pupil has a real choice."""
TRIES = 2
"""The number of wrong answers after which the reason is given."""


class Unusable(Exception):
    """A moment can't be laid out any more because its title or its rules have changed."""


class RetryStage(Enum):
    """The stage of a retry."""

    MATTERS = "matters"
    """The pupil is asked whether the moment matters."""
    MOVE = "move"
    """The pupil looks for a better answer."""
    OVER = "over"


class Tried(NamedTuple):
    """A judged try: the deed, its grade, and the chance it lost."""

    deed: tuple[Action, ...]
    grade: Grade
    lost: float
    refuted: Refuted | None = None
    judged: tuple[Judged, ...] = ()

    @property
    def right(self) -> bool:
        """True if nothing was lost."""
        return self.grade is Grade.GOOD


@dataclass(frozen=True)
class Dealing(BotRequest[Dealt]):
    """A request to re-deal a moment in a bot process."""

    moment: OwnMoment
    state: Any
    seats: int
    seed: str

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Dealt:
        """Re-deal the moment and verify it with a search."""
        game, of = rules_of(self.moment.title), self.moment.sought
        return practice.dealt_anew(
            game, self.state, of, self.moment.seat, self.seats, Random(self.seed), cancelled
        )

    def any_answer(self) -> Dealt:
        """Return the game's own position."""
        return Dealt(self.state, Anew.NOTHING)

    def fits(self, found: object) -> bool:
        """Return True if it is a deal."""
        return isinstance(found, Dealt)


@dataclass(frozen=True)
class Trying(BotRequest[Tried]):
    """A request to judge a deed and, if it is wrong, to play on from it."""

    questions: tuple[ReviewedQuestion, ...]
    before: Action | None = None
    """The answer given in the game; a right answer's reason is its advantage over that one."""

    def think(self, cancelled: Callable[[], bool], bots: Bots) -> Tried:
        """Judge the deed."""
        first, deed = self.questions[0], tuple([each.given for each in self.questions])
        judged = practice.tried(self.questions, cancelled)
        if cancelled():
            return self.any_answer()
        grade = practice.verdict(judged, first.title, first.seats)
        lost = max([practice.lost(each, first.title, first.seats) for each in judged], default=0.0)
        bad = grade in practice.BAD
        against = practice.refuted(self.questions, Random(str(first.number))) if bad else None
        before = self.before
        if (
            grade is Grade.GOOD
            and before is not None
            and before in first.decision.options
            and before != first.given
        ):
            judged += practice.tried((first._replace(given=before, made=(before,)),), cancelled)
        return Tried(deed, grade, lost, against, judged)

    def any_answer(self) -> Tried:
        """Return an unjudged try."""
        return Tried(tuple([each.given for each in self.questions]), Grade.UNJUDGED, 0.0)

    def fits(self, found: object) -> bool:
        """Return True if it is a judged try."""
        return isinstance(found, Tried)


@dataclass
class Retry:
    """A retry of a moment."""

    moment: OwnMoment
    dealt: Dealt
    recorded: Recorded[Any]
    number: int = 0
    """The number of answers before the position in `recorded`."""
    stage: RetryStage = RetryStage.MATTERS
    guessed: bool | None = None
    """What the pupil answered when asked whether it matters."""
    tries: list[Tried] = field(default_factory=list)
    """The tries that could be judged."""
    shown: Tried | None = None
    """The game's own answer, judged because the pupil gave up."""
    played_on: int = 0
    """The number of answers that a bot has given for everybody since the end of the lesson."""

    @property
    def unaided(self) -> bool:
        """True for the turn at the end of a lesson, which comes from no game and isn't saved."""
        return not self.moment.game

    @property
    def right(self) -> bool:
        """True if it counts as right: a fine moment recognised as one, or a good first try."""
        if self.moment.fine:
            return self.guessed is False
        return bool(self.tries) and self.tries[0].right

    @property
    def found(self) -> bool:
        """True if a good answer was found at all."""
        return any(each.right for each in self.tries)

    @property
    def counts(self) -> bool:
        """True if enough was judged for it to count."""
        return self.moment.fine or bool(self.tries) or self.shown is not None

    def says(self, matters: bool) -> None:
        """Answer whether it matters. A moment without a wrong answer ends there."""
        self.guessed = matters
        self.stage = RetryStage.OVER if self.moment.fine else RetryStage.MOVE

    @property
    def given(self) -> tuple[Action, ...]:
        """The answers given since the position."""
        return tuple([each.action for each in self.recorded.table.answers[self.number :]])

    def lay_out(self, world: Any) -> None:
        """Put a world on the table that looks like the position."""
        self.recorded.table.replace_state(world)

    def asks(self, deed: Sequence[Action]) -> Trying | None:
        """Return the request to judge a deed; None while the deed is unfinished."""
        of = self.moment
        found = practice.questions(
            self.recorded.table.game, self.dealt.world, of.seat, self._seats, of.number, tuple(deed)
        )
        before = None if self.unaided or of.fine else Action.parse(of.given)
        return Trying(found, before) if found else None

    @property
    def _seats(self) -> int:
        return len(self.recorded.table.seats)

    def take(self, tried: Tried) -> Tried:
        """Take a judged try, and return what it counts as: nothing if it couldn't be judged.

        The review's best answer needs no second judgement, for which a busy machine may have no time.
        """
        if tried.grade is Grade.UNJUDGED and tried.deed == self._found:
            tried = tried._replace(grade=Grade.GOOD, lost=0.0, refuted=None)
        if tried.grade is Grade.UNJUDGED:
            return tried
        self.tries.append(tried)
        if tried.right or len(self.tries) >= TRIES:
            self.stage = RetryStage.OVER
        return tried

    @property
    def _found(self) -> tuple[Action, ...]:
        """The answer that a review found best; () if there was none."""
        return () if self.unaided or self.moment.fine else (Action.parse(self.moment.best),)

    def gives_up(self) -> Trying:
        """End it; return the request to judge the game's answer, which will be told beside the best one."""
        self.stage = RetryStage.OVER
        given = Action.parse(self.moment.given)
        return self.asks([given]) or Trying(self._first(given))

    def _first(self, given: Action) -> tuple[ReviewedQuestion, ...]:
        """Return the position's question alone, answered with the beginning of a deed."""
        game, world, of = self.recorded.table.game, self.dealt.world, self.moment
        asked = agenda.decision(world)
        assert asked is not None, "a moment is a question"
        view = game.view(world, of.seat)
        return (ReviewedQuestion(of.title, self._seats, of.number, view, asked, given, (given,)),)

    @property
    def best(self) -> Judged | None:
        """The judged first question whose best answer is told at the end.

        It's that of the last answer that clearly lost something: the last wrong try, or else the game's answer.
        """
        every = [*([self.shown] if self.shown is not None else []), *self.tries]
        judged = [each for tried in every for each in tried.judged if each.number == self.moment.number]
        wrong = [each for each in judged if each.lost]
        return wrong[-1] if wrong else next(iter(judged), None)


@dataclass(frozen=True, slots=True)
class RetryPlace:
    """The current moment of a practice session, and how many of those counted so far were right."""

    moments: tuple[OwnMoment, ...]
    number: int = 0
    right: int = 0
    counted: int = 0

    @property
    def moment(self) -> OwnMoment:
        """The current moment."""
        return self.moments[self.number]

    @property
    def last(self) -> bool:
        """True if no moment follows."""
        return self.number + 1 >= len(self.moments)

    def after(self, retry: Retry) -> "RetryPlace":
        """Return the place of the next moment."""
        return RetryPlace(self.moments, self.number + 1, self.right + retry.right, self.counted + retry.counts)


def position(moment: OwnMoment) -> Recorded[Any]:
    """Replay a moment's game up to its question. Raises Unusable."""
    loaded = read_code(moment.code, rules_of)
    recorded = loaded.recorded
    if recorded is None or recorded.table.answered != moment.number or recorded.header.title != moment.title:
        raise Unusable(words("room").say(loaded.trouble or line("learn.unusable")))
    asked = recorded.table.decision
    if asked is None or asked.seat != moment.seat or Action.parse(moment.best) not in asked.options:
        raise Unusable(words("room").say(line("learn.unusable")))
    return recorded


def dealing(moment: OwnMoment, recorded: Recorded[Any]) -> Dealing | None:
    """Return the request to re-deal a moment; None for its first time, which is the game's own position."""
    asked = recorded.table.decision
    if asked is None or moment.fine or not (moment.right or moment.missed):
        return None
    seed = f"{moment.game} {moment.number} {moment.right} {moment.missed}"
    return Dealing(moment, recorded.table.state, len(recorded.table.seats), seed)


def laid_out(moment: OwnMoment, recorded: Recorded[Any], dealt: Dealt | None = None) -> Retry:
    """Lay out a moment as dealt. Its record isn't saved, and it doesn't count for any rating."""
    table, header = recorded.table, recorded.header
    dealt = dealt or Dealt(table.state, Anew.NOTHING)
    chairs, names = seated(table.seats, moment.seat)
    laid = Table(table.game, table.setup)
    if dealt.anew is not Anew.HAND:
        for given in table.answers:
            laid.play(given.action)
    laid.replace_state(dealt.world)
    made = Recorded(laid, replace(header, chairs=chairs, names=names, parent=None), ChecksummedFile())
    made.mark_as_practice()
    return Retry(moment, dealt, made, laid.answered)


def own_turn(title: str, of: Exercise) -> Retry | None:
    """Return the pupil's first real choice after a lesson, to be answered without help; None if there is none.

    Everything before it is answered as a hard bot would, so that every pupil gets the same one.
    """
    made = lesson_record(title, of)
    table = made.table
    for step in of.step:
        go_through(table, of, step)
    end = table.answered
    bot = player(OPPONENT, title)
    for number in range(AFTERWARDS):
        asked = table.decision
        if asked is None:
            return None
        if asked.seat == of.seat and len(asked.options) >= CHOICE and _begins(table.state):
            return replace(_unaided(title, of, made, asked), played_on=table.answered - end)
        view = table.view(asked.seat)
        table.play(bot.choose(table.game, view, asked, Random(f"{of.id} {number}")).action)
    return None


def _begins(state: Any) -> bool:
    """Return True if the current question isn't in the middle of a deed."""
    item = state.agenda[-1]
    return item.begun(state) == item if isinstance(item, Sealed) else not isinstance(item, Draft)


def _unaided(title: str, of: Exercise, made: Recorded[Any], asked: Decision) -> Retry:
    """Return a retry that begins with the move and doesn't count."""
    first = str(asked.options[0])
    moment = OwnMoment(
        "", title, "", "", of.seat, made.table.answered, asked.kind, "", first, first, 1.0, date.min.isoformat()
    )
    dealt = Dealt(made.table.state, Anew.NOTHING)
    return Retry(moment, dealt, made, made.table.answered, RetryStage.MOVE)


class LessonTopic(NamedTuple):
    """What a lesson may be about: a title, a kind of question, and the motif of its best answer."""

    title: str
    kind: str
    motif: str = ""


@cache
def lesson_about(title: str, kind: str, motif: str = "") -> str:
    """Return the id of a motif's lesson, or of the first one that asks this kind of question; "" if none does."""
    if named := lesson(title, motif):
        return named
    for of in exercises(title):
        table = laid(title, of, rules_of)
        for step in of.step:
            others_answer(table, of, step)
            for written in step.solution:
                if table.decision is not None and table.decision.kind == kind:
                    return of.id
                table.play(Action.parse(written))
                others_answer(table, of, step)
    return ""


def lesson_told(of: OwnMoment | LessonTopic) -> str:
    """Return where to find the lesson about a moment, for a keyboard; "" if there is none."""
    name = lesson_about(of.title, of.kind, of.motif)
    if not name:
        return ""
    called = words(of.title).say(line(f"lesson.{name}.title"))
    return say("learn.lesson_at", title=of.title, lesson=name, name=called)


def at_once(request: Dealing | Trying) -> Any:
    """Carry out a request here, while everything waits."""
    return request.think(never, Bots())


# --- sentences, in the room's words -----------------------------------------------------------------------


def matters_told(retry: Retry) -> str:
    """Return whether it matters, once that was answered."""
    seen = retry.guessed is not retry.moment.fine
    return say(f"learn.{'fine' if retry.moment.fine else 'matters'}_{'seen' if seen else 'missed'}")


def try_told(retry: Retry, tried: Tried) -> str:
    """Return the result of a try."""
    if tried.right:
        return say("learn.right" if retry.unaided or len(retry.tries) == 1 else "learn.right_later")
    if tried.grade is Grade.UNJUDGED:
        return say("learn.unjudged")
    points = max(1, round(100 * tried.lost))
    return say("learn.wrong" if retry.stage is RetryStage.MOVE else "learn.wrong_again", points=points)


def unaided_told(retry: Retry) -> str:
    """Return what the turn after a lesson is, and whether a bot has played on until there."""
    return " ".join([say("learn.unaided"), *([say("learn.played_on")] if retry.played_on else [])])


def refuted_told(against: Refuted) -> str:
    """Return what a refutation that is played out shows."""
    return say("learn.refuted", deals=against.deals, of=against.of)


def reason_told(retry: Retry, deed: Callable[[tuple[Action, ...]], str], told: Callable[[Line], str]) -> list[str]:
    """Return what is best and why, once the retry is over; `deed` and `told` say a deed and a reason.

    Reasons compare two answers, so the other one is named. Where nothing was clearly worse, nothing is compared.
    """
    best, of = retry.best, retry.moment
    if retry.stage is not RetryStage.OVER:
        return []
    if of.fine:
        given, found = Action.parse(of.given), Action.parse(of.best)
        return [say("learn.fine_best", given=deed((given,)), best=deed((found,)))] if given != found else []
    if best is None:
        return []
    said = [_best_told(retry, best.best.deed, deed)]
    if best.lost:
        said.append(say("learn.compared", deed=deed((best.given,))))
        said += map(told, best.best.reasons or (line("coach.unnamed"),))
    elif retry.found and best.given == best.best.action and best.best.reasons:
        said += [say("learn.second"), *map(told, best.best.reasons)]
    return said if retry.unaided else [*said, say("learn.played", points=max(1, round(100 * of.lost)))]


def _best_told(retry: Retry, best: tuple[Action, ...], deed: Callable[[tuple[Action, ...]], str]) -> str:
    """Return the sentence on the best deed, beside the last try."""
    last = retry.tries[-1] if retry.tries else None
    if last is not None and _alike(retry, last.deed, best):
        return say("learn.first_choice")
    return say("learn.as_good" if last is not None and last.right else "learn.better", deed=deed(best))


def _alike(retry: Retry, one: Deed, other: Deed) -> bool:
    """Return True if two deeds come to the same: cards are joined in any order."""
    if sorted(map(str, one)) == sorted(map(str, other)):
        return True
    try:
        return bool(_reached(retry, one) == _reached(retry, other))
    except IllegalAction:
        return False


def _reached(retry: Retry, deed: Deed) -> Any:
    """Return the position after a deed; raises IllegalAction if it isn't possible."""
    world = retry.dealt.world.copy()
    for action in deed:
        check(world, action)
        agenda.advance(world, action)
    return world


def comes_back(moment: OwnMoment, right: bool, day: date) -> str:
    """Return when a moment comes back after a try on a given day."""
    after = moment.answered(right, day)
    if after is None:
        return say("learn.gone")
    if after.parked:
        return say("learn.parked", count=after.missed)
    days = (date.fromisoformat(after.due) - day).days
    return say("learn.known" if after.known else "learn.comes_back", days=days)


def nothing_due(found: Mistakes, day: date, title: str = "") -> str:
    """Return why nothing is due, maybe in one title: when the next one comes back, or that none are kept."""
    kept = [each for each in found.moments if not each.parked and each.title in ("", title or each.title)]
    later = sorted([each.due for each in kept if each.due > day.isoformat()])
    return say("learn.later", date=told_day(later[0])) if later else say("learn.nothing")
