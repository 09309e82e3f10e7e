"""Counts players' bad habits: python -m tools.lab.blunders TITLE --seats hard,hard --games 20 --simulations 100.

Plays games as the arena does, and says of each habit how often a player fell into it and how often it could have,
with the first few places: deal, step and answer. The same arguments give the same games.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ai.levels import player
from tools.lab.arena import laid_out
from tools.lab.blunders.counting import Opportunity, bouts, habits, report, watched
from tools.numbers import GAMES, PROCESSES, deal, whole

SIMULATIONS = 1_000_000


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.lab.blunders", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", default="hard,hard", metavar="A,B", help="players, separated by commas")
    parser.add_argument("--games", type=whole(1, GAMES), default=20, help="how many, each a deal of its own")
    parser.add_argument("--simulations", type=whole(1, SIMULATIONS), default=100, help="of a decision")
    parser.add_argument("--seed", type=deal, default=1, help="number of the first deal")
    parser.add_argument("--level", default="", help="level of the title (default: its first)")
    parser.add_argument("--examples", type=whole(0, 1000), default=3, help="places that are told of each habit")
    parser.add_argument("--workers", type=whole(1, PROCESSES), default=1, help="processes")
    return parser.parse_args(given)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 2 for bad arguments."""
    given = _arguments(arguments)
    names, title = tuple(given.seats.split(",")), given.title
    try:
        habits(title)
        for name in names:
            player(name, title)
        laid_out(title, len(names), given.level, given.seed)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    every = list(bouts(title, given.level, names, given.games, given.seed, given.simulations))
    seen: list[Opportunity] = []
    with ProcessPoolExecutor(given.workers, mp_context=get_context("spawn")) as pool:
        for number, found in enumerate(pool.map(watched, every), 1):
            seen += found
            print(f"{number} of {len(every)} games", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr)
    print("\n".join(report(title, names, seen, given.examples)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
