"""Statistics: the results of the games played here, with a page for each title. Nothing moves."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.messages import ShowPart
from game.client.kit.scene import Next, Pop, Push, Redraw, StillScene, below_bar
from game.client.kit.theme import GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE, Color, Point
from game.client.kit.widgets import Tool, Ui
from game.client.requests import OpenLearning
from game.client.scenes.review.result_graph import apart
from game.client.scenes.shelf.drawer import Drawer
from game.client.table.sides import faction_of
from game.client.table.spots import TABS
from game.core.content.box import name_of
from game.core.contract import Line
from game.core.files import behind, journal
from game.core.files.behind import PendingWrite
from game.core.files.journal import Saved
from game.core.language.words import say, words
from game.machine import statistics
from game.machine.ratings import rating
from game.machine.statistics import Bar, Played, Summary, aside, called, percents, records, summary
from game.play.session import LEVELS
from game.titles import on_show, rules_of

WIDTH = 1100.0  # px of the page's width
DOT, PITCH = NEAR, WIDE + HAIR  # px: the radius of a game's dot, and the distance between dots
GRAPH = 170.0  # px of the rating graph's height
SHAPES: dict[str, tuple[str, Color]] = {
    "won": ("disc", theme.TEXT),
    "shared": ("hollow_diamond", theme.TEXT),
    "lost": ("ring", theme.MUTE),
}
"""The dot for each outcome; outcomes differ by shape, not only by colour."""


@dataclass(frozen=True, slots=True)
class CountSaves:
    """Message: add the finished games that aren't counted yet to the statistics."""


