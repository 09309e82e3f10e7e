"""Why a thing cannot be done now: asked only when a person reaches for something that is not on offer."""

from collections.abc import Mapping

from game.core.agenda import Ask
from game.core.contract import Action, Field, Reason, Seat, line
from game.titles.world_order.board import most_units
from game.titles.world_order.domestic import ChooseGrowth, ChooseType, RaiseTrack
from game.titles.world_order.economy import ChooseExport, ChooseImport, ChooseInvestment, symbols
from game.titles.world_order.faces import (
    ASSET,
    COUNTRY,
    FACE,
    GROWTH,
    IMPORT_PRICE,
    POWER,
    REGION,
    RESOURCES,
)
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.military import BASE, ChooseArmy, ChooseBase, ChooseDestination
from game.titles.world_order.relations import ChooseCountry, ChooseEngage, SpendDiplomacy
from game.titles.world_order.rules import REFRESH_COST, FocusTrack, Spend
from game.titles.world_order.state import State, allies_in, open_countries, relief
from game.titles.world_order.steps import ChooseReady, where
from game.titles.world_order.turns import PlayMore, TakeTurn

RULE: Mapping[str, str] = {
    "accept_offer": "WO-SA-07",
    "before_research": "WO-GRO-11",
    "buy_from_allies": "WO-TRD-15",
    "buy_from_power": "WO-TRD-10",
    "cash_token": "WO-ROI-02",
    "choose_army": "WO-MOV-02",
    "choose_base": "WO-BAS-01",
    "choose_branch": "WO-GEN-12",
    "choose_country": "WO-IMP-01",
    "choose_destination": "WO-MOV-01",
    "choose_double": "WO-AMB-19",
    "choose_engage": "WO-ENG-01",
    "choose_export": "WO-TRD-14",
    "choose_focus": "WO-PREP-05",
    "choose_growth": "WO-GRO-02",
    "choose_hand": "WO-SET-10",
    "choose_import": "WO-TRD-14",
    "choose_investment": "WO-INV-01",
    "choose_ready": "WO-FOC-02",
    "choose_tracks": "WO-AMB-78",
    "choose_type": "WO-PRD-01",
    "convert_after": "WO-GRO-14",
    "convert_cube": "WO-INF-08",
    "defend": "WO-THR-05",
    "discard_card": "WO-GEN-02",
    "focus_track": "WO-FOC-03",
    "give_back": "WO-SET-11",
    "how_many": "WO-AMB-41",
    "how_often": "WO-GEN-10",
    "lay_down": "WO-ACT-04",
    "make_units": "WO-PRD-03",
    "move_token": "WO-ENG-05",
    "name_reached": "WO-AMB-73",
    "name_region": "WO-GEN-02",
    "name_resource": "WO-GEN-02",
    "pay_cards": "WO-GEN-12",
    "pay_or_not": "WO-GEN-12",
    "place_influence": "WO-INF-01",
    "play_more": "WO-ACT-08",
    "prosper": "WO-PRO-01",
    "raise_track": "WO-SA-05",
    "reset_cube": "WO-INF-10",
    "search_region": "WO-IMP-09",
    "sell_units": "WO-TRD-03",
    "send_armies": "WO-BAS-02",
    "spend_diplomacy": "WO-IMP-08",
    "spend_research": "WO-RSH-11",
    "swap_money": "WO-AMB-58",
    "swap_services": "WO-AMB-58",
    "take_free": "WO-AMB-36",
    "take_place": "WO-PREP-03",
    "take_turn": "WO-ACT-03",
    "trash_card": "WO-GEN-07",
}
"""The rule behind each question, for answers that have nothing to do with it."""


def why_not(state: State, seat: Seat, action: Action) -> Reason:
    """Name the rule that keeps `seat` from `action`, with a sentence of this very position."""
    if state.result is not None:
        return _because("WO-GEN-01", "game_over")
    asked = state.agenda[-1]
    assert isinstance(asked, Ask), "the agenda was not settled"
    if asked.seat != seat:
        return _because("WO-ACT-02", "not_your_decision", other=asked.seat)
    return _special(state, seat, asked, action) or Reason(RULE[asked.kind], line(f"reason.{asked.kind}"))


