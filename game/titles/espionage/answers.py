"""Announcing actions, and the windows in which the other seat may answer. ES-SEQ-03 to 08

While an action waits, the agenda holds `Resolve(deed)` with the other seat's question on top. Letting it pass
falls through to Resolve; a block or a counter removes everything down to and including that Resolve.
"""

from typing import ClassVar

from game.core.agenda import Ask, Do, push
from game.core.contract import Action, Emit, Line, Reason, Seat, Verbs, because, line, option
from game.core.frozen import frozen
from game.core.piles import Pile
from game.core.record import changed
from game.core.views import Draft, drop
from game.titles.espionage.board import advance, check_victory, lay_off, take_from_hand
from game.titles.espionage.cards import EFFECTS, elsewhere, set_gadgets, unplug
from game.titles.espionage.events import (
    ActionAnnounced,
    ActionCountered,
    CounterAnnounced,
    InfluenceAnnounced,
    InfluenceBlocked,
    PassLet,
)
from game.titles.espionage.faces import ACTION, CARD
from game.titles.espionage.state import (
    Counter,
    Deed,
    Influence,
    Special,
    State,
    present,
    spy_is_free,
    usable_for_block,
)

LET_PASS = option("let_pass")
DONE = option("done")
ANSWERS = ("block", "counter")
"""The verbs that answer what the other seat has announced."""


# Announcing


def announce_influence(state: State, deed: Influence, emit: Emit) -> None:
    """Announce an Influence Action, using one card play; its cards are discarded. ES-SEQ-02, ES-SEQ-04"""
    state.plays -= 1
    lay_off(state, deed.seat, deed.cards)
    emit(InfluenceAnnounced, deed.seat, deed.country, deed.cards, deed.total)
    push(state, AnswerInfluence(1 - deed.seat, deed), Resolve(deed))


def announce_special(state: State, deed: Special, emit: Emit) -> None:
    """Announce a Special Action. Its cost stays spent whatever the outcome. ES-SEQ-03, ES-CTR-01"""
    _pay(state, deed)
    if deed.action == "gadget_research":
        _lay_beside(state, deed)
    else:
        lay_off(state, deed.seat, deed.cards)
    emit(ActionAnnounced, deed.seat, deed.cards[0], deed.action, deed.targets)
    if deed.seat == state.active:
        push(state, AnswerSpecial(1 - deed.seat, deed), Resolve(deed))
    else:
        push(state, *_riposte(state, deed), Resolve(deed))


def announce_counter(state: State, deed: Counter, emit: Emit) -> None:
    """Play a card against the Special Action or Counter waiting on the agenda. ES-CTR-01"""
    _pay(state, deed)
    lay_off(state, deed.seat, deed.cards)
    emit(CounterAnnounced, deed.seat, deed.cards[0], deed.action, deed.against)
    push(state, *_riposte(state, deed), Resolve(deed))


def _pay(state: State, deed: Special | Counter) -> None:
    """Charge the cost printed on the card, but only in the seat's own turn. ES-SA-01, ES-SA-02"""
    if deed.seat == state.active:
        state.plays -= ACTION[deed.action].cost


def _lay_beside(state: State, deed: Special) -> None:
    """Put a Gadget Research card beside its gadget instead of on the discard pile. ES-PLAY-03"""
    take_from_hand(state, deed.seat, deed.cards)
    set_gadgets(state, deed.seat, {**state.gadgets[deed.seat], deed.targets[0]: deed.cards[0]})


def _riposte(state: State, deed: Special | Counter) -> tuple[Ask[State], ...]:
    """Return the window for answering an answer, if the table's rulings allow one. ES-SEQ-07, ES-AMB-08"""
    if state.rulings.counter_chain == "none":
        return ()
    return (Riposte(1 - deed.seat, deed),)


@frozen
class Resolve(Do[State]):
    """The effect of an announced action that nobody stopped. ES-SEQ-04"""

    deed: Deed

    def run(self, state: State, emit: Emit) -> None:
        """Move the marker, apply the card's effect, or negate the action that a counter targets."""
        match self.deed:
            case Influence(seat=seat, country=country, total=total):
                advance(state, seat, country, total, emit)
                check_victory(state, seat, emit)
            case Special() as deed:
                EFFECTS[deed.action](state, deed, emit)
            case Counter():
                negate(state, emit)


