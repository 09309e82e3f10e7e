"""What guide and coach say at this screen: notes, lessons, puzzles, and retries of one's own moments."""

from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.boxes import inset, lower, upper
from game.client.kit.flow import ICON, Column, Paint, height
from game.client.kit.settings import Settings, guide_mark
from game.client.kit.theme import GAP, MS, NEAR, ON_PAPER, PAD, TIGHT
from game.client.kit.widgets import Ui, Way
from game.client.match.controls import Control
from game.client.match.prompt import Prompt
from game.client.table.spots import Frame
from game.core.content.languages import ENGLISH
from game.core.content.loading import folder
from game.core.contract import Action, Decision, line
from game.core.exercise import LESSON, Exercise, Outcome, Step, exercises
from game.core.language.dates import told_day
from game.core.language.words import say, words
from game.machine.mistakes import LADDER
from game.machine.puzzling import PuzzleTold
from game.play.coach_words import CoachWords
from game.play.exercise import Learning
from game.play.reaching import Reaching
from game.play.retry import (
    Retry,
    RetryPlace,
    RetryStage,
    Tried,
    Trying,
    comes_back,
    lesson_about,
    reason_told,
    refuted_told,
    unaided_told,
)
from game.play.showing import Showing
from game.play.sitting import Sitting

WELCOME = "welcome"
"""The first topic, if a title has it: who you are and how to win."""


def has_guide(title: str) -> bool:
    """Return True if a title's words have a [guide] table."""
    if not (folder(title) / f"words.{ENGLISH}.toml").exists():
        return False
    return any(key.startswith("guide.") for key in words(title).templates)


@dataclass
class Guide:
    """The guide of a match; it explains the current question."""

    sitting: Sitting
    reaching: Reaching
    settings: Settings

    def lesson(self, put: Decision | None) -> str:
        """Return the note on a question; "" if the guide is off or the note has been read."""
        about = self._topic(put)
        said = line(f"guide.{about}"), put.seat if put is not None else None, self.sitting.names
        return self.sitting.words.say(*said) if about else ""

    def learnt(self, put: Decision | None) -> None:
        """Mark the note on a question as read."""
        if about := self._topic(put):
            self.knows(about)

    def knows(self, kind: str) -> None:
        """Mark a topic as read; most topics are kinds of question."""
        if self.sitting.title in self.settings.guided:
            self.settings.see(guide_mark(self.sitting.title, kind))

    def _topic(self, put: Decision | None) -> str:
        """Return the current topic: the welcome, a topic of the title, or the kind of question."""
        if put is None or self.sitting.title not in self.settings.guided:
            return ""
        more = self.sitting.conversation.topics(self.sitting.view, put, self.reaching.picked)
        seen, title = self.settings.seen, self.sitting.title
        due = (each for each in (WELCOME, *more, put.kind) if guide_mark(title, each) not in seen)
        return next((each for each in due if self.sitting.words.has(f"guide.{each}")), "")


PIP = 4.0
"""The radius of a pip at the usual text size, in px."""
MOST = 0.72
"""The largest share of the rail that the paper takes; longer text scrolls."""


