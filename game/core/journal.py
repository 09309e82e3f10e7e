"""A game on disk: a header, then one short line per answer, each sealed with a checksum over all before it.

The file only grows while a game is played, and every line is on the disk before the next question is put, so a
crash costs at most the answer in flight. Loading is replay. A record may be cut, flipped, foreign or hostile:
`load` raises nothing, keeps what was good and says in a sentence what was not.

    {"format": 1, "title": "espionage", …} #9f1c2a40      who plays what, from which opening
    hash 1 68fd2c03a94b1e77 #05d1c6b2                      turn 1 begins, and the state looks like this
    1 home france #7be09a11                                the first answer
    undo #a3c4d5e6                                         taken back
    rewind 0 #11223344                                     back to before answer 1, for practice
    chair 1 "fair" #55667788                               seat 1 was taken over
    end 68fd2c03a94b1e77 #99aabbcc                         the game is over, and this is how it stood
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from game.core.agenda import Position
from game.core.content import load as shaped
from game.core.contract import Action, Game, IllegalAction, Line, Reason, Seat, Setup, line
from game.core.sealed import SealedFile, fresh, sound
from game.core.table import Answer, Beat, Table
from game.core.words import words

S = TypeVar("S", bound=Position)
Shelf: TypeAlias = Callable[[str], Game[Any]]
"""Finds a title by its name; raises ValueError when there is none."""

YOU = "you"
"""The chair of a person; every other chair is the name of a bot's level."""
FORMAT = 1
SUFFIX = ".journal"
_BEGINNING = b'{"format": '
_LONGEST_FILE, _LONGEST_LINE, _MOST_LINES = 10_000_000, 4_000, 50_000
_ID = re.compile(r"[a-z0-9_]{1,40}")


@dataclass(frozen=True, slots=True)
class Header:
    """Who plays what, from which opening, under which version of the rules."""

    title: str
    rules: int
    setup: Setup
    date: str
    """When it was begun: ISO, local time, to the second."""
    chairs: tuple[str, ...]
    """Who answers for each seat at first: "you", or the name of a bot's level."""
    names: tuple[str, ...]
    format: int = FORMAT


@dataclass
class Recorded(Generic[S]):
    """A table whose every answer is on disk before the next question is put.

    Play through this and look at `table`.
    """

    table: Table[S]
    header: Header
    journal: SealedFile
    chairs: list[str] = field(init=False)
    """Who answers for each seat now."""
    practice: bool = False
    """True once the game was rewound past something hidden: it no longer counts as a fair one."""
    over: bool = False
    """Whether the end is written down."""
    turn: int = 0
    """The last turn whose opening position is written down."""
    marks: tuple[str, ...] = ()
    """The lines that said last how the position looks: at the opening of a turn, at the end of the game."""

    def __post_init__(self) -> None:
        self.chairs = list(self.header.chairs)
        self.journal.add(_header_line(self.header))
        self._mark_turn()

    @property
    def trouble(self) -> Line | None:
        """Why the game is not safe on disk, or None when it is; a sentence of the room's words."""
        return self.journal.trouble

    def play(self, action: Action) -> list[Beat[S]]:
        """Answer the present question; raises IllegalAction when the answer is none of its options."""
        beats = self.table.play(action)
        self._write(f"{len(self.table.answers)} {action}")
        return beats

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats for which a person answers now."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair == YOU)

    def why_no_undo(self, seat: Seat, since: int | None = None) -> Line | None:
        """Why `seat` may not take the last answer back, or all from number `since` on; None when it may."""
        return self.table.why_no_undo(seat, self.people, since)

    def can_undo(self, seat: Seat) -> bool:
        """Whether `seat` may take the last answer back: bots forget what they have not answered yet."""
        return self.why_no_undo(seat) is None

    def undo(self, seat: Seat) -> Answer:
        """Take the last answer back; raises Stands when the rules of information forbid it."""
        answer = self.table.undo(seat, self.people)
        self._write("undo")
        return answer

    def redo(self) -> list[Beat[S]]:
        """Give the answer that was taken back last once more."""
        beats = self.table.redo()
        self._write(f"{len(self.table.answers)} {self.table.answers[-1].action}")
        return beats

    def rewind(self, number: int) -> None:
        """Go back to just before answer `number` (counted from 0); marks the record as practice.

        Raises ValueError for a number below 0.
        """
        if number < 0:
            raise ValueError(f"there is nothing before the opening: {number}")
        self.practice = True
        self.table.rewind(number)
        self._write(f"rewind {number}")

    def take_over(self, seat: Seat, chair: str) -> None:
        """Let somebody else answer for a seat from now on."""
        self.chairs[seat] = chair
        self._write(f"chair {seat} {json.dumps(chair)}")

    def _write(self, content: str) -> None:
        self.journal.add(content)
        self._mark_turn()
        self.journal.save()

    def _mark_turn(self) -> None:
        """Write down how the position looks whenever a turn begins or the game ends."""
        turn, over = self.table.game.turn(self.table.state), self.table.result is not None
        if turn == self.turn and over == self.over:
            return
        digest = self.table.digest
        turned, ended = turn != self.turn, over and not self.over
        self.marks = (f"hash {turn} {digest}",) * turned + (f"end {digest}",) * ended
        self.turn, self.over = turn, over
        for mark in self.marks:
            self.journal.add(mark)