def negate(state: State, emit: Emit) -> None:
    """Negate the action below a counter that nobody stopped. ES-CTR-01, ES-CTR-04"""
    deed = strike(state)
    assert isinstance(deed, Special | Counter), "influence is blocked, never countered"
    if deed.action == "gadget_research" and isinstance(deed, Special):
        state.discard += (unplug(state, deed.seat, deed.targets[0]),)
    emit(ActionCountered, deed.seat, deed.cards[0], deed.action)


def strike(state: State) -> Deed:
    """Remove the topmost waiting action and the window above it from the agenda, and return the action."""
    while not isinstance(item := state.agenda[-1], Resolve):
        drop(state)
    drop(state)
    return item.deed


# Answering influence: transport, block, or let pass


@frozen
class AnswerInfluence(Ask[State]):
    """The window to answer an announced Influence Action. ES-SEQ-05, ES-Q-10"""

    rule: ClassVar[str] = "ES-SEQ-05"
    verbs: ClassVar[Verbs] = (("card", "block"),)
    by_itself: ClassVar[bool] = False
    window: ClassVar[bool] = True
    passing: ClassVar[Action | None] = LET_PASS

    deed: Influence

    def options(self, state: State) -> tuple[Action, ...]:
        """Return blocks, transports and letting pass. Only public facts decide whether the seat is asked.

        ES-SEQ-09
        """
        hand = state.hands[self.seat]
        here = present(state, self.seat, self.deed.country)
        mobile = state.rulings.transport_before_block and spy_is_free(state, self.seat)
        if not hand or not (here or mobile):
            return ()
        options = []
        if here:
            usable = [card for card in hand if usable_for_block(self.deed.country, card)]
            if block_total(state, self.seat, self.deed.country, usable) >= self.deed.total:
                options += [option("block", card) for card in usable]
        if mobile:
            options += transports(hand)
        return (*options, LET_PASS)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Start a block or a transport; the window stays on the agenda until that is announced."""
        match action:
            case Action("block", card):
                push(state, AddToBlock(self.seat, self.deed, (card,)), self)
            case Action("transport", card):
                push(state, SendSpy(self.seat, card), self)
            case _:
                emit(PassLet, self.seat)

    def prompt(self, state: State) -> Line:
        return line(
            "prompt.answer_influence", other=self.deed.seat, country=self.deed.country, total=self.deed.total
        )

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: a block needs presence, matching colour and enough strength.

        ES-BLOCK-01, ES-BLOCK-02, ES-BLOCK-03
        """
        seat, country, card = self.seat, self.deed.country, action.noun
        if action.verb in ("transport", "gadget_move"):
            return why_spy_stays(state, seat, action)
        if action.verb in ("counter", "act"):
            return because("ES-ACT-REBEL", "influence_not_countered")
        if card not in CARD:
            return because(self.rule, "answer_first", country=country)
        if not present(state, seat, country):
            spy, home = state.spies[seat], state.homes[seat]
            return because("ES-BLOCK-01", "no_presence", country=country, spy=spy, home=home)
        if not usable_for_block(country, card):
            return because("ES-BLOCK-03", "wrong_colour", card=card, country=country)
        usable = [other for other in state.hands[seat] if usable_for_block(country, other)]
        most = block_total(state, seat, country, usable)
        return because("ES-BLOCK-02", "too_weak", total=self.deed.total, most=most)


def block_total(state: State, seat: Seat, country: str, cards: list[str] | Pile) -> int:
    """Return a block's total: the cards' values, plus 1 if the spy is there and a card is of that country.

    ES-BLOCK-04
    """
    values = sum([CARD[card].value for card in cards])
    if state.spies[seat] != country:
        return values
    matching = sum([CARD[card].country == country for card in cards])
    return values + (matching if state.rulings.block_bonus_per_card else min(matching, 1))


def transports(hand: Pile) -> list[Action]:
    """Return the options to play the Military Transports in a hand."""
    return [option("transport", card) for card in hand if CARD[card].action == "military_transport"]


