"""Dot maps: the shipped maps, the geometry of dots, and how they are painted."""

import math
import os
from dataclasses import replace
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.client.kit import theme
from game.client.world.camera import part_of
from game.client.world.dots import (
    DotMap,
    MapError,
    RegionDots,
    centre_of,
    lit_by,
    load_map,
    neighbours,
    rim_of,
    row_starts,
)
from game.client.world.light import (
    Contested,
    Gauge,
    Homeland,
    InPlay,
    LitMap,
    Off,
    Owned,
    SharedOut,
    lights,
    sea,
    turned,
    war_room,
)
from game.client.world.shares import LandPart, allotted
from tests.effort import effort

pytestmark = pytest.mark.paints

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "levels" / "espionage" / "board.tmx"
WORLD = ROOT / "assets" / "world.tmx"
A_DOT = 25
"""The calls that painting a dot may take."""
COUNTRIES = ("poland", "hungary", "ussr", "usa", "great_britain", "france")


@pytest.fixture(scope="module")
def board() -> DotMap:
    return load_map(BOARD)


@pytest.fixture(scope="module")
def world() -> DotMap:
    return load_map(WORLD)


@pytest.fixture
def lit(board: DotMap) -> LitMap:
    return LitMap(board, 1.0)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def lamp(surface: pygame.Surface, dot: tuple[float, float]) -> tuple[int, int, int]:
    """Return the brightest colour within two pixels of a dot's centre."""
    x, y = round(dot[0]), round(dot[1])
    near = (surface.get_at((x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    best = max(near, key=lambda c: c.r + c.g + c.b)
    return best.r, best.g, best.b


# --- the maps that are shipped -------------------------------------------------------------------------


def test_1955_board_has_six_countries_in_column_order(board: DotMap) -> None:
    assert tuple(board.regions) == COUNTRIES
    assert board.rest is None


@pytest.mark.parametrize("country", COUNTRIES)
def test_country_surrounds_its_track_inside_its_column(board: DotMap, country: str) -> None:
    column, track = board.mark("column", country), board.mark("track", country)
    left, top, right, bottom = board.regions[country].bounds
    assert column.x < left
    assert right < column.x + column.width + 2
    assert column.y + 60 < top
    assert bottom < column.y + column.height - 60
    assert abs((left + right) / 2 - track.x) < 6
    assert top < track.y < bottom
    assert track.properties["step"] == 18
    assert len(board.regions[country].dots) >= 200


def test_columns_match_the_layout(board: DotMap) -> None:
    assert [board.mark("column", country).x for country in COUNTRIES] == [4 + 170 * i for i in range(6)]
    assert {board.mark("column", country).y for country in COUNTRIES} == {71}
    assert {mark.region for mark in board.marks if mark.kind == "spy_top"} == set(COUNTRIES)


def test_every_region_of_the_world_map_is_large_enough_to_click(world: DotMap) -> None:
    assert 4500 < sum(len(land.dots) for land in world.lands()) < 5500
    assert min(len(region.dots) for region in world.regions.values()) >= 16
    assert world.rest is not None
    assert all(region.properties["shade"] in theme.FACTIONS for region in world.regions.values())


def test_russia_is_in_one_piece(world: DotMap) -> None:
    left, _, right, _ = world.regions["russia"].bounds
    assert left > 500
    assert right > 1010


def test_a_missing_map_is_named(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="nowhere"):
        load_map(tmp_path / "nowhere.tmx")


def test_a_map_without_dots_says_so(tmp_path: Path) -> None:
    bare = tmp_path / "bare.tmx"
    text = BOARD.read_text(encoding="utf-8").replace('name="dots" width', 'name="land" width')
    bare.write_text(text, encoding="utf-8")
    (tmp_path / "board.png").write_bytes(BOARD.with_suffix(".png").read_bytes())
    with pytest.raises(MapError, match="no tile layer called dots"):
        load_map(bare)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<map", "<mop"),
        ("</map>", ""),
        ('name="region"', 'name="religion"'),
        ("</data>", "x</data>"),
        ('encoding="csv"', 'encoding="rot13"'),
        ("<?xml", "?xml"),
    ],
)
def test_broken_map_is_reported_in_one_sentence(tmp_path: Path, old: str, new: str) -> None:
    text = BOARD.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "board.tmx").write_text(text.replace(old, new, 1), encoding="utf-8")
    (tmp_path / "board.png").write_bytes(BOARD.with_suffix(".png").read_bytes())
    with pytest.raises(MapError) as told:
        load_map(tmp_path / "board.tmx")
    assert str(told.value).startswith(f"{tmp_path.name}/board.tmx: ")
    assert "\n" not in str(told.value)


