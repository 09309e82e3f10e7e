"""What touching a way or a note answers: an option, several in turn, an entry of a note."""

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class Do:
    """Give an answer."""

    action: Action


@dataclass(frozen=True, slots=True)
class DoEach:
    """Give several answers, each to the question that the one before led to; they are taken back together."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Sure:
    """Ask whether an answer about nothing is meant, as a card is asked about that was taken up."""

    action: Action


@dataclass(frozen=True, slots=True)
class Note:
    """Write an answer into what is put together in secret, or strike it out: in any order, until it is sealed.

    `beside` others of its kind it stands, or in their place.
    """

    action: Action
    beside: bool = False