@frozen
class AddToBlock(Draft[State]):
    """The choice of more cards for a block; all are shown and discarded together when done. ES-SEQ-11, ES-Q-11"""

    rule: ClassVar[str] = "ES-BLOCK-02"
    verbs: ClassVar[Verbs] = (("card", "block"),)
    by_itself: ClassVar[bool] = False

    deed: Influence
    cards: Pile

    def options(self, state: State) -> tuple[Action, ...]:
        """Return the remaining usable cards, and `done` once the total suffices. ES-BLOCK-02"""
        left = [card for card in state.hands[self.seat] if card not in self.cards]
        more = [option("block", card) for card in left if usable_for_block(self.deed.country, card)]
        enough = self._total(state) >= self.deed.total
        return (*more, DONE) if enough else tuple(more)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Add the card, or complete the block, which stops the whole action. ES-BLOCK-05"""
        if action != DONE:
            push(state, changed(self, cards=(*self.cards, action.noun)))
            return
        total = self._total(state)
        lay_off(state, self.seat, self.cards)
        strike(state)
        emit(InfluenceBlocked, self.seat, self.deed.country, self.cards, total, self.deed.total)

    def prompt(self, state: State) -> Line:
        total = self._total(state)
        key = "prompt.block_holds" if total >= self.deed.total else "prompt.add_to_block"
        return line(key, country=self.deed.country, total=total, against=self.deed.total)

    def _total(self, state: State) -> int:
        return block_total(state, self.seat, self.deed.country, self.cards)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: the card is already in or has the wrong colour, or the total is too low.

        ES-BLOCK-03
        """
        card = action.noun
        if action.verb == "done" or card not in CARD:
            total = self._total(state)
            key = "not_enough_yet" if total < self.deed.total else "block_now"
            return because(self.rule, key, total=total, against=self.deed.total)
        if card in self.cards:
            return because(self.rule, "already_in", card=card)
        return because("ES-BLOCK-03", "wrong_colour", card=card, country=self.deed.country)


# Answering Special Actions: transport, counter, or let pass


@frozen
class AnswerSpecial(Ask[State]):
    """The window to answer a Special Action announced in the other seat's own turn. ES-SEQ-06, ES-Q-12"""

    rule: ClassVar[str] = "ES-SEQ-06"
    verbs: ClassVar[Verbs] = (("card", "counter"),)
    by_itself: ClassVar[bool] = False
    window: ClassVar[bool] = True
    passing: ClassVar[Action | None] = LET_PASS

    deed: Special

    def options(self, state: State) -> tuple[Action, ...]:
        """Return counters, transports and letting pass; () only if the hand is empty. ES-SEQ-09"""
        hand = state.hands[self.seat]
        if not hand:
            return ()
        options = [option("counter", card) for card in hand if may_counter(card, self.deed)]
        if state.rulings.transport_before_block and spy_is_free(state, self.seat):
            options += transports(hand)
        return (*options, LET_PASS)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Counter at once, or start a transport; the window reopens once that is settled."""
        match action:
            case Action("counter", card):
                push(state, self)
                announce_counter(state, Counter(self.seat, (card,), CARD[card].action, self.deed.action), emit)
            case Action("transport", card):
                push(state, SendSpy(self.seat, card), self)
            case _:
                emit(PassLet, self.seat)

    def prompt(self, state: State) -> Line:
        key = "prompt.answer_special_aimed" if self.deed.targets else "prompt.answer_special"
        return line(key, other=self.deed.seat, action=self.deed.action, targets=self.deed.targets)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: a card counters only what is printed on it. ES-CTR-02"""
        if action.verb in ("transport", "gadget_move"):
            return why_spy_stays(state, self.seat, action)
        if action.verb == "block":
            return because("ES-BLOCK-06", "special_not_blocked")
        if action.noun not in CARD:
            return because(self.rule, "answer_first_special", action=self.deed.action)
        if not may_counter(action.noun, self.deed):
            return because("ES-CTR-02", "cannot_counter", card=action.noun, action=self.deed.action)
        return because("ES-SEQ-07", "rebel_forces_only", card=action.noun)


def may_counter(card: str, deed: Special) -> bool:
    """Return True if a card can counter a Special Action played in the opponent's own turn. ES-CTR-02"""
    action = CARD[card].action
    if not action:
        return False
    counters = ACTION[action].counters
    return deed.action in counters or "any" in counters


