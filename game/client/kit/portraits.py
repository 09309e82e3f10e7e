"""Halftone portraits: invented faces of flat grey shapes, drawn from a seed and printed as dots."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import pygame
from pygame import FRect as Rect
from pygame import Surface

from game.client.kit.canvas import Canvas
from game.client.kit.theme import Color

FACES = 64
"""How many faces are cached; there are fewer rivals."""
SIDE = 128
"""The side of the grey picture, in px."""
PITCHES = ((60.0, 2.4), (90.0, 3.1), (130.0, 3.5), (1e9, 4.7))
"""The maximum width of a portrait and its dot pitch, in px."""
LEAST, MOST = 0.13, 0.49
"""The radius of the darkest and the lightest dot, as shares of the pitch."""
DARK = 22
"""The grey below which there is no dot."""
HATS = ("", "", "", "", "", "fedora", "cap", "beret", "fur", "veil")
HAIR = ("bald", "short", "short", "parted", "bob", "long", "bun", "curls")
GLASSES = ("", "", "", "round", "dark", "pince-nez")
BEARDS = ("", "", "", "moustache", "full", "goatee")
WEAR = ("tie", "bow", "scarf", "collar", "medals", "pearls")


class Gesture(NamedTuple):
    """What a mood changes: tilt in degrees, scale, px that the head sinks, brows and mouth in px."""

    tilt: float = 0.0
    near: float = 1.0
    sinks: int = 0
    brow: int = 1
    """How many px the inner ends of the brows rise and the outer ends drop."""
    mouth: int = 0
    """How many px the corners of the mouth are above its middle."""


GESTURES = {
    "": Gesture(),
    "wins": Gesture(tilt=-9.0, sinks=-4, brow=2, mouth=7),
    "loses": Gesture(tilt=11.0, sinks=9, brow=6, mouth=-6),
    "threatens": Gesture(near=1.28, sinks=4, brow=-7),
}
"""The gesture for each mood: the head is thrown back, sinks, or comes closer."""


def portrait(canvas: Canvas, rect: Rect, seed: int, color: Color, mood: str = "") -> None:
    """Print a portrait into a square; the same seed always gives the same face."""
    canvas.baked(("portrait", seed, color, mood), rect, lambda part: _print(part, rect, face(seed, mood), color))


def photograph(canvas: Canvas, rect: Rect, seed: int, color: Color, mood: str = "") -> None:
    """Paint a portrait as a photograph in one colour on black, into a square too small for dots."""
    canvas.baked(
        ("photograph", seed, color, mood), rect, lambda part: _develop(part, rect, face(seed, mood), color)
    )


def _develop(canvas: Canvas, rect: Rect, grey: Surface, color: Color) -> None:
    place = canvas.px(rect)
    small = pygame.transform.smoothscale(grey, place.size)
    small.fill(color, special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(small, place)


def _print(canvas: Canvas, rect: Rect, grey: Surface, color: Color) -> None:
    pitch = next(pitch for wide, pitch in PITCHES if rect.w <= wide)
    rows = int(rect.h / (pitch * 0.86))
    for row in range(rows):
        y = (row + 0.5) / rows
        columns = int(rect.w / pitch)
        for column in range(columns):
            x = (column + (0.75 if row % 2 else 0.25)) / columns
            light = grey.get_at((min(SIDE - 1, int(x * SIDE)), min(SIDE - 1, int(y * SIDE))))[0]
            if light >= DARK:
                radius = pitch * (LEAST + (MOST - LEAST) * light / 255)
                canvas.circle(rect.left + x * rect.w, rect.top + y * rect.h, radius, color)


class Traits(NamedTuple):
    """The features of a face: lengths in px of the grey picture, greys from 0 to 255, and kinds."""

    wide: int
    high: int
    lower: int
    skin: int
    hair: int
    coat: int
    shirt: int
    felt: int
    """The grey of the hat."""
    brow: int
    smile: int
    style: str
    hat: str
    glasses: str
    beard: str
    wear: str


def traits(seed: int) -> Traits:
    """Return the features of a face, drawn at random from a seed."""
    rng = Random(f"portrait {seed}")
    return Traits(
        rng.randint(42, 52),
        rng.randint(56, 66),
        rng.randint(-3, 3),
        rng.randint(170, 225),
        rng.choice((55, 80, 105, 225)),
        rng.randint(70, 130),
        rng.randint(170, 230),
        rng.randint(85, 200),
        rng.randint(-2, 3),
        rng.randint(-2, 2),
        rng.choice(HAIR),
        rng.choice(HATS),
        rng.choice(GLASSES),
        rng.choice(BEARDS),
        rng.choice(WEAR),
    )


@lru_cache(maxsize=FACES)
def face(seed: int, mood: str = "") -> Surface:
    """Return a face as a grey picture of flat shapes, lit from the left."""
    of = traits(seed)
    surface = Surface((SIDE, SIDE))
    gesture = GESTURES[mood]
    head = pygame.Rect(0, 0, of.wide, of.high)
    head.center = SIDE // 2, 62 + of.lower + gesture.sinks
    _behind(surface, head, of.hair, of.style)
    _body(surface, head, of)
    pygame.draw.ellipse(surface, (of.skin,) * 3, head)
    for side in (-1, 1):
        ear = pygame.Rect(0, 0, 8, 14)
        ear.center = head.centerx + side * (of.wide // 2), head.centery + 3
        pygame.draw.ellipse(surface, (of.skin - 45 if side > 0 else of.skin - 15,) * 3, ear)
    _shade(surface, head)
    _features(surface, head, of, gesture)
    _hair(surface, head, of.hair, of.style)
    _hat(surface, head, of.hat, of.felt)
    if gesture.tilt or gesture.near != 1:
        turned = pygame.transform.rotozoom(surface, gesture.tilt, gesture.near)
        surface = Surface((SIDE, SIDE))
        surface.blit(turned, turned.get_rect(center=(SIDE // 2, SIDE // 2)))
    return pygame.transform.smoothscale(pygame.transform.smoothscale(surface, (96, 96)), (SIDE, SIDE))


def _behind(surface: Surface, head: pygame.Rect, hair: int, style: str) -> None:
    """Paint the hair behind the head."""
    if style in ("bob", "long"):
        back = head.inflate(18, 10)
        back.height += 26 if style == "long" else 4
        pygame.draw.ellipse(surface, (max(40, hair - 15),) * 3, back)
        pygame.draw.rect(
            surface, (max(40, hair - 15),) * 3, (back.left + 2, head.centery, back.w - 4, back.h // 2)
        )
    elif style == "bun":
        pygame.draw.circle(surface, (hair,) * 3, (head.centerx, head.top - 6), 12)
    elif style == "curls":
        for step in range(9):
            x = head.left - 4 + step * (head.w + 8) // 8
            pygame.draw.circle(surface, (hair,) * 3, (x, head.top + 12 + abs(step - 4) * 5), 10)


def _body(surface: Surface, head: pygame.Rect, of: Traits) -> None:
    """Paint neck, shoulders and clothes."""
    coat, shirt = of.coat, of.shirt
    neck = pygame.Rect(head.centerx - 11, head.bottom - 14, 22, 30)
    shoulders = pygame.Rect(head.centerx - 56, head.bottom + 4, 112, 90)
    pygame.draw.ellipse(surface, (coat,) * 3, shoulders)
    pygame.draw.rect(surface, (of.skin - 55,) * 3, neck)
    x, y = head.centerx, head.bottom + 8
    pygame.draw.polygon(surface, (shirt,) * 3, [(x - 13, y), (x + 13, y), (x, y + 40)])
    match of.wear:
        case "tie":
            pygame.draw.polygon(surface, (45,) * 3, [(x - 4, y), (x + 4, y), (x + 6, 127), (x - 6, 127)])
        case "bow":
            for side in (-1, 1):
                pygame.draw.polygon(
                    surface, (40,) * 3, [(x, y + 5), (x + side * 14, y - 2), (x + side * 14, y + 12)]
                )
        case "scarf":
            pygame.draw.ellipse(surface, (shirt,) * 3, (x - 24, y - 8, 48, 20))
        case "medals":
            for step in range(3):
                pygame.draw.circle(surface, (235,) * 3, (x + 18 + step * 9, y + 24), 4)
        case "pearls":
            for step in range(7):
                pygame.draw.circle(surface, (240,) * 3, (x - 15 + step * 5, y + 4 + 6 - abs(step - 3) * 2), 3)
        case _:
            for side in (-1, 1):
                lapel = [(x, y + 14), (x + side * 20, y - 3), (x + side * 8, y + 30)]
                pygame.draw.polygon(surface, (min(255, coat + 70),) * 3, lapel)


def _shade(surface: Surface, head: pygame.Rect) -> None:
    """Darken the right side of the face and the hollow under the brow."""
    mask, shade = Surface((SIDE, SIDE), pygame.SRCALPHA), Surface((SIDE, SIDE), pygame.SRCALPHA)
    pygame.draw.ellipse(mask, (255, 255, 255, 255), head)
    pygame.draw.ellipse(shade, (0, 0, 0, 105), head.move(head.w * 0.46, 4))
    for side in (-1, 1):
        eye = pygame.Rect(0, 0, head.w * 0.34, head.h * 0.16)
        eye.center = round(head.centerx + side * head.w * 0.22), round(head.centery - head.h * 0.06)
        pygame.draw.ellipse(shade, (0, 0, 0, 80), eye)
    shade.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    surface.blit(shade, (0, 0))


def _features(surface: Surface, head: pygame.Rect, of: Traits, gesture: Gesture) -> None:
    """Paint eyes, brows, nose, mouth, glasses and beard."""
    black = (10,) * 3
    x = head.centerx
    y = round(head.centery - head.h * 0.04)
    apart, hair, glasses, beard = round(head.w * 0.22), of.hair, of.glasses, of.beard
    for side in (-1, 1):
        at = (x + side * apart, y)
        pygame.draw.ellipse(surface, black, (at[0] - 4, at[1] - 2, 8, 5))
        lift, slant = y - 9 + of.brow, side * gesture.brow
        pygame.draw.line(surface, (30,) * 3, (at[0] - 6, lift - slant), (at[0] + 6, lift + slant), 3)
        if glasses == "dark":
            pygame.draw.circle(surface, black, at, 9)
            pygame.draw.circle(surface, (120,) * 3, (at[0] - 3, at[1] - 3), 3)
        elif glasses:
            pygame.draw.circle(surface, (245,) * 3, at, 9, 2)
    if glasses:
        pygame.draw.line(surface, (150,) * 3, (x - apart + 9, y), (x + apart - 9, y), 2)
    nose = y + round(head.h * 0.2)
    pygame.draw.polygon(surface, (95,) * 3, [(x + 1, y + 2), (x + 6, nose), (x - 3, nose)])
    mouth = head.bottom - round(head.h * 0.2)
    if gesture.mouth:
        low, corners = mouth + 3 + gesture.mouth // 2, mouth + 3 - gesture.mouth // 2
        pygame.draw.lines(
            surface, (25,) * 3, False, [(x - 9, corners), (x - 4, low), (x + 4, low), (x + 9, corners)], 3
        )
    else:
        pygame.draw.line(surface, (35,) * 3, (x - 9, mouth), (x + 9, mouth + of.smile), 3)
    if beard == "full":
        pygame.draw.ellipse(surface, (hair,) * 3, (head.left + 5, mouth - 6, head.w - 10, 30))
        pygame.draw.line(surface, (20,) * 3, (x - 8, mouth), (x + 8, mouth), 3)
    elif beard == "goatee":
        pygame.draw.ellipse(surface, (hair,) * 3, (x - 8, mouth + 2, 16, 18))
    if beard in ("moustache", "full"):
        pygame.draw.ellipse(surface, (hair,) * 3, (x - 13, mouth - 9, 26, 8))


def _hair(surface: Surface, head: pygame.Rect, hair: int, style: str) -> None:
    """Paint the hair on top of the head."""
    if style == "bald":
        return
    top = pygame.Rect(head.left - 3, head.top - 5, head.w + 6, round(head.h * 0.42))
    before = surface.get_clip()
    surface.set_clip(pygame.Rect(0, 0, SIDE, head.top + round(head.h * (0.24 if style == "short" else 0.3))))
    pygame.draw.ellipse(surface, (hair,) * 3, top.inflate(2, 14))
    surface.set_clip(before)
    if style == "parted":
        pygame.draw.line(
            surface, (200,) * 3, (head.centerx - 9, head.top - 4), (head.centerx - 6, head.top + 13), 2
        )


def _hat(surface: Surface, head: pygame.Rect, hat: str, tone: int) -> None:
    """Paint the hat, if there is one."""
    x, y = head.centerx, head.top + round(head.h * 0.2)
    match hat:
        case "fedora":
            pygame.draw.ellipse(surface, (tone,) * 3, (x - 44, y - 10, 88, 16))
            pygame.draw.rect(surface, (tone,) * 3, (x - 25, y - 36, 50, 32), border_radius=9)
            pygame.draw.rect(surface, (30,) * 3, (x - 25, y - 14, 50, 8))
        case "cap":
            pygame.draw.ellipse(surface, (tone,) * 3, (x - 34, y - 36, 68, 28))
            pygame.draw.rect(surface, (45,) * 3, (x - 28, y - 16, 56, 10))
            pygame.draw.ellipse(surface, (25,) * 3, (x - 24, y - 9, 48, 11))
            pygame.draw.circle(surface, (245,) * 3, (x, y - 22), 5)
        case "beret":
            pygame.draw.ellipse(surface, (tone,) * 3, (x - 38, y - 28, 66, 26))
        case "fur":
            pygame.draw.ellipse(surface, (tone,) * 3, (x - 33, y - 36, 66, 44))
            pygame.draw.ellipse(surface, (max(40, tone - 50),) * 3, (x - 35, y - 14, 70, 18))
        case "veil":
            pygame.draw.ellipse(surface, (60,) * 3, (x - 30, y - 26, 60, 22))
            for step in range(-4, 5):
                pygame.draw.line(surface, (70,) * 3, (x + step * 6, y - 8), (x + step * 7, y + 26), 1)
