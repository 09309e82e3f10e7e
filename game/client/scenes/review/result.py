"""The result screen: who won and why, the table, the course of the game, and what to do next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pygame import FRect as Rect

from game.client.cards import Course, ResultCard, ResultRow
from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas, fitted
from game.client.kit.flow import Column, Row, height
from game.client.kit.scene import Next, Push, Replace, StartOver, StillScene
from game.client.kit.settings import Settings
from game.client.kit.sound import Sound
from game.client.kit.theme import CORNER, GAP, MS, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE, Shade, Type
from game.client.kit.widgets import Tool, Ui
from game.client.requests import FilmMoment, OpenTitle, Play, PlayFrom, ReadChronicle, Watch, branch
from game.client.scenes.review.chronicle import SeeFrom
from game.client.scenes.review.result_graph import draw_graph, numbered
from game.client.scenes.review.result_ways import LARGE, MAIN, ResultDeed, WaysOn
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.drawer import request_of_file
from game.client.table.ledger import Head, Ledger, sheet
from game.client.table.ledger import LedgerRow as Line
from game.client.table.sides import shade_name
from game.core.content.box import box
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.play.meetings import going_on
from game.play.session import YOU

GROWS = 1.5  # growth limit of the poster, which has a share of the page if type is large
POSTER, WIDEST, SHARE = 424.0, 560.0, 0.46
"""The poster's width in px; its maximum and its share of the page if type is large."""
LOW, HIGH = 170.0, 340.0  # minimum and maximum height in px
SEAL = 148.0  # px that the seal takes from the text
SLANT, INKED = 0.3, 0.62  # shares of its height: how far the ink's edge rises to the right, and its minimum depth
HEADLINES = tuple(theme.DISPLAY.times(share) for share in (1.2, 1, 0.9, 0.8, 0.65, 0.55, 0.45, 0.4))
REASONS = tuple(theme.BODY.strong.times(share) for share in (1, 0.9, 0.8, 0.7, 0.65))
NARROWEST = 46.0  # minimum px of a table column
BOARD, GRAPH = 120.0, 210.0  # minimum heights of a board and a graph, in px
FLAT = 7  # minimum height of a graph, in lines of text
SEEN = 2 * MS["read"] / 1000  # seconds during which the key that led to the result doesn't leave it
ACROSS, SIDE_BY_SIDE = 3, 1.15  # turning points per row; the text scale up to which they are side by side
POINT = 3  # lines of text in a turning point


@dataclass(frozen=True, slots=True)
class PosterPlan:
    """The layout of a poster's text; `low` is where the ink starts at the left edge."""

    headline: str
    title: Type
    low: float
    story: str
    small: Type
    story_height: float


