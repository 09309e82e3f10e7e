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
def test_pages_state_seats_and_minutes_as_in_the_box(seats: str, minutes: str, name: str) -> None:
    (low, high), (short, long) = box(name).seats, box(name).minutes
    assert seats == (f"{low}" if low == high else f"{low} to {high}")
    assert minutes == f"{short} to {long}"


def test_guide_names_every_shape_of_dot() -> None:
    page = " ".join((DOCS / "games.md").read_text("utf-8").split())
    assert f"one of {', '.join(DOTS)}." in page
