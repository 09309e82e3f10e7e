"""Basic changes to the table: moving resources, cards, allies, armies and VPs."""

from collections.abc import Mapping
from typing import Any

from game.core.chance import shuffled
from game.core.contract import Emit, Seat
from game.core.piles import Pile, without
from game.core.record import changed, seated
from game.titles.world_order.events import (
    AllyExhausted,
    AllyReadied,
    CardDiscarded,
    CardsDrawn,
    CardTrashed,
    CommerceTurnedUp,
    CountryOpened,
    Gained,
    MarketDiscarded,
    MarketOpened,
    Paid,
    PileReshuffled,
    Produced,
    ProductionRaised,
    TrackFull,
)
from game.titles.world_order.faces import FACE, IMPORT_PRICE, POWER, PRIMARY, RECIPE, Ability
from game.titles.world_order.state import BLANK, TRACK, Ally, Memo, State, commerce_cards

# VPs, money and resources


def score(state: State, seat: Seat, vp: int) -> None:
    """Change a seat's VPs. They may fall below 0 unless a house option forbids it. WO-AMB-31"""
    total = state.vp[seat] + vp
    if total < 0 and state.rulings.vp_floor_at_zero:
        total = 0
    state.vp = seated(state.vp, seat, total)


def earn(state: State, seat: Seat, money: int) -> None:
    """Take money from the supply. WO-GEN-11"""
    state.money = seated(state.money, seat, state.money[seat] + money)


def spend(state: State, seat: Seat, money: int) -> None:
    """Pay money to the supply. WO-GEN-10"""
    state.money = seated(state.money, seat, state.money[seat] - money)


def have(state: State, seat: Seat, what: str) -> int:
    """Return how much a seat has of a resource or of money; for "army", the armies on its board."""
    return state.money[seat] if what == "money" else state.stock[seat][what]


def put(state: State, seat: Seat, what: str, count: int) -> None:
    """Set a seat's stock of a resource, or of armies on its board, to `count`."""
    state.stock = seated(state.stock, seat, {**state.stock[seat], what: count})


def take(state: State, seat: Seat, what: str, count: int) -> None:
    """Take something from a seat."""
    if what == "money":
        spend(state, seat, count)
    else:
        put(state, seat, what, state.stock[seat][what] - count)


def add(state: State, seat: Seat, what: str, count: int, emit: Emit) -> None:
    """Add units to the track. Above 10 they become money; diplomacy is lost; armies have no limit. WO-GEN-04"""
    total = state.stock[seat][what] + count
    over = total - TRACK if what != "army" else 0
    if over <= 0:
        put(state, seat, what, total)
        return
    put(state, seat, what, TRACK)
    money = over * IMPORT_PRICE.get(what, 0)
    earn(state, seat, money)
    emit(TrackFull, seat, what, over, money)


def gain(state: State, seat: Seat, what: str, count: int, emit: Emit) -> None:
    """Gain something from the supply without paying."""
    emit(Gained, seat, what, count)
    if what == "money":
        earn(state, seat, count)
    elif what == "vp":
        score(state, seat, count)
    else:
        add(state, seat, what, count, emit)


def can_pay(state: State, seat: Seat, price: Mapping[str, int]) -> bool:
    """Return True if a seat can pay the full price. WO-GEN-10"""
    return all(have(state, seat, what) >= count for what, count in price.items())


def pay(state: State, seat: Seat, price: Mapping[str, int], emit: Emit) -> None:
    """Pay the full price."""
    for what, count in price.items():
        if count:
            take(state, seat, what, count)
            emit(Paid, seat, what, count)


# Production


