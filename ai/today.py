"""The deal of the day: the date gives a title, a deal, seats and a puzzle, alike for everybody, and no server.

The seed of the deal is the date itself, so that a record tells which day it is of.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, datetime
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from game import folders
from game.core import whole
from game.core.box import box
from game.core.content import ContentError
from game.core.contract import Line, Setup, line
from game.core.exercise import PUZZLE, exercises
from game.core.journal import YOU, Recorded
from game.core.legible import legible
from game.core.template import fields
from game.core.words import words
from game.titles import having, on_show, setup
from game.titles import title as shelved

T = TypeVar("T")

AGAINST = "fair"
"""Who sits in the other seats."""
MOST_SEATS = 4
"""A game with more is no matter of an evening."""
HOW = ("won", "lost", "shared", "hinted")
"""What can have become of the deal."""
MOST = 10**9
"""No number of a result is as large."""


class Deal(NamedTuple):
    """What is played on a day: the person's seat is the one whose chair is theirs."""

    day: date
    title: str
    setup: Setup
    chairs: tuple[str, ...]

    @property
    def seat(self) -> int:
        """Where the person sits."""
        return self.chairs.index(YOU)

    @property
    def puzzle(self) -> str:
        """The id of the puzzle of the day, of the same title; "" where it has none."""
        every = sorted(each.id for each in exercises(self.title, PUZZLE))
        return drawn(self.day, "puzzle", every) if every else ""


def today() -> date:
    """The day it is here."""
    return datetime.now().date()


def drawn(day: date, what: str, among: Sequence[T]) -> T:
    """Draw one of several things by the date, alike on every machine and for every Python."""
    told = sha256(f"Overton {day.isoformat()} {what}".encode()).digest()
    return among[int.from_bytes(told[:8], "big") % len(among)]


@cache
def deal(day: date) -> Deal:
    """Give what is played on a day."""
    title = drawn(day, "title", having("day"))
    level, seats = drawn(day, "table", _tables(title))
    if level in box(title).for_bots:
        level, seats = drawn(
            day, "another table", [each for each in _tables(title) if each[0] not in box(title).for_bots]
        )
    factions = drawn(day, "factions", _factions(title, seats, level))
    opening = setup(title, seats, level, seed=_seed(day), factions=factions)
    mine = drawn(day, "seat", range(seats))
    return Deal(day, title, opening, tuple(YOU if seat == mine else AGAINST for seat in range(seats)))


