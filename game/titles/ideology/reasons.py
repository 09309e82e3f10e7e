"""Why a thing cannot be done now: asked only when a person reaches for something that is not on offer."""

from collections.abc import Mapping

from game.core.agenda import Ask
from game.core.contract import Action, Field, Reason, Seat, line
from game.titles.ideology.conflict import ChooseTarget, Defend, Fight, Press
from game.titles.ideology.diplomacy import CALLED, WISH, Speak, Wish
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS, PARTS, REGION, WEAPON
from game.titles.ideology.places import BIT, PRINTED
from game.titles.ideology.prices import (
    EXPORTED,
    GATES,
    cards_to_deflect,
    conflict_price,
    extending_distance,
    strikes,
)
from game.titles.ideology.rules import (
    Develop,
    DiscardDown,
    Exchange,
    LayInstead,
    Spread,
    Trade,
    area_of,
    layable,
)
from game.titles.ideology.starts import TakeIdeology
from game.titles.ideology.state import State, capacity, has, influence, strength

PHASE: Mapping[str, str] = {
    "play": "setup",
    "discard": "resource",
    "trade": "trading",
    "place": "development",
    "buy": "development",
    "extend": "foreign",
    "withdraw": "foreign",
    "attack": "conflict",
    "fire": "conflict",
    "against": "conflict",
    "deflect": "conflict",
    "repel": "conflict",
    "let": "conflict",
    "press": "conflict",
    "call": "diplomacy",
    "peace": "diplomacy",
    "neutral": "diplomacy",
    "war": "diplomacy",
    "lift": "assessment",
    "lay": "assessment",
}
"""The first word of an answer → the phase in which it is given."""


def why_not(state: State, seat: Seat, action: Action) -> Reason:
    """Name the rule that keeps `seat` from `action`, with a sentence of this very position."""
    if state.result is not None:
        return _because("ID-WIN-01", "game_over")
    asked = state.agenda[-1]
    assert isinstance(asked, Ask), "the agenda was not settled"
    if asked.seat != seat:
        return _not_yours(asked)
    phase = PHASE.get(action.verb.partition("_")[0], state.phase)
    if phase != state.phase:
        return _because("ID-GEN-02", "other_phase", phase=phase, now=state.phase)
    return _answer(state, seat, action, asked)


def _because(rule: str, key: str, **fields: Field) -> Reason:
    return Reason(rule, line(f"reason.{key}", **fields))


def _not_yours(asked: Ask[State]) -> Reason:
    if isinstance(asked, Wish | DiscardDown):
        return _because("ID-DIP-05" if isinstance(asked, Wish) else "ID-RES-04", "sealing", other=asked.seat)
    return _because("ID-GEN-02", "not_your_decision", other=asked.seat)


def _answer(state: State, seat: Seat, action: Action, asked: Ask[State]) -> Reason:
    match asked:
        case TakeIdeology():
            return _ideology(state, action)
        case DiscardDown():
            return _because("ID-RES-01", "discard_first", limit=influence(state, seat))
        case Trade():
            return _trade(action)
        case Develop():
            return _develop(state, seat, action)
        case Spread():
            return _spread(state, seat, action)
        case Fight():
            return _fight(state, seat, action)
        case ChooseTarget():
            return _target(state, seat, action, asked)
        case Defend():
            return _defend(state, seat, action)
        case Press():
            return _press(state, action)
        case Speak():
            return _speak(state, seat, action)
        case Wish():
            return _wish(state, seat, action, asked)
        case Exchange():
            return _exchange(state, seat, action)
        case LayInstead():
            return _lay(state, seat, action, asked)
        case _:
            raise AssertionError(f"{asked.kind} is a question of this title")


def _ideology(state: State, action: Action) -> Reason:
    if action.noun in state.factions and action.noun:
        return _because("ID-SET-01", "ideology_taken", ideology=action.noun)
    return _because("ID-SET-01", "ideology_first")


def _of_no_use(state: State, seat: Seat, area: str, rule: str, key: str) -> Reason:
    """Why a card of an area is of no use anywhere now."""
    if area not in state.hands[seat]:
        return _because(rule, "none_in_hand", area=area)
    return _because(rule, key, area=area)


def _trade(action: Action) -> Reason:
    if action.noun in AREAS:
        return _because("ID-TRD-04", "none_in_hand", area=action.noun)
    return _because("ID-TRD-03", "trade_or_done")


def _absent(action: Action) -> Reason:
    """Why nothing can be done at a region that is not in play."""
    if action.noun in REGION:
        return _because("ID-FOR-01", "not_in_play", region=action.noun)
    return _because("ID-GEN-14", "region_first")


# Development


