"""Looks ahead over one deed: from the first question of a draft until its consequences have settled."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from random import Random
from typing import Any, TypeVar

from ai.heuristic import Heuristic
from game.core import agenda
from game.core.agenda import Position
from game.core.contract import Action, Decision, Game, Seat
from game.core.views import Draft, Sealed

S = TypeVar("S", bound=Position)
T = TypeVar("T")
Deed = tuple[Action, ...]

STRUCK = 0.999
"""The value for a seat that can win at once; the others get 1 minus it, less than in any other position."""
LONGEST = 12
"""The maximum number of answers in a deed or its consequences; a longer draft is judged unfinished."""


class Hidden(IntEnum):
    """When others can see the answer to the current question."""

    NO = 0
    DRAFT = 1
    """The seat is putting a deed together in secret, on top of a public question; all see it once it is done."""
    SEALED = 2
    """Several seats answer in secret; all answers become public after the last one."""


def hidden(state: Position) -> Hidden:
    """Return how secret the current question is."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Draft):
        return Hidden.DRAFT
    return Hidden.SEALED if isinstance(top, Sealed) else Hidden.NO


def favourite(options: Sequence[Action], prior: Sequence[float]) -> Action:
    """Return the option with the largest weight, the first one in case of a tie."""
    return options[max(range(len(options)), key=prior.__getitem__)]


def draw(options: Sequence[T], weights: Sequence[float], rng: Random) -> T:
    """Draw an option with probability proportional to its weight."""
    point = rng.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        point -= weight
        if point < 0:
            return option
    return rng.choice(options)


def likeliest(options: Sequence[Action], prior: Sequence[float], most: int) -> list[Action]:
    """Return the `most` heaviest options, the heaviest first."""
    order = sorted(range(len(options)), key=lambda index: -prior[index])
    return [options[index] for index in order[:most]]


def deeds(game: Game[S], world: S, decision: Decision, heuristic: Heuristic[S]) -> Iterator[Deed]:
    """Yield whole deeds: every answer to `decision`, each with the likeliest ways to finish its draft.

    The next question of a draft is followed up in at most six ways, each later one in half as many, because order
    seldom matters. `world` isn't changed. A seat's own drafts look the same in every world it can imagine.
    """
    goes_on = (decision.seat, hidden(world) or Hidden.DRAFT)
    width = min(6, 1 + 48 // len(decision.options))
    for action in decision.options:
        yield from _finished(game, _after(game, world, action), (action,), goes_on, heuristic, width)


def _after(game: Game[S], world: S, action: Action) -> S:
    twin: S = world.copy()
    agenda.advance(twin, action)
    return twin


def _finished(
    game: Game[S], world: S, begun: Deed, goes_on: tuple[Seat, Hidden], heuristic: Heuristic[S], width: int
) -> Iterator[Deed]:
    decision = agenda.decision(world)
    if decision is None or (decision.seat, hidden(world)) != goes_on or len(begun) == LONGEST:
        yield begun
        return
    prior, narrower = heuristic.prior(world, decision), max(1, width // 2)
    for action in likeliest(decision.options, prior, width):
        yield from _finished(game, _after(game, world, action), (*begun, action), goes_on, heuristic, narrower)


def do(game: Game[S], world: S, deed: Deed, heuristic: Heuristic[S]) -> None:
    """Do a deed in an imagined world and let everybody react by their prior. Changes `world`."""
    for action in deed:
        decision = agenda.decision(world)
        if decision is None or action not in decision.options:
            break
        agenda.advance(world, action)
    settle_down(game, world, heuristic)


def settle_down(game: Game[S], world: S, heuristic: Heuristic[S]) -> None:
    """Answer windows, drafts and sealed questions by the prior until a plain question or the game's end."""
    for _ in range(LONGEST):
        decision = agenda.decision(world)
        if decision is None or not (decision.window or hidden(world)):
            return
        agenda.advance(world, favourite(decision.options, heuristic.prior(world, decision)))


def worth(game: Game[Any], world: Position, seat: Seat, heuristic: Heuristic[Any]) -> float:
    """Return the value of a position for `seat`: its share of the result, else the estimate.

    A seat that can win at once is assumed to do so.
    """
    result = world.result
    if result:
        return result.shares[seat]
    decision = agenda.decision(world)
    striker = heuristic.striker(world, decision) if decision is not None else None
    if striker is not None:
        return struck(seat, striker)
    return heuristic.evaluate(world, seat)


def struck(seat: Seat, striker: Seat) -> float:
    """Return the value of a position for `seat` if `striker` can win at once."""
    return STRUCK if seat == striker else 1 - STRUCK
