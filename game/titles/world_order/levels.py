"""The setup of a game of World Order: a level and the house options."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from game.core.content.box import whole_level
from game.core.content.loading import ContentError, Within


@dataclass(frozen=True, slots=True)
class Level:
    """A level file in levels/world_order/: the game's length, its scoring rounds, and what setup leaves fixed."""

    name: str
    summary: str
    rounds: Annotated[int, Within(1, 20)]
    scoring: tuple[int, ...]
    arrow_hands: bool
    fixed_order: bool
    options: Mapping[str, object]

    def __post_init__(self) -> None:
        if not set(self.scoring) <= set(range(1, self.rounds + 1)):
            raise ContentError(f"World Order, {self.name}: rounds that score are from 1 to {self.rounds}")


@dataclass(frozen=True, slots=True)
class Rulings:
    """The house options: this table's readings of the rulebook where it's ambiguous."""

    executive_orders: bool
    commerce_cards_by_player_count: bool
    vp_floor_at_zero: bool
    then_requires_previous_step: bool
    us_navy_ignores_base: bool
    strategic_reinforcements_in_market: bool
    optional_market_pack: bool
    prosperity_once_a_round: bool
    majority_of_nothing: bool


def level(name: str) -> Level:
    """Read a level. Raises ValueError if there's none with that name."""
    return whole_level(Level, "world_order", name)
