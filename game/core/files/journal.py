"""A game on disk: a header, then one short line per answer, each sealed with a checksum over all lines before it.

The file only grows during a game, and every line is on disk before the next question is asked, so a crash loses at
most the answer in flight. Loading is replay. A record may be truncated, corrupted, foreign or hostile: `load`
raises nothing, keeps the good part and reports what was wrong with the rest.

How an answer is saved: `Recorded.play` gives it to the table and adds a line → `ChecksummedFile.save` appends
that to the file, on another thread within `behind.thread` → `Recorded.writing` is False once it is on disk or
`trouble` says why not. How a game is continued: `records` and `glance` list the saves → `load` replays the file
into a `Recorded`.

    {"format": 1, "title": "espionage", …} #9f1c2a40      who plays what, the opening, and the parent of a branch
    hash 1 68fd2c03a94b1e77 #05d1c6b2                      turn 1 begins, with this digest of the state
    1 home france #7be09a11                                the first answer
    undo #a3c4d5e6                                         the last answer was taken back
    rewind 0 #11223344                                     back to before answer 1, for practice
    practice #99aa00bb                                     practice from here on: a hidden hand was shown
    hint 2 influence france:3 #0c1d2e3f                    the coach's advice for answer 2
    chair 1 "fair" #55667788                               a bot of the level "fair" took over seat 1
    8 resign 1 fair #2244aacc                              seat 1 resigned, a bot takes over; see core.resigning
    end 68fd2c03a94b1e77 #99aabbcc                         the game is over, with this digest of the state
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Generic, NamedTuple, TypeAlias, TypeVar

from game.core.agenda import Position
from game.core.content.loading import ContentError, Within
from game.core.content.loading import load as shaped
from game.core.contract import Action, Field, Game, Line, Reason, Seat, Setup, line
from game.core.files import disk
from game.core.files.checksummed import ChecksummedFile, intact_lines
from game.core.language.legible import LONGEST_NAME, legible, reason_of
from game.core.language.words import words
from game.core.resigning import RESIGN, Resigning, resigning
from game.core.table import Beat, IllegalAction, Table

S = TypeVar("S", bound=Position)
Shelf: TypeAlias = Callable[[str], Game[Any]]
"""A function that returns a title by its name; raises ValueError if there is none."""

YOU = "you"
"""A person's chair; any other chair is the name of a bot's level."""
FORMAT = 1
SUFFIX = ".journal"
_BEGINNING = b'{"format": '
_LONGEST_FILE, _LONGEST_LINE, _MOST_LINES = 10_000_000, 4_000, 50_000
MOST = 10**18
"""An upper bound for every number in a record, including the seed."""
Number: TypeAlias = Annotated[int, Within(1 - MOST, MOST - 1)]
_ID = re.compile(r"[a-z0-9_]{1,40}")
_GAME = re.compile(r"[0-9a-f]{12}")


class Parent(NamedTuple):
    """The game that a record was branched off: its id, and the number of answers that the branch starts with."""

    game: str
    answer: int


@dataclass(frozen=True, slots=True)
class Header:
    """The players, the title, the opening and the version of the rules. Every text in it is fit to be shown."""

    title: str
    rules: int
    setup: Setup
    date: str
    """When the game was started: ISO, local time, to the millisecond."""
    chairs: tuple[str, ...]
    """Who has each seat at the start: "you", or the name of a bot's level."""
    names: tuple[str, ...]
    format: int = FORMAT
    parent: Parent | None = None
    """The game it was branched off; None if it isn't a branch."""

    @property
    def id(self) -> str:
        """The game's id: 12 hex digits that don't depend on the file's path or the version of the rules."""
        return sha256(header_line(replace(self, rules=0, format=FORMAT)).encode()).hexdigest()[:12]

    def __post_init__(self) -> None:
        for name in ("title", "date"):
            object.__setattr__(self, name, legible(getattr(self, name), LONGEST_NAME))
        for name in ("chairs", "names"):
            object.__setattr__(self, name, tuple(legible(each, LONGEST_NAME) for each in getattr(self, name)))


