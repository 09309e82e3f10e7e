"""The answers that a sensible player of World Order gives, question by question."""

from collections.abc import Callable, Mapping, Sequence
from math import exp

from ai.heuristics.world_order.map import NUMBER, armies_of, on_alert, rivals_of, threat_cost, time_left
from ai.heuristics.world_order.promise import (
    FINISHED,
    army_gain,
    bargain,
    base_gain,
    best_purchase,
    country_gain,
    cube_gain,
    diplomacy_cost,
    engage_gain,
    growth_gain,
    invest_gain,
    leave_gain,
    make_gain,
    most_made,
    offered,
    promise,
    resource_worth,
    sale_worth,
    shift,
    slot_gain,
    step_gain,
)
from ai.heuristics.world_order.worth import (
    ASSET,
    HELP,
    HELPS,
    LASTING,
    MONEY,
    PLACE,
    READY,
    REVEALED,
    REVEALED_UNSEEN,
    YIELD,
    Prices,
    card_worth,
    prices,
    quality,
    research_worth,
    saturated,
)
from game.core.contract import UNSEEN, Action, Decision, Seat
from game.titles.world_order.cards import AcceptOffer
from game.titles.world_order.domestic import GetGrowth, MakeUnits
from game.titles.world_order.economy import (
    BuyFromAllies,
    BuyFromPower,
    ChooseExport,
    ChooseImport,
    ChooseInvestment,
    Deal,
    Invest,
    SellUnits,
    exports,
    sellers,
    symbols,
)
from game.titles.world_order.faces import COUNTRY, FACE, POWER, PRIMARY, REGION, REGIONS, ZONE, kind_of
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.military import BuildBase, ChooseArmy, ChooseBase, SendArmies
from game.titles.world_order.relations import Engage, ImproveRelations, SpendDiplomacy, SwapMoney
from game.titles.world_order.rules import FocusTrack, Spend
from game.titles.world_order.state import TRACK, State
from game.titles.world_order.steps import EFFECTS, Choose, Pay, PayScaled, can_any
from game.titles.world_order.turns import PASS_MONEY

Options = Sequence[Action]
Prior = Callable[[State, Seat, Options], list[float]]
SHARPNESS = 0.9
NEVER = -100.0
"""The gain of an option that makes no sense whatever is hidden."""


def prior(view: State, decision: Decision) -> Sequence[float]:
    """Return a weight for every option without looking ahead."""
    gains = PRIORS.get(decision.kind, ALIKE)(view, decision.seat, decision.options)
    top = max(gains)
    return [exp(SHARPNESS * max(-12.0, gain - top)) if gain != NEVER else 0.0 for gain in gains]


def _by_verb(**gains: float) -> Prior:
    return lambda view, seat, options: [gains.get(action.verb, 0.0) for action in options]


ALIKE = _by_verb()


def _playing(view: State, seat: Seat, options: Options) -> list[float]:
    """Play the card with the largest expected gain, and keep those that are better revealed for Research.

    Any card can be passed for money, so if passing is allowed, no card is played that can do nothing at all.
    """
    price, may_pass = prices(view, seat), options[-1].verb == "pass"
    gains = [
        NEVER if may_pass and _is_idle(view, seat, action) else _play(view, seat, action, price)
        for action in options
    ]
    cards = [gain for action, gain in zip(options, gains, strict=True) if action.verb == "play"]
    if not cards or max(cards) <= 0.0:
        return gains
    return [NEVER if action.verb == "pass" else gain for action, gain in zip(options, gains, strict=True)]


def _is_idle(view: State, seat: Seat, action: Action) -> bool:
    """Return True if an answer plays a card that can do nothing."""
    known = action.verb == "play" and action.noun != UNSEEN
    return known and not can_any(EFFECTS[kind_of(action.noun)], view, seat)


