"""The window on a map: it moves to where something is done, and returns to the whole map."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.theme import MS, ease
from game.client.world.dots import DotMap, Point, RegionDots

CLOSE = 2.0
"""The map's magnification in the window."""
WAY = MS["drawer"] / 1000
"""How many seconds the window takes to move from one part of the board to another."""
EDGE = 48.0
"""How many px of the map the window shows around its subject."""
LINGERS = 0.25
"""How many seconds of stage time the window stays after a deed if nothing else is done."""
INSET = 0.17
"""The width of the miniature world that shows where the window is, relative to the board's."""
REACH = 24.0
"""The px around the window within which dots can be seen or lend light."""


@dataclass
class Camera:
    """The visible part of a board, or the move from one part to another; times are seconds of stage time."""

    whole: Rect = field(default_factory=Rect)
    start: Rect = field(default_factory=Rect)
    end: Rect = field(default_factory=Rect)
    began: float = float("-inf")
    busy: float = float("-inf")
    """When something was last done in the window."""

    def fit(self, whole: Rect) -> None:
        """Show the whole of a board that was laid out again."""
        if whole != self.whole:
            self.whole = self.start = self.end = whole

    def turn(self, to: Rect, clock: float) -> None:
        """Start moving to another part of the board, from wherever the window is now."""
        if to != self.end:
            self.start, self.end, self.began = self.seen(clock), to, clock

    def jump(self) -> None:
        """Show the whole map at once."""
        self.start = self.end = self.whole

    def gliding(self, clock: float) -> bool:
        """Return whether the window is moving."""
        return self.start != self.end and clock < self.arrives

    @property
    def arrives(self) -> float:
        """When the move ends."""
        return self.began + WAY

    def away(self, clock: float) -> bool:
        """Return whether anything other than the whole map at rest is seen."""
        return self.end != self.whole or self.gliding(clock)

    def seen(self, clock: float) -> Rect:
        """Return the visible part of the board."""
        if not self.gliding(clock):
            return self.end
        share = ease.in_out_sine((clock - self.began) / WAY)
        pairs = zip(self.start, self.end, strict=True)
        return Rect(*(before + (after - before) * share for before, after in pairs))


def window(whole: Rect, about: Rect, onto: Rect, now: Rect) -> Rect:
    """Return the part of a board to show so that `about` is in the middle of `onto`.

    The window stays where it is `now` if that shows `about` well.
    """
    room = about.inflate(2 * EDGE, 2 * EDGE)
    close = min(CLOSE, onto.w / room.w, onto.h / room.h)
    if close <= 1:
        return whole
    if now != whole and _part(now, whole, onto).contains(about):
        return now
    wide, high = whole.w / close, whole.h / close
    left = about.centerx - (onto.centerx - whole.left) / close
    top = about.centery - (onto.centery - whole.top) / close
    return boxes.kept_in(Rect(left, top, wide, high), whole)


def _part(seen: Rect, whole: Rect, onto: Rect) -> Rect:
    """Return the part of the window that is shown on `onto`."""
    k = seen.w / whole.w
    return Rect(
        seen.left + (onto.left - whole.left) * k, seen.top + (onto.top - whole.top) * k, onto.w * k, onto.h * k
    )


def through(seen: Rect, whole: Rect, x: float, y: float) -> Point:
    """Return where in the window a point of the board is seen."""
    k = whole.w / seen.w
    return whole.left + (x - seen.left) * k, whole.top + (y - seen.top) * k


@lru_cache(4)
def part_of(dots: DotMap, left: float, top: float, wide: float, high: float) -> DotMap:
    """Return the dots of a map that can be seen in a window, relative to its corner."""
    near = Rect(left, top, wide, high).inflate(2 * REACH, 2 * REACH)

    def moved(land: RegionDots) -> RegionDots:
        spots = tuple((x - left, y - top) for x, y in land.dots)
        return replace(land, dots=spots, centre=(land.centre[0] - left, land.centre[1] - top))

    def seen(land: RegionDots) -> bool:
        west, north, east, south = land.bounds
        return bool(near.colliderect(Rect(west, north, max(1, east - west), max(1, south - north))))

    lands = {name: moved(land) for name, land in dots.regions.items() if seen(land)}
    return replace(
        dots, size=(wide, high), regions=lands, rest=moved(dots.rest) if dots.rest is not None else None
    )
