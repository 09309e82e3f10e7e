"""The setup of a sitting: its title, its opening, and who sits where."""

from dataclasses import dataclass, replace

from ai.levels import FIRST, LEVELS, WATCHED, levels_for
from game import luck
from game.core.contract import Setup
from game.core.files.journal import YOU

__all__ = ["FIRST", "LARGEST_DEAL", "LEVELS", "WATCHED", "YOU", "Session", "levels_for"]

LARGEST_DEAL = 10**9


@dataclass(frozen=True, slots=True)
class Session:
    """A game about to begin: one chair ("you" or a bot's level) and one name per seat.

    `practice` allows free rewinding and is marked in the record; `watch` means that nobody here plays.
    """

    title: str
    setup: Setup
    chairs: tuple[str, ...]
    names: tuple[str, ...]
    practice: bool = False
    phones: bool = False
    """Whether hands are on phones."""

    @property
    def watch(self) -> bool:
        """True if only bots play."""
        return YOU not in self.chairs

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair == YOU)

    def dealt_anew(self) -> "Session":
        """Return the same game with a new deal."""
        return replace(self, setup=replace(self.setup, seed=luck.below(LARGEST_DEAL)))
