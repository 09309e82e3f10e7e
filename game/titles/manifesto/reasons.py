"""Why a thing cannot be done now: asked only when a person reaches for something that is not on offer."""

from game.core.agenda import Ask
from game.core.contract import Action, Field, Reason, Seat, line
from game.titles.manifesto.bidding import SIDE, AddCards, NameSum, Note, TakeSide
from game.titles.manifesto.cards import may_use, targets_for
from game.titles.manifesto.faces import BUILDUPS, CARD, CONFLICT, CONFLICT_CARDS, INFLUENCE, REGION, REGIONS
from game.titles.manifesto.rules import (
    BuyCard,
    ChooseEnemy,
    ChoosePartner,
    ChooseTarget,
    Consent,
    Discard,
    FirstOrLast,
    NameLoss,
    PlayConflict,
    PlayPeace,
    StartWar,
)
from game.titles.manifesto.starts import TakeRegion
from game.titles.manifesto.state import (
    CARD_PRICE,
    HAND_LIMIT,
    START,
    SURCHARGE,
    Conflict,
    State,
    War,
    in_truce,
    is_major,
    touching,
)


def why_not(state: State, seat: Seat, action: Action) -> Reason:
    """Name the rule that keeps `seat` from `action`, with a sentence of this very position."""
    if state.result is not None:
        return _because("MA-END-03", "game_over")
    asked = state.agenda[-1]
    assert isinstance(asked, Ask), "the agenda was not settled"
    if asked.seat != seat:
        return _not_yours(asked)
    if action.noun in CARD and action.noun not in state.hands[seat]:
        return _because("MA-GEN-05", "not_in_hand", card=action.noun)
    match asked:
        case TakeRegion():
            return _start(state, seat, action)
        case BuyCard():
            return _because("MA-DRAW-01", "buy_or_stop", price=CARD_PRICE)
        case Discard():
            return _because("MA-DRAW-02", "discard_first", limit=HAND_LIMIT)
        case TakeSide():
            return _side(state, seat, action)
        case NameSum():
            return _sum(state, seat, action)
        case AddCards():
            return _add(asked, action)
        case FirstOrLast():
            return _because("MA-INIT-01", "first_or_last", phase=state.phase)
        case PlayPeace():
            return _peace(action)
        case ChoosePartner(_, card):
            return _because("MA-PEACE-01", "choose_partner", card=card)
        case Consent():
            return _because("MA-AMB-16", "accept_or_refuse", other=asked.other, card=asked.card)
        case StartWar():
            return _war(action)
        case ChooseEnemy(_, card):
            return _enemy(state, seat, card, action)
        case NameLoss():
            return _loss(state, asked, action)
        case PlayConflict():
            return _card(state, seat, action)
        case ChooseTarget(_, card):
            return _target(state, seat, card, action.noun)
        case _:
            raise AssertionError(f"{asked.kind} is a question of this title")


def _because(rule: str, key: str, **fields: Field) -> Reason:
    return Reason(rule, line(f"reason.{key}", **fields))


def _not_yours(asked: Ask[State]) -> Reason:
    if isinstance(asked, Note):
        return _because("MA-BID-09", "note_being_written", other=asked.seat)
    return _because("MA-RND-02", "not_your_decision", other=asked.seat)


# Setting up


def _start(state: State, seat: Seat, action: Action) -> Reason:
    """Why a start cannot be completed like this. MA-SET-02, MA-SET-03, MA-AMB-04"""
    have, region = state.strength[seat], action.noun
    if action.verb == "two_cards":
        return _because("MA-SET-03", "two_cards_later", have=have)
    if region not in REGION:
        return _because("MA-SET-02", "start_first", missing=START - have)
    if region in state.owner:
        return _because("MA-SET-05", "region_taken", region=region, other=state.owner[region])
    if have + state.influence[region] > START:
        return _because("MA-SET-02", "too_much", region=region, influence=state.influence[region], have=have)
    if have:
        return _because("MA-AMB-39", "not_next_to_start", region=region)
    return _because("MA-AMB-04", "leads_nowhere", region=region)


# Notes


def _side(state: State, seat: Seat, action: Action) -> Reason:
    """Why this side cannot be taken. MA-AMB-18"""
    if action.verb not in SIDE:
        return _because("MA-BID-08", "side_first")
    match state.contest, action.verb:
        case (Conflict(_, active, _, _), "against") if in_truce(state, seat, active):
            return _because("MA-AMB-18", "truce_bars_side", other=active)
        case (Conflict(_, _, _, int(defender)), "for") if in_truce(state, seat, defender):
            return _because("MA-AMB-18", "truce_bars_side", other=defender)
        case (War(_, axis, _), "allies") if in_truce(state, seat, axis):
            return _because("MA-AMB-18", "truce_bars_side", other=axis)
        case (War(_, _, allies), "axis") if in_truce(state, seat, allies):
            return _because("MA-AMB-18", "truce_bars_side", other=allies)
        case _:
            return _because("MA-BID-07", "no_such_side")


def _sum(state: State, seat: Seat, action: Action) -> Reason:
    if action.verb == "bid":
        return _because("MA-BID-02", "not_so_much", its=state.its[seat])
    if action.noun in CARD:
        return _because("MA-BID-08", "money_before_cards", card=action.noun)
    return _because("MA-BID-08", "sum_first", its=state.its[seat])


