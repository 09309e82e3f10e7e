"""Looks back on a game: what every answer gave away, what was better and why, and where the game turned.

An answer is judged from the view of the seat that gave it, over the worlds that seat could not tell apart; what
the true cards and dice made of it afterwards is luck, and told apart. Questions are judged one by one, each by
itself and with dice of its own, so that a review can stop anywhere and go on later: see `Kept`.
"""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import Enum
from itertools import pairwise
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ai import calibration
from ai.budget import LOST, WON, Budget, never
from ai.coach import ENOUGH, THOUGHT, Idea, Reply, adviser, ideas, look
from ai.coach import dice as dice
from ai.deeds import LONGEST, Deed, Hidden, favourite, hidden
from ai.players import SENSE
from game.core import agenda, disk
from game.core.contract import Action, Decision, Line, Seat, line
from game.core.journal import SUFFIX as RECORD
from game.core.journal import YOU, Recorded
from game.core.legible import legible
from game.core.sealed import SealedFile, seal, sound
from game.core.table import Table
from game.core.whole import SPOILT
from game.titles import title as take_title

SUFFIX = ".review"
FORMAT = 3
"""Counts up whenever judgements would be other ones."""
LONGEST_FILE, LONGEST_LINE = 10_000_000, 20_000
NOISE = 0.01
"""A loss of less than this share of the victory is none, however long was thought."""
DOUBT = 0.3
"""Nor is one below this over the root of the tries: some one and a half standard errors of such a difference.

So a hundred tries tell a loss of 3%, and what the coach advised after a shorter look isn't a slip by chance.
"""
SLIP, MISTAKE = 0.03, 0.08
"""The chance from which an answer that gave it away is a slip, and from which it is a mistake."""
FINE = 0.03
"""A good answer is worth a sentence where the natural one, or the next best, would have given away so much."""
STAKE = 0.02
"""Where the answers are no farther apart than this there was nothing to decide."""
MOST_AT_STAKE = 0.2
"""No question counts for more than one at which so much was to be lost."""
STEEP = 8.708
"""How fast accuracy falls with what is given away: twice as fast as lichess's 0.04354 for each per cent.

So answers at random keep about 60 to 70 in 1955, easy bots 75 to 90, fair ones 85 to 90; with lichess's own, which
is made for chess, they would all read 80 to 95.
"""
TURN = 0.1
"""A turn of the game moves the chances at least so far."""
SHOWN = 3
"""Mistakes, best moves and turning points that are told."""


class Grade(Enum):
    """How good an answer was."""

    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    ADVISED = "advised"
    """The coach advised it and finds something better now: nobody's mistake but the coach's."""
    UNJUDGED = "unjudged"
    """Too little was tried to say."""


JUDGED = (Grade.GOOD, Grade.SLIP, Grade.MISTAKE)
"""What an answer of somebody's own can be."""


class Moment(NamedTuple):
    """A question of a game, and all that is needed to judge its answer, in another process if need be."""

    title: str
    seats: int
    number: int
    """Which answer of the record it is, from 0."""
    view: Any
    decision: Decision
    given: Action
    made: Deed = ()
    """The answer, and how its draft went on in the game."""


