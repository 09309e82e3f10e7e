"""Writes a sampled board as a Tiled 1.10 map, with a small picture of its tiles."""

import colorsys
import math
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree as Xml

from tools.worldmap.grid import PITCH, ROW
from tools.worldmap.plan import BoardPlan, RegionPlan, Scalar
from tools.worldmap.sampling import REST, DotField

SCALE = 2  # map px per board px: Tiled only staggers tiles of even width, and the pitch is odd
TILE_WIDTH = PITCH * SCALE
TILE_HEIGHT = 2 * ROW * SCALE
DOT = 2.4 * SCALE  # radius in the tile image
FINENESS = 4  # samples along each side of a pixel


def write_map(plan: BoardPlan, field: DotField, path: Path) -> None:
    """Write `path` (.tmx) and, beside it, the picture of its tiles (.png)."""
    names = tile_names(plan, field)
    picture = path.with_suffix(".png")
    picture.write_bytes(tiles_png(len(names)))
    root = _map_element(field)
    root.append(_properties({"scale": SCALE}))
    root.append(_tileset(names, plan, picture.name))
    root.append(_dot_layer(field, names))
    for number, (kind, group) in enumerate(_groups(plan, field).items(), start=2):
        root.append(_object_layer(number, kind, group))
    _number_objects(root)
    Xml.indent(root, " ")
    path.write_bytes(Xml.tostring(root, encoding="utf-8", xml_declaration=True) + b"\n")


def tile_names(plan: BoardPlan, field: DotField) -> list[str]:
    """Return each tile's region, in order of tile id."""
    names = [region.id for region in plan.regions]
    return [*names, REST] if REST in field.regions.values() else names


def tiles_png(count: int) -> bytes:
    """Return a row of `count` tiles as PNG, one dot in each, every region in its own hue."""
    rows = [bytearray(b"\0") for _ in range(TILE_HEIGHT)]
    for tile in range(count):
        colour = _hue(tile)
        for y, row in enumerate(rows):
            for x in range(TILE_WIDTH):
                row += bytes((*colour, _coverage(x, y)))
    return _png(count * TILE_WIDTH, TILE_HEIGHT, b"".join(rows))


def _map_element(field: DotField) -> Xml.Element:
    return Xml.Element(
        "map",
        version="1.10",
        tiledversion="1.10.2",
        orientation="staggered",
        renderorder="right-down",
        width=str(field.grid.columns),
        height=str(field.grid.rows),
        tilewidth=str(TILE_WIDTH),
        tileheight=str(TILE_HEIGHT),
        infinite="0",
        staggeraxis="y",
        staggerindex="odd",
        backgroundcolor="#080c11",
    )


def _tileset(names: list[str], plan: BoardPlan, picture: str) -> Xml.Element:
    count = str(len(names))
    tileset = Xml.Element(
        "tileset",
        firstgid="1",
        name="dots",
        tilewidth=str(TILE_WIDTH),
        tileheight=str(TILE_HEIGHT),
        tilecount=count,
        columns=count,
    )
    width = str(len(names) * TILE_WIDTH)
    Xml.SubElement(tileset, "image", source=picture, width=width, height=str(TILE_HEIGHT))
    plans = {region.id: region for region in plan.regions}
    for number, name in enumerate(names):
        tile = Xml.SubElement(tileset, "tile", id=str(number), type="region")
        tile.append(_properties(_region_properties(name, plans.get(name))))
    return tileset


def _region_properties(name: str, region: RegionPlan | None) -> dict[str, Scalar]:
    if region is None:
        return {"region": name}
    return {"region": name, "title": region.name, **region.properties}


def _dot_layer(field: DotField, names: list[str]) -> Xml.Element:
    grid = field.grid
    layer = Xml.Element("layer", id="1", name="dots", width=str(grid.columns), height=str(grid.rows))
    number = {name: str(place + 1) for place, name in enumerate(names)}
    lines = (
        ",".join(number.get(field.regions.get((column, row), ""), "0") for column in range(grid.columns))
        for row in range(grid.rows)
    )
    Xml.SubElement(layer, "data", encoding="csv").text = "\n" + ",\n".join(lines) + "\n"
    return layer


def _groups(plan: BoardPlan, field: DotField) -> dict[str, list[Xml.Element]]:
    groups: dict[str, list[Xml.Element]] = {"centre": []}
    for region in plan.regions:
        x, y = field.centre(region.id)
        groups["centre"].append(_object("centre", region, (x, y), (0.0, 0.0), {}))
        for mark in region.marks:
            element = _object(mark.kind, region, mark.at, mark.size, mark.properties)
            groups.setdefault(mark.kind, []).append(element)
    return groups


def _object(
    kind: str,
    region: RegionPlan,
    at: tuple[float, float],
    size: tuple[float, float],
    properties: Mapping[str, Scalar],
) -> Xml.Element:
    x, y, width, height = (f"{SCALE * part:g}" for part in (*at, *size))
    element = Xml.Element("object", name=region.name, type=kind, x=x, y=y)
    if size == (0.0, 0.0):
        element.append(_properties({"region": region.id, **properties}))
        Xml.SubElement(element, "point")
        return element
    element.set("width", width)
    element.set("height", height)
    element.append(_properties({"region": region.id, **properties}))
    return element


def _object_layer(number: int, kind: str, objects: list[Xml.Element]) -> Xml.Element:
    layer = Xml.Element("objectgroup", id=str(number), name=kind)
    layer.extend(objects)
    return layer


def _number_objects(root: Xml.Element) -> None:
    number = 0
    for number, element in enumerate(root.iter("object"), start=1):
        element.set("id", str(number))
    root.set("nextlayerid", str(len(root.findall("objectgroup")) + 2))
    root.set("nextobjectid", str(number + 1))


def _properties(values: Mapping[str, Scalar]) -> Xml.Element:
    element = Xml.Element("properties")
    for name, value in values.items():
        one = Xml.SubElement(element, "property", name=name)
        kind = {bool: "bool", int: "int", float: "float"}.get(type(value))
        if kind:
            one.set("type", kind)
        one.set("value", str(value).lower() if isinstance(value, bool) else str(value))
    return element


def _hue(tile: int) -> tuple[int, int, int]:
    red, green, blue = colorsys.hsv_to_rgb(tile * 0.618 % 1, 0.55, 0.95)
    return round(255 * red), round(255 * green), round(255 * blue)


def _coverage(x: int, y: int) -> int:
    """Return how much of a pixel the dot covers, from 0 to 255."""
    steps = [(i + 0.5) / FINENESS for i in range(FINENESS)]
    hits = sum(
        math.hypot(x + dx - TILE_WIDTH / 2, y + dy - TILE_HEIGHT / 2) <= DOT for dx in steps for dy in steps
    )
    return 255 * hits // FINENESS**2


def _png(width: int, height: int, scanlines: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(scanlines, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
