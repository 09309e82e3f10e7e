"""Assigns the dots of a board to regions."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.worldmap.atlas import Atlas, AtlasCountry, Polygon, Ring, inside, middle
from tools.worldmap.grid import Cell, Grid, along, centre_of, covered, grid_for
from tools.worldmap.plan import BoardPlan, Claim, PlanError, RegionPlan, box_of
from tools.worldmap.projection import Conic, conic_for, fitted, projected, world_projection

REST = "rest"  # the region of all unclaimed land


@dataclass(frozen=True, slots=True)
class DotField:
    """A sampled board: the region of every dot that is land."""

    grid: Grid
    regions: Mapping[Cell, str]

    def cells(self, region: str) -> list[Cell]:
        """Return a region's cells in reading order."""
        return sorted((c for c, name in self.regions.items() if name == region), key=lambda c: c[::-1])

    def centre(self, region: str) -> tuple[float, float]:
        """Return the board position of the dot in the middle of a region."""
        return centre_of(self.cells(region), self.grid)


def sample(plan: BoardPlan, atlas: Atlas) -> DotField:
    """Sample the plan's outlines. Raises PlanError if a region has no dot, KeyError for an unknown land."""
    grid = grid_for(*plan.size)
    regions = dict(_framed(plan, atlas, grid)) if plan.frame else _world(plan, atlas, grid)
    for region in plan.regions:
        regions |= {grid.nearest(dot): region.id for dot in region.dots}
    for region in plan.regions:
        if region.id not in regions.values():
            raise PlanError(f"{region.id} has no dots")
    return DotField(grid, regions)


def parts(country: AtlasCountry, claim: Claim) -> Iterator[Polygon]:
    """Yield the polygons of a country that a claim covers."""
    for polygon in country.polygons:
        place = middle(polygon)
        wanted = not claim.within or any(inside(place, box) for box in claim.within)
        if wanted and not any(inside(place, box) for box in claim.without):
            yield polygon


def _framed(plan: BoardPlan, atlas: Atlas, grid: Grid) -> Iterator[tuple[Cell, str]]:
    for region in plan.regions:
        for polygon in _in_own_frame(region, atlas):
            for cell in covered(polygon, grid):
                yield cell, region.id


def _in_own_frame(region: RegionPlan, atlas: Atlas) -> Iterator[list[Ring]]:
    polygons = [p for claim in region.claims for p in parts(atlas.country(claim.land), claim)]
    if region.meridian is not None:
        polygons = [_turned_towards(polygon, region.meridian) for polygon in polygons]
    rings = [ring for polygon in polygons for ring in polygon]
    cone = conic_for(rings)
    if region.meridian is not None:
        cone = Conic(region.meridian, cone.south, cone.north)
    assert region.frame is not None
    x, y, width, height = region.frame
    frame = (region.origin[0] + x, region.origin[1] + y, width, height)
    scaled = iter(fitted([projected(ring, cone) for ring in rings], frame, region.stretch))
    for polygon in polygons:
        yield [next(scaled) for _ in polygon]


def _world(plan: BoardPlan, atlas: Atlas, grid: Grid) -> dict[Cell, str]:
    """Sample thick lands last: their outline may take a dot from a neighbour, never the other way."""
    table = _projection_table()
    projection = world_projection(table, plan.squeeze, plan.shift)
    first: dict[Cell, str] = {}
    last: dict[Cell, str] = {}
    for region, land, polygon in _claimed(plan, atlas, table):
        thick = table["thick"].get(land.code, 0) / 2
        for whole in _three_times(polygon, table["clip"]):
            rings = [projected(ring, projection) for ring in whole]
            cells = list(covered(rings, grid))
            (last if thick else first).update(dict.fromkeys(cells, region))
            if thick:
                last.update(dict.fromkeys(along(rings[0], thick, grid), region))
    left, right = (projection.x_plain.at(edge) for edge in table["clip"])
    regions = first | last
    return {cell: regions[cell] for cell in regions if left - 2 <= grid.centre(cell)[0] <= right + 2}


def _claimed(plan: BoardPlan, atlas: Atlas, table: dict[str, Any]) -> Iterator[tuple[str, AtlasCountry, Polygon]]:
    """Yield every polygon with its region; a claim on part of a land comes before one on the whole land."""
    taken: set[int] = set()
    claims = [(region.id, claim) for region in plan.regions for claim in region.claims]
    for region, claim in sorted(claims, key=lambda entry: not entry[1].within):
        country = atlas.country(claim.land)
        for polygon in parts(country, claim):
            if id(polygon) not in taken and (claim.within or _at_home(country, polygon, table)):
                taken.add(id(polygon))
                yield region, country, polygon
    if plan.rest:
        yield from _unclaimed(atlas, taken, table)


def _unclaimed(
    atlas: Atlas, taken: set[int], table: dict[str, Any]
) -> Iterator[tuple[str, AtlasCountry, Polygon]]:
    for country in atlas.countries:
        for polygon in country.polygons:
            hidden = country.code in table["unseen"] or not _at_home(country, polygon, table)
            if id(polygon) not in taken and not hidden:
                yield REST, country, polygon


def _at_home(country: AtlasCountry, polygon: Polygon, table: dict[str, Any]) -> bool:
    place = middle(polygon)
    for rule in table["overseas"]:
        if rule["land"] == country.code:
            kept = "keep" not in rule or inside(place, box_of(rule["keep"]))
            if not kept or ("drop" in rule and inside(place, box_of(rule["drop"]))):
                return False
    return True


def _three_times(polygon: Polygon, clip: list[float]) -> Iterable[Polygon]:
    """Yield the polygon once for every 360-degree shift that puts it between the clipping longitudes."""
    lons = [lon for lon, _ in polygon[0]]
    for turn in (-360, 0, 360):
        if max(lons) + turn > clip[0] and min(lons) + turn < clip[1]:
            yield tuple(tuple((lon + turn, lat) for lon, lat in ring) for ring in polygon)


def _turned_towards(polygon: Polygon, meridian: float) -> Polygon:
    turn = 360 * round((meridian - middle(polygon)[0]) / 360)
    return tuple(tuple((lon + turn, lat) for lon, lat in ring) for ring in polygon)


def _projection_table() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("projection.toml").read_text(encoding="utf-8"))