# --- geometry ------------------------------------------------------------------------------------------


def test_odd_rows_are_shifted_right_by_half_a_pitch() -> None:
    assert centre_of((0, 0), 7, 6) == (3.5, 6)
    assert centre_of((0, 1), 7, 6) == (7, 12)


@pytest.mark.parametrize("cell", [(5, 4), (5, 5)])
def test_the_six_neighbours_are_the_nearest_dots(cell: tuple[int, int]) -> None:
    x, y = centre_of(cell, 7, 6)
    reached = {centre_of(near, 7, 6) for near in neighbours(cell)}
    beside = {(x - 7, y), (x + 7, y)}
    assert reached == beside | {(x + dx, y + dy) for dx in (-3.5, 3.5) for dy in (-6, 6)}


def test_rim_of_a_seven_dot_flower_is_the_outer_six() -> None:
    flower = ((5, 4), *neighbours((5, 4)))
    assert rim_of(flower) == (1, 2, 3, 4, 5, 6)


def test_every_dot_is_hit_at_any_window_size(board: DotMap) -> None:
    for scale in (1.0, 1.5):
        lit = LitMap(board, scale)
        for region in board.regions.values():
            assert all(lit.region_at(x * scale, y * scale) == region.id for x, y in region.dots[::17])


def test_a_region_is_hit_within_nine_pixels(board: DotMap) -> None:
    left, _, _, _ = board.regions["france"].bounds
    tip = next(dot for dot in board.regions["france"].dots if dot[0] == left)
    assert board.region_at(tip[0] - 8.5, tip[1]) == "france"
    assert board.region_at(tip[0] - 9.5, tip[1]) is None


def test_land_outside_the_game_is_not_hit(world: DotMap) -> None:
    assert world.rest is not None
    ours = [dot for region in world.regions.values() for dot in region.dots]
    alone = [dot for dot in world.rest.dots if min(math.dist(dot, other) for other in ours) > 9]
    assert alone
    assert all(world.region_at(*dot) is None for dot in alone)


def test_gauge_fills_from_its_end_in_proportion(board: DotMap) -> None:
    poland = board.regions["poland"]
    below, above = lit_by(poland, 3 / 7, from_top=False), lit_by(poland, 3 / 7, from_top=True)
    assert len(below) == len(above) == round(len(poland.dots) * 3 / 7)
    assert not below & above
    assert min(poland.dots[dot][1] for dot in below) > max(poland.dots[dot][1] for dot in above)
    assert lit_by(poland, 0, from_top=True) == frozenset()
    assert len(lit_by(poland, 1.2, from_top=True)) == len(poland.dots)


def test_rows_start_at_even_intervals(board: DotMap) -> None:
    poland = board.regions["poland"]
    starts = row_starts(poland, poland.rows_up, 230)
    rows = len({row for _, row in poland.cells})
    assert sorted(set(starts.values())) == pytest.approx([230 / rows * i for i in range(rows)])


# --- states --------------------------------------------------------------------------------------------


@pytest.fixture
def land(board: DotMap) -> RegionDots:
    return board.regions["hungary"]


