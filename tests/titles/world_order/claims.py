"""What a coach of World Order says can, would or may be, played on the engine."""

from collections.abc import Iterator
from typing import Any

from game.core import agenda
from game.core.contract import Action, Line, Seat
from game.core.record import seated
from game.titles.world_order.aftermath import CashToken, CheckRegion, Defend, Prosper, Scoring, Threats
from game.titles.world_order.events import AssetsUnused, OrderUnused, ThreatSuffered
from game.titles.world_order.faces import COUNTRY
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.relations import Engage, SpendDiplomacy
from game.titles.world_order.state import State, allies_in, has_free_slot, relief
from game.titles.world_order.telling import topical
from tests.laws.claims import Claims, Said, Walk, ended, fields_of, finished, put


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


def no_threat(said: Said) -> bool:
    was, now = (suffered(state, said["seat"], said["region"]) for state in (said.before, said.after))
    return bool(was == said["vp"] > now == 0)


def can_threaten(said: Said) -> bool:
    return suffered(said.after, said["seat"], said["region"]) > 0


def danger_of_threat(said: Said) -> bool:
    """Return True if that many armies more prevent it, one fewer don't, and a token is worth what is said."""
    holds, seat, region = threat(said), said["seat"], said["region"]
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


def more_armies(said: Said) -> bool:
    return danger_of_threat(Said(said.game, said.before, said.after, said.seat, said.reader, said.first))


def lost_at_the_end(said: Said, kind: type[AssetsUnused | OrderUnused]) -> bool:
    """Return True if the last scoring gives that much less for what was used."""

    def brings(state: State) -> int:
        events = list[Any]()
        finished(state, Scoring(True), emit=lambda of, *fields: events.append(of(*fields)))
        return sum(each.vp for each in events if isinstance(each, kind) and each.seat == said.seat)

    return bool(brings(said.before) - brings(said.after) == fields_of(said.line).get("vp", 3))


def prosperity(said: Said) -> bool:
    """Return True if the space reached gives what is said."""
    seat, world = said["seat"], said.before.copy()
    world.prosperity = seated(world.prosperity, seat, said["space"] - 1)
    world.stock = seated(world.stock, seat, {**world.stock[seat], "goods": PLENTY})
    world.round = world.level.rounds
    asked = put(world, Prosper(seat))
    if Action("yes") not in asked.options:
        return False
    vp, money = asked.vp[seat], asked.money[seat]
    agenda.advance(asked, Action("yes"))
    return bool((asked.vp[seat] - vp, asked.money[seat] - money) == (said["vp"], said["money"] or 0))


PLENTY = 20


def token(said: Said) -> bool:
    """Return True if an Engage token can be given up for that much money, and for that much Defense."""
    seat, region = said["seat"], said["region"]
    world = put(said.after, CashToken(seat))
    give = Action("discard_token", region)
    if give not in world.options:
        return False
    money = world.money[seat]
    agenda.advance(world, give)
    earned = world.money[seat] - money == said["money"]
    if said.line.key == "fact.token":
        return bool(earned)
    rival = next(power for power in ("china", "russia", "usa", "eu") if power != said.after.powers[seat])
    threatened = said.after.copy()
    weak = {said.after.powers[seat]: 0}
    answers = []
    for armies in (said["defense"], said["defense"] + 1):
        threatened.armies = {**said.after.armies, region: {**weak, rival: armies}}
        threatened.focus = ("domestic",) * len(threatened.powers)
        world = put(threatened, CheckRegion(seat, region))
        vp = world.vp[seat]
        if isinstance(agenda.asked(world), Defend):
            agenda.advance(world, Action("yes"))
        answers.append(world.vp[seat] == vp and not isinstance(agenda.asked(world), Defend))
    nato = {rival, said.after.powers[seat]} == {"usa", "eu"}
    return earned and (nato or answers[0])


# Questions


def most(said: Said) -> bool | None:
    """Return True if the greatest number on offer is the one said, and costs or brings what is said."""
    state, seat = said.after, said["seat"]
    top = agenda.asked(state)
    numbers = {int(action.noun): action for action in state.options if action.noun.isdigit()}
    if top is None or top.seat != seat or max(numbers, default=0) != said["count"]:
        return False
    if "money" not in fields_of(said.line) or "base" in fields_of(said.line):
        return True
    one_fewer = numbers.get(said["count"] - 1)
    if one_fewer is None or said["count"] < 2:
        return None
    worlds = [state.copy(), state.copy()]
    for world, action in zip(worlds, (one_fewer, numbers[said["count"]]), strict=True):
        agenda.advance(world, action)
    if type(agenda.asked(worlds[0])) is not type(agenda.asked(worlds[1])):
        return None  # a Trade that ends pays for what was sold
    if worlds[0].stock[seat] == worlds[1].stock[seat]:
        return None  # a unit without room on the track is refunded
    return bool(abs(worlds[0].money[seat] - worlds[1].money[seat]) == said["money"])


