"""How the window opens: on the title, or straight on a game that the command line named."""

from pathlib import Path

from game.client.app import App, NoDisplay
from game.client.kit.scene import Scene
from game.client.kit.settings import Settings
from game.client.match.session import Session
from game.client.scenes.title import Title

__all__ = ["NoDisplay", "first_scene", "run"]


def run(start: Session | Path | None = None) -> None:
    """Open the window and stay until it is closed. Raises NoDisplay when there is no screen."""
    settings, trouble = Settings.load()
    app = App(settings)
    app.run(first_scene(settings, start, trouble))


def first_scene(settings: Settings, start: Session | Path | None = None, notice: str = "") -> Scene:
    """Give the title; it opens the game to begin (or the record to go on with) right away, if there is one."""
    return Title(settings, notice=notice, start=start)
