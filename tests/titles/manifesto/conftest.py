"""Every story of Manifesto ends with nothing pending and all cards accounted for."""

from collections.abc import Iterator

import pytest

from tests.titles.manifesto.congress import Congress


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> Iterator[None]:
    """Check every table that a story has set up, once the story is over."""
    Congress.laid.clear()
    yield
    for table in Congress.laid:
        table.settled()
