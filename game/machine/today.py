"""The deal of the day: the date determines a title, a deal, seats and a puzzle for everybody, without a server.

The seed of the deal is the date itself, so that a record shows its day.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, datetime
from functools import cache
from hashlib import sha256
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from game import folders
from game.core.content.box import box
from game.core.content.loading import ContentError
from game.core.contract import Line, Setup, line
from game.core.exercise import PUZZLE, exercises
from game.core.files.journal import YOU, Header, Recorded, Saved
from game.core.language.dates import told_day
from game.core.language.legible import legible
from game.core.language.template import fields
from game.core.language.words import words
from game.machine.store import Store
from game.titles import having, on_show, rules_of, setup

T = TypeVar("T")

SHORT_FROM = date(2026, 11, 26)
"""The first day with a short deal; earlier days keep their deals, because their results have been shared."""
AGAINST = "fair"
"""The level of the other seats."""
MOST_SEATS, FEW_SEATS = 4, 3
"""The maximum number of seats, before deals were short and since."""
HOW = ("won", "lost", "shared", "hinted")
"""The possible results of the deal."""
MOST = 10**9
"""An upper bound for every number in a result."""


class DailyGame(NamedTuple):
    """The game of a day; the person's seat is the one with their chair."""

    day: date
    title: str
    setup: Setup
    chairs: tuple[str, ...]

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.chairs.index(YOU)

    @property
    def puzzle(self) -> "DayPuzzle | None":
        """The puzzle of the day, from any title; None on early days if the title had none."""
        if self.day >= SHORT_FROM:
            every = _puzzles()
            return every[(self.day - SHORT_FROM).days % len(every)] if every else None
        names = sorted(each.id for each in exercises(self.title, PUZZLE))
        return DayPuzzle(self.title, drawn(self.day, "puzzle", names)) if names else None


class DayPuzzle(NamedTuple):
    """A puzzle, by title and id."""

    title: str
    name: str


def _puzzles() -> list[DayPuzzle]:
    """Return all puzzles in a random-looking order; each day takes the next one."""
    every = [DayPuzzle(title, each.id) for title in having("puzzles") for each in exercises(title, PUZZLE)]
    return sorted(every, key=lambda each: sha256(f"Overton {each.title} {each.name}".encode()).digest())


def today() -> date:
    """Return today's local date."""
    return datetime.now().date()


def drawn(day: date, what: str, among: Sequence[T]) -> T:
    """Draw one of several things by date, the same on every machine and every Python version."""
    told = sha256(f"Overton {day.isoformat()} {what}".encode()).digest()
    return among[int.from_bytes(told[:8], "big") % len(among)]


@cache
def deal(day: date) -> DailyGame:
    """Return the deal of a day."""
    title, level, seats = _short(day) if day >= SHORT_FROM else _before(day)
    factions = drawn(day, "factions", _factions(title, seats, level))
    opening = setup(title, seats, level, seed=_seed(day), factions=factions)
    mine = drawn(day, "seat", range(seats))
    return DailyGame(day, title, opening, tuple(YOU if seat == mine else AGAINST for seat in range(seats)))


def _short(day: date) -> tuple[str, str, int]:
    """Return the title, level and number of seats of a short deal."""
    title = drawn(day, "title", [each for each in having("day") if box(each).daily])
    tables = [each for each in _tables(title) if each[0] in box(title).daily and each[1] <= FEW_SEATS]
    return title, *drawn(day, "table", tables)


def _before(day: date) -> tuple[str, str, int]:
    """Return the title, level and number of seats for a day before deals were short."""
    title = drawn(day, "title", having("day"))
    level, seats = drawn(day, "table", _tables(title))
    if level in box(title).for_bots:
        level, seats = drawn(
            day, "another table", [each for each in _tables(title) if each[0] not in box(title).for_bots]
        )
    return title, level, seats


def _seed(day: date) -> int:
    return day.year * 10_000 + day.month * 100 + day.day


