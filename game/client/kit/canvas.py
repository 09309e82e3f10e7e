"""The canvas that scenes paint on: logical coordinates in, crisp device pixels out, never stretched."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import stamps, theme
from game.client.kit.letters import Letters, faces
from game.client.kit.letters import width as width_of
from game.client.kit.theme import Color, Point, Type

RectLike = Rect | pygame.Rect | tuple[float, float, float, float]
SMALLEST = 0.5
"""The smallest share of its size that a line of text may shrink to."""


@dataclass(frozen=True, slots=True)
class Audited:
    """A text that was drawn, with its position and its panel."""

    text: str
    rect: Rect
    panel: str
    panel_rect: Rect | None
    px: float
    """The type size, in logical px."""


def as_rect(rect: RectLike) -> Rect:
    """Return a rectangle of any kind as an FRect."""
    return rect if isinstance(rect, Rect) else Rect(rect)


class Canvas:
    """A surface with a scale of `scale` device px per logical px; text is also scaled by `text_scale`."""

    def __init__(
        self,
        surface: Surface,
        scale: float = 1.0,
        text_scale: float = 1.0,
        *,
        origin: Point = (0.0, 0.0),
        reading: bool = False,
        still: stamps.PictureCache | None = None,
    ) -> None:
        self.surface, self.scale, self.text_scale, self.reading = surface, scale, text_scale, reading
        self.origin = origin
        self.still = still or stamps.PictureCache(96_000_000)
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

    def thick(self, width: float) -> int:
        """Return a line's thickness in device px, at least 1."""
        return max(1, round(width * self.scale))

    # --- shapes ---

    def rect(
        self,
        rect: RectLike,
        color: Color | None = None,
        *,
        radius: float = 0,
        border: Color | None = None,
        border_width: float = 1,
    ) -> None:
        """Fill a rectangle, outline it inside its edge, or both."""
        at, corner = self.px(rect), round(radius * self.scale)
        if at.w <= 0 or at.h <= 0:
            return
        if color is not None:
            _fill(self.surface, at, corner, color)
        if border is not None:
            stamps.frame(corner, self.thick(border_width), border).blit(self.surface, at)

    def line(self, x1: float, y1: float, x2: float, y2: float, color: Color, width: float = 1) -> None:
        """Draw a line; horizontal and vertical ones are sharp, others antialiased."""
        if x1 == x2 or y1 == y2:
            _ruler(self, x1, y1, x2, y2, color, width)
        else:
            self.polyline([(x1, y1), (x2, y2)], color, width)

    def polyline(self, points: Sequence[Point], color: Color, width: float = 1) -> None:
        """Draw an antialiased line through points, with round joints."""
        stamps.strip(self.surface, tuple(self.point(*p) for p in points), width * self.scale, color)

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
        """Fill a disc around a centre, draw an outline inside its edge, or both."""
        if color is not None:
            stamps.blit_dot(self.surface, stamps.disc(r * self.scale, color), *self.point(x, y))
        if border is not None:
            self.ring(x, y, r, border, border_width)

    def ring(self, x: float, y: float, r: float, color: Color, width: float = 1) -> None:
        """Draw a circle whose outer edge is at `r`."""
        thick = max(1.0, width * self.scale)
        stamps.blit_dot(self.surface, stamps.hoop(r * self.scale, thick, color), *self.point(x, y))

    def dot(self, shape: str, x: float, y: float, radius: float, color: Color, bloom: float = 0.0) -> None:
        """Put a dot of a faction's shape around a centre."""
        stamps.blit_dot(self.surface, stamps.stamp(shape, radius * self.scale, color, bloom), *self.point(x, y))

    def icon(self, name: str, x: float, y: float, size: float, color: Color) -> None:
        """Put an icon around a centre; `size` is its side."""
        picture = stamps.icon(name, max(4, round(size * self.scale)), color)
        stamps.blit_dot(self.surface, picture, *self.point(x, y))

    def gradient(self, rect: RectLike, top: Color, bottom: Color) -> None:
        """Fill a rectangle with a vertical colour gradient."""
        at = self.px(rect)
        band = stamps.gradient(min(at.w, stamps.BAND), at.h, top, bottom)
        for left in range(at.left, at.right, stamps.BAND):
            self.surface.blit(band, (left, at.top), (0, 0, at.right - left, at.h))

    def shadow(self, rect: RectLike, *, radius: float = 5, blur: float = 8, alpha: int = 180) -> None:
        """Cast a shadow around and below a sheet."""
        self.soft(rect, radius, blur, 3, lambda r, b: stamps.shadow(r, b, alpha))

    def soft(
        self, rect: RectLike, radius: float, blur: float, dy: float, make: Callable[[int, int], stamps.Patch]
    ) -> None:
        """Blit a soft picture around a rectangle; `make` gets its corner and blur in device px."""
        spread = max(1, round(blur * self.scale / 2))
        at = self.px(rect).move(0, round(dy * self.scale)).inflate(4 * spread, 4 * spread)
        make(round(radius * self.scale), spread).blit(self.surface, at)

    # --- text ---

    def letters(self, role: Type, scaled: bool = True) -> Letters:
        """Return the letters for a role, sized in device px."""
        face, weight = role.face, role.weight
        if self.reading and face == "plex":
            face, weight = "reading", 700 if weight >= 600 else 400
        px = max(5, round(role.size * self.scale * (self.text_scale if scaled else 1.0)))
        return Letters(face, weight, px, role.tracking * self.scale)

    def line_height(self, role: Type = theme.BODY, scaled: bool = True) -> float:
        """Return the height of a line of text in logical px."""
        return round(self.letters(role, scaled).px * role.leading) / self.scale

    def text(
        self,
        x: float,
        y: float,
        text: str,
        role: Type = theme.BODY,
        *,
        color: Color = theme.TEXT,
        align: str = "left",
        valign: str = "top",
        width: float | None = None,
        max_lines: int | None = None,
        fit: bool = False,
        shrink: bool = False,
        scaled: bool = True,
    ) -> Rect:
        """Write text in a role and return the logical rectangle it covers.

        `valign="middle"` centres the capitals of the first line on y. With `width` the text is wrapped. With
        `fit`, words beyond `width` and `max_lines` (default 1) are dropped and the text ends in an ellipsis. With
        `shrink`, a line is first set smaller, down to half its size.
        """
        if shrink and width is not None:
            role, fit = self.shrunk(text, role, width, role.size * SMALLEST, scaled=scaled), True
        letters = self.letters(role, scaled)
        room = None if width is None else width * self.scale
        lines = letters.lines(text, room, (max_lines or 1) if fit else None)
        step = round(letters.px * role.leading)
        left, top = self.point(x, y)
        top += _rise(valign, letters, step, len(lines))
        down = (step - letters.font.get_height()) // 2
        covered: list[pygame.Rect] = []
        for index, line in enumerate(lines):
            wide = width_of(line, letters)
            at = pygame.Rect(round(left - _SHARE[align] * wide), round(top) + index * step, wide, step)
            if line:
                self.ink(letters, line, color, at.x, at.y + down)
            covered.append(at)
        return self.note(" ".join(lines), covered, letters.px)

    def ink(self, letters: Letters, text: str, color: Color, left: float, top: float) -> None:
        """Blit a line of letters with its top left corner at a point in device px."""
        self.surface.blit(letters.painted(text, color), (left, top))

    def centred(
        self,
        rect: Rect,
        text: str,
        role: Type = theme.BODY,
        *,
        color: Color = theme.TEXT,
        max_lines: int = 1,
        shrink: bool = False,
        scaled: bool = True,
    ) -> Rect:
        """Write text centred in a box, no wider than the box."""
        return self.text(
            *rect.center,
            text,
            role,
            color=color,
            align="center",
            valign="middle",
            width=rect.w,
            max_lines=max_lines,
            fit=True,
            shrink=shrink,
            scaled=scaled,
        )

    @property
    def growth(self) -> float:
        """The factor by which things beside text grow: the text scale, but at least 1."""
        return max(1.0, self.text_scale)

    def shrunk(
        self,
        text: str,
        role: Type,
        width: float,
        least: float = 5,
        *,
        high: float | None = None,
        scaled: bool = True,
    ) -> Type:
        """Return the role at the largest size, down to `least` px, at which `text` fits `width`.

        With `high`, the text may wrap as long as its lines are no higher than that.
        """
        while role.size > least and not _fits(self, text, role, width, high, scaled):
            role = role.at(max(least, role.size - 0.5))
        return role

    def note(self, text: str, covered: Sequence[pygame.Rect], px: int) -> Rect:
        """Record for the audit what was written and the device px it covers; return the logical rectangle."""
        at = covered[0].unionall(covered[1:]) if covered else pygame.Rect(0, 0, 0, 0)
        u = self.scale
        rect = Rect(at.x / u + self.origin[0], at.y / u + self.origin[1], at.w / u, at.h / u)
        clip = self.surface.get_clip()
        scrolled_off = at.top < clip.top - 1 or at.bottom > clip.bottom + 1
        if self.audit is not None and text and not (scrolled_off and clip != self._whole):
            name, panel = self._panels[-1] if self._panels else ("", None)
            slim = rect.inflate(0, -min(rect.h * 0.3, px * 0.4 / u))  # leading is air, not ink
            self.audit.append(Audited(text, slim, name, panel, px / u))
        return rect

    def measure(
        self, text: str, role: Type = theme.BODY, *, width: float | None = None, scaled: bool = True
    ) -> tuple[float, float]:
        """Return the logical width and height of `text`."""
        letters = self.letters(role, scaled)
        lines = letters.lines(text, None if width is None else width * self.scale)
        wide = max((width_of(line, letters) for line in lines), default=0)
        return wide / self.scale, len(lines) * round(letters.px * role.leading) / self.scale

    # --- pictures ---

    def baked(
        self, key: Hashable, rect: RectLike, painter: Callable[["Canvas"], None], *, opaque: bool = False
    ) -> None:
        """Blit a static picture of `rect`; `painter` paints it once, in the same coordinates.

        An `opaque` picture covers all of `rect` and is ten times faster to blit.
        """
        at, area = self.px(rect), as_rect(rect)
        whole = (key, at.size, self.scale, self.text_scale, self.reading, area.topleft)
        self.surface.blit(self.still.picture(whole, lambda: _bake(self, area, at.size, painter, opaque)), at)

    def picture(self, key: Hashable, w: float, h: float, painter: Callable[["Canvas"], None]) -> Surface:
        """Return an off-screen picture of w x h logical px, painted once with its origin at 0, 0."""
        area = Rect(0, 0, w, h)
        size = (round(w * self.scale), round(h * self.scale))
        whole = ("picture", key, size, self.scale, self.text_scale, self.reading)
        return self.still.picture(whole, lambda: _bake(self, area, size, painter))

    def blit(self, surface: Surface, x: float, y: float, alpha: int = 255) -> None:
        """Blit a picture with its top left corner at a logical point."""
        left, top = self.point(x, y)
        lay(self.surface, surface, round(left), round(top), alpha)

    # --- scopes ---

    @contextmanager
    def clip(self, rect: RectLike) -> Iterator[None]:
        """Restrict painting to a rectangle."""
        with clipped(self.surface, self.px(rect)):
            yield

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


