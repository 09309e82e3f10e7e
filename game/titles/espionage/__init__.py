"""1955: The War of Espionage. Two spymasters, six countries, hidden hands, and answers during the opponent's turn.

This module holds the functions that make the package a `game.core.contract.Game`.
"""

from game.titles.espionage.knowledge import imagine, things, view
from game.titles.espionage.rules import new
from game.titles.espionage.state import State, faction

NAME = "espionage"
RULES = 1
FACTIONS: tuple[str, ...] = ("blue", "red")
SEATS = (2, 2)


def turn(state: State) -> int:
    """Return the number of the current player-turn; 0 while homes are chosen."""
    return state.turn


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