def choices(said: Said) -> bool:
    offered = {action.noun for action in said.after.options}
    return {each for each in said["things"] if isinstance(each, str)} <= offered


def plays_more(said: Said) -> bool:
    played = [action for action in said.after.options if action.verb == "play"]
    return bool(played) and len(said.after.hands[said["seat"]]) == said["hand"]


def first_hand_only(said: Said) -> bool:
    one, other = said.after.piles[said.seat]
    mine, left = (one, other) if said.after.chosen[said.seat][0] == "first" else (other, one)
    acts = ({act for card in pile for act in topical(card)} for pile in (mine, left))
    own, others = acts
    return set(said["acts"]) <= own - others


def reachable(state: State, seat: Seat, depth: int = 6) -> Iterator[str]:
    """Yield what a seat can answer in its next few questions."""
    top = agenda.asked(state)
    yield from (*state.growth[seat], *state.allies[seat])  # the only choice is taken at once
    if top is None or top.seat != seat or not depth:
        return
    for action in state.options:
        yield action.noun
        if len(state.options) <= 4 or action == state.options[-1]:
            world = state.copy()
            agenda.advance(world, action)
            yield from reachable(world, seat, depth - 1)


def possible(said: Said) -> bool:
    named = {each for each in said["places"] if isinstance(each, str)}
    top = agenda.asked(said.after)
    begun = {top.region} if isinstance(top, SpendDiplomacy) else set[str]()
    return named <= {*reachable(said.after, said.seat), *begun}


# Cubes


def can_place(said: Said) -> bool:
    """Return True if a rival's cube, affordable now, costs a seat VPs at a scoring of that Region."""
    state, other, region, seat = said.after, said["other"], said["region"], said["seat"]
    if not state.hands[other] or not allies_in(state, other, region):
        return False
    able = state.stock[other]["diplomacy"] + relief(state, other).get(region, 0)
    return able >= Engage().cost(state, other, region) and loss(state, other, region, seat) > 0


def loss(state: State, other: Seat, region: str, seat: Seat) -> int:
    """Return the VPs that another's cube costs a seat there with all slots filled."""
    world, found = put(state, PlaceInfluence(other, region)), [0]
    ways = world.options or (None,)
    for way in ways:
        then = world.copy()
        if way is not None:
            agenda.advance(then, way)
        found.append(_scores(state, seat, region) - _scores(then, seat, region))
    return max(found)


def _scores(state: State, seat: Seat, region: str) -> int:
    """Return the VPs that a Region brings a seat if its free slots count as filled."""
    from game.titles.world_order.knowledge import standings

    return sum(one.vp for one in standings(state, region) if one.power == state.powers[seat] and one.place)


def cube(said: Said) -> bool:
    state, other, region = said.after, said["other"], said["region"]
    once = said["when"].key == "danger.once"
    cost = said["cost"] == Engage().cost(state, other, region)
    return (
        can_place(said)
        and cost
        and said["vp"] == loss(state, other, region, said["seat"])
        and once == has_free_slot(state, region)
    )


def exports(said: Said) -> bool:
    """Return True if nothing is named that the Country doesn't take."""
    named = {fields_of(each)["what"]: fields_of(each)["count"] for each in said["amounts"]}
    return said["country"] in said.after.allies[said.seat] and dict(COUNTRY[said["country"]].exports) == named


CAN: Claims = {"danger.threat": can_threaten, "danger.cube": can_place}
CLAIMS: Claims = {
    "coach.prevents": ended(CAN),
    "fact.threat": threat,
    "fact.no_threat": no_threat,
    "fact.exports": exports,
    "fact.asset": lambda said: lost_at_the_end(said, AssetsUnused),
    "fact.order": lambda said: lost_at_the_end(said, OrderUnused),
    "fact.prosperity": prosperity,
    "fact.token": token,
    "fact.token_guards": token,
    "fact.first_hand_only": first_hand_only,
    "fact.plays_more": plays_more,
    **{f"fact.can_{key}": most for key in ("send", "make", "sell", "buy")},
    "fact.choices": choices,
    "fact.possible": possible,
    "danger.threat": danger_of_threat,
    "danger.cube": cube,
}
UNCHECKED: dict[str, str] = {}
WALKS = (
    *(Walk("world_order", seats, seed, 90) for seats, seed in ((2, 100), (3, 101), (4, 102))),
    Walk("world_order", 2, 103, 120, level="executive_orders"),
)
"""Games that together cover nearly every claim."""


def directed() -> Iterator[Said]:
    """Yield claims at tables that games rarely reach: none is needed."""
    return iter(())
