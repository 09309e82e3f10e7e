"""Accounts of World Order: what each Region and each Majority token brings, now and in future scorings."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ai.heuristics.world_order.evaluate import majorities
from ai.heuristics.world_order.map import NUMBER, armies_of, on_alert, race, threat_cost, time_left
from game.core.contract import Event, Seat, ignore, line
from game.core.telling import Aspect
from game.titles.world_order.aftermath import EndGame
from game.titles.world_order.events import InfluenceAdded, MajorityScored, RegionScored, ThreatSuffered
from game.titles.world_order.faces import COUNTRY, MAJORITY, REGIONS
from game.titles.world_order.state import State

KEPT = (0.8, 0.8, 0.9)
"""The fraction of a Region's expected VPs that is mentioned, by round; from round 3 on, all of them.

Greedy bots at two seats got .79 of the leads that Regions promised before round 2, .93 in round 2 and 1.03 after
it (16 games, seeds from 54001). Evaluation counts all of them: it is about who leads, not by how much.
"""

MADE_BY = {
    "money": ("sold", "bought", "invested", "base_built", "prosperity_increased"),
    "armies": ("army_moved", "base_built"),
    "allies": ("country_allied",),
}
"""The happenings that make a seat win a Majority token."""
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
PLACES = {
    region: frozenset([region, *[face.id for face in COUNTRY.values() if face.region == region]])
    for region in REGIONS
}
"""A Region and its Countries."""


def accounts(events: Sequence[Event], end: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return by name what Regions (with THREAT) and Majority tokens bring in a line of play."""
    won, promised = _summed(_won(events, end.powers), end.seats), _summed(_promised(end), end.seats)
    kept = KEPT[end.round] if end.round < len(KEPT) else 1.0
    found = dict[str, Aspect]()
    for name in (*REGIONS, *MAJORITY):
        told, part = line("stands.token_vp_more", seat=seat, token=name), 1.0
        slots: tuple[tuple[str, str], ...] = ()
        made_by, places = MADE_BY.get(name, WON_BY), frozenset[str]()
        if name in REGIONS:
            places = PLACES[name]
            told, part = line("stands.region_vp_more", seat=seat, region=name), kept
            slots = tuple([(field, name) for field in ("permanent", "temporary", "armies")])
        lead = round(_lead(won[name], seat) + part * _lead(promised[name], seat))
        brought = tuple([here + there for here, there in zip(won[name], promised[name], strict=True)])
        found[f"account {name}"] = Aspect(told, lead, slots, made_by, brought, places=places)
    return found | {"account threat": _threat(end, seat, kept)}


def _threat(end: State, seat: Seat, kept: float) -> Aspect:
    """Return what THREAT still promises in all Regions; the seat's Focus changes its Defense and its own THREAT.

    It is part of the Regions' accounts as well, several of which change at once.
    """
    lost = [0.0] * len(end.seats)
    for _, costs in _threats(end):
        lost = [all_lost - costs[NUMBER[power]] for all_lost, power in zip(lost, end.powers, strict=True)]
    told = line("stands.threat_vp_more", seat=seat, token="threat")
    return Aspect(told, round(kept * _lead(lost, seat)), (("focus", seat),), points=tuple(lost))


def _threats(end: State) -> Iterator[tuple[str, Sequence[float]]]:
    """Yield what THREAT is expected to cost every power, by Region."""
    if end.result is None:
        time, military = time_left(end), on_alert(end.powers, end.focus)
        for region in REGIONS:
            yield region, threat_cost(region, armies_of(end, region), military, time.threat, time.rounds)


def _summed(every: Iterable[tuple[str, Seat, float]], seats: Sequence[Seat]) -> Mapping[str, list[float]]:
    """Return the VPs of each seat by account."""
    points = {name: [0.0] * len(seats) for name in (*REGIONS, *MAJORITY)}
    for name, who, vp in every:
        points[name][who] += vp
    return points


def _lead(points: Sequence[float], seat: Seat) -> float:
    """Return a seat's lead over the mean of the others."""
    others = [each for who, each in enumerate(points) if who != seat]
    return points[seat] - sum(others) / len(others)


def _won(events: Sequence[Event], powers: Sequence[str]) -> Iterator[tuple[str, Seat, float]]:
    """Yield what was won: the account, the seat and the VPs."""
    for event in events:
        match event:
            case InfluenceAdded(power, region, _, vp) if power in powers:
                yield region, powers.index(power), vp
            case ThreatSuffered(seat, region, _, vp) | RegionScored(seat, region, _, _, _, vp):
                yield region, seat, vp
            case MajorityScored(seat, token, _, vp):
                yield token, seat, vp


def _promised(end: State) -> Iterator[tuple[str, Seat, float]]:
    """Yield what a position promises in future scorings, as the evaluation has it."""
    if end.result is not None:
        return
    time, threats = time_left(end), dict(_threats(end))
    every = [armies_of(end, region) for region in REGIONS]
    # A seat with none may still get some, which the evaluation ignores: a first coin isn't worth 3 VPs.
    least = 1 if time.turns or time.rounds else 0
    for token, vps in majorities(end, time, every, least).items():
        yield from [(token, seat, vp) for seat, vp in enumerate(vps)]
    for region, armies in zip(REGIONS, every, strict=True):
        worth, _ = race(region, end.permanent[region], end.temporary[region], armies, time.spans)
        for seat, power in enumerate(end.powers):
            yield region, seat, worth[NUMBER[power]] - threats[region][NUMBER[power]]


def credited(state: State, points: Sequence[float]) -> State:
    """Return a copy with more VPs for each seat; if the game is over, its result is recomputed."""
    twin = state.copy()
    twin.vp = tuple([vp + round(more) for vp, more in zip(state.vp, points, strict=True)])
    if twin.result is not None:
        EndGame().run(twin, ignore)
    return twin
