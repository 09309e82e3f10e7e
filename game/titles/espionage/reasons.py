"""Why a thing cannot be done now: asked only when a person reaches for something that is not on offer."""

from game.core.agenda import Ask
from game.core.contract import Action, Field, Reason, Seat, line
from game.titles.espionage.answers import (
    AddToBlock,
    AnswerInfluence,
    AnswerSpecial,
    Riposte,
    block_total,
    may_counter,
)
from game.titles.espionage.cards import KeepCards, KeepMore
from game.titles.espionage.faces import CARD, COUNTRY
from game.titles.espionage.rules import (
    AddCards,
    ChooseHome,
    MoveSpy,
    PlaceInfluence,
    PlayCard,
    SendSpyByGadget,
    TakeAim,
)
from game.titles.espionage.state import (
    Influence,
    State,
    faction,
    holder,
    present,
    spy_is_free,
    usable_for_block,
)


def why_not(state: State, seat: Seat, action: Action) -> Reason:
    """Name the rule that keeps `seat` from `action`, with a sentence of this very position."""
    if state.result is not None:
        return _because("ES-WIN-03", "game_over")
    asked = state.agenda[-1]
    assert isinstance(asked, Ask), "the agenda was not settled"
    if asked.seat != seat:
        return _because("ES-TURN-01", "not_your_decision", other=asked.seat)
    card = action.noun
    if card in CARD and card not in state.hands[seat]:
        return _because("ES-GEN-03", "not_in_hand", card=card)
    match asked:
        case ChooseHome():
            return _home(state, seat, action)
        case PlayCard():
            return _play(state, seat, action)
        case PlaceInfluence(_, first):
            return _place(state, seat, first, action)
        case AddCards():
            return _add(state, asked, action)
        case TakeAim():
            return _aim(state, asked, action)
        case AnswerInfluence(_, deed):
            return _block(state, seat, deed, action)
        case AddToBlock():
            return _add_to_block(state, asked, action)
        case AnswerSpecial() | Riposte():
            return _counter(state, asked, action)
        case KeepCards() | KeepMore():
            return _because("ES-ACT-PILFER", "keep_first")
        case MoveSpy():
            return _because("ES-MOVE-01", "move_spy_now")
        case SendSpyByGadget(_, paid):
            return _because("ES-GAD-03", "gadget_goal", card=paid, here=state.spies[seat])
        case _:
            return _transport(state, seat, action)


def _because(rule: str, key: str, **fields: Field) -> Reason:
    return Reason(rule, line(f"reason.{key}", **fields))


def _home(state: State, seat: Seat, action: Action) -> Reason:
    if action.noun in COUNTRY:
        return _because("ES-SET-03", "home_other_faction", country=action.noun, faction=faction(state, 1 - seat))
    return _because("ES-SET-02", "home_first")


def _play(state: State, seat: Seat, action: Action) -> Reason:
    match action.verb:
        case "stop":
            return _because("ES-AMB-01", "must_play")
        case "influence":
            return _because("ES-INF-02", "no_country", card=action.noun)
        case "act":
            return _act(state, seat, action.noun)
        case "transport" | "gadget_move":
            return _transport(state, seat, action)
        case _:
            return _because("ES-PLAY-02", "choose_card_first")


def _act(state: State, seat: Seat, card: str) -> Reason:
    """Why a card cannot be played for its lower half. ES-AMB-14"""
    match CARD[card].action if card in CARD else "":
        case "":
            return _because("ES-MERC-03", "mercenary_no_action")
        case "rebel_forces":
            return _because("ES-CTR-02", "nothing_to_counter")
        case "gadget_research":
            return _because("ES-GAD-01", "both_gadgets")
        case "gadget_buster":
            return _because("ES-ACT-BUSTER", "no_gadget_there", other=1 - seat)
        case "military_transport" if spy_is_free(state, seat):
            return _because("ES-ACT-TRANSPORT", "transport_is_free", card=card)
        case "military_transport":
            return _because("ES-ACT-DETAIN", "detained", until=state.detained[seat])
        case "revolution":
            return _because("ES-ACT-REVOLUTION", "no_revolution")
        case _:
            return _because("ES-AMB-14", "no_marker_at_all")


def _place(state: State, seat: Seat, card: str, action: Action) -> Reason:
    if action.noun not in COUNTRY or action.verb != "place":
        return _because("ES-INF-01", "name_country_first", card=card)
    return _closed(state, action.noun) or _because(
        "ES-INF-02",
        "out_of_reach",
        card=card,
        country=action.noun,
        own=CARD[card].country,
        spy=state.spies[seat],
        home=state.homes[seat],
    )


def _closed(state: State, country: str) -> Reason | None:
    """Why no marker of this country can move at all."""
    if country in state.blockades:
        return _because("ES-ACT-BLOCKADE", "blockaded", country=country, until=state.blockades[country])
    owner = holder(state, country)
    if owner is not None:
        return _because("ES-SEC-01", "secured", country=country, other=owner)
    return None


