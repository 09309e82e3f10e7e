"""The canvas: texts stay in place, shapes are crisp, icons are plain."""

from __future__ import annotations

import os
import re
import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import FRect as Rect

from game.client.kit import letters, stamps, starred, theme
from game.client.kit.canvas import Canvas
from game.core.content.box import DOTS


def sheet(scale: float = 1.0, text_scale: float = 1.0) -> Canvas:
    return Canvas(pygame.Surface((round(1280 * scale), round(720 * scale))), scale, text_scale)


SENTENCE = "Place a card on an independent region, take one back, or pass."


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("text_scale", [0.75, 1.0, 1.5, 2.5])
def test_wrapped_text_stays_within_its_width(scale: float, text_scale: float) -> None:
    rect = sheet(scale, text_scale).text(40, 40, SENTENCE, width=200)
    assert rect.left == pytest.approx(40, abs=1)
    assert rect.w <= 201


@pytest.mark.parametrize("width", [None, 120.0])
def test_measure_agrees_with_text(width: float | None) -> None:
    c = sheet(1.3)
    rect = c.text(10, 10, SENTENCE, theme.LEAD.strong, width=width)
    assert c.measure(SENTENCE, theme.LEAD.strong, width=width) == pytest.approx(rect.size, abs=0.01)


def test_fitted_text_ends_in_an_ellipsis() -> None:
    c = sheet()
    c.audit = []
    c.text(0, 0, SENTENCE, width=150, max_lines=1, fit=True)
    c.text(0, 40, SENTENCE, width=150)
    short, whole = c.audit
    assert short.text.endswith("…")
    assert short.rect.w <= 151
    assert whole.text == SENTENCE


def test_alignment_is_about_the_anchor() -> None:
    c = sheet()
    assert c.text(300, 50, "middle", align="center").centerx == pytest.approx(300, abs=1)
    assert c.text(300, 50, "right", align="right").right == pytest.approx(300, abs=1)


def test_rich_text_measures_what_it_writes() -> None:
    c = sheet()
    text = "Price: 2 Cultural cards, *1 is lost for good* and one comes back."
    rect = starred.write(c, 10, 10, text, width=120, strong=theme.ALARM)
    assert rect.w <= 121
    assert rect.h == pytest.approx(starred.rows(c, text, 120, theme.NOTE) * c.line_height(theme.NOTE), abs=1)


def test_comma_stays_on_the_row_of_the_starred_word_before_it() -> None:
    """A World Order puzzle used to ask for "62 VPs" in one row, and the next row began with a comma."""
    c = sheet()
    text = "End with *62 VPs*, the most there are."
    for room in range(60, 200):
        rows = starred._rows(c, text, theme.NOTE, room)
        assert not [row for row in rows if row[0][0].startswith(",")], room
        assert "".join([word for row in rows for word, _ in row]) == text.replace("*", "")


@pytest.mark.parametrize("scale", [0.77, 1.0, 1.37])
def test_adjacent_boxes_touch_at_any_scale(scale: float) -> None:
    c = sheet(scale)
    boxes = [c.px((10 + 33.3 * i, 5, 33.3, 9)) for i in range(20)]
    assert all(a.right == b.left for a, b in pairwise(boxes))


def test_rounded_rectangle_is_antialiased_and_filled() -> None:
    c = sheet()
    c.rect((10, 10, 60, 40), theme.WHITE, radius=10)
    corner = {c.surface.get_at((10 + i, 10 + k))[0] for i in range(10) for k in range(10)}
    assert {0, 255} < corner
    assert len(corner) > 5
    assert c.surface.get_at((40, 30))[:3] == theme.WHITE


def test_frame_leaves_its_inside_unpainted() -> None:
    c = sheet()
    c.surface.fill((0, 0, 255))
    c.rect((10, 10, 60, 40), None, radius=6, border=theme.WHITE, border_width=2)
    assert c.surface.get_at((40, 30))[:3] == (0, 0, 255)
    assert c.surface.get_at((40, 10))[:3] == theme.WHITE


