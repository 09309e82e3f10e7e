"""Rates the levels, each against the one below: python -m tools.lab.ladder [TITLE ...] --seats N --games N.

Every game is a line of a file, written as it ends, so an interrupted run resumes where it stopped. The results are
written to docs/players.md and, for the program, to each title's ratings.toml.
"""

import argparse
import signal
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, astuple, dataclass
from hashlib import sha256
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ai.heuristics import LEARNED
from ai.levels import LEVELS, levels_for, named, settings_of, title_players
from ai.overlooking import DOUBT
from ai.worths import FILE as WORTHS
from game.core.content.box import box
from game.core.content.loading import folder
from game.core.engine import compiled
from game.titles import on_show
from tools.batches import append, commit, lines
from tools.lab.arena import Bout, lineups, play, wilson

HERE = Path(__file__).parents[2]
MOST_SEATS = 5
"""The most seats at a full table; the box may allow fewer, and by default no set-up has more."""
BATCH = 10
"""The number of games between two looks at a pairing's results, rounded up to whole rotations."""
LEAST = 20
"""The minimum number of games before a pairing can be settled."""
WIDE, SURE = 1.3, 1.1
"""The multiples of its fair share that a level should win against the one below, and must exceed for certain."""
WIDE_AT_MORE = 1.5
"""WIDE for more than two seats."""
ANCHOR, RATED = "fair", 1000
"""The level with a fixed rating, which the others are compared with, and that rating."""
POINTS = 400 / np.log(10)
"""Rating points per natural unit of strength, on Elo's scale."""


class Pairing(NamedTuple):
    """One level in one seat against another level in all other seats."""

    title: str
    seats: int
    stronger: str
    weaker: str

    @property
    def fair(self) -> float:
        """One seat's share if all players are equal."""
        return 1 / self.seats

    @property
    def goal(self) -> float:
        """The minimum share that the stronger level should win."""
        return self.fair * (WIDE if self.seats == 2 else WIDE_AT_MORE)

    @property
    def plays(self) -> str:
        """A fingerprint of how both levels play; measurements only count for that version."""
        levels = [astuple(settings_of(level, self.title)) for level in (self.stronger, self.weaker)]
        both = (title_players(self.title).version, *levels)
        return sha256(repr(both).encode()).hexdigest()[:8]


@dataclass(frozen=True)
class LadderGame:
    """A finished game: which one it was, the stronger level's share, and both levels' processor time."""

    title: str
    seats: int
    stronger: str
    weaker: str
    plays: str
    seed: int
    number: int
    won: float
    seconds: tuple[float, float]
    """Seconds used by the stronger level, and by all the weaker ones."""
    answers: tuple[int, int]
    """Answers with a choice, by the stronger level and by all the weaker ones."""
    machine_code: bool = False
    commit: str = ""

    @property
    def pairing(self) -> Pairing:
        """The pairing that was played."""
        return Pairing(self.title, self.seats, self.stronger, self.weaker)


class PairTally(NamedTuple):
    """The stronger level's results in a pairing so far."""

    pairing: Pairing
    won: float = 0.0
    games: int = 0

    @property
    def share(self) -> float:
        """The share of the victories it won."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of that share."""
        return wilson(self.won, self.games)

    @property
    def held(self) -> bool:
        """True if the stronger level proved to be a step above the other."""
        surely = self.interval[0] > self.pairing.fair * SURE
        return self.games >= LEAST and self.share >= self.pairing.goal and surely

    @property
    def refuted(self) -> bool:
        """True if it certainly isn't such a step."""
        return self.games >= LEAST and self.interval[1] < self.pairing.goal


# --- the games -------------------------------------------------------------------------------------------


def full(title: str) -> int:
    """Return the number of seats at a full table."""
    return min(MOST_SEATS, box(title).seats[1])


