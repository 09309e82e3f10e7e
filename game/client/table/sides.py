"""How the factions of a title look: their colours by the name the theme knows them under."""

from functools import cache

from game.client.kit import theme
from game.core.box import Faction, box


@cache
def faction_of(title: str, faction: str) -> Faction | None:
    """Find a faction on the box of a title; None while a seat has none."""
    return next((side for side in box(title).faction if side.id == faction), None)


@cache
def shade_name(title: str, faction: str) -> str:
    """Name the theme's shade for a faction: the one whose light is printed on the box, else the faction's id."""
    side = faction_of(title, faction)
    if side is None:
        return faction
    light = theme.tone(side.light)
    alike = [name for name, shade in theme.FACTIONS.items() if shade.light == light]
    return faction if faction in alike or not alike else alike[0]
