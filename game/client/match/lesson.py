"""A lesson or puzzle at this screen: the coach's words on the rail, over the board and in the prompt."""

from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.boxes import inset, lower
from game.client.kit.flow import Column, height
from game.client.kit.theme import GAP, NEAR, ON_PAPER, PAD, TIGHT
from game.client.kit.widgets import Ui, Way
from game.client.match.press import Press
from game.client.match.prompt import Prompt
from game.client.table.spots import Frame
from game.core.exercise import LESSON, Outcome, exercise, exercises
from game.core.language.words import say
from game.play.exercise import Learning, recorded

PIP = 4.0
"""The radius of a pip at the usual text size, in px."""
MOST = 0.72
"""The greatest share of the rail the paper takes; longer text scrolls."""


@dataclass
class Lesson(Learning):
    """An exercise in progress at this screen."""

    read: bool = False
    """Whether the coach's note over the board was read."""
    rated: str = ""
    """What the first answer to a puzzle did to the pupil's rating and row."""

    def judge(self) -> None:
        """Judge the step; a new comment counts as unread."""
        before = self.held
        super().judge()
        self.read = self.read and self.held == before

    def _begin(self, first: int) -> None:
        super()._begin(first)
        self.read = False

    def note(self) -> str:
        """Return all that the coach says now, as a note over the board; "" once it was read."""
        told = [] if self.held and self.comment else [f"*{say('lesson.goal')}* {self.goal}"]
        told += [
            self.hint,
            self.comment,
            self.rated if self.held else "",
            f"*{say('lesson.remember')}* {self.sum}" if self.finished else "",
        ]
        return "" if self.read else " ".join(filter(None, told))

    def prompt(self) -> Prompt:
        """Return the prompt while the coach's comment is read."""
        if self.verdict.outcome is Outcome.OTHERWISE:
            again = Way(say("lesson.try_again"), Press.TRY_AGAIN, "Enter", main=True, id="way:try_again")
            return Prompt(say("lesson.otherwise"), "", None, (again,))
        if not self.finished:
            on = Way(say("lesson.next_step"), Press.NEXT_STEP, "Enter", main=True, id="way:next_step")
            return Prompt(say("lesson.read" if self.step.goal.empty else "lesson.right"), "", None, (on,))
        leave = Way(say("lesson.leave"), Press.LEAVE, "Esc", id="way:leave")
        if self.kind == LESSON:
            own = Way(say("learn.own"), Press.OWN_TURN, "Enter", main=True, id="way:own")
            return Prompt(say(f"lesson.done_{self.kind}"), "", None, (leave, own))
        more = Way(say(f"lesson.next_{self.kind}"), Press.NEXT_EXERCISE, "Enter", main=True, id="way:next")
        play = Way(say("lesson.play"), Press.PLAY, "Enter", main=True, id="way:play")
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
        """Return the y from which the paper covers the rail; infinity without a rail."""
        return float("inf") if frame.tabbed else self._place(ui, frame)[1].top - NEAR

    def _place(self, ui: Ui, frame: Frame) -> tuple[float, Rect]:
        """Return the paper's full height, and its place."""
        rail = inset(frame.rail, TIGHT)
        needs = height(ui.canvas, rail.w - 2 * PAD, self._write) + 2 * PAD
        return needs, lower(rail, min(needs, rail.h * MOST))

    def _write(self, lines: Column) -> None:
        lines.inks = ON_PAPER
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
        """Draw a pip for every step: filled when done, ringed while in progress."""
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


def begun(title: str, name: str, kind: str = LESSON) -> Lesson:
    """Lay out an exercise; raises ContentError when the rules don't lead to its position."""
    of = exercise(title, name, kind)
    return Lesson(title, of, recorded(title, of, kind), kind)
