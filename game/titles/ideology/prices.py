"""What actions cost and where they're affordable: distance, the target's Advancements, the weaknesses."""

from game.core.contract import Seat
from game.core.frozen import frozen
from game.titles.ideology.faces import AREAS, CULTURAL, MILITARY, PROTECTS, RULE, WAIVES, WEAPON
from game.titles.ideology.places import BIT, EVERYWHERE, NOWHERE, PRINTED, Places
from game.titles.ideology.state import ALL, State, has

Counts = tuple[int, int, int]
"""The number of cards of each area."""

DISTANCE = 1
"""The distance penalty, in cards. ID-FOR-04, ID-CON-05"""
EMPIRE = 1
"""The extra card for Costs of Empire. ID-DEV-05"""

LIGHTNING = RULE["lightning_strike"].cards_to_deflect

GATES = {"peace": (2,), "neutral": (1, 2), "war": (0, 1, 2)}
"""Stance → the areas in which a Conflict may be started. ID-CON-03"""
EXPORTED = {**GATES, "neutral": (0, 1, 2)}
"""The same for a seat that may start Military Conflicts while neutral. ID-CON-17"""


def in_hand(state: State, seat: Seat) -> Counts:
    """Count a hand by area, leaving out hidden cards."""
    hand = state.hands[seat]
    return hand.count("military"), hand.count("economic"), hand.count("cultural")


def at_most(state: State, seat: Seat) -> Counts:
    """Return the most cards of each area that a hand could hold, given its public size."""
    size = len(state.hands[seat])
    return size, size, size


# Development


def placement_extra(state: State, seat: Seat, region: str) -> int:
    """Return how many extra cards it costs to place a card on the seat's own region. ID-DEV-05, ID-AMB-64"""
    return EMPIRE if has(state, seat, "costs_of_empire") and BIT[region] & PRINTED[1] else 0


def placeable(state: State, seat: Seat, area: int, count: int) -> Places:
    """Return where a seat with `count` cards of an area may place one. ID-DEV-02"""
    where = state.own[seat] & state.room[area] if count else NOWHERE
    if count <= EMPIRE and has(state, seat, "costs_of_empire"):
        where &= ~PRINTED[1]
    return where


# Foreign


def extending_distance(state: State, seat: Seat, region: str, area: int) -> int:
    """Return the distance penalty for extending influence, in cards. ID-FOR-04"""
    return 0 if BIT[region] & cheap(state, seat, area) else DISTANCE


def cheap(state: State, seat: Seat, area: int) -> Places:
    """Return where a seat extends influence without a distance penalty. ID-ADV-07, ID-FOR-08, ID-AMB-29"""
    if state.advancements[seat][WAIVES[area]]:
        return EVERYWHERE
    if has(state, seat, "global_colonization"):
        return state.near[seat] | ~state.grown
    return state.near[seat]


def extendable(state: State, seat: Seat, area: int, count: int) -> Places:
    """Return where a seat with `count` cards of an area may extend influence. ID-FOR-09"""
    if not count:
        return NOWHERE
    where = state.free & state.room[area]
    return where if count > DISTANCE else where & cheap(state, seat, area)


def withdrawable(state: State, seat: Seat, area: int) -> Places:
    """Return where a seat may take back a card: everywhere except in its own regions. ID-FOR-10, ID-AMB-01"""
    return state.stands[seat][area] & ~state.own[seat]


def may_extend(state: State, seat: Seat) -> bool:
    """Return True if a seat might be able to extend influence, going by public facts."""
    counts = at_most(state, seat)
    return any(extendable(state, seat, area, counts[area]) for area in ALL)


# Conflict


@frozen
class Price:
    """The price of opening a Conflict, item by item, in cards of its area. ID-CON-14"""

    distance: int
    advancements: int
    tax: int

    @property
    def total(self) -> int:
        """The total, without the attack card."""
        return self.distance + self.advancements + self.tax


