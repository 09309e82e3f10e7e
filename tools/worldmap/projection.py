"""Projections from degrees to board pixels: the stretched world every title shares, and a single country."""

import itertools
import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tools.worldmap.atlas import Point, Ring

FINEST = 1.5  # degrees; longer edges are split, because a straight edge bends under a projection


class Projection(Protocol):
    """A map from places on earth to the board."""

    def at(self, place: Point) -> Point:
        """Return the board pixels of a place in degrees."""
        ...


@dataclass(frozen=True, slots=True)
class Knots:
    """A piecewise linear scale from degrees to pixels; the end pieces extend without limit."""

    degrees: tuple[float, ...]
    pixels: tuple[float, ...]

    def at(self, degree: float) -> float:
        """Return the pixels for one longitude or latitude."""
        piece = min(max(bisect_right(self.degrees, degree), 1), len(self.degrees) - 1)
        d0, d1 = self.degrees[piece - 1 : piece + 1]
        p0, p1 = self.pixels[piece - 1 : piece + 1]
        return p0 + (degree - d0) * (p1 - p0) / (d1 - d0)


@dataclass(frozen=True, slots=True)
class StretchedWorld:
    """The world with Europe enlarged: two scales for each axis, mixed depending on the place."""

    x_plain: Knots
    x_wide: Knots
    y_plain: Knots
    y_tall: Knots
    widening: tuple[float, float]  # latitudes between which x goes from plain to wide
    rising: tuple[float, float]  # longitudes over which y becomes tall
    falling: tuple[float, float]  # longitudes over which y becomes plain again
    squeeze: float = 1.0
    shift: float = 0.0

    def at(self, place: Point) -> Point:
        """Return the board pixels of a place in degrees."""
        lon, lat = place
        wide = smoothstep(*self.widening, lat)
        tall = smoothstep(*self.rising, lon) * (1 - smoothstep(*self.falling, lon))
        x = mixed(self.x_plain.at(lon), self.x_wide.at(lon), wide)
        y = mixed(self.y_plain.at(lat), self.y_tall.at(lat), tall)
        return x, y * self.squeeze + self.shift


@dataclass(frozen=True, slots=True)
class Conic:
    """Albers' equal-area cone for one country: its true shape, unscaled, y downwards."""

    meridian: float
    south: float
    north: float

    def at(self, place: Point) -> Point:
        """Return the position in earth radii."""
        low, high = (math.radians(p) for p in (self.south, self.north))
        cone = (math.sin(low) + math.sin(high)) / 2
        base = math.cos(low) ** 2 + 2 * cone * math.sin(low)
        reach = math.sqrt(base - 2 * cone * math.sin(math.radians(place[1]))) / cone
        turn = cone * math.radians(place[0] - self.meridian)
        return reach * math.sin(turn), reach * math.cos(turn)


def world_projection(table: dict[str, Any], squeeze: float = 1.0, shift: float = 0.0) -> StretchedWorld:
    """Return the shared projection that `projection.toml` defines."""
    return StretchedWorld(
        x_plain=_knots(table["x_plain"]),
        x_wide=_knots(table["x_wide"]),
        y_plain=_knots(table["y_plain"]),
        y_tall=_knots(table["y_tall"]),
        widening=_span(table["widening"]),
        rising=_span(table["rising"]),
        falling=_span(table["falling"]),
        squeeze=squeeze,
        shift=shift,
    )


def conic_for(rings: Sequence[Ring]) -> Conic:
    """Return a cone that touches the middle of the given rings."""
    lons, lats = zip(*(place for ring in rings for place in ring), strict=True)
    sixth = (max(lats) - min(lats)) / 6
    return Conic((min(lons) + max(lons)) / 2, min(lats) + sixth, max(lats) - sixth)


def projected(ring: Ring, projection: Projection) -> Ring:
    """Return a ring in the projection's units, with long edges split first."""
    return tuple(projection.at(place) for place in densified(ring))


def densified(ring: Ring) -> list[Point]:
    """Return the ring with no edge longer than `FINEST` degrees."""
    fine = [ring[0]]
    for (x0, y0), (x1, y1) in itertools.pairwise(ring):
        parts = max(1, math.ceil(max(abs(x1 - x0), abs(y1 - y0)) / FINEST))
        fine += [(x0 + (x1 - x0) * i / parts, y0 + (y1 - y0) * i / parts) for i in range(1, parts + 1)]
    return fine


def fitted(rings: Sequence[Ring], frame: tuple[float, float, float, float], stretch: float = 1.0) -> list[Ring]:
    """Return the rings scaled to the frame (x, y, width, height), centred, `stretch` times taller than true."""
    tall = [tuple((x, y * stretch) for x, y in ring) for ring in rings]
    xs, ys = zip(*(place for ring in tall for place in ring), strict=True)
    left, top, width, height = frame
    scale = min(width / (max(xs) - min(xs)), height / (max(ys) - min(ys)))
    dx = left + width / 2 - scale * (max(xs) + min(xs)) / 2
    dy = top + height / 2 - scale * (max(ys) + min(ys)) / 2
    return [tuple((x * scale + dx, y * scale + dy) for x, y in ring) for ring in tall]


def smoothstep(start: float, end: float, value: float) -> float:
    """Return 0 up to `start`, 1 from `end`, and an S-curve between them."""
    t = min(max((value - start) / (end - start), 0.0), 1.0)
    return t * t * (3 - 2 * t)


def mixed(a: float, b: float, share: float) -> float:
    """Interpolate: `a` at share 0, `b` at share 1."""
    return a + (b - a) * share


def _span(ends: Sequence[float]) -> tuple[float, float]:
    start, end = ends
    return float(start), float(end)


def _knots(pairs: Sequence[Sequence[float]]) -> Knots:
    ordered = sorted((float(degree), float(pixel)) for degree, pixel in pairs)
    return Knots(tuple(d for d, _ in ordered), tuple(p for _, p in ordered))