SHAPES = {
    "rounded": stamps.rounded(8, theme.WHITE),
    "veil": stamps.rounded(0, (*theme.BLACK, 90)),
    "thin veil": stamps.rounded(5, (*theme.BLACK, 90)),
    "frame": stamps.frame(8, 2, (*theme.WHITE, 200)),
    "thick frame": stamps.frame(2, 5, theme.WHITE),
    "shadow": stamps.shadow(6, 5, 180),
    "halo": stamps.halo(9, 7, (*theme.WHITE, 150)),
}


@pytest.mark.parametrize("of", SHAPES)
@pytest.mark.parametrize("size", [(250, 257), (137, 480), (901, 78), (310, 311), (800, 79), (79, 800)])
def test_large_shape_equals_one_painted_whole(of: str, size: tuple[int, int]) -> None:
    whole, put_together = (pygame.Surface((950, 850), pygame.SRCALPHA) for _ in range(2))
    whole.fill((90, 120, 200))
    put_together.fill((90, 120, 200))
    at, shape = pygame.Rect((13, 17), size), SHAPES[of]
    whole.blit(shape.paint(*size), at)
    shape.blit(put_together, at)
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(put_together, "RGBA")


def test_tiled_polyline_equals_an_untiled_one_at_any_alpha() -> None:
    """It is kept in tiles; its picture is that of one large tile."""
    points = [(40.0, 30.0), (210.5, 60.0), (400.0, 31.0), (520.0, 350.0), (30.0, 300.0)]
    drawn: list[bytes] = []
    for tile in (stamps.TILE, 1024):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(stamps, "TILE", tile)
            stamps.SHAPES.clear()
            stamps._tiles.cache_clear()
            c = sheet()
            c.surface.fill((90, 120, 200))
            for alpha in (255, 90):
                c.polyline(points, (*theme.WHITE, alpha), 7)
            drawn.append(pygame.image.tobytes(c.surface, "RGB"))
    stamps._tiles.cache_clear()
    stamps.SHAPES.clear()
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("shape", DOTS)
def test_every_dot_shape_fits_inside_its_stamp(shape: str) -> None:
    dot = stamps.stamp(shape, 4.0, theme.WHITE)
    lit = pygame.mask.from_surface(dot, 60)
    assert lit.count() > 12
    edge = [(x, y) for x in range(dot.get_width()) for y in (0, dot.get_height() - 1)]
    assert not any(lit.get_at(point) for point in edge)


def test_factions_have_different_dots() -> None:
    masks = {pygame.image.tobytes(stamps.stamp(shape, 3.0, theme.WHITE), "RGBA") for shape in DOTS}
    assert len(masks) == len(DOTS)


def test_icons_are_plain_paths_that_load() -> None:
    for name in sorted(path.stem for path in (stamps.ASSETS / "icons").glob("*.svg")):
        source = stamps.icon_source(name)
        assert set(re.findall(r"<(\w+)", source)) == {"svg", "path"}, name
        assert 'fill-rule="evenodd"' in source, name
        assert not re.search(r"stroke|currentColor|url\(|fill=", source), name
        for side in (12, 24, 48):
            lit = pygame.mask.from_surface(stamps.icon(name, side, theme.TEXT), 100)
            assert lit.count() > side * side * 0.06, name


def test_icons_take_the_given_colour() -> None:
    picture = stamps.icon("diamond", 48, theme.FACTIONS["red"].light)
    assert picture.get_at((24, 6))[:3] == theme.FACTIONS["red"].light


@pytest.mark.parametrize(
    "drawing", [b"<svg", b"", b"\xff\xfe\x00", b"<svg xmlns='http://www.w3.org/2000/svg'><path"]
)
def test_broken_icon_falls_back_to_a_ring(drawing: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "ASSETS", tmp_path)
    monkeypatch.setattr(stamps, "_sources", {})
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "broken here.svg").write_bytes(drawing)
    picture = stamps.icon("broken here", 24 + len(drawing), theme.TEXT)
    assert pygame.mask.from_surface(picture, 100).count() > 20


def test_missing_icon_falls_back_to_a_ring() -> None:
    assert pygame.mask.from_surface(stamps.icon("no such thing", 24, theme.TEXT), 100).count() > 20


