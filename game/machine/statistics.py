"""Statistics of the games played here: one line for each finished game, in a small append-only file.

Each line carries its own checksum and is appended with one write, so two programs don't lose each other's lines.
Torn or foreign lines are skipped, counted and left in place. The file doesn't depend on the records: games stay
counted when their records are deleted, and games finished before the file existed are added from their records.

A game counts for the person who played it alone against bots, from the first answer to the last. Resigning is a
loss. Practice, games of several people and games in which a chair changed hands are listed, but count neither as
won nor as lost. Exercises aren't saved in any file, and unfinished games aren't listed at all.
"""

import json
import os
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from ai.levels import LEVELS, level_of
from game import folders
from game.core.content.box import turn_name
from game.core.content.loading import load
from game.core.contract import Line, Seat, line
from game.core.files import disk
from game.core.files.checksummed import checksum
from game.core.files.journal import YOU, Number, Recorded, Saved
from game.core.language.dates import told_day
from game.core.language.legible import legible, reason_of
from game.core.language.words import say
from game.machine import circuit, own, today
from game.machine.ratings import HIGHEST, LOWEST, wilson

LONGEST = 20_000_000
"""The maximum size of the file in bytes; a larger one is invalid."""
MIXED = "mixed"
"""The level of a table with bots of several levels."""
ASIDE = ("practice", "shared", "changed", "hinted")
"""The reasons why a game doesn't count."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game, as stored in a line of the file."""

    game: str
    """The id of its record."""
    title: str
    begun: str
    ended: str
    """When it ended: an ISO timestamp in local time."""
    sitters: tuple[tuple[str, ...], ...]
    """For each seat, everybody who ever answered for it."""
    factions: tuple[str, ...]
    shares: tuple[float, ...]
    """Each seat's share of the victory."""
    scores: tuple[float, ...] = ()
    """Each seat's score; () if the title has no scores."""
    resigned: tuple[int, ...] = ()
    practice: bool = False
    turns: Number = 0
    answers: Number = 0
    rating: float | None = None
    """The person's rating after the game, if it changed."""
    hinted: Number = 0
    """The number of answers that had a hint."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people have answered for at any time."""
        return tuple(seat for seat, sitters in enumerate(self.sitters) if YOU in sitters)

    @property
    def kind(self) -> str:
        """ "counted", or the reason why it doesn't count: "practice", "shared", "changed", "hinted"."""
        if self.practice:
            return "practice"
        if len(self.people) != 1:
            return "shared"
        if self.sitters[self.people[0]] not in ((YOU,), self._gave_up()):
            return "changed"
        return "hinted" if self.hinted else "counted"

    def _gave_up(self) -> tuple[str, ...] | None:
        """Return who answered for the person's seat if they resigned and a bot played on, else None."""
        seat = self.people[0]
        return self.sitters[seat] if seat in self.resigned and len(self.sitters[seat]) == 2 else None

    @property
    def share(self) -> float:
        """The person's share of the victory; 0 if they resigned."""
        seat = self.people[0]
        return 0.0 if seat in self.resigned else self.shares[seat]

    @property
    def outcome(self) -> str:
        """The outcome for the person: "won", "shared" or "lost"."""
        return "won" if self.share == 1 else "shared" if self.share else "lost"

    @property
    def faction(self) -> str:
        """The person's faction."""
        return self.factions[self.people[0]]

    @property
    def level(self) -> str:
        """The level of the bots, or `MIXED`."""
        others = {
            level_of(name) for seat, sat in enumerate(self.sitters) if seat not in self.people for name in sat
        }
        return others.pop() if len(others) == 1 else MIXED

    @property
    def margin(self) -> float | None:
        """The difference in score between the person and the best other seat; None if unknown."""
        seat = self.people[0]
        rest = [score for other, score in enumerate(self.scores) if other != seat]
        return abs(self.scores[seat] - max(rest)) if rest and not self.resigned else None


class History(NamedTuple):
    """The contents of the file: the games in the order they ended, and what is wrong with the file."""

    games: tuple[Played, ...] = ()
    trouble: Line | None = None


def kept() -> History:
    """Read the file. If two lines are about the same game, the first one counts."""
    try:
        path = folders.statistics()
        if not path.exists():
            return History()
        content = disk.beginning(path, LONGEST + 1)
    except OSError as error:
        return History(trouble=line("statistics.unreadable", why=reason_of(error)))
    if len(content) > LONGEST:
        return History(trouble=line("statistics.unreadable", why=say("settings.too_long")))
    games, wrong = dict[str, Played](), 0
    for raw in content.split(b"\n"):
        found = _read(raw) if raw.strip() else None
        if found is not None:
            games.setdefault(found.game, found)
        wrong += bool(raw.strip()) and found is None
    ordered = sorted(games.values(), key=lambda played: played.ended)
    return History(tuple(ordered), line("statistics.damaged", count=wrong) if wrong else None)


