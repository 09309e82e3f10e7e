"""The state and the rounds of Pebbles: everybody closes a hand over pebbles, and all guess how many there are."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.agenda import Ask, Do, Position, push, settle
from game.core.contract import Action, Emit, Line, Reason, Result, Seat, Setup, because, line, option
from game.core.frozen import frozen
from game.core.record import BySeat, seated
from game.core.views import Sealed

from .events import Guessed, HandsOpened, Hit, NobodyHit, RoundBegan

MOST, GOAL, ROUNDS = 3, 3, 12
"""Pebbles in a hand, points that win, and rounds that are played at most."""


@dataclass(kw_only=True)
class State(Position):
    """The closed hands, what was guessed, and the points."""

    rule_of_end: ClassVar[str] = "PB-END-01"
    rule_of_turns: ClassVar[str] = "PB-GUESS-01"

    factions: BySeat[str]
    closed: BySeat[str]
    """The pebbles in each closed hand; "" while it is empty."""
    guesses: BySeat[str]
    points: BySeat[int]
    round: int = 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The points."""
        return self.points


def new(setup: Setup) -> State:
    """Sit down with three pebbles each. PB-SET-01"""
    none = ("",) * len(setup.factions)
    state = State(factions=setup.factions, closed=none, guesses=none, points=(0,) * len(none))
    push(state, Round())
    settle(state)
    return state


@frozen
class Round(Do[State]):
    """A round: hands are closed, sums are guessed, hands are opened. PB-ROUND-01"""

    def run(self, state: State, emit: Emit) -> None:
        seats = range(len(state.factions))
        first = state.round % len(seats)
        state.round += 1
        emit(RoundBegan, state.round, first)
        order = [(first + step) % len(seats) for step in seats]
        push(state, *(Close(seat) for seat in seats), *(Guess(seat) for seat in order), Open())


@frozen
class Close(Sealed[State]):
    """The choice of how many pebbles to close the hand over. PB-HAND-01"""

    rule = rule_of_seals = "PB-HAND-01"

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(option("hold", str(count)) for count in range(MOST + 1))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.closed = seated(state.closed, self.seat, action.noun)


@frozen
class Guess(Ask[State]):
    """The guess of how many pebbles all hands hold; nobody repeats another's. PB-GUESS-01"""

    rule = "PB-GUESS-01"
    open = True

    def options(self, state: State) -> tuple[Action, ...]:
        sums = map(str, range(MOST * len(state.factions) + 1))
        return tuple(option("guess", total) for total in sums if total not in state.guesses)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.guesses = seated(state.guesses, self.seat, action.noun)
        emit(Guessed, self.seat, int(action.noun))

    def prompt(self, state: State) -> Line:
        return line("prompt.guess", most=MOST * len(state.factions))

    def why_not(self, state: State, action: Action) -> Reason:
        if action.verb == "guess" and action.noun in state.guesses:
            return because("PB-GUESS-02", "named", total=action.noun)
        return because(self.rule, "guess")


@frozen
class Open(Do[State]):
    """The opening of all hands: whoever named the sum scores. PB-OPEN-01"""

    def run(self, state: State, emit: Emit) -> None:
        total = sum(map(int, state.closed))
        emit(HandsOpened, total)
        hit = state.guesses.index(str(total)) if str(total) in state.guesses else None
        none = ("",) * len(state.factions)
        state.closed = state.guesses = none
        if hit is None:
            emit(NobodyHit)
        else:
            state.points = seated(state.points, hit, state.points[hit] + 1)
            emit(Hit, hit)
        over = max(state.points) == GOAL or state.round == ROUNDS
        push(state, End() if over else Round())


@frozen
class End(Do[State]):
    """The end: the most points win, and equal points share the victory. PB-END-01"""

    def run(self, state: State, emit: Emit) -> None:
        best = max(state.points)
        winners: tuple[Seat, ...] = tuple(seat for seat, own in enumerate(state.points) if own == best)
        shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.points)))
        key = "result.won" if len(winners) == 1 else "result.shared"
        state.result = Result(shares, line(key, seat=winners[0], points=best))