def test_each_state_has_its_own_lights(land: RegionDots) -> None:
    assert {light.radius for light in lights(land, Off())} == {2.0}
    assert lights(land, InPlay())[0].color == theme.NEUTRAL
    assert lights(land, Owned("yellow"))[0].shape == "square"
    assert lights(land, Homeland("red"))[0].bloom == 0
    shared = lights(land, SharedOut((LandPart("blue", 1, land.cells[0]), LandPart("mint", 2, land.cells[-1])), 4))
    assert {light.shape for light in shared if light.bloom} == {"disc", "plus"}
    assert sum(light.bloom > 0 for light in shared) == pytest.approx(len(land.dots) * 3 / 4, abs=1)
    assert sum(light.bloom > 0 for light in lights(land, Gauge("red", 0.5, True))) == round(len(land.dots) / 2)


def test_a_contested_land_has_its_border_through_the_centre(land: RegionDots) -> None:
    shown = lights(land, Contested("red", "blue"))
    for (x, _), light in zip(land.dots, shown, strict=True):
        assert light.shape == ("diamond" if x < land.centre[0] else "disc")
    east = lights(land, Contested("red", "blue", from_east=True))
    assert {light.shape for (x, _), light in zip(land.dots, east, strict=True) if x > land.centre[0]} == {
        "diamond"
    }


def test_turning_dot_goes_from_white_to_small_to_its_new_light(land: RegionDots) -> None:
    old, new = lights(land, Owned("red"))[0], lights(land, Owned("blue"))[0]
    assert turned(old, new, 1) == old._replace(color=theme.WHITE)
    assert turned(old, new, 60).radius < 0.5 * new.radius
    assert turned(old, new, 119) == new


# --- painting ------------------------------------------------------------------------------------------


def test_a_held_country_glows_in_its_colour(lit: LitMap, board: DotMap) -> None:
    lit.show({"france": Owned("blue"), "poland": Owned("red")})
    red, green, blue = lamp(lit.picture, board.regions["france"].centre)
    assert blue > green > red
    red, green, blue = lamp(lit.picture, board.regions["poland"].centre)
    assert red > green > blue
    assert lamp(lit.picture, board.regions["usa"].centre)[0] < 90


def test_repainting_one_region_gives_the_same_picture_as_baking_all(board: DotMap) -> None:
    first, second = LitMap(board, 1.0), LitMap(board, 1.0)
    states = {name: Owned("blue") for name in COUNTRIES}
    first.show(states | {"ussr": Owned("red")})
    second.show(states)
    second.show(states | {"ussr": Owned("red")})
    one, two = pixels(first.picture), pixels(second.picture)
    assert max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 24  # light is blurred at half size


@pytest.mark.parametrize(("fade", "ms"), [(False, 270.0), (True, None)])
def test_a_wave_ends_in_the_new_picture(board: DotMap, fade: bool, ms: float | None) -> None:
    lit, straight = LitMap(board, 1.0), LitMap(board, 1.0)
    before, after = Gauge("cyan", 3 / 7, False), Gauge("cyan", 6 / 7, False)
    straight.show({"poland": after})
    lit.show({"poland": before})
    target = pygame.Surface(lit.picture.get_size())
    lit.flip({"poland": after}, 10.0, ms=ms, fade=fade)
    lit.draw(target, (0, 0), 10.05)
    midway = pixels(target)
    assert lit.moving(10.1)
    lit.draw(target, (0, 0), 11.0)
    assert not lit.moving(11.0)
    assert midway != pixels(target)
    assert lamp(target, board.regions["poland"].centre) == lamp(straight.picture, board.regions["poland"].centre)


def test_land_parts_grow_from_their_own_dots_and_stay_put() -> None:
    cells = tuple((column, row) for row in range(8) for column in range(8))
    west, east = LandPart("blue", 2, (0, 4)), LandPart("red", 1, (7, 4))
    two, one = allotted(cells, (west, east), 6), allotted(cells, (west,), 6)
    assert set(zip(cells, one, strict=True)) - set(zip(cells, two, strict=True)) <= {
        (cell, "") for cell in cells
    }, "who was there stays there"
    assert {cell[0] for cell, who in zip(cells, two, strict=True) if who == "red"} <= {5, 6, 7}


