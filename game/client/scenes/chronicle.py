"""The chronicle of a finished game: what mattered, turn by turn; every line opens the record at its moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push
from game.client.kit.widgets import Tool, Ui
from game.client.match.cards import Course, Entry
from game.client.match.requests import Watch
from game.client.scenes.covers import face_of
from game.client.table.sides import shade_name
from game.core.box import box
from game.core.journal import Recorded


@dataclass(frozen=True, slots=True)
class SeeFrom:
    """Message: see the record from this answer on."""

    answer: int


class Chronicle:
    """A page that is read and scrolled."""

    opaque = True
    animating = False

    def __init__(
        self, title: str, entries: Sequence[Entry], record: Recorded[Any],
        courses: Sequence[Course] = (),
    ) -> None:  # fmt: skip
        self.title, self.entries, self.record = title, tuple(entries), record
        self.courses = tuple(courses)

    def draw(self, ui: Ui) -> None:
        """Paint the lines under their turns, in one column of a width that reads well."""
        ui.backdrop()
        back = Tool("cross", "Esc", say("room.back"), Pop())
        bar = ui.top_bar(
            box(self.title).name, face=face_of(self.title), note=say("result.chronicle"), tools=[back]
        )
        wide = min(ui.width - 48, 880.0 * max(1.0, ui.text_scale))
        area = Rect((ui.width - wide) / 2, bar.bottom + 16, wide, ui.height - bar.bottom - 32)
        head, wide = ui.canvas.line_height(theme.NOTE) + 16, area.w - 56
        rows = [self._height(ui, entry, wide) for entry in self.entries]
        first = [entry.turn != before for before, entry in zip((-1, *self._turns()), self.entries, strict=False)]
        with ui.scroll("chronicle", area, sum(rows) + head * sum(first) + 8) as y:
            for number, (entry, high, begins) in enumerate(zip(self.entries, rows, first, strict=True)):
                if begins:
                    self._head(ui, Rect(area.left, y, area.w - 12, head), entry.turn)
                    y += head
                if y + high > area.top - 200 and y < area.bottom + 200:
                    self._line(ui, Rect(area.left, y, area.w - 12, high), entry, number)
                y += high

    def _turns(self) -> list[int]:
        return [entry.turn for entry in self.entries]

    def _height(self, ui: Ui, entry: Entry, width: float) -> float:
        return ui.canvas.measure(entry.text, theme.LEAD, width=width)[1] + 10

    def _head(self, ui: Ui, rect: Rect, turn: int) -> None:
        """Paint which turn it is, and at the right how everybody stood when it was over."""
        canvas, middle = ui.canvas, rect.centery + 3
        canvas.line(rect.left, rect.top + 3, rect.right, rect.top + 3, theme.LINE)
        words = say("result.turn", turn_name=box(self.title).turn_name, turn=turn)
        edge = canvas.text(
            rect.left + 4, middle, words, theme.NOTE.strong, color=theme.MUTE, valign="middle"
        ).right
        stood = [(course, course.after(turn)) for course in self.courses]
        best, right = max((number for _, number in stood if number is not None), default=0.0), rect.right - 6
        for course, number in reversed(stood):
            if number is None:
                continue
            shade, leads = theme.shade(shade_name(self.title, course.faction)), number == best
            told, side = f"{number:g}", 15 * ui.text_scale
            left = right - canvas.measure(told, theme.NOTE.strong)[0] - side - 6
            if left < edge + 12:
                break  # so many seats, in so large a type, that only the last ones have room
            color = theme.TEXT if leads else theme.MUTE
            canvas.text(
                right,
                middle,
                told,
                (theme.NOTE.strong if leads else theme.NOTE),
                color=color,
                align="right",
                valign="middle",
            )
            canvas.icon(course.symbol or "person", left + side / 2, middle, side, shade.light)
            right = left - 14

    def _line(self, ui: Ui, rect: Rect, entry: Entry, number: int) -> None:
        canvas, shade = ui.canvas, theme.shade(shade_name(self.title, entry.faction))
        look = ui.node(f"entry:{number}", rect, "row", entry.text, SeeFrom(entry.answer))
        if look.hover or look.focus:
            canvas.rect((rect.left, rect.top + 1, rect.w, rect.h - 2), theme.GLASS2, radius=4)
        left, middle = rect.left + 12, rect.top + 5 + canvas.line_height(theme.LEAD) / 2
        if entry.faction:
            canvas.dot(shade.dot, left + 6, middle, 5, shade.light)
        canvas.text(left + 24, rect.top + 5, entry.text, theme.LEAD, width=rect.right - left - 32)

    def on(self, message: object) -> Next:
        """Go back, or open the record where a line was told."""
        match message:
            case Pop():
                return message
            case SeeFrom(answer):
                return Push(Watch(self.record, answer))
        return None

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""
