"""The card of the deal of the day on the page of lessons and puzzles: play it, solve it, share the result."""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from pygame import FRect as Rect

from ai.levels import bot_name
from game import folders
from game.client.kit import boxes, desktop, theme
from game.client.kit.flow import Column, height
from game.client.kit.messages import Resumed
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, StillScene, below_bar
from game.client.kit.theme import CORNER, GAP, NEAR, PAD, WIDE
from game.client.kit.widgets import Ui, Way
from game.client.requests import Learn, OpenDay, Play
from game.client.scenes.shelf.covers import face_of
from game.client.scenes.shelf.drawer import request_of_file
from game.client.table.sides import faction_of
from game.core.content.box import level_name, name_of
from game.core.content.loading import ContentError
from game.core.exercise import PUZZLE
from game.core.files import journal
from game.core.language.dates import told_day
from game.core.language.words import say, words
from game.machine import today
from game.play.session import YOU, Session


@dataclass(frozen=True, slots=True)
class CopyLine:
    """Message: copy the result to the clipboard, as a line of text."""


class Today:
    """The deal of a day, and the result so far."""

    def __init__(self, day: date | None = None) -> None:
        self.deal = today.deal(day or today.today())
        self.notice = ""
        self.look()

    def look(self) -> None:
        """Load the result."""
        self.days = today.kept()
        self.reached = self.days.of(self.deal.day)
        self.notice = words("room").say(self.days.trouble) if self.days.trouble is not None else ""
        try:
            self.puzzle = self.deal.puzzle
        except ContentError as error:
            self.puzzle, self.notice = None, say("lesson.broken", why=str(error))

    @property
    def line(self) -> str:
        """The result as one line of text, or "" if the deal hasn't been begun."""
        return today.told(self.deal, self.reached) if self.reached.begun else ""

    def session(self) -> Session:
        """Return the session for the game of the day."""
        deal = self.deal
        names = tuple(say("match.you") if chair == YOU else bot_name(chair, deal.title) for chair in deal.chairs)
        return Session(deal.title, deal.setup, deal.chairs, names)

    # --- drawing ---

    def draw(self, ui: Ui, lines: Column) -> None:
        """Paint the card across the page with its description, the result and the buttons."""
        wide = lines.rest.w - 2 * PAD
        ways = self._rows(ui, wide)
        below = len(ways) * (ui.button_height() + NEAR)
        rect = lines.part(height(ui.canvas, wide, self._write) + below + GAP + 2 * PAD)
        ui.canvas.rect(rect, theme.GLASS, radius=CORNER, border=theme.LINE)
        inner = boxes.inset(rect, PAD)
        with ui.canvas.panel(rect, say("day.page")):
            self._write(Column(ui.canvas, inner))
        for number, row in enumerate(ways):
            top = inner.bottom - below + NEAR + number * (ui.button_height() + NEAR)
            left = inner.left
            for name, label, message, across in row:
                ui.button(name, Rect(left, top, across, ui.button_height()), label, message)
                left += across + NEAR
        lines.gap(WIDE)

    def _write(self, lines: Column) -> None:
        deal = self.deal
        lines.text(say("day.page"), theme.NOTE, pale=True)
        title = say("day.card", title=name_of(deal.title), date=told_day(deal.day.isoformat()))
        lines.text(title, theme.TITLE.set_in(face_of(deal.title)).tight)
        level = level_name(deal.title, deal.setup.level)
        lines.text(say("day.about", seats=len(deal.chairs), level=level), theme.BODY, pale=True)
        for told in filter(None, (self.line, self.notice)):
            lines.gap(NEAR)
            lines.text(told, theme.BODY)

    def _rows(self, ui: Ui, wide: float) -> list[list[tuple[str, str, object, float]]]:
        """Return the buttons in as many rows as their widths need."""
        played = bool(self.reached.game)
        ways: list[tuple[str, str, object]] = [
            ("day:play", say("day.again" if played else "day.look"), Push(OpenDay(self.deal.day)))
        ]
        if self.puzzle is not None:
            learn = Push(Learn(*self.puzzle, PUZZLE))
            ways.append(("day:puzzle", say("day.puzzle"), learn))
        if self.line:
            ways.append(("day:copy", say("day.copy"), CopyLine()))
        rows, left = [list[tuple[str, str, object, float]]()], wide
        for name, label, message in ways:
            across = min(wide, ui.button_width(label))
            if across > left and rows[-1]:
                rows.append([])
                left = wide
            rows[-1].append((name, label, message, across))
            left -= across + NEAR
        return rows

    # --- messages ---

    def on(self, message: object) -> Next:
        if not isinstance(message, CopyLine):
            return None
        self.notice = say("day.copied") if desktop.copy(self.line) else say("day.no_clipboard")
        return Redraw()


class DayPage(StillScene):
    """The page of a deal before it begins: what it is, how long it takes, and how to return to it."""

    def __init__(self, day: date) -> None:
        self.day = day
        self.look()

    def look(self) -> None:
        """Read the results, and look for an unfinished game of the deal."""
        self.today = Today(self.day)
        self.begun = _begun(self.day)

    def draw(self, ui: Ui) -> None:
        """Paint a sheet with the deal and its buttons."""
        below_bar(ui, say("day.page"))
        deal = self.today.deal
        title = say("day.card", title=name_of(deal.title), date=told_day(self.day.isoformat()))
        with ui.paper("day", title) as lines:
            level = level_name(deal.title, deal.setup.level)
            lines.text(say("day.about", seats=len(deal.chairs), level=level), theme.LEAD)
            side = faction_of(deal.title, deal.setup.factions[deal.seat])
            if side is not None:
                lines.text(say("day.you_are", side=side.name), theme.BODY)
            lines.gap(NEAR)
            lines.text(say("day.how_long"), theme.BODY)
            lines.text(say("day.begun" if self.begun else "day.continues"), theme.BODY, pale=True)
            for told in filter(None, (self.today.line, self.today.notice)):
                lines.gap(NEAR)
                lines.text(told, theme.BODY)
            lines.gap()
            ui.ways_out(lines.part(ui.button_height()), self._ways())
        ui.focus_on("day:begin")

    def _ways(self) -> list[Way]:
        played = bool(self.today.reached.game)
        label = say("day.go_on" if self.begun else "day.again" if played else "day.play")
        ways = [Way(say("room.back"), Pop(), "Esc", id="day:back")]
        if self.today.puzzle is not None:
            ways.append(Way(say("day.puzzle"), Push(Learn(*self.today.puzzle, PUZZLE)), "P", id="day:puzzle"))
        return [*ways, Way(label, BeginDay(), "Enter", main=True, id="day:begin")]

    def on(self, message: object) -> Next:
        match message:
            case BeginDay():
                begun = self.begun
                return Replace(request_of_file(begun) if begun is not None else Play(self.today.session()))
            case Push() | Pop():
                return message
            case Resumed():
                self.look()
        return None


@dataclass(frozen=True, slots=True)
class BeginDay:
    """Message: begin the deal, or continue it."""


def _begun(day: date) -> Path | None:
    """Return the record of a day's deal that was begun and isn't over, or None."""
    saved, _ = journal.saves(folders.saves())
    mine = (each for each in saved if each.to_continue and today.is_daily(each))
    return next((each.path for each in mine if each.header and today.day_dealt(each.header) == day), None)
