"""The messages a scene can receive: keys, pointer events, drops, refusals, inspections and plain choices."""

from dataclasses import dataclass
from typing import Any


class Turning:
    """A message that undoes its own effect when it is sent again."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Key:
    """A key that no node used: `a`, `enter`, `esc`, `f1`, `ctrl+z`, `left`."""

    name: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Characters typed while no text field had the focus."""

    text: str


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer event outside all nodes. `kind` is press, release, move or right; coordinates are logical."""

    x: float
    y: float
    kind: str


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel was turned where nothing scrolls; `dy` is in notches, positive upwards."""

    x: float
    y: float
    dy: float


UNDATED = -1.0
"""The `at` of a refusal that hasn't been shown yet."""


@dataclass(frozen=True, slots=True)
class Refused:
    """A disabled node was pressed: the reason, and the rule behind it. `at` is in seconds."""

    node: str
    reason: str
    rule: str = ""
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Inspect:
    """A closer look at a node was requested, by right click, long press or I."""

    node: str


@dataclass(frozen=True, slots=True)
class Fold(Turning):
    """Something was unfolded or folded, by name; pages track this themselves."""

    name: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A node was dragged onto another, or onto nothing (""); both are ids."""

    node: str
    onto: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """The scene is on top again."""


@dataclass(frozen=True, slots=True)
class Covered:
    """Another scene is about to cover this one, or the window is being left."""


@dataclass(frozen=True, slots=True)
class ListCommands:
    """The list of all available commands was requested."""


@dataclass(frozen=True, slots=True)
class Touched:
    """A node was chosen in the list of commands, to be pressed."""

    node: str


@dataclass(frozen=True, slots=True)
class Struck:
    """A command without a button was chosen in the list of commands; `key` is its default key."""

    key: str


@dataclass(frozen=True, slots=True)
class SpellOut:
    """A text field is to be filled in with a pad's on-screen keys."""

    node: str


@dataclass(frozen=True, slots=True)
class ShowPart:
    """Another part of a screen was chosen, such as a tab, a group or a title, by name."""

    name: str


@dataclass(frozen=True, slots=True)
class Picked:
    """One of several items on a screen was picked, by number."""

    number: int


@dataclass(frozen=True, slots=True)
class Edited:
    """The text of a field was edited."""

    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """A setting or choice was changed; `field` names it."""

    field: str
    value: Any
