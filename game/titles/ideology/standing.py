"""The parts of a position of Ideology, for comparing positions: regions, hands, Advancements, stances."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from game.core.contract import Line, Seat, line
from game.core.telling import Aspect
from game.titles.ideology.dangers import THIS_TURN, fate, lead
from game.titles.ideology.faces import ADVANCEMENT, AREAS, REGION
from game.titles.ideology.knowledge import foretold
from game.titles.ideology.state import Areas, State, majority

SPENT = ("card_placed", "advancement_bought", "influence_extended", "influence_withdrawn", "conflict_declared")
"""The events that change how many cards a seat has in hand."""
WON = ("card_placed", "region_won", "region_freed", "influence_replaced", "influence_destroyed")
"""The events that change a seat's Global Influence."""
MOSTLY = 0.9
"""The minimum share of lines that have ended a turn, for what is spent in it to be mentioned."""
THERE = ("influence_extended", "influence_withdrawn", "influence_replaced", "influence_destroyed")
"""The events that change how many cards a seat has at a region that nobody controls."""


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` sees it."""
    found = {region: _region(region, *_lie(state, region)) for region in state.levels}
    regions = tuple(found.values())
    for region in state.levels:
        if region in state.owner:
            found |= _cards(region, *_lie(state, region))
        else:
            found[f"lead {region}"] = _lead(region, state.cards[region], seat)
    reach = foretold(state)
    for who in state.seats:
        found[f"hand {who}"] = Aspect(
            line("stands.hand_more", seat=who), len(state.hands[who]), (("hands", who),), SPENT
        )
        for area in AREAS:
            told = line("stands.of_area_more", seat=who, area=area)
            found[f"{area} {who}"] = Aspect(told, state.hands[who].count(area), (("hands", who),), SPENT)
        told = line("stands.influence_more", seat=who)
        theirs = tuple([slot for each in regions if ("seat", who) in each.line.fields for slot in each.slots])
        found[f"influence {who}"] = Aspect(told, reach[who], theirs, WON)
        bought = line("stands.advancements_more", seat=who)
        found[f"advancements {who}"] = Aspect(
            bought, sum(state.advancements[who]), (("advancements", who),), ("advancement_bought",)
        )
    for one, two in combinations(state.seats, 2):
        stance = line("stands.stance", seat=one, other=two, stance=state.stances[one][two])
        found[f"stance {one} {two}"] = Aspect(stance, None, (("stances", one), ("stances", two)))
    return found


def posts(before: State, after: State, seat: Seat) -> Sequence[Line]:
    """Return what an Advancement that a seat has just bought does for it, or a stance that it has called for.

    ID-ADV-06, ID-ADV-07, ID-CON-03, ID-CON-18
    """
    calls = zip(before.spoken[seat], after.spoken[seat], strict=True)
    called = [(other, stance) for other, (old, stance) in enumerate(calls) if stance != old]
    plain = ("peace", "war")  # Exported Revolution goes beyond what neutrality allows others
    wishes = [line(f"post.{stance}", seat=seat, other=other) for other, stance in called if stance in plain]
    return [*_bought(before, after, seat), *wishes]


def _bought(before: State, after: State, seat: Seat) -> Iterator[Line]:
    """Yield what each Advancement that a seat has just bought does for it."""
    for number, card in enumerate(ADVANCEMENT.values()):
        old, now = (state.advancements[seat][number] for state in (before, after))
        others = tuple([other for other in after.seats if after.advancements[other][number] < now])
        if card.protects and now > old and others:
            yield line("post.protects", seat=seat, area=card.area, others=others)
        if card.waives and now > old == 0:
            yield line("post.waives", seat=seat, area=card.area)


def unspent(before: State, ends: Sequence[State]) -> Line | None:
    """Return the use of a card kept to the end of the turn, if most `ends` are after it. ID-RES-01"""
    over = [end.turn > before.turn or end.phase not in THIS_TURN for end in ends]
    return line("stands.unspent") if sum(over) > MOSTLY * len(over) else None


def _lie(state: State, region: str) -> tuple[Areas, Seat | None, int]:
    """Return a region's cards, its controller and its level."""
    return state.cards[region], state.owner.get(region), state.levels[region]


@lru_cache(maxsize=1 << 12)
def _cards(region: str, areas: Areas, owner: Seat, level: int) -> Mapping[str, Aspect]:
    """Return how full a controlled region is for its next level, and its controller's majority over the others."""
    slots = (("cards", region),)
    totals, strengths = [sum(area) for area in areas], [sum(of_seat) for of_seat in zip(*areas, strict=True)]
    after = min(totals) + 1
    told = line("stands.filled_more", region=region, seat=owner, level=after)
    filled = sum([min(total, after) for total in totals])
    found = {f"filled {region} {owner} {after}": Aspect(told, filled, slots, goal=after * len(totals))}
    rivals = max([each for seat, each in enumerate(strengths) if seat != owner])
    if rivals:
        told = line("stands.majority_more", region=region, seat=owner)
        found[f"majority {region} {owner}"] = Aspect(told, strengths[owner] - rivals, slots)
    return found


@lru_cache(maxsize=1 << 12)
def _lead(region: str, areas: Areas, seat: Seat) -> Aspect:
    """Return how far a seat is ahead of the strongest other seat at a region that nobody controls."""
    told = line("stands.lead_more", region=region, seat=seat)
    ahead, _ = lead(areas, seat)
    return Aspect(told, ahead, (("cards", region),), THERE, places=frozenset([region]))


@lru_cache(maxsize=1 << 12)
def _region(region: str, areas: Areas, controller: Seat | None, now: int) -> Aspect:
    """Return a region's controller and level after the next Assessment, or who leads there if it has none."""
    owner, level = fate(areas, controller, now)
    told, leader = line("stands.free", region=region), majority(areas)
    if owner is None and leader is not None and controller is None:
        left = sum([max(0, now - sum(area)) for area in areas])
        told = line("stands.claimed", region=region, seat=leader, left=left)
    if owner is not None:
        lowest = REGION[region].level
        above = line("stands.or_more") if level < 2 * lowest else ""
        at = line("stands.at_level", level=level, above=above) if level > lowest else ""
        told = line("stands.region", region=region, seat=owner, level=level, at=at)
    return Aspect(told, None, (("cards", region), ("owner", region), ("levels", region)))