def _read(raw: bytes) -> Played | None:
    """Return a line's game, or None if its checksum is wrong or it makes no sense."""
    content, _, given = raw.decode("utf-8", "replace").rpartition(" #")
    if checksum("", content) != given.strip():
        return None
    try:
        said = json.loads(content)
        known = {name: said[name] for name in Played.__dataclass_fields__ if name in said}
        played = load(Played, known, "a line")
    except (ValueError, TypeError, RecursionError):
        return None
    return played if _fits(played) else None


def _fits(played: Played) -> bool:
    """Return True if the numbers of a line are consistent."""
    seats, numbers = len(played.sitters), (*played.shares, *played.scores, played.rating or 0.0)
    return (
        seats == len(played.factions) == len(played.shares)
        and len(played.scores) in (0, seats)
        and bool(played.people)
        and all(seat < seats for seat in played.resigned)
        and played.hinted >= 0
        and all(map(isfinite, numbers))
        and all(0 <= share <= 1 for share in played.shares)
        and (played.rating is None or LOWEST <= played.rating <= HIGHEST)
    )


def played(recorded: Recorded[Any], ended: str, rating: float | None = None) -> Played | None:
    """Return a game as a line of the statistics; None if it isn't over, or if no person played it here."""
    table, header = recorded.table, recorded.header
    if table.result is None or not any(YOU in sitters for sitters in recorded.sitters):
        return None
    return Played(
        game=header.id,
        title=header.title,
        begun=header.date,
        ended=ended,
        sitters=tuple(tuple(sorted(sitters)) for sitters in recorded.sitters),
        factions=tuple(table.game.faction(table.state, seat) for seat in table.seats),
        shares=table.result.shares,
        scores=tuple(float(score) for score in table.state.scores),
        resigned=table.resigned,
        practice=recorded.practice,
        turns=table.game.turn(table.state),
        answers=len(table.answers),
        rating=rating,
        hinted=len(recorded.hints),
    )


def ended(recorded: Recorded[Any]) -> tuple[Line, ...]:
    """Count a finished game, once, in rating, statistics and deal of the day; return sentences to show."""
    told = [each for each in own.settled(recorded) if each is not None]
    if recorded.journal.path is None:  # an exercise, not a game
        return tuple(told)
    rated = own.kept().own.get(recorded.header.title) if own.opponents(recorded) is not None else None
    now = datetime.now().isoformat(timespec="seconds")
    game = played(recorded, now, rated.rating if rated is not None else None)
    if game is not None and game.kind == "hinted":
        told.append(line("statistics.hinted", count=game.hinted))
    trouble = _note(game)
    day = today.settled(recorded)
    return (*told, *([trouble] if trouble is not None else []), *day, *circuit.settled(recorded))


def _note(game: Played | None) -> Line | None:
    """Add a game to the file unless it is there already; return why that failed, or None."""
    if game is None or any(each.game == game.game for each in kept().games):
        return None
    try:
        add(folders.statistics(), game)
    except OSError as error:
        return line("statistics.unwritable", why=reason_of(error))
    return None


def add(path: Path, game: Played) -> None:
    """Append a line to a file with one write, starting a new line if the last one is torn. Raise OSError on
    failure.
    """
    content = json.dumps(asdict(game))
    written = f"{content} #{checksum('', content)}\n".encode()
    disk.folder(path.parent)
    with disk.growing(path) as file:
        size = file.seek(0, os.SEEK_END)
        if size:
            file.seek(size - 1)
            written = written if file.read(1) == b"\n" else b"\n" + written
        disk.add(file, written)
    if not size:
        disk.sync_folder(path.parent)


def there() -> bool:
    """Return True if there is a file to delete."""
    return folders.statistics().exists()


def forget() -> None:
    """Delete the file. Raise OSError on failure."""
    disk.delete(folders.statistics(), disk.asked_for)


# --- games finished before the file existed -------------------------------------------------------------


def missing(saved: Iterable[Saved], games: Sequence[Played]) -> list[Saved]:
    """Return the records of finished games that a person has played and that aren't counted yet."""
    known = {each.game for each in games}
    return [
        each
        for each in saved
        if each.over and each.header is not None and YOU in each.header.chairs and each.header.id not in known
    ]


