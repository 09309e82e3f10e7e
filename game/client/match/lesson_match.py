"""Matches that teach: a lesson, a puzzle, or a retry of a moment from one's own game."""

from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, TypeVar

from ai.players import Choice
from game.client import requests as wanted
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match.controls import Control
from game.client.match.lesson import Guide, Lesson, Retrying, RetryLesson
from game.client.match.scene import Match
from game.client.match.sight import Sight
from game.client.table.picture import Picture
from game.core.contract import Action, Decision, Line
from game.core.exercise import LESSON, PUZZLE, Outcome
from game.core.files import behind
from game.core.files.behind import PendingWrite
from game.core.language.words import say, words
from game.machine import mistakes, puzzling, today
from game.machine.progress import TRIED, kept
from game.machine.puzzling import PuzzleTold
from game.play.answers import Reach
from game.play.exercise import Script
from game.play.retry import RetryStage, Tried, Trying, matters_told, try_told
from game.play.worker import AtOnce, BotExecutor, Worker, result_of

L = TypeVar("L", bound=Lesson)


@dataclass
class Tutor(Guide):
    """A guide that speaks the coach's words, for when type is too large for a rail."""

    taught: Lesson
    sight: Sight

    def lesson(self, put: Decision | None) -> str:
        """Return the coach's note; "" unless the rail is hidden and nothing is moving."""
        return self.taught.note() if self.sight.frame.tabbed and self.sight.at_rest else ""

    def learnt(self, put: Decision | None) -> None:
        """Mark the coach's note as read."""
        self.taught.learnt()


class LessonMatch(Match, Generic[L]):
    """A match with a lesson, whose paper covers part of the rail. It isn't recorded."""

    def __init__(self, lesson: L, bots: BotExecutor, settings: Settings | None, sound: Sound | None) -> None:
        self.lesson = lesson
        super().__init__(lesson.recorded, settings, bots, sound)
        self.reached: Reach | None = None
        """Something reached for while a comment was on show; it's picked up once the question is asked again."""
        self.turns.lesson, self.coach.silenced = lesson, True
        self.drafts.begin(lesson.first)
        self.sitting.eyes.beats_seen[lesson.of.seat] = (
            self.sitting.eyes.beats
        )  # what led to the position is no news

    def _guide(self) -> Guide:
        return Tutor(self.sitting, self.reaching, self.settings, self.lesson, self.sight)

    def _reach_on(self) -> None:
        """Pick up what was reached for, if the question is being asked again."""
        if self.reached is not None and self.turns.open_question is not None:
            self.answering.on(self.reached)
            self.reached = None

    def _notice(self, trouble: Line | None) -> None:
        """Show a problem with the disk, if there is one."""
        if trouble is not None:
            self.overlays.notice = words("room").say(trouble)

    def picture(self, ui: Ui) -> Picture:
        """Return the picture, with the log ending above the paper."""
        return replace(super().picture(ui), foot=self.lesson.top(ui, self.sight.frame))

    def draw(self, ui: Ui) -> None:
        """Paint the match, and the paper over its rail."""
        super().draw(ui)
        self.lesson.paint(ui, self.sight.frame)

    def _press(self, press: Control) -> Next:
        return Pop() if press is Control.LEAVE else super()._press(press)

    def _from_above(self, message: wanted.FromAbove) -> Next:
        """Leave at once instead of pausing; there is nothing to lose."""
        return Pop() if isinstance(message, wanted.OpenPause) else super()._from_above(message)


def _done(title: str, name: str, kind: str) -> Line | None:
    """Record that an exercise is done; return a problem with the disk, or None."""
    learnt = kept()
    learnt.mark(title, name, kind)
    return learnt.trouble


def _tried(title: str, name: str, solved: bool) -> Line | None:
    """Record an answer to a puzzle, maybe the puzzle of the day; return a problem with the disk, or None."""
    trouble = _done(title, name, TRIED)
    of, days = today.deal(today.today()), today.kept()
    if of.puzzle == (title, name):
        days.tried(of.day, solved)
    return trouble or days.trouble


