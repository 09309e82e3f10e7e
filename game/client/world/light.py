"""Paints a dot map: region states, bloom, rims, and waves that spread through a region when its owner changes."""

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import pygame
from pygame import Rect, Surface

from game.client.kit import stamps, theme
from game.client.kit.theme import ease
from game.client.world.dots import Bounds, DotMap, Point, RegionDots, lit_by, row_starts
from game.client.world.shares import LandPart, allotted, from_border, nearest_few

Tone = tuple[int, int, int]
Phase = tuple[int, int]  # quarters of a pixel between a dot's centre and the pixel grid

FLIP = 120.0  # ms that one dot takes to turn
SEEN = 50.0  # ms of a wave that are painted, whatever that costs
FRONT = 60.0  # ms at the start of this during which it is white
SHRUNK = 0.4  # the share of its radius at the midpoint of the turn
SPREAD = 1.2  # px by which a dot's light is larger than the dot
BLUR = 6.0  # px
COARSE = 4  # device px per px of the picture's blurred light
GRATICULE = 48  # px
STEPS = 8  # sizes of a turning dot before and after its midpoint
DARK = theme.UNLIT  # unowned land if every region of the map is in play


class Light(NamedTuple):
    """The look of one dot; radius in logical px, bloom relative to its colour."""

    shape: str
    radius: float
    color: Tone
    bloom: float = 0.0


@dataclass(frozen=True, slots=True)
class Off:
    """Land outside this game."""


@dataclass(frozen=True, slots=True)
class InPlay:
    """Unowned land; darker if every region of the map is in play."""

    dark: bool = False


@dataclass(frozen=True, slots=True)
class Owned:
    """Land owned by a faction."""

    faction: str


@dataclass(frozen=True, slots=True)
class Homeland:
    """A power's own country, which isn't a region."""

    faction: str


@dataclass(frozen=True, slots=True)
class SharedOut:
    """Land divided among factions, each with the dots of its part; the rest is free."""

    parts: tuple[LandPart, ...]
    shares: int


@dataclass(frozen=True, slots=True)
class Contested:
    """Land being fought over: the attacker's dots are left of its centre, or right if they come `from_east`."""

    attacker: str
    defender: str
    from_east: bool = False


@dataclass(frozen=True, slots=True)
class Gauge:
    """Land as a gauge: a share of its dots is lit for a faction, row by row from the top or the bottom."""

    faction: str
    share: float
    from_top: bool


State = Off | InPlay | Owned | Homeland | SharedOut | Contested | Gauge


def lights(region: RegionDots, state: State) -> tuple[Light, ...]:
    """Return the look of each dot of a region in a state."""
    count = len(region.dots)
    match state:
        case Off():
            return (_ASLEEP,) * count
        case InPlay(dark):
            return (Light("disc", 2.2, DARK if dark else theme.NEUTRAL),) * count
        case Owned(faction):
            return (_of(faction, 2.55, 0.42),) * count
        case Homeland(faction):
            return (_homeland(faction),) * count
        case SharedOut(parts, shares):
            whose = allotted(region.cells, parts, shares)
            looks = {part.faction: _of(part.faction, 2.5, 0.36) for part in parts}
            return tuple(looks.get(faction, _FREE) for faction in whose)
        case Contested(attacker, defender, from_east):
            left, right = (_of(side, 2.7, 0.55) for side in (attacker, defender)[:: -1 if from_east else 1])
            return tuple(left if x < region.centre[0] else right for x, _ in region.dots)
        case Gauge(faction, share, from_top):
            on, lit = _of(faction, 2.55, 0.42), lit_by(region, share, from_top=from_top)
            return tuple(on if dot in lit else _UNFILLED for dot in range(count))


_ASLEEP = Light("disc", 2.0, theme.SLEEPING)
_UNFILLED = Light("disc", 2.2, theme.UNFILLED)
_FREE = Light("disc", 2.0, theme.FREE)


