"""What a face sends to its sitting: an answer, several in a row, a draft entry, a thing reached for."""

from dataclasses import dataclass

from game.core.contract import Action
from game.core.conversation import LastingAnswer


@dataclass(frozen=True, slots=True)
class Give:
    """Give an answer."""

    action: Action


@dataclass(frozen=True, slots=True)
class GiveEach:
    """Give several answers in order; undo takes them back together."""

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
    """Add an answer to the current draft, in any order until the draft is sealed.

    It replaces another of its kind. If `beside` is set, it is added to the others, and giving it again removes it.
    """

    action: Action
    beside: bool = False


@dataclass(frozen=True, slots=True)
class Seal:
    """Add an answer to the current draft, and seal the draft unless something is still open."""

    action: Action


@dataclass(frozen=True, slots=True)
class Reach:
    """Reach for a thing, or for the use of it that `verb` names."""

    noun: str
    verb: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """Pick up a piece; the answer is `verb` with the place where it's dropped."""

    noun: str
    verb: str