class TaughtMatch(LessonMatch[Lesson]):
    """The match of a lesson or puzzle. It doesn't count in statistics or ratings of games."""

    def __init__(self, lesson: Lesson, settings: Settings | None = None, sound: Sound | None = None) -> None:
        super().__init__(lesson, Script(lesson=lesson), settings, sound)
        self.kept, self.counted = False, False
        self.helped = False
        """True if a hint was shown."""
        self.rating: PendingWrite[PuzzleTold] | None = None
        self.noting: list[PendingWrite[Line | None]] = []
        """Pending writes; each returns a problem with the disk, or None."""

    def tick(self, seconds: float) -> Next:
        """Advance the match, and record what has been done."""
        before, rated = self.lesson.held, self.lesson.rated
        wanted = super().tick(seconds)
        self._reach_on()
        self._count()
        if self.lesson.held and not before:
            self.offered.refocus()
        if self.lesson.finished and not self.kept:
            self.kept = True
            self.noting.append(
                behind.write(partial(_done, self.lesson.title, self.lesson.of.id, self.lesson.kind))
            )
        self._hear_of_the_disk()
        return wanted or (Redraw() if self.lesson.held != before or self.lesson.rated != rated else None)

    def _play(self, choice: Choice) -> Next:
        """Play an answer; one that the lesson doesn't want isn't animated, because the coach speaks at once."""
        going_on, lesson = super()._play(choice), self.lesson
        if lesson.kind == LESSON and lesson.now_judged().outcome is Outcome.OTHERWISE:
            self.sight.skip()
        return going_on

    def _count(self) -> None:
        """Record an answer to a puzzle once it has been judged."""
        lesson = self.lesson
        if lesson.kind != PUZZLE or lesson.held == self.counted:
            return
        self.counted = lesson.held
        if not lesson.held:
            return
        self.noting.append(behind.write(partial(_tried, lesson.title, lesson.of.id, lesson.finished)))
        first = (lesson.title, lesson.of.id, lesson.of.rating, lesson.finished, self.helped)
        self.rating = behind.write(partial(puzzling.answered, *first))

    def _hear_of_the_disk(self) -> None:
        """Show the new rating, and any problem with the disk, once the writes are done."""
        if self.rating is not None and self.rating.done():
            told, self.rating = self.rating.result(), None
            self.lesson.rate(told)
            self._notice(told.trouble)
        while self.noting and self.noting[0].done():
            self._notice(self.noting.pop(0).result())

    def closing(self) -> None:
        """Close once the pending writes are done."""
        super().closing()
        for each in self.noting:
            each.result()
        if self.rating is not None:
            self.rating.result()

    def picture(self, ui: Ui) -> Picture:
        """Return the picture, without warnings if this is a lesson."""
        picture = super().picture(ui)
        return replace(picture, warned="") if self.lesson.kind == LESSON else picture

    def on(self, message: object) -> Next:
        """Handle a message; reaching for something after a wrong answer tries again with it."""
        if isinstance(message, Reach) and self.lesson.verdict.outcome is Outcome.OTHERWISE:
            self.reached = message
            return self._press(Control.TRY_AGAIN)
        return super().on(message)

    def _press(self, press: Control) -> Next:
        lesson = self.lesson
        match press:
            case Control.HINT:
                lesson.give_hint()
                self.helped = True
                if lesson.kind == PUZZLE and today.deal(today.today()).puzzle == (lesson.title, lesson.of.id):
                    today.kept().help(today.today())
            case Control.NEXT_STEP if lesson.held:
                lesson.go_on()
                self.drafts.begin(lesson.first)
                self.sitting.cancel_question()
            case Control.TRY_AGAIN if lesson.held:
                self.drafts.rewind(lesson.again())
                self._anew()
            case Control.NEXT_EXERCISE if lesson.following is not None:
                return Replace(wanted.Learn(lesson.title, lesson.following.id, lesson.kind))
            case Control.OWN_TURN:
                return Replace(wanted.TakeOwnTurn(lesson.title, lesson.of.id))
            case Control.PLAY:
                return Replace(wanted.SetUpGame(lesson.title))
            case _:
                return super()._press(press)
        return Redraw()


PATIENCE = 120.0
"""Seconds that a worker may take to judge a try on a busy machine."""


def judges(title: str) -> Worker:
    """Return the process that judges tries."""
    return Worker(title, beside=0, limit=PATIENCE)


