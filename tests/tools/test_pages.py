"""The pages for newcomers say the same as the boxes."""

import re
from pathlib import Path

import pytest

from game.core.content.box import DOTS, box

DOCS = Path(__file__).parents[2] / "docs"
ROWS = re.findall(
    r"^\| .+? \| (.+?) \| (.+?) \| `overton play (\w+)", (DOCS / "play.md").read_text("utf-8"), re.MULTILINE
)


@pytest.mark.parametrize(("seats", "minutes", "name"), ROWS)
def test_seats_and_minutes_of_a_page_are_those_of_the_box(seats: str, minutes: str, name: str) -> None:
    (low, high), (short, long) = box(name).seats, box(name).minutes
    assert seats == (f"{low}" if low == high else f"{low} to {high}")
    assert minutes == f"{short} to {long}"


def test_every_shape_of_dots_is_named_to_makers() -> None:
    page = " ".join((DOCS / "games.md").read_text("utf-8").split())
    assert f"one of {', '.join(DOTS)}." in page
