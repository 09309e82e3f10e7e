"""Typesetting: faces, fonts, the width of words, and lines that fit a width; all in device px."""

import json
import logging
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.client.kit import stamps
from game.client.kit.theme import Color
from game.core.content.loading import read

log = logging.getLogger(__name__)

TEXTS = stamps.PictureCache(24_000_000)


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface for a role: its family, the available weights, and the cap height in em."""

    family: str
    weights: tuple[int, ...]
    cap: float


@cache
def faces() -> dict[str, Face]:
    """Return the faces named in assets/fonts.toml; raise ContentError if it can't be read."""
    written = read(stamps.ASSETS / "fonts.toml")
    return {role: Face(f["family"], tuple(f["weights"]), f["cap"]) for role, f in written.items()}


@cache
def _font_file(role: str, weight: int) -> bytes:
    """Return the contents of a face's font file; opening a font by path would keep a file open for every size."""
    face = faces()[role]
    nearest = min(face.weights, key=lambda w: abs(w - weight))
    try:
        return _in_package(face.family, nearest).read_bytes()
    except (OSError, ValueError, LookupError):
        if role == "plex":
            raise
        log.warning("the face %r is not installed; plex stands for it", face.family)
        return _font_file("plex", 700 if role != "reading" else weight)


def _in_package(family: str, weight: int) -> Path:
    """Return the upright font file of a weight in a family's package; raise LookupError if there is none.

    `fontpkg` could find it, but it scans every package, which takes longer than drawing the title.
    """
    found = find_spec(f"fontpkg_{family.lower().replace(' ', '_')}")
    folder = Path(found.origin).parent if found is not None and found.origin else None
    files = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))["files"] if folder else ()
    for file in files:
        if folder and (file["style"], file["weight"]) == ("normal", weight):
            return folder / str(file["path"])
    raise LookupError(f"there are no letters of {family!r} in {weight}")


@lru_cache(400)
def font(role: str, weight: int, size: int) -> pygame.font.Font:
    """Return a font; size in device px."""
    pygame.font.init()
    return pygame.font.Font(BytesIO(_font_file(role, weight)), max(4, size))


class Letters(NamedTuple):
    """A face in a weight and size, with its letter spacing."""

    face: str
    weight: int
    px: int
    tracking: float = 0.0

    @property
    def font(self) -> pygame.font.Font:
        """The font for this face, weight and size."""
        return font(self.face, self.weight, self.px)

    def painted(self, text: str, color: Color) -> Surface:
        """Return a picture of a line."""
        return TEXTS.picture((text, self, color), lambda: _render(text, self.font, color, self.tracking))

    def lines(self, text: str, room: float | None, most: int | None = None) -> tuple[str, ...]:
        """Break text at its line breaks or, if `room` is given, between words; drop lines beyond `most`."""
        if room is None:
            return tuple(text.split("\n"))
        wide = max(1, round(room))
        lines = _wrapped(text, self, wide)
        return lines if most is None else _fitted(lines, self, wide, most)


@lru_cache(20_000)
def width(text: str, letters: Letters) -> int:
    """Return the width of a line in px."""
    if letters.tracking:
        return _spaced(letters.font, text, letters.tracking)
    return letters.font.size(text)[0]


def _spaced(face: pygame.font.Font, text: str, tracking: float) -> int:
    """Return the width of letter-spaced text. The last letter isn't kerned, so its full width has to fit."""
    return face.size(text[:-1])[0] + face.size(text[-1:])[0] + round(tracking * max(0, len(text) - 1))


def _render(text: str, face: pygame.font.Font, color: Color, tracking: float) -> Surface:
    if not tracking:
        picture = face.render(text, True, color[:3])
    else:
        picture = stamps.blank(_spaced(face, text, tracking), face.get_height(), color)
        for index, letter in enumerate(text):
            before = face.size(text[:index])[0] + round(tracking * index)
            picture.blit(face.render(letter, True, color[:3]), (before, 0))
    if len(color) == 4:
        picture.set_alpha(color[3])
    return picture


@lru_cache(4_000)
def _wrapped(text: str, letters: Letters, room: int) -> tuple[str, ...]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width(longer, letters) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)


@lru_cache(4_000)
def _fitted(lines: tuple[str, ...], letters: Letters, room: int, most: int) -> tuple[str, ...]:
    kept = list(lines[:most])
    if len(lines) > most:
        kept[-1] = kept[-1] + " " + lines[most]
    if not kept or (len(lines) <= most and width(kept[-1], letters) <= room):
        return tuple(kept)
    words = kept[-1].split(" ")
    while len(words) > 1 and width(" ".join(words) + "…", letters) > room:
        words.pop()
    last = " ".join(words)
    while len(last) > 1 and width(last + "…", letters) > room:
        last = last[:-1]
    kept[-1] = last.rstrip(" ,.") + "…"
    return tuple(kept)
