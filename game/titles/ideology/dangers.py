"""What others may do to a seat in Ideology, based on public facts and the visible cards."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb

from game.core.contract import UNSEEN, Line, Seat, line
from game.core.telling import Danger
from game.titles.ideology.faces import AREAS, CULTURAL, MILITARY, WEAPON
from game.titles.ideology.knowledge import foretold, would_win
from game.titles.ideology.places import BIT
from game.titles.ideology.prices import EXPORTED, GATES, LIGHTNING, conflict_price, extending_distance
from game.titles.ideology.state import ALL, MIN_LEVEL, Areas, State, has, influence, majority, strength, with_card

FEARED = 0.3
"""The minimum probability, for a warning, that a hidden hand holds the cards an attack needs."""
THIS_TURN = ("trading", "development", "foreign", "conflict")
"""The phases in which this turn's hand can still be used."""

Fate = tuple[Seat | None, int]
"""A region's controller and level if it were assessed now."""


def fate(areas: Areas, owner: Seat | None, level: int) -> Fate:
    """Return what an Assessment would make of a region. ID-ASM-01, ID-ASM-03, ID-ASM-04"""
    leader, weakest = majority(areas), min([sum(area) for area in areas])
    if owner is None:
        return (leader if weakest >= level else None), level
    then = max(weakest, MIN_LEVEL)
    return (owner if leader == owner else leader if weakest >= then else None), then


def fate_of(view: State, region: str) -> Fate:
    """Return what an Assessment now would make of a region."""
    return fate(view.cards[region], view.owner.get(region), view.levels[region])


def lead(areas: Areas, seat: Seat) -> tuple[int, Seat]:
    """Return a seat's lead over the strongest other seat at a region, in cards, and that seat."""
    others = [(strength(areas, other), other) for other in range(len(areas[0])) if other != seat]
    most, who = max(others, key=lambda pair: pair[0])
    return strength(areas, seat) - most, who


def replaced(areas: Areas, area: int, by: Seat, other: Seat) -> Areas:
    """Return the cards at a region after an attack card has replaced another seat's card. ID-CON-09"""
    return with_card(with_card(areas, area, other, -1), area, by, 1)


@cache
def likely(cards: int, held: int) -> float:
    """Return the probability that `held` hidden cards include `cards` of one area, a third of all cards."""
    return float(sum(comb(held, many) * 2 ** (held - many) for many in range(cards, held + 1)) / 3**held)


Costly = Iterator[tuple[float, Danger]]
"""Dangers, each with the levels it would cost."""


def dangers(view: State, seat: Seat) -> Sequence[Danger]:
    """Return what others may do to `seat`, going by the view: winners first, then by the levels it would cost.

    A danger that nobody in particular causes has `seat` itself as its seat. Attacks less likely than `FEARED` are
    left out.
    """
    if view.result or not all(view.factions):
        return ()
    found = [*_assessed(view, seat), *_attacks(view, seat), *_weapons(view, seat)]
    found += [*_taken_back(view, seat), *_overtaken(view, seat)]
    return [*_winners(view, seat), *[danger for _, danger in sorted(found, key=lambda each: -each[0])]]


def _held(view: State, seat: Seat) -> int:
    """Return how many cards a seat has in the phases where it can use them, this turn or next."""
    held = len(view.hands[seat])
    return held if view.phase in THIS_TURN else max(held, influence(view, seat))


