"""Prints the heuristics' judgements of many positions, to compare two engines; run it as a module."""

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.core.record import digest
from game.titles import rules_of, setup

EVERY = 7
"""The number of questions from one position to the next."""
WANTED = 200


def judged(name: str) -> Iterator[tuple[str, str, list[list[float]]]]:
    """Yield the question, fingerprint, prior and value of positions along a few games."""
    game = rules_of(name)
    judge = heuristic(name)
    found = 0
    fewest, most = game.SEATS
    for number in range(WANTED):
        seats = fewest + number % (most - fewest + 1)
        rng = Random(number)
        state = game.new(setup(name, seats, seed=number))
        step = 0
        while (asked := agenda.decision(state)) is not None and step < 600:
            prior = list(judge.prior(state, asked))
            if step % EVERY == 0:
                view = game.view(state, asked.seat)
                world: Any = game.imagine(view, asked.seat, Random(step))
                yield (
                    asked.kind,
                    digest(state),
                    [
                        prior,
                        list(judge.prior(view, asked)),
                        [judge.evaluate(each, seat) for each in (state, view, world) for seat in range(seats)],
                    ],
                )
                found += 1
            free = rng.random() < 0.3
            agenda.advance(state, rng.choice(asked.options) if free else draw(asked.options, prior, rng))
            step += 1
        if found >= WANTED:
            return


if __name__ == "__main__":
    for position in judged(sys.argv[1]):
        print(json.dumps(position))
