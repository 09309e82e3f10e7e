"""The names under which players are offered, to people and to the arena."""

from collections.abc import Callable
from typing import Any

from ai.instinct import Instinct
from ai.instincts import instinct
from ai.players import Budget, Drifter, Greedy, Player, Thinker

LEVELS = ("easy", "fair", "hard")
"""What people are offered, weakest first. The fast levels are pure instinct: a starved search plays worse."""

PLAYERS: dict[str, Callable[[Instinct[Any]], Player]] = {
    "easy": lambda feeling: Greedy(feeling, worlds=1, carelessness=0.08),
    "fair": lambda feeling: Greedy(feeling),
    "hard": lambda feeling: Thinker(feeling),
    "drifter": lambda feeling: Drifter(),
    "greedy": lambda feeling: Greedy(feeling),
    "thinker": lambda feeling: Thinker(feeling, Budget(0.15, 0.15, 0.15)),
}


def player(name: str, title: str, seconds: float | None = None, simulations: int = 0) -> Player:
    """Give the player called `name` for a title; raises ValueError for a name nobody has.

    `seconds` or `simulations` set the budget of one decision for a player that searches.
    """
    if name not in PLAYERS:
        raise ValueError(f"There is no player called {name!r}; there are {', '.join(PLAYERS)}.")
    found = PLAYERS[name](instinct(title))
    if isinstance(found, Thinker) and (seconds is not None or simulations):
        each = seconds if seconds is not None else 0.0
        return Thinker(found.instinct, Budget(each, each, each, simulations), found.style)
    return found