@dataclass
class Lesson(Learning):
    """An exercise in progress at this screen."""

    read: bool = False
    """True if the coach's note over the board has been read."""
    rated: str = ""
    """How the first answer to a puzzle changed the pupil's rating and streak."""

    def learnt(self) -> None:
        """Mark the coach's note as read."""
        self.read = True

    def rate(self, told: PuzzleTold) -> None:
        """Say how an answer to a puzzle changed the pupil's rating, if it did."""
        self.rated = words("room").say(told.now) if told.now is not None else self.rated

    def judge(self) -> None:
        """Judge the step; a new comment counts as unread."""
        before = self.held
        super().judge()
        self.read = self.read and self.held == before

    def _begin(self, first: int) -> None:
        super()._begin(first)
        self.read = False

    def give_hint(self) -> None:
        super().give_hint()
        self.read = False

    def note(self) -> str:
        """Return everything the coach says now, as a note over the board; "" if it has been read."""
        told = [] if self.held and self.comment else [self.task]
        told += [
            self.hint,
            self.comment,
            self.rated if self.held else "",
            f"*{say('lesson.remember')}* {self.sum}" if self.finished else "",
        ]
        return "" if self.read else " ".join(filter(None, told))

    def prompt(self) -> Prompt:
        """Return the prompt shown with the coach's comment."""
        if self.verdict.outcome is Outcome.OTHERWISE:
            unread = MS["read"] / 1000  # it appears where the last step was still being played
            again = Way(
                say("lesson.try_again"), Control.TRY_AGAIN, "Enter", main=True, id="way:try_again", unread=unread
            )
            return Prompt(say("lesson.otherwise"), "", None, (again,))
        if not self.finished:
            on = Way(say("lesson.next_step"), Control.NEXT_STEP, "Enter", main=True, id="way:next_step")
            return Prompt(say("lesson.read" if self.step.goal.empty else "lesson.right"), "", None, (on,))
        leave = Way(say("lesson.leave"), Control.LEAVE, "Esc", id="way:leave")
        if self.kind == LESSON:
            own = Way(say("learn.own"), Control.OWN_TURN, "Enter", main=True, id="way:own")
            return Prompt(say(f"lesson.done_{self.kind}"), "", None, (leave, own))
        more = Way(say(f"lesson.next_{self.kind}"), Control.NEXT_EXERCISE, "Enter", main=True, id="way:next")
        play = Way(say("lesson.play"), Control.PLAY, "Enter", main=True, id="way:play")
        ways = (leave, more if self.following is not None else play)
        return Prompt(say(f"lesson.done_{self.kind}"), "", None, ways)

    # --- the picture ---

    def paint(self, ui: Ui, frame: Frame) -> None:
        """Paint goal and comment on paper over the lower part of the rail."""
        if frame.tabbed:
            return
        needs, area = self._place(ui, frame)
        ui.cover("lesson", area, self._spoken())
        ui.canvas.shadow(area, alpha=200)
        with ui.panel(area, "paper", name="lesson"):
            inner = inset(area, PAD)
            with ui.scroll("lesson", inner, needs - 2 * PAD) as top:
                lines = Column(ui.canvas, Rect(inner.left, top, inner.w, needs), inks=ON_PAPER)
                self._write(lines)

    def top(self, ui: Ui, frame: Frame) -> float:
        """Return the y below which the paper covers the rail; infinity without a rail."""
        return float("inf") if frame.tabbed else self._place(ui, frame)[1].top - NEAR

    def _place(self, ui: Ui, frame: Frame) -> tuple[float, Rect]:
        """Return the paper's full height, and its rectangle."""
        rail = inset(frame.rail, TIGHT)
        needs = height(ui.canvas, rail.w - 2 * PAD, self._write) + 2 * PAD
        return needs, lower(rail, min(needs, rail.h * MOST))

    def _write(self, lines: Column) -> None:
        lines.text(self._where(), theme.SMALL.strong, pale=True, max_lines=1)
        lines.text(self.say("title"), theme.HEAD)
        self._pips(lines)
        lines.gap(NEAR)
        if self.comment:
            lines.rich(self.goal, theme.NOTE, pale=True)
            lines.rule()
            lines.rich(self.comment, theme.BODY)
        else:
            lines.rich(self.goal, theme.BODY)
        if self.hint:
            lines.rule()
            lines.rich(self.hint, theme.BODY, pale=True)
        elif not self.held:
            lines.gap(NEAR)
            lines.text(say("lesson.hint_key"), theme.NOTE, pale=True)
        if self.rated and self.held:
            lines.gap(NEAR)
            lines.text(self.rated, theme.NOTE, pale=True)
        if self.finished:
            lines.gap(GAP)
            lines.label(say("lesson.remember"))
            lines.rich(f"*{self.sum}*", theme.BODY)

    def _where(self) -> str:
        every = exercises(self.title, self.kind)
        return say(f"lesson.of_{self.kind}", number=every.index(self.of) + 1, count=len(every))

    def _pips(self, lines: Column) -> None:
        """Draw a pip for each step: filled when done, ringed while in progress."""
        if len(self.of.step) < 2:
            return
        radius = PIP * lines.canvas.growth
        row = lines.row(high=4 * radius)
        done = self.number + (self.verdict.outcome is Outcome.DONE)
        for number in range(len(self.of.step)):
            part = row.take(2 * radius)
            if part is not None:
                lines.ink(_pip(lines, part, number < done, number == self.number))

    def _spoken(self) -> str:
        told = (self._where(), self.say("title"), self.goal, self.hint, self.comment, self.rated, self.sum)
        return ". ".join(filter(None, told)).replace("*", "")


