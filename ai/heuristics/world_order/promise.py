"""The expected gain of deeds in World Order: cubes, armies, Countries, Trade, and card lines."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ai.facts import Facts
from ai.heuristics.world_order.map import (
    NUMBER,
    Armies,
    Spans,
    armies_of,
    on_alert,
    race,
    rivals_of,
    threat_cost,
    time_left,
)
from ai.heuristics.world_order.worth import (
    ALLY,
    HELP,
    MONEY,
    NETWORKS,
    PLACE,
    PRICE,
    STARTED,
    Prices,
    growth_hope,
    growth_worth,
    of_allies,
    prosperity_hope,
)
from game.core.contract import Seat
from game.titles.world_order.domestic import GetGrowth, IncreaseProduction, Produce
from game.titles.world_order.economy import Deal, Invest, Trade, exports, on_offer, sellers, symbols
from game.titles.world_order.faces import (
    COUNTRY,
    EXPORT_PRICE,
    GROWTH,
    IMPORT_PRICE,
    PRIMARY,
    RECIPE,
    REGION,
    REGIONS,
)
from game.titles.world_order.influence import AddInfluence, Convert, Reset
from game.titles.world_order.military import BASE, BuildBase, Move
from game.titles.world_order.relations import Engage, ImproveRelations
from game.titles.world_order.state import TRACK, State
from game.titles.world_order.steps import (
    Choose,
    Draw,
    ForEach,
    Gain,
    GainPer,
    If,
    Pay,
    PayScaled,
    Ready,
    Step,
    Steps,
)
from game.titles.world_order.turns import PlayAnother


def slot_gain(view: State, seat: Seat, region: str, permanent: bool) -> float:
    """Return the gain of one more cube in a Region: its slot, its prospects, and what it takes from others."""
    return _slot_gain(_standing(view, seat, region), permanent)


class RegionStanding(NamedTuple):
    """Everything that affects how much changes in a Region are worth to a seat."""

    region: str
    powers: tuple[str, ...]
    seat: Seat
    above: tuple[str, ...]
    row: tuple[str, ...]
    armies: Armies
    spans: Spans


def _standing(view: State, seat: Seat, region: str) -> RegionStanding:
    spans, armies = time_left(view).spans, armies_of(view, region)
    return RegionStanding(region, view.powers, seat, view.permanent[region], view.temporary[region], armies, spans)


def _slot_gain(at: RegionStanding, permanent: bool) -> float:
    face, power = REGION[at.region], at.powers[at.seat]
    if permanent:
        slot = len(at.above) - len(face.begins)
        vp = face.permanent[slot] if slot < len(face.permanent) else 0
        after = (*at.above, power), at.row
    else:
        full = len(at.row) == len(face.temporary)
        vp = 0 if full else face.temporary[len(at.row)]
        after = at.above, (*(at.row[1:] if full else at.row), power)
    return vp + _shift(at, *after, at.armies)


def shift(
    view: State, seat: Seat, region: str, above: tuple[str, ...], row: tuple[str, ...], armies: Armies
) -> float:
    """Return a seat's gain from a change of cubes or armies in a Region, including the rivals' losses."""
    return _shift(_standing(view, seat, region), above, row, armies)


def _shift(at: RegionStanding, above: tuple[str, ...], row: tuple[str, ...], armies: Armies) -> float:
    number, power = NUMBER[at.powers[at.seat]], at.powers[at.seat]
    was = race(at.region, at.above, at.row, at.armies, at.spans)
    now = race(at.region, above, row, armies, at.spans)
    theirs = sum([now.worth[other] - was.worth[other] for other in rivals_of(at.powers, at.seat)])
    mine = now.worth[number] - was.worth[number]
    if power == "usa":
        mine += 2.5 * (sum(now.leads, 0.0) - sum(was.leads, 0.0))
    return mine - theirs / len(at.powers)


def cube_gain(view: State, seat: Seat, region: str, how: str = "any") -> float:
    """Return the gain of one more cube in a Region, in its best place."""
    return _cube_gain(_standing(view, seat, region), how)


@lru_cache(maxsize=1 << 15)
def _cube_gain(at: RegionStanding, how: str) -> float:
    free = len(at.above) < REGION[at.region].slots
    above = _slot_gain(at, True) if free or how in ("forced", "either") else -9.0
    return above if how == "forced" else max(above, _slot_gain(at, False))


def army_gain(view: State, seat: Seat, region: str, count: int = 1) -> float:
    """Return the gain of more (or fewer) armies in a Region: places, THREAT, Defense."""
    military, time = on_alert(view.powers, view.focus), time_left(view)
    return _army_gain(_standing(view, seat, region), military, time.threat, time.rounds, count)


@lru_cache(maxsize=1 << 15)
def _army_gain(at: RegionStanding, military: tuple[bool, ...], threat: int, rounds: int, count: int) -> float:
    armies, number = at.armies, NUMBER[at.powers[at.seat]]
    if armies[number] + count < 0:
        return 0.0
    after = (*armies[:number], armies[number] + count, *armies[number + 1 :])
    was = threat_cost(at.region, armies, military, threat, rounds)
    now = threat_cost(at.region, after, military, threat, rounds)
    theirs = sum([now[other] - was[other] for other in rivals_of(at.powers, at.seat)])
    gain = was[number] - now[number] + theirs / len(at.powers)
    return gain + _shift(at, at.above, at.row, after)


def country_gain(view: State, seat: Seat, card: str, price: Prices) -> float:
    """Return the gain from a Country as an ally, before its cost."""
    time = price.time
    allies = view.allies[seat]
    region = PLACE[card]
    left = min(1.0, (time.turns + 4 * time.rounds) / 20)
    new = region not in of_allies(view, seat).regions
    worth = left * (ALLY[card] + 0.6 * new) + HELP[card] * price.ready + 1.3 * len(time.spans)
    under = STARTED.get(card)
    for mine in [card for card in allies if card in under] if under else ():
        ready = allies[mine].ready
        worth += cube_gain(view, seat, region) * ready - left * ALLY[mine] - 1.3 * len(time.spans)
    return worth


def diplomacy_cost(view: State, seat: Seat, region: str, cost: int, price: Prices) -> float:
    """Return the cost of spending diplomacy in a Region, with help from allies if that is cheaper."""
    paid, left, stock = 0.0, cost, view.stock[seat]["diplomacy"]
    if not left:
        return 0.0
    for points, value in of_allies(view, seat).helpers.get(region, ()):
        saved = min(left, value)
        if saved and (left > stock or points * price.ready < saved * price.diplomacy):
            paid, left = paid + points * price.ready, left - saved
    return paid + left * price.diplomacy


def best(gains: Iterable[float]) -> float:
    """Return the largest gain, or -1 if there is nothing to choose from."""
    return max(gains, default=-1.0)


def improve_gain(view: State, seat: Seat, step: ImproveRelations, price: Prices) -> float:
    """Return the expected gain of Improve Relations."""
    return best(
        [
            country_gain(view, seat, card, price) - diplomacy_cost(view, seat, PLACE[card], step.cost(card), price)
            for card in step.targets(view, seat)
        ]
    )


def engage_gain(view: State, seat: Seat, step: Engage, region: str, price: Prices) -> float:
    """Return the expected gain of Engage in a Region."""
    cost = diplomacy_cost(view, seat, region, step.cost(view, seat, region), price)
    return cube_gain(view, seat, region) + 0.5 - cost


def invest_gain(view: State, seat: Seat, step: Invest, card: str, price: Prices) -> float:
    """Return the expected gain of an investment in an ally."""
    face, allies = COUNTRY[card], view.allies[seat]
    money = (face.invest + step.surcharge) * price.money
    gain = cube_gain(view, seat, face.region) + 2 * face.value * 0.8 * (price.rounds + 0.5) * price.money - money
    if step.exhausting and allies[card].ready:
        gain -= HELP[card] * price.ready
    if view.powers[seat] == "china":
        regions = of_allies(view, seat).invested
        if face.region not in regions:
            gain += NETWORKS[len(regions) + 1] - NETWORKS[len(regions)]
    return gain


def base_gain(view: State, seat: Seat, step: BuildBase, card: str, price: Prices) -> float:
    """Return the expected gain of a Base in an ally's Country, with one army."""
    region = PLACE[card]
    gain = cube_gain(view, seat, region, step.influence) + army_gain(view, seat, region) + 0.3 * (price.rounds > 0)
    return gain - (BASE + step.fare) * price.money - price.army - HELP[card] * price.ready


