"""The names under which players are offered, to people and to the arena."""

from collections.abc import Callable
from typing import Any

from ai.instinct import Instinct, NoInstinct
from ai.instincts import instinct
from ai.players import Budget, Drifter, Greedy, Player, Thinker
from ai.search import Style

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