def _day(seed: int) -> date | None:
    """Return the date that a seed encodes, or None if it isn't a date."""
    try:
        return date(seed // 10_000, seed // 100 % 100, seed % 100)
    except ValueError:
        return None


def _tables(title: str) -> list[tuple[str, int]]:
    """Return the pairs of level and number of seats that can be played in an evening."""
    of = box(title)
    fewest, most = of.seats
    tables = [(level, seats) for level in sorted(of.levels) for seats in range(fewest, min(most, MOST_SEATS) + 1)]
    return [each for each in tables if _factions(title, each[1], each[0])]


@cache
def _factions(title: str, seats: int, level: str) -> Sequence[tuple[str, ...]]:
    """Return the combinations of factions allowed at a level; just () if factions are chosen during play."""
    of = box(title)
    if of.factions_in_play:
        return [()]
    lists = [lineup.open_to(seats) for lineup in of.lineups]
    every = sorted({each for listed in lists for each in combinations(listed, seats)})
    return [factions for factions in every if _allowed(title, level, factions)]


def _allowed(title: str, level: str, factions: tuple[str, ...]) -> bool:
    """Return True if the rules accept these factions at this level."""
    try:
        rules_of(title).new(setup(title, len(factions), level, factions=factions))
    except ContentError:
        raise
    except ValueError:
        return False
    return True


def day_of(recorded: Recorded[Any]) -> date | None:
    """Return the day if a game is a deal of the day; None if it isn't, or was practice."""
    return None if recorded.practice else day_dealt(recorded.header)


def day_dealt(header: Header) -> date | None:
    """Return the day if a header is that of a deal of the day, else None."""
    day = _day(header.setup.seed)
    if day is None or header.title not in on_show():
        return None
    wanted = deal(day)
    same = (wanted.title, wanted.setup, wanted.chairs) == (header.title, header.setup, tuple(header.chairs))
    return day if same else None


def is_daily(saved: Saved) -> bool:
    """Return True if a saved game is a deal of the day; those have their own page."""
    return saved.header is not None and not saved.practice and day_dealt(saved.header) is not None


# --- results ---


@dataclass
class Day:
    """A person's results on a day: the first result of the game, and the puzzle."""

    game: Mapping[str, Any] = field(default_factory=dict)
    """The outcome ("won", "lost", "shared"), the number of turns, and the numbers in the result's sentence.

    A game with hints is "hinted", whatever its outcome.
    """
    wrong: int = 0
    """The number of wrong answers to the puzzle."""
    solved: bool = False
    helped: bool = False
    """True if the puzzle's hint was shown before it was solved."""

    @property
    def begun(self) -> bool:
        """True if there is anything to report."""
        return bool(self.game) or self.solved or self.wrong > 0


class Days:
    """The results of every day, in one small file."""

    def __init__(self) -> None:
        self.days: dict[str, Day] = {}
        self.trouble: Line | None = None
        """Why the file couldn't be read or written."""

    def of(self, day: date) -> Day:
        """Return the results of a day."""
        return self.days.get(day.isoformat(), Day())

    def settle(self, recorded: Recorded[Any]) -> date | None:
        """Record how a deal of the day ended the first time it is played; return its day, else None."""
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
        """Record that the puzzle's hint was shown, unless the puzzle is already solved."""
        before = self.of(day)
        if not (before.solved or before.helped):
            self._keep(day, replace(before, helped=True))

    def _keep(self, day: date, reached: Day) -> None:
        def add(days: dict[str, Day]) -> bool:
            days.update({**self.days, **days, day.isoformat(): reached})  # another program may have written
            return True

        self.days, self.trouble, _ = STORE.change(add)


def kept() -> Days:
    """Return the results; if the file is damaged there are none, and `trouble` says so."""
    days = Days()
    days.days, days.trouble = STORE.read()
    return days


def _days(said: Any) -> dict[str, Day]:
    return {date.fromisoformat(name).isoformat(): _day_said(each) for name, each in said.items()}


def _day_said(said: Any) -> Day:
    """Return a parsed day; raise one of several errors for invalid data."""
    told = {legible(name): value for name, value in said["game"].items() if isinstance(value, str | int)}
    game = {name: legible(value) if isinstance(value, str) else value for name, value in told.items()}
    wrong = int(said["wrong"])
    counts = [wrong, *(abs(value) for value in game.values() if isinstance(value, int))]
    if wrong < 0 or max(counts) >= MOST or (game and game["how"] not in HOW):
        raise ValueError("no day")
    return Day(game, wrong, bool(said["solved"]), bool(said.get("helped")))


STORE: Store[dict[str, Day]] = Store(
    folders.days,
    dict,
    _days,
    lambda days: {name: asdict(each) for name, each in days.items()},
    "day.unreadable",
    "day.unwritable",
)


def told(of: DailyGame, reached: Day) -> str:
    """Return the results as one line of text to send to friends, without spoilers."""
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
    whole = room.say(line("day.line", date=told_day(of.day.isoformat()), title=box(of.title).name))
    return f"{whole} {', '.join(_small(part) for part in parts)}"


def settled(recorded: Recorded[Any]) -> tuple[Line, ...]:
    """Record how a deal of the day ended, and return the line to send to friends; () for any other game."""
    days = kept()
    day = days.settle(recorded)
    if day is None:
        return ()
    share = line("day.share", text=told(deal(day), days.of(day)))
    return (share,) if days.trouble is None else (share, days.trouble)


def _small(part: str) -> str:
    return part[:1].lower() + part[1:]


def chosen(text: str) -> date:
    """Parse a typed date; "" is today. Raise ValueError with a sentence to show."""
    try:
        return date.fromisoformat(text) if text else today()
    except ValueError as error:
        raise ValueError(words("room").say(line("day.no_date", date=legible(text)))) from error
