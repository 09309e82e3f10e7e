"""The setup of a game of Ideology: a level and the house options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.content.box import whole_level
from game.core.content.loading import ContentError, OneOf, Within, known
from game.titles.ideology.faces import ADVANCEMENT, IDEOLOGY, REGION, STANCES


@dataclass(frozen=True, slots=True)
class Bloc:
    """What an Ideology holds besides its home, in a level with a fixed opening."""

    ideology: str
    regions: tuple[str, ...] = ()
    advancements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pact:
    """A stance at the start of a level."""

    between: tuple[str, ...]
    stance: Annotated[str, OneOf(*STANCES)]


@dataclass(frozen=True, slots=True)
class Level:
    """A level file in levels/ideology/: the goal, the number of new regions, and seats that start with more."""

    name: str
    summary: str
    victory: Annotated[int, Within(1, 99)]
    options: Mapping[str, object]
    open_regions: Annotated[int, Within(0, 38)] = 0
    """The number of Independent Regions that are open before the first turn."""
    new_regions: Annotated[int, Within(0, 38)] = 1
    """The number of regions turned up in each Foreign Phase. ID-FOR-01"""
    bloc: tuple[Bloc, ...] = ()
    stance: tuple[Pact, ...] = ()

    def __post_init__(self) -> None:
        where = f"Ideology, {self.name}"
        for bloc in self.bloc:
            known(where, "a bloc", (bloc.ideology,), IDEOLOGY)
            known(where, bloc.ideology, bloc.regions, REGION)
            known(where, bloc.ideology, bloc.advancements, ADVANCEMENT)
        for pact in self.stance:
            known(where, "a stance", pact.between, IDEOLOGY)
            if len(set(pact.between)) != 2:
                raise ContentError(f"{where}: a stance is between two, not {len(set(pact.between))}")


@dataclass(frozen=True, slots=True)
class Rulings:
    """The house options: this table's rulings where the sources are silent or lost."""

    ideology_deal: str
    open_talk: bool
    conflict_requires_presence: bool
    waiver_scope: str
    wmd_scope: str
    attractive_culture: str
    totalitarianism: str
    advancement_supply: str
    turn_limit: int
    imperialism_weakness: str
    fascism_weakness: str
    fundamentalism_start: str
    fundamentalism_strength: str
    fundamentalism_weakness: str


def level(name: str) -> Level:
    """Read a level. Raises ValueError if there's none with that name."""
    return whole_level(Level, "ideology", name)
