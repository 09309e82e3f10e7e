"""Looks ahead over one deed: from the first question of a draft to where its consequences have settled."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from random import Random
from typing import Any, TypeVar

from ai.heuristic import Instinct
from game.core import agenda
from game.core.agenda import Draft, Position, Sealed
from game.core.contract import Action, Decision, Game, Seat

S = TypeVar("S", bound=Position)
T = TypeVar("T")
Deed = tuple[Action, ...]

LONGEST = 12
"""Answers a deed or its consequences may take; a draft that is longer is judged unfinished."""


class Hidden(IntEnum):
    """Whether others can see how the question on top is answered, and when they will."""

    NO = 0
    DRAFT = 1
    """Its seat is putting a deed together in secret, on top of an open question; all hear of it when done."""
    SEALED = 2
    """Several seats answer unseen by each other; all hear of it when the last has answered."""


def hidden(state: Position) -> Hidden:
    """Tell how secret the question on top of the agenda is."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Draft):
        return Hidden.DRAFT
    return Hidden.SEALED if isinstance(top, Sealed) else Hidden.NO


def favourite(options: Sequence[Action], liking: Sequence[float]) -> Action:
    """Give the option that is liked best, the first of equals."""
    return options[max(range(len(options)), key=liking.__getitem__)]


def leaning(options: Sequence[T], liking: Sequence[float], rng: Random) -> T:
    """Draw an option, each as likely as it is liked."""
    point = rng.random() * sum(liking)
    for option, weight in zip(options, liking, strict=True):
        point -= weight
        if point < 0:
            return option
    return rng.choice(options)


def best_liked(options: Sequence[Action], liking: Sequence[float], most: int) -> list[Action]:
    """Give the `most` best liked options, best first."""
    order = sorted(range(len(options)), key=lambda index: -liking[index])
    return [options[index] for index in order[:most]]


def deeds(game: Game[S], world: S, decision: Decision, instinct: Instinct[S]) -> Iterator[Deed]:
    """List whole deeds: every answer to `decision`, and for each the best liked ways to finish its draft.

    The next question of a draft is followed up to six ways, each later one half as many: order seldom matters.
    `world` is left as it was. A seat's own drafts look the same in every world it can imagine.
    """
    goes_on = (decision.seat, hidden(world) or Hidden.DRAFT)
    width = min(6, 1 + 48 // len(decision.options))
    for action in decision.options:
        yield from _finished(game, _after(game, world, action), (action,), goes_on, instinct, width)


def _after(game: Game[S], world: S, action: Action) -> S:
    twin: S = world.copy()
    agenda.advance(twin, action)
    return twin


def _finished(
    game: Game[S], world: S, begun: Deed, goes_on: tuple[Seat, Hidden], instinct: Instinct[S], width: int
) -> Iterator[Deed]:
    decision = agenda.decision(world)
    if decision is None or (decision.seat, hidden(world)) != goes_on or len(begun) == LONGEST:
        yield begun
        return
    liking, narrower = instinct.liking(world, decision), max(1, width // 2)
    for action in best_liked(decision.options, liking, width):
        yield from _finished(game, _after(game, world, action), (*begun, action), goes_on, instinct, narrower)


def do(game: Game[S], world: S, deed: Deed, instinct: Instinct[S]) -> None:
    """Do a deed in an imagined world and let everybody react to it as they like best. Changes `world`."""
    for action in deed:
        decision = agenda.decision(world)
        if decision is None or action not in decision.options:
            break
        agenda.advance(world, action)
    settle_down(game, world, instinct)


def settle_down(game: Game[S], world: S, instinct: Instinct[S]) -> None:
    """Answer windows, drafts and sealed questions as liked best, until a plain question or the end of the game."""
    for _ in range(LONGEST):
        decision = agenda.decision(world)
        if decision is None or not (decision.window or hidden(world)):
            return
        agenda.advance(world, favourite(decision.options, instinct.liking(world, decision)))


def worth(game: Game[Any], world: Position, seat: Seat, instinct: Instinct[Any]) -> float:
    """Say what a position is worth to `seat`: the share it got, or the share it looks like."""
    result = world.result
    return result.shares[seat] if result else instinct.value(world, seat)
