"""The names under which players are offered, to people and to the arena."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

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

LEVELS = ("beginner", "easy", "fair", "hard", "expert")
"""What people are offered, weakest first."""
FIRST, WATCHED = "easy", "fair"
"""Whom a newcomer meets; and who plays where people look on."""


ALERT = 100
"""Positions that every level looks at for a win on the table: nobody is so careless as to miss one."""


class Plays(NamedTuple):
    """How a level plays a title. One without simulations does not search."""

    worlds: int = 4
    """Hands it imagines for every deed it weighs."""
    carelessness: float = 0.0
    """How far it errs in judging a deed, in shares of the victory (standard deviation)."""
    whim: float = 0.0
    """Part of the answers that it would give by feel, but gives at random."""
    simulations: int = 0
    """A search makes so many for each question that can be seen, or as many as the clock allows."""
    by_clock: bool = False
    """It thinks two seconds a turn, with all processes; the ladder lets `simulations` stand for that."""

    def player(self, heuristic: Heuristic[Any]) -> Player:
        """Give a player that plays like this."""
        if not self.simulations:
            return GreedyPlayer(heuristic, self.worlds, self.carelessness, self.whim, ALERT)
        return MctsPlayer(heuristic, Budget() if self.by_clock else Budget(secret=0.05, enough=self.simulations))


USUAL: Mapping[str, Plays] = {
    "beginner": Plays(worlds=1, carelessness=0.12, whim=0.5),
    "easy": Plays(worlds=2, carelessness=0.06, whim=0.25),
    "fair": Plays(carelessness=0.03, whim=0.1),
    "hard": Plays(),
    "expert": Plays(simulations=100, by_clock=True),
}
"""How the levels play a title that says nothing else."""

ELSE: Mapping[str, Mapping[str, Plays]] = {
    "espionage": {
        "beginner": Plays(worlds=1, carelessness=0.14),
        "easy": Plays(worlds=2, carelessness=0.075),
        "fair": Plays(worlds=2, carelessness=0.04),
        "hard": Plays(carelessness=0.015),
        "expert": Plays(simulations=240, by_clock=True),
    },
    "manifesto": {
        "beginner": Plays(worlds=1, whim=0.5),
        "easy": Plays(worlds=2, whim=0.15),
        "fair": Plays(),
        "hard": Plays(simulations=8),
        "expert": Plays(simulations=60, by_clock=True),
    },
    "ideology": {"expert": Plays(simulations=60, by_clock=True)},
    "world_order": {"expert": Plays(simulations=40, by_clock=True)},
}
"""Where a level plays a title otherwise."""

VERSIONS: Mapping[str, int] = {"espionage": 1, "ideology": 1, "manifesto": 1, "world_order": 1}
"""Counts up when a title is played better or worse than before: what the ladder measured then counts no more."""


def plays(level: str, title: str) -> Plays:
    """Say how a level plays a title."""
    return ELSE.get(title, {}).get(level, USUAL[level])


PLAYERS: dict[str, Callable[[Heuristic[Any]], Player]] = {
    "random": lambda heuristic: RandomPlayer(),
    "greedy": lambda heuristic: GreedyPlayer(heuristic),
    "mcts": lambda heuristic: MctsPlayer(heuristic, Budget(each=0.15)),
}
"""Who else plays, by name: what the levels are made of."""

NAMES = (*LEVELS, *PLAYERS)
"""Everybody who can answer for a seat."""

OLD_NAMES: Mapping[str, str] = {"drifter": "random", "thinker": "mcts"}
"""What players were called in version 0.1: old records and command lines may say so for one more version."""


def no_such_chair(chairs: Iterable[str]) -> Line | None:
    """Say which of these chairs neither a person nor a known player can sit in, and which there are.

    A sentence of the room's words; None when somebody answers for every seat.
    """
    for chair in chairs:
        if chair != PERSON and OLD_NAMES.get(chair, chair) not in NAMES:
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
    if known not in NAMES:
        raise ValueError(f"There is no player called {name!r}; there are {', '.join(NAMES)}.")
    of = heuristic(title)
    found = PLAYERS[known](of) if known in PLAYERS else plays(known, title).player(of)
    if not isinstance(found, MctsPlayer):
        return found
    budget = found.budget
    if seconds is not None or simulations:
        budget = Budget(each=seconds or 0.0, simulations=simulations)
    return MctsPlayer(of, budget, TO_THE_END if of is NO_HEURISTIC else found.style)


def measured(level: str, title: str) -> Player:
    """Give the player of a level without its clock, so that it plays alike on every machine, busy or not."""
    return player(level, title, simulations=plays(level, title).simulations)
