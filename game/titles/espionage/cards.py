"""What each Special Action does, and when it may be announced. Numbers come from the printed cards."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import ClassVar

from game.core.agenda import Ask, push
from game.core.content.loading import known
from game.core.contract import Action, Emit, Reason, Seat, Verbs, because, option
from game.core.frozen import frozen
from game.core.piles import Pile
from game.core.record import seated
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
    """The player-turn at whose end an effect ends that is set now; of two, the later end counts. ES-AMB-12"""
    return state.turn + 2


# What may be announced


def targets_for(state: State, seat: Seat, action: str) -> list[str]:
    """The ids a Special Action may be aimed at; empty when it has no legal target. ES-AMB-14"""
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
    """Countries neither secured by the seat itself nor blockaded. ES-AMB-10, ES-AMB-22"""
    barred = state.blockades if state.rulings.blockade_stops_revolution else ()
    return [
        country
        for country, length in state.level.tracks.items()
        if progress(state, seat, country) < length and country not in barred
    ]


def elsewhere(state: State, seat: Seat) -> list[str]:
    """The five countries a seat's spy does not stand in. ES-AMB-32"""
    here = state.spies[seat]
    return [country for country in COUNTRIES if country != here]


AIMED = frozenset(
    {
        "blockade",
        "coordinated_assault",
        "coordinated_attack",
        "revolution",
        "gadget_research",
        "gadget_buster",
    }
)
"""Card plays that are aimed at something: those `targets_for` knows; the others only need to be said."""


def may_act(state: State, seat: Seat, action: str) -> bool:
    """Whether a card may be played for its Special Action as a card play of one's own. ES-AMB-14"""
    if action in AIMED:
        return bool(targets_for(state, seat, action))
    return action not in NO_CARD_PLAY


NO_CARD_PLAY = frozenset({"", "rebel_forces", "military_transport"})
"""Mercenaries have no action, Rebel Forces wait for one, and a Military Transport costs no card play."""


# What happens


def blockade(state: State, deed: Special, emit: Emit) -> None:
    """A named country's marker stays put until the end of your next turn. ES-ACT-BLOCKADE"""
    (country,) = deed.targets
    until = end_of_next_turn(state)
    state.blockades = {**state.blockades, country: until}
    emit(CountryBlockaded, deed.seat, country, until)


def coordinated(state: State, deed: Special, emit: Emit) -> None:
    """Each named marker moves towards you. ES-ACT-ASSAULT, ES-ACT-ATTACK"""
    for country in deed.targets:
        advance(state, deed.seat, country, ACTION[deed.action].steps, emit)
    check_victory(state, deed.seat, emit)


def revolution(state: State, deed: Special, emit: Emit) -> None:
    """One marker moves two steps towards you, even from the opponent's star. ES-ACT-REVOLUTION, ES-AMB-23"""
    (country,) = deed.targets
    advance(state, deed.seat, country, ACTION["revolution"].steps, emit)
    check_victory(state, deed.seat, emit)


def deport(state: State, deed: Special, emit: Emit) -> None:
    """The opposing spy goes home, unless it is detained. ES-ACT-DEPORT, ES-AMB-11"""
    other = 1 - deed.seat
    home = state.homes[other]
    held = state.rulings.detain_stops_deport and not spy_is_free(state, other)
    if held or state.spies[other] == home:
        emit(DeportFailed, other)
        return
    set_spy(state, other, home)
    emit(SpyDeported, other, home)


def detain(state: State, deed: Special, emit: Emit) -> None:
    """The opposing spy stays put until the end of your next turn. ES-ACT-DETAIN"""
    other = 1 - deed.seat
    until = max(end_of_next_turn(state), state.detained[other])
    state.detained = seated(state.detained, other, until)
    emit(SpyDetained, other, until)


