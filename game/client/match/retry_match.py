"""A match with a moment of one's own game: what is better, and what the others make of a wrong try."""

from concurrent.futures import Future
from dataclasses import replace
from functools import partial

from ai.players import Choice
from game.client import requests as wanted
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match.lesson_match import Tutor
from game.client.match.press import Press
from game.client.match.retrying import Retrying, RetryLesson
from game.client.match.scene import Match
from game.client.table.picture import Picture
from game.core.contract import Action, Line
from game.core.files import behind
from game.core.files.behind import PendingWrite
from game.core.language.words import words
from game.machine import mistakes
from game.play.answers import Reach
from game.play.retry import RetryStage, Tried, comes_back, matters_told, try_told
from game.play.worker import AtOnce, BotExecutor, Worker, taken

PATIENCE = 120.0
"""Seconds a worker may judge a try on a busy machine."""


def judges(title: str) -> Worker:
    """Return the process that judges tries."""
    return Worker(title, beside=0, limit=PATIENCE)


class RetryMatch(Match):
    """A moment tried again. It has no record and counts for nothing but its coming back."""

    def __init__(
        self,
        lesson: RetryLesson,
        judges: BotExecutor,
        settings: Settings | None = None,
        sound: Sound | None = None,
    ) -> None:
        super().__init__(lesson.recorded, settings, AtOnce(), sound)
        self.lesson, self.judges = lesson, judges
        self.trying: Future[Tried] | None = None
        self.replies: list[Action] = []
        """What is still to be played of a refutation."""
        self.reached: Reach | None = None
        """A thing reached for while a comment was read; it's picked up once the question is put again."""
        self.noting: PendingWrite[Line | None] | None = None
        self.turns.lesson, self.drafts.floor, self.coach.silenced = lesson, lesson.first, True
        self.sitting.eyes.met[lesson.of.seat] = self.sitting.eyes.beats
        self.guide = Tutor(self.sitting, self.reaching, self.settings, (lesson, self.sight))
        self.answering.guide = self.guide

    # --- time ---

    def tick(self, seconds: float) -> Next:
        """Advance the match, take judgements, and play a refutation out."""
        before = self.lesson.held, self.lesson.told
        going_on = super().tick(seconds)
        self.judges.tick()
        if self.trying is not None and self.trying.done():
            self._judged(taken(self.trying))
        elif self.lesson.shows and self.stage.idle:
            self._show_reply()
        if self.reached is not None and self.turns.put is not None:
            self.answering.on(self.reached)
            self.reached = None
        if self.noting is not None and self.noting.done():
            trouble, self.noting = self.noting.result(), None
            self.overlays.notice = words("room").say(trouble) if trouble is not None else self.overlays.notice
        changed = (self.lesson.held, self.lesson.told) != before
        self.offered.unfocused |= changed and self.lesson.held
        return going_on or (Redraw() if changed or self.lesson.shows else None)

    def _play(self, choice: Choice) -> Next:
        """Play an answer, and have the deed judged once it is complete."""
        going_on, lesson = super()._play(choice), self.lesson
        if lesson.retry.stage is RetryStage.MOVE and not lesson.shows:
            request = lesson.retry.asks(lesson.retry.given)
            if request is not None:
                lesson.thinks, self.trying = True, self.judges.ask(request)
        return going_on

    def _judged(self, tried: Tried | None) -> None:
        """Take a judgement: the end, or the others' answer to a wrong try."""
        lesson, self.trying = self.lesson, None
        lesson.thinks = False
        if lesson.retry.stage is RetryStage.OVER:
            lesson.retry.shown, lesson.told = tried, ""
            self._end()
            return
        if tried is None:
            self._back()
            return
        lesson.retry.take(tried)
        lesson.told, lesson.read = try_told(lesson.retry, tried), False
        if tried.refuted is not None:
            self._back()
            lesson.retry.lay_out(tried.refuted.world)
            self.replies, lesson.shows = [*tried.refuted.answers], True
        else:
            self._settle()

    def _show_reply(self) -> None:
        """Play the next answer of a refutation; after the last the pupil reads on."""
        if self.replies and self.sitting.result is None:
            super()._play(Choice(self.replies.pop(0)))
            return
        self.lesson.shows = False
        self._settle()

    def _settle(self) -> None:
        if self.lesson.retry.stage is RetryStage.OVER:
            self._end()
        else:
            self.lesson.waits = True

    def _end(self) -> None:
        """Keep how it ended, once."""
        lesson = self.lesson
        retry, lesson.read = lesson.retry, False
        if lesson.kept or not retry.counts or retry.unaided:
            return
        lesson.kept = comes_back(retry.moment, retry.right, lesson.day)
        self.noting = behind.write(partial(mistakes.answered, retry.moment, retry.right, lesson.day))

    def _back(self) -> None:
        """Go back to the position."""
        lesson = self.lesson
        self.drafts.rewind(lesson.retry.number)
        lesson.retry.lay_out(lesson.retry.dealt.world)
        self.replies, lesson.shows, lesson.waits = [], False, False
        self._anew()

    # --- touches ---

    def on(self, message: object) -> Next:
        """Handle a touch; reaching for something while a comment is read tries again with it."""
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
                lesson.told, lesson.read = matters_told(retry), False
                if retry.moment.fine:
                    self._end()
            case Retrying.AGAIN if lesson.waits:
                self._back()
            case Retrying.SHOW if retry.stage is RetryStage.MOVE and not lesson.thinks:
                self._back()
                lesson.thinks, self.trying = True, self.judges.ask(retry.gives_up())
            case Retrying.NEXT if retry.stage is RetryStage.OVER:
                return self._next()
            case Retrying.LESSON if lesson.about:
                return Push(wanted.Learn(lesson.title, lesson.about))
            case Retrying.LEAVE:
                return Pop()
        return Redraw()

    def _next(self) -> Next:
        """Go on to the next moment or lesson, or leave after the last."""
        if self.lesson.then:
            return Replace(wanted.Learn(self.lesson.title, self.lesson.then))
        if self.lesson.retry.unaided:
            return Replace(wanted.SetUpGame(self.lesson.title))
        after = self.lesson.place.after(self.lesson.retry)
        return Pop() if self.lesson.place.last else Replace(wanted.TryAgain(after))

    def _press(self, press: Press) -> Next:
        if press is Press.HINT:
            return self._chosen(Retrying.SHOW)
        if press is Press.LEAVE:
            return Pop()
        return super()._press(press)

    def _from_above(self, message: wanted.FromAbove) -> Next:
        """Leave at once instead of pausing: there's nothing to lose."""
        return Pop() if isinstance(message, wanted.OpenPause) else super()._from_above(message)

    # --- the picture ---

    def picture(self, ui: Ui) -> Picture:
        """Return the picture with the log above the paper, and without warnings."""
        return replace(super().picture(ui), foot=self.lesson.top(ui, self.sight.frame), warned="")

    def draw(self, ui: Ui) -> None:
        """Paint the match, and the paper over its rail."""
        super().draw(ui)
        self.lesson.paint(ui, self.sight.frame)

    def closing(self) -> None:
        """Stop judging, and wait for the disk."""
        super().closing()
        self.judges.close()
        if self.noting is not None:
            self.noting.result()
