"""What the others did lies on the board until one's next question is answered: rings, arrows, signs.

A board says by the ids of its nodes what an event is about (`Trace`); all else is the same in every title.
Trails are made of what the viewer was told, so what is hidden leaves none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, cos, sin

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.kit.theme import HAIR, NEAR, TIGHT, Color, Point, ease
from game.client.kit.widgets import Ui
from game.client.table.messages import LogLine
from game.core.contract import Event, plain

MOST = 40
"""Trails that lie on the board at once; of more the oldest are gone."""
LANDS = ("region", "country")
"""The roles of what a trail lies on, if it lies on the board."""
OPENS, WIDER = 300.0, 12.0
"""ms in which a ring closes around a place where something has just happened, and px it is wider at first."""
RING, ARROW, CASING, HEAD = 2.0, 2.4, 5.0, 11.0
"""px: how thick a ring and an arrow are, with the arrow's dark casing, and how long its head is."""
SIGN = 18.0
"""px of the disc with the sign of who did it."""
SHORTEST = 3
"""Points of an arrow, about ten px apart: one that has fewer is not drawn."""
BENT = 0.12
"""How far an arrow bends, as a share of its length."""


@dataclass(frozen=True, slots=True)
class Trace:
    """Where an event leaves a trail: the ids of nodes it is about, and of that where what moved came from.

    Where none of the first lies on the board, the trail lies on the first in sight of the `others`.
    """

    at: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    start: str = ""


@dataclass(frozen=True, slots=True)
class Trail:
    """A line of the log with its trace; one that is told now is `fresh`, for so many ms."""

    told: LogLine
    trace: Trace
    symbol: str = ""
    fresh: bool = False
    elapsed: float = OPENS


def trace_of(event: Event) -> Trace:
    """The trace of an event by its fields: all things it names, else its seats; what moved has an origin."""
    fields = plain(event)
    named = [each for value in fields.values() for each in (value if isinstance(value, tuple) else (value,))]
    origin = fields.get("origin", "")
    things = tuple(f"noun:{each}" for each in named if isinstance(each, str) and each and each != origin)
    seats = tuple(f"seat:{fields[name]}" for name in ("other", "seat") if isinstance(fields.get(name), int))
    start = f"noun:{origin}" if origin else seats[-1] if len(seats) > 1 else ""
    return Trace(things, seats, start)


def paint(ui: Ui, board: Rect, trails: Sequence[Trail]) -> None:
    """Paint trails over what has been painted so far: those that lie, then the one that is told now."""
    nodes = {node.id: node for node in ui.nodes}
    ringed: dict[tuple[str, str], Trail] = {}
    for trail in sorted(trails, key=lambda trail: trail.fresh):
        for node in places(trail.trace, nodes, board):
            ringed[node.id, trail.told.faction] = trail
            _arrow(ui, trail, nodes.get(trail.trace.start), node)
    signs: dict[str, int] = {}
    for (name, _), trail in ringed.items():
        _ring(ui, trail, nodes[name], signs.get(name, 0))
        signs[name] = signs.get(name, 0) + 1


def places(trace: Trace, nodes: dict[str, Node], board: Rect) -> list[Node]:
    """The nodes on which a trail lies."""
    lands = [node for name in dict.fromkeys(trace.at) if (node := nodes.get(name)) and _in_sight(node, board)]
    if lands:
        return lands
    seated = (nodes[name] for name in trace.others if name in nodes)
    return list(seated)[:1]


def _in_sight(node: Node, board: Rect) -> bool:
    area = node.rect.clip(node.clip) if node.clip else node.rect
    return node.role in LANDS and min(area.size) > 1 and board.collidepoint(area.center)


def _dense(trail: Trail) -> int:
    return 255 if trail.fresh else theme.TRAIL


def _ring(ui: Ui, trail: Trail, node: Node, number: int) -> None:
    """A ring around a place in the colour of who did it, and their sign at its corner, one below the other."""
    shade = theme.shade(trail.told.faction)
    wider = 0.0
    if trail.fresh and not ui.reduce_motion:
        wider = WIDER * (1 - ease.out_cubic(trail.elapsed / OPENS))
    area = (node.rect.clip(node.clip) if node.clip else node.rect).inflate(TIGHT + wider, TIGHT + wider)
    edge = (*shade.light, _dense(trail))
    ui.canvas.rect(area.clip(ui.rect), None, radius=theme.ROUND, border=edge, border_width=RING)
    if trail.symbol and node.role in LANDS and number * (SIGN + HAIR) < max(SIGN, area.h - SIGN):
        x = area.left if area.left - SIGN / 2 >= ui.rect.left else area.right  # a name begins at that edge
        _sign(ui, trail, shade, x, area.top + number * (SIGN + HAIR))


def _sign(ui: Ui, trail: Trail, shade: theme.Shade, x: float, y: float) -> None:
    r, dense = SIGN / 2, _dense(trail)
    x, y = max(ui.rect.left + r, x), max(ui.rect.top + r, y)
    ui.canvas.circle(x, y, r, (*theme.TABLE, dense), border=(*shade.light, dense), border_width=HAIR)
    ui.canvas.icon(trail.symbol, x, y, SIGN - NEAR, (*shade.light, dense))


def _arrow(ui: Ui, trail: Trail, start: Node | None, goal: Node) -> None:
    """A bent arrow from where something came to the edge of where it is now."""
    if start is None or start.id == goal.id:
        return
    color: Color = (*theme.shade(trail.told.faction).light, _dense(trail))
    line = [point for point in _bend(start.rect.center, goal.rect.center) if not start.rect.collidepoint(point)]
    line = line[: next((n for n, point in enumerate(line) if goal.rect.collidepoint(point)), len(line)) + 1]
    if len(line) < SHORTEST:
        return
    ui.canvas.polyline(line, (*theme.BLACK, _dense(trail) // 2), CASING)
    ui.canvas.polyline(line, color, ARROW)
    ui.canvas.polygon(list(_head(line[-2], line[-1])), color)


def _bend(start: Point, goal: Point) -> Iterator[Point]:
    """Points of a shallow curve, about ten px apart, its middle a little above the straight line."""
    (x, y), (u, v) = start, goal
    middle = ((x + u) / 2 + (v - y) * BENT, (y + v) / 2 - abs(u - x) * BENT)
    steps = max(4, round((abs(u - x) + abs(v - y)) / 10))
    for step in range(steps + 1):
        t = step / steps
        yield (
            (1 - t) ** 2 * x + 2 * t * (1 - t) * middle[0] + t**2 * u,
            (1 - t) ** 2 * y + 2 * t * (1 - t) * middle[1] + t**2 * v,
        )


def _head(before: Point, tip: Point) -> Iterator[Point]:
    """The triangle at the end of an arrow."""
    angle = atan2(tip[1] - before[1], tip[0] - before[0])
    yield tip[0] + cos(angle) * HEAD / 2, tip[1] + sin(angle) * HEAD / 2
    for side in (-1, 1):
        turned = angle + side * 2.5
        yield tip[0] + cos(turned) * HEAD * 0.8, tip[1] + sin(turned) * HEAD * 0.8