def pairings(titles: Sequence[str], seats: int = 0) -> list[Pairing]:
    """List the pairings: two seats first, quick levels before slow ones, the anchor also with itself."""
    tables = [(title, count) for title in titles for count in {2, full(title)} if seats in (0, count)]
    steps = [(ANCHOR, ANCHOR), *[(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]]
    every = [Pairing(title, count, *step) for step in steps for title, count in tables if _has(title, step)]
    return sorted(every, key=lambda pairing: pairing.seats > 2)


def _has(title: str, step: tuple[str, str]) -> bool:
    return set(step) <= set(levels_for(title))


def bout(pairing: Pairing, seed: int, number: int) -> Bout:
    """Return one game: each deal is played with the stronger level in every seat; deals cycle through line-ups."""
    seats, deal, turn = pairing.seats, *divmod(number, pairing.seats)
    names = tuple(pairing.stronger if seat == turn else pairing.weaker for seat in range(seats))
    entrants = tuple((seat - turn) % seats for seat in range(seats))
    sides = lineups(pairing.title, seats, "")
    deal_of = seed * 1_000_003 + deal
    return Bout(pairing.title, "", names, entrants, deal_of, None, 0, sides[deal % len(sides)], steady=True)


class Wanted(NamedTuple):
    """A game to be played."""

    pairing: Pairing
    seed: int
    number: int


def played(wanted: Wanted) -> LadderGame:
    """Play a game and return its result."""
    pairing, score = wanted.pairing, play(bout(*wanted))
    mine, others = score.seconds[0], [each for seconds in score.seconds[1:] for each in seconds]
    return LadderGame(
        **pairing._asdict(),
        plays=pairing.plays,
        seed=wanted.seed,
        number=wanted.number,
        won=score.shares[0],
        seconds=(round(sum(mine), 4), round(sum(others), 4)),
        answers=(len(mine), len(others)),
        machine_code=compiled(),
        commit=commit(),
    )


class LadderRecord:
    """The file of games, one per line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games: dict[Wanted, LadderGame] = {}
        """The games between levels that still play as they did then."""
        for said in lines(path):
            if (game := _read(said)) is not None:
                self._count(game)

    def _count(self, game: LadderGame) -> None:
        if {game.stronger, game.weaker} <= set(LEVELS) and game.plays == game.pairing.plays:
            self.games[Wanted(game.pairing, game.seed, game.number)] = game

    def add(self, game: LadderGame) -> None:
        """Append one game."""
        append(self.path, asdict(game))
        self._count(game)

    def of(self, pairing: Pairing) -> list[LadderGame]:
        """Return the games of a pairing."""
        return [game for wanted, game in self.games.items() if wanted.pairing == pairing]

    def tally(self, pairing: Pairing) -> PairTally:
        """Total the games of a pairing."""
        games = self.of(pairing)
        return PairTally(pairing, sum(game.won for game in games), len(games))


def _read(said: Any) -> LadderGame | None:
    """Parse a game, or return None if the line isn't one."""
    try:
        return LadderGame(**{**said, "seconds": tuple(said["seconds"]), "answers": tuple(said["answers"])})
    except (TypeError, KeyError):
        return None


def rotations(pairing: Pairing, games: int) -> int:
    """Round a number of games up to whole rotations of the seats."""
    return -(-games // pairing.seats) * pairing.seats


def first_look(pairing: Pairing) -> int:
    """Return the smallest number of games after which a pairing can end."""
    size = rotations(pairing, BATCH)
    return -(-LEAST // size) * size


def batches(record: LadderRecord, pairing: Pairing, seed: int, most: int) -> Iterator[list[Wanted]]:
    """Yield the games still to be played, batch by batch, until it is settled which level is stronger."""
    size, most = rotations(pairing, BATCH), rotations(pairing, most)
    if pairing.stronger == pairing.weaker:
        most = min(most, size)  # then all games of a deal are the same
    for first in range(0, most, size):
        tally = record.tally(pairing)
        if pairing.stronger != pairing.weaker and (tally.held or tally.refuted):
            return
        every = [Wanted(pairing, seed, number) for number in range(first, min(most, first + size))]
        if wanted := [each for each in every if each not in record.games]:
            yield wanted


def run(record: LadderRecord, every: Sequence[Pairing], seed: int, most: int, workers: int) -> None:
    """Play what is missing; each game is saved as it ends."""
    alone = workers == 1
    with nullcontext() if alone else get_context("spawn").Pool(workers, _deaf) as pool:
        for pairing in every:
            for batch in batches(record, pairing, seed, most):
                for game in map(played, batch) if pool is None else pool.imap(played, batch):
                    record.add(game)
                    _progress(record.tally(pairing), most)


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that saves the games


def _progress(tally: PairTally, most: int) -> None:
    title, seats, stronger, weaker = tally.pairing
    end = "" if sys.stderr.isatty() else "\n"
    state = "held" if tally.held else "refuted" if tally.refuted else "open"
    told = f"{title}, {seats} seats, {stronger} v {weaker}: {tally.games}/{most}, {tally.share:.0%}, {state}"
    print(f"\r{told:<78}" if not end else told, end=end, file=sys.stderr, flush=True)


# --- the ratings -----------------------------------------------------------------------------------------


class Rating(NamedTuple):
    """A level's strength and its margin of error (95%)."""

    points: float
    reach: float


def ratings(tallies: Iterable[PairTally]) -> dict[str, Rating]:
    """Fit ratings to one table size's results (Bradley and Terry 1952), for the levels connected to the anchor.

    A seat's chance to win is its share of the total strength at the table (Luce 1959). One evenly split game is
    added to each pairing, so that a clean sweep has a finite rating.
    """
    counted = _joined([each for each in tallies if each.games and each.pairing.stronger != each.pairing.weaker])
    names = [name for name in LEVELS if any(name in each.pairing[2:] for each in counted)]
    free = [name for name in names if name != ANCHOR]
    if not free:
        return {ANCHOR: Rating(RATED, 0.0)}
    strength, spread = _fitted(counted, free)
    reach = 1.96 * np.sqrt(np.diag(spread)) * POINTS
    found = {name: Rating(RATED + s * POINTS, r) for name, s, r in zip(free, strength, reach, strict=True)}
    return {name: found.get(name, Rating(RATED, 0.0)) for name in names}


def _joined(tallies: Sequence[PairTally]) -> list[PairTally]:
    """Return the pairings connected to the anchor, directly or through others."""
    known = {ANCHOR}
    for _ in LEVELS:
        known |= {name for each in tallies for name in each.pairing[2:] if known & set(each.pairing[2:])}
    return [each for each in tallies if set(each.pairing[2:]) <= known]


def _fitted(tallies: Sequence[PairTally], free: Sequence[str]) -> tuple[Any, Any]:
    """Return the most likely strengths by Newton's method, and their covariance; the anchor has strength 0."""
    strength, place = np.zeros(len(free)), {name: number for number, name in enumerate(free)}
    for _ in range(100):
        slope, bend = np.zeros(len(free)), np.zeros((len(free), len(free)))
        for (_, seats, stronger, weaker), won, games in tallies:
            way = np.zeros(len(free))
            for name, sign in ((stronger, 1), (weaker, -1)):
                if name in place:
                    way[place[name]] += sign
            expected = 1 / (1 + (seats - 1) * np.exp(-(way @ strength)))
            slope += (won + 1 / seats - (games + 1) * expected) * way
            bend += (games + 1) * expected * (1 - expected) * np.outer(way, way)
        step = np.linalg.solve(bend, slope)
        strength = strength + np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    return strength, np.linalg.inv(bend)


# --- the page --------------------------------------------------------------------------------------------


INTRODUCTION = """\
# The levels, measured

Five levels play for people: beginner, easy, fair, hard and expert, and in some titles a master. Each should be a
clear step above the one below; this page says how far that is so. `python -m tools.lab.ladder` wrote it, and
anyone can run that again.

- **Who meets.** Each level meets the one below. At a full table (five seats at most) one seat is the stronger
  level's and all others are the weaker's: its fair share is a half of the victories with two seats, a fifth with
  five.
- **Same deals.** Each deal is played once with the stronger level in every seat, and deals go over all factions
  that can play together, at the first level of each box. A shared victory counts in parts.
- **A step held** when the stronger level won at least {wide:.0%} of the games of two (1.5 times its fair share
  with more seats), and the lower end of the 95% interval (Wilson) is above 55% (1.1 times the fair share).
- **Stopped early.** Games go in batches of about {batch}; from {least} games on a pairing ends as soon as the step
  has held, or surely is none. So a step that held is a finding of few games, and its share comes out too large. Of
  levels that truly win {shares} of the games of two, {chances}
  would hold within {most} games. The intervals are those of a fixed number of games, and some levels were
  spaced on these very deals: another `--seed` is the clean check.
- **Ratings** are Bradley and Terry's, {anchor} = {rated}; 200 points are 76% of the games of two. They compare
  the levels of one title at one table, not titles with each other. Their 95% interval is of the distance to
  {anchor}.
- **No clock.** A level that thinks by the clock is measured with the simulations named below instead, and so is
  every question whose time is fixed lest it tell of a hand: a busy machine changes nothing. How many two or ten
  seconds make hangs on the machine, so that in play expert and master may be somewhat stronger or weaker.
- **Time** is processor time for each answer that was a choice{engine}.
"""


TRULY = (0.5, 0.55, 0.6, 0.65, 0.7)
"""Shares that a level may win in truth, for the table of chances."""
SERIES = 200
"""The number of games over which the chances are reckoned; no pairing on the page has had more."""


def introduction(engine: str) -> str:
    """Return the page's introduction: how levels are measured, and the effect of early stopping."""
    two = Pairing("", 2, LEVELS[1], LEVELS[0])
    shares, chances = (
        " / ".join(f"{each:.0%}" for each in every) for every in (TRULY, [holding(two, share) for share in TRULY])
    )
    return INTRODUCTION.format(
        wide=WIDE / 2,
        batch=BATCH,
        least=LEAST,
        anchor=ANCHOR,
        rated=RATED,
        engine=engine,
        shares=shares,
        chances=chances,
        most=SERIES,
    )


def holding(pairing: Pairing, share: float, most: int = SERIES) -> float:
    """Return the chance that a step holds, with early stopping, if the stronger level's true share is `share`."""
    size, games, chance = rotations(pairing, BATCH), 0, 0.0
    left = {0: 1.0}
    while games < most:
        for _ in range(size):
            won = {count + 1: each * share for count, each in left.items()}
            left = {count: won.get(count, 0) + left.get(count, 0) * (1 - share) for count in {*left, *won}}
        games += size
        tallies = {count: PairTally(pairing, count, games) for count in left}
        chance += sum(left[count] for count, tally in tallies.items() if tally.held)
        left = {count: left[count] for count, tally in tallies.items() if not (tally.held or tally.refuted)}
    return chance


def page(record: LadderRecord, titles: Sequence[str], last: str) -> str:
    """Return the page with all results; the last game was played at commit `last`."""
    games = record.games.values()
    engine = _engine(games)
    said = introduction(f"{engine} (`python -m tools.compile`)" if engine else "")
    every = pairings(titles)
    lines = [said.rstrip("\n"), *_open(record, every), *_ways(titles)]
    for title in titles:
        lines += ["", f"## {box(title).name}"]
        for seats in dict.fromkeys(each.seats for each in every if each.title == title):
            lines += _table(record, [each for each in every if (each.title, each.seats) == (title, seats)])
    lines += ["", f"{_dealt(games)}. Last played at commit {last}.", ""]
    return "\n".join(lines)


def _engine(games: Iterable[LadderGame]) -> str:
    """Return a phrase about the engine used for some games, or "" if it was never compiled."""
    engines = {game.machine_code for game in games}
    part = "" if engines == {True} else "in part "
    return f", {part}with the compiled engine" if True in engines else ""


def _dealt(games: Collection[LadderGame]) -> str:
    """Return a phrase with the seeds and the number of some games."""
    seeds = ", ".join(str(seed) for seed in sorted({game.seed for game in games})) or "none"
    return f"Seeds: {seeds}. Games: {len(games)}"


def _places(games: Iterable[LadderGame]) -> str:
    """Return a phrase with the commits that some games were played at, as far as known."""
    commits = " and ".join(sorted({game.commit for game in games if game.commit}))
    return f", at {commits}" if commits else ""


def _open(record: LadderRecord, every: Sequence[Pairing]) -> list[str]:
    """Return lines on which steps held and which didn't."""
    steps = [record.tally(pairing) for pairing in every if pairing.stronger != pairing.weaker]
    held = [tally for tally in steps if tally.held]
    soonest = [tally.games for tally in held if tally.games <= first_look(tally.pairing)]
    lines = ["", f"{len(held)} of {len(steps)} steps held{_at_first(soonest)}."]
    for head, some in (
        ("Surely no such step", [tally for tally in steps if tally.refuted]),
        ("Not settled yet", [tally for tally in steps if tally.games and not (tally.held or tally.refuted)]),
        ("Not played yet", [tally for tally in steps if not tally.games]),
    ):
        if some:
            lines += ["", f"{head}:", "", *[f"- {_named(tally)}" for tally in some]]
    return lines


def _at_first(soonest: Sequence[int]) -> str:
    """Describe how many steps were settled after the minimum number of games."""
    games = " to ".join(map(str, sorted({min(soonest), max(soonest)}))) if soonest else ""
    return f", {len(soonest)} of them at the first look, after {games} games" if soonest else ""


def _named(tally: PairTally) -> str:
    title, seats, stronger, weaker = tally.pairing
    won = f" ({_share(tally)} of {tally.games} games)" if tally.games else ""
    return f"{box(title).name}, {seats} seats: {stronger} above {weaker}{won}"


def _share(tally: PairTally) -> str:
    low, high = tally.interval
    return f"{tally.share:.0%} [{100 * low:.0f}–{100 * high:.0f}]"


def _ways(titles: Sequence[str]) -> list[str]:
    """Return lines on how every level plays, taken from the settings it plays with."""
    lines = ["", "## How they play", "", f"| level | {' | '.join(box(title).name for title in titles)} |"]
    lines.append("| --- " * (len(titles) + 1) + "|")
    for level in LEVELS:
        lines.append(f"| {level} | {' | '.join(_way(level, title) for title in titles)} |")
    return [
        *lines,
        "",
        "A greedy player weighs each deed by how things look right after it, over as many worlds as it imagines.",
        "What it *overlooks* it really doesn't see; nothing else sets the levels below expert apart, and none of",
        "them errs by chance. At an open question none of them overlooks a sure win. A search plays on from the",
        "answers, so many times in all.",
        *_learned(titles),
    ]


def _learned(titles: Sequence[str]) -> list[str]:
    """Return lines on the titles whose evaluation was learned from games or fitted to them."""
    learned, fitted = (
        " and ".join([box(title).name for title in titles if (folder(title) / file).is_file()])
        for file in (LEARNED, WORTHS)
    )
    lines = list[str]()
    if learned:
        lines += [
            f"In {learned} a search judges positions by an evaluation learned from games",
            f"(`levels/TITLE/{LEARNED}`), at tables with as many seats as those games had.",
        ]
    if fitted:
        lines += [
            f"In {fitted} positions are judged by worths fitted to games for each size of table",
            f"(`levels/TITLE/{WORTHS}`).",
        ]
    return ["", *lines, "Everywhere else positions are judged by an evaluation written by hand."] if lines else []


def _way(level: str, title: str) -> str:
    if level not in levels_for(title):
        return "–"
    way = settings_of(level, title)
    if way.simulations:
        return (
            f"{way.seconds:g} s a turn, here {way.simulations} simulations"
            if way.seconds
            else f"{way.simulations} simulations"
        )
    worlds = 1 if DOUBT in way.overlooks else way.worlds
    told = [named(name, title, "en") for name in way.overlooks]
    return f"greedy, {worlds} {'world' if worlds == 1 else 'worlds'}; overlooks {'; '.join(told)}"


def _table(record: LadderRecord, every: Sequence[Pairing]) -> list[str]:
    """Return the table for one title and number of seats."""
    rated = ratings([record.tally(pairing) for pairing in every])
    below = {pairing.stronger: pairing for pairing in every if pairing.stronger != pairing.weaker}
    first = every[0]
    lines = [
        "",
        f"### {first.seats} seats",
        "",
        f"| level | rating | 95% | beats the one below (fair: {first.fair:.0%}) | games | step | ms a decision |",
        "| --- | ---: | ---: | ---: | ---: | --- | ---: |",
    ]
    for level in reversed(levels_for(first.title)):
        tally = record.tally(below[level]) if level in below else None
        rating = rated.get(level)
        points = f"{rating.points:.0f} | ± {rating.reach:.0f}" if rating else "– | –"
        met = f"{_share(tally)} | {tally.games} | {_state(tally)}" if tally and tally.games else "– | – | –"
        lines.append(f"| {level} | {points} | {met} | {_milliseconds(record, every, level)} |")
    itself = record.tally(next(pairing for pairing in every if pairing.stronger == pairing.weaker))
    if itself.games:
        won = f"{itself.share:.1%} of {itself.games} games"
        lines += ["", f"A/A: {ANCHOR} against itself wins {won} (fair: {first.fair:.1%})."]
    games = [game for pairing in every for game in record.of(pairing)]
    if games:
        lines += ["", f"{_dealt(games)}{_engine(games)}{_places(games)}."]
    return lines


def _state(tally: PairTally) -> str:
    return "held" if tally.held else "no" if tally.refuted else "open"


def _milliseconds(record: LadderRecord, every: Sequence[Pairing], level: str) -> str:
    seconds, answers = 0.0, 0
    for game in [game for pairing in every for game in record.of(pairing)]:
        for side, name in enumerate((game.stronger, game.weaker)):
            if name == level:
                seconds, answers = seconds + game.seconds[side], answers + game.answers[side]
    return f"{1000 * seconds / answers:.1f}" if answers else "–"


def shipped(record: LadderRecord, title: str) -> str:
    """Return the text of a title's ratings file, without ratings based on only a few games."""
    lines = ["# What the levels are worth at tables of so many seats: written by python -m tools.lab.ladder."]
    for seats in dict.fromkeys((2, full(title))):
        every = [pairing for pairing in pairings([title]) if pairing.seats == seats]
        tallies = [record.tally(pairing) for pairing in every]
        rated = ratings([tally for tally in tallies if tally.games >= LEAST])
        if len(rated) > 1:
            lines += ["", f"[seats.{seats}]", *[f"{level} = {each.points:.0f}" for level, each in rated.items()]]
    return "\n".join([*(lines if len(lines) > 1 else [*lines, "", "[seats]"]), ""])


def write(record: LadderRecord, titles: Sequence[str]) -> None:
    """Write the page and the ratings."""
    last = next((game.commit for game in reversed(record.games.values()) if game.commit), "unknown")
    (HERE / "docs" / "players.md").write_text(page(record, titles, last), encoding="utf-8")
    for title in titles:
        (folder(title) / "ratings.toml").write_text(shipped(record, title), encoding="utf-8")


# --- the command -----------------------------------------------------------------------------------------


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.lab.ladder", description=__doc__)
    parser.add_argument("title", nargs="*", choices=[*on_show(), []], default=[], help="only these (all)")
    parser.add_argument("--seats", type=int, default=0, help="only tables of so many (two and full)")
    parser.add_argument("--games", type=int, default=60, help="of a pairing at most (60)")
    parser.add_argument("--level", choices=LEVELS[1:], action="append", help="only this one against the one below")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--record", type=Path, default=HERE / "build" / "ladder.jsonl", help="where games are kept"
    )
    parser.add_argument("--dry", action="store_true", help="play, but write neither the page nor the ratings")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Play the missing games and write the page. Return 130 if interrupted; the page then has what there is."""
    wanted = _arguments(given)
    record, code = LadderRecord(wanted.record), 0
    every = pairings(wanted.title or on_show(), wanted.seats)
    if wanted.level:
        every = [pairing for pairing in every if pairing.stronger in wanted.level]
    try:
        run(record, every, wanted.seed, wanted.games, max(1, wanted.workers))
    except KeyboardInterrupt:
        code = 130
    if not wanted.dry:
        write(record, on_show())
    return code


if __name__ == "__main__":
    sys.exit(main())
