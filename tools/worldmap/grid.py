"""The staggered grid of dots, and which of them an outline covers."""

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from tools.worldmap.atlas import Point, Ring

Cell = tuple[int, int]  # column, row

PITCH = 7  # px between dots of a row; also the tile width
ROW = 6  # px between rows; tiles are two rows high


@dataclass(frozen=True, slots=True)
class Grid:
    """A field of dots, odd rows half a pitch to the right."""

    columns: int
    rows: int

    def centre(self, cell: Cell) -> Point:
        """Return the board pixels of a dot's centre."""
        column, row = cell
        return (column + 0.5) * PITCH + (row % 2) * PITCH / 2, (row + 1.0) * ROW

    def nearest(self, place: Point) -> Cell:
        """Return the cell whose dot is closest to a place in board pixels (by row, then by column)."""
        row = round(place[1] / ROW) - 1
        return round(place[0] / PITCH - 0.5 - (row % 2) / 2), row

    def holds(self, cell: Cell) -> bool:
        """Return True if the cell is on the board."""
        return 0 <= cell[0] < self.columns and 0 <= cell[1] < self.rows


def grid_for(width: float, height: float) -> Grid:
    """Return the largest grid with every dot centre inside a board of this size."""
    return Grid(int(width // PITCH), int((height - 1) // ROW))


def covered(polygon: Sequence[Ring], grid: Grid) -> Iterator[Cell]:
    """Yield the cells whose dot centre is in the polygon; inner rings are holes."""
    ys = [y for _, y in polygon[0]]
    first = max(0, math.floor(min(ys) / ROW) - 1)
    last = min(grid.rows - 1, math.ceil(max(ys) / ROW) - 1)
    crossings: dict[int, list[float]] = {row: [] for row in range(first, last + 1)}
    for ring in polygon:
        _note_crossings(ring, crossings)
    for row, xs in crossings.items():
        xs.sort()
        for left, right in zip(xs[::2], xs[1::2], strict=False):
            yield from _run(left, right, row, grid)


def along(ring: Ring, reach: float, grid: Grid) -> Iterator[Cell]:
    """Yield the cells whose dot centre is at most `reach` px from the ring's line."""
    for a, b in itertools.pairwise(ring):
        for cell in _near_box(a, b, reach, grid):
            if distance_to_edge(grid.centre(cell), a, b) <= reach:
                yield cell


def distance_to_edge(place: Point, a: Point, b: Point) -> float:
    """Return the distance in pixels from a place to the straight edge a-b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    share = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / length if length else 0.0
    share = min(max(share, 0.0), 1.0)
    return math.hypot(place[0] - a[0] - share * dx, place[1] - a[1] - share * dy)


def centre_of(cells: Iterable[Cell], grid: Grid) -> Point:
    """Return the dot closest to the middle of all the given dots."""
    dots = [grid.centre(cell) for cell in cells]
    mean = sum(x for x, _ in dots) / len(dots), sum(y for _, y in dots) / len(dots)
    return min(dots, key=lambda dot: math.dist(dot, mean))


def _note_crossings(ring: Ring, crossings: dict[int, list[float]]) -> None:
    for (x0, y0), (x1, y1) in itertools.pairwise(ring):
        if y0 == y1:
            continue
        low, high = min(y0, y1), max(y0, y1)
        for row in range(math.ceil(low / ROW) - 1, math.ceil(high / ROW) - 1):
            if row in crossings:
                y = (row + 1) * ROW
                crossings[row].append(x0 + (y - y0) * (x1 - x0) / (y1 - y0))


def _run(left: float, right: float, row: int, grid: Grid) -> Iterator[Cell]:
    half = 0.5 + (row % 2) / 2
    first = max(0, math.ceil(left / PITCH - half))
    last = min(grid.columns - 1, math.floor(right / PITCH - half))
    return ((column, row) for column in range(first, last + 1))


def _near_box(a: Point, b: Point, reach: float, grid: Grid) -> Iterator[Cell]:
    left, top = grid.nearest((min(a[0], b[0]) - reach, min(a[1], b[1]) - reach))
    right, bottom = grid.nearest((max(a[0], b[0]) + reach, max(a[1], b[1]) + reach))
    for row in range(top - 1, bottom + 2):
        for column in range(left - 1, right + 2):
            if grid.holds((column, row)):
                yield column, row
