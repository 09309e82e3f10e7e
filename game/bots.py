"""What a bot of your own may ask about a view: whose it is, the worlds it could be, and what becomes of an answer.

    from game.bots import after, seat_of, worlds, worth

A view is the game as one seat may know it, with UNSEEN for what it may not. Nothing here knows more than the view.
"""

from importlib import import_module
from typing import Any, cast

from ai.heuristics import heuristic
from game import luck
from game.core import agenda
from game.core.contract import Action, Decision, Game, Seat

__all__ = ["after", "finished", "played_out", "question", "rules", "seat_of", "share", "worlds", "worth"]


def question(view: Any) -> Decision:
    """Return the question that a view puts: its seat, its kind and its options."""
    asked = agenda.decision(view)
    assert asked is not None, "a bot is asked while the game goes on"
    return asked


def seat_of(view: Any) -> Seat:
    """Return the seat that is asked."""
    return question(view).seat


def rules(view: Any) -> Game[Any]:
    """Return the title that a view or a world is of, with its `NAME` and all else of the contract."""
    name = type(view).__module__.split(".")[2]
    return cast(Game[Any], import_module(f"game.titles.{name}"))


def worlds(view: Any, count: int) -> list[Any]:
    """Return complete states that the view could be of, drawn fairly from all that the seat can't tell apart."""
    game, seat = rules(view), seat_of(view)
    rng = luck.settled()
    return [game.imagine(view, seat, rng) for _ in range(count)]


def after(world: Any, option: Action) -> Any:
    """Return what becomes of a world by an answer. The world itself stays as it is."""
    twin = world.copy()
    agenda.advance(twin, option)
    return twin


def finished(world: Any) -> bool:
    """Return True if the game is over."""
    return agenda.decision(world) is None


def share(world: Any, seat: Seat) -> float:
    """Return a seat's share of the victory in a game that is over, from 0 to 1."""
    return float(world.result.shares[seat])


def worth(world: Any, seat: Seat) -> float:
    """Return how good a world or view looks for a seat, as Overton's own bots judge it: a share of the victory."""
    if finished(world):
        return share(world, seat)
    return float(heuristic(rules(world).NAME).evaluate(world, seat))


def played_out(world: Any, answers: int = 2000) -> Any:
    """Return a world after random answers: the end of the game, or what `answers` answers come to."""
    twin, rng = world.copy(), luck.settled()
    for _ in range(answers):
        asked = agenda.decision(twin)
        if asked is None:
            break
        agenda.advance(twin, rng.choice(asked.options))
    return twin
