"""World Order: four great powers compete for seven Regions over six rounds, with alliances, money and armies.

This module holds the functions that implement `game.core.contract.Game`.
"""

from game.core.contract import Seat
from game.titles.world_order.knowledge import imagine, things, view
from game.titles.world_order.rules import new
from game.titles.world_order.state import State

NAME = "world_order"
RULES = 1
FACTIONS: tuple[str, ...] = ("usa", "china", "eu", "russia")
"""The powers in the order they join: the first two, three or four can play together. WO-SET-06"""
SEATS = (2, 4)


def faction(state: State, seat: Seat) -> str:
    """Return the power that a seat plays. WO-SET-06"""
    return state.powers[seat]


def turn(state: State) -> int:
    """Return the current round number; 0 during setup."""
    return state.round


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
