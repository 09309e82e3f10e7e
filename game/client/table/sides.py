"""The looks of a title's factions: icons, and shades by their names in the theme."""

from functools import cache
from typing import Any

from game.client.kit import theme
from game.core.content.box import Faction, box
from game.core.contract import Seat
from game.titles import rules_of

PALE = ("yellow", "mint", "lavender")
"""Shades so light that text on them is in ink."""


def faction_of(title: str, faction: str) -> Faction | None:
    """Return a faction of a title's box, or None for an unknown id, such as that of a seat without a faction."""
    return next((side for side in box(title).faction if side.id == faction), None)


@cache
def shade_name(title: str, faction: str) -> str:
    """Return the name of the theme's shade for a faction, or one made from the box's colours if there is none."""
    side = faction_of(title, faction)
    if side is None:
        return faction
    light = theme.tone(side.light)
    alike = [name for name, shade in theme.FACTIONS.items() if shade.light == light]
    if not alike:
        return f"{side.light} {side.ink} {side.deep} {side.dot}"
    return faction if faction in alike else alike[0]


def symbol(title: str, faction: str, otherwise: str = "person") -> str:
    """Return the icon of a faction, or `otherwise` if there is no such faction."""
    side = faction_of(title, faction)
    return side.symbol if side else otherwise


def seat_shade(title: str, view: Any, seat: Seat | None) -> str:
    """Return the name of a seat's shade, or "" for no seat or one without a faction."""
    return shade_name(title, rules_of(title).faction(view, seat)) if seat is not None else ""


def seat_symbol(title: str, view: Any, seat: Seat | None, nobody: str = "globe", otherwise: str = "person") -> str:
    """Return the icon of a seat's faction, `otherwise` if it has none, or `nobody` for no seat."""
    return symbol(title, rules_of(title).faction(view, seat), otherwise) if seat is not None else nobody


def land_colours(shade: str) -> tuple[theme.Color, theme.Color, theme.Color]:
    """Return the background, border and text colours of a label in a shade; text on pale shades is in ink."""
    light, deep = theme.shade(shade).light, theme.shade(shade).deep
    return (light, light, theme.INK) if shade in PALE else (deep, light, theme.TEXT)
