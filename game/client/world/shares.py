"""Which faction each dot of a shared land belongs to, and how a change spreads from a border."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from game.client.world.dots import LONGEST, SPEED, Cell, Point

Points = npt.NDArray[np.float64]

PITCH, ROW = 7.0, 6.0  # px between the cells of a staggered map, before it is stretched
SOURCES = 24  # the most border dots from which a wave is measured


@dataclass(frozen=True, slots=True)
class LandPart:
    """A faction's part of a land: its number of shares, and the cell from which its dots grow."""

    faction: str
    count: int
    seed: Cell


@lru_cache(256)
def allotted(cells: tuple[Cell, ...], parts: tuple[LandPart, ...], shares: int) -> tuple[str, ...]:
    """Return the faction of each cell, or "" for cells of free shares.

    Every cell goes to the part with the nearest seed, measuring distance divided by the square root of the part's
    count, as long as that part has cells left. So the free cells are those farthest from all seeds.
    """
    left = [round(len(cells) * part.count / max(1, shares)) for part in parts]
    growing = [index for index, part in enumerate(parts) if part.count]
    owner = [""] * len(cells)
    if not growing:
        return tuple(owner)
    roots = np.sqrt([parts[index].count for index in growing])
    far = _distances(_points(cells), _points([parts[index].seed for index in growing])) / roots
    for pair in np.argsort(far, axis=None, kind="stable").tolist():  # of equals, the first cell's first part
        number, index = pair // len(growing), growing[pair % len(growing)]
        if not owner[number] and left[index]:
            owner[number] = parts[index].faction
            left[index] -= 1
    return tuple(owner)


def _points(cells: Sequence[Cell]) -> Points:
    columns, rows = np.array(cells).T
    return np.stack((columns * PITCH + rows % 2 * PITCH / 2, rows * ROW), axis=1)


def _distances(some: Points, others: Points) -> Points:
    """Return the distances of shape (some, others) between points given in rows of x and y."""
    x, y = (some[:, None, :] - others[None, :, :]).transpose(2, 0, 1)
    far: Points = np.hypot(x, y)
    return far


def from_border(dots: Sequence[Point], moving: Iterable[int], border: Sequence[Point]) -> dict[int, float]:
    """Return when a wave from a border reaches each of the given dots, in ms."""
    order = list(moving)
    if not order:
        return {}
    near = _distances(np.array([dots[dot] for dot in order]), np.array(border)).min(axis=1)
    pace = min(SPEED, LONGEST / max(1.0, near.max()))
    return dict(zip(order, (near * pace).tolist(), strict=True))


def nearest_few(points: Iterable[Point], to: Point) -> list[Point]:
    """Return the few border points nearest to a place."""
    every = list(points)
    if len(every) <= SOURCES:
        return every
    far = _distances(np.array(every), np.array([to]))[:, 0]
    return [every[number] for number in np.argsort(far, kind="stable")[:SOURCES].tolist()]