def _seed(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day


def _day(seed: int) -> date | None:
    """The day that a seed tells; None for one that tells none."""
    try:
        return date(seed // 10_000, seed // 100 % 100, seed % 100)
    except ValueError:
        return None


def _tables(title: str) -> list[tuple[str, int]]:
    """List the levels of a title that end in an evening, each with the numbers of seats that may play it."""
    of = box(title)
    fewest, most = of.seats
    tables = [(level, seats) for level in sorted(of.levels) for seats in range(fewest, min(most, MOST_SEATS) + 1)]
    return [each for each in tables if _factions(title, each[1], each[0])]


@cache
def _factions(title: str, seats: int, level: str) -> Sequence[tuple[str, ...]]:
    """List who may play together at a level, as far as the rules allow; one () where that is settled in play."""
    of = box(title)
    if of.factions_in_play:
        return [()]
    lists = [lineup.open_to(seats) for lineup in of.lineups]
    every = sorted({each for listed in lists for each in combinations(listed, seats)})
    return [factions for factions in every if _allowed(title, level, factions)]


def _allowed(title: str, level: str, factions: tuple[str, ...]) -> bool:
    """Ask the rules themselves."""
    try:
        shelved(title).new(setup(title, len(factions), level, factions=factions))
    except ContentError:
        raise
    except ValueError:
        return False
    return True


def day_of(recorded: Recorded[Any]) -> date | None:
    """Say of which day a game is the deal; None when it is of none, or was practice."""
    header = recorded.header
    day = _day(header.setup.seed)
    if day is None or recorded.practice or header.title not in on_show():
        return None
    wanted = deal(day)
    same = (wanted.title, wanted.setup, wanted.chairs) == (header.title, header.setup, tuple(header.chairs))
    return day if same else None


# --- what became of it ---


@dataclass
class Day:
    """What a person reached on a day: the first result of the game, and the puzzle."""

    game: Mapping[str, Any] = field(default_factory=dict)
    """How it ended ("won", "lost", "shared"), after how many turns, and what the result was told with.

    A game with hints is "hinted": then how it ended isn't told.
    """
    wrong: int = 0
    """Wrong answers to the puzzle."""
    solved: bool = False
    helped: bool = False
    """Whether the hint of the puzzle was looked at before it was solved."""

    @property
    def begun(self) -> bool:
        """Whether there is anything to tell."""
        return bool(self.game) or self.solved or self.wrong > 0


class Days:
    """What was reached on every day, in one small file."""

    def __init__(self) -> None:
        self.days: dict[str, Day] = {}
        self.trouble: Line | None = None
        """Why the file could not be read or written."""

    def of(self, day: date) -> Day:
        """What was reached on a day."""
        return self.days.get(day.isoformat(), Day())

    def settle(self, recorded: Recorded[Any]) -> date | None:
        """Write down how a deal of the day ended, the first time it is played; gives the day it was of."""
        day, result = day_of(recorded), recorded.table.result
        if day is None or result is None:
            return None
        if not self.of(day).game:
            seat, shares = recorded.header.chairs.index(YOU), result.shares
            how = "won" if shares[seat] == 1 else "shared" if shares[seat] else "lost"
            how = "hinted" if recorded.hints else how
            numbers = {name: value for name, value in result.line.fields if isinstance(value, int)}
            turns = recorded.table.game.turn(recorded.table.state)
            self._keep(day, replace(self.of(day), game={**numbers, "how": how, "turns": turns}))
        return day

    def tried(self, day: date, right: bool) -> None:
        """Count an answer to the puzzle, until it is solved."""
        before = self.of(day)
        if not before.solved:
            self._keep(day, replace(before, wrong=before.wrong + (not right), solved=right))

    def help(self, day: date) -> None:
        """Note that the hint of the puzzle was looked at, unless the puzzle is solved."""
        before = self.of(day)
        if not (before.solved or before.helped):
            self._keep(day, replace(before, helped=True))

    def _keep(self, day: date, reached: Day) -> None:
        self.days[day.isoformat()] = reached
        try:
            with whole.alone(folders.days()):
                there = kept().days  # another program may have written
                self.days = {**self.days, **there, day.isoformat(): reached}
                whole.put(folders.days(), {name: asdict(each) for name, each in self.days.items()}, _days)
        except OSError as error:
            self.trouble = line("day.unwritable", why=legible(error.strerror or str(error)))


def kept() -> Days:
    """Read what was reached; where the file is damaged nothing was, and `trouble` says so."""
    days = Days()
    try:
        days.days = whole.take(folders.days(), _days) or {}
    except whole.Unreadable as error:
        days.trouble = line("day.unreadable", why=str(error))
    return days


def _days(said: Any) -> dict[str, Day]:
    return {date.fromisoformat(name).isoformat(): _day_said(each) for name, each in said.items()}


def _day_said(said: Any) -> Day:
    """Give a day as it is used; raises one of many errors when it cannot be that."""
    told = {legible(name): value for name, value in said["game"].items() if isinstance(value, str | int)}
    game = {name: legible(value) if isinstance(value, str) else value for name, value in told.items()}
    wrong = int(said["wrong"])
    counts = [wrong, *(abs(value) for value in game.values() if isinstance(value, int))]
    if wrong < 0 or max(counts) >= MOST or (game and game["how"] not in HOW):
        raise ValueError("no day")
    return Day(game, wrong, bool(said["solved"]), bool(said.get("helped")))


def told(of: Deal, reached: Day) -> str:
    """Say what was reached as one line of text, to send to friends: it gives nothing away."""
    room, said = words("room"), words(of.title)
    parts = []
    if reached.game.get("how") == "hinted":
        parts.append(room.say(line("day.hinted")))
    elif reached.game:
        how = f"day.{reached.game['how']}"
        numbers = tuple((name, value) for name, value in reached.game.items() if name != "how")
        if fields(said.template(how) or "") <= reached.game.keys():  # the file may come from anywhere
            parts.append(said.say(Line(how, numbers)))
    if reached.solved:
        tries = reached.wrong + 1
        parts.append(room.say(line("day.first_try" if tries == 1 else "day.tries", tries=tries)))
        parts += [room.say(line("day.helped"))] if reached.helped else []
    elif reached.wrong:
        parts.append(room.say(line("day.unsolved")))
    whole = room.say(line("day.line", date=of.day.isoformat(), title=box(of.title).name))
    return f"{whole} {', '.join(_small(part) for part in parts)}"


def settled(recorded: Recorded[Any]) -> tuple[Line, ...]:
    """Note how a deal of the day ended, and give the line to send to friends; nothing for any other game."""
    days = kept()
    day = days.settle(recorded)
    if day is None:
        return ()
    share = line("day.share", text=told(deal(day), days.of(day)))
    return (share,) if days.trouble is None else (share, days.trouble)


def _small(part: str) -> str:
    return part[:1].lower() + part[1:]


def chosen(text: str) -> date:
    """Read a date as it is typed; today for nothing. Raises ValueError with a sentence."""
    try:
        return date.fromisoformat(text) if text else today()
    except ValueError as error:
        raise ValueError(words("room").say(line("day.no_date", date=legible(text)))) from error
