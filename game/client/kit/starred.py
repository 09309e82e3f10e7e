"""Text with *starred* words, which are SemiBold and may have a colour of their own."""

from dataclasses import replace

import pygame
from pygame import FRect as Rect

from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.kit.letters import width as width_of
from game.client.kit.theme import Color, Type


def write(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    role: Type = theme.NOTE,
    *,
    width: float | None = None,
    color: Color = theme.TEXT,
    strong: Color | None = None,
) -> Rect:
    """Write text whose *starred* words are SemiBold and in the colour `strong`."""
    room = round(width * canvas.scale) if width is not None else 1 << 30
    step = round(canvas.letters(role).px * role.leading)
    left, top = (round(each) for each in canvas.point(x, y))
    covered: list[pygame.Rect] = []
    for row, words in enumerate(_rows(canvas, text, role, room)):
        pen = left
        for word, heavy in words:
            letters = canvas.letters(_weighed(role, heavy))
            down = (step - letters.font.get_height()) // 2
            canvas.ink(letters, word, strong or color if heavy else color, pen, top + row * step + down)
            covered.append(pygame.Rect(pen, top + row * step, width_of(word.rstrip(), letters), step))
            pen += width_of(word, letters)
    return canvas.note(text.replace("*", ""), covered, canvas.letters(role).px)


def height(canvas: Canvas, text: str, width: float, role: Type = theme.NOTE) -> float:
    """Return the height of starred text when it is wrapped to a width."""
    return rows(canvas, text, width, role) * canvas.line_height(role)


def rows(canvas: Canvas, text: str, width: float, role: Type = theme.NOTE) -> int:
    """Return how many lines `write` would need."""
    return len(_rows(canvas, text, role, round(width * canvas.scale)))


def _weighed(role: Type, heavy: bool) -> Type:
    return replace(role, face="plex", weight=600 if heavy else role.weight, tracking=0.0)


Word = tuple[str, bool]
"""Letters of the same weight, and True if they are heavy."""


def _rows(canvas: Canvas, text: str, role: Type, room: int) -> list[list[Word]]:
    """Return the lines of a text, broken at spaces; a comma stays with the *starred* word before it."""
    rows: list[list[Word]] = [[]]
    used = 0
    for words in _unbroken(text):
        wide = [width_of(word, canvas.letters(_weighed(role, heavy))) for word, heavy in words]
        last, heavy = words[-1]
        seen = sum(wide[:-1]) + width_of(last.rstrip(), canvas.letters(_weighed(role, heavy)))
        if rows[-1] and used + seen > room:
            rows.append([])
            used = 0
        rows[-1] += words
        used += sum(wide)
    return rows


def _unbroken(text: str) -> list[list[Word]]:
    """Return the words of a text, split after each space."""
    found: list[list[Word]] = [[]]
    for index, part in enumerate(text.split("*")):
        for word in part.replace(" ", " \0").split("\0"):
            if word:
                found[-1].append((word, bool(index % 2)))
            if word.endswith(" "):
                found.append([])
    return [words for words in found if words]