def test_a_missing_face_is_plex(monkeypatch: pytest.MonkeyPatch) -> None:
    faces = letters.faces()
    plex = letters._font_file("plex", 700)
    assert letters._font_file("abril", 400) != plex
    missing = {**faces, "abril": replace(faces["abril"], family="Not Installed")}
    monkeypatch.setattr(letters, "faces", lambda: missing)
    letters._font_file.cache_clear()
    assert letters._font_file("abril", 400) == plex
    letters._font_file.cache_clear()


def test_baked_pictures_are_painted_once() -> None:
    c, painted = sheet(), []

    def paint(inner: Canvas) -> None:
        painted.append(inner)
        inner.rect((100, 100, 50, 50), theme.WHITE)

    for _ in range(3):
        c.baked("table", (100, 100, 50, 50), paint)
    assert len(painted) == 1
    assert c.surface.get_at((125, 125))[:3] == theme.WHITE


def test_picture_cache_forgets_unused_pictures() -> None:
    store = stamps.PictureCache(limit=10_000)
    for key in range(10):
        store.picture(key, lambda: pygame.Surface((20, 20), pygame.SRCALPHA))
        store.picture(0, lambda: pygame.Surface((20, 20), pygame.SRCALPHA))
    assert store.size <= 10_000
    assert 0 in store.pictures
    assert 1 not in store.pictures


def test_audit_names_the_panel() -> None:
    c = sheet()
    c.audit = []
    with c.panel((0, 0, 100, 30), "note"):
        c.text(4, 4, "inside")
    c.text(4, 60, "outside")
    assert [(a.panel, a.panel_rect) for a in c.audit] == [("note", Rect(0, 0, 100, 30)), ("", None)]


GROUNDS = {
    theme.TEXT: (theme.TABLE, theme.GLASS, theme.GLASS2, theme.TIP),
    theme.MUTE: (theme.TABLE, theme.GLASS, theme.GLASS2),
    theme.DIM: (theme.TABLE, theme.GLASS),
    theme.INK: (theme.PAPER, theme.PAPER2, theme.NEWS, theme.BRIEF),
    theme.INK2: (theme.PAPER, theme.NEWS),
    theme.ALARM: (theme.PAPER, theme.BRIEF),
    theme.CHALK: (theme.SLATE,),
    theme.CHALK2: (theme.SLATE,),
}


def test_text_contrasts_with_its_background() -> None:
    pairs = [(ink, ground) for ink, grounds in GROUNDS.items() for ground in grounds]
    assert [pair for pair in pairs if theme.contrast(*pair) < 4.5] == []


@pytest.mark.parametrize("faction", theme.FACTIONS)
def test_faction_colours_have_readable_contrast(faction: str) -> None:
    shade = theme.shade(faction)
    assert theme.contrast(theme.on(shade.ink), shade.ink) >= 4
    assert theme.contrast(shade.light, theme.TABLE) >= 3
    assert theme.contrast(theme.WHITE, shade.deep) >= 5.5


def test_every_font_package_is_a_dependency() -> None:
    root = Path(__file__).parents[2]
    faces = tomllib.loads((root / "assets" / "fonts.toml").read_text())
    needed = tomllib.loads((root / "pyproject.toml").read_text())["project"]["dependencies"]
    packages = {f"fontpkg-{face['family'].lower().replace(' ', '-')}" for face in faces.values()}
    assert packages <= {re.split("[<>=]", package)[0] for package in needed}


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells which files a process has open")
def test_no_font_size_keeps_a_file_open() -> None:
    before = len(os.listdir("/proc/self/fd"))
    for size in range(100, 120):
        letters.font("plex", 400, size)
    assert len(os.listdir("/proc/self/fd")) <= before


@pytest.mark.parametrize("text", ["MAZZO", "DECK", "AVA", "LIV. 1: TO", "W", ""])
def test_last_letter_of_spaced_text_is_not_cut(text: str) -> None:
    face = letters.font("plex", 600, 12)
    spaced = letters._render(text, face, theme.TEXT, 1.4)
    assert spaced.get_width() == max(1, letters.width(text, letters.Letters("plex", 600, 12, 1.4)))
    if text:
        last = face.render(text[-1], True, theme.TEXT)
        end = spaced.subsurface(spaced.get_width() - last.get_width(), 0, *last.get_size())
        assert (
            pygame.image.tobytes(end, "RGBA").count(b"\xff")
            >= pygame.image.tobytes(last, "RGBA").count(b"\xff") - 1
        )