def _winners(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the seats that, if the turn ended now, would win, reach the goal and be outdone, or be one short."""
    after, goal = foretold(view), view.level.victory
    winners = would_win(view, after)
    for other in sorted(view.seats, key=lambda each: (each not in winners, -after[each])):
        if other != seat and after[other] >= goal - 1:
            key = "wins" if other in winners else "outdone" if after[other] >= goal else "nearly"
            tail = line(f"danger.{key}", goal=goal)
            told = line("danger.goal", by=other, count=after[other], tail=tail)
            yield Danger(told, other, "")


def _assessed(view: State, seat: Seat) -> Costly:
    """Yield the seat's regions that the next Assessment would take or lower."""
    for region, owner in view.owner.items():
        if owner != seat:
            continue
        (then, level), now = fate_of(view, region), view.levels[region]
        if then == seat and level >= now:
            continue
        key = "falls" if then == seat else "lost"
        what = line(f"danger.{key}", region=region, seat=seat, before=now, level=level)
        yield (now - level if then == seat else now), Danger(line("danger.assessed", what=what), seat, region)


def _attacks(view: State, seat: Seat) -> Costly:
    """Yield the majorities that one attack card would break: at each region, each rival's cheapest attack."""
    for region, areas in view.cards.items():
        holder, level = fate_of(view, region)
        if holder != seat or lead(areas, seat)[0] > 2:
            continue
        for by in view.seats:
            blows = [] if by == seat else list(_blows(view, seat, by, region, areas))
            if blows:
                cards, area = min(blows)
                told = line(
                    "danger.attack",
                    region=region,
                    by=by,
                    seat=seat,
                    area=AREAS[area],
                    cards=cards,
                    shield=_shield(view, seat, by, area),
                )
                yield level, Danger(told, by, region)


def _blows(view: State, seat: Seat, by: Seat, region: str, areas: Areas) -> Iterator[tuple[int, int]]:
    """Yield attacks that break a majority, as (number of cards, area)."""
    gates = EXPORTED if has(view, by, "exported_revolution") else GATES
    held = _held(view, by)
    if view.rulings.conflict_requires_presence and not strength(areas, by):
        return
    for area in gates[view.stances[by][seat]]:
        if not areas[area][seat]:
            continue
        then = fate(replaced(areas, area, by, seat), view.owner.get(region), view.levels[region])
        if then[0] == seat:
            continue
        cards = 1 + _repels(view, seat, area) + conflict_price(view, by, region, area, seat).total
        if cards <= held and _may_hold(view, by, area, cards):
            yield cards, area


def _repels(view: State, seat: Seat, area: int) -> bool:
    """Return True if a seat can repel the first attack card for free. ID-CON-12"""
    spent = view.repelled and view.phase in THIS_TURN and view.rulings.attractive_culture == "per_turn"
    return area == CULTURAL and has(view, seat, "attractive_culture") and not spent


def _may_hold(view: State, by: Seat, area: int, cards: int) -> bool:
    """Return True if a hand holds enough cards of an area; likely enough if it's hidden or can still be traded."""
    hand, held = view.hands[by], _held(view, by)
    if UNSEEN not in hand and held == len(hand) and view.phase != "trading":
        return hand.count(AREAS[area]) >= cards
    return likely(cards, held) >= FEARED


def _shield(view: State, seat: Seat, by: Seat, area: int) -> Line:
    """Describe whether a seat could deflect, going by its cards if the view shows them."""
    hand = view.hands[seat]
    if view.phase not in THIS_TURN:
        return line("danger.later")
    if not hand:
        return line("danger.no_cards", seat=seat)
    lightning = area == MILITARY and has(view, by, "lightning_strike") and not view.struck
    cards = LIGHTNING if lightning else 1
    count = len(hand) if UNSEEN in hand else hand.count(AREAS[area])
    if 0 < count < cards:
        return line("danger.too_few", cards=cards, area=AREAS[area])
    if UNSEEN in hand:
        return line("danger.may_deflect", seat=seat, held=count)
    return line("danger.deflects" if count else "danger.deflects_not", count=count, area=AREAS[area])


def _weapons(view: State, seat: Seat) -> Costly:
    """Yield the majorities that an enemy's weapon would break."""
    for by in view.seats:
        if by == seat or view.stances[by][seat] != "war" or not view.advancements[by][WEAPON]:
            continue
        for region, areas in view.cards.items():
            hit = next((area for area in ALL if areas[area][seat] and _destroyed(view, seat, region, area)), None)
            if hit is not None:
                count, level = areas[hit][seat], fate_of(view, region)[1]
                told = line("danger.weapon", by=by, region=region, area=AREAS[hit], count=count, seat=seat)
                yield level, Danger(told, by, region)


def _destroyed(view: State, seat: Seat, region: str, area: int) -> bool:
    """Return True if a weapon fired at an area would cost a seat its majority at a region."""
    areas = view.cards[region]
    then = with_card(areas, area, seat, -areas[area][seat])
    now = fate_of(view, region)[0]
    return now == seat != fate(then, view.owner.get(region), view.levels[region])[0]


def _taken_back(view: State, seat: Seat) -> Costly:
    """Yield the seat's regions that would fall if another seat took its cards back. ID-FOR-06"""
    for region, owner in view.owner.items():
        if owner != seat or fate_of(view, region)[0] != seat:
            continue
        level = fate_of(view, region)[1]
        for by in view.seats:
            if by == seat:
                continue
            areas = view.cards[region]
            lowest = [(sum(areas[area]) - areas[area][by], area) for area in ALL if areas[area][by]]
            if not lowest:
                continue
            least, area = min(lowest)
            if max(least, MIN_LEVEL) < level:
                told = line(
                    "danger.taken_back", by=by, region=region, area=AREAS[area], level=max(least, MIN_LEVEL)
                )
                yield level - max(least, MIN_LEVEL), Danger(told, by, region)


def _overtaken(view: State, seat: Seat) -> Costly:
    """Yield the Independent Regions with room left where another seat could still get ahead."""
    for region in view.levels:
        areas = view.cards[region]
        if region in view.owner or not strength(areas, seat) or lead(areas, seat)[0] < 0:
            continue
        level, room = view.levels[region], [area for area in ALL if view.room[area] & BIT[region]]
        free = sum(level - sum(areas[area]) for area in room)
        for by in view.seats:
            needed = strength(areas, seat) - strength(areas, by) + 1
            if by == seat or not room or needed > free or not strength(areas, by):
                continue
            far = any(extending_distance(view, by, region, area) for area in room)
            if needed * (1 + far) <= _held(view, by) - 1:
                told = line("danger.overtaken", by=by, region=region, cards=needed, seat=seat, free=free)
                yield level / 2, Danger(told, by, region)
