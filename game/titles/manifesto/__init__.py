"""Manifesto. Two to ten ideologies, twenty regions, one century: everybody bids in secret, and everybody pays.

The cover of the box: the functions that make this package a `game.core.contract.Game`.
"""

from game.core.agenda import answer as advance
from game.core.agenda import prompt
from game.core.agenda import question as decision
from game.core.contract import Result, Seat
from game.titles.manifesto.knowledge import imagine, view
from game.titles.manifesto.reasons import why_not
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


def result(state: State) -> Result | None:
    """Say how the game ended; None while it goes on."""
    return state.result


def faction(state: State, seat: Seat) -> str:
    """Name the ideology a seat plays. MA-GEN-03"""
    return state.factions[seat]


def turn(state: State) -> int:
    """Number the round that is being played; 0 while starts are taken."""
    return state.round


__all__ = [
    "FACTIONS",
    "NAME",
    "RULES",
    "SEATS",
    "State",
    "advance",
    "decision",
    "faction",
    "imagine",
    "new",
    "prompt",
    "result",
    "turn",
    "view",
    "why_not",
]
