"""The demonstration: bots play by themselves until somebody touches the machine."""

import math
from typing import Any

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.messages import Key, Pointer, Resumed
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, Scene, StartOver
from game.client.kit.settings import Settings
from game.client.kit.widgets import Ui
from game.client.scenes.setup.choices import Choices
from game.core.files import journal
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.play.session import Session
from game.titles import rules_of


def unkept(session: Session) -> Recorded[Any]:
    """Return the record of a new game, kept in memory only."""
    return journal.start(None, rules_of(session.title), session.setup, session.chairs, session.names)


def shown(title: str, settings: Settings) -> Recorded[Any]:
    """Return the record of a new game with a bot in every seat."""
    return unkept(Choices.usual(title, settings, watch=True).session())


STILL = 4.0  # px that the pointer may drift by itself


class Demo:
    """A match shown as a demo; any key, press or motion ends it, and so does the end of the game.

    A key or press is repeated for the title screen, where it was meant; mere motion isn't.
    """

    opaque = True

    def __init__(self, match: Scene) -> None:
        self.match = match
        self.rested: tuple[float, float] | None = None
        """The pointer's position when the demonstration began."""

    @property
    def animating(self) -> bool:
        return self.match.animating

    def draw(self, ui: Ui) -> None:
        """Paint the match without active nodes, and a sentence over it."""
        self.rested = self.rested or ui.pointer
        live, ui.live = ui.live, False
        self.match.draw(ui)
        ui.live = live
        words = say("demo.note")
        wide, high = ui.canvas.measure(words, theme.LEAD.strong)
        rect = Rect((ui.width - wide) / 2 - 20, ui.height - high - 34, wide + 40, high + 14)
        with ui.panel(rect, "paper", name="demo"):
            ui.canvas.centred(rect, words, theme.LEAD.strong, color=theme.INK)

    def on(self, message: object) -> Next:
        match message:
            case Resumed() | Pointer(_, _, "release"):
                return None
            case Pointer(x, y, "move"):
                moved = self.rested is not None and math.dist((x, y), self.rested) > STILL
                return Pop() if moved else None
        return Pop(again=isinstance(message, Key | Pointer))

    def tick(self, seconds: float) -> Next:
        """Run the match; if it would open another screen, end the demonstration."""
        match self.match.tick(seconds):
            case Push() | Replace() | StartOver() | Pop():
                return Pop()
            case Redraw():
                return Redraw()
        return None

    def closing(self) -> None:
        self.match.closing()