def _add(state: State, asked: AddCards, action: Action) -> Reason:
    card = action.noun
    if card not in CARD:
        return _because("ES-SEQ-03", "announce_or_back", country=asked.country)
    if card in asked.cards:
        return _because("ES-MERC-02", "already_in", card=card)
    face, first = CARD[card], CARD[asked.cards[0]]
    if not face.country:
        return _because("ES-AMB-15", "one_mercenary")
    if not first.country:
        return _because("ES-SEQ-10", "begin_with_country_card", card=card)
    if sum(bool(CARD[other].country) for other in asked.cards) > 1:
        return _because("ES-COMB-01", "two_at_most")
    return _because("ES-COMB-01", "combine", card=card, spy=state.spies[asked.seat])


def _aim(state: State, asked: TakeAim, action: Action) -> Reason:
    target = action.noun
    kind = CARD[asked.card].action
    if target in asked.targets:
        return _because("ES-AMB-35", "already_named", target=target)
    if kind in ("gadget_research", "gadget_buster"):
        rule = "ES-GAD-01" if kind == "gadget_research" else "ES-ACT-BUSTER"
        return _because(rule, "name_gadget")
    if target not in COUNTRY:
        return _because("ES-AMB-26", "name_country_first", card=asked.card)
    if kind == "revolution" and holder(state, target) == asked.seat:
        return _because("ES-ACT-REVOLUTION", "revolution_own", country=target)
    return _closed(state, target) or _because("ES-AMB-14", "no_marker")


def _block(state: State, seat: Seat, deed: Influence, action: Action) -> Reason:
    """Why an Influence Action is not answered like this. ES-BLOCK-01 to 03"""
    card = action.noun
    if action.verb in ("transport", "gadget_move"):
        return _transport(state, seat, action)
    if action.verb in ("counter", "act"):
        return _because("ES-ACT-REBEL", "influence_not_countered")
    if card not in CARD:
        return _because("ES-SEQ-05", "answer_first", country=deed.country)
    if not present(state, seat, deed.country):
        return _because(
            "ES-BLOCK-01", "no_presence", country=deed.country, spy=state.spies[seat], home=state.homes[seat]
        )
    if not usable_for_block(deed.country, card):
        return _because("ES-BLOCK-03", "wrong_colour", card=card, country=deed.country)
    usable = [other for other in state.hands[seat] if usable_for_block(deed.country, other)]
    most = block_total(state, seat, deed.country, usable)
    return _because("ES-BLOCK-02", "too_weak", total=deed.total, most=most)


def _add_to_block(state: State, asked: AddToBlock, action: Action) -> Reason:
    card = action.noun
    if action.verb == "done" or card not in CARD:
        total = block_total(state, asked.seat, asked.deed.country, asked.cards)
        key = "not_enough_yet" if total < asked.deed.total else "block_now"
        return _because("ES-BLOCK-02", key, total=total, against=asked.deed.total)
    if card in asked.cards:
        return _because("ES-BLOCK-02", "already_in", card=card)
    return _because("ES-BLOCK-03", "wrong_colour", card=card, country=asked.deed.country)


def _counter(state: State, asked: AnswerSpecial | Riposte, action: Action) -> Reason:
    card = action.noun
    if action.verb in ("transport", "gadget_move") and isinstance(asked, AnswerSpecial):
        return _transport(state, asked.seat, action)
    if action.verb == "block":
        return _because("ES-BLOCK-06", "special_not_blocked")
    if card not in CARD:
        return _because("ES-SEQ-06", "answer_first_special", action=asked.deed.action)
    if isinstance(asked, AnswerSpecial) and not may_counter(card, asked.deed):
        return _because("ES-CTR-02", "cannot_counter", card=card, action=asked.deed.action)
    return _because("ES-SEQ-07", "rebel_forces_only", card=card)


def _transport(state: State, seat: Seat, action: Action) -> Reason:
    """Why the spy does not move like this."""
    card = action.noun
    if not spy_is_free(state, seat):
        return _because("ES-ACT-DETAIN", "detained", until=state.detained[seat])
    if action.verb == "gadget_move":
        return _gadget_move(state, seat, card)
    if action.verb in ("transport", "go") and card in CARD and CARD[card].action == "military_transport":
        early = state.rulings.transport_before_block
        return _because("ES-AMB-06", "transport_not_now" if early else "transport_late_only")
    if card in CARD:
        return _because("ES-SEQ-01", "only_spy_moves", card=card)
    return _because("ES-ACT-TRANSPORT", "another_country", country=state.spies[seat])


def _gadget_move(state: State, seat: Seat, card: str) -> Reason:
    if seat != state.active:
        return _because("ES-GAD-03", "own_turn_only")
    if not any(gadget == "advanced_transport" for gadget in state.gadgets[seat]):
        return _because("ES-GAD-03", "no_advanced_transport")
    if card not in CARD or not CARD[card].country:
        return _because("ES-GAD-03", "no_mercenary_ticket")
    return _because("ES-AMB-18", "gadget_used")
