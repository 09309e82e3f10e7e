"""The faction colours can be told apart with normal and with deficient colour vision."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.client import boards
from game.client.kit import theme
from game.client.kit.theme import BLUE_YELLOW, PALETTES, RED_GREEN, STANDARD
from game.client.table.sides import shade_name
from game.core.content.box import box
from game.titles import SHELF, on_show
from tests.client.driver import Driver
from tests.client.matches import against_bots, asks, begun_at
from tools.shots import asked

pytestmark = pytest.mark.paints

Numbers = NDArray[np.float64]
EYES = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""How each kind of vision sees linear light, from Machado, Oliveira and Fernandes 2009, at full severity."""
MEANT = {STANDARD: ("normal",), RED_GREEN: ("normal", "protan", "deutan"), BLUE_YELLOW: ("normal", "tritan")}
"""The kinds of vision each palette is for."""
LEAST = {STANDARD: 8.0, RED_GREEN: 12.0, BLUE_YELLOW: 12.0}
"""The least CIEDE2000 distance between two factions that may meet; 2 is just visible side by side."""
FEW, LEAST_OF_FEW = 5, 20.0
"""If at most FEW factions meet, they are at least this far apart."""


BY_CHANCE = 20
"""Pixels that may have a palette's colour by chance, where two others blend."""


def lab(color: theme.Color, eyes: str) -> Numbers:
    """Return a colour in CIELAB (D65) as a kind of vision sees it."""
    part = np.array(color[:3]) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(EYES[eyes]) @ linear, 0, 1)
    to_xyz = np.array(
        [(0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041)]
    )
    xyz = to_xyz @ seen / np.array((0.95047, 1.0, 1.08883))
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.array((116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])))


def distance(first: Numbers, second: Numbers) -> float:
    """Return the CIEDE2000 distance between two CIELAB colours, after Sharma, Wu and Dalal 2005."""
    mean = (np.hypot(*first[1:]) + np.hypot(*second[1:])) / 2
    stretch = 1 + 0.5 * (1 - np.sqrt(mean**7 / (mean**7 + 25**7)))
    (l1, a1, b1), (l2, a2, b2) = (each * np.array((1, stretch, 1)) for each in (first, second))
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    waves = 1 - 0.17 * np.cos(np.radians(hue - 30)) + 0.24 * np.cos(np.radians(2 * hue))
    waves += 0.32 * np.cos(np.radians(3 * hue + 6)) - 0.2 * np.cos(np.radians(4 * hue - 63))
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * chroma * waves)
    twist = (
        -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    )
    return float(np.sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh))


def test_colour_distance_matches_the_published_values() -> None:
    pairs = [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ]
    for first, second, known in pairs:
        assert distance(np.array(first), np.array(second)) == pytest.approx(known, abs=1e-3)


def meetings(title: str) -> list[tuple[str, ...]]:
    """Return the factions that may meet at one table, for each line-up of a title."""
    of = box(title)
    lineups = [(*lineup.basic, *lineup.extra) for lineup in of.lineups]
    return lineups or [tuple(side.id for side in of.faction)]


@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("palette", PALETTES)
def test_any_two_factions_that_meet_can_be_told_apart(title: str, palette: str) -> None:
    sides = {side.id: side for side in box(title).faction}
    colours = {**theme.FACTIONS, **PALETTES[palette]}
    for met in meetings(title):
        for one, other in combinations(met, 2):
            assert sides[one].symbol != sides[other].symbol, (one, other)
            names = [shade_name(title, each) for each in (one, other)]
            if palette != STANDARD and not colours.keys() >= set(names):
                continue  # a title's own colours are the same in every palette
            first, second = (colours.get(name) or theme.shade(name) for name in names)
            assert first.dot != second.dot, (one, other)
            for eyes in MEANT[palette]:
                for kind in ("light", "ink"):
                    apart = distance(lab(getattr(first, kind), eyes), lab(getattr(second, kind), eyes))
                    least = LEAST_OF_FEW if len(met) <= FEW else LEAST[palette]
                    assert apart >= least, f"{one} and {other} ({kind}) by {eyes} eyes: {apart:.1f}"


@pytest.mark.parametrize("title", SHELF)
def test_no_board_hardcodes_a_sides_symbol(title: str) -> None:
    """Both spies of 1955 used to wear the same hat on the board, whatever the box said."""
    symbols = {side.symbol for side in box(title).faction if side.symbol}
    for path in sorted(Path(boards.__file__).parent.joinpath(title).glob("*.py")):
        painted = set(re.findall(r'\bicon\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
        assert not painted & symbols, (path.name, painted & symbols)


@pytest.mark.parametrize("palette", PALETTES)
def test_every_palette_has_readable_contrast(palette: str) -> None:
    for name, shade in {**theme.FACTIONS, **PALETTES[palette]}.items():
        assert shade.dot == theme.FACTIONS[name].dot
        assert theme.contrast(theme.on(shade.ink), shade.ink) >= 4, name
        assert theme.contrast(shade.light, theme.TABLE) >= 3, name
        assert theme.contrast(theme.WHITE, shade.deep) >= 5.5, name


# --- changed while somebody is looking ---


def painted(driver: Driver, colours: set[theme.Color]) -> int:
    """Return how many pixels have exactly one of these colours."""
    driver.app.draw()
    pixels = pygame.surfarray.array3d(driver.app.surface)
    whole = (pixels[..., 0].astype(int) << 16) | (pixels[..., 1].astype(int) << 8) | pixels[..., 2]
    return int(np.isin(whole, [r << 16 | g << 8 | b for r, g, b, *_ in colours]).sum())


def inks(palette: str) -> set[theme.Color]:
    """Return every colour in which a palette prints or lights a faction."""
    shades = {**theme.FACTIONS, **PALETTES[palette]}
    return {colour for shade in shades.values() for colour in (shade.light, shade.ink)}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("title", on_show())
def test_another_palette_applies_at_once(title: str) -> None:
    kind, seats = list(asked(title).items())[-1]
    match = begun_at([against_bots(title, seats=seats, level="")], asks(kind, 2))
    driver = Driver(match).wait(0.6)
    before = {palette: painted(driver, inks(palette) - inks(STANDARD)) for palette in (RED_GREEN, BLUE_YELLOW)}
    for palette in (RED_GREEN, BLUE_YELLOW):
        driver.app.settings.palette = palette
        driver.app.apply_settings()
        driver.wait(0.3)
        assert painted(driver, inks(palette) - inks(STANDARD)) > before[palette] + 50
        assert painted(driver, inks(STANDARD) - inks(palette)) <= BY_CHANCE
    driver.app.settings.palette = STANDARD
    driver.app.apply_settings()
    driver.wait(0.3)
    assert painted(driver, inks(RED_GREEN) - inks(STANDARD)) <= before[RED_GREEN] + BY_CHANCE
