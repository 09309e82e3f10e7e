"""Which dots of a land are whose when several factions share it, and how a change spreads from a border."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.client.world.dots import LONGEST, SPEED, Cell, Point

PITCH, ROW = 7.0, 6.0  # px between the cells of a staggered map, before it is stretched
SOURCES = 24  # the most dots of a border from which a wave is measured


@dataclass(frozen=True, slots=True)
class LandPart:
    """A faction's part of a land: its number of shares, and the cell its dots grow from."""

    faction: str
    count: int
    seed: Cell


@lru_cache(256)
def allotted(cells: tuple[Cell, ...], parts: tuple[LandPart, ...], shares: int) -> tuple[str, ...]:
    """Return the faction of each cell; "" for those of free shares.

    Every cell goes to the part whose seed is nearest, by its distance over the root of the part's count, as long
    as that part has cells left. So the free cells are those farthest from all.
    """
    left = {part: round(len(cells) * part.count / max(1, shares)) for part in parts}
    pairs = sorted(
        (_distance(cell, part.seed) / math.sqrt(part.count), number, index)
        for number, cell in enumerate(cells)
        for index, part in enumerate(parts)
        if part.count
    )
    owner = [""] * len(cells)
    for _, number, index in pairs:
        part = parts[index]
        if not owner[number] and left[part]:
            owner[number] = part.faction
            left[part] -= 1
    return tuple(owner)


def _distance(one: Cell, other: Cell) -> float:
    (x, y), (u, v) = _point(one), _point(other)
    return math.hypot(x - u, y - v)


def _point(cell: Cell) -> Point:
    column, row = cell
    return column * PITCH + (row % 2) * PITCH / 2, row * ROW


def from_border(dots: Sequence[Point], moving: Iterable[int], border: Sequence[Point]) -> dict[int, float]:
    """Return when a wave from a border reaches the given dots, in ms."""
    near = {dot: min(math.dist(dots[dot], point) for point in border) for dot in moving}
    pace = min(SPEED, LONGEST / max(1.0, *near.values())) if near else SPEED
    return {dot: far * pace for dot, far in near.items()}


def nearest_few(points: Iterable[Point], to: Point) -> list[Point]:
    """Return the few points of a border that are nearest to a place."""
    return sorted(points, key=lambda point: math.dist(point, to))[:SOURCES]
