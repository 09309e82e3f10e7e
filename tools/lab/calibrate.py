"""Measures how often positions that a search values highly are won: python -m tools.lab.calibrate TITLE --games N.

The searching player plays itself. The value of every chosen answer is recorded, and what that seat won in the
end. A logistic curve is fitted to half of the games and tested on the other half, and vice versa. It holds if in
at least 8 of 10 bins the predicted share is inside the 95% interval of what was won (which allows for answers of
the same game being correlated), and if the mean error is small. The figures go into
levels/<title>/calibration.toml, which the program reads.

With --gaps N, N questions are searched as by the coach, and again more deeply in other worlds: how much of the
difference between the two best answers is found again? The coach scales differences by that fraction.

With --promises N, N games between bots are played: how many of the points that positions promise, as the coach
says, are really gained?
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ai.coach.advice import THOUGHT, adviser, assure, dice, look
from ai.coach.calibration import FILE, Bin, Fit, FoundAgain, fits, gap, odds, share
from ai.heuristics import heuristic
from ai.search.budget import Budget, Clock, Limits
from ai.search.tree import Branch
from game.core.content.loading import folder
from game.core.contract import Action, Decision
from game.core.language.words import event_name
from game.core.table import Table
from game.titles import SHELF
from tools import batches
from tools.lab.arena import Bout, begun, choices, lineups, play_out, seated, shares_of, wilson

BINS = 10
HOLDING = 8
"""The minimum number of bins that have to hold."""
ENOUGH = 10
"""A bin from fewer games than this shows nothing and doesn't hold."""
GAMES = 40
"""A curve from fewer games than this isn't shown."""
NEAR = 0.08
"""The maximum mean error of predicted chances."""
DEEP = 1500
"""The simulations of the search that differences are compared with."""
BESIDES = frozenset({"influence_added"})
"""Events whose points aren't part of any promise: they come from later answers."""
AT_LEAST = 0.01
"""The minimum difference for a question to count."""


class Sample(NamedTuple):
    """A searched answer's value and what its seat won."""

    value: float
    won: float


Game = tuple[Sample, ...]
"""The samples of all searched answers of one game."""


def play(title: str, seats: int, simulations: int, seed: int, factions: tuple[str, ...] = ()) -> Game:
    """Play one game of the searching player against itself."""
    bout = Bout(title, "", ("mcts",) * seats, tuple(range(seats)), seed, None, simulations, factions)
    game, state = begun(bout)
    seen = [
        (asked.seat, choice.why.value)
        for _, asked, choice, _ in play_out(game, state, seated(bout), seed)
        if choice.why.value is not None and choice.why.simulations
    ]
    shares = shares_of(state, seats)
    return tuple([Sample(value, shares[seat]) for seat, value in seen])


def fit(games: Sequence[Game]) -> tuple[float, float]:
    """Fit the slope and intercept of the log odds (Newton), with a weak prior towards 1 and 0."""
    points = [(odds(each.value), each.won) for game in games for each in game]
    slope, intercept = 1.0, 0.0
    for _ in range(30):
        gradient, curve = [1.0 - slope, -intercept], [1.0, 0.0, 1.0]
        for x, won in points:
            chance = share(slope * x + intercept)
            error, spread = won - chance, chance * (1 - chance)
            gradient[0] += error * x
            gradient[1] += error
            curve[0] += spread * x * x
            curve[1] += spread * x
            curve[2] += spread
        determinant = curve[0] * curve[2] - curve[1] * curve[1]
        step = (curve[2] * gradient[0] - curve[1] * gradient[1]) / determinant
        lift = (curve[0] * gradient[1] - curve[1] * gradient[0]) / determinant
        longest = max(1.0, abs(step), abs(lift))
        slope, intercept = slope + step / longest, intercept + lift / longest
        if abs(step) + abs(lift) < 1e-9:
            break
    return slope, intercept


def measured(games: Sequence[Game], seats: int, simulations: int) -> Fit:
    """Fit the curve to all games, and judge it by how well each half's curve predicts the other half."""
    games = [game for game in games if game]
    halves = games[::2], games[1::2]
    told: list[list[tuple[float, float]]] = []
    for mine, other in (halves, halves[::-1]):
        slope, intercept = fit(other) if other else (1.0, 0.0)
        curve = Fit(seats, simulations, len(other), slope, intercept, False, ())
        told += [[(curve.chance(each.value), each.won) for each in game] for game in mine]
    bins = tuple([_bin(told, number) for number in range(BINS)])
    slope, intercept = fit(games)
    return Fit(seats, simulations, len(games), round(slope, 4), round(intercept, 4), holds(bins, len(games)), bins)


def holds(bins: Sequence[Bin], games: int) -> bool:
    """Return True if a curve may be shown."""
    weight = sum([each.games for each in bins]) or 1
    off = sum([each.games * abs(each.said - each.won) for each in bins]) / weight
    good = sum([each.holds and each.games >= ENOUGH for each in bins])
    return games >= GAMES and good >= HOLDING and off <= NEAR


