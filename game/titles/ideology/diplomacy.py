"""Diplomacy: an open round of talk, then sealed wishes; the harsher wish of each pair becomes its stance.

ID-DIP
"""

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

CALL = {"peace": option("call_for_peace"), "neutral": option("call_for_neutrality"), "war": option("call_for_war")}
"""Stance → the option that openly calls for it."""
CALLED = {call.verb: stance for stance, call in CALL.items()}
WISH = {"peace": option("peace"), "neutral": option("neutral"), "war": option("war")}
"""Stance → the option that secretly wishes for it."""
DONE = option("done")


@frozen
class DiplomacyPhase(Do[State]):
    """The Diplomacy phase: everybody speaks, everybody seals their wishes, and all are opened together.

    ID-DIP-01, ID-DIP-05
    """

    def run(self, state: State, emit: Emit) -> None:
        """Ask in turn order; the order reveals nothing, because wishes are sealed. ID-AMB-20"""
        state.phase = "diplomacy"
        nothing = ("",) * len(state.factions)
        state.spoken = (nothing,) * len(state.factions)
        speeches = [Speak(seat) for seat in state.order] if state.rulings.open_talk else []
        wishes = [Wish(seat, other) for seat in state.order for other in others(state, seat)]
        push(state, *speeches, *wishes, OpenWishes())


def others(state: State, seat: Seat) -> list[Seat]:
    """Return all other seats in seat order, which is the order in which wishes are sealed."""
    return [other for other in state.seats if other != seat]


def may_wish(state: State, seat: Seat, other: Seat, stance: str) -> bool:
    """Return True if a seat may wish for a stance: Isolationism forbids declaring war, but not continuing it.

    ID-DIP-04, ID-AMB-19
    """
    return stance != "war" or state.stances[seat][other] == "war" or not has(state, seat, "isolationism")


def allowed(state: State, seat: Seat, other: Seat) -> Iterator[str]:
    """Yield the stances that a seat may wish for with another, mildest first."""
    return (stance for stance in STANCES if may_wish(state, seat, other, stance))


@frozen
class Speak(Ask[State]):
    """The choice to call for stances openly, once per other seat; calls aren't binding. ID-DIP-06, ID-AMB-22"""

    rule: ClassVar[str] = "ID-DIP-06"
    open: ClassVar[bool] = True
    passing: ClassVar[Action | None] = DONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Return each permitted stance with every seat not addressed yet, and `done`."""
        seat, said = self.seat, state.spoken[self.seat]
        calls = [
            option(CALL[stance].verb, state.factions[other])
            for other in others(state, seat)
            if not said[other]
            for stance in allowed(state, seat, other)
        ]
        return (*calls, DONE) if calls else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Announce the call and ask again."""
        if action == DONE:
            return
        other, stance = state.factions.index(action.noun), CALLED[action.verb]
        state.spoken = seated(state.spoken, self.seat, seated(state.spoken[self.seat], other, stance))
        emit(StanceCalledFor, self.seat, other, stance)
        push(state, self)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: the seat was addressed already, or Isolationism forbids it. ID-DIP-04"""
        mine = state.factions[self.seat]
        if action.verb not in CALLED or action.noun not in state.factions or action.noun == mine:
            return because(self.rule, "speak_or_done")
        other = state.factions.index(action.noun)
        if state.spoken[self.seat][other]:
            return because(self.rule, "spoken_already", other=other)
        return because("ID-DIP-04", "isolationism", other=other)


@frozen
class Wish(Sealed[State]):
    """The choice of a wish, sealed until everybody has answered. ID-DIP-05, ID-Q-08, ID-AMB-73"""

    rule: ClassVar[str] = "ID-DIP-05"
    rule_of_seals: ClassVar[str] = "ID-DIP-05"

    other: Seat

    def options(self, state: State) -> tuple[Action, ...]:
        """Return all permitted stances; a stance may change by any number of steps per turn. ID-AMB-21"""
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
            "prompt.wish", other=other, stance=state.stances[self.seat][other], said=state.spoken[other][self.seat]
        )

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: wishes are asked for one by one, or Isolationism forbids war. ID-AMB-73, ID-DIP-04"""
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
    """The opening of wishes: every pair takes the harsher of its two wishes. ID-DIP-02"""

    def run(self, state: State, emit: Emit) -> None:
        """Open wishes pair by pair; a pair's wishes are revealed together. ID-DIP-03"""
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
    """Return True if a seat's wish is harsher than the stance it had called for. ID-AMB-22"""
    said = state.spoken[seat][other]
    return bool(said) and STANCES.index(wish(sealed, seat, other)) > STANCES.index(said)


def wish(sealed: tuple[tuple[str, ...], ...], seat: Seat, other: Seat) -> str:
    """Return what a seat wished for with another."""
    return sealed[seat][other - (other > seat)]


def held(sealed: tuple[tuple[str, ...], ...], seat: Seat, other: Seat) -> str:
    """Return the harsher of two seats' wishes. ID-DIP-02"""
    return max(wish(sealed, seat, other), wish(sealed, other, seat), key=STANCES.index)
