"""The sheets that ask: before something that can't be undone, and whether somebody may have a chair."""

from game.client.kit import theme
from game.client.kit.scene import Next, Pop, StillScene
from game.client.kit.widgets import Ui, Way
from game.client.requests import Agreed, AskForChair, GiveChair
from game.core.language.words import say
from game.play.elsewhere import READ


class AreYouSure(StillScene):
    """Asks before `wanted` happens; if `wanted` is None, only says why it isn't possible."""

    opaque = False

    def __init__(self, wanted: object, told: str, title: str = "", sure: str = "") -> None:
        self.wanted, self.told, self.title = wanted, told, title or say("hidden.title")
        self.sure = sure or say("hidden.sure")

    def draw(self, ui: Ui) -> None:
        """Paint the sentence and two buttons; Enter and Esc both cancel."""
        with ui.paper("hidden", self.title) as page:
            page.text(self.told, theme.LEAD)
            page.gap()
            ways = [Way(say("room.cancel"), Pop(), "Enter|Esc", main=True, id="hidden:cancel")]
            if self.wanted is not None:
                ways.insert(0, Way(self.sure, Pop(Agreed(self.wanted)), "P", id="hidden:sure"))
            ui.ways_out(page.part(ui.button_height()), ways)
        ui.focus_on("hidden:cancel")

    def on(self, message: object) -> Next:
        return message if isinstance(message, Pop) else None


class Knocking(StillScene):
    """Asks whether the person knocking may have a chair."""

    opaque = False

    def __init__(self, asked: AskForChair) -> None:
        self.asked, self.stood = asked, 0.0

    def draw(self, ui: Ui) -> None:
        """Paint the question and two buttons; Esc says no, and Enter does nothing."""
        knock = self.asked.knock
        with ui.paper("knock", say("pocket.title")) as page:
            page.text(say("pocket.wants", name=knock.name, chair=self.asked.chair), theme.LEAD)
            page.gap()
            ways = [
                Way(say("pocket.no"), Pop(GiveChair(knock, False)), "Esc", id="pocket:no"),
                Way(say("pocket.yes"), Pop(GiveChair(knock, True)), "Y", id="pocket:yes"),
            ]
            ui.ways_out(page.part(ui.button_height()), ways)
        ui.focus_on("pocket:no")

    def tick(self, seconds: float) -> Next:
        """Count how long the question has been shown."""
        self.stood += seconds
        return None

    def on(self, message: object) -> Next:
        """Pass the decision to the scene below, except a yes that came too soon to be meant for this question."""
        match message:
            case Pop(GiveChair(_, True)) if self.stood < READ:
                return None
            case Pop():
                return message
        return None
