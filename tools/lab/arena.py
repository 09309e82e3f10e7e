"""Lets players meet on the same deals in every seat: python -m tools.lab.arena TITLE --seats a,b --games N."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from itertools import combinations
from math import inf
from os import cpu_count
from pathlib import Path
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any, NamedTuple, NoReturn, cast

from ai.levels import measured, player
from ai.players import Choice, GreedyPlayer, Player
from game.core import agenda
from game.core.agenda import Position
from game.core.content.box import box
from game.core.contract import Decision, Game, Setup
from game.core.table import Table
from game.machine.ratings import wilson as wilson
from game.titles import SHELF, rules_of, setup
from tools.pool import spread

ENDLESS = 5000
"""The number of answers after which a game is scored as an even split."""


class Bout(NamedTuple):
    """One game to play: its seating and its deal."""

    title: str
    level: str
    names: tuple[str, ...]
    """The players in seating order."""
    seats: tuple[int, ...]
    """The index of the entrant in each seat."""
    seed: int
    seconds: float | None
    simulations: int
    factions: tuple[str, ...] = ()
    """The factions of the seats; if empty, the first ones of the box."""
    worlds: int = 0
    """The worlds imagined by players that look one deed ahead; 0 for their own number."""
    steady: bool = False
    """True if a simulation count replaces the clock for levels that think by time."""


class ArenaGame(NamedTuple):
    """A finished game: the final state, the processor time of every seat, all answers."""

    state: Position
    seconds: tuple[tuple[float, ...], ...]
    answers: int


class ArenaScore(NamedTuple):
    """A game's score: every entrant's share, the seconds of each of its decisions, all answers."""

    shares: tuple[float, ...]
    seconds: tuple[tuple[float, ...], ...]
    answers: int


@dataclass
class EntrantTotal:
    """One entrant's totals over all games."""

    name: str
    shares: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


def opened(title: str) -> Game[Position]:
    """Return a title from the shelf, or by dotted name a module with the same interface. Raises ValueError."""
    if "." not in title:
        return cast(Game[Position], rules_of(title))
    try:
        return cast(Game[Position], import_module(title))
    except ImportError as error:
        raise ValueError(f"There is no title {title!r}: {error}.") from error


def laid_out(title: str, seats: int, level: str, seed: int, factions: tuple[str, ...] = ()) -> Setup:
    """Return a game's setup, for a title by its box; by default with the first factions."""
    if title in SHELF:
        return setup(title, seats, level, seed=seed, factions=factions)
    return Setup(level, factions or opened(title).FACTIONS[:seats], {}, seed)


def lineups(title: str, seats: int, level: str) -> list[tuple[str, ...]]:
    """Return the faction line-ups that the rules allow for a number of seats; [()] if chosen during play."""
    if title in SHELF:
        if box(title).factions_in_play:
            return [()]
        choices = [lineup.open_to(seats) for lineup in box(title).lineups]
    else:
        choices = [opened(title).FACTIONS]
    every = dict.fromkeys([each for choice in choices for each in combinations(choice, seats)])
    return [factions for factions in every if _allowed(title, level, factions)]


def _allowed(title: str, level: str, factions: tuple[str, ...]) -> bool:
    """Return True if the rules accept these factions."""
    try:
        opened(title).new(laid_out(title, len(factions), level, 0, factions))
    except ValueError:
        return False
    return True


