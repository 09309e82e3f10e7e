"""A toy auction for two to four: hands, a secret draft, a sealed bid by all, and a reaction to what it shows.

Each of five rounds turns a prize up. Its leader may sweeten it with up to two coins of its own (a draft: it
announces when done). Then everybody seals one card of the hand as a bid; the highest takes the prize (ties: the
earlier seat after the leader). The last of the bidders may spoil the prize by throwing away a card of 8 or more.
"""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from ai.heuristic import Heuristic
from game.core import chance
from game.core.agenda import Ask, Do, Position, push, settle
from game.core.contract import (
    UNSEEN,
    Action,
    Decision,
    Emit,
    Event,
    Result,
    Seat,
    SecretEvent,
    Setup,
    line,
)
from game.core.piles import Pile, dealt, face_down, turned_up, unknown, without
from game.core.record import BySeat
from game.core.views import Draft, Sealed, drop, refresh, seen_by

NAME = "auction"
RULES = 1
FACTIONS: tuple[str, ...] = ("oak", "elm", "ash", "fir")
SEATS = (2, 4)
CARDS = tuple(f"{suit}{value}" for suit in "ab" for value in range(1, 13))
ROUNDS, HAND, PURSE = 5, 5, 2
PRIZES = (2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class PrizeShown(Event):
    prize: int


@dataclass(frozen=True, slots=True)
class Dealt(SecretEvent):
    """Cards dealt to one seat."""


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    bids: tuple[str, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Spoiled(Event):
    seat: Seat
    card: str


@dataclass(kw_only=True)
class State(Position):
    """The state of the toy auction."""

    rule_of_end: ClassVar[str] = "AU-07"
    rule_of_turns: ClassVar[str] = "AU-01"

    hands: BySeat[Pile]
    sealed: BySeat[str]
    thrown: Pile = ()
    purses: BySeat[int]
    points: BySeat[int]
    prizes: tuple[int, ...] = ()
    """The prizes to come in a hidden order; views have them sorted."""
    prize: int = 0
    sweet: int = 0
    round: int = 0


def worth(card: str) -> int:
    return int(card[1:])


def changed(values: tuple[int, ...], seat: Seat, by: int) -> tuple[int, ...]:
    return (*values[:seat], values[seat] + by, *values[seat + 1 :])


def put(piles: tuple[Pile, ...], seat: Seat, pile: Pile) -> tuple[Pile, ...]:
    return (*piles[:seat], pile, *piles[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Round(Do[State]):
    """Turn a prize up; the leader speaks, all bid. AU-01"""

    number: int

    def run(self, state: State, emit: Emit) -> None:
        state.round = self.number
        state.prize = state.prizes[0]
        state.sweet = 0
        state.prizes = state.prizes[1:]
        emit(PrizeShown, state.prize)
        seats = len(state.hands)
        order = [(self.number + step) % seats for step in range(seats)]
        push(state, Lead(order[0]), *map(Seal, order), Open(order[0]))


@dataclass(frozen=True, slots=True)
class Lead(Ask[State]):
    """Sweeten the prize or leave it. AU-02"""

    rule = "AU-02"
    by_itself = False

    def options(self, state: State) -> tuple[Action, ...]:
        sweeten = (Action("sweeten"),) if state.purses[self.seat] else ()
        return (Action("leave"), *sweeten)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action.verb == "sweeten":
            push(state, Sweeten(self.seat, 1), self)


@dataclass(frozen=True, slots=True)
class Sweeten(Draft[State]):
    """Add coins one by one, in secret, until it is announced. AU-03"""

    rule = "AU-03"
    by_itself = False
    coins: int

    def options(self, state: State) -> tuple[Action, ...]:
        more = (Action("coin"),) if self.coins < state.purses[self.seat] else ()
        return (Action("announce"), *more)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action.verb == "coin":
            push(state, Sweeten(self.seat, self.coins + 1))
            return
        drop(state)
        state.purses = changed(state.purses, self.seat, -self.coins)
        state.sweet = self.coins


@dataclass(frozen=True, slots=True)
class Seal(Sealed[State]):
    """Seal a card. AU-04"""

    rule = rule_of_seals = "AU-04"

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(Action("bid", card) for card in sorted(state.hands[self.seat]))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.hands = put(state.hands, self.seat, without(state.hands[self.seat], action.noun))
        state.sealed = (*state.sealed[: self.seat], action.noun, *state.sealed[self.seat + 1 :])


@dataclass(frozen=True, slots=True)
class Open(Do[State]):
    """Open the bids: the highest wins, ties go round from the leader. AU-05"""

    leader: Seat

    def run(self, state: State, emit: Emit) -> None:
        bids, seats = state.sealed, len(state.hands)
        ranked = sorted(range(seats), key=lambda seat: (-worth(bids[seat]), (seat - self.leader) % seats))
        state.thrown += bids
        state.sealed = ("",) * seats
        emit(BidsOpened, bids, ranked[0])
        push(state, Spoil(ranked[-1]), Award(ranked[0]))


@dataclass(frozen=True, slots=True)
class Spoil(Ask[State]):
    """The lowest bidder may spoil the prize. AU-06"""

    rule = "AU-06"
    window = True
    passing = Action("let_pass")
    by_itself = False

    def options(self, state: State) -> tuple[Action, ...]:
        if not state.hands[self.seat]:
            return ()
        strong = sorted(card for card in state.hands[self.seat] if card == UNSEEN or worth(card) >= 8)
        return (Action("let_pass"), *(Action("spoil", card) for card in strong if card != UNSEEN))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action.verb == "spoil":
            state.hands = put(state.hands, self.seat, without(state.hands[self.seat], action.noun))
            state.thrown += (action.noun,)
            state.prize = state.sweet = 0
            emit(Spoiled, self.seat, action.noun)


@dataclass(frozen=True, slots=True)
class Award(Do[State]):
    """Give the prize; after the last round, or when a hand is empty, the points decide. AU-07"""

    winner: Seat

    def run(self, state: State, emit: Emit) -> None:
        state.points = changed(state.points, self.winner, state.prize + state.sweet)
        state.prize = state.sweet = 0
        if state.round < ROUNDS and all(state.hands):
            push(state, Round(state.round + 1))
            return
        best = max(state.points)
        winners = [seat for seat, points in enumerate(state.points) if points == best]
        shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.hands)))
        state.result = Result(shares, line("result.points", points=best))


def new(setup: Setup) -> State:
    seats = len(setup.factions)
    if not SEATS[0] <= seats <= SEATS[1]:
        raise ValueError(f"The auction is for {SEATS[0]} to {SEATS[1]} seats, not {seats}.")
    state = State(
        hands=(),
        sealed=("",) * seats,
        purses=(PURSE,) * seats,
        points=(0,) * seats,
        chance=chance.seeded(setup.seed),
    )
    cards = chance.shuffled(state, CARDS)
    state.hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    state.prizes = chance.shuffled(state, PRIZES)
    push(state, Round(1))
    settle(state)
    return state


def view(state: State, seat: Seat | None) -> State:
    seen = seen_by(state, seat)
    seen.hands = tuple(hand if owner == seat else face_down(hand) for owner, hand in enumerate(state.hands))
    seen.sealed = tuple(bid if owner == seat or not bid else UNSEEN for owner, bid in enumerate(state.sealed))
    seen.prizes = tuple(sorted(state.prizes))
    return seen


def imagine(view: State, seat: Seat, rng: Random) -> State:
    world = view.copy()
    cards = dealt(unknown(CARDS, view.thrown, view.sealed, *view.hands), rng)
    world.hands = tuple(turned_up(hand, cards) for hand in view.hands)
    world.sealed = turned_up(view.sealed, cards)
    world.prizes = tuple(rng.sample(view.prizes, len(view.prizes)))
    world.chance = rng.getrandbits(64)
    refresh(world, seat)
    return world


def faction(state: State, seat: Seat) -> str:
    return FACTIONS[seat]


def turn(state: State) -> int:
    return state.round


def things(state: State) -> object:
    cards = [card for pile in (*state.hands, state.sealed, state.thrown) for card in pile if card]
    return len(cards), len(set(cards))


def evaluate(view: State, seat: Seat) -> float:
    weights = [
        4 * points + sum(6 if card == UNSEEN else worth(card) for card in hand) / 12 + coins / 4
        for points, hand, coins in zip(view.points, view.hands, view.purses, strict=True)
    ]
    return weights[seat] / (sum(weights) or 1)


def prior(view: State, decision: Decision) -> list[float]:
    return [2.0 if action.verb in ("let_pass", "leave") else 1.0 for action in decision.options]


HEURISTIC = Heuristic(evaluate, prior)
"""Points in proportion, with strong cards kept for later."""
