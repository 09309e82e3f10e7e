"""Prints a fingerprint of each of several games, to compare engines: python -P tools/fingerprints.py --games 20.

It plays with the installed Overton and imports nothing else from the checkout, so a wheel is enough to run it.
`-P` keeps this folder off Python's path. With --both, every game is also played by the source beside the machine
code, and a difference is an error; cibuildwheel tests every wheel this way.

Most games are random, every tenth is played by bots. A fingerprint covers every question, answer and event and,
from time to time, the position and a world imagined from it.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from ai.heuristics import heuristic
from ai.levels import measured, player
from ai.players import MctsPlayer, Player
from ai.search.budget import Budget
from game import pure
from game.core.content.box import box
from game.core.contract import Setup
from game.core.engine import compiled
from game.core.record import digest
from game.core.table import Table
from game.titles import SHELF, rules_of, setup

BOTS, SIMULATIONS = 10, 8
"""Every BOTS-th game is played by bots; one of three searches, with SIMULATIONS simulations."""
NOW_AND_THEN = 10
"""The number of questions between two positions in a fingerprint."""
ENGINES = {True: "compiled", False: "python"}


class Fingerprint(NamedTuple):
    """A game that was played; `print` is its hash."""

    number: int
    title: str
    seats: int
    answers: int
    print: str


def opening(name: str, seats: int, number: int) -> Setup:
    """Return a game's setup; every other game has a level and options drawn by its number."""
    rng, of = Random(f"{name} {seats} {number}"), box(name)
    if number % 2:
        return setup(name, seats, seed=number)
    options = {
        each.id: rng.choice([value for value in each.values if value not in each.endless]) for each in of.option
    }
    return setup(name, seats, rng.choice(of.levels), options, number)


@cache
def _players(name: str) -> tuple[Player, ...]:
    searching = MctsPlayer(heuristic(name), Budget(simulations=SIMULATIONS))
    return player("greedy", name), measured("easy", name), searching


def play(number: int) -> Fingerprint:
    """Play game `number`; titles and numbers of seats take turns."""
    name, turn = SHELF[number % len(SHELF)], number // len(SHELF)
    fewest, most = rules_of(name).SEATS
    seats = fewest + turn % (most - fewest + 1)
    table = Table[Any](rules_of(name), opening(name, seats, number))
    rng = Random(number)
    seen = sha256()
    by_bots = turn % BOTS == BOTS - 1
    while (asked := table.decision) is not None:
        view = table.view(asked.seat)
        if table.answered % NOW_AND_THEN == 0:
            world = table.game.imagine(view, asked.seat, Random(number))
            seen.update(f"{digest(table.state)} {digest(world)}".encode())
        if by_bots:
            bot = _players(name)[(turn + asked.seat) % len(_players(name))]
            action = bot.choose(table.game, view, asked, rng).action
        else:
            action = rng.choice(asked.options)
        seen.update(f"{asked.seat} {asked.kind} {asked.options} {action}".encode())
        for beat in table.play(action):
            seen.update(repr(beat.event).encode())
    seen.update(f"{table.digest} {table.result}".encode())
    return Fingerprint(number, name, seats, table.answered, seen.hexdigest()[:16])


def by_source(first: int, games: int) -> Iterator[Fingerprint]:
    """Play games in a separate process, with the installed source."""
    command = [sys.executable, "-P", __file__, "--first", str(first), "--games", str(games)]
    environment = {**os.environ, pure.PURE: "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    engine, *lines = done.stdout.splitlines()
    if json.loads(engine) != ENGINES[False]:
        raise SystemExit(f"{pure.PURE} is set, and the engine is still {engine}.")
    return (Fingerprint(*json.loads(each)) for each in lines)


def line(played: Fingerprint) -> str:
    """Return the line that is printed for a game."""
    return json.dumps(played)


def arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Parse the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, metavar="N", help="how many games (20)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first (0)")
    parser.add_argument("--both", action="store_true", help="compare machine code with the source beside it")
    return parser.parse_args(given)


def main(wanted: Sequence[str] | None = None) -> int:
    """Run the command: the engine, then a line for each game. Return 1 if the engines differ anywhere."""
    given = arguments(wanted)
    print(json.dumps(ENGINES[compiled()]), flush=True)
    if given.both and not compiled():
        print("This Overton has no machine code.", file=sys.stderr)
        return 1
    found = map(play, range(given.first, given.first + given.games))
    if not given.both:
        for each in found:
            print(line(each), flush=True)
        return 0
    pairs = zip(found, by_source(given.first, given.games), strict=True)
    different = [(one, other) for one, other in pairs if one != other]
    for one, other in different:
        print(f"compiled {one}, in Python {other}", file=sys.stderr)
    print(f"{given.games} games, {len(different)} of them different")
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main())
