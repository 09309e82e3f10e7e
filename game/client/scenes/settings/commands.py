"""The sheet that lists all commands of the screen below, for pads with few buttons and for newcomers."""

from collections.abc import Sequence

from game.client.kit import boxes, theme
from game.client.kit.pages import WIDER, paper
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.theme import TIGHT
from game.client.kit.widgets import Ui
from game.client.requests import Listed
from game.core.language.words import say

OWN = ("enter", "esc", "f2")
"""Keys that the sheet itself uses."""


class Commands(StillScene):
    """A button for each command of the screen below; choosing one runs it there."""

    opaque = False

    def __init__(self, listed: Sequence[Listed]) -> None:
        self.listed = tuple(listed)

    def draw(self, ui: Ui) -> None:
        """Paint the buttons in two columns, or in one if the labels are long."""
        title = say("commands.title")
        with paper(ui, "commands", title, WIDER, closed=Pop()) as page:
            ui.node("commands:again", (0, 0, 0, 0), "note", title, Pop(), key="F2", focusable=False)
            if not self.listed:
                page.text(say("commands.none"), theme.LEAD)
            row = ui.button_height()
            widths = [ui.button_width(each.label, each.key, words=theme.BODY) for each in self.listed]
            across = 2 if 2 * max(widths, default=0) + TIGHT <= page.room.w else 1
            room = page.part(boxes.grid_height(len(self.listed), across, row, TIGHT))
            for number, each in enumerate(self.listed):
                rect = boxes.cell(room, across, number, row, TIGHT)
                key, chosen = "|".join(key for key in each.key.split("|") if key not in OWN), Pop(each.message)
                name = f"command:{number}"
                ui.button(name, rect, each.label, chosen, kind="outline", key=key, words=theme.BODY, align="left")
        ui.focus_on("command:0")

    def on(self, message: object) -> Next:
        """Go back, with the chosen command if there is one."""
        return message if isinstance(message, Pop) else None
