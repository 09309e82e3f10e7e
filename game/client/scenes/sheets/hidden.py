"""The sheet that asks before a game becomes practice, because a hidden hand is shown or because it is wanted."""

from __future__ import annotations

from game.client.kit import theme
from game.client.kit.pages import paper
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.widgets import Ui, Way
from game.client.match.requests import Agreed
from game.core.language.words import say

WIDTH, LARGEST = 560.0, 1.6  # px of the sheet, and as much wider than that it becomes at most


class ShowsHidden(StillScene):
    """Asks before what is `wanted` makes the game practice; with nothing wanted, says only why that can't be."""

    opaque = False

    def __init__(self, wanted: object, told: str, title: str = "") -> None:
        self.wanted, self.told, self.title = wanted, told, title or say("hidden.title")

    def draw(self, ui: Ui) -> None:
        """Paint the sentence and two ways; Enter and Esc both leave everything as it is."""
        width = WIDTH * min(LARGEST, ui.canvas.growth)
        with paper(ui, "hidden", self.title, width) as page:
            page.text(self.told, theme.LEAD)
            page.gap()
            ways = [Way(say("room.cancel"), Pop(), "Enter|Esc", main=True, id="hidden:cancel")]
            if self.wanted is not None:
                ways.insert(0, Way(say("hidden.sure"), Pop(Agreed(self.wanted)), "P", id="hidden:sure"))
            ui.ways_out(page.part(ui.button_height()), ways)
        ui.focus_on("hidden:cancel")

    def on(self, message: object) -> Next:
        """Say to the scene below what was decided."""
        return message if isinstance(message, Pop) else None
