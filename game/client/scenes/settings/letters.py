"""The on-screen letters for filling in a text field with a pad."""

from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_lowercase, digits

from game.client.kit import boxes, theme
from game.client.kit.messages import Typed
from game.client.kit.pages import WIDER, paper
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.theme import TIGHT
from game.client.kit.widgets import Ui, Way
from game.core.language.words import say

SIGNS = f"{ascii_lowercase}{digits}-' "
ACROSS = len(digits)
CARET = "_"


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
        with paper(ui, "letters", self.label, WIDER, closed=Pop()) as page:
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
        """Return a character as it would be appended: upper case at the start of a word."""
        return sign.upper() if not self.text or self.text.endswith((" ", "-")) else sign

    def on(self, message: object) -> Next:
        """Append or delete a character, also from the keyboard, or close the sheet."""
        match message:
            case Pop():
                return message
            case Put(""):
                self.text = self.text[:-1]
            case Put(sign) | Typed(sign):
                self.text += sign
        return None