def _rise(valign: str, letters: Letters, step: int, lines: int) -> float:
    """Return the offset of the first line's top from the anchor, in device px; positive is down."""
    face = letters.font
    baseline = (step - face.get_height()) // 2 + face.get_ascent()
    match valign:
        case "middle":
            return round(faces()[letters.face].cap * letters.px / 2) - baseline - (lines - 1) * step / 2
        case "baseline":
            return -baseline
        case "bottom":
            return -step * lines
        case _:
            return 0


def _fill(on: Surface, at: pygame.Rect, corner: int, color: Color) -> None:
    if corner or (len(color) == 4 and color[3] < 255):
        stamps.rounded(corner, color).blit(on, at)
    else:
        on.fill(color, at)


def lay(on: Surface, surface: Surface, left: int, top: int, alpha: int) -> None:
    """Blit a picture at a point in device px with an opacity of `alpha`."""
    if alpha < 255:
        surface.set_alpha(max(0, alpha))
        on.blit(surface, (left, top))
        surface.set_alpha(None if not surface.get_flags() & pygame.SRCALPHA else 255)
    else:
        on.blit(surface, (left, top))


def _fits(canvas: Canvas, text: str, role: Type, width: float, high: float | None, scaled: bool) -> bool:
    if high is None:
        return canvas.measure(text, role, scaled=scaled)[0] <= width
    wide, tall = canvas.measure(text, role, width=width, scaled=scaled)
    return wide <= width and tall <= high