def _bin(told: Iterable[Sequence[tuple[float, float]]], number: int) -> Bin:
    """Summarise one tenth of the predicted range."""
    inside = [[each for each in game if min(int(BINS * each[0]), BINS - 1) == number] for game in told]
    met = [game for game in inside if game]
    every = [each for game in met for each in game]
    if not every:
        return Bin(0, 0, 0.0, 0.0, 0.0, 1.0)
    said = sum([chance for chance, _ in every]) / len(every)
    won = sum([share for _, share in every]) / len(every)
    independent = _independent(met, won, len(every))
    low, high = wilson(won * independent, independent)
    figures = [round(each, 4) for each in (said, won, low, high)]
    return Bin(len(every), len(met), *figures)


def _independent(games: Sequence[Sequence[tuple[float, float]]], won: float, answers: int) -> float:
    """Return the effective number of independent answers: those of one game are correlated."""
    off = [sum([share - won for _, share in game]) for game in games]
    spread = sum([each * each for each in off]) / answers**2
    return min(won * (1 - won) / spread, 2.0 * len(games)) if spread > 0 else float(len(games))


def differences(title: str, seats: int, every: int, seed: int, after: int) -> Iterator[dict[str, Any]]:
    """Play a game between bots; yield the two best answers' difference for the coach and for a deeper search."""
    for table, decision in choices(title, seats, seed, every, after):
        found = _difference(title, table, decision)
        if found is not None:
            yield {"seed": seed, "number": table.answered, "said": found[0], "found": found[1]}


def _difference(title: str, table: Table[Any], decision: Decision) -> tuple[float, float] | None:
    """Return a difference according to the coach's search and to a deeper one; None if it is too small."""
    view, number = table.view(decision.seat), table.answered
    looked = look(table.game, view, decision, adviser(title, THOUGHT), dice(number))
    best = [each.action for each in looked.answers if each.action in looked.ideas and each.visits][:2]
    if looked.search is None or len(best) < 2:
        return None
    said = _apart(looked.search.root.branches, best)
    if said < AT_LEAST:
        return None
    who = adviser(title, Budget(simulations=DEEP))
    deep = look(table.game, view, decision, who, Random(f"deep {number}"), also=best).search
    assert deep is not None, "it is searched as before"
    assure(deep, best, Clock(Limits()))
    return said, _apart(deep.root.branches, best)


def _apart(tried: Mapping[Action, Branch], best: Sequence[Action]) -> float:
    one, other = (tried[each].mean for each in best)
    return one - other


def promised(title: str, seats: int, seed: int, every: int) -> Iterator[dict[str, Any]]:
    """Play a game between bots; yield what positions promised a seat in each account, and what it really got."""
    known = {}
    for table, asked in choices(title, seats, seed, every):
        known[table.answered] = asked.seat, heuristic(title).accounts((), table.state, asked.seat)
    for number, (seat, accounts) in known.items():
        events = [beat.event for beat in table.beats(number) if event_name(type(beat.event)) not in BESIDES]
        came = heuristic(title).accounts(events, table.state, seat)
        for name, each in accounts.items():
            told = {"seed": seed, "number": number, "kind": each.line.key}
            yield {**told, "said": each.number or 0, "found": came[name].number or 0}


def regained(rows: Sequence[Mapping[str, float]]) -> FoundAgain:
    """Return what fraction of the differences is found again, by least squares through 0, with its interval."""
    part, doubt = _slope(rows)
    figures = [round(each, 3) for each in (min(1.0, max(0.0, part)), part - doubt, part + doubt)]
    return FoundAgain(len(rows), DEEP, *figures)


def _slope(rows: Sequence[Mapping[str, float]]) -> tuple[float, float]:
    """Return the fraction of what is said that is found, by least squares through 0, and half its interval."""
    weight = sum([row["said"] ** 2 for row in rows])
    part = sum([row["said"] * row["found"] for row in rows]) / weight
    off = sum([(row["said"] * (row["found"] - part * row["said"])) ** 2 for row in rows])
    return part, 1.96 * off**0.5 / weight


def written(every: Iterable[Fit], apart: FoundAgain | None = None) -> str:
    """Return the text of a title's calibration file."""
    rows = [
        "# Which share of the victory was won where a search saw so much.",
        "# Written by tools.lab.calibrate.",
    ]
    if apart is not None:
        rows += ["", "[gap]", *[f"{name} = {getattr(apart, name)}" for name in FoundAgain.__match_args__]]
    for each in sorted(every, key=lambda fit: fit.seats):
        rows += ["", "[[fit]]"]
        names = ("seats", "simulations", "games", "slope", "intercept")
        rows += [f"{name} = {getattr(each, name)}" for name in names]
        rows.append(f"good = {str(each.good).lower()}")
        for one in each.bin:
            rows += ["", "[[fit.bin]]", *[f"{name} = {getattr(one, name)}" for name in Bin.__match_args__]]
    return "\n".join([*rows, ""])


