"""Who knows what in Manifesto: the view of a seat, and the worlds a seat could be in. MA-GEN-05, MA-BID-09"""

from random import Random

from game.core.agenda import Ask, Item, refresh, without_drafts
from game.core.contract import Seat
from game.core.piles import Pile, dealt, face_down, turned_up, unknown
from game.titles.manifesto.bidding import Note, blank_note, sides_for
from game.titles.manifesto.faces import BID_CARDS, deck
from game.titles.manifesto.state import SEALED, Bid, Conflict, State, War

LOYALTY = 0.25
"""How likely a seat imagines each influence card to be in a note it cannot see."""


def view(state: State, seat: Seat | None) -> State:
    """Hide hands, the order of the deck, chance to come, sealed notes, and what others put together."""
    seen = state.copy()
    seen.hands = tuple([hand if owner == seat else face_down(hand) for owner, hand in enumerate(state.hands)])
    seen.deck = face_down(state.deck)
    seen.chance = 0
    seen.sealed = tuple(
        [bid if bid is None or owner == seat else SEALED for owner, bid in enumerate(state.sealed)]
    )
    seen.agenda = _agenda(state, seat)
    top = seen.agenda[-1] if seen.agenda else None
    if not isinstance(top, Ask) or top.seat != seat:
        seen.options = ()
    return seen


def _agenda(state: State, seat: Seat | None) -> tuple[Item, ...]:
    """Others see that a note is being written, as if its writer had just begun. MA-BID-09"""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Note) and top.seat != seat:
        return (*state.agenda[:-1], blank_note(state, top.seat))
    return without_drafts(state.agenda, seat)


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal the cards `seat` cannot see over hands and deck, every deal as likely as any other."""
    world = view.copy()
    cards = dealt(unknown(deck(view.rulings.deck), *_face_up(view)), rng)
    world.hands = tuple([turned_up(hand, cards) for hand in view.hands])
    world.deck = tuple(cards)
    world.chance = rng.getrandbits(64)
    if SEALED in view.sealed:
        world.sealed = tuple(
            [_note(world, owner, rng) if bid == SEALED else bid for owner, bid in enumerate(view.sealed)]
        )
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Ask) and top.seat != seat:
        refresh(world)
    return world


def _face_up(view: State) -> list[Pile]:
    """Every place where cards lie that a seat can name."""
    laid_out: Pile = (view.contest.card,) if isinstance(view.contest, Conflict | War) else ()
    return [*view.hands, view.discard, view.removed, laid_out]


def _note(world: State, owner: Seat, rng: Random) -> Bid:
    """Write a note that its owner could have sealed: any side, seldom much money, now and then a card."""
    side = rng.choice(sides_for(world, owner))
    if side == "abstain":
        return Bid(side)
    its = rng.randint(0, rng.randint(0, world.its[owner]))
    hand = [card for card in world.hands[owner] if card in BID_CARDS]
    return Bid(side, its, tuple([card for card in hand if rng.random() < LOYALTY]))