def move_gain(view: State, seat: Seat, step: Move, price: Prices) -> float:
    """Return the expected gain of moving armies to the best place, from where they are missed least."""
    origins = step.origins(view, seat)
    if not origins:
        return -1.0
    gains = best([army_gain(view, seat, region) for region in step.regions(view, seat)])
    loss = min([leave_gain(view, seat, origin, price) for origin in origins])
    each = gains - loss - step.fare * price.money
    number = min(step.limit, sum(origins.values()))
    return max(0.0, each) * (1 + 0.6 * (number - 1)) if not step.needed else each * step.needed


def leave_gain(view: State, seat: Seat, origin: str, price: Prices) -> float:
    """Return the cost of taking an army away from `origin`: "board", or a Region."""
    return price.army if origin == "board" else -army_gain(view, seat, origin, -1)


def held_worth(view: State, seat: Seat, what: str, count: int, price: Prices) -> float:
    """Return the worth of holding `count` units of a resource."""
    match what:
        case "goods":
            hope, surplus = prosperity_hope(view, seat, count, price.turns, price.rounds)
        case "services":
            hope, surplus = growth_hope(view, seat, count, price.turns, price.rounds)
        case _:
            return count * PRICE[what] * price.money
    return hope + surplus * PRICE[what] * price.money


