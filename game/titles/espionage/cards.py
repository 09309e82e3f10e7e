"""The Special Actions: when each may be announced, and what it does. Numbers come from the printed cards."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.core.agenda import Ask, push
from game.core.content.loading import known
from game.core.contract import Action, Emit, Reason, Seat, Verbs, because, option
from game.core.frozen import frozen
from game.core.piles import Pile
from game.core.record import changed, seated
from game.core.views import Draft, drop
from game.titles.espionage.board import advance, check_victory, draw, lay_off, set_spy
from game.titles.espionage.events import (
    AccountsPilfered,
    CountryBlockaded,
    DeportFailed,
    ExtraCardsPromised,
    GadgetGained,
    GadgetLost,
    HandDiscarded,
    HandOpened,
    PilferingFoundLittle,
    SpyDeported,
    SpyDetained,
    SpyMoved,
)
from game.titles.espionage.faces import ACTION, COUNTRIES, GADGET
from game.titles.espionage.state import Special, State, hand_size, movable, progress, spy_is_free

Effect = Callable[[State, Special, Emit], None]


def end_of_next_turn(state: State) -> int:
    """Return the player-turn that ends an effect starting now; of two effects, the later end counts. ES-AMB-12"""
    return state.turn + 2


# Legal targets


def targets_for(state: State, seat: Seat, action: str) -> list[str]:
    """Return the ids a Special Action may target; [] if it has no legal target. ES-AMB-14"""
    match action:
        case "blockade":
            return list(COUNTRIES)
        case "coordinated_assault" | "coordinated_attack":
            return movable(state)
        case "revolution":
            return open_to_revolution(state, seat)
        case "gadget_research":
            return [gadget for gadget in GADGET if gadget not in state.gadgets[seat]]
        case "gadget_buster":
            return list(state.gadgets[1 - seat])
        case _:
            return []


def open_to_revolution(state: State, seat: Seat) -> list[str]:
    """Return the countries that the seat itself hasn't secured and that aren't blockaded. ES-AMB-10, ES-AMB-22"""
    barred = state.blockades if state.rulings.blockade_stops_revolution else ()
    return [
        country
        for country, length in state.level.tracks.items()
        if progress(state, seat, country) < length and country not in barred
    ]


def elsewhere(state: State, seat: Seat) -> list[str]:
    """Return the five countries without the seat's spy. ES-AMB-32"""
    here = state.spies[seat]
    return [country for country in COUNTRIES if country != here]


AIMED = frozenset(
    {"blockade", "coordinated_assault", "coordinated_attack", "revolution", "gadget_research", "gadget_buster"}
)
"""The Special Actions with targets, as listed by `targets_for`; the others have none."""


def may_act(state: State, seat: Seat, action: str) -> bool:
    """Return True if the seat may use a card play of its turn for this Special Action. ES-AMB-14"""
    if action in AIMED:
        return bool(targets_for(state, seat, action))
    return action not in NO_CARD_PLAY


NO_CARD_PLAY = frozenset({"", "rebel_forces", "military_transport"})
"""Mercenaries have no action, Rebel Forces react to one, and a Military Transport costs no card play."""


# Effects


def blockade(state: State, deed: Special, emit: Emit) -> None:
    """Freeze the named country's marker until the end of the seat's next turn. ES-ACT-BLOCKADE"""
    (country,) = deed.targets
    until = end_of_next_turn(state)
    state.blockades = {**state.blockades, country: until}
    emit(CountryBlockaded, deed.seat, country, until)


def coordinated(state: State, deed: Special, emit: Emit) -> None:
    """Move each named marker towards the seat. ES-ACT-ASSAULT, ES-ACT-ATTACK"""
    for country in deed.targets:
        advance(state, deed.seat, country, ACTION[deed.action].steps, emit)
    check_victory(state, deed.seat, emit)


def revolution(state: State, deed: Special, emit: Emit) -> None:
    """Move one marker two steps towards the seat, even off the opponent's star. ES-ACT-REVOLUTION, ES-AMB-23"""
    (country,) = deed.targets
    advance(state, deed.seat, country, ACTION["revolution"].steps, emit)
    check_victory(state, deed.seat, emit)


def deport(state: State, deed: Special, emit: Emit) -> None:
    """Send the opposing spy home, unless it's detained. ES-ACT-DEPORT, ES-AMB-11"""
    other = 1 - deed.seat
    home = state.homes[other]
    held = state.rulings.detain_stops_deport and not spy_is_free(state, other)
    if held or state.spies[other] == home:
        emit(DeportFailed, other)
        return
    set_spy(state, other, home)
    emit(SpyDeported, other, home)


def detain(state: State, deed: Special, emit: Emit) -> None:
    """Freeze the opposing spy until the end of the seat's next turn. ES-ACT-DETAIN"""
    other = 1 - deed.seat
    until = max(end_of_next_turn(state), state.detained[other])
    state.detained = seated(state.detained, other, until)
    emit(SpyDetained, other, until)


