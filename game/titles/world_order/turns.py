"""Playing cards: the four turns, passing, Assets, Executive Orders, and the abilities of Growth cards."""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import without
from game.core.record import seated
from game.titles.world_order.board import can_draw, earn, kinds, leave_market, trash
from game.titles.world_order.events import (
    AbilityUsed,
    AssetUsed,
    CardLaidDown,
    CardPlayed,
    CardTaken,
    OrderUsed,
    Passed,
)
from game.titles.world_order.faces import ASSET, FACE, GROWTH, kind_of
from game.titles.world_order.state import BLANK, State, has_growth, may_use
from game.titles.world_order.steps import DID, EFFECTS, NONE, Carry, Step

PASS = option("pass")
ORDER = option("order")
PASS_MONEY = 10
"""The money gained by passing. WO-ACT-04"""
BUREAUCRACY = "reduced_bureaucracy"
TRANSFER = "knowledge_transfer"
ADVANTAGE = "strategic_advantage"
USE = {ability: option("use", ability) for ability in (BUREAUCRACY, TRANSFER)}
FREE_COST = 6
"""The maximum cost of a card taken with Minimize Bureaucracy. WO-AMB-36"""


# Abilities that can be used at any time


def abilities(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the Growth card abilities that a seat can use between other actions. WO-GRO-05, WO-GRO-11"""
    if not state.growth[seat]:
        return ()
    found = []
    if may_use(state, seat, BUREAUCRACY) and (can_draw(state, seat) or state.hands[seat]):
        found.append(USE[BUREAUCRACY])
    if may_use(state, seat, TRANSFER) and EFFECTS[TRANSFER][0].can(state, seat):
        found.append(USE[TRANSFER])
    return tuple(found)


def use(state: State, seat: Seat, ability: str, emit: Emit) -> None:
    """Use a Growth card's ability, once per round; the caller pushes its question to be asked again. WO-AMB-40"""
    state.spent = seated(state.spent, seat, state.spent[seat] | {ability})
    emit(AbilityUsed, seat, ability)
    open_card(state, seat, ability)


@frozen
class BeforeResearch(Ask[State]):
    """The offer to use abilities before the hand is revealed. WO-GRO-11"""

    rule: ClassVar[str] = "WO-GRO-11"
    open: ClassVar[bool] = True
    passing: ClassVar[Action | None] = NONE

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the remaining abilities and `none`; () if none remain."""
        found = abilities(state, self.seat)
        return (*found, NONE) if found else ()

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Use the ability and ask again."""
        if action != NONE:
            push(state, self)
            use(state, self.seat, action.noun, emit)


# Resolving cards


@frozen
class CloseCard(Do[State]):
    """The end of resolving a card, which drops its memo."""

    def run(self, state: State, emit: Emit) -> None:
        """Return to the card that played this one, if any."""
        state.memo = state.memo[:-1]
        state.done = True


def open_card(state: State, seat: Seat, effect: str) -> None:
    """Start resolving a card, an Asset or a line of an Executive Order. WO-ACT-03"""
    state.memo += (BLANK,)
    push(state, Carry(seat, EFFECTS[effect]), CloseCard())


@frozen
class OpenCard(Do[State]):
    """The effect of an Asset, once a card has been laid face down for it."""

    seat: Seat
    effect: str

    def run(self, state: State, emit: Emit) -> None:
        open_card(state, self.seat, self.effect)


@frozen
class TakeMoney(Do[State]):
    """The money for passing, once a card has been laid face down. WO-ACT-04"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        earn(state, self.seat, PASS_MONEY)
        emit(Passed, self.seat, PASS_MONEY)


def play_card(state: State, seat: Seat, card: str, emit: Emit) -> None:
    """Play a card from the hand and resolve it. WO-ACT-03"""
    state.hands = seated(state.hands, seat, without(state.hands[seat], card))
    state.front = seated(state.front, seat, (*state.front[seat], card))
    emit(CardPlayed, seat, card)
    open_card(state, seat, kind_of(card))


def unused_assets(state: State, seat: Seat) -> list[str]:
    """Return the Assets that a seat can still use. WO-SA-02, WO-SA-06"""
    used = state.used[seat]
    return [asset for asset in state.assets[seat] if asset not in used]


def use_asset(state: State, seat: Seat, asset: str, emit: Emit) -> None:
    """Mark an Asset as used, lay a card face down for it, and resolve it. WO-SA-01, WO-SA-06"""
    state.used = seated(state.used, seat, (*state.used[seat], asset))
    emit(AssetUsed, seat, asset)
    push(state, LayDown(seat), OpenCard(seat, asset))


def use_order(state: State, seat: Seat, emit: Emit) -> None:
    """Use up the Executive Order, lay a card face down for it, and resolve it. WO-EXO-01"""
    state.orders = seated(state.orders, seat, False)
    emit(OrderUsed, seat)
    push(state, LayDown(seat), OpenCard(seat, "executive_order"))


def ways_to_play(state: State, seat: Seat) -> list[Action]:
    """Return what a seat can play: each kind of card in hand, unused Assets, the Executive Order.

    WO-ACT-07, WO-SA-03
    """
    ways = [option("play", card) for card in kinds(state.hands[seat])]
    ways += [option("asset", asset) for asset in unused_assets(state, seat)]
    if state.orders[seat]:
        ways.append(ORDER)
    return ways


def do_play(state: State, seat: Seat, action: Action, emit: Emit) -> None:
    """Play a card, an Asset or the Executive Order."""
    match action.verb:
        case "play":
            play_card(state, seat, action.noun, emit)
        case "asset":
            use_asset(state, seat, action.noun, emit)
        case _:
            use_order(state, seat, emit)


@frozen
class LayDown(Ask[State]):
    """The choice of a card to lay face down. Others don't see it before Research. WO-ACT-04, WO-ACT-09"""

    rule: ClassVar[str] = "WO-ACT-04"
    verbs: ClassVar[Verbs] = (("card", "lay"),)

    def options(self, state: State) -> tuple[Action, ...]:
        """Return one card of each kind in hand; () if the hand is empty, so that nothing is laid down."""
        return tuple([option("lay", card) for card in kinds(state.hands[self.seat])])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        state.hands = seated(state.hands, self.seat, without(state.hands[self.seat], action.noun))
        state.laid = seated(state.laid, self.seat, (*state.laid[self.seat], action.noun))
        emit(CardLaidDown, self.seat, (action.noun,))


# A turn


@frozen
class Turn(Do[State]):
    """One of a seat's four turns in a round. WO-ACT-02"""

    seat: Seat
    number: int

    def run(self, state: State, emit: Emit) -> None:
        """Push the turn's question; Strategic Advantage comes at the end of the first turn. WO-AMB-63"""
        state.turn = self.number
        begin_pile(state, self.seat)
        if self.number == 1:
            push(state, TakeTurn(self.seat), Advantage(self.seat))
        else:
            push(state, TakeTurn(self.seat))


def begin_pile(state: State, seat: Seat) -> None:
    """Record where this turn's pile starts. WO-ACT-06"""
    starts = state.pile_starts or ((),) * len(state.powers)
    here = len(state.front[seat]), len(state.laid[seat])
    state.pile_starts = seated(starts, seat, (*starts[seat], here))


@frozen
class TakeTurn(Ask[State]):
    """The choice of what to do in a turn. WO-ACT-03, WO-ACT-04, WO-ACT-05"""

    rule: ClassVar[str] = "WO-ACT-03"
    by_itself: ClassVar[bool] = False

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the cards, Assets, Executive Order and abilities that can be used, and `pass`."""
        return (*ways_to_play(state, self.seat), *abilities(state, self.seat), PASS)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        if action.verb == "use":
            push(state, self)
            use(state, self.seat, action.noun, emit)
        elif action == PASS:
            push(state, LayDown(self.seat), TakeMoney(self.seat))
        else:
            do_play(state, self.seat, action, emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.take_turn", number=state.turn)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why the card, Asset or ability can't be used now. WO-ACT-07, WO-SA-02, WO-GRO-11"""
        return why_no_play(state, self.seat, action) or Ask.why_not(self, state, action)


def why_no_play(state: State, seat: Seat, action: Action) -> Reason | None:
    """Return why a card, Asset, Executive Order or ability can't be used now, or None.

    WO-ACT-07, WO-SA-02, WO-EXO-01
    """
    match action.verb:
        case "play" if action.noun in FACE:
            kinds = [FACE[card].id for card in state.hands[seat]]
            key = "other_copy" if FACE[action.noun].id in kinds else "not_in_hand"
            return because("WO-ACT-07", key, card=action.noun)
        case "asset" if action.noun in state.assets[seat]:
            return because("WO-SA-02", "asset_used", asset=action.noun)
        case "asset" if action.noun in ASSET:
            return because("WO-SA-02", "asset_not_yours", asset=action.noun)
        case "order":
            return because("WO-EXO-01", "no_order")
        case "use" if action.noun in GROWTH:
            return why_no_ability(state, seat, action.noun)
        case _:
            return None


def why_no_ability(state: State, seat: Seat, card: str) -> Reason:
    """Return why a Growth card's ability can't be used now. WO-GRO-04, WO-GRO-11"""
    if card not in state.growth[seat]:
        return because("WO-GRO-01", "growth_not_yours", growth=card)
    if state.round < GROWTH[card].level:
        return because("WO-GRO-04", "growth_too_early", growth=card, level=GROWTH[card].level)
    key = "growth_spent" if card in state.spent[seat] else "growth_not_now"
    return because("WO-GRO-11", key, growth=card)


@frozen
class Advantage(Do[State]):
    """Strategic Advantage: another card at the end of the first turn of a round. WO-GRO-10, WO-GRO-13"""

    seat: Seat

    def run(self, state: State, emit: Emit) -> None:
        """Offer another card, even in the turn the Growth card was taken."""
        if has_growth(state, self.seat, ADVANTAGE):
            push(state, PlayMore(self.seat, True))


@frozen
class PlayAnother(Step):
    """The step "Play one more card now." WO-ACT-08, WO-AMB-76"""

    may: bool = False

    def can(self, state: State, seat: Seat) -> bool:
        return bool(ways_to_play(state, seat))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, PlayMore(seat, self.may))


