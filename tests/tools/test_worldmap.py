"""The map tool, tested on a small invented world: two square countries, and one across the date line."""

import io
import itertools
import json
from pathlib import Path

import pygame
import pytest

from tools.worldmap.__main__ import main, plan_of
from tools.worldmap.atlas import Atlas, AtlasCountry, read_atlas, unwrap
from tools.worldmap.grid import Grid, along, covered, grid_for
from tools.worldmap.plan import Claim, PlanError, read_plan
from tools.worldmap.projection import Knots, conic_for, fitted, projected, smoothstep
from tools.worldmap.sampling import parts, sample
from tools.worldmap.tiled import tiles_png

SQUARE = ((0.0, 0.0), (70.0, 0.0), (70.0, 60.0), (0.0, 60.0), (0.0, 0.0))


def box(west: float, south: float, east: float, north: float) -> list[list[float]]:
    return [[west, south], [east, south], [east, north], [west, north], [west, south]]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A topology of two countries that share the meridian 10, and of one that crosses the date line."""
    shared = [[10, 0], [0, 20]]
    west = [[10, 20], [-10, 0], [0, -20], [10, 0]]
    east = [[10, 0], [20, 0], [0, 20], [-20, 0]]
    dateline = [[170, -30], [20, 0], [0, 10], [-20, 0], [0, -10]]
    topology = {
        "type": "Topology",
        "transform": {"scale": [1, 1], "translate": [0, 0]},
        "arcs": [shared, west, east, dateline],
        "objects": {
            "countries": {
                "type": "GeometryCollection",
                "geometries": [
                    shape("WES", "1", "Westland", [[[0, 1]]]),
                    shape("EAS", "2", "Eastland", [[[2, ~0]]]),
                    shape("FAR", "3", "Farland", [[[3]]]),
                ],
            }
        },
    }
    path = tmp_path / "world.json"
    path.write_text(json.dumps(topology), encoding="utf-8")
    return path


def shape(code: str, number: str, name: str, arcs: object) -> dict[str, object]:
    return {"type": "MultiPolygon", "arcs": arcs, "id": number, "properties": {"name": name, "a3": code}}


PLAN = """
[board]
size = [1024, 460]
rest = true

[[region]]
id = "west"
name = "West"
lands = ["WES"]
marks = { tag = [20, 30] }
properties = { shade = "red" }

