"""Ideology: The War of Ideas. Two to five ideologies, 43 regions, and eight phases that everybody plays together.

This module holds the functions that implement `game.core.contract.Game`.
"""

from game.core.contract import Seat
from game.titles.ideology.knowledge import imagine, things, view
from game.titles.ideology.rules import new
from game.titles.ideology.state import State

NAME = "ideology"
RULES = 2
FACTIONS: tuple[str, ...] = ("imperialism", "capitalism", "fascism", "communism", "fundamentalism")
SEATS = (2, 5)


def faction(state: State, seat: Seat) -> str:
    """Return the Ideology that a seat plays; "" while it has none. ID-SET-01"""
    return state.factions[seat]


def turn(state: State) -> int:
    """Return the current turn number; 0 while Ideologies are being chosen."""
    return state.turn


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