class Judged(NamedTuple):
    """An answer, looked at again; values are shares of the victory for its seat, 0 to 1."""

    number: int
    seat: Seat
    given: Action
    best: Idea
    """The best answer as far as the seat could know; what was given, where nothing was better."""
    played: Idea
    """What was given, looked at in the same worlds."""
    natural: float
    """What the answer was worth that comes to mind first; the next best, where that was given."""
    worst: float
    """What the worst of the answers that were compared was worth."""
    before: tuple[float, ...]
    """The shares of all seats as this one saw them when it was asked."""
    after: tuple[float, ...]
    """The same after its answer."""
    obvious: bool = False
    """Whether it is what comes to mind first."""
    forced: bool = False
    """Whether nothing else made sense, or it only let go what there was nothing to do with."""
    luck: float | None = None
    """What cards, dice and the others made of it until the seat was asked next; `review` fills it in."""
    standings: tuple[float, ...] = ()
    """How it stood before the answer, seen from all seats; `review` fills it in."""
    advised: bool = False
    """Whether the coach had advised it; `review` fills it in."""

    @property
    def value(self) -> float:
        """What was given was worth."""
        return self.played.value

    @property
    def gap(self) -> float:
        """What it seems to have given away."""
        return max(0.0, self.best.value - self.played.value)

    @property
    def lost(self) -> float:
        """What it gave away, as far as a search can tell."""
        return 0.0 if self.decided or self.unsure or self.gap < self.doubt else self.gap

    @property
    def doubt(self) -> float:
        """The difference of two answers that may be chance."""
        return max(NOISE, DOUBT / sqrt(max(1, self.tries)))

    @property
    def tries(self) -> int:
        """How often the answer was tried, and the best one, at least."""
        return min(self.best.visits, self.played.visits)

    @property
    def unsure(self) -> bool:
        """Whether too little was tried to say anything of it, be it good or bad."""
        return self.tries < ENOUGH or (not self.decided and SLIP <= self.gap < self.doubt)

    @property
    def found(self) -> float:
        """How much better it was than what comes to mind first; 0 where it was not the best, or not one's own."""
        if self.decided or self.unsure or self.lost or self.forced or self.advised:
            return 0.0
        return max(0.0, self.played.value - self.natural)

    @property
    def decided(self) -> bool:
        """Whether the game was lost whatever was answered, or stayed won: then nothing counts."""
        return self.best.value < LOST or min(self.best.value, self.played.value) > WON

    @property
    def stake(self) -> float:
        """How much there was to lose; nothing where the coach had advised it."""
        if self.decided or self.unsure or self.advised:
            return 0.0
        return min(self.best.value - self.worst, MOST_AT_STAKE)


def worth(title: str, seats: int, value: float) -> float:
    """Give the chance that a value stands for; the value itself where that isn't known."""
    chance = calibration.chance(title, seats, value)
    return value if chance is None else chance


def grade(judged: Judged, title: str, seats: int) -> Grade:
    """Say how good an answer was, by the chance it gave away: the one scale for window and terminal."""
    if judged.unsure:
        return Grade.UNJUDGED
    best, given = (worth(title, seats, value) for value in (judged.best.value, judged.value))
    lost = best - given if judged.lost else 0.0
    if lost < SLIP:
        return Grade.GOOD
    return Grade.ADVISED if judged.advised else Grade.MISTAKE if lost >= MISTAKE else Grade.SLIP


def about(judged: Judged, title: str, seats: int) -> float:
    """Give the chance by which what an answer gave away may be off."""
    middle, half = (judged.best.value + judged.value) / 2, judged.doubt / 2
    return worth(title, seats, min(1.0, middle + half)) - worth(title, seats, max(0.0, middle - half))


class Standing(NamedTuple):
    """A point of the graph: how it stood after so many answers."""

    answers: int
    shares: tuple[float, ...]


class Review(NamedTuple):
    """A game looked back on, as far as it has been judged."""

    judged: Mapping[int, Judged]
    graph: tuple[Standing, ...]
    mistakes: Mapping[Seat, tuple[int, ...]]
    """For every seat that was judged, the answers that gave away most, the worst first."""
    misled: Mapping[Seat, tuple[int, ...]]
    """Those that the coach had advised and finds something better for now."""
    best: Mapping[Seat, tuple[int, ...]]
    """Its best answers, hard to find or the only good ones."""
    turning: tuple[int, ...]
    """The answers at which the game turned, in order."""
    accuracy: Mapping[Seat, float | None]
    """From 0 to 100; None where nothing was to be decided."""
    counts: Mapping[Seat, Mapping[Grade, int]]
    """How many of its answers were good, slips and so on."""


def asked(table: Table[Any], seats: Collection[Seat] | None = None) -> tuple[int, ...]:
    """List the answers that can be judged: those to a question with a choice, of all seats or of some.

    A resignation answers no question.
    """
    return tuple(
        number
        for number, (seat, action) in enumerate(table.answers)
        if (seats is None or seat in seats) and action in _choice(table.state_before(number).options)
    )


def _choice(options: tuple[Action, ...]) -> tuple[Action, ...]:
    return options if len(options) > 1 else ()


def moment(table: Table[Any], number: int) -> Moment:
    """Give what is needed to judge an answer: the view of the seat that gave it, and nothing else."""
    state, given = table.state_before(number), table.answers[number]
    decision = agenda.decision(state)
    assert decision is not None, "it was answered"
    view = table.game.view(state, given.seat)
    return Moment(table.game.NAME, len(table.seats), number, view, decision, given.action, made(table, number))