[[region]]
id = "isle"
name = "Isle"
lands = []
dots = [[500, 400], [507, 400]]
"""


def test_shared_arcs_are_joined_and_reversed(source: Path) -> None:
    atlas = read_atlas(source)
    assert atlas.country("Westland").polygons[0][0][:2] == ((10, 0), (10, 20))
    assert atlas.country("EAS").polygons[0][0][-2:] == ((10, 20), (10, 0))
    assert atlas.country("3").code == "FAR"


def test_an_unknown_country_is_named() -> None:
    with pytest.raises(KeyError, match="Atlantis"):
        Atlas(()).country("Atlantis")


def test_ring_across_the_date_line_has_no_jump() -> None:
    assert unwrap([(170, 0), (-170, 0), (-170, 10), (170, 10)]) == ((170, 0), (190, 0), (190, 10), (170, 10))


def test_knots_interpolate_and_extrapolate() -> None:
    scale = Knots((0, 10, 20), (0, 100, 120))
    assert [scale.at(d) for d in (-5, 5, 15, 25)] == [-50, 50, 110, 130]


def test_smoothstep_is_flat_outside() -> None:
    assert (smoothstep(-8, 42, -20), smoothstep(-8, 42, 17), smoothstep(-8, 42, 60)) == (0, 0.5, 1)


def test_cone_keeps_the_shape_and_fits_the_frame() -> None:
    ring = tuple((float(x), float(y)) for x, y in box(-5, 43, 8, 51))
    (drawn,) = fitted([projected(ring, conic_for([ring]))], (10, 20, 150, 200))
    xs, ys = [x for x, _ in drawn], [y for _, y in drawn]
    assert min(xs) == pytest.approx(10)
    assert max(xs) == pytest.approx(160)
    assert (min(ys) + max(ys)) / 2 == pytest.approx(120)
    assert (max(xs) - min(xs)) / (max(ys) - min(ys)) == pytest.approx(1.1, abs=0.1)


def test_a_polygon_covers_the_dots_inside_it() -> None:
    grid = Grid(20, 20)
    centres = {cell: grid.centre(cell) for cell in itertools.product(range(20), range(20))}
    expected = {cell for cell, (x, y) in centres.items() if x <= 70 and y < 60}
    assert set(covered([SQUARE], grid)) == expected


def test_lake_is_not_land() -> None:
    lake = ((20.0, 20.0), (40.0, 20.0), (40.0, 40.0), (20.0, 40.0), (20.0, 20.0))
    grid = Grid(20, 20)
    dry = set(covered([SQUARE, lake], grid))
    assert all(not (20 < x < 40 and 20 < y < 40) for x, y in map(grid.centre, dry))


def test_a_thick_outline_reaches_its_width() -> None:
    grid = Grid(20, 20)
    line = ((35.0, 6.0), (35.0, 60.0))
    cells = itertools.product(range(20), range(10))
    assert set(along(line, 4, grid)) == {cell for cell in cells if abs(grid.centre(cell)[0] - 35) <= 4}


def test_last_dot_of_a_grid_is_inside_the_board() -> None:
    grid = grid_for(1024, 460)
    x, y = grid.centre((grid.columns - 1, grid.rows - 1))
    assert 1017 < x <= 1024
    assert 450 < y <= 460


def test_nearest_finds_every_cell_from_its_centre() -> None:
    grid = Grid(9, 9)
    cells = [(c, r) for c in range(9) for r in range(9)]
    assert [grid.nearest(grid.centre(cell)) for cell in cells] == cells


def test_claim_may_take_only_parts_of_a_land() -> None:
    west, east = (tuple((float(x), float(y)) for x, y in box(*edges)) for edges in ((0, 0, 1, 1), (50, 0, 51, 1)))
    country = AtlasCountry("X", "1", "X", ((west,), (east,)))
    assert list(parts(country, Claim("X", within=((40, -5, 60, 5),)))) == [(east,)]
    assert list(parts(country, Claim("X", without=((40, -5, 60, 5),)))) == [(west,)]


def test_sampled_world_includes_the_rest_and_hand_placed_dots(source: Path, tmp_path: Path) -> None:
    plan_path = tmp_path / "plan.toml"
    plan_path.write_text(PLAN, encoding="utf-8")
    field = sample(read_plan(plan_path), read_atlas(source))
    assert len(field.cells("west")) > 30
    assert len(field.cells("isle")) == 2
    assert len(field.cells("rest")) > len(field.cells("west"))
    across = [field.grid.centre(cell)[0] for cell in field.cells("rest")]
    assert max(across) > 1000  # Farland ends beyond the date line


def test_map_is_written_beside_its_plan_and_small_regions_are_reported(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan_path = tmp_path / "plan.toml"
    plan_path.write_text(PLAN, encoding="utf-8")
    assert main([str(plan_path), "--source", str(source)]) == 1
    assert "TOO SMALL" in capsys.readouterr().out
    assert plan_path.with_suffix(".png").read_bytes().startswith(b"\x89PNG")
    first = plan_path.with_suffix(".tmx").read_bytes()
    main([str(plan_path), "--source", str(source)])
    assert plan_path.with_suffix(".tmx").read_bytes() == first


def test_plan_with_a_missing_key_names_the_file_and_the_key(
    tmp_path: Path, source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan_path = tmp_path / "plan.toml"
    plan_path.write_text("[board]\nsize = [70, 60]\n[[region]]\nid = 'x'\nname = 'X'\n", encoding="utf-8")
    with pytest.raises(PlanError, match=r"plan\.toml: key 'lands'"):
        read_plan(plan_path)
    assert main([str(plan_path), "--source", str(source)]) == 2
    assert "lands" in capsys.readouterr().err


def test_a_region_without_a_dot_is_named(tmp_path: Path, source: Path) -> None:
    plan_path = tmp_path / "plan.toml"
    plan_path.write_text(PLAN.replace("dots = [[500, 400], [507, 400]]", ""), encoding="utf-8")
    with pytest.raises(PlanError, match="isle has no dots"):
        sample(read_plan(plan_path), read_atlas(source))


@pytest.mark.parametrize("title", ["espionage", "world"])
def test_every_plan_of_the_shelf_can_be_read(title: str) -> None:
    regions = read_plan(plan_of(title)).regions
    assert len({region.id for region in regions}) == len(regions)


def test_tile_picture_has_the_width_of_its_tiles() -> None:
    picture = pygame.image.load(io.BytesIO(tiles_png(6)))
    assert picture.get_size() == (6 * 14, 24)
    assert [picture.get_at((7 + 14 * tile, 12)).a for tile in range(6)] == [255] * 6
    assert picture.get_at((0, 0)).a == 0
    assert len({tuple(picture.get_at((7 + 14 * tile, 12))) for tile in range(6)}) == 6
