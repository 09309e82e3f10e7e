"""The canvas that scenes paint on: logical coordinates in, crisp device pixels out, never stretched."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import stamps, theme
from game.client.kit.theme import Color, Point, Type
from game.core.content.loading import read

log = logging.getLogger(__name__)

RectLike = Rect | pygame.Rect | tuple[float, float, float, float]
TEXTS = stamps.Store(24_000_000)
SMALLEST = 0.5
"""The smallest share of its size to which a line of text shrinks."""


@dataclass(frozen=True, slots=True)
class Audited:
    """A text that was drawn: its position and the panel it is in."""

    text: str
    rect: Rect
    panel: str
    panel_rect: Rect | None


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface by role: its family, the available weights, the height of its capitals in em."""

    family: str
    weights: tuple[int, ...]
    cap: float


@cache
def faces() -> dict[str, Face]:
    """Return the faces named in assets/fonts.toml; raises ContentError."""
    written = read(stamps.ASSETS / "fonts.toml")
    return {role: Face(f["family"], tuple(f["weights"]), f["cap"]) for role, f in written.items()}


@cache
def _font_file(role: str, weight: int) -> bytes:
    """Return the content of a face's font file: opening a font by path would keep a file open for every size."""
    face = faces()[role]
    nearest = min(face.weights, key=lambda w: abs(w - weight))
    try:
        return _in_package(face.family, nearest).read_bytes()
    except (OSError, ValueError, LookupError):
        if role == "plex":
            raise
        log.warning("the face %r is not installed; plex stands for it", face.family)
        return _font_file("plex", 700 if role != "reading" else weight)


def _in_package(family: str, weight: int) -> Path:
    """Return the upright font file of a weight in a family's package; raises LookupError if missing.

    `fontpkg` could find it, but it scans every package, which takes longer than drawing the title.
    """
    found = find_spec(f"fontpkg_{family.lower().replace(' ', '_')}")
    folder = Path(found.origin).parent if found is not None and found.origin else None
    files = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))["files"] if folder else ()
    for file in files:
        if folder and (file["style"], file["weight"]) == ("normal", weight):
            return folder / str(file["path"])
    raise LookupError(f"there are no letters of {family!r} in {weight}")


@lru_cache(400)
def font(role: str, weight: int, size: int) -> pygame.font.Font:
    """Return a font; size in device px."""
    pygame.font.init()
    return pygame.font.Font(BytesIO(_font_file(role, weight)), max(4, size))


@lru_cache(20_000)
def _width(text: str, role: str, weight: int, size: int, tracking: float) -> int:
    face = font(role, weight, size)
    return _spaced(face, text, tracking) if tracking else face.size(text)[0]


def _spaced(face: pygame.font.Font, text: str, tracking: float) -> int:
    """Return the width of letter-spaced text. The last letter isn't kerned, so its full width has to fit."""
    return face.size(text[:-1])[0] + face.size(text[-1:])[0] + round(tracking * max(0, len(text) - 1))


def _rendered(text: str, role: str, weight: int, size: int, color: Color, tracking: float) -> Surface:
    key = (text, role, weight, size, color, tracking)
    return TEXTS.picture(key, lambda: _render(text, font(role, weight, size), color, tracking))


def _render(text: str, face: pygame.font.Font, color: Color, tracking: float) -> Surface:
    if not tracking:
        picture = face.render(text, True, color[:3])
    else:
        picture = stamps.blank(_spaced(face, text, tracking), face.get_height(), color)
        for index, letter in enumerate(text):
            before = face.size(text[:index])[0] + round(tracking * index)
            picture.blit(face.render(letter, True, color[:3]), (before, 0))
    if len(color) == 4:
        picture.set_alpha(color[3])
    return picture


def as_rect(rect: RectLike) -> Rect:
    """Return any rectangle as an FRect."""
    return rect if isinstance(rect, Rect) else Rect(rect)


