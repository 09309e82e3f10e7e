"""A canvas that lays out and measures without painting, for tests that don't look at pixels."""

import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

import pygame
import pytest
from pygame import Surface

from game.client.app import App
from game.client.kit import ornaments, stamps
from game.client.kit.canvas import Canvas, RectLike
from game.client.kit.letters import Letters
from game.client.kit.theme import Color, Point
from game.client.world import light
from game.client.world.light import LitMap

NOTHING = pygame.Rect(0, 0, 0, 0)
UNMARKED = "a test that looks at dots is marked `paints`"


class Undotted(Surface):
    """A surface that has a size and a clip, and stays black."""

    def blit(self, *given: Any, **named: Any) -> pygame.Rect:
        """Paint nothing."""
        return NOTHING

    def fblits(self, *given: Any, **named: Any) -> None:
        """Paint nothing."""

    def fill(self, *given: Any, **named: Any) -> pygame.Rect:
        """Paint nothing."""
        return NOTHING

    def subsurface(self, *given: Any, **named: Any) -> Surface:
        """Return a surface to copy and put back."""
        return DOT

    def copy(self) -> Surface:
        """Return a surface as black as this one."""
        return self

    def get_at(self, *given: Any) -> NoReturn:
        """Refuse to be looked at."""
        raise AssertionError(UNMARKED)


DOT = Undotted((1, 1))


class Unpainted(Canvas):
    """A canvas on which nothing is painted; texts are wrapped, measured and audited as on any other."""

    def rect(self, rect: RectLike, color: Color | None = None, **how: Any) -> None:
        """Paint nothing."""

    def polyline(self, points: Sequence[Point], color: Color, width: float = 1) -> None:
        """Paint nothing."""

    def line(self, x1: float, y1: float, x2: float, y2: float, color: Color, width: float = 1) -> None:
        """Paint nothing."""

    def polygon(self, points: Sequence[Point], color: Color) -> None:
        """Paint nothing."""

    def circle(self, x: float, y: float, r: float, color: Color | None, **how: Any) -> None:
        """Paint nothing."""

    def ring(self, x: float, y: float, r: float, color: Color, width: float = 1) -> None:
        """Paint nothing."""

    def dot(self, shape: str, x: float, y: float, radius: float, color: Color, bloom: float = 0.0) -> None:
        """Paint nothing."""

    def icon(self, name: str, x: float, y: float, size: float, color: Color) -> None:
        """Paint nothing."""

    def gradient(self, rect: RectLike, top: Color, bottom: Color) -> None:
        """Paint nothing."""

    def soft(
        self, rect: RectLike, radius: float, blur: float, dy: float, make: Callable[[int, int], stamps.Patch]
    ) -> None:
        """Paint nothing."""

    def ink(self, letters: Letters, text: str, color: Color, left: float, top: float) -> None:
        """Paint nothing."""

    def baked(
        self, key: Hashable, rect: RectLike, painter: Callable[[Canvas], None], *, opaque: bool = False
    ) -> None:
        """Paint nothing, not even once."""

    def picture(self, key: Hashable, w: float, h: float, painter: Callable[[Canvas], None]) -> Surface:
        """Return an empty picture of this size."""
        size = round(w * self.scale), round(h * self.scale)
        return self.still.picture(("unpainted", size), lambda: Surface(size, pygame.SRCALPHA))


class Watched(App):
    """An app that paints unless its surface is undotted; then no test may look at that surface."""

    @property
    def surface(self) -> Surface:
        """The surface that is painted on."""
        asks = sys._getframe(1).f_globals["__name__"]
        assert not (isinstance(self._surface, Undotted) and asks.startswith("tests.")), UNMARKED
        return self._surface

    @surface.setter
    def surface(self, surface: Surface) -> None:
        self._surface = surface
        self.canvas_of = Unpainted if isinstance(surface, Undotted) else Canvas


@contextmanager
def no_lights() -> Iterator[None]:
    """Leave maps dark and paper plain within the block; which dots are lit is still computed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ornaments, "halftone", lambda canvas, rect, color, **how: None)
        patch.setattr(ornaments, "grain", lambda canvas, rect: None)
        patch.setattr(light, "_UNLIT", stamps.PictureCache(64_000_000))
        patch.setattr(LitMap, "_piece", lambda lit, place, without=(): DOT)
        patch.setattr(LitMap, "_stamp", lambda lit, surface, lights, corner: None)
        patch.setattr(LitMap, "_add_halos", lambda lit, surface, lights, corner: None)
        yield