def start(
    folder: Path, game: Game[S], setup: Setup, chairs: tuple[str, ...], names: tuple[str, ...] = ()
) -> Recorded[S]:
    """Lay out a new game and open its journal in `folder`; raises ValueError when the setup makes no sense.

    A folder that cannot be written is told in `Recorded.trouble`; the game can be played all the same.
    """
    now = datetime.now()
    table = Table(game, setup)
    header = Header(game.NAME, game.RULES, setup, now.isoformat(timespec="seconds"), chairs, names or chairs)
    path = fresh(folder, f"{game.NAME}-{now:%Y%m%d-%H%M%S}", SUFFIX)
    recorded = Recorded(table, header, SealedFile(path))
    recorded.journal.save()
    return recorded


def _header_line(header: Header) -> str:
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
    return json.dumps(fields)


# --- loading ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a file held: the game as far as it is good, and what is wrong with the rest."""

    recorded: Recorded[Any] | None
    """The game after its last good line; None when not even the opening could be laid out."""
    trouble: Line | None = None
    """What is wrong, a sentence of the room's words; None when the whole record is good."""
    reason: Reason | None = None
    """The rule that forbids the answer which failed, a sentence of the title's words."""
    note: Line | None = None
    """What is worth knowing although nothing is lost."""
    cause: Exception | None = None
    """What broke, for whoever mends the program."""

    @property
    def good(self) -> int:
        """How many answers are good."""
        return len(self.recorded.table.answers) if self.recorded else 0

    def sentences(self, language: str = "en") -> list[str]:
        """Say what is wrong and what is worth knowing; empty when there is nothing to say."""
        told = [words("room", language).say(told) for told in (self.trouble, self.note) if told]
        if self.reason and self.recorded:
            header = self.recorded.header
            why = words(header.title, language).say(self.reason.line, None, header.names)
            told.append(f"{why} {self.reason.rule}".rstrip())
        return told


class _Fault(Exception):
    """A record that cannot be followed any further."""

    def __init__(self, told: Line, reason: Reason | None = None) -> None:
        super().__init__(told.key)
        self.told, self.reason = told, reason


def load(path: Path, shelf: Shelf) -> Loaded:
    """Replay the game in `path`. Changes nothing on disk: a damaged file is replaced when the game goes on."""
    try:
        found = _read(path)
        contents, flaw = _good_lines(found)
        header = _header(contents[0])
        recorded = _opening(header, shelf)
    except _Fault as fault:
        return Loaded(None, fault.told, fault.reason, cause=_origin(fault))
    loaded = _replay(recorded, header, contents[1:], flaw)
    recorded.journal.belongs_to(path, found, _kept_as(loaded, header))
    return loaded


