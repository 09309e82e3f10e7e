"""One finished game of 1955 with a person in it, and its review, shared by the tests of one's own mistakes."""

import os
import pickle
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from ai.coach.notebook import ReviewFile, work_out
from ai.coach.review import Review
from ai.levels import player
from ai.search.budget import Budget
from game.core.files.journal import YOU, Recorded, start
from game.titles import rules_of, setup
from tests.conftest import RUN

BUDGET = Budget(simulations=300)
"""With fewer, nothing is judged surely."""


@cache
def game() -> Recorded[Any]:
    """Return a game in which the person answered at random."""
    rules = rules_of("espionage")
    recorded = start(None, rules, setup("espionage", 2, "shortened", seed=13), (YOU, "hard"))
    bots = [player("random", "espionage"), player("hard", "espionage")]
    while (asked := recorded.table.decision) is not None:
        view, rng = recorded.table.view(asked.seat), Random(f"13 {recorded.table.answered}")
        recorded.play(bots[asked.seat].choose(rules, view, asked, rng).action)
    return recorded


@cache
def review() -> Review:
    """Return the review of the person's answers, which the first of a run's processes works out for all."""
    shared = Path(os.environ[RUN]) / "practised"
    if shared.exists():
        known: Review = pickle.loads(shared.read_bytes())
        return known
    found = work_out(game(), ReviewFile(game(), BUDGET), (0,), BUDGET)
    part = shared.with_suffix(f".{os.getpid()}")
    part.write_bytes(pickle.dumps(found))
    part.replace(shared)
    return found
