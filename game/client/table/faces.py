"""The faces of cards by their names alone: a title without drawings of its own still lays cards on the table."""

import re
from functools import cache

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import printed, theme
from game.client.kit.canvas import Canvas
from game.client.kit.printed import CardBack, CardFace
from game.client.kit.theme import Color
from game.client.table.sides import faction_of, shade_name
from game.core.content.box import box
from game.core.content.languages import spoken
from game.core.language.words import Words, words_in

FIGURE = re.compile(r"^(.*?)\s*(-?\d+)$")
TONES: tuple[Color, ...] = (theme.NAVY, theme.WOOD, theme.SOOT, theme.COVER, theme.BRASS)
"""The tones of kinds of cards that no side has a colour for."""


def face(title: str, words: Words, card: str) -> CardFace:
    """Return the face of a card by its name: "House 12" is a 12 among houses."""
    name = words.name(card)
    found = FIGURE.match(name)
    word, figure = (found[1], found[2]) if found else (name, "")
    side = next((part for part in re.split(r"[^a-z]+", card) if faction_of(title, part)), "")
    kinds = _kinds(title, spoken())
    most, kind = kinds.get(word, 0), list(kinds).index(word) if word in kinds else 0
    tone = theme.shade(shade_name(title, side)).ink if side else TONES[kind % len(TONES)]
    return CardFace(word, figure, tone, int(figure) / most if figure and most > 0 else 0.0, display(title))


@cache
def _kinds(title: str, language: str) -> dict[str, int]:
    """The highest figure of every kind of card, in the order in which the names are written."""
    found: dict[str, int] = {}
    for name in words_in(title, language).names.values():
        if match := FIGURE.match(name):
            found[match[1]] = max(found.get(match[1], 0), int(match[2]))
    return found


def display(title: str) -> str:
    """Return the typeface of figures: that of the title's name, where it has one."""
    own = box(title).face
    return own if own != "plex" else "bebas"


def front(canvas: Canvas, wide: float, high: float, of: CardFace) -> Surface:
    """Return the picture of a card face up, painted once."""
    return canvas.picture(of, wide, high, lambda inner: printed.front(inner, Rect(0, 0, wide, high), of))


def back(title: str, shade: str = "", symbol: str = "") -> CardBack:
    """Return the back of a card: of the seat it belongs to, else of the title."""
    ground = theme.shade(shade).ink if shade else theme.NIGHT
    return CardBack(ground, symbol, "" if symbol else box(title).name[:1], display(title))


def paint(canvas: Canvas, rect: Rect, of: CardFace | CardBack) -> None:
    """Paint a card face up or face down into a box."""
    if isinstance(of, CardFace):
        canvas.blit(front(canvas, rect.w, rect.h, of), *rect.topleft)
        return
    picture = canvas.picture(of, rect.w, rect.h, lambda inner: printed.back(inner, Rect(0, 0, *rect.size), of))
    canvas.blit(picture, *rect.topleft)
