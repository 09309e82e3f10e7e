"""Counts the forms of the coach's reasons: python -m tools.lab.forms TITLE --hints 200.

Bots play, and the coach is asked for a hint at some of their questions. The report says how often each form of
sentence is a reason or accompanies one; those marked * are stock: they name nothing of the position, so they could
be said anywhere. That no reason is known is one of them.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ai.coach.advice import Counsel, adviser, fact_in
from ai.coach.causes import FADES, FOLLOWS, UNNAMED, is_stock, parts
from game.core.contract import Line
from tools.batches import gathered
from tools.lab.arena import add_sample, choices, wilson

STOCK = frozenset({UNNAMED, FADES, FOLLOWS, "coach.dear", "coach.dear_level", "coach.enough"})
"""Sentences that could be said about any position, whatever their numbers."""
MOST = 0.3
"""The maximum fraction of the sentences that may be stock."""


def hinted(title: str, seats: int, every: int, seed: int, after: int) -> Iterator[dict[str, Any]]:
    """Play a game between bots, and yield the forms of the reasons in the hint at every `every`-th question."""
    for table, decision in choices(title, seats, seed, every, after):
        number, view = table.answered, table.view(decision.seat)
        found = Counsel(adviser(title)).advise(table.game, view, decision, number)
        said = [fact_in(each) for idea in found.ideas for each in (*idea.reasons, *idea.expected.told)]
        forms = [[form(each), each.key in STOCK or is_stock(each)] for each in said]
        yield {"seed": seed, "number": number, "forms": forms}


def form(reason: Line) -> str:
    """Return a sentence's form, regardless of what it names and of "more" or "fewer"."""
    keys = [each.key.removesuffix("_more").removesuffix("_fewer") for each in parts(reason)]
    return "+".join([key.removeprefix("happens.").removeprefix("stands.") for key in keys])


def stock_share(rows: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """Return how many reasons are stock, and how many there are."""
    every = [stock for row in rows for _, stock in row["forms"]]
    return sum(every), len(every)


def report(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield how often each form occurs, and how much of it is stock."""
    stock, every = stock_share(rows)
    low, high = wilson(stock, every) if every else (0.0, 1.0)
    yield f"{len(rows)} hints, {every} reasons, {stock} stock [{100 * low:.0f}-{100 * high:.0f}%]"
    told = Counter([(name, is_stock) for row in rows for name, is_stock in row["forms"]])
    for (name, anywhere), count in told.most_common():
        yield f"{count:5} {100 * count / every:3.0f}% {'*' if anywhere else ' '} {name}"


def main(given: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.lab.forms", description=__doc__)
    add_sample(parser, "hints", 200, every=5)
    asked = parser.parse_args(given)
    of = partial(hinted, asked.title, asked.seats, asked.every)
    rows = gathered(asked.keep, asked.hints, asked.seed, of)
    print("\n".join([asked.title, *report(rows)]))
    stock, every = stock_share(rows)
    return 0 if stock <= MOST * every else 1


if __name__ == "__main__":
    sys.exit(main())
