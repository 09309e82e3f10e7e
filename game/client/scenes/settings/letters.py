"""Sheets of buttons for pads, which have few: all commands of a screen, and letters to fill in a text field."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from string import ascii_lowercase, digits

from game.client.kit import boxes, theme
from game.client.kit.messages import Typed
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.theme import TIGHT
from game.client.kit.widgets import Ui, Way
from game.client.requests import Listed
from game.core.language.words import say

SIGNS = f"{ascii_lowercase}{digits}-' "
ACROSS = len(digits)
CARET = "_"
OWN = ("enter", "esc", "f2")
"""Keys that the sheet itself uses."""


@dataclass(frozen=True, slots=True)
class Put:
    """Message: append a character; "" deletes the last one."""

    sign: str


class LetterSheet(StillScene):
    """A sheet with a button for each letter; words are capitalized automatically."""

    opaque = False

    def __init__(self, label: str, text: str, write: Callable[[str], object]) -> None:
        self.label, self.text, self.write = label, text, write

    def draw(self, ui: Ui) -> None:
        """Paint the text so far, the letters, and the two buttons."""
        with ui.paper("letters", self.label, theme.WIDER, closed=Pop()) as page:
            page.text(self.text + CARET, theme.HEAD, shrink=True)
            page.gap()
            row = ui.button_height()
            room = page.part(boxes.grid_height(len(SIGNS), ACROSS, row, TIGHT))
            for number, sign in enumerate(SIGNS):
                shown, rect = self._next(sign), boxes.cell(room, ACROSS, number, row, TIGHT)
                word = shown if shown != " " else say("letters.space")
                ui.button(f"letter:{sign}", rect, word, Put(shown), kind="outline", words=theme.BODY)
            page.gap()
            ways = [
                Way(say("letters.delete"), Put(""), "Bksp", id="letters:delete"),
                Way(say("letters.done"), Pop(self.write(self.text)), "Enter", main=True, id="letters:done"),
            ]
            ui.ways_out(page.part(row), ways)
        ui.focus_on(f"letter:{SIGNS[0]}")

    def _next(self, sign: str) -> str:
        """Return a character as it would be appended: in upper case at the start of a word."""
        return sign.upper() if not self.text or self.text.endswith((" ", "-")) else sign

    def on(self, message: object) -> Next:
        match message:
            case Pop():
                return message
            case Put(""):
                self.text = self.text[:-1]
            case Put(sign) | Typed(sign):
                self.text += sign
        return None


class Commands(StillScene):
    """A button for each command of the screen below; choosing one runs it there."""

    opaque = False

    def __init__(self, listed: Sequence[Listed]) -> None:
        self.listed = tuple(listed)

    def draw(self, ui: Ui) -> None:
        """Paint the buttons in two columns, or in one if the labels are long."""
        title = say("commands.title")
        with ui.paper("commands", title, theme.WIDER, closed=Pop()) as page:
            ui.node("commands:again", (0, 0, 0, 0), "note", title, Pop(), key="F2", focusable=False)
            if not self.listed:
                page.text(say("commands.none"), theme.LEAD)
            row = ui.button_height()
            widths = [ui.button_width(each.label, each.key, words=theme.BODY) for each in self.listed]
            across = 2 if 2 * max(widths, default=0) + TIGHT <= page.room.w else 1
            room = page.part(boxes.grid_height(len(self.listed), across, row, TIGHT))
            for number, each in enumerate(self.listed):
                rect = boxes.cell(room, across, number, row, TIGHT)
                key = "|".join(key for key in each.key.split("|") if key not in OWN)
                chosen = Pop(each.message)
                name = f"command:{number}"
                ui.button(name, rect, each.label, chosen, kind="outline", key=key, words=theme.BODY, align="left")
        ui.focus_on("command:0")

    def on(self, message: object) -> Next:
        return message if isinstance(message, Pop) else None
