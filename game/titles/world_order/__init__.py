"""World Order. Four great powers, seven Regions, six rounds: alliances, money and armies for influence.

The cover of the box: the functions that make this package a `game.core.contract.Game`.
"""

from game.core.contract import Seat
from game.titles.world_order.knowledge import imagine, things, view
from game.titles.world_order.rules import new
from game.titles.world_order.state import State

NAME = "world_order"
RULES = 1
FACTIONS: tuple[str, ...] = ("usa", "china", "eu", "russia")
"""In this order the first two, three or four may play together. WO-SET-06"""
SEATS = (2, 4)


def faction(state: State, seat: Seat) -> str:
    """Name the power a seat plays. WO-SET-06"""
    return state.powers[seat]


def turn(state: State) -> int:
    """Number the round that is being played; 0 during set-up."""
    return state.round


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
