"""The names under which players are offered, to people and to the arena."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from ai.budget import Budget
from ai.heuristic import NO_HEURISTIC, Heuristic
from ai.heuristics import heuristic
from ai.players import GreedyPlayer, MctsPlayer, Player, RandomPlayer
from ai.style import Style
from game.core.contract import Line, line
from game.core.journal import YOU, Loaded

PERSON = YOU
"""The chair of somebody at this screen or keyboard."""

TO_THE_END = Style(depth=2000)
"""Without a heuristic nothing but the end of the game says who wins."""

LEVELS = ("easy", "fair", "hard")
"""What people are offered, weakest first. The fast levels do not search: a starved search plays worse."""

PLAYERS: dict[str, Callable[[Heuristic[Any]], Player]] = {
    "easy": lambda heuristic: GreedyPlayer(heuristic, worlds=2, carelessness=0.03),
    "fair": lambda heuristic: GreedyPlayer(heuristic),
    "hard": lambda heuristic: MctsPlayer(heuristic),
    "random": lambda heuristic: RandomPlayer(),
    "greedy": lambda heuristic: GreedyPlayer(heuristic),
    "mcts": lambda heuristic: MctsPlayer(heuristic, Budget(each=0.15)),
}

OLD_NAMES: Mapping[str, str] = {"drifter": "random", "thinker": "mcts"}
"""What players were called in version 0.1: old records and command lines may say so for one more version."""


def no_such_chair(chairs: Iterable[str]) -> Line | None:
    """Say which of these chairs neither a person nor a known player can sit in, and which there are.

    A sentence of the room's words; None when somebody answers for every seat.
    """
    for chair in chairs:
        if chair != PERSON and OLD_NAMES.get(chair, chair) not in PLAYERS:
            return line("journal.no_chair", chair=chair, chairs=(PERSON, *LEVELS))
    return None


def playable(loaded: Loaded) -> Loaded:
    """Give a loaded game to go on with; nothing but the reason where somebody unknown answers for a seat."""
    wrong = no_such_chair(loaded.recorded.chairs) if loaded.recorded is not None else None
    return replace(loaded, recorded=None, trouble=wrong) if wrong is not None else loaded


def player(name: str, title: str, seconds: float | None = None, simulations: int = 0) -> Player:
    """Give the player called `name` for a title; raises ValueError for a name nobody has.

    `seconds` or `simulations` set the budget of one decision for a player that searches.
    """
    known = OLD_NAMES.get(name, name)
    if known not in PLAYERS:
        raise ValueError(f"There is no player called {name!r}; there are {', '.join(PLAYERS)}.")
    found = PLAYERS[known](heuristic(title))
    if not isinstance(found, MctsPlayer):
        return found
    budget, style = found.budget, found.style
    if seconds is not None or simulations:
        budget = Budget(each=seconds or 0.0, simulations=simulations)
    return MctsPlayer(found.heuristic, budget, TO_THE_END if found.heuristic is NO_HEURISTIC else style)
