"""Accounts of World Order: what each Region and each Majority token brings, so far and in scorings to come."""

from collections.abc import Iterator, Mapping, Sequence

from ai.heuristics.world_order.evaluate import majorities
from ai.heuristics.world_order.map import NUMBER, armies_of, on_alert, race, threat_cost, time_left
from game.core.contract import Event, Seat, ignore, line
from game.core.telling import Aspect
from game.titles.world_order.aftermath import EndGame
from game.titles.world_order.events import InfluenceAdded, MajorityScored, RegionScored, ThreatSuffered
from game.titles.world_order.faces import MAJORITY, REGIONS
from game.titles.world_order.state import State


def accounts(events: Sequence[Event], end: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return by name what Regions, with THREAT, and Majority tokens bring in a line of play."""
    powers = end.powers
    points = {name: [0.0] * len(powers) for name in (*REGIONS, *MAJORITY)}
    for name, who, vp in (*_won(events, powers), *_promised(end)):
        points[name][who] += vp
    found = dict[str, Aspect]()
    for name, brought in points.items():
        others = [vp for who, vp in enumerate(brought) if who != seat]
        lead = round(brought[seat] - sum(others) / len(others))
        told = line("stands.token_vp_more", seat=seat, token=name)
        slots: tuple[tuple[str, str], ...] = ()
        if name in REGIONS:
            told = line("stands.region_vp_more", seat=seat, region=name)
            slots = tuple([(field, name) for field in ("permanent", "temporary", "armies")])
        found[f"account {name}"] = Aspect(told, lead, slots, (), tuple(brought))
    return found


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
    """Yield what a position promises in scorings to come, as it is evaluated."""
    if end.result is not None:
        return
    time, military = time_left(end), on_alert(end.powers, end.focus)
    every = [armies_of(end, region) for region in REGIONS]
    for token, vps in majorities(end, time, every).items():
        yield from [(token, seat, vp) for seat, vp in enumerate(vps)]
    for region, armies in zip(REGIONS, every, strict=True):
        worth, _ = race(region, end.permanent[region], end.temporary[region], armies, time.spans)
        lost = threat_cost(region, armies, military, time.threat, time.rounds)
        for seat, power in enumerate(end.powers):
            yield region, seat, worth[NUMBER[power]] - lost[NUMBER[power]]


def credited(state: State, points: Sequence[float]) -> State:
    """Return a position with more VPs for each seat; who has won is told anew if the game is over."""
    twin = state.copy()
    twin.vp = tuple([vp + round(more) for vp, more in zip(state.vp, points, strict=True)])
    if twin.result is not None:
        EndGame().run(twin, ignore)
    return twin
