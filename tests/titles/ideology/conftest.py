"""Every story of Ideology ends with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.titles.ideology.summit import Summit


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Look at every table that a story has laid, once the story is told."""
    Summit.laid.clear()
    yield
    for table in Summit.laid:
        table.settled()
