"""Dot maps: loading them from Tiled files, hit tests, and the order in which a change spreads.

Everything here is geometry in logical pixels; nothing is painted and no display is needed. A map is a staggered
tile layer called `dots`, whose tiles name their region in the property `region`, plus object layers with the
things that a board places beside the regions. Dot positions are computed from column and row to keep half pixels.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from game.core.content.loading import ContentError
from game.core.language.legible import legible

Point = tuple[float, float]
Cell = tuple[int, int]  # column, row
Bounds = tuple[float, float, float, float]  # left, top, right, bottom

REACH = 9.0  # px from a dot within which its region is hit
REST = "rest"  # land outside the game
SPEED = 1.1  # ms that a wave takes per pixel
LONGEST = 700.0  # ms that a wave takes at most


class MapError(ContentError):
    """A map that can't be read; the message names the file and the error."""


@dataclass(frozen=True, slots=True)
class BoardMark:
    """Something placed by the board's designer: a tag, a track, a slot. Logical px, (x, y) is the top left."""

    kind: str
    region: str
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    properties: Mapping[str, Any] = field(default_factory=dict)

    @property
    def rect(self) -> tuple[float, float, float, float]:
        """Left, top, width, height."""
        return self.x, self.y, self.width, self.height


@dataclass(frozen=True)
class RegionDots:
    """The dots of one land, in reading order; `rim` has the indices of those next to another land or the sea."""

    id: str
    title: str
    dots: tuple[Point, ...]
    cells: tuple[Cell, ...]
    rim: tuple[int, ...]
    centre: Point
    properties: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def bounds(self) -> Bounds:
        """The bounding box of all dot centres."""
        xs, ys = zip(*self.dots, strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def rows_down(self) -> tuple[int, ...]:
        """Dot indices from the top row to the bottom row, each row from the middle outwards."""
        return self._by_rows(1)

    @cached_property
    def rows_up(self) -> tuple[int, ...]:
        """Dot indices from the bottom row to the top row, each row from the middle outwards."""
        return self._by_rows(-1)

    def _by_rows(self, downwards: int) -> tuple[int, ...]:
        left, _, right, _ = self.bounds
        middle = (left + right) / 2
        places = range(len(self.dots))
        return tuple(sorted(places, key=lambda i: (downwards * self.dots[i][1], abs(self.dots[i][0] - middle))))


@dataclass(frozen=True, eq=False)
class DotMap:
    """A whole map: `regions` in tile set order; `rest` is the land outside the game, or None.

    Maps are compared by identity, so that pictures of them can be cached.
    """

    size: tuple[float, float]
    pitch: float
    row: float
    regions: Mapping[str, RegionDots]
    rest: RegionDots | None
    marks: tuple[BoardMark, ...]

    @cached_property
    def owners(self) -> Mapping[Cell, str]:
        """The region of every land cell."""
        return {cell: region.id for region in self.lands() for cell in region.cells}

    def lands(self) -> Iterator[RegionDots]:
        """Yield every region, then the land outside the game."""
        yield from self.regions.values()
        if self.rest is not None:
            yield self.rest

    def land(self, region: str) -> RegionDots:
        """Return a region by id, including the land outside the game."""
        if region == REST and self.rest is not None:
            return self.rest
        return self.regions[region]

    def region_at(self, x: float, y: float, reach: float = REACH) -> str | None:
        """Return the region of the nearest dot within `reach` px; None over open sea or land outside the game."""
        distance, name = min(self._near(x, y, reach), default=(math.inf, ""))
        return name if distance <= reach and name != REST else None

    def mark(self, kind: str, region: str) -> BoardMark:
        """Return the mark of a kind that belongs to a region; raises KeyError if there is none."""
        for mark in self.marks:
            if mark.kind == kind and mark.region == region:
                return mark
        raise KeyError(f"no {kind} for {region}")

    def _near(self, x: float, y: float, reach: float) -> Iterator[tuple[float, str]]:
        wide, high = math.ceil(reach / self.pitch) + 1, math.ceil(reach / self.row) + 1
        column, line = int(x // self.pitch), int(y // self.row) - 1
        for row in range(line - high, line + high + 1):
            for across in range(column - wide, column + wide + 1):
                name = self.owners.get((across, row))
                if name is not None:
                    dot = centre_of((across, row), self.pitch, self.row)
                    yield math.dist((x, y), dot), name


def centre_of(cell: Cell, pitch: float, row: float) -> Point:
    """Return the position of a cell's dot: odd rows are shifted right by half a pitch."""
    column, line = cell
    return (column + 0.5) * pitch + (line % 2) * pitch / 2, (line + 1.0) * row


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells around a cell of the staggered grid."""
    column, row = cell
    left = column - 1 + row % 2
    return (
        (column - 1, row),
        (column + 1, row),
        (left, row - 1),
        (left + 1, row - 1),
        (left, row + 1),
        (left + 1, row + 1),
    )


def rim_of(cells: Iterable[Cell]) -> tuple[int, ...]:
    """Return the indices of the cells with at least one neighbour outside."""
    ordered = tuple(cells)
    inside = set(ordered)
    return tuple(i for i, cell in enumerate(ordered) if not inside.issuperset(neighbours(cell)))


def lit_by(region: RegionDots, share: float, *, from_top: bool) -> frozenset[int]:
    """Return the dots lit on a gauge filled to `share` (0 to 1), row by row from the top or the bottom."""
    count = round(min(max(share, 0.0), 1.0) * len(region.dots))
    return frozenset((region.rows_down if from_top else region.rows_up)[:count])


def row_starts(region: RegionDots, order: Iterable[int], ms: float) -> dict[int, float]:
    """Return each dot's start time in ms if the rows of the given dots follow one another evenly over `ms`."""
    rows = [list(group) for _, group in groupby(order, key=lambda i: region.cells[i][1])]
    pause = ms / max(len(rows), 1)
    return {dot: number * pause for number, row in enumerate(rows) for dot in row}


@cache
def load_map(path: Path) -> DotMap:
    """Read a .tmx file; raises MapError with the folder, the file and the problem."""
    import pytmx  # imported late so that the first window opens sooner

    where = f"{path.parent.name}/{path.name}"
    if not path.exists():
        raise MapError(f"{where}: there is no such map")
    try:
        return _read(pytmx.TiledMap(str(path)), where)
    except MapError:
        raise
    except Exception as error:  # pytmx may raise anything on a broken file
        raise MapError(f"{where}: it is no map that can be read ({legible(str(error))})") from error


def _read(tiled: Any, path: str) -> DotMap:
    cells = _cells_by_region(tiled, path)
    scale = float(tiled.properties.get("scale", 1))  # Tiled only staggers even widths, and the pitch may be odd
    pitch, row = tiled.tilewidth / scale, tiled.tileheight / scale / 2
    marks = tuple(_marks(tiled, scale))
    centres = {mark.region: (mark.x, mark.y) for mark in marks if mark.kind == "centre"}
    titles = _tile_properties(tiled)
    lands = {
        name: _region(name, tuple(own), pitch, row, titles.get(name, {}), centres.get(name))
        for name, own in cells.items()
    }
    return DotMap(
        size=(tiled.width * pitch + pitch / 2, (tiled.height + 1) * row),
        pitch=pitch,
        row=row,
        regions={name: lands[name] for name in titles if name in lands and name != REST},
        rest=lands.get(REST),
        marks=tuple(mark for mark in marks if mark.kind != "centre"),
    )


def _cells_by_region(tiled: Any, path: str) -> dict[str, list[Cell]]:
    layer = next((layer for layer in tiled.layers if layer.name == "dots" and hasattr(layer, "data")), None)
    if layer is None:
        raise MapError(f"{path}: there is no tile layer called dots")
    cells: dict[str, list[Cell]] = {}
    for row, line in enumerate(layer.data):
        for column, gid in enumerate(line):
            if gid:
                cells.setdefault(_region_of_tile(tiled, gid, path), []).append((column, row))
    return cells


def _region_of_tile(tiled: Any, gid: int, path: str) -> str:
    properties = tiled.get_tile_properties_by_gid(gid) or {}
    if "region" not in properties:
        raise MapError(f"{path}: tile {gid} has no property called region")
    return str(properties["region"])


def _tile_properties(tiled: Any) -> dict[str, dict[str, Any]]:
    """Return the tile set's properties of each region, in tile order."""
    tiles = sorted(tiled.tile_properties.values(), key=lambda tile: int(tile["id"]))
    return {str(tile["region"]): tile for tile in tiles if "region" in tile}


def _region(
    name: str, cells: tuple[Cell, ...], pitch: float, row: float, tile: Mapping[str, Any], centre: Point | None
) -> RegionDots:
    dots = tuple(centre_of(cell, pitch, row) for cell in cells)
    own = {key: value for key, value in tile.items() if key not in _OF_TILED}
    return RegionDots(
        name, str(tile.get("title", name)), dots, cells, rim_of(cells), centre or _middle_dot(dots), own
    )


_OF_TILED = frozenset({"id", "type", "region", "title", "width", "height", "frames", "source", "trans"})


def _middle_dot(dots: tuple[Point, ...]) -> Point:
    mean = sum(x for x, _ in dots) / len(dots), sum(y for _, y in dots) / len(dots)
    return min(dots, key=lambda dot: math.dist(dot, mean))


def _marks(tiled: Any, scale: float) -> Iterator[BoardMark]:
    for thing in tiled.objects:
        own = dict(thing.properties)
        region = str(own.pop("region", ""))
        x, y, width, height = (part / scale for part in (thing.x, thing.y, thing.width, thing.height))
        yield BoardMark(str(thing.type), region, x, y, width, height, own)
