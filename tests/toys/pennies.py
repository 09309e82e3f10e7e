"""Matching pennies: two sealed answers and a result. Seat 0 wins if they're equal, and always if it peeks."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from game.core.agenda import Do, Position, push, settle
from game.core.contract import UNSEEN, Action, Emit, Result, Seat, Setup, line
from game.core.record import BySeat
from game.core.views import Sealed, refresh, seen_by

NAME = "pennies"
RULES = 1
FACTIONS: tuple[str, ...] = ("even", "odd")
SEATS = (2, 2)
SIDES = ("heads", "tails")


@dataclass(kw_only=True)
class State(Position):
    """Two pennies under two hands."""

    rule_of_end: ClassVar[str] = "PE-02"
    rule_of_turns: ClassVar[str] = "PE-01"

    sealed: BySeat[str] = ("", "")
    stakes: Mapping[str, float]
    """Seat 0's prize for a match on each side; 0 for none."""


@dataclass(frozen=True, slots=True)
class Hide(Sealed[State]):
    """Put a penny down, unseen. PE-01"""

    rule = rule_of_seals = "PE-01"

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(Action("hide", side) for side in SIDES)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        mine, others = action.noun, state.sealed[1 - self.seat]
        state.sealed = (mine, others) if self.seat == 0 else (others, mine)


@dataclass(frozen=True, slots=True)
class Lift(Do[State]):
    """Lift both hands. PE-02"""

    def run(self, state: State, emit: Emit) -> None:
        first, second = state.sealed
        share = state.stakes[first] if first == second else 0.0
        state.result = Result((share, 1 - share), line("result.pennies"))


def new(setup: Setup) -> State:
    state = State(
        stakes={"heads": float(setup.options.get("heads", 1)), "tails": float(setup.options.get("tails", 1))}
    )
    push(state, Hide(0), Hide(1), Lift())
    settle(state)
    return state


def view(state: State, seat: Seat | None) -> State:
    seen = seen_by(state, seat)
    if state.result is None:
        first, second = (side if seat == owner or not side else UNSEEN for owner, side in enumerate(state.sealed))
        seen.sealed = (first, second)
    return seen


def imagine(view: State, seat: Seat, rng: Random) -> State:
    world = view.copy()
    first, second = (rng.choice(SIDES) if side == UNSEEN else side for side in view.sealed)
    world.sealed = (first, second)
    refresh(world, seat)
    return world


def faction(state: State, seat: Seat) -> str:
    return FACTIONS[seat]


def turn(state: State) -> int:
    return 1


def things(state: State) -> object:
    return state.stakes
