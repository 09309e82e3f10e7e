"""The heuristic for World Order: slots and their permanence, future scorings, THREAT, money over time."""

from ai.heuristic import Heuristic
from ai.heuristics.world_order import evaluate, prior
from ai.heuristics.world_order.accounts import accounts, credited
from game.titles.world_order.dangers import dangers
from game.titles.world_order.happenings import CHOSEN, HAPPENINGS, WANTED
from game.titles.world_order.standing import aspects, posts
from game.titles.world_order.state import State


def depth(view: State) -> int | None:
    """Return None with two powers, when a playout shows the other's reply; with more, 0: it is mostly noise."""
    return 0 if len(view.powers) > 2 else None


HEURISTIC = Heuristic(
    evaluate.evaluate,
    prior.prior,
    by_prior=frozenset({"prosper"}),
    lookahead=8,
    depth=depth,
    points=evaluate.points,
    happens=HAPPENINGS,
    wanted=WANTED,
    chosen=CHOSEN,
    aspects=aspects,
    posts=posts,
    accounts=accounts,
    credited=credited,
    calm=evaluate.settled,
    settled={
        "take_turn": "research",
        "play_more": "research",
        "choose_branch": "research",
        "take_place": "action",
    },
    dangers=dangers,
)
"""Prosperity needs no lookahead: goods have no better use, so a power that can advance does.

With four powers, playouts are noisy, while a one-deed lookahead isn't.
"""
