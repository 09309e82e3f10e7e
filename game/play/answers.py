"""What a face sends to its sitting: an answer, several in turn, an entry of a draft, a thing reached for."""

from dataclasses import dataclass

from game.core.contract import Action
from game.core.conversation import LastingAnswer


@dataclass(frozen=True, slots=True)
class Give:
    """Give an answer."""

    action: Action


@dataclass(frozen=True, slots=True)
class GiveEach:
    """Give several answers, each to the question the one before leads to; undo takes them back together."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class GiveForAll:
    """Give an answer that holds for later questions too."""

    given: LastingAnswer


@dataclass(frozen=True, slots=True)
class Confirm:
    """Ask for confirmation of an answer that names no thing."""

    action: Action


@dataclass(frozen=True, slots=True)
class NoteDown:
    """Add an answer to the present draft, in any order until the draft is sealed.

    It replaces another of its kind, or stands `beside` it; then the second time removes it.
    """

    action: Action
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Seal:
    """Add an answer to the present draft, and seal it unless something is still open."""

    action: Action


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