class Statistics(StillScene):
    """One page per title."""

    def __init__(self, title: str = "") -> None:
        self.counting = False
        self.being_counted: PendingWrite[Line | None] | None = None
        self.trouble = ""
        self.drawer = Drawer()
        self._read()
        last = [game.title for game in self.kept.games if game.title in on_show()]
        self.title = title or (last[-1] if last else on_show()[0])

    def _read(self) -> None:
        """Read the file again, and look for finished games that it lacks."""
        self.kept = statistics.kept()
        self.drawer.look()
        self._miss()

    def _miss(self) -> None:
        """Find the finished games that the file lacks, among the saves read so far."""
        saved = [each.saved for each in self.drawer.kept]
        self.missing: list[Saved] = statistics.missing(saved, self.kept.games)

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the tabs of the titles, and the selected title's page."""
        points = Tool("target", "P", say("learn.points"), Push(OpenLearning(self.title)))
        room = below_bar(ui, say("statistics.title"), points)
        room = boxes.inset(room, max(ROOM, (ui.width - WIDTH * ui.canvas.growth) / 2), WIDE)
        names = [(title, name_of(title)) for title in on_show()]
        place = boxes.upper(room, ui.field_height())
        below = boxes.cut(room, top=ui.field_height() + WIDE)
        if ui.text_scale <= TABS:
            ui.tabs("title", place, names, self.title, ShowPart)
        else:
            ui.choice("title", place, say("statistics.title"), names, self.title, ShowPart, kind="list")
        with ui.column(1), ui.page(f"statistics {self.title}", below) as lines:
            self._told(ui, lines)
            self._games(ui, lines, summary(self.kept.games, self.title))
        ui.focus_on(f"title:{self.title}" if ui.text_scale <= TABS else "title")

    def _told(self, ui: Ui, lines: Column) -> None:
        """Write what is wrong with the file, and how many games it lacks."""
        room = words("room")
        for told in (room.say(self.kept.trouble) if self.kept.trouble else "", self.trouble):
            if told:
                lines.text(told, theme.BODY.strong)
                lines.gap(NEAR)
        if self.counting:
            lines.text(say("statistics.counting", count=len(self.missing)), theme.BODY)
            lines.gap()
        elif self.missing:
            lines.text(say("statistics.missing", count=len(self.missing)), theme.BODY)
            lines.gap(NEAR)
            label = say("statistics.count_them")
            place = boxes.left(lines.part(ui.button_height()), ui.button_width(label, "C"))
            ui.button("statistics:count", place, label, CountSaves(), key="C")
            lines.gap()

    def _games(self, ui: Ui, lines: Column, found: Summary) -> None:
        if found.whole is None:
            known = any(found.aside.values())
            key = "statistics.none_counted" if known else "statistics.none"
            lines.text(say(key, title=name_of(self.title)), theme.HEAD, pale=True)
            lines.gap()
        else:
            self._whole(ui, lines, found, found.whole)
        if (told := aside(found)) is not None:
            lines.text(words("room").say(told), pale=True)
            lines.gap(TIGHT)
        lines.text(say("statistics.how"), pale=True)

    def _whole(self, ui: Ui, lines: Column, found: Summary, whole: Bar) -> None:
        counts = {outcome: found.count(outcome) for outcome in SHAPES}
        lines.text(say("statistics.whole", games=whole.games, **counts), theme.HEAD)
        lines.text(say("statistics.share", **percents(whole)), theme.BODY, pale=True)
        lines.gap(PAD)
        self._strip(ui, lines, found.counted)
        levels, factions = self._bars_of(found.levels, _level), self._bars_of(found.factions, self._side)
        if ui.text_scale <= TABS:
            with lines.split(2, ROOM + WIDE) as (left, right):
                self._bars(ui, left, "statistics.by_level", levels)
                self._bars(ui, right, "statistics.by_faction", factions)
        else:
            self._bars(ui, lines, "statistics.by_level", levels)
            self._bars(ui, lines, "statistics.by_faction", factions)
        lines.text(say("statistics.even"), pale=True)
        lines.gap(PAD)
        if ui.text_scale <= TABS and found.ratings:
            with lines.split(2, ROOM + WIDE) as (left, right):
                self._rating(ui, left, found)
                self._records(right, found)
        else:
            self._records(lines, found)
            self._rating(ui, lines, found)

    def _records(self, lines: Column, found: Summary) -> None:
        lines.label(say("statistics.records"))
        lines.gap(TIGHT)
        for told in records(found, self.title):
            lines.text(words("room").say(told), theme.BODY)
            lines.gap(TIGHT)
        lines.gap()

    # --- game by game ---

    def _strip(self, ui: Ui, lines: Column, games: Sequence[Played]) -> None:
        """Draw a dot for every game in order, by outcome, with a legend."""
        canvas, k = ui.canvas, ui.canvas.growth
        row = lines.row(theme.NOTE)
        for outcome, (shape, color) in reversed(SHAPES.items()):
            row.text(say(f"statistics.{outcome}"), pale=True, end=True)
            part = row.take(2 * DOT * k, end=True)
            if part is not None:
                canvas.dot(shape, *part.center, DOT * k, color)
            row.take(NEAR, end=True)
        row.text(say("statistics.strip"), pale=True)
        lines.gap(TIGHT)
        pitch, top = PITCH * k, lines.bottom
        across = max(1, int(lines.room.w / pitch))
        for first in range(0, len(games), across):
            part = lines.part(pitch)
            for number, game in enumerate(games[first : first + across]):
                shape, color = SHAPES[game.outcome]
                canvas.dot(shape, part.left + (number + 1 / 2) * pitch, part.centery, DOT * k, color)
        said = ", ".join(say(f"statistics.{game.outcome}") for game in games[-across:])
        ui.node("statistics:strip", lines.since(top), "picture", said, focusable=False, sound="")
        lines.gap(PAD)

    # --- bars ---

    def _side(self, faction: str) -> str:
        side = faction_of(self.title, faction)
        return side.name if side is not None else faction

    def _bars_of(self, bars: Sequence[Bar], named: Callable[[str], str]) -> list[tuple[str, Bar]]:
        return [(named(bar.name), bar) for bar in bars]

    def _bars(self, ui: Ui, lines: Column, key: str, bars: Sequence[tuple[str, Bar]]) -> None:
        if bars:
            lines.label(say(key))
            lines.gap(TIGHT)
        for name, bar in bars:
            self._bar(ui, lines, name, bar)
        lines.gap(PAD)

    def _bar(self, ui: Ui, lines: Column, name: str, bar: Bar) -> None:
        """Draw a share as a bar, its interval as a thin line, and a mark at the share expected by chance."""
        canvas = ui.canvas
        said = say("statistics.bar", won=f"{bar.won:g}", games=bar.games, **percents(bar))
        row = lines.row(theme.BODY, ui.field_height())
        names = row.take(row.rest.w / (2 + 1))
        if names is not None:
            with canvas.panel(names, name):
                Row(canvas, names, theme.BODY).text(name, shrink=True)
        words_at = row.take(row.rest.w / 2, end=True)
        if words_at is not None:
            with canvas.panel(words_at, name):
                Row(canvas, words_at).text(said, pale=True, shrink=True)
        track = boxes.inset(row.rest, 0, row.rest.h / 3)
        canvas.rect(track, theme.GLASS2)
        canvas.rect(boxes.left(track, track.w * bar.share), theme.SLOT)
        low, high, even = (track.left + track.w * share for share in (bar.low, bar.high, bar.even))
        canvas.line(low, track.centery, high, track.centery, theme.TEXT, HAIR)
        for end in (low, high):
            canvas.line(end, track.top, end, track.bottom, theme.TEXT, HAIR)
        canvas.line(even, track.top - TIGHT, even, track.bottom + TIGHT, theme.DIM, 1)
        lines.gap(HAIR)

    # --- the rating ---

    def _rating(self, ui: Ui, lines: Column, found: Summary) -> None:
        """Draw the rating after every game as a line, against the ratings of the bot levels."""
        if not found.ratings:
            return
        lines.label(say("statistics.rating"))
        lines.text(say("statistics.rating_after"), pale=True)
        lines.gap(PAD)
        seats = len(found.counted[-1].shares)
        levels = [(name, worth) for name in LEVELS if (worth := rating(self.title, name, seats)) is not None]
        draw_rating(ui, lines.part(GRAPH * ui.canvas.growth), found.ratings, levels)
        lines.gap()

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case ShowPart(title):
                self.title = title
            case CountSaves():
                self.counting = bool(self.missing)
            case Push() | Pop():
                return message
        return None

    def closing(self) -> None:
        self.drawer.close()

    def tick(self, seconds: float) -> Next:
        """Count the missing games, one at a time."""
        if self.drawer.tick():
            self._miss()
            return Redraw()
        if not self.counting:
            return None
        if self.being_counted is not None:
            if not self.being_counted.done():
                return None
            told, self.being_counted = self.being_counted.result(), None
            self.trouble = words("room").say(told) if told is not None else self.trouble
        if self.missing:
            self.being_counted = behind.write(partial(_count, self.missing.pop(0)))
        else:
            self.counting = False
            self._read()
        return Redraw()


