"""The kit as a whole: a small scene is clicked and typed into, and refuses an action."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.kit import theme
from game.client.kit.messages import Key, Refused
from game.client.kit.scene import Next, Pop
from game.client.kit.widgets import Tab, Ui, Way
from tests.client.driver import Driver
from tests.sure import sure


@dataclass(frozen=True)
class Name:
    text: str


@dataclass(frozen=True)
class Loud:
    on: bool


class Greeting:
    opaque = True
    animating = False

    def __init__(self) -> None:
        self.name, self.loud = "", False
        self.refused: Refused | None = None
        self.heard: list[object] = []

    def draw(self, ui: Ui) -> None:
        ui.backdrop()
        with ui.panel((40, 60, 400, 200), name="form"):
            ui.canvas.text(56, 72, "Who are you?", theme.TITLE)
            ui.text_input("name", (56, 120, 300, 36), "Name", self.name, Name)
            ui.toggle("loud", (56, 170, 300, 28), "Loud", self.loud, Loud)
        why = "" if self.name else "A name is needed first."
        ways = [Way("Go", "go", key="Enter", main=True, reason=why), Way("Back", Pop(), key="Esc")]
        ui.prompt_bar((0, 544, ui.width, 36), "Write your name.", tab=Tab("star5", "You", "blue"), ways=ways)
        ui.refusal(self.refused, (460, 60, 360, 60))

    def on(self, message: object) -> Next:
        self.heard.append(message)
        match message:
            case Name(text):
                self.name = text
            case Loud(on):
                self.loud = on
            case Refused():
                self.refused = message
            case Pop():
                return message
        return None

    def tick(self, seconds: float) -> Next:
        return None

    def closing(self) -> None:
        self.heard.append("closed")


def test_typing_and_sending() -> None:
    scene = Greeting()
    driver = Driver(scene).click("Name").type("Ada")
    assert scene.name == "Ada"
    driver.key("bksp").click("Go")
    assert scene.name == "Ad"
    assert "go" in scene.heard


def test_a_button_that_is_off_says_why() -> None:
    scene = Greeting()
    Driver(scene).click("Go")
    assert sure(scene.refused).reason == "A name is needed first."


def test_the_keyboard_reaches_everything() -> None:
    scene = Greeting()
    driver = Driver(scene).key("tab", "tab", "tab", "space")  # Back, Name, Loud; Go is disabled and comes last
    assert scene.loud
    driver.key("q")
    assert Key("q") in scene.heard
    driver.key("esc")
    assert not driver.app.running


def test_no_text_is_cut() -> None:
    assert Driver(Greeting()).audit() == []