def _ruler(canvas: Canvas, x1: float, y1: float, x2: float, y2: float, color: Color, width: float) -> None:
    thick = canvas.thick(width)
    (ax, ay), (bx, by) = canvas.point(min(x1, x2), min(y1, y2)), canvas.point(max(x1, x2), max(y1, y2))
    if y1 == y2:
        at = pygame.Rect(round(ax), round(ay - thick / 2 + 0.01), round(bx) - round(ax), thick)
    else:
        at = pygame.Rect(round(ax - thick / 2 + 0.01), round(ay), thick, round(by) - round(ay))
    _fill(canvas.surface, at, 0, color)


def _bake(
    canvas: Canvas, area: Rect, size: tuple[int, int], painter: Callable[[Canvas], None], opaque: bool = False
) -> Surface:
    surface = Surface(size) if opaque else Surface(size, pygame.SRCALPHA)
    inner = Canvas(
        surface, canvas.scale, canvas.text_scale, origin=area.topleft, reading=canvas.reading, still=canvas.still
    )
    painter(inner)
    return surface


def fitted(canvas: Canvas, text: str, roles: Sequence[Type], width: float, *, high: float | None = None) -> Type:
    """Return the first role in which `text` fits, on one line or within `high`; else the last."""
    return next((role for role in roles if _fits(canvas, text, role, width, high, scaled=True)), roles[-1])


@contextmanager
def clipped(surface: Surface, at: pygame.Rect) -> Iterator[None]:
    """Restrict painting to a rectangle in device px."""
    before = surface.get_clip()
    surface.set_clip(before.clip(at))
    try:
        yield
    finally:
        surface.set_clip(before)
