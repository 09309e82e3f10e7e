"""The world on a board: a map of lit dots that follows the view, turns in waves, and is printed as a poster."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import ClassVar, Generic, TypeVar

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import boxes, theme
from game.client.kit.caching import AT_ONCE
from game.client.kit.canvas import Canvas
from game.client.kit.theme import Color
from game.client.kit.widgets import Ui
from game.client.table.board import FittedBoard, Heading, Spare, Tags
from game.client.table.picture import Picture
from game.client.table.seats import HIGH
from game.client.table.spots import BoardSpots, Frame
from game.client.world.dots import DotMap, Point, load_map
from game.client.world.light import LitMap, State, sea
from game.client.world.spread import Ground
from game.core.agenda import Position
from game.core.content.loading import folder
from game.core.contract import Seat, line
from game.core.language.words import Words

V = TypeVar("V", bound=Position)
P = TypeVar("P", bound="WorldSpots")

AIR = theme.PAD
"""The map px of sea around a printed map, because its land reaches the edges."""


@dataclass(frozen=True)
class WorldSpots(BoardSpots):
    """The layout of fixed things around a world map."""

    TITLE: ClassVar[str]
    IN_SIGHT: ClassVar[tuple[float, float]]
    """The size of the part of the map that is always visible, in map px."""

    @cached_property
    def ground(self) -> Ground:
        """The map on the board."""
        return self.ground_in(self.board)

    @classmethod
    def ground_in(cls, room: Rect) -> Ground:
        """Return the map stretched to fill a room."""
        return Ground(dots(cls.TITLE), room, *cls.IN_SIGHT)

    @property
    def seat_high(self) -> float:
        """The height of a seat's plaque."""
        return HIGH * min(self.type, 1.35)

    def seat(self, seat: Seat, seats: int) -> Rect:
        """Return a seat's plaque; all seats share the width of the board."""
        main = self.frame.main
        wide = min(300.0, (main.w - 16 - 5 * (seats - 1)) / seats)
        return Rect(main.left + 8 + seat * (wide + 5), main.top + 5, wide, self.seat_high)

    @property
    def above(self) -> Rect:
        """The strip with the plaques."""
        main = self.frame.main
        return Rect(main.left, main.top, main.w, self.seat_high + 10)

    @property
    def board(self) -> Rect:
        """The room for the map."""
        main, top = self.frame.main, self.above.bottom
        return Rect(main.left, top, main.w, main.bottom - top)


@cache
def dots(title: str) -> DotMap:
    """Return a title's map as drawn in its file."""
    return load_map(folder(title) / "board.tmx")


@dataclass
class Lights(Generic[V]):
    """The dots of a map, kept in step with the view."""

    states: Callable[[V], Mapping[str, State]]
    """Returns every region's look in a view."""
    lit: LitMap | None = None
    fitted: tuple[object, ...] = ()
    shown: V | None = None

    def fit(self, *wanted: object) -> None:
        """Discard the map if what it was made for has changed: its room, the text scale or the window's scale."""
        if wanted != self.fitted:
            self.fitted, self.lit = wanted, None

    def flip(
        self, turned: Mapping[str, State], view: V, clock: float, *, still: bool, ms: float | None = None
    ) -> None:
        """Turn regions to their look in a view; do nothing before the first picture.

        A gauge turns row by row over `ms`.
        """
        if self.lit is not None and turned:
            self.lit.flip(turned, clock, ms=ms, fade=still)
            self.shown = view

    def following(self, picture: Picture, made: Callable[[], LitMap]) -> LitMap:
        """Return the map for the picture's view, still changing during a wave; `made` makes the first map."""
        view: V = picture.view
        if self.lit is None:
            self.lit = made()
            self.lit.show(self.states(view))
            self.shown = view
        resting = picture.event is None and not self.lit.moving(picture.clock)
        if not picture.live or (resting and self.shown is not view):
            self.lit.show(self.states(view))
            self.shown = view if picture.live else None
        return self.lit


@dataclass
class LitWorld(Lights[V]):
    """A lit world map on a board."""

    baked: int = 0
    """How many pieces of the map had been painted by the last picture."""

    def paint(
        self, picture: Picture, at: WorldSpots, ground: Ground, under: Callable[[Surface, float], None] = sea
    ) -> LitMap:
        """Paint the map, or only its sea if the regions are a table, and return it."""
        lit = self.follow(picture, at, ground, under)
        self.lay(picture, at, lit)
        return lit

    def lay(self, picture: Picture, at: WorldSpots, lit: LitMap) -> None:
        """Paint a map returned by `follow`, or only its sea if the regions are a table."""
        canvas = picture.ui.canvas
        corner = canvas.px(at.ground.board).topleft
        if at.ground.board != at.board:
            canvas.rect(at.board, theme.SEA)
        if at.listed:
            canvas.surface.blit(lit.ground, corner)
        else:
            lit.draw(canvas.surface, corner, picture.clock)
        if lit.baked != self.baked:  # enough painting for one frame; other parts may wait
            self.baked, picture.ui.repainted = lit.baked, picture.ui.repainted + AT_ONCE
        canvas.gradient(at.above, theme.GLASS, theme.TABLE)

    def follow(
        self, picture: Picture, at: WorldSpots, ground: Ground, under: Callable[[Surface, float], None] = sea
    ) -> LitMap:
        """Return the map for the picture's view, stretched to fill its room on the board."""
        room, scale = ground.board, picture.ui.canvas.scale
        size = room.w / ground.zoom, room.h / ground.zoom
        return self.following(picture, lambda: LitMap(ground.spread(), scale * ground.zoom, under, size=size))

    def poster(self, ui: Ui, rect: Rect, view: V, places: type[WorldSpots], tags: Tags = ()) -> None:
        """Paint the world in miniature, framed in the middle of a room."""
        wide, high = places.IN_SIGHT
        k, shown = min(rect.w / (wide + 2 * AIR), rect.h / (high + 2 * AIR)), self.states(view)
        scale = ui.canvas.scale * k
        framed = boxes.around(*rect.center, (wide + 2 * AIR) * k, (high + 2 * AIR) * k)

        def print_map(canvas: Canvas) -> None:
            canvas.rect(framed, theme.SEA)
            lit = LitMap(dots(places.TITLE), scale, sea)
            lit.show(shown)
            left = round((canvas.surface.get_width() - wide * scale) / 2)
            top = round((canvas.surface.get_height() - high * scale) / 2)
            corner = (max(0, left), max(0, top))
            canvas.surface.blit(lit.picture, corner)
            tagged(canvas, lit, corner, tags, rect)

        key = (places.TITLE, "poster", *shown.items(), rect.topleft, rect.size, *tags)
        ui.canvas.baked(key, rect, print_map)
        ui.canvas.rect(framed, None, border=theme.LINE)


