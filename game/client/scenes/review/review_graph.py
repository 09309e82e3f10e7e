"""The graph of a review: everybody's chances at each answer, and what each answer gave away."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

from pygame import FRect as Rect

from ai.coach.review import JUDGED, Grade, GraphPoint, Judged
from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Row
from game.client.kit.theme import GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE, Point, Shade
from game.client.kit.widgets import Ui
from game.client.scenes.review.result_graph import FIRST, OTHER, apart, numbered
from game.client.scenes.review.sentences import ReviewWords, percent
from game.core.language.words import say

EVERY = (1, 2, 5, 10, 20, 50, 100)
"""The intervals at which turns may be numbered: every turn, every second turn and so on."""
UPWARDS = (1, 1 / 2, 0)
"""The shares of the scale that have a grid line, from the top."""
PATTERNS = (
    (),
    (GAP, TIGHT),
    (HAIR, TIGHT),
    (ROOM, NEAR),
    (PAD, TIGHT, HAIR, TIGHT),
    (GAP, TIGHT, HAIR, TIGHT, HAIR, TIGHT),
)
"""The dash patterns of the lines, by seat: px drawn and px skipped, alternating."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The name and colours of a seat's line."""

    name: str
    shade: Shade


@dataclass(frozen=True, slots=True)
class Chart:
    """The data of a graph: all answers of a game from left to right, as far as they have been judged."""

    key: tuple[object, ...]
    """Everything that its cached picture depends on."""
    answers: int
    """The total number of answers."""
    graph: Sequence[GraphPoint]
    judged: Mapping[int, Judged]
    sides: Sequence[SeatLine]
    turning: Sequence[int]
    turns: Sequence[tuple[int, int]]
    """Each turn's number, with the number of answers given before it."""
    words: ReviewWords
    """Converts shares of victory to the scale, and grades answers."""

    def x(self, area: Rect, answers: int) -> float:
        """Return the x of the position after a number of answers."""
        return area.left + area.w * answers / max(1, self.answers)

    def y(self, area: Rect, share: float) -> float:
        """Return the y of a share of victory."""
        return area.bottom - area.h * max(0.0, min(1.0, self.words.chance(share)))


def room_of(ui: Ui, rect: Rect, chart: Chart) -> Rect:
    """Return the part of a graph that contains its lines."""
    names = max((ui.canvas.measure(side.name, theme.NOTE.strong)[0] for side in chart.sides), default=0.0)
    sign = (ROOM + PAD) * ui.canvas.growth
    left = max(ui.canvas.measure(words, theme.NOTE)[0] for words in _heights(chart)) + GAP
    line = ui.canvas.line_height(theme.NOTE)
    right = min(names, rect.w / 2 - left) + sign
    return boxes.cut(rect, left=left, top=line + ROOM, right=right, bottom=2 * line + PAD)


def draw(ui: Ui, rect: Rect, chart: Chart, chosen: int) -> None:
    """Draw the graph, with a white line at the chosen answer."""
    canvas, area = ui.canvas, room_of(ui, rect, chart)
    Row(canvas, boxes.upper(rect, canvas.line_height(theme.NOTE))).text(
        say("review.chances" if chart.words.calibrated else "review.standing"), pale=True
    )
    _scale(canvas, area, chart)
    around = area.inflate(2 * ROOM, 2 * ROOM)
    x = chart.x(area, chosen)
    canvas.line(x, area.top - GAP, x, area.bottom + TIGHT, theme.WHITE)
    canvas.baked(("review", *chart.key), around, lambda inner: _picture(inner, area, chart))
    _names(canvas, area, chart, rect)
    _legend(ui, boxes.lower(rect, canvas.line_height(theme.NOTE)))


def _heights(chart: Chart) -> list[str]:
    """Return the labels at the top, middle and bottom of the scale."""
    if chart.words.calibrated:
        return [say("review.share", percent=percent(share)) for share in UPWARDS]
    return [say("review.ahead"), "", say("review.behind")]


def _scale(canvas: Canvas, area: Rect, chart: Chart) -> None:
    """Draw the grid lines, with the turns below them."""
    for words, share in zip(_heights(chart), UPWARDS, strict=True):
        y = area.bottom - area.h * share
        canvas.line(area.left, y, area.right, y, theme.LINE)
        canvas.text(area.left - NEAR, y, words, theme.NOTE, color=theme.MUTE, align="right", valign="middle")
    places = [(turn, chart.x(area, answers)) for turn, answers in chart.turns]
    for turn, x in told_turns(places, lambda turn: canvas.measure(str(turn), theme.NOTE)[0] + PAD):
        canvas.text(x, area.bottom + TIGHT, str(turn), theme.NOTE, color=theme.MUTE, align="center")


