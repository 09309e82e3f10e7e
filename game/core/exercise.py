"""Exercises: a position of a real game, a goal to reach in it, and the coach's comments.

Lessons and puzzles are both exercises: `levels/<title>/lessons.toml`, `levels/<title>/puzzles.toml`. The position
is an opening and the answers that lead to it, so only the rules can produce it. The goal is something the rules
can check: an answer given, an event that happened, a fact reached. Nothing is stored here: progress is read off
the table, so undo needs no special care.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fnmatch import fnmatchcase
from functools import cache
from typing import Annotated, Any, NamedTuple

from game.core.content.box import box, chosen
from game.core.content.box import level as lid
from game.core.content.loading import ContentError, Within, folder, load_all, place, read
from game.core.contract import Action, Decision, Event, Line, Seat, Setup, plain
from game.core.files.code import read_code
from game.core.files.journal import Shelf
from game.core.language.words import event_name, words
from game.core.sentences import Field
from game.core.table import IllegalAction, Table

LESSON, PUZZLE = "lesson", "puzzle"
"""The kinds of exercises. Each is the name of an array of tables in a title's file of that kind."""


@dataclass(frozen=True, slots=True)
class Happening:
    """An event that must happen: its name and the values of the fields that matter."""

    event: str
    of: Mapping[str, Any] = field(default_factory=dict)

    def fits(self, event: Event) -> bool:
        """Return True if `event` matches."""
        if event_name(type(event)) != self.event:
            return False
        told = plain(event)
        return all(name in told and _plainly(told[name]) == _plainly(self.of[name]) for name in self.of)


@dataclass(frozen=True, slots=True)
class TableFact:
    """A fact about the table. `at` is a path of fields, keys and indices, such as "markers.usa"."""

    at: str
    equals: Any = None
    least: float | None = None
    most: float | None = None
    """If the value isn't a number, these limits apply to its length."""

    def holds(self, view: Any) -> bool:
        """Return True if the fact is true. Raises LookupError or AttributeError if the path doesn't exist."""
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
    """Return a value in the form that TOML has for it."""
    return [_plainly(each) for each in value] if isinstance(value, tuple | list) else value


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal, reached when all its parts are met. An empty goal means that there is only something to read."""

    answers: tuple[str, ...] = ()
    """The pupil gave one of these answers ("place hungary"; * is a wildcard)."""
    events: tuple[Happening, ...] = ()
    """Each of these happened."""
    facts: tuple[TableFact, ...] = ()
    """Each of these is true now, as far as the pupil may know."""
    won: bool = False

    @property
    def empty(self) -> bool:
        """True if there is nothing to do."""
        return not (self.answers or self.events or self.facts or self.won)


@dataclass(frozen=True, slots=True)
class Mistake(Goal):
    """A mistake with its own comment; `says` is the last part of the comment's key."""

    says: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do; `solution` is one way to do it, answer by answer."""

    id: str
    goal: Goal = Goal()
    solution: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """Patterns for the other seats' answers: the first one on offer is played (* is a wildcard)."""
    mistake: tuple[Mistake, ...] = ()
    most: int = 0
    """The number of answers after which the step counts as solved otherwise; 0 for the length of the solution."""

    @property
    def patience(self) -> int:
        """The number of answers allowed to reach the goal."""
        return self.most or len(self.solution)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position with goals to reach, step by step.

    The position is an opening and `answers`, or the text of a game (`code`), or the end of another exercise of the
    same kind (`after`) followed by `answers`.
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
    """The key prefix of its sentences; by default, a lesson's is "lesson.<id>"."""
    fill: Mapping[str, Any] = field(default_factory=dict)
    """Values for the fields of its sentences."""
    difficulty: int = 0
    rating: Annotated[int, Within(0, 5000)] = 0
    """A puzzle's rating on the players' scale, based on which levels solve it; 0 if it wasn't measured."""


class Outcome(Enum):
    """The state of a step."""

    GOING = "going"
    DONE = "done"
    OTHERWISE = "otherwise"


class Verdict(NamedTuple):
    """The state of a step and the last part of the key of the coach's comment.

    `told` are the title's sentences that show why.
    """

    outcome: Outcome
    says: str = ""
    told: tuple[Line, ...] = ()


GOING, DONE = Verdict(Outcome.GOING), Verdict(Outcome.DONE, "right")
OTHERWISE = Verdict(Outcome.OTHERWISE, "otherwise")


