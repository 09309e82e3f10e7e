"""People whose hands aren't on the shared face but elsewhere, such as on phones, as far as that face knows."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.core.contract import Seat

LATE = 20.0
"""Seconds without anybody after which a face says what may be wrong."""
READ = 0.7
"""Seconds a request for a chair is shown before a yes counts as meant for it and not for what was there before."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A request for a chair; the people at the shared face decide whether to grant it."""

    number: int
    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class ChairElsewhere:
    """A chair whose person answers elsewhere."""

    seat: Seat
    name: str
    here: bool
    """False while nothing is heard from them."""
    warm: bool = False
    """Whether a bot keeps the chair for them."""


class Elsewhere(Protocol):
    """The people who play elsewhere."""

    @property
    def word(self) -> str:
        """What people type to come in."""

    @property
    def trouble(self) -> str:
        """Why nobody can come in, in the system's words."""

    @property
    def came(self) -> bool:
        """Whether anybody has ever come in."""

    @property
    def address(self) -> str:
        """The address where people come in; "" until it is open."""

    @property
    def addresses(self) -> Sequence[str]:
        """Every address of this machine, the most likely first."""

    def next_address(self) -> None:
        """Open the next address too, and show it."""

    def renew(self) -> None:
        """Look up this machine's addresses again, and reopen if the connection has closed for good."""

    def square(self) -> tuple[tuple[bool, ...], ...]:
        """Return the QR code row by row, without its quiet zone; True is dark."""

    @property
    def seats(self) -> Collection[Seat]:
        """The seats whose people answer elsewhere and need no curtain."""

    @property
    def chairs_taken(self) -> tuple[ChairElsewhere, ...]:
        """The chairs of the people who play elsewhere, even if only one person plays at all."""

    @property
    def knocks(self) -> tuple[Knock, ...]:
        """The pending requests for chairs."""

    def decide(self, knock: Knock, *, yes: bool) -> None:
        """Grant a chair, or refuse it."""

    def keep_warm(self, seat: Seat, level: str) -> None:
        """Let a bot of a level play for an absent person until they are back."""

    def dismiss(self, seat: Seat) -> None:
        """Let a chair's person answer at the shared face again."""

    def told(self) -> str:
        """Return a sentence on who is still to answer and what is sealed; "" if nobody elsewhere is."""

    def tick(self, *, at_rest: bool, covered: bool = False) -> bool:
        """Pass on what was said; show what is new once the shared face is `at_rest`.

        Nothing is taken back while its table is `covered`, since a curtain may be up for that very question.
        Return True if chairs or answers have changed, so that the face has to redraw the table.
        """

    def close(self) -> None:
        """Stop listening to them."""
