"""World Order: four great powers compete for seven Regions over six rounds, by alliances, money and armies.

This module holds the functions that make the package a `game.core.contract.Game`.
"""

from game.core.contract import Seat
from game.titles.world_order.knowledge import imagine, things, view
from game.titles.world_order.rules import new
from game.titles.world_order.state import State

NAME = "world_order"
RULES = 1
FACTIONS: tuple[str, ...] = ("usa", "china", "eu", "russia")
"""In order: the first two, three or four powers may play together. WO-SET-06"""
SEATS = (2, 4)


def faction(state: State, seat: Seat) -> str:
    """Return the power that a seat plays. WO-SET-06"""
    return state.powers[seat]


def turn(state: State) -> int:
    """Return the number of the current round; 0 during setup."""
    return state.round


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
