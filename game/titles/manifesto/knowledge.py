"""Hidden information in Manifesto: what a seat sees, and the worlds consistent with it.

MA-GEN-05, MA-BID-09
"""

from random import Random

from game.core.contract import Seat
from game.core.piles import Pile, dealt, face_down, turned_up, unknown
from game.core.views import refresh, seen_by
from game.titles.manifesto.bidding import sides_for
from game.titles.manifesto.faces import BID_CARDS, deck
from game.titles.manifesto.state import SEALED, Bid, Conflict, State, War

LOYALTY = 0.25
"""The probability that an influence card in hand, in an imagined world, is in the seat's hidden note."""


def view(state: State, seat: Seat | None) -> State:
    """Return the state without others' hands, deck order, future chance, sealed notes and others' drafts."""
    seen = seen_by(state, seat)
    seen.hands = tuple([hand if owner == seat else face_down(hand) for owner, hand in enumerate(state.hands)])
    seen.deck = face_down(state.deck)
    seen.sealed = tuple(
        [bid if bid is None or owner == seat else SEALED for owner, bid in enumerate(state.sealed)]
    )
    return seen


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal the cards that `seat` can't see to hands and deck, uniformly at random."""
    world = view.copy()
    cards = dealt(unknown(deck(view.rulings.deck), *_face_up(view)), rng)
    world.hands = tuple([turned_up(hand, cards) for hand in view.hands])
    world.deck = tuple(cards)
    world.chance = rng.getrandbits(64)
    if SEALED in view.sealed:
        world.sealed = tuple(
            [_note(world, owner, rng) if bid == SEALED else bid for owner, bid in enumerate(view.sealed)]
        )
    refresh(world, seat)
    return world


def things(state: State) -> list[str]:
    """Return all cards of the deck in use, wherever they are. MA-GEN-05"""
    return sorted([*state.deck, *[card for pile in _face_up(state) for card in pile]])


def _face_up(view: State) -> list[Pile]:
    """Return every pile that can have identifiable cards."""
    laid_out: Pile = (view.contest.card,) if isinstance(view.contest, Conflict | War) else ()
    return [*view.hands, view.discard, view.removed, laid_out]


def _note(world: State, owner: Seat, rng: Random) -> Bid:
    """Make up a note that its owner could have sealed: any side, usually little money, sometimes a card."""
    side = rng.choice(sides_for(world, owner))
    if side == "abstain":
        return Bid(side)
    its = rng.randint(0, rng.randint(0, world.its[owner]))
    hand = [card for card in world.hands[owner] if card in BID_CARDS]
    return Bid(side, its, tuple([card for card in hand if rng.random() < LOYALTY]))