def _play(view: State, seat: Seat, action: Action, price: Prices) -> float:
    match action.verb:
        case "play":
            kept = 0.6 * REVEALED.get(action.noun, REVEALED_UNSEEN) if price.rounds else 0.0
            return (
                promise(EFFECTS[kind_of(action.noun)], view, seat, price) - kept if action.noun != UNSEEN else 0.0
            )
        case "asset":
            asset = 2 + (ASSET - 2) * min(1.0, (price.turns + 4 * price.rounds) / 10)
            return promise(EFFECTS[action.noun], view, seat, price) - asset - _laid(view, seat, price)
        case "order":
            return promise(EFFECTS["executive_order"], view, seat, price) - 3.5 - _laid(view, seat, price)
        case "pass":
            return PASS_MONEY * price.money - _laid(view, seat, price) - GIVEN_AWAY
        case "use":
            return 1.2
        case _:
            return 0.0


GIVEN_AWAY = 1.5
"""The worth of the turn that passing gives away, apart from the money gained."""


def _laid(view: State, seat: Seat, price: Prices) -> float:
    """Return the worth of the card that is put face down."""
    hand = view.hands[seat]
    if not hand or not price.rounds:
        return 0.0
    weakest: float = min([REVEALED.get(card, REVEALED_UNSEEN) for card in hand])
    return 0.6 * weakest


def _prior_laying(view: State, seat: Seat, options: Options) -> list[float]:
    """Give up the card that is missed least: a weak one that does little."""
    price = prices(view, seat)
    return [-_held(view, seat, action.noun, price) for action in options]


def _held(view: State, seat: Seat, card: str, price: Prices) -> float:
    """Return the worth of a card in hand: played if there are enough turns, or revealed."""
    if card == UNSEEN:
        return 1.0
    shown = 0.6 * REVEALED[card] if price.rounds else 0.0
    played = promise(EFFECTS[kind_of(card)], view, seat, price) if price.turns else 0.0
    return max(shown, 0.5 * played) + 0.3 * quality(card) * (price.rounds > 0)


def _prior_trashing(view: State, seat: Seat, options: Options) -> list[float]:
    """Trash the weakest card; none in the last rounds, when it no longer matters."""
    return [
        0.0 if not action.noun else 0.6 - 0.5 * quality(action.noun) - 0.2 * REVEALED.get(action.noun, 1.0)
        for action in options
    ]


