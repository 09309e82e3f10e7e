"""Functions for bots of your own: a view's question, the worlds it may stand for, and what answers lead to.

    from game.bots import after, seat_of, worlds, worth

A view is the state as one seat may know it, with UNSEEN for the rest. No function here knows more than the view.
"""

from importlib import import_module
from typing import Any, cast

from ai.heuristics import heuristic
from game import luck
from game.core import agenda
from game.core.contract import Action, Decision, Game, Seat

__all__ = ["after", "finished", "played_out", "question", "rules", "seat_of", "share", "worlds", "worth"]


def question(view: Any) -> Decision:
    """Return the current question: its seat, its kind and its options. The game must not be over."""
    asked = agenda.decision(view)
    assert asked is not None, "the game isn't over"
    return asked


def seat_of(view: Any) -> Seat:
    """Return the seat that is asked."""
    return question(view).seat


def rules(view: Any) -> Game[Any]:
    """Return the rules of the title of a view or world, as described by `game.core.contract.Game`."""
    name = type(view).__module__.split(".")[2]
    return cast(Game[Any], import_module(f"game.titles.{name}"))


def worlds(view: Any, count: int) -> list[Any]:
    """Return `count` complete states that fit a view, drawn fairly from all that its seat can't tell apart."""
    game, seat = rules(view), seat_of(view)
    rng = luck.settled()
    return [game.imagine(view, seat, rng) for _ in range(count)]


def after(world: Any, option: Action) -> Any:
    """Return a world after an answer, which must be one of its options; `world` isn't changed."""
    twin = world.copy()
    agenda.advance(twin, option)
    return twin


def finished(world: Any) -> bool:
    """Return True if the game is over."""
    return agenda.decision(world) is None


def share(world: Any, seat: Seat) -> float:
    """Return a seat's share of the victory, 0 to 1, in a finished game."""
    return float(world.result.shares[seat])


def worth(world: Any, seat: Seat) -> float:
    """Return the share of the victory, 0 to 1, that Overton's own bots expect for a seat in a world or view."""
    if finished(world):
        return share(world, seat)
    return float(heuristic(rules(world).NAME).evaluate(world, seat))


def played_out(world: Any, answers: int = 2000) -> Any:
    """Return a world after random answers, until the game ends but at most `answers` of them."""
    twin, rng = world.copy(), luck.settled()
    for _ in range(answers):
        asked = agenda.decision(twin)
        if asked is None:
            break
        agenda.advance(twin, rng.choice(asked.options))
    return twin
