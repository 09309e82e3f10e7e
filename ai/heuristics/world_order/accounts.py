"""Accounts of World Order: what each Region and each Majority token brings, now and in future scorings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from ai.heuristics.world_order.evaluate import PartWorth, majorities, part_worth
from ai.heuristics.world_order.map import (
    AS_SCORED,
    NUMBER,
    Time,
    armies_of,
    on_alert,
    own_turns,
    race,
    threat_cost,
    time_left,
)
from ai.heuristics.world_order.worth import means
from game.core.contract import Event, Line, Seat, ignore, line
from game.core.telling import Aspect
from game.titles.world_order.aftermath import EndGame
from game.titles.world_order.events import (
    GrowthTaken,
    InfluenceAdded,
    MajorityScored,
    ProsperityIncreased,
    RegionScored,
    ThreatSuffered,
)
from game.titles.world_order.faces import COUNTRY, MAJORITY, REGIONS
from game.titles.world_order.state import State

HOLDS = (0.3, 0.3, 0.3, 0.6, 0.9)
"""The part of a Region's difference in VPs after two answers that is found at the end of the game, by round.

Games for four from both answers on by the prior, in the same worlds with the same dice: .31 ± .12 of 41 in rounds
1 and 2, .63 ± .29 of 18 in round 3, .92 ± .29 of 26 later. A rival takes what one leaves, and what one answer
leaves undone is often done later. Evaluation counts all of it: it is about who leads.
"""
TRACKS_HOLD, TOKENS_HOLD = 0.6, 0.2
"""The same for consumer goods and services (.64 ± .24 of 30), and for Majority tokens (.18 ± .22 of 51)."""
MADE_BY = {
    "money": ("sold", "bought", "invested", "base_built", "prosperity_increased"),
    "armies": ("army_moved", "base_built"),
    "allies": ("country_allied",),
    "prosperity": ("prosperity_increased",),
    "growth": ("growth_taken",),
}
"""The happenings that make a seat win a Majority token, or VPs for consumer goods or services."""
TRACKS = ("prosperity", "growth")
"""What consumer goods and services bring VPs for."""
WON_BY = (
    "engaged",
    "army_moved",
    "base_built",
    "invested",
    "country_allied",
    "country_upgraded",
    "influence_added",
    "influence_pushed",
    "influence_converted",
)
"""The happenings that make a seat win something in a Region."""
AS_TOLD = PartWorth(AS_SCORED, *[1.0] * (len(PartWorth._fields) - 1))
"""All parts in full, as VPs are told; differences in value go by how much the evaluation counts them."""
PLACES = {
    region: frozenset([region, *[face.id for face in COUNTRY.values() if face.region == region]])
    for region in REGIONS
}
"""A Region and its Countries."""
SLOTS = {region: tuple([(field, region) for field in ("permanent", "temporary", "armies")]) for region in REGIONS}
"""Where a state stores what is in a Region."""


@cache
def _of_region(what: str, seat: Seat, region: str) -> Line:
    """Return the sentence that something in a Region brings a seat more VPs."""
    return line(f"stands.{what}_vp_more", seat=seat, region=region)


def accounts(events: Sequence[Event], end: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return by name what Regions (with THREAT) and Majority tokens bring in a line of play."""
    time = time_left(end)
    parts = part_worth(len(end.powers), time.rounds)
    won, placed = (_summed(of(events, end.powers), end.seats) for of in (_won, _placed))
    promised, counted = (_summed(_promised(end, time, by), end.seats) for by in (AS_TOLD, parts))
    holds = HOLDS[min(end.round, len(HOLDS) - 1)]
    found = dict[str, Aspect]()
    for name in (*REGIONS, *MAJORITY, *TRACKS):
        told, part = line("stands.token_vp_more", seat=seat, token=name), TOKENS_HOLD
        slots: tuple[tuple[str, str], ...] = ()
        made_by, places = MADE_BY.get(name, WON_BY), frozenset[str]()
        if name in REGIONS:
            places = PLACES[name]
            told, part = _of_region("region", seat, name), holds
            slots = SLOTS[name]
        if name in TRACKS:
            told, part = line(f"stands.{name}_vp_more", seat=seat, track=name), TRACKS_HOLD
        lead = round(_lead(won[name], seat) + _lead(promised[name], seat))
        brought = tuple([here + there for here, there in zip(won[name], counted[name], strict=True)])
        found[f"account {name}"] = Aspect(told, lead, slots, made_by, brought, places=places, holds=part)
        if name in REGIONS:
            told, points = _of_region("influence", seat, name), tuple(placed[name])
            found[f"influence {name}"] = Aspect(told, round(points[seat]), slots, WON_BY, points, places=places)
    return found | {"account threat": _threat(end, seat, time, holds)}


