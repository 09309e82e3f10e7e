"""The state and rounds of Goofspiel: both players bid secretly for each prize, and the higher bid takes it."""

from dataclasses import dataclass
from typing import ClassVar

from game.core import chance
from game.core.agenda import Do, Position, push, settle
from game.core.contract import Action, Emit, Line, Reason, Result, Setup, because, line, option
from game.core.frozen import frozen
from game.core.piles import Pile, without
from game.core.record import BySeat, seated
from game.core.views import Sealed
from game.titles.goofspiel.events import BidsOpened, PrizeDiscarded, PrizeTurned, PrizeWon

CARDS = tuple(str(number) for number in range(1, 14))


@dataclass(kw_only=True)
class State(Position):
    """The state of a game: one suit in each hand, and a third as prizes."""

    rule_of_end: ClassVar[str] = "GO-END-01"
    rule_of_turns: ClassVar[str] = "GO-ROUND-01"

    factions: BySeat[str]
    hands: BySeat[Pile] = (CARDS, CARDS)
    sealed: BySeat[str] = ("", "")
    """The card each seat has bid, still in its hand until both are opened; "" if it hasn't bid."""
    won: BySeat[Pile] = ((), ())
    prize: str = ""
    prizes: Pile = ()
    """The prizes still face down, with the next one first."""
    discard: Pile = ()
    round: int = 0

    @property
    def scores(self) -> tuple[int, ...]:
        """The sum of the prizes each seat has won."""
        return tuple(sum(map(int, pile)) for pile in self.won)


def new(setup: Setup) -> State:
    """Give each player a suit, and shuffle the third. GO-SET-01"""
    state = State(factions=setup.factions, chance=chance.seeded(setup.seed))
    state.prizes = chance.shuffled(state, CARDS)
    push(state, Round())
    settle(state)
    return state


@frozen
class Round(Do[State]):
    """A round: a prize is turned up, and both players bid for it. GO-ROUND-01"""

    def run(self, state: State, emit: Emit) -> None:
        state.round += 1
        state.prize, state.prizes = state.prizes[0], state.prizes[1:]
        emit(PrizeTurned, state.prize)
        push(state, Bid(0), Bid(1), OpenBids())


@frozen
class Bid(Sealed[State]):
    """The choice of a card to bid, face down. GO-BID-01"""

    rule = "GO-BID-01"
    rule_of_seals = "GO-BID-01"
    verbs = (("card", "bid"),)

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple(option("bid", card) for card in state.hands[self.seat])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.sealed = seated(state.sealed, self.seat, action.noun)

    def prompt(self, state: State) -> Line:
        return line("prompt.bid", prize=state.prize)

    def why_not(self, state: State, action: Action) -> Reason:
        if action.verb == "bid" and action.noun in CARDS:
            return because("GO-BID-02", "spent", card=action.noun)
        return because(self.rule, "only_bids")


@frozen
class OpenBids(Do[State]):
    """The opening of both bids: the higher takes the prize, equal bids discard it. GO-WIN-01"""

    def run(self, state: State, emit: Emit) -> None:
        (first, second), state.sealed = state.sealed, ("", "")
        state.hands = (without(state.hands[0], first), without(state.hands[1], second))
        emit(BidsOpened, first, second)
        prize, state.prize = state.prize, ""
        if first == second:
            state.discard += (prize,)
            emit(PrizeDiscarded, prize)
        else:
            winner = int(int(second) > int(first))
            state.won = seated(state.won, winner, (*state.won[winner], prize))
            emit(PrizeWon, winner, prize)
        push(state, Round() if state.prizes else End())


@frozen
class End(Do[State]):
    """The end of the game: the higher sum wins, and equal sums share the victory. GO-END-01"""

    def run(self, state: State, emit: Emit) -> None:
        less, most = sorted(state.scores)
        key, won = ("result.shared", 0.5) if less == most else ("result.won", 1.0)
        shares = tuple(won * (points == most) for points in state.scores)
        seat = state.scores.index(most)
        state.result = Result(shares, line(key, seat=seat, other=1 - seat, points=most, less=less))
