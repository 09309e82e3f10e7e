"""What a screen is: it draws itself, answers messages, and says which screen comes next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.client.widgets import Ui


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


@dataclass(frozen=True, slots=True)
class Push:
    """Lay a scene on top."""

    scene: Scene


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

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Drop every scene and begin again with this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class Redraw:
    """Keep the scenes, draw again."""


Next = Push | Pop | Replace | Reset | Quit | Redraw | None


@dataclass(frozen=True, slots=True)
class Key:
    """A key that no node wanted: `a`, `enter`, `esc`, `f1`, `ctrl+z`, `left`."""

    name: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Characters typed while no text field had the focus."""

    text: str


@dataclass(frozen=True, slots=True)
class Pointer:
    """The pointer where no node is; `kind` is press, release, move or right; logical coordinates."""

    x: float
    y: float
    kind: str


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned where nothing scrolls; `dy` is in notches, up is positive."""

    x: float
    y: float
    dy: float


@dataclass(frozen=True, slots=True)
class Refused:
    """Somebody reached for a node that is off: why it is, and the rule that says so. `at` in seconds."""

    node: str
    reason: str
    rule: str = ""
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Inspect:
    """Somebody wants to look closer at a node: right click, long press, or I."""

    node: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A node was dragged onto another one, or onto none; both by id."""

    node: str
    onto: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The scene is on top again."""