def _pip(lines: Column, part: Rect, done: bool, now: bool) -> Any:
    canvas, radius = lines.canvas, part.w / 2
    color = theme.INK if done or now else theme.ASH

    def paint() -> None:
        canvas.ring(*part.center, radius, color, 1.5 if now else 1.0)
        if done:
            canvas.circle(*part.center, radius, color)

    return paint


SLEEPING = 4
"""Lines of dots shown while the reason is withheld."""


class Retrying(Enum):
    """Messages from the buttons of a retry."""

    MATTERS = "one answer is clearly better"
    FINE = "several are fine"
    AGAIN = "try again"
    SHOW = "show what is better"
    NEXT = "the next moment, or the end"
    LESSON = "open the lesson about it"
    LEAVE = "leave"


def taught(retry: Retry, place: RetryPlace, day: date, then: str = "") -> "RetryLesson":
    """Return a retry as a lesson for the match; `then` is the id of the lesson after it."""
    of = Exercise(f"{retry.moment.game}-{retry.moment.number}", (Step("find"),), retry.moment.seat)
    return RetryLesson(retry.moment.title, of, retry.recorded, retry=retry, place=place, day=day, then=then)


def unaided(retry: Retry, then: str) -> "RetryLesson":
    """Return the unaided turn after a lesson as a lesson for the match; `then` is the next lesson's id."""
    return taught(retry, RetryPlace((retry.moment,)), date.min, then)


