"""Says why a player chose what it chose: from the numbers it saw to sentences, for a reader of its own seat."""

from ai.players import Thought
from game.core.contract import Line, line

NOTABLE = 0.01
"""A term that moves less than this share of the victory is not worth a sentence."""


def explain(thought: Thought) -> tuple[Line, ...]:
    """Give one to three Lines of the room's words: how sure it was, and what the answer changes most.

    A thought is made from one seat's view, so the sentences are for that seat (or for a finished game).
    """
    return (_verdict(thought), *_because(thought))


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
    return line(f"explain.glance_{kind}", chance=chance, rival=rival)


def _because(thought: Thought) -> list[Line]:
    """Name the best thing about the answer, and its price when it is notable."""
    gains = [name for name, change in thought.terms if change >= NOTABLE]
    costs = [name for name, change in thought.terms if change <= -NOTABLE]
    sentences = [line(f"explain.gain.{gains[0]}")] if gains else []
    return sentences + ([line(f"explain.cost.{costs[0]}")] if costs else [])


def _percent(share: float) -> int:
    return round(100 * share)
