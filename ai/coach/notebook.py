"""The notebook beside a record: judgements are saved one by one, so that a review can be resumed."""

import json
import re
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from ai.coach.advice import THOUGHT, ExpectedReply, Idea, dice
from ai.coach.review import Judged, Review, advised, asked, judge, moment, of_seats, review
from ai.search.budget import Budget, never
from game.core.contract import Action, Line, Seat, line
from game.core.files import disk
from game.core.files.checksummed import ChecksummedFile, checksum, intact_lines
from game.core.files.journal import SUFFIX as RECORD
from game.core.files.journal import YOU, Recorded
from game.core.files.whole import SPOILT
from game.core.language.legible import legible
from game.core.table import Table

SUFFIX = ".review"
FORMAT = 7
"""The version of the format. It goes up whenever judgements would differ."""
LONGEST_FILE, LONGEST_LINE = 10_000_000, 20_000


def why_not(recorded: Recorded[Any], seats: Collection[Seat]) -> Line | None:
    """Return why these seats' answers can't be reviewed yet: hands stay hidden until the game is over.

    A person playing alone may review their own answers at any time. The sentence is in the room's words.
    """
    if recorded.table.result is not None:
        return None
    people = [seat for seat in recorded.table.seats if YOU in recorded.sitters[seat]]
    if not people or (len(people) == 1 and set(seats) <= set(people)):
        return None
    return line("hidden.not_over" if len(people) > 1 else "reviewing.only_yours")


def open_to(recorded: Recorded[Any]) -> tuple[Seat, ...]:
    """Return the seats whose answers can be reviewed now."""
    return tuple([seat for seat in recorded.table.seats if why_not(recorded, (seat,)) is None])


def notebooks(record: Path) -> list[Path]:
    """Return the files next to a record that may hold its reviews; others' files may have such names too."""
    found = _numbered(record.parent, _beside(record).stem, SUFFIX)
    return [path for path in found if path != record]


def _numbered(folder: Path, stem: str, suffix: str) -> list[Path]:
    """Return a folder's files called `stem` plus `suffix`, with or without a number in between."""
    called = re.compile(rf"{re.escape(stem)}(-[1-9][0-9]{{0,3}})?{re.escape(suffix)}")
    try:
        found = [path for path in folder.iterdir() if called.fullmatch(path.name)]
    except OSError:
        return []  # the next write there will report the error
    return sorted(found, key=lambda path: (len(path.name), path.name))


def discard(record: Path) -> None:
    """Delete a record at the player's request, with its reviews and copies of torn ones. Raises OSError."""
    opening = _read(record).partition(b"\n")[0].decode("utf-8", "replace")
    mark = checksum("", f"{opening}\n")
    for beside in notebooks(record):
        head = _head(_read(beside)).split(" ")
        if len(head) > 1 and (beside == _beside(record) or head[1] == mark):  # for any budget
            for path in (*_numbered(beside.parent, beside.name, SPOILT), beside):
                disk.delete(path, disk.asked_for)
    disk.delete(record, disk.asked_for)


class ReviewFile:
    """The judgements of a game, in a file next to its record; disk errors are reported in `trouble`.

    Every budget has its own file, so that a short review doesn't replace a longer one.
    """

    def __init__(self, recorded: Recorded[Any], budget: Budget = THOUGHT) -> None:
        self.judged: dict[int, Judged] = {}
        self.marks = _marks(recorded)
        self.file = ChecksummedFile()
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
        """Why the review isn't safe on disk."""
        return self.file.trouble

    def add(self, judged: Judged) -> None:
        """Add a judgement and save it."""
        self.judged[judged.number] = judged
        self.file.add(self._entry(judged))
        self.file.save()

    def _entry(self, judged: Judged) -> str:
        return f"{self.marks[judged.number + 1]} {json.dumps(_packed(judged))}"

    def _take_up(self, found: bytes, table: Table[Any]) -> bool:
        """Read the judgements of answers that are still in the game; returns True if all lines were readable."""
        lines = found.splitlines()
        contents = list(intact_lines(lines, LONGEST_LINE))
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
            if stands and (judged.seat, judged.given) == table.answer(number):
                self.judged[number] = judged
        return len(contents) == len(lines)

    def _open(self, beside: Path, found: bytes, head: str, whole: bool) -> None:
        """Continue the file that was read, or start one; an unreadable one is kept next to it."""
        self.file.path = beside
        self.file.add(head)
        for number in self.judged:
            self.file.add(self._entry(self.judged[number]))
        if found:
            self.file.belongs_to(beside, found, "" if whole else SPOILT)


