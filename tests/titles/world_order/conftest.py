"""Every story of World Order ends with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.titles.world_order.summit import Summit


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Check every table that a story has set up, once the story is over."""
    Summit.laid_tables.clear()
    yield
    for table in Summit.laid_tables:
        table.settled()
