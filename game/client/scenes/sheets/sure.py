"""The sheet that asks before what can't be taken back: a game becomes practice, or a bot takes a seat."""

from game.client.kit import theme
from game.client.kit.pages import paper
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.widgets import Ui, Way
from game.client.requests import Agreed
from game.core.language.words import say


class AreYouSure(StillScene):
    """Asks before `wanted` happens; if `wanted` is None, says only why it isn't possible."""

    opaque = False

    def __init__(self, wanted: object, told: str, title: str = "", sure: str = "") -> None:
        self.wanted, self.told, self.title = wanted, told, title or say("hidden.title")
        self.sure = sure or say("hidden.sure")

    def draw(self, ui: Ui) -> None:
        """Paint the sentence and two buttons; Enter and Esc both cancel."""
        with paper(ui, "hidden", self.title) as page:
            page.text(self.told, theme.LEAD)
            page.gap()
            ways = [Way(say("room.cancel"), Pop(), "Enter|Esc", main=True, id="hidden:cancel")]
            if self.wanted is not None:
                ways.insert(0, Way(self.sure, Pop(Agreed(self.wanted)), "P", id="hidden:sure"))
            ui.ways_out(page.part(ui.button_height()), ways)
        ui.focus_on("hidden:cancel")

    def on(self, message: object) -> Next:
        """Pass the decision to the scene below."""
        return message if isinstance(message, Pop) else None