def told_turns(turns: Sequence[tuple[int, float]], wide: Callable[[int], float]) -> list[tuple[int, float]]:
    """Return the turns to number below a graph, with their x: every one, every second, every fifth and so on.

    The setup, turn 0, is numbered only if there is room. `wide` returns the px that a number needs.
    """
    for step, first in product(EVERY, (0, 1)):
        told = [(turn, x) for turn, x in turns if turn >= first and turn % step == 0]
        if all(x + (wide(turn) + wide(later)) / 2 <= further for (turn, x), (later, further) in pairwise(told)):
            return told
    return []


def _picture(canvas: Canvas, area: Rect, chart: Chart) -> None:
    """Draw the lines with their dots, the marks of the answers, and the turning points."""
    for seat, side in reversed(list(enumerate(chart.sides))):
        points = [(chart.x(area, each.answers), chart.y(area, each.shares[seat])) for each in chart.graph]
        for stroke in _strokes(points, PATTERNS[seat % len(PATTERNS)]):
            canvas.polyline(stroke, side.shade.light, OTHER if seat else FIRST)
        for x, y in points[:: max(1, round(len(points) * 2 * ROOM / max(1.0, area.w)))]:
            canvas.dot(side.shade.dot, x, y, SLIM, side.shade.light)
    wide = area.w / max(1, chart.answers) >= 2 * SLIM
    for judged in sorted(chart.judged.values(), key=lambda judged: judged.lost):
        of = chart.words.grade(judged)
        if of in JUDGED and (wide or of is not Grade.GOOD):  # so many good ones would hide the lines
            x, y = chart.x(area, judged.number), chart.y(area, judged.standings[judged.seat])
            mark(canvas, of, x, y, TIGHT)
    for place, number in enumerate(chart.turning, 1):
        top = chart.y(area, max(chart.judged[number].standings))
        numbered(canvas, chart.x(area, number), max(area.top - NEAR, top - WIDE), place)


def mark(canvas: Canvas, of: Grade, x: float, y: float, radius: float) -> None:
    """Paint an answer's mark around a point; the more it lost, the fuller the mark. It is in no side's colour."""
    if of is Grade.UNJUDGED:
        beads = round(NEAR)
        for angle in (bead * math.tau / beads for bead in range(beads)):
            canvas.circle(x + radius * math.cos(angle), y + radius * math.sin(angle), HAIR / 2, theme.MUTE)
        return
    canvas.circle(x, y, radius, theme.WHITE if of is Grade.MISTAKE else theme.TABLE)
    if of is Grade.SLIP:
        with canvas.clip((x - radius, y - radius, radius, 2 * radius)):
            canvas.circle(x, y, radius, theme.WHITE)
    canvas.ring(x, y, radius, theme.WHITE)


def _strokes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """Split a line into the strokes of a dash pattern."""
    if len(points) < 2 or not pattern:
        yield from [list(points)] if len(points) > 1 else []
        return
    index = 0
    left = pattern[0]
    stroke = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        length, gone = math.hypot(bx - ax, by - ay), 0.0
        while length - gone > left:
            gone += left
            here = (ax + (bx - ax) * gone / length, ay + (by - ay) * gone / length)
            if index % 2 == 0:
                yield [*stroke, here]
            index += 1
            left, stroke = pattern[index % len(pattern)], [here]
        left -= length - gone
        if index % 2 == 0:
            stroke.append((bx, by))
    if index % 2 == 0 and len(stroke) > 1:
        yield stroke


def _names(canvas: Canvas, area: Rect, chart: Chart, room: Rect) -> None:
    """Write each line's name at its right end; if there are many, spread them over the room's height."""
    ends = [(chart.y(area, share), side) for share, side in zip(chart.graph[-1].shares, chart.sides, strict=True)]
    ends.sort(key=lambda end: end[0])
    step = min(canvas.line_height(theme.NOTE.tight), room.h / len(ends))
    bottom = max(area.bottom, min(room.bottom - step / 2, area.top + step * len(ends)))
    for y, (_, side) in zip(apart([end[0] for end in ends], step, bottom), ends, strict=True):
        row = Row(
            canvas, Rect(area.right + PAD, y - step / 2, room.right - area.right - PAD, step), theme.NOTE.strong
        )
        row.bullet(side.shade)
        row.text(side.name, color=side.shade.light, shrink=True)


def _legend(ui: Ui, room: Rect) -> None:
    """Explain as many of the marks as there is room for."""
    row, radius = Row(ui.canvas, room), TIGHT * ui.canvas.growth
    for of in JUDGED:
        words = say(f"review.mark_{of.value}")
        if row.rest.w < ui.canvas.measure(words, row.role)[0] + 2 * radius + row.gap:
            return
        sign = row.take(2 * radius)
        if sign is not None:
            mark(ui.canvas, of, *sign.center, radius)
        row.text(words, pale=True)
        row.take(GAP)