class Canvas:
    """A surface with a scale: `scale` device px per logical px; text is larger by `text_scale`."""

    def __init__(
        self, surface: Surface, scale: float = 1.0, text_scale: float = 1.0, *, origin: Point = (0.0, 0.0),
        reading: bool = False, still: stamps.Store | None = None,
    ) -> None:  # fmt: skip
        self.surface, self.scale, self.text_scale, self.reading = surface, scale, text_scale, reading
        self.origin = origin
        self.still = still or stamps.Store(96_000_000)
        self.audit: list[Audited] | None = None
        self._panels: list[tuple[str, Rect]] = []
        self._whole = surface.get_rect()
        """The painted area in device px: the surface, or the part of it being painted."""

    # --- coordinates ---

    def px(self, rect: RectLike) -> pygame.Rect:
        """Return a logical rectangle in device px, edges rounded so that neighbours touch."""
        r, u = as_rect(rect), self.scale
        left, top = round((r.left - self.origin[0]) * u), round((r.top - self.origin[1]) * u)
        right, bottom = round((r.right - self.origin[0]) * u), round((r.bottom - self.origin[1]) * u)
        return pygame.Rect(left, top, right - left, bottom - top)

    def point(self, x: float, y: float) -> Point:
        """Return a logical point in device px, unrounded."""
        return (x - self.origin[0]) * self.scale, (y - self.origin[1]) * self.scale

    def _thick(self, width: float) -> int:
        return max(1, round(width * self.scale))

    # --- shapes ---

    def rect(
        self, rect: RectLike, color: Color | None = None, *, radius: float = 0, border: Color | None = None,
        border_width: float = 1,
    ) -> None:  # fmt: skip
        """Fill a rectangle, outline it inside its edge, or both."""
        at, corner = self.px(rect), round(radius * self.scale)
        if at.w <= 0 or at.h <= 0:
            return
        if color is not None:
            self._fill(at, corner, color)
        if border is not None:
            self._outline(at, corner, self._thick(border_width), border)

    def _outline(self, at: pygame.Rect, corner: int, line: int, color: Color) -> None:
        """Outline a rectangle. Of a large one only the edges are blitted, because the middle is empty."""
        picture, edge = stamps.frame(at.w, at.h, corner, line, color), max(corner, line)
        if 4 * edge > min(at.size):
            self.surface.blit(picture, at)
            return
        high = at.h - 2 * edge
        edges = (
            (0, 0, at.w, edge),
            (0, at.h - edge, at.w, edge),
            (0, edge, edge, high),
            (at.w - edge, edge, edge, high),
        )
        for part in edges:
            self.surface.blit(picture, (at.x + part[0], at.y + part[1]), part)

    def _fill(self, at: pygame.Rect, corner: int, color: Color) -> None:
        if corner or (len(color) == 4 and color[3] < 255):
            self.surface.blit(stamps.rounded(at.w, at.h, corner, color), at)
        else:
            self.surface.fill(color, at)

    def line(self, x1: float, y1: float, x2: float, y2: float, color: Color, width: float = 1) -> None:
        """Draw a line; horizontal and vertical ones are sharp, others antialiased."""
        if x1 == x2 or y1 == y2:
            self._ruler(x1, y1, x2, y2, color, width)
        else:
            self.polyline([(x1, y1), (x2, y2)], color, width)

    def _ruler(self, x1: float, y1: float, x2: float, y2: float, color: Color, width: float) -> None:
        thick = self._thick(width)
        (ax, ay), (bx, by) = self.point(min(x1, x2), min(y1, y2)), self.point(max(x1, x2), max(y1, y2))
        if y1 == y2:
            at = pygame.Rect(round(ax), round(ay - thick / 2 + 0.01), round(bx) - round(ax), thick)
        else:
            at = pygame.Rect(round(ax - thick / 2 + 0.01), round(ay), thick, round(by) - round(ay))
        self._fill(at, 0, color)

    def polyline(self, points: Sequence[Point], color: Color, width: float = 1, closed: bool = False) -> None:
        """Draw an antialiased line through points, with round joints."""
        picture, left, top = stamps.strip([self.point(*p) for p in points], width * self.scale, color, closed)
        self.surface.blit(picture, (left, top))

    def polygon(self, points: Sequence[Point], color: Color) -> None:
        """Fill an antialiased polygon."""
        picture, left, top = stamps.polygon([self.point(*p) for p in points], color)
        self.surface.blit(picture, (left, top))

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        color: Color | None,
        *,
        border: Color | None = None,
        border_width: float = 1,
    ) -> None:
        """Fill a disc around a centre, with an outline inside its edge if wanted."""
        if color is not None:
            stamps.blit_dot(self.surface, stamps.disc(r * self.scale, color), *self.point(x, y))
        if border is not None:
            self.ring(x, y, r, border, border_width)

    def ring(self, x: float, y: float, r: float, color: Color, width: float = 1) -> None:
        """Draw a circle line whose outer edge is at `r`."""
        thick = max(1.0, width * self.scale)
        stamps.blit_dot(self.surface, stamps.hoop(r * self.scale, thick, color), *self.point(x, y))

    def dot(self, shape: str, x: float, y: float, radius: float, color: Color, bloom: float = 0.0) -> None:
        """Put a dot of a faction's shape around a centre."""
        stamps.blit_dot(self.surface, stamps.stamp(shape, radius * self.scale, color, bloom), *self.point(x, y))

    def dots(self, shape: str, spots: Iterable[Point], radius: float, color: Color, bloom: float = 0.0) -> None:
        """Put many dots of one kind, each around its centre."""
        stamp = stamps.stamp(shape, radius * self.scale, color, bloom)
        wide, high = stamp.get_size()
        (left, top), u = self.origin, self.scale
        self.surface.fblits(
            [(stamp, (round((x - left) * u - wide / 2), round((y - top) * u - high / 2))) for x, y in spots]
        )

    def icon(self, name: str, x: float, y: float, size: float, color: Color) -> None:
        """Put an icon around a centre; `size` is its side."""
        picture = stamps.icon(name, max(4, round(size * self.scale)), color)
        stamps.blit_dot(self.surface, picture, *self.point(x, y))

    def gradient(self, rect: RectLike, top: Color, bottom: Color) -> None:
        """Fill a rectangle with a vertical colour gradient."""
        at = self.px(rect)
        self.surface.blit(stamps.gradient(at.w, at.h, top, bottom), at)

    def shadow(
        self, rect: RectLike, *, radius: float = 5, blur: float = 8, alpha: int = 180, dy: float = 3
    ) -> None:
        """Cast a shadow around and below a sheet."""
        self._soft(rect, radius, blur, dy, lambda w, h, r, b: stamps.shadow(w, h, r, b, alpha))

    def glow(self, rect: RectLike, color: Color, *, radius: float = 8, blur: float = 6, alpha: int = 150) -> None:
        """Light up the surroundings of a rectangle."""
        light = (*color[:3], alpha)
        self._soft(rect, radius, blur, 0, lambda w, h, r, b: stamps.halo(w, h, r, b, light))

    def _soft(
        self, rect: RectLike, radius: float, blur: float, dy: float, make: Callable[[int, int, int, int], Surface]
    ) -> None:
        at, u = self.px(rect), self.scale
        spread = max(1, round(blur * u / 2))
        picture = make(at.w, at.h, round(radius * u), spread)
        self.surface.blit(picture, (at.x - 2 * spread, at.y - 2 * spread + round(dy * u)))

    def grain(self, rect: RectLike, *, strength: int = 1) -> None:
        """Lay paper grain over a rectangle."""
        at, speck = self.px(rect), self._thick(2)
        tile = stamps.grain(64 * speck, speck)
        with self._device_clip(at.inflate(-2, -2)):
            for y in range(at.top, at.bottom, tile.get_height()):
                for x in range(at.left, at.right, tile.get_width()):
                    for _ in range(strength):
                        self.surface.blit(tile, (x, y))

    def halftone(
        self,
        rect: RectLike,
        color: Color,
        *,
        pitch: float = 5,
        low: float = 0.2,
        high: float = 2.6,
        toward: str = "down",
    ) -> None:
        """Fill a rectangle with printed dots that grow from `low` to `high` logical px toward one side."""
        area = as_rect(rect)
        with self.clip(area):
            row, y = 0, area.top + pitch / 2
            while y < area.bottom + pitch:
                x = area.left + (pitch / 2 if row % 2 else 0)
                while x < area.right + pitch:
                    share = _along(area, x, y, toward)
                    self.dot("disc", x, y, low + (high - low) * share, color)
                    x += pitch
                y, row = y + pitch / 2, row + 1

    # --- text ---

    def _face(self, face: str, weight: int) -> tuple[str, int]:
        return ("reading", 700 if weight >= 600 else 400) if self.reading and face == "plex" else (face, weight)

    def text_px(self, size: float, scaled: bool = True) -> int:
        """Return the device size of type whose logical size is `size`."""
        return max(5, round(size * self.scale * (self.text_scale if scaled else 1.0)))

    def line_height(self, role: Type = theme.BODY, scaled: bool = True) -> float:
        """Return the height of a line of text in logical px."""
        return round(self.text_px(role.size, scaled) * role.leading) / self.scale

    def text(
        self, x: float, y: float, text: str, role: Type = theme.BODY, *, color: Color = theme.TEXT,
        align: str = "left", valign: str = "top", width: float | None = None, max_lines: int | None = None,
        fit: bool = False, shrink: bool = False, scaled: bool = True,
    ) -> Rect:  # fmt: skip
        """Write text in a role and return the logical rectangle it covers.

        `valign="middle"` centres the capitals of the first line on y. With `width` the text is wrapped; with `fit`
        words beyond `width` and `max_lines` (default 1) are dropped and an ellipsis ends the text; with `shrink` a
        line is first set smaller, down to half its size.
        """
        if shrink and width is not None:
            role, fit = self.shrunk(text, role, width, role.size * SMALLEST, scaled=scaled), True
        face, heavy = self._face(role.face, role.weight)
        px, gap = self.text_px(role.size, scaled), role.tracking * self.scale
        lines = self._lines(text, face, heavy, px, gap, width, max_lines, fit)
        return self._write(lines, x, y, face, heavy, px, gap, color, align, valign, role.leading)

    def centred(
        self, rect: Rect, text: str, role: Type = theme.BODY, *, color: Color = theme.TEXT, max_lines: int = 1,
        shrink: bool = False, scaled: bool = True,
    ) -> Rect:  # fmt: skip
        """Write text centred in a box, no wider than the box."""
        return self.text(
            *rect.center, text, role, color=color, align="center", valign="middle", width=rect.w,
            max_lines=max_lines, fit=True, shrink=shrink, scaled=scaled,
        )  # fmt: skip

    @property
    def growth(self) -> float:
        """Growth of things beside text: the text scale, but at least 1."""
        return max(1.0, self.text_scale)

    def shrunk(
        self, text: str, role: Type, width: float, least: float = 5, *, high: float | None = None,
        scaled: bool = True,
    ) -> Type:  # fmt: skip
        """Return the role at the largest size, down to `least` px, at which `text` fits `width`.

        With `high` the text may be wrapped, as long as its lines are no higher than that.
        """
        while role.size > least and not self._fits(text, role, width, high, scaled):
            role = role.at(max(least, role.size - 0.5))
        return role

    def fitted(
        self, text: str, roles: Sequence[Type], width: float, *, high: float | None = None, scaled: bool = True
    ) -> Type:
        """Return the first of the roles in which `text` fits, on one line or within `high`; else the last."""
        return next((role for role in roles if self._fits(text, role, width, high, scaled)), roles[-1])

    def _fits(self, text: str, role: Type, width: float, high: float | None, scaled: bool) -> bool:
        if high is None:
            return self.measure(text, role, scaled=scaled)[0] <= width
        wide, tall = self.measure(text, role, width=width, scaled=scaled)
        return wide <= width and tall <= high

    def _write(
        self, lines: Sequence[str], x: float, y: float, role: str, weight: int, px: int, gap: float, color: Color,
        align: str, valign: str, leading: float,
    ) -> Rect:  # fmt: skip
        step, face = round(px * leading), font(role, weight, px)
        left, top = self.point(x, y)
        top += _rise(valign, face, px, step, len(lines), faces()[role].cap)
        covered: list[pygame.Rect] = []
        for index, line in enumerate(lines):
            wide = _width(line, role, weight, px, gap)
            at = pygame.Rect(round(left - _SHARE[align] * wide), round(top) + index * step, wide, step)
            if line:
                picture = _rendered(line, role, weight, px, color, gap)
                self.surface.blit(picture, (at.x, at.y + (step - face.get_height()) // 2))
            covered.append(at)
        return self._note(" ".join(lines), covered, px)

    def _note(self, text: str, covered: Sequence[pygame.Rect], px: int) -> Rect:
        at = covered[0].unionall(covered[1:]) if covered else pygame.Rect(0, 0, 0, 0)
        u = self.scale
        rect = Rect(at.x / u + self.origin[0], at.y / u + self.origin[1], at.w / u, at.h / u)
        clip = self.surface.get_clip()
        scrolled_off = at.top < clip.top - 1 or at.bottom > clip.bottom + 1
        if self.audit is not None and text and not (scrolled_off and clip != self._whole):
            name, panel = self._panels[-1] if self._panels else ("", None)
            slim = rect.inflate(0, -min(rect.h * 0.3, px * 0.4 / u))  # leading is empty space
            self.audit.append(Audited(text, slim, name, panel))
        return rect

    def _lines(
        self,
        text: str,
        role: str,
        weight: int,
        px: int,
        gap: float,
        width: float | None,
        most: int | None,
        fit: bool,
    ) -> list[str]:
        if width is None:
            return text.split("\n")
        room = max(1, round(width * self.scale))
        lines = _wrapped(text, role, weight, px, gap, room)
        if not fit:
            return list(lines)
        return list(_fitted(lines, role, weight, px, gap, room, most or 1))

    def measure(
        self, text: str, role: Type = theme.BODY, *, width: float | None = None, scaled: bool = True
    ) -> tuple[float, float]:
        """Return the logical width and height of `text`."""
        face, heavy = self._face(role.face, role.weight)
        px, gap = self.text_px(role.size, scaled), role.tracking * self.scale
        lines = self._lines(text, face, heavy, px, gap, width, None, False)
        wide = max((_width(line, face, heavy, px, gap) for line in lines), default=0)
        return wide / self.scale, len(lines) * round(px * role.leading) / self.scale

    def rich(
        self, x: float, y: float, text: str, role: Type = theme.NOTE, *, width: float | None = None,
        color: Color = theme.TEXT, strong: Color | None = None,
    ) -> Rect:  # fmt: skip
        """Write text whose *starred* words are SemiBold and in the colour `strong`."""
        weight, leading = role.weight, role.leading
        px = self.text_px(role.size)
        step, left = round(px * leading), round(self.point(x, y)[0])
        top = round(self.point(x, y)[1])
        room = round(width * self.scale) if width is not None else 1 << 30
        covered: list[pygame.Rect] = []
        for row, words in enumerate(self._rich_rows(text, weight, px, room)):
            pen = left
            for word, heavy in words:
                face, w = self._face("plex", 600 if heavy else weight)
                paint = strong or color if heavy else color
                picture = _rendered(word, face, w, px, paint, 0)
                self.surface.blit(picture, (pen, top + row * step + (step - picture.get_height()) // 2))
                covered.append(pygame.Rect(pen, top + row * step, _width(word.rstrip(), face, w, px, 0), step))
                pen += _width(word, face, w, px, 0)
        return self._note(text.replace("*", ""), covered, px)

    def rich_height(self, text: str, width: float, role: Type = theme.NOTE) -> float:
        """Return the height of starred text wrapped to a width."""
        return self.rich_rows(text, width, role) * self.line_height(role)

    def rich_rows(self, text: str, width: float, role: Type = theme.NOTE) -> int:
        """Return the number of lines that `rich` would need."""
        return len(self._rich_rows(text, role.weight, self.text_px(role.size), round(width * self.scale)))

    def _rich_rows(self, text: str, weight: int, px: int, room: int) -> list[list[tuple[str, bool]]]:
        rows: list[list[tuple[str, bool]]] = [[]]
        used = 0
        for index, part in enumerate(text.split("*")):
            heavy = bool(index % 2)
            role, w = self._face("plex", 600 if heavy else weight)
            for word in part.replace(" ", " \0").split("\0"):
                wide = _width(word.rstrip(), role, w, px, 0)
                if rows[-1] and used + wide > room:
                    rows.append([])
                    used = 0
                if word:
                    rows[-1].append((word, heavy))
                    used += _width(word, role, w, px, 0)
        return rows

    # --- pictures ---

    def baked(
        self, key: Hashable, rect: RectLike, painter: Callable[[Canvas], None], *, opaque: bool = False
    ) -> None:
        """Blit a static picture of `rect`; `painter` paints it once, in the same coordinates.

        An `opaque` picture covers all of `rect` and is ten times faster to blit.
        """
        at, area = self.px(rect), as_rect(rect)
        whole = (key, at.size, self.scale, self.text_scale, self.reading, area.topleft)
        self.surface.blit(self.still.picture(whole, lambda: self._bake(area, at.size, painter, opaque)), at)

    def picture(self, key: Hashable, w: float, h: float, painter: Callable[[Canvas], None]) -> Surface:
        """Return an off-screen picture of w x h logical px, painted once with its origin at 0, 0."""
        area = Rect(0, 0, w, h)
        size = (round(w * self.scale), round(h * self.scale))
        whole = ("picture", key, size, self.scale, self.text_scale, self.reading)
        return self.still.picture(whole, lambda: self._bake(area, size, painter))

    def _bake(
        self, area: Rect, size: tuple[int, int], painter: Callable[[Canvas], None], opaque: bool = False
    ) -> Surface:
        surface = Surface(size) if opaque else Surface(size, pygame.SRCALPHA)
        inner = Canvas(
            surface, self.scale, self.text_scale, origin=area.topleft, reading=self.reading, still=self.still
        )
        painter(inner)
        return surface

    def blit(self, surface: Surface, x: float, y: float, alpha: int = 255) -> None:
        """Blit a picture with its top left corner at a logical point."""
        left, top = self.point(x, y)
        self._lay(surface, round(left), round(top), alpha)

    def fly(
        self, surface: Surface, x: float, y: float, *, angle: float = 0, scale: float = 1, squeeze: float = 1,
        alpha: int = 255,
    ) -> None:  # fmt: skip
        """Blit a picture with its centre at a logical point, rotated (degrees) and scaled.

        `squeeze` is the visible share of its width while it turns over, 0 to 1.
        """
        if squeeze < 1:
            wide, high = surface.get_width() * scale * squeeze, surface.get_height() * scale
            surface, scale = pygame.transform.scale(surface, (max(1, round(wide)), max(1, round(high)))), 1
        if angle or scale != 1:
            surface = pygame.transform.rotozoom(surface, angle, scale)
        left, top = self.point(x, y)
        self._lay(surface, round(left - surface.get_width() / 2), round(top - surface.get_height() / 2), alpha)

    def _lay(self, surface: Surface, left: int, top: int, alpha: int) -> None:
        if alpha < 255:
            surface.set_alpha(max(0, alpha))
            self.surface.blit(surface, (left, top))
            surface.set_alpha(None if not surface.get_flags() & pygame.SRCALPHA else 255)
        else:
            self.surface.blit(surface, (left, top))

    # --- scopes ---

    @contextmanager
    def clip(self, rect: RectLike) -> Iterator[None]:
        """Paint nothing outside a rectangle."""
        with self._device_clip(self.px(rect)):
            yield

    @contextmanager
    def fading(self, rect: RectLike) -> Iterator[None]:
        """Fade what is painted into a rectangle downwards into the previous content."""
        at = self.px(rect).clip(self.surface.get_clip())
        before = self.surface.subsurface(at).copy() if at.w and at.h else None
        yield
        if before is not None:
            veil = Surface(at.size, pygame.SRCALPHA)
            veil.blit(before, (0, 0))
            more = stamps.gradient(at.w, at.h, (*theme.WHITE, 0), theme.WHITE)
            veil.blit(more, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            self.surface.blit(veil, at)

    @contextmanager
    def _device_clip(self, at: pygame.Rect) -> Iterator[None]:
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(at))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def part(self, rect: RectLike, name: str) -> Iterator[None]:
        """Paint one part of the frame, which must contain all of its text."""
        before = self._whole
        self._whole = self.px(rect).clip(before)
        try:
            with self.clip(rect), self.panel(rect, name):
                yield
        finally:
            self._whole = before

    @contextmanager
    def panel(self, rect: RectLike, name: str) -> Iterator[None]:
        """Mark text written inside as belonging to a panel, for the audit."""
        self._panels.append((name, as_rect(rect)))
        try:
            yield
        finally:
            self._panels.pop()


_SHARE = {"left": 0.0, "center": 0.5, "right": 1.0}


def _rise(valign: str, face: pygame.font.Font, px: int, step: int, lines: int, cap: float) -> float:
    """Return the offset of the first line's top from the anchor, in device px; positive is down."""
    baseline = (step - face.get_height()) // 2 + face.get_ascent()
    match valign:
        case "middle":
            return round(cap * px / 2) - baseline - (lines - 1) * step / 2
        case "baseline":
            return -baseline
        case "bottom":
            return -step * lines
        case _:
            return 0


def _along(area: Rect, x: float, y: float, toward: str) -> float:
    down = (y - area.top) / max(1.0, area.h)
    right = (x - area.left) / max(1.0, area.w)
    share: dict[str, Any] = {"down": down, "up": 1 - down, "right": right, "left": 1 - right}
    return float(min(1.0, max(0.0, share[toward])))


@lru_cache(4_000)
def _wrapped(text: str, role: str, weight: int, px: int, gap: float, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and _width(longer, role, weight, px, gap) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(4_000)
def _fitted(
    lines: tuple[str, ...], role: str, weight: int, px: int, gap: float, room: int, most: int
) -> tuple[str, ...]:
    kept = list(lines[:most])
    if len(lines) > most:
        kept[-1] = kept[-1] + " " + lines[most]
    if not kept or (len(lines) <= most and _width(kept[-1], role, weight, px, gap) <= room):
        return tuple(kept)
    words = kept[-1].split(" ")
    while len(words) > 1 and _width(" ".join(words) + "…", role, weight, px, gap) > room:
        words.pop()
    last = " ".join(words)
    while len(last) > 1 and _width(last + "…", role, weight, px, gap) > room:
        last = last[:-1]
    kept[-1] = last.rstrip(" ,.") + "…"
    return tuple(kept)
