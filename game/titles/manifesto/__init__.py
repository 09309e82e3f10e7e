"""Manifesto. Two to ten ideologies, twenty regions, one century: everybody bids in secret, and everybody pays.

The cover of the box: the functions that make this package a `game.core.contract.Game`.
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
    """Name the ideology a seat plays. MA-GEN-03"""
    return state.factions[seat]


def turn(state: State) -> int:
    """Number the round that is being played; 0 while starts are taken."""
    return state.round


__all__ = ["FACTIONS", "NAME", "RULES", "SEATS", "State", "faction", "imagine", "new", "things", "turn", "view"]
