"""People whose hands aren't on the common face but elsewhere, such as on phones: what that face knows of them."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.core.contract import Seat

LATE = 20.0
"""Seconds without anybody, after which a face says what may be in the way."""
READ = 0.7
"""Seconds a wish for a chair stands on the screen before a yes is meant for it, and not for what stood there."""


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody wants a chair that the people at the common face have to give."""

    number: int
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class ChairElsewhere:
    """A chair whose person answers elsewhere."""

    seat: Seat
    name: str
    here: bool
    """False while nothing is heard of them."""
    warm: bool = False
    """Whether a bot keeps the chair for them."""


class Elsewhere(Protocol):
    """Hands that are somewhere else."""

    @property
    def word(self) -> str:
        """What is typed to come in."""

    @property
    def trouble(self) -> str:
        """Why nobody can come in, in the system's words."""

    @property
    def came(self) -> bool:
        """Whether anybody has ever come in."""

    @property
    def address(self) -> str:
        """Where to come in; "" while it isn't open yet."""

    @property
    def addresses(self) -> Sequence[str]:
        """Every address of this machine, the likeliest first."""

    def next_address(self) -> None:
        """Open the next address too, and show that."""

    def renew(self) -> None:
        """Look for this machine's addresses again, and open again if that has ended for good."""

    def square(self) -> tuple[tuple[bool, ...], ...]:
        """Return the QR code by rows, without its quiet zone; True is dark."""

    @property
    def seats(self) -> Collection[Seat]:
        """The seats whose people answer elsewhere, and need no curtain."""

    @property
    def chairs_taken(self) -> tuple[ChairElsewhere, ...]:
        """The chairs of those people, also of one alone."""

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """Who wants a chair."""

    def decide(self, knock: Knock, *, yes: bool) -> None:
        """Give a chair, or don't."""

    def keep_warm(self, seat: Seat, level: str) -> None:
        """Let a bot of a level keep an absent person's chair warm until they are back."""

    def dismiss(self, seat: Seat) -> None:
        """Let the person of a chair answer at the common face again."""

    def told(self) -> str:
        """Return a sentence on who is awaited and what is sealed; "" if nobody elsewhere is awaited."""

    def tick(self, *, at_rest: bool, covered: bool = False) -> bool:
        """Pass on what was said; show what is new, once the common face is `at_rest`.

        While its table is `covered`, nothing is taken back there: a curtain may be for the very question.
        Returns True if chairs or answers have changed, so that the face has to show the table anew.
        """

    def close(self) -> None:
        """End it."""
