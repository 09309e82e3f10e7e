"""Basic changes to the table: moving cards, shuffling decks, assessing regions."""

from collections.abc import Iterator
from typing import NamedTuple

from game.core.chance import shuffled
from game.core.contract import Emit, Seat
from game.core.piles import Pile, without
from game.core.record import seated
from game.titles.ideology.events import CardsDrawn, PileReshuffled
from game.titles.ideology.faces import AREAS, GROWN, REGION
from game.titles.ideology.places import BIT, regions
from game.titles.ideology.state import MIN_LEVEL, ByArea, State, capacity, majority, no_cards

# Hands, decks, piles


def set_hand(state: State, seat: Seat, hand: Pile) -> None:
    """Replace a seat's hand."""
    state.hands = seated(state.hands, seat, hand)


def throw(state: State, seat: Seat, cards: Pile) -> None:
    """Put cards on their Ideology's discard pile; the caller has already taken them from elsewhere."""
    state.discards = seated(state.discards, seat, state.discards[seat] + cards)


def take_from_hand(state: State, seat: Seat, area: int, count: int = 1) -> None:
    """Remove cards of one area from a hand."""
    hand = state.hands[seat]
    for _ in range(count):
        hand = without(hand, AREAS[area])
    set_hand(state, seat, hand)


def discard(state: State, seat: Seat, area: int, count: int = 1) -> None:
    """Discard cards from a hand."""
    if count:
        take_from_hand(state, seat, area, count)
        throw(state, seat, (AREAS[area],) * count)


def draw(state: State, seat: Seat, count: int, emit: Emit) -> None:
    """Draw cards, reshuffling the discard pile whenever the deck runs out. ID-GEN-08, ID-GEN-09, ID-AMB-52"""
    drawn: Pile = ()
    while len(drawn) < count:
        if not state.decks[seat] and not reshuffle(state, seat, emit):
            break
        more, deck = count - len(drawn), state.decks[seat]
        drawn += deck[:more]
        state.decks = seated(state.decks, seat, deck[more:])
        if len(deck) <= more:
            reshuffle(state, seat, emit)
    if drawn:
        set_hand(state, seat, state.hands[seat] + drawn)
        emit(CardsDrawn, seat, drawn)


def reshuffle(state: State, seat: Seat, emit: Emit) -> bool:
    """Shuffle the discard pile into a new deck; return False if it's empty. ID-AMB-51"""
    pile = state.discards[seat]
    if not pile:
        return False
    state.decks = seated(state.decks, seat, shuffled(state, pile))
    state.discards = seated(state.discards, seat, ())
    emit(PileReshuffled, seat, len(pile))
    return True


# Cards at regions


def put(state: State, seat: Seat, region: str, area: int, more: int) -> None:
    """Add `more` (may be negative) of a seat's cards to an area of a region, and update the derived fields."""
    areas = state.cards[region]
    there = areas[area]
    mine = there[seat] + more
    there = (*there[:seat], mine, *there[seat + 1 :])
    state.cards = {**state.cards, region: (*areas[:area], there, *areas[area + 1 :])}
    bit = BIT[region]
    rooms = state.room[area]
    stands = state.stands[seat]
    now = rooms | bit if sum(there) < capacity(state, region) else rooms & ~bit
    if now != rooms:
        state.room = _with(state.room, area, now)
    held = stands[area] | bit if mine else stands[area] & ~bit
    if held != stands[area]:
        state.stands = seated(state.stands, seat, _with(stands, area, held))


def _with(three: ByArea, area: int, now: int) -> ByArea:
    military, economic, cultural = three
    match area:
        case 0:
            return now, economic, cultural
        case 1:
            return military, now, cultural
        case _:
            return military, economic, now


def lay(state: State, seat: Seat, region: str, area: int) -> None:
    """Move a card from the hand to its area of a region."""
    take_from_hand(state, seat, area)
    put(state, seat, region, area, 1)


def remove(state: State, seat: Seat, region: str, area: int, count: int = 1) -> None:
    """Discard cards of a seat from an area of a region."""
    put(state, seat, region, area, -count)
    throw(state, seat, (AREAS[area],) * count)


def replace_card(state: State, seat: Seat, other: Seat, region: str, area: int) -> None:
    """Replace another seat's card with an attack card that isn't counted at the region yet. ID-CON-09"""
    remove(state, other, region, area)
    put(state, seat, region, area, 1)


# Regions


def turn_up(state: State) -> str:
    """Turn up the top card of the region deck as a new Independent Region. ID-FOR-01"""
    region, bit = state.region_deck[0], BIT[state.region_deck[0]]
    state.region_deck = state.region_deck[1:]
    state.levels = {**state.levels, region: REGION[region].level}
    state.cards = {**state.cards, region: no_cards(len(state.factions))}
    state.free |= bit
    if REGION[region].level >= GROWN:
        state.grown |= bit
    military, economic, cultural = state.room
    state.room = military | bit, economic | bit, cultural | bit
    return region


class Verdict(NamedTuple):
    """The change an Assessment makes to a region; None means Independent."""

    region: str
    before: int
    level: int
    loser: Seat | None
    """The former controller, if the region changes hands or is freed."""
    owner: Seat | None
    """The controller afterwards."""


def assessment(state: State) -> list[Verdict]:
    """Return the changes to all regions if they were assessed now. ID-ASM-01, ID-ASM-03, ID-ASM-04, ID-AMB-38"""
    return [*_controlled(state), *_independent(state)]


def _controlled(state: State) -> Iterator[Verdict]:
    """Yield the changes to Controlled Regions. ID-AMB-05

    The weakest area sets the level. A region without a majority is freed, and may go to another seat at once.
    """
    for region, owner in state.owner.items():
        areas, before = state.cards[region], state.levels[region]
        weakest = min([sum(area) for area in areas])
        level = max(weakest, MIN_LEVEL)
        leader = majority(areas)
        if leader == owner:
            if level != before:
                yield Verdict(region, before, level, None, owner)
        else:
            yield Verdict(region, before, level, owner, leader if weakest >= level else None)


def _independent(state: State) -> Iterator[Verdict]:
    """Yield the Independent Regions whose areas are all full; they go to the seat with the majority. ID-ASM-04"""
    military, economic, cultural = state.room
    for region in regions(state.free & ~(military | economic | cultural)):
        leader, level = majority(state.cards[region]), state.levels[region]
        if leader is not None:
            yield Verdict(region, level, level, None, leader)