@cache
def exercises(title: str, kind: str = LESSON) -> tuple[Exercise, ...]:
    """Return the lessons or puzzles of a title, in order; raises ContentError."""
    path = folder(title) / f"{kind}s.toml"
    if not path.is_file():
        return ()
    return load_all(Exercise, read(path)[kind], f"{place(path)}, {kind}")


def exercise(title: str, name: str, kind: str = LESSON) -> Exercise:
    """Return an exercise by its id; raises ContentError if there is none."""
    found = next((each for each in exercises(title, kind) if each.id == name), None)
    if found is None:
        raise ContentError(f"{title}/{kind}s.toml: there is no {kind} {name!r}")
    return found


def laid(title: str, of: Exercise, shelf: Shelf, kind: str = LESSON) -> Table[Any]:
    """Lay out the position of an exercise; raises ContentError if the rules don't lead to it."""
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
    """Return the exercise that `of` continues. It must come earlier in the file, so there can be no cycles."""
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
    """Lay out an exercise and play its solution; raises ContentError if the rules refuse it."""
    table = laid(title, of, shelf, kind)
    for step in of.step:
        go_through(table, of, step, f"{title}/{kind}s.toml, {of.id}, {step.id}")
    return table


def go_through(table: Table[Any], of: Exercise, step: Step, where: str = "") -> None:
    """Play a solution with the other seats' answers in between; raises ContentError for an illegal answer."""
    others_answer(table, of, step)
    for written in step.solution:
        if table.decision is None:
            raise ContentError(f"{where}: the game is over before {written!r}")
        _play(table, (written,), where)
        others_answer(table, of, step)


def others_answer(table: Table[Any], of: Exercise, step: Step) -> None:
    """Answer for the other seats until the pupil is asked or the game is over."""
    while (asked := table.decision) is not None and asked.seat != of.seat:
        table.play(reply(step, asked))


def scripted(step: Step, asked: Decision) -> Action | None:
    """Return another seat's scripted answer, or None if there is none for this question."""
    fitting = (action for pattern in step.others for action in asked.options if fnmatchcase(str(action), pattern))
    return next(fitting, None)


def reply(step: Step, asked: Decision) -> Action:
    """Return another seat's answer: the scripted one, else the first option."""
    return scripted(step, asked) or asked.options[0]


def judged(table: Table[Any], of: Exercise, step: Step, first: int) -> Verdict:
    """Return the state of a step that began with answer number `first`.

    A mistake defined by an answer is reported at once. Anything else waits until the other seats have answered, so
    that the consequences are visible. A mistake takes precedence over the goal.
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
    """Return True if all parts of a goal are met; an empty goal always is met."""
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
    """Return one of the exercise's sentences ("title", "sum", "buy.goal") as a Line with its fields."""
    fields: dict[str, Field] = {name: _field(value) for name, value in of.fill.items()}
    return Line(f"{of.says or f'{kind}.{of.id}'}.{part}", tuple(fields.items()))


def _field(value: Any) -> Field:
    return tuple(value) if isinstance(value, list) else value


def parts(of: Exercise) -> Iterator[str]:
    """Yield the last part of each sentence key that an exercise needs."""
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
    """Yield the flaws of a title's exercises, found by playing every one of them by the rules."""
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
    """A run through one step, following its solution."""

    table: Table[Any]
    of: Exercise
    step: Step
    where: str
    first: int
    met: set[str] = field(default_factory=set)
    """The mistakes that a legal answer along the way would have made."""

    def flaws(self) -> Iterator[str]:
        """Play the solution and yield its flaws: the goal must be reached by the last answer and not before."""
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
        """Answer for the other seats; yield a flaw for each choice that isn't scripted."""
        while (asked := self.table.decision) is not None and asked.seat != self.of.seat:
            if len(asked.options) > 1 and scripted(self.step, asked) is None:
                yield f"{self.where}: others says nothing to {asked.kind!r}"
            self.table.play(reply(self.step, asked))

    def _meet(self) -> None:
        """Record which mistakes are on offer now."""
        asked = self.table.decision
        offered = [str(action) for action in asked.options] if asked is not None else []
        for mistake in self.step.mistake:
            if any(fnmatchcase(each, pattern) for each in offered for pattern in mistake.answers):
                self.met.add(mistake.says)
