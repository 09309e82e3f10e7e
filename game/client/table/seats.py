"""The plaques of the seats: their ground, what frames one that can be chosen."""

from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.theme import CORNER
from game.client.table.picture import Picture
from game.core.contract import Seat


def seat_ground(picture: Picture, rect: Rect, *, to_move: bool, looked_at: bool = False) -> None:
    """Paint the ground of a plaque: brighter and framed while its seat is to move."""
    canvas = picture.ui.canvas
    edge = theme.TEXT if to_move else theme.LINE2 if looked_at else theme.LINE
    canvas.rect(rect, theme.GLASS2 if to_move or looked_at else theme.GLASS, radius=CORNER, border=edge)


def seat_choice(picture: Picture, rect: Rect, faction: str, seat: Seat) -> None:
    """Let a seat be touched while its faction is on offer, in a white frame."""
    if picture.lit(faction):
        look = picture.touch(faction, rect, "seat", picture.name(faction), rank=seat)
        picture.ui.framed(rect, strong=look.hover or picture.held(faction))