class RetryMatch(LessonMatch[RetryLesson]):
    """A retry of a moment. Only its repetition date depends on the result."""

    def __init__(
        self,
        lesson: RetryLesson,
        judges: BotExecutor,
        settings: Settings | None = None,
        sound: Sound | None = None,
    ) -> None:
        super().__init__(lesson, AtOnce(), settings, sound)
        self.judges = judges
        self.trying: Future[Tried] | None = None
        self.replies: list[Action] = []
        """The answers of a refutation that remain to be played."""
        self.noting: PendingWrite[Line | None] | None = None

    # --- time ---

    def tick(self, seconds: float) -> Next:
        """Advance the match, take over judgements, and play out a refutation."""
        before = self._shown()
        going_on = super().tick(seconds)
        self.judges.tick()
        if self.trying is not None and self.trying.done():
            self._judged(result_of(self.trying))
        elif self.lesson.shows and self.stage.idle:
            self._show_reply()
        self._reach_on()
        if self.noting is not None and self.noting.done():
            trouble, self.noting = self.noting.result(), None
            self._notice(trouble)
        changed = self._shown() != before
        if changed and self.lesson.held:
            self.offered.refocus()
        return going_on or (Redraw() if changed or self.lesson.shows else None)

    def _shown(self) -> tuple[object, ...]:
        lesson, retry = self.lesson, self.lesson.retry
        stands = lesson.thinks, lesson.shows, lesson.waits, retry.stage, len(retry.tries), retry.shown is None
        return lesson.held, lesson.told, lesson.kept, *stands

    def _play(self, choice: Choice) -> Next:
        """Play an answer, and have the deed judged once it is complete."""
        going_on, lesson = super()._play(choice), self.lesson
        if lesson.retry.stage is RetryStage.MOVE and not lesson.shows:
            request = lesson.retry.asks(lesson.retry.given)
            if request is not None:
                self._judge(request)
        return going_on

    def _judge(self, request: Trying | None) -> None:
        """Have a try judged; with None, call off the judging."""
        if self.trying is not None:
            self.trying.cancel()
        self.trying = self.judges.ask(request) if request is not None else None
        self.lesson.think(request)

    def _judged(self, tried: Tried | None) -> None:
        """Take over a judgement: end the retry, or show the others' answer to a wrong try."""
        lesson = self.lesson
        self._judge(None)
        if lesson.retry.stage is RetryStage.OVER:
            lesson.solve(tried)
            self._end()
            return
        if tried is None:
            self._back()
            lesson.tell(say("learn.not_judged"))
            return
        tried = lesson.retry.take(tried)
        lesson.tell(try_told(lesson.retry, tried))
        if tried.refuted is not None:
            self._back()
            lesson.show(tried.refuted.world)
            self.replies = [*tried.refuted.answers]
        else:
            self._settle()

    def _show_reply(self) -> None:
        """Play the next answer of a refutation; when there are none left, or one was taken back, let the pupil
        read.
        """
        asked = self.sitting.decision
        if self.replies and asked is not None and self.replies[0] in asked.options:
            super()._play(Choice(self.replies.pop(0)))
            return
        self.replies = []
        self._settle()

    def _settle(self) -> None:
        self.lesson.rest()
        if self.lesson.retry.stage is RetryStage.OVER:
            self._end()

    def _end(self) -> None:
        """Save how it ended, once."""
        if self.lesson.end():
            retry = self.lesson.retry
            self.noting = behind.write(partial(mistakes.answered, retry.moment, retry.right, self.lesson.day))

    def _back(self) -> None:
        """Go back to the position of the question."""
        self.drafts.rewind(self.lesson.retry.number)
        self.lesson.ask_again()
        self.replies = []
        self._anew()

    # --- touches ---

    def on(self, message: object) -> Next:
        """Handle a message; reaching for something while a comment is on show tries again with it."""
        if isinstance(message, Retrying):
            return self._chosen(message)
        if isinstance(message, Reach) and self.lesson.waits:
            self.reached = message
            return self._chosen(Retrying.AGAIN)
        return super().on(message)

    def _chosen(self, chosen: Retrying) -> Next:
        lesson, retry = self.lesson, self.lesson.retry
        match chosen:
            case Retrying.MATTERS | Retrying.FINE if retry.stage is RetryStage.MATTERS:
                retry.says(chosen is Retrying.MATTERS)
                lesson.tell(matters_told(retry))
                if retry.moment.fine:
                    self._end()
            case Retrying.AGAIN if lesson.waits:
                self._back()
            case Retrying.SHOW if retry.stage is RetryStage.MOVE and not lesson.thinks:
                self._back()
                self._judge(retry.gives_up())
            case Retrying.NEXT if retry.stage is RetryStage.OVER:
                return self._next()
            case Retrying.LESSON if lesson.about:
                return Push(wanted.Learn(lesson.title, lesson.about))
            case Retrying.LEAVE:
                return Pop()
        return Redraw()

    def _next(self) -> Next:
        """Move on to the next moment or lesson; after the last moment, leave."""
        if self.lesson.then:
            return Replace(wanted.Learn(self.lesson.title, self.lesson.then))
        if self.lesson.retry.unaided:
            return Replace(wanted.SetUpGame(self.lesson.title))
        after = self.lesson.place.after(self.lesson.retry)
        return Pop() if self.lesson.place.last else Replace(wanted.TryAgain(after))

    def _press(self, press: Control) -> Next:
        """Handle a button; a hint would give the answer away, so H only says so."""
        if press in (Control.UNDO, Control.UNDO_TURN) and self.lesson.retry.stage is RetryStage.MOVE:
            self._judge(None)
        if press is not Control.HINT:
            return super()._press(press)
        lesson = self.lesson
        if lesson.retry.stage is RetryStage.MATTERS:
            lesson.tell(say("learn.no_hint_first"))
        elif not lesson.held:
            lesson.tell(say("learn.no_hint"))
            lesson.rest()
        return Redraw()

    # --- the picture ---

    def picture(self, ui: Ui) -> Picture:
        """Return the picture, without warnings."""
        return replace(super().picture(ui), warned="")

    def closing(self) -> None:
        """Stop judging, and wait for the disk."""
        super().closing()
        self.judges.close()
        if self.noting is not None:
            self.noting.result()