def _special(state: State, seat: Seat, asked: Ask[State], action: Action) -> Reason | None:
    """Say more where the answer is of the kind that is asked for."""
    verb, noun = action
    match asked:
        case TakeTurn() | PlayMore():
            return _play(state, seat, asked, action)
        case ChooseCountry() if verb == "improve" and noun in COUNTRY:
            return _country(state, seat, asked, noun)
        case ChooseCountry(region="") if verb == "none":
            return _because("WO-AMB-58", "must_improve")
        case SpendDiplomacy():
            return _spend(state, seat, asked, action)
        case ChooseEngage() if verb == "engage" and noun in REGION:
            return _engage(state, seat, asked, noun)
        case ChooseEngage() if verb == "none":
            return _because("WO-AMB-58", "must_engage")
        case ChooseExport() if verb == "export" and noun in RESOURCES:
            return _export(state, seat, asked, noun)
        case ChooseImport() if verb == "import" and noun in RESOURCES:
            return _import(state, seat, asked, noun)
        case ChooseInvestment() if verb == "invest" and noun in COUNTRY:
            return _invest(state, seat, asked, noun)
        case ChooseArmy() if verb == "army" and (noun in REGION or noun == "board"):
            return _because("WO-MOV-03", "no_army_there", origin=noun)
        case ChooseDestination() if verb == "to" and noun in REGION:
            return _destination(asked, noun)
        case ChooseBase() if verb == "base" and noun in COUNTRY:
            return _base(state, seat, asked, noun)
        case ChooseGrowth() if verb == "growth" and noun in GROWTH:
            return _growth(state, seat, noun)
        case ChooseType() if verb == "produce" and noun in RESOURCES:
            return _produce(state, seat, asked, noun)
        case RaiseTrack() | FocusTrack() if verb == "raise" and noun in RESOURCES:
            return _raise(state, seat, asked, noun)
        case PlaceInfluence():
            return _influence(asked, action)
        case ChooseReady() if verb == "ready" and noun in COUNTRY:
            return _because("WO-GEN-05", "ready_or_not_yours", country=noun)
        case Spend():
            return _research(state, seat, asked, action)
        case _:
            return None


def _because(rule: str, key: str, **fields: Field) -> Reason:
    return Reason(rule, line(f"reason.{key}", **fields))


# Turns


def _play(state: State, seat: Seat, asked: TakeTurn | PlayMore, action: Action) -> Reason | None:
    match action.verb:
        case "play" if action.noun in FACE:
            kinds = [FACE[card].id for card in state.hands[seat]]
            key = "other_copy" if FACE[action.noun].id in kinds else "not_in_hand"
            return _because("WO-ACT-07", key, card=action.noun)
        case "asset" if action.noun in state.assets[seat]:
            return _because("WO-SA-02", "asset_used", asset=action.noun)
        case "asset" if action.noun in ASSET:
            return _because("WO-SA-02", "asset_not_yours", asset=action.noun)
        case "order":
            return _because("WO-EXO-01", "no_order")
        case "pass" if isinstance(asked, PlayMore):
            return _because("WO-ACT-08", "no_pass_here")
        case "none" if isinstance(asked, PlayMore):
            return _because("WO-ACT-08", "must_play")
        case "use" if action.noun in GROWTH:
            return _ability(state, seat, action.noun)
        case _:
            return None


def _ability(state: State, seat: Seat, card: str) -> Reason:
    """Why the ability of a Growth card cannot be used now. WO-GRO-04, WO-GRO-11"""
    if card not in state.growth[seat]:
        return _because("WO-GRO-01", "growth_not_yours", growth=card)
    if state.round < GROWTH[card].level:
        return _because("WO-GRO-04", "growth_too_early", growth=card, level=GROWTH[card].level)
    if card in state.spent[seat]:
        return _because("WO-GRO-11", "growth_spent", growth=card)
    return _because("WO-GRO-11", "growth_not_now", growth=card)


# Diplomacy


