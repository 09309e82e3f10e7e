"""What a player feels about World Order: slots and their permanence, scorings to come, THREAT, money in time."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from game.core.agenda import Ask, answer
from game.core.contract import UNSEEN, Action, Decision, Seat
from game.titles.world_order.aftermath import NATO, NETWORK, SPHERE, STATUS, THREAT_LOSS, Prosper, Prosperity
from game.titles.world_order.cards import AcceptOffer
from game.titles.world_order.domestic import GetGrowth, IncreaseProduction, MakeUnits, Produce
from game.titles.world_order.economy import (
    BuyFromAllies,
    BuyFromPower,
    ChooseExport,
    ChooseInvestment,
    Invest,
    SellUnits,
    Trade,
    exports,
)
from game.titles.world_order.faces import (
    COUNTRY,
    EXPORT_PRICE,
    FACE,
    GROWTH,
    IMPORT_PRICE,
    LEVELS,
    MAJORITY,
    POWER,
    POWERS,
    PRIMARY,
    RECIPE,
    REGION,
    REGIONS,
    ZONE,
    kind_of,
)
from game.titles.world_order.influence import AddInfluence, Convert, PlaceInfluence, Reset
from game.titles.world_order.military import (
    BASE,
    BuildBase,
    ChooseArmy,
    ChooseBase,
    Move,
    SendArmies,
)
from game.titles.world_order.relations import Engage, ImproveRelations, SpendDiplomacy, SwapMoney
from game.titles.world_order.rules import FocusTrack, Spend
from game.titles.world_order.state import State
from game.titles.world_order.steps import (
    EFFECTS,
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
from game.titles.world_order.turns import PASS_MONEY, PlayAnother, TakeTurn, Turn, unused_assets

BY_FEEL = frozenset({"prosper"})
"""Goods are for Prosperity: whoever can go on does."""
TERMS = ("progress", "danger", "place", "tools", "hand")

# Regions: what cubes and armies there will bring -----------------------------------------------------------------

NUMBER = {power: number for number, power in enumerate(POWERS)}
FILLING = 1.1
"""Permanent slots of a Region that are filled in a round on average."""
PUSHING = 0.8
"""Cubes that join a temporary row in a round on average."""
ARMS = 0.4
"""What more armies count in cubes, when it comes to places."""

Armies = tuple[int, ...]
"""The armies of each power in one Region, in the order of POWERS."""
Spans = tuple[int, ...]
"""Turns until each scoring that is still to come; four make a round."""


class Race(NamedTuple):
    """What a Region promises each power in scorings to come, and for each scoring whether the USA will lead."""

    worth: tuple[float, ...]
    leads: tuple[float, ...]


def likely(lead: float, doubt: float) -> float:
    """Say how likely a lead holds, when it may change by about `doubt`."""
    point = lead / doubt
    if point > 30:
        return 1.0
    return 0.0 if point < -30 else 1 / (1 + exp(-point))


@lru_cache(maxsize=1 << 16)
def race(
    region: str, permanent: tuple[str, ...], temporary: tuple[str, ...], armies: Armies, spans: Spans
) -> Race:
    """Work out what a Region promises, as its cubes and armies stand now."""
    worth, leads = [0.0] * len(POWERS), []
    for turns in spans:
        counts = _to_be(region, permanent, temporary, turns)
        doubt = 0.03 + 0.5 * sqrt(turns / 4)
        fill = _filled(region, len(permanent), turns)
        for power, number in NUMBER.items():
            if power in counts:
                worth[number] += fill * (counts[power] + _bonus(region, power, counts, armies, doubt))
        worth[NUMBER["russia"]] += _sphere(region, armies, doubt)
        leads.append(_leading(counts, doubt))
    return Race(tuple(worth), tuple(leads))


def _to_be(region: str, permanent: Sequence[str], temporary: Sequence[str], turns: int) -> dict[str, float]:
    """Count cubes, those below the line as far as they will not be pushed out."""
    counts: dict[str, float] = {}
    for power in permanent:
        counts[power] = counts.get(power, 0.0) + 1
    room, pushed = len(REGION[region].temporary) - len(temporary), PUSHING * turns / 4
    for slot, power in enumerate(temporary, 1):
        stays = (room + slot) / (room + slot + pushed * 0.7)
        counts[power] = counts.get(power, 0.0) + stays
    return counts


def _filled(region: str, cubes: int, turns: int) -> float:
    free = REGION[region].slots - cubes
    return 1.0 if free <= 0 else 1 - exp(-FILLING * turns / 4 / free)


def _strength(power: str, armies: Armies) -> int:
    return armies[NUMBER[power]] if power in NUMBER else 0


def _bonus(region: str, power: str, counts: Mapping[str, float], armies: Armies, doubt: float) -> float:
    """Say what bonus a power may hope for: between two places, the mean of both."""
    mine, arms, place = counts[power], _strength(power, armies), 1.0
    for other, theirs in counts.items():
        if other != power:
            more = _strength(other, armies) - arms
            edge = ARMS if more > 0 else -ARMS if more < 0 else 0.1
            place += likely(theirs - mine + edge, doubt)
    return between((0, *REGION[region].majority), place)


def between(values: Sequence[float], point: float) -> float:
    """Read a table at a point that may lie between two of its entries; beyond the last is nothing."""
    low = int(point)
    part = point - low
    first = values[low] if low < len(values) else 0.0
    second = values[low + 1] if low + 1 < len(values) else 0.0
    return first + part * (second - first)


def _sphere(region: str, armies: Armies, doubt: float) -> float:
    mine = armies[NUMBER["russia"]]
    if region not in ZONE["russia"] or not mine:
        return 0.0
    return SPHERE * likely(mine - max(armies) + 0.5, 2 * doubt)


def _leading(counts: Mapping[str, float], doubt: float) -> float:
    mine, chance = counts.get("usa", 0.0), 1.0
    for other, theirs in counts.items():
        if other != "usa":
            chance *= likely(mine - theirs + 0.5, doubt)
    return chance if mine else 0.0


def armies_of(view: State, region: str) -> Armies:
    """The armies of each power in a Region."""
    there = view.armies[region]
    return tuple([there.get(power, 0) for power in POWERS])


# THREAT ----------------------------------------------------------------------------------------------------------

FADING = 0.75
"""What THREAT in a round means for the round after."""


@lru_cache(maxsize=1 << 16)
def threat_cost(
    region: str, armies: Armies, military: tuple[bool, ...], turns: int, rounds: int
) -> tuple[float, ...]:
    """Say what THREAT in a Region may cost each power whose zone it is in; turns -1: it is over for this round."""
    lost = [0.0] * len(POWERS)
    later = sum([FADING ** (number + 1) for number in range(rounds)])
    for mine in REGION[region].zone:
        number = NUMBER[mine]
        for power, other in NUMBER.items():
            if power == mine or (power in NATO and mine in NATO) or not armies[other]:
                continue
            lead = armies[other] - armies[number] - 0.5
            if turns >= 0:
                now = lead + military[other] - military[number]
                lost[number] += THREAT_LOSS * likely(now, 0.08 + 0.1 * turns)
            lost[number] += THREAT_LOSS * later * likely(lead, 0.7)
    return tuple(lost)


# Time ------------------------------------------------------------------------------------------------------------


class Time(NamedTuple):
    """How much of a game is left."""

    turns: int
    """Turns of this round, for the table."""
    rounds: int
    """Rounds after this one."""
    spans: Spans
    threat: int
    """Turns until THREAT is resolved, -1 when it was in this round."""


def time_left(view: State) -> Time:
    """Read the clock."""
    return _clock(view.phase, view.turn, view.round, view.level.rounds, view.level.scoring)


@lru_cache(maxsize=1 << 10)
def _clock(phase: str, turn: int, number: int, rounds: int, scoring: tuple[int, ...]) -> Time:
    match phase:
        case "action":
            turns = 5 - turn
        case "setup" | "preparation":
            turns = 4
        case _:
            turns = 0
    spans = tuple([turns + 4 * (each - number) for each in scoring if each >= number])
    return Time(turns, rounds - max(number, 1), spans, turns)


def own_turns(view: State, seat: Seat) -> int:
    """Turns a seat still has in this round."""
    if view.phase != "action":
        return 4 if view.phase in ("setup", "preparation") else 0
    return sum([isinstance(item, Turn | TakeTurn) and item.seat == seat for item in view.agenda])


# What things are worth -------------------------------------------------------------------------------------------

MONEY = 0.1
"""VPs for a unit of money, as long as there are many turns to spend it in."""
SPENT = 6.5
"""Money a turn can put to use."""
DIPLOMACY, USED = 0.8, 0.9
"""VPs for a unit, and units a turn can use."""
ARMY, SENT = 1.5, 0.6
READY, HELPS = 1.4, 1.4
"""VPs for a point of readiness, and points a turn can use."""
RESTED = 2.0
"""Points of readiness that are of use in the round after."""
LASTING: Mapping[str, float] = {"domestic": -1.5, "diplomatic": 3.0, "military": 2.0}
"""VPs for what a Focus does all through a round, besides THREAT: for a round of four turns."""
PRICE: Mapping[str, float] = {"energy": 3.2, "raw": 3.0, "food": 3.0, "goods": 8.0, "services": 8.0}
"""What resources are worth in money to somebody who may sell them, or make something of them."""
YIELD: Mapping[str, float] = {
    "energy": 2.6, "raw": 2.4, "food": 2.4, "goods": 3.0, "services": 3.5, "diplomacy": 3.0, "army": 2.2,
}  # fmt: skip
"""What a production more is worth in money, each round to come."""
ABILITY: Mapping[str, float] = {
    "diplomatic_initiative": 0.6, "reduced_bureaucracy": 0.6, "knowledge_transfer": 0.5,
    "tactical_flexibility": 0.8, "diplomatic_opening": 1.2, "strategic_advantage": 3.0,
    "regional_resilience": 1.5,
}  # fmt: skip
"""VPs for the ability of a Growth card, each round in which it works."""
ASSET = 3.5
"""What an unused Asset is worth while there is time to use it."""
GROWING = frozenset(
    {card for card in FACE if kind_of(card) in ("growth_strategy", "optimization_program")}
    | {"us_rd_champion", "eu_central_bank"}
)
"""Cards and Assets that get Growth cards."""
QUALITY: Mapping[str, float] = {
    "convincing_arguments": 1.6, "diplomatic_trip": 2.6, "new_strategic_partner": 2.4,
    "economic_expansion": 2.6, "tap_into_new_markets": 2.6, "assign_new_diplomats": 1.5,
    "activation_of_allies": 1.8, "ensure_peace_in_the_region": 1.6, "dominant_power": 1.2,
    "quantitative_easing": 1.8, "return_on_investment": 1.8, "key_economic_partner": 1.8,
    "steady_partnership": 1.0, "covert_military_operation": 1.8, "power_play": 1.2, "improve_logistics": 1.2,
    "well_laid_plans": 1.4, "global_presence": 1.0, "optimization_program": 2.0, "boost_production": 2.2,
    "explore_alternatives": 2.2, "new_agenda": 1.6, "prosperous_times": 2.2, "initiate_restructuring": 1.6,
    "re_examine_agreement": 1.8, "re_evaluate_strategy": 2.4, "minimize_bureaucracy": 1.4,
}  # fmt: skip
"""How much better than a starting card a card of the market is, in VPs each time it is played."""
MORE = 0.8
"""The same for market cards that are not named."""
BETTER = {card: QUALITY.get(kind_of(card), MORE) if face.cost else 0.0 for card, face in FACE.items()}
"""How much better than a starting card each card is."""


def quality(card: str) -> float:
    """Say how much better than a starting card a card is."""
    return BETTER.get(card, 0.0)


@lru_cache(maxsize=1 << 12)
def qualities(cards: tuple[str, ...]) -> float:
    """Say how much better than starting cards these are together."""
    return sum([quality(card) for card in cards])


@lru_cache(maxsize=1 << 12)
def revealed(cards: tuple[str, ...]) -> float:
    """Say what these bring together when they are left for Research."""
    return float(sum([REVEALED.get(card, REVEALED_UNSEEN) for card in cards]))


def ally_worth(card: str) -> float:
    """What an ally is worth by itself, with a whole game to come: a customer, a supplier, a voice."""
    face = COUNTRY[card]
    return 0.5 + 0.45 * face.value + 0.02 * sum([EXPORT_PRICE[what] * n for what, n in face.exports.items()])


ALLY = {card: ally_worth(card) for card in COUNTRY}
HELP = {card: 0.5 + 0.35 * face.value for card, face in COUNTRY.items()}
"""Points of readiness, by Country."""
RETURNS = {card: 2 * face.value for card, face in COUNTRY.items()}
"""Money an investment brings in a round, by Country."""
STARTED = {
    card: frozenset(start for start, face in COUNTRY.items() if face.country == card and start != card)
    for card in COUNTRY
}
"""The starting cards a Country goes on top of."""
PLACE = {card: face.region for card, face in COUNTRY.items()}
LEVEL = {level: tuple([card for card, face in GROWTH.items() if face.level == level]) for level in range(1, 7)}
REVEALED = {
    card: 0.3 * face.research
    + sum([count * {"money": 0.13, "diplomacy": 0.7}.get(what, 1.2) for what, count in face.bonus.items()])
    for card, face in FACE.items()
}
"""What a card brings that is left in the hand for Research."""
REVEALED_UNSEEN = sum(REVEALED.values()) / len(REVEALED)


def saturated(amount: float, use: float) -> float:
    """Say how much of an amount can be put to use, when `use` is about all there is use for."""
    return use * (1 - exp(-amount / use)) if use > 0 else 0.0


class Prices(NamedTuple):
    """What one more of a thing is worth to a seat now, in VPs."""

    money: float
    diplomacy: float
    army: float
    ready: float
    turns: int
    """Its turns in this round."""
    rounds: int
    """Rounds after this one."""
    known: dict[Step, float]
    """What lines of cards were found to promise at these prices."""


class Means(NamedTuple):
    """What a seat can spend: in money, in diplomacy, armies on its board, points of readiness."""

    fungible: float
    diplomacy: float
    army: float
    ready: float
    bonus: float
    """VPs that goods and services promise as they are."""


def means(view: State, seat: Seat, turns: int, rounds: int) -> Means:
    """Add up what a seat can spend."""
    stock, allies = view.stock[seat], view.allies[seat]
    prosperity, goods = prosperity_hope(view, seat, stock["goods"], turns, rounds)
    growth, services = growth_hope(view, seat, stock["services"], turns, rounds)
    returns = sum([RETURNS[card] * ally.fdi for card, ally in allies.items() if ally.fdi])
    fungible = view.money[seat] + 0.8 * returns * rounds
    fungible += PRICE["goods"] * goods + PRICE["services"] * services
    fungible += PRICE["energy"] * stock["energy"] + PRICE["raw"] * stock["raw"] + PRICE["food"] * stock["food"]
    ready = sum([HELP[card] for card, ally in allies.items() if ally.ready])
    return Means(fungible, stock["diplomacy"], stock["army"], ready, prosperity + growth)


# Prosperity and Growth: long roads, one step at a time

TURN = 3.2
"""What a turn is worth that is spent on a Growth card, in VPs."""
LATER = 0.055
"""VPs for a unit of money that comes with a space of Prosperity, while there are rounds to come."""
BROUGHT = 0.6, 1.2
"""Units of goods or services that each round to come brings: for a production, and whatever it is."""


def prosperity_hope(view: State, seat: Seat, goods: int, turns: int, rounds: int) -> tuple[float, int]:
    """Say what VPs so many goods promise on the Prosperity track, and how many goods it has no use for."""
    steps = rounds + _still_prospers(view, seat)
    made = view.production[seat]["goods"]
    return _prosperity(view.powers[seat], view.prosperity[seat], goods, made, steps, turns, rounds)


def _still_prospers(view: State, seat: Seat) -> int:
    """Whether the step of this round is still to come: 1 or 0."""
    match view.phase:
        case "end":
            return 0
        case "aftermath":
            return sum([isinstance(item, Prosperity) or item == Prosper(seat) for item in view.agenda])
        case _:
            return 1


@lru_cache(maxsize=1 << 16)
def _prosperity(
    power: str, paid: int, goods: int, made: int, steps: int, turns: int, rounds: int
) -> tuple[float, int]:
    """Look for how many spaces one best aims, each paid as late as the next ones leave room for."""
    left = POWER[power].prosperity[paid : paid + steps]
    brought = BROUGHT[0] * made + BROUGHT[1]
    best, surplus = 0.0, goods
    for most in range(1, len(left) + 1):
        hope, needed = 0.0, 0
        for wait, space in enumerate(left[:most], steps - most):
            needed += space.goods
            chance = likely(goods + brought * wait - needed + 0.5, 0.14 + 0.12 * turns + 0.6 * wait)
            hope += chance * (space.vp + LATER * space.money * (rounds > 0))
        if hope > best:
            best, surplus = hope, max(0, goods - needed)
    return best, surplus


def growth_hope(view: State, seat: Seat, services: int, turns: int, rounds: int) -> tuple[float, int]:
    """Say what VPs so many services promise in Growth cards to come, and how many services these do not need."""
    owned, hand = view.owned[seat], view.hands[seat]
    growing = _growing(owned)
    chances = 0.0
    if turns:
        mine = _growing(hand) + hand.count(UNSEEN) * growing / len(owned)
        chances = min(turns, mine + _growing(view.assets[seat]) - _growing(view.used[seat]))
    chances += rounds * min(1.0, 6 * growing / len(owned))
    made, left = view.production[seat]["services"], tuple(view.growth_left.values())
    return _growth(
        len(view.growth[seat]), services, made, round(chances, 1), turns, rounds, view.level.rounds, left
    )


@lru_cache(maxsize=1 << 12)
def _growing(cards: tuple[str, ...]) -> int:
    """How many cards get Growth cards."""
    return sum([card in GROWING for card in cards])


@lru_cache(maxsize=1 << 16)
def _growth(
    taken: int, services: int, made: int, chances: float, turns: int, rounds: int, last: int, left: tuple[int, ...]
) -> tuple[float, int]:
    """Look for how many cards one best aims, each taken as late as the next ones leave room for."""
    gains = _gains(taken, rounds, last, left)
    brought = BROUGHT[0] * made + BROUGHT[1]
    best, surplus = 0.0, services
    for most in range(1, len(gains) + 1):
        hope, needed = 0.0, 0
        for number, gain in enumerate(gains[:most], 1):
            needed += taken + number
            wait = max(0, rounds - most + number)
            reach = likely(services + brought * wait - needed + 0.5, 0.14 + 0.1 * turns + 0.6 * wait)
            hope += reach * gain * likely(chances - number + 0.5, 0.15 + 0.1 * number * (rounds > 0))
        if hope > best:
            best, surplus = hope, max(0, services - needed)
    return best, surplus


@lru_cache(maxsize=1 << 12)
def _gains(taken: int, rounds: int, last: int, left: tuple[int, ...]) -> list[float]:
    """List what the best card of each level to come brings, less its price and the turn."""
    found: list[float] = []
    for level in range(taken + 1, LEVELS + 1):
        cards = [card for card, there in zip(GROWTH, left, strict=True) if there and GROWTH[card].level == level]
        if not cards:
            break
        costs = [GROWTH[card].cost for card in cards]
        found.append(
            max(
                [
                    lasting(card, rounds, last) - 0.02 * cost.get("money", 0) - 0.5 * cost.get("diplomacy", 0)
                    for card, cost in zip(cards, costs, strict=True)
                ]
            )
            - TURN
        )
    return found


def growth_worth(view: State, card: str, rounds: int) -> float:
    """VPs of a Growth card, with what it does in rounds to come."""
    return lasting(card, rounds, view.level.rounds)


def lasting(card: str, rounds: int, last: int) -> float:
    """The same in a game of so many rounds."""
    face = GROWTH[card]
    works = min(rounds, last + 1 - face.level)
    if card == "industrial_development":
        return face.vp + MONEY * 5.2 * rounds
    return face.vp + ABILITY.get(card, 0.0) * works


def limits(turns: int, rounds: int) -> tuple[float, float, float, float]:
    """How much money, diplomacy, armies and readiness there is use for in the turns that are left."""
    every = turns + 4 * rounds
    return SPENT * every, USED * every, SENT * every, HELPS * turns + (RESTED if rounds else 0.0)


def prices(view: State, seat: Seat) -> Prices:
    """Say what one more of everything is worth to a seat."""
    turns, rounds = own_turns(view, seat), time_left(view).rounds
    held, most = means(view, seat, turns, rounds), limits(turns, rounds)
    money, diplomacy, army, ready = [
        exp(-amount / use) if use > 0 else 0.0 for amount, use in zip(held[:4], most, strict=True)
    ]
    return Prices(MONEY * money + 0.004, DIPLOMACY * diplomacy, ARMY * army, READY * ready, turns, rounds, {})


# How good a position looks ---------------------------------------------------------------------------------------


HEADSTART: Mapping[str, float] = {"usa": -15.0, "china": 8.0, "eu": -19.0, "russia": 27.0}
"""VPs by which the table at the beginning of six rounds looks worse for a power than it turns out to be.

