"""Shapes drawn by code (dot stamps, antialiased shapes, paper grain, gradients, icons) and their caches."""

import io
import logging
import math
import random
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache, partial
from itertools import pairwise, product
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import FRect as Rect
from pygame import Surface

import game
from game.client.kit import theme
from game.client.kit.theme import Color, Point

log = logging.getLogger(__name__)

FINE = 4  # shapes are drawn this many times too large and scaled down to smooth their edges
TILE = 64  # a long line is smoothed in tiles of this many px


def _assets() -> Path:
    package = Path(game.__file__).parent
    inside = package / "assets"  # where the wheel puts it
    return inside if inside.exists() else package.parent / "assets"


ASSETS = _assets()


class PictureCache:
    """Pictures by key; the least recently used are dropped when they exceed `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit, self.size = limit, 0
        self.pictures: OrderedDict[Hashable, Surface] = OrderedDict()

    def picture(self, key: Hashable, paint: Callable[[], Surface]) -> Surface:
        """Return the picture cached under a key, painting it on a miss."""
        found = self.pictures.get(key)
        if found is not None:
            self.pictures.move_to_end(key)
            return found
        made = self.pictures[key] = paint()
        self.size += weight(made)
        while self.size > self.limit and len(self.pictures) > 1:
            self.size -= weight(self.pictures.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Drop every picture."""
        self.pictures.clear()
        self.size = 0


def weight(surface: Surface) -> int:
    """Return the size of a picture in bytes."""
    return surface.get_pitch() * surface.get_height()


SHAPES = PictureCache(24_000_000)  # stamps, icons, corners: small pictures shared by all canvases
LARGE = 60_000
"""The px from which a rectangle is put together from its corners, edges and middle, instead of kept whole."""
BAND = 64
"""The px of a middle or a gradient that is kept to be repeated."""


class Patch(NamedTuple):
    """A picture of a rectangle of any size whose corners, `cell` px wide and high, always look the same."""

    key: tuple[Hashable, ...]
    cell: int
    paint: Callable[[int, int], Surface]
    """Paints it for a width and a height."""

    def blit(self, on: Surface, at: pygame.Rect) -> None:
        """Blit it onto a rectangle."""
        side = 2 * self.cell + 2
        if at.w * at.h < LARGE or min(at.size) <= side:
            on.blit(self._whole(*at.size), at)
            return
        small, middle = self._whole(side, side), at.inflate(-2 * self.cell, -2 * self.cell)
        far = side - self.cell
        across, down = ((0, at.left), (far, middle.right)), ((0, at.top), (far, middle.bottom))
        for x, left in across:
            on.blit(self._stretched(small, (x, self.cell), (self.cell, middle.h)), (left, middle.top))
            for y, top in down:
                on.blit(small, (left, top), (x, y, self.cell, self.cell))
        for y, top in down:
            on.blit(self._stretched(small, (self.cell, y), (middle.w, self.cell)), (middle.left, top))
        self._fill(on, small, middle)

    def _whole(self, width: int, height: int) -> Surface:
        return SHAPES.picture((*self.key, width, height), lambda: self.paint(width, height))

    def _stretched(self, small: Surface, corner: tuple[int, int], size: tuple[int, int]) -> Surface:
        """Return an edge or the middle in its full size; along the side that grows it's of one colour."""
        across, down = (2 if each == self.cell else self.cell for each in corner)

        def paint() -> Surface:
            return pygame.transform.scale(small.subsurface((*corner, across, down)), size)

        return SHAPES.picture((*self.key, corner, size), paint)

    def _fill(self, on: Surface, small: Surface, middle: pygame.Rect) -> None:
        color = small.get_at((self.cell, self.cell))
        if color.a == 255:
            on.fill(color, middle)
        elif color.a:
            band = self._stretched(small, (self.cell, self.cell), (middle.w, BAND))
            for top in range(middle.top, middle.bottom, BAND):
                on.blit(band, (middle.left, top), (0, 0, middle.w, middle.bottom - top))


def blank(width: int, height: int, color: Color = (0, 0, 0)) -> Surface:
    """Return a transparent picture whose hidden colour is `color`, so that scaling leaves no dark fringe."""
    surface = Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.fill((*color[:3], 0))
    return surface