@dataclass
class Recorded(Generic[S]):
    """A table that records every answer on disk before the next question is asked.

    Play through this object; read from `table`.
    """

    table: Table[S]
    header: Header
    journal: ChecksummedFile
    chairs: list[str] = field(init=False)
    """Who has each seat now."""
    sitters: list[set[str]] = field(init=False)
    """Everybody who has ever answered for each seat."""
    practice: bool = False
    """True once the game was rewound past something hidden or a hidden hand was shown: it's no longer fair."""
    over: bool = False
    """True if the end has been recorded."""
    turn: int = 0
    """The last turn whose opening position has been recorded."""
    digest_lines: list[str] = field(init=False, default_factory=list)
    """The digest lines after the last answer: a turn began, or the game ended."""
    hints: dict[int, tuple[Action, ...]] = field(init=False, default_factory=dict)
    """The coach's advice, by the number of the answer that it was for, counted from 1.

    Undoing an answer doesn't remove the advice, because the player still knows it.
    """
    checked: Path | None = None
    """The file left to another program that was last checked for a practice mark."""

    def __post_init__(self) -> None:
        self.chairs = list(self.header.chairs)
        self.sitters = [{chair} for chair in self.chairs]
        self.journal.add(header_line(self.header))
        self._add_digests()

    @property
    def trouble(self) -> Line | None:
        """Why the game isn't safe on disk, in the room's words; None if it is."""
        return self.journal.trouble

    @property
    def writing(self) -> bool:
        """True until the last answer is on disk and `see_marks_elsewhere` has looked; the next question waits."""
        return self.journal.writing or self.journal.left != self.checked

    @property
    def moved(self) -> Line | None:
        """A sentence saying that another program continues the record, and where this game is now; else None."""
        return self.journal.moved

    @property
    def hinted(self) -> tuple[int, ...]:
        """The numbers of the answers for which a hint was given, counted from 1."""
        return tuple(sorted(self.hints))

    @property
    def taken(self) -> tuple[int, ...]:
        """The numbers of the answers that followed a hint, in the current line of play."""
        answers = self.table.answers
        return tuple(
            number
            for number in self.hinted
            if number <= len(answers) and answers[number - 1].action in self.hints[number]
        )

    def hint(self, *advised: Action, number: int = 0) -> None:
        """Record that the coach advised one of these for answer `number`; 0 means the next answer."""
        number = number or self.table.answered + 1
        heard = self.hints.get(number, ())
        for action in dict.fromkeys(advised):
            if action not in heard:
                self.hints[number] = (*self.hints.get(number, ()), action)
                self.journal.add(f"hint {number} {action}")
        self._save()

    def play(self, action: Action) -> list[Beat[S]]:
        """Answer the current question and save the answer; raises IllegalAction if it isn't among the options."""
        beats = self.table.play(action)
        self._stand_in(action)
        self._write(f"{self.table.answered} {action}")
        return beats

    def resign(self, seat: Seat, stand_in: str, *, watches: bool = False) -> list[Beat[S]]:
        """Let a person resign. With three or more seats, a bot takes over if others play or the person watches."""
        ends = len(self.chairs) == 2 or not (watches or set(self.people) - {seat})
        return self.play(Resigning((seat,), "" if ends else stand_in).action())

    def call(self, winner: Seat) -> list[Beat[S]]:
        """Call the game for `winner`: all other seats resign."""
        return self.play(Resigning(tuple(seat for seat in self.table.seats if seat != winner)).action())

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that a person answers for now."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair == YOU)

    def why_no_undo(self, seat: Seat, since: int | None = None) -> Line | None:
        """Return why `seat` may not undo the last answer, or all from number `since` on; None if it may."""
        return self.table.why_no_undo(seat, self.people, since)

    def can_undo(self, seat: Seat) -> bool:
        """Return True if `seat` may undo the last answer; what a bot has seen counts only once it has answered."""
        return self.why_no_undo(seat) is None

    def undo(self, seat: Seat) -> None:
        """Undo the last answer; raises CannotUndo if that would let somebody keep hidden information."""
        self.table.undo(seat, self.people)
        self._write("undo")

    def redo(self) -> list[Beat[S]]:
        """Repeat the answer that was undone last."""
        beats = self.table.redo()
        self._write(f"{self.table.answered} {self.table.answer(-1).action}")
        return beats

    def rewind(self, number: int) -> bool:
        """Mark the record as practice, then go back to just before answer `number` (counted from 0).

        Returns False and doesn't go back if the mark couldn't be saved. Raises ValueError for a number below 0.
        """
        if number < 0:
            raise ValueError(f"there is nothing before the opening: {number}")
        self.mark_as_practice()
        if self.trouble is not None:
            return False
        self.table.rewind(number)
        self._write(f"rewind {number}")
        return True

    def mark_as_practice(self) -> None:
        """Mark the record as practice, and wait until the mark is on disk or `trouble` says why it isn't."""
        self.note_practice()
        self.wait()

    def note_practice(self) -> None:
        """Mark the record as practice without waiting for the disk. Does nothing if the mark is already saved."""
        if self.practice and self.trouble is None:
            return
        if not self.practice:
            self.practice = True
            self.journal.add("practice")
        self._save()

    def wait(self) -> None:
        """Wait until everything is on disk, or `trouble` says why it isn't."""
        self.journal.wait()
        self.see_marks_elsewhere()
        self.journal.wait()  # for the mark, if one was found

    def see_marks_elsewhere(self) -> None:
        """Mark this game as practice if another program that continues it has; to be called while `writing`."""
        if self.journal.writing or self.journal.left == self.checked:
            return
        self.checked = self.journal.left
        if self.checked is not None and not self.practice and glance(self.checked).practice:
            self.note_practice()

    def take_over(self, seat: Seat, chair: str) -> None:
        """Change who answers for a seat from now on."""
        self._sit(seat, chair)
        self.journal.add(f"chair {seat} {json.dumps(self.chairs[seat])}")  # no digest: this doesn't begin a turn
        self._save()

    def _stand_in(self, action: Action) -> None:
        """Let a bot take the seat that resigns, if the answer names one."""
        given_up = resigning(action, self.table.seats)
        if given_up is not None and given_up.stand_in:
            self._sit(given_up.seats[0], given_up.stand_in)

    def _sit(self, seat: Seat, chair: str) -> None:
        self.chairs[seat] = legible(chair, LONGEST_NAME)
        self.sitters[seat].add(self.chairs[seat])

    def _write(self, content: str) -> None:
        self.journal.add(content)
        self._add_digests()
        self._save()

    def _save(self) -> None:
        self.journal.save()
        self.see_marks_elsewhere()

    def _add_digests(self) -> None:
        """Record a digest of the position if a turn begins or the game ends."""
        turn, over = self.table.game.turn(self.table.state), self.table.result is not None
        self.digest_lines = []
        if turn != self.turn:
            self.digest_lines.append(f"hash {turn} {self.table.digest}")
        if over and not self.over:
            self.digest_lines.append(f"end {self.table.digest}")
        self.turn, self.over = turn, over
        for digest in self.digest_lines:
            self.journal.add(digest)