def made(table: Table[Any], number: int) -> Deed:
    """Give an answer, and those with which its seat went on with the same draft."""
    seat, goes_on = table.answers[number].seat, hidden(table.state_before(number)) or Hidden.DRAFT
    deed = [table.answers[number].action]
    for later in range(number + 1, min(number + LONGEST, len(table.answers))):
        state, given = table.state_before(later), table.answers[later]
        if given.seat != seat or hidden(state) != goes_on or given.action not in state.options:
            break
        deed.append(given.action)
    return tuple(deed)


def advised(recorded: Recorded[Any]) -> frozenset[int]:
    """List the answers that were given as the coach had advised, counted from 0."""
    return frozenset([number - 1 for number in recorded.taken])


def judge(of: Moment, rng: Random, cancelled: Callable[[], bool] = never, budget: Budget = THOUGHT) -> Judged:
    """Judge an answer: the same moment, rng and simulations give the same judgement."""
    who, game, seat = adviser(of.title, budget), take_title(of.title), of.decision.seat
    known = who.heuristic
    prior = known.prior(of.view, of.decision)
    natural = favourite(of.decision.options, prior)
    looked = look(game, of.view, of.decision, who, rng, cancelled, (of.given,))
    ranked = looked.compared((of.given, natural))
    best, given = ranked[0], looked.finding(of.given)
    rival = given if given is not best else next((each for each in ranked if each is not best), best)
    deeds = {of.given: of.made or (of.given,)}
    first, second = ideas(game, of.view, of.decision, known, rng, looked, (best, rival), deeds)
    usual = given.mean if natural != of.given else rival.mean
    if natural != of.given:
        usual = looked.finding(natural).mean
    shares = [known.evaluate(of.view, each) for each in range(of.seats)]
    return Judged(
        of.number,
        seat,
        of.given,
        first,
        first if given is best else second,
        natural=usual,
        worst=min([each.mean for each in ranked]),
        before=_split(shares, seat, max(best.mean, given.mean)),
        after=_split(shares, seat, given.mean),
        obvious=natural == of.given,
        forced=_forced(of, prior),
    )


def _forced(of: Moment, prior: Sequence[float]) -> bool:
    """Whether nothing else made sense, or all there was to do was to let it pass, as anybody would."""
    sensible = [weight for weight in prior if weight >= SENSE * max(prior)]
    natural = favourite(of.decision.options, prior) == of.given
    return natural and (len(sensible) == 1 or not of.given.noun)


def _split(shares: Sequence[float], seat: Seat, value: float) -> tuple[float, ...]:
    """Give every seat its share when `seat` has `value`: the others share the rest as it looks at a glance."""
    rest = sum(shares) - shares[seat]
    even = (1 - value) / max(1, len(shares) - 1)
    others = [(1 - value) * share / rest if rest > 0 else even for share in shares]
    return (*others[:seat], value, *others[seat + 1 :])


# --- summing up -------------------------------------------------------------------------------------------


def review(table: Table[Any], judged: Mapping[int, Judged], advised: Collection[int] = frozenset()) -> Review:
    """Sum up what has been judged by now; the same however it came about.

    `advised` are the answers that the coach had advised. What could not be judged is only counted.
    """
    sure = {number: judged[number] for number in sorted(judged) if not judged[number].unsure}
    graph, before = _graph(table, sure)
    luck, title, seats = _luck(table, judged), table.game.NAME, len(table.seats)
    told = {
        n: judged[n]._replace(luck=luck[n], standings=before.get(n, ()), advised=n in advised)
        for n in sorted(judged)
    }
    by_seat = {seat: [each for each in told.values() if each.seat == seat] for seat in table.seats}
    seen = {seat: every for seat, every in by_seat.items() if every}
    grades = {n: grade(each, title, seats) for n, each in told.items()}
    graded = {
        seat: {of: [each for each in every if grades[each.number] is of] for of in Grade}
        for seat, every in seen.items()
    }
    return Review(
        told,
        graph,
        {seat: _most([*of[Grade.SLIP], *of[Grade.MISTAKE]], "lost") for seat, of in graded.items()},
        {seat: _most(of[Grade.ADVISED], "lost") for seat, of in graded.items()},
        {seat: _most([each for each in every if each.found >= FINE], "found") for seat, every in seen.items()},
        _turning(table, {number: told[number] for number in sure}),
        {seat: accuracy(every) for seat, every in seen.items()},
        {seat: {of: len(found) for of, found in every.items()} for seat, every in graded.items()},
    )