def _prior_country(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step: ImproveRelations = getattr(top, "step", None) or ImproveRelations()
    return [
        country_gain(view, seat, action.noun, price)
        - diplomacy_cost(view, seat, PLACE[action.noun], step.cost(action.noun), price)
        - step.surcharge * price.diplomacy
        if action.noun
        else 0.0
        for action in options
    ]


def _prior_search(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    step = ImproveRelations(search=True)
    gains = []
    for action in options:
        cards = step.found(view, seat, action.noun) if action.noun else []
        gains.append(
            max([country_gain(view, seat, card, price) - step.cost(card) * 0.7 for card in cards], default=0.0)
        )
    return gains


def _prior_engage(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step: Engage = getattr(top, "step", None) or Engage()
    return [engage_gain(view, seat, step, action.noun, price) if action.noun else 0.0 for action in options]


def _prior_paying(view: State, seat: Seat, options: Options) -> list[float]:
    """Pay with what is cheaper: allies turned face down, or diplomacy."""
    price, top = prices(view, seat), view.agenda[-1]
    left = top.left if isinstance(top, SpendDiplomacy) else 0
    gains = []
    for action in options:
        if action.verb == "exhaust":
            saved = min(left, COUNTRY[action.noun].value)
            waste = 0.2 * (COUNTRY[action.noun].value - saved)
            gains.append(saved * price.diplomacy - HELP[action.noun] * price.ready - waste)
        else:
            gains.append(0.0)
    return gains


def _prior_swapping(view: State, seat: Seat, options: Options) -> list[float]:
    """Keep diplomacy or services while money is plentiful."""
    price = prices(view, seat)
    each = price.diplomacy - 3 * price.money if isinstance(view.agenda[-1], SwapMoney) else -2 * price.money
    return [each * int(action.noun) for action in options]


def _prior_token(view: State, seat: Seat, options: Options) -> list[float]:
    """Leave tokens in one's own zone."""
    return [0.3 if not action.noun else 0.5 - 0.6 * (action.noun in ZONE[view.powers[seat]]) for action in options]


def _prior_export(view: State, seat: Seat, options: Options) -> list[float]:
    """Sell what gains most; whatever is sold can't be bought in the same Trade."""
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, ChooseExport):
        return [0.0] * len(options)
    can = exports(view, seat, top.deal)
    return [
        _best_sale(view, seat, action.noun, can[action.noun], price)
        - (_best_import(view, seat, action.noun, top.deal, price) if action.noun in FINISHED else 0.0)
        - 0.05
        if action.noun
        else 0.0
        for action in options
    ]


def _best_sale(view: State, seat: Seat, what: str, most: int, price: Prices) -> float:
    return max([sale_worth(view, seat, what, units, price) for units in range(1, most + 1)])


def _prior_selling(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    what = top.what if isinstance(top, SellUnits) else "energy"
    return [sale_worth(view, seat, what, int(action.noun), price) for action in options]


def _prior_import(view: State, seat: Seat, options: Options) -> list[float]:
    """Buy what is worth more than its price; buying from players also gains diplomacy."""
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, ChooseImport):
        return [0.0] * len(options)
    return [_import(view, seat, action.noun, top.deal, price) if action.noun else 0.0 for action in options]


def _import(view: State, seat: Seat, what: str, deal: Deal, price: Prices) -> float:
    """Return the expected gain of an import; if the track is full, it can only make a friend."""
    friends = any(power in view.powers for power in sellers(view, seat, deal, what))
    if view.stock[seat][what] >= TRACK and not friends:
        return NEVER
    return _best_import(view, seat, what, deal, price) + 0.3 * price.diplomacy * friends


def _best_import(view: State, seat: Seat, what: str, deal: Deal, price: Prices) -> float:
    """Return the expected gain of an import; of goods and services, the best number is bought."""
    if what not in FINISHED:
        return bargain(view, seat, what, price)
    supply = symbols(view, seat, deal, "imports").get(what, 0) + offered(view, seat, deal, what)
    return best_purchase(view, seat, what, supply, view.money[seat], price)


def _prior_units(view: State, seat: Seat, options: Options) -> list[float]:
    """Buy the number of units that gains most."""
    price, top = prices(view, seat), view.agenda[-1]
    what, friendly = "energy", 0.0
    if isinstance(top, BuyFromAllies):
        what = top.what
    elif isinstance(top, BuyFromPower):
        what = top.rest.what
        friendly = price.diplomacy if top.power in view.powers else 0.0
    most = int(options[-1].noun)
    gains = [
        bargain(view, seat, what, price, int(action.noun)) + (friendly if 0 < int(action.noun) == most else 0.0)
        for action in options
    ]
    if isinstance(top, BuyFromPower) and not top.rest.any and options[0].noun == "0":
        gains[0] -= FOR_NOTHING
    return gains


FOR_NOTHING = 3.0
"""A penalty for choosing something and then doing none of it."""


def _prior_invest(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step = top.step if isinstance(top, ChooseInvestment) else Invest()
    return [invest_gain(view, seat, step, action.noun, price) if action.noun else 0.0 for action in options]


def _prior_base(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step = top.step if isinstance(top, ChooseBase) else BuildBase()
    return [base_gain(view, seat, step, action.noun, price) for action in options]


def _prior_sending(view: State, seat: Seat, options: Options) -> list[float]:
    """Send each army that does more there than at home."""
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, SendArmies):
        return [0.0] * len(options)
    region, fare = PLACE[top.card], top.step.fare
    return [
        army_gain(view, seat, region, int(action.noun)) - int(action.noun) * (price.army + fare * price.money)
        for action in options
    ]


def _prior_army(view: State, seat: Seat, options: Options) -> list[float]:
    """Take an army from where it is missed least, as long as it does more elsewhere."""
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, ChooseArmy):
        return [0.0] * len(options)
    goals = {region: army_gain(view, seat, region) for region in top.step.regions(view, seat)}
    return [
        max([gain for region, gain in goals.items() if region != action.noun], default=-1.0)
        - leave_gain(view, seat, action.noun, price)
        - top.step.fare * price.money
        - 0.1
        if action.noun
        else 0.0
        for action in options
    ]


def _prior_destination(view: State, seat: Seat, options: Options) -> list[float]:
    return [army_gain(view, seat, action.noun) for action in options]


def _prior_slot(view: State, seat: Seat, options: Options) -> list[float]:
    """Choose above or below the line, or first raise a cube from below it."""
    top = view.agenda[-1]
    region = top.region if isinstance(top, PlaceInfluence) else REGIONS[0]
    return [
        slot_gain(view, seat, region, action.verb == "permanent") if action.verb != "convert" else 1.0
        for action in options
    ]


def _prior_converting(view: State, seat: Seat, options: Options) -> list[float]:
    return [_moved_cube(view, seat, action, True) if action.noun else 0.0 for action in options]


def _prior_resetting(view: State, seat: Seat, options: Options) -> list[float]:
    return [_moved_cube(view, seat, action, False) if action.noun else 0.0 for action in options]


def _moved_cube(view: State, seat: Seat, action: Action, rises: bool) -> float:
    region, _, slot = action.noun.partition(":")
    above, row, power = view.permanent[region], view.temporary[region], view.powers[seat]
    rest = row[: int(slot) - 1] + row[int(slot) :]
    after = ((*above, power), rest) if rises else (above, (*rest, power))
    return shift(view, seat, region, *after, armies_of(view, region)) - 0.1


def _prior_growth(view: State, seat: Seat, options: Options) -> list[float]:
    price, step = prices(view, seat), GetGrowth()
    return [growth_gain(view, seat, step, action.noun, price) if action.noun else 0.0 for action in options]


def _prior_type(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    return [most_made(view, seat, action.noun, None, price) if action.noun else 0.0 for action in options]


def _prior_making(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    what = top.what if isinstance(top, MakeUnits) else "goods"
    nothing = 0.0 if view.phase == "preparation" else FOR_NOTHING  # a Focus produces automatically
    return [
        make_gain(view, seat, what, int(action.noun), price) if action.noun != "0" else -nothing
        for action in options
    ]


def raise_gain(view: State, seat: Seat, what: str, price: Prices) -> float:
    """Return the worth of one more production."""
    return 0.7 * MONEY * YIELD[what] * price.rounds


def _prior_raising(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    cost = top.price(view) * price.money if isinstance(top, FocusTrack) else 0.0
    return [
        raise_gain(view, seat, action.noun, price)
        + (resource_worth(view, seat, action.noun, price) if action.noun in PRIMARY else 0.0)
        - cost
        if action.noun
        else 0.0
        for action in options
    ]


def _prior_tracks(view: State, seat: Seat, options: Options) -> list[float]:
    price, board = prices(view, seat), POWER[view.powers[seat]]
    costs = {"0": 0, "1": board.increase, "2": board.increase_two}
    each = 0.7 * MONEY * 3.2 * price.rounds
    return [each * int(action.noun) - costs[action.noun] * price.money for action in options]


def _prior_focus(view: State, seat: Seat, options: Options) -> list[float]:
    """Weigh readiness, production, and long-term effects."""
    price = prices(view, seat)
    return [_focus(view, seat, action.noun, price) if action.verb == "focus" else 1.0 for action in options]


def _focus(view: State, seat: Seat, focus: str, price: Prices) -> float:
    board = POWER[view.powers[seat]]
    down = sorted([0.5 + 0.35 * COUNTRY[card].value for card, ally in view.allies[seat].items() if not ally.ready])
    gain = READY * saturated(sum(down[-board.ready[focus] :]), HELPS * 4)
    match focus:
        case "domestic":
            made = [most_made(view, seat, what, None, price) for what in ("goods", "services")]
            return gain + sum([max(0.0, one) for one in made]) + LASTING[focus]
        case "diplomatic":
            return gain + max(0.0, most_made(view, seat, "diplomacy", None, price)) + LASTING[focus]
        case _:
            return gain + max(0.0, most_made(view, seat, "army", None, price)) + _alarm(view, seat)


def _alarm(view: State, seat: Seat) -> float:
    """Return the gain of Military Focus from THREAT in this round."""
    power, time = view.powers[seat], time_left(view)
    number, gain = NUMBER[power], 0.0
    off = list(on_alert(view.powers, view.focus))
    on = tuple([True if other == number else flag for other, flag in enumerate(off)])
    off[number] = False
    for region in REGIONS:
        armies = armies_of(view, region)
        was = threat_cost(region, armies, tuple(off), time.threat, 0)
        now = threat_cost(region, armies, on, time.threat, 0)
        gain += was[number] - now[number]
        gain += sum([now[other] - was[other] for other in rivals_of(view.powers, seat)]) / len(view.powers)
    return gain


def _prior_ready(view: State, seat: Seat, options: Options) -> list[float]:
    """Ready the most valuable allies first, preferring those without an investment."""
    return [
        0.5 + 0.35 * COUNTRY[action.noun].value + 0.3 * (view.allies[seat][action.noun].fdi == 0)
        if action.noun
        else 0.0
        for action in options
    ]


PLENTY, POOR = 7, 2.5
"""The Research with which enough is left after a refresh, and the market's worth below which one pays off."""


def _prior_buying(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    points = top.research if isinstance(top, Spend) else 0
    now = research_worth(view, points, price.rounds)
    gains = []
    for action in options:
        match action.verb:
            case "buy":
                left = points - FACE[action.noun].cost
                gains.append(
                    card_worth(action.noun, price.rounds) + 0.4 * research_worth(view, left, price.rounds)
                )
            case "exhaust":
                more = research_worth(view, points + COUNTRY[action.noun].value, price.rounds)
                gains.append(more - now - HELP[action.noun] * price.ready + max(0.0, now) - 0.3)
            case "refresh":
                gains.append(0.5 if points >= PLENTY and now < POOR else NEVER)
            case _:
                gains.append(0.0)
    return gains


def _prior_branch(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    choose: Choose | None = getattr(top, "choose", None)
    branches = dict(choose.branches) if choose else {}
    return [
        promise(branches[action.noun], view, seat, price) if action.noun in branches else 0.0 for action in options
    ]


def _prior_often(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    scaled: PayScaled | None = getattr(view.agenda[-1], "scaled", None)
    each = scaled.count * price.diplomacy - scaled.money * price.money if scaled else 0.0
    return [each * int(action.noun) for action in options]


def _prior_pay(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    paid: Pay | None = getattr(view.agenda[-1], "pay", None)
    gain = step_gain(paid, view, seat, price) if paid else 0.0
    return [gain if action.verb == "yes" else 0.0 for action in options]


def _prior_region(view: State, seat: Seat, options: Options) -> list[float]:
    """Choose where a cube gains most."""
    return [cube_gain(view, seat, action.noun) if action.noun in REGION else 0.0 for action in options]


def _prior_resource(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    most = POWER[view.powers[seat]].most
    return [
        most_made(view, seat, action.noun, None, price)
        + (
            raise_gain(view, seat, action.noun, price)
            if view.production[seat][action.noun] < most[action.noun]
            else 0.0
        )
        for action in options
    ]


def _prior_offer(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    region = top.region if isinstance(top, AcceptOffer) else "africa"
    gain = cube_gain(view, seat, region) - min(20, view.money[seat]) * price.money
    return [gain if action.verb == "yes" else 0.0 for action in options]


def _prior_cash(view: State, seat: Seat, options: Options) -> list[float]:
    """Keep tokens while they may defend; turn them into money when money is scarce or the end is near."""
    price = prices(view, seat)
    gains = []
    for action in options:
        count = sum([PLACE[card] == action.noun for card in view.allies[seat]])
        gains.append(5 * count * price.money - 0.5 if action.noun else 0.0)
    return gains


def _prior_hand(view: State, seat: Seat, options: Options) -> list[float]:
    """Prefer cards that have an effect at once."""
    if not view.piles:
        return [0.0] * len(options)
    piles = dict(zip(("first", "second"), view.piles[seat], strict=True))
    price = prices(view, seat)
    return [
        sum(
            sorted(
                [promise(EFFECTS[kind_of(c)], view, seat, price) if c != UNSEEN else 1.0 for c in piles[a.noun]]
            )[-4:]
        )
        for a in options
    ]


GIVEN: Mapping[str, float] = {
    "us_arms_export": 4.0, "us_navy": 5.5, "us_rd_champion": 4.5, "us_main_un_funding": 4.0, "us_nato": 6.0,
    "eu_central_bank": 5.0, "eu_brand_europe": 4.5, "eu_expansion": 6.0, "eu_neighborhood_policy": 6.0,
    "eu_nato": 5.0, "ru_csto": 7.0, "ru_arms_export": 4.5, "ru_new_energy_markets": 5.0, "ru_cyber_attacks": 5.5,
    "ru_private_military": 6.0, "cn_south_china_sea": 6.5, "cn_brics": 5.5, "cn_belt_and_road": 5.0, "cn_sco": 6.0,
    "cn_rapid_industrialization": 5.0,
}  # fmt: skip
"""The worth of keeping an Asset, apart from the VPs that its owner begins with."""


def _prior_giving(view: State, seat: Seat, options: Options) -> list[float]:
    return [-GIVEN.get(action.noun, 4.5) for action in options]


def _prior_place(view: State, seat: Seat, options: Options) -> list[float]:
    """Prefer early places, when the best slots and Countries are still available."""
    return [-0.2 * int(action.noun) for action in options]


def _prior_number(view: State, seat: Seat, options: Options) -> list[float]:
    return [0.5 * int(action.noun) for action in options]


PRIORS: Mapping[str, Prior] = {
    "choose_hand": _prior_hand,
    "give_back": _prior_giving,
    "take_place": _prior_place,
    "take_turn": _playing,
    "play_more": _playing,
    "lay_down": _prior_laying,
    "discard_card": _prior_laying,
    "trash_card": _prior_trashing,
    "before_research": _by_verb(use=0.5),
    "choose_focus": _prior_focus,
    "choose_ready": _prior_ready,
    "focus_track": _prior_raising,
    "raise_track": _prior_raising,
    "choose_tracks": _prior_tracks,
    "choose_type": _prior_type,
    "make_units": _prior_making,
    "name_resource": _prior_resource,
    "choose_country": _prior_country,
    "search_region": _prior_search,
    "spend_diplomacy": _prior_paying,
    "swap_money": _prior_swapping,
    "swap_services": _prior_swapping,
    "choose_engage": _prior_engage,
    "move_token": _prior_token,
    "choose_double": _by_verb(),
    "choose_export": _prior_export,
    "sell_units": _prior_selling,
    "choose_import": _prior_import,
    "buy_from_allies": _prior_units,
    "buy_from_power": _prior_units,
    "name_reached": _prior_region,
    "choose_investment": _prior_invest,
    "choose_base": _prior_base,
    "send_armies": _prior_sending,
    "choose_army": _prior_army,
    "choose_destination": _prior_destination,
    "place_influence": _prior_slot,
    "convert_after": _prior_converting,
    "convert_cube": _prior_converting,
    "reset_cube": _prior_resetting,
    "choose_growth": _prior_growth,
    "spend_research": _prior_buying,
    "choose_branch": _prior_branch,
    "how_often": _prior_often,
    "how_many": _prior_number,
    "pay_or_not": _prior_pay,
    "pay_cards": _by_verb(yes=0.5),
    "take_free": _by_verb(),
    "name_region": _prior_region,
    "accept_offer": _prior_offer,
    "prosper": _by_verb(yes=2.0),
    "cash_token": _prior_cash,
    "defend": _by_verb(yes=1.0),
}