def _country(state: State, seat: Seat, asked: ChooseCountry, card: str) -> Reason:
    """Why relations with a Country cannot be improved. WO-IMP-01, WO-IMP-02, WO-IMP-05"""
    face, step = COUNTRY[card], asked.step
    if card in state.allies[seat]:
        return _because("WO-IMP-01", "already_allied", country=card)
    if state.powers[seat] in face.closed:
        return _because("WO-IMP-05", "closed", country=card)
    if asked.region and face.region != asked.region:
        return _because("WO-IMP-09", "searched_elsewhere", country=card, region=asked.region)
    if not asked.region and card not in open_countries(state, face.region):
        return _because("WO-IMP-01", "not_open", country=card)
    if not step.search and face.region not in where(state, step.among):
        return _because("WO-IMP-01", "other_region", country=card)
    cost = step.cost(card) + step.surcharge
    have, more = state.stock[seat]["diplomacy"], relief(state, seat).get(face.region, 0)
    return _because("WO-IMP-02", "country_cost", country=card, cost=cost, have=have, more=more)


def _spend(state: State, seat: Seat, asked: SpendDiplomacy, action: Action) -> Reason | None:
    """Why an ally does not help, or why it cannot be paid yet. WO-IMP-03, WO-IMP-08"""
    if action.verb == "pay":
        have = state.stock[seat]["diplomacy"]
        return _because("WO-IMP-08", "cannot_pay_yet", cost=asked.left + asked.surcharge, have=have)
    card = action.noun
    if card not in state.allies[seat]:
        return None
    if COUNTRY[card].region != asked.region:
        return _because("WO-IMP-03", "helps_elsewhere", country=card, region=asked.region)
    if not state.allies[seat][card].ready:
        return _because("WO-GEN-05", "exhausted", country=card)
    return _because("WO-IMP-08", "nothing_to_lower", country=card)


def _engage(state: State, seat: Seat, asked: ChooseEngage, region: str) -> Reason:
    """Why one cannot engage in a Region. WO-ENG-01, WO-ENG-02"""
    if region not in where(state, asked.step.among):
        return _because("WO-ENG-01", "region_not_named", region=region)
    if asked.step.need_ally and not allies_in(state, seat, region):
        return _because("WO-ENG-01", "no_ally_there", region=region)
    cost, have = asked.step.cost(state, seat, region), state.stock[seat]["diplomacy"]
    more = relief(state, seat).get(region, 0)
    if cost <= have + more:
        return _because("WO-ENG-01", "region_not_named", region=region)
    return _because("WO-ENG-02", "engage_cost", region=region, cost=cost, have=have, more=more)


# Trade and investments


def _export(state: State, seat: Seat, asked: ChooseExport, what: str) -> Reason:
    """Why a type cannot be exported. WO-TRD-01, WO-TRD-03, WO-TRD-05, WO-TRD-08"""
    if what == "diplomacy":
        return _because("WO-TRD-07", "no_trade_in_diplomacy")
    if what in asked.deal.used:
        return _because("WO-TRD-05", "traded_already", what=what)
    if not asked.deal.exports:
        return _because("WO-TRD-01", "no_export_left")
    if not symbols(state, seat, asked.deal, "exports").get(what):
        return _because("WO-TRD-03", "no_symbol", what=what)
    return _because("WO-TRD-08" if what == "army" else "WO-TRD-03", "nothing_to_sell", what=what)


def _import(state: State, seat: Seat, asked: ChooseImport, what: str) -> Reason:
    """Why a type cannot be imported. WO-TRD-01, WO-TRD-04, WO-TRD-05, WO-TRD-10"""
    if what not in IMPORT_PRICE:
        return _because("WO-TRD-07", "cannot_be_bought", what=what)
    if what in asked.deal.used:
        return _because("WO-TRD-05", "traded_already", what=what)
    if not asked.deal.imports:
        return _because("WO-TRD-01", "no_import_left")
    price, money = IMPORT_PRICE[what], state.money[seat]
    if money < price:
        return _because("WO-GEN-10", "import_price", what=what, money=price, have=money)
    return _because("WO-TRD-10", "nobody_sells", what=what)


