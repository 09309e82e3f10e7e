"""The setup of a game of 1955: a level and the house options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.content.box import whole_level
from game.core.content.loading import ContentError, Within
from game.titles.espionage.faces import COUNTRY


@dataclass(frozen=True, slots=True)
class Level:
    """A side of the board with its sizes, read from one file of levels/espionage/."""

    name: str
    summary: str
    hand_size: Annotated[int, Within(1, 12)]
    plays: Annotated[int, Within(1, 9)]
    tracks: Mapping[str, Annotated[int, Within(1, 20)]]
    options: Mapping[str, object]

    def __post_init__(self) -> None:
        if set(self.tracks) != set(COUNTRY):
            raise ContentError(f"1955, {self.name}: tracks must name exactly {', '.join(COUNTRY)}")


@dataclass(frozen=True, slots=True)
class Rulings:
    """The house options: how this table reads the rulebook where it's ambiguous."""

    must_play_if_able: bool
    transport_before_block: bool
    counter_chain: str
    blockade_stops_revolution: bool
    detain_stops_deport: bool
    block_bonus_per_card: bool
    mercenary_only_multi: bool
    reshuffle_when: str
    turn_cap_player_turns: int


def level(name: str) -> Level:
    """Read a level. Raises ValueError if there's none by that name."""
    return whole_level(Level, "espionage", name)
