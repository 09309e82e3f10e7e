"""What others may do to a seat of Ideology, by open facts and the cards a reader sees."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb

from game.core.contract import UNSEEN, Line, Seat, line
from game.core.telling import Danger
from game.titles.ideology.faces import AREAS, MILITARY, WEAPON
from game.titles.ideology.knowledge import foretold, would_win
from game.titles.ideology.places import BIT
from game.titles.ideology.prices import EXPORTED, GATES, LIGHTNING, conflict_price, extending_distance
from game.titles.ideology.state import (
    ALL,
    MIN_LEVEL,
    Areas,
    State,
    has,
    influence,
    majority,
    strength,
    with_card,
)

LEVEL = 0.06
"""What a level is worth, in shares of the victory."""
FEARED = 0.3
"""How likely a hidden hand must hold the cards of a blow for a warning."""
THIS_TURN = ("trading", "development", "foreign", "conflict")
"""Phases after which the hand of this turn is still of use."""

Fate = tuple[Seat | None, int]
"""Who would control a region after an Assessment that came now, and its level then."""


def fate(areas: Areas, owner: Seat | None, level: int) -> Fate:
    """Say what an Assessment would make of a region. ID-ASM-01, ID-ASM-03, ID-ASM-04"""
    leader, weakest = majority(areas), min([sum(area) for area in areas])
    if owner is None:
        return (leader if weakest >= level else None), level
    then = max(weakest, MIN_LEVEL)
    return (owner if leader == owner else leader if weakest >= then else None), then


def fate_of(view: State, region: str) -> Fate:
    """Say what an Assessment that came now would make of a region."""
    return fate(view.cards[region], view.owner.get(region), view.levels[region])


def lead(areas: Areas, seat: Seat) -> tuple[int, Seat]:
    """Say how many cards a seat has more at a region than the next other, and who that is."""
    others = [(strength(areas, other), other) for other in range(len(areas[0])) if other != seat]
    most, who = max(others, key=lambda pair: pair[0])
    return strength(areas, seat) - most, who


def replaced(areas: Areas, area: int, by: Seat, other: Seat) -> Areas:
    """Give the cards at a region after an attack card has taken the place of another's. ID-CON-09"""
    return with_card(with_card(areas, area, other, -1), area, by, 1)


@cache
def likely(cards: int, held: int) -> float:
    """How likely a hidden hand of so many holds so many cards of one area, a third of all."""
    return float(sum(comb(held, many) * 2 ** (held - many) for many in range(cards, held + 1)) / 3**held)


def dangers(view: State, seat: Seat, feared: float = FEARED) -> Sequence[Danger]:
    """What others may do to `seat`, as far as a view tells; the worst first.

    A danger is the same one as long as its key, its seat and its place are, so none hangs on the phase. Where
    nobody in particular threatens, it is said to be by the seat itself. Blows that are less likely than `feared`
    are left out.
    """
    if view.result or not all(view.factions):
        return ()
    found = [*_winners(view, seat), *_assessed(view, seat), *_attacks(view, seat, feared), *_weapons(view, seat)]
    found += [*_taken_back(view, seat), *_overtaken(view, seat)]
    return sorted(found, key=lambda danger: -danger.worth)


def lingering(view: State, seat: Seat) -> Sequence[Danger]:
    """List the dangers however unlikely: one that was told has ended only when it is not among them."""
    return dangers(view, seat, feared=0.0)


def _held(view: State, seat: Seat) -> int:
    """How many cards a seat holds in the phases where it could use them, this turn or in the next."""
    held = len(view.hands[seat])
    return held if view.phase in THIS_TURN else max(held, influence(view, seat))


def _winners(view: State, seat: Seat) -> Iterator[Danger]:
    """Who would win, or lacks one level, if the turn ended now."""
    after, goal = foretold(view), view.level.victory
    winners = would_win(view)
    for other in view.seats:
        if other != seat and (other in winners or after[other] == goal - 1):
            tail = line("danger.wins" if other in winners else "danger.nearly", goal=goal)
            told = line("danger.goal", by=other, count=after[other], tail=tail)
            yield Danger(told, other, "", 1.0 if other in winners else 0.3)


def _assessed(view: State, seat: Seat) -> Iterator[Danger]:
    """Which own regions the next Assessment would take, or lower."""
    for region, owner in view.owner.items():
        if owner != seat:
            continue
        (then, level), now = fate_of(view, region), view.levels[region]
        if then == seat and level >= now:
            continue
        key = "falls" if then == seat else "lost"
        what = line(f"danger.{key}", region=region, seat=seat, before=now, level=level)
        worth = LEVEL * (now - level if then == seat else now)
        yield Danger(line("danger.assessed", what=what), seat, region, worth)


def _attacks(view: State, seat: Seat, feared: float) -> Iterator[Danger]:
    """Which majorities one attack card would break: the cheapest attack of each other seat at each region."""
    for region, areas in view.cards.items():
        holder, level = fate_of(view, region)
        if holder != seat or lead(areas, seat)[0] > 2:
            continue
        for by in view.seats:
            blows = [] if by == seat else list(_blows(view, seat, by, region, areas, feared))
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
                yield Danger(told, by, region, LEVEL * level)


def _blows(
    view: State, seat: Seat, by: Seat, region: str, areas: Areas, feared: float
) -> Iterator[tuple[int, int]]:
    """List the attacks that break a majority: how many cards each takes, and its area."""
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
        cards = 1 + conflict_price(view, by, region, area, seat).total
        if cards <= held and _may_hold(view, by, area, cards, feared):
            yield cards, area


def _may_hold(view: State, by: Seat, area: int, cards: int, feared: float) -> bool:
    """Whether a hand holds so many cards of an area: as it is seen, or as is likely while it can be traded."""
    hand, held = view.hands[by], _held(view, by)
    if UNSEEN not in hand and held == len(hand) and view.phase != "trading":
        return hand.count(AREAS[area]) >= cards
    return likely(cards, held) >= feared


def _shield(view: State, seat: Seat, by: Seat, area: int) -> Line:
    """Say whether a seat could deflect, by its cards where the view shows them."""
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


def _weapons(view: State, seat: Seat) -> Iterator[Danger]:
    """Which majorities a weapon of an enemy would break."""
    for by in view.seats:
        if by == seat or view.stances[by][seat] != "war" or not view.advancements[by][WEAPON]:
            continue
        for region, areas in view.cards.items():
            hit = next((area for area in ALL if areas[area][seat] and _destroyed(view, seat, region, area)), None)
            if hit is not None:
                count, level = areas[hit][seat], fate_of(view, region)[1]
                told = line("danger.weapon", by=by, region=region, area=AREAS[hit], count=count, seat=seat)
                yield Danger(told, by, region, LEVEL * level)


def _destroyed(view: State, seat: Seat, region: str, area: int) -> bool:
    """Whether a weapon fired at an area would cost a seat its majority at a region."""
    areas = view.cards[region]
    then = with_card(areas, area, seat, -areas[area][seat])
    now = fate_of(view, region)[0]
    return now == seat != fate(then, view.owner.get(region), view.levels[region])[0]


def _taken_back(view: State, seat: Seat) -> Iterator[Danger]:
    """Which own regions would fall if another took its cards back. ID-FOR-06"""
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
                yield Danger(told, by, region, LEVEL * (level - max(least, MIN_LEVEL)))


def _overtaken(view: State, seat: Seat) -> Iterator[Danger]:
    """Where another could still get ahead at an Independent Region that is not full."""
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
                yield Danger(told, by, region, LEVEL * level / 2)