def test_a_conquest_runs_from_the_attackers_border(board: DotMap) -> None:
    lit = LitMap(board, 1.0)
    lit.show({"poland": Owned("red"), "hungary": Owned("blue"), "usa": Owned("red")})
    lit.flip({"hungary": Owned("red")}, 0.0)
    assert lit._wave is not None
    near = min(lit._wave.turns, key=lambda turn: turn.spot.x)
    far = max(lit._wave.turns, key=lambda turn: turn.spot.x)
    assert near.starts < far.starts, "Poland lies west of Hungary here"


def test_wave_in_a_part_of_the_map_starts_at_an_invisible_border(board: DotMap) -> None:
    lit, (left, top, right, bottom) = LitMap(board, 1.0), board.regions["hungary"].bounds
    lit.show({"poland": Owned("red"), "hungary": Owned("blue")})
    part = replace(part_of(board, left, top, right - left, bottom - top), rest=None)
    part = replace(part, regions={"hungary": part.regions["hungary"]})
    near = LitMap(part, 1.0, states={"hungary": Owned("blue")}, whole=lit, corner=(left, top))

    def starts(of: LitMap) -> list[float]:
        of.flip({"hungary": Owned("red")}, 0.0)
        assert of._wave is not None
        return [turn.starts for turn in of._wave.turns]

    assert starts(near) == pytest.approx(starts(lit))


def test_finishing_a_wave_shows_its_final_state(lit: LitMap) -> None:
    lit.show({"usa": Owned("red")})
    lit.flip({"usa": Owned("blue")}, 0.0)
    lit.finish()
    assert not lit.moving(0.0)
    assert lit.states["usa"] == Owned("blue")


def test_change_without_effect_turns_no_dots(lit: LitMap) -> None:
    lit.show({"usa": Owned("red")})
    lit.flip({"usa": Owned("red")}, 0.0)
    assert not lit.moving(0.0)


def test_chosen_country_has_a_white_rim(lit: LitMap, board: DotMap) -> None:
    target = pygame.Surface(lit.picture.get_size())
    lit.show({"france": Owned("blue")})
    lit.draw(target, (0, 0), 0.0)
    france = board.regions["france"]
    inner = next(dot for i, dot in enumerate(france.dots) if i not in france.rim and dot == france.centre)
    before = lamp(target, inner)
    lit.draw_rim(target, (0, 0), "france", chosen=True)
    assert lamp(target, france.dots[france.rim[0]]) == (255, 255, 255)
    assert lamp(target, inner)[2] >= before[2]


@pytest.mark.parametrize("backdrop", [sea, war_room])
def test_backdrops_stay_dark(backdrop: object) -> None:
    surface = pygame.Surface((1024, 516))
    assert callable(backdrop)
    backdrop(surface, 1.0)
    assert max(pygame.transform.average_color(surface)[:3]) < 40


def test_baking_the_world_and_a_wave_cost_little_a_dot(world: DotMap) -> None:
    """The targets are 80 ms and 2 ms on an idle machine, or about 54,000 and 10,000 calls."""
    owned = {name: Owned(str(region.properties["shade"])) for name, region in world.regions.items()}
    lit = LitMap(world, 1.0)
    with effort() as baked:
        lit.show(owned)
    assert baked.calls < A_DOT * sum(len(region.dots) for region in world.regions.values())
    target = pygame.Surface(lit.picture.get_size())
    lit.flip({"russia": Owned("yellow")}, 0.0)
    for number in range(20):
        with effort() as frame:
            lit.draw(target, (0, 0), number / 60)
        assert frame.calls < A_DOT * len(world.regions["russia"].dots)