def smooth(width: int, height: int, color: Color, paint: Callable[[Surface], object]) -> Surface:
    """Return a picture in one colour, painted `FINE` times too large and scaled down."""
    fine = blank(width * FINE, height * FINE, color)
    paint(fine)
    return pygame.transform.smoothscale(fine, (max(1, width), max(1, height)))


# --- dots -----------------------------------------------------------------------------------------------


def stamp(shape: str, radius: float, color: Color, bloom: float = 0.0) -> Surface:
    """Return a dot of a shape, centred in its picture; radius in device px.

    `bloom` (0 to 1) adds a glow of the same colour around it.
    """
    key = ("stamp", shape, round(radius * 8), color, round(bloom * 16))
    return SHAPES.picture(key, lambda: _stamp(shape, round(radius * 8) / 8, color, bloom))


def _stamp(shape: str, radius: float, color: Color, bloom: float) -> Surface:
    reach = math.ceil(radius * 1.35) + 1
    side = 2 * reach
    core = brighter(color, bloom)
    dot = smooth(side, side, core, lambda fine: _draw_dot(fine, shape, reach * FINE, radius * FINE, core))
    if bloom <= 0:
        return dot
    spread = reach + max(3, math.ceil(radius * 2.4))
    lit = blank(2 * spread, 2 * spread, color)
    pygame.draw.circle(lit, (*color[:3], round(255 * bloom)), (spread, spread), radius + 1.2)
    lit = pygame.transform.gaussian_blur(lit, max(2, round(radius * 1.6)))
    halo = blank(2 * spread, 2 * spread, color)
    halo.blit(lit, (0, 0))
    halo.blit(dot, (spread - reach, spread - reach))
    return halo


def _draw_dot(fine: Surface, shape: str, middle: float, r: float, color: Color) -> None:
    paint, hole = (*color[:3], 255), (*color[:3], 0)

    def poly(points: Sequence[Point], fill: Color = paint) -> None:
        pygame.draw.polygon(fine, fill, [(middle + x * r, middle + y * r) for x, y in points])

    def box(w: float, h: float, fill: Color = paint) -> None:
        pygame.draw.rect(fine, fill, Rect(middle - w * r, middle - h * r, 2 * w * r, 2 * h * r))

    match shape:
        case "diamond":
            poly(_diamond(1.32))
        case "hollow_diamond":
            poly(_diamond(1.35))
            poly(_diamond(0.62), hole)
        case "ring":
            pygame.draw.circle(fine, paint, (middle, middle), r * 1.12)
            pygame.draw.circle(fine, hole, (middle, middle), r * 0.56)
        case "square":
            box(0.98, 0.98)
        case "hollow_square":
            box(1.05, 1.05)
            box(0.5, 0.5, hole)
        case "plus":
            box(1.2, 0.46)
            box(0.46, 1.2)
        case "cross":
            poly(_arm(1.0, 0.4))
            poly([(-x, y) for x, y in _arm(1.0, 0.4)])
        case "bar":
            box(1.0, 0.5)
        case "triangle":
            poly([(0, -1.2), (1.15, 0.85), (-1.15, 0.85)])
        case "slash":
            poly(_arm(1.05, 0.42))
        case _:
            pygame.draw.circle(fine, paint, (middle, middle), r)


def _diamond(r: float) -> list[Point]:
    return [(0, -r), (r, 0), (0, r), (-r, 0)]


def _arm(r: float, half: float) -> list[Point]:
    return [(-r, r - half), (-r + half, r), (r, -r + half), (r - half, -r)]


def blit_dot(surface: Surface, dot: Surface, x: float, y: float) -> None:
    """Blit a stamp with its centre at a device position."""
    surface.blit(dot, (round(x - dot.get_width() / 2), round(y - dot.get_height() / 2)))


# --- shapes ---------------------------------------------------------------------------------------------


def disc(radius: float, color: Color) -> Surface:
    """Return an antialiased disc; radius in device px."""
    key = ("disc", round(radius * 4), color)
    return SHAPES.picture(key, lambda: _ring(radius, radius, color))


def hoop(radius: float, width: float, color: Color) -> Surface:
    """Return an antialiased circle with its outer edge at `radius`; both lengths in device px."""
    key = ("hoop", round(radius * 4), round(width * 4), color)
    return SHAPES.picture(key, lambda: _ring(radius, width, color))


