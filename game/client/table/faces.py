"""The faces of cards: drawn by the title itself or, for a title without drawings, made from their names."""

import re
from collections.abc import Callable, Container
from dataclasses import dataclass
from functools import cache
from typing import Any

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import printed, theme
from game.client.kit.canvas import Canvas
from game.client.kit.printed import CardBack, CardFace
from game.client.kit.theme import HAIR, Color
from game.client.table.picture import Picture
from game.client.table.sides import faction_of, shade_name
from game.client.table.spots import BoardSpots
from game.client.table.things import Seen
from game.core.content.box import box
from game.core.content.languages import current_language
from game.core.language.words import Words, words_in

SLIP = "slip"
"""The face of a card tucked behind a plaque, seen only as a slip of paper."""


@dataclass(frozen=True)
class Printed:
    """The printed cards of a title; each face is painted once per size."""

    title: str
    paint: Callable[[Canvas, str, Rect, Words], None]
    """Paints a face, such as "card:<id>", into a rectangle."""
    named: Callable[[Any, str], str] = lambda view, face: face
    """Returns the face to print for a name in a view, since a card back depends on its seat's faction."""

    def face(self, picture: Picture, name: str, size: tuple[float, float]) -> Surface:
        """Return the picture of a face at a size."""
        (wide, high), face = size, name if name == SLIP else self.named(picture.view, name)
        rect, paint = Rect(0, 0, wide, high), _slip if name == SLIP else self.paint
        key = (self.title, face, current_language())
        return picture.ui.canvas.picture(key, wide, high, lambda canvas: paint(canvas, face, rect, picture.words))

    def lay(self, picture: Picture, name: str, rect: Rect) -> None:
        """Paint a face into a rectangle."""
        picture.ui.canvas.blit(self.face(picture, name, rect.size), *rect.topleft)

    def fly(self, picture: Picture, seen: Seen, at: BoardSpots | None = None) -> None:
        """Paint a card where it is or flies; with `at` it is printed at a standard size there, then scaled."""
        place = seen.place
        wide, high = at.printed_size(place) if at is not None else (round(place.w), round(place.h))
        picture.fly(seen, self.face(picture, place.face, (wide, high)), place.w / wide)

    def carry(
        self, picture: Picture, name: str, size: tuple[float, float], use: str = "", off: float = HAIR
    ) -> None:
        """Paint a card being dragged or flying back, with a tip on its `use` while it is dragged."""
        rect = picture.carry(self.face(picture, name, size), *size)
        if use and picture.carried is not None and picture.carried.away == 1:
            picture.ui.tooltip(rect.left, rect.top, use, above=rect.top - off)

    def carried(self, picture: Picture, cards: Container[str], at: BoardSpots) -> None:
        """Paint the hand card being dragged or flying back, if there is one."""
        if picture.carried is not None and picture.carried.noun in cards:
            self.carry(picture, f"card:{picture.carried.noun}", at.card)


def _slip(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    canvas.rect(rect, theme.PAPER2, radius=HAIR, border=theme.INK)


FIGURE = re.compile(r"^(.*?)\s*(-?\d+)$")
TONES: tuple[Color, ...] = (theme.NAVY, theme.WOOD, theme.SOOT, theme.COVER, theme.BRASS)
"""The tones for kinds of cards that belong to no faction."""


def face(title: str, words: Words, card: str) -> CardFace:
    """Return the face of a card made from its name: "House 12" has the figure 12 and the kind "House"."""
    name = words.name(card)
    found = FIGURE.match(name)
    word, figure = (found[1], found[2]) if found else (name, "")
    side = next((part for part in re.split(r"[^a-z]+", card) if faction_of(title, part)), "")
    kinds = _kinds(title, current_language())
    most, kind = kinds.get(word, 0), list(kinds).index(word) if word in kinds else 0
    tone = theme.shade(shade_name(title, side)).ink if side else TONES[kind % len(TONES)]
    return CardFace(word, figure, tone, int(figure) / most if figure and most > 0 else 0.0, display(title))


@cache
def _kinds(title: str, language: str) -> dict[str, int]:
    """Return the highest figure of each kind of card, in the order of the language file."""
    found: dict[str, int] = {}
    for name in words_in(title, language).names.values():
        if match := FIGURE.match(name):
            found[match[1]] = max(found.get(match[1], 0), int(match[2]))
    return found


def display(title: str) -> str:
    """Return the typeface of figures: the one of the title's name if it has its own."""
    own = box(title).face
    return own if own != "plex" else "bebas"


def front(canvas: Canvas, wide: float, high: float, of: CardFace) -> Surface:
    """Return the picture of a card face up."""
    return canvas.picture(of, wide, high, lambda inner: printed.front(inner, Rect(0, 0, wide, high), of))


def back(title: str, shade: str = "", symbol: str = "") -> CardBack:
    """Return the back of a card: in its seat's colours, else with the title's initial."""
    ground = theme.shade(shade).ink if shade else theme.NIGHT
    return CardBack(ground, symbol, "" if symbol else box(title).name[:1], display(title))


def paint(canvas: Canvas, rect: Rect, of: CardFace | CardBack) -> None:
    """Paint a card face up or face down into a rectangle."""
    if isinstance(of, CardFace):
        canvas.blit(front(canvas, rect.w, rect.h, of), *rect.topleft)
        return
    picture = canvas.picture(of, rect.w, rect.h, lambda inner: printed.back(inner, Rect(0, 0, *rect.size), of))
    canvas.blit(picture, *rect.topleft)


def named(title: str) -> Printed:
    """Return the cards of a title without drawings, with faces made from their names."""
    return Printed(title, lambda canvas, card, rect, words: printed.front(canvas, rect, face(title, words, card)))
