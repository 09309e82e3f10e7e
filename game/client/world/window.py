"""The world map of the title screen: dim dots, and a drifting window in which the factions' lands light up."""

import logging
from collections import defaultdict
from collections.abc import Callable
from functools import cache

from pygame import FRect as Rect

from game.client.kit import ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.widgets import Ui
from game.client.world.dots import DotMap, MapError, Point, RegionDots, load_map
from game.core.content.loading import root

SCALE = 1.28  # the map is drawn for a board; here its dots are 9 px apart
LEFT, TOP = 40.0, 8.0  # position of the map's corner, with Europe in the window at rest
REST = 424.0  # left edge of the window at rest
log = logging.getLogger(__name__)
WIDE = 500.0
LAP = 96.0  # seconds for the round trip
FRAME = 1 / 5  # seconds between frames; the window moves little more than a pixel in this time
TONES = 8  # brightness steps of the dots towards the east; few, so that few stamps are needed
GLOW = 20.0  # px reached by the glow around the window


@cache
def world() -> DotMap:
    """Return the title screen's map or, if it can't be read, an empty sea, logged once."""
    try:
        return load_map(root("assets") / "world.tmx")
    except MapError as error:
        log.warning("the title has no world: %s", error)
        return DotMap((1280.0, 720.0), 6.0, 5.0, {}, None, ())


def draw_world(ui: Ui, band: Rect, rest: float = REST, over: Callable[[], None] = lambda: None) -> None:
    """Paint the world into a band, and the window drifting right of `rest`; `over` is called between the two."""
    sleeping(ui, band)
    over()

    def stir() -> None:
        sleeping(ui, band)
        _window(ui, band, rest)
        over()

    left = rest - GLOW
    ui.stir(Rect(left, band.top, band.right - left, band.h), FRAME, stir)


def sleeping(ui: Ui, band: Rect) -> None:
    """Paint the dim world into a band."""
    ui.canvas.baked("world asleep", band, lambda c: _asleep(c, band), opaque=True)


def _window(ui: Ui, band: Rect, rest: float) -> None:
    window = Rect(_drift(ui, band, rest), band.top + 34, WIDE, band.h - 54)
    with ui.canvas.clip(window):
        ui.canvas.baked("world awake", band, lambda c: _awake(c, band), opaque=True)
    _frame(ui.canvas, window)


def _drift(ui: Ui, band: Rect, rest: float) -> float:
    """Return the window's left edge: it moves back and forth at constant speed, or rests with reduced motion."""
    reach = max(0.0, band.right - 44 - WIDE - rest)
    if ui.reduce_motion:
        return rest
    share = (ui.time % LAP) / LAP * 2
    return rest + reach * (share if share < 1 else 2 - share)


def _frame(canvas: Canvas, window: Rect) -> None:
    ornaments.glow(canvas, window, theme.TEXT, radius=2, blur=14, alpha=90)
    canvas.rect(window, None, border=theme.TEXT, border_width=2)
    for x in (window.left, window.right):
        for y in (window.top, window.bottom):
            canvas.rect((x - 4, y - 4, 8, 8), theme.TEXT)


def _asleep(canvas: Canvas, band: Rect) -> None:
    canvas.rect(band, theme.SEA)
    tones = defaultdict[int, list[Point]](list)
    for land in world().lands():
        for x, y in _dots(land, band):
            tones[round(min(1.0, max(0.12, (x - band.left - 300) / 420)) * TONES)].append((x, y))
    for light, spots in tones.items():
        ornaments.dots(canvas, "disc", spots, 2.7, theme.mix(theme.SEA, theme.SLEEPING, light / TONES * 0.8))


def _awake(canvas: Canvas, band: Rect) -> None:
    canvas.rect(band, theme.SEA)
    for land in world().lands():
        shade = theme.shade(str(land.properties.get("shade", "local")))
        if "shade" in land.properties:
            ornaments.dots(canvas, shade.dot, _dots(land, band), 3.3, shade.light, 0.42)
        else:
            ornaments.dots(canvas, "disc", _dots(land, band), 2.7, theme.SLEEPING)


def _dots(land: RegionDots, band: Rect) -> list[Point]:
    """Return a land's dots in the band; a taller band shows more of the south, a wider one enlarges the map."""
    reach, grow = band.inflate(16, 16), SCALE * max(1.0, band.w / 1280)
    left, top = band.left + LEFT, band.top + TOP
    spots = [(left + x * grow, top + y * grow) for x, y in land.dots]
    return [spot for spot in spots if reach.collidepoint(spot)]
