"""The countries of 1955 as a list: the same facts in words and a short track, for large type."""

from pygame import FRect as Rect

from game.client.boards.espionage import cards
from game.client.boards.espionage.columns import aimed, blockade, ghost, goal, open_to, standing, star_color
from game.client.boards.espionage.layout import Spots
from game.client.kit import theme
from game.client.table.picture import Picture
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.state import holder, progress


def countries(picture: Picture, at: Spots) -> None:
    """Paint the six countries as panels, three in a row."""
    for country in COUNTRIES:
        _country(picture, at, country)


def _country(picture: Picture, at: Spots, country: str) -> None:
    canvas, rect, view = picture.ui.canvas, at.panel(country), picture.view
    words = standing(picture, country)
    look = picture.touch(
        country, rect, "country", picture.name(country), state=(words,), rank=100 + COUNTRIES.index(country)
    )
    held, chosen = look.hover or picture.held(country), country in aimed(view)
    canvas.rect(rect, (*theme.GLASS, 235), radius=6, border=theme.LINE)
    if chosen or open_to(picture, country):
        canvas.rect(rect, None, radius=6, border=theme.WHITE, border_width=3 if chosen or held else 1.4)
    with canvas.panel(rect, country):
        _words(picture, at, country, words)
    _beads(picture, at, country, held)


def _words(picture: Picture, at: Spots, country: str, words: str) -> None:
    """Name, standing, and a blockade; where there is no room for two lines the track alone tells the standing."""
    canvas, rect, t, view = picture.ui.canvas, at.panel(country), at.type, picture.view
    left, room, high = rect.left + 12, at.spy(1 - at.below, country).left - rect.left - 20, rect.h - 34
    two_lines = high >= 30 * t
    name, size = picture.name(country).upper(), min(24.0, high * (0.5 if two_lines else 0.8) / t)
    while canvas.measure(name, theme.POSTER.at(size))[0] > room and size > 8:
        size -= 1
    y = rect.top + max(high * 0.27, size * t * 0.55 + 3)
    canvas.text(left, y, name, theme.POSTER.at(size), valign="middle")
    canvas.rect((left, y + size * t * 0.46, 26, 2), cards.shade_of(country).light)
    used, y = 0.0, rect.top + 2 + high * 0.8
    if two_lines:
        color, weight = (theme.TEXT, 500) if holder(view, country) is not None else (theme.MUTE, 400)
        wide = rect.w - 20
        used = canvas.text(
            left, y, words, theme.NOTE.weighing(weight), valign="middle", color=color, width=wide, fit=True
        ).w
    if country in view.blockades:
        blockade(picture, at, country, Rect(rect.left, y - 37 * t, rect.w - 6, rect.h), used)


def _beads(picture: Picture, at: Spots, country: str, held: bool) -> None:
    """The track lying down: the stars of whoever sits below are at the right."""
    canvas, view = picture.ui.canvas, picture.view
    x, y, step = at.beads(view, country)
    length = view.level.tracks[country]
    canvas.line(x - length * step, y, x + length * step, y, theme.LINE)
    for number in range(-length + 1, length):
        canvas.circle(x + number * step, y, 2.6, theme.MUTE)
    canvas.ring(x, y, 5.2, theme.MUTE, 1.4)
    for seat in (0, 1):
        canvas.icon("star5", x + at.way(seat) * length * step, y, 16, star_color(view, seat))
    now, then = progress(view, at.below, country), goal(picture, at, country, held)
    if then is not None and then != now:
        canvas.line(x + now * step, y, x + then * step, y, theme.WHITE, 2)
        ghost(canvas, x + then * step, y)