def conflict_price(state: State, seat: Seat, region: str, area: int, other: Seat) -> Price:
    """Return the price of opening a Conflict against another seat at a region. ID-CON-14"""
    bit = BIT[region]
    distance = DISTANCE if bit & distant(state, seat, area, other) else 0
    extra, where = tax(state, seat, area)
    return Price(distance, lead(state, other, seat, area), extra if bit & where else 0)


def lead(state: State, target: Seat, aggressor: Seat, area: int) -> int:
    """Return how many more protecting Advancements the target has than the aggressor, at least 0.

    ID-CON-06, ID-ADV-06, ID-AMB-69
    """
    kind = PROTECTS[area]
    return max(0, state.advancements[target][kind] - state.advancements[aggressor][kind])


def distant(state: State, seat: Seat, area: int, other: Seat) -> Places:
    """Return where a Conflict against another seat costs the distance penalty. ID-CON-05, ID-AMB-15"""
    if state.advancements[seat][WAIVES[area]] and state.rulings.waiver_scope == "both":
        return NOWHERE
    far = EVERYWHERE & ~state.near[seat]
    if area == CULTURAL and has(state, other, "colonial_unrest"):
        far &= ~PRINTED[1]
    return far


def tax(state: State, seat: Seat, area: int) -> tuple[int, Places]:
    """Return the extra cards a seat's weakness adds to a Conflict in an area, and where.

    ID-CON-11, ID-AMB-55, ID-AMB-56
    """
    due = state.taxes[seat]
    if due is None or due.area != AREAS[area]:
        return 0, NOWHERE
    if due.only_far:
        return due.extra, EVERYWHERE & ~state.near[seat]
    return due.extra, state.grown if due.from_level else EVERYWHERE


def conflicts(state: State, seat: Seat, counts: Counts) -> list[tuple[int, Seat, Places]]:
    """Return the Conflicts a seat with these cards may open, as (area, target, where). ID-CON-15, ID-AMB-13"""
    found = []
    allowed = EXPORTED if has(state, seat, "exported_revolution") else GATES
    present = _present(state, seat)
    stances = state.stances[seat]
    for other in range(len(stances)):
        if other == seat:
            continue
        for area in allowed[stances[other]]:
            left = counts[area] - 1
            if left < 0:
                continue
            where = state.stands[other][area] & present
            left -= lead(state, other, seat, area)
            if where and left >= 0:
                where = _payable(state, seat, area, other, left, where)
                if where:
                    found.append((area, other, where))
    return found


def _present(state: State, seat: Seat) -> Places:
    """Return where a seat may start a Conflict at all. ID-AMB-09"""
    if not state.rulings.conflict_requires_presence:
        return EVERYWHERE
    military, economic, cultural = state.stands[seat]
    return military | economic | cultural


def _payable(state: State, seat: Seat, area: int, other: Seat, left: int, where: Places) -> Places:
    """Return those regions of `where` for which `left` cards cover distance and tax."""
    extra, taxed = tax(state, seat, area)
    if left >= DISTANCE + extra:
        return where
    far = distant(state, seat, area, other)
    if left < extra:
        where &= ~taxed
    if left < DISTANCE:
        where &= ~far
    return where & ~(taxed & far)


# Weapons


def strikes(state: State, seat: Seat) -> list[tuple[int, Seat, Places]]:
    """Return what a seat's weapons can hit, as (area, target, where). ID-CON-18, ID-AMB-18"""
    if not state.advancements[seat][WEAPON]:
        return []
    enemies = [other for other, stance in enumerate(state.stances[seat]) if stance == "war"]
    return [(area, other, where) for other in enemies for area in ALL if (where := state.stands[other][area])]


def may_fight(state: State, seat: Seat) -> bool:
    """Return True if a seat might be able to act in the Conflict phase, going by public facts."""
    return bool(strikes(state, seat) or conflicts(state, seat, at_most(state, seat)))


def cards_to_deflect(state: State, seat: Seat) -> int:
    """Return how many cards deflecting the current attack card takes. ID-CON-12, ID-AMB-32"""
    duel = state.duel
    assert duel is not None, "an attack card lies at a region"
    first = duel.lightning and duel.played == 1 and duel.area == MILITARY
    return LIGHTNING if first else 1