def _fits(judged: Judged, table: Table[Any]) -> bool:
    """Return True if parsed data can be a judgement at this table; a checksum only shows who wrote it."""
    ways, seats = (judged.best, judged.played), table.seats
    shares = (judged.before, judged.after)
    values = [*(way.value for way in ways), judged.natural, judged.plausible, *judged.before, *judged.after]
    replies = [way.reply.seat for way in ways if way.reply is not None]
    return (
        all(len(each) == len(seats) for each in shares)
        and all(-ROUNDED <= value <= 1 + ROUNDED for value in values)
        and all(0 <= way.visits <= MOST for way in ways)
        and all(seat in seats for seat in (judged.seat, *replies))
    )


MOST = 10**9
"""An upper bound for numbers of tries."""
ROUNDED = 1e-6
"""How far outside 0 to 1 a share of the victory may be, because means have rounding errors."""
_UNREADABLE = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError, RecursionError)
"""Errors raised by data of a wrong kind or size."""


def _beside(record: Path) -> Path:
    """Return the default path of a review; if that is taken, a number is added."""
    stem = record.stem if record.suffix == RECORD else record.name
    return record.with_name(f"{stem}{SUFFIX}")


def _head(found: bytes) -> str:
    """Return the first line of a review (format, mark of the game, budget), or "" if we didn't write it."""
    head = next(intact_lines(found.splitlines()[:1], LONGEST_LINE), "")
    return head if _HEAD.match(head) else ""


_HEAD = re.compile(r"\d{1,4} [0-9a-f]{8} ")


def _read(path: Path) -> bytes:
    try:
        return disk.beginning(path, LONGEST_FILE)
    except OSError:
        return b""


def _marks(recorded: Recorded[Any]) -> list[str]:
    """Return chained checksums of the opening and each answer; two games share them while they coincide."""
    marks = [checksum("", recorded.journal.lines[0].decode())]
    for answer in recorded.table.answers:
        marks.append(checksum(marks[-1], f"{answer.seat} {answer.action}"))
    return marks


def _packed(judged: Judged) -> list[Any]:
    """Convert a judgement to JSON, without the fields that `review` sets."""
    ways = [_packed_idea(judged.best), _packed_idea(judged.played)]
    shares = [judged.natural, judged.plausible, judged.before, judged.after]
    return [judged.number, judged.seat, str(judged.given), *ways, *shares, judged.obvious, judged.forced]


def _packed_idea(idea: Idea) -> list[Any]:
    reply = [idea.reply.seat, str(idea.reply.action)] if idea.reply else None
    deed = [str(each) for each in idea.deed]
    reasons = [_packed_field(each) for each in idea.reasons]
    return [str(idea.action), idea.value, idea.visits, deed, reply, reasons]


def _packed_field(value: Any) -> Any:
    if isinstance(value, Line):
        return {"key": value.key, "fields": {name: _packed_field(each) for name, each in value.fields}}
    return [_packed_field(each) for each in value] if isinstance(value, tuple) else value


def _unpacked(found: Any) -> Judged:
    """Parse a judgement; raises one of several errors for anything else."""
    number, seat, given, best, played, natural, plausible, before, after, obvious, forced = found
    ways = (_unpacked_idea(best), _unpacked_idea(played))
    seen, then = (tuple(map(float, each)) for each in (before, after))
    values = float(natural), float(plausible)
    return Judged(
        int(number),
        int(seat),
        Action.parse(given),
        *ways,
        *values,
        seen,
        then,
        bool(obvious),
        bool(forced),
    )


def _unpacked_idea(found: Any) -> Idea:
    action, value, visits, deed, reply, reasons = found
    return Idea(
        Action.parse(action),
        float(value),
        int(visits),
        tuple([Action.parse(each) for each in deed]),
        ExpectedReply(int(reply[0]), Action.parse(reply[1])) if reply else None,
        tuple([_unpacked_line(each) for each in reasons]),
    )


def _unpacked_line(found: Any) -> Line:
    return Line(legible(found["key"]), tuple([(n, _unpacked_field(each)) for n, each in found["fields"].items()]))


def _unpacked_field(value: Any) -> Any:
    """Parse a field of a sentence; the file may come from anywhere."""
    if isinstance(value, dict):
        return _unpacked_line(value)
    if isinstance(value, list):
        return tuple([_unpacked_field(each) for each in value])
    return legible(value) if isinstance(value, str) else value


def work_out(
    recorded: Recorded[Any],
    kept: ReviewFile,
    seats: Collection[Seat],
    budget: Budget = THOUGHT,
    cancelled: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = lambda done, total: None,
    every: Sequence[int] = (),
) -> Review:
    """Judge the remaining questions one by one, and summarize; `progress` is called with (done, total).

    `every` are the numbers of all seats' answers to judge; they are worked out if not given.
    """
    table = recorded.table
    every = every or asked(table)
    numbers = of_seats(table, every, seats)
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
    return review(table, known, advised(recorded), every)
