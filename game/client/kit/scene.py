"""What a screen is: it draws itself, answers messages, and says which screen comes next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.client.kit.widgets import Ui


class Scene(Protocol):
    """One screen of the client. `draw` paints and registers nodes; `on` gets what the nodes stand for."""

    opaque: bool

    @property
    def animating(self) -> bool:
        """True while the picture changes by itself, so that 60 frames a second are wanted."""

    def draw(self, ui: Ui) -> None:
        """Paint everything and register the nodes; the game must not change here."""

    def on(self, message: object) -> Next:
        """Answer a node's message or one of the input messages of this module."""

    def tick(self, seconds: float) -> Next:
        """Let time pass: about sixty times a second, ten when nothing moves."""

    def closing(self) -> None:
        """Give back what is held (workers, files): the scene is being dropped."""


class StillScene:
    """A scene that hides what lies below it, in which nothing moves by itself and nothing is held."""

    opaque = True
    animating = False

    def tick(self, seconds: float) -> Next:
        """Stay as it is."""
        return None

    def closing(self) -> None:
        """Hold nothing."""


@dataclass(frozen=True, slots=True)
class Request:
    """Names a scene and what it needs. No scene builds another one, so none has to know it."""


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top."""

    request: Request


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene away and tell the one below `message`, if there is one.

    `again`: the touch that led here was meant for the scene below, so it counts there.
    """

    message: object = None
    again: bool = False


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of the top one."""

    request: Request


@dataclass(frozen=True, slots=True)
class StartOver:
    """Drop every scene and begin again with this one."""

    request: Request


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Keep the scenes, draw again."""


Next = Push | Pop | Replace | StartOver | Quit | Redraw | None
