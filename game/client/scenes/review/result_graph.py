"""The graph of a result: everybody's score after every turn, and the turning points."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.cards import Graph
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import GAP, NEAR, PAD, ROOM, SLIM, WIDE, Point, Shade
from game.client.kit.widgets import Ui

LINES = 6.0  # the most lines of a grid
ROUND_STEPS = (1, 2, 3, 5, 10, 20, 25, 50, 100)
TURN = 44.0  # minimum px between turn numbers
DOTTED = 9.0  # minimum px between dots on a line
FIRST, OTHER = 2.4, 1.8  # line widths in px: the leader's, and the others'

Name = tuple[str, Shade]


@dataclass(frozen=True, slots=True)
class Plot:
    """The drawing area of a graph, and the range of values and turns that it covers."""

    area: Rect
    low: float
    high: float
    turns: int

    def x(self, index: int) -> float:
        """Return the x, in logical px, of a turn, given its index among the turns drawn."""
        return self.area.left + self.area.w * index / max(1, self.turns - 1)

    def y(self, value: float) -> float:
        """Return the y, in logical px, at which a value is drawn."""
        return self.area.bottom - (value - self.low) / (self.high - self.low) * self.area.h

    def points(self, series: Sequence[float]) -> list[Point]:
        """Return the points of a series."""
        return [(self.x(index), self.y(value)) for index, value in enumerate(series)]


def draw_graph(ui: Ui, rect: Rect, graph: Graph, names: Sequence[Name], turning: Sequence[int]) -> None:
    """Draw a line for everybody, with the turning points' numbers above their turns."""
    canvas, line = ui.canvas, ui.canvas.line_height(theme.NOTE)
    head = canvas.text(rect.left, rect.top, graph.title, theme.LEAD.strong)
    ends = [_end(name, series) for (name, _), series in zip(names, graph.series, strict=True) if series]
    room = max((canvas.measure(end, theme.NOTE.strong)[0] for end in ends), default=0.0) + WIDE
    values = [value for series in graph.series for value in series]
    low, high = min([0.0, *values]), max([1.0, *values])
    left = max(canvas.measure(f"{each:g}", theme.NOTE)[0] for each in _steps(low, high)) + PAD
    area = boxes.cut(rect, left=left, top=head.h + max(ROOM, line + NEAR), right=room, bottom=line + NEAR)
    plot = Plot(area, low, high, max((len(series) for series in graph.series), default=1))
    _grid(ui, plot, graph)
    _series(ui, plot, graph, names)
    marks = [plot.x(min(max(0, turn - graph.start), plot.turns - 1)) for turn in turning]
    y = area.top - PAD
    for number, (x, disc) in enumerate(zip(marks, apart(marks, 2 * (GAP + 2), area.right), strict=True), 1):
        canvas.polyline([(disc, y), (x, area.top), (x, area.bottom)], theme.LINE2)
        numbered(canvas, disc, y, number)


def numbered(canvas: Canvas, x: float, y: float, number: int) -> None:
    """Paint a turning point's number in a disc, around a point."""
    canvas.circle(x, y, GAP + 1, theme.PAPER)
    words = theme.NOTE.strong
    canvas.text(x, y, str(number), words, color=theme.INK, align="center", valign="middle", scaled=False)


def _end(name: str, series: Sequence[float]) -> str:
    return f"{name} {series[-1]:g}"


def _grid(ui: Ui, plot: Plot, graph: Graph) -> None:
    canvas, area = ui.canvas, plot.area
    for value in _steps(plot.low, plot.high, max(1.0, min(LINES, area.h / canvas.line_height(theme.NOTE) - 1))):
        y = plot.y(value)
        canvas.line(area.left, y, area.right, y, theme.LINE)
        at = area.left - GAP
        canvas.text(at, y, f"{value:g}", theme.NOTE, color=theme.MUTE, align="right", valign="middle")
    each = max(1, round((plot.turns - 1) / max(2.0, area.w / (TURN * ui.text_scale))))
    for index in range(0, plot.turns, each):
        words = str(graph.start + index)
        canvas.text(plot.x(index), area.bottom + NEAR, words, theme.NOTE, color=theme.MUTE, align="center")


def _series(ui: Ui, plot: Plot, graph: Graph, names: Sequence[Name]) -> None:
    """Draw the lines, the leader's last and thickest, each with its faction's dots and a name at its end."""
    canvas, ends = ui.canvas, list[tuple[float, str, Shade]]()
    for number in reversed(range(len(graph.series))):
        (name, shade), points = names[number], plot.points(graph.series[number])
        if len(points) > 1:
            canvas.polyline(points, shade.light, OTHER if number else FIRST)
        for x, y in points[:: max(1, round(len(points) * DOTTED / max(1.0, plot.area.w)))]:
            canvas.dot(shade.dot, x, y, SLIM, shade.light)
        if points:
            ends.append((points[-1][1], _end(name, graph.series[number]), shade))
    ends.reverse()  # equal ends keep the order of the table
    ends.sort(key=lambda end: end[0])
    step = min(canvas.line_height(theme.NOTE.tight), (plot.area.h + WIDE) / max(1, len(ends)))
    for y, (_, words, shade) in zip(apart([end[0] for end in ends], step, plot.area.bottom), ends, strict=True):
        canvas.text(plot.area.right + PAD, y, words, theme.NOTE.strong, color=shade.light, valign="middle")


def apart(heights: Sequence[float], step: float, bottom: float) -> list[float]:
    """Move y positions just far enough to be `step` apart and not below `bottom`."""
    down, up = list[float](), list[float]()
    for y in heights:
        down.append(max(y, down[-1] + step) if down else y)
    for y in reversed(down):
        up.append(min(y, up[-1] - step) if up else min(y, bottom))
    return up[::-1]


def _steps(low: float, high: float, most: float = LINES) -> list[float]:
    """Return round values from `low` to `high` for grid lines, about `most` of them."""
    size = next((s for s in ROUND_STEPS if (high - low) / s <= most), (high - low) / max(1, most))
    first = -(-low // size) * size
    return [first + size * index for index in range(int((high - first) / size) + 1)]
