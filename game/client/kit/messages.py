"""What a scene is told: keys, the pointer, things dropped, refused, and looked at."""

from __future__ import annotations

from dataclasses import dataclass


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


UNDATED = -1.0
"""When something was refused that is still to be shown."""


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
class Fold:
    """Somebody unfolds something by name, or folds it again; pages remember it by themselves."""

    name: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A node was dragged onto another one, or onto none; both by id."""

    node: str
    onto: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The scene is on top again."""


@dataclass(frozen=True, slots=True)
class Covered:
    """Another scene is about to lie over this one, or the window is left."""


@dataclass(frozen=True, slots=True)
class ListCommands:
    """Somebody wants to see everything that can be done here."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A node was meant from afar: touch it."""

    node: str


@dataclass(frozen=True, slots=True)
class Struck:
    """A command that has no button was meant from afar; `key` is the one it has at first."""

    key: str


@dataclass(frozen=True, slots=True)
class SpellOut:
    """Somebody with a pad wants to write into a text field."""

    node: str
