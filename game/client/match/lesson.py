"""A lesson or a puzzle at this screen: its steps, what the coach says to each, and who answers for the others."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pygame import FRect as Rect

from ai.puzzles import judge
from game.client.kit import theme
from game.client.kit.boxes import inset, lower
from game.client.kit.flow import Column, height
from game.client.kit.say import say
from game.client.kit.theme import GAP, NEAR, ON_PAPER, PAD, TIGHT
from game.client.kit.widgets import Ui, Way
from game.client.match.press import Press
from game.client.match.prompt import Prompt
from game.client.match.session import LEVELS, YOU
from game.client.table.spots import Frame
from game.core.contract import Line
from game.core.exercise import (
    GOING,
    LESSON,
    PUZZLE,
    Exercise,
    Outcome,
    Step,
    Verdict,
    exercise,
    exercises,
    judged,
    laid,
    sentence,
)
from game.core.journal import Header, Recorded
from game.core.sealed import SealedFile
from game.core.table import Table
from game.core.words import words
from game.titles import title as game_of

A = TypeVar("A")
PIP = 4.0
"""px of the radius of a pip in type of the usual size."""
Judge = Callable[[Table[Any], Exercise, Step, int], Verdict]
JUDGES: dict[str, Judge] = {LESSON: judged, PUZZLE: judge}
"""Who says what has become of a step of each kind of exercise."""
MOST = 0.72
"""The share of the rail that the paper takes at most; what it says beyond that scrolls."""


@dataclass
class Lesson:
    """An exercise that is being worked through."""

    title: str
    of: Exercise
    recorded: Recorded[Any]
    kind: str = LESSON
    number: int = 0
    """The step it is at."""
    first: int = field(init=False)
    """The number of the answer with which that step began."""
    verdict: Verdict = GOING
    hinted: bool = False
    """Whether the hint of this step is shown."""
    read: bool = False
    """Whether what the coach says now was read, where its note lies over the board."""
    finished: bool = False
    """Whether all of it is done."""
    _judged: object = None

    def __post_init__(self) -> None:
        self.first = len(self.recorded.table.answers)

    @property
    def table(self) -> Table[Any]:
        """The game it is about."""
        return self.recorded.table

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.of.step[self.number]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.number == len(self.of.step) - 1

    @property
    def held(self) -> bool:
        """Whether nothing goes on until the pupil has read what the coach says."""
        return self.verdict.outcome is not Outcome.GOING

    @property
    def following(self) -> Exercise | None:
        """The one that comes after it."""
        every = [*exercises(self.title, self.kind)]
        place = every.index(self.of) + 1
        return every[place] if place < len(every) else None

    # --- what happens ---

    def judge(self) -> None:
        """See what has become of the step; the pupil's answers stand, and the others have replied."""
        about = (id(self.table.state), len(self.table.answers), self.number)
        if not self.held and about != self._judged:
            self._judged = about
            self.verdict = JUDGES[self.kind](self.table, self.of, self.step, self.first)
            self.read = self.read and not self.held
            self.finished = self.last and self.verdict.outcome is Outcome.DONE

    def go_on(self) -> None:
        """Begin the next step."""
        self.number += 1
        self._begin(len(self.table.answers))

    def again(self) -> int:
        """Begin the step once more; gives the number of the answer to go back to."""
        self._begin(self.first)
        return self.first

    def _begin(self, first: int) -> None:
        self.first, self.verdict, self._judged = first, GOING, None
        self.hinted = self.read = False

    # --- what it says ---

    def say(self, part: str) -> str:
        """One of its sentences."""
        return self._told(sentence(self.of, part, self.kind))

    @property
    def goal(self) -> str:
        """What is to be done, or read."""
        return self.say(f"{self.step.id}.goal")

    @property
    def comment(self) -> str:
        """What the coach says to what was done; nothing while it goes on, and where there was only to read."""
        if not self.held or self.step.goal.empty:
            return ""
        return " ".join([self.say(f"{self.step.id}.{self.verdict.says}"), *map(self._told, self.verdict.told)])

    def _told(self, told: Line) -> str:
        """A sentence of the title, or of the room."""
        said = words(self.title)
        names = self.recorded.header.names
        return (said if said.has(told.key) else words("room")).say(told, self.of.seat, names)

    @property
    def hint(self) -> str:
        """What helps, once it was asked for."""
        return self.say(f"{self.step.id}.hint") if self.hinted and not self.held else ""

    @property
    def sum(self) -> str:
        """The one line to remember, at the end."""
        return self.say("sum") if self.finished else ""

    def note(self) -> str:
        """Everything the coach says now, for a note that lies over the board; nothing once it was read."""
        told = [] if self.held and self.comment else [f"*{say('lesson.goal')}* {self.goal}"]
        told += [self.hint, self.comment, f"*{say('lesson.remember')}* {self.sum}" if self.finished else ""]
        return "" if self.read else " ".join(filter(None, told))

    def prompt(self) -> Prompt:
        """What the prompt bar says while the coach's word is read, and the ways on."""
        if self.verdict.outcome is Outcome.OTHERWISE:
            again = Way(say("lesson.try_again"), Press.TRY_AGAIN, "Enter", main=True, id="way:try_again")
            return Prompt(say("lesson.otherwise"), "", None, (again,))
        if not self.finished:
            on = Way(say("lesson.next_step"), Press.NEXT_STEP, "Enter", main=True, id="way:next_step")
            return Prompt(say("lesson.read" if self.step.goal.empty else "lesson.right"), "", None, (on,))
        leave = Way(say("lesson.leave"), Press.LEAVE, "Esc", id="way:leave")
        more = Way(say(f"lesson.next_{self.kind}"), Press.NEXT_EXERCISE, "Enter", main=True, id="way:next")
        play = Way(say("lesson.play"), Press.PLAY, "Enter", main=True, id="way:play")
        ways = (leave, more if self.following is not None else play)
        return Prompt(say(f"lesson.done_{self.kind}"), "", None, ways)

    # --- the picture ---

    def paint(self, ui: Ui, frame: Frame) -> None:
        """Lay the paper with goal and comment over the lower part of the rail, as high as what it says."""
        if frame.tabbed:
            return
        rail = inset(frame.rail, TIGHT)
        wide = rail.w - 2 * PAD
        needs = height(ui.canvas, wide, self._write) + 2 * PAD
        area = lower(rail, min(needs, rail.h * MOST))
        ui.cover("lesson", area, self._spoken())
        ui.canvas.shadow(area, alpha=200)
        with ui.panel(area, "paper", name="lesson"):
            inner = inset(area, PAD)
            with ui.scroll("lesson", inner, needs - 2 * PAD) as top:
                lines = Column(ui.canvas, Rect(inner.left, top, wide, needs), inks=ON_PAPER)
                self._write(lines)

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
        if self.finished:
            lines.gap(GAP)
            lines.label(say("lesson.remember"))
            lines.rich(f"*{self.sum}*", theme.BODY)

    def _where(self) -> str:
        every = exercises(self.title, self.kind)
        return say(f"lesson.of_{self.kind}", number=every.index(self.of) + 1, count=len(every))

    def _pips(self, lines: Column) -> None:
        """A pip for every step: filled once it is done, ringed while it is worked on."""
        radius = PIP * lines.canvas.growth
        row = lines.row(high=4 * radius)
        done = self.number + (self.verdict.outcome is Outcome.DONE)
        if len(self.of.step) < 2:
            return
        for number in range(len(self.of.step)):
            part = row.take(2 * radius)
            if part is not None:
                lines.ink(_pip(lines, part, number < done, number == self.number))

    def _spoken(self) -> str:
        told = (self._where(), self.say("title"), self.goal, self.hint, self.comment, self.sum)
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
    """Lay out an exercise; raises ContentError when the rules don't lead to its position.

    Its record is kept nowhere: it is no save, and it counts for no rating.
    """
    of = exercise(title, name, kind)
    position = laid(title, of, game_of, kind)
    chairs = tuple(YOU if seat == of.seat else LEVELS[0] for seat in position.seats)
    partners = (say("lesson.partner", number=seat + 1) for seat in position.seats)
    names = tuple(say("match.you") if seat == of.seat else partner for seat, partner in enumerate(partners))
    header = Header(title, position.game.RULES, position.setup, "", chairs, names)
    recorded = Recorded(Table(position.game, position.setup), header, SealedFile())
    recorded.mark_as_practice()
    for given in position.answers:
        recorded.play(given.action)
    return Lesson(title, of, recorded, kind)
