"""Basic changes to the table: moving money and cards, changing a region's owner, rolling dice."""

from collections.abc import Sequence

from game.core.chance import roll, shuffled
from game.core.contract import Emit, Seat
from game.core.piles import Pile, without
from game.core.record import seated
from game.titles.manifesto.events import CardsDrawn, PileReshuffled, RegionGained, RegionLost, TieRolled, TruceMade
from game.titles.manifesto.state import State, pair, survey

# Money and cards


def pay(state: State, seat: Seat, its: int) -> None:
    """Pay money to the bank. MA-GEN-04"""
    state.its = seated(state.its, seat, state.its[seat] - its)


def earn(state: State, seat: Seat, its: int) -> None:
    """Take money from the bank. MA-GEN-04"""
    state.its = seated(state.its, seat, state.its[seat] + its)


def set_hand(state: State, seat: Seat, hand: Pile) -> None:
    """Replace a seat's hand."""
    state.hands = seated(state.hands, seat, hand)


def take_from_hand(state: State, seat: Seat, cards: Pile) -> None:
    """Remove cards from a hand."""
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    set_hand(state, seat, hand)


def lay_off(state: State, seat: Seat, cards: Pile) -> None:
    """Move cards from a hand to the discard pile, face up. MA-AMB-30"""
    take_from_hand(state, seat, cards)
    state.discard += cards


def can_draw(state: State) -> bool:
    """Return True if the deck or the discard pile has a card. MA-AMB-31"""
    return bool(state.deck or state.discard)


def draw(state: State, seat: Seat, count: int, emit: Emit) -> None:
    """Draw cards, reshuffling the discard pile into a new deck when the deck runs out. MA-AMB-31"""
    drawn: Pile = ()
    while len(drawn) < count and can_draw(state):
        if not state.deck:
            state.deck, state.discard = shuffled(state, state.discard), ()
            emit(PileReshuffled, len(state.deck))
        more = count - len(drawn)
        drawn, state.deck = drawn + state.deck[:more], state.deck[more:]
    if drawn:
        set_hand(state, seat, state.hands[seat] + drawn)
        emit(CardsDrawn, seat, drawn)


# Dice


def roll_off(state: State, seats: Sequence[Seat], emit: Emit) -> Seat:
    """Return the winner of a roll-off between tied seats: the highest rollers roll again until only one is left.

    MA-BID-05, MA-AMB-11
    """
    while len(seats) > 1:
        dice = [roll(state) for _ in seats]
        emit(TieRolled, tuple(seats), tuple(dice))
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return seats[0]


def ranked_by_dice(state: State, seats: Sequence[Seat], emit: Emit) -> list[Seat]:
    """Return the seats ordered by die roll, highest first; seats with equal rolls roll again. MA-AMB-04"""
    if len(seats) < 2:
        return list(seats)
    dice = {seat: roll(state) for seat in seats}
    emit(TieRolled, tuple(dice), tuple(dice.values()))
    groups = [[seat for seat in seats if dice[seat] == die] for die in range(6, 0, -1)]
    return [seat for group in groups for seat in ranked_by_dice(state, group, emit)]


def first_side_wins(state: State, emit: Emit) -> bool:
    """Roll a die for each of two sides until they differ; return True if the first wins. MA-BID-05, MA-AMB-13"""
    while True:
        one, other = roll(state), roll(state)
        emit(TieRolled, (), (one, other))
        if one != other:
            return one > other


# Regions


def gain(state: State, seat: Seat, region: str, emit: Emit) -> None:
    """Put a seat's marker on a region, and end the claim of a seat that just lost it. MA-CON-05, MA-AMB-36"""
    before = state.owner.get(region)
    state.owner = {**state.owner, region: seat}
    forget(state, region)
    survey(state)
    emit(RegionGained, seat, region, before)


def neutralise(state: State, region: str, emit: Emit) -> None:
    """Remove the marker from a region and record who lost it. MA-CON-05, MA-AMB-26"""
    loser = state.owner[region]
    state.owner = {name: seat for name, seat in state.owner.items() if name != region}
    state.lost = {**state.lost, region: loser}
    survey(state)
    emit(RegionLost, loser, region)


def forget(state: State, region: str) -> None:
    """End the claim on a region by the seat that just lost it. MA-AMB-26"""
    if region in state.lost:
        state.lost = {name: seat for name, seat in state.lost.items() if name != region}


# Truces


def make_truce(state: State, seat: Seat, other: Seat, emit: Emit) -> None:
    """Roll for the length of a truce. If the two already have one, the later end counts.

    MA-PEACE-02, MA-AMB-17
    """
    die = roll(state)
    end = state.round + die - 1 if state.rulings.truce_counts_current_round else state.round + die
    both = pair(seat, other)
    until = max(end, state.truces.get(both, 0))
    state.truces = {**state.truces, both: until}
    emit(TruceMade, seat, other, die, until)