@dataclass
class RetryLesson(Lesson):
    """A moment that is tried again, as a lesson without steps."""

    retry: Retry = field(kw_only=True)
    place: RetryPlace = field(kw_only=True)
    day: date = field(kw_only=True)
    thinks: bool = False
    """True while a try is being judged."""
    shows: bool = False
    """True while a refutation is being played out."""
    waits: bool = False
    """True while the pupil reads how a try was judged."""
    told: str = ""
    """The last thing said."""
    then: str = ""
    """The id of the lesson after an unaided turn, or ""."""
    kept: str = ""
    """When the moment comes back, once that has been saved."""

    def tell(self, told: str) -> None:
        """Say something that the pupil hasn't read yet."""
        self.told, self.read = told, False

    def think(self, request: Trying | None) -> None:
        """Wait for the judgement of a try; with None, stop waiting."""
        self.thinks = request is not None

    def show(self, world: Any) -> None:
        """Lay out the world of a refutation, which is played out next."""
        self.retry.lay_out(world)
        self.shows = True

    def rest(self) -> None:
        """End what is played out, and let the pupil read unless the retry is over."""
        self.shows, self.waits = False, self.retry.stage is not RetryStage.OVER

    def ask_again(self) -> None:
        """Lay out the moment as it was dealt, for another try."""
        self.retry.lay_out(self.retry.dealt.world)
        self.shows = self.waits = False

    def solve(self, best: Tried | None) -> None:
        """Show the best answer, or say that it couldn't be judged."""
        self.retry.shown, self.told = best, "" if best is not None else say("learn.not_judged")

    def end(self) -> bool:
        """Show the result; return True, at most once, if it has to be saved."""
        self.read = False
        if self.kept or not self.retry.counts or self.retry.unaided:
            return False
        self.kept = comes_back(self.retry.moment, self.retry.right, self.day)
        return True

    def judge(self) -> None:
        """Do nothing; the match judges, because that takes a search."""

    @property
    def held(self) -> bool:
        """True while the game must wait."""
        return self.retry.stage is not RetryStage.MOVE or self.thinks or self.shows or self.waits

    @property
    def following(self) -> None:
        """None: the sitting chooses the next moment."""
        return

    # --- what it says ---

    def say(self, part: str) -> str:
        """Return one of its headings."""
        if self.retry.unaided:
            return say("learn.own")
        asked = self.retry.stage is RetryStage.MATTERS or self.retry.moment.fine
        return say("learn.matters" if asked else "learn.what")

    @property
    def about(self) -> str:
        """The id of the lesson about its question, or "" if there is none or the pupil has just done it."""
        return (
            "" if self.retry.unaided else lesson_about(self.title, self.retry.moment.kind, self.retry.moment.motif)
        )

    @property
    def goal(self) -> str:
        """How the moment was re-dealt, or what the unaided turn is."""
        if self.retry.unaided:
            return unaided_told(self.retry)
        return say(f"learn.anew_{self.retry.dealt.anew.value}")

    @property
    def comment(self) -> str:
        """The last thing said."""
        return self.told

    @property
    def against(self) -> str:
        """A sentence with the number of trial games that begin like the refutation; "" if the last try isn't
        refuted.
        """
        last = self.retry.tries[-1].refuted if self.retry.tries else None
        return refuted_told(last) if last is not None else ""

    def reason(self) -> list[str]:
        """Return what is better and why, once the retry is over."""
        return reason_told(self.retry, self._deed, self._told)

    def _deed(self, deed: tuple[Action, ...]) -> str:
        """Return a deed in words, as seen from its seat."""
        showing = Showing(self.recorded)
        showing.eyes.look(self.of.seat)
        return CoachWords(showing).deed(deed)

    def note(self) -> str:
        """Return everything it says now, for when the rail is too narrow for the paper."""
        told = [f"*{self.say('title')}*", self.told, *self.reason(), self.kept]
        return "" if self.read else " ".join(filter(None, told))

    def prompt(self) -> Prompt:
        """Return the prompt while the game waits."""
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
        lines.text(self._where(), theme.SMALL.strong, pale=True, max_lines=1)
        lines.text(self.say("title"), theme.HEAD)
        if not self.retry.unaided:
            lines.text(say("learn.mine", date=told_day(self.retry.moment.day)), theme.NOTE, pale=True)
        lines.text(self.goal, theme.NOTE, pale=True)
        if self.told:
            lines.rule()
            lines.text(self.told, theme.BODY)
        for number, tried in enumerate(self.retry.tries, 1):
            self._try(lines, number, tried)
        if self.waits:
            lines.text(self.against, theme.NOTE, pale=True)
        over, reason = self.retry.stage is RetryStage.OVER, self.reason()
        if reason or not over:
            lines.rule()
            lines.label(say("learn.reason"))
        for row in reason:
            lines.text(row, theme.BODY)
        if not over:
            self._asleep(lines)
        lines.gap(NEAR)
        if not self.retry.unaided:
            self._ladder(lines)

    def _try(self, lines: Column, number: int, tried: Tried) -> None:
        """Write a try with its number on as many lines as it needs, paler if it was wrong."""
        side, sign = lines.canvas.line_height(theme.BODY), "check" if tried.right else "cross"
        mark = upper(lines.rest, side)
        lines.ink(
            lambda: lines.canvas.icon(sign, mark.left + side / 2, mark.centery, side * ICON, lines.inks.text)
        )
        with lines.inset((side + NEAR) / lines.canvas.growth) as words:
            words.text(f"{number}  {self._deed(tried.deed)}", theme.BODY, pale=not tried.right)

    def _asleep(self, lines: Column) -> None:
        """Draw the dots shown while the reason is withheld."""
        radius = PIP * lines.canvas.growth / 2
        for _ in range(SLEEPING):
            part = lines.part(3 * radius)
            lines.ink(_dots(lines, part, radius))
        lines.text(say("learn.closed"), theme.NOTE, pale=True)

    def _ladder(self, lines: Column) -> None:
        """Draw the number of days until each repetition, with the completed ones filled."""
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
    """Return a function that paints a line of dots."""

    def paint() -> None:
        for number in range(int(part.w / (3 * radius))):
            lines.canvas.circle(part.left + (3 * number + 1) * radius, part.centery, radius, theme.ASH)

    return paint


def _step(lines: Column, part: Rect, days: int, radius: float, done: bool) -> Paint:
    """Return a function that paints one step of the ladder: its days in a ring, or in a disc if completed."""
    canvas, (x, y) = lines.canvas, (part.left + radius, part.centery)

    def paint() -> None:
        if done:
            canvas.circle(x, y, radius, theme.INK)
        else:
            canvas.ring(x, y, radius, theme.INK, 1.5)
        color = theme.PAPER if done else theme.INK
        canvas.text(x, y, str(days), theme.SMALL.strong, color=color, align="center", valign="middle")

    return paint