def gadget_research(state: State, deed: Special, emit: Emit) -> None:
    """The card that already lies beside its gadget takes force. ES-ACT-RESEARCH, ES-GAD-04"""
    (gadget,) = deed.targets
    emit(GadgetGained, deed.seat, gadget, deed.cards[0])


def gadget_buster(state: State, deed: Special, emit: Emit) -> None:
    """One opposing Gadget Research goes to the discard pile. ES-ACT-BUSTER"""
    (gadget,) = deed.targets
    other = 1 - deed.seat
    card = unplug(state, other, gadget)
    state.discard += (card,)
    emit(GadgetLost, other, gadget, card)


def military_transport(state: State, deed: Special, emit: Emit) -> None:
    """Your spy stands in another country. ES-ACT-TRANSPORT"""
    (country,) = deed.targets
    set_spy(state, deed.seat, country)
    emit(SpyMoved, deed.seat, country)


def paid_informant(state: State, deed: Special, emit: Emit) -> None:
    """The opponent's hand lies open until the end of your next turn. ES-ACT-INFORMANT, ES-AMB-28"""
    other = 1 - deed.seat
    until = max(end_of_next_turn(state), state.open_hands[other])
    state.open_hands = seated(state.open_hands, other, until)
    emit(HandOpened, other, state.hands[other], until)


def pilfer_accounts(state: State, deed: Special, emit: Emit) -> None:
    """The opponent chooses two cards to keep and discards the rest. ES-ACT-PILFER"""
    other = 1 - deed.seat
    if len(state.hands[other]) <= ACTION["pilfer_accounts"].keep:
        emit(PilferingFoundLittle, other)
    else:
        push(state, KeepCards(other))


def promise_cards(state: State, deed: Special, emit: Emit) -> None:
    """Extra cards come after this turn's refill. ES-ACT-SAFE, ES-ACT-DROP, ES-AMB-34"""
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
"""What a Special Action does when it resolves. Rebel Forces only ever strikes out another: see answers.py."""
known("espionage/cards.toml, special_action", "the list", ACTION, (*EFFECTS, "rebel_forces"))


@frozen
class KeepCards(Ask[State]):
    """Pilfer Accounts: which cards do you keep? One is chosen after the other, unseen. ES-ACT-PILFER"""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "ES-ACT-PILFER"
    verbs: ClassVar[Verbs] = (("card", "keep"),)

    def options(self, state: State) -> tuple[Action, ...]:
        """Any card of the hand."""
        return tuple([option("keep", card) for card in state.hands[self.seat]])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Remember the first card and ask for the next."""
        push(state, KeepMore(self.seat, (action.noun,)), self)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "keep_first")


@frozen
class KeepMore(Draft[State]):
    """The further cards to keep; what was chosen so far is the seat's own secret."""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "ES-ACT-PILFER"
    verbs: ClassVar[Verbs] = (("card", "keep"),)

    kept: Pile

    def options(self, state: State) -> tuple[Action, ...]:
        """Any card of the hand that is not kept yet."""
        return tuple([option("keep", card) for card in state.hands[self.seat] if card not in self.kept])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Discard the rest once enough are kept."""
        kept = (*self.kept, action.noun)
        if len(kept) < ACTION["pilfer_accounts"].keep:
            push(state, replace(self, kept=kept))
            return
        drop(state)
        lost = tuple([card for card in state.hands[self.seat] if card not in kept])
        lay_off(state, self.seat, lost)
        emit(AccountsPilfered, self.seat, lost)

    def why_not(self, state: State, action: Action) -> Reason:
        return because(self.rule, "keep_first")


def unplug(state: State, seat: Seat, gadget: str) -> str:
    """Take the card away that lies beside a seat's gadget."""
    mine = dict(state.gadgets[seat])
    card = mine.pop(gadget)
    set_gadgets(state, seat, mine)
    return card


def set_gadgets(state: State, seat: Seat, mine: Mapping[str, str]) -> None:
    """Give a seat other gadgets."""
    state.gadgets = seated(state.gadgets, seat, mine)
