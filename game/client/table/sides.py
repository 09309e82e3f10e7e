"""How the factions of a title look: their colours by the name the theme knows them under."""

from functools import cache

from game.client.kit import theme
from game.core.content.box import Faction, box


def faction_of(title: str, faction: str) -> Faction | None:
    """Find a faction on the box of a title; None while a seat has none."""
    return next((side for side in box(title).faction if side.id == faction), None)


@cache
def shade_name(title: str, faction: str) -> str:
    """Name the theme's shade for a faction: the one whose light is on the box, else the colours there."""
    side = faction_of(title, faction)
    if side is None:
        return faction
    light = theme.tone(side.light)
    alike = [name for name, shade in theme.FACTIONS.items() if shade.light == light]
    if not alike:
        return f"{side.light} {side.ink} {side.deep} {side.dot}"
    return faction if faction in alike else alike[0]
