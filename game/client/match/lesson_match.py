"""A match with a lesson or puzzle: a coach speaks, and the other seats follow its script."""

from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from ai.players import Choice
from game.client import requests as wanted
from game.client.kit.scene import Next, Pop, Redraw, Replace
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match.guide import Guide
from game.client.match.lesson import Lesson
from game.client.match.press import Press
from game.client.match.scene import Match
from game.client.match.sight import Sight
from game.client.table.picture import Picture
from game.core.contract import Decision, Line
from game.core.exercise import LESSON, PUZZLE, Outcome
from game.core.files import behind
from game.core.files.behind import PendingWrite
from game.core.language.words import words
from game.machine import puzzling, today
from game.machine.progress import TRIED, kept
from game.machine.puzzling import PuzzleTold
from game.play.answers import Reach
from game.play.exercise import Script

A = TypeVar("A")


@dataclass
class Tutor(Guide):
    """A guide with the coach's words, for type too large for a rail."""

    taught: tuple[Lesson, Sight] | None = None

    def lesson(self, put: Decision | None) -> str:
        """What it says now."""
        if self.taught is None:
            return super().lesson(put)
        lesson, sight = self.taught
        return lesson.note() if sight.frame.tabbed and sight.at_rest else ""

    def learnt(self, put: Decision | None) -> None:
        """Its note was read."""
        if self.taught is not None:
            self.taught[0].read = True


def _done(title: str, name: str, kind: str) -> Line | None:
    """Record that an exercise is done; returns the disk's trouble, if any."""
    learnt = kept()
    learnt.mark(title, name, kind)
    return learnt.trouble


def _tried(title: str, name: str, solved: bool) -> Line | None:
    """Record an answer to a puzzle, also for the puzzle of the day; returns the disk's trouble, if any."""
    trouble = _done(title, name, TRIED)
    of, days = today.deal(today.today()), today.kept()
    if of.puzzle == (title, name):
        days.tried(of.day, solved)
    return trouble or days.trouble


class TaughtMatch(Match):
    """A match of a lesson or puzzle. It has no record and counts for nothing."""

    def __init__(self, lesson: Lesson, settings: Settings | None = None, sound: Sound | None = None) -> None:
        super().__init__(lesson.recorded, settings, Script(lesson=lesson), sound)
        self.lesson, self.kept, self.counted = lesson, False, False
        self.helped = False
        """Whether a hint was shown."""
        self.rating: PendingWrite[PuzzleTold] | None = None
        self.noting: list[PendingWrite[Line | None]] = []
        """Pending writes; each returns the disk's trouble, if any."""
        self.reached: Reach | None = None
        """A thing reached for after a wrong answer; it's picked up once the question is put again."""
        self.turns.lesson, self.drafts.floor, self.coach.silenced = lesson, lesson.first, True
        self.sitting.eyes.met[lesson.of.seat] = self.sitting.eyes.beats  # what led to the position is no news
        self.guide = Tutor(self.sitting, self.reaching, self.settings, (lesson, self.sight))
        self.answering.guide = self.guide

    def tick(self, seconds: float) -> Next:
        """Advance the match, and record what is done."""
        before, rated = self.lesson.held, self.lesson.rated
        wanted = super().tick(seconds)
        if self.reached is not None and self.turns.put is not None:
            self.answering.on(self.reached)
            self.reached = None
        self._count()
        self.offered.unfocused |= self.lesson.held and not before
        if self.lesson.finished and not self.kept:
            self.kept = True
            self.noting.append(
                behind.write(partial(_done, self.lesson.title, self.lesson.of.id, self.lesson.kind))
            )
        self._hear_of_the_disk()
        return wanted or (Redraw() if self.lesson.held != before or self.lesson.rated != rated else None)

    def _play(self, choice: Choice) -> Next:
        """Play an answer; one that a lesson doesn't want isn't animated, because the coach speaks at once."""
        going_on, lesson = super()._play(choice), self.lesson
        if lesson.kind == LESSON and lesson.now_judged().outcome is Outcome.OTHERWISE:
            self.sight.skip()
        return going_on

    def _count(self) -> None:
        """Record an answer to a puzzle once it's judged."""
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
        """Show the disk's trouble, if any."""
        if self.rating is not None and self.rating.done():
            told, self.rating = self.rating.result(), None
            self.lesson.rated = words("room").say(told.now) if told.now is not None else self.lesson.rated
            self._notice(told.trouble)
        while self.noting and self.noting[0].done():
            self._notice(self.noting.pop(0).result())

    def _notice(self, trouble: Line | None) -> None:
        if trouble is not None:
            self.overlays.notice = words("room").say(trouble)

    def closing(self) -> None:
        """Close once pending writes are done."""
        super().closing()
        for each in self.noting:
            each.result()
        if self.rating is not None:
            self.rating.result()

    def _of_the_day(self) -> bool:
        """Return whether this is the puzzle of the day."""
        of, lesson = today.deal(today.today()), self.lesson
        return lesson.kind == PUZZLE and of.puzzle == (lesson.title, lesson.of.id)

    def picture(self, ui: Ui) -> Picture:
        """Return the picture with the log above the coach's paper, and without warnings."""
        picture = super().picture(ui)
        warned = "" if self.lesson.kind == LESSON else picture.warned
        return replace(picture, foot=self.lesson.top(ui, self.sight.frame), warned=warned)

    def draw(self, ui: Ui) -> None:
        """Paint the match, and the coach's paper over its rail."""
        super().draw(ui)
        self.lesson.paint(ui, self.sight.frame)

    def on(self, message: object) -> Next:
        """Handle a touch; reaching for something after a wrong answer tries again with it."""
        if isinstance(message, Reach) and self.lesson.verdict.outcome is Outcome.OTHERWISE:
            self.reached = message
            return self._press(Press.TRY_AGAIN)
        return super().on(message)

    def _press(self, press: Press) -> Next:
        lesson = self.lesson
        match press:
            case Press.HINT:
                lesson.hints, lesson.read = lesson.hints + 1, False
                self.helped = True
                if self._of_the_day():
                    today.kept().help(today.today())
            case Press.NEXT_STEP if lesson.held:
                lesson.go_on()
                self.drafts.floor = lesson.first
                self.sitting.call_off()
            case Press.TRY_AGAIN if lesson.held:
                self.drafts.rewind(lesson.again())
                self._anew()
            case Press.NEXT_EXERCISE if lesson.following is not None:
                return Replace(wanted.Learn(lesson.title, lesson.following.id, lesson.kind))
            case Press.OWN_TURN:
                return Replace(wanted.TakeOwnTurn(lesson.title, lesson.of.id))
            case Press.PLAY:
                return Replace(wanted.SetUpGame(lesson.title))
            case Press.LEAVE:
                return Pop()
            case _:
                return super()._press(press)
        return Redraw()

    def _from_above(self, message: wanted.FromAbove) -> Next:
        """Leave at once instead of pausing: there's nothing to lose."""
        return Pop() if isinstance(message, wanted.OpenPause) else super()._from_above(message)