def bouts(
    title: str,
    level: str,
    names: Sequence[str],
    games: int,
    seed: int,
    sides: Sequence[tuple[str, ...]] = ((),),
    **limits: Any,
) -> Iterator[Bout]:
    """Yield the games: each deal is played once per rotation of the entrants, so all get every seat equally often.

    Deals cycle through `sides`, the factions in seating order.
    """
    count = len(names)
    for deal in range(-(-games // count)):
        for turn in range(count):
            seats = tuple((seat + turn) % count for seat in range(count))
            seated = tuple(names[entrant] for entrant in seats)
            factions = sides[deal % len(sides)]
            yield Bout(title, level, seated, seats, seed * 1_000_003 + deal, **limits, factions=factions)


def questions(state: Any) -> Iterator[tuple[int, Decision]]:
    """Yield the numbered questions of a game being played, until it's over or ENDLESS."""
    for number in range(ENDLESS):
        if (asked := agenda.decision(state)) is None:
            return
        yield number, asked


class PlayedAnswer(NamedTuple):
    """An answer that is about to be given."""

    number: int
    decision: Decision
    choice: Choice
    seconds: float
    """The processor time it took."""


def play_out(game: Game[Any], state: Any, players: Sequence[Player], seed: int) -> Iterator[PlayedAnswer]:
    """Let players finish a game, and yield each answer just before it is applied.

    A player's dice depend only on the deal and the answer's number, so that A/A results are exact.
    """
    for number, asked in questions(state):
        start, dice = process_time(), Random(f"{seed} {number}")
        choice = players[asked.seat].choose(game, game.view(state, asked.seat), asked, dice)
        assert choice.action in asked.options, f"{choice.action} is no answer to {asked}"
        yield PlayedAnswer(number, asked, choice, process_time() - start)
        agenda.advance(state, choice.action)


def add_sample(parser: argparse.ArgumentParser, counted: str, number: int, *, every: int) -> None:
    """Add the options of a tool that examines a number of the questions that `choices` yields."""
    parser.add_argument("title", choices=SHELF)
    parser.add_argument(f"--{counted}", type=int, default=number, help=f"how many (default {number})")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=every, help=f"one question in so many (default {every})")
    parser.add_argument("--keep", type=Path, help="a file to go on from after an interruption")


def choices(
    title: str, seats: int, seed: int, every: int = 1, after: int = -1
) -> Iterator[tuple[Table[Any], Decision]]:
    """Play a game between greedy bots, and yield every `every`-th question with a choice after answer `after`."""
    table, bot = Table(rules_of(title), setup(title, seats, seed=seed)), player("greedy", title)
    while (asked := table.decision) is not None:
        number = table.answered
        if number > after and number % every == 0 and len(asked.options) > 1:
            yield table, asked
        table.play(bot.choose(table.game, table.view(asked.seat), asked, Random(f"{seed} {number}")).action)


def met(won: float, games: int, costs: Sequence[float]) -> str:
    """Describe a match of two sides: the first one's share, and both sides' processor time per decision in ms."""
    low, high = wilson(won, games)
    return (
        f"{won:g} of {games} = {won / games:.0%} [{low:.0%}, {high:.0%}]"
        f"   {costs[0]:.2f} : {costs[1]:.2f} ms of processor time a decision"
    )


def begun(bout: Bout) -> tuple[Game[Position], Position]:
    """Return a bout's rules and its opening position."""
    game = opened(bout.title)
    return game, game.new(laid_out(bout.title, len(bout.names), bout.level, bout.seed, bout.factions))


def seated(bout: Bout) -> list[Player]:
    """Return a bout's players by seat."""
    title = bout.title.rpartition(".")[2]
    return [
        _seeing(
            measured(name, title) if bout.steady else player(name, title, bout.seconds, bout.simulations),
            bout.worlds,
        )
        for name in bout.names
    ]


def _seeing(who: Player, worlds: int) -> Player:
    return replace(who, worlds=worlds) if worlds and isinstance(who, GreedyPlayer) else who


def played(bout: Bout) -> ArenaGame:
    """Play one game."""
    game, state = begun(bout)
    spent: list[list[float]] = [[] for _ in bout.names]
    count = 0
    for _, asked, _, seconds in play_out(game, state, seated(bout), bout.seed):
        count += 1
        if len(asked.options) > 1:
            spent[asked.seat].append(seconds)
    return ArenaGame(state, tuple(map(tuple, spent)), count)


def shares_of(state: Position, seats: int) -> tuple[float, ...]:
    """Return every seat's share; an endless game is split evenly."""
    return state.result.shares if state.result else (1 / seats,) * seats


def play(bout: Bout) -> ArenaScore:
    """Play one game and return every entrant's score."""
    state, seconds, answers = played(bout)
    shares = shares_of(state, len(bout.names))
    by_entrant = sorted(range(len(bout.names)), key=lambda seat: bout.seats[seat])
    return ArenaScore(
        tuple(shares[seat] for seat in by_entrant), tuple(seconds[seat] for seat in by_entrant), answers
    )


def compete(
    every: Sequence[Bout], names: Sequence[str], workers: int, quiet: bool, cluster: str = ""
) -> tuple[list[EntrantTotal], int]:
    """Play all games on `workers` processes or a cluster. Return the standings and the total number of answers."""
    standings = [EntrantTotal(name) for name in names]
    answers = 0
    for number, score in enumerate(spread(play, every, workers, cluster), 1):
        answers += score.answers
        for standing, share, seconds in zip(standings, score.shares, score.seconds, strict=True):
            standing.shares.append(share)
            standing.seconds += seconds
        if not quiet:
            _progress(number, len(every), standings[0])
    return standings, answers


def bar(done: int, total: int) -> None:
    """Draw a progress bar on a terminal, over the previous one."""
    full = 30 * done // total
    end = "\n" if done == total else ""
    print(f"\r[{'#' * full}{'.' * (30 - full)}] {done}/{total}", end=end, file=sys.stderr, flush=True)


def _progress(done: int, total: int, first: EntrantTotal) -> None:
    """Draw a progress bar on a terminal; in a file, write the first entrant's standing after each game."""
    if sys.stderr.isatty():
        bar(done, total)
    else:
        print(f"{done}/{total} {first.name} {sum(first.shares):g}", file=sys.stderr, flush=True)


def report(standings: Sequence[EntrantTotal], answers: int) -> list[str]:
    """Return lines with each entrant's wins and thinking times."""
    games = len(standings[0].shares)
    lines = [f"{games} games, {answers / games:.1f} decisions a game, chance {100 / len(standings):.1f}%"]
    for standing in standings:
        won = sum(standing.shares)
        low, high = wilson(won, games)
        middle, late = _times(standing.seconds)
        lines.append(
            f"{standing.name:>12}  {won:7.2f} of {games} = {100 * won / games:5.1f}%"
            f"  [{100 * low:.1f}, {100 * high:.1f}]   {middle:7.1f} ms a decision, 95% within {late:.1f} ms"
        )
    return lines


def _times(seconds: Sequence[float]) -> tuple[float, float]:
    """Return median and 95th percentile in milliseconds."""
    if len(seconds) < 2:
        return 0.0, 0.0
    cuts = quantiles(seconds, n=20)
    return 1000 * cuts[9], 1000 * cuts[18]


class _Parser(argparse.ArgumentParser):
    """A parser that rejects bad arguments with one sentence instead of the usage text."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[:1].upper()}{message[1:]}.\n")


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = _Parser(prog="python -m tools.lab.arena", description=__doc__)
    parser.add_argument("title", help="a title of the shelf, or the dotted name of a module that plays like one")
    parser.add_argument("--seats", required=True, metavar="A,B", help="players, separated by commas")
    parser.add_argument("--games", type=int, default=40, help="rounded up to whole rotations (default 40)")
    parser.add_argument("--time", type=float, metavar="S", help="seconds of a decision for players that search")
    parser.add_argument("--simulations", type=int, default=0, help="simulations instead of time: exact repeats")
    parser.add_argument("--seed", type=int, default=1, help="number of the first deal (default 1)")
    parser.add_argument("--level", default="", help="level of the title (default: its first)")
    parser.add_argument("--every-side", action="store_true", help="go over all factions that play together")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (default: all cores)")
    parser.add_argument("--cluster", default="", help="address of a Ray cluster, as Ray takes it: auto, ray://...")
    parser.add_argument("--quiet", action="store_true", help="say nothing while games are played")
    return parser.parse_args(given)


def _checked(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the entrants' names. Raises ValueError with one sentence for invalid arguments."""
    names = tuple(arguments.seats.split(","))
    least, most = opened(arguments.title).SEATS
    if not least <= len(names) <= most:
        raise ValueError(f"{arguments.title} is for {least} to {most} seats, and {len(names)} players were named.")
    for name in names:
        player(name, arguments.title)
    laid_out(arguments.title, len(names), arguments.level, arguments.seed)
    if arguments.games < 1 or arguments.workers < 1:
        raise ValueError("The numbers of games and of workers must be at least 1.")
    if arguments.simulations < 0 or (arguments.time is not None and not 0 < arguments.time < inf):
        raise ValueError("Time and simulations must be positive.")
    return names


def main(given: Sequence[str] | None = None) -> int:
    """Run the arena. Return 2 for bad arguments."""
    arguments = _arguments(sys.argv[1:] if given is None else given)
    try:
        names = _checked(arguments)
        limits = {"seconds": arguments.time, "simulations": arguments.simulations}
        title, level = arguments.title, arguments.level
        sides = lineups(title, len(names), level) if arguments.every_side else [()]
        every = list(bouts(title, level, names, arguments.games, arguments.seed, sides, **limits))
        played = compete(every, names, arguments.workers, arguments.quiet, arguments.cluster)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(report(*played)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
