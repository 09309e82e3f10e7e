"""The heuristic for World Order: slots and their permanence, scorings to come, THREAT, money in time."""

from ai.heuristic import Heuristic
from ai.heuristics.world_order import evaluate, prior
from game.titles.world_order.facts import dangers, facts

HEURISTIC = Heuristic(
    evaluate.evaluate,
    prior.prior,
    evaluate.terms,
    by_prior=frozenset({"prosper"}),
    lookahead=8,
    points=evaluate.points,
    facts=facts,
    dangers=dangers,
)
"""Goods are for Prosperity, so nobody looks ahead there: who can go on does.

Playouts are noisy with four powers, and a look one deed ahead is not.
"""
