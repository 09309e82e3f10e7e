"""Every story of Manifesto ends with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.titles.manifesto.congress import Congress


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Look at every table that a story has laid, once the story is told."""
    Congress.laid.clear()
    yield
    for table in Congress.laid:
        table.settled()