def report(title: str, found: Fit) -> list[str]:
    """Return the measurements as a table."""
    head = f"{title}, {found.seats} seats: {found.games} games of {found.simulations} simulations an answer"
    rows = [head, " foretold   games  answers    said     won   95% interval"]
    for number, each in enumerate(found.bin):
        tenth = f"{10 * number:3}-{10 * number + 10}%"
        if not each.games:
            rows.append(f" {tenth:>8}   {0:5}")
            continue
        shares = f"{100 * each.said:5.1f}%  {100 * each.won:5.1f}%   [{100 * each.low:.0f}, {100 * each.high:.0f}]"
        mark = "" if each.holds and each.games >= ENOUGH else "   does not hold"
        rows.append(f" {tenth:>8}   {each.games:5}  {each.answers:7}  {shares}{mark}")
    verdict = "calibrated" if found.good else "not calibrated: no chance is shown"
    return [*rows, f"slope {found.slope:.3f}, intercept {found.intercept:+.3f}: {verdict}"]


def kept(path: Path | None) -> list[Game]:
    """Return the games of an earlier run."""
    rows = batches.lines(path) if path is not None else ()
    return [tuple([Sample(*each) for each in row]) for row in rows]


def games(title: str, seats: int, simulations: int, seeds: Iterable[int]) -> Iterator[Game]:
    """Play a game for every seed, cycling through all faction line-ups."""
    sides = lineups(title, seats, "")
    for seed in seeds:
        yield play(title, seats, simulations, seed, sides[seed % len(sides)])


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.lab.calibrate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("title", choices=SHELF)
    parser.add_argument("--games", type=int, default=100, help="games in all (default 100)")
    parser.add_argument("--simulations", type=int, default=50, help="simulations of an answer (default 50)")
    parser.add_argument("--seats", type=int, default=2, help="how many sit at the table (default 2)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep the games here, and go on from there")
    parser.add_argument("--gaps", type=int, default=0, help="measure differences at so many questions instead")
    parser.add_argument("--promises", type=int, default=0, help="measure promised points in so many games instead")
    parser.add_argument("--seed", type=int, default=1, help="the first game of these")
    parser.add_argument("--every", type=int, default=9, help="look at one question in so many (default 9)")
    parser.add_argument("--dry", action="store_true", help="only show the table, and leave levels/ as it is")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    asked = _arguments(given)
    if asked.promises:
        return _promises(asked)
    return _gaps(asked) if asked.gaps else _curves(asked)


def _promises(asked: argparse.Namespace) -> int:
    """Measure what fraction of the promised points is gained, for each kind of account."""
    rows = list(batches.lines(asked.keep)) if asked.keep else []
    first = max([row["seed"] + 1 for row in rows], default=asked.seed)
    for seed in range(first, asked.seed + asked.promises):
        for row in promised(asked.title, asked.seats, seed, asked.every):
            rows.append(row)
            if asked.keep:
                batches.append(asked.keep, row)
    for kind in dict.fromkeys([row["kind"] for row in rows]):
        of = [row for row in rows if row["kind"] == kind]
        part, doubt = _slope(of)
        print(f"{kind}: {len(of)} leads, part {part:.2f} [{part - doubt:.2f}, {part + doubt:.2f}]")
    return 0


def _gaps(asked: argparse.Namespace) -> int:
    """Measure what fraction of the differences is found again."""
    of = partial(differences, asked.title, asked.seats, asked.every)
    rows = batches.gathered(asked.keep, asked.gaps, asked.seed, of)
    found = regained(rows)
    said, again = (sum([row[name] for row in rows]) / len(rows) for name in ("said", "found"))
    print(f"{asked.title}: {found.questions} differences of {said:.3f}, found again {again:.3f}")
    print(f"part {found.part:.2f} [{found.low:.2f}, {found.high:.2f}]")
    if not asked.dry:
        (folder(asked.title) / FILE).write_text(written(fits(asked.title), found), encoding="utf-8")
    return 0


def _curves(asked: argparse.Namespace) -> int:
    """Measure how values predict results."""
    every = kept(asked.keep)
    for game in games(asked.title, asked.seats, asked.simulations, range(len(every) + 1, asked.games + 1)):
        every.append(game)
        if asked.keep is not None:
            batches.append(asked.keep, game)
    found = measured(every, asked.seats, asked.simulations)
    print("\n".join(report(asked.title, found)))
    if not asked.dry:
        others = [fit for fit in fits(asked.title) if fit.seats != asked.seats]
        (folder(asked.title) / FILE).write_text(written([*others, found], gap(asked.title)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
