"""Motion as the difference of two layouts: where every thing is, a while after it set out for its new place.

Nobody writes an animation. A board says where things lie in a view; what lies elsewhere in the next view goes
there: it slides within its row, flies between piles, walks along a track, turns over when it shows another face.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from game.client.kit.theme import MS, ease

ARC = 24.0  # px a flying thing rises above the straight line
TURN = 8.0  # degrees it may turn on the way
SLIDE = 240.0  # ms for things that close up within their row
QUIET = 120.0  # ms for what changes without an event: a card that is raised
MOST_IN_FLIGHT = 12


@dataclass(frozen=True, slots=True)
class Place:
    """Where a thing lies: centre and size in logical px, and what it shows.

    `zone` names the row or pile it belongs to: within one zone things slide, between zones they fly. A `hidden`
    thing has no identity of its own: it turns into whatever appears when it goes. `pace` is ms per px for things
    that walk along a track.
    """

    x: float
    y: float
    w: float = 0.0
    h: float = 0.0
    face: str = ""
    layer: int = 0
    zone: str = ""
    kin: str = ""
    hidden: bool = False
    pace: float = 0.0


Layout = Mapping[str, Place]
"""Thing → place. The thing `@kin` is where things of a kin come from and go to; it is not drawn."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A thing as it is to be drawn now: `squeeze` is its width while it turns over, 1 when it lies."""

    thing: str
    place: Place
    angle: float = 0.0
    alpha: int = 255
    squeeze: float = 1.0
    moving: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    """A thing on its way; times in ms from the beginning of its beat."""

    thing: str
    start: Place
    end: Place
    manner: str
    begins: float
    lasts: float

    def at(self, elapsed: float) -> Seen | None:
        """How it looks `elapsed` ms into the beat; None while it is not to be seen."""
        share = min(1.0, max(0.0, (elapsed - self.begins) / max(self.lasts, 1e-6)))
        match self.manner:
            case "fly":
                return self._flying(share)
            case "walk":
                return Seen(self.thing, _between(self.start, self.end, ease.out_quad(share)), moving=share < 1)
            case "appear":
                return Seen(self.thing, self.end, alpha=round(255 * share), moving=share < 1)
            case "vanish":
                return Seen(self.thing, self.start, alpha=round(255 * (1 - share)), moving=True)
            case _:
                return Seen(self.thing, _between(self.start, self.end, ease.out_cubic(share)), moving=share < 1)

    def _flying(self, share: float) -> Seen:
        eased = ease.out_cubic(share)
        place = _between(self.start, self.end, eased)
        lift = math.sin(math.pi * eased)
        way = 1 if self.end.x >= self.start.x else -1
        turns = self.start.face != self.end.face
        return Seen(
            self.thing,
            replace(place, y=place.y - ARC * lift, layer=place.layer + (1000 if share < 1 else 0)),
            angle=-way * TURN * lift if 0 < share < 1 and not turns else 0.0,
            squeeze=max(0.06, abs(math.cos(math.pi * eased))) if turns and share < 1 else 1.0,
            moving=share < 1,
        )


def _between(start: Place, end: Place, share: float) -> Place:
    """The place a share of the way from one to the other; the face turns half-way."""
    if share >= 1:
        return end
    seen = end if share >= 0.5 else start
    return replace(
        end,
        x=start.x + (end.x - start.x) * share,
        y=start.y + (end.y - start.y) * share,
        w=start.w + (end.w - start.w) * share,
        h=start.h + (end.h - start.h) * share,
        face=seen.face,
    )


def moves(before: Layout, after: Layout, *, quiet: bool = False, still: bool = False) -> tuple[Move, ...]:
    """Say how everything gets from one layout to the next.

    `quiet`: nothing has happened, only the question changed, so everything eases at once. `still`: the player
    wants less motion, so things fade where they are.
    """
    pairs = list(_pairs(before, after))
    if still:
        return tuple(_fade(*pair) for pair in pairs)
    made: list[Move] = []
    flights = 0
    for thing, start, end in sorted(pairs, key=_turn_to_go):
        move = _move(thing, start, end, before, after, quiet)
        if move.manner == "fly":
            flights += 1
            if flights > MOST_IN_FLIGHT:
                continue
            move = replace(move, begins=(flights - 1) * MS["flight_gap"])
        made.append(move)
    return tuple(made)


def _pairs(before: Layout, after: Layout) -> Iterator[tuple[str, Place | None, Place | None]]:
    """Every thing that changes its place, with where it was and where it will be."""
    gone = [thing for thing in before if thing not in after and not thing.startswith("@")]
    new = [thing for thing in after if thing not in before and not thing.startswith("@")]
    for thing in new:
        partner = next((old for old in gone if _becomes(before[old], after[thing])), None)
        if partner is not None:
            gone.remove(partner)
        yield thing, before[partner] if partner is not None else None, after[thing]
    for thing in gone:
        yield thing, before[thing], None
    for thing, place in after.items():
        old = before.get(thing)
        if old is not None and old != place and not thing.startswith("@"):
            yield thing, old, place


def _becomes(old: Place, new: Place) -> bool:
    """Whether a thing that goes may be the one that appears: face down, or in the very same row."""
    return bool(old.kin) and old.kin == new.kin and (old.hidden or (new.hidden and old.zone == new.zone))


def _move(thing: str, start: Place | None, end: Place | None, before: Layout, after: Layout, quiet: bool) -> Move:
    place = end or start
    assert place is not None, "a pair has at least one end"
    anchor = f"@{place.kin}"
    if start is None:
        source = after.get(anchor) or before.get(anchor)
        if source is None or quiet:
            return Move(thing, place, place, "appear", 0.0, MS["slot"])
        start = source
    if end is None:
        goal = after.get(anchor)
        if goal is None or quiet:
            return Move(thing, place, place, "vanish", 0.0, MS["slot"])
        end = goal
    if end.pace:
        steps = math.dist((start.x, start.y), (end.x, end.y)) * end.pace
        return Move(thing, start, end, "walk", 0.0, QUIET if quiet else max(steps, 1.0))
    if quiet or start.zone == end.zone:
        return Move(thing, start, end, "slide", 0.0, QUIET if quiet else SLIDE)
    return Move(thing, start, end, "fly", 0.0, MS["flight"])


def _turn_to_go(pair: tuple[str, Place | None, Place | None]) -> tuple[int, float]:
    """Things set off by layer, then from left to right."""
    _, start, end = pair
    place = end or start
    return (place.layer, place.x) if place else (0, 0.0)


def _fade(thing: str, start: Place | None, end: Place | None) -> Move:
    """Let a thing appear where it lies now, or vanish from where it lay."""
    place = end or start
    assert place is not None, "a pair has at least one end"
    return Move(thing, place, place, "vanish" if end is None else "appear", 0.0, MS["reduced"])
