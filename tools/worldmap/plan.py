"""Board plans read from TOML: which lands form which region, and what else is marked on the board."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.worldmap.atlas import Box

Scalar = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Claim:
    """A land; or its parts whose middle is in one of the boxes in `within` and in none of those in `without`."""

    land: str
    within: tuple[Box, ...] = ()
    without: tuple[Box, ...] = ()


@dataclass(frozen=True, slots=True)
class PlacedMark:
    """Something placed beside the dots: a track, a slot, a tag. In pixels."""

    kind: str
    at: tuple[float, float]
    size: tuple[float, float] = (0.0, 0.0)
    properties: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RegionPlan:
    """One region: its lands, its own frame on the board if it has one, its marks."""

    id: str
    name: str
    claims: tuple[Claim, ...]
    origin: tuple[float, float]
    frame: Box | None
    stretch: float
    meridian: float | None
    dots: tuple[tuple[float, float], ...]
    marks: tuple[PlacedMark, ...]
    properties: Mapping[str, Scalar]


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """A whole board: its size in pixels, the placement of outlines, and its regions in drawing order."""

    size: tuple[int, int]
    frame: Box | None  # x, y, width, height of a silhouette from its region's origin; None: the shared world
    squeeze: float
    shift: float
    rest: bool
    regions: tuple[RegionPlan, ...]


class PlanError(ValueError):
    """A board plan that can't be read; the message names the file and the key."""


def read_plan(path: Path) -> BoardPlan:
    """Read a board plan. Raises PlanError, naming the file and what is wrong with it."""
    try:
        return _plan(tomllib.loads(path.read_text(encoding="utf-8")))
    except KeyError as missing:
        raise PlanError(f"{path}: key {missing} is missing") from missing
    except (TypeError, ValueError) as wrong:
        raise PlanError(f"{path}: {wrong}") from wrong


def _plan(table: dict[str, Any]) -> BoardPlan:
    board = table["board"]
    width, height = board["size"]
    frame = box_of(board["frame"]) if "frame" in board else None
    regions = tuple(_region(entry, table.get("each", []), frame) for entry in table["region"])
    return BoardPlan(
        size=(width, height),
        frame=frame,
        squeeze=float(board.get("squeeze", 1.0)),
        shift=float(board.get("shift", 0.0)),
        rest=bool(board.get("rest", False)),
        regions=regions,
    )


def _region(entry: dict[str, Any], each: list[dict[str, Any]], frame: Box | None) -> RegionPlan:
    origin = _two(entry.get("origin", [0, 0]))
    own = tuple(PlacedMark(kind, _two(at)) for kind, at in entry.get("marks", {}).items())
    return RegionPlan(
        id=entry["id"],
        name=entry["name"],
        claims=tuple(_claim(land) for land in entry["lands"]),
        origin=origin,
        frame=box_of(entry["frame"]) if "frame" in entry else frame,
        stretch=float(entry.get("stretch", 1.0)),
        meridian=entry.get("meridian"),
        dots=tuple(_two(dot) for dot in entry.get("dots", [])),
        marks=(*own, *(_mark(mark, origin) for mark in each)),
        properties=entry.get("properties", {}),
    )


def _claim(land: str | dict[str, Any]) -> Claim:
    if isinstance(land, str):
        return Claim(land)
    within, without = (tuple(box_of(box) for box in land.get(key, [])) for key in ("within", "without"))
    return Claim(land["land"], within, without)


def _mark(entry: dict[str, Any], origin: tuple[float, float]) -> PlacedMark:
    x, y = _two(entry["at"])
    rest = {key: value for key, value in entry.items() if key not in ("kind", "at", "size")}
    return PlacedMark(entry["kind"], (origin[0] + x, origin[1] + y), _two(entry.get("size", [0, 0])), rest)


def _two(numbers: list[float]) -> tuple[float, float]:
    a, b = numbers
    return float(a), float(b)


def box_of(numbers: list[float]) -> Box:
    """Return (west, south, east, north) from a plan's list, in degrees."""
    a, b, c, d = numbers
    return float(a), float(b), float(c), float(d)
