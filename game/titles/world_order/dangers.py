"""What others may do to a seat in World Order, based on public facts and the visible cards."""

from collections.abc import Iterator, Sequence

from game.core.contract import Field, Seat, line
from game.core.events import ignore
from game.core.telling import Danger
from game.titles.world_order.aftermath import Prosper, Prosperity
from game.titles.world_order.counting import projected
from game.titles.world_order.faces import REGION, REGIONS
from game.titles.world_order.knowledge import standings, threats_now
from game.titles.world_order.relations import Engage
from game.titles.world_order.rules import AddAutoInfluence
from game.titles.world_order.state import State, allies_in, free_slots, has_free_slot, relief, seat_of
from game.titles.world_order.telling import armies_needed
from game.titles.world_order.turns import TakeTurn, Turn


def scorings(view: State) -> int:
    """Return how many scorings are still to come."""
    return sum([number >= view.round for number in view.level.scoring])


def _count(view: State, seat: Seat, region: str) -> int:
    """Return how many cubes a seat has in a Region."""
    power = view.powers[seat]
    return view.permanent[region].count(power) + view.temporary[region].count(power)


def _vps(view: State, region: str) -> list[int]:
    """Return the VPs that every seat would get from a Region if it scored."""
    found = [0] * len(view.powers)
    for one in standings(view, region):
        seat = seat_of(view, one.power)
        if seat is not None and one.place:
            found[seat] = one.vp
    return found


def dangers(view: State, seat: Seat) -> Sequence[Danger]:
    """Return what others may do to a seat before its next question, going by the view, worst first.

    A danger that no player causes has the seat itself as its `by`.
    """
    if view.result is not None or not view.round:
        return ()
    in_vps = sorted([*_threatened(view, seat), *_outplaced(view, seat)], key=lambda each: -each[0])
    return [*_the_end(view, seat), *[danger for _, danger in in_vps]]


def _threatened(view: State, seat: Seat) -> Iterator[tuple[int, Danger]]:
    """Yield what THREAT costs at the end of the round with the current armies, in VPs and in words."""
    for one in threats_now(view, seat):
        rivals = [other for power in one.rivals if (other := seat_of(view, power)) is not None]
        told: dict[str, Field] = {"seat": seat, "region": one.region, "rivals": one.rivals, "vp": -one.vp}
        told["more"] = armies_needed(view, one)
        told["token"] = one.each if one.tokens and one.each >= one.more else ""
        yield -one.vp, Danger(line("danger.threat", **told), rivals[0] if rivals else seat, one.region)


LOSS = 2
"""The minimum VPs that a rival's cube must cost at a scoring to count as a danger."""


def _outplaced(view: State, seat: Seat) -> Iterator[tuple[int, Danger]]:
    """Yield where a cube that a rival can afford would cost a seat its place, or push out its cube."""
    if view.phase not in ("preparation", "action") or not scorings(view):
        return
    for other in _to_come(view, seat):
        for region in REGIONS:
            found = _outplaced_in(view, seat, other, region)
            if found is not None:
                yield found


def _outplaced_in(view: State, seat: Seat, other: Seat, region: str) -> tuple[int, Danger] | None:
    """Return the VPs that a rival's cube in a Region would cost a seat, in words too; None if it's no danger."""
    if not _count(view, seat, region) or not allies_in(view, other, region):
        return None
    was = _vps(view, region)[seat]
    after = [_vps(world, region)[seat] for world in _with_cube(view, other, region)]
    loss = was - min(after)
    if loss < LOSS:
        return None
    cost = Engage().cost(view, other, region)
    can_raise = view.stock[other]["diplomacy"] + relief(view, other).get(region, 0)
    if can_raise < cost:
        return None
    free = free_slots(view, region)
    told: dict[str, Field] = {
        "seat": seat,
        "other": other,
        "region": region,
        "vp": loss,
        "cost": cost,
        "have": can_raise,
    }
    when = line("danger.once" if free else "danger.next")
    return loss, Danger(line("danger.cube", **told, when=when), other, region)


def _with_cube(view: State, seat: Seat, region: str) -> Iterator[State]:
    """Yield the view with another cube of a seat: above the line, if there's room, and below it."""
    power, row = view.powers[seat], view.temporary[region]
    if has_free_slot(view, region):
        world = view.copy()
        world.permanent = {**view.permanent, region: (*view.permanent[region], power)}
        yield world
    world = view.copy()
    full = len(row) >= len(REGION[region].temporary)
    world.temporary = {**view.temporary, region: (*(row[1:] if full else row), power)}
    yield world


def _to_come(view: State, seat: Seat) -> list[Seat]:
    """Return the seats that take a turn before a seat does and have cards for it."""
    turns = [item.seat for item in reversed(view.agenda) if isinstance(item, (Turn, TakeTurn))]
    if turns and turns[0] == seat:
        turns = turns[1:]
    coming = turns[: turns.index(seat)] if seat in turns else turns
    return [other for other in dict.fromkeys(coming) if view.hands[other]]


def _with_auto_influence(view: State) -> State:
    """Return the view after adding the open Auto-Influence, if that is still to come this round."""
    world = view.copy()
    for item in [item for item in view.agenda if isinstance(item, AddAutoInfluence)]:
        item.run(world, ignore)
    return world


def _prosperity_is_due(view: State) -> bool:
    """Return True if somebody may still advance on the Prosperity track this round."""
    return view.phase != "aftermath" or any(isinstance(item, Prosperity | Prosper) for item in view.agenda)


def _the_end(view: State, seat: Seat) -> Iterator[Danger]:
    """Yield the danger, in the last round, of losing the game on current standings and the last scoring."""
    if view.round < view.level.rounds:
        return
    totals = projected(_with_auto_influence(view))
    best = max([other for other in view.seats if other != seat], key=lambda other: totals[other])
    if totals[best] >= totals[seat]:
        key = "danger.wins" if totals[best] > totals[seat] else "danger.level"
        order = sorted(view.seats, key=lambda other: -totals[other])
        standing = tuple([line("unseen.brings", seat=other, vp=totals[other]) for other in order])
        auto = line("danger.auto") if any(isinstance(item, AddAutoInfluence) for item in view.agenda) else ""
        due = line("danger.prosperity") if _prosperity_is_due(view) else ""
        told = line(key, seat=best, vp=totals[best], standing=standing, auto=auto, due=due)
        yield Danger(told, best, "")