def accuracy(judged: Iterable[Judged]) -> float | None:
    """Say how much of what could be kept was kept, from 0 to 100; None where nothing was to be lost.

    The curve is like lichess's: 100 for an answer that gave nothing away, 65 for 5 per cent, 42 for 10. A plain
    mean would be too kind, for most questions have no wrong answer: each counts for what was at stake.
    """
    weighed = [(each.stake, 100 * exp(-STEEP * each.lost)) for each in judged if each.stake >= STAKE]
    total = sum([stake for stake, _ in weighed])
    return sum([stake * kept for stake, kept in weighed]) / total if total else None


def _most(judged: Iterable[Judged], what: str) -> tuple[int, ...]:
    """Give the answers that stand out, the largest first."""
    order = sorted(judged, key=lambda each: -getattr(each, what))
    return tuple([each.number for each in order[:SHOWN]])


def _graph(
    table: Table[Any], judged: Mapping[int, Judged]
) -> tuple[tuple[Standing, ...], dict[int, tuple[float, ...]]]:
    """Draw how it stood, and say how it stood before each answer.

    Everybody sees the table with other eyes; how it stood is the mean of what each of them saw last.
    """
    even = (1 / len(table.seats),) * len(table.seats)
    eyes: dict[Seat, tuple[float, ...]] = {}
    points, before = [Standing(0, even)], dict[int, tuple[float, ...]]()
    for number in sorted(judged):
        each = judged[number]
        eyes[each.seat] = each.before
        before[number] = _mean(list(eyes.values()))
        points.append(Standing(number, before[number]))
        eyes[each.seat] = each.after
        points.append(Standing(number + 1, _mean(list(eyes.values()))))
    if table.result is not None:
        points.append(Standing(len(table.answers), table.result.shares))
    return tuple(points), before


def _mean(shares: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(each) / len(shares) for each in zip(*shares, strict=True)])


def _luck(table: Table[Any], judged: Mapping[int, Judged]) -> dict[int, float | None]:
    """Say what became of every answer until its seat was asked next, or until the end, where that is known."""
    luck: dict[int, float | None] = dict.fromkeys(judged)
    for seat in table.seats:
        mine = [judged[number] for number in sorted(judged) if judged[number].seat == seat]
        for one, later in pairwise(mine):
            if not one.unsure and not later.unsure:
                luck[one.number] = later.best.value - one.value
        if mine and table.result is not None and not mine[-1].unsure:
            luck[mine[-1].number] = table.result.shares[seat] - mine[-1].value
    return luck


def _turning(table: Table[Any], judged: Mapping[int, Judged]) -> tuple[int, ...]:
    """Find the turns in which the chances moved most, and in each the answer after which they did.

    An answer after which they moved no more than a search may be off is no such thing.
    """
    numbers, title, seats = list(judged), table.game.NAME, len(table.seats)

    def chances(shares: Sequence[float]) -> tuple[float, ...]:
        return tuple([worth(title, seats, share) for share in shares])

    last = chances(table.result.shares) if table.result is not None else None
    turns: dict[int, list[tuple[int, tuple[float, ...], tuple[float, ...]]]] = {}
    for place, number in enumerate(numbers):
        end = place + 1 == len(numbers)
        later = last if end else chances(judged[numbers[place + 1]].standings)
        if later is not None:
            turn = table.game.turn(table.state_before(number))
            turns.setdefault(turn, []).append((number, chances(judged[number].standings), later))
    moved = []
    for steps in turns.values():
        step = max(steps, key=lambda step: _far(step[1], step[2]))
        far, doubt = _far(steps[0][1], steps[-1][2]), about(judged[step[0]], title, seats)
        if min(far, _far(step[1], step[2])) >= max(TURN, 2 * doubt):
            moved.append((far, step[0]))
    return tuple(sorted([number for _, number in sorted(moved, reverse=True)[:SHOWN]]))


def _far(one: Sequence[float], other: Sequence[float]) -> float:
    """Say how far two standings are apart."""
    return max([abs(a - b) for a, b in zip(one, other, strict=True)])


# --- the notebook beside the record -----------------------------------------------------------------------


def notebooks(record: Path) -> list[Path]:
    """List the files beside a record that its reviews may stand in: somebody else's may be called so as well."""
    called = re.compile(rf"{re.escape(_beside(record).stem)}(-[1-9][0-9]{{0,3}})?{re.escape(SUFFIX)}")
    try:
        found = [path for path in record.parent.iterdir() if called.fullmatch(path.name) and path != record]
    except OSError:
        return []  # who writes beside it will say what is wrong
    return sorted(found, key=lambda path: (len(path.name), path.name))