def _read(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise _Fault(line("journal.no_file", file=path.name))
        with path.open("rb") as file:
            found = file.read(_LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise _Fault(line("journal.unreadable", file=path.name, why=why)) from error
    if len(found) > _LONGEST_FILE or found.count(b"\n") > _MOST_LINES:
        raise _Fault(line("journal.too_long", file=path.name))
    return found


def _good_lines(found: bytes) -> tuple[list[str], Line | None]:
    """Give the contents of the lines whose seals hold, and what is wrong after them."""
    *whole, rest = found.split(b"\n")
    raw = [*whole, rest] if rest else whole
    contents = list(sound(raw, _LONGEST_LINE))
    torn = len(contents) >= len(whole)
    if not contents:
        raise _Fault(_stranger(found[:_LONGEST_LINE], torn))
    if len(contents) == len(raw):
        return contents, None
    return contents, line("journal.torn" if torn else "journal.damaged")


def _stranger(first: bytes, torn: bool) -> Line:
    """Say what a file is whose very first line is not good."""
    newer = re.match(rb'\{"format": (\d{1,4}),', first)
    if newer and int(newer[1]) > FORMAT:
        return line("journal.newer", format=int(newer[1]))
    if first[: len(_BEGINNING)] != _BEGINNING[: len(first)]:
        return line("journal.foreign")
    return line("journal.cut_at_start" if torn else "journal.damaged_at_start")


@dataclass(frozen=True)
class _Head:
    """The header as it is written."""

    format: int
    title: str
    rules: int
    level: str
    factions: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    date: str
    chairs: tuple[str, ...]
    names: tuple[str, ...]


def _header(content: str) -> Header:
    try:
        head = shaped(_Head, json.loads(content), "the first line")
    except (ValueError, RecursionError) as error:
        raise _Fault(line("journal.header", why=str(error) or "it is nested too deeply")) from error
    if head.format > FORMAT:
        raise _Fault(line("journal.newer", format=head.format))
    ids = (head.level, *(faction for faction in head.factions if faction))
    plain = all(isinstance(value, str | int | float) for value in head.options.values())
    if (
        not all(map(_ID.fullmatch, ids))
        or not plain
        or not len(head.factions) == len(head.names) == len(head.chairs)
    ):
        raise _Fault(line("journal.header", why="it does not describe a game"))
    setup = Setup(head.level, head.factions, head.options, head.seed)
    return Header(head.title, head.rules, setup, head.date, head.chairs, head.names, head.format)


def _opening(header: Header, shelf: Shelf) -> Recorded[Any]:
    """Lay out the opening, to be recorded anew from there under the present rules."""
    try:
        game = shelf(header.title)
    except ValueError as error:
        raise _Fault(line("journal.no_title", title=header.title)) from error
    fewest, most = game.SEATS
    if not fewest <= len(header.setup.factions) <= most:
        raise _Fault(line("journal.opening", why="nobody can sit like that"))
    try:
        return Recorded(Table(game, header.setup), replace(header, rules=game.RULES), SealedFile())
    except Exception as error:  # whatever a foreign setup breaks in a title is told as the record's fault
        raise _Fault(line("journal.opening", why=str(error))) from error


def _replay(recorded: Recorded[Any], header: Header, contents: list[str], flaw: Line | None) -> Loaded:
    """Follow the record as far as it goes. A hash that differs is a fault unless the rules have changed since."""
    same_rules = header.rules == recorded.header.rules
    strayed = 0
    for content in contents:
        try:
            strayed = _follow(recorded, content) or strayed
            if strayed and same_rules:
                raise _Fault(line("journal.strayed", turn=strayed))
        except _Fault as fault:
            return Loaded(recorded, _counted(fault.told, recorded, header), fault.reason, cause=_origin(fault))
    if flaw and flaw.key == "journal.damaged":
        return Loaded(recorded, _counted(flaw, recorded, header))
    if strayed:
        return Loaded(recorded, note=line("journal.older_strayed", was=header.rules, turn=strayed))
    return Loaded(recorded, note=flaw if same_rules else line("journal.older", was=header.rules))


def _counted(told: Line, recorded: Recorded[Any], header: Header) -> Line:
    """Add to a sentence how far the record is good, and under which rules it was played."""
    good, was, now = len(recorded.table.answers), header.rules, recorded.header.rules
    key = f"{told.key}_now" if told.key == "journal.illegal" and was != now else told.key
    return line(key, **dict(told.fields), answer=good + 1, good=good, was=was, now=now)


def _follow(recorded: Recorded[Any], content: str) -> int:
    """Do what one line says; gives the turn from which the game no longer looks as recorded, or 0."""
    word, _, rest = content.partition(" ")
    try:
        match word:
            case "undo":
                recorded.undo(recorded.table.answers[-1].seat)
            case "rewind":
                recorded.rewind(int(rest))
            case "chair":
                seat, _, chair = rest.partition(" ")
                recorded.take_over(recorded.table.seats[int(seat)], str(json.loads(chair)))
            case "hash" | "end":
                return 0 if content in recorded.marks else recorded.turn
            case _:
                _answer(recorded, int(word), Action.parse(rest))
    except _Fault:
        raise
    except Exception as error:  # a record may come from anywhere: what it breaks is told as its fault
        raise _Fault(line("journal.nonsense", entry=content)) from error
    return 0


def _answer(recorded: Recorded[Any], number: int, action: Action) -> None:
    table = recorded.table
    if number != len(table.answers) + 1:
        raise ValueError(f"answer {len(table.answers) + 1} was due, not {number}")
    try:
        recorded.play(action)
    except IllegalAction as error:
        asked = table.decision
        reason = table.why_not(asked.seat, action) if asked else None
        raise _Fault(line("journal.illegal", action=str(action)), reason) from error


def _origin(fault: _Fault) -> Exception | None:
    return fault.__cause__ if isinstance(fault.__cause__, Exception) else None


def _kept_as(loaded: Loaded, header: Header) -> str:
    """Say under which suffix the file is kept when the game goes on: whatever would be lost is kept."""
    if loaded.trouble:
        return ".damaged"
    return "" if loaded.recorded and loaded.recorded.header.rules == header.rules else f".rules-{header.rules}"


# --- the shelf of saves ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Saved:
    """One save as a list shows it, read without replaying it."""

    path: Path
    header: Header | None
    """None when the file cannot be read as a record; `trouble` says why."""
    turn: int = 0
    answers: int = 0
    over: bool = False
    practice: bool = False
    trouble: Line | None = None


def saves(folder: Path) -> tuple[list[Saved], Line | None]:
    """List the saves in a folder, the one played last first, and say why some could not be listed."""
    if not folder.exists():
        return [], None
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX and not path.name.startswith(".")]
        paths.sort(key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    except OSError as error:
        return [], line("journal.unreadable", file=str(folder), why=error.strerror or str(error))
    return [_glance(path) for path in paths], None


def _glance(path: Path) -> Saved:
    try:
        contents, _ = _good_lines(_read(path))
        saved = Saved(path, _header(contents[0]))
        for content in contents[1:]:
            saved = _after(saved, content)
    except _Fault as fault:
        return Saved(path, None, trouble=fault.told)
    except (ValueError, IndexError):
        return Saved(path, None, trouble=line("journal.foreign"))
    return saved


def _after(saved: Saved, content: str) -> Saved:
    """Count one line in; raises ValueError or IndexError for a line that says nothing."""
    word, *rest = content.split(" ")
    match word:
        case "hash":
            return replace(saved, turn=int(rest[0]), over=False)
        case "end":
            return replace(saved, over=True)
        case "undo":
            return replace(saved, answers=saved.answers - 1)
        case "rewind":
            return replace(saved, answers=min(saved.answers, int(rest[0])), over=False, practice=True)
        case "chair":
            return saved
        case _:
            return replace(saved, answers=int(word))
