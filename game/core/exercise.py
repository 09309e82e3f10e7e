"""Exercises: a position of a real game, what is to be reached there, and what the coach says to it.

Lessons and puzzles are both exercises: `levels/<title>/lessons.toml`, `levels/<title>/puzzles.toml`. The position
is an opening and the answers up to it, so that only the rules can make it; the goal is what the rules can see: an
answer that was given, an event that happened, a fact that was reached. Nothing here is remembered: what has become
of an exercise is read off the table, so that taking an answer back needs no care.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any, NamedTuple

from game.core.content.box import box, chosen
from game.core.content.box import level as lid
from game.core.content.loading import ContentError, Within, load_all, place, read, root
from game.core.contract import Action, Decision, Event, Line, Seat, Setup, plain
from game.core.files.code import read_code
from game.core.files.journal import Shelf
from game.core.language.words import event_name, words
from game.core.sentences import Field
from game.core.table import IllegalAction, Table

LESSON, PUZZLE = "lesson", "puzzle"
"""The kinds of exercises: each is a file of a title and an array of tables in it."""


@dataclass(frozen=True, slots=True)
class Happening:
    """That something happened: an event by its name, with those of its fields that matter."""

    event: str
    of: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, event: Event) -> bool:
        """Whether an event is the one that is meant."""
        if event_name(type(event)) != self.event:
            return False
        told = plain(event)
        return all(name in told and _plainly(told[name]) == _plainly(self.of[name]) for name in self.of)


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that can be seen on the table: `at` is a path of fields, keys and numbers, "markers.usa"."""

    at: str
    equals: Any = None
    least: float | None = None
    most: float | None = None
    """Of something that is no number these count how many there are."""

    def holds(self, view: Any) -> bool:
        """Whether it is so; raises LookupError or AttributeError where there is no such place."""
        found = view
        for step in self.at.split("."):
            found = _inside(found, step)
        if self.equals is not None:
            return bool(_plainly(found) == _plainly(self.equals))
        number = found if isinstance(found, int | float) else len(found)
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


def _inside(found: Any, step: str) -> Any:
    if isinstance(found, Mapping):
        return found[step]
    if isinstance(found, Sequence) and not isinstance(found, str):
        return found[int(step)]
    return getattr(found, step)


def _plainly(value: Any) -> Any:
    """A value as TOML has it."""
    return [_plainly(each) for each in value] if isinstance(value, tuple | list) else value


@dataclass(frozen=True, slots=True)
class Goal:
    """What is reached when all of it is so; without any of it there is only something to read."""

    answers: tuple[str, ...] = ()
    """One of these was answered ("place hungary"; * stands for anything)."""
    events: tuple[Happening, ...] = ()
    """Each of these happened."""
    facts: tuple[Fact, ...] = ()
    """Each of these is so now, as far as the pupil may know."""
    won: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing is to be done."""
        return not (self.answers or self.events or self.facts or self.won)


@dataclass(frozen=True, slots=True)
class Mistake(Goal):
    """Something done otherwise that has a sentence of its own: `says` is the last part of its key."""

    says: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do: `solution` is one way to do it, answer by answer."""

    id: str
    goal: Goal = Goal()
    solution: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """What the other seats answer: of these the first that is on offer (* stands for anything)."""
    mistake: tuple[Mistake, ...] = ()
    most: int = 0
    """After so many answers without the goal it was done otherwise; 0: as many as the solution has."""

    @property
    def patience(self) -> int:
        """How many answers may be given until the goal is reached."""
        return self.most or len(self.solution)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position with what is to be reached there, step by step.

    The position is an opening and `answers`, or the text of a game (`code`), or how another exercise of the same
    kind ends (`after`), with `answers` on top.
    """

    id: str
    step: tuple[Step, ...]
    seat: int = 0
    level: str = ""
    factions: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: Annotated[int, Within(0, 10**12)] = 0
    answers: tuple[str, ...] = ()
    code: str = ""
    after: str = ""
    says: str = ""
    """The table of its sentences; lessons have one each: "lesson.<id>"."""
    fill: Mapping[str, Any] = field(default_factory=dict)
    """What its sentences are filled with."""
    difficulty: int = 0


class Outcome(Enum):
    """What has become of a step."""

    GOING = "going"
    DONE = "done"
    OTHERWISE = "otherwise"


class Verdict(NamedTuple):
    """What has become of a step, and the last part of the key of what the coach says to it.

    `told` are sentences of the title that show why.
    """

    outcome: Outcome
    says: str = ""
    told: tuple[Line, ...] = ()


GOING, DONE = Verdict(Outcome.GOING), Verdict(Outcome.DONE, "right")
OTHERWISE = Verdict(Outcome.OTHERWISE, "otherwise")


@cache
def exercises(title: str, kind: str = LESSON) -> tuple[Exercise, ...]:
    """Read the lessons or puzzles of a title, in their order; raises ContentError."""
    path = root() / title / f"{kind}s.toml"
    if not path.is_file():
        return ()
    return load_all(Exercise, read(path)[kind], f"{place(path)}, {kind}")


def exercise(title: str, name: str, kind: str = LESSON) -> Exercise:
    """Find one by its id; raises ContentError when there is none."""
    found = next((each for each in exercises(title, kind) if each.id == name), None)
    if found is None:
        raise ContentError(f"{title}/{kind}s.toml: there is no {kind} {name!r}")
    return found


def laid(title: str, of: Exercise, shelf: Shelf, kind: str = LESSON) -> Table[Any]:
    """Lay out the position of an exercise; raises ContentError when the rules don't lead there."""
    where = f"{title}/{kind}s.toml, {of.id}"
    table = _begun(title, of, shelf, kind, where)
    _play(table, of.answers, where)
    return table


