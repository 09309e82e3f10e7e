"""Lessons and puzzles in progress: their steps, and the coach's comments."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from ai.coach.motifs import OTHER, motif
from ai.coach.puzzles import judge
from ai.levels import LEVELS
from ai.players import Choice
from game.core import agenda
from game.core.contract import Action, Line, Seat, line
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
    reply,
    sentence,
)
from game.core.files.checksummed import ChecksummedFile
from game.core.files.journal import YOU, Header, Recorded
from game.core.identity import Identity
from game.core.language.words import say, words
from game.core.table import Table
from game.play.coach_words import CoachWords
from game.play.showing import Showing
from game.play.worker import AtOnce, BotRequest, Question
from game.titles import rules_of

A = TypeVar("A")
Judge = Callable[[Table[Any], Exercise, Step, int], Verdict]
WHOLE = 3
"""The number of the hint with which a puzzle shows its solution."""
JUDGES: dict[str, Judge] = {LESSON: judged, PUZZLE: judge}
"""The function that judges a step, by kind of exercise."""


@dataclass
class Learning:
    """An exercise in progress."""

    title: str
    of: Exercise
    recorded: Recorded[Any]
    kind: str = LESSON
    number: int = 0
    """The current step."""
    first: int = field(init=False)
    """The number of the step's first answer."""
    verdict: Verdict = GOING
    hints: int = 0
    """The number of hints asked for in this step; a puzzle's first one only names its subject."""
    finished: bool = False
    """Whether every step is done."""
    _judged: object = None

    def __post_init__(self) -> None:
        self.first = self.recorded.table.answered

    @classmethod
    def named(cls, title: str, name: str, kind: str = LESSON) -> Self:
        """Lay out an exercise by its id; raises ContentError if the rules don't lead to its position."""
        of = exercise(title, name, kind)
        return cls(title, of, recorded(title, of, kind), kind)

    @property
    def table(self) -> Table[Any]:
        """The exercise's game."""
        return self.recorded.table

    @property
    def step(self) -> Step:
        """What to do now."""
        return self.of.step[self.number]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.number == len(self.of.step) - 1

    @property
    def held(self) -> bool:
        """Whether play waits until the pupil has read the coach's comment."""
        return self.verdict.outcome is not Outcome.GOING

    @property
    def following(self) -> Exercise | None:
        """The next exercise; None after the last."""
        every = [*exercises(self.title, self.kind)]
        place = every.index(self.of) + 1
        return every[place] if place < len(every) else None

    # --- what happens ---

    def judge(self) -> None:
        """Judge the step. Call it once the others have replied."""
        about = (Identity(self.table.state), self.table.answered, self.number)
        if not self.held and about != self._judged:
            self._judged = about
            self.verdict = self.now_judged()
            self.finished = self.last and self.verdict.outcome is Outcome.DONE

    def now_judged(self) -> Verdict:
        """Return the verdict on the step so far, without recording it."""
        return JUDGES[self.kind](self.table, self.of, self.step, self.first)

    def go_on(self) -> None:
        """Begin the next step."""
        self.number += 1
        self._begin(self.table.answered)

    def again(self) -> int:
        """Restart the step; return the number of the answer to go back to."""
        self._begin(self.first)
        return self.first

    def _begin(self, first: int) -> None:
        self.first, self.verdict, self._judged = first, GOING, None
        self.hints = 0

    # --- what it says ---

    def say(self, part: str) -> str:
        """Return one of the exercise's sentences."""
        return self._told(sentence(self.of, part, self.kind))

    @property
    def goal(self) -> str:
        """What to do or read."""
        return self.say(f"{self.step.id}.goal")

    @property
    def task(self) -> str:
        """The goal, called something to do unless there's only something to read."""
        return self.goal if self.step.goal.empty else f"*{say('lesson.goal')}* {self.goal}"

    @property
    def comment(self) -> str:
        """The coach's comment; empty while the step is unfinished, and for steps that are only read."""
        if not self.held or self.step.goal.empty:
            return ""
        return " ".join([self.say(f"{self.step.id}.{self.verdict.says}"), *map(self._told, self.verdict.told)])

    def _told(self, told: Line) -> str:
        """Return a sentence of the title, or of the room."""
        said = words(self.title)
        names = self.recorded.header.names
        return (said if said.has(told.key) else words("room")).say(told, self.of.seat, names)

    def give_hint(self) -> None:
        """Say one hint more."""
        self.hints += 1

    @property
    def hint(self) -> str:
        """The hint, if it was asked for."""
        if not self.hints or self.held:
            return ""
        if self.kind == PUZZLE and self.hints == 1 and (about := self.about) and about != self.say("title"):
            return say("puzzle.about", motif=about)
        if self.kind == PUZZLE and self.hints >= WHOLE:
            return say("puzzle.way", deed=self.way)
        return self.say(f"{self.step.id}.hint")

    @property
    def way(self) -> str:
        """The solution in words, answer by answer."""
        showing = Showing(self.recorded)
        showing.eyes.look(self.of.seat)
        told = CoachWords(showing)
        first, *later = [told.deed((Action.parse(each),)) for each in self.step.solution]
        return say("hint.then").join([first, *map(told.inside, later)])

    @property
    def about(self) -> str:
        """The name of the motif of the solution; "" if it has none."""
        state = self.table.state_before(self.first)
        asked = agenda.decision(state)
        if asked is None or not self.step.solution:
            return ""
        view = self.table.game.view(state, self.of.seat)
        name = motif(self.title, view, asked, Action.parse(self.step.solution[0]))
        return "" if name == OTHER else words(self.title).say(line(f"motif.{name}"))

    @property
    def sum(self) -> str:
        """The line to remember, once the exercise is finished."""
        return self.say("sum") if self.finished else ""


@dataclass
class Script(AtOnce):
    """Bots that give the step's scripted replies."""

    lesson: Learning | None = None

    def ask(self, question: BotRequest[A]) -> "Future[A]":
        """Answer before returning."""
        if self.lesson is None or not isinstance(question, Question):
            return super().ask(question)
        future: Future[Any] = Future()
        future.set_result(Choice(reply(self.lesson.step, question.decision)))
        return future


def seated(seats: Sequence[Seat], learner: Seat) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the chairs and names of a table with one learner, where all others answer by script."""
    room, rival = words("room"), "lesson.rival" if len(seats) == 2 else "lesson.partner"
    chairs = tuple(YOU if seat == learner else LEVELS[0] for seat in seats)
    names = tuple(room.say(line("match.you" if seat == learner else rival, number=seat + 1)) for seat in seats)
    return chairs, names


def recorded(title: str, of: Exercise, kind: str = LESSON) -> Recorded[Any]:
    """Lay out an exercise; raises ContentError if the rules don't lead to its position.

    Its record isn't saved and doesn't count for any rating.
    """
    position = laid(title, of, rules_of, kind)
    chairs, names = seated(position.seats, of.seat)
    header = Header(title, position.game.RULES, position.setup, "", chairs, names)
    made = Recorded(Table(position.game, position.setup), header, ChecksummedFile())
    made.mark_as_practice()
    for given in position.answers:
        made.play(given.action)
    return made
