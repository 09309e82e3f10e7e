"""What a coach of World Order says can, would or may happen, checked against the engine."""

from collections.abc import Iterator
from typing import Any

from game.core import agenda
from game.core.contract import Line, Seat
from game.titles.world_order.aftermath import Threats
from game.titles.world_order.events import ThreatSuffered
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.relations import Engage
from game.titles.world_order.state import State, allies_in, has_free_slot, relief
from tests.laws.claims import Claims, Said, Walk, fields_of, finished, put


def suffered(state: State, seat: Seat, region: str) -> int:
    """Return the VPs that THREAT costs a seat in a Region if nobody gives up a token."""
    events, world = list[Any](), state.copy()
    world.order = tuple(world.seats)
    finished(world, Threats(), emit=lambda of, *fields: events.append(of(*fields)))
    return sum(
        -each.vp
        for each in events
        if isinstance(each, ThreatSuffered) and (each.seat, each.region) == (seat, region)
    )


def threat(said: Said) -> bool:
    return bool(suffered(said.after, said["seat"], said["region"]) == said["vp"] > 0)


def danger_of_threat(said: Said) -> bool:
    """Return True if that many more armies prevent the loss, one fewer don't, and a token is worth what's said."""
    holds = threat(said)
    seat = said["seat"]
    region = said["region"]
    if isinstance(more := said["more"], Line):
        count = int(str(fields_of(more)["count"]))
        with_more = [
            suffered(with_armies(said.after, seat, region, each), seat, region) for each in (count - 1, count)
        ]
        holds = holds and with_more[0] > 0 == with_more[1]
    return holds and (said["token"] == "" or said["token"] == allies_in(said.after, seat, region))


def with_armies(state: State, seat: Seat, region: str, more: int) -> State:
    world, power = state.copy(), state.powers[seat]
    there = {**state.armies[region], power: state.armies[region].get(power, 0) + more}
    world.armies = {**state.armies, region: there}
    return world


# Questions


# Cubes


def can_place(said: Said) -> bool:
    """Return True if a rival's cube that is affordable now costs a seat VPs when that Region is scored."""
    state = said.after
    other = said["other"]
    region = said["region"]
    seat = said["seat"]
    if not state.hands[other] or not allies_in(state, other, region):
        return False
    able = state.stock[other]["diplomacy"] + relief(state, other).get(region, 0)
    return able >= Engage().cost(state, other, region) and loss(state, other, region, seat) > 0


def loss(state: State, other: Seat, region: str, seat: Seat) -> int:
    """Return the VPs that another's cube there costs a seat if all slots count as filled."""
    world, found = put(state, PlaceInfluence(other, region)), [0]
    ways = world.options or (None,)
    for way in ways:
        then = world.copy()
        if way is not None:
            agenda.advance(then, way)
        found.append(_scores(state, seat, region) - _scores(then, seat, region))
    return max(found)


def _scores(state: State, seat: Seat, region: str) -> int:
    """Return the VPs that a Region would bring a seat if its free slots count as filled."""
    from game.titles.world_order.knowledge import standings

    return sum(one.vp for one in standings(state, region) if one.power == state.powers[seat] and one.place)


def cube(said: Said) -> bool:
    state = said.after
    other = said["other"]
    region = said["region"]
    once = said["when"].key == "danger.once"
    cost = said["cost"] == Engage().cost(state, other, region)
    return (
        can_place(said)
        and cost
        and said["vp"] == loss(state, other, region, said["seat"])
        and once == has_free_slot(state, region)
    )


CLAIMS: Claims = {"danger.threat": danger_of_threat, "danger.cube": cube}
UNCHECKED: dict[str, str] = {}
WALKS = (Walk("world_order", 3, 101, 90), Walk("world_order", 2, 103, 40, level="executive_orders"))
"""Games that together reach every claim that the tables below don't; long runs walk many more."""


def directed() -> Iterator[Said]:
    """Yield claims at tables that games rarely reach; none are needed."""
    return iter(())
