"""A lit world map seen through a window that moves to where something is done."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import pygame
from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import PAD
from game.client.table.picture import Picture
from game.client.table.worldboard import LitWorld, WorldSpots
from game.client.world.camera import INSET, LINGERS, Camera, part_of, through, window
from game.client.world.dots import DotMap, Point
from game.client.world.light import LitMap, State, ground, sea, spots
from game.core.agenda import Position

V = TypeVar("V", bound=Position)


@dataclass(frozen=True, slots=True)
class Turned:
    """Lands turning in a wave: since when, and their looks before and after it."""

    since: float
    before: Mapping[str, State]
    after: Mapping[str, State]


@dataclass
class CloseUp(Generic[V]):
    """A lit world, the window on it, and the map enlarged for that window."""

    world: LitWorld[V]
    camera: Camera = field(default_factory=Camera)
    near: LitMap | None = None
    near_of: tuple[object, ...] = ()
    coming: LitMap | None = None
    """The map for the end of the move, as far as it is prepared."""
    coming_of: tuple[object, ...] = ()
    moving: pygame.Surface | None = None
    """What a moving window shows."""
    steps: Iterator[None] = field(default_factory=lambda: iter(()))
    turned: Turned | None = None
    shown: tuple[Rect, Rect] = (Rect(), Rect())
    """The rectangle on the board where the last deed is shown, and the part that is free for it."""

    def flip(self, turned: Mapping[str, State], view: V, clock: float, *, still: bool) -> None:
        """Turn lands in a wave, which waits for the window to arrive if it is moving."""
        lit, camera = self.world.lit, self.camera
        if lit is None:
            return
        gliding = camera.gliding(clock)
        since = camera.arrives if gliding else clock
        self.turned = Turned(since, {land: lit.states[land] for land in turned}, turned)
        self.world.flip(turned, view, since, still=still)
        if self.near is not None and not (still or gliding):
            self.near.flip(_shown_on(self.near, turned), since)

    def go(self, about: Rect, onto: Rect, clock: float) -> None:
        """Move the window to the part of the board where something is being done, to show it on `onto`."""
        camera = self.camera
        camera.turn(window(camera.whole, about, onto, camera.end), clock)
        camera.busy = clock
        left, top = through(camera.end, camera.whole, *about.topleft)
        right, bottom = through(camera.end, camera.whole, *about.bottomright)
        self.shown = Rect(left, top, right - left, bottom - top), onto

    def settle(self, picture: Picture, *, home: bool, busy: bool) -> None:
        """Move the window back to the whole map if it must go there, or has been idle."""
        camera, clock = self.camera, picture.clock
        camera.busy = clock if busy else camera.busy
        if not picture.live or (picture.called and not picture.ui.live):  # no time passes under another scene
            camera.jump()
        elif home or clock - camera.busy > LINGERS:
            camera.turn(camera.whole, clock)

    def lay(self, picture: Picture, at: WorldSpots, lit: LitMap) -> LitMap:
        """Paint what the window shows, and return the map it was painted from."""
        camera, canvas, clock = self.camera, picture.ui.canvas, picture.clock
        if not camera.away(clock):
            self.near, self.coming, self.coming_of = None, None, ()
            self.world.lay(picture, at, lit)
            self._blank(canvas.scale)
            return lit
        corner = canvas.px(at.board).topleft
        if camera.gliding(clock):
            self.near = None
            if camera.end != camera.whole:
                self._prepare(at, lit, canvas.scale, clock)
            canvas.surface.blit(self._enlarged(lit, canvas.scale, clock), corner)
            shown = lit
        else:
            shown = self.near = self._near(at, lit, canvas.scale, clock)
            shown.draw(canvas.surface, corner, clock)
        canvas.gradient(at.above, theme.GLASS, theme.TABLE)
        return shown

    def _enlarged(self, lit: LitMap, scale: float, clock: float) -> pygame.Surface:
        """Return the part of the map in the moving window, scaled to the board; coarsely, since it is moving."""
        seen, whole = self.camera.seen(clock), self.camera.whole
        picture, moving = lit.at(clock), self._blank(scale)
        left, top = (seen.left - whole.left) * scale, (seen.top - whole.top) * scale
        part = pygame.Rect(left, top, seen.w * scale, seen.h * scale).clip(picture.get_rect())
        return pygame.transform.scale(picture.subsurface(part), moving.get_size(), moving)

    def _blank(self, scale: float) -> pygame.Surface:
        """Return a picture reused by all moves: touching memory for the first time costs more than scaling."""
        size = round(self.camera.whole.w * scale), round(self.camera.whole.h * scale)
        if self.moving is None or self.moving.get_size() != size:
            self.moving = pygame.Surface(size)
            self.moving.fill(theme.SEA)
        return self.moving

    def _steps(self, at: WorldSpots, lit: LitMap, scale: float, clock: float) -> Iterator[None]:
        """Prepare the map for the end of the move, one step per frame: its dots, the ground below, then strips.

        The first frame, in which an event begins, paints enough without it.
        """
        yield
        dots, _, larger = self._dots(at)
        yield
        spots(dots, scale * larger)
        yield
        ground(sea, dots.size, scale * larger)
        yield
        self.coming = coming = self._made(at, lit, scale, clock)
        while True:
            yield
            coming.paint_strip()

    def _prepare(self, at: WorldSpots, lit: LitMap, scale: float, clock: float) -> None:
        """Take the next step in preparing the map for the end of the move."""
        of = self._of(at, lit)
        if self.coming_of != of:
            self.coming, self.coming_of, self.steps = None, of, self._steps(at, lit, scale, clock)
        next(self.steps)

    def _of(self, at: WorldSpots, lit: LitMap) -> tuple[object, ...]:
        """Return what the map for the window at rest depends on."""
        return tuple(self.camera.end), tuple(at.board), lit.scale

    def _near(self, at: WorldSpots, lit: LitMap, scale: float, clock: float) -> LitMap:
        """Return the map for the window at rest, including any running wave."""
        of = self._of(at, lit)
        if self.near is not None and self.near_of == of:
            if not lit.moving(clock) and self.near.states.items() - lit.states.items():
                self.near.show(lit.states)
            return self.near
        ready = self.coming is not None and self.coming_of == of
        near = self.coming if self.coming is not None and ready else self._made(at, lit, scale, clock)
        wave, before = self._before(lit, clock)
        if ready and near.states.items() - before.items():
            near.show(before)
        if wave is not None:
            near.flip(_shown_on(near, wave.after), wave.since)
        self.near_of, self.coming, self.coming_of = of, None, ()
        return near

    def _before(self, lit: LitMap, clock: float) -> tuple[Turned | None, Mapping[str, State]]:
        """Return the running wave, and every land's look before it."""
        wave = self.turned if lit.moving(clock) else None
        return wave, {**lit.states, **(wave.before if wave is not None else {})}

    def _dots(self, at: WorldSpots) -> tuple[DotMap, Point, float]:
        """Return the dots in the window at rest, its corner on the map, and how much they are enlarged there."""
        camera, zoom = self.camera, at.ground.zoom
        seen = camera.end.move(-at.board.left, -at.board.top)
        corner = seen.left / zoom, seen.top / zoom
        dots = part_of(at.ground.spread(), *corner, seen.w / zoom, seen.h / zoom)
        return dots, corner, zoom * camera.whole.w / camera.end.w

    def _made(self, at: WorldSpots, lit: LitMap, scale: float, clock: float) -> LitMap:
        """Return the map for the window at rest, with nothing painted yet."""
        (dots, corner, larger), (_, before) = self._dots(at), self._before(lit, clock)
        return LitMap(dots, scale * larger, sea, states=before, whole=lit, corner=corner)

    def _corner(self, picture: Picture, board: Rect, size: tuple[float, float]) -> Rect:
        """Return the corner that hides least of what is shown, and of the notes there."""
        (about, onto), (wide, high) = self.shown, size
        xs = onto.right - wide - PAD, onto.left + PAD
        corners = [Rect(x, y, wide, high) for y in (board.bottom - high - PAD, board.top + PAD) for x in xs]
        hidden = [boxes.inset(about, -PAD), *picture.taken]
        return min(corners, key=lambda corner: len(corner.collidelistall(hidden)))

    def inset(self, picture: Picture, at: WorldSpots, lit: LitMap) -> None:
        """Paint the world small in a corner, with the window framed, unless the whole map is in sight."""
        canvas, camera = picture.ui.canvas, self.camera
        if not camera.away(picture.clock):
            return
        seen, board = camera.seen(picture.clock), at.board
        wide = board.w * INSET
        size = wide, wide * board.h / board.w
        place, k = self._corner(picture, board, size), wide / board.w
        key = ("world in the window", lit.changes)

        def shrink(inner: Canvas) -> None:
            inner.surface.blit(pygame.transform.smoothscale(lit.picture, inner.surface.get_size()), (0, 0))

        canvas.blit(canvas.picture(key, *size, shrink), *place.topleft)
        canvas.rect(place, None, border=theme.LINE)
        left, top = place.left + (seen.left - board.left) * k, place.top + (seen.top - board.top) * k
        canvas.rect(boxes.kept_in(Rect(left, top, seen.w * k, seen.h * k), place), None, border=theme.PAPER)


def _shown_on(lit: LitMap, states: Mapping[str, State]) -> dict[str, State]:
    return {land: state for land, state in states.items() if land in lit.dots.regions}