@frozen
class Riposte(Ask[State]):
    """The window to play Rebel Forces: the seat's Special Action was answered, or the opponent acted in its turn.

    ES-SEQ-07, ES-Q-13
    """

    rule: ClassVar[str] = "ES-SEQ-06"
    verbs: ClassVar[Verbs] = (("card", "counter"),)
    by_itself: ClassVar[bool] = False
    window: ClassVar[bool] = True
    passing: ClassVar[Action | None] = LET_PASS

    deed: Special | Counter

    def options(self, state: State) -> tuple[Action, ...]:
        """Return Rebel Forces and letting pass; () if the hand is empty or, in its own turn, without a card play.

        ES-SEQ-09
        """
        hand = state.hands[self.seat]
        if not hand or (self.seat == state.active and state.plays <= 0):
            return ()
        return (*[option("counter", card) for card in hand if CARD[card].action == "rebel_forces"], LET_PASS)

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        """Negate the action with Rebel Forces, which the other seat may answer as well."""
        if action == LET_PASS:
            emit(PassLet, self.seat)
            return
        announce_counter(state, Counter(self.seat, (action.noun,), "rebel_forces", self.deed.action), emit)

    def prompt(self, state: State) -> Line:
        return line("prompt.riposte", other=self.deed.seat, action=self.deed.action)

    def why_not(self, state: State, action: Action) -> Reason:
        """Return the reason: only Rebel Forces can answer an answer. ES-SEQ-07"""
        if action.verb == "block":
            return because("ES-BLOCK-06", "special_not_blocked")
        if action.noun not in CARD:
            return because(self.rule, "answer_first_special", action=self.deed.action)
        return because("ES-SEQ-07", "rebel_forces_only", card=action.noun)


@frozen
class SendSpy(Draft[State]):
    """Military Transport: the choice of a country, which announces the move. ES-ACT-TRANSPORT, ES-Q-09"""

    rule: ClassVar[str] = "ES-ACT-TRANSPORT"
    verbs: ClassVar[Verbs] = (("country", "go"),)

    card: str

    def options(self, state: State) -> tuple[Action, ...]:
        return tuple([option("go", country) for country in elsewhere(state, self.seat)])

    def answer(self, state: State, action: Action, emit: Emit) -> None:
        announce_special(state, Special(self.seat, (self.card,), "military_transport", (action.noun,)), emit)

    def why_not(self, state: State, action: Action) -> Reason:
        return why_spy_stays(state, self.seat, action)


def why_no_answer() -> Reason:
    """Return why nothing can be blocked or countered while the other seat has announced nothing. ES-BLOCK-01"""
    return because("ES-BLOCK-01", "nothing_to_answer")


def why_spy_stays(state: State, seat: Seat, action: Action) -> Reason:
    """Return why the spy can't make this move. ES-ACT-DETAIN, ES-AMB-06"""
    card = action.noun
    if action.verb in ANSWERS:
        return why_no_answer()
    if not spy_is_free(state, seat):
        return because("ES-ACT-DETAIN", "detained", until=state.detained[seat])
    if action.verb == "gadget_move":
        return _why_no_gadget_move(state, seat, card)
    if action.verb in ("transport", "go") and card in CARD and CARD[card].action == "military_transport":
        early = state.rulings.transport_before_block
        return because("ES-AMB-06", "transport_not_now" if early else "transport_late_only")
    if card in CARD:
        return because("ES-SEQ-01", "only_spy_moves", card=card)
    return because("ES-ACT-TRANSPORT", "another_country", country=state.spies[seat])


def _why_no_gadget_move(state: State, seat: Seat, card: str) -> Reason:
    """Return why Advanced Transport can't move the spy. ES-GAD-03, ES-AMB-18"""
    if seat != state.active:
        return because("ES-GAD-03", "own_turn_only")
    if not any(gadget == "advanced_transport" for gadget in state.gadgets[seat]):
        return because("ES-GAD-03", "no_advanced_transport")
    if card not in CARD or not CARD[card].country:
        return because("ES-GAD-03", "no_mercenary_ticket")
    return because("ES-AMB-18", "gadget_used")