def start(
    folder: Path | None, game: Game[S], setup: Setup, chairs: tuple[str, ...], names: tuple[str, ...] = ()
) -> Recorded[S]:
    """Lay out a new game and open its journal in `folder`; raises ValueError if the setup makes no sense.

    Without a folder, the record is kept in memory only. If the folder isn't writable, `Recorded.trouble` says so,
    and the game can still be played.
    """
    now = datetime.now()
    table = Table(game, setup)
    header = Header(game.NAME, game.RULES, setup, now.isoformat(timespec="milliseconds"), chairs, names or chairs)
    path = folder / f"{game.NAME}-{now:%Y%m%d-%H%M%S}{SUFFIX}" if folder is not None else None
    recorded = Recorded(table, header, ChecksummedFile(path))
    recorded.journal.save()
    return recorded


def branched(
    folder: Path, recorded: Recorded[S], number: int, chairs: tuple[str, ...], names: tuple[str, ...] = ()
) -> Recorded[S]:
    """Copy the first `number` answers of a game to a new game with its own journal, marked as practice.

    If the folder isn't writable, `Recorded.trouble` says so, as with `start`.
    """
    begun, now, was = recorded.table, datetime.now(), recorded.header
    header = replace(
        was,
        date=now.isoformat(timespec="milliseconds"),
        chairs=chairs,
        names=names or was.names,
        parent=Parent(was.id, number),
    )
    branch = Recorded(Table(begun.game, header.setup), header, ChecksummedFile())
    branch.mark_as_practice()
    for given in begun.answers[:number]:
        branch.play(given.action)
    for about in recorded.hinted:
        if about <= number:
            branch.hint(*recorded.hints[about], number=about)
    for seat, chair in enumerate(chairs):  # seats that resigned earlier already have their bots
        if branch.chairs[seat] != chair:
            branch.take_over(seat, chair)
    branch.journal.path = folder / f"{begun.game.NAME}-{now:%Y%m%d-%H%M%S}{SUFFIX}"
    branch.journal.save()
    return branch