def discard(record: Path) -> None:
    """Delete a record that somebody wants to be rid of, and its reviews. Raises OSError."""
    opening = _read(record).partition(b"\n")[0].decode("utf-8", "replace")
    mark = seal("", f"{opening}\n")
    for beside in notebooks(record):
        head = _head(_read(beside)).split(" ")
        if len(head) > 1 and (beside == _beside(record) or head[1] == mark):  # by whatever budget
            disk.delete(beside, disk.asked_for)
    disk.delete(record, disk.asked_for)


class Kept:
    """What has been judged of a game, in a file beside its record; a disk that fails is told in `trouble`.

    Every budget has a file of its own, so that a shorter look takes nothing from a longer one.
    """

    def __init__(self, recorded: Recorded[Any], budget: Budget = THOUGHT) -> None:
        self.judged: dict[int, Judged] = {}
        self.marks = _marks(recorded)
        self.file = SealedFile()
        path = recorded.journal.path
        head = f"{FORMAT} {self.marks[0]} {budget}"
        if path is None:
            return
        begun = [(beside, found) for beside in notebooks(path) if _head(found := _read(beside)) == head]
        beside, found = begun[0] if begun else (_beside(path), b"")
        whole = self._take_up(found, recorded.table)
        self._open(beside, found, head, whole)

    @property
    def trouble(self) -> Line | None:
        """Why the review is not safe on disk."""
        return self.file.trouble

    def add(self, judged: Judged) -> None:
        """Keep one more."""
        self.judged[judged.number] = judged
        self.file.add(self._entry(judged))
        self.file.save()

    def _entry(self, judged: Judged) -> str:
        return f"{self.marks[judged.number + 1]} {json.dumps(_packed(judged))}"

    def _take_up(self, found: bytes, table: Table[Any]) -> bool:
        """Read the judgements of answers that still stand; gives whether every line could be read."""
        lines = found.splitlines()
        contents = list(sound(lines, LONGEST_LINE))
        for content in contents[1:]:
            mark, _, entry = content.partition(" ")
            try:
                judged = _unpacked(json.loads(entry))
            except _UNREADABLE:
                return False
            if not _fits(judged, table):
                return False
            number = judged.number
            stands = 0 <= number < len(table.answers) and mark == self.marks[number + 1]
            if stands and (judged.seat, judged.given) == table.answers[number]:
                self.judged[number] = judged
        return len(contents) == len(lines)

    def _open(self, beside: Path, found: bytes, head: str, whole: bool) -> None:
        """Go on in the file that was taken up, or begin one; what can't be read is kept beside it."""
        self.file.path = beside
        self.file.add(head)
        for number in self.judged:
            self.file.add(self._entry(self.judged[number]))
        if found:
            self.file.belongs_to(beside, found, "" if whole else SPOILT)


def _fits(judged: Judged, table: Table[Any]) -> bool:
    """Whether what a file says can be a judgement at this table: its checksum says only who wrote it."""
    ways, seats = (judged.best, judged.played), table.seats
    shares = (judged.before, judged.after)
    values = [*(way.value for way in ways), judged.natural, judged.worst, *judged.before, *judged.after]
    replies = [way.reply.seat for way in ways if way.reply is not None]
    return (
        all(len(each) == len(seats) for each in shares)
        and all(-ROUNDED <= value <= 1 + ROUNDED for value in values)
        and all(0 <= way.visits <= MOST for way in ways)
        and all(seat in seats for seat in (judged.seat, *replies))
    )


MOST = 10**9
"""No count of tries is as large."""
ROUNDED = 1e-6
"""How far a share of the victory may be off, for it is a mean."""
_UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError)
"""What values of a wrong kind or size raise."""


def _beside(record: Path) -> Path:
    """Name the file in which a review of a record begins; where that is taken, a number is added."""
    stem = record.stem if record.suffix == RECORD else record.name
    return record.with_name(f"{stem}{SUFFIX}")


def _head(found: bytes) -> str:
    """The first line of a review: its format, the mark of its game, its budget; "" where we didn't write it."""
    head = next(sound(found.splitlines()[:1], LONGEST_LINE), "")
    return head if _HEAD.match(head) else ""


