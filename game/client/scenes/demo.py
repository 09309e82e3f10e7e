"""The demonstration: bots play by themselves until somebody touches the machine."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from pygame import FRect as Rect

from game.client import theme
from game.client.choices import Choices
from game.client.say import say
from game.client.scene import Next, Pointer, Pop, Push, Redraw, Replace, Reset, Resumed, Scene
from game.client.settings import Settings
from game.client.widgets import Ui
from game.core import journal
from game.titles import title as game_of


def demo(title: str, settings: Settings) -> Scene:
    """Make a demonstration of a title: every seat a fair bot, and no trace among the saves."""
    from game.client.scenes.match import Match

    session = Choices.usual(title, settings, watch=True).session()
    folder = TemporaryDirectory(prefix="overton-", ignore_cleanup_errors=True)
    game = game_of(session.title)
    recorded = journal.start(Path(folder.name), game, session.setup, session.chairs, session.names)
    return Demo(Match(recorded, settings), folder)


class Demo:
    """A match that is only shown: any key or press ends it, and so does its own end."""

    opaque = True

    def __init__(self, match: Scene, folder: TemporaryDirectory[str]) -> None:
        self.match, self.folder = match, folder

    @property
    def animating(self) -> bool:
        """Whether the match moves."""
        return self.match.animating

    def draw(self, ui: Ui) -> None:
        """Paint the match, deaf to every touch, with one sentence over it."""
        live, ui.live = ui.live, False
        self.match.draw(ui)
        ui.live = live
        words = say("demo.note")
        wide, high = ui.canvas.measure(words, size=15, weight=600)
        rect = Rect((ui.width - wide) / 2 - 20, ui.height - high - 34, wide + 40, high + 14)
        with ui.panel(rect, "paper", name="demo"):
            ui.canvas.text(
                rect.centerx,
                rect.centery,
                words,
                size=15,
                weight=600,
                color=theme.INK,
                align="center",
                valign="middle",
            )

    def on(self, message: object) -> Next:
        """Go back to the title at any touch."""
        match message:
            case Resumed() | Pointer(_, _, "move" | "release"):
                return None
        return Pop()

    def tick(self, seconds: float) -> Next:
        """Let the match go on; where it would open another screen, the demonstration ends."""
        match self.match.tick(seconds):
            case Push() | Replace() | Reset() | Pop():
                return Pop()
            case Redraw():
                return Redraw()
        return None

    def closing(self) -> None:
        """Let the match give back its workers, and forget its record."""
        self.match.closing()
        self.folder.cleanup()