class ResultScreen(StillScene):
    """The last screen of a game."""

    def __init__(self, card: ResultCard, settings: Settings, sound: Sound | None = None) -> None:
        self.card, self.settings = card, settings
        self.sound, self.heard = sound or Sound(settings), False
        self.ready_at = 0.0
        """When presses of the main button start to count: after a while without a press, since people who pressed
        Enter for hints may press it a few times more.
        """
        self.accounting = False
        """True if the account is open."""
        self.pointed = ""
        """The moment to film: the turning point last pointed at, or "" for the best one."""

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint poster and table on the left, board, graph and turning points on the right, buttons below."""
        ui.backdrop()
        title, back = self.card.title, Tool("cross", "Esc", say("result.shelf"), StartOver(OpenTitle()))
        bar = ui.top_bar(box(title).name, face=face_of(title), note=self.card.note, tools=[back])
        page = boxes.inset(boxes.cut(ui.rect, top=bar.h), ROOM)
        wide = POSTER if ui.text_scale <= LARGE else min(WIDEST, page.w * SHARE)
        self.ready_at = self.ready_at or ui.time + SEEN
        if ui.last_press < self.ready_at:  # still pressing without looking
            self.ready_at = max(self.ready_at, ui.last_press + SEEN)
        ways = WaysOn(ui, self.card, page, wide, self.ready_at)
        high = ways.height()
        room = boxes.cut(page, bottom=high + WIDE)
        left, right = boxes.left(room, wide), boxes.cut(room, left=wide + 2 * ROOM)
        poster = self._poster(ui, left)
        below = Column(ui.canvas, boxes.cut(left, top=poster.h + PAD))
        self._rated(below)
        self._table(ui, below.rest)
        self._story(ui, right)
        ways.paint(page.bottom - high)
        if self.accounting:
            self._account(ui)
        else:
            ui.begin_at(MAIN)  # no focus, because Space may still be pressed to skip the end of the game

    def _account(self, ui: Ui) -> None:
        """Paint the account over everything, with a column for each row of the table."""
        *rows, (name, sums) = self.card.account
        heads = tuple(
            Head(shade_name(self.card.title, row.faction), row.symbol, row.name) for row in self.card.rows
        )
        groups = tuple(Line(said, values) for said, values in rows), (Line(name, sums, bold=True),)
        ledger = Ledger(say("result.account_title"), heads, groups)
        close = say("result.account_close")
        sheet(ui, "account", ledger, (), close, ResultDeed.ACCOUNT, key="V")

    def _chronicle(self, record: Recorded[Any]) -> ReadChronicle:
        """Return a request for the chronicle, with everybody's score after each turn."""
        card, courses = self.card, list[Course]()
        if card.graph is not None:
            pairs = zip(card.rows, card.graph.series, strict=True)
            courses = [Course(row.faction, row.symbol, series, card.graph.start) for row, series in pairs]
        return ReadChronicle(card.title, card.chronicle, record, tuple(courses))

    def _shade(self, faction: str) -> Shade:
        return theme.shade(shade_name(self.card.title, faction))

    def _rated(self, column: Column) -> None:
        for told in self.card.rated:
            column.text(told, theme.BODY.strong)
        if self.card.rated:
            column.gap(GAP)

    # --- the poster ---

    def _poster(self, ui: Ui, left: Rect) -> Rect:
        table = ui.canvas.line_height(theme.NOTE) + GAP + len(self.card.rows) * self._pitch(ui)
        table += height(ui.canvas, left.w, self._rated)
        rect = boxes.upper(
            left, max(LOW * min(GROWS, ui.text_scale), min(HIGH * ui.canvas.growth, left.h - table - PAD))
        )
        plan = self._plan(ui, rect)
        shade = self._shade(self.card.faction)
        ui.canvas.shadow(rect, radius=SLIM)
        key = ("poster", self.card.faction, self.card.symbol, plan.low)
        ui.canvas.baked(key, rect, lambda c: self._print(c, rect, shade, plan))
        self._poster_words(ui, rect, shade, plan)
        return rect

    def _plan(self, ui: Ui, rect: Rect) -> PosterPlan:
        """Fit the text into the poster: headline and reason on paper, the story on ink if there is room."""
        canvas, card, face = ui.canvas, self.card, face_of(self.card.title)
        room = rect.w - SEAL - ROOM - PAD
        words = card.headline.upper() if face in ("bebas", "russo") else card.headline
        titles = [role.set_in(face).tight for role in HEADLINES]
        title = fitted(canvas, words, titles, room, high=rect.h * INKED * INKED)
        head = canvas.measure(words, title, width=room)[1]
        why = canvas.measure(card.why, theme.BODY.strong, width=room)[1] if card.story else 0.0
        low = max(rect.h * INKED, ROOM + head + why + rect.h * SLANT * (ROOM + room) / rect.w)
        story = card.story or card.why
        roles, high = [each.strong for each in theme.no_larger(theme.ASKED)], rect.h - low - ROOM
        role = fitted(canvas, story, roles[:-1], rect.w - 2 * ROOM, high=high)
        tall = canvas.measure(story, role, width=rect.w - 2 * ROOM)[1]
        return PosterPlan(words, title, low, *(story, role, tall) if tall <= high else ("", role, 0.0))

    def _print(self, canvas: Canvas, rect: Rect, shade: Shade, plan: PosterPlan) -> None:
        ink = shade.ink if self.card.faction else theme.INK2
        with canvas.clip(rect):
            canvas.rect(rect, theme.PAPER)
            ornaments.grain(canvas, rect)
            low, high = rect.top + plan.low, rect.top + plan.low - rect.h * SLANT
            canvas.polygon([(rect.left, low), (rect.right, high), rect.bottomright, rect.bottomleft], ink)
            edge = [(rect.left - TIGHT, low - GAP), (rect.right + TIGHT, high - GAP)]
            canvas.polyline(edge, theme.INK, TIGHT)
            seal = boxes.around(rect.right - SEAL / 2 - GAP, rect.top + rect.h / 3, 0, 0)
            radius = min(SEAL / 2 - GAP, rect.h * SLANT * SLANT * 2.5)
            canvas.circle(*seal.center, radius, theme.INK)
            light = shade.light if self.card.faction else theme.PAPER
            canvas.icon(self.card.symbol or "handshake", *seal.center, radius, light)

    def _poster_words(self, ui: Ui, rect: Rect, shade: Shade, plan: PosterPlan) -> None:
        canvas, card = ui.canvas, self.card
        ink = shade.ink if card.faction else theme.INK2
        inner = boxes.inset(rect, ROOM, PAD)
        with canvas.panel(rect, "poster"):
            lines = Column(
                canvas, boxes.cut(inner, right=SEAL - ROOM + PAD, bottom=plan.story_height), inks=theme.ON_PAPER
            )
            lines.text(plan.headline, plan.title)
            lines.gap(TIGHT)
            if plan.story != card.why:
                lines.text(card.why, fitted(canvas, card.why, REASONS, lines.rest.w, high=lines.rest.h))
            story = boxes.lower(inner, plan.story_height)
            canvas.text(*story.topleft, plan.story, plan.small, color=theme.on(ink), width=story.w)

    # --- the table ---

    def _pitch(self, ui: Ui) -> float:
        lines = ui.canvas.line_height(theme.BODY.tight) + ui.canvas.line_height(theme.SMALL.tight)
        return max(ui.field_height(), lines) + PAD

    def _table(self, ui: Ui, area: Rect) -> None:
        rights = self._column_edges(ui, area)
        for name, right in zip(self.card.columns, rights, strict=True):
            ui.canvas.text(right, area.top, name, theme.NOTE, color=theme.MUTE, align="right")
        top, pitch = ui.canvas.line_height(theme.NOTE) + NEAR, self._pitch(ui)
        with ui.scroll("table", boxes.cut(area, top=top), len(self.card.rows) * pitch - NEAR) as y:
            room = Rect(area.left, y, area.w, pitch)
            for number, row in enumerate(self.card.rows):
                self._row(ui, boxes.cell(room, 1, number, pitch - NEAR, NEAR), row, rights, number == 0)

    def _column_edges(self, ui: Ui, area: Rect) -> list[float]:
        edges, right = list[float](), area.right - WIDE
        for index, name in reversed(list(enumerate(self.card.columns))):
            rows = [(*row.values, row.score) if row.score else row.values for row in self.card.rows]
            last = index == len(self.card.columns) - 1
            role = theme.HEAD.strong if last else theme.BODY
            values = [values[index] for values in rows if index < len(values)]
            wide = max((ui.canvas.measure(value, role)[0] for value in values), default=0.0)
            edges.insert(0, right)
            right -= max(NARROWEST, max(ui.canvas.measure(name, theme.NOTE)[0], wide) + PAD)
        return edges

    def _row(self, ui: Ui, rect: Rect, row: ResultRow, rights: Sequence[float], first: bool) -> None:
        canvas, shade = ui.canvas, self._shade(row.faction)
        ground, edge = (theme.GLASS2, theme.LINE2) if first else (theme.GLASS, theme.LINE)
        canvas.rect(rect, ground, radius=CORNER, border=edge)
        block = ui.badge(boxes.inset(rect, 1), 2 * WIDE + TIGHT, shade)
        canvas.icon(row.symbol or "person", *block.center, WIDE + TIGHT, shade.light)
        values = (*row.values, row.score) if row.score else row.values
        first_value = canvas.measure(values[0], theme.BODY)[0] if values else 0.0
        end = rights[0] - first_value - PAD if rights else rect.right
        words = boxes.cut(rect, left=block.w + GAP, right=rect.right - end)
        with canvas.panel(rect, row.name):
            name, who = boxes.rows(boxes.inset(words, 0, TIGHT), 2, 0)
            Row(canvas, name, theme.BODY.strong).text(row.name, shrink=True)
            Row(canvas, who, theme.SMALL).text(row.who, pale=True)
            for index, (value, right) in enumerate(zip(values, rights, strict=False)):
                role = theme.HEAD.strong if index == len(values) - 1 else theme.BODY
                canvas.text(right, rect.centery, value, role, align="right", valign="middle")

    # --- board, graph, turning points ---

    def _story(self, ui: Ui, area: Rect) -> None:
        """Lay out the right side from bottom to top: turning points, graph, board."""
        points = self._points_height(ui)
        room = boxes.cut(area, bottom=points + WIDE if points else 0)
        high = self._graph_height(ui, room.h)
        if self.card.board and room.h - high > BOARD:
            self.card.board(ui, boxes.cut(room, bottom=high + WIDE if high else 0))
        elif not high:
            room.h = 0  # the turning points start at the top
        if high and self.card.graph:
            rect = boxes.lower(room, high)
            lines = [(row.name, self._shade(row.faction)) for row in self.card.rows]
            with ui.canvas.panel(rect, "graph"):
                draw_graph(ui, rect, self.card.graph, lines, [point.turn for point in self.card.turning])
        if points:
            below = room.h + WIDE if room.h else 0
            self._points(ui, boxes.upper(boxes.cut(area, top=below), points))

    def _graph_height(self, ui: Ui, room: float) -> float:
        """Return the graph's height, or 0 if it would be too flat to read."""
        if self.card.graph is None:
            return 0.0
        high = room if self.card.board is None else max(GRAPH, room * SHARE)
        return high if FLAT * ui.canvas.line_height(theme.NOTE) <= high <= room else 0.0

    def _points_height(self, ui: Ui) -> float:
        if not self.card.turning:
            return 0.0
        across, row = self._points_grid(ui)
        return ui.canvas.line_height(theme.BODY) + NEAR + boxes.grid_height(len(self.card.turning), across, row)

    def _points_grid(self, ui: Ui) -> tuple[int, float]:
        across = ACROSS if ui.text_scale <= SIDE_BY_SIDE else 1
        return across, max(ui.field_height(), POINT * ui.canvas.line_height(theme.NOTE.tight) + GAP)

    def _points(self, ui: Ui, area: Rect) -> None:
        canvas, lines = ui.canvas, Column(ui.canvas, area)
        lines.text(say("result.turning"), theme.BODY.strong)
        across, high = self._points_grid(ui)
        room = boxes.cut(area, top=lines.bottom + NEAR - area.top)
        for number, point in enumerate(self.card.turning):
            rect = boxes.cell(room, across, number, high)
            key = str(number + 1)
            look = ui.node(f"turning{number}", rect, "button", point.text, SeeFrom(point.answer), key=key)
            self.pointed = str(point.answer) if look.hover or look.focus else self.pointed
            canvas.rect(rect, theme.GLASS2, radius=CORNER, border=theme.MUTE if look.hover else theme.LINE2)
            row = Row(canvas, boxes.inset(rect, GAP, 0), theme.NOTE.tight)
            row.icon("play", color=theme.MUTE, end=True)
            disc = row.take(WIDE)
            if disc is not None:
                numbered(canvas, *disc.center, number + 1)
            with canvas.panel(rect, point.text):
                at, wide = row.rest.midleft, row.rest.w
                canvas.text(*at, point.text, row.role, valign="middle", width=wide, fit=True, max_lines=POINT)

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case ResultDeed.AGAIN:
                return Replace(Play(self.card.session.dealt_anew()))
            case ResultDeed.ONWARD if self.card.onward is not None:
                game = self.card.onward[1]
                begun = going_on(game)
                wanted = Play(game) if begun is None else request_of_file(begun.path)
                return Replace(wanted) if isinstance(wanted, Play) else Push(wanted)
            case ResultDeed.FOR_REAL:
                return Replace(Play(replace(self.card.session.dealt_anew(), practice=False)))
            case Replace() | Push() | StartOver():
                return message
            case ResultDeed.ACCOUNT:
                self.accounting = not self.accounting
            case _ if self.card.record is not None:
                return self._looking_back(message, self.card.record)
        return None

    def _looking_back(self, message: object, record: Recorded[Any]) -> Next:
        """Open a screen that needs the record."""
        match message:
            case SeeFrom(answer):
                return Push(Watch(record, answer))
            case ResultDeed.CHRONICLE:
                return Push(self._chronicle(record))
            case ResultDeed.FILM:
                return Push(FilmMoment(record, self.card.turning, self.pointed, "open"))
            case PlayFrom():
                return Replace(branch(record, message))
        return None

    def tick(self, seconds: float) -> Next:
        """Play the sound of the ending, once."""
        if not self.heard:
            self.heard = True
            self.sound.play(ending(self.card))
        return None


def ending(card: ResultCard) -> str:
    """Return the name of an ending's sound; it is "lose" only if a bot has beaten people."""
    if not card.faction:
        return "seal"
    chairs = dict(zip(card.session.names, card.session.chairs, strict=True))
    winner = chairs.get(card.rows[0].who, YOU) if card.rows else YOU
    return "win" if winner == YOU or YOU not in card.session.chairs else "lose"