def _of(faction: str, radius: float, bloom: float) -> Light:
    shade = theme.shade(faction)
    return Light(shade.dot, radius, shade.light, bloom)


def _homeland(faction: str) -> Light:
    shade = theme.shade(faction)
    return Light(shade.dot, 1.85, theme.mix(theme.SEA, shade.light, 0.36))


# --- backgrounds ---------------------------------------------------------------------------------------


def sea(surface: Surface, scale: float = 1.0) -> None:
    """Fill a surface with the sea and its graticule; `scale` is device px per logical px."""
    surface.fill(theme.SEA)
    _graticule(surface, scale, (24, 13), theme.GRATICULE)


def war_room(surface: Surface, scale: float = 1.0) -> None:
    """Fill a surface with the sea of 1955 under two searchlights; its origin is the window's corner."""
    surface.fill(theme.SEA)
    for beam, tone in _BEAMS:
        _add_beam(surface, [(x * scale, y * scale) for x, y in beam], tone)
    _graticule(surface, scale, (24, 13), (6, 9, 13), pygame.BLEND_RGB_ADD)


_BEAMS: tuple[tuple[tuple[Point, ...], Tone], ...] = (
    (((210, 0), (244, 0), (424, 720), (-64, 720)), (10, 14, 17)),
    (((422, 0), (592, 0), (1143, 720), (569, 720)), (16, 17, 20)),
)


