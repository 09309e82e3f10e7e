"""Hidden information in 1955: what a seat sees, and the worlds consistent with that. ES-GEN-03"""

from random import Random

from game.core.contract import Seat
from game.core.piles import dealt, face_down, turned_up, unknown
from game.core.views import refresh, seen_by
from game.titles.espionage.faces import CARD
from game.titles.espionage.state import State, hand_is_open


def view(state: State, seat: Seat | None) -> State:
    """Hide closed hands, the order of the deck, future chance, and others' drafts."""
    seen = seen_by(state, seat)
    seen.hands = (_hand(state, 0, seat), _hand(state, 1, seat))
    seen.deck = face_down(state.deck)
    return seen


def _hand(state: State, owner: Seat, reader: Seat | None) -> tuple[str, ...]:
    hand = state.hands[owner]
    return hand if owner == reader or hand_is_open(state, owner) else face_down(hand)


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal the cards `seat` can't see to the other hand and the deck, uniformly at random."""
    world = view.copy()
    beside = [card for mine in view.gadgets for card in mine.values()]
    cards = dealt(unknown(CARD, *view.hands, view.discard, beside), rng)
    world.hands = (turned_up(view.hands[0], cards), turned_up(view.hands[1], cards))
    world.deck = tuple(cards)
    world.chance = rng.getrandbits(64)
    refresh(world, seat)
    return world


def things(state: State) -> list[str]:
    """Return all 54 cards, wherever they are. ES-GEN-01"""
    beside = [card for gadgets in state.gadgets for card in gadgets.values()]
    return sorted([*state.hands[0], *state.hands[1], *state.deck, *state.discard, *beside])
