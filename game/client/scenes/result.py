"""The result: who won and why, the table, how it came about, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.kit.say import say
from game.client.kit.scene import Next, Push, Replace, Reset
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.theme import Shade
from game.client.kit.widgets import Ui
from game.client.match.cards import Course, Graph, ResultCard, ResultRow
from game.client.match.requests import OpenTitle, Play, ReadChronicle, Watch
from game.client.match.session import YOU
from game.client.scenes.chronicle import SeeFrom
from game.client.scenes.covers import face_of
from game.client.table.ledger import Entry as Row
from game.client.table.ledger import Head, Ledger, sheet
from game.client.table.sides import shade_name
from game.core.box import box
from game.core.journal import Recorded


@dataclass(frozen=True, slots=True)
class Plan:
    """How the words of a poster are set: sizes in px, `low` where the ink begins at the left edge."""

    headline: str
    size: float
    head: float
    low: float
    story: str
    story_size: float
    story_height: float


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """The same game with a new deal."""


@dataclass(frozen=True, slots=True)
class ShowAccount:
    """Open the account, or close it again."""


@dataclass(frozen=True, slots=True)
class OpenChronicle:
    """Read what mattered."""


class Result:
    """The last screen of a game."""

    opaque = True
    animating = False

    def __init__(self, card: ResultCard, settings: Settings, sound: Sound | None = None) -> None:
        self.card, self.settings = card, settings
        self.sound, self.heard = sound or Sound(settings), False
        self.accounting = False
        """Whether the account lies open."""

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint poster and table on the left, board, graph and turning points on the right, the ways on below."""
        ui.backdrop()
        bar = ui.top_bar(box(self.card.title).name, face=face_of(self.card.title), note=self.card.note)
        high = max(44.0, ui.canvas.line_height(theme.LEAD) + 22)
        ways = Rect(28, ui.height - high - 24, ui.width - 56, high)
        room = Rect(28, bar.bottom + 24, ui.width - 56, ways.top - bar.bottom - 40)
        wide = 424.0 if ui.text_scale <= 1.3 else min(560.0, room.w * 0.46)
        left = Rect(room.left, room.top, wide, room.h)
        right = Rect(left.right + 48, room.top, room.right - left.right - 48, room.h)
        bottom = self._poster(ui, left)
        self._table(ui, Rect(left.left, bottom + 14, left.w, left.bottom - bottom - 14))
        self._story(ui, right)
        self._ways(ui, ways)
        if self.accounting:
            self._account(ui)
        else:
            ui.focus_on("again")

    def _account(self, ui: Ui) -> None:
        """Lay the account over everything: a column for each row of the table."""
        *rows, (name, sums) = self.card.account
        heads = tuple(
            Head(shade_name(self.card.title, row.faction), row.symbol, row.name) for row in self.card.rows
        )
        groups = tuple(Row(said, values) for said, values in rows), (Row(name, sums, bold=True),)
        sheet(
            ui, "account", Ledger(say("result.account_title"), heads, groups), (), say("result.account_close"),
            ShowAccount(), key="V",
        )  # fmt: skip

    def _chronicle(self, record: Recorded[Any]) -> ReadChronicle:
        """What mattered, turn by turn, and how everybody stood after each."""
        card, courses = self.card, list[Course]()
        if card.graph is not None:
            pairs = zip(card.rows, card.graph.series, strict=True)
            courses = [Course(row.faction, row.symbol, series, card.graph.start) for row, series in pairs]
        return ReadChronicle(card.title, card.chronicle, record, tuple(courses))

    def _shade(self, faction: str) -> Shade:
        return theme.shade(shade_name(self.card.title, faction))

    def _poster(self, ui: Ui, left: Rect) -> float:
        table = self._table_height(ui)
        high = max(170.0 * min(1.5, ui.text_scale), min(340.0 * max(1.0, ui.text_scale), left.h - table - 14))
        rect = Rect(left.left, left.top, left.w, high)
        plan = self._plan(ui, rect)
        shade = self._shade(self.card.faction)
        ui.canvas.shadow(rect, radius=4)
        key = ("poster", self.card.faction, self.card.symbol, plan.low)
        ui.canvas.baked(key, rect, lambda c: self._print(c, rect, shade, plan))
        self._poster_words(ui, rect, shade, plan)
        return rect.bottom

    def _plan(self, ui: Ui, rect: Rect) -> Plan:
        """Fit the words into the poster: headline and reason on paper, the story on ink if there is room."""
        room, face = rect.w - 172, face_of(self.card.title)
        lines = self.card.headline.upper() if face in ("bebas", "russo") else self.card.headline
        size = self._headline_size(ui, lines, room, rect.h * 0.4)
        head = ui.canvas.measure(lines, theme.BODY.at(size).set_in(face).strong.tight, width=room)[1]
        why = ui.canvas.measure(self.card.why, theme.BODY.strong, width=room)[1] if self.card.story else 0.0
        low = max(rect.h * 0.62, 16 + head + why + 18 + rect.h * 0.3 * (24 + room) / rect.w)
        story = self.card.story or self.card.why
        for story_size in (17.0, 15.0, 14.0, 13.0):
            tall = ui.canvas.measure(story, theme.BODY.at(story_size).strong, width=rect.w - 48)[1]
            if low + tall + 22 <= rect.h:
                return Plan(lines, size, head, low, story, story_size, tall)
        return Plan(lines, size, head, low, "", 0, 0)

    def _headline_size(self, ui: Ui, lines: str, room: float, high: float) -> float:
        """Find the largest type in which the headline stands in its corner."""
        face = face_of(self.card.title)
        for size in (52, 46, 40, 34, 28, 24, 20, 17):
            wide, tall = ui.canvas.measure(lines, theme.BODY.at(size).set_in(face).strong.tight, width=room)
            if wide <= room and tall <= high:
                return size
        return 15

    def _reason_size(self, ui: Ui, room: float, high: float) -> float:
        """Find the largest type in which the reason has room under the headline."""
        for size in (theme.BODY.size, 13, 12, 11, 10):
            if ui.canvas.measure(self.card.why, theme.BODY.at(size).strong, width=room)[1] <= high:
                return size
        return 9

    def _print(self, canvas: Canvas, rect: Rect, shade: Shade, plan: Plan) -> None:
        ink = shade.ink if self.card.faction else theme.INK2
        with canvas.clip(rect):
            canvas.rect(rect, theme.PAPER)
            canvas.grain(rect)
            low, high = rect.top + plan.low, rect.top + plan.low - rect.h * 0.3
            canvas.polygon([(rect.left, low), (rect.right, high), rect.bottomright, rect.bottomleft], ink)
            canvas.polyline([(rect.left - 4, low - 9), (rect.right + 4, high - 10)], theme.INK, 4)
            x, y, r = rect.right - 84, rect.top + rect.h * 0.33, min(64.0, rect.h * 0.22)
            canvas.circle(x, y, r, theme.INK)
            canvas.icon(
                self.card.symbol or "handshake", x, y, r * 1.1, shade.light if self.card.faction else theme.PAPER
            )

    def _poster_words(self, ui: Ui, rect: Rect, shade: Shade, plan: Plan) -> None:
        canvas, room = ui.canvas, rect.w - 172
        ink = shade.ink if self.card.faction else theme.INK2
        with canvas.panel(rect, "poster"):
            at = canvas.text(
                rect.left + 24,
                rect.top + 16,
                plan.headline,
                theme.BODY.at(plan.size).set_in(face_of(self.card.title)).strong.tight,
                color=theme.INK,
                width=room,
            )
            if plan.story != self.card.why:
                size = self._reason_size(ui, room, rect.bottom - at.bottom - 6 - plan.story_height)
                reason = theme.BODY.at(size).strong
                canvas.text(rect.left + 24, at.bottom + 2, self.card.why, reason, color=theme.INK, width=room)
            canvas.text(
                rect.left + 24,
                rect.bottom - plan.story_height - 14,
                plan.story,
                theme.BODY.at(plan.story_size or 13).strong,
                color=theme.on(ink),
                width=rect.w - 48,
            )

    # --- the table ---

    def _row_height(self, ui: Ui) -> float:
        return max(38.0, ui.canvas.line_height(theme.BODY.tight) + ui.canvas.line_height(theme.SMALL.tight) + 6)

    def _table_height(self, ui: Ui) -> float:
        return ui.canvas.line_height(theme.NOTE) + 8 + len(self.card.rows) * (self._row_height(ui) + 5)

    def _table(self, ui: Ui, area: Rect) -> None:
        rights = self._column_edges(ui, area)
        for name, right in zip(self.card.columns, rights, strict=True):
            ui.canvas.text(right, area.top, name, theme.NOTE, color=theme.MUTE, align="right")
        top = area.top + ui.canvas.line_height(theme.NOTE) + 6
        pitch = self._row_height(ui) + 5
        with ui.scroll("table", (area.left, top, area.w, area.bottom - top), len(self.card.rows) * pitch - 5) as y:
            for row in self.card.rows:
                self._row(ui, Rect(area.left, y, area.w, pitch - 5), row, rights, row is self.card.rows[0])
                y += pitch

    def _column_edges(self, ui: Ui, area: Rect) -> list[float]:
        edges, right = list[float](), area.right - 20
        for index, name in reversed(list(enumerate(self.card.columns))):
            values = [row.values[index] for row in self.card.rows if index < len(row.values)]
            wide = max((ui.canvas.measure(value, theme.BODY)[0] for value in values), default=0.0)
            edges.insert(0, right)
            right -= max(46.0, ui.canvas.measure(name, theme.NOTE)[0] + 14, wide + 14)
        return edges

    def _row(self, ui: Ui, rect: Rect, row: ResultRow, rights: Sequence[float], first: bool) -> None:
        canvas, shade = ui.canvas, self._shade(row.faction)
        canvas.rect(
            rect, theme.GLASS2 if first else theme.GLASS, radius=4, border=theme.LINE2 if first else theme.LINE
        )
        canvas.rect((rect.left + 1, rect.top + 1, 36, rect.h - 2), shade.deep, radius=4)
        canvas.icon(row.symbol or "person", rect.left + 19, rect.centery, 20, shade.light)
        values = (*row.values, row.score) if row.score else row.values
        left = rect.left + 46
        first_value = ui.canvas.measure(values[0], theme.BODY)[0] if values else 0.0
        room = (rights[0] - first_value - 8 if rights else rect.right) - left - 6
        rise = canvas.line_height(theme.BODY.tight) / 2
        size = next((s for s in (14, 13, 12) if canvas.measure(row.name, theme.BODY.at(s).strong)[0] <= room), 11)
        with canvas.panel(rect, row.name):
            canvas.text(
                left,
                rect.centery - rise,
                row.name,
                theme.BODY.at(size).strong,
                valign="middle",
                width=room,
                fit=True,
            )
            canvas.text(
                left,
                rect.centery + rise,
                row.who,
                theme.SMALL,
                color=theme.MUTE,
                valign="middle",
                width=room,
                fit=True,
            )
            for index, (value, right) in enumerate(zip(values, rights, strict=False)):
                last = index == len(values) - 1
                canvas.text(
                    right,
                    rect.centery,
                    value,
                    (theme.BODY.at(19 if last else 14).strong if last else theme.BODY.at(19 if last else 14)),
                    align="right",
                    valign="middle",
                )

    # --- board, graph, turning points ---

    def _story(self, ui: Ui, area: Rect) -> None:
        """Share the right side: turning points below, above them the graph, above that the board."""
        points = self._points_height(ui, area.w)
        room = area.h - points - (16 if points else 0)
        high = self._graph_height(ui, room)
        if self.card.board and room - high > 120:
            self.card.board(ui, Rect(area.left, area.top, area.w, room - high - (16 if high else 0)))
        elif not high:
            room = -16.0  # nothing above them: the turning points begin at the top
        if high and self.card.graph:
            rect = Rect(area.left, area.top + room - high, area.w, high)
            with ui.canvas.panel(rect, "graph"):
                self._graph(ui, rect, self.card.graph)
        if points:
            self._points(ui, Rect(area.left, area.top + room + 16, area.w, points))

    def _graph_height(self, ui: Ui, room: float) -> float:
        """Give the height of the graph; one that would be too flat to say anything is left out."""
        if self.card.graph is None:
            return 0.0
        high = room if self.card.board is None else max(210.0, room * 0.42)
        return high if 7 * ui.canvas.line_height(theme.NOTE) <= high <= room else 0.0

    def _graph(self, ui: Ui, rect: Rect, graph: Graph) -> None:
        canvas = ui.canvas
        head = canvas.text(rect.left, rect.top, graph.title, theme.LEAD.strong)
        names = [
            f"{row.name} {series[-1]:g}"
            for row, series in zip(self.card.rows, graph.series, strict=True)
            if series
        ]
        room = max((canvas.measure(name, theme.NOTE.strong)[0] for name in names), default=0.0) + 16
        low, high = self._bounds(graph)
        left = rect.left + max(canvas.measure(f"{each:g}", theme.NOTE)[0] for each in _steps(low, high)) + 12
        plot = Rect(left, head.bottom + max(26.0, canvas.line_height(theme.NOTE) + 6), rect.right - left - room, 0)
        plot.h = rect.bottom - canvas.line_height(theme.NOTE) - 6 - plot.top
        self._grid(ui, plot, graph, low, high)
        self._series(ui, plot, graph, low, high)
        self._discs(ui, plot, graph, low, high)

    def _bounds(self, graph: Graph) -> tuple[float, float]:
        values = [value for series in graph.series for value in series] + (
            [graph.goal.value] if graph.goal else []
        )
        low, high = min([0.0, *values]), max([1.0, *values])
        return low, high

    def _grid(self, ui: Ui, plot: Rect, graph: Graph, low: float, high: float) -> None:
        canvas = ui.canvas
        steps = _steps(low, high, max(1.0, min(6.0, plot.h / canvas.line_height(theme.NOTE) - 1)))
        for value in steps:
            y = plot.bottom - (value - low) / (high - low) * plot.h
            canvas.line(plot.left, y, plot.right, y, theme.LINE)
            canvas.text(
                plot.left - 10, y, f"{value:g}", theme.NOTE, color=theme.MUTE, align="right", valign="middle"
            )
        turns = max((len(series) for series in graph.series), default=1)
        each = max(1, round((turns - 1) / max(2.0, plot.w / (44 * ui.text_scale))))
        for index in range(0, turns, each):
            x = plot.left + plot.w * index / max(1, turns - 1)
            canvas.text(x, plot.bottom + 6, str(graph.start + index), theme.NOTE, color=theme.MUTE, align="center")
        if graph.goal:
            y = plot.bottom - (graph.goal.value - low) / (high - low) * plot.h
            canvas.line(plot.left, y, plot.right, y, theme.MUTE)
            canvas.text(plot.left + 4, y - 4, graph.goal.label, theme.NOTE, color=theme.MUTE, valign="bottom")

    def _series(self, ui: Ui, plot: Rect, graph: Graph, low: float, high: float) -> None:
        """Draw the lines, the leader's last and thickest; every line carries its faction's dot."""
        canvas, ends = ui.canvas, list[tuple[float, int]]()
        for number in reversed(range(len(graph.series))):
            shade = self._shade(self.card.rows[number].faction)
            points = _points(plot, graph.series[number], low, high, _turns(graph))
            if len(points) > 1:
                canvas.polyline(points, shade.light, 2.4 if number == 0 else 1.8)
            every = max(1, round(len(points) * 9 / max(1.0, plot.w)))
            for x, y in points[::every]:
                canvas.dot(shade.dot, x, y, 3.4, shade.light)
            if points:
                ends.append((points[-1][1], number))
        self._names_at_the_end(ui, plot, graph, sorted(ends))

    def _names_at_the_end(self, ui: Ui, plot: Rect, graph: Graph, ends: Sequence[tuple[float, int]]) -> None:
        step = min(ui.canvas.line_height(theme.NOTE.tight), (plot.h + 16) / max(1, len(ends)))
        for place, (_, number) in zip(_apart([y for y, _ in ends], step, plot.bottom), ends, strict=True):
            row = self.card.rows[number]
            words = f"{row.name} {graph.series[number][-1]:g}"
            color = self._shade(row.faction).light
            ui.canvas.text(plot.right + 12, place, words, theme.NOTE.strong, color=color, valign="middle")

    def _discs(self, ui: Ui, plot: Rect, graph: Graph, low: float, high: float) -> None:
        turns = _turns(graph)
        for number, point in enumerate(self.card.turning, 1):
            index = min(max(0, point.turn - graph.start), turns - 1)
            tops = [series[min(index, len(series) - 1)] for series in graph.series if series]
            x = plot.left + plot.w * index / max(1, turns - 1)
            y = plot.bottom - (max(tops, default=low) - low) / (high - low) * plot.h - 18
            self._disc(ui, x, max(plot.top - 14, y), number)

    def _disc(self, ui: Ui, x: float, y: float, number: int) -> None:
        ui.canvas.circle(x, y, 9.5, theme.PAPER)
        ui.canvas.text(
            x, y, str(number), theme.NOTE.strong, color=theme.INK, align="center", valign="middle", scaled=False
        )

    def _points_height(self, ui: Ui, width: float) -> float:
        if not self.card.turning:
            return 0.0
        across, row = self._points_grid(ui)
        return ui.canvas.line_height(theme.BODY) + 6 + -(-len(self.card.turning) // across) * (row + 6)

    def _points_grid(self, ui: Ui) -> tuple[int, float]:
        return (3 if ui.text_scale <= 1.15 else 1), max(34.0, 2 * ui.canvas.line_height(theme.NOTE.tight) + 8)

    def _points(self, ui: Ui, area: Rect) -> None:
        canvas = ui.canvas
        y = canvas.text(area.left, area.top, say("result.turning"), theme.BODY.strong).bottom + 6
        across, row = self._points_grid(ui)
        wide = (area.w - 10 * (across - 1)) / across
        for number, point in enumerate(self.card.turning):
            rect = Rect(area.left + number % across * (wide + 10), y + number // across * (row + 6), wide, row)
            look = ui.node(
                f"turning{number}", rect, "button", point.text, SeeFrom(point.answer), key=str(number + 1)
            )
            canvas.rect(rect, theme.GLASS2, radius=5, border=theme.MUTE if look.hover else theme.LINE2)
            self._disc(ui, rect.left + 18, rect.centery, number + 1)
            with canvas.panel(rect, point.text):
                canvas.text(
                    rect.left + 36,
                    rect.centery,
                    point.text,
                    theme.NOTE.tight,
                    valign="middle",
                    width=wide - 64,
                    fit=True,
                    max_lines=2,
                )
            canvas.icon("play", rect.right - 14, rect.centery, 11, theme.MUTE)

    # --- the ways on ---

    def _ways(self, ui: Ui, area: Rect) -> None:
        card, x = self.card, area.left
        ways: tuple[tuple[str, str, object, bool], ...] = (
            ("again", "Enter", PlayAgain(), True),
            ("account", "V", ShowAccount(), bool(card.account)),
            ("replay", "R", SeeFrom(0), card.record is not None),
            ("chronicle", "C", OpenChronicle(), card.record is not None and bool(card.chronicle)),
            ("shelf", "Esc", Reset(OpenTitle()), True),
        )
        for name, key, message, offered in ways:
            words = say(f"result.{name}")
            wide = ui.button_width(words, key)
            if offered:
                rect, kind = (x, area.top, wide, area.h), "paper" if name == "again" else "ghost"
                ui.button(name, rect, words, message, kind=kind, key=key)
                x += wide + 12

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Play again with a new deal, watch the record, or go back to the shelf."""
        match message:
            case PlayAgain():
                return Replace(Play(self.card.session.dealt_anew()))
            case SeeFrom(answer) if self.card.record is not None:
                return Push(Watch(self.card.record, answer))
            case OpenChronicle() if self.card.record is not None:
                return Push(self._chronicle(self.card.record))
            case ShowAccount():
                self.accounting = not self.accounting
            case Reset():
                return message
        return None

    def tick(self, seconds: float) -> Next:
        """Sound once how it ended; nothing moves by itself."""
        if not self.heard:
            self.heard = True
            self.sound.play(ending(self.card))
        return None

    def closing(self) -> None:
        """Nothing is held."""


def ending(card: ResultCard) -> str:
    """Name the sound of an ending: a loss is heard only where a bot has won against people."""
    if not card.faction:
        return "seal"
    chairs = dict(zip(card.session.names, card.session.chairs, strict=True))
    winner = chairs.get(card.rows[0].who, YOU) if card.rows else YOU
    return "win" if winner == YOU or YOU not in card.session.chairs else "lose"


def _turns(graph: Graph) -> int:
    return max((len(series) for series in graph.series), default=1)


def _apart(heights: Sequence[float], step: float, bottom: float) -> list[float]:
    """Move heights, given from the top, just so far that they are `step` apart and none lies below `bottom`."""
    down, up = list[float](), list[float]()
    for y in heights:
        down.append(max(y, down[-1] + step) if down else y)
    for y in reversed(down):
        up.append(min(y, up[-1] - step) if up else min(y, bottom))
    return up[::-1]


def _points(plot: Rect, series: Sequence[float], low: float, high: float, turns: int) -> list[tuple[float, float]]:
    """Place the values of a series on the plot."""
    return [
        (plot.left + plot.w * index / max(1, turns - 1), plot.bottom - (value - low) / (high - low) * plot.h)
        for index, value in enumerate(series)
    ]


def _steps(low: float, high: float, most: float = 6) -> list[float]:
    """Choose round numbers from `low` to `high` for the lines of a grid, about `most` of them."""
    sizes = (1, 2, 3, 5, 10, 20, 25, 50, 100)
    size = next((s for s in sizes if (high - low) / s <= most), (high - low) / max(1, most))
    first = -(-low // size) * size
    return [first + size * index for index in range(int((high - first) / size) + 1)]