def _add_beam(surface: Surface, corners: Sequence[Point], tone: Tone) -> None:
    """Add a soft slanted beam, drawn at an eighth of its size because it has no sharp edges."""
    width, height = surface.get_size()
    light = Surface((width // 8 + 1, height // 8 + 1))
    pygame.draw.polygon(light, tone, [(x / 8, y / 8) for x, y in corners])
    light = pygame.transform.smoothscale(pygame.transform.gaussian_blur(light, 3), (width, height))
    surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _graticule(surface: Surface, scale: float, start: tuple[int, int], tone: Tone, flags: int = 0) -> None:
    width, height = surface.get_size()
    step, line = GRATICULE * scale, max(1, round(scale))
    for number in range(math.ceil(width / step)):
        surface.fill(tone, (round(start[0] * scale + number * step), 0, line, height), flags)
    for number in range(math.ceil(height / step)):
        surface.fill(tone, (0, round(start[1] * scale + number * step), width, line), flags)


# --- stamps --------------------------------------------------------------------------------------------


@lru_cache(4096)
def _stamp(shape: str, radius: float, color: Tone, phase: Phase) -> Surface:
    """Return a dot's stamp with its centre `phase` quarter pixels past the middle; radius in device px."""
    large = stamps.stamp(shape, radius * stamps.FINE, color)
    side = math.ceil(large.get_width() / stamps.FINE / 2) * 2 + 2
    fine = stamps.blank(side * stamps.FINE, side * stamps.FINE, color)
    corner = (fine.get_width() - large.get_width()) // 2
    fine.blit(large, (corner + phase[0], corner + phase[1]))
    return pygame.transform.smoothscale(fine, (side, side))


@lru_cache(1024)
def _halo(radius: float, color: Tone, bloom: float, scale: float) -> Surface:
    """Return one dot's light, to be added; summed over a region it equals blurring the region as a whole."""
    reach = math.ceil((radius + SPREAD + 1.4 * BLUR) * scale)
    light = _glow((radius + SPREAD) * scale, _share(color, bloom), reach)
    return pygame.transform.gaussian_blur(light, max(1, round(BLUR * scale)))


@lru_cache(256)
def _glow(radius: float, color: Tone, reach: int) -> Surface:
    """Return a smooth disc on black, `reach` px from the middle to each edge of the picture."""
    fine = Surface((2 * reach * stamps.FINE, 2 * reach * stamps.FINE))
    pygame.draw.circle(fine, color, (reach * stamps.FINE, reach * stamps.FINE), radius * stamps.FINE)
    return pygame.transform.smoothscale(fine, (2 * reach, 2 * reach))


def _share(color: Tone, share: float) -> Tone:
    return theme.mix((0, 0, 0), color, share)


class Spot(NamedTuple):
    """The position of a dot on the picture: whole device px, and the remaining quarters."""

    x: int
    y: int
    phase: Phase


def _spots(dots: Sequence[Point], scale: float) -> tuple[Spot, ...]:
    quarters = np.rint(np.array(dots).reshape(-1, 2) * scale * 4).astype(int)
    (xs, ys), phases = (quarters // 4).T.tolist(), map(tuple, (quarters % 4).tolist())
    return tuple(map(Spot, xs, ys, phases))


@lru_cache(8)
def spots(dots: DotMap, scale: float) -> Mapping[str, tuple[Spot, ...]]:
    """Return the positions of every region's dots."""
    return {land.id: _spots(land.dots, scale) for land in dots.lands()}


_UNLIT = stamps.PictureCache(64_000_000)


def ground(backdrop: Callable[[Surface, float], None], size: tuple[float, float], scale: float) -> Surface:
    """Return the ground below the dots; it is cached and must not be painted on."""
    fine = math.ceil(size[0] * scale), math.ceil(size[1] * scale)

    def paint() -> Surface:
        ground = Surface(fine)
        backdrop(ground, scale)
        return ground

    return _UNLIT.picture((backdrop, fine, scale), paint)


# --- the lit map ---------------------------------------------------------------------------------------


class _Change(NamedTuple):
    """A region changing from one look to another."""

    land: RegionDots
    before: tuple[Light, ...]
    after: tuple[Light, ...]


STRIPS = 7
"""How many strips a map is prepared in: a move of the window lasts that many frames, plus two."""

_Dot = tuple[Surface, int, int, Surface | None, int, int]
"""A dot's stamp with its corner on the picture, and its glow with its corner on a picture of half the size."""
_NONE: Mapping[str, Collection[int]] = {}


class _Turn(NamedTuple):
    """One dot changing from one look to another, starting at `starts` ms."""

    spot: Spot
    before: Light
    after: Light
    starts: float

    def look(self, elapsed: float) -> Light:
        """Return the look of the dot `elapsed` ms after the wave began."""
        if elapsed <= self.starts:
            return self.before
        if elapsed >= self.starts + FLIP:
            return self.after
        return turned(self.before, self.after, elapsed - self.starts)


@dataclass(slots=True)
class _Wave:
    """Turning dots, over pieces of the picture painted without them.

    Each frame paints one piece: before the wave is first seen, and again once its dots have turned.
    """

    began: float
    turns: Sequence[_Turn]
    without: Mapping[str, Collection[int]]
    """The dots that turn, by land."""
    places: list[Rect]
    """Where dots turn, and where the picture still has to be finished."""
    ends: float
    """The ms after which the last dot has turned."""
    under: list[tuple[Rect, Surface]] = field(default_factory=list)
    last: float = -math.inf
    """When a piece was last finished."""

    def over(self, now: float) -> bool:
        """Return True if the last dot has turned."""
        return (now - self.began) * 1000 >= self.ends


class LitMap:
    """A dot map on its own picture, repainted only where something changed.

    `scale` is device px per logical px; `backdrop` paints what is below the dots. Times are seconds on any
    monotonic clock. Call `show` with every region's state (missing ones are `Off`), `flip` to change some in a
    wave, then `draw`. With `states` the map starts in those states and is painted strip by strip, the rest when it
    is used. For a part of a larger map `whole`, with its corner at `corner` there, waves start from the borders on
    the whole map.
    """

    def __init__(
        self,
        dots: DotMap,
        scale: float = 1.0,
        backdrop: Callable[[Surface, float], None] = sea,
        size: tuple[float, float] | None = None,
        states: Mapping[str, State] | None = None,
        whole: "LitMap | None" = None,
        corner: Point = (0.0, 0.0),
    ) -> None:
        self.dots, self.scale, self.whole, self.corner = dots, scale, whole, corner
        self._spots = spots(dots, scale)
        self.ground = ground(backdrop, size or dots.size, scale)
        self.states: dict[str, State] = {land.id: (states or {}).get(land.id, Off()) for land in dots.lands()}
        self._lights = {land.id: lights(land, self.states[land.id]) for land in dots.lands()}
        self._cut: dict[str, tuple[tuple[Light, ...], list[_Dot]]] = {}
        """Each land's dots as last painted, with their lights at that time."""
        self._wave: _Wave | None = None
        self.changes = 0
        """How many times what is shown has changed."""
        self.baked = 0
        """How many pieces have been painted."""
        self.picture = self.ground
        self._unpainted: list[Rect] = []
        """The strips of the picture still to be painted."""
        if states is not None:  # the picture of a moment, not worth keeping
            self.picture, whole_picture = Surface(self.ground.get_size()), self.ground.get_rect()
            high = math.ceil(whole_picture.h / STRIPS)
            every = (Rect(0, y, whole_picture.w, high) for y in range(0, whole_picture.h, high))
            self._unpainted = [strip.clip(whole_picture) for strip in every]
            return
        self.picture = _UNLIT.picture(
            (dots, scale, backdrop, self.ground.get_size()), lambda: self._piece(self.ground.get_rect())
        ).copy()

    def paint_strip(self) -> bool:
        """Paint the next strip of a map being prepared; return False if there is none."""
        if self._unpainted:
            self._paint(self._unpainted.pop())
            return True
        return False

    def show(self, states: Mapping[str, State]) -> None:
        """Show these states at once; a running wave is finished first."""
        self.finish()
        changed = [land for land in self.dots.lands() if self._note(land, states.get(land.id, Off()))]
        k = self.scale
        if len(changed) > len(self._spots) / 3:
            self._paint(self.picture.get_rect())
        else:
            for land in changed:
                left, top, right, bottom = land.bounds
                self._paint(self._place((left * k, top * k, right * k, bottom * k)))

    def flip(
        self,
        states: Mapping[str, State],
        now: float,
        *,
        ms: float | None = None,
        fade: bool = False,
    ) -> None:
        """Change some regions to new states in a wave that begins now.

        The wave spreads from the border of those that gain dots, else from the centre; a gauge changes row by row
        over `ms`. With `fade` all dots turn together, for reduced motion.
        """
        self.finish()
        turns, places = list[_Turn](), list[Rect]()
        turning: dict[str, frozenset[int]] = {}
        for name, state in states.items():
            land, before = self.dots.land(name), self._lights[name]
            if self._note(land, state):
                after = self._lights[name]
                change = _Change(land, before, after)
                starts = (0.0,) * len(after) if fade else self._starts(change, state, ms)
                every = map(_Turn, self._spots[name], before, after, starts)
                numbered = [(dot, turn) for dot, turn in enumerate(every) if turn.before != turn.after]
                turning[name] = frozenset(dot for dot, _ in numbered)
                moving = [turn for _, turn in numbered]
                xs, ys = zip(*((turn.spot.x, turn.spot.y) for turn in moving), strict=True)
                turns += moving
                places.append(self._place((min(xs), min(ys), max(xs), max(ys))))
        if turns:
            seen = [place for place in places if place.w and place.h]
            ends = max(turn.starts for turn in turns) + FLIP
            self._wave = _Wave(now, turns, turning, _apart(seen), ends)

    def moving(self, now: float) -> bool:
        """Return True while a wave is running; one that has run out is first finished, one piece per frame."""
        wave = self._wave
        if wave is not None and wave.over(now) and now > wave.last:
            wave.last = now
            if wave.places:
                self._paint(wave.places.pop())
            if not wave.places:
                self._wave = None
        return self._wave is not None

    def finish(self) -> None:
        """End a running wave at once, first painting what is still unpainted."""
        while self.paint_strip():
            pass
        if self._wave is not None:
            wave, self._wave = self._wave, None
            for place in wave.places:
                self._paint(place)

    def draw(self, surface: Surface, at: tuple[int, int], now: float, area: Rect | None = None) -> None:
        """Blit the map onto a surface with its corner at device px `at`; `area` selects a part of the picture."""
        surface.blit(self.at(now), at, area)

    def at(self, now: float) -> Surface:
        """Return the picture at a moment; the caller must not paint on it."""
        while self.paint_strip():
            pass
        if self.moving(now) and self._wave is not None and not self._wave.over(now):
            self._paint_wave(self._wave, now)
        return self.picture

    def draw_rim(self, surface: Surface, at: tuple[int, int], region: str, *, chosen: bool = False) -> None:
        """Outline a region over the drawn map: paper-coloured under the pointer, white with bloom if chosen."""
        land, shown = self.dots.land(region), self._lights[region]
        radius, color, bloom = (2.8, theme.WHITE, 0.6) if chosen else (2.6, theme.PAPER, 0.0)
        rim = [(self._spots[region][dot], Light(shown[dot].shape, radius, color, bloom)) for dot in land.rim]
        self._stamp(surface, rim, at)
        self._add_halos(surface, rim, at)

    def region_at(self, x: float, y: float) -> str | None:
        """Return the region under a device position on the picture."""
        return self.dots.region_at(x / self.scale, y / self.scale)

    def _note(self, land: RegionDots, state: State) -> bool:
        if self.states.get(land.id) == state:
            return False
        self.states[land.id] = state
        self.changes += 1
        before, self._lights[land.id] = self._lights[land.id], lights(land, state)
        return self._lights[land.id] != before

    def _starts(self, change: _Change, state: State, ms: float | None) -> tuple[float, ...]:
        """Return when each dot turns, in ms."""
        if isinstance(state, Gauge):
            return _gauge_starts(change, state, ms)
        starts = dict[int, float]()
        gained: dict[Light, list[int]] = {}
        for dot, (old, new) in enumerate(zip(change.before, change.after, strict=True)):
            if old != new:
                gained.setdefault(new, []).append(dot)
        for look, moving in gained.items():
            border = self._border(change, look)
            starts.update(from_border(change.land.dots, moving, border or [change.land.centre]))
        return tuple(starts.get(dot, 0.0) for dot in range(len(change.after)))

    def _border(self, change: _Change, look: Light) -> list[Point]:
        """Return dots that already have a look: in the land itself, else the nearest ones in other lands."""
        land, pairs = change.land, zip(change.before, change.after, strict=True)
        own = [dot for dot, (old, new) in enumerate(pairs) if old == new == look]
        if own:
            return nearest_few((land.dots[dot] for dot in own), _middle(change, look))
        if not look.bloom:
            return []
        (left, top), whole = self.corner, self.whole or self
        alike = (
            (other.dots[dot][0] - left, other.dots[dot][1] - top)
            for other in whole.dots.lands()
            if other.id != land.id
            for dot in other.rim
            if whole._lights[other.id][dot].color == look.color and whole._lights[other.id][dot].bloom
        )
        return nearest_few(alike, land.centre)

    def _place(self, bounds: Bounds) -> Rect:
        """Return the piece of the picture that dots within bounds, in device px, and their light can reach."""
        left, top, right, bottom = bounds
        reach = 2.4 * BLUR * self.scale
        piece = Rect(left - reach, top - reach, right - left + 2 * reach, bottom - top + 2 * reach)
        return piece.clip(self.picture.get_rect())

    def _paint(self, place: Rect) -> None:
        if place.w and place.h:
            self.picture.blit(self._piece(place), place)

    def _piece(self, place: Rect, without: Mapping[str, Collection[int]] = _NONE) -> Surface:
        """Return a freshly painted piece of the map, including light from dots just outside."""
        self.baked += 1
        reach = math.ceil(2 * BLUR * self.scale)
        wide = place.inflate(2 * reach, 2 * reach)
        wide.x, wide.y = wide.x // COARSE * COARSE, wide.y // COARSE * COARSE  # as in the whole picture
        wide = wide.clip(self.picture.get_rect())
        piece = self.ground.subsurface(wide).copy()
        dots = [dot for name in self._spots for dot in self._within(name, wide, without.get(name, ()))]
        left, top = wide.topleft
        piece.fblits([(stamp, (x - left, y - top)) for stamp, x, y, _, _, _ in dots])
        left, top = left // 2, top // 2
        glows = [(glow, (x - left, y - top)) for _, _, _, glow, x, y in dots if glow is not None]
        if glows:
            piece.blit(self._bloom(wide.size, glows), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return piece.subsurface(place.move(-wide.x, -wide.y))

    def _within(self, name: str, place: Rect, without: Collection[int]) -> Iterable[_Dot]:
        """Return a land's dots that a place shows, except those in `without`."""
        west, north, east, south = (edge * self.scale for edge in self.dots.land(name).bounds)
        near = place.inflate(18, 18)
        if east < near.left or west > near.right or south < near.top or north > near.bottom:
            return ()
        dots = self._dots_of(name, but=without)
        if near.left < west and east < near.right and near.top < north and south < near.bottom:
            return [dot for number, dot in enumerate(dots) if number not in without] if without else dots
        return [
            dots[number]
            for number, (x, y, _) in enumerate(self._spots[name])
            if near.left < x < near.right and near.top < y < near.bottom and number not in without
        ]

    def _dots_of(self, name: str, but: Collection[int]) -> list[_Dot]:
        """Return how a land's dots are painted; the looks of dots in `but` may be out of date."""
        now = self._lights[name]
        before, dots = self._cut.get(name, ((), []))
        if before is now or (before and but):  # in a wave, only the turning dots are different
            return dots
        looks: dict[tuple[Light, Phase], tuple[Surface, Surface | None]] = {}
        places = self._spots[name]
        if before:
            both = enumerate(zip(before, now, strict=True))
            changed = {dot: self._dot(places[dot], new, looks) for dot, (old, new) in both if old != new}
            dots = [changed.get(number, dot) for number, dot in enumerate(dots)]
        else:
            dots = [self._dot(spot, light, looks) for spot, light in zip(places, now, strict=True)]
        self._cut[name] = (now, dots)
        return dots

    def _dot(
        self, spot: Spot, light: Light, looks: dict[tuple[Light, Phase], tuple[Surface, Surface | None]]
    ) -> _Dot:
        found = looks.get((light, spot.phase))
        if found is None:
            glow, radius = None, round((light.radius + SPREAD) * self.scale * 4) / 8
            if light.bloom:
                glow = _glow(radius, _share(light.color, light.bloom), math.ceil(radius) + 1)
            stamp = _stamp(light.shape, round(light.radius * self.scale, 2), light.color, spot.phase)
            found = looks[light, spot.phase] = (stamp, glow)
        stamp, glow = found
        back, far = stamp.get_width() // 2, glow.get_width() // 2 if glow is not None else 0
        return stamp, spot.x - back, spot.y - back, glow, spot.x // 2 - far, spot.y // 2 - far

    def _bloom(self, size: tuple[int, int], glows: Sequence[tuple[Surface, tuple[int, int]]]) -> Surface:
        """Return the light of many dots, painted at half size and blurred at a quarter; light has no edges."""
        coarse = size[0] // COARSE + 1, size[1] // COARSE + 1
        half = Surface((coarse[0] * 2, coarse[1] * 2))
        half.fblits(glows, pygame.BLEND_RGB_MAX)
        low = pygame.transform.smoothscale(half, coarse)
        low = pygame.transform.gaussian_blur(low, max(1, round(BLUR * self.scale / COARSE)))
        return pygame.transform.smoothscale(low, (coarse[0] * COARSE, coarse[1] * COARSE))

    def _stamp(self, surface: Surface, lit: Iterable[tuple[Spot, Light]], corner: tuple[int, int]) -> None:
        cut: dict[tuple[Light, Phase], tuple[Surface, int, int]] = {}
        blits = []
        for spot, light in lit:
            found = cut.get((light, spot.phase))
            if found is None:
                stamp = _stamp(light.shape, round(light.radius * self.scale, 2), light.color, spot.phase)
                back = stamp.get_width() // 2
                found = cut[light, spot.phase] = (stamp, corner[0] - back, corner[1] - back)
            blits.append((found[0], (spot.x + found[1], spot.y + found[2])))
        surface.fblits(blits)

    def _add_halos(self, surface: Surface, lit: Iterable[tuple[Spot, Light]], corner: tuple[int, int]) -> None:
        blits = []
        for spot, light in lit:
            if light.bloom:
                halo = _halo(light.radius, light.color, light.bloom, self.scale)
                back = halo.get_width() // 2
                blits.append((halo, (spot.x + corner[0] - back, spot.y + corner[1] - back)))
        surface.fblits(blits, pygame.BLEND_RGB_ADD)

    def _paint_wave(self, wave: _Wave, now: float) -> None:
        elapsed = (now - wave.began) * 1000
        while elapsed > 0 and len(wave.under) < len(wave.places):
            place = wave.places[len(wave.under)]
            wave.under.append((place, self._piece(place, wave.without)))
            if elapsed < SEEN:
                break
        if len(wave.under) < len(wave.places):
            return
        lit = [(turn.spot, turn.look(elapsed)) for turn in wave.turns]
        self.picture.fblits([(piece, place) for place, piece in wave.under])
        self._stamp(self.picture, lit, (0, 0))
        self._add_halos(self.picture, lit, (0, 0))


def _apart(places: Iterable[Rect]) -> list[Rect]:
    """Return places with overlapping ones merged, so that nothing is painted twice."""
    apart = list[Rect]()
    for place in places:
        while (other := place.collidelist(apart)) >= 0:
            place = place.union(apart.pop(other))
        apart.append(place)
    return apart


def _middle(change: _Change, look: Light) -> Point:
    """Return the middle of the dots that are getting a look."""
    gained = [
        dot
        for dot, old, new in zip(change.land.dots, change.before, change.after, strict=True)
        if new == look and old != look
    ]
    xs, ys = zip(*gained, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def turned(old: Light, new: Light, elapsed: float) -> Light:
    """Return a dot `elapsed` ms into its turn: first white and shrinking, then in its new shape and growing."""
    half = FLIP / 2
    if elapsed < half:
        size = 1 - (1 - SHRUNK) * ease.in_out_sine(elapsed / half)
        return _sized(old, size, theme.WHITE if elapsed < FRONT else old.color)
    size = SHRUNK + (1 - SHRUNK) * ease.in_out_sine((elapsed - half) / half)
    return _sized(new, size, new.color)


def _sized(light: Light, size: float, color: Tone) -> Light:
    radius = light.radius * round(size * STEPS) / STEPS
    return Light(light.shape, radius, color, light.bloom)


def _gauge_starts(change: _Change, state: Gauge, ms: float | None) -> tuple[float, ...]:
    """Return when each dot turns, in ms: rows light up from the faction's end, and go out from the other end."""
    land, before, after = change
    order = land.rows_down if state.from_top else land.rows_up
    moving = [dot for dot in order if before[dot] != after[dot]]
    if moving and not after[moving[0]].bloom:
        moving.reverse()
    starts = row_starts(land, moving, ms or 0.0)
    return tuple(starts.get(dot, 0.0) for dot in range(len(land.dots)))
