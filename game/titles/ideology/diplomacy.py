"""Diplomacy: an open round in which everybody may speak, sealed wishes, and the harsher of two holds. ID-DIP"""

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, because, line, option
from game.core.frozen import frozen
from game.core.record import seated
from game.core.views import Sealed
from game.titles.ideology.events import StanceCalledFor, StanceChanged, WishesOpened, WishesSealed
from game.titles.ideology.faces import STANCES
from game.titles.ideology.state import State, has

CALL = {
    "peace": option("call_for_peace"),
    "neutral": option("call_for_neutrality"),
    "war": option("call_for_war"),
}
"""Stance → what is said openly."""
CALLED = {call.verb: stance for stance, call in CALL.items()}
WISH = {"peace": option("peace"), "neutral": option("neutral"), "war": option("war")}
"""Stance → what is wished in secret."""
DONE = option("done")


@frozen
class DiplomacyPhase(Do[State]):
    """Everybody speaks, everybody seals, all is opened together. ID-DIP-01, ID-DIP-05"""

    def run(self, state: State, emit: Emit) -> None:
        """In turn order, which tells nothing. ID-AMB-20"""
        state.phase = "diplomacy"
        nothing = ("",) * len(state.factions)
        state.spoken = (nothing,) * len(state.factions)
        speeches = [Speak(seat) for seat in state.order] if state.rulings.open_talk else []
        wishes = [Wish(seat, other) for seat in state.order for other in others(state, seat)]
        push(state, *speeches, *wishes, OpenWishes())


def others(state: State, seat: Seat) -> list[Seat]:
    """Everybody else, in seat order: the order in which wishes are sealed."""
    return [other for other in state.seats if other != seat]


def may_wish(state: State, seat: Seat, other: Seat, stance: str) -> bool:
    """Isolationism forbids declaring war, not going on with one. ID-DIP-04, ID-AMB-19"""
    return stance != "war" or state.stances[seat][other] == "war" or not has(state, seat, "isolationism")


def allowed(state: State, seat: Seat, other: Seat) -> Iterator[str]:
    """The stances a seat may wish with another, mildest first."""
    return (stance for stance in STANCES if may_wish(state, seat, other, stance))


@frozen
class Speak(Ask[State]):
    """What would you like, and with whom? Once about each other, and binding nobody. ID-DIP-06, ID-AMB-22"""

    rule: ClassVar[str] = "ID-DIP-06"
    open: ClassVar[bool] = True
    passing: ClassVar[Action | None] = DONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Each stance that may be wished, with everybody not spoken of yet."""
        seat, said = self.seat, state.spoken[self.seat]
        calls = [
            option(CALL[stance].verb, state.factions[other])
            for other in others(state, seat)
            if not said[other]
            for stance in allowed(state, seat, other)
        ]
        return (*calls, DONE) if calls else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Say it and ask again."""
        if action == DONE:
            return
        other, stance = state.factions.index(action.noun), CALLED[action.verb]
        state.spoken = seated(state.spoken, self.seat, seated(state.spoken[self.seat], other, stance))
        emit(StanceCalledFor, self.seat, other, stance)
        push(state, self)

    def why_not(self, state: State, action: Action) -> Reason:
        """It has been said, or Isolationism keeps from saying it. ID-DIP-04"""
        mine = state.factions[self.seat]
        if action.verb not in CALLED or action.noun not in state.factions or action.noun == mine:
            return because(self.rule, "speak_or_done")
        other = state.factions.index(action.noun)
        if state.spoken[self.seat][other]:
            return because(self.rule, "spoken_already", other=other)
        return because("ID-DIP-04", "isolationism", other=other)


@frozen
class Wish(Sealed[State]):
    """Which stance do you wish? Sealed until everybody has answered. ID-DIP-05, ID-Q-08, ID-AMB-73"""

    rule: ClassVar[str] = "ID-DIP-05"
    rule_of_seals: ClassVar[str] = "ID-DIP-05"

    other: Seat

    def options(self, state: State) -> tuple[Action, ...]:
        """Any distance in one turn. ID-AMB-21"""
        faction = state.factions[self.other]
        return tuple([option(WISH[stance].verb, faction) for stance in allowed(state, self.seat, self.other)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        mine = (*state.sealed[self.seat], action.verb)
        state.sealed = seated(state.sealed, self.seat, mine)
        if len(mine) == len(state.factions) - 1:
            emit(WishesSealed, self.seat)

    def prompt(self, state: State) -> Line:
        other = self.other
        return line(
            "prompt.wish",
            other=other,
            stance=state.stances[self.seat][other],
            said=state.spoken[other][self.seat],
        )

    def why_not(self, state: State, action: Action) -> Reason:
        """One wish after the other, and no war for Isolationism. ID-AMB-73, ID-DIP-04"""
        mine = state.factions[self.seat]
        if action.verb in CALLED:
            return because("ID-DIP-06", "time_to_speak_is_over")
        if action.verb not in WISH or action.noun not in state.factions or action.noun == mine:
            return because(self.rule, "wish_first", other=self.other)
        if action.noun != state.factions[self.other]:
            return because("ID-AMB-73", "one_by_one", other=self.other)
        return because("ID-DIP-04", "isolationism", other=self.other)


@frozen
class OpenWishes(Do[State]):
    """Every pair takes the harsher of its two wishes. ID-DIP-02"""

    def run(self, state: State, emit: Emit) -> None:
        """Pair by pair in the telling, and nothing of a pair shows before its wishes lie open. ID-DIP-03"""
        sealed, state.sealed = state.sealed, ((),) * len(state.sealed)
        for seat, other in combinations(state.seats, 2):
            was, now = state.stances[seat][other], held(sealed, seat, other)
            pair = (seat, other), (other, seat)
            for one, two in pair:
                count = state.broken[one][two] + _is_broken(state, sealed, one, two)
                state.broken = seated(state.broken, one, seated(state.broken[one], two, count))
            emit(WishesOpened, seat, other, wish(sealed, seat, other), wish(sealed, other, seat), now)
            if now != was:
                for one, two in pair:
                    state.stances = seated(state.stances, one, seated(state.stances[one], two, now))
                emit(StanceChanged, seat, other, now, was)


def _is_broken(state: State, sealed: tuple[tuple[str, ...], ...], seat: Seat, other: Seat) -> bool:
    """Whether a wish, now open to all, has not kept what its seat said to the other. ID-AMB-22"""
    said = state.spoken[seat][other]
    return bool(said) and STANCES.index(wish(sealed, seat, other)) > STANCES.index(said)


def wish(sealed: tuple[tuple[str, ...], ...], seat: Seat, other: Seat) -> str:
    """What a seat has wished with another."""
    return sealed[seat][other - (other > seat)]


def held(sealed: tuple[tuple[str, ...], ...], seat: Seat, other: Seat) -> str:
    """The harsher wish of two. ID-DIP-02"""
    return max(wish(sealed, seat, other), wish(sealed, other, seat), key=STANCES.index)
