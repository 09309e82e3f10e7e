"""What a player of World Order may overlook in a view."""

from ai.heuristics.world_order.evaluate import settled
from ai.overlooking import Blindness
from game.core.contract import Seat
from game.titles.world_order.state import State


def _twin(view: State) -> State:
    """Return a copy in which the card in play has been carried out, so that nothing needs what blinkers hide."""
    found: State = settled(view).copy()
    found.chance = 0
    return found


def _scorings(view: State, seat: Seat) -> None:
    """Regions won't be scored."""
    view.permanent, view.temporary = dict.fromkeys(view.permanent, ()), dict.fromkeys(view.temporary, ())


def _armies(view: State, seat: Seat) -> None:
    """There are no armies in Regions."""
    view.armies = {region: {} for region in view.armies}


def _cards(view: State, seat: Seat) -> None:
    """Cards in hand and in the deck make no difference."""
    view.owned = tuple([owned[:1] for owned in view.owned])
    view.hands = ((),) * len(view.hands)


def _income(view: State, seat: Seat) -> None:
    """Production and Growth cards bring nothing in later rounds."""
    view.production = tuple([dict.fromkeys(made, 0) for made in view.production])
    view.growth = ((),) * len(view.growth)


def _money(view: State, seat: Seat) -> None:
    """Money has no use."""
    view.money = (0,) * len(view.money)


BLINDNESS = Blindness(
    _twin, {"scorings": _scorings, "armies": _armies, "cards": _cards, "income": _income, "money": _money}
)