def _count(saved: Saved) -> Line | None:
    """Count a finished game; return why it couldn't be counted, or None."""
    return statistics.catch_up(saved, lambda path: journal.load(path, rules_of).recorded)


def _level(level: str) -> str:
    return words("room").say(called(level))


def draw_rating(ui: Ui, rect: Rect, ratings: Sequence[float], levels: Sequence[tuple[str, int]]) -> None:
    """Draw ratings from left to right, and a horizontal line for each level, named at its right end."""
    canvas, line = ui.canvas, ui.canvas.line_height(theme.NOTE.tight)
    values = [*ratings, *(worth for _, worth in levels)]
    low, high = min(values), max(values)
    low, high = low - GAP, high + GAP
    ends = [(worth, say("rating.level", name=_level(name), rating=worth)) for name, worth in levels]
    last = ratings[-1]
    room = max(canvas.measure(said, theme.NOTE)[0] for said in [*(said for _, said in ends), f"{last:.0f}"])
    area = boxes.cut(rect, left=TIGHT, right=room + WIDE, top=line / 2, bottom=line / 2)

    def y(value: float) -> float:
        return area.bottom - area.h * (value - low) / (high - low)

    ends.sort(reverse=True)
    heights = apart([y(worth) for worth, _ in ends], line, area.bottom)
    for (worth, said), at in zip(ends, heights, strict=True):
        canvas.line(area.left, y(worth), area.right, y(worth), theme.LINE2)
        canvas.text(area.right + PAD, at, said, theme.NOTE, color=theme.MUTE, valign="middle")
    step = area.w / max(1, len(ratings) - 1)
    points: list[Point] = [(area.left + number * step, y(value)) for number, value in enumerate(ratings)]
    if len(points) > 1:
        canvas.polyline(points, theme.TEXT, SLIM)
    for point in points[:: max(1, round(len(points) * GAP / area.w))]:
        canvas.circle(*point, TIGHT, theme.TEXT)
    said = say("statistics.rating")
    ui.node("statistics:rating", rect, "picture", f"{said}: {last:.0f}", focusable=False, sound="")
