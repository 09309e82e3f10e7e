"""The sheet that asks before a hidden hand is shown: the game is practice from then on."""

from __future__ import annotations

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop
from game.client.kit.widgets import Ui
from game.client.match.requests import Agreed


class ShowsHidden:
    """Asks before what is `wanted` shows a hidden hand; with nothing wanted, says only why it stays hidden."""

    opaque = False
    animating = False

    def __init__(self, wanted: object, told: str) -> None:
        self.wanted, self.told = wanted, told

    def draw(self, ui: Ui) -> None:
        """Paint the sentence and two ways; Enter and Esc both leave everything as it is."""
        told, row = self.told, max(40.0, ui.canvas.line_height(theme.LEAD) + 16)
        width = min(ui.width - 32, 560.0 * min(1.6, max(1.0, ui.text_scale)))
        words = ui.canvas.measure(told, theme.LEAD, width=width - 48)[1]
        head = ui.canvas.measure(say("hidden.title"), theme.TITLE, width=width - 48)[1]
        with ui.dialog("hidden", say("hidden.title"), head + words + row + 66, width=width) as room:
            ui.canvas.text(room.left, room.top, told, theme.LEAD, color=theme.INK, width=room.w)
            self._ways(ui, Rect(room.left, room.bottom - row, room.w, row))
        ui.focus_on("hidden:cancel")

    def _ways(self, ui: Ui, area: Rect) -> None:
        ways = (
            ("hidden:cancel", say("room.cancel"), Pop(), "Enter|Esc", "ink"),
            ("hidden:sure", say("hidden.sure"), Pop(Agreed(self.wanted)), "P", "outline"),
        )
        right = area.right
        for name, words, message, key, kind in ways if self.wanted is not None else ways[:1]:
            wide = ui.button_width(words, key)
            ui.button(name, (right - wide, area.top, wide, area.h), words, message, kind=kind, key=key)
            right -= wide + 10

    def on(self, message: object) -> Next:
        """Say to the scene below what was decided."""
        return message if isinstance(message, Pop) else None

    def tick(self, seconds: float) -> Next:
        """Nothing moves by itself."""
        return None

    def closing(self) -> None:
        """Nothing is held."""
