"""Draws the icon: a world of sleeping dots, and the window that shows whose they are.

`python -m tools.icon` writes assets/overton.svg and, from it, assets/overton.png, for window managers, the desktop
file and the single executable.
"""

import argparse
import math
import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.client.kit import theme
from game.client.kit.theme import Color
from game.core.content.loading import root

SIZE, ACROSS, EDGE = 256, 11, 26.0  # px of the picture; dots in a row; px from the edge to the first dot
RING = (2.4, 4.7)  # inner and outer radius of the O, in dots from the middle
WINDOW = (117.8, 17.8, 102.0, 220.4)  # left, top, width, height


def tone(color: Color) -> str:
    """Return a colour as #RRGGBB."""
    return "#" + "".join(f"{part:02X}" for part in color[:3])


def dots() -> Iterator[str]:
    """Yield every dot: those of the O are land, and have the colour of a side under the window."""
    pitch = (SIZE - 2 * EDGE) / (ACROSS - 1)
    for row in range(ACROSS):
        for column in range(ACROSS):
            x, y = EDGE + pitch * column, EDGE + pitch * row
            far = math.dist((column, row), ((ACROSS - 1) / 2,) * 2)
            land, seen = RING[0] <= far <= RING[1], WINDOW[0] < x < WINDOW[0] + WINDOW[2]
            side = theme.shade("cyan" if row < ACROSS / 2 else "red").light
            color = side if land and seen else theme.TEXT if land else theme.SLEEPING
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{8.4 if land else 3.4}" fill="{tone(color)}"/>'


def drawn() -> str:
    """Return the icon as SVG."""
    left, top, wide, high = WINDOW
    corners = [(x, y) for x in (left, left + wide) for y in (top, top + high)]
    frame = f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" fill="none" '
    frame += f'stroke="{tone(theme.TEXT)}" stroke-width="5"/>'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIZE}" height="{SIZE}" viewBox="0 0 {SIZE} {SIZE}">',
        f'<rect width="{SIZE}" height="{SIZE}" rx="44" fill="{tone(theme.SEA)}"/>',
        *dots(),
        frame,
        *(f'<rect x="{x - 8}" y="{y - 8}" width="16" height="16" fill="{tone(theme.TEXT)}"/>' for x, y in corners),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the SVG and the PNG."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    drawing: Path = root("assets") / "overton.svg"
    drawing.write_text(drawn(), encoding="utf-8")
    pygame.display.init()
    pygame.image.save(pygame.image.load(drawing), drawing.with_suffix(".png"))
    print(drawing, drawing.with_suffix(".png"), sep="\n")


if __name__ == "__main__":
    main()
