"""Randomness is one integer in the state, and only this module advances it.

The generator is PCG-XSH-RR with 64 bits of state (O'Neill 2014): small, fast enough, the same everywhere.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1


class Chancy(Protocol):
    """Anything that carries its own random state."""

    chance: int


def seeded(seed: int) -> int:
    """Return the initial random state for a seed; neighbouring seeds give unrelated games."""
    mixed = (seed * 0x9E3779B97F4A7C15 + 0x7F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31)


def below(state: Chancy, number: int) -> int:
    """Draw an integer from 0 to `number` - 1."""
    chance = state.chance
    state.chance = (chance * _MULTIPLIER + _INCREMENT) & _MASK
    mixed = (((chance >> 18) ^ chance) >> 27) & 0xFFFFFFFF
    turn = chance >> 59
    bits = ((mixed >> turn) | (mixed << (32 - turn))) & 0xFFFFFFFF
    return bits * number >> 32


def roll(state: Chancy, sides: int = 6) -> int:
    """Roll one die."""
    return below(state, sides) + 1


def shuffled(state: Chancy, things: Sequence[T]) -> tuple[T, ...]:
    """Return the things in random order; all orders are equally likely."""
    pile = list(things)
    for last in range(len(pile) - 1, 0, -1):
        other = below(state, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return tuple(pile)
