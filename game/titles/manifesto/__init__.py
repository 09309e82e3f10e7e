"""Manifesto: two to ten ideologies bid in secret for twenty regions over a century, and everybody pays their bids.

This module holds the functions that implement `game.core.contract.Game`.
"""

from game.core.contract import Seat
from game.titles.manifesto.knowledge import imagine, things, view
from game.titles.manifesto.rules import new
from game.titles.manifesto.state import State

NAME = "manifesto"
RULES = 1
FACTIONS: tuple[str, ...] = (
    "democracy",
    "communism",
    "fascism",
    "socialism",
    "imperialism",
    "monarchy",
    "totalitarianism",
    "parliamentarianism",
    "dictatorship",
    "fundamentalism",
    "revolutionary_capitalism",
    "anarcho_syndicalism",
)
SEATS = (2, 10)


def faction(state: State, seat: Seat) -> str:
    """Return the ideology that a seat plays. MA-GEN-03"""
    return state.factions[seat]


def turn(state: State) -> int:
    """Return the current round number; 0 while players take their starts."""
    return state.round


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
