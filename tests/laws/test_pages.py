"""The pages for strangers say what the boxes say."""

from pathlib import Path

import pytest

from game.core.content.box import DOTS, box
from game.titles import on_show

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", on_show())
def test_seats_and_minutes_of_the_page_are_those_of_the_box(name: str) -> None:
    of = box(name)
    (low, high), (short, long) = of.seats, of.minutes
    seats = f"{low}" if low == high else f"{low} to {high}"
    rows = (ROOT / "docs" / "play.md").read_text("utf-8").splitlines()
    assert any(f"| {seats} | {short} to {long} | `overton play {name}" in row for row in rows)


def test_every_shape_of_dots_is_named_to_makers() -> None:
    page = " ".join((ROOT / "docs" / "games.md").read_text("utf-8").split())
    assert f"one of {', '.join(DOTS)}." in page
