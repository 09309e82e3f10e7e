"""Who knows what in 1955: the view of a seat, and the worlds a seat could be in. ES-GEN-03"""

from random import Random

from game.core.agenda import Ask, refresh, without_drafts
from game.core.contract import Seat
from game.core.piles import dealt, face_down, turned_up, unknown
from game.titles.espionage.faces import CARD
from game.titles.espionage.state import State, hand_is_open


def view(state: State, seat: Seat | None) -> State:
    """Hide hands that are not open, the order of the deck, chance to come, and what others put together."""
    seen = state.copy()
    seen.hands = (_hand(state, 0, seat), _hand(state, 1, seat))
    seen.deck = face_down(state.deck)
    seen.chance = 0
    seen.agenda = without_drafts(state.agenda, seat)
    top = seen.agenda[-1] if seen.agenda else None
    if not isinstance(top, Ask) or top.seat != seat:
        seen.options = ()
    return seen


def _hand(state: State, owner: Seat, reader: Seat | None) -> tuple[str, ...]:
    hand = state.hands[owner]
    return hand if owner == reader or hand_is_open(state, owner) else face_down(hand)


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal the cards `seat` cannot see over the other hand and the deck, every deal as likely as any other."""
    world = view.copy()
    beside = [card for mine in view.gadgets for card in mine.values()]
    cards = dealt(unknown(CARD, *view.hands, view.discard, beside), rng)
    world.hands = (turned_up(view.hands[0], cards), turned_up(view.hands[1], cards))
    world.deck = tuple(cards)
    world.chance = rng.getrandbits(64)
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Ask) and top.seat != seat:
        refresh(world)
    return world
