"""Compares the coach's alert with a deeper search: python -m tools.lab.alerts TITLE --questions 40.

Bots play. At each question, up to five answers are weighed as the coach does before a warning if the player has
thought for some seconds, and again by a deep search in other worlds. The report says how many of the answers that
lose as much as the alert is meant for it warns of, and how many of the others; and the same for other thresholds.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from random import Random
from typing import Any

from ai.coach.advice import ENOUGH, Counsel, adviser, look
from ai.coach.calibration import worth
from ai.search.budget import Budget
from game.core.contract import Decision
from game.core.table import Table
from tools.batches import gathered
from tools.lab.arena import add_sample, choices, wilson

DEEP = Budget(simulations=2500)
TRIES = 300
"""How often the deep search tries each answer."""
MOST = 6
"""The number of answers weighed at a question: the best one, and others at random."""
LOSING = 0.1
"""The loss from which the alert is meant to warn."""
AT = (0.1, 0.09, 0.085, 0.08, 0.07)
"""The losses from which it could warn: the thresholds compared."""


def questions(title: str, seats: int, every: int, seed: int, after: int) -> Iterator[dict[str, Any]]:
    """Play a game between bots, and yield what the weighed answers lose, for every `every`-th question."""
    for table, decision in choices(title, seats, seed, every, after):
        lost = _lost(title, table, decision)
        yield {"seed": seed, "number": table.answered, "kind": decision.kind, "lost": lost}


def _lost(title: str, table: Table[Any], decision: Decision) -> list[tuple[str, float | None, float]]:
    """Return what answers lose according to the coach (None if it can't tell) and to the deep search."""
    number = table.answered
    view = table.view(decision.seat)
    as_chance = partial(worth, title, len(table.seats))
    some = Random(f"some {number}").sample(decision.options, min(MOST - 1, len(decision.options)))
    coach = Counsel(adviser(title))
    looked = coach.look(table.game, view, decision, number)
    if looked.search is None:
        return []
    coach.sound_out(table.game, view, decision, number, inf)
    lead = looked.finding(coach.lead or looked.answers[0].action)
    found = {each.action: each for each in coach.weigh(table.game, view, decision, number, some, worth=as_chance)}
    who = replace(adviser(title), budget=DEEP)
    deep = look(table.game, view, decision, who, Random(f"deep {number}"), also=(lead.action, *some))
    assert deep.search is not None, "it is searched as before"
    tried = deep.search.root.branches
    while (few := min([lead.action, *some], key=lambda each: tried[each].visits)) and tried[few].visits < TRIES:
        deep.search.simulate(few)
    best = max([branch.mean for branch in tried.values() if branch.visits >= TRIES])
    rows = []
    for action in some:
        given, better = found[action], found[lead.action]
        told = min(given.visits, better.visits) >= ENOUGH
        seen = as_chance(better.mean) - as_chance(given.mean) if told else None
        rows.append((str(action), seen, as_chance(best) - as_chance(tried[action].mean)))
    return rows


def report(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield how often the alert would warn of losing answers, and of others, for every threshold."""
    every = [(seen, deep) for row in rows for _, seen, deep in row["lost"]]
    for least in AT:
        told = []
        for name, of in (
            ("losing", [seen for seen, deep in every if deep >= LOSING]),
            ("others", [seen for seen, deep in every if deep < LOSING]),
        ):
            spoken = sum([seen is not None and seen >= least for seen in of])
            low, high = wilson(spoken, len(of)) if of else (0.0, 1.0)
            told.append(f"{spoken} of {len(of)} {name} [{100 * low:.0f}-{100 * high:.0f}%]")
        yield f"from {100 * least:.3g} points: {', '.join(told)}"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.alerts", description=__doc__)
    add_sample(parser, "questions", 40, every=9)
    asked = parser.parse_args(given)
    of = partial(questions, asked.title, asked.seats, asked.every)
    rows = gathered(asked.keep, asked.questions, asked.seed, of)
    print("\n".join([asked.title, *report(rows)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
