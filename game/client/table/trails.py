"""Trails of what others did: rings, arrows and icons on the board until the reader answers the next question.

A board names the nodes that an event is about (`Trace`); the rest is the same for every title. Trails are made
from the reader's log, so hidden events leave none.
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
"""The most trails on the board at once; older ones are dropped."""
LANDS = ("region", "country")
"""The roles of board nodes that can carry trails."""
OPENS, WIDER = 300.0, 12.0
"""The ms a new ring takes to close around its place, and how many px wider it starts."""
RING, ARROW, CASING, HEAD = 2.0, 2.4, 5.0, 11.0
"""In px: a ring's line, an arrow's line and its dark casing, and the length of its head."""
SIGN = 18.0
"""The size in px of the disc with the acting side's icon."""
SHORTEST = 3
"""The least points of an arrow, about ten px apart; shorter arrows aren't drawn."""
BENT = 0.12
"""How far an arrow bends, relative to its length."""


@dataclass(frozen=True, slots=True)
class Trace:
    """The ids of the nodes where an event leaves a trail, and of the node at the start of its arrow.

    If none of `at` is on the board, the trail is on the first of the `others` that is visible.
    """

    at: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    start: str = ""


@dataclass(frozen=True, slots=True)
class Trail:
    """A log line with its trace; it is `fresh` while its event is being shown, for `elapsed` ms so far."""

    told: LogLine
    trace: Trace
    symbol: str = ""
    fresh: bool = False
    elapsed: float = OPENS


def trace_of(event: Event) -> Trace:
    """Return an event's trace: every thing its fields name, else its seats; the start is its origin."""
    fields = plain(event)
    named = [each for value in fields.values() for each in (value if isinstance(value, tuple) else (value,))]
    origin = fields.get("origin", "")
    things = tuple(f"noun:{each}" for each in named if isinstance(each, str) and each and each != origin)
    seats = tuple(f"seat:{fields[name]}" for name in ("other", "seat") if isinstance(fields.get(name), int))
    start = f"noun:{origin}" if origin else seats[-1] if len(seats) > 1 else ""
    return Trace(things, seats, start)


def paint(ui: Ui, board: Rect, trails: Sequence[Trail]) -> None:
    """Paint trails over the board, fresh ones last."""
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
    """Return the nodes that carry a trail."""
    lands = [node for name in dict.fromkeys(trace.at) if (node := nodes.get(name)) and _in_sight(node, board)]
    if lands:
        return lands
    seated = (nodes[name] for name in trace.others if name in nodes)
    return [node for node in seated if min(node.seen.size) > 1][:1]


def _in_sight(node: Node, board: Rect) -> bool:
    area = node.seen
    return node.role in LANDS and min(area.size) > 1 and board.collidepoint(area.center)


def _dense(trail: Trail) -> int:
    return 255 if trail.fresh else theme.TRAIL


def _ring(ui: Ui, trail: Trail, node: Node, number: int) -> None:
    """Paint a ring around a node in the acting side's colour, with its icon at a corner, below earlier icons."""
    shade = theme.shade(trail.told.faction)
    wider = 0.0
    if trail.fresh and not ui.reduce_motion:
        wider = WIDER * (1 - ease.out_cubic(trail.elapsed / OPENS))
    area = node.seen.inflate(TIGHT + wider, TIGHT + wider)
    edge = (*shade.light, _dense(trail))
    ui.canvas.rect(area.clip(ui.rect), None, radius=theme.ROUND, border=edge, border_width=RING)
    if trail.symbol and node.role in LANDS and number * (SIGN + HAIR) < max(SIGN, area.h - SIGN):
        x = area.left if area.left - SIGN / 2 >= ui.rect.left else area.right  # off the name at the left edge
        _sign(ui, trail, shade, x, area.top + number * (SIGN + HAIR))


def _sign(ui: Ui, trail: Trail, shade: theme.Shade, x: float, y: float) -> None:
    r, dense = SIGN / 2, _dense(trail)
    x, y = max(ui.rect.left + r, x), max(ui.rect.top + r, y)
    ui.canvas.circle(x, y, r, (*theme.TABLE, dense), border=(*shade.light, dense), border_width=HAIR)
    ui.canvas.icon(trail.symbol, x, y, SIGN - NEAR, (*shade.light, dense))


def _arrow(ui: Ui, trail: Trail, start: Node | None, goal: Node) -> None:
    """Paint a curved arrow from the start of a trail to the edge of its goal."""
    if start is None or start.id == goal.id:
        return
    color: Color = (*theme.shade(trail.told.faction).light, _dense(trail))
    seated = start.role == "seat" and goal.role != "seat"
    begins, least = (start.rect.midbottom, start.rect.bottom) if seated else (start.rect.center, ui.rect.top)
    bend = _bend(begins, goal.rect.center)
    line = [(x, max(least, y)) for x, y in bend if not start.rect.collidepoint(x, y)]  # off other seats' scores
    line = line[: next((n for n, point in enumerate(line) if goal.rect.collidepoint(point)), len(line)) + 1]
    if len(line) < SHORTEST:
        return
    ui.canvas.polyline(line, (*theme.BLACK, _dense(trail) // 2), CASING)
    ui.canvas.polyline(line, color, ARROW)
    ui.canvas.polygon(list(_head(line[-2], line[-1])), color)


def _bend(start: Point, goal: Point) -> Iterator[Point]:
    """Yield points of a shallow curve, about ten px apart, its middle slightly above the straight line."""
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
    """Yield the corners of an arrowhead."""
    angle = atan2(tip[1] - before[1], tip[0] - before[0])
    yield tip[0] + cos(angle) * HEAD / 2, tip[1] + sin(angle) * HEAD / 2
    for side in (-1, 1):
        turned = angle + side * 2.5
        yield tip[0] + cos(turned) * HEAD * 0.8, tip[1] + sin(turned) * HEAD * 0.8
