"""The prospects of World Order's Regions: cubes and armies at future scorings, THREAT, and the time left."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import NamedTuple

from ai.facts import Facts
from game.core.contract import Seat
from game.titles.world_order.aftermath import NATO, SPHERE, THREAT_LOSS
from game.titles.world_order.faces import POWERS, REGION, ZONE
from game.titles.world_order.state import State
from game.titles.world_order.turns import TakeTurn, Turn

NUMBER = {power: number for number, power in enumerate(POWERS)}
FILLING = 1.1
"""How many permanent slots of a Region are filled per round, on average."""
PUSHING = 0.8
"""How many cubes join a temporary row per round, on average."""
ARMS = 0.4
"""What having more armies counts for when places are decided, in cubes."""

Armies = tuple[int, ...]
"""The armies of each power in one Region, in the order of POWERS."""
Spans = tuple[int, ...]
"""Turns until each future scoring; a round has four."""


class Factors(NamedTuple):
    """By how much the parts of a Region's prospects count; the later scorings have factors of their own."""

    cubes: float = 1.0
    bonus: float = 1.0
    later_cubes: float = 1.0
    later_bonus: float = 1.0
    sphere: float = 1.0


AS_SCORED = Factors()
"""All parts in full, as they will be scored."""


class Race(NamedTuple):
    """Each power's expected VPs from a Region, and for each future scoring the chance that the USA leads there."""

    worth: tuple[float, ...]
    leads: tuple[float, ...]


def likely(lead: float, doubt: float) -> float:
    """Return the probability that a lead is kept if it may change by about `doubt`."""
    point = lead / doubt
    if point > 30:
        return 1.0
    return 0.0 if point < -30 else 1 / (1 + exp(-point))


@lru_cache(maxsize=1 << 16)
def race(
    region: str,
    permanent: tuple[str, ...],
    temporary: tuple[str, ...],
    armies: Armies,
    spans: Spans,
    factors: Factors = AS_SCORED,
) -> Race:
    """Return a Region's expected VPs with its current cubes and armies."""
    worth, leads = [0.0] * len(POWERS), []
    of_cubes, of_bonus = factors.cubes, factors.bonus
    for turns in spans:
        counts = _to_be(region, permanent, temporary, turns)
        doubt = 0.03 + 0.5 * sqrt(turns / 4)
        fill = _filled(region, len(permanent), turns)
        for power, number in NUMBER.items():
            if power in counts:
                bonus = _bonus(region, power, counts, armies, doubt)
                worth[number] += fill * (of_cubes * counts[power] + of_bonus * bonus)
        worth[NUMBER["russia"]] += factors.sphere * _sphere(region, armies, doubt)
        leads.append(_leading(counts, doubt))
        of_cubes, of_bonus = factors.later_cubes, factors.later_bonus
    return Race(tuple(worth), tuple(leads))


def _to_be(region: str, permanent: Sequence[str], temporary: Sequence[str], turns: int) -> dict[str, float]:
    """Return each power's expected cubes; those below the line count by their chance to stay."""
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
    """Return a power's expected majority bonus, interpolated between two places."""
    mine = counts[power]
    arms = _strength(power, armies)
    place = 1.0
    for other, theirs in counts.items():
        if other != power:
            more = _strength(other, armies) - arms
            edge = ARMS if more > 0 else -ARMS if more < 0 else 0.1
            place += likely(theirs - mine + edge, doubt)
    return between((0, *REGION[region].majority), place)


def between(values: Sequence[float], point: float) -> float:
    """Interpolate in a table; beyond the last entry, values are 0."""
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
    """Return the armies of each power in a Region."""
    found: Armies = _in_order(view.armies[region])
    return found


def _by_power(there: Mapping[str, int]) -> Armies:
    return tuple([there.get(power, 0) for power in POWERS])


_in_order = Facts(_by_power)


@lru_cache(maxsize=1 << 10)
def on_alert(powers: tuple[str, ...], focus: tuple[str, ...]) -> tuple[bool, ...]:
    """Return for each power, in the order of POWERS, True if it is in Military Focus."""
    return tuple([power in powers and focus[powers.index(power)] == "military" for power in POWERS])


@lru_cache(maxsize=1 << 8)
def rivals_of(powers: tuple[str, ...], seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the other powers in the game."""
    return tuple([NUMBER[power] for other, power in enumerate(powers) if other != seat])


# THREAT ----------------------------------------------------------------------------------------------------------

FADING = 0.75
"""The weight of THREAT in the next round, relative to this one."""


@lru_cache(maxsize=1 << 16)
def threat_cost(
    region: str,
    armies: Armies,
    military: tuple[bool, ...],
    turns: int,
    rounds: int,
    now_counts: float = 1.0,
    later_counts: float = 1.0,
) -> tuple[float, ...]:
    """Return the expected loss from THREAT in a Region for each power whose zone includes it.

    `turns` is -1 if THREAT is over for this round; this round's loss and later ones count by their factors.
    """
    lost = [0.0] * len(POWERS)
    later = later_counts * sum([FADING ** (number + 1) for number in range(rounds)])
    for mine in REGION[region].zone:
        number = NUMBER[mine]
        for power, other in NUMBER.items():
            if power == mine or (power in NATO and mine in NATO) or not armies[other]:
                continue
            lead = armies[other] - armies[number] - 0.5
            if turns >= 0:
                now = lead + military[other] - military[number]
                lost[number] += now_counts * THREAT_LOSS * likely(now, 0.08 + 0.1 * turns)
            lost[number] += THREAT_LOSS * later * likely(lead, 0.7)
    return tuple(lost)


# Time ------------------------------------------------------------------------------------------------------------


class Time(NamedTuple):
    """The time left in a game."""

    turns: int
    """Turns left in this round, for the table."""
    rounds: int
    """Rounds after this one."""
    spans: Spans
    threat: int
    """Turns until THREAT is resolved; -1 if that has happened in this round."""


def time_left(view: State) -> Time:
    """Return the time left."""
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
    """Return how many turns a seat still has in this round."""
    if view.phase != "action":
        return 4 if view.phase in ("setup", "preparation") else 0
    mine = 0
    for item in view.agenda:
        if isinstance(item, (Turn, TakeTurn)) and item.seat == seat:  # building a union each time is slower
            mine += 1
    return mine
