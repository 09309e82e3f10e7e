"""What a player of 1955 may overlook in a view."""

from ai.overlooking import Blindness
from game.core.contract import Seat
from game.titles.espionage.state import State


def _twin(view: State) -> State:
    found: State = view.copy()
    return found


def _homes(view: State, seat: Seat) -> None:
    """Nobody's home is in danger."""
    view.homes = ("", "")


def _cards(view: State, seat: Seat) -> None:
    """Hands hold nothing."""
    view.hands = ((), ())


def _spies(view: State, seat: Seat) -> None:
    """Spies are nowhere."""
    view.spies = ("", "")


def _tools(view: State, seat: Seat) -> None:
    """There are no gadgets, no blockades, no detained spies and no open hands."""
    view.gadgets, view.blockades = ({}, {}), {}
    view.detained, view.open_hands = (0, 0), (0, 0)


BLINDNESS = Blindness(_twin, {"homes": _homes, "cards": _cards, "spies": _spies, "tools": _tools})
