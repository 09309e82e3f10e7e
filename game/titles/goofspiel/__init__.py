"""Goofspiel: the functions that make this package a `game.core.contract.Game`."""

from random import Random

from game.core.contract import UNSEEN, Seat
from game.core.piles import dealt, face_down, turned_up, unknown
from game.core.views import refresh, seen_by
from game.titles.goofspiel.rules import CARDS, State
from game.titles.goofspiel.rules import new as new

NAME = "goofspiel"
RULES = 1
FACTIONS: tuple[str, ...] = ("red", "black")
SEATS = (2, 2)


def view(state: State, seat: Seat | None) -> State:
    """Hide the other player's bid and the order of the prizes. GO-SET-02"""
    seen = seen_by(state, seat)
    seen.sealed = tuple(bid if owner == seat or not bid else UNSEEN for owner, bid in enumerate(state.sealed))
    seen.prizes = face_down(state.prizes)
    return seen


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Choose a hidden bid from the hand and an order of the unseen prizes, both at random."""
    world = view.copy()
    bids = zip(view.sealed, view.hands, strict=True)
    world.sealed = tuple(rng.choice(hand) if bid == UNSEEN else bid for bid, hand in bids)
    world.prizes = turned_up(view.prizes, dealt(unknown(CARDS, *view.won, view.discard, (view.prize,)), rng))
    refresh(world, seat)
    return world


def faction(state: State, seat: Seat) -> str:
    """Return a seat's suit."""
    return state.factions[seat]


def turn(state: State) -> int:
    """Return the round number."""
    return state.round


def things(state: State) -> object:
    """Return all prizes, wherever they are."""
    turned_up = (state.prize,) if state.prize else ()
    return sorted((*state.prizes, *turned_up, *state.won[0], *state.won[1], *state.discard))