def header_line(header: Header) -> str:
    """Return a header as a line of a record."""
    setup = header.setup
    fields = {
        "format": header.format,
        "title": header.title,
        "rules": header.rules,
        "level": setup.level,
        "factions": setup.factions,
        "options": dict(setup.options),
        "seed": setup.seed,
        "date": header.date,
        "chairs": header.chairs,
        "names": header.names,
    }
    if header.parent is not None:
        fields |= {"branch_of": header.parent.game, "branched_at": header.parent.answer}
    return json.dumps(fields)


# --- loading ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loaded:
    """The content of a file: the game up to its last good line, and what's wrong with the rest."""

    recorded: Recorded[Any] | None
    """The game after its last good line; None if not even the opening could be laid out."""
    trouble: Line | None = None
    """What is wrong, in the room's words; None if the whole record is good."""
    reason: Reason | None = None
    """The rule that forbids the failed answer, in the title's words."""
    note: Line | None = None
    """Something to tell the player although nothing is lost."""

    @property
    def good(self) -> int:
        """The number of good answers."""
        return self.recorded.table.answered if self.recorded else 0

    def sentences(self, language: str = "en") -> list[str]:
        """Return what is wrong and the note as sentences; empty if there is nothing to say."""
        told = [words("room", language).say(told) for told in (self.trouble, self.note) if told]
        if self.reason and self.recorded:
            header = self.recorded.header
            why = words(header.title, language).say(self.reason.line, None, header.names)
            told.append(f"{why} {self.reason.rule}".rstrip())
        return told


class Fault(Exception):
    """An error from which a replay can't continue."""

    def __init__(self, told: Line, reason: Reason | None = None) -> None:
        self.told, self.reason = told, reason


def _quoting(key: str, **fields: Field) -> Line:
    """Build a Line whose quoted text is fit to be shown."""
    return line(key, **{name: legible(said) if isinstance(said, str) else said for name, said in fields.items()})


