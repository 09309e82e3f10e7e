"""The stories of a title end with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.tabletop import Tabletop


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Check every table that a story has set up, once the story is over."""
    Tabletop.tables.clear()
    yield
    for table in Tabletop.tables:
        table.settled()