def _begun(title: str, of: Exercise, shelf: Shelf, kind: str, where: str) -> Table[Any]:
    if of.after:
        return solved(title, _before(title, of, kind, where), shelf, kind)
    if of.code:
        loaded = read_code(of.code, shelf)
        if loaded.recorded is None or loaded.recorded.header.title != title:
            told = words("room").say(loaded.trouble) if loaded.trouble else "it is a game of another title"
            raise ContentError(f"{where}, code: {told}")
        return loaded.recorded.table
    try:
        return Table(shelf(title), _setup(title, of))
    except ValueError as error:
        raise ContentError(f"{where}: {error}") from error


def _before(title: str, of: Exercise, kind: str, where: str) -> Exercise:
    """The exercise that another goes on from: one that stands before it, so that none goes round in circles."""
    for each in exercises(title, kind):
        if each.id == of.id:
            break
        if each.id == of.after:
            return each
    raise ContentError(f"{where}: there is no {kind} {of.after!r} before it")


def _setup(title: str, of: Exercise) -> Setup:
    outside = box(title)
    level = of.level or outside.levels[0]
    options = chosen(outside, lid(title, level).options, of.options)
    return Setup(level, of.factions or ("",) * outside.seats[0], options, of.seed)


def _play(table: Table[Any], answers: Sequence[str], where: str) -> None:
    try:
        for written in answers:
            table.play(Action.parse(written))
    except IllegalAction as error:
        raise ContentError(f"{where}, answer {len(table.answers) + 1}: {error}") from error


def solved(title: str, of: Exercise, shelf: Shelf, kind: str = LESSON) -> Table[Any]:
    """Lay out an exercise and go through its own solution; raises ContentError when the rules refuse it."""
    table = laid(title, of, shelf, kind)
    for step in of.step:
        go_through(table, of, step, f"{title}/{kind}s.toml, {of.id}, {step.id}")
    return table


def go_through(table: Table[Any], of: Exercise, step: Step, where: str = "") -> None:
    """Give the answers of a solution, and those of the others in between; raises ContentError when one is none."""
    others_answer(table, of, step)
    for written in step.solution:
        if table.decision is None:
            raise ContentError(f"{where}: the game is over before {written!r}")
        _play(table, (written,), where)
        others_answer(table, of, step)


def others_answer(table: Table[Any], of: Exercise, step: Step) -> None:
    """Answer for the others until the pupil is asked or the game is over."""
    while (asked := table.decision) is not None and asked.seat != of.seat:
        table.play(reply(step, asked))


def scripted(step: Step, asked: Decision) -> Action | None:
    """What another seat is meant to answer; None where nothing was written down for this question."""
    fitting = (action for pattern in step.others for action in asked.options if fnmatchcase(str(action), pattern))
    return next(fitting, None)


def reply(step: Step, asked: Decision) -> Action:
    """What another seat answers: as it is written down, else the first that is on offer."""
    return scripted(step, asked) or asked.options[0]


def judged(table: Table[Any], of: Exercise, step: Step, first: int) -> Verdict:
    """Say what has become of a step that began with answer number `first`.

    An answer that is a mistake is told at once; otherwise the others answer first, so that what follows is seen.
    A mistake is told before the goal.
    """
    given = [str(answer.action) for answer in table.answers[first:] if answer.seat == of.seat]
    at_rest = (asked := table.decision) is None or asked.seat == of.seat
    for mistake in step.mistake:
        if _reached(mistake, table, of.seat, first, given) and (at_rest or mistake.answers):
            return Verdict(Outcome.OTHERWISE, mistake.says)
    if not at_rest:
        return GOING
    if _reached(step.goal, table, of.seat, first, given):
        return DONE
    return OTHERWISE if asked is None or (given and len(given) >= step.patience) else GOING


