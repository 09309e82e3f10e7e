"""1955: The War of Espionage. Two spymasters, six countries, hidden hands and answers out of turn.

The cover of the box: the functions that make this package a `game.core.contract.Game`.
"""

from game.core.agenda import answer as advance
from game.core.agenda import prompt
from game.core.agenda import question as decision
from game.core.contract import Result
from game.titles.espionage.knowledge import imagine, view
from game.titles.espionage.reasons import why_not
from game.titles.espionage.rules import new
from game.titles.espionage.state import State, faction

NAME = "espionage"
RULES = 1
FACTIONS: tuple[str, ...] = ("blue", "red")
SEATS = (2, 2)


def result(state: State) -> Result | None:
    """Say how the game ended; None while it goes on."""
    return state.result


def turn(state: State) -> int:
    """Number the player-turn that is being played; 0 while homes are chosen."""
    return state.turn


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
