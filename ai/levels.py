"""The names under which players are offered, to people and to the arena."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ai.heuristic import Instinct, NoInstinct
from ai.heuristics import instinct
from ai.mcts import Style
from ai.players import Budget, Drifter, Greedy, Player, Thinker
from game.core.contract import Line, line
from game.core.journal import YOU, Loaded

PERSON = YOU
"""The chair of somebody at this screen or keyboard."""

TO_THE_END = Style(depth=2000)
"""Without an instinct nothing but the end of the game says who wins."""

LEVELS = ("easy", "fair", "hard")
"""What people are offered, weakest first. The fast levels are pure instinct: a starved search plays worse."""

PLAYERS: dict[str, Callable[[Instinct[Any]], Player]] = {
    "easy": lambda feeling: Greedy(feeling, worlds=2, carelessness=0.03),
    "fair": lambda feeling: Greedy(feeling),
    "hard": lambda feeling: Thinker(feeling),
    "drifter": lambda feeling: Drifter(),
    "greedy": lambda feeling: Greedy(feeling),
    "thinker": lambda feeling: Thinker(feeling, Budget(0.15, 0.15, 0.15)),
}


def no_such_chair(chairs: Iterable[str]) -> Line | None:
    """Say which of these chairs neither a person nor a known player can sit in, and which there are.

    A sentence of the room's words; None when somebody answers for every seat.
    """
    for chair in chairs:
        if chair != PERSON and chair not in PLAYERS:
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
    if name not in PLAYERS:
        raise ValueError(f"There is no player called {name!r}; there are {', '.join(PLAYERS)}.")
    found = PLAYERS[name](instinct(title))
    if not isinstance(found, Thinker):
        return found
    budget, style = found.budget, found.style
    if seconds is not None or simulations:
        each = seconds or 0.0
        budget = Budget(each, each, each, simulations)
    return Thinker(found.instinct, budget, TO_THE_END if isinstance(found.instinct, NoInstinct) else style)
