"""Things on the table: their places, and how they look in motion: in an arc, along a track, or turning over."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeVar

from game.client.kit.theme import ease

S = TypeVar("S")

ARC = 24.0  # px that a flying thing rises above a straight line
TURN = 8.0  # degrees that it tilts at most on the way
ABOVE = 1000  # layers that it flies above its new place
EDGE = 0.06  # the least width of a thing that is turning over


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a thing: its centre and size in logical px, and its face.

    `zone` is the row or pile it belongs to: things slide within a zone and fly between zones. A `hidden` thing has
    no identity of its own: one of its `kin` that appears as it leaves may take its place. `pace` is the ms per px
    of things that walk along a track.
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
"""Thing → place. The place of `@<kin>` is where things of that kin come from and go to; it isn't drawn."""


@dataclass(frozen=True, slots=True)
class Transit:
    """A thing in motion; times are in ms from the start of its beat."""

    thing: str
    start: Place
    end: Place
    manner: Literal["fly", "walk", "slide", "appear", "vanish"]
    lasts: float
    begins: float = 0.0


@dataclass(frozen=True, slots=True)
class Seen:
    """A thing as it should be drawn now; `squeeze` is the share of its width shown while it turns over, else 1.

    `start` is where it came from, if it is on its way between two places.
    """

    thing: str
    place: Place
    angle: float = 0.0
    alpha: int = 255
    squeeze: float = 1.0
    moving: bool = False
    start: Place | None = None


def seen(move: Transit, elapsed: float) -> Seen:
    """Return a thing's appearance `elapsed` ms into the beat in which it moves."""
    share = min(1.0, max(0.0, (elapsed - move.begins) / max(move.lasts, 1e-6)))
    match move.manner:
        case "fly":
            return _flying(move, share)
        case "walk":
            return Seen(move.thing, _between(move.start, move.end, ease.out_quad(share)), moving=share < 1)
        case "appear":
            return Seen(move.thing, move.end, alpha=round(255 * share), moving=share < 1)
        case "vanish":
            return Seen(move.thing, move.start, alpha=round(255 * (1 - share)), moving=True)
        case "slide":
            place = _between(move.start, move.end, ease.out_cubic(share))
            return Seen(move.thing, place, moving=share < 1, start=move.start)


def _flying(move: Transit, share: float) -> Seen:
    eased, on_its_way = ease.out_cubic(share), 0 < share < 1
    place, lift = _between(move.start, move.end, eased), math.sin(math.pi * eased)
    way = 1 if move.end.x >= move.start.x else -1
    turns = move.start.face != move.end.face
    place = replace(place, y=place.y - ARC * lift, layer=place.layer + (ABOVE if share < 1 else 0))
    angle = -way * TURN * lift if on_its_way and not turns else 0.0
    squeeze = max(EDGE, abs(math.cos(math.pi * eased))) if turns and share < 1 else 1.0
    return Seen(move.thing, place, angle=angle, squeeze=squeeze, moving=share < 1, start=move.start)


def _between(start: Place, end: Place, share: float) -> Place:
    """Return the place a given share of the way along; the face changes halfway."""
    if share >= 1:
        return end
    x, y, w, h = (
        before + (after - before) * share
        for before, after in zip((start.x, start.y, start.w, start.h), (end.x, end.y, end.w, end.h), strict=True)
    )
    return replace(end, x=x, y=y, w=w, h=h, face=end.face if share >= 0.5 else start.face)
