"""A dot map as a game board: stretched over the available room, with things placed beside its regions."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from math import sqrt

from pygame import FRect as Rect

from game.client.kit.places import KeepClear, cost, nearest, overlap
from game.client.world.dots import DotMap, Point

WIDEST, HIGHEST = 1.6, 1.45
"""The most that a map may be stretched in one direction relative to the other."""


@dataclass(frozen=True)
class Ground:
    """A map on a board; `wide` and `high` are the size of its always visible part, in map px."""

    dots: DotMap
    board: Rect
    wide: float
    high: float

    @cached_property
    def stretch(self) -> tuple[float, float]:
        """The scale across and down: the map fills the room unless its proportions would be extreme."""
        across, down = self.board.w / self.wide, self.board.h / self.high
        return min(across, down * WIDEST), min(down, across * HIGHEST)

    @property
    def zoom(self) -> float:
        """The scale of the dots themselves."""
        across, down = self.stretch
        return sqrt(across * down)

    @cached_property
    def corner(self) -> Point:
        """The position of the map's corner on the board."""
        across, down = self.stretch
        return (self.board.w - self.wide * across) / 2, (self.board.h - self.high * down) / 2

    def on_screen(self, point: Point) -> Point:
        """Return the window position of a map point."""
        (across, down), (left, top) = self.stretch, self.corner
        return self.board.left + left + point[0] * across, self.board.top + top + point[1] * down

    def mark(self, kind: str, thing: str) -> Point:
        """Return the window position of one of the map's marks."""
        mark = self.dots.mark(kind, thing)
        return self.on_screen((mark.x, mark.y))

    def on_map(self, x: float, y: float) -> Point:
        """Return the map point at a window position."""
        (across, down), (left, top) = self.stretch, self.corner
        return (x - self.board.left - left) / across, (y - self.board.top - top) / down

    def region_at(self, x: float, y: float) -> str | None:
        """Return the region under a window position, or None."""
        return self.dots.region_at(*self.on_map(x, y)) if self.board.collidepoint(x, y) else None

    def hits(self, piled: Sequence[tuple[str, Rect]], region: str) -> Callable[[float, float], bool]:
        """Return a hit test for a region whose plates cover dots; `piled` names all plates, lowest first."""
        return partial(self._means, tuple(piled), region)

    def _means(self, piled: Sequence[tuple[str, Rect]], region: str, x: float, y: float) -> bool:
        """Return True if a point hits a region: the topmost plate there decides or, off all plates, the dots."""
        top = next((name for name, rect in reversed(piled) if rect.collidepoint(x, y)), None)
        return top == region if top is not None else self.region_at(x, y) == region

    def centre(self, region: str) -> Point:
        """Return the window position of a region's centre."""
        return self.on_screen(self.dots.land(region).centre)

    def spread(self) -> DotMap:
        """Return the dots stretched over the board, to be drawn `zoom` times larger."""
        return _spread(self.dots, tuple(self.board), self.wide, self.high)

    def spread_point(self, point: Point) -> Point:
        """Return the position of a map point in the map's picture, which is drawn `zoom` times larger."""
        x, y = self.on_screen(point)
        return (x - self.board.left) / self.zoom, (y - self.board.top) / self.zoom


@lru_cache(8)
def _spread(dots: DotMap, board: tuple[float, float, float, float], wide: float, high: float) -> DotMap:
    point = Ground(dots, Rect(board), wide, high).spread_point
    lands = {
        name: replace(land, dots=tuple(map(point, land.dots)), centre=point(land.centre))
        for name, land in dots.regions.items()
    }
    rest = dots.rest
    if rest is not None:
        rest = replace(rest, dots=tuple(map(point, rest.dots)))
    return replace(dots, regions=lands, rest=rest)


def beside(thing: Rect, size: Point, room: Rect, keep_free: Iterable[Rect]) -> Rect:
    """Return a place of a given size near a thing that covers as little as possible of what must be kept clear.

    If no place beside the thing is clear, it's the nearest one that is, if there is one.
    """
    wide, high = size
    free, found = list(keep_free), list[tuple[float, int, Rect]]()
    for x, y in _round(thing, wide, high):
        left = min(max(room.left, x), max(room.left, room.right - wide))
        top = min(max(room.top, y), max(room.top, room.bottom - high))
        rect = Rect(left, top, wide, high)
        found.append((sum(overlap(rect, other) for other in (*free, thing.inflate(12, 8))), len(found), rect))
    covers, _, best = min(found, key=lambda place: place[:2])
    if not covers:
        return best
    away = nearest(best, room, map(KeepClear, (*free, thing)))
    return away if cost(away, map(KeepClear, (*free, thing))) < covers else best


def _round(thing: Rect, wide: float, high: float) -> Sequence[Point]:
    """Return corners to try for something beside a thing, best first."""
    return (
        (thing.right + 14, thing.top - 4),
        (thing.centerx - 20, thing.bottom + 12),
        (thing.left - wide - 14, thing.top - 4),
        (thing.centerx - wide + 20, thing.bottom + 12),
        (thing.centerx - wide / 2, thing.top - high - 12),
        (thing.right + 60, thing.bottom + 40),
        (thing.left - wide - 60, thing.bottom + 40),
    )
