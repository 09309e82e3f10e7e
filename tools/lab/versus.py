"""Lets two evaluations play each other: python -m tools.lab.versus TITLE ONE OTHER --games N [--simulations N].

An evaluation is `hand` for the hand-written one, or a file written by tools.lab.fit; FILE@0.5 trusts it half.
hand*2 or FILE*2 doubles the log odds. Without simulations, both look one deed ahead. With them, both search, the
first with as many simulations as take the same processor time. Every deal is played twice, with the seats swapped.
With --record, the games are saved in a file, and an interrupted run resumes where it stopped.
"""

import argparse
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ai.heuristic import Heuristic
from ai.heuristics import by_hand
from ai.learned import learned, read
from ai.players import GreedyPlayer, MctsPlayer
from ai.search.budget import Budget
from ai.search.style import Style
from game.core import agenda
from game.core.contract import Seat
from game.titles import rules_of, setup
from tools.batches import append, lines
from tools.lab.arena import lineups, met, questions

SETTLED = 30
"""The number of answers after which a side's cost is known well enough."""


@dataclass
class Spent:
    """One side's processor seconds, answers and simulations."""

    seconds: float = 0.0
    answers: int = 0
    simulations: int = 0

    @property
    def each(self) -> float:
        """Seconds per answer."""
        return self.seconds / max(1, self.answers)

    def add(self, seconds: float, simulations: int, answers: int = 1) -> None:
        """Count more answers."""
        self.seconds += seconds
        self.answers += answers
        self.simulations += simulations


def affordable(simulations: int, ours: Spent, theirs: Spent) -> int:
    """Return how many of their simulations have cost as much as one of our answers, on average so far.

    Our answers take `simulations` each. The result is between a quarter and four times that number. It changes
    slowly: questions differ a lot in cost, and a side that had to pay for an expensive one at the next would get a
    few simulations here and many there, which would weaken it.
    """
    if theirs.answers < SETTLED or not ours.answers:
        return simulations
    count = round(ours.each * theirs.simulations / theirs.seconds)
    return min(4 * simulations, max(simulations // 4, count))


class VersusGame(NamedTuple):
    """A finished game: the first side's share, and both sides' time."""

    share: float
    first: Spent
    second: Spent


def judged_by(title: str, name: str) -> Heuristic[Any]:
    """Return a title's heuristic with the named evaluation."""
    known, (of, _, scale) = by_hand(title), name.partition("*")
    if of == "hand":
        return _scaled(known, float(scale or 1))
    path, _, trust = of.partition("@")
    net = read(Path(path))
    if trust:
        net = net._replace(trust=float(trust))
    return _scaled(learned(known, net, import_module(f"ai.heuristics.{title}.rows")), float(scale or 1))


def _scaled(known: Heuristic[Any], scale: float) -> Heuristic[Any]:
    """Return a heuristic with the logarithms of its shares scaled."""
    if scale == 1:
        return known

    def evaluate(view: Any, seat: Seat) -> float:
        if view.result:
            return known.evaluate(view, seat)
        powers: list[float] = [known.evaluate(view, each) ** scale for each in (0, 1)]
        return powers[seat] / sum(powers)

    return replace(known, evaluate=evaluate)


def play(
    wanted: argparse.Namespace, sides: Sequence[Heuristic[Any]], seed: int, swapped: int, sofar: Sequence[Spent]
) -> VersusGame:
    """Play one game; `sofar` is what both sides spent in earlier ones."""
    game = rules_of(wanted.title)
    line_ups = lineups(wanted.title, 2, wanted.level)
    state: Any = game.new(setup(wanted.title, 2, wanted.level, seed=seed, factions=line_ups[seed % len(line_ups)]))
    styles = [Style() if depth is None else Style(depth=depth) for depth in wanted.depth]
    if not wanted.simulations:
        players: list[Any] = [GreedyPlayer(side, worlds=wanted.worlds) for side in sides]
    else:
        players = [
            MctsPlayer(_deep(side, depth), style=style)
            for side, style, depth in zip(sides, styles, wanted.depth, strict=True)
        ]
    spent = Spent(), Spent()
    for number, decision in questions(state):
        action, side = decision.options[0], (decision.seat + swapped) % 2
        if len(decision.options) > 1:
            who, count = players[side], 1
            if wanted.simulations:
                count = (
                    wanted.simulations
                    if side or wanted.equal
                    else affordable(wanted.simulations, sofar[1], sofar[0])
                )
                who = replace(who, budget=Budget(simulations=count, thrifty=True))
            start = process_time()
            action = who.choose(game, game.view(state, decision.seat), decision, Random(f"{seed} {number}")).action
            seconds = process_time() - start
            spent[side].add(seconds, count)
            sofar[side].add(seconds, count)
        agenda.advance(state, action)
    share = state.result.shares[swapped] if state.result else 0.5
    return VersusGame(share, *spent)


def _deep(known: Heuristic[Any], depth: int | None) -> Heuristic[Any]:
    """Return a heuristic with playouts of the given depth, or unchanged if it is None."""
    return known if depth is None else replace(known, depth=lambda view: depth)


def report(games: Sequence[VersusGame]) -> str:
    """Describe how much each side won, and what its decisions cost."""
    return met(sum(game.share for game in games), len(games), [1000 * side.each for side in totals(games)])


def totals(games: Sequence[VersusGame]) -> tuple[Spent, Spent]:
    """Return what both sides spent in all games."""
    both = Spent(), Spent()
    for _, *sides in games:
        for total, part in zip(both, sides, strict=True):
            total.add(part.seconds, part.simulations, part.answers)
    return both


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.versus", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=0, help="of a question for the other (default: none)")
    parser.add_argument("--equal", action="store_true", help="as many simulations for both, whatever they cost")
    parser.add_argument("--depth", default="", metavar="N,M", help="least decisions of a playout for either")
    parser.add_argument("--worlds", type=int, default=4, help="of a player that looks one deed ahead")
    parser.add_argument("--level", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="a file that keeps the games")
    wanted = parser.parse_args(given)
    wanted.depth = [int(each) if each else None for each in (wanted.depth or ",").split(",")]
    sides = [judged_by(wanted.title, name) for name in (wanted.one, wanted.other)]
    kept = lines(wanted.record) if wanted.record is not None else ()
    games = [VersusGame(share, Spent(*one), Spent(*other)) for share, one, other in kept]
    sofar = totals(games)
    for number in range(len(games), wanted.games):
        game = play(wanted, sides, wanted.seed * 1_000_003 + number // 2, number % 2, sofar)
        games.append(game)
        if wanted.record is not None:
            append(wanted.record, [game.share, astuple(game.first), astuple(game.second)])
        if number % 20 == 19:
            print(report(games), flush=True)
    print(report(games))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
