"""The countries of 1955 as a list for large type: the same facts in words, with a short track."""

from game.client.boards.espionage.columns import aimed, heading, open_to, touch, track
from game.client.boards.espionage.layout import Spots
from game.client.kit import boxes, theme
from game.client.kit.theme import CORNER, GAP, PAD, SLIM, WIDE
from game.client.table.picture import Picture
from game.titles.espionage.faces import COUNTRIES


def countries(picture: Picture, at: Spots) -> None:
    """Paint the six countries as panels, three in a row."""
    for country in COUNTRIES:
        _country(picture, at, country)


def _country(picture: Picture, at: Spots, country: str) -> None:
    canvas, rect = picture.ui.canvas, at.panel(country)
    _, held = touch(picture, country, rect)
    chosen = country in aimed(picture.view)
    canvas.rect(rect, (*theme.GLASS, 235), radius=CORNER, border=theme.LINE)
    if chosen or open_to(picture, country):
        canvas.rect(rect, None, radius=CORNER, border=theme.WHITE, border_width=SLIM if chosen or held else 1)
    room = boxes.cut(rect, left=PAD, top=GAP, right=GAP, bottom=2 * WIDE)
    heading(picture, at, country, room, room.right - at.spy(1 - at.below, country).left + GAP)
    track(picture, at, country, held)