def resource_worth(view: State, seat: Seat, what: str, price: Prices, count: int = 1) -> float:
    """Return the gain of getting `count` more units of a resource."""
    match what:
        case "diplomacy":
            return min(count, TRACK - view.stock[seat][what]) * price.diplomacy
        case "army":
            return count * price.army
        case "money":
            return count * price.money
        case "vp":
            return float(count)
    stock = view.stock[seat][what]
    kept = min(TRACK, stock + count)
    over = (stock + count - kept) * (10 if what in ("goods", "services") else 3) * price.money
    return held_worth(view, seat, what, kept, price) - held_worth(view, seat, what, stock, price) + over


def sale_worth(view: State, seat: Seat, what: str, units: int, price: Prices) -> float:
    """Return the gain of selling units."""
    if what == "army":
        return units * (EXPORT_PRICE[what] * price.money - price.army)
    stock = view.stock[seat][what]
    lost = held_worth(view, seat, what, stock, price) - held_worth(view, seat, what, stock - units, price)
    return units * EXPORT_PRICE[what] * price.money - lost


def bargain(view: State, seat: Seat, what: str, price: Prices, units: int = 1) -> float:
    """Return the gain of buying units."""
    return resource_worth(view, seat, what, price, units) - units * IMPORT_PRICE[what] * price.money


def trade_gain(view: State, seat: Seat, step: Trade, price: Prices) -> float:
    """Return the expected gain of a Trade: its best sales, and the purchases they and the seat's money pay for."""
    deal = step.deal(view, seat)
    sales = sorted(
        [
            (sale_worth(view, seat, what, units, price), units * EXPORT_PRICE[what])
            for what, units in exports(view, seat, deal).items()
        ]
    )
    best_sales = [sale for sale in sales[-deal.exports :] if sale[0] > 0]
    found = sum([gain for gain, _ in best_sales])
    if step.single:
        return found
    money = view.money[seat] + sum([brought for _, brought in best_sales])
    supply = symbols(view, seat, deal, "imports")
    bought = [
        best_purchase(view, seat, what, supply.get(what, 0) + offered(view, seat, deal, what), money, price)
        for what in FINISHED
    ]
    return found + max(SUNDRIES, sum(sorted(bought)[-deal.imports :]))


FINISHED = ("goods", "services")
SUNDRIES = 0.8
"""The assumed gain of a Trade's other purchases if goods and services aren't worth buying."""


def offered(view: State, seat: Seat, deal: Deal, what: str) -> int:
    """Return how many units other powers offer."""
    return sum([on_offer(view, seat, power, what) for power in sellers(view, seat, deal, what)])