@frozen
class PlayMore(Ask[State]):
    """The choice of another card to play. WO-ACT-08"""

    rule: ClassVar[str] = "WO-ACT-08"

    may: bool

    def options(self, state: State) -> tuple[Action, ...]:
        """Return what can be played; `none` only if the card allows it or the hand is empty."""
        ways = ways_to_play(state, self.seat)
        if not ways:
            return ()
        free = self.may or not state.hands[self.seat]
        return (*ways, *abilities(state, self.seat), *((NONE,) if free else ()))

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Play the card, which is added to this turn's pile. WO-ACT-06"""
        if action.verb == "use":
            push(state, self)
            use(state, self.seat, action.noun, emit)
        elif action != NONE:
            push(state, DID)
            do_play(state, self.seat, action, emit)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return why not: it must be a card, and one that can be played. WO-ACT-08"""
        if action.verb == "pass":
            return because(self.rule, "no_pass_here")
        if action.verb == "none":
            return because(self.rule, "must_play")
        return why_no_play(state, self.seat, action) or Ask.why_not(self, state, action)


# Minimize Bureaucracy


@frozen
class TrashThis(Step):
    """The step to remove the card being played from the game. WO-GEN-07"""

    kind: str

    def can(self, state: State, seat: Seat) -> bool:
        return True

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        """Trash the last of the played cards of this kind."""
        card = next(card for card in reversed(state.front[seat]) if kind_of(card) == self.kind)
        trash(state, seat, card, emit)
        state.done = True


@frozen
class ResearchFree(Step):
    """The step to take an open market card for free and play it at once. WO-AMB-36"""

    def can(self, state: State, seat: Seat) -> bool:
        return bool(cheap_cards(state))

    def do(self, state: State, seat: Seat, emit: Emit) -> None:
        push(state, TakeFree(seat))


def cheap_cards(state: State) -> list[str]:
    """Return the open market cards that can be taken for free."""
    return [card for card in state.row if FACE[card].cost <= FREE_COST]


@frozen
class TakeFree(Ask[State]):
    """The choice of a market card to take and play. WO-AMB-36"""

    rule: ClassVar[str] = "WO-AMB-36"
    verbs: ClassVar[Verbs] = (("card", "take"),)

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the cards that cost 6 or less."""
        return tuple([option("take", card) for card in cheap_cards(state)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Take the card, refill the market, and play the card."""
        card = action.noun
        leave_market(state, card, emit)
        state.owned = seated(state.owned, self.seat, (*state.owned[self.seat], card))
        state.front = seated(state.front, self.seat, (*state.front[self.seat], card))
        emit(CardTaken, self.seat, card)
        open_card(state, self.seat, kind_of(card))
