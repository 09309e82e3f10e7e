"""The window on a map: it goes to where something is done, and comes back to the whole."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.theme import MS, ease
from game.client.world.dots import DotMap, Point, RegionDots

CLOSE = 2.0
"""How much larger a map is in the window."""
WAY = MS["drawer"] / 1000
"""The seconds of a way from one part of the board to another."""
EDGE = 48.0
"""The px of the map that its window shows around what it is about."""
LINGERS = 0.25
"""The seconds of stage time for which the window stays after a deed, if nothing else is done."""
INSET = 0.17
"""The width of the small world that shows where the window is, as a share of the board's."""
REACH = 24.0
"""The px around the window within which dots can be seen or lend light."""


@dataclass
class Camera:
    """The part of a board that is seen, or the way from one part to another; times are seconds of stage time."""

    whole: Rect = field(default_factory=Rect)
    start: Rect = field(default_factory=Rect)
    end: Rect = field(default_factory=Rect)
    began: float = float("-inf")
    busy: float = float("-inf")
    """When something was last done in the window."""

    def fit(self, whole: Rect) -> None:
        """Show the whole of a board that was laid out anew."""
        if whole != self.whole:
            self.whole = self.start = self.end = whole

    def turn(self, to: Rect, clock: float) -> None:
        """Begin the way to another part of the board, from wherever the window is now."""
        if to != self.end:
            self.start, self.end, self.began = self.seen(clock), to, clock

    def jump(self) -> None:
        """Show the whole at once."""
        self.start = self.end = self.whole

    def gliding(self, clock: float) -> bool:
        """Return whether the window is on its way."""
        return self.start != self.end and clock < self.arrives

    @property
    def arrives(self) -> float:
        """When the way ends."""
        return self.began + WAY

    def away(self, clock: float) -> bool:
        """Return whether anything but the resting whole is seen."""
        return self.end != self.whole or self.gliding(clock)

    def seen(self, clock: float) -> Rect:
        """Return the part of the board that is seen."""
        if not self.gliding(clock):
            return self.end
        share = ease.in_out_sine((clock - self.began) / WAY)
        pairs = zip(self.start, self.end, strict=True)
        return Rect(*(before + (after - before) * share for before, after in pairs))


def window(whole: Rect, about: Rect, onto: Rect, now: Rect) -> Rect:
    """Return the part of a board to show for what lies in `about`, in the middle of `onto`.

    The window stays where it is `now` if that shows it well.
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
    """Return where a point of the board is seen."""
    k = whole.w / seen.w
    return whole.left + (x - seen.left) * k, whole.top + (y - seen.top) * k


@lru_cache(4)
def part_of(dots: DotMap, left: float, top: float, wide: float, high: float) -> DotMap:
    """Return the dots of a map that can be seen in a window, with its corner as their origin."""
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
