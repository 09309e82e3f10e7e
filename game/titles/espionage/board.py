"""Basic changes to the table: advancing markers, securing countries, moving cards."""

from game.core.chance import shuffled
from game.core.contract import Emit, Result, Seat, line
from game.core.piles import Pile, without
from game.core.record import seated
from game.titles.espionage.events import (
    CardsDrawn,
    CountryReopened,
    CountrySecured,
    GameWon,
    MarkerMoved,
    PileReshuffled,
)
from game.titles.espionage.state import State, hand_is_open, holder, progress, secured, towards

COUNTRIES_TO_WIN = 3


def advance(state: State, seat: Seat, country: str, steps: int, emit: Emit) -> None:
    """Move a marker towards a seat. It stops at the star, where the country is secured. ES-INF-01, ES-SEC-01"""
    length = state.level.tracks[country]
    before = progress(state, seat, country)
    after = min(before + steps, length)
    was_lost = holder(state, country) is not None
    state.markers = {**state.markers, country: after * towards(seat)}
    if was_lost:
        emit(CountryReopened, 1 - seat, country)
    emit(MarkerMoved, seat, country, after - before, after)
    if after == length:
        emit(CountrySecured, seat, country)


def check_victory(state: State, seat: Seat, emit: Emit) -> None:
    """End the game if a seat holds three countries or its opponent's home. ES-WIN-01, ES-WIN-02"""
    held = secured(state, seat)
    home = state.homes[1 - seat]
    if home in held:
        win(state, seat, "home", (home,), emit)
    elif len(held) >= COUNTRIES_TO_WIN:
        win(state, seat, "countries", tuple(held), emit)


def win(state: State, seat: Seat, how: str, countries: tuple[str, ...], emit: Emit) -> None:
    """End the game at once. ES-WIN-03"""
    shares = (1.0, 0.0) if seat == 0 else (0.0, 1.0)
    state.result = Result(shares, line(f"result.{how}", seat=seat, other=1 - seat, countries=countries))
    emit(GameWon, seat, how, countries)


def draw(state: State, seat: Seat, count: int, emit: Emit) -> None:
    """Draw cards, reshuffling the discard pile into a new deck when the deck runs out. ES-REFILL-02"""
    if count <= 0:
        return
    missing = count - _take(state, seat, count, emit)
    if missing and state.discard:
        reshuffle(state, emit)
        _take(state, seat, missing, emit)
    if not state.deck and state.discard and state.rulings.reshuffle_when == "on_last_card_drawn":
        reshuffle(state, emit)


def reshuffle(state: State, emit: Emit) -> None:
    """Shuffle the whole discard pile into a new draw deck. ES-REFILL-02, ES-AMB-13"""
    state.deck, state.discard = shuffled(state, state.discard), ()
    emit(PileReshuffled, len(state.deck))


def _take(state: State, seat: Seat, count: int, emit: Emit) -> int:
    """Move up to `count` cards from the deck into a hand. Return the number moved."""
    drawn, state.deck = state.deck[:count], state.deck[count:]
    if drawn:
        set_hand(state, seat, state.hands[seat] + drawn)
        emit(CardsDrawn, seat, drawn, hand_is_open(state, seat))
    return len(drawn)


def lay_off(state: State, seat: Seat, cards: Pile) -> None:
    """Put cards from a hand face up on the discard pile. ES-PLAY-03"""
    take_from_hand(state, seat, cards)
    state.discard += cards


def take_from_hand(state: State, seat: Seat, cards: Pile) -> None:
    """Remove cards from a hand."""
    hand = state.hands[seat]
    for card in cards:
        hand = without(hand, card)
    set_hand(state, seat, hand)


def set_hand(state: State, seat: Seat, hand: Pile) -> None:
    """Replace a seat's hand."""
    state.hands = seated(state.hands, seat, hand)


def set_spy(state: State, seat: Seat, country: str) -> None:
    """Place a seat's spy in a country."""
    state.spies = seated(state.spies, seat, country)
