"""The bad habit of players of World Order."""

from collections.abc import Iterator

from game.core.contract import Seat
from game.titles.world_order.domestic import next_space
from game.titles.world_order.faces import IMPORT_PRICE
from game.titles.world_order.state import State
from tools.lab.blunders import Habit, Noted


class DiesRich(Habit[State]):
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


HABITS = (DiesRich,)
