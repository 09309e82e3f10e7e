"""The heuristic for World Order: slots and their permanence, scorings to come, THREAT, money in time."""

from ai.heuristic import Heuristic
from ai.heuristics.world_order import evaluate, prior
from game.titles.world_order.facts import dangers, facts, lingering
from game.titles.world_order.state import State


def depth(view: State) -> int | None:
    """With two powers a playout shows the other's reply; with more it shows little but how others draw."""
    return 0 if len(view.powers) > 2 else None


HEURISTIC = Heuristic(
    evaluate.evaluate,
    prior.prior,
    evaluate.terms,
    by_prior=frozenset({"prosper"}),
    lookahead=8,
    depth=depth,
    points=evaluate.points,
    facts=facts,
    dangers=dangers,
    lingering=lingering,
)
"""Goods are for Prosperity, so nobody looks ahead there: who can go on does.

Playouts are noisy with four powers, and a look one deed ahead is not.
"""
