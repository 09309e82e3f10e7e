"""A moment of one's own game, tried again at this screen: what the paper on the rail and the prompt say."""

from dataclasses import dataclass, field
from datetime import date
from enum import Enum

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.flow import Column, Paint
from game.client.kit.theme import GAP, NEAR, ON_PAPER, TIGHT
from game.client.kit.widgets import Way
from game.client.match.lesson import PIP, Lesson
from game.client.match.prompt import Prompt
from game.core.exercise import Exercise, Step
from game.core.language.words import say
from game.machine.mistakes import LADDER
from game.play.coach_words import CoachWords
from game.play.retry import Retry, RetryPlace, RetryStage, Tried, lesson_about
from game.play.showing import Showing

SLEEPING = 4
"""Lines of dots under which the reason sleeps."""


class Retrying(Enum):
    """Messages of a retry's buttons."""

    MATTERS = "one answer is clearly better"
    FINE = "several are fine"
    AGAIN = "try again"
    SHOW = "show what is better"
    NEXT = "the next moment, or the end"
    LESSON = "open the lesson about it"
    LEAVE = "leave"


def taught(retry: Retry, place: RetryPlace, day: date) -> "RetryLesson":
    """Return a retry as a lesson of the match."""
    of = Exercise(f"{retry.moment.game}-{retry.moment.number}", (Step("find"),), retry.moment.seat)
    return RetryLesson(retry.moment.title, of, retry.recorded, retry=retry, place=place, day=day)


def unaided(retry: Retry, then: str) -> "RetryLesson":
    """Return the turn without help after a lesson as a lesson of the match; `then` is the next lesson's id."""
    lesson = taught(retry, RetryPlace((retry.moment,)), date.min)
    lesson.then = then
    return lesson


