"""The bad habits of players of World Order."""

from collections.abc import Iterator

from game.core.contract import Seat
from game.titles.world_order.domestic import next_space
from game.titles.world_order.faces import IMPORT_PRICE
from game.titles.world_order.state import State
from tools.lab.blunders import GivenAnswer, Habit, Noted

UNMOVED = (
    *("money", "stock", "production", "vp", "prosperity", "allies", "tokens", "armies", "permanent", "temporary"),
    *("commerce", "growth", "owned", "decks", "spent", "left", "right", "trashed"),
)
"""The fields that show whether a card has done anything apart from leaving the hand."""


class DiesRich(Habit[State]):
    """Ending with money that could have been spent."""

    name = "dies_rich"
    about = "ends with the money for six goods beyond what the most money brought, and spaces of Prosperity left"

    def ended(self, state: State) -> Iterator[Noted]:
        """Note everyone with a Prosperity space left."""
        for seat in state.seats:
            if next_space(state, seat) is not None:
                yield Noted(seat, self.number, idle(state, seat) >= 6 * IMPORT_PRICE["goods"])


class PlaysForNothing(Habit[State]):
    """Playing a card that does nothing, when passing would have brought money."""

    name = "plays_for_nothing"
    about = "plays a card and has none of its effects, though passing was open"

    def __init__(self) -> None:
        self.open: tuple[Noted, State] | None = None
        """The play that is being carried out, and the state before it."""

    def watch(self, step: GivenAnswer[State]) -> Iterator[Noted]:
        """Note every play once its card is done, whatever follows it in the same answer."""
        self.number = step.number
        asked, action = step.decision, step.action
        if self.open is None and action.verb == "play" and any(each.verb == "pass" for each in asked.options):
            self.open = Noted(step.seat, step.number, False), step.before
        if self.open is not None and len(step.after.memo) <= len(self.open[1].memo):
            play, before = self.open
            self.open = None
            yield play._replace(fell=all(getattr(step.after, each) == getattr(before, each) for each in UNMOVED))


def idle(state: State, seat: Seat) -> int:
    """Return how much a seat could have spent while keeping the most money; or all if it hadn't the most."""
    others = max(state.money[other] for other in state.seats if other != seat)
    return state.money[seat] - (others if state.money[seat] > others else 0)


HABITS = (DiesRich, PlaysForNothing)