def _reached(goal: Goal, table: Table[Any], seat: Seat, first: int, given: Sequence[str]) -> bool:
    """Whether all of a goal is so; an empty one always is."""
    if goal.answers and not any(fnmatchcase(each, pattern) for each in given for pattern in goal.answers):
        return False
    if goal.won and (table.result is None or table.result.shares[seat] < 1.0 / len(table.seats)):
        return False
    if goal.events:
        told = [beat.event.seen_by(seat) for beat in table.beats(first)]
        if not all(any(wanted.fits(event) for event in told) for wanted in goal.events):
            return False
    return not goal.facts or all(fact.holds(table.view(seat)) for fact in goal.facts)


# --- sentences ---


def sentence(of: Exercise, part: str, kind: str = LESSON) -> Line:
    """The key of one of its sentences ("title", "sum", "buy.goal"), with what it is filled with."""
    fields: dict[str, Field] = {name: _field(value) for name, value in of.fill.items()}
    return Line(f"{of.says or f'{kind}.{of.id}'}.{part}", tuple(fields.items()))


def _field(value: Any) -> Field:
    return tuple(value) if isinstance(value, list) else value


def parts(of: Exercise) -> Iterator[str]:
    """Every sentence an exercise needs, by the last parts of its key."""
    yield from ("title", "sum")
    for step in of.step:
        yield f"{step.id}.goal"
        if not step.goal.empty:
            yield f"{step.id}.right"
            yield f"{step.id}.otherwise"
            yield f"{step.id}.hint"
        yield from (f"{step.id}.{mistake.says}" for mistake in step.mistake)


# --- what is wrong with them ---


def flaws(title: str, kind: str, shelf: Shelf) -> Iterator[str]:
    """Tell what is wrong with the exercises of a title: the rules go through every one of them."""
    try:
        every = exercises(title, kind)
    except ContentError as error:
        yield str(error)
        return
    said = words(title)
    for of in every:
        for part in parts(of):
            if not said.has(key := sentence(of, part, kind).key):
                yield f"{title}/{kind}s.toml, {of.id}: there is no sentence {key!r}"
        try:
            yield from _gone_through(title, of, shelf, kind)
        except ContentError as error:
            yield str(error)


def _gone_through(title: str, of: Exercise, shelf: Shelf, kind: str) -> Iterator[str]:
    table = laid(title, of, shelf, kind)
    if of.seat not in table.seats:
        yield f"{title}/{kind}s.toml, {of.id}: nobody sits in seat {of.seat}"
        return
    for step in of.step:
        walk = _Walk(table, of, step, f"{title}/{kind}s.toml, {of.id}, {step.id}", len(table.answers))
        try:
            yield from walk.flaws()
        except ContentError:
            raise
        except (LookupError, AttributeError, TypeError, ValueError) as error:
            yield f"{walk.where}: a fact names what is not there ({error})"
            return


@dataclass
class _Walk:
    """A way through one step by its own solution."""

    table: Table[Any]
    of: Exercise
    step: Step
    where: str
    first: int
    met: set[str] = field(default_factory=set)
    """The mistakes that could have been made by an answer on the way."""

    def flaws(self) -> Iterator[str]:
        """Go through it, answer by answer: the goal is reached with the last one and not before."""
        yield from self._others()
        if not self.step.goal.empty and self._verdict().outcome is not Outcome.GOING:
            yield f"{self.where}: it is over before it begins"
        for number, written in enumerate(self.step.solution, 1):
            self._meet()
            _play(self.table, (written,), self.where)
            yield from self._others()
            verdict = self._verdict()
            if verdict.outcome is Outcome.OTHERWISE or (verdict == DONE and number < len(self.step.solution)):
                yield f"{self.where}: after answer {number} of its solution it is {verdict.outcome.value}"
        if self._verdict() != DONE:
            yield f"{self.where}: its solution does not reach the goal"
        for mistake in self.step.mistake:
            if mistake.answers and mistake.says not in self.met:
                yield f"{self.where}: nobody can make the mistake {mistake.says!r}"

    def _verdict(self) -> Verdict:
        return judged(self.table, self.of, self.step, self.first)

    def _others(self) -> Iterator[str]:
        """Let the others answer; tell where nobody wrote down what they say to a question with a choice."""
        while (asked := self.table.decision) is not None and asked.seat != self.of.seat:
            if len(asked.options) > 1 and scripted(self.step, asked) is None:
                yield f"{self.where}: others says nothing to {asked.kind!r}"
            self.table.play(reply(self.step, asked))

    def _meet(self) -> None:
        """See which mistakes are on offer."""
        asked = self.table.decision
        offered = [str(action) for action in asked.options] if asked is not None else []
        for mistake in self.step.mistake:
            if any(fnmatchcase(each, pattern) for each in offered for pattern in mistake.answers):
                self.met.add(mistake.says)