def best_purchase(view: State, seat: Seat, what: str, supply: int, money: int, price: Prices) -> float:
    """Return the gain of buying the best number of units."""
    most = min(supply, money // IMPORT_PRICE[what])
    return max([0.0, *[bargain(view, seat, what, price, units) for units in range(1, most + 1)]])


def make_gain(view: State, seat: Seat, what: str, units: int, price: Prices) -> float:
    """Return the gain of producing units."""
    worth = resource_worth(view, seat, what, price, units)
    if what in PRIMARY:
        return worth
    parts = sum([count * (PRICE.get(part, 1.0)) * price.money for part, count in RECIPE[what].items()])
    return worth - units * parts


def produce_gain(view: State, seat: Seat, step: Produce, price: Prices) -> float:
    """Return the expected gain of Produce."""
    gains = sorted([most_made(view, seat, what, step.most, price) for what in step.kinds(view)])
    return sum([max(0.0, gain) for gain in gains[-step.types :]])


def most_made(view: State, seat: Seat, what: str, most: int | None, price: Prices) -> float:
    """Return the expected gain of producing as much of a type as is affordable, at most `most`."""
    units = view.production[seat][what]
    for part, count in RECIPE.get(what, {}).items():
        stock = view.money[seat] if part == "money" else view.stock[seat][part]
        units = min(units, stock // count)
    return make_gain(view, seat, what, units if most is None else min(units, most), price)


def growth_gain(view: State, seat: Seat, step: GetGrowth, card: str, price: Prices) -> float:
    """Return the expected gain of a Growth card."""
    cost = sum([count * cost_worth(what, price) for what, count in GROWTH[card].cost.items()])
    return growth_worth(view, card, price.rounds) - cost


def cost_worth(what: str, price: Prices) -> float:
    """Return the worth of a unit spent."""
    match what:
        case "money":
            return price.money
        case "diplomacy":
            return price.diplomacy
        case "army":
            return price.army
        case _:
            return PRICE[what] * price.money


ANOTHER = 2.2
"""The gain of playing one more card."""
DRAWN = 0.9
"""The gain of a drawn card."""


_lines: dict[Step, tuple[int, Step]] = {}
"""Every card line seen so far, with its number; equal lines have the same number."""


def _numbered(steps: Steps) -> tuple[tuple[int, Step], ...]:
    return tuple([_lines.setdefault(step, (len(_lines), step)) for step in steps])


_numbers = Facts(_numbered)


def promise(steps: Steps, view: State, seat: Seat, price: Prices) -> float:
    """Return the expected gain of all of a card's lines."""
    found, known = 0.0, price.known
    for number, step in _numbers(steps):
        gain = known.get(number)
        if gain is None:
            gain = known[number] = step_gain(step, view, seat, price)
        if gain > 0.0:
            found += gain
    return found


Gainful = Callable[[Any, State, Seat, Prices], float]


def step_gain(step: Step, view: State, seat: Seat, price: Prices) -> float:
    """Return the expected gain of a card line, in VPs."""
    gain = GAINS.get(type(step))
    return gain(step, view, seat, price) if gain is not None else 0.3


def _engage_gain(step: Engage, view: State, seat: Seat, price: Prices) -> float:
    return best([engage_gain(view, seat, step, region, price) for region in step.targets(view, seat)])


def _invest_gain(step: Invest, view: State, seat: Seat, price: Prices) -> float:
    return best([invest_gain(view, seat, step, card, price) for card in step.targets(view, seat)])


def _base_gain(step: BuildBase, view: State, seat: Seat, price: Prices) -> float:
    return best([base_gain(view, seat, step, card, price) for card in step.targets(view, seat)])


def _growth_gain(step: GetGrowth, view: State, seat: Seat, price: Prices) -> float:
    return best([growth_gain(view, seat, step, card, price) for card in step.targets(view, seat)])


def _choose_gain(step: Choose, view: State, seat: Seat, price: Prices) -> float:
    gains = sorted([promise(steps, view, seat, price) for _, steps in step.branches])
    return sum(gains[-step.pick :])


def _pay_gain(step: Pay, view: State, seat: Seat, price: Prices) -> float:
    if not step.can(view, seat):
        return -1.0
    paid = sum([count * cost_worth(what, price) for what, count in step.price])
    return promise(step.steps, view, seat, price) + step.receive * price.money - paid


def _influence_gain(step: AddInfluence, view: State, seat: Seat, price: Prices) -> float:
    regions = step.to if isinstance(step.to, tuple) else REGIONS
    return best([cube_gain(view, seat, region) for region in regions if region in REGION])


def _scaled_gain(step: PayScaled, view: State, seat: Seat, price: Prices) -> float:
    return step.count * price.diplomacy - step.money * price.money if step.can(view, seat) else -1.0


def _cubes_gain(step: Step, view: State, seat: Seat, price: Prices) -> float:
    spans = price.time.spans
    return 0.6 * len(spans) * (spans[-1] < 8 if spans else 0)


GAINS: Mapping[type[Step], Gainful] = {
    ImproveRelations: lambda step, view, seat, price: improve_gain(view, seat, step, price),
    Engage: _engage_gain,
    Trade: lambda step, view, seat, price: trade_gain(view, seat, step, price),
    Invest: _invest_gain,
    BuildBase: _base_gain,
    Move: lambda step, view, seat, price: move_gain(view, seat, step, price),
    GetGrowth: _growth_gain,
    Produce: lambda step, view, seat, price: produce_gain(view, seat, step, price),
    Gain: lambda step, view, seat, price: resource_worth(view, seat, step.what, price, step.count),
    GainPer: lambda step, view, seat, price: step.times(view, seat) * step.count * price.money,
    Draw: lambda step, view, seat, price: DRAWN * step.count,
    PlayAnother: lambda step, view, seat, price: ANOTHER,
    Ready: lambda step, view, seat, price: 1.2 * price.ready * step.count,
    Choose: _choose_gain,
    Pay: _pay_gain,
    If: lambda step, view, seat, price: 0.6 * promise(step.steps, view, seat, price),
    ForEach: lambda step, view, seat, price: 1.5 * promise(step.steps, view, seat, price),
    AddInfluence: _influence_gain,
    PayScaled: _scaled_gain,
    IncreaseProduction: lambda step, view, seat, price: 1.2 * MONEY * 2.5 * price.rounds * step.count,
    Reset: _cubes_gain,
    Convert: _cubes_gain,
}
"""The expected gain of each kind of line; 0.3 for any other kind."""