def tagged(canvas: Canvas, lit: LitMap, corner: tuple[int, int], tags: Tags, room: Rect) -> None:
    """Outline lands on a map at `corner` in device px, and label each with its word on a slip of paper."""
    for noun, word in tags:
        land = noun.partition(":")[0]
        if land not in lit.dots.regions:
            continue
        lit.draw_rim(canvas.surface, corner, land, chosen=True)
        x, y = (at * lit.scale + edge for at, edge in zip(lit.dots.regions[land].centre, corner, strict=True))
        wide = canvas.measure(word, theme.SMALL.strong)[0] + 2 * theme.NEAR
        high = canvas.line_height(theme.SMALL)
        spot = boxes.around(x / canvas.scale + canvas.origin[0], y / canvas.scale + canvas.origin[1], wide, high)
        slip = boxes.kept_in(spot, room)
        canvas.rect(slip, theme.PAPER, radius=theme.SLIM)
        canvas.centred(slip, word, theme.SMALL.strong, color=theme.INK)


def rims(picture: Picture, board: Rect, lit: LitMap, regions: Iterable[str], chosen: str) -> None:
    """Outline the regions under the pointer and the chosen one."""
    canvas = picture.ui.canvas
    with canvas.clip(board):
        for region in regions:
            if picture.pointed_at(region) or region == chosen:
                strong = region == chosen or picture.lit(region)
                lit.draw_rim(canvas.surface, canvas.px(board).topleft, region, chosen=strong)


def piled(
    picture: Picture, ground: Ground, plates: Mapping[str, Rect], chosen: str
) -> Iterator[tuple[int, str, Callable[[float, float], bool]]]:
    """Yield plates from bottom to top: their number, their region, and a hit test.

    The plate under the pointer is above the others, and the chosen one on top.
    """
    order = sorted(enumerate(plates), key=lambda pair: (pair[1] == chosen, picture.pointed_at(pair[1])))
    lying = [(region, plates[region]) for _, region in order]
    for number, region in order:
        yield number, region, ground.hits(lying, region)


def way(canvas: Canvas, start: Point, end: Point, color: Color) -> None:
    """Paint a fine line over the dots with a knob at its end."""
    canvas.polyline([start, end], (*theme.TABLE, 200), theme.TIGHT)
    canvas.polyline([start, end], color)
    canvas.circle(*end, theme.SLIM, color, border=theme.TABLE)


def leader(canvas: Canvas, plate: Rect, end: Point, color: Color, slack: float = 2) -> None:
    """Paint a line from a plate to its region unless they are at most `slack` px apart."""
    x, y = end
    if not plate.inflate(slack, slack).collidepoint(x, y):
        near = min(max(x, plate.left), plate.right), min(max(y, plate.top), plate.bottom)
        way(canvas, near, end, color)


@dataclass
class WorldBoard(FittedBoard[V, P], Generic[V, P]):
    """A board with a world map, and with the phases of a turn."""

    PHASES: ClassVar[tuple[str, ...]]
    """The phases of a turn or round, in order."""
    world: LitWorld[V] = field(kw_only=True)

    def fit(self, frame: Frame, below: Seat, scale: float) -> None:
        super().fit(frame, below, scale)
        self.world.fit(self.at.ground.board.size, frame.text_scale, scale)

    def poster(self, ui: Ui, rect: Rect, view: V, tags: Tags = ()) -> None:
        self.world.poster(ui, rect, view, self.places, tags)

    @property
    def lit(self) -> LitMap | None:
        return self.world.lit

    def spare(self, room: Frame) -> Spare:
        """Return the room below the seats."""
        return Spare(self.at.above.bottom)

    def heading(self, view: V, words: Words) -> Heading:
        """Return the turn and its phases; before and after the game there is only one phase."""
        note = self._turn_note(view, words)
        if view.phase not in self.PHASES:
            return Heading(note, (words.say(line(f"phase.{view.phase}")),), 0)
        phases = tuple(words.say(line(f"phase.{phase}")) for phase in self.PHASES)
        return Heading(note, phases, self.PHASES.index(view.phase))

    def _turn_note(self, view: V, words: Words) -> str:
        """Return the turn or round in words."""
        raise NotImplementedError
