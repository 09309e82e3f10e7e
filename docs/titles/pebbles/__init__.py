"""Pebbles: the functions that make this package a `game.core.contract.Game`."""

from random import Random

from game.core.contract import UNSEEN, Seat
from game.core.views import refresh, seen_by

from .rules import MOST, State
from .rules import new as new

NAME = "pebbles"
RULES = 1
FACTIONS: tuple[str, ...] = ("red", "blue", "green", "gold")
SEATS = (2, 4)


def view(state: State, seat: Seat | None) -> State:
    """Hide the closed hands of the others. PB-HAND-01"""
    seen = seen_by(state, seat)
    if state.result is None:
        seen.closed = tuple(
            held if owner == seat or not held else UNSEEN for owner, held in enumerate(state.closed)
        )
    return seen


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Fill the closed hands at random."""
    world = view.copy()
    world.closed = tuple(str(rng.randint(0, MOST)) if held == UNSEEN else held for held in view.closed)
    refresh(world, seat)
    return world


def faction(state: State, seat: Seat) -> str:
    """Return the colour a seat plays."""
    return state.factions[seat]


def turn(state: State) -> int:
    """Return the number of the round."""
    return state.round


def things(state: State) -> object:
    """Return the number of pebbles, which never changes."""
    return MOST * len(state.factions)
