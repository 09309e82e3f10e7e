"""Who knows what in World Order: the view of a seat, and the worlds a seat could be in. WO-GEN-13, WO-AMB-69"""

from random import Random

from game.core.agenda import Ask, refresh, without_drafts
from game.core.contract import UNSEEN, Seat
from game.core.piles import Pile, dealt, face_down, turned_up, unknown
from game.core.record import seated
from game.titles.world_order.faces import ASSETS, AUTO, DECK, MAP, REGIONS, market_deck
from game.titles.world_order.state import State


def view(state: State, seat: Seat | None) -> State:
    """Hide hands, cards laid face down, the order of every draw deck, sealed choices, and chance to come."""
    seen = state.copy()
    seats = state.seats
    seen.hands = tuple([hand if owner == seat else face_down(hand) for owner, hand in enumerate(state.hands)])
    seen.laid = tuple([pile if owner == seat else face_down(pile) for owner, pile in enumerate(state.laid)])
    seen.decks = tuple([_deck(state.decks[owner], state.bought[owner]) for owner in seats])
    seen.left = {
        region: deck if region in state.charted else deck[:1] + face_down(deck[1:])
        for region, deck in state.left.items()
    }
    seen.market, seen.auto = face_down(state.market), face_down(state.auto)
    if state.chosen:
        _hide_choices(seen, state, seat)
    seen.chance = 0
    seen.agenda = without_drafts(state.agenda, seat)
    top = seen.agenda[-1] if seen.agenda else None
    if not isinstance(top, Ask) or top.seat != seat:
        seen.options = ()
    return seen


def _deck(deck: Pile, known: int) -> Pile:
    """A draw deck, of which only cards bought for its top are known."""
    return deck[:known] + face_down(deck[known:])


def _hide_choices(seen: State, state: State, seat: Seat | None) -> None:
    """During set-up nobody sees what others may choose from, nor what they have chosen. WO-AMB-71"""
    seen.chosen = tuple(
        [choice if owner == seat else (UNSEEN,) * len(choice) for owner, choice in enumerate(state.chosen)]
    )
    seen.dealt = tuple([pile if owner == seat else face_down(pile) for owner, pile in enumerate(state.dealt)])
    if not state.level.arrow_hands:
        seen.piles = tuple(
            [
                piles if owner == seat else tuple([face_down(pile) for pile in piles])
                for owner, piles in enumerate(state.piles)
            ]
        )


def imagine(view: State, seat: Seat, rng: Random) -> State:
    """Deal what `seat` cannot see, each deal as likely as any other."""
    world = view.copy()
    for owner in view.seats:
        _deal_cards(world, view, owner, rng)
    _deal_decks(world, view, rng)
    if view.chosen:
        _imagine_choices(world, view, seat, rng)
    world.chance = rng.getrandbits(64)
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Ask) and top.seat != seat:
        refresh(world)
    return world


def _deal_cards(world: State, view: State, owner: Seat, rng: Random) -> None:
    """The cards of a seat that lie face down: hand, deck, and those laid down."""
    hand, deck, laid = view.hands[owner], view.decks[owner], view.laid[owner]
    hidden = hand.count(UNSEEN) + deck.count(UNSEEN) + laid.count(UNSEEN)
    if not hidden:
        return
    seen = (hand, deck, laid, view.discards[owner], view.front[owner])
    cards = dealt(unknown(view.owned[owner], *seen), rng)
    world.hands = seated(world.hands, owner, turned_up(hand, cards))
    world.laid = seated(world.laid, owner, turned_up(laid, cards))
    world.decks = seated(world.decks, owner, turned_up(deck, cards))


def _deal_decks(world: State, view: State, rng: Random) -> None:
    """Countries to come, the market deck, and Auto-Influence."""
    taken = [card for allies in view.allies for card in allies]
    world.left = {
        region: turned_up(
            view.left[region], dealt(unknown(MAP[region], view.left[region], view.right[region], taken), rng)
        )
        for region in REGIONS
    }
    rulings = view.rulings
    every = market_deck(rulings.optional_market_pack, rulings.strategic_reinforcements_in_market)
    world.market = tuple(dealt(unknown(every, view.row, view.market_discard, view.trashed, *view.owned), rng))
    if view.auto:
        world.auto = tuple(dealt(unknown(AUTO, view.auto_open, view.auto_used), rng))


def _imagine_choices(world: State, view: State, seat: Seat, rng: Random) -> None:
    """Deal piles and Assets to the others, and let them have chosen somehow."""
    for owner in view.seats:
        if owner == seat:
            continue
        power, count = view.powers[owner], len(view.chosen[owner])
        if not view.level.arrow_hands:
            cards = dealt(list(DECK[power]), rng)
            world.piles = seated(world.piles, owner, tuple([turned_up(p, cards) for p in view.piles[owner]]))
        assets = tuple(dealt(list(ASSETS[power]), rng))[: len(view.dealt[owner])]
        world.dealt = seated(world.dealt, owner, assets)
        pile = "first" if view.level.arrow_hands else rng.choice(("first", "second"))
        world.chosen = seated(world.chosen, owner, (pile, rng.choice(assets))[:count])
