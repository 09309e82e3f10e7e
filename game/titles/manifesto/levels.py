"""The setup of a game of Manifesto: a level and the house options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.content.box import box, whole_level
from game.core.content.loading import Within, known
from game.titles.manifesto.faces import REGIONS


@dataclass(frozen=True, slots=True)
class Start:
    """An ideology's position in a level with a fixed opening, and how many extra cards it draws."""

    faction: str
    regions: tuple[str, ...]
    cards: Annotated[int, Within(0, 7)] = 0


@dataclass(frozen=True, slots=True)
class Level:
    """A stretch of the century, read from a file in levels/manifesto/.

    Without `start`, players pick their regions.
    """

    name: str
    summary: str
    first_year: Annotated[int, Within(1, 2100)]
    rounds: Annotated[int, Within(1, 99)]
    start_cards: Annotated[int, Within(0, 7)]
    options: Mapping[str, object]
    start: tuple[Start, ...] = ()

    def __post_init__(self) -> None:
        for start in self.start:
            known(f"Manifesto, {self.name}", start.faction, start.regions, REGIONS)
            known(
                f"Manifesto, {self.name}",
                "a start",
                (start.faction,),
                [side.id for side in box("manifesto").faction],
            )


@dataclass(frozen=True, slots=True)
class Rulings:
    """The house options: this table's readings of the rulebook where it's ambiguous."""

    deck: str
    initiative_order: str
    unopposed_neutral_succeeds: bool
    war_losses: str
    truce_counts_current_round: bool
    just_lost_window: str
    industrial_buildup: str
    peace_needs_consent: bool
    sea_adjacency: bool
    more_sea_lanes: bool


def level(name: str) -> Level:
    """Read a level. Raises ValueError if there's none with that name."""
    return whole_level(Level, "manifesto", name)
