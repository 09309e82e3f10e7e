"""What a player of Manifesto may overlook in a view."""

from collections.abc import Sequence
from dataclasses import replace

from ai.overlooking import Blindness
from game.core.contract import Seat
from game.titles.manifesto.faces import BID_CARDS
from game.titles.manifesto.state import State

FURTHER = 6
"""How many rounds further away than it is the end seems."""
EXTRA = 10, 45
"""ITS that a seat seems to have beyond its own when it buys cards, with two seats and with more."""
SAVED = 18, 6, 2
"""ITS that seem not worth keeping, with two seats, three, and more: with many seats, saving wins more."""
USUAL = 5
"""ITS that everybody else seems to have."""


def _twin(view: State) -> State:
    found: State = view.copy()
    return found


def _purses(view: State, seat: Seat) -> None:
    """Everybody else has the usual amount of money."""
    view.its = tuple([its if other == seat else USUAL for other, its in enumerate(view.its)])


def _cards(view: State, seat: Seat) -> None:
    """Nobody else has cards."""
    view.hands = tuple([hand if other == seat else () for other, hand in enumerate(view.hands)])


def _riches(view: State, seat: Seat) -> None:
    """All regions are worth the same."""
    view.influence = dict.fromkeys(view.influence, 1)
    view.strength = tuple([len(held) for held in view.held])


def _richer(view: State, seat: Seat, more: Sequence[int]) -> None:
    """Add ITS to a seat's own; `more` lists how many for two seats, three, and so on."""
    extra = more[min(len(view.its) - 2, len(more) - 1)]
    view.its = tuple([its + extra if other == seat else its for other, its in enumerate(view.its)])


def _thrift(view: State, seat: Seat) -> None:
    """Cards don't use up the money for bids. Bids and wars are weighed with the real money."""
    if view.phase == "draw":
        _richer(view, seat, EXTRA)


def _saving(view: State, seat: Seat) -> None:
    """Less money need be kept for the last rounds."""
    _richer(view, seat, SAVED)


def _lend(view: State, seat: Seat) -> None:
    """The hand has no influence cards for notes, so bids are planned in ITS alone."""
    hand = tuple([card for card in view.hands[seat] if card not in BID_CARDS])
    view.hands = tuple([hand if other == seat else cards for other, cards in enumerate(view.hands)])


def _end(view: State, seat: Seat) -> None:
    """The end is far off."""
    view.level = replace(view.level, rounds=view.level.rounds + FURTHER)


BLINDNESS = Blindness(
    _twin,
    {
        "purses": _purses,
        "cards": _cards,
        "riches": _riches,
        "thrift": _thrift,
        "saving": _saving,
        "lend": _lend,
        "end": _end,
    },
)
