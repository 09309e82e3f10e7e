"""What a player of Ideology may overlook in a view."""

from dataclasses import replace

from ai.overlooking import Blindness
from game.core.contract import Seat
from game.core.record import seated
from game.titles.ideology.state import State

FAR = 99
"""A goal that nobody can come near."""


def _twin(view: State) -> State:
    found: State = view.copy()
    return found


def _goal(view: State, seat: Seat) -> None:
    """Nobody is about to win."""
    view.level = replace(view.level, victory=FAR)


def _later(view: State, seat: Seat) -> None:
    """Cards in hand are of no use in later phases."""
    view.hands = seated(view.hands, seat, ())


def _rivals(view: State, seat: Seat) -> None:
    """Nobody else has cards at Independent Regions."""
    cards = dict(view.cards)
    for region, areas in cards.items():
        if region not in view.owner:
            cards[region] = tuple(
                tuple(count if other == seat else 0 for other, count in enumerate(area)) for area in areas
            )
    view.cards = cards


BLINDNESS = Blindness(_twin, {"goal": _goal, "later": _later, "rivals": _rivals})