@dataclass
class RetryLesson(Lesson):
    """A moment that is tried again, in place of a lesson's steps."""

    retry: Retry = field(kw_only=True)
    place: RetryPlace = field(kw_only=True)
    day: date = field(kw_only=True)
    thinks: bool = False
    """Whether a try is being judged."""
    shows: bool = False
    """Whether a refutation is being played out."""
    waits: bool = False
    """Whether the pupil reads what a try came to."""
    told: str = ""
    """What was said last."""
    then: str = ""
    """The id of the lesson that follows an unaided turn; "" if none does."""
    kept: str = ""
    """When it comes back, once that is kept."""

    def judge(self) -> None:
        """Leave judging to the match: it takes a search."""

    @property
    def held(self) -> bool:
        """Whether play waits."""
        return self.retry.stage is not RetryStage.MOVE or self.thinks or self.shows or self.waits

    @property
    def following(self) -> None:
        """The next moment is the sitting's business."""
        return

    # --- what it says ---

    def say(self, part: str) -> str:
        """Return one of its headings."""
        if self.retry.unaided:
            return say("learn.own")
        return say("learn.what" if self.retry.stage is not RetryStage.MATTERS else "learn.matters")

    @property
    def about(self) -> str:
        """The id of the lesson about its question; "" if none is, or the lesson has just been done."""
        return "" if self.retry.unaided else lesson_about(self.title, self.retry.moment.kind)

    @property
    def goal(self) -> str:
        """Where the moment comes from, and what is new in it."""
        if self.retry.unaided:
            return say("learn.unaided")
        return say(f"learn.anew_{self.retry.dealt.anew.value}")

    @property
    def comment(self) -> str:
        """What was said last."""
        return self.told

    @property
    def against(self) -> str:
        """In how many deals the others answer the last try as shown; "" if it isn't refuted."""
        last = self.retry.tries[-1].refuted if self.retry.tries else None
        return say("learn.refuted", deals=last.deals, of=last.of) if last is not None else ""

    def reason(self) -> list[str]:
        """Return what is better and why, once it is over."""
        best = self.retry.best
        of = self.retry.moment
        if self.retry.stage is not RetryStage.OVER or best is None or of.fine:
            return []
        showing = Showing(self.recorded)
        showing.eyes.look(self.of.seat)
        deed = CoachWords(showing).deed(best.best.deed)
        if self.retry.unaided:
            return [say("learn.better", deed=deed), *map(self._told, best.best.reasons)]
        played = say("learn.played", points=max(1, round(100 * of.lost)))
        return [say("learn.better", deed=deed), *map(self._told, best.best.reasons), played]

    def note(self) -> str:
        """Return all that it says now, where the rail is too narrow for the paper."""
        told = [f"*{self.say('title')}*", self.told, *self.reason(), self.kept]
        return "" if self.read else " ".join(filter(None, told))

    def prompt(self) -> Prompt:
        """Return the prompt while play waits."""
        if self.thinks:
            return Prompt(say("learn.thinks"))
        if self.shows:
            return Prompt(self.against)
        if self.retry.stage is RetryStage.MATTERS:
            return Prompt(
                say("learn.matters"),
                "",
                None,
                (
                    Way(say("learn.yes"), Retrying.MATTERS, "Y", id="way:matters"),
                    Way(say("learn.no"), Retrying.FINE, "C", id="way:fine"),
                ),
            )
        leave = Way(say("learn.leave"), Retrying.LEAVE, "Esc", id="way:leave")
        if self.retry.stage is RetryStage.OVER:
            on = Way(say("learn.on"), Retrying.NEXT, "Enter", main=True, id="way:next")
            right, counted = self.place.right + self.retry.right, self.place.counted + self.retry.counts
            done = (
                say("learn.done", right=right, all=counted) if self.place.last and not self.retry.unaided else ""
            )
            about = Way(say("learn.lesson"), Retrying.LESSON, "T", id="way:lesson")
            offered = (about,) if self.about and not self.retry.right else ()
            return Prompt(self.told or self.kept or say("learn.shown"), done, None, (leave, *offered, on))
        show = Way(say("learn.show"), Retrying.SHOW, "S", id="way:show")
        again = Way(say("lesson.try_again"), Retrying.AGAIN, "Enter", main=True, id="way:again")
        return Prompt(self.told, "", None, (show, again))

    # --- the paper ---

    def _where(self) -> str:
        place = self.place
        if self.retry.unaided:
            return say("lesson.page")
        return f"{say('learn.page')} · {say('learn.number', number=place.number + 1, all=len(place.moments))}"

    def _write(self, lines: Column) -> None:
        lines.inks = ON_PAPER
        lines.text(self._where(), theme.SMALL.strong, pale=True, max_lines=1)
        lines.text(self.say("title"), theme.HEAD)
        if not self.retry.unaided:
            lines.text(say("learn.mine", date=self.retry.moment.day), theme.NOTE, pale=True)
        lines.text(self.goal, theme.NOTE, pale=True)
        if self.told:
            lines.rule()
            lines.text(self.told, theme.BODY)
        for number, tried in enumerate(self.retry.tries, 1):
            self._try(lines, number, tried)
        if self.waits:
            lines.text(self.against, theme.NOTE, pale=True)
        lines.rule()
        lines.label(say("learn.reason"))
        if reason := self.reason():
            for row in reason:
                lines.text(row, theme.BODY)
        elif self.retry.stage is not RetryStage.OVER:
            self._asleep(lines)
        lines.gap(NEAR)
        if not self.retry.unaided:
            self._ladder(lines)

    def _try(self, lines: Column, number: int, tried: Tried) -> None:
        """Write a try with its number, struck if it was wrong."""
        showing = Showing(self.recorded)
        showing.eyes.look(self.of.seat)
        deed = CoachWords(showing).deed(tried.deed)
        row = lines.row(theme.BODY)
        row.icon("check" if tried.right else "cross")
        row.text(f"{number}  {deed}", pale=not tried.right)

    def _asleep(self, lines: Column) -> None:
        """Draw the dots under which the reason sleeps."""
        radius = PIP * lines.canvas.growth / 2
        for _ in range(SLEEPING):
            part = lines.part(3 * radius)
            lines.ink(_dots(lines, part, radius))
        lines.text(say("learn.closed"), theme.NOTE, pale=True)

    def _ladder(self, lines: Column) -> None:
        """Draw the days after which it comes back, those that are done filled."""
        lines.label(say("learn.back"))
        radius = 2.6 * PIP * lines.canvas.growth
        row = lines.row(high=2 * radius + TIGHT)
        for place, days in enumerate(LADDER):
            part = row.take(2 * radius + GAP)
            if part is not None:
                lines.ink(_step(lines, part, days, radius, place < self.retry.moment.right))
        lines.text(self.kept or say("learn.days"), theme.NOTE, pale=True)

    def _spoken(self) -> str:
        told = (self._where(), self.say("title"), self.goal, self.told, *self.reason(), self.kept)
        return ". ".join(filter(None, told)).replace("*", "")


def _dots(lines: Column, part: Rect, radius: float) -> Paint:
    """Return the painting of a line of sleeping dots."""

    def paint() -> None:
        for number in range(int(part.w / (3 * radius))):
            lines.canvas.circle(part.left + (3 * number + 1) * radius, part.centery, radius, theme.ASH)

    return paint


def _step(lines: Column, part: Rect, days: int, radius: float, done: bool) -> Paint:
    """Return the painting of one step of the ladder: its days in a ring, or in a disc once it is done."""
    canvas, (x, y) = lines.canvas, (part.left + radius, part.centery)

    def paint() -> None:
        if done:
            canvas.circle(x, y, radius, theme.INK)
        else:
            canvas.ring(x, y, radius, theme.INK, 1.5)
        color = theme.PAPER if done else theme.INK
        canvas.text(x, y, str(days), theme.SMALL.strong, color=color, align="center", valign="middle")

    return paint
