"""The chronicle of a finished game: what mattered, turn by turn; every line opens the record at its moment."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygame import FRect as Rect

from game.client import theme
from game.client.covers import face_of
from game.client.frame import Tool
from game.client.say import say
from game.client.scene import Next, Pop, Push
from game.client.settings import Settings
from game.client.sides import shade_name
from game.client.widgets import Ui
from game.core.box import box
from game.core.journal import Recorded


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the chronicle; `answer` is how many answers were given before it."""

    turn: int
    text: str
    faction: str
    answer: int


@dataclass(frozen=True, slots=True)
class Watch:
    """Message: see the record from this answer on."""

    answer: int


class Chronicle:
    """A page that is read and scrolled."""

    opaque = True
    animating = False

    def __init__(self, title: str, entries: Sequence[Entry], record: Recorded[Any], settings: Settings) -> None:
        self.title, self.entries, self.record, self.settings = title, tuple(entries), record, settings

    def draw(self, ui: Ui) -> None:
        """Paint the lines under their turns, in one column of a width that reads well."""
        ui.backdrop()
        back = Tool("cross", "Esc", say("room.back"), Pop())
        bar = ui.top_bar(
            box(self.title).name, face=face_of(self.title), note=say("result.chronicle"), tools=[back]
        )
        wide = min(ui.width - 48, 880.0 * max(1.0, ui.text_scale))
        area = Rect((ui.width - wide) / 2, bar.bottom + 16, wide, ui.height - bar.bottom - 32)
        turn_width = ui.canvas.measure(self._turn(self.entries[-1].turn if self.entries else 0), size=13)[0] + 24
        rows = [self._height(ui, entry, area.w - turn_width - 44) for entry in self.entries]
        with ui.scroll("chronicle", area, sum(rows) + 8) as y:
            before = -1
            for number, (entry, high) in enumerate(zip(self.entries, rows, strict=True)):
                if y + high > area.top - 200 and y < area.bottom + 200:
                    self._line(ui, Rect(area.left, y, area.w - 12, high), entry, number, turn_width, before)
                before, y = entry.turn, y + high

    def _turn(self, number: int) -> str:
        return say("result.turn", turn_name=box(self.title).turn_name, turn=number)

    def _height(self, ui: Ui, entry: Entry, width: float) -> float:
        return ui.canvas.measure(entry.text, size=15, width=width)[1] + 10

    def _line(self, ui: Ui, rect: Rect, entry: Entry, number: int, indent: float, before: int) -> None:
        canvas, shade = ui.canvas, theme.shade(shade_name(self.title, entry.faction))
        look = ui.node(f"entry:{number}", rect, "row", entry.text, Watch(entry.answer))
        if entry.turn != before:
            canvas.line(rect.left, rect.top, rect.right, rect.top, theme.LINE)
            canvas.text(rect.left + 4, rect.top + 7, self._turn(entry.turn), size=13, color=theme.MUTE)
        if look.hover or look.focus:
            canvas.rect(
                (rect.left + indent - 8, rect.top + 1, rect.w - indent + 8, rect.h - 2), theme.GLASS2, radius=4
            )
        left, middle = rect.left + indent, rect.top + 5 + canvas.line_height(15) / 2
        if entry.faction:
            canvas.dot(shade.dot, left + 6, middle, 5, shade.light)
        canvas.text(left + 24, rect.top + 5, entry.text, size=15, width=rect.right - left - 32)

    def on(self, message: object) -> Next:
        """Go back, or open the record where a line was told."""
        match message:
            case Pop():
                return message
            case Watch(answer):
                from game.client.scenes.replay import Replay

                return Push(Replay(self.record, self.settings, answer))
        return None

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""