def _invest(state: State, seat: Seat, asked: ChooseInvestment, card: str) -> Reason:
    """Why a Country cannot be invested in. WO-INV-01, WO-INV-02"""
    ally, step = state.allies[seat].get(card), asked.step
    if ally is None:
        return _because("WO-INV-01", "not_allied", country=card)
    if step.exhausting and not ally.ready:
        return _because("WO-INV-01", "exhausted", country=card)
    if ally.fdi > step.again:
        return _because("WO-INV-02", "invested_already", country=card)
    cost, have = COUNTRY[card].invest + step.surcharge, state.money[seat]
    if have < cost:
        return _because("WO-GEN-10", "invest_cost", country=card, money=cost, have=have)
    return _because("WO-GEN-02", "other_country", country=card)


# Armies


def _destination(asked: ChooseDestination, region: str) -> Reason:
    if region == asked.origin:
        return _because("WO-MOV-03", "same_region", region=region)
    return _because("WO-MOV-01", "no_destination", region=region)


def _base(state: State, seat: Seat, asked: ChooseBase, card: str) -> Reason:
    """Why no Base can be built in a Country. WO-BAS-01, WO-BAS-04, WO-BAS-05"""
    ally, face = state.allies[seat].get(card), COUNTRY[card]
    if ally is None:
        return _because("WO-BAS-01", "not_allied", country=card)
    if state.powers[seat] not in face.base:
        return _because("WO-BAS-01", "no_flag", country=card)
    if not ally.ready:
        return _because("WO-BAS-01", "exhausted", country=card)
    if ally.bases > asked.step.again:
        return _because("WO-BAS-05", "based_already", country=card)
    return _because("WO-BAS-04", "base_cost", country=card, money=BASE + asked.step.fare)


# Growth and production


def _growth(state: State, seat: Seat, card: str) -> Reason:
    """Why a Growth card cannot be taken. WO-GRO-02, WO-GRO-16"""
    level = len(state.growth[seat]) + 1
    if GROWTH[card].level != level:
        return _because("WO-GRO-02", "other_level", growth=card, level=level)
    if not state.growth_left[card]:
        return _because("WO-GRO-16", "no_copy_left", growth=card)
    return _because("WO-GRO-16", "growth_cost", growth=card)


def _produce(state: State, seat: Seat, asked: ChooseType, what: str) -> Reason:
    """Why a type cannot be produced. WO-PRD-02, WO-PRD-03"""
    if what in asked.made:
        return _because("WO-PRD-02", "made_already", what=what)
    assert not most_units(state, seat, what), "nothing else keeps a type from being produced"
    return _because("WO-PRD-03", "recipe", what=what)


def _raise(state: State, seat: Seat, asked: RaiseTrack | FocusTrack, what: str) -> Reason:
    """Why a production cannot be raised. WO-FOC-03, WO-SA-05"""
    if what in asked.raised:
        return _because("WO-SA-05", "raised_already", what=what)
    if state.production[seat][what] == POWER[state.powers[seat]].most[what]:
        return _because("WO-FOC-03", "last_space", what=what)
    return _because("WO-FOC-03", "other_track", what=what)


def _influence(asked: PlaceInfluence, action: Action) -> Reason | None:
    """Why a cube cannot be placed there. WO-INF-02, WO-INF-07"""
    match action.verb:
        case "permanent":
            return _because("WO-INF-02", "no_slot", region=asked.region)
        case "temporary":
            return _because("WO-INF-07", "above_the_line", region=asked.region)
        case "convert":
            return _because("WO-GRO-14", "no_conversion", region=asked.region)
        case _:
            return None


def _research(state: State, seat: Seat, asked: Spend, action: Action) -> Reason | None:
    """Why a card cannot be bought, or the market not be refreshed. WO-RSH-05, WO-RSH-06, WO-RSH-08"""
    match action.verb:
        case "buy" if action.noun in state.row:
            cost = FACE[action.noun].cost
            return _because("WO-RSH-06", "card_cost", card=action.noun, cost=cost, have=asked.research)
        case "buy" if action.noun in FACE:
            return _because("WO-RSH-06", "not_in_market", card=action.noun)
        case "refresh":
            return _because("WO-RSH-08", "refresh_cost", cost=REFRESH_COST, have=asked.research)
        case "exhaust" if action.noun in state.allies[seat]:
            return _because("WO-RSH-05", "exhausted", country=action.noun)
        case _:
            return None
