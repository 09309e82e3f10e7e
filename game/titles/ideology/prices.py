"""What a deed costs, and where it can be paid: distance, the other side's Advancements, the weaknesses."""

from game.core.contract import Seat
from game.core.frozen import frozen
from game.titles.ideology.faces import AREAS, CULTURAL, MILITARY, PROTECTS, RULE, WAIVES, WEAPON
from game.titles.ideology.places import BIT, EVERYWHERE, NOWHERE, PRINTED, Places
from game.titles.ideology.state import ALL, State, has

Counts = tuple[int, int, int]
"""How many cards of each area."""

DISTANCE = 1
"""The distance penalty, in cards. ID-FOR-04, ID-CON-05"""
EMPIRE = 1
"""The extra card of Costs of Empire. ID-DEV-05"""

LIGHTNING = RULE["lightning_strike"].cards_to_deflect

GATES = {"peace": (2,), "neutral": (1, 2), "war": (0, 1, 2)}
"""Stance → the areas in which a Conflict may be started. ID-CON-03"""
EXPORTED = {**GATES, "neutral": (0, 1, 2)}
"""The same for a seat that may start a Military Conflict when neutral. ID-CON-17"""


def in_hand(state: State, seat: Seat) -> Counts:
    """Count a hand by area; a hand that is not seen counts as nothing."""
    hand = state.hands[seat]
    return hand.count("military"), hand.count("economic"), hand.count("cultural")


def at_most(state: State, seat: Seat) -> Counts:
    """What a hand could hold of each area, as far as its size tells everybody."""
    size = len(state.hands[seat])
    return size, size, size


# Development


def placement_extra(state: State, seat: Seat, region: str) -> int:
    """How many cards go with a card that is placed on an own region. ID-DEV-05, ID-AMB-64"""
    return EMPIRE if has(state, seat, "costs_of_empire") and BIT[region] & PRINTED[1] else 0


def placeable(state: State, seat: Seat, area: int, count: int) -> Places:
    """Where a seat with so many cards of an area may place one. ID-DEV-02"""
    where = state.own[seat] & state.room[area] if count else NOWHERE
    if count <= EMPIRE and has(state, seat, "costs_of_empire"):
        where &= ~PRINTED[1]
    return where


# Foreign


def extending_distance(state: State, seat: Seat, region: str, area: int) -> int:
    """How many cards are due for distance where influence is extended. ID-FOR-04"""
    return 0 if BIT[region] & cheap(state, seat, area) else DISTANCE


def cheap(state: State, seat: Seat, area: int) -> Places:
    """Where a seat extends influence without a distance penalty. ID-ADV-07, ID-FOR-08, ID-AMB-29"""
    if state.advancements[seat][WAIVES[area]]:
        return EVERYWHERE
    if has(state, seat, "global_colonization"):
        return state.near[seat] | ~state.grown
    return state.near[seat]


def extendable(state: State, seat: Seat, area: int, count: int) -> Places:
    """Where a seat with so many cards of an area may extend influence. ID-FOR-09"""
    if not count:
        return NOWHERE
    where = state.free & state.room[area]
    return where if count > DISTANCE else where & cheap(state, seat, area)


def withdrawable(state: State, seat: Seat, area: int) -> Places:
    """Where a seat may take back a card: everywhere but at home. ID-FOR-10, ID-AMB-01"""
    return state.stands[seat][area] & ~state.own[seat]


def may_extend(state: State, seat: Seat) -> bool:
    """Whether a seat might be able to extend influence, as far as everybody can see."""
    counts = at_most(state, seat)
    return any(extendable(state, seat, area, counts[area]) for area in ALL)


# Conflict


@frozen
class Price:
    """What opening a Conflict costs, item by item, in cards of its area. ID-CON-14"""

    distance: int
    advancements: int
    tax: int

    @property
    def total(self) -> int:
        """All of it; the attack card comes on top."""
        return self.distance + self.advancements + self.tax


def conflict_price(state: State, seat: Seat, region: str, area: int, other: Seat) -> Price:
    """What it costs a seat to open a Conflict against another at a region. ID-CON-14"""
    bit = BIT[region]
    distance = DISTANCE if bit & distant(state, seat, area, other) else 0
    extra, where = tax(state, seat, area)
    return Price(distance, lead(state, other, seat, area), extra if bit & where else 0)


def lead(state: State, target: Seat, aggressor: Seat, area: int) -> int:
    """How many protecting Advancements a target has more than an aggressor. ID-CON-06, ID-ADV-06, ID-AMB-69"""
    kind = PROTECTS[area]
    return max(0, state.advancements[target][kind] - state.advancements[aggressor][kind])


def distant(state: State, seat: Seat, area: int, other: Seat) -> Places:
    """Where a Conflict against another seat costs distance. ID-CON-05, ID-AMB-15"""
    if state.advancements[seat][WAIVES[area]] and state.rulings.waiver_scope == "both":
        return NOWHERE
    far = EVERYWHERE & ~state.near[seat]
    if area == CULTURAL and has(state, other, "colonial_unrest"):
        far &= ~PRINTED[1]
    return far


def tax(state: State, seat: Seat, area: int) -> tuple[int, Places]:
    """What a seat's weakness adds to a Conflict in an area, and where. ID-CON-11, ID-AMB-55, ID-AMB-56"""
    due = state.taxes[seat]
    if due is None or due.area != AREAS[area]:
        return 0, NOWHERE
    if due.only_far:
        return due.extra, EVERYWHERE & ~state.near[seat]
    return due.extra, state.grown if due.from_level else EVERYWHERE


def conflicts(state: State, seat: Seat, counts: Counts) -> list[tuple[int, Seat, Places]]:
    """List what Conflicts a seat with so many cards may open: area, target, and where. ID-CON-15, ID-AMB-13"""
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
    """Where a seat may start a Conflict at all. ID-AMB-09"""
    if not state.rulings.conflict_requires_presence:
        return EVERYWHERE
    military, economic, cultural = state.stands[seat]
    return military | economic | cultural


def _payable(state: State, seat: Seat, area: int, other: Seat, left: int, where: Places) -> Places:
    """Which of some regions can be fought at with so many cards left for distance and tax."""
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
    """List what a seat may fire a weapon at: area, target, and where. ID-CON-18, ID-AMB-18"""
    if not state.advancements[seat][WEAPON]:
        return []
    enemies = [other for other, stance in enumerate(state.stances[seat]) if stance == "war"]
    return [(area, other, where) for other in enemies for area in ALL if (where := state.stands[other][area])]


def may_fight(state: State, seat: Seat) -> bool:
    """Whether a seat might be able to act in the Conflict Phase, as far as everybody can see."""
    return bool(strikes(state, seat) or conflicts(state, seat, at_most(state, seat)))


def cards_to_deflect(state: State, seat: Seat) -> int:
    """How many cards it takes to deflect the attack card that lies there now. ID-CON-12, ID-AMB-32"""
    duel = state.duel
    assert duel is not None, "an attack card lies at a region"
    first = duel.lightning and duel.played == 1 and duel.area == MILITARY
    return LIGHTNING if first else 1