def _threat(end: State, seat: Seat, time: Time, holds: float) -> Aspect:
    """Return what THREAT still promises in all Regions; the seat's Focus changes its Defense and its own THREAT.

    It is part of the Regions' accounts as well, several of which change at once.
    """
    lost = [0.0] * len(end.seats)
    for _, costs in _threats(end, time, AS_TOLD):
        lost = [all_lost - costs[NUMBER[power]] for all_lost, power in zip(lost, end.powers, strict=True)]
    told = line("stands.threat_vp_more", seat=seat, token="threat")
    return Aspect(told, round(_lead(lost, seat)), (("focus", seat),), points=tuple(lost), holds=holds)


def _threats(end: State, time: Time, parts: PartWorth) -> Iterator[tuple[str, Sequence[float]]]:
    """Yield what THREAT is expected to cost every power, by Region."""
    if end.result is None:
        military, counts = on_alert(end.powers, end.focus), (parts.threat, parts.later_threat)
        for region in REGIONS:
            armies = armies_of(end, region)
            yield region, threat_cost(region, armies, military, time.threat, time.rounds, *counts)


def _summed(every: Iterable[tuple[str, Seat, float]], seats: Sequence[Seat]) -> Mapping[str, list[float]]:
    """Return the VPs of each seat by account."""
    points = {name: [0.0] * len(seats) for name in (*REGIONS, *MAJORITY, *TRACKS)}
    for name, who, vp in every:
        points[name][who] += vp
    return points


def _lead(points: Sequence[float], seat: Seat) -> float:
    """Return a seat's lead over the mean of the others."""
    others = [each for who, each in enumerate(points) if who != seat]
    return points[seat] - sum(others) / len(others)


def _won(events: Sequence[Event], _: Sequence[str]) -> Iterator[tuple[str, Seat, float]]:
    """Yield what was won: the account, the seat and the VPs."""
    for event in events:
        match event:
            case ThreatSuffered(seat, region, _, vp) | RegionScored(seat, region, _, _, _, vp):
                yield region, seat, vp
            case MajorityScored(seat, token, _, vp):
                yield token, seat, vp
            case ProsperityIncreased(seat, _, vp):
                yield "prosperity", seat, vp
            case GrowthTaken(seat, _, vp):
                yield "growth", seat, vp


def _placed(events: Sequence[Event], powers: Sequence[str]) -> Iterator[tuple[str, Seat, float]]:
    """Yield what Influence brought when it was added: the Region, the seat and the VPs."""
    for event in events:
        if isinstance(event, InfluenceAdded) and event.power in powers:
            yield event.region, powers.index(event.power), event.vp


def _promised(end: State, time: Time, parts: PartWorth) -> Iterator[tuple[str, Seat, float]]:
    """Yield what a position promises in future scorings, each part as it counts in `parts`."""
    if end.result is not None:
        return
    threats = dict(_threats(end, time, parts))
    every = [armies_of(end, region) for region in REGIONS]
    # A seat with none may still get some, which the evaluation ignores: a first coin isn't worth 3 VPs.
    least = 1 if time.turns or time.rounds else 0
    for token, vps in majorities(end, time, every, least).items():
        yield from [(token, seat, vp) for seat, vp in enumerate(vps)]
    for seat in end.seats:
        held = means(end, seat, own_turns(end, seat), time.rounds)
        yield "prosperity", seat, parts.prosperity * held.prosperity
        yield "growth", seat, parts.growth * held.growth
    for region, armies in zip(REGIONS, every, strict=True):
        worth, _ = race(region, end.permanent[region], end.temporary[region], armies, time.spans, parts.prospects)
        for seat, power in enumerate(end.powers):
            yield region, seat, worth[NUMBER[power]] - threats[region][NUMBER[power]]


def credited(state: State, points: Sequence[float]) -> State:
    """Return a copy with more VPs for each seat; if the game is over, its result is recomputed."""
    twin = state.copy()
    twin.vp = tuple([vp + round(more) for vp, more in zip(state.vp, points, strict=True)])
    if twin.result is not None:
        EndGame().run(twin, ignore)
    return twin
