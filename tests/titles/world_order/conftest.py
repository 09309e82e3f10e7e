"""Every story of World Order ends with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.titles.world_order.summit import Summit


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Look at every table that a story has laid, once the story is told."""
    Summit.laid_tables.clear()
    yield
    for table in Summit.laid_tables:
        table.settled()
