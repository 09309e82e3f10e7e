"""The protocol of a screen: it draws itself, answers messages and says which screen comes next."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from pygame import FRect as Rect

from game.client.kit import boxes
from game.client.kit.widgets import Tool, Ui
from game.core.language.words import say

LAST = 9
"""The column of the bar, which comes after everything else on a page in the reading order."""


class Scene(Protocol):
    """One screen of the client. `draw` paints and registers nodes; `on` receives the messages of those nodes."""

    opaque: bool

    @property
    def animating(self) -> bool:
        """True while the picture changes by itself, which needs 60 frames a second."""

    def draw(self, ui: Ui) -> None:
        """Paint everything and register the nodes; the game state must not change here."""

    def on(self, message: object) -> "Next":
        """Answer a node's message or an input message (`messages.py`)."""

    def tick(self, seconds: float) -> "Next":
        """Advance the scene's time: called about 60 times a second, 10 if nothing moves."""

    def closing(self) -> None:
        """Release what the scene holds (workers, files): it is being dropped."""


@runtime_checkable
class Serving(Protocol):
    """A scene that others than the people before the screen depend on, also while it is covered."""

    def serve(self) -> None:
        """Do for them what can be done while it is covered: called as often as `tick` of the topmost scene."""


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
    """A scene and its arguments, by name. No scene builds another one, so none has to import it."""


@dataclass(frozen=True, slots=True)
class Push:
    """Push a scene on top of the stack."""

    request: Request


@dataclass(frozen=True, slots=True)
class Pop:
    """Pop the top scene and pass `message`, if there is one, to the scene below.

    `again`: the press that caused this was meant for the scene below, and is repeated there.
    """

    message: object = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Replace:
    """Replace the top scene."""

    request: Request


@dataclass(frozen=True, slots=True)
class StartOver:
    """Drop every scene and start again with this one."""

    request: Request


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Keep the scenes and draw again."""


Next = Push | Pop | Replace | StartOver | Quit | Redraw | None


def below_bar(ui: Ui, title: str, *tools: Tool, face: str = "plex", note: str = "") -> Rect:
    """Paint the table and the bar of a page, with the way back as its last tool; returns the room below."""
    ui.backdrop()
    with ui.column(LAST):
        bar = ui.top_bar(
            title, face=face, note=note, tools=[*tools, Tool("cross", "Esc", say("room.back"), Pop())]
        )
    return boxes.cut(ui.rect, top=bar.h)
