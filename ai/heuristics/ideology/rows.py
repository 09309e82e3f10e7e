"""The raw facts of a position of Ideology that a learned evaluation adds up, as numbers of rows; for two seats.

They take the point of view of the seat asked. Regions count by the cards at them, not by name: several may give
the same row, which is then added more than once.
"""

from collections.abc import Mapping
from functools import lru_cache

from game.core.contract import UNSEEN, Seat
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, IDEOLOGY, REGION, WEAPON
from game.titles.ideology.state import Areas, State, influence

MOST = 4
"""Larger numbers of one side's cards in an area, and higher levels, count as equal."""
LEAD = 6
"""Larger leads at a region count as equal."""
HAND = 12
GOAL = 16
"""Larger hands, and more Global Influence, count as equal."""
COPIES = 3
"""More copies of an Advancement count as equal."""
PHASES: Mapping[str, int] = {
    phase: number
    for number, phase in enumerate(
        ("resource", "trading", "development", "foreign", "conflict", "diplomacy", "assessment"), 1
    )
}
FACTIONS: Mapping[str, int] = {faction: number for number, faction in enumerate(IDEOLOGY)}
HOLDERS = 3
"""A region is one's own, the other side's, or nobody's."""

_cells = (MOST + 1) ** 2
_widths = {
    "level": HOLDERS * 16,
    "area": HOLDERS * len(AREAS) * _cells,
    "weakest": HOLDERS * 4 * (2 * MOST + 1),
    "lead": HOLDERS * (2 * LEAD + 1) * 2,
    "full": 2 * 4,
    "faction": 2 * len(FACTIONS),
    "hand": 2 * (HAND + 1),
    "cards": 2 * len(AREAS) * (HAND + 1),
    "deck": 2 * 5,
    "made": 2 * len(ADVANCEMENTS) * (COPIES + 1),
    "influence": 2 * (GOAL + 1),
    "next": 2 * (GOAL + 1),
    "between": 2 * GOAL + 1,
    "regions": 2 * 9,
    "phase": len(PHASES) + 1,
    "round": 2 * (len(PHASES) + 1),
    "stance": 3,
}
STARTS: Mapping[str, int] = {name: sum(list(_widths.values())[:place]) for place, name in enumerate(_widths)}
"""The first row of every group."""
COUNT = sum(_widths.values())

LEVEL, AREA, WEAKEST, LEADS, FULL = [STARTS[name] for name in ("level", "area", "weakest", "lead", "full")]
FACTION, IN_HAND, CARDS, DECK = [STARTS[name] for name in ("faction", "hand", "cards", "deck")]
MADE, NOW, NEXT, BETWEEN = [STARTS[name] for name in ("made", "influence", "next", "between")]
REGIONS, PHASE, ROUND, STANCE = [STARTS[name] for name in ("regions", "phase", "round", "stance")]
STANCES: Mapping[str, int] = {"peace": 0, "neutral": 1, "war": 2}


@lru_cache(maxsize=1 << 15)
def _of_region(areas: Areas, owner: int, level: int, printed: int, me: Seat) -> tuple[tuple[int, ...], int, int]:
    """Return a region's rows, who will hold it after the next Assessment, and at what level.

    Sides are 0 for the seat asked, 1 for the other, 2 for nobody.
    """
    found = [LEVEL + 16 * owner + 4 * min(level, 3) + printed]
    mine = theirs = 0
    totals = []
    for area in areas:
        ours, others = area[me], area[1 - me]
        mine += ours
        theirs += others
        totals.append(ours + others)
    for number, area in enumerate(areas):
        cell = (MOST + 1) * min(area[me], MOST) + min(area[1 - me], MOST)
        found.append(AREA + _cells * (len(AREAS) * owner + number) + cell)
    weakest = min(totals)
    found.append(WEAKEST + (2 * MOST + 1) * (4 * owner + min(level, 3)) + min(weakest, 2 * MOST))
    lead, filled = max(-LEAD, min(mine - theirs, LEAD)) + LEAD, weakest >= level
    found.append(LEADS + 2 * ((2 * LEAD + 1) * owner + lead) + filled)
    leader = 0 if mine > theirs else 1 if theirs > mine else 2
    if owner == 2 and weakest >= level:
        holder, becomes = leader, level
    elif owner != 2 and leader == owner:
        holder, becomes = owner, max(min(weakest, 2 * printed), 1)
    elif owner != 2 and weakest:
        holder, becomes = leader, weakest
    else:
        holder, becomes = 2, 0
    if holder != 2:
        found.append(FULL + 4 * holder + min(becomes, 3))
    return tuple(found), holder, becomes


def mover(view: State) -> Seat:
    """Return the seat whose point of view the rows take."""
    return view.agenda[-1].seat if view.agenda else 0


def parts(view: State) -> tuple[object, ...]:
    """Return what the rows depend on; an equal string that is another object only costs time."""
    lie = view.cards, view.owner, view.levels, view.hands, view.decks, view.advancements, view.agenda, view.level
    return *lie, view.stances, view.phase, view.order


def rows(view: State) -> list[int]:
    """Return the numbers of the rows that hold, for the seat asked; [] with unseen cards or over two seats."""
    if len(view.hands) != 2 or any(UNSEEN in hand for hand in view.hands):
        return []
    me = mover(view)
    found = list[int]()
    coming = [0, 0, 0]
    regions = [0, 0]
    owners, levels = view.owner, view.levels
    for region, areas in view.cards.items():
        owner = owners.get(region)
        side = 2 if owner is None else 0 if owner == me else 1
        told, holder, becomes = _of_region(areas, side, levels[region], REGION[region].level, me)
        found += told
        coming[holder] += becomes
        if side != 2:
            regions[side] += 1
    worth = [0, 0]
    for side, seat in enumerate((me, 1 - me)):
        held = view.advancements[seat]
        worth[side] = coming[side] + held[WEAPON]
        now = influence(view, seat)
        found.append(NOW + (GOAL + 1) * side + min(now, GOAL))
        found.append(NEXT + (GOAL + 1) * side + min(worth[side], GOAL))
        found.append(REGIONS + 9 * side + min(regions[side], 8))
        _of_side(view, seat, side, found)
    found.append(BETWEEN + GOAL + max(-GOAL, min(worth[0] - worth[1], GOAL)))
    phase = PHASES.get(view.phase, 0)
    found.append(PHASE + phase)
    found.append(ROUND + 2 * phase + (len(view.order) > 0 and view.order[0] == me))
    found.append(STANCE + STANCES.get(view.stances[me][1 - me], 1))
    return found


def _of_side(view: State, seat: Seat, side: int, found: list[int]) -> None:
    """Add what a seat holds; `side` is 0 for the seat asked."""
    if view.factions[seat]:
        found.append(FACTION + len(FACTIONS) * side + FACTIONS[view.factions[seat]])
    hand = view.hands[seat]
    found.append(IN_HAND + (HAND + 1) * side + min(len(hand), HAND))
    for number, area in enumerate(AREAS):
        held = min(hand.count(area), HAND)
        found.append(CARDS + (HAND + 1) * (len(AREAS) * side + number) + held)
    left = len(view.decks[seat]) + len(view.discards[seat])
    found.append(DECK + 5 * side + min(left // 8, 4))
    for number, copies in enumerate(view.advancements[seat]):
        found.append(MADE + (COPIES + 1) * (len(ADVANCEMENTS) * side + number) + min(copies, COPIES))
