"""The protocol of a screen: it draws itself, answers messages and returns the next screen."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.widgets import Tool, Ui
from game.core.language.words import say

LAST = 9
"""The reading-order column of the top bar, after everything else on a page."""


class Scene(Protocol):
    """One screen of the client. `draw` paints and registers nodes; `on` receives their messages."""

    opaque: bool

    @property
    def animating(self) -> bool:
        """True while the picture changes by itself and needs 60 frames a second."""

    def draw(self, ui: Ui) -> None:
        """Paint everything and register the nodes; the game state must not change here."""

    def on(self, message: object) -> "Next":
        """Answer a node's message or an input message (`messages.py`)."""

    def tick(self, seconds: float) -> "Next":
        """Advance the scene's time; called about 60 times a second, or 10 if nothing moves."""

    def closing(self) -> None:
        """Release the scene's resources (workers, files) before it is dropped."""


@runtime_checkable
class Serving(Protocol):
    """A scene that people on other devices depend on, even while it is covered."""

    def serve(self) -> None:
        """Do what those people need while the scene is covered; called as often as the top scene's `tick`."""


class StillScene:
    """An opaque scene in which nothing moves by itself and which holds no resources."""

    opaque = True
    animating = False

    def tick(self, seconds: float) -> "Next":
        """Do nothing."""
        return None

    def closing(self) -> None:
        """Do nothing."""


@dataclass(frozen=True, slots=True)
class Request:
    """A scene by name, with its arguments. Scenes don't build each other, so none has to import another."""


@dataclass(frozen=True, slots=True)
class Push:
    """Push a scene on top of the stack."""

    request: Request


@dataclass(frozen=True, slots=True)
class Pop:
    """Pop the top scene and pass `message`, if there is one, to the scene below.

    If `again` is True, the press that caused this was meant for the scene below and is repeated there.
    """

    message: object = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Replace:
    """Replace the top scene."""

    request: Request


@dataclass(frozen=True, slots=True)
class StartOver:
    """Drop all scenes and start again with this one."""

    request: Request


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Keep the scenes and draw a new frame."""


Next = Push | Pop | Replace | StartOver | Quit | Redraw | None


def below_bar(ui: Ui, title: str, *tools: Tool, face: str = "plex", note: str = "") -> Rect:
    """Paint the table and a page's bar, with the button that leaves the page last; return the room below."""
    ui.backdrop()
    with ui.column(LAST):
        bar = ui.top_bar(
            title, face=face, note=note, tools=[*tools, Tool("cross", "Esc", say("room.back"), Pop())]
        )
    return boxes.cut(ui.rect, top=bar.h)