def _develop(state: State, seat: Seat, action: Action) -> Reason:
    """Why a card cannot be placed, or an Advancement not be bought."""
    if action.verb == "buy":
        return _buy(state, seat, action.noun)
    if not action.verb.startswith("place_"):
        return _because("ID-DEV-06", "develop_or_done")
    if action.noun in AREAS:
        return _of_no_use(state, seat, action.noun, "ID-DEV-02", "no_use_at_home")
    if action.noun not in state.levels:
        return _absent(action)
    region, area = action.noun, area_of(action)
    if state.owner.get(region) != seat:
        return _because("ID-DEV-02", "not_your_region", region=region)
    if AREAS[area] not in state.hands[seat]:
        return _because("ID-DEV-02", "none_in_hand", area=AREAS[area])
    if not state.room[area] & BIT[region]:
        limit = capacity(state, region)
        return _because("ID-DEV-02", "full_at_home", region=region, area=AREAS[area], limit=limit)
    assert BIT[region] & PRINTED[1], "nothing else is taxed"
    return _because("ID-DEV-05", "costs_of_empire", region=region, area=AREAS[area])


def _buy(state: State, seat: Seat, advancement: str) -> Reason:
    if advancement not in ADVANCEMENT:
        return _because("ID-ADV-09", "advancement_first")
    number, card = ADVANCEMENTS.index(advancement), ADVANCEMENT[advancement]
    if card.cards and state.hands[seat].count(card.area) < card.cards:
        return _because("ID-ADV-01", "cards_missing", advancement=advancement, area=card.area, cards=card.cards)
    held = state.advancements[seat]
    missing = tuple([ADVANCEMENTS[part] for part in PARTS.get(number, ()) if not held[part]])
    if missing:
        rule = "ID-ADV-03" if number == WEAPON else "ID-ADV-02"
        return _because(rule, "parts_missing", advancement=advancement, missing=missing)
    return _because("ID-AMB-35", "pile_empty", advancement=advancement)


# Foreign


def _spread(state: State, seat: Seat, action: Action) -> Reason:
    """Why influence cannot be extended to a region, or not be withdrawn from it."""
    deed = action.verb.partition("_")[0]
    if deed not in ("extend", "withdraw"):
        return _because("ID-FOR-02", "foreign_or_pass")
    if action.noun in AREAS:
        return _of_no_use(state, seat, action.noun, "ID-FOR-09", "no_use_abroad")
    if action.noun not in state.levels:
        return _absent(action)
    region, area = action.noun, area_of(action)
    if deed == "withdraw":
        return _withdraw(state, seat, region, area)
    owner = state.owner.get(region)
    if owner is not None:
        return _because(
            "ID-FOR-07", "own_region" if owner == seat else "opposing_region", region=region, other=owner
        )
    if AREAS[area] not in state.hands[seat]:
        return _because("ID-FOR-09", "none_in_hand", area=AREAS[area])
    if not state.room[area] & BIT[region]:
        limit = capacity(state, region)
        return _because("ID-FOR-05", "full_abroad", region=region, area=AREAS[area], limit=limit)
    assert extending_distance(state, seat, region, area), "nothing else is in the way"
    return _because("ID-FOR-04", "distant", region=region, area=AREAS[area])


def _withdraw(state: State, seat: Seat, region: str, area: int) -> Reason:
    if state.owner.get(region) == seat:
        return _because("ID-AMB-01", "withdraw_at_home", region=region)
    return _because("ID-FOR-06", "nothing_there", region=region, area=AREAS[area])


# Conflict


def _fight(state: State, seat: Seat, action: Action) -> Reason:
    """Why no Conflict can be opened at a region, or no weapon fired at it."""
    match action.verb.partition("_")[0]:
        case "attack" if action.noun in state.levels:
            return _attack(state, seat, action.noun, area_of(action))
        case "fire" if action.noun in state.levels:
            return _fire(state, seat, action)
        case "attack" if action.noun in AREAS:
            return _of_no_use(state, seat, action.noun, "ID-CON-15", "no_use_in_conflict")
        case "attack" | "fire":
            return _absent(action)
        case "against":
            return _because("ID-CON-04", "conflict_first")
        case _:
            return _because("ID-CON-01", "fight_or_pass")


def _attack(state: State, seat: Seat, region: str, area: int) -> Reason:
    if AREAS[area] not in state.hands[seat]:
        return _because("ID-CON-14", "none_in_hand", area=AREAS[area])
    targets = [other for other, count in enumerate(state.cards[region][area]) if count and other != seat]
    if not targets:
        return _because("ID-CON-15", "nobody_there", region=region, area=AREAS[area])
    reasons = [_no_conflict(state, seat, other, region, area) for other in targets]
    return next((reason for reason in reasons if reason.rule == "ID-CON-14"), reasons[0])


def _no_conflict(state: State, seat: Seat, other: Seat, region: str, area: int) -> Reason:
    """Why a seat cannot open a Conflict against another that has a card to lose there."""
    if state.rulings.conflict_requires_presence and not strength(state.cards[region], seat):
        return _because("ID-AMB-09", "not_present", region=region)
    stance = state.stances[seat][other]
    gates = EXPORTED if has(state, seat, "exported_revolution") else GATES
    if area not in gates[stance]:
        return _because("ID-CON-03", "stance", other=other, stance=stance, area=AREAS[area])
    price = conflict_price(state, seat, region, area, other)
    return _because(
        "ID-CON-14",
        "too_dear",
        region=region,
        area=AREAS[area],
        other=other,
        cards=price.total + 1,
        held=state.hands[seat].count(AREAS[area]),
        distance=price.distance,
        advancements=price.advancements,
        tax=price.tax,
    )


