"""Tests whether one game is enough to tell two personalities apart: python -m tools.lab.manners TITLE WAY WAY.

Each plays against plain bots of its level. Its deeds in a game are compared with those in all its other games and
in all of the other's (naive Bayes, leaving the judged game out). A deed is a verb and its noun, without a card's
copy number; numbers above six count as equal.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log

from ai.levels import WAY, measured
from game.core.contract import Action
from tools.lab.arena import Bout, begun, bouts, lineups, play_out, seated, wilson
from tools.numbers import GAMES, deal, whole

Deeds = Counter[str]
MANY = 6
"""Numbers from this one on count as equal."""


def deed(action: Action) -> str:
    """Return the deed that an answer counts as."""
    noun = action.noun.partition(":")[0]
    return f"{action.verb} {min(int(noun), MANY) if noun.isdigit() else noun}"


def deeds_of(bout: Bout, name: str) -> Deeds:
    """Play a game, and count the deeds of the player called `name` at questions with a choice."""
    game, state = begun(bout)
    return Deeds(
        deed(choice.action)
        for _, asked, choice, _ in play_out(game, state, seated(bout), bout.seed)
        if bout.names[asked.seat] == name and len(asked.options) > 1
    )


def told_apart(games: Mapping[str, Sequence[Deeds]]) -> tuple[int, int]:
    """Return how many games are attributed to the right personality, and how many there are."""
    known = {each for every in games.values() for one in every for each in one}
    totals = {name: sum(each, Deeds()) for name, each in games.items()}

    def likelihood(one: Deeds, total: Deeds) -> float:
        every = sum(total.values()) + len(known)
        return sum(count * log((total[done] + 1) / every) for done, count in one.items())

    right = 0
    for name, each in games.items():
        for one in each:
            others = {**totals, name: totals[name] - one}
            right += max(others, key=lambda way: likelihood(one, others[way])) == name
    return right, sum(map(len, games.values()))


def main(given: Sequence[str] | None = None) -> int:
    """Run the command. Return 2 for bad arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.manners", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("ways", nargs=2, help="two personalities")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--games", type=whole(2, GAMES), default=40, help="of each (40)")
    parser.add_argument("--seed", type=deal, default=1, help="number of the first deal (1)")
    asked = parser.parse_args(given)
    title, level = asked.title, asked.level
    games: dict[str, list[Deeds]] = {}
    try:
        for way in asked.ways:
            name = f"{level}{WAY}{way}"
            measured(name, title)
            sides = lineups(title, 2, "")
            every = bouts(
                title, "", (name, level), asked.games, asked.seed, sides, seconds=None, simulations=0, steady=True
            )
            games[way] = [deeds_of(bout, name) for bout in every]
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    right, count = told_apart(games)
    low, high = wilson(right, count)
    share = f"{right / count:.0%} [{low:.0%}-{high:.0%}]"
    print(f"{' or '.join(asked.ways)}: {right} of {count} told by one game, {share}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
