"""The bad habits of players of World Order."""

from collections.abc import Iterator
from typing import Any

from game.core.contract import Game, Seat
from game.titles.world_order.domestic import MakeUnits, may_prosper, next_space
from game.titles.world_order.faces import IMPORT_PRICE
from game.titles.world_order.state import State
from tools.lab.blunders import GivenAnswer, Habit, HabitOfTheEnd, Noted


class MakesNothing(Habit[State]):
    """Choosing production and then producing nothing."""

    name = "makes_nothing"
    about = "chooses to produce, and makes 0 of it"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note production that was chosen, not what a Focus brings automatically."""
        if isinstance(step.before.agenda[-1], MakeUnits) and step.before.phase == "action":
            yield Noted(step.seat, step.number, step.action.noun == "0")


class ImportsNothing(Habit[State]):
    """Choosing an import that changes nothing, because goods without room on the track are refunded."""

    name = "imports_nothing"
    about = "chooses what to import, and has neither more of it nor less money afterwards"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.begun: Noted | None = None
        self.money = 0

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Compare the money at the next question that isn't the amount; single answers come automatically."""
        kind, state = step.decision.kind, step.before
        if kind in ("buy_from_allies", "buy_from_power"):
            return
        if self.begun is not None:
            yield self.begun._replace(fell=state.money[self.begun.seat] == self.money)
            self.begun = None
        if kind == "choose_import" and step.action.noun:
            self.begun, self.money = Noted(step.seat, step.number, False), state.money[step.seat]


class Passes(Habit[State]):
    """Giving a turn away."""

    name = "passes_with_cards"
    about = "passes a turn with two or more cards in hand, of which one can be played"

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every turn with a choice."""
        cards = sum(action.verb == "play" for action in step.decision.options)
        if step.decision.kind == "take_turn" and cards and len(step.before.hands[step.seat]) > 1:
            yield Noted(step.seat, step.number, step.action.verb == "pass")


class RefreshesTwice(Habit[State]):
    """Spending Research on looking at more cards."""

    name = "refreshes_twice"
    about = "refreshes the market twice in one Research, out of those in which it does so at all"

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.last: tuple[Seat, int, int] | None = None
        """The seat spending Research, the step of its latest refresh, and the number of refreshes."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Close a Research when another question or another seat comes up."""
        spends = step.decision.kind == "spend_research"
        if self.last is not None and (not spends or self.last[0] != step.seat):
            seat, number, times = self.last
            self.last = None
            yield Noted(seat, number, times > 1)
        if spends and step.action.verb == "refresh":
            times = self.last[2] if self.last is not None else 0
            self.last = step.seat, step.number, times + 1


class LeavesProsperity(Habit[State]):
    """Leaving the next space of Prosperity although the goods for it were there."""

    name = "leaves_prosperity"
    about = (
        "does not go on in Prosperity in a round in which it had the goods, or a card and the money to buy them"
    )

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.able: dict[Seat, int] = {}
        self.before: tuple[int, ...] = ()

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every turn of a round, and its end."""
        state, seat = step.before, step.seat
        if not self.before:
            self.before = state.prosperity
        if step.decision.kind == "take_turn" and seat not in self.able and affordable(state, seat):
            self.able[seat] = step.number
        if step.after.round != state.round or step.after.result is not None:
            for able, number in self.able.items():
                yield Noted(able, number, step.after.prosperity[able] == self.before[able])
            self.able, self.before = {}, step.after.prosperity


def affordable(state: State, seat: Seat) -> bool:
    """Return True if a seat holds the goods for its next space of Prosperity."""
    space = next_space(state, seat) if may_prosper(state, seat) else None
    return space is not None and state.stock[seat]["goods"] >= space.goods


class DiesRich(HabitOfTheEnd[State]):
    """Ending with money that buys nothing any more."""

    name = "dies_rich"
    about = "ends with the money for six goods beyond what the most money brought, and spaces of Prosperity left"

    def ended(self, state: State) -> Iterator[Noted]:
        """Note everyone who could have gone on."""
        for seat in state.seats:
            if next_space(state, seat) is not None:
                yield Noted(seat, self.number, idle(state, seat) >= 6 * IMPORT_PRICE["goods"])


def idle(state: State, seat: Seat) -> int:
    """Return the money that a seat could have spent and still have had the most, or all of it if it hadn't."""
    others = max(state.money[other] for other in state.seats if other != seat)
    return state.money[seat] - (others if state.money[seat] > others else 0)


HABITS = (MakesNothing, ImportsNothing, Passes, RefreshesTwice, LeavesProsperity, DiesRich)