def most_units(state: State, seat: Seat, what: str, most: int | None = None) -> int:
    """Return the maximum units of a resource that can be produced now. WO-PRD-01, WO-PRD-03"""
    limit = state.production[seat][what]
    if what in PRIMARY:
        return limit
    if most is not None:
        limit = min(limit, most)
    return min([limit, *[have(state, seat, part) // count for part, count in RECIPE[what].items()]])


def make(state: State, seat: Seat, what: str, units: int, emit: Emit) -> None:
    """Produce units, pay the recipe if the resource is secondary, and turn up Commerce cards.

    WO-PRD-03, WO-PRD-05
    """
    if not units:
        return
    for part, count in RECIPE.get(what, {}).items():
        take(state, seat, part, count * units)
    emit(Produced, seat, what, units)
    add(state, seat, what, units, emit)
    turn_up(state, seat, what, emit)


def turn_up(state: State, seat: Seat, what: str, emit: Emit) -> None:
    """Turn up the Commerce cards that list a resource type. WO-PRD-05, WO-AMB-21"""
    cards = commerce_cards(state, seat)
    if what in POWER[state.powers[seat]].commerce and state.commerce[seat] < cards:
        state.commerce = seated(state.commerce, seat, cards)
        emit(CommerceTurnedUp, seat)


def raisable(state: State, seat: Seat) -> list[str]:
    """Return the productions below the last space of their track. WO-FOC-03"""
    most = POWER[state.powers[seat]].most
    return [what for what, level in state.production[seat].items() if level < most[what]]


def raise_production(state: State, seat: Seat, what: str, money: int, emit: Emit) -> None:
    """Raise a production by 1; this doesn't produce a unit. WO-GRO-06"""
    level = state.production[seat][what] + 1
    state.production = seated(state.production, seat, {**state.production[seat], what: level})
    emit(ProductionRaised, seat, what, level, money)


# Cards


def face(card: str) -> Ability:
    """Return the printed face of an Ability card."""
    found: Ability = FACE[card]
    return found


def kinds(cards: Pile) -> list[str]:
    """Return one card of each kind, since copies are equivalent."""
    if len(cards) < 2:
        return list(cards)
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(FACE[card].id, card)
    return list(found.values())


def can_draw(state: State, seat: Seat) -> bool:
    """Return True if a seat has any card left to draw. WO-GEN-06"""
    return bool(state.decks[seat] or state.discards[seat])


def draw(state: State, seat: Seat, count: int, emit: Emit) -> int:
    """Draw cards, reshuffling the discard pile when the deck is empty; return how many were drawn. WO-GEN-06"""
    drawn: Pile = ()
    while len(drawn) < count and can_draw(state, seat):
        if not state.decks[seat]:
            state.decks = seated(state.decks, seat, shuffled(state, state.discards[seat]))
            state.discards = seated(state.discards, seat, ())
            emit(PileReshuffled, seat, len(state.decks[seat]))
        deck, more = state.decks[seat], count - len(drawn)
        drawn += deck[:more]
        state.decks = seated(state.decks, seat, deck[more:])
        state.bought = seated(state.bought, seat, max(0, state.bought[seat] - more))
    if drawn:
        state.hands = seated(state.hands, seat, state.hands[seat] + drawn)
        emit(CardsDrawn, seat, drawn)
    return len(drawn)


def discard(state: State, seat: Seat, card: str, emit: Emit) -> None:
    """Discard a card from the hand."""
    state.hands = seated(state.hands, seat, without(state.hands[seat], card))
    state.discards = seated(state.discards, seat, (*state.discards[seat], card))
    emit(CardDiscarded, seat, card)


def trash(state: State, seat: Seat, card: str, emit: Emit) -> None:
    """Remove a card from the game; it may be in hand, in the discard pile or among the played cards. WO-GEN-07"""
    if card in state.hands[seat]:
        state.hands = seated(state.hands, seat, without(state.hands[seat], card))
    elif card in state.discards[seat]:
        state.discards = seated(state.discards, seat, without(state.discards[seat], card))
    else:
        state.front = seated(state.front, seat, without(state.front[seat], card))
    state.owned = seated(state.owned, seat, without(state.owned[seat], card))
    state.trashed += (card,)
    emit(CardTrashed, seat, card)


def leave_market(state: State, card: str, emit: Emit) -> None:
    """Remove a card from the market row: cards to its left slide right, and a new one opens on the left.

    WO-RSH-07
    """
    state.row = without(state.row, card)
    if not state.market and state.market_discard:
        state.market, state.market_discard = shuffled(state, state.market_discard), ()
    if state.market:
        new, state.market = state.market[0], state.market[1:]
        state.row = (new, *state.row)
        emit(MarketOpened, new)


def discard_market(state: State, count: int, emit: Emit) -> None:
    """Discard the market's rightmost cards, one by one. WO-RSH-12"""
    for _ in range(min(count, len(state.row))):
        card = state.row[-1]
        emit(MarketDiscarded, card)
        state.market_discard += (card,)
        leave_market(state, card, emit)


# Allies


def set_ally(state: State, seat: Seat, card: str, ally: Ally) -> None:
    """Replace an ally's status."""
    state.allies = seated(state.allies, seat, {**state.allies[seat], card: ally})


def exhaust(state: State, seat: Seat, card: str, emit: Emit) -> None:
    """Exhaust a Country by turning it face down. WO-GEN-05"""
    ally = state.allies[seat][card]
    set_ally(state, seat, card, Ally(False, ally.fdi, ally.bases, ally.under))
    emit(AllyExhausted, seat, card)


def ready(state: State, seat: Seat, card: str, emit: Emit) -> None:
    """Ready a Country by turning it face up. WO-GEN-05"""
    ally = state.allies[seat][card]
    set_ally(state, seat, card, Ally(True, ally.fdi, ally.bases, ally.under))
    emit(AllyReadied, seat, card)


def exhausted(state: State, seat: Seat) -> list[str]:
    """Return a seat's exhausted allies."""
    return [card for card, ally in state.allies[seat].items() if not ally.ready]


# Country decks


def fill_open(state: State, region: str, emit: Emit) -> None:
    """Make sure that two Countries are open, if two are left. WO-IMP-07"""
    left, right = state.left[region], state.right[region]
    if not right and len(left) > 1:
        state.left, state.right = {**state.left, region: left[1:]}, {**state.right, region: left[:1]}
        emit(CountryOpened, left[1])
    elif not left and right:
        state.left, state.right = {**state.left, region: right[:1]}, {**state.right, region: right[1:]}
        state.charted |= {region}
        if len(right) > 1:
            emit(CountryOpened, right[1])


def reveal_country(state: State, region: str) -> str:
    """Move the top of the left deck onto the right one; return the Country that this opens, or "". WO-PREP-02"""
    left, right = state.left[region], state.right[region]
    if len(left) + len(right) < 2:
        return ""
    if len(left) > 1:
        state.left, state.right = {**state.left, region: left[1:]}, {**state.right, region: (left[0], *right)}
        return left[1]
    state.left, state.right = {**state.left, region: (*left, *right)[1:]}, {**state.right, region: left}
    state.charted |= {region}
    return right[1] if len(right) > 1 else ""


# Armies and tokens


def send(state: State, power: str, region: str, count: int) -> None:
    """Add a power's armies to a Region, or remove them if `count` is negative."""
    there = {**state.armies[region], power: state.armies[region].get(power, 0) + count}
    state.armies = {**state.armies, region: there}


def place_token(state: State, seat: Seat, region: str, count: int) -> None:
    """Add a seat's Engage tokens to a Region, or remove them if `count` is negative."""
    mine = {**state.tokens[seat], region: state.tokens[seat].get(region, 0) + count}
    state.tokens = seated(state.tokens, seat, {name: left for name, left in mine.items() if left})


def movable(state: State, seat: Seat) -> dict[str, int]:
    """Return the armies a card may still move, by location, including those on the power's board. WO-MOV-03"""
    power, moved = state.powers[seat], memo(state).moved
    found = {"board": state.stock[seat]["army"]} if state.stock[seat]["army"] else {}
    for region, there in state.armies.items():
        count = there.get(power, 0)
        if count and moved:
            count -= moved.count(region)
        if count > 0:
            found[region] = count
    return found


# Memory of the card being resolved


def memo(state: State) -> Memo:
    """Return what the card being resolved has done so far; a blank memo if there's no such card."""
    return state.memo[-1] if state.memo else BLANK


def note(state: State, **facts: Any) -> None:
    """Record facts for later lines of the card being resolved; ignored if there's none."""
    if state.memo:
        state.memo = (*state.memo[:-1], changed(state.memo[-1], **facts))
