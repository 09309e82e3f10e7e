"""Says why a player chose what it chose: from what it saw, for its own seat, or from what everybody knows.

What a player saw hangs on its hand, so nothing of that is said to anybody it plays against.
"""

from collections.abc import Iterable
from typing import TypeVar

from ai.heuristic import Heuristic
from ai.players import Thought
from game.core.agenda import Position
from game.core.contract import Line, Seat, line

S = TypeVar("S", bound=Position)

NOTABLE = 0.01
"""A term that moves less than this share of the victory is not worth a sentence."""


def explain(thought: Thought) -> tuple[Line, ...]:
    """Give one to three Lines of the room's words: how sure it was, and what the answer changes most.

    A thought is made from one seat's view, so the sentences are for that seat, or where nobody plays.
    """
    return (_verdict(thought), *_because(thought.terms))


def explain_openly(heuristic: Heuristic[S], before: S, after: S, seat: Seat) -> tuple[Line, ...]:
    """Give up to two Lines of what an act of `seat` changed most in what everybody knows; none if that is little.

    `before` and `after` are views of everybody (seat None).
    """
    was = heuristic.terms(before, seat)
    changes = [(name, reached - was.get(name, 0.0)) for name, reached in heuristic.terms(after, seat).items()]
    return tuple(_because(sorted(changes, key=lambda term: -abs(term[1]))))


def _verdict(thought: Thought) -> Line:
    if thought.forced:
        return line("explain.forced")
    if thought.value is None:
        return line("explain.whim")
    chance = _percent(thought.value)
    if thought.mixed:
        return line("explain.mixed", chance=chance, simulations=thought.simulations)
    if thought.rival_value is None:
        return line("explain.only", chance=chance)
    rival = _percent(thought.rival_value)
    if chance <= rival:  # the answer was preferred for other reasons than this figure: it would only puzzle
        return line("explain.even")
    kind = "close" if chance - rival < 3 else "sure"
    if thought.simulations:
        return line(f"explain.{kind}", chance=chance, rival=rival, simulations=thought.simulations)
    return line(f"explain.greedy_{kind}", chance=chance, rival=rival)


def _because(terms: Iterable[tuple[str, float]]) -> list[Line]:
    """Name the best thing about the answer, and its price when it is notable; the largest change comes first."""
    changes = tuple(terms)
    gains = [name for name, change in changes if change >= NOTABLE]
    costs = [name for name, change in changes if change <= -NOTABLE]
    sentences = [line(f"explain.gain.{gains[0]}")] if gains else []
    return sentences + ([line(f"explain.cost.{costs[0]}")] if costs else [])


def _percent(share: float) -> int:
    return round(100 * share)