def _add(asked: AddCards, action: Action) -> Reason:
    card = action.noun
    if card not in CARD:
        return _because("MA-BID-08", "add_or_seal", its=asked.bid.its)
    if card in asked.bid.cards:
        return _because("MA-AMB-41", "already_in_note", card=card)
    if card in BUILDUPS:
        return _because("MA-AMB-15", "buildup_in_note", card=card)
    return _because("MA-AMB-30", "conflict_card_in_note", card=card)


# Peace and war


def _peace(action: Action) -> Reason:
    if action.noun in CARD:
        return _because("MA-PEACE-01", "not_a_peace_card", card=action.noun)
    return _because("MA-PEACE-01", "peace_or_pass")


def _war(action: Action) -> Reason:
    card = action.noun
    if card not in CARD:
        return _because("MA-WAR-01", "war_or_pass")
    if card in CONFLICT and CONFLICT[card].phase == "war":
        return _because("MA-AMB-19", "all_powers_bound", card=card)
    return _because("MA-WAR-01", "not_a_war_card", card=card)


def _enemy(state: State, seat: Seat, card: str, action: Action) -> Reason:
    if action.noun not in state.factions or action.noun == state.factions[seat]:
        return _because("MA-WAR-01", "choose_enemy", card=card)
    other = state.factions.index(action.noun)
    if not state.majors[other]:
        return _because("MA-AMB-22", "no_power", other=other)
    return _because("MA-AMB-19", "truce_bars_war", card=card, other=other)


def _loss(state: State, asked: NameLoss, action: Action) -> Reason:
    """Why a region cannot be named: in a war the leader's are at stake, or his whole side's. MA-AMB-20"""
    region, whose = action.noun, "_side" if state.rulings.war_losses == "whole_side" else ""
    if region in asked.named:
        return _because("MA-WAR-05", "already_named", region=region)
    if region in REGION:
        return _because("MA-WAR-05", f"not_at_stake{whose}", region=region, other=asked.loser)
    return _because("MA-WAR-05", f"name_losses{whose}", more=asked.left, other=asked.loser)


# Conflict


def _card(state: State, seat: Seat, action: Action) -> Reason:
    """Why a card cannot be played in the conflict phase. MA-CON-01, MA-CON-07, MA-CON-08"""
    card = action.noun
    if card not in CARD:
        return _because("MA-CON-01", "card_first")
    if card in BUILDUPS:
        return _because("MA-AMB-15", "nothing_to_build", card=card)
    if card in INFLUENCE:
        return _because("MA-INF-01", "influence_card", card=card)
    if card not in CONFLICT_CARDS:
        return _because("MA-CON-01", "other_phase", card=card, phase=CONFLICT[card].phase)
    return _star(state, seat, card) or _no_target(state, seat, card)


def _star(state: State, seat: Seat, card: str) -> Reason | None:
    """Why the star of a card forbids it. MA-CON-07"""
    face = CONFLICT[card]
    if may_use(state, seat, face):
        return None
    return _because("MA-CON-07", "needs_major" if face.requires == "major" else "needs_no_major", card=card)


def _no_target(state: State, seat: Seat, card: str) -> Reason:
    """Why a card has no legal target at all: the reason that keeps it from the likeliest one. MA-CON-08"""
    reasons = [_target(state, seat, card, region) for region in REGIONS]
    for rule, key in (
        ("MA-CON-02", "no_target_paid"),
        ("MA-AMB-18", "no_target_truce"),
        ("MA-AMB-27", "no_target_near"),
        ("MA-AMB-26", "no_target_lost"),
    ):
        if any(reason.rule == rule for reason in reasons):
            return _because(rule, key, card=card, its=state.its[seat], price=SURCHARGE)
    return _because("MA-CON-08", f"no_target_{CONFLICT[card].target}", card=card)


def _target(state: State, seat: Seat, card: str, region: str) -> Reason:
    """Why a region is no target of a card. MA-CON-06"""
    if region not in REGION:
        return _because("MA-CON-06", "target_first", card=card)
    if card in BUILDUPS:
        return _because("MA-AMB-15", "build_at_home", region=region)
    face, owner = CONFLICT[card], state.owner.get(region)
    if owner == seat:
        return _because("MA-CON-06", "your_own", card=card, region=region)
    if face.target == "neutral_region" and owner is not None:
        return _because("MA-CON-06", "not_neutral", card=card, region=region, other=owner)
    if face.target == "opponent_region" and owner is None:
        return _because("MA-CON-06", "nobodys", card=card, region=region)
    if face.just_lost and state.lost.get(region) != seat:
        return _because("MA-AMB-26", "not_just_lost", card=card, region=region)
    if face.adjacent and region not in state.reach[seat]:
        return _because("MA-AMB-27", "not_near", card=card, region=region, near=touching(state, region))
    if face.military and owner is not None and in_truce(state, seat, owner):
        until = state.truces[min(seat, owner), max(seat, owner)]
        return _because("MA-AMB-18", "truce", card=card, region=region, other=owner, until=until)
    assert is_major(state, region) or region in targets_for(state, seat, card), "nothing else forbids a target"
    return _because("MA-CON-02", "surcharge", region=region, its=state.its[seat], price=SURCHARGE)