def _ring(radius: float, width: float, color: Color) -> Surface:
    half = math.ceil(radius) + 1
    solid = (*color[:3], 255)

    def paint(fine: Surface) -> None:
        centre = (half * FINE, half * FINE)
        pygame.draw.circle(fine, solid, centre, radius * FINE)
        if width < radius:
            pygame.draw.circle(fine, (*color[:3], 0), centre, (radius - width) * FINE)

    return _faded(smooth(2 * half, 2 * half, color, paint), color)


def _faded(surface: Surface, color: Color) -> Surface:
    if len(color) == 4 and color[3] < 255:
        surface.fill((255, 255, 255, color[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def rounded(radius: int, color: Color) -> Patch:
    """Return a filled rectangle with antialiased corners; all in device px."""
    return Patch(("rounded", radius, color), radius, lambda width, height: _rounded(width, height, radius, color))


def _rounded(width: int, height: int, radius: int, color: Color) -> Surface:
    radius = min(radius, width // 2, height // 2)
    surface = blank(width, height, color)
    surface.fill((*color[:3], 255))
    if radius > 0:
        _cut_corners(surface, radius, color)
    return _faded(surface, color)


def _cut_corners(surface: Surface, radius: int, color: Color) -> None:
    width, height = surface.get_size()
    round_piece = smooth(
        2 * radius,
        2 * radius,
        color,
        lambda fine: pygame.draw.circle(fine, (*color[:3], 255), (radius * FINE,) * 2, radius * FINE),
    )
    for right in (False, True):
        for low in (False, True):
            place = (width - radius if right else 0, height - radius if low else 0, radius, radius)
            surface.fill((*color[:3], 0), place)
            surface.blit(round_piece, place[:2], (radius * right, radius * low, radius, radius))


def frame(radius: int, line: int, color: Color) -> Patch:
    """Return the outline of a rounded rectangle, `line` device px wide, inside its bounds."""
    key, cell = ("frame", radius, line, color), max(radius, line)
    return Patch(key, cell, lambda width, height: _frame(width, height, radius, line, color))


def _frame(width: int, height: int, radius: int, line: int, color: Color) -> Surface:
    outer = _rounded(width, height, radius, color[:3])
    inner = _rounded(max(1, width - 2 * line), max(1, height - 2 * line), max(0, radius - line), (255, 255, 255))
    inner.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    outer.blit(inner, (line, line), special_flags=pygame.BLEND_RGBA_SUB)
    tinted = blank(width, height, color)
    tinted.fill((*color[:3], 255))
    tinted.blit(_alpha_only(outer), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return _faded(tinted, color)


def _alpha_only(surface: Surface) -> Surface:
    white = surface.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white


@lru_cache(200)
def _moved(points: tuple[Point, ...], before: int, after: int) -> tuple[tuple[Point, ...], int, int, int, int]:
    """Return points scaled onto a finer picture of their own, and that picture's left, top, width and height."""
    (left, right), (top, bottom) = ((min(each), max(each)) for each in zip(*points, strict=True))
    left, top = math.floor(left) - before, math.floor(top) - before
    moved = tuple((round((x - left) * FINE), round((y - top) * FINE)) for x, y in points)
    return moved, left, top, math.ceil(right) - left + after, math.ceil(bottom) - top + after


def polygon(points: Sequence[Point], color: Color) -> tuple[Surface, int, int]:
    """Return an antialiased polygon and the position of its picture; device px."""
    moved, left, top, width, height = _moved(tuple(points), 1, 2)
    solid = (*color[:3], 255)

    def paint() -> Surface:
        shape = smooth(width, height, color, lambda fine: pygame.draw.polygon(fine, solid, moved))
        return _faded(shape, color)

    return SHAPES.picture(("polygon", moved, color, width, height), paint), left, top


def strip(on: Surface, points: tuple[Point, ...], width: float, color: Color) -> None:
    """Draw an antialiased line with round joints; device px. Only the tiles that it crosses are kept."""
    pad = math.ceil(width) + 1
    moved, left, top, *size = _moved(points, pad, pad)
    key, crossed = ("strip", moved, width), _tiles(moved, tuple(size), width)

    def paint() -> Surface:
        tiles = blank(TILE, TILE * len(crossed), color)
        for number, tile in enumerate(crossed):
            shape = smooth(*tile.at.size, color, partial(tile.draw, color, width * FINE / 2))
            tiles.blit(shape, (0, TILE * number), special_flags=pygame.BLEND_RGBA_MAX)
        return tiles

    picture = SHAPES.picture((*key, color[:3]), paint)
    if len(color) == 4 and color[3] < 255:  # a line that fades isn't drawn again
        picture = SHAPES.picture((*key, color), lambda: _faded(picture.copy(), color))
    for number, tile in enumerate(crossed):
        on.blit(picture, tile.at.move(left, top), (0, TILE * number, *tile.at.size))


class LineTile(NamedTuple):
    """A part of a line's picture, with the polygons and joints in it on a finer picture of their own."""

    at: pygame.Rect
    polygons: list[list[Point]]
    joints: list[Point]

    def draw(self, color: Color, half: float, fine: Surface) -> None:
        """Draw what is in it; `half` is half the line's width."""
        for corners in self.polygons:
            pygame.draw.polygon(fine, (*color[:3], 255), corners)
        for joint in self.joints:
            pygame.draw.circle(fine, (*color[:3], 255), joint, half)


@lru_cache(200)
def _tiles(points: Sequence[Point], size: tuple[int, int], width: float) -> list[LineTile]:
    """Return the tiles that a line crosses, most of whose picture of a size is empty."""
    width, side = width * FINE, TILE * FINE
    crossed = defaultdict[tuple[int, int], list[int]](list)
    pairs, tiles = list(pairwise(points)), list[LineTile]()
    for number, ((ax, ay), (bx, by)) in enumerate(pairs):
        columns = range(int(min(ax, bx) - width) // side, int(max(ax, bx) + width) // side + 1)
        rows = range(int(min(ay, by) - width) // side, int(max(ay, by) + width) // side + 1)
        for place in product(columns, rows):
            crossed[place].append(number)
    corners = [_corners(pair, width / 2) for pair in pairs]
    for (column, row), numbers in crossed.items():
        x, y = column * side, row * side
        seen = Rect(x, y, side, side).inflate(2 * width, 2 * width)
        if any(seen.clipline(*pairs[number]) for number in numbers):
            bends = {bend for number in numbers for bend in (number, number + 1) if 0 < bend < len(pairs)}
            joints = [(u - x, v - y) for u, v in map(points.__getitem__, bends) if seen.collidepoint(u, v)]
            polygons = [[(u - x, v - y) for u, v in corners[number]] for number in numbers]
            at = pygame.Rect(column * TILE, row * TILE, TILE, TILE).clip((0, 0, *size))
            tiles.append(LineTile(at, polygons, joints))
    return tiles


def _corners(pair: tuple[Point, Point], half: float) -> list[Point]:
    """Return the corners of a straight piece of a line."""
    (ax, ay), (bx, by) = pair
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
    corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
    return [(math.floor(x), math.floor(y)) for x, y in corners]


def shadow(radius: int, blur: int, alpha: int) -> Patch:
    """Return the soft shadow of a rounded rectangle, which reaches `2 * blur` beyond it on each side."""
    return _soft(("shadow", radius, blur, alpha), radius, blur, (0, 0, 0, alpha))


def halo(radius: int, blur: int, color: Color) -> Patch:
    """Return a glow around a rounded rectangle, which reaches `2 * blur` beyond it on each side."""
    light = _soft(("halo", radius, blur, color), radius, blur, color)
    return light._replace(paint=lambda width, height: _hollow(light.paint(width, height), radius, 2 * blur))


def _hollow(light: Surface, radius: int, pad: int) -> Surface:
    """Remove the light inside the rectangle."""
    width, height = light.get_width() - 2 * pad, light.get_height() - 2 * pad
    inside = _rounded(max(1, width), max(1, height), radius, (0, 0, 0))
    light.blit(inside, (pad, pad), special_flags=pygame.BLEND_RGBA_SUB)
    return light


def _soft(key: tuple[Hashable, ...], radius: int, blur: int, color: Color) -> Patch:
    """Return a blurred rectangle, with the blur's reach in its size."""
    pad = 2 * blur
    solid = (*color[:3], color[3] if len(color) == 4 else 255)

    def paint(width: int, height: int) -> Surface:
        cell = min(radius + 2 * pad, max(1, min(width, height) - 2 * pad) // 2 + pad)
        side = 2 * cell + 2
        small = blank(side, side, color)
        pygame.draw.rect(small, solid, (pad, pad, side - 2 * pad, side - 2 * pad), border_radius=radius)
        return _stretched(pygame.transform.gaussian_blur(small, blur), cell, width, height)

    return Patch(key, radius + 2 * pad, paint)


def _stretched(small: Surface, cell: int, width: int, height: int) -> Surface:
    """Return a nine-patch: corners of `cell` px keep their size, the edges and the middle are stretched."""
    side = small.get_width()
    out = Surface((width, height), pygame.SRCALPHA)
    spans = [
        (0, cell, 0, cell),
        (cell, side - 2 * cell, cell, width - 2 * cell),
        (side - cell, cell, width - cell, cell),
    ]
    downs = [
        (0, cell, 0, cell),
        (cell, side - 2 * cell, cell, height - 2 * cell),
        (side - cell, cell, height - cell, cell),
    ]
    for sx, sw, dx, dw in spans:
        for sy, sh, dy, dh in downs:
            if dw > 0 and dh > 0:
                piece = small.subsurface((sx, sy, sw, sh))
                out.blit(pygame.transform.scale(piece, (dw, dh)), (dx, dy))
    return out


def gradient(width: int, height: int, top: Color, bottom: Color) -> Surface:
    """Return a vertical gradient from one colour to another."""
    key = ("gradient", width, height, top, bottom)

    def paint() -> Surface:
        column = Surface((1, max(2, height)), pygame.SRCALPHA)
        for y in range(column.get_height()):
            share = y / (column.get_height() - 1)
            first = top[3] if len(top) == 4 else 255
            last = bottom[3] if len(bottom) == 4 else 255
            column.set_at((0, y), (*theme.mix(top, bottom, share), round(first + (last - first) * share)))
        return pygame.transform.scale(column, (max(1, width), max(1, height)))

    return SHAPES.picture(key, paint)


def grain(side: int, speck: int) -> Surface:
    """Return a tile of paper grain; `speck` is the size of a fibre in device px."""

    def paint() -> Surface:
        chance = random.Random(7)
        tile = Surface((side, side), pygame.SRCALPHA)
        for y in range(0, side, speck):
            for x in range(0, side, speck):
                fall = chance.random()
                if fall < 0.10:
                    tile.fill((0, 0, 0, 5), (x, y, speck, speck))
                elif fall > 0.93:
                    tile.fill((255, 255, 255, 34), (x, y, speck, speck))
        return tile

    return SHAPES.picture(("grain", side, speck), paint)


# --- icons ----------------------------------------------------------------------------------------------


def icon(name: str, side: int, color: Color) -> Surface:
    """Return an icon at an exact size in device px; a missing one is drawn as a ring and logged once."""
    key = ("icon", name, side, color)
    return SHAPES.picture(key, lambda: _icon(name, side, color))


def _icon(name: str, side: int, color: Color) -> Surface:
    source = icon_source(name)
    if not source:
        return hoop(side * 0.4, max(1.5, side / 10), color)
    red, green, blue = color[:3]
    drawing = source.replace("<path ", f'<path fill="#{red:02x}{green:02x}{blue:02x}" ')
    try:
        picture = pygame.image.load_sized_svg(io.BytesIO(drawing.encode()), (side, side)).convert_alpha()
    except pygame.error as error:
        log.warning("the icon %r cannot be drawn (%s); a ring stands for it", name, error)
        return hoop(side * 0.4, max(1.5, side / 10), color)
    return _faded(picture, color)


_sources: dict[str, str] = {}


def icon_source(name: str) -> str:
    """Return the SVG source of an icon, or "" if there is no such file."""
    if name not in _sources:
        path = ASSETS / "icons" / f"{name}.svg"
        try:
            _sources[name] = path.read_text(encoding="utf-8") if path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            log.warning("the icon %r cannot be read: %s", name, error)
            _sources[name] = ""
        if not _sources[name]:
            log.warning("there is no icon %r; a ring stands for it", name)
    return _sources[name]


# --- printed things -------------------------------------------------------------------------------------


def brighter(color: Color, bloom: float) -> Color:
    """Return a colour brightened in proportion to its bloom."""
    red, green, blue = (min(255, round(c * (1 + 0.4 * bloom))) for c in color[:3])
    return red, green, blue
