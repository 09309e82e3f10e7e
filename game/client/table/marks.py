"""The marks on lands that have changed hands: a flag in the winner's colour, shown until a round later."""

from collections.abc import Mapping

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.theme import HAIR, NEAR, PAD
from game.client.table.picture import Picture
from game.core.contract import Event, plain

KEPT = 2
"""How many rounds a mark stays: that of the deed, and the next one."""


def won(picture: Picture, deeds: tuple[type[Event], ...], begins: type[Event]) -> Mapping[str, str]:
    """Return the lands won by one of `deeds` in this round or the one before, with their new owners' shades.

    `begins` is the event that begins a round. At an earlier moment of the game, no marks are known.
    """
    found, rounds = dict[str, str](), 0
    for told in reversed(picture.told if picture.live else ()):
        rounds += isinstance(told.event, begins)
        if rounds >= KEPT:
            break
        if isinstance(told.event, deeds):
            about = plain(told.event)
            found.setdefault(about.get("region") or about["country"], told.faction)
    return found


def mark(picture: Picture, rect: Rect, shade: str) -> None:
    """Paint a flag at the upper right corner of a land's tag or plate."""
    canvas, light = picture.ui.canvas, theme.shade(shade).light
    r = NEAR * min(2.0, canvas.growth) + HAIR
    canvas.circle(rect.right, rect.top, r, theme.TABLE, border=light, border_width=HAIR)
    canvas.icon("flag", rect.right, rect.top, PAD * min(2.0, canvas.growth), light)
