"""What a face sends to its sitting: an answer, several in turn, an entry of a draft, a thing reached for."""

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class Give:
    """Give an answer."""

    action: Action


@dataclass(frozen=True, slots=True)
class GiveEach:
    """Give several answers, each to the question the one before leads to; undo takes them back together."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Sure:
    """Ask for a second touch before giving an answer without a thing."""

    action: Action


@dataclass(frozen=True, slots=True)
class Note:
    """Write an answer into the present draft, or strike it out, in any order until it's sealed.

    It stands `beside` others of its kind, or replaces them.
    """

    action: Action
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Reach:
    """Reach for a thing; with a verb, for one of its uses."""

    noun: str
    verb: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Pick up a piece; the answer is its verb with the place it's dropped on."""

    noun: str
    verb: str
