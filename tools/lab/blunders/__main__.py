"""Counts players' bad habits: python -m tools.lab.blunders TITLE --seats hard,hard --games 20 --simulations 100.

Plays games as the arena does, and reports how often each player fell into each habit and how often it could have,
with the first few places: deal, step and answer. The same arguments give the same games.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from ai.levels import player
from game.core import agenda
from tools.lab.arena import Bout, begun, laid_out, play_out, seated, wilson
from tools.lab.blunders import GivenAnswer, Habit, Noted
from tools.numbers import GAMES, PROCESSES, deal, whole
from tools.pool import spread

SIMULATIONS = 1_000_000


class Opportunity(NamedTuple):
    """One player's chance to fall into a habit in one game."""

    habit: str
    player: str
    fell: bool
    where: str
    """The deal, the step and the answer."""


def habits(title: str) -> Sequence[type[Habit[Any]]]:
    """Return a title's habits. Raises ValueError if it has none."""
    name = f"tools.lab.blunders.{title}"
    try:
        found: Sequence[type[Habit[Any]]] = import_module(name).HABITS
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise ValueError(f"No habits are known of {title!r}.") from error
    return found


def bouts(title: str, level: str, names: Sequence[str], games: int, seed: int, simulations: int) -> Iterator[Bout]:
    """Yield the games, each with a new deal and the players rotated by one seat."""
    count = len(names)
    for number in range(games):
        seats = tuple((seat + number) % count for seat in range(count))
        in_order = tuple(names[entrant] for entrant in seats)
        yield Bout(title, level, in_order, seats, seed * 1_000_003 + number, None, simulations)


def watched(bout: Bout) -> list[Opportunity]:
    """Play one game watched by all habits."""
    game, state = begun(bout)
    watching = [habit() for habit in habits(bout.title)]
    given: list[str] = []
    found: list[Opportunity] = []

    def note(habit: Habit[Any], chances: Iterable[Noted]) -> None:
        for seat, number, fell in chances:
            where = f"deal {bout.seed} ({','.join(bout.names)}) step {number}: {given[number]}"
            found.append(Opportunity(habit.name, bout.names[seat], fell, where))

    for number, asked, choice, _ in play_out(game, state, seated(bout), bout.seed):
        before, after = state.copy(), state.copy()
        agenda.advance(after, choice.action)
        given.append(str(choice.action))
        for habit in watching:
            note(habit, habit.watch(GivenAnswer(number, before, asked, choice.action, after)))
    for habit in watching:
        note(habit, habit.ended(state))
    return found


def report(title: str, names: Iterable[str], seen: Sequence[Opportunity], examples: int) -> Iterator[str]:
    """Yield lines on how often each player fell into every habit, with the first `examples` places."""
    for habit in habits(title):
        yield f"{habit.name}: {habit.about}"
        for name in dict.fromkeys(names):
            chances = [each for each in seen if (each.habit, each.player) == (habit.name, name)]
            fell = [each.where for each in chances if each.fell]
            low, high = wilson(len(fell), len(chances))
            share = f"{len(fell) / len(chances):6.1%} [{low:.1%}, {high:.1%}]" if chances else "never a chance"
            yield f"  {name:>12}  {len(fell):4} of {len(chances):5}  {share}"
            yield from (f"                {where}" for where in fell[:examples])


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
    for number, found in enumerate(spread(watched, every, given.workers), 1):
        seen += found
        print(f"{number} of {len(every)} games", end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr)
    print("\n".join(report(title, names, seen, given.examples)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