_HEAD = re.compile(r"\d{1,4} [0-9a-f]{8} ")


def _read(path: Path) -> bytes:
    try:
        return disk.beginning(path, LONGEST_FILE)
    except OSError:
        return b""


def _marks(recorded: Recorded[Any]) -> list[str]:
    """Mark the opening and every answer, so that games have the same marks as far as they went the same way."""
    marks = [seal("", recorded.journal.lines[0].decode())]
    for answer in recorded.table.answers:
        marks.append(seal(marks[-1], f"{answer.seat} {answer.action}"))
    return marks


def _packed(judged: Judged) -> list[Any]:
    """Write a judgement down; what `review` fills in is not kept."""
    ways = [_packed_idea(judged.best), _packed_idea(judged.played)]
    shares = [judged.natural, judged.worst, judged.before, judged.after]
    return [judged.number, judged.seat, str(judged.given), *ways, *shares, judged.obvious, judged.forced]


def _packed_idea(idea: Idea) -> list[Any]:
    reply = [idea.reply.seat, str(idea.reply.action)] if idea.reply else None
    deed, reasons = [str(each) for each in idea.deed], [_packed_field(each) for each in idea.reasons]
    return [str(idea.action), idea.value, idea.visits, deed, reply, reasons]


def _packed_field(value: Any) -> Any:
    if isinstance(value, Line):
        return {"key": value.key, "fields": {name: _packed_field(each) for name, each in value.fields}}
    return [_packed_field(each) for each in value] if isinstance(value, tuple) else value


def _unpacked(found: Any) -> Judged:
    """Read a judgement; raises one of many errors for anything else."""
    number, seat, given, best, played, natural, worst, before, after, obvious, forced = found
    ways = (_unpacked_idea(best), _unpacked_idea(played))
    seen, then = (tuple(map(float, each)) for each in (before, after))
    values = float(natural), float(worst)
    return Judged(
        int(number), int(seat), Action.parse(given), *ways, *values, seen, then, bool(obvious), bool(forced)
    )


def _unpacked_idea(found: Any) -> Idea:
    action, value, visits, deed, reply, reasons = found
    return Idea(
        Action.parse(action),
        float(value),
        int(visits),
        tuple([Action.parse(each) for each in deed]),
        Reply(int(reply[0]), Action.parse(reply[1])) if reply else None,
        tuple([_unpacked_line(each) for each in reasons]),
    )


def _unpacked_line(found: Any) -> Line:
    return Line(legible(found["key"]), tuple([(n, _unpacked_field(each)) for n, each in found["fields"].items()]))


def _unpacked_field(value: Any) -> Any:
    """Read what a sentence is filled with; the file may come from anywhere."""
    if isinstance(value, dict):
        return _unpacked_line(value)
    if isinstance(value, list):
        return tuple([_unpacked_field(each) for each in value])
    return legible(value) if isinstance(value, str) else value


# --- working it out ---------------------------------------------------------------------------------------


def why_not(recorded: Recorded[Any], seats: Collection[Seat]) -> Line | None:
    """Say why the answers of these seats can't be looked back on yet: while a game goes on, hands stay hidden.

    Someone who plays alone may look back on their own answers at any time. A sentence of the room's words.
    """
    if recorded.table.result is not None:
        return None
    people = [seat for seat in recorded.table.seats if YOU in recorded.sitters[seat]]
    if not people or (len(people) == 1 and set(seats) <= set(people)):
        return None
    return line("hidden.not_over" if len(people) > 1 else "reviewing.only_yours")


def open_to(recorded: Recorded[Any]) -> tuple[Seat, ...]:
    """List the seats whose answers can be looked back on now."""
    return tuple([seat for seat in recorded.table.seats if why_not(recorded, (seat,)) is None])


def work_out(
    recorded: Recorded[Any],
    kept: Kept,
    seats: Collection[Seat],
    budget: Budget = THOUGHT,
    cancelled: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Judge what is not judged yet, question by question, and sum up; `progress` hears how far it is."""
    table, numbers = recorded.table, asked(recorded.table, seats)
    for done, number in enumerate(numbers):
        progress(done, len(numbers))
        if number in kept.judged:
            continue
        judged = judge(moment(table, number), dice(number), cancelled, budget)
        if cancelled():
            break
        kept.add(judged)
    else:
        progress(len(numbers), len(numbers))
    known = {number: kept.judged[number] for number in numbers if number in kept.judged}
    return review(table, known, advised(recorded))