def _fire(state: State, seat: Seat, action: Action) -> Reason:
    if not state.advancements[seat][WEAPON]:
        return _because("ID-ADV-08", "no_weapon")
    if not any(where & BIT[action.noun] for _, _, where in strikes(state, seat)):
        return _because("ID-CON-18", "no_enemy_there", region=action.noun)
    if (action.verb == "fire") == (state.rulings.wmd_scope == "one_area"):
        return _because("ID-AMB-17", f"fire_{state.rulings.wmd_scope}", region=action.noun)
    return _because("ID-CON-18", "nothing_to_destroy", region=action.noun, area=AREAS[area_of(action)])


def _target(state: State, seat: Seat, action: Action, asked: ChooseTarget) -> Reason:
    if action.verb != "against" or action.noun not in state.factions:
        return _because("ID-CON-04", "target_first", region=asked.region)
    other = state.factions.index(action.noun)
    if other == seat:
        return _because("ID-AMB-12", "not_yourself")
    areas = state.cards[asked.region]
    reached = [area for area in asked.areas() if areas[area][other]]
    if not reached:
        return _because("ID-AMB-10", "not_there", region=asked.region, other=other)
    if asked.verb.startswith("fire"):
        return _because("ID-CON-18", "not_at_war", other=other)
    return _no_conflict(state, seat, other, asked.region, reached[0])


def _defend(state: State, seat: Seat, action: Action) -> Reason:
    duel = state.duel
    assert duel is not None, "a Conflict is being fought"
    match action.verb:
        case "deflect":
            cards = cards_to_deflect(state, seat)
            rule = "ID-CON-12" if cards > 1 else "ID-CON-16"
            return _because(rule, "cannot_deflect", area=AREAS[duel.area], cards=cards)
        case "repel":
            return _because("ID-CON-12", "cannot_repel")
        case _:
            return _because("ID-CON-13", "answer_attack", other=duel.aggressor, region=duel.region)


def _press(state: State, action: Action) -> Reason:
    duel = state.duel
    assert duel is not None, "a Conflict is being fought"
    if action.verb == "press":
        return _because("ID-CON-13", "none_left", area=AREAS[duel.area])
    return _because("ID-CON-13", "press_or_stop", region=duel.region)


# Diplomacy


def _speak(state: State, seat: Seat, action: Action) -> Reason:
    if action.verb not in CALLED or action.noun not in state.factions or action.noun == state.factions[seat]:
        return _because("ID-DIP-06", "speak_or_done")
    other = state.factions.index(action.noun)
    if state.spoken[seat][other]:
        return _because("ID-DIP-06", "spoken_already", other=other)
    return _because("ID-DIP-04", "isolationism", other=other)


def _wish(state: State, seat: Seat, action: Action, asked: Wish) -> Reason:
    if action.verb in CALLED:
        return _because("ID-DIP-06", "time_to_speak_is_over")
    if action.verb not in WISH or action.noun not in state.factions or action.noun == state.factions[seat]:
        return _because("ID-DIP-05", "wish_first", other=asked.other)
    if action.noun != state.factions[asked.other]:
        return _because("ID-AMB-73", "one_by_one", other=asked.other)
    return _because("ID-DIP-04", "isolationism", other=asked.other)


# Assessment


def _exchange(state: State, seat: Seat, action: Action) -> Reason:
    """Why a card cannot be picked up for an exchange. ID-ASM-06"""
    if not action.verb.startswith("lift_"):
        return _because("ID-ASM-06", "exchange_or_done")
    if action.noun not in state.levels:
        return _absent(action)
    region, area = action.noun, area_of(action)
    if state.owner.get(region) != seat:
        return _because("ID-ASM-06", "not_your_region", region=region)
    if not state.cards[region][area][seat]:
        return _because("ID-ASM-06", "nothing_there", region=region, area=AREAS[area])
    return _because("ID-AMB-33", "nothing_to_lay", region=region, area=AREAS[area])


def _lay(state: State, seat: Seat, action: Action, asked: LayInstead) -> Reason:
    if action.verb != "lay" or action.noun not in AREAS:
        return _because("ID-ASM-06", "lay_first", region=asked.region)
    area = AREAS.index(action.noun)
    if area == asked.area:
        return _because("ID-ASM-06", "same_area", area=action.noun)
    if not layable(state, seat, area):
        return _because("ID-AMB-33", "not_to_lay", area=action.noun)
    limit = capacity(state, asked.region)
    return _because("ID-AMB-33", "full_at_home", region=asked.region, area=action.noun, limit=limit)