def catch_up(saved: Saved, opened: Callable[[Path], Recorded[Any] | None]) -> Line | None:
    """Count a finished game from its record; return why that failed, or None."""
    recorded = opened(saved.path)
    if recorded is None or recorded.table.result is None:
        return line("statistics.unreplayable", file=legible(saved.path.name))
    try:
        at = datetime.fromtimestamp(saved.path.stat().st_mtime).isoformat(timespec="seconds")
    except OSError:
        at = recorded.header.date
    return _note(played(recorded, at))


# --- summaries ------------------------------------------------------------------------------------------


class Bar(NamedTuple):
    """The share won in some of the games, with its 95% interval and the share expected by chance."""

    name: str
    games: int
    won: float
    """The sum of the shares, so that a victory shared by two counts half."""
    low: float
    high: float
    even: float

    @property
    def share(self) -> float:
        """The share of the games that was won."""
        return self.won / self.games


@dataclass(frozen=True, slots=True)
class Summary:
    """A summary of the games of one title."""

    counted: tuple[Played, ...]
    aside: dict[str, int]
    """The number of games that don't count, by reason."""
    whole: Bar | None
    levels: tuple[Bar, ...]
    factions: tuple[Bar, ...]
    """By the person's faction; games resigned before they had one are left out."""
    streak: int
    """The current number of wins in a row."""
    longest_streak: int
    longest: Played | None
    closest: Played | None
    ratings: tuple[float, ...]
    """The rating after each game that changed it."""

    def count(self, outcome: str) -> int:
        """Return the number of games with an outcome."""
        return sum(each.outcome == outcome for each in self.counted)


def summary(games: Iterable[Played], title: str) -> Summary:
    """Summarize the games of a title."""
    of = [each for each in games if each.title == title]
    counted = tuple(each for each in of if each.kind == "counted")
    longest_streak = streak = 0
    for each in counted:
        streak = streak + 1 if each.outcome == "won" else 0
        longest_streak = max(longest_streak, streak)
    margins = [(each.margin, each) for each in counted if each.margin is not None]
    return Summary(
        counted=counted,
        aside={kind: sum(each.kind == kind for each in of) for kind in ASIDE},
        whole=_bar("", counted) if counted else None,
        levels=_bars(counted, lambda each: each.level, (*LEVELS, MIXED)),
        factions=_bars([each for each in counted if each.faction], lambda each: each.faction),
        streak=streak,
        longest_streak=longest_streak,
        longest=max(counted, key=lambda each: (each.turns, each.answers), default=None),
        closest=min(margins, key=lambda pair: pair[0], default=(None, None))[1],
        ratings=tuple(each.rating for each in counted if each.rating is not None),
    )


def _bars(games: Sequence[Played], of: Callable[[Played], str], order: Sequence[str] = ()) -> tuple[Bar, ...]:
    found = sorted({of(each) for each in games}, key=lambda name: (name not in order, *_place(name, order), name))
    return tuple(_bar(name, [each for each in games if of(each) == name]) for name in found)


def _place(name: str, order: Sequence[str]) -> tuple[int, ...]:
    return (order.index(name),) if name in order else ()


def _bar(name: str, games: Sequence[Played]) -> Bar:
    won = sum(each.share for each in games)
    even = sum(1 / len(each.shares) for each in games) / len(games)
    return Bar(name, len(games), won, *wilson(won, len(games)), even)


# --- in words: sentences of the room ----------------------------------------------------------------------


def percents(bar: Bar) -> dict[str, int]:
    """Return a share and its interval in percent."""
    return {"percent": round(100 * bar.share), "low": round(100 * bar.low), "high": round(100 * bar.high)}


def called(level: str) -> Line:
    """Return the name of a level, or of a table with bots of several levels."""
    return line(f"bot.{level}.short" if level in LEVELS else f"statistics.{MIXED}")


def aside(found: Summary) -> Line | None:
    """Return a sentence about the games that don't count, or None if all count."""
    kinds = tuple(line(f"statistics.aside_{kind}", count=count) for kind, count in found.aside.items() if count)
    return line("statistics.aside", kinds=kinds) if kinds else None


def records(found: Summary, title: str) -> list[Line]:
    """Return sentences about the streaks, the longest game and the closest one."""
    told = [line("statistics.streak", now=found.streak, most=found.longest_streak)]
    if (game := found.longest) is not None:
        unit, date = turn_name(title), told_day(game.begun)
        told.append(line("statistics.longest", turn_name=unit, turn=game.turns, answers=game.answers, date=date))
    if (game := found.closest) is not None and game.margin is not None:
        key = "statistics.closest" if game.margin else "statistics.level_margin"
        told.append(line(key, margin=f"{game.margin:g}", date=told_day(game.begun)))
    return told