The mean over games between computer powers: what the USA and the EU begin with is soon caught up with.
"""


def headstart(power: str, time: Time) -> float:
    """Say how much of this is left."""
    to_go = (time.turns + 4 * time.rounds) / 24
    return HEADSTART[power] * to_go * sqrt(to_go)


def wealth(view: State) -> list[tuple[float, float, float, float, float]]:
    """Say what every seat has in VPs: progress, danger, place, tools, hand (see TERMS)."""
    time = time_left(view)
    every = [armies_of(view, region) for region in REGIONS]
    promised, leads = _promised(view, time, every)
    lost = _threats(view, time, every)
    tokens = _majorities(view, time, every)
    found = []
    for seat, power in enumerate(view.powers):
        number, turns = NUMBER[power], own_turns(view, seat)
        progress = view.vp[seat] + promised[number] + tokens[seat] + 2 * len(unused_assets(view, seat))
        progress += 3.0 * view.orders[seat] + headstart(power, time)
        if power == "usa":
            progress += sum([_status(each) for each in leads])
        if power == "china":
            progress += _network(view, seat, time)
        tools, hand = _tools(view, seat, turns, time.rounds), _hand(view, seat, turns, time.rounds)
        found.append((progress, -lost[number], _place(view, seat, time), tools, hand))
    return found


def _promised(view: State, time: Time, every: Sequence[Armies]) -> tuple[list[float], list[float]]:
    promised, leads = [0.0] * len(POWERS), [0.0] * len(time.spans)
    for region, armies in zip(REGIONS, every, strict=True):
        worth, led = race(region, view.permanent[region], view.temporary[region], armies, time.spans)
        for number, vp in enumerate(worth):
            promised[number] += vp
        for number, chance in enumerate(led):
            leads[number] += chance
    return promised, leads


def _status(leads: float) -> float:
    return between((*[STATUS[number] for number in sorted(STATUS)], 0, 0, 0, 0), leads)


NETWORKS = (0.0, 0.4, 1.0, *[float(NETWORK[number]) for number in sorted(NETWORK)])


def _network(view: State, seat: Seat, time: Time) -> float:
    """Investments in many Regions; a few are a promise as long as there is time."""
    count = len({PLACE[card] for card, ally in view.allies[seat].items() if ally.fdi})
    return NETWORKS[count] if count > 2 or time.rounds else 0.0


def _threats(view: State, time: Time, every: Sequence[Armies]) -> list[float]:
    military = tuple(
        [power in view.powers and view.focus[view.powers.index(power)] == "military" for power in POWERS]
    )
    lost = [0.0] * len(POWERS)
    for region, armies in zip(REGIONS, every, strict=True):
        if any(armies):
            for number, vp in enumerate(threat_cost(region, armies, military, time.threat, time.rounds)):
                lost[number] += vp
    return lost


def _majorities(view: State, time: Time, every: Sequence[Armies]) -> list[float]:
    """What most money, most armies and most allies promise."""
    sent = [sum(of_power) for of_power in zip(*every, strict=True)]
    money = _majority("money", view.money, time.spans)
    armies = _majority("armies", tuple([sent[NUMBER[power]] for power in view.powers]), time.spans)
    allies = _majority("allies", tuple([len(allies) for allies in view.allies]), time.spans)
    return [sum(parts) for parts in zip(money, armies, allies, strict=True)]


UNSURE: Mapping[str, tuple[float, float]] = {"money": (3.0, 10.0), "armies": (0.15, 0.9), "allies": (0.15, 0.8)}
"""By how much a lead in a majority may change: in any case, and more in each round."""


@lru_cache(maxsize=1 << 16)
def _majority(token: str, counts: tuple[int, ...], spans: Spans) -> list[float]:
    """What a Majority token promises every seat, in all scorings to come."""
    vps = (0, *(MAJORITY[token] if len(counts) > 2 else MAJORITY[token][:1]))
    (doubt, more), found = UNSURE[token], [0.0] * len(counts)
    for turns in spans:
        unsure = doubt + more * turns / 4
        for seat, count in enumerate(counts):
            if count:
                rivals = counts[:seat] + counts[seat + 1 :]
                found[seat] += between(
                    vps, 1 + sum([likely(each - count + 0.5 * doubt, unsure) for each in rivals])
                )
    return found


def _place(view: State, seat: Seat, time: Time) -> float:
    """Allies and the Regions they open, with less and less time to use them; tokens on the board."""
    left = min(1.0, (time.turns + 4 * time.rounds) / 20)
    allies = view.allies[seat]
    regions = {PLACE[card] for card in allies}
    worth = sum([ALLY[card] for card in allies]) + 0.6 * len(regions)
    return left * worth + (0.5 if time.rounds else 0.1) * sum(view.tokens[seat].values())


def _tools(view: State, seat: Seat, turns: int, rounds: int) -> float:
    """Money and whatever becomes money, diplomacy, armies, readiness, productions, abilities."""
    held, (money, diplomacy, army, ready) = means(view, seat, turns, rounds), limits(turns, rounds)
    worth = held.bonus + MONEY * saturated(held.fungible, money) + 0.004 * held.fungible
    worth += DIPLOMACY * saturated(held.diplomacy, diplomacy) + ARMY * saturated(held.army, army)
    worth += READY * saturated(held.ready, ready)
    if rounds:
        worth += 0.7 * MONEY * rounds * sum([YIELD[what] * level for what, level in view.production[seat].items()])
        worth += sum([growth_worth(view, card, rounds) - GROWTH[card].vp for card in view.growth[seat]])
    every = turns + 4 * rounds
    if view.phase != "setup":
        worth += LASTING[view.focus[seat]] * turns / 4
    return worth + (ASSET - 2) * min(1.0, every / 10) * len(unused_assets(view, seat))


TEMPO = 0.5
"""What a turn with a card to play is worth, besides what can be spent in it."""
HELD = 0.7
"""How much of its quality a card of the market is worth in hand."""
OFTEN = 4.2
"""How many cards of a deck are played in a round, as far as they count."""


def _hand(view: State, seat: Seat, turns: int, rounds: int) -> float:
    """Cards in hand, cards of the market in the deck, and Research still to be spent."""
    hand = view.hands[seat]
    worth = TEMPO * min(turns, len(hand)) + 0.3 * max(0, len(hand) - turns)
    if rounds:
        worth += 0.6 * revealed(hand)
        owned = view.owned[seat]
        often = OFTEN / max(len(owned), 6)
        worth += qualities(owned) * often * rounds
        if view.bought[seat]:
            worth += 0.5 * qualities(view.decks[seat][: view.bought[seat]])
    if turns:
        worth += HELD * qualities(hand)
    top = view.agenda[-1] if view.agenda else None
    if isinstance(top, Spend) and top.seat == seat:
        worth += research_worth(view, top.research, rounds)
    return worth


def research_worth(view: State, points: int, rounds: int) -> float:
    """What so much Research promises."""
    found = 0.0
    for card in view.row:
        rest = points - FACE[card].cost
        if rest >= 0:
            more = [card_worth(other, rounds) for other in view.row if FACE[other].cost <= rest and other != card]
            found = max(found, card_worth(card, rounds) + 0.8 * max(more, default=0.0))
    return found + 0.05 * points


def card_worth(card: str, rounds: int) -> float:
    """What buying a card is worth: it is drawn in the next round, and then in every other one."""
    return quality(card) * (0.5 + 0.35 * rounds)


SCALE = (2.0, 2.0)
"""VPs that make a lead of one log odds: at the end, and for each round left."""


def shares(view: State) -> list[float]:
    """Say what share of the victory everybody seems to have."""
    rounds = time_left(view)
    scale = SCALE[0] + SCALE[1] * (rounds.rounds + rounds.turns / 4)
    totals = [sum(parts) for parts in wealth(view)]
    sharp, flat = _softmax(totals, scale), _softmax(totals, 6 * scale)
    return [0.85 * one + 0.15 * other for one, other in zip(sharp, flat, strict=True)]


def _softmax(totals: Sequence[float], scale: float) -> list[float]:
    top = max(totals)
    weights = [exp((total - top) / scale) for total in totals]
    total = sum(weights)
    return [weight / total for weight in weights]


# A card is judged when it is done --------------------------------------------------------------------------------

QUIET = frozenset(
    {
        "take_turn",
        "choose_focus",
        "spend_research",
        "take_place",
        "prosper",
        "cash_token",
        "defend",
        "choose_hand",
        "give_back",
        "before_research",
    }
)
"""Questions that begin something; at all others a card, or a Focus, is still being done."""
LONGEST = 40
_seen: list[tuple[State, object, list[float]]] = []
"""The table looked at last with its shares: every seat asks about the same one."""


def asked(view: State) -> Ask[State] | None:
    """Give the question on top; None when the game is over."""
    top = view.agenda[-1] if view.agenda and view.result is None else None
    return top if isinstance(top, Ask) else None


def settled(view: State) -> State:
    """Give the table as it will be when what has been begun is done as everybody likes best.

    A view is given as it is: nobody knows what lies face down.
    """
    world = view
    for _ in range(LONGEST if view.chance else 0):
        top = asked(world)
        if top is None or top.kind in QUIET:
            break
        if world is view:
            world = view.copy()
        likings = LIKINGS.get(top.kind, ALIKE)(world, top.seat, world.options)
        answer(world, world.options[max(range(len(likings)), key=likings.__getitem__)])
    return world


def _shares(view: State) -> list[float]:
    if _seen and _seen[0][0] is view and _seen[0][1] is view.agenda:
        return _seen[0][2]
    world = settled(view)
    found = list(world.result.shares) if world.result else shares(world)
    _seen[:] = [(view, view.agenda, found)]
    return found


def value(view: State, seat: Seat) -> float:
    """Say what share of the victory this looks like for `seat`."""
    return view.result.shares[seat] if view.result else _shares(view)[seat]


def points(view: State, seat: Seat) -> float:
    """Say what a seat has scored so far, in VPs."""
    return view.vp[seat]


def terms(view: State, seat: Seat) -> Mapping[str, float]:
    """Name what a seat has more than the others have on average, in shares of the victory of an even game."""
    world = settled(view)
    time, every = time_left(world), wealth(world)
    scale = SCALE[0] + SCALE[1] * (time.rounds + time.turns / 4)
    others = [each for other, each in enumerate(every) if other != seat]
    swing = len(others) / (len(others) + 1) ** 2 / scale
    return {
        name: swing * (worth - sum([other[number] for other in others]) / len(others))
        for number, (name, worth) in enumerate(zip(TERMS, every[seat], strict=True))
    }


# What a deed promises --------------------------------------------------------------------------------------------


def rivals_of(view: State, seat: Seat) -> Iterable[int]:
    """The other seated powers, by number."""
    return [NUMBER[power] for other, power in enumerate(view.powers) if other != seat]


def slot_gain(view: State, seat: Seat, region: str, permanent: bool) -> float:
    """Say what one more cube in a Region brings: its slot, what it promises, and what it takes from others."""
    face, power = REGION[region], view.powers[seat]
    above, row = view.permanent[region], view.temporary[region]
    if permanent:
        slot = len(above) - len(face.begins)
        vp = face.permanent[slot] if slot < len(face.permanent) else 0
        after = (*above, power), row
    else:
        full = len(row) == len(face.temporary)
        vp = 0 if full else face.temporary[len(row)]
        after = above, (*(row[1:] if full else row), power)
    return vp + shift(view, seat, region, *after, armies_of(view, region))


def shift(
    view: State, seat: Seat, region: str, above: tuple[str, ...], row: tuple[str, ...], armies: Armies
) -> float:
    """Say what a change of cubes or armies in a Region brings a seat, the loss of rivals included."""
    spans, number = time_left(view).spans, NUMBER[view.powers[seat]]
    was = race(region, view.permanent[region], view.temporary[region], armies_of(view, region), spans)
    now = race(region, above, row, armies, spans)
    rivals = rivals_of(view, seat)
    theirs = sum([now.worth[other] - was.worth[other] for other in rivals])
    mine = now.worth[number] - was.worth[number]
    if view.powers[seat] == "usa":
        mine += 2.5 * (sum(now.leads) - sum(was.leads))
    return mine - theirs / len(view.powers)


def cube_gain(view: State, seat: Seat, region: str, how: str = "any") -> float:
    """Say what one more cube in a Region brings where it does most."""
    free = len(view.permanent[region]) < REGION[region].slots
    above = slot_gain(view, seat, region, True) if free or how in ("forced", "either") else -9.0
    return above if how == "forced" else max(above, slot_gain(view, seat, region, False))


def army_gain(view: State, seat: Seat, region: str, count: int = 1) -> float:
    """Say what armies more (or fewer) in a Region bring: places, THREAT, Defense."""
    armies, number = armies_of(view, region), NUMBER[view.powers[seat]]
    if armies[number] + count < 0:
        return 0.0
    after = (*armies[:number], armies[number] + count, *armies[number + 1 :])
    time = time_left(view)
    military = tuple(
        [power in view.powers and view.focus[view.powers.index(power)] == "military" for power in POWERS]
    )
    was = threat_cost(region, armies, military, time.threat, time.rounds)
    now = threat_cost(region, after, military, time.threat, time.rounds)
    theirs = sum([now[other] - was[other] for other in rivals_of(view, seat)])
    gain = was[number] - now[number] + theirs / len(view.powers)
    return gain + shift(view, seat, region, view.permanent[region], view.temporary[region], after)


def country_gain(view: State, seat: Seat, card: str, price: Prices) -> float:
    """Say what a Country brings as an ally, before it is paid for."""
    time, allies, region = time_left(view), view.allies[seat], PLACE[card]
    left = min(1.0, (time.turns + 4 * time.rounds) / 20)
    new = all(PLACE[other] != region for other in allies)
    worth = left * (ALLY[card] + 0.6 * new) + HELP[card] * price.ready + 1.3 * len(time.spans)
    under = STARTED.get(card)
    for mine in under & allies.keys() if under else ():
        ready = allies[mine].ready
        worth += cube_gain(view, seat, region) * ready - left * ALLY[mine] - 1.3 * len(time.spans)
    return worth


def diplomacy_cost(view: State, seat: Seat, region: str, cost: int, price: Prices) -> float:
    """Say what it costs to spend diplomacy in a Region, with help where that is cheaper."""
    paid, left, stock = 0.0, cost, view.stock[seat]["diplomacy"]
    if not left:
        return 0.0
    for card, ally in view.allies[seat].items():
        if ally.ready and PLACE[card] == region:
            saved = min(left, COUNTRY[card].value)
            if saved and (left > stock or HELP[card] * price.ready < saved * price.diplomacy):
                paid, left = paid + HELP[card] * price.ready, left - saved
    return paid + left * price.diplomacy


def best(gains: Iterable[float]) -> float:
    """The best of some gains; -1 when there is nothing to choose."""
    return max(gains, default=-1.0)


def improving(view: State, seat: Seat, step: ImproveRelations, price: Prices) -> float:
    """Say what Improve Relations promises."""
    return best(
        [
            country_gain(view, seat, card, price) - diplomacy_cost(view, seat, PLACE[card], step.cost(card), price)
            for card in step.targets(view, seat)
        ]
    )


def engaging(view: State, seat: Seat, step: Engage, region: str, price: Prices) -> float:
    """Say what Engage promises in a Region."""
    cost = diplomacy_cost(view, seat, region, step.cost(view, seat, region), price)
    return cube_gain(view, seat, region) + 0.5 - cost


def investing(view: State, seat: Seat, step: Invest, card: str, price: Prices) -> float:
    """Say what an investment in an ally promises."""
    face, allies = COUNTRY[card], view.allies[seat]
    money = (face.invest + step.surcharge) * price.money
    gain = cube_gain(view, seat, face.region) + 2 * face.value * 0.8 * (price.rounds + 0.5) * price.money - money
    if step.exhausting and allies[card].ready:
        gain -= HELP[card] * price.ready
    if view.powers[seat] == "china":
        regions = {PLACE[other] for other, ally in allies.items() if ally.fdi}
        if face.region not in regions:
            gain += NETWORKS[len(regions) + 1] - NETWORKS[len(regions)]
    return gain


def basing(view: State, seat: Seat, step: BuildBase, card: str, price: Prices) -> float:
    """Say what a Base in an ally promises, with one army."""
    region = PLACE[card]
    gain = cube_gain(view, seat, region, step.influence) + army_gain(view, seat, region) + 0.3 * (price.rounds > 0)
    return gain - (BASE + step.fare) * price.money - price.army - HELP[card] * price.ready


def moving(view: State, seat: Seat, step: Move, price: Prices) -> float:
    """Say what moving armies promises: the best place for each, from where it is missed least."""
    origins = step.origins(view, seat)
    if not origins:
        return -1.0
    gains = best([army_gain(view, seat, region) for region in step.regions(view, seat)])
    loss = min([leaving(view, seat, origin, price) for origin in origins])
    each = gains - loss - step.fare * price.money
    number = min(step.limit, sum(origins.values()))
    return max(0.0, each) * (1 + 0.6 * (number - 1)) if not step.needed else each * step.needed


def leaving(view: State, seat: Seat, origin: str, price: Prices) -> float:
    """Say what it costs that an army is no longer where it was."""
    return price.army if origin == "board" else -army_gain(view, seat, origin, -1)


def held_worth(view: State, seat: Seat, what: str, count: int, price: Prices) -> float:
    """Say what it is worth to hold so many units of a resource."""
    match what:
        case "goods":
            hope, surplus = prosperity_hope(view, seat, count, price.turns, price.rounds)
        case "services":
            hope, surplus = growth_hope(view, seat, count, price.turns, price.rounds)
        case _:
            return count * PRICE[what] * price.money
    return hope + surplus * PRICE[what] * price.money


def resource_worth(view: State, seat: Seat, what: str, price: Prices, count: int = 1) -> float:
    """Say what it is worth to get so many more units of a resource."""
    match what:
        case "diplomacy":
            return count * price.diplomacy
        case "army":
            return count * price.army
        case "money":
            return count * price.money
        case "vp":
            return float(count)
    stock = view.stock[seat][what]
    kept = min(10, stock + count)
    over = (stock + count - kept) * (10 if what in ("goods", "services") else 3) * price.money
    return held_worth(view, seat, what, kept, price) - held_worth(view, seat, what, stock, price) + over


def sale_worth(view: State, seat: Seat, what: str, units: int, price: Prices) -> float:
    """Say what it brings to sell so many units."""
    if what == "army":
        return units * (EXPORT_PRICE[what] * price.money - price.army)
    stock = view.stock[seat][what]
    lost = held_worth(view, seat, what, stock, price) - held_worth(view, seat, what, stock - units, price)
    return units * EXPORT_PRICE[what] * price.money - lost


def trading(view: State, seat: Seat, step: Trade, price: Prices) -> float:
    """Say what a Trade promises: its best sales, and something bought."""
    deal = step.deal(view, seat)
    sales = sorted(
        [sale_worth(view, seat, what, units, price) for what, units in exports(view, seat, deal).items()]
    )
    count = 1 if step.single else deal.exports
    return sum([max(0.0, sale) for sale in sales[-count:]]) + (0.0 if step.single else 0.8)


def making(view: State, seat: Seat, what: str, units: int, price: Prices) -> float:
    """Say what it brings to produce so many units."""
    worth = resource_worth(view, seat, what, price, units)
    if what in PRIMARY:
        return worth
    parts = sum([count * (PRICE.get(part, 1.0)) * price.money for part, count in RECIPE[what].items()])
    return worth - units * parts


def producing(view: State, seat: Seat, step: Produce, price: Prices) -> float:
    """Say what Produce promises."""
    gains = sorted([_most_made(view, seat, what, step.most, price) for what in step.kinds(view)])
    return sum([max(0.0, gain) for gain in gains[-step.types :]])


def _most_made(view: State, seat: Seat, what: str, most: int | None, price: Prices) -> float:
    units = view.production[seat][what]
    for part, count in RECIPE.get(what, {}).items():
        stock = view.money[seat] if part == "money" else view.stock[seat][part]
        units = min(units, stock // count)
    return making(view, seat, what, units if most is None else min(units, most), price)


def growing(view: State, seat: Seat, step: GetGrowth, card: str, price: Prices) -> float:
    """Say what a Growth card promises."""
    cost = sum([count * cost_worth(what, price) for what, count in GROWTH[card].cost.items()])
    return growth_worth(view, card, price.rounds) - cost


def cost_worth(what: str, price: Prices) -> float:
    """What a unit is worth that is paid."""
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
"""What one more card played is worth."""
DRAWN = 0.9
"""What a drawn card is worth."""


def promise(steps: Steps, view: State, seat: Seat, price: Prices) -> float:
    """Add up what the lines of a card promise."""
    return sum([max(0.0, step_gain(step, view, seat, price)) for step in steps])


def step_gain(step: Step, view: State, seat: Seat, price: Prices) -> float:
    """Say what a line of a card promises in VPs."""
    if step not in price.known:
        price.known[step] = _step_gain(step, view, seat, price)
    return price.known[step]


def _step_gain(step: Step, view: State, seat: Seat, price: Prices) -> float:
    match step:
        case ImproveRelations():
            return improving(view, seat, step, price)
        case Engage():
            return best([engaging(view, seat, step, region, price) for region in step.targets(view, seat)])
        case Trade():
            return trading(view, seat, step, price)
        case Invest():
            return best([investing(view, seat, step, card, price) for card in step.targets(view, seat)])
        case BuildBase():
            return best([basing(view, seat, step, card, price) for card in step.targets(view, seat)])
        case Move():
            return moving(view, seat, step, price)
        case GetGrowth():
            return best([growing(view, seat, step, card, price) for card in step.targets(view, seat)])
        case Produce():
            return producing(view, seat, step, price)
        case Gain(what=what, count=count):
            return resource_worth(view, seat, what, price, count)
        case GainPer():
            return step.times(view, seat) * step.count * price.money
        case Draw(count=count):
            return DRAWN * count
        case PlayAnother():
            return ANOTHER
        case Ready(count=count):
            return 1.2 * price.ready * count
        case _:
            return _inner_gain(step, view, seat, price)


def _inner_gain(step: Step, view: State, seat: Seat, price: Prices) -> float:
    """Lines that hold other lines, and the rest."""
    match step:
        case Choose(branches=branches, pick=pick):
            gains = sorted([promise(steps, view, seat, price) for _, steps in branches])
            return sum(gains[-pick:])
        case Pay(price=cost, steps=steps, receive=receive):
            if not step.can(view, seat):
                return -1.0
            paid = sum([count * cost_worth(what, price) for what, count in cost])
            return promise(steps, view, seat, price) + receive * price.money - paid
        case If(steps=steps):
            return 0.6 * promise(steps, view, seat, price)
        case ForEach(steps=steps):
            return 1.5 * promise(steps, view, seat, price)
        case AddInfluence(to=to):
            regions = (to,) if isinstance(to, tuple) else (REGIONS,)
            return best([cube_gain(view, seat, region) for region in regions[0] if region in REGION])
        case PayScaled():
            return step.count * price.diplomacy - step.money * price.money if step.can(view, seat) else -1.0
        case IncreaseProduction(count=count):
            return 1.2 * MONEY * 2.5 * price.rounds * count
        case Reset() | Convert():
            return (
                0.6 * len(time_left(view).spans) * (time_left(view).spans[-1] < 8 if time_left(view).spans else 0)
            )
        case _:
            return 0.3


# What a sensible player likes ------------------------------------------------------------------------------------

Options = Sequence[Action]
Like = Callable[[State, Seat, Options], list[float]]
SHARPNESS = 0.9


def liking(view: State, decision: Decision) -> Sequence[float]:
    """Weigh every option at a glance."""
    gains = LIKINGS.get(decision.kind, ALIKE)(view, decision.seat, decision.options)
    top = max(gains)
    return [exp(SHARPNESS * max(-12.0, gain - top)) for gain in gains]


def _by_verb(**gains: float) -> Like:
    return lambda view, seat, options: [gains.get(action.verb, 0.0) for action in options]


ALIKE = _by_verb()


def _playing(view: State, seat: Seat, options: Options) -> list[float]:
    """Play what promises most, and keep what is better revealed in Research."""
    price = prices(view, seat)
    return [_play(view, seat, action, price) for action in options]


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
            return PASS_MONEY * price.money - _laid(view, seat, price)
        case "use":
            return 1.2
        case _:
            return 0.0


def _laid(view: State, seat: Seat, price: Prices) -> float:
    """What the card is worth that is laid face down."""
    hand = view.hands[seat]
    if not hand or not price.rounds:
        return 0.0
    weakest: float = min([REVEALED.get(card, REVEALED_UNSEEN) for card in hand])
    return 0.6 * weakest


def _like_laying(view: State, seat: Seat, options: Options) -> list[float]:
    """Lay down what is least missed: a weak card that does little."""
    price = prices(view, seat)
    return [-_held(view, seat, action.noun, price) for action in options]


def _held(view: State, seat: Seat, card: str, price: Prices) -> float:
    """What a card in hand is worth: played if there are turns for all, or revealed."""
    if card == UNSEEN:
        return 1.0
    shown = 0.6 * REVEALED[card] if price.rounds else 0.0
    played = promise(EFFECTS[kind_of(card)], view, seat, price) if price.turns else 0.0
    return max(shown, 0.5 * played) + 0.3 * quality(card) * (price.rounds > 0)


def _like_trashing(view: State, seat: Seat, options: Options) -> list[float]:
    """The weakest card; none in the last rounds, when it no longer matters."""
    return [
        0.0 if not action.noun else 0.6 - 0.5 * quality(action.noun) - 0.2 * REVEALED.get(action.noun, 1.0)
        for action in options
    ]


def _like_country(view: State, seat: Seat, options: Options) -> list[float]:
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


def _like_search(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    step = ImproveRelations(search=True)
    gains = []
    for action in options:
        cards = step.found(view, seat, action.noun) if action.noun else []
        gains.append(
            max([country_gain(view, seat, card, price) - step.cost(card) * 0.7 for card in cards], default=0.0)
        )
    return gains


def _like_engage(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step: Engage = getattr(top, "step", None) or Engage()
    return [engaging(view, seat, step, action.noun, price) if action.noun else 0.0 for action in options]


def _like_paying(view: State, seat: Seat, options: Options) -> list[float]:
    """Pay with whatever is cheaper: allies turned face down, or diplomacy."""
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


def _like_swapping(view: State, seat: Seat, options: Options) -> list[float]:
    """Keep diplomacy or services as long as money is plenty."""
    price = prices(view, seat)
    each = price.diplomacy - 3 * price.money if isinstance(view.agenda[-1], SwapMoney) else -2 * price.money
    return [each * int(action.noun) for action in options]


def _like_token(view: State, seat: Seat, options: Options) -> list[float]:
    """Leave tokens in the own zone."""
    return [0.3 if not action.noun else 0.5 - 0.6 * (action.noun in ZONE[view.powers[seat]]) for action in options]


def _like_export(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, ChooseExport):
        return [0.0] * len(options)
    can = exports(view, seat, top.deal)
    return [
        _best_sale(view, seat, action.noun, can[action.noun], price) - 0.05 if action.noun else 0.0
        for action in options
    ]


def _best_sale(view: State, seat: Seat, what: str, most: int, price: Prices) -> float:
    return max([sale_worth(view, seat, what, units, price) for units in range(1, most + 1)])


def _like_selling(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    what = top.what if isinstance(top, SellUnits) else "energy"
    return [sale_worth(view, seat, what, int(action.noun), price) for action in options]


def _like_import(view: State, seat: Seat, options: Options) -> list[float]:
    """Buy what is worth more than its price; from players it brings diplomacy besides."""
    price = prices(view, seat)
    return [
        bargain(view, seat, action.noun, price) + 0.3 * price.diplomacy if action.noun else 0.0
        for action in options
    ]


def bargain(view: State, seat: Seat, what: str, price: Prices, units: int = 1) -> float:
    """Say what buying units brings."""
    return resource_worth(view, seat, what, price, units) - units * IMPORT_PRICE[what] * price.money


def _like_units(view: State, seat: Seat, options: Options) -> list[float]:
    """Buy as many as are a bargain."""
    price, top = prices(view, seat), view.agenda[-1]
    what, friendly = "energy", 0.0
    if isinstance(top, BuyFromAllies):
        what = top.what
    elif isinstance(top, BuyFromPower):
        what = top.rest.what
        friendly = price.diplomacy if top.power in view.powers else 0.0
    most = int(options[-1].noun)
    return [
        bargain(view, seat, what, price, int(action.noun)) + (friendly if 0 < int(action.noun) == most else 0.0)
        for action in options
    ]


def _like_invest(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step = top.step if isinstance(top, ChooseInvestment) else Invest()
    return [investing(view, seat, step, action.noun, price) if action.noun else 0.0 for action in options]


def _like_base(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    step = top.step if isinstance(top, ChooseBase) else BuildBase()
    return [basing(view, seat, step, action.noun, price) for action in options]


def _like_sending(view: State, seat: Seat, options: Options) -> list[float]:
    """As many armies as do more there than at home."""
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, SendArmies):
        return [0.0] * len(options)
    region, fare = PLACE[top.card], top.step.fare
    return [
        army_gain(view, seat, region, int(action.noun)) - int(action.noun) * (price.army + fare * price.money)
        for action in options
    ]


def _like_army(view: State, seat: Seat, options: Options) -> list[float]:
    """Take an army from where it is missed least, as long as it does more elsewhere."""
    price, top = prices(view, seat), view.agenda[-1]
    if not isinstance(top, ChooseArmy):
        return [0.0] * len(options)
    goals = {region: army_gain(view, seat, region) for region in top.step.regions(view, seat)}
    return [
        max([gain for region, gain in goals.items() if region != action.noun], default=-1.0)
        - leaving(view, seat, action.noun, price)
        - top.step.fare * price.money
        - 0.1
        if action.noun
        else 0.0
        for action in options
    ]


def _like_destination(view: State, seat: Seat, options: Options) -> list[float]:
    return [army_gain(view, seat, action.noun) for action in options]


def _like_slot(view: State, seat: Seat, options: Options) -> list[float]:
    """Above or below the line; raise a cube first where a later one brings more."""
    top = view.agenda[-1]
    region = top.region if isinstance(top, PlaceInfluence) else REGIONS[0]
    return [
        slot_gain(view, seat, region, action.verb == "permanent") if action.verb != "convert" else 1.0
        for action in options
    ]


def _like_converting(view: State, seat: Seat, options: Options) -> list[float]:
    return [_moved_cube(view, seat, action, True) if action.noun else 0.0 for action in options]


def _like_resetting(view: State, seat: Seat, options: Options) -> list[float]:
    return [_moved_cube(view, seat, action, False) if action.noun else 0.0 for action in options]


def _moved_cube(view: State, seat: Seat, action: Action, rises: bool) -> float:
    region, _, slot = action.noun.partition(":")
    above, row, power = view.permanent[region], view.temporary[region], view.powers[seat]
    rest = row[: int(slot) - 1] + row[int(slot) :]
    after = ((*above, power), rest) if rises else (above, (*rest, power))
    return shift(view, seat, region, *after, armies_of(view, region)) - 0.1


def _like_growth(view: State, seat: Seat, options: Options) -> list[float]:
    price, step = prices(view, seat), GetGrowth()
    return [growing(view, seat, step, action.noun, price) if action.noun else 0.0 for action in options]


def _like_type(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    return [_most_made(view, seat, action.noun, None, price) if action.noun else 0.0 for action in options]


def _like_making(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    what = top.what if isinstance(top, MakeUnits) else "goods"
    return [making(view, seat, what, int(action.noun), price) for action in options]


def raising(view: State, seat: Seat, what: str, price: Prices) -> float:
    """Say what one production more is worth."""
    return 0.7 * MONEY * YIELD[what] * price.rounds


def _like_raising(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    cost = top.price(view) * price.money if isinstance(top, FocusTrack) else 0.0
    return [
        raising(view, seat, action.noun, price)
        + (resource_worth(view, seat, action.noun, price) if action.noun in PRIMARY else 0.0)
        - cost
        if action.noun
        else 0.0
        for action in options
    ]


def _like_tracks(view: State, seat: Seat, options: Options) -> list[float]:
    price, board = prices(view, seat), POWER[view.powers[seat]]
    costs = {"0": 0, "1": board.increase, "2": board.increase_two}
    each = 0.7 * MONEY * 3.2 * price.rounds
    return [each * int(action.noun) - costs[action.noun] * price.money for action in options]


def _like_focus(view: State, seat: Seat, options: Options) -> list[float]:
    """Readiness, what is produced, and what lasts."""
    price = prices(view, seat)
    return [_focus(view, seat, action.noun, price) if action.verb == "focus" else 1.0 for action in options]


def _focus(view: State, seat: Seat, focus: str, price: Prices) -> float:
    board = POWER[view.powers[seat]]
    down = sorted([0.5 + 0.35 * COUNTRY[card].value for card, ally in view.allies[seat].items() if not ally.ready])
    gain = READY * saturated(sum(down[-board.ready[focus] :]), HELPS * 4)
    match focus:
        case "domestic":
            made = [_most_made(view, seat, what, None, price) for what in ("goods", "services")]
            return gain + sum([max(0.0, one) for one in made]) + LASTING[focus]
        case "diplomatic":
            return gain + max(0.0, _most_made(view, seat, "diplomacy", None, price)) + LASTING[focus]
        case _:
            return gain + max(0.0, _most_made(view, seat, "army", None, price)) + _alarm(view, seat)


def _alarm(view: State, seat: Seat) -> float:
    """What Military Focus does for THREAT in this round."""
    power, time = view.powers[seat], time_left(view)
    number, gain = NUMBER[power], 0.0
    off = [power in view.powers and view.focus[view.powers.index(power)] == "military" for power in POWERS]
    on = tuple([True if other == number else flag for other, flag in enumerate(off)])
    off[number] = False
    for region in REGIONS:
        armies = armies_of(view, region)
        was = threat_cost(region, armies, tuple(off), time.threat, 0)
        now = threat_cost(region, armies, on, time.threat, 0)
        gain += was[number] - now[number]
        gain += sum([now[other] - was[other] for other in rivals_of(view, seat)]) / len(view.powers)
    return gain


def _like_ready(view: State, seat: Seat, options: Options) -> list[float]:
    """Those that help most, where a cube is worth most; stop when all are up."""
    return [
        0.5 + 0.35 * COUNTRY[action.noun].value + 0.3 * (view.allies[seat][action.noun].fdi == 0)
        if action.noun
        else 0.0
        for action in options
    ]


def _like_buying(view: State, seat: Seat, options: Options) -> list[float]:
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
                gains.append(0.5 if points >= 6 and now < 2.5 else -0.5)
            case _:
                gains.append(0.0)
    return gains


def _like_branch(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    choose: Choose | None = getattr(top, "choose", None)
    branches = dict(choose.branches) if choose else {}
    return [
        promise(branches[action.noun], view, seat, price) if action.noun in branches else 0.0 for action in options
    ]


def _like_often(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    scaled: PayScaled | None = getattr(view.agenda[-1], "scaled", None)
    each = scaled.count * price.diplomacy - scaled.money * price.money if scaled else 0.0
    return [each * int(action.noun) for action in options]


def _like_pay(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    paid: Pay | None = getattr(view.agenda[-1], "pay", None)
    gain = step_gain(paid, view, seat, price) if paid else 0.0
    return [gain if action.verb == "yes" else 0.0 for action in options]


def _like_region(view: State, seat: Seat, options: Options) -> list[float]:
    """Where a cube brings most."""
    return [cube_gain(view, seat, action.noun) if action.noun in REGION else 0.0 for action in options]


def _like_resource(view: State, seat: Seat, options: Options) -> list[float]:
    price = prices(view, seat)
    most = POWER[view.powers[seat]].most
    return [
        _most_made(view, seat, action.noun, None, price)
        + (
            raising(view, seat, action.noun, price)
            if view.production[seat][action.noun] < most[action.noun]
            else 0.0
        )
        for action in options
    ]


def _like_offer(view: State, seat: Seat, options: Options) -> list[float]:
    price, top = prices(view, seat), view.agenda[-1]
    region = top.region if isinstance(top, AcceptOffer) else "africa"
    gain = cube_gain(view, seat, region) - min(20, view.money[seat]) * price.money
    return [gain if action.verb == "yes" else 0.0 for action in options]


def _like_cash(view: State, seat: Seat, options: Options) -> list[float]:
    """Keep tokens while they may defend; turn them into money when money is scarce or the end is near."""
    price = prices(view, seat)
    gains = []
    for action in options:
        count = sum([PLACE[card] == action.noun for card in view.allies[seat]])
        gains.append(5 * count * price.money - 0.5 if action.noun else 0.0)
    return gains


def _like_hand(view: State, seat: Seat, options: Options) -> list[float]:
    """Cards that do something at once."""
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
"""What an Asset is worth besides the VPs its owner begins with, when it is kept."""


def _like_giving(view: State, seat: Seat, options: Options) -> list[float]:
    return [-GIVEN.get(action.noun, 4.5) for action in options]


def _like_place(view: State, seat: Seat, options: Options) -> list[float]:
    """Early, so that the best slots and Countries are still there."""
    return [-0.2 * int(action.noun) for action in options]


def _like_number(view: State, seat: Seat, options: Options) -> list[float]:
    return [0.5 * int(action.noun) for action in options]


LIKINGS: Mapping[str, Like] = {
    "choose_hand": _like_hand,
    "give_back": _like_giving,
    "take_place": _like_place,
    "take_turn": _playing,
    "play_more": _playing,
    "lay_down": _like_laying,
    "discard_card": _like_laying,
    "trash_card": _like_trashing,
    "before_research": _by_verb(use=0.5),
    "choose_focus": _like_focus,
    "choose_ready": _like_ready,
    "focus_track": _like_raising,
    "raise_track": _like_raising,
    "choose_tracks": _like_tracks,
    "choose_type": _like_type,
    "make_units": _like_making,
    "name_resource": _like_resource,
    "choose_country": _like_country,
    "search_region": _like_search,
    "spend_diplomacy": _like_paying,
    "swap_money": _like_swapping,
    "swap_services": _like_swapping,
    "choose_engage": _like_engage,
    "move_token": _like_token,
    "choose_double": _by_verb(),
    "choose_export": _like_export,
    "sell_units": _like_selling,
    "choose_import": _like_import,
    "buy_from_allies": _like_units,
    "buy_from_power": _like_units,
    "name_reached": _like_region,
    "choose_investment": _like_invest,
    "choose_base": _like_base,
    "send_armies": _like_sending,
    "choose_army": _like_army,
    "choose_destination": _like_destination,
    "place_influence": _like_slot,
    "convert_after": _like_converting,
    "convert_cube": _like_converting,
    "reset_cube": _like_resetting,
    "choose_growth": _like_growth,
    "spend_research": _like_buying,
    "choose_branch": _like_branch,
    "how_often": _like_often,
    "how_many": _like_number,
    "pay_or_not": _like_pay,
    "pay_cards": _by_verb(yes=0.5),
    "take_free": _by_verb(),
    "name_region": _like_region,
    "accept_offer": _like_offer,
    "prosper": _by_verb(yes=2.0),
    "cash_token": _like_cash,
    "defend": _by_verb(yes=1.0),
}