def gadget_research(state: State, deed: Special, emit: Emit) -> None:
    """Activate the gadget; its card is already beside it. ES-ACT-RESEARCH, ES-GAD-04"""
    (gadget,) = deed.targets
    emit(GadgetGained, deed.seat, gadget, deed.cards[0])


def gadget_buster(state: State, deed: Special, emit: Emit) -> None:
    """Discard one of the opponent's Gadget Researches. ES-ACT-BUSTER"""
    (gadget,) = deed.targets
    other = 1 - deed.seat
    card = unplug(state, other, gadget)
    state.discard += (card,)
    emit(GadgetLost, other, gadget, card)


def military_transport(state: State, deed: Special, emit: Emit) -> None:
    """Move the seat's spy to another country. ES-ACT-TRANSPORT"""
    (country,) = deed.targets
    set_spy(state, deed.seat, country)
    emit(SpyMoved, deed.seat, country)


def paid_informant(state: State, deed: Special, emit: Emit) -> None:
    """Open the opponent's hand to everybody until the end of the seat's next turn. ES-ACT-INFORMANT, ES-AMB-28"""
    other = 1 - deed.seat
    until = max(end_of_next_turn(state), state.open_hands[other])
    state.open_hands = seated(state.open_hands, other, until)
    emit(HandOpened, other, state.hands[other], until)


def pilfer_accounts(state: State, deed: Special, emit: Emit) -> None:
    """Make the opponent choose two cards to keep and discard the rest. ES-ACT-PILFER"""
    other = 1 - deed.seat
    if len(state.hands[other]) <= ACTION["pilfer_accounts"].keep:
        emit(PilferingFoundLittle, other)
    else:
        push(state, KeepCards(other))


def promise_cards(state: State, deed: Special, emit: Emit) -> None:
    """Promise extra cards after this turn's refill. ES-ACT-SAFE, ES-ACT-DROP, ES-AMB-34"""
    count = ACTION[deed.action].draw
    state.extra += count
    emit(ExtraCardsPromised, deed.seat, count)


def strategic_resupply(state: State, deed: Special, emit: Emit) -> None:
    """Discard the hand and draw a new one at once. ES-ACT-RESUPPLY"""
    hand = state.hands[deed.seat]
    lay_off(state, deed.seat, hand)
    emit(HandDiscarded, deed.seat, hand)
    draw(state, deed.seat, hand_size(state, deed.seat), emit)


EFFECTS: Mapping[str, Effect] = {
    "blockade": blockade,
    "coordinated_assault": coordinated,
    "coordinated_attack": coordinated,
    "deport": deport,
    "detain": detain,
    "gadget_research": gadget_research,
    "gadget_buster": gadget_buster,
    "military_transport": military_transport,
    "paid_informant": paid_informant,
    "pilfer_accounts": pilfer_accounts,
    "revolution": revolution,
    "safe_house": promise_cards,
    "supply_drop": promise_cards,
    "strategic_resupply": strategic_resupply,
}
"""The effect of each Special Action.

Rebel Forces aren't listed: they only negate other actions, see answers.py.
"""
known("espionage/cards.toml, special_action", "the list", ACTION, (*EFFECTS, "rebel_forces"))


@frozen
class KeepCards(Ask[State]):
    """Pilfer Accounts: the secret choice of a first card to keep. ES-ACT-PILFER"""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "ES-ACT-PILFER"
    verbs: ClassVar[Verbs] = (("card", "keep"),)

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("keep", card) for card in state.hands[self.seat]])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Record the first card and ask for the next."""
        push(state, KeepMore(self.seat, (action.noun,)), self)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "keep_first")


@frozen
class KeepMore(Draft[State]):
    """The choice of further cards to keep; only the seat itself sees those chosen so far."""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "ES-ACT-PILFER"
    verbs: ClassVar[Verbs] = (("card", "keep"),)

    kept: Pile

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the hand cards that aren't kept yet."""
        return tuple([option("keep", card) for card in state.hands[self.seat] if card not in self.kept])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard the rest once enough are kept."""
        kept = (*self.kept, action.noun)
        if len(kept) < ACTION["pilfer_accounts"].keep:
            push(state, changed(self, kept=kept))
            return
        drop(state)
        lost = tuple([card for card in state.hands[self.seat] if card not in kept])
        lay_off(state, self.seat, lost)
        emit(AccountsPilfered, self.seat, lost)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "keep_first")


def unplug(state: State, seat: Seat, gadget: str) -> str:
    """Remove the card beside a seat's gadget and return it."""
    mine = dict(state.gadgets[seat])
    card = mine.pop(gadget)
    set_gadgets(state, seat, mine)
    return card


def set_gadgets(state: State, seat: Seat, mine: Mapping[str, str]) -> None:
    """Replace a seat's gadgets."""
    state.gadgets = seated(state.gadgets, seat, mine)
