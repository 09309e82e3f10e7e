"""What a table of Manifesto is set up by: a level, and the house options as this table reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.content.box import box, whole_level
from game.core.content.loading import Within, known
from game.titles.manifesto.faces import REGIONS


@dataclass(frozen=True, slots=True)
class Start:
    """Where an ideology begins in a level with a fixed opening, and how many cards it draws on top."""

    faction: str
    regions: tuple[str, ...]
    cards: Annotated[int, Within(0, 7)] = 0


@dataclass(frozen=True, slots=True)
class Level:
    """A stretch of the century: one file of levels/manifesto/. Without `start` everybody picks regions."""

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
    """The house options: where the rulebook can be read two ways, which way this table reads it."""

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
    """Read a level; raises ValueError when there is none of that name."""
    return whole_level(Level, "manifesto", name)
