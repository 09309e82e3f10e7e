"""The sheet that lists all commands of the screen below, for pads with few buttons and for newcomers."""

from collections.abc import Sequence

from game.client.kit import boxes, theme
from game.client.kit.pages import paper
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.theme import TIGHT
from game.client.kit.widgets import Ui
from game.client.requests import Listed
from game.client.scenes.sheets.pause import LARGEST, WIDTH
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
        width = WIDTH * min(LARGEST, ui.canvas.growth)
        with paper(ui, "commands", say("commands.title"), width, closed=Pop()) as page:
            ui.node(
                "commands:again", (0, 0, 0, 0), "note", say("commands.title"), Pop(), key="F2", focusable=False
            )
            if not self.listed:
                page.text(say("commands.none"), theme.LEAD)
            row = ui.button_height()
            widest = max(
                (ui.button_width(each.label, each.key, words=theme.BODY) for each in self.listed), default=0
            )
            across = 2 if 2 * widest + TIGHT <= page.room.w else 1
            room = page.part(boxes.grid_height(len(self.listed), across, row, TIGHT))
            for number, each in enumerate(self.listed):
                rect = boxes.cell(room, across, number, row, TIGHT)
                name, key = f"command:{number}", "|".join(key for key in each.key.split("|") if key not in OWN)
                ui.button(
                    name,
                    rect,
                    each.label,
                    Pop(each.message),
                    kind="outline",
                    key=key,
                    words=theme.BODY,
                    align="left",
                )
        ui.focus_on("command:0")

    def on(self, message: object) -> Next:
        """Go back, with the chosen command if there is one."""
        return message if isinstance(message, Pop) else None