def load(path: Path, shelf: Shelf) -> Loaded:
    """Replay the game in `path`. Changes nothing on disk: a damaged file is replaced when the game continues."""
    try:
        found = _read(path)
        contents, flaw = _good_lines(found)
        header = read_header(contents[0])
        recorded = laid_out(header, shelf)
    except Fault as fault:
        return Loaded(None, fault.told, fault.reason)
    loaded = _replay(recorded, header, contents[1:], flaw)
    assert loaded.recorded is not None
    older = "" if loaded.recorded.header.rules == header.rules else f".rules-{header.rules}"
    # A torn last line is no trouble, and nobody misses it: the file is replaced without a copy.
    loaded.recorded.journal.belongs_to(path, found, ".damaged" if loaded.trouble else older)
    return loaded


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise Fault(_quoting("journal.no_file", file=path.name))
        found = disk.beginning(path, _LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Fault(_quoting("journal.unreadable", file=path.name, why=why)) from error
    if len(found) > _LONGEST_FILE or found.count(b"\n") > _MOST_LINES:
        raise Fault(_quoting("journal.too_long", file=path.name))
    return found


def _good_lines(found: bytes) -> tuple[list[str], Line | None]:
    """Return the content of the lines with good checksums, and what is wrong after them, or None."""
    *whole, rest = found.split(b"\n")
    raw = [*whole, rest] if rest else whole
    contents = list(intact_lines(raw, _LONGEST_LINE))
    torn = len(contents) >= len(whole)
    if not contents:
        raise Fault(_stranger(found[:_LONGEST_LINE], torn))
    if len(contents) == len(raw):
        return contents, None
    return contents, _quoting("journal.torn" if torn else "journal.damaged")


def _stranger(first: bytes, torn: bool) -> Line:
    """Return a sentence on a file whose first line isn't valid."""
    newer = re.match(rb'\{"format": (\d{1,4}),', first)
    if newer and int(newer[1]) > FORMAT:
        return _quoting("journal.newer", format=int(newer[1]))
    if first[: len(_BEGINNING)] != _BEGINNING[: len(first)]:
        return _quoting("journal.foreign")
    return _quoting("journal.cut_at_start" if torn else "journal.damaged_at_start")


@dataclass(frozen=True)
class _Head:
    """The header as stored."""

    format: Number
    title: str
    rules: Number
    level: str
    factions: tuple[str, ...]
    options: Mapping[str, Any]
    seed: Number
    date: str
    chairs: tuple[str, ...]
    names: tuple[str, ...]
    branch_of: str = ""
    branched_at: Number = 0


def read_header(content: str) -> Header:
    """Parse a header line; raises Fault."""
    try:
        head = shaped(_Head, json.loads(content), "the first line")
    except (ValueError, RecursionError) as error:
        raise Fault(_quoting("journal.header", why=str(error))) from error
    ids = (head.title, head.level, *(faction for faction in head.factions if faction))
    plain = all(isinstance(value, str | int | float) for value in head.options.values())
    if (
        not all(map(_ID.fullmatch, ids))
        or not plain
        or not len(head.factions) == len(head.names) == len(head.chairs)
        or (head.branch_of and (not _GAME.fullmatch(head.branch_of) or head.branched_at < 0))
    ):
        raise Fault(_quoting("journal.header", why="it does not describe a game"))
    if head.format > FORMAT:
        raise Fault(_quoting("journal.newer", format=head.format))
    setup = Setup(head.level, head.factions, head.options, head.seed)
    parent = Parent(head.branch_of, head.branched_at) if head.branch_of else None
    return Header(head.title, head.rules, setup, head.date, head.chairs, head.names, head.format, parent)


def laid_out(header: Header, shelf: Shelf) -> Recorded[Any]:
    """Lay out the opening, to be recorded again under the current rules; raises Fault."""
    try:
        game = shelf(header.title)
    except ContentError as error:
        raise Fault(_quoting("journal.opening", why=str(error))) from error
    except ValueError as error:
        raise Fault(_quoting("journal.no_title", title=header.title)) from error
    fewest, most = game.SEATS
    if not fewest <= len(header.setup.factions) <= most:
        raise Fault(_quoting("journal.opening", why="nobody can sit like that"))
    try:
        return Recorded(Table(game, header.setup), replace(header, rules=game.RULES), ChecksummedFile())
    except Exception as error:  # a foreign setup may break a title in any way: that is the setup's fault
        raise Fault(_quoting("journal.opening", why=str(error))) from error


def _replay(recorded: Recorded[Any], header: Header, contents: list[str], flaw: Line | None) -> Loaded:
    """Replay the record as far as possible. A different digest is a fault unless the rules have changed since."""
    same_rules = header.rules == recorded.header.rules
    strayed = 0
    for place, (content, counts) in enumerate(zip(contents, _to_replay(contents), strict=True)):
        try:
            if not counts:
                _pass_over(recorded, content)
                continue
            strayed = _follow(recorded, content) or strayed
            if strayed and same_rules:
                raise Fault(_quoting("journal.strayed", turn=strayed))
        except Fault as fault:
            return _cut_short(recorded, header, contents[:place], fault)
    if flaw and flaw.key == "journal.damaged":
        return Loaded(recorded, _counted(flaw, recorded, header))
    if strayed:
        return Loaded(recorded, note=_quoting("journal.older_strayed", was=header.rules, turn=strayed))
    return Loaded(recorded, note=flaw if same_rules else _quoting("journal.older", was=header.rules))


def _cut_short(recorded: Recorded[Any], header: Header, contents: list[str], fault: Fault) -> Loaded:
    """Replay the lines before a fault from the start, now that later lines can't undo any of them."""
    anew = Recorded(Table(recorded.table.game, recorded.header.setup), recorded.header, ChecksummedFile())
    loaded = _replay(anew, header, contents, None)
    if loaded.trouble is not None:
        return loaded
    return Loaded(anew, _counted(fault.told, anew, header), fault.reason)


def _to_replay(contents: list[str]) -> list[bool]:
    """Return which lines must be replayed: all except answers that were undone and then replaced.

    Skipping those gives the same game, and makes a record full of undos quick to replay. An invalid line and all
    lines after it are marked for replay, so that the replay finds the fault.
    """
    counts = [True] * len(contents)
    given: list[int] = []
    taken_back: list[int] = []
    """The latest undone answers and the lines that undid them; they're replayed unless another answer follows."""
    for place, content in enumerate(contents):
        word, _, rest = content.partition(" ")
        if word == "undo" and given:
            taken_back += (given.pop(), place)
        elif word == "rewind" and rest.isdecimal():
            taken_back += (*given[int(rest) :], place)
            del given[int(rest) :]
        elif word.isdecimal() and int(word) == len(given) + 1:
            for passed_over in taken_back:
                counts[passed_over] = False
            taken_back = []
            given.append(place)
        elif word not in _ASIDE:
            break
    return _skip_digests(contents, counts)


_DIGESTS = ("hash", "end")
_ASIDE = (*_DIGESTS, "chair", "practice", "hint")
"""Lines that neither give nor take back an answer."""


def _skip_digests(contents: list[str], counts: list[bool]) -> list[bool]:
    """Skip the digests that belong to a skipped answer."""
    stands = True
    for place, content in enumerate(contents):
        word = content.partition(" ")[0]
        if word in _DIGESTS:
            counts[place] = stands
        elif word not in _ASIDE:
            stands = counts[place]
    return counts


def _pass_over(recorded: Recorded[Any], content: str) -> None:
    """Keep an undone line, along with the state that survives undo: practice, and who has which seat."""
    recorded.journal.add(content)
    match content.split(" "):
        case ["rewind", _]:
            recorded.practice = True
        case [_, verb, *noun]:  # a bot that took a seat keeps it
            recorded._stand_in(Action(verb, " ".join(noun)))


def _counted(told: Line, recorded: Recorded[Any], header: Header) -> Line:
    """Add the number of good answers and the versions of the rules to a sentence."""
    good, was, now = len(recorded.table.answers), header.rules, recorded.header.rules
    key = f"{told.key}_now" if told.key == "journal.illegal" and was != now else told.key
    return _quoting(key, **dict(told.fields), answer=good + 1, good=good, was=was, now=now)


def _follow(recorded: Recorded[Any], content: str) -> int:
    """Execute one line; returns the first turn with a different digest, or 0."""
    word, _, rest = content.partition(" ")
    try:
        match word:
            case "undo":
                recorded.undo(recorded.table.answer(-1).seat)
            case "rewind":
                recorded.rewind(int(rest))
            case "practice" if not rest:
                recorded.mark_as_practice()
            case "chair":
                seat, _, chair = rest.partition(" ")
                who = json.loads(chair)
                if not seat.isdecimal() or not isinstance(who, str):
                    raise ValueError("nobody sits there")
                recorded.take_over(recorded.table.seats[int(seat)], who)
            case "hint":
                about, _, advised = rest.partition(" ")
                recorded.hint(_advised(advised), number=_hinted(about))
            case "hash" | "end":
                return 0 if content in recorded.digest_lines else recorded.turn
            case _:
                _answer(recorded, int(word), Action.parse(rest))
    except Fault:
        raise
    except Exception as error:  # a record may come from anywhere: any error counts as a fault of the record
        raise Fault(_quoting("journal.nonsense", entry=content)) from error
    return 0


def _hinted(written: str) -> int:
    """Parse the number of the answer that a hint was for; raises ValueError if it's out of range."""
    number = _number(written)
    if not 0 < number <= _MOST_LINES:
        raise ValueError("no answer has this number")
    return number


def _advised(written: str) -> Action:
    """Parse a hint's advice; raises ValueError if there is none."""
    if not written:
        raise ValueError("a hint advises something")
    return Action.parse(written)


def _answer(recorded: Recorded[Any], number: int, action: Action) -> None:
    table = recorded.table
    if number != table.answered + 1:
        raise ValueError(f"answer {table.answered + 1} was due, not {number}")
    try:
        recorded.play(action)
    except IllegalAction as error:
        asked = table.decision
        shown = Action(legible(action.verb), legible(action.noun))  # the reason may quote the forbidden action
        reason = table.why_not(asked.seat, shown) if asked else None
        raise Fault(_quoting("journal.illegal", action=str(action)), reason) from error


# --- the shelf of saves ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Saved:
    """A save in a list of saves, read without replaying it."""

    path: Path
    header: Header | None
    """None if the file can't be read as a record; `trouble` says why."""
    turn: int = 0
    answers: int = 0
    over: bool = False
    practice: bool = False
    trouble: Line | None = None
    given_up: tuple[tuple[int, Seat], ...] = ()
    """The seats that have resigned, each with the number of the answer."""

    @property
    def to_continue(self) -> bool:
        """True for a readable game that has begun, isn't over, and had a person in it from the start."""
        return self.header is not None and not self.over and self.answers > 0 and YOU in self.header.chairs


def saves(folder: Path) -> tuple[list[Saved], Line | None]:
    """Return the saves in a folder, latest first, and a sentence on why the folder can't be listed, or None."""
    paths, told = records(folder)
    return [glance(path) for path in paths], told


def records(folder: Path) -> tuple[list[Path], Line | None]:
    """Return the paths of the saves like `saves`, without reading the files."""
    try:
        if not folder.exists():
            return [], None
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
    except OSError as error:
        return [], _quoting("journal.unreadable", file=str(folder), why=reason_of(error))
    paths.sort(key=lambda path: (_played(path), path.name), reverse=True)
    there = set(paths)
    for gone in [path for path in list(_known) if path.parent == folder and path not in there]:
        _known.pop(gone, None)
    return paths, None


def _played(path: Path) -> int:
    """Return a file's modification time in nanoseconds, or 0 if it's unknown; the file's entry then says why."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def glance(path: Path) -> Saved:
    """Read a save; the result is cached until the file changes."""
    try:
        found = path.stat()
    except OSError:
        return _read_through(path)
    stamp = found.st_mtime_ns, found.st_size
    known = _known.get(path)
    if known is None or known[0] != stamp:
        _known[path] = known = stamp, _read_through(path)
    return known[1]


_known: dict[Path, tuple[tuple[int, int], Saved]] = {}
"""Cache of saves by path, with modification time and size. Entries of deleted files are removed."""


def _read_through(path: Path) -> Saved:
    try:
        contents, _ = _good_lines(_read(path))
        tally = _Tally(len((header := read_header(contents[0])).chairs))
        for content in contents[1:]:
            tally.count(content)
    except Fault as fault:
        return Saved(path, None, trouble=fault.told)
    except (ValueError, IndexError):
        return Saved(path, None, trouble=_quoting("journal.foreign"))
    given_up = tuple(tally.given_up)
    return Saved(path, header, tally.turn, tally.answers, tally.over, tally.practice, given_up=given_up)


@dataclass(slots=True)
class _Tally:
    """The totals of a record, updated line by line."""

    seats: int
    turn: int = 0
    answers: int = 0
    over: bool = False
    practice: bool = False
    given_up: list[tuple[int, Seat]] = field(default_factory=list)

    def count(self, content: str) -> None:
        """Count one line; raises ValueError or IndexError for an invalid line."""
        word, _, rest = content.partition(" ")
        if word.isdecimal():
            self.answers = _number(word)
            verb, _, noun = rest.partition(" ")
            if verb == RESIGN:
                meant = resigning(Action(RESIGN, noun), range(self.seats))
                self.given_up += [(self.answers, seat) for seat in (meant.seats if meant is not None else ())]
            return
        match word:
            case "hash":
                self.turn = _number(rest.split(" ")[0])
            case "end":
                self.over = True
            case "undo":
                self.answers -= 1
            case "rewind":
                self.answers = min(self.answers, _number(rest))
                self.over = False
                self.practice = True
                self.given_up = [each for each in self.given_up if each[0] <= self.answers]
            case "practice" if not rest:
                self.practice = True
            case "chair":
                pass
            case "hint":
                _hinted(rest.partition(" ")[0])
            case _:
                raise ValueError("no line of a record")


def _number(written: str) -> int:
    if len(written) > 9 or not written.isdecimal():
        raise ValueError("no number of an answer or a turn")
    return int(written)
